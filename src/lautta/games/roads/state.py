"""The records of the game, and its numbers. Read this first; README.md explains places, banks and reach."""

from ctypes import Structure, c_int8, c_int16, c_uint8, c_uint16, c_uint32
from typing import Annotated

from lautta.core.chance import Chance
from lautta.core.records import Array, i16, record, u8, u16, u32, u64

SEATS, SLOTS = 6, 9  # players; transporters of a player: eight, and one that has to be scrapped at once
TILES, STORES, SITES, LINKS, ENDS, EDGES, SIDES = 128, 192, 384, 256, 512, 384, 768  # what fits the records
NEAR, WATERWAYS, SPOTS = 1536, 2048, 128
BANKS, HALVES = 3, 12  # of a tile, at most
NONE = -1

TRUNKS, BOARDS, PAPER, GOOSE, CLAY, STONE, FUEL, IRON, GOLD, COINS, STOCK = range(11)
GOODS = 11
GOOD_NAMES = ("trunks", "boards", "paper", "goose", "clay", "stone", "fuel", "iron", "gold", "coins", "stock")

WOODS, PASTURE, ROCK, MOUNTAIN, DESERT, SEA = range(6)
TERRAINS = ("woods", "pasture", "rock", "mountain", "desert", "sea")

BANK, OPEN_SEA, RIVER, DOCK = range(4)  # kinds of sites: where a transporter can be

NO_TRANSPORTER, DONKEY, WAGON, TRUCK, RAFT, ROWBOAT, STEAMER = range(7)
TRANSPORTERS = ("none", "donkey", "wagon", "truck", "raft", "rowboat", "steamer")

# buildings; the mine comes last, as building it needs another choice
(
    NO_BUILDING,
    WOODCUTTER,
    QUARRY,
    CLAY_PIT,
    OIL_RIG,
    SAWMILL,
    COAL_BURNER,
    PAPERMILL,
    STONE_FACTORY,
    MINT,
    STOCK_EXCHANGE,
    WAGON_FACTORY,
    TRUCK_FACTORY,
    RAFT_FACTORY,
    ROWBOAT_FACTORY,
    STEAMER_FACTORY,
    MINE,
) = range(17)
BUILDABLE_KINDS = MINE - 1  # without the mine
BUILDINGS = ("none", "woodcutter", "quarry", "clay_pit", "oil_rig", "sawmill", "coal_burner", "papermill",
             "stone_factory", "mint", "stock_exchange", "wagon_factory", "truck_factory", "raft_factory",
             "rowboat_factory", "steamer_factory", "mine")  # fmt: skip

ROWING, TRUCKING, SHIPPING, DRILLING, SPECIALISATION, ENLARGEMENT, NEW_SHAFTS = range(7)
SUBJECT_COUNT = NEW_SHAFTS + 1
SUBJECTS = ("rowing", "trucking", "shipping", "drilling", "specialisation", "enlargement", "new_shafts")

EVEN, ALL_GOLD, ALL_IRON, BIG = range(4)  # what a bag is filled with
MIXTURE_COUNT = BIG + 1
MIXTURES = ("3+3", "4+0", "0+4", "5+5")  # gold and iron
MIXED_GOLD, MIXED_IRON = (3, 4, 0, 5), (3, 0, 4, 5)

SETUP, PRODUCTION, MOVEMENT, BUILDING, WONDER, OVER = range(6)  # phases
PHASES = ("setup", "production", "movement", "building", "wonder", "over")
CALLING, PRAYING, CHOOSING, PLAYING = range(4)  # stages of a phase: is the order called, and what is it
STAGES = ("calling", "praying", "choosing", "playing")

# works that are done step by step: paid for, good by good, and then what follows
(NO_WORK, USE, HARNESS, RESEARCH, BUILD, SHAFT, ROAD, BRIDGE, WALL, DEMOLISH, BRICK, PUT, LAUNCH, SCRAP, UPGRADE) = (
    range(15)
)
WORKS = ("none", "use", "wagon", "research", "build", "shaft", "road", "bridge", "wall", "demolish", "brick", "put",
         "launch", "scrap", "upgrade")  # fmt: skip
NO_OFFER, GIVE, ASK, INVITE, BOARD, HELP = range(6)  # what needs the consent of another player
OFFERS = ("none", "give", "ask", "invite", "board", "help")
HELPS = 16  # goods of others that can pay for one work
REPEATS = 3  # refusals of the same offer in a phase, after which it may not be made again
REFUSALS = 16  # refusals of one player to another in a phase, after which nothing may be offered to that player
DROPS = 8  # works that a player gives up in a phase, after which others help no more
LAST_PAID = BRICK  # works up to this one are paid for in steps

SOURCES = BANKS + SLOTS  # where a good for paying can come from: banks of the tile, the seat's own transporters
PARTNERS = SEATS * SLOTS  # any player's transporters, by seat and slot
PARTNER_NAMES = tuple(f"{seat + 1}.t{slot + 1}" for seat in range(SEATS) for slot in range(SLOTS))
SOURCE_NAMES = ("a", "b", "c", *(f"t{slot + 1}" for slot in range(SLOTS)), *PARTNER_NAMES)
SLOT_NAMES = tuple(f"t{slot + 1}" for slot in range(SLOTS))
BANK_NAMES = ("a", "b", "c")

ROWS = (4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7)  # of the wonder, from the bottom
BRICKS = 83
FILLED = 17  # the first four rows
IRRIGATION = 44  # bricks in the wonder before the one on the mark
END_MARKS = (0, 0, 62, 66, 69, 76, 83)  # the brick that ends the game, by players; with one player there is no mark
NEUTRAL_BRICKS, SHORT_GAME = 33, 20
EMPTY, NEUTRAL, NOBODY = 0, 7, 8  # owners of bricks and walls besides seat + 1; nobody's bricks count in their rows

MOST_SHIFTS = 36  # goods and geese that one transporter may take on at one stop: keeps a phase finite
MARKS = 1024  # marks of moved goods that a record keeps, see marks.py

# options
SCENARIO_START, BOX_START = range(2)
CARRIED_TOO, TILE_ONLY = range(2)
WHERE_NEEDED, ALWAYS = range(2)
EACH_TIME, FIRST_TIME = range(2)
IN_REACH, WHOLE_TILE = range(2)

MOST_TURNS = 255
MOST_SHOWN = 1 << 30  # the most draws that a record counts as shown
NOT_TOLD = 0xFFFF  # instead of the number of past turns, while a position is read


@record
class Board(Structure):
    """A map, filled from a scenario; nothing in it changes during a game.

    Sites are numbered: banks of land tiles, sea tiles (these two are the stores, where goods lie), rivers, docks, each
    by tiles. Lists that belong to a tile or site have a `first_` table: its items go up to those of the next one.
    """

    hash: u64
    near: Annotated[Array[int], c_uint16 * NEAR]  # banks next to a land tile, in order
    first_near: Annotated[Array[int], c_uint16 * (TILES + 1)]
    waterway: Annotated[Array[int], c_uint16 * WATERWAYS]  # sites one step by water from a site, in order
    waterway_edge: Annotated[Array[int], c_uint16 * WATERWAYS]
    first_waterway: Annotated[Array[int], c_uint16 * (SITES + 1)]
    end_to: Annotated[Array[int], c_uint16 * ENDS]  # ends of links between banks: where they lead
    end_from: Annotated[Array[int], c_uint16 * ENDS]
    end_link: Annotated[Array[int], c_uint16 * ENDS]
    end_edge: Annotated[Array[int], c_uint16 * ENDS]
    first_end: Annotated[Array[int], c_uint16 * (STORES + 1)]
    side_edge: Annotated[Array[int], c_uint16 * SIDES]  # edges as seen from a tile, where walls may be
    side_tile: Annotated[Array[int], c_uint16 * SIDES]
    first_side: Annotated[Array[int], c_uint16 * (TILES + 1)]
    spot_tile: Annotated[Array[int], c_uint16 * SPOTS]  # places for bridges
    first_spot: Annotated[Array[int], c_uint16 * (TILES + 1)]
    site_tile: Annotated[Array[int], c_uint16 * SITES]
    site_sea: Annotated[Array[int], c_uint16 * SITES]  # of a dock: its sea site
    site_edge: Annotated[Array[int], c_uint16 * SITES]  # of a dock: the edge it lies on
    first_dock: Annotated[Array[int], c_uint16 * (TILES + 1)]  # sites
    first_store: Annotated[Array[int], c_uint16 * TILES]
    river_site: Annotated[Array[int], c_int16 * TILES]  # NONE: no river
    banks: u16
    stores: u16
    sites: u16
    ends: u16
    links: u16
    edges: u16
    sides: u16
    spots: u16
    tiles: u16
    marked: u16  # how many tiles are marked as starts
    site_kind: Annotated[Array[int], c_uint8 * SITES]
    site_bank: Annotated[Array[int], c_uint8 * SITES]  # the bank of its tile that a bank or dock site belongs to
    side_banks: Annotated[Array[int], c_uint8 * SIDES]  # the banks of the tile at this edge, as a mask
    spot_pair: Annotated[Array[int], c_uint8 * SPOTS]  # 0: banks a and b, 1: b and c, 2: c and a
    terrain: Annotated[Array[int], c_uint8 * TILES]
    bank_count: Annotated[Array[int], c_uint8 * TILES]
    shore: Annotated[Array[int], c_uint8 * TILES]
    start: Annotated[Array[int], c_uint8 * TILES]  # 1: marked as a start
    q: Annotated[Array[int], c_int8 * TILES]
    r: Annotated[Array[int], c_int8 * TILES]
    start_goods: Annotated[Array[int], c_uint8 * GOODS]
    start_donkeys: u8


@record
class Transporter(Structure):
    """A player's transporter with what it carries; kind 0 means that there is none."""

    site: u16  # where it is
    led: u16  # geese that follow it
    cargo: Annotated[Array[int], c_uint8 * GOODS]  # goods that it carries, by kind
    left_on: u8  # mask of banks where it left geese at this stop
    kind: u8  # 0 none, 1 donkey, 2 wagon, 3 truck, 4 raft, 5 rowboat, 6 steamer
    points: u8  # movement points left in this phase
    moved: u8  # 1: has moved in this phase
    carrier: u8  # 0, or slot + 1 of the one that carries it, of seat `carrier_seat`
    carrier_seat: u8  # the seat of the one that carries it
    passenger: u8  # 0, or slot + 1 of the one it carries, of seat `passenger_seat`
    passenger_seat: u8  # the seat of the one it carries
    held: u8  # 1: was taken on in this phase
    shifts: u8  # goods and geese taken on at this stop


@record
class Player(Structure):
    """A player's transporters and research."""

    transporters: Annotated[Array[Transporter], Transporter * SLOTS]  # by slot
    refused: Annotated[Array[Array[Array[int]]], c_uint8 * GOODS * len(OFFERS) * SEATS]  # in this phase, how often
    home: i16  # the bank where the home marker lies, or NONE
    points: i16  # points, when the game is over
    research: u8  # mask of the subjects that it knows
    bought: u8  # bricks bought in this turn
    wealth: i16  # points for goods, when the game is over
    dropped: u8  # works given up in this phase that others should have helped with


@record
class Work(Structure):
    """A seat's unfinished work: the costs still to pay and their sources, or the decision after them."""

    tile: u16  # where it is done
    target: u16  # what is built or used: an end, side, spot or store
    kinds: u16  # mask of the goods that may pay for `any_of`
    carriers: u16  # mask of the seat's own transporters that may pay, or receive
    givers: u16  # mask of those that have paid
    need: Annotated[Array[int], c_uint8 * GOODS]  # goods still to be paid, by kind
    any_of: u8  # how many more goods of `kinds` are to be paid
    job: u8  # 0 none; else which work, see WORKS
    seat: u8  # who does it
    detail: u8  # building, subject, mixture or transporter, depending on the job
    banks: u8  # mask of the banks of the tile that may pay
    out: u8  # kind of good that comes out; for a mine, its mixture
    out_left: u8  # how many of it are still to be placed
    helps: u8  # goods of others that were paid
    help_good: Annotated[Array[int], c_uint8 * HELPS]  # the kind of each of those
    help_from: Annotated[Array[int], c_uint8 * HELPS]  # seat * SLOTS + slot


@record
class Offer(Structure):
    """A seat's offer to another, which has to answer before the game goes on."""

    kind: u8  # 0 none, 1 give, 2 ask, 3 invite, 4 board, 5 help
    seat: u8  # who offers
    to: u8  # who has to answer
    slot: u8  # the slot of the offering seat's transporter
    other: u8  # the slot of the other seat's
    good: u8  # the kind of good


@record
class State(Structure):
    """A whole game."""

    chance: Chance  # the generator; 0 in a view
    board: u64  # the hash of the board
    players: Annotated[Array[Player], Player * SEATS]  # by seat
    work: Work  # the unfinished work
    offer: Offer  # what waits for consent
    shown: u32  # how often something hidden was shown
    marks: u32  # how many of the next two are in use
    mark: Annotated[Array[int], c_uint32 * MARKS]  # which transporter has moved which goods, see marks.py
    marked: Annotated[Array[int], c_uint16 * MARKS]  # how many of them
    turn: u16  # turns that are over
    bag_gold: Annotated[Array[int], c_uint16 * TILES]  # gold left in the mine of a tile
    bag_iron: Annotated[Array[int], c_uint16 * TILES]  # iron left in the mine of a tile
    goods: Annotated[Array[Array[int]], c_uint16 * GOODS * STORES]  # goods by kind on each bank, sea tile or rig
    roads: Annotated[Array[int], c_uint8 * LINKS]  # 1: the link between two banks has a road
    wall: Annotated[Array[int], c_uint8 * EDGES]  # on an edge: EMPTY, NEUTRAL or seat + 1
    tokens: Annotated[Array[int], c_uint8 * EDGES]  # how strong the wall on an edge is
    bridges: Annotated[Array[int], c_uint8 * TILES]  # mask of the pairs of banks that are joined on a tile
    building: Annotated[Array[int], c_uint8 * TILES]  # the kind of building on a tile, see BUILDINGS; 0: none
    on_bank: Annotated[Array[int], c_uint8 * TILES]  # the bank of its tile where the building stands
    used: Annotated[Array[int], c_uint8 * TILES]  # runs of the factory in this turn
    drawn: Annotated[Array[int], c_uint8 * TILES]  # good + 1 that the mine gave in this turn
    bricks: Annotated[Array[int], c_uint8 * BRICKS]  # the owners of the wonder's bricks: seat + 1, NEUTRAL or NOBODY
    laid: u8  # bricks in the wonder
    neutral: u8  # neutral bricks in the wonder
    row: Annotated[Array[int], c_uint8 * SEATS]  # the praying seats, nearest to the temple first
    chart: Annotated[Array[int], c_uint8 * SEATS]  # the sequence: seat + 1 by slot; 0 while it is being chosen
    seats: u8  # how many play
    phase: u8  # 0 set-up, 1 production, 2 movement, 3 building, 4 wonder; 5: over
    stage: u8  # of the phase: 0 the order may be called, 1 praying, 2 choosing slots, 3 playing
    ordered: u8  # 1: one seat after another
    at: u8  # the place in row or chart whose turn it is
    waiting: u8  # seats that have not yet answered, or are not yet done
    leaving: u8  # seats that go to the back of the row
    irrigated: u8  # 1: desert is pasture
    winners: u8  # seats, when the game is over
    start_goods: u8  # option: goods at the start, 0 of the scenario, 1 of the box
    loose_research: u8  # option: loose geese and paper are used up, 0 always, 1 unattended
    bank_breeding: u8  # option: pairs breed, 0 on a tile, 1 on a bank
    cargo_breeding: u8  # option: 1: laden donkeys breed
    desert_bridges: u8  # option: 1: bridges in deserts
    own_walls: u8  # option: 1: own walls may be demolished
    wonder_goods: u8  # option: bricks are paid with goods 0 carried too, 1 of the tile only
    wonder_banks: u8  # option: on banks 0 in reach, 1 of the whole tile
    downgrade: u8  # option: 1: steamers may become rowboats
    once: u8  # option: 1: an upgraded factory produces no second time
    road_stone: u8  # option: the stone of a road lies 0 at the same end, 1 at either end
    short: u8  # option: 1: a short game
    order_asked: u8  # option: the order is asked for, 0 where it is needed, 1 always
    may_call: u8  # 1: nobody was asked for the order, so any seat may call it before the first action
    rivals: u16  # masks of pairs of seats, see contest.py: who could reach the same thing in this phase
    met: u16  # who ever could before a wonder phase,
    vied: u16  # and, by an option, who ever could in one
    wonder_asked: u8  # option: where two could meet in the wonder phase, all are asked 0 each time, 1 the first time


@record
class Scratch(Structure):
    """The tiles of a seat's transporters, in order, for listing its actions; and the reach of each seat."""

    tiles: Annotated[Array[int], c_uint16 * SLOTS]
    count: u16
    trail: Annotated[Array[int], c_uint16 * SITES]  # sites that a transporter gets to, in the order of its steps
    left: Annotated[Array[int], c_uint8 * SITES]  # 1 + the most points that it has left there; 0: not reached
    reach: Annotated[Array[int], c_uint8 * STORES]  # masks of seats
    there: Annotated[Array[int], c_uint8 * TILES]
    laden: Annotated[Array[int], c_uint8 * TILES]
    edge: Annotated[Array[int], c_uint8 * EDGES]


def bit(index: int) -> int:
    """The mask with only this bit set."""
    return 1 << index


def seats_mask(s: State) -> int:
    """All seats of this game."""
    return (1 << s.seats) - 1


def is_land(kind: int) -> bool:
    """Is this kind of transporter for land?"""
    return DONKEY <= kind <= TRUCK


def is_water(kind: int) -> bool:
    """Is it a boat?"""
    return kind >= RAFT


def terrain_of(b: Board, s: State, tile: int) -> int:
    """The terrain as it is now: irrigated desert is pasture."""
    if b.terrain[tile] == DESERT and s.irrigated:
        return PASTURE
    return b.terrain[tile]


def load_of(v: Transporter) -> int:
    """How many goods a transporter carries."""
    total = 0
    for good in range(GOODS):
        total += v.cargo[good]
    return total
