"""The people and spectators of a table, as each guest sees them. Cached until somebody comes or goes."""

from lautta.server.messages.seats import SeatInfo, host_name, seat_infos
from lautta.server.table.live_table import LiveTable
from lautta.server.table.seating import Seating
from lautta.server.view.members import Members, members


class PeopleView:
    """The people of a table, seated as they were after one of its events, and who looks at it now."""

    def __init__(self, table: LiveTable, seating: Seating) -> None:
        self._table, self._seating, self._comings = table, seating, table.comings
        self._told: dict[str | None, Members] = {}
        self.for_all = members({
            "host_name": self.host_name(),
            "locked": seating.locked,
            "listed": seating.listed,
            "programs": seating.programs,
            "watchers": table.watchers,
        })  # fmt: skip

    def still(self, seating: Seating) -> bool:
        """Is this still who is there?"""
        return self._seating is seating and self._comings == self._table.comings

    def seats(self, guest: str | None) -> list[SeatInfo]:
        """The seats as a guest (None: a stranger) sees them."""
        return seat_infos(self._seating, guest, self._table.looks)

    def host_name(self) -> str:
        """The name of the host in their seat."""
        return host_name(self._seating)

    def for_guest(self, guest: str | None) -> Members:
        """The people as a guest sees them."""
        if guest not in self._told:
            mine = self._seating.of(guest)
            self._told[guest] = members({
                "seats": self.seats(guest),
                "my_seats": mine,
                "host": guest is not None and guest == self._seating.host,
                "invite": self._table.invite if mine else None,
            })  # fmt: skip
        return self._told[guest]
