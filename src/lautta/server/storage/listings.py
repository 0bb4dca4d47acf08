"""People and terms of a table, for strangers: kept in its row, so that lists load no table."""

from msgspec import Struct

from lautta.server.messages.seats import SeatInfo, host_name, seat_infos
from lautta.server.table.pace import Pace
from lautta.server.table.state import TableState


class Listing(Struct, frozen=True, omit_defaults=True):
    """A table that others may join: seats, pace, advice, whether programs may join, and the `size` of a board that the
    players will lay.
    """

    seats: list[SeatInfo]
    host_name: str = ""
    locked: bool = False
    clock: Pace | None = None
    advice: bool = False
    size: int | None = None
    programs: bool = False


def listing_of(table_state: TableState) -> Listing:
    """A table's offer as it stands."""
    seating, lay = table_state.seating, table_state.lay
    seats = seat_infos(seating, None, lambda _: False)
    size = lay.size if lay and table_state.here is None else None
    return Listing(seats, host_name(seating), seating.locked, table_state.pace, seating.advice, size, seating.programs)
