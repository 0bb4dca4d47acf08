"""What is worth doing, by a view alone."""

from lautta.core.game import GameState


def weigh(view: GameState, seat: int) -> dict[int, float]:
    """The worth of each legal action."""
    return {code: 0.0 for code in view.legal(seat)}
