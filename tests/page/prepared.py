"""Tables in the middle of a game: written into the server's database as the server itself would write them.

There is no public way to begin a game in its middle. A table can go on from a position text, though, when newer rules
come out; this is how the position gets there.
"""

import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

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
JOIN = """
async (name) => {
  const headers = {"content-type": "application/json"};
  const answer = await fetch("/api/guests", {method: "POST", headers, body: JSON.stringify({name})});
  const guest = await answer.json();
  localStorage.setItem("lautta-token", guest.token);
  return guest.guest;
}
"""


def known(visitor: Visitor, name: str) -> Sitting:
    """A seat for somebody who has become a guest of that name."""
    visitor.home()
    return Sitting("person", name, visitor.page.evaluate(JOIN, name))


def computer(name: str, level: str = "sense") -> Sitting:
    """A seat for a computer player."""
    return Sitting("computer", name, level=level)


def prepare(
    database: Path,
    game: str,
    position: str,
    seats: Sequence[Sitting],
    pace: Pace | None = None,
    began_s: float = 0,
    **options: str,
) -> str:
    """A table of a game that stands as a position text says, and began so many seconds ago; answers its name."""
    rules, now = lautta.game(game), int(time.time() * 1000)
    state = rules.from_text(position)
    board = state.board
    setup = Setup(rules, board, rules.read_options(options), len(seats), bytes(32))
    host = next(seat.guest for seat in seats if seat.guest)
    table = LiveTable(new_id(), setup, rules.rules.version, EventLog([]), new_id())
    table.log.add(opened(table, Change(dict(enumerate(seats)), host=host, pace=pace), now - int(began_s * 1000)).event)
    rows = rows_of(table)
    mask = sum(1 << seat for seat in state.to_move)
    event = Event(2, now, "rules", told("server-log-start"), mask, action=state.text(), to=rules.rules.version)
    with closing(sqlite3.connect(database)) as connection:
        insert(connection, [*rows, event_row(table.id, event)])
    return table.id


def played(
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
    host = next(seat.guest for seat in seats if seat.guest)
    table = LiveTable(new_id(), setup, rules.rules.version, EventLog([]), new_id())
    table.log.add(opened(table, Change(dict(enumerate(seats)), host=host), now).event)
    while chosen := choose(table.positions.at(table.log.here)):
        done = moves.choose(table, *chosen, now)
        assert isinstance(done, PendingEvent)
        table.log.add(done.event)
    earlier = [event_row(table.id, event) for event in table.log.events[:-1]]
    with closing(sqlite3.connect(database)) as connection:
        insert(connection, [*rows_of(table), *earlier])
    return table.id
