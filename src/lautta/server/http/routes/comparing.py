"""The HTTP interface for looking at a game of one player beside another one."""

from collections.abc import Iterable
from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter
from msgspec import Raw

from lautta.server.http.bodies import ANSWER
from lautta.server.http.heavy import worked
from lautta.server.http.request_context import Request, guest_of, server_of, visited
from lautta.server.http.routes.best import usual_options
from lautta.server.messages.comparing import Comparable, Comparison
from lautta.server.problem import Problem
from lautta.server.runtime.days import first_open
from lautta.server.runtime.registry import OwnedElsewhere
from lautta.server.runtime.server import Server
from lautta.server.runtime.showcase import SOLVER
from lautta.server.table.history import path
from lautta.server.table.live_table import LiveTable
from lautta.server.view.game_file import game_file
from lautta.server.view.table_view import TableView
from lautta.server.work import jobs
from lautta.server.work.comparing import Compared, Side

COMPARED_WITHIN = 30.0  # seconds
MOST_COMPARED = 2000  # actions of a game
MOST_OTHERS = 10  # of people
QueryOther = Annotated[str | None, QueryParameter(max_length=80, description="The table of the other game.")]


@get("/tables/{table:str}/comparison", opt={ANSWER: Comparison})
async def show_comparison(request: Request, table: FromPath[str], other: QueryOther = None) -> Raw:
    """Look at a game that one player played to its end beside another one on the same board, by default the best one
    known: that of the solver, or one of people with the default options.

    Refused for games of more than 2,000 actions.
    """
    guest, server, (actor, _) = await guest_of(request), server_of(request), await visited(request, table)
    this = side_of(actor.view(), guest.id)
    others = await comparables(server, actor.table, guest.id)
    chosen = await found_side(server, actor.table, guest.id, [other] if other else [each.table for each in others])
    if other and chosen is None:
        raise Problem("not-comparable")
    ask = Compared(this, chosen, others)
    setup = actor.table.setup
    data = jobs.packed_board(setup.game, setup.board)
    return await worked(request, "compare", setup.game, data, ask, COMPARED_WITHIN, kept=True)


async def comparables(server: Server, table: LiveTable, guest: str) -> list[Comparable]:
    """The games for a guest to compare a game with, the best first, and of equal ones the solver's."""
    game, board = table.setup.game, table.setup.board
    known = await server.showcase.find(game, board)
    since = first_open(server.now())
    people = await server.store.best(game.name, board.name, 1, usual_options(game), MOST_OTHERS, guest, since)
    found = [Comparable(known.table, "", known.points, True)] if known else []
    found += [Comparable(row.table_id, row.name, row.score, False) for row in people]
    return sorted((each for each in found if each.table != table.id), key=lambda each: -each.points)


async def found_side(server: Server, table: LiveTable, guest: str, names: Iterable[str]) -> Side | None:
    """The first of these games that can be compared with that of a table; older ones may be of other rules."""
    for name in names:
        try:
            view = await found_view(server, name)
            side = side_of(view, guest)
        except Problem as problem:
            if problem.passes:
                raise
            continue
        if name != table.id and played_on(view.table) == played_on(table):
            return side
    return None


async def found_view(server: Server, name: str) -> TableView:
    """A table as it stands: a game that is over stands in the database as its owner has it. Raises Problem."""
    try:
        return (await server.tables.actor(name)).view()
    except OwnedElsewhere:
        return await server.peek(name)


def played_on(table: LiveTable) -> tuple[str, int]:
    """The game of a table, and the hash of its board."""
    return table.setup.game.name, table.setup.board.hash


def side_of(view: TableView, guest: str) -> Side:
    """A game as it is compared; raises Problem if it cannot be."""
    table = view.table
    setup, seat = table.setup, table.seating.seats[0]
    if setup.game.alone is None or setup.seats != 1:
        raise Problem("not-comparable")
    if not view.over or table.log.last.end:
        raise Problem("not-over")
    nodes = path(table.log.here)
    if not table.by_todays_rules:
        raise Problem("older-rules", number=table.log.number)
    numbers = [node.number for node in nodes if node.kind != "undo"]
    if len(numbers) > MOST_COMPARED:
        raise Problem("game-too-long", actions=len(numbers), most=MOST_COMPARED)
    (points,) = table.positions.at(table.log.here).scores
    of = Comparable(table.id, seat.name, points, seat.level == SOLVER)
    return Side(of, seat.guest == guest, game_file(view, None), numbers)


ROUTES = [show_comparison]
