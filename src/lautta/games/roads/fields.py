"""The position, declared: the fields of its text, in order, and the options that the record keeps."""

from lautta.core import fields
from lautta.core.game.values import Option
from lautta.games.roads import field_kinds, work_fields
from lautta.games.roads.state import NONE, PHASES, SEATS, STAGES

OPTIONS = (
    Option("start_goods", ("scenario", "box"), "start_goods"),
    Option("short_game", ("no", "yes"), "short"),
    Option("loose_research", ("always", "unattended"), "loose_research"),
    Option("pairs_breed", ("on_a_tile", "on_a_bank"), "bank_breeding"),
    Option("laden_donkeys_breed", ("no", "yes"), "cargo_breeding"),
    Option("desert_bridges", ("no", "yes"), "desert_bridges"),
    Option("demolish_own_walls", ("no", "yes"), "own_walls"),
    Option("wonder_goods", ("carried_too", "tile_only"), "wonder_goods"),
    Option("wonder_banks", ("in_reach", "whole_tile"), "wonder_banks"),
    Option("steamers_to_rowboats", ("no", "yes"), "downgrade"),
    Option("upgraded_produce_again", ("yes", "no"), "once"),
    Option("road_stone", ("same_end", "either_end"), "road_stone"),
    Option("order_asked", ("where_needed", "always"), "order_asked", before="always"),
    Option("wonder_asked", ("each_time", "first_time"), "wonder_asked", before="first_time"),
)
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
