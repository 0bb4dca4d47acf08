"""What is told of a board that the players of a table lay."""

from lautta.server.messages import LaidPiece, TableLaying
from lautta.server.table.laying import laying_of
from lautta.server.table.positions import Setup
from lautta.server.table.state import Standing


def laying_as_told(setup: Setup, standing: Standing) -> TableLaying | None:
    """What everybody is told of it, until the game begins."""
    if standing.lay is None or standing.here is not None:
        return None
    entries = laying_of(setup, standing).entries()
    laid = zip(standing.laid or (), entries, strict=True)
    return TableLaying(standing.lay.size, [LaidPiece(seat=piece.seat, **entry) for piece, entry in laid])
