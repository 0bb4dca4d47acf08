"""The position text: which parts of the record it has, in order."""

from lautta.core import fields
from lautta.games.roads.show import field_kinds, work_fields
from lautta.games.roads.state import NONE, PHASES, SEATS, STAGES

FIELDS: tuple[fields.Field, ...] = (
    fields.Generator("chance"),
    fields.Number("seats"),
    field_kinds.Turn("turn"),
    fields.Number("shown"),
    fields.Name("phase", PHASES),
    field_kinds.Stage("stage", STAGES),
    fields.Number("ordered"),
    fields.Number("may_call"),
    field_kinds.Pairs("rivals"),
    field_kinds.Pairs("met"),
    field_kinds.Pairs("vied"),
    fields.Number("at", derived=True),
    fields.Seats("waiting", SEATS),
    fields.Seats("leaving", SEATS),
    field_kinds.Order("row", 0),
    field_kinds.Order("chart", 1),
    field_kinds.Wonder("wonder"),
    fields.Number("neutral", derived=True),
    fields.Number("irrigated", derived=True),
    field_kinds.Goods("goods"),
    field_kinds.Moved("moved"),
    field_kinds.Buildings("buildings"),
    field_kinds.Roads(),
    field_kinds.Bridges(),
    field_kinds.Walls("walls"),
    work_fields.WorkField("work"),
    work_fields.OfferField("offer"),
    fields.Each("players", "player", "seats", (
        fields.Name("home", "banks", none=NONE),
        fields.Marks("research", "subjects"),
        fields.Number("bought"),
        fields.Number("dropped"),
        field_kinds.Refused("refused"),
        field_kinds.Transporters("transporters"),
        fields.Number("wealth", derived=True),
        fields.Number("points", derived=True),
    )),
    fields.Seats("winners", SEATS, derived=True),
)  # fmt: skip
