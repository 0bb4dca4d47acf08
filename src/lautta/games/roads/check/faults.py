"""What can be wrong with a position, besides numbers out of range and fields that do not follow from the rest."""

from lautta.core.faults import NUMBER, PLAYER, Fact, FaultTable
from lautta.games.roads.state import BUILDINGS, GOOD_NAMES, SLOT_NAMES

FAULTS = FaultTable("roads")

# numbers out of range, by what they belong to
BUILDING_RANGE = FAULTS.add("range", "buildings")
HELP_RANGE = FAULTS.add("range", "work/helped")

# the course of the game
BAD_STAGE = FAULTS.add("stage", "stage")
BAD_ROW = FAULTS.add("row", "row")
BAD_CHART = FAULTS.add("chart", "chart")
BAD_SLOTS = FAULTS.add("slots", "chart")
BAD_WAITING = FAULTS.add("waiting", "waiting")
NOT_SET_UP = FAULTS.add("setup", "wonder")
BAD_BRICKS = FAULTS.add("bricks", "wonder")
BAD_NEUTRAL = FAULTS.add("neutral", "wonder", turn=NUMBER)
BAD_SHORT = FAULTS.add("short", "wonder")
ENDLESS = FAULTS.add("endless", "wonder")
BAD_END = FAULTS.add("end", "phase")

# players
NO_HOME = FAULTS.add("no-home", "players/{player}", player=PLAYER)
EARLY_HOME = FAULTS.add("early-home", "players/{player}", player=PLAYER)
BAD_BOUGHT = FAULTS.add("bought", "players/{player}", player=PLAYER)
BAD_REFUSED = FAULTS.add("refused", "players/{player}", player=PLAYER)
TOO_EARLY = FAULTS.add("left-over", "players/{player}", player=PLAYER)
TOO_MANY = FAULTS.add("too-many", "players/{player}/transporters", player=PLAYER)

# transporters
ABOARD: dict[str, Fact] = {"player": PLAYER, "transporter": SLOT_NAMES}
TRANSPORTER = "players/{player}/transporters/{transporter}"
TRANSPORTER_RANGE = FAULTS.add("range", TRANSPORTER, **ABOARD)
NO_TRANSPORTER = FAULTS.add("left-over", TRANSPORTER, **ABOARD)
BAD_ELEMENT = FAULTS.add("element", TRANSPORTER, **ABOARD)
BAD_LOAD = FAULTS.add("load", TRANSPORTER, **ABOARD)
BAD_CARRYING = FAULTS.add("carrying", TRANSPORTER, **ABOARD)
BAD_STEPS = FAULTS.add("steps", TRANSPORTER, **ABOARD)
BAD_GEESE = FAULTS.add("geese", TRANSPORTER, **ABOARD)
WALLED = FAULTS.add("dock", TRANSPORTER, **ABOARD)

# goods
NO_STORE = FAULTS.add("left-over", "goods/{place}", place="stores")
AT_SEA = FAULTS.add("at-sea", "goods/{place}", place="stores")
GOOSE_AT_SEA = FAULTS.add("goose-at-sea", "goods/{place}", place="stores")
COUNTLESS = FAULTS.add("countless", "goods", good=GOOD_NAMES, most=NUMBER)
BAD_MARKS = FAULTS.add("marks", "moved")

# the map
NO_TILE = FAULTS.add("left-over", "buildings/{place}", place="stores")
UNBUILT = FAULTS.add("setup", "buildings/{place}", place="stores")
BAD_BUILDING = FAULTS.add("building", "buildings/{place}", place="stores")
BAD_TERRAIN = FAULTS.add("terrain", "buildings/{place}", place="stores", building=BUILDINGS)
BAD_BAG = FAULTS.add("bag", "buildings/{place}", place="stores")
BAD_USED = FAULTS.add("used", "buildings/{place}", place="stores")
BAD_DRAWN = FAULTS.add("drawn", "buildings/{place}", place="stores")
BAD_BRIDGE = FAULTS.add("bridge", "bridges", place="stores")
DRY_BRIDGE = FAULTS.add("desert-bridge", "bridges", place="stores")
NO_LINK = FAULTS.add("no-link", "roads", place="links")
NO_EDGE = FAULTS.add("left-over", "walls/{place}", place="edges")
BAD_WALL = FAULTS.add("wall", "walls/{place}", place="edges", most=NUMBER)

# work and offer
NO_WORK_IN_HAND = FAULTS.add("left-over", "work", player=PLAYER)
BAD_WORK_TIME = FAULTS.add("work-time", "work", player=PLAYER)
BAD_WORK_PLACE = FAULTS.add("work-place", "work", player=PLAYER)
BAD_WORK_SOURCES = FAULTS.add("work-sources", "work", player=PLAYER)
BAD_WORK_NEED = FAULTS.add("work-need", "work", player=PLAYER)
BAD_HELP = FAULTS.add("help", "work", player=PLAYER)
BAD_OUTPUT = FAULTS.add("output", "work", player=PLAYER)
WORK_STUCK = FAULTS.add("work-stuck", "work", player=PLAYER)
NOTHING_OFFERED = FAULTS.add("left-over", "offer", player=PLAYER)
BAD_OFFER = FAULTS.add("offer", "offer", player=PLAYER)
