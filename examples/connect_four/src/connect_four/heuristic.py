"""How the computer player *sense* rates a column: win, stop the opponent from winning, stay in the middle."""

from lautta.core.game import GameState


def weigh(view: GameState, seat: int) -> dict[int, float]:
    """The worth of each legal action of a seat, by its code."""
    return {code: worth(view.resample(seat, 0), seat, code) for code in view.legal(seat)}


def worth(state: GameState, seat: int, code: int) -> float:
    state.apply(code, seat)
    lost = any(wins(state.copy(), 1 - seat, answer) for answer in state.legal(1 - seat))
    return 100 * state.scores[seat] - 10 * lost - abs(code - 3)


def wins(state: GameState, seat: int, code: int) -> bool:
    state.apply(code, seat)
    return state.scores[seat] > 0
