"""What can be wrong with a position, besides numbers out of range and fields that do not follow from the rest."""

from lautta.core.faults import NUMBER, PLAYER, Fact, FaultTable, Listed
from lautta.games.tigris.state import DYNASTY_NAMES, LEADER_NAMES, MONUMENT_NAMES, TILE_NAMES

FAULTS = FaultTable("tigris")

DOWN, LEADER, RUIN = range(len(TILE_NAMES), len(TILE_NAMES) + 3)  # things besides tiles, by their number
THINGS = (*TILE_NAMES, "down", "leader", "catastrophe")
ROW = "map/{row}"
LYING: dict[str, Fact] = {"square": "squares", "row": NUMBER}
STANDING = LYING | {"dynasty": DYNASTY_NAMES, "leader": LEADER_NAMES}

# parts out of range
SETS = FAULTS.add("sets", "map")
ABSENT = FAULTS.add("empty-seats", "players")

# the board
TERRAIN = FAULTS.add("terrain", ROW, **LYING, thing=THINGS)
TWO_THINGS = FAULTS.add("two-things", ROW, **LYING, thing=THINGS)
SPENT_TILE = FAULTS.add("spent", "spent", **LYING)
LEADER_ON_LEADER = FAULTS.add("leader-on-leader", ROW, **STANDING)
NO_TEMPLE = FAULTS.add("leader-without-temple", ROW, **STANDING)
RIVALS = FAULTS.add("rivals", "map", leader=LEADER_NAMES, squares=Listed("squares"))
WAR_OF_THREE = FAULTS.add("war-of-three", "placed", leader=LEADER_NAMES, squares=Listed("squares"))
WAR_WITHOUT_TILE = FAULTS.add("war-without-tile", "placed")
MONUMENT_PLACE = FAULTS.add("monument-place", "monument/{monument}", monument=MONUMENT_NAMES, square="squares")
MONUMENT_TWICE = FAULTS.add(
    "monument-on-monument", "monument/{monument}", monument=MONUMENT_NAMES, square="squares", other=MONUMENT_NAMES
)
NO_MONUMENT = FAULTS.add("down-without-monument", ROW, **LYING)
TURNED = FAULTS.add("monuments", "turned")

# pieces
TREASURE_PLACE = FAULTS.add("treasure", ROW, **LYING)
TREASURE_ALONE = FAULTS.add("treasure-without-temple", ROW, **LYING)
TREASURES = FAULTS.add("treasures", "players", there=NUMBER, most=NUMBER)
RUINS = FAULTS.add("catastrophes", "players", each=NUMBER)
TILES = FAULTS.add("tiles", "gone", tile=TILE_NAMES, there=NUMBER, wanted=NUMBER)
HAND = FAULTS.add("hand", "players/{player}/hand", player=PLAYER, there=NUMBER, most=NUMBER)
SHOWN = FAULTS.add("shown", "shown", there=NUMBER, wanted=NUMBER)

# the decision to be made
PHASE = FAULTS.add("phase", "phase")
NO_CONFLICT = FAULTS.add("no-conflict", "phase")
WHICH_CONFLICT = FAULTS.add("which-conflict", "phase", leaders=Listed(LEADER_NAMES))
SIDES = FAULTS.add("sides", "phase")
ASKED = FAULTS.add("asked", "asked")
ADDED = FAULTS.add("added", "added", added=NUMBER)
NO_CHOICE_OF_WAR = FAULTS.add("no-choice-of-war", "phase")
NO_CHOICE_OF_TREASURE = FAULTS.add("no-choice-of-treasure", "phase")
NO_SQUARE = FAULTS.add("no-square", "phase")

# the end
NOT_OVER = FAULTS.add("not-over", "ended_by")
ALL_PASSED = FAULTS.add("all-passed", "passes")
END = FAULTS.add("end", "ended_by")

# what no play leads to
RUINS_MISSING = FAULTS.add("catastrophes-missing", "players", there=NUMBER, most=NUMBER)
TURN_ORDER = FAULTS.add("turn-order", "seat", player=PLAYER, turn=NUMBER, first=PLAYER)
TREASURES_GONE = FAULTS.add("treasures-gone", "map", there=NUMBER, last=NUMBER)
TREASURES_LEFT = FAULTS.add("treasures-not-taken", "map", player=PLAYER, there=NUMBER)
HAND_NOT_FULL = FAULTS.add("hand-not-full", "players/{player}/hand", player=PLAYER, there=NUMBER, most=NUMBER)
