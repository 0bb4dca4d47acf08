"""Who sits at a table and who looks at it, as each guest is told. Kept until somebody comes or goes."""

from msgspec import UNSET

from lautta.server.messages.seats import SeatInfo
from lautta.server.table.live_table import LiveTable
from lautta.server.table.seating import Seating
from lautta.server.view.members import Members, members


class PeopleView:
    """The people of a table, seated as they were after one of its events, and who looks at it now."""

    def __init__(self, table: LiveTable, seating: Seating) -> None:
        self._table, self._seating, self._comings = table, seating, table.comings
        guests = [one.guest for one in seating.seats if one.guest is not None]
        self._many = {guest for guest in guests if guests.count(guest) > 1}
        self._told: dict[str | None, Members] = {}
        self.for_all = members({
            "host_name": self.host_name(),
            "locked": seating.locked,
            "listed": seating.listed,
            "watchers": table.watchers,
        })  # fmt: skip

    def still(self, seating: Seating) -> bool:
        """Is this still who is there?"""
        return self._seating is seating and self._comings == self._table.comings

    def host_name(self) -> str:
        """The name of the host in their seat."""
        seating = self._seating
        return next((one.name for one in seating.seats if one.guest and one.guest == seating.host), "")

    def seats(self, guest: str | None) -> list[SeatInfo]:
        """Who sits where, as a guest (None: a stranger) is told."""
        return [
            SeatInfo(
                name=one.name,
                kind=one.kind,
                level=UNSET if one.level is None else one.level,
                away=UNSET if one.away is None else one.away,
                mine=guest is not None and one.guest == guest,
                shared=one.kind == "person" and one.guest in self._many,
                online=one.kind == "person" and self._table.looks(one.guest),
                gone=one.gone,
            )
            for one in self._seating.seats
        ]

    def for_guest(self, guest: str | None) -> Members:
        """What a guest is told of the people."""
        if guest not in self._told:
            mine = self._seating.of(guest)
            self._told[guest] = members({
                "seats": self.seats(guest),
                "my_seats": mine,
                "host": guest is not None and guest == self._seating.host,
                "invite": self._table.invite if mine else None,
            })  # fmt: skip
        return self._told[guest]
