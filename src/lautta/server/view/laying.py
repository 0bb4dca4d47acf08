"""Views of a board that the players of a table are laying."""

from lautta.server.messages.laying import LaidPiece, TableLaying
from lautta.server.table.laying import laying_of
from lautta.server.table.positions import Setup
from lautta.server.table.state import TableState


def laying_as_told(setup: Setup, table_state: TableState) -> TableLaying | None:
    """The public view of it, until the game begins."""
    if table_state.lay is None or table_state.here is not None:
        return None
    entries = laying_of(setup, table_state).entries()
    laid = zip(table_state.laid or (), entries, strict=True)
    return TableLaying(table_state.lay.size, [LaidPiece(seat=piece.seat, **entry) for piece, entry in laid])
