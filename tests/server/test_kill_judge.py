"""The judge of `bench.kill` finds what it is there for: whatever is lost, done twice, or done by two owners."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.server.stores import database, written

from bench import postgresql
from bench.kill import WATCH, Diary, Entry, Faults, Friends, Known, Plan, Row, Step, compare, count, judge
from bench.kill import Answer as Told
from lautta.server.storage.databases import open_store

TABLE = "k2m"
EVENTS = [Row(TABLE, 1, None, None), Row(TABLE, 2, 0, "key 1"), Row(TABLE, 3, 1, "key 2"), Row(TABLE, 4, None, None)]
NOTES = [Row(TABLE, 1, 0, "key 3"), Row(TABLE, 2, 0, "key 4")]
ACKNOWLEDGED = {
    "key 1": Entry(2, "action", 0, "go 1"),
    "key 2": Entry(3, "action", 1, "go 2"),
    "key 3": Entry(4, "take-back", 0),
}


def friends(acknowledged: dict[str, Entry]) -> Friends:
    one = Friends(0, [1], Faults())
    one.tables[TABLE] = Diary(acknowledged=acknowledged)
    return one


def found(
    events: Sequence[Row] = EVENTS, notes: Sequence[Row] = NOTES, acknowledged: dict[str, Entry] = ACKNOWLEDGED
) -> tuple[int, int, int]:
    """How much was lost, doubled, and done by two owners."""
    faults = Faults()
    judge([friends(acknowledged)], events, notes, faults)
    return len(faults.lost), len(faults.doubled), len(faults.two_owners)


def without(number: int) -> list[Row]:
    return [row for row in EVENTS if row.number != number]


def test_where_nothing_is_wrong_nothing_is_found() -> None:
    assert found() == (0, 0, 0)
    assert found([*EVENTS, *(row._replace(table="x7p") for row in EVENTS)]) == (0, 0, 0)  # a key counts at its table
    assert found([*EVENTS, Row(TABLE, 5, 0, "not acknowledged")]) == (0, 0, 0)


def test_planted_in_events() -> None:
    for events, expected in (
        (without(1), (1, 0, 0)),  # a gap at the beginning
        (without(4), (0, 0, 0)),  # nobody was told of the last event
        (without(2), (2, 0, 0)),  # a gap, and what was acknowledged there
        (EVENTS[:2], (1, 0, 0)),  # the end with what was acknowledged
        ([], (2, 0, 0)),
        ([*EVENTS, EVENTS[3]._replace(number=6)], (1, 0, 0)),
        ([*EVENTS, EVENTS[3]], (1, 0, 0)),  # a number twice
        ([*EVENTS, EVENTS[1]._replace(number=5)], (0, 1, 1)),  # done again: and where it was said to be, is unsure
        ([*without(2), EVENTS[1]._replace(key="another")], (0, 0, 1)),  # another event stands in its place
        ([*EVENTS[:1], EVENTS[1]._replace(number=3), EVENTS[2]._replace(number=2), EVENTS[3]], (0, 0, 2)),
    ):
        assert found(events) == expected


def test_planted_in_notes() -> None:
    for notes, expected in (
        (NOTES[:1], (0, 0, 0)),
        (NOTES[1:], (1, 0, 0)),
        ([], (1, 0, 0)),
        ([*NOTES, NOTES[1]._replace(number=3)], (0, 1, 0)),
        ([*NOTES, NOTES[1]._replace(number=3, seat=1)], (0, 0, 0)),  # keys are each seat's own
        ([NOTES[0]._replace(table="x7p"), NOTES[1]], (1, 0, 0)),
    ):
        assert found(notes=notes) == expected


def told(log: Sequence[Entry] = (), steps: Sequence[str] | None = None, done: bool = False, number: int = 5) -> Told:
    plan = None if steps is None else Plan(tuple(Step(step) for step in steps), done)
    return Told(number=number, log=tuple(Entry(i + 1, "x", None) for i in range(5)) + tuple(log), plan=plan)


def test_plans() -> None:
    for known, now, fine in (
        (Known(5, ["a", "b"], False), told(steps=["a", "b"]), True),
        (Known(5, ["a", "b"], False), told(steps=["a"]), False),
        (Known(5, ["a"], False), told(steps=["a", "a"]), False),
        (Known(5, ["a"], False), told(steps=["a"], done=True), False),
        (Known(5, ["a"], True), told([Entry(6, "action", 0, "a")], number=6), True),
        (Known(5, ["a"], True), told(number=6), False),
        (Known(5, ["a", "b"], True), told([Entry(6, "action", 0, "a")], number=6), False),
        (Known(5, ["a"], False), told([Entry(6, "action", 1, "a")], steps=["a"], number=6), True),
        (Known(5, ["a"], False), told(steps=["a"], number=4), False),
        (Known(5, [], False), told(), True),
    ):
        faults = Faults()
        compare(TABLE, 0, known, now, faults)
        assert (not faults.lost) == fine


INSERTED = f"""
INSERT INTO tables (id, game, board, options, rules_version, seed, seed_hash, made_at, owner)
    VALUES ('{TABLE}', 'duel', 'small', '{{}}', 1, '', '', 1, %s);
SET application_name = 'lautta %s';
BEGIN;
INSERT INTO events (table_id, number, at, kind, told, to_move, redrawn)
    VALUES ('{TABLE}', 1, 1, 'start', '', 0, false);
UPDATE tables SET owner = %s;
COMMIT;
"""


@pytest.mark.postgresql
@pytest.mark.parametrize(
    ("before", "writes", "after", "strangers"),
    [
        ("one", "one", "one", 0),
        ("NULL", "one", "NULL", 1),
        ("other", "one", "other", 1),
        ("1000000", "one", "1000000", 1),  # a process that is gone
        ("one", "nobody", "one", 1),
        ("NULL", "one", "one", 0),  # as when a table is made: who owns it is asked at the end
        ("one", "one", "other", 1),
    ],
)
async def test_who_writes_at_a_table_of_another_is_found(
    tmp_path: Path, before: str, writes: str, after: str, strangers: int
) -> None:
    one, other = [await open_store(database(tmp_path / "a.db"), 1) for _ in range(2)]
    assert one.me and other.me
    where = written(database(tmp_path / "a.db"))
    await postgresql.told(where, WATCH)
    epochs, names = {"one": one.epoch, "other": other.epoch}, {"one": one.me.name}
    statements = INSERTED % (epochs.get(before, before), names.get(writes, writes), epochs.get(after, after))
    await postgresql.told(where, statements)
    faults = Faults()
    await count(where, [], faults)
    assert (len(faults.two_owners), faults.lost, faults.doubled) == (strangers, [], [])
    await one.close()
    await other.close()
