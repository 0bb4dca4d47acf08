"""Chapter: transporters, in numbers. What each kind carries, how far it goes, and how many a player may have."""

from lautta.games.roads.state import Transporter, load_of

CAPACITY = (0, 2, 3, 6, 3, 5, 8)  # goods, by kind
POINTS = (0, 2, 3, 4, 3, 4, 6)  # movement points a turn, by kind
MOST, MOST_LAND, MOST_WATER = 8, 5, 5  # of a player


def room_of(v: Transporter) -> int:
    """How many goods more it takes; none while it carries or is carried."""
    if v.passenger or v.carrier:
        return 0
    return CAPACITY[v.kind] - load_of(v)
