"""The map of a record: buildings, mines, roads, bridges and walls. Each check answers 0 or a fault."""

from lautta.games.roads.check.faults import (
    BAD_BAG,
    BAD_BRIDGE,
    BAD_BUILDING,
    BAD_DRAWN,
    BAD_USED,
    BAD_WALL,
    NO_EDGE,
    NO_LINK,
    NO_TILE,
    UNBUILT,
)
from lautta.games.roads.check.pieces import MOST_GOODS, MOST_TOKENS
from lautta.games.roads.rules.building_table import RUNS
from lautta.games.roads.state import (
    EMPTY,
    GOLD,
    IRON,
    MINE,
    NEUTRAL,
    NO_BUILDING,
    OIL_RIG,
    SEA,
    SETUP,
    Board,
    State,
)

SPANS = (0, 0, 1, 7)  # by the number of banks: the possible bridges, as a mask


def tile_fault(b: Board, s: State, tile: int) -> int:
    """A building stands on a bank that exists and has done only what it can do; bags belong to mines."""
    building = s.building[tile]
    if tile >= b.tiles or building == NO_BUILDING:
        gold_or_iron = s.bag_gold[tile] + s.bag_iron[tile]
        if s.on_bank[tile] or s.used[tile] or s.drawn[tile] or gold_or_iron or (tile >= b.tiles and building):
            return NO_TILE
        return bridge_fault(b, s, tile)
    if s.phase == SETUP:
        return UNBUILT
    if s.on_bank[tile] >= b.bank_count[tile] or (b.terrain[tile] == SEA) != (building == OIL_RIG):
        return BAD_BUILDING
    if building != MINE and s.bag_gold[tile] + s.bag_iron[tile] > 0:
        return BAD_BAG
    if s.bag_gold[tile] > MOST_GOODS or s.bag_iron[tile] > MOST_GOODS:
        return BAD_BAG
    if s.used[tile] > RUNS[building]:
        return BAD_USED
    if s.drawn[tile] and (building != MINE or s.drawn[tile] not in (GOLD + 1, IRON + 1)):
        return BAD_DRAWN
    return bridge_fault(b, s, tile)


def bridge_fault(b: Board, s: State, tile: int) -> int:
    """Bridges connect banks that exist, and none of them is superfluous."""
    spans = SPANS[b.bank_count[tile]] if tile < b.tiles else 0
    return BAD_BRIDGE if s.bridges[tile] & ~spans or s.bridges[tile] == 7 else 0


def link_fault(b: Board, s: State, link: int) -> int:
    """Roads lie on links."""
    return NO_LINK if s.roads[link] > (link < b.links) else 0


def wall_fault(b: Board, s: State, edge: int) -> int:
    """A wall belongs to somebody or is neutral, and is as strong as it has tokens."""
    owner = s.wall[edge]
    if edge >= b.edges:
        return NO_EDGE if owner or s.tokens[edge] else 0
    if (owner > s.seats and owner != NEUTRAL) or (owner == EMPTY) != (s.tokens[edge] == 0):
        return BAD_WALL
    return BAD_WALL if s.tokens[edge] > MOST_TOKENS else 0
