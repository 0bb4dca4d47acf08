"""How learners see a position: the map as planes of squares, and seats counted from one's own."""

from lautta.core.observation import OUT, Shown
from lautta.games.tigris.state import COLOURS, COLUMNS, ROWS, SQUARES, WORD

SHAPE = (ROWS, COLUMNS)
PLANE = Shown("bits", SQUARES, word=WORD, shape=SHAPE)
SQUARE = Shown("place", SQUARES, shape=SHAPE)

OBSERVED = {
    "bag": OUT,  # nobody sees it
    "links": OUT,  # these three follow from the rest
    "realms": OUT,
    "standing": OUT,
    **dict.fromkeys(("tiles", "down", "ruins", "treasures", "spent", "leaders"), PLANE),
    **dict.fromkeys(("players.leader", "placed", "monument"), SQUARE),
    **dict.fromkeys(("seat", "first", "attacker", "defender", "asked"), Shown("seat")),
    "winners": Shown("seats"),
    "colour": Shown("place", COLOURS),
    "wars": Shown("bits", COLOURS),
}
