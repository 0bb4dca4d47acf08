"""Everything that a running server holds."""

from collections.abc import Mapping
from pathlib import Path

from lautta.core import registry
from lautta.core.game import Game
from lautta.server.problem import Problem
from lautta.server.runtime.boards import Boards
from lautta.server.runtime.codes import Codes
from lautta.server.runtime.computers import Computers
from lautta.server.runtime.guests import Guests
from lautta.server.runtime.known import KnownGames
from lautta.server.runtime.loading import Loading
from lautta.server.runtime.registry import TableRegistry
from lautta.server.runtime.timekeeping import Clock
from lautta.server.storage.store import Store
from lautta.server.work.door import Door, open_door
from lautta.server.work.kept import Kept


def all_games() -> dict[str, Game]:
    """The games that come with Lautta, those of other packages that can be played, and those that were registered."""
    return registry.games()


class Server:
    """The games, guests, boards and tables of one running server. `open` it; `close` it before the loop ends."""

    def __init__(
        self, store: Store, games: Mapping[str, Game], clock: Clock, door: Door, *, paced: bool = False
    ) -> None:
        self.store, self.games, self.clock, self.door = store, games, clock, door
        self.guests = Guests(store)
        self.thoughts = Kept(door)
        self.known = KnownGames(self.thoughts, self.game)
        self.boards = Boards(store, door)
        self.codes = Codes()
        self.tables = TableRegistry(
            store,
            self.boards,
            Computers(door, paced=paced),
            clock,
            Loading(store, self.boards, clock, self.game, self.known),
        )

    @classmethod
    async def open(
        cls,
        path: Path,
        games: Mapping[str, Game] | None = None,
        clock: Clock | None = None,
        workers: int | None = None,
        paced: bool = False,
    ) -> "Server":
        """The server over a database; computer players go on where they were. All times come from the clock.

        Heavy work is done by this many `workers`: `open_door` says what None and 0 mean, and what it raises. `paced`:
        opponents that are persons take their time over decisions while people look on.
        """
        games = all_games() if games is None else games
        door = open_door(workers, games)
        server = cls(await Store.open(path), games, clock or Clock(), door, paced=paced)
        await door.open()
        server.tables.start()
        return server

    async def close(self) -> None:
        """Stop all tables and close the database."""
        await self.tables.close()
        await self.door.close()
        await self.store.close()

    def now(self) -> int:
        """What time it is, in milliseconds since 1970."""
        return self.clock.now()

    def game(self, name: str) -> Game:
        """A game by its name; raises Problem."""
        if name not in self.games:
            raise Problem("no-such-game", game=name)
        return self.games[name]
