"""How learners see a position: rows of tiles, stores, links, edges and transporters, and seats counted from one's own.

What a phase keeps so that it ends (marks, refusals, rivals) is left out.
"""

from lautta.core.observation import OUT, Shown

TILES = ("bag_gold", "bag_iron", "bridges", "building", "on_bank", "used", "drawn")
SEAT, OWNER = Shown("seat"), Shown("seat", base=1)

OBSERVED = {
    **dict.fromkeys(("marks", "mark", "marked", "players.refused", "rivals", "met", "vied", "work.help_from"), OUT),
    **dict.fromkeys(TILES, Shown(length="tiles")),
    "goods": Shown(rows="stores"),
    "roads": Shown(length="links"),
    "wall": Shown("seat", "edges", base=1),
    "tokens": Shown(length="edges"),
    "bricks": OWNER,
    "row": SEAT,
    "chart": OWNER,
    **dict.fromkeys(("players.transporters.carrier_seat", "players.transporters.passenger_seat"), SEAT),
    **dict.fromkeys(("work.seat", "offer.seat", "offer.to"), SEAT),
    **dict.fromkeys(("waiting", "leaving", "winners"), Shown("seats")),
}
