"""Python's door to `settler/`: a settler's next action, and playouts by settlers.

A settler has a strategy: what it builds in which order, and how much it keeps of each good. The usual one is that of
*sense*. Each decision starts from the position: the next building, the goods it needs, their carriers, the next step.
"""

import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

from lautta.core.game import GameState
from lautta.core.records import copy_to
from lautta.games.roads.players.settler.playouts import SETTLER, Room
from lautta.games.roads.players.settler.strategy import Strategy

TO_THE_END = 1000  # turns
_kept = threading.local()


def usual() -> Strategy:
    """The strategy of a settler who has no other."""
    strategy = Strategy()
    SETTLER.module.be_usual(strategy)
    return strategy


USUAL = usual()


def settlers_choice(view: GameState, seat: int, strategy: Strategy = USUAL) -> int:
    """The code of what a settler with a strategy does next."""
    room, board, record = own_room(), view.board.record, view.record
    copy_to(room.strategy[seat], strategy)
    done = SETTLER.module.choose(board, record, room, seat)
    return int(room.log.code[0]) if done else view.legal(seat)[0]


class Ending(NamedTuple):
    """How a game ended, or how it stands: the points of all seats, and in which turn, counted from 1."""

    points: list[int]
    turn: int


def played_out(view: GameState, strategies: Sequence[Strategy], draws: int, until: int = TO_THE_END) -> Ending:
    """What has become of a game when settlers with these strategies have played on to a turn, by default to the end.

    What mines give is drawn by a number from 1 on: the same number draws the same.
    """
    room, board, record = own_room(), view.board.record, view.record
    for seat, strategy in enumerate(strategies):
        copy_to(room.strategy[seat], strategy)
    SETTLER.module.play_out(board, record, room, draws, until)
    return Ending(list(room.points[: view.players]), int(room.position.turn) + 1)


def own_room() -> Any:
    """Room for settlers to think in, for this thread alone."""
    if not hasattr(_kept, "room"):
        _kept.room = Room()
    return _kept.room


def weigh(view: GameState, seat: int) -> dict[int, float]:
    """The worth of each legal action of a seat, from its view: 1 for what the settler does, 0 for all others."""
    choice = settlers_choice(view, seat)
    return {code: float(code == choice) for code in view.legal(seat)}
