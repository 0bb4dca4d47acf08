"""The position, declared: the fields of its record, in the order of its text, and the options that it keeps."""

from lautta.core import fields
from lautta.core.fields import SECRET, Seen
from lautta.core.game.values import Option
from lautta.core.observation import OUT
from lautta.games.amsterdam.state import MOST_COUNTED, MOST_TURNS, NONE, NOT_SEEN, OVER, PHASES, SEATS, TURN

OPTIONS = (
    Option("bonus_ties", ("dense", "skip"), "bonus_ties"),
    Option("reshuffle", ("when_needed", "at_once"), "reshuffle"),
)


FIELDS: tuple[fields.Field, ...] = (
    fields.Generator("chance"),
    fields.Number("seats", least=2, most=SEATS),
    fields.Turn("turn", most=MOST_TURNS),
    fields.Number("shown", most=MOST_COUNTED),
    fields.Name("phase", PHASES, default=TURN),
    fields.Seat("seat", SEATS),
    fields.Seats("chosen", SEATS),
    fields.Row("row", "kinds", none=NONE, length="row"),
    fields.Counts("deck", "kinds", derived=True, seen=SECRET),
    fields.Number("deck_size", derived=True),
    fields.Counts("discard", "kinds"),
    fields.Number("discard_size", derived=True),
    fields.Counts("paid", "kinds"),
    fields.Number("resets", most=MOST_COUNTED, observed=OUT),
    fields.Number("reshuffles", most=MOST_COUNTED, observed=OUT),
    fields.Marks("pool", "contracts", derived=True, seen=SECRET),
    fields.Number("pool_size", derived=True),
    fields.Row("returned", "contracts", none=NOT_SEEN, used="returned_count", length="contracts",
               seen=Seen(by="returned_by")),
    fields.Row("returned_by", fields.Seat("", SEATS, none=NOT_SEEN), used="returned_count", length="contracts"),
    fields.Marks("free", "routes", derived=True),
    fields.Number("tokens", derived=True, most="b.tokens"),
    fields.Number("passes", most="s.seats"),
    fields.Seat("trigger", SEATS, none=NONE),
    fields.Number("last_turns", most="s.seats"),
    fields.Each("players", "player", "seats", (
        fields.Counts("hand", "kinds", seen=SECRET),
        fields.Counts("known", "kinds"),
        fields.Number("hand_size", derived=True),
        fields.Marks("routes", "routes"),
        fields.Marks("barred", "routes", derived=True),
        fields.Marks("contracts", "contracts", seen=Seen(unless=f"s.phase == {OVER}")),
        fields.Number("contract_count", derived=True),
        fields.Marks("offer", "contracts", seen=SECRET),
        fields.Number("offered", derived=True),
        fields.Number("carts", derived=True),
        fields.Number("tokens", derived=True, most="b.tokens"),
        fields.Number("points", derived=True),
        fields.Number("completed", derived=True),
        fields.Number("contract_points", derived=True),
        fields.Number("bonus_points", derived=True),
    )),
    fields.Seats("winners", SEATS, derived=True),
)  # fmt: skip
