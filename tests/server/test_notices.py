"""What people are told with the page closed follows from a table's events, whatever is played, said or taken back."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.duel.game import GAME as DUEL
from tests.server.tables import (
    act_at_random,
    amsterdam,
    do,
    note,
    roads,
    settle,
    state,
    table_of,
    tigris,
    waiting_table,
)

from lautta.core.game import Game
from lautta.server.messages.notifications import Preferences, Quiet
from lautta.server.notifications.messages import About, message_of
from lautta.server.notifications.preferences import LONGEST_QUIET, Wishes
from lautta.server.problem import Problem
from lautta.server.table import commands, moves
from lautta.server.table.ahead import PLANNED
from lautta.server.table.live_table import LiveTable
from lautta.server.table.notices import AHEAD, HOUR, Notice, Past, notices, to_move, warned_before
from lautta.server.table.pace import DaysPace, LivePace
from lautta.words import LANGUAGES, Words

GAMES = {"amsterdam": amsterdam, "tigris": tigris, "roads": roads, "duel": lambda: DUEL}
DAY = 24 * HOUR
PEOPLE = {0: "anna", 1: "ben"}
GROUP = "a group"


def pending(table: LiveTable) -> dict[tuple[str, str], Notice]:
    """What is still to be told if nothing has been sent yet."""
    found: dict[tuple[str, str], Notice] = {}
    for before, event, after in zip([None, *table.log.states], table.log.events, table.log.states, strict=False):
        for one in notices(before, replace(after, group=GROUP), event):
            if isinstance(one, Past):
                found.pop((one.receiver, one.kind), None)
            else:
                assert one.number == event.number and one.due >= event.at
                found[one.receiver, one.kind] = one
    return found


def played(game: Game, seed: int, steps: int) -> Iterator[LiveTable]:
    """A table by the day after each of some random events: moves, talk, undo, and somebody who leaves."""
    chance = Random(seed)
    table = table_of(game, seed, seats=2, people=PEOPLE, pace=DaysPace(2))
    now = 1
    for _ in range(steps):
        yield table
        if table.status != "playing":
            return
        now += chance.randrange(HOUR)
        chosen = chance.random()
        seat = chance.choice(state(table).to_move or [0])
        try:
            if chosen < 0.08:
                do(table, seat, commands.Chat(None, None, "a word"), now)
            elif chosen < 0.16:
                do(table, seat, commands.Undo(None, table.log.number), now)
            elif chosen < 0.165:
                do(table, seat, commands.Concede(None, None), now)
            else:
                act_at_random(table, chance)
        except (Problem, AssertionError):
            continue
    yield table


@pytest.mark.parametrize("name", GAMES)
def test_exactly_those_who_are_to_move_are_to_be_told_so(name: str) -> None:
    for seed in range(3):
        for table in played(GAMES[name](), seed, 60):
            told = pending(table)
            assert {receiver for receiver, kind in told if kind == "turn" and receiver != GROUP} == set(
                to_move(table.log.last)
            )
            warned = {receiver for receiver, kind in told if kind == "time"}
            assert warned == set(to_move(table.log.last))
            clock = table.log.last.clock
            for one in told.values():
                assert one.kind != "time" or (clock and one.until and one.until >= (clock.deadline or 0))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_told_but_names_the_game_and_hours(name: str, language: str) -> None:
    """So nothing hidden can be: what is told of a table is the same wherever its game stands."""
    words, names = Words(language, strict=True), ("Anna", "Ben")
    for kind in ("turn", "time", "invited", "begun", "group", "over", "chat"):
        for group in (None, "Kerho"):
            if group and kind in ("time", "invited", "chat"):
                continue
            about = About(kind, "a-table", 7, name, names, names[:1], HOUR * 5)  # type: ignore[arg-type]
            message = message_of([about], words, "https://example.org", 0, group)
            text = f"{message.title} {message.text}"
            title = words.say(f"{name}-title") if words.knows(f"{name}-title") else name
            bare = text.replace(title, "").replace("Anna", "").replace("Ben", "").replace("Kerho", "")
            assert all(not letter.isdigit() for letter in bare.replace("5", "", 1))
            assert message.link == "https://example.org/#/table/a-table"
    several = message_of([about, about], words, "", 0)
    assert several.link == "/" and several.table is None


def test_a_live_table_tells_nobody() -> None:
    table = table_of(DUEL, 1, seats=2, people=PEOPLE, pace=LivePace(10))
    act_at_random(table, Random(1))
    assert pending(table) == {}


@pytest.mark.parametrize("people", [{0: "anna"}, {0: "anna", 1: "anna"}])
def test_who_plays_alone_is_told_nothing(people: Any) -> None:
    table = table_of(DUEL, 1, seats=2, people=people, pace=DaysPace(3))
    assert pending(table) == {}


def test_those_who_wait_are_told_that_it_begins_and_a_group_that_there_is_a_table() -> None:
    table = waiting_table(tigris(), 1, ["person", "open"], DaysPace(3))
    assert [one.kind for one in pending(table).values()] == ["group"]
    joined = moves.event_for(table, viewer("ben"), commands.Join(None, None, "Ben", None, "an invite"), 5)
    assert joined is not None
    note(table, joined)
    while following := moves.following(table, 6):
        note(table, following)
    kinds = {key: one.kind for key, one in pending(table).items()}
    assert sorted(kind for receiver, kind in kinds if receiver == "anna") in (["begun"], ["time", "turn"])
    assert ("ben", "begun") not in kinds


def test_of_a_chat_that_goes_on_is_told_after_a_minute() -> None:
    table = table_of(DUEL, 1, seats=2, people=PEOPLE, pace=DaysPace(3))
    dues = []
    for at in (100, 130, 159, 160, 200, 290):
        do(table, 0, commands.Chat(None, None, "a word"), at * 1000)
        dues.append(pending(table)["ben", "chat"].due // 1000)
    assert dues == [160, 160, 160, 220, 220, 350]


def viewer(guest: str) -> Any:
    from lautta.server.table.viewers import Viewer

    return Viewer(guest, None)


# when


def test_a_warning_of_time_never_comes_in_quiet_hours_and_never_late() -> None:
    chance = Random(5)
    for _ in range(2000):
        lasts = chance.randrange(1, LONGEST_QUIET + 1)
        begins = chance.randrange(1440)
        zone = chance.choice(("UTC", "Europe/Helsinki", "America/New_York", "Asia/Kolkata"))
        wishes = Wishes(Preferences(quiet=Quiet(begins, (begins + lasts) % 1440), zone=zone))
        days = chance.choice((1, 2, 7))
        began = 1_790_000_000_000 + chance.randrange(300 * DAY)
        until = began + days * DAY
        due = max(until - warned_before(days * DAY) - AHEAD, began)
        at, held, looked = due, False, due
        while (at := wishes.when("time", looked, due, until, held)) is not None and at > looked:  # type: ignore[assignment]
            due, held, looked = at, True, at
        assert looked <= until - HOUR
        assert wishes._quiet_at(looked) is None
        assert looked >= began


def test_a_holiday_holds_back_turns_and_a_digest_all_but_time() -> None:
    wishes = Wishes(Preferences(holiday=DAY, digest=18 * 60))
    assert wishes.when("turn", 5, 5, None, False) == DAY
    assert wishes.when("over", 5, 5, None, False) == 18 * HOUR
    assert wishes.when("over", 18 * HOUR, 18 * HOUR, None, True) == 18 * HOUR
    assert wishes.when("chat", 5, 5, None, False) is None


def test_who_did_nothing_themselves_is_told_that_it_is_over() -> None:
    table = table_of(DUEL, 1, seats=2, people=PEOPLE, pace=DaysPace(2))
    settle(table, 1 + 3 * DAY)
    assert table.status == "over" and table.last.kind == "timeout"
    assert {who for who, kind in pending(table) if kind == "over"} == {"anna", "ben", GROUP}
    table = table_of(DUEL, 1, seats=2, people=PEOPLE, pace=DaysPace(2))
    while table.status == "playing":
        act_at_random(table, Random(1))
    before, after = table.log.states[-2:]
    by_hand, planned = (
        [one.receiver for one in notices(before, after, replace(table.last, change=change)) if one.kind == "over"]
        for change in (None, PLANNED.packed())
    )
    assert len(by_hand) == 1 and sorted(planned) == ["anna", "ben"]
