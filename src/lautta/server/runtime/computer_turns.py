"""The computer players of one table: the first one that has to decide thinks, one at a time."""

import asyncio
import logging
from collections.abc import Callable
from hashlib import blake2b
from time import monotonic

from lautta.server.problem import where
from lautta.server.runtime.computers import Computers
from lautta.server.table import laying
from lautta.server.table.commands import ComputerChoice
from lautta.server.table.live_table import LiveTable

log = logging.getLogger(__name__)


class ComputerTurns:
    """Lets the computer players of a table think; `chosen` is told what they chose, at once where nobody looks on.

    They get views with recall, which go to workers and to nobody else: what people are sent is made in
    `lautta.server.view`, which knows no such views.
    """

    def __init__(
        self, table: LiveTable, computers: Computers,
        chosen: Callable[[ComputerChoice], None], watched: Callable[[], bool],
    ) -> None:  # fmt: skip
        self._table, self._computers, self._chosen, self._watched = table, computers, chosen, watched
        self._task: asyncio.Task[None] | None = None
        self._notes: dict[tuple[int, str], bytes] = {}  # what computer players note for later, by seat and level

    @property
    def next_seat(self) -> int | None:
        """The first seat that has to decide and is played by a computer player."""
        table_state = self._table.log.last
        seats = () if table_state.paused else range(table_state.to_move.bit_length())
        return next(
            (one for one in seats if table_state.to_move >> one & 1 and not table_state.seating.seats[one].here), None
        )

    def wake(self) -> None:
        """Let the first computer player that has to decide think, unless one is thinking."""
        seat = self.next_seat
        if seat is not None and not self._task:
            table_state = self._table.log.last
            level = table_state.seating.computer(seat) or ""
            self._task = asyncio.create_task(self._think(seat, level, table_state.changed))

    def stop(self) -> None:
        """Stop thinking."""
        if self._task:
            self._task.cancel()

    def still_asked(self, choice: ComputerChoice) -> bool:
        """Is it still that seat's decision, and a computer player's, with nothing done in the game meanwhile?"""
        seat, table_state = choice.seat, self._table.log.last
        plays = (
            table_state.to_move >> seat & 1
            and table_state.seating.computer(seat) is not None
            and not table_state.paused
        )
        return bool(choice.changed == table_state.changed and plays)

    @property
    def _guest(self) -> str:
        """The guest to charge for this table's computers: its host, so that guests take turns, not tables. Tables
        without people share one turn.
        """
        seating = self._table.seating
        return seating.host or "" if seating.people else ""

    @property
    def _seed(self) -> int | None:
        """In the game of a day computers answer the same to everybody who does the same; 32 bits of a hash of the seed
        tell them nothing of it.
        """
        of_day, seed = self._table.log.last.day, self._table.setup.seed
        return int.from_bytes(blake2b(seed, digest_size=4, person=b"day").digest()) if of_day else None

    async def _think(self, seat: int, level: str, changed: int) -> None:
        try:
            code = await self._decide(seat, level)
        except Exception as error:
            told = {"table": self._table.id, "seat": seat, "where": where(error)}
            log.error("table %(table)s: seat %(seat)d cannot think: %(where)s", told)
        else:
            self._chosen(ComputerChoice(seat, code, changed))
        finally:
            self._task = None

    async def _decide(self, seat: int, level: str) -> int | str:
        table = self._table
        if table.status == "laying":
            game, laid = table.setup.game, laying.laid_so_far(table)
            piece = await self._computers.suggest(table.id, game, laid, self._guest)
            return piece if piece and laying.may_be_laid(table, piece) else laying.anything(table)
        state = table.outlook(seat).state if table.plans(seat) else table.positions.at(table.log.here)
        view, begun = state.view(seat, recall=True), monotonic()
        found = await self._computers.choose(
            table.id, view, seat, level, self._guest, self._notes.get((seat, level), b""), self._seed
        )
        self._notes[seat, level] = found.notes
        if self._watched():
            await asyncio.sleep(begun + self._computers.pause(view, seat, level) - monotonic())
        return found.code
