"""Tables in the middle of a game: written into the server's database as the server itself would write them.

There is no public way to begin a game in its middle. A table can go on from a position text, though, when newer rules
come out; this is how the position gets there.
"""

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Route, expect
from tests.page.visitor import Visitor

import lautta
from lautta.core.game import GameState, seed_bytes
from lautta.server.storage.sqlite import insert
from lautta.server.storage.store import event_row
from lautta.server.storage.table_rows import rows_of
from lautta.server.table import moves
from lautta.server.table.events import Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.log import EventLog
from lautta.server.table.names import new_id
from lautta.server.table.opening import opened
from lautta.server.table.pace import Pace
from lautta.server.table.pending import PendingEvent
from lautta.server.table.positions import Setup
from lautta.server.table.seating import Change, Sitting
from lautta.server.table.story import told

Choose = Callable[[GameState], tuple[int, int] | None]  # the seat that acts next and the code of its action
NAMES = ("Otto", "Ida", "Emil", "Vellamo")
SEED = bytes([1]) * 32  # of a deal of Amsterdam in which a route can be built at once

AT_ONCE = 40  # actions in a request
# What is done where it is legal; else anything.
WANTED = {"amsterdam": ["keep", "row"], "tigris": ["support", "place"], "roads": ["home", "agree", "done"]}
REFUSALS = {
    "amsterdam": {"reason": "pair-closed", "chapter": "routes"},
    "tigris": {"reason": "leader-no-temple", "chapter": "leaders"},
    "roads": {"reason": "moved-goods", "chapter": "loading"},
}


def all_is_refused(me: Visitor, game: str) -> None:
    """Whatever I do from now on the server refuses by the same rule."""
    error = {"code": "refused", "message": "", "detail": REFUSALS[game]}
    me.page.route("**/actions", lambda route: route.fulfill(status=409, json={"error": error}))


@contextmanager
def held(me: Visitor, path: str = "**/actions") -> Iterator[list[Route]]:
    """Requests of mine that wait, usually those to act; in the end they come through, and so do all after them."""
    requests: list[Route] = []
    waiting = True

    def hold(route: Route) -> None:
        if waiting:
            requests.append(route)
        else:
            route.continue_()

    me.page.route(path, hold)
    yield requests
    waiting = False
    for route in requests:
        route.continue_()
    me.page.unroute(path, hold)


def known(visitor: Visitor, name: str) -> Sitting:
    """A seat for somebody who has become a guest of that name."""
    return Sitting("person", name, visitor.sign_in(name))


def computer(name: str, level: str = "sense") -> Sitting:
    """A seat for a computer player."""
    return Sitting("computer", name, level=level)


def played(me: Visitor, game: str, acts: int) -> Visitor:
    """At a table that I locked, unlocked and filled up with a computer; I have acted so often, and it is my turn."""
    chance = Random(7)
    me.sign_in("Anna")
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    table = f"tables/{me.ask('tables', {'game': game, 'seats': seats})['id']}"
    for act in ("lock", "unlock", "fill"):
        me.ask(f"{table}/host", {"act": act})
    done = 0
    while True:
        now = me.ask(table)
        if not now["legal"]:
            time.sleep(0.02)  # until the computer has acted
            continue
        if done == acts:
            break
        name = next((each for each in WANTED[game] if each in now["legal"]), None) or chance.choice([*now["legal"]])
        action = " ".join([name, *map(str, chance.choice(now["legal"][name]))])
        try:
            me.ask(f"{table}/actions", {"action": action, "seen": now["number"], "key": f"act {now['number']}"})
            done += 1
        except AssertionError as refused:
            assert "stale" in str(refused)  # the computer was faster: look again
    me.go(table.partition("/")[2])
    expect(me.log.last).to_be_attached()
    return me


def played_alone(me: Visitor, board: str, actions: list[str]) -> str:
    """A game of Roads & Boats alone, as far as these actions lead; answers its table."""
    seats = [{"kind": "person", "name": "Anna"}]
    table = str(me.ask("tables", {"game": "roads", "board": board, "seats": seats})["id"])
    for first in range(0, len(actions), AT_ONCE):
        seen = me.ask(f"tables/{table}")["number"]
        part = actions[first : first + AT_ONCE]
        me.ask(f"tables/{table}/actions", {"action": part, "seen": seen, "key": f"from {first}"})
    return table


def drawn(game: str, players: int) -> Iterator[tuple[int, str]]:
    """A game drawn at random from its start to its end: who does what."""
    chance, state = Random(game), lautta.game(game).new(players, seed=SEED)
    while not state.over:
        seat, *_ = state.to_move
        action = chance.choice(state.actions(seat)).text
        yield seat, action
        state.apply(action, seat)


def near_its_end(me: Visitor, game: str, players: int, left: int) -> str:
    """A game in which at least so many actions are left, in my turn; answers its table."""
    whole = list(drawn(game, players))
    while whole[-left][0] != 0:
        left += 1
    seats = [known(me, "Anna"), *(computer(name) for name in NAMES[: players - 1])]
    return prepare(me.database, game, None, seats, played=[action for _, action in whole[:-left]])


def finished(me: Visitor, game: str, players: int = 2) -> str:
    """A game with computers of which I have done the last action; answers its table."""
    *before, (last, action) = drawn(game, players)
    seats = [computer(name) for name in NAMES[:players]]
    seats[last] = known(me, "Anna")
    table = prepare(me.database, game, None, seats, played=[action for _, action in before])
    me.ask(f"tables/{table}/actions", {"action": action, "seen": len(before) + 1, "key": "the last"})
    return table


def prepare(
    database: Path,
    game: str,
    position: str | None,
    seats: Sequence[Sitting],
    pace: Pace | None = None,
    began_s: float = 0,
    played: Sequence[str] = (),
    listed: bool = False,
    **options: str,
) -> str:
    """A table of a game that stands as a position text says, and began so many seconds ago; answers its name.

    Without a position it began as games do. `played` has been done since by those whose turn it was. What stands as a
    position says was played by older rules, for all that the server knows, so that no other line can be tried there.
    """
    rules, now = lautta.game(game), int(time.time() * 1000)
    there = rules.from_text(position) if position else rules.new(len(seats), seed=1, options=options)
    setup = Setup(rules, there.board, rules.read_options(options), len(seats), bytes(32) if position else SEED)
    table = begun(setup, seats, now - int(began_s * 1000), pace=pace, listed=listed)
    written = rows_of(table)
    events = []
    if position:
        mask = sum(1 << seat for seat in there.to_move)
        said, version = told("server-log-start"), rules.rules.version
        events.append(Event(2, now, "rules", said, mask, action=there.text(), to=version))
        table.log.add(events[0])
    for action in played:
        state = table.positions.at(table.log.here)
        events.append(act(table, state.to_move[0], state.space.parse(action), now))
    with closing(sqlite3.connect(database)) as connection:
        insert(connection, [*written, *(event_row(table.id, event) for event in events)])
    return table.id


def recorded(
    database: Path,
    game: str,
    seats: Sequence[Sitting],
    choose: Choose,
    seed: int,
    board: str | None = None,
) -> str:
    """A table with the whole log of a game in which nobody plans: its name.

    The game stops where `choose` answers None.
    """
    rules, now = lautta.game(game), int(time.time() * 1000)
    setup = Setup(rules, rules.board(board), rules.read_options({}), len(seats), seed_bytes(seed))
    table = begun(setup, seats, now)
    while chosen := choose(table.positions.at(table.log.here)):
        act(table, *chosen, now)
    with closing(sqlite3.connect(database)) as connection:
        insert(connection, rows_of(table))
    return table.id


def begun(setup: Setup, seats: Sequence[Sitting], when: int, **how: Any) -> LiveTable:
    """A table that was opened then, by the first person who sits there."""
    host = next(seat.guest for seat in seats if seat.guest)
    table = LiveTable(new_id(), setup, setup.game.rules.version, EventLog([]), new_id())
    table.log.add(opened(table, Change(dict(enumerate(seats)), host=host, **how), when).event)
    return table


def act(table: LiveTable, seat: int, code: int, when: int) -> Event:
    """What comes of an action there."""
    done = moves.event_for_choice(table, seat, code, when)
    assert isinstance(done, PendingEvent)
    table.log.add(done.event)
    return done.event
