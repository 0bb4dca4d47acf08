"""Verifying a game that is over: its game file is replayed from the published seed, for the people who played it."""

from hashlib import sha256

from lautta.core.boards import LoadedBoard
from lautta.core.game import Game, GameState
from lautta.core.game_files import GameFile, final_key, result_line
from lautta.core.reasons import IllegalAction, MalformedAction
from lautta.server.messages.results import Check


def verify(text: str, game: Game, board: LoadedBoard, seed_hash: str) -> Check:
    """Replay a game file with the rules of a game on a board, and compare everything that it claims."""
    file = GameFile.parse(text)
    seed = file.seed or b""
    state = game.new(file.players, seed, board, game.kept_options(file.options))
    trouble = None if sha256(seed).hexdigest() == seed_hash else "the seed is not the one whose hash was published"
    done = 0
    try:
        for step in file.steps:
            _step(state, step.seat, step.action, step.branch)
            done += 1
    except (IllegalAction, MalformedAction) as error:
        trouble = trouble or str(error)
    if final_key(state) != file.final or result_line(state) != file.result:
        trouble = trouble or "the game ended otherwise"
    return Check(trouble is None, done, seed.hex(), seed_hash, final_key(state), trouble)


def _step(state: GameState, seat: int, action: str, branch: int) -> None:
    if branch:
        state.redraw(branch)
    else:
        state.apply(action, seat)
