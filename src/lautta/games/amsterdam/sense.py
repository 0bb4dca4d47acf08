"""What is worth doing, by a view alone."""

from lautta.core.game import GameState


def weigh(view: GameState, seat: int) -> dict[int, float]:
    """The worth of each legal action."""
    return dict.fromkeys(view.legal(seat), 0.0)
