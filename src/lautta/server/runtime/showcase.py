"""The best games that come along with games, as tables to look at: they are made when somebody asks, and kept nowhere.

Nobody sits there, so nobody can do anything there; for the rest they are tables like others whose games are over.
"""

from collections.abc import Callable

from msgspec import msgpack

from lautta.core.boards import LoadedBoard
from lautta.core.game import Game
from lautta.server.messages.comparing import KnownGame
from lautta.server.problem import Problem
from lautta.server.table import moves
from lautta.server.table.events import Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.log import EventLog
from lautta.server.table.positions import Setup
from lautta.server.table.seating import Change, Sitting
from lautta.server.work import jobs
from lautta.server.work.cache import CachedExecutor
from lautta.server.work.comparing import Known, KnownSteps, known

SOLVER = "solver"
FOUND_WITHIN = 15.0  # seconds
WHEN = 0  # when it was played: nobody knows


def table_of(game: Game, board: LoadedBoard) -> str:
    """The name of the table of the best game known on a board; no other table is called like this."""
    return f"{SOLVER}-{game.name}-{board.name}"


class Showcase:
    """Finds them, and makes tables of them; `game` finds a game by its name, or raises Problem."""

    def __init__(self, thoughts: CachedExecutor, game: Callable[[str], Game]) -> None:
        self._thoughts, self._game = thoughts, game
        self._found: dict[tuple[str, str], KnownGame | None] = {}  # by game and board

    async def find(self, game: Game, board: LoadedBoard) -> KnownGame | None:
        """The best game that comes along with a board, once it is verified; None where there is none.

        Lists of results wait for it: compiled rules replay it at once, as that takes some milliseconds and only once.
        """
        if game.alone is None or board.name not in game.boards.names:
            return None
        key = game.name, board.name
        if key not in self._found:
            found = (
                known(game, board)
                if game.engine.compiled
                else msgpack.decode(await self._work("known", game, board), type=Known | None)
            )
            self._found[key] = (
                KnownGame(table_of(game, board), found.points, found.rules, found.options) if found else None
            )
        return self._found[key]

    def has(self, name: str) -> bool:
        """Could this be the name of such a table?"""
        return name.startswith(f"{SOLVER}-")

    async def table(self, name: str) -> LiveTable | None:
        """The table with a name, if it is that of such a game; raises Problem."""
        solver, _, rest = name.partition("-")
        game_name, _, board_name = rest.partition("-")
        if solver != SOLVER or not board_name:
            return None
        try:
            game = self._game(game_name)
        except Problem:
            return None
        if board_name not in game.boards.names:
            return None
        board = game.board(board_name)
        if await self.find(game, board) is None:
            return None
        steps = msgpack.decode(await self._work("known/steps", game, board), type=KnownSteps)
        return table_from(name, game, board, steps)

    async def _work(self, kind: str, game: Game, board: LoadedBoard) -> bytes:
        return await self._thoughts.work(jobs.Job(kind, game.name, jobs.packed_board(game, board), b"", FOUND_WITHIN))


def table_from(name: str, game: Game, board: LoadedBoard, found: KnownSteps) -> LiveTable:
    """A table whose events are the steps of a game."""
    setup = Setup(game, board, found.options, 1, found.seed)
    table = LiveTable(name, setup, found.rules, EventLog([]))
    seats = Change({0: Sitting("computer", level=SOLVER)}, host=None)
    table.log.add(moves.start(table, WHEN, seats).event)
    for number, step in enumerate(found.steps, 2):
        table.log.add(Event(number, WHEN, "action", step.told, step.to_move, seat=0, action=step.action))
    for kept in found.kept:
        table.positions.restore(kept.actions + 1, kept.layout, kept.data, kept.text)
    return table
