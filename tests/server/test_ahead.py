"""Turns planned ahead: what is played when its turn comes, what cuts it, and that nobody else sees any of it."""

import itertools
import json
from random import Random
from typing import Any

import pytest
from tests.server.careful import ALL, Careful
from tests.server.serving import Guest, Serving, hear
from tests.server.tables import (
    act_at_random,
    amsterdam,
    do,
    legal,
    note,
    player,
    reloaded,
    say,
    settle,
    state,
    table_of,
    tigris,
    undo,
)

from lautta.core.game import Game
from lautta.server.problem import Problem
from lautta.server.table import commands, moves
from lautta.server.table.ahead import ahead_of
from lautta.server.table.clocks import DAY
from lautta.server.table.live_table import LiveTable
from lautta.server.table.notes import Note
from lautta.server.table.pace import DaysPace, LivePace
from lautta.server.table.pending import Batch
from lautta.server.table.repeats import done_before
from lautta.server.table.story import read_told
from lautta.server.table.turns import Ahead, PlannedAction, PlannedTurn, Sentence
from lautta.server.table.viewers import NOBODY
from lautta.server.view.game_file import game_file
from lautta.server.view.table_view import TableView

SERVED: dict[str, Any] = {"games": ALL}
GUEST = Careful
DAYS = DaysPace(3)
_keys = map(str, itertools.count())


def day_table(game: Game, seed: int = 1, seats: int = 2, people: tuple[int, ...] = (0, 1)) -> LiveTable:
    """A table by the day at which the first turn has come."""
    table = table_of(game, seed, seats, people, DAYS)
    while len(state(table).to_move) > 1 or "keep" in str(legal(table, state(table).to_move[0])):
        act_at_random(table, Random(seed))
    return table


def turn(*actions: str, others: list[Sentence] | None = None) -> PlannedTurn:
    told = tuple(PlannedAction(action) for action in actions)
    return PlannedTurn(told, None if others is None else tuple(others))


def ahead(table: LiveTable, seat: int, *turns: PlannedTurn) -> None:
    pending = moves.event_for(table, player(table, seat), commands.Ahead(next(_keys), None, turns), 1)
    assert isinstance(pending, Batch) and not pending.events
    note(table, pending)
    settle(table)


def left(table: LiveTable, seat: int) -> Ahead:
    return ahead_of(table, seat) or Ahead()


def done(table: LiveTable, after: int) -> list[tuple[int | None, str | None, bool]]:
    """The actions after an event, each with whether it was planned ahead."""
    view = TableView(table, table.log.number)
    entries = [view.entry(event.number, event.seat) for event in table.log.events[after:] if event.kind == "action"]
    return [(entry.seat, str(entry.action), entry.planned is True) for entry in entries]


def heard(table: LiveTable, seat: int, number: int) -> Sentence:
    said = json.loads(bytes(read_told(table.log.events[number - 1].told).of(seat)))[0]
    return Sentence(said["key"], said["args"])


def waits(table: LiveTable) -> tuple[int, int]:
    """The seat that is to move, and the one that waits."""
    (mover,) = state(table).to_move
    return mover, 1 - mover


def swaps(table: LiveTable, seat: int, many: int = 1) -> list[str]:
    """Swaps that a seat may do one after another in its next turn: actions that leave the board alone."""
    there, found = state(table).copy(), list[str]()
    while seat not in there.to_move:
        there.apply("pass", there.to_move[0])
    for _ in range(many):
        found.append(next(action.text for action in there.actions(seat) if action.text.startswith("swap")))
        there.apply(found[-1], seat)
    return found


def test_a_turn_is_played_when_it_comes_and_told_as_planned() -> None:
    table = day_table(tigris())
    mover, waiting = waits(table)
    one, two = swaps(table, waiting, 2)
    ahead(table, waiting, turn(one, two), turn("pass"))
    number = table.log.number
    say(table, mover, "pass")
    assert done(table, number) == [(mover, "pass", False), (waiting, one, True), (waiting, two, True)]
    assert state(table).to_move == (mover,) and left(table, waiting) == Ahead((turn("pass"),))
    (three,) = swaps(table, waiting)
    ahead(table, waiting, turn(three))
    say(table, mover, "pass")
    assert done(table, number)[-1] == (waiting, three, True)
    assert state(table).to_move == (waiting,) and left(table, waiting) == Ahead(), "the rest of the turn is the seat's"
    assert TableView(table, table.log.number).since(waiting) == 0, "all of this is new to who planned it"


def test_what_the_rules_refuse_cuts_it_and_only_its_seat_is_told() -> None:
    table = day_table(tigris())
    mover, waiting = waits(table)
    (swap,) = swaps(table, waiting)
    ahead(table, waiting, turn(swap, "withdraw trader"), turn("pass"))
    say(table, mover, "pass")
    cut = left(table, waiting).cut
    assert cut and (cut.why, cut.reason) == ("refused", "leader-not-on-board") and cut.chapter
    assert [[one.action for one in each.actions] for each in cut.rest] == [["withdraw trader"], ["pass"]]
    assert done(table, 1)[-1] == (waiting, swap, True) and state(table).to_move == (waiting,)
    assert not any(event.kind == "cut" for event in table.log.events)
    say(table, waiting, "pass")
    assert ahead_of(table, waiting) is None, "who has acted since needs to be told no more"


@pytest.mark.parametrize("kept", [True, False])
def test_a_turn_may_expect_what_the_others_do(kept: bool) -> None:
    table = day_table(tigris(), seed=3)
    mover, waiting = waits(table)
    passes = Sentence("tigris-log-pass", {"seat": mover, "you": 0})
    ahead(table, waiting, turn("pass", others=[passes]))
    number = table.log.number
    say(table, mover, *([] if kept else swaps(table, mover)), "pass")
    assert [one[2] for one in done(table, number)] == ([False, True] if kept else [False, False])
    cut = left(table, waiting).cut
    assert (cut is None) == kept
    if cut:
        assert (cut.why, cut.because) == ("others", number + 1)


def test_what_others_draw_is_not_part_of_what_they_do() -> None:
    """In Amsterdam a card that is turned up at random follows the sentence about the card that was taken."""
    table = day_table(amsterdam())
    mover, waiting = waits(table)
    before = table.log.number
    say(table, mover, "row 1", "deck")
    told = [heard(table, waiting, number) for number in (before + 1, before + 2)]
    assert [one.key for one in told] == ["amsterdam-log-row", "amsterdam-log-deck"]
    assert len(json.loads(bytes(read_told(table.log.events[before].told).of(waiting)))) > 1
    again = reloaded(table, table.log.events[:before])
    ahead(again, waiting, turn("deck", "deck", others=told))
    say(again, mover, "row 1", "deck")
    assert [one[:2] for one in done(again, before + 2)] == [(waiting, "deck")] * 2


def test_a_seat_that_is_to_move_plans_its_next_turn() -> None:
    table = day_table(tigris())
    mover, waiting = waits(table)
    ahead(table, mover, turn("pass"))
    number = table.log.number
    one, two = swaps(table, mover, 2)
    say(table, mover, one)
    assert left(table, mover).turns and state(table).to_move == (mover,)
    say(table, mover, two)
    say(table, waiting, "pass")
    assert done(table, number)[-1] == (mover, "pass", True)


def test_who_takes_something_back_thinks_again() -> None:
    table = day_table(tigris())
    mover, waiting = waits(table)
    say(table, mover, "pass")
    ahead(table, mover, turn("pass"))
    asked = undo(table, mover)
    if asked.kind == "ask":
        do(table, waiting, commands.Answer(next(_keys), None, asked.number, True))
    cut = left(table, mover).cut
    assert table.last.kind == "undo" and cut and cut.why == "changed" and state(table).to_move == (mover,)


def test_what_another_takes_back_does_not_matter_unless_it_was_expected() -> None:
    table = day_table(tigris())
    mover, waiting = waits(table)
    ahead(table, waiting, turn("pass", others=[Sentence("tigris-log-pass", {"seat": mover, "you": 0})]), turn("pass"))
    place = next(action for action in legal(table, mover) if action.startswith("place"))
    say(table, mover, place)
    undo(table, mover)
    number = table.log.number
    say(table, mover, "pass")
    assert done(table, number) == [(mover, "pass", False), (waiting, "pass", True)]


def test_an_action_that_gives_others_the_turn_leaves_the_rest_for_later() -> None:
    table = day_table(tigris())
    mover, waiting = waits(table)
    ahead(table, waiting, turn("pass", "pass"))
    say(table, mover, "pass")
    assert left(table, waiting) == Ahead((turn("pass"),))
    ahead(table, waiting)
    say(table, mover, "pass")
    assert state(table).to_move == (waiting,), "what was dropped is not done"


def test_who_was_away_thinks_again() -> None:
    table = day_table(tigris(), seats=3, people=(0, 1, 2))
    (first,) = state(table).to_move
    second = (first + 1) % 3
    ahead(table, second, turn("pass"), turn("pass"))
    say(table, first, "pass")
    assert done(table, 1)[-1] == (second, "pass", True)
    third = 3 - first - second
    clock = table.log.last.clock
    assert clock and clock.deadline
    note(table, moves.following(table, clock.deadline + 1) or pytest.fail("nobody is out of time"))
    assert table.seating.seats[third].away == "timeout" and left(table, second).turns == (turn("pass"),)
    ahead_of_third = commands.Ahead("k", None, (turn("pass"),))
    with pytest.raises(Problem, match="seat-away"):
        moves.event_for(table, player(table, third), ahead_of_third, DAY)


@pytest.mark.parametrize(
    ("people", "pace", "code"),
    [((0,), DAYS, "no-turns-ahead"), ((0, 1), LivePace(10), "no-turns-ahead"), ((0, 1), None, None)],
)
def test_where_it_can_be_done(people: tuple[int, ...], pace: Any, code: str | None) -> None:
    table = table_of(tigris(), 1, 2, people, pace)
    command = commands.Ahead("k", None, (turn("pass"),))
    if code:
        with pytest.raises(Problem, match=code):
            moves.event_for(table, player(table, 0), command, 1)
    else:
        assert moves.event_for(table, player(table, 0), command, 1)
    assert moves.event_for(table, player(table, 0), commands.Ahead("k", None, ()), 1) is None


def test_what_is_no_action_is_refused_and_a_retry_is_known() -> None:
    table = day_table(tigris())
    _, waiting = waits(table)
    who = player(table, waiting)
    with pytest.raises(Problem, match="malformed-action"):
        moves.event_for(table, who, commands.Ahead("k", None, (turn("pass"), turn("fly"))), 1)
    command = commands.Ahead("k", None, (turn("pass"),))
    note(table, moves.event_for(table, who, command, 1) or pytest.fail("nothing"))
    assert isinstance(done_before(table, who, command), Note)
    for other in (commands.Ahead("k", None, ()), commands.StandingAnswer("k", None, None)):
        with pytest.raises(Problem, match="key-used"):
            done_before(table, who, other)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", [tigris, amsterdam])
def test_nothing_of_it_reaches_anybody_else(game: Any, seed: int) -> None:
    """What others are told, at every moment, is the same with a plan that waits as without; and a table that is loaded
    again from its events and notes stands as it did.
    """
    chance = Random(seed)
    table, notes = day_table(game(), seed, 3, (0, 1, 2)), list[Note]()
    mark = Sentence("a-secret", {"seat": 7_777_777})
    while len(table.log.events) < 40 and table.status == "playing":
        seat = chance.randrange(3)
        planned = [str(action) for action in chance.sample(legal(table, state(table).to_move[0]), 1)]
        expects = (mark,) if chance.random() < 0.3 else None
        turns = (PlannedTurn(tuple(PlannedAction(one, (mark,)) for one in planned), expects),) * chance.choice((1, 2))
        told = {viewer: _told(table, viewer) for viewer in (None, 0, 1, 2)}
        before = table.notes.place
        pending = moves.event_for(table, player(table, seat), commands.Ahead(next(_keys), None, turns), 1)
        assert isinstance(pending, Batch)
        note(table, pending)
        notes += pending.notes
        for viewer in {None, 0, 1, 2} - {seat}:
            assert _told(table, viewer) == told[viewer] and before < table.notes.place
        mover = chance.choice(state(table).to_move)
        note(table, moves.event_for(table, player(table, mover), _first(table, mover, chance), 1) or pytest.fail())
        while pending := moves.following(table, 1):
            notes += pending.notes if isinstance(pending, Batch) else ()
            note(table, pending)
        for viewer in (None, 0, 1, 2):
            seen = _told(table, viewer)
            if not (viewer is not None and ahead_of(table, viewer)):
                assert b"a-secret" not in seen and b"7777777" not in seen
        assert "a-secret" not in game_file(TableView(table, table.log.number), (seat + 1) % 3)
    again = reloaded(table, notes=notes)
    assert again.log.last.here and state(again).key() == state(table).key()
    assert [ahead_of(again, seat) for seat in range(3)] == [ahead_of(table, seat) for seat in range(3)]
    assert any(event.change and "planned" in event.change for event in table.log.events)


def _told(table: LiveTable, seat: int | None) -> bytes:
    who = NOBODY if seat is None else player(table, seat)
    return bytes(TableView(table, table.log.number).whole(who))


def _first(table: LiveTable, seat: int, chance: Random) -> commands.Action:
    return commands.Action(next(_keys), table.log.number, chance.choice(legal(table, seat)))


# over HTTP


@pytest.mark.each_store
async def test_planned_turns_are_kept_and_only_their_seat_is_sent_them(place: Serving, anna: Guest, ben: Guest) -> None:
    request: dict[str, Any] = {
        "game": "tigris",
        "seats": [{"kind": "person"}, {"kind": "open"}],
        "clock": {"kind": "days", "days": 2},
    }
    table = await anna.set_up(request)
    here, told = table["id"], dict[str, Any](turns=[{"actions": [{"action": "pass"}]}], key="mine")
    await anna.do(here, "ahead", 409, seen=0, **told)
    begun = await ben.do(here, "join", invite=table["invite"])
    first, second = (anna, ben) if begun["to_move"] == [0] else (ben, anna)
    seen = begun["number"]
    answer = await second.do(here, "ahead", seen=seen, **told)
    planned = {"turns": [{"actions": [{"action": "pass", "said": []}], "others": None}], "cut": None}
    assert answer["ahead"] == planned and answer["number"] == seen
    loaded = place.server.tables.loaded(here)
    assert loaded
    loaded.abandon()  # the table is loaded again
    assert (await first.table(here))["ahead"] is None and (await second.table(here))["ahead"] == planned
    assert (await second.do(here, "ahead", seen=seen, **told))["plan_number"] == answer["plan_number"]
    long = [{"action": "pass", "said": [{"key": "k" * 80}] * 4}] * 64
    for code, status, turns in (
        ("malformed-action", 400, [{"actions": [{"action": "fly"}]}]),
        ("malformed", 400, told["turns"] * 9),
        ("too-large", 413, [{"actions": long}]),
    ):
        refused = await second.do(here, "ahead", status, turns=turns, key="k", seen=seen)
        assert refused["error"]["code"] == code
    async with place.follows(first.token, here, seen) as socket:
        await hear(socket)
        await second.do(here, "ahead", seen=seen, turns=told["turns"], key="again")
        done = await first.act(here, "pass", seen)
        assert [(entry["kind"], entry["seat"], entry.get("planned")) for entry in done["entries"]] == [
            ("action", begun["to_move"][0], None), ("action", 1 - begun["to_move"][0], True),
        ]  # fmt: skip
        assert (await hear(socket))["number"] == seen + 1, "nothing was sent before"
    late = await second.do(here, "ahead", 409, turns=told["turns"], key="late", seen=seen)
    assert late["error"]["code"] == "stale"
    data = await second.get("/api/me/data")
    assert [one["kind"] for one in data["tables"][0]["notes"]] == ["ahead"] * 3
    assert (await first.get("/api/me/data"))["tables"][0]["notes"] == []
