"""Who sits where, what is asked, chats and clocks: folds of the events, whatever people do in whatever order."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.duel.game import GAME as DUEL
from tests.server.tables import amsterdam, note, reloaded, settle, state, waiting_table

from lautta.server.http.errors import STATUS
from lautta.server.problem import Problem
from lautta.server.storage.table_rows import head_of, renewed
from lautta.server.table import commands, moves, possible_undo
from lautta.server.table.clocks import DAY, TableClock
from lautta.server.table.events import Damaged, Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.log import EventLog
from lautta.server.table.pace import DaysPace, LivePace
from lautta.server.table.seating import Change, Seating, Sitting
from lautta.server.table.viewers import Viewer
from lautta.server.view.table_view import TableView

SEEDS = st.integers(0, 2**32)
GUESTS = ("anna", "ben", "carl", "dora")
PACES = (None, LivePace(1, 2), DaysPace(1), DaysPace(1, holidays=True))
SOMEBODY = st.tuples(st.sampled_from(GUESTS), st.none() | st.integers(0, 3))
LEVELS = st.none() | st.sampled_from(["random", "sense", "genius"])
HOSTS = st.sampled_from(["lock", "unlock", "list", "unlist", "fill", "remove", "computer"])
ACTS = st.one_of(
    st.builds(lambda seat, invite: commands.Join(None, None, "N", seat, invite), st.none() | st.integers(0, 4),
              st.sampled_from([None, "an invite", "wrong"])),
    st.builds(commands.Leave, st.none(), st.none()),
    st.builds(commands.Host, st.none(), st.none(), HOSTS, st.none() | st.integers(0, 4), LEVELS),
    st.builds(commands.Concede, st.none(), st.none()),
    st.builds(commands.Return, st.none(), st.none()),
    st.builds(commands.Holiday, st.none(), st.none(), st.sampled_from([0, DAY, 5 * DAY])),
    st.builds(commands.Chat, st.none(), st.none(), st.sampled_from(["Hello", " ", "x\ny"])),
    st.builds(commands.Answer, st.none(), st.none(), st.integers(0, 30), st.booleans()),
    st.builds(commands.Undo, st.none(), st.none()),
    st.builds(commands.Redo, st.none(), st.none()),
    st.just("act"), st.just("act"), st.just("act"), st.just("agree"), st.just("computer"), st.just("wait"),
)  # fmt: skip
PLAN = st.lists(st.tuples(SOMEBODY, ACTS, st.sampled_from([0, 1, 900, 40_000, DAY // 2])), max_size=40)


def perform(table: LiveTable, who: tuple[str, int | None], act: Any, now: int, chance: Random) -> str | None:
    """Do something if it is possible; answers the code of the problem if it is not."""
    settle(table, now)
    guest, seat = who
    try:
        viewer = Viewer(guest, None) if isinstance(act, commands.Join) else table.acting(guest, seat)
        if act in ("act", "computer"):
            act_somehow(table, viewer, act, now, chance)
        elif act != "wait":
            if act == "agree":
                act = commands.Answer(None, None, table.log.last.ask.number if table.log.last.ask else 0, True)
            if planned := moves.event_for(table, viewer, act, now):
                note(table, planned)
    except Problem as problem:
        return problem.code
    settle(table, now)
    return None


def act_somehow(table: LiveTable, who: Viewer, what: str, now: int, chance: Random) -> None:
    """An action of a computer player, or one that is legal for a person."""
    here = table.log.last.here
    if here is None or table.status == "over":
        raise Problem("not-started")
    if what == "computer":
        seats = [seat for seat in state(table).to_move if table.seating.computer(seat) is not None]
        if seats:
            note(table, moves.event_for_choice(table, seats[0], chance.choice(state(table).legal(seats[0])), now))
    elif who.seat is not None and who.seat in state(table).to_move:
        action = state(table).space.text(chance.choice(state(table).legal(who.seat)))
        planned = moves.event_for(table, who, commands.Action(None, None, action), now)
        assert planned
        note(table, planned)


def standing(line: EventLog, number: int) -> Any:
    one = line.state_after(number)
    return (one.seating, one.here and one.here.number, [step.number for step in one.undone], one.changed, one.to_move,
            one.ask, one.pace, one.clock, one.rematch, one.status, one.end, one.paused)  # fmt: skip


def play(plan: Any, seed: int, pace: Any, game: Any = DUEL, seats: int = 2) -> tuple[LiveTable, Counter[str]]:
    kinds = ["person", *["open"] * (seats - 1)]
    table, now, chance, problems = waiting_table(game, seed, kinds, pace), 10, Random(seed), Counter[str]()
    for who, act, later in plan:
        now += later
        problems[perform(table, who, act, now, chance) or "done"] += 1
    return table, problems


@settings(max_examples=60, deadline=None)
@given(plan=PLAN, seed=SEEDS, pace=st.sampled_from(PACES), large=st.booleans())
def test_a_table_is_the_fold_of_its_events(plan: Any, seed: int, pace: Any, large: bool) -> None:
    table, problems = play(plan, seed, pace, *((amsterdam(), 3) if large else (DUEL, 2)))
    assert set(problems) <= {*STATUS, "done"}
    again = reloaded(table)
    for number in range(1, table.log.number + 1):
        part = reloaded(table, table.log.events[:number])
        assert standing(part.log, number) == standing(again.log, number) == standing(table.log, number)
    if table.log.last.here:
        assert state(again) == state(table)
    for viewer in (*GUESTS, None):
        TableView(table, table.log.number).whole(table.viewer(viewer))


def row_left(table: LiveTable, seat: int, away: str | None) -> int | None:
    """With which event somebody went is told by the events alone."""
    return table.seating.seats[seat].left if away else None


@settings(max_examples=40, deadline=None)
@given(plan=PLAN, seed=SEEDS, pace=st.sampled_from(PACES))
def test_rows_by_which_tables_are_found_follow_the_events(plan: Any, seed: int, pace: Any) -> None:
    table, _ = play(plan, seed, pace)
    head, seats = {}, dict(enumerate(table.log.state_after(1).seating.seats))
    for before, after in zip(table.log.states, table.log.states[1:], strict=False):
        for row in renewed(table.id, before, after):
            if "seat" in row.key:
                values = row.values
                seats[row.key["seat"]] = Sitting(
                    values["kind"], values["name"], values["guest_id"], values["level"], values["away"],
                    row_left(table, row.key["seat"], values["away"]),
                )  # fmt: skip
            elif "status" in row.values:
                head = row.values
    assert tuple(seats[seat] for seat in sorted(seats)) == table.seating.seats
    assert not head or head == head_of(table.log.last)


@settings(max_examples=40, deadline=None)
@given(plan=PLAN, seed=SEEDS)
def test_steps_back_leave_seats_and_chats_alone(plan: Any, seed: int) -> None:
    table, _ = play(plan, seed, None)
    for before, event, after in zip(table.log.states, table.log.events[1:], table.log.states[1:], strict=False):
        if event.kind in ("undo", "redo", "action", "rules"):
            assert after.seating is before.seating and after.ask is None
        elif event.kind != "start":
            assert after.here is before.here and after.undone is before.undone
            assert after.to_move == (0 if after.end else before.to_move)
    said = [event.number for event in table.log.events if event.kind == "chat"]
    assert [
        entry.number for entry in TableView(table, table.log.number).entries(0, None) if entry.kind == "chat"
    ] == said


def table_that_is(what: str) -> LiveTable:
    """A table in one of its states; Anna is host, Ben sits there too unless it waits, Carl does not."""
    three = what == "away"  # a game for two would be over
    table = waiting_table(amsterdam() if three else DUEL, 1, ["person", "open", "computer"][: 2 + three], LivePace(5))
    chance = Random(1)
    if what in ("waiting", "closed", "locked"):
        act = {"closed": commands.Leave(None, None), "locked": commands.Host(None, None, "lock", None, None)}.get(what)
        if act:
            assert perform(table, ("anna", None), act, 2, chance) is None
        return table
    assert perform(table, ("ben", None), commands.Join(None, None, "Ben", None, "an invite"), 2, chance) is None
    if what == "away":
        assert perform(table, ("ben", None), commands.Concede(None, None), 3, chance) is None
    while what == "over" and state(table).to_move:
        for guest in ("anna", "ben"):
            perform(table, (guest, None), "act", 3, chance)
    if what == "asked":
        for guest in ("anna", "ben"):
            perform(table, (guest, None), "act", 3, chance)
        assert perform(table, ("anna", None), commands.Undo(None, None), 3, chance) is None
        assert table.log.last.ask
    return table


def host(what: Any, seat: int | None = None, level: str | None = None) -> commands.Host:
    return commands.Host(None, None, what, seat, level)


JOIN = commands.Join(None, None, "N", None, "an invite")
LEAVE, CONCEDE, RETURN = commands.Leave(None, None), commands.Concede(None, None), commands.Return(None, None)
CHAT, UNDO, REDO = commands.Chat(None, None, "Hello"), commands.Undo(None, None), commands.Redo(None, None)
PLAY, REMATCH = commands.Action(None, None, "play c99"), commands.Rematch(None, None, "another")
AGREE = commands.Answer(None, None, 6, True)
WAITING, PLAYING, AWAY, ASKED, OVER, CLOSED, LOCKED = "waiting", "playing", "away", "asked", "over", "closed", "locked"
STATES = (WAITING, PLAYING, AWAY, ASKED, OVER, CLOSED, LOCKED)
# by act: what Ben (or who is named) is answered in each of these states
MATRIX: list[tuple[str, Any, tuple[str | None, ...]]] = [
    ("ben", JOIN, (None, None, None, None, None, "table-closed", "table-locked")),
    ("carl", JOIN, (None, "not-waiting", "not-waiting", "not-waiting", "not-waiting", "table-closed", "table-locked")),
    ("ben", LEAVE, (None, "not-waiting", "not-waiting", "not-waiting", "not-waiting", None, None)),
    ("anna", LEAVE, (None, "not-waiting", "not-waiting", "not-waiting", "not-waiting", None, None)),
    ("anna", host("lock"), (None, "not-waiting", "not-waiting", "not-waiting", "game-over", "not-host", None)),
    ("anna", host("list"), (None, "not-waiting", "not-waiting", "not-waiting", "game-over", "not-host", None)),
    ("anna", host("fill"), (None, "not-waiting", "not-waiting", "not-waiting", "game-over", "not-host", None)),
    ("anna", host("remove", 1), (None, "still-here", None, "still-here", "game-over", "not-host", None)),
    ("anna", host("computer", 1), (None, "seat-taken", None, "seat-taken", "game-over", "not-host", None)),
    ("ben", host("lock"), ("not-host",) * 7),
    ("ben", CONCEDE, ("not-your-table", None, None, None, "game-over", "not-your-table", "not-your-table")),
    ("anna", CONCEDE, ("not-started", None, None, None, "game-over", "not-your-table", "not-started")),
    ("ben", RETURN, ("not-your-table", None, "gave-up", None, "game-over", "not-your-table", "not-your-table")),
    ("ben", CHAT, ("not-your-table", None, None, None, None, "not-your-table", "not-your-table")),
    ("anna", CHAT, (None, None, None, None, None, "not-your-table", None)),
    ("ben", AGREE, ("not-your-table", "no-ask", "no-ask", None, "no-ask", "not-your-table", "not-your-table")),
    ("ben", PLAY, ("not-your-table", "malformed-action", "seat-away", "malformed-action", "malformed-action",
                   "not-your-table", "not-your-table")),
    ("anna", PLAY, ("not-started", "malformed-action", "malformed-action", "malformed-action", "malformed-action",
                    "not-your-table", "not-started")),
    ("anna", UNDO, ("not-started", "nothing-to-undo", "nothing-to-undo", "ask-open", "nothing-to-undo",
                    "not-your-table", "not-started")),
    ("anna", REDO, ("not-started", "nothing-to-redo", "nothing-to-redo", "nothing-to-redo", "nothing-to-redo",
                    "not-your-table", "not-started")),
    ("anna", REMATCH, ("not-over", "not-over", "not-over", "not-over", None, "not-over", "not-over")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("guest", "act", "answers"), MATRIX, ids=lambda value: getattr(value, "act", type(value).__name__)
)
def test_every_state_against_every_act(guest: str, act: Any, answers: tuple[str | None, ...]) -> None:
    for what, wanted in zip(STATES, answers, strict=True):
        table = table_that_is(what)
        number = table.log.number
        assert perform(table, (guest, None), act, 4, Random(1)) == wanted, what
        assert wanted is None or table.log.number == number


def timed(
    pace: Any, plan: list[tuple[str, Any, int]], game: Any = DUEL, kinds: Sequence[str] = ("person", "open")
) -> LiveTable:
    """A duel of Anna and Ben (or another game) that started at 1000; acts at their times, each (guest, act, when)."""
    table = waiting_table(game, 3, kinds, pace)
    perform(table, ("ben", None), commands.Join(None, None, "Ben", None, "an invite"), 1000, Random(3))
    for guest, act, when in plan:
        assert perform(table, (guest, None), act, when, Random(3)) is None
    return table


def left(table: LiveTable, now: int) -> list[int]:
    clock = table.log.last.clock
    assert clock
    return clock.left_at(now)


def test_a_live_clock_runs_for_those_who_may_act() -> None:
    table = timed(LivePace(1, 2), [])
    clock = table.log.last.clock
    assert clock and (clock.running, clock.deadline) == (3, 61_000)
    assert left(table, 6000) == [55_000, 55_000]
    table = timed(LivePace(1, 2), [("anna", "act", 6000)])
    assert left(table, 6000) == [57_000, 55_000] and left(table, 16_000) == [57_000, 45_000]
    table = timed(LivePace(1, 2), [("anna", "act", 6000), ("anna", UNDO, 7000)])
    assert left(table, 7000) == [55_000, 54_000]  # what finishing the turn had added is gone
    table = timed(LivePace(1, 2), [("anna", "act", 6000), ("anna", UNDO, 7000), ("anna", REDO, 8000)])
    assert left(table, 8000) == [56_000, 53_000]
    table = timed(LivePace(1, 2), [("anna", "act", 6000), ("ben", CHAT, 7000), ("ben", "act", 9000)])
    assert left(table, 9000) == [57_000, 52_000]  # both may act at once again: his turn was handed to nobody
    assert left(table, 10_000) == [56_000, 51_000]


def test_taking_back_wins_no_time() -> None:
    plan = [("anna", what, 2000 + 10 * n) for n, what in enumerate(["act", UNDO] * 20)]
    table = timed(LivePace(1, 5), plan)
    assert left(table, 2390)[0] < 60_000
    for running in (0b01, 0b10):  # within a turn it costs nothing
        clock = TableClock(LivePace(1, 5), (40_000, 40_000), running, 1000)
        assert clock.after(1000, running, None, 0, {}).left == (40_000, 40_000)


def test_nobody_has_less_than_no_time() -> None:
    clock = TableClock(LivePace(1), (60_000, 30_000), 0b11, 1000)
    assert clock.left_at(41_000) == [20_000, 0] and clock.left_at(90_000) == [0, 0]
    clock = TableClock(LivePace(1, 5), (3000, 40_000), 0b10, 1000)  # less than a turn had added
    assert clock.after(1000, 0b01, None, 0, {}).left == (1, 40_000)


def test_running_out_of_time_and_coming_back() -> None:
    table = timed(LivePace(1), [("anna", "act", 2000)])
    settle(table, 60_999)
    assert table.last.kind == "action"
    settle(table, 61_000)
    assert (table.last.kind, table.last.seat) == ("timeout", 1) and table.seating.seats[1].away == "timeout"
    clock = table.log.last.clock
    assert clock and clock.running == 0 and clock.deadline is None
    assert perform(table, ("ben", None), RETURN, 70_000, Random(1)) == "game-over"
    late = timed(LivePace(1), [("anna", "act", 2000)])
    assert perform(late, ("ben", None), PLAY, 61_001, Random(1)) == "game-over"
    assert late.status == "over" and late.log.last.end == "time"
    both = timed(LivePace(1), [])
    settle(both, 61_000)
    assert [event.seat for event in both.log.events if event.kind == "timeout"] == [0]
    assert [one.away for one in both.seating.seats] == ["timeout"] * 2
    result = TableView(both, both.log.number).result()
    assert result and (result.winners, result.places, result.how) == ([], [1, 1], "time")
    table = timed(LivePace(1), [("anna", "act", 2000)], amsterdam(), ["person", "open", "computer"])
    settle(table, 61_000)
    assert (table.last.kind, table.last.seat) == ("timeout", 1) and table.status == "playing"
    assert perform(table, ("ben", None), RETURN, 70_000, Random(1)) is None
    assert left(table, 70_000)[:2] == [59_000, 30_000] and table.seating.seats[1].here
    settle(table, 100_000)
    assert (table.last.kind, table.last.seat) == ("timeout", 1)


def test_a_clock_by_the_day_begins_anew_for_each_move() -> None:
    table = timed(DaysPace(2), [("anna", "act", DAY), ("ben", "act", DAY + 5000)])
    assert left(table, DAY + 5000) == [2 * DAY, 2 * DAY]
    table = timed(DaysPace(2), [("anna", "act", DAY), ("anna", CHAT, DAY + 1)])
    assert left(table, DAY + 1) == [2 * DAY, DAY + 999]
    settle(table, 2 * DAY + 1000)
    assert table.last.kind == "timeout" and table.last.seat == 1
    three = timed(DaysPace(2), [("anna", "act", DAY)], amsterdam(), ["person", "open", "computer"])
    settle(three, 2 * DAY + 1000)
    assert perform(three, ("ben", None), RETURN, 3 * DAY, Random(1)) is None
    assert left(three, 3 * DAY)[1] == 2 * DAY


def test_the_time_a_server_was_away_is_given_back_to_live_clocks_only() -> None:
    for pace, gone in ((LivePace(1), True), (DaysPace(2), False)):
        table = timed(pace, [("anna", "act", 2000)])
        before, again = left(table, 2000), reloaded(table)
        planned = moves.resume(again, DAY)
        assert (planned is not None) == gone
        if planned:
            note(again, planned)
            assert left(again, DAY) == before
            assert standing(reloaded(again).log, again.log.number) == standing(again.log, again.log.number)
    assert moves.resume(waiting_table(DUEL, 3, ["person", "open"], LivePace(1)), 10) is None  # where no clock runs
    over = timed(LivePace(1), [])
    while state(over).to_move:
        for guest in ("anna", "ben"):
            perform(over, (guest, None), "act", 1100, Random(1))
    assert moves.resume(over, 10**9) is None and over.log.last.clock and over.log.last.clock.deadline is None


def test_who_comes_back_keeps_the_time_they_had_in_their_other_seats() -> None:
    table = timed(LivePace(1), [], amsterdam(), ["person", "open", "person", "open"])
    perform(table, ("carl", None), JOIN, 1000, Random(3))
    for who in (("anna", 0), ("ben", None), ("carl", None)):
        assert perform(table, who, "act", 2000, Random(3)) is None
    settle(table, 61_000)
    assert (table.last.kind, table.last.seat) == ("timeout", 2) and not table.seating.seats[0].here
    assert perform(table, ("anna", None), RETURN, 61_000, Random(3)) is None
    assert [left(table, 61_000)[seat] for seat in (0, 2)] == [59_000, 30_000]


def test_a_clock_by_the_day_begins_anew_after_another_took_a_turn_back() -> None:
    table = timed(DaysPace(1), [("anna", "act", 2000), ("ben", "act", 2000)], amsterdam())
    deck = commands.Action(None, table.log.number, "deck")
    for _ in range(2):
        assert perform(table, ("anna", None), deck, 3000, Random(3)) is None
    noon = 3000 + DAY // 2
    assert state(table).to_move == (1,) and left(table, noon)[1] == DAY // 2
    assert perform(table, ("anna", None), UNDO, noon, Random(3)) is None
    if table.log.last.ask:
        perform(table, ("ben", None), "agree", noon, Random(3))
    assert state(table).to_move == (0,)
    assert perform(table, ("anna", None), deck, noon, Random(3)) is None
    assert state(table).to_move == (1,) and left(table, noon)[1] == DAY


def test_nobody_who_was_removed_comes_in_again_though_others_were_removed_since() -> None:
    table = waiting_table(amsterdam(), 3, ["person", "open", "open"], None)
    for guest in ("ben", "carl"):
        assert perform(table, (guest, None), JOIN, 2, Random(1)) is None
        assert perform(table, ("anna", None), host("remove", 1), 3, Random(1)) is None
    assert [perform(table, (guest, None), JOIN, 4, Random(1)) for guest in ("ben", "carl")] == ["removed"] * 2


def test_the_host_stays_host_while_there_and_seats_are_kept_until_they_are_taken() -> None:
    ben, anna = Sitting("person", "Ben", "ben"), Sitting("person", "Anna", "anna")
    gone = msgspec.structs.replace(anna, away="timeout")
    assert Seating((ben, anna), host="anna").next_host() == "anna"
    assert Seating((ben, gone), host="anna").next_host() == "ben"
    assert Seating((gone,), host="anna").next_host() == "anna"
    seating = Seating((ben, Sitting("open", guest="ben"), Sitting("open", guest="carl")))
    assert seating.kept_for("ben") == [1] and seating.kept_for("dora") == seating.kept_for(None) == []


def test_a_table_is_open_to_all_while_a_seat_is_kept_for_nobody() -> None:
    table = waiting_table(DUEL, 3, ["person", "open"], None)
    assert perform(table, ("anna", None), host("list"), 2, Random(1)) is None
    assert head_of(table.log.last)["open"]
    kept = Change({1: Sitting("open", "Ben", "ben")}).packed()
    table.log.add(Event(table.log.number + 1, 2, "host", b"{}", 0, change=kept))
    assert not head_of(table.log.last)["open"]
    assert perform(table, ("anna", None), host("remove", 1), 2, Random(1)) is None
    assert table.seating.seats[1].guest is None
    assert perform(table, ("ben", None), JOIN, 3, Random(1)) is None and table.seating.seats[1].guest == "ben"


def test_the_first_to_leave_stays_last_though_removed_later() -> None:
    table = timed(LivePace(1), [], amsterdam(), ["person", "open", "open", "open"])
    for guest in ("carl", "dora"):
        perform(table, (guest, None), JOIN, 1000, Random(3))
    for guest in ("anna", "carl", "dora"):
        assert perform(table, (guest, None), "act", 2000, Random(3)) is None
    settle(table, 61_000)
    assert perform(table, ("carl", None), CONCEDE, 61_000, Random(3)) is None
    assert perform(table, ("anna", None), host("remove", 1), 61_000, Random(3)) is None
    assert perform(table, ("dora", None), CONCEDE, 61_000, Random(3)) is None
    assert perform(table, ("anna", None), CONCEDE, 61_000, Random(3)) is None
    found = TableView(table, table.log.number).result()
    assert found and found.left == [1, 2, 3, 0]


def test_all_others_must_agree() -> None:
    table = waiting_table(amsterdam(), 4, ["person", "open", "open", "open"], None)
    chance = Random(4)
    for guest in ("ben", "carl", "dora"):
        perform(table, (guest, None), JOIN, 2, chance)
    for guest in GUESTS:
        perform(table, (guest, None), "act", 3, chance)
    first = GUESTS[state(table).to_move[0]]
    perform(table, (first, None), "act", 4, chance)
    others = [guest for guest in GUESTS if guest != first]
    way = possible_undo.possible_undo(table.log, table.positions, table.log.number, GUESTS.index(first))
    assert way and way.redraw == way.consent
    perform(table, (others[0], None), UNDO, 5, chance)  # what it kept in the beginning: all others have acted since
    ask = table.log.last.ask
    assert ask and len(table.log.last.asked) == 3
    answers = [one for one in GUESTS if one != others[0]]
    for guest in answers[:-1]:
        assert perform(table, (guest, None), "agree", 6, chance) is None
        assert perform(table, (guest, None), "agree", 6, chance) is None  # said twice
    assert table.log.last.ask and table.log.last.asked == {GUESTS.index(answers[-1])}
    assert perform(table, (answers[-1], None), "agree", 6, chance) is None
    assert [event.kind for event in table.log.events][-4:] == ["answer", "answer", "answer", "undo"]
    assert table.log.last.ask is None


def test_who_sits_in_two_seats_agrees_once() -> None:
    table = waiting_table(amsterdam(), 4, ["person", "open", "open"], None)
    for seat in (1, 2):
        join = commands.Join(None, None, "Ben", seat, "an invite")
        assert perform(table, ("ben", None), join, 2, Random(4)) is None
    for who in (("anna", None), ("ben", 1), ("ben", 2)):
        assert perform(table, who, "act", 3, Random(4)) is None
    assert perform(table, ("anna", None), UNDO, 4, Random(4)) is None
    assert table.log.last.asked == {1, 2}
    assert perform(table, ("ben", 1), "agree", 5, Random(4)) is None
    assert table.last.kind == "undo" and table.log.last.ask is None


def test_an_ask_ends_when_who_asked_goes() -> None:
    table = waiting_table(amsterdam(), 4, ["person", "open", "open"], None)
    for guest in ("ben", "carl"):
        perform(table, (guest, None), JOIN, 2, Random(4))
    for guest in ("anna", "ben", "carl"):
        perform(table, (guest, None), "act", 3, Random(4))
    perform(table, ("anna", None), UNDO, 4, Random(4))
    assert table.log.last.ask
    perform(table, ("anna", None), CONCEDE, 5, Random(1))
    assert table.log.last.ask is None and table.last.kind == "concede" and table.status == "playing"


def test_events_that_cannot_follow() -> None:
    for event in (
        Event(2, 1, "action", b"", 1, seat=0, action="play c1"),
        Event(2, 1, "undo", b"", 1, seat=0, to=1),
        Event(2, 1, "chat", b"", 1, seat=0, change="{"),
        Event(3, 1, "chat", b"", 1),
    ):
        table = waiting_table(DUEL, 1, ["person", "open"], None)
        with pytest.raises(Damaged):
            table.log.add(event)
        assert table.log.number == 1
    table = table_that_is("playing")
    with pytest.raises(Damaged):  # a game begins once
        table.log.add(Event(table.log.number + 1, 1, "start", b"{}", 3))


def test_a_change_is_read_as_it_was_written() -> None:
    change = Change(
        {1: Sitting("person", "Åsa", "g", "sense", "timeout")}, "g", False, pace=LivePace(3, 4), left={0: 5}
    )
    line = EventLog([Event(1, 1, "open", b"{}", 0, change=Change(dict(enumerate([Sitting("open")] * 2))).packed())])
    line.add(Event(2, 1, "join", b"{}", 0, change=change.packed()))
    assert line.last.seating == Seating((Sitting("open"), change.seats[1]), "g", False, False)
    assert line.last.pace == LivePace(3, 4)
