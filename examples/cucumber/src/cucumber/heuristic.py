"""How the computer player *sense* rates a card: it keeps the low ones for the last trick."""

from lautta.core.game import GameState


def weigh(view: GameState, seat: int) -> dict[int, float]:
    """The worth of each legal action of a seat, by its code: the rank of the card."""
    return {code: float(code) for code in view.legal(seat)}
