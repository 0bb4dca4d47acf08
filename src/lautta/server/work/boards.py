"""Slow work on boards: checking one, making one from a seed, and the next steps of laying one."""

from collections.abc import Mapping
from typing import Any

import msgspec

from lautta.core.boards import BoardError, NoBoard
from lautta.core.chance import Chooser
from lautta.core.game import Game
from lautta.core.laying import LayingError
from lautta.core.problems import Problem as BoardProblem
from lautta.server.messages.laying import LayRequest
from lautta.server.problem import Problem
from lautta.server.table.laying import laid_of


def checked(game: Game, data: Mapping[str, Any]) -> BoardError | list[BoardProblem]:
    """The errors of a board; if there are none, hints for people."""
    try:
        game.load_board(data)
    except BoardError as error:
        return error
    return list(game.boards.warnings(data)) if game.boards.warnings else []


def generated(game: Game, seed: int, players: int) -> dict[str, Any]:
    """The data of a board made from a seed; raises Problem."""
    assert game.boards.make
    try:
        return dict(game.boards.make(seed, players))
    except NoBoard:
        raise Problem("no-board-found", seed=seed, players=players) from None


def laid(game: Game, request: LayRequest) -> Mapping[str, Any]:
    """How the laying of a board goes on; raises Problem."""
    chooser = None if request.suggest is None else Chooser(request.suggest, 0)
    laying = laid_of(game).begin(request.players, request.size, ())
    try:
        for piece in request.laid:
            laying.step(laying.step_of(msgspec.to_builtins(piece)))
        return laying.stand(msgspec.to_builtins(request.tile), chooser)
    except LayingError as error:
        raise Problem("bad-laying", number=len(laying.entries()), reason=error.reason, why=str(error)) from None
    except ValueError as error:
        raise Problem("malformed", text=str(error)) from None
