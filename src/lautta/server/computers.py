"""Computer players at tables: they are given the view of their own seat, think in a thread, and answer a code."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from lautta import players
from lautta.core.game import Game, GameState
from lautta.players import NoSense, NoSuchPlayer, Player
from lautta.server.errors import where

THREADS = 2
log = logging.getLogger(__name__)
T = TypeVar("T")


def levels(game: Game) -> list[str]:
    """The kinds of computer player that can play a game."""
    return [kind.name for kind in players.kinds() if kind.name != "sense" or game.sense is not None]


class Computers:
    """The threads that computer players think in."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="computer")

    def close(self) -> None:
        """Think no more; a thought under way is finished and dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Other work that takes a while, such as a line that somebody tries."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    async def choose(self, player: Player, view: GameState, seat: int) -> int:
        """What a player chooses for its seat; a player that fails is replaced for this once by chance."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, _choose, player, view, seat)


def sit_down(level: str) -> Player:
    """A new player of a level; one that is known no more plays at random."""
    try:
        return players.make(level, secrets.randbits(32))
    except NoSuchPlayer:
        log.warning("no computer player %s any more; random plays in its place", level)
        return players.make("random", secrets.randbits(32))


def _choose(player: Player, view: GameState, seat: int) -> int:
    legal = view.legal(seat)
    try:
        code = player.choose(view.copy(), seat)
    except NoSense:
        return secrets.choice(legal)
    except Exception as error:
        log.error("a computer player failed: %s", where(error))
        return secrets.choice(legal)
    return code if code in legal else secrets.choice(legal)
