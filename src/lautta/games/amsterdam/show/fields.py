"""The position text: which parts of the record it has, in order."""

from lautta.core import fields
from lautta.games.amsterdam.show import clients
from lautta.games.amsterdam.state import NONE, NOT_SEEN, SEATS, TURN, State


class Phase(fields.Name):
    """The decision to be made; a position text that does not say means a turn."""

    def clear(self, record: State) -> None:
        record.phase = TURN


FIELDS: tuple[fields.Field, ...] = (
    fields.Generator("chance"),
    fields.Number("seats"),
    fields.Turn("turn"),
    fields.Number("shown"),
    Phase("phase", clients.PHASES),
    fields.Seat("seat", SEATS),
    fields.Seats("chosen", SEATS),
    fields.Row("row", "kinds", none=NONE, length="row"),
    fields.Counts("deck", "kinds", derived=True),
    fields.Number("deck_size", derived=True),
    fields.Counts("discard", "kinds"),
    fields.Number("discard_size", derived=True),
    fields.Counts("paid", "kinds"),
    fields.Number("resets"),
    fields.Number("reshuffles"),
    fields.Marks("pool", "contracts", derived=True),
    fields.Number("pool_size", derived=True),
    fields.Row("returned", "contracts", none=NOT_SEEN, used="returned_count"),
    fields.SeatRow("returned_by", SEATS, none=NOT_SEEN, used="returned_count"),
    fields.Marks("free", "routes", derived=True),
    fields.Number("tokens", derived=True),
    fields.Number("passes"),
    fields.Seat("trigger", SEATS, none=NONE),
    fields.Number("last_turns"),
    fields.Each("players", "player", "seats", (
        fields.Counts("hand", "kinds"),
        fields.Counts("known", "kinds"),
        fields.Number("hand_size", derived=True),
        fields.Marks("routes", "routes"),
        fields.Marks("barred", "routes", derived=True),
        fields.Marks("contracts", "contracts"),
        fields.Number("contract_count", derived=True),
        fields.Marks("offer", "contracts"),
        fields.Number("offered", derived=True),
        fields.Number("carts", derived=True),
        fields.Number("tokens", derived=True),
        fields.Number("points", derived=True),
        fields.Number("completed", derived=True),
        fields.Number("contract_points", derived=True),
        fields.Number("bonus_points", derived=True),
    )),
    fields.Seats("winners", SEATS, derived=True),
)  # fmt: skip
