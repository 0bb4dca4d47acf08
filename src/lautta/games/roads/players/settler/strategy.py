"""The records of the settler: its strategy, and its workspace. Read this first.

Ways are measured in twelfths of a turn, as all transporters' steps are whole numbers of them.
"""

from ctypes import Structure, c_int16, c_int64, c_uint8, c_uint16
from typing import Annotated

from lautta.core.records import Array, i16, i64, record, u8, u64
from lautta.games.roads.state import (
    BUILDINGS,
    COAL_BURNER,
    EDGES,
    ENDS,
    GOODS,
    LINKS,
    MINE,
    MINT,
    NONE,
    QUARRY,
    RAFT_FACTORY,
    SAWMILL,
    SEATS,
    SITES,
    SLOTS,
    STORES,
    TILES,
    WOODCUTTER,
)

TURN = 12
NEVER = 12_000
KINDS = 6  # of transporters

GOALS = 16  # at most
USUAL = (SAWMILL, WOODCUTTER, QUARRY, WOODCUTTER, RAFT_FACTORY, MINE, MINE, MINT, COAL_BURNER, MINE)

BUILDING_KINDS = len(BUILDINGS)
STANDING = 8  # buildings of a kind that are seen
PROJECTS = 6  # that goods are carried to at the same time, at most
UNITS = 24  # goods that are wanted at a time, at most


@record
class Strategy(Structure):
    """What a settler does in which order, and how much of it."""

    home: i16  # the bank to settle on if that may be done; NONE: the best one by its own judgement
    goal: Annotated[Array[int], c_uint8 * GOALS]  # buildings, the most important first; one named twice is wanted twice
    site: Annotated[Array[int], c_int16 * GOALS]  # the bank for each; NONE: the best one by its own judgement
    goals: u8
    at_once: u8  # projects that goods are carried to at the same time
    boards_kept: u8  # with this many in stock, no more are sawn
    bricks: u8  # goods that are brought home for bricks
    last_bricks: u8  # the same in the last turns
    last_turns: u8
    donkeys: u8  # how many are enough
    breeding: u8  # turns that must be left for breeding
    gain: u8  # points that a brick must bring if others play


@record
class Errand(Structure):
    """What a transporter is doing: carrying goods to a store, or loading goods for it in another.

    `empties`: it puts everything else down where it is; `keeps`: what it brings stays aboard.
    """

    store: i16
    from_store: i16
    load: Annotated[Array[int], c_uint8 * GOODS]
    bring: Annotated[Array[int], c_uint8 * GOODS]
    given: u8
    keeps: u8
    empties: u8


@record
class Workspace(Structure):
    """What one settler works out; what is known of ways lasts until a road or bridge is built, the rest for a decision.

    `spare` are goods that nobody has claimed yet, `soon` those that will lie there within a turn, `tired` those that
    may not be moved again in this phase.
    """

    way: Annotated[Array[int], c_int16 * (KINDS * STORES * SITES)]  # from each site, by kind and store
    known: Annotated[Array[int], c_uint8 * (KINDS * STORES)]
    roads: Annotated[Array[int], c_uint8 * LINKS]  # with which this is so
    wall: Annotated[Array[int], c_uint8 * EDGES]
    bridges: Annotated[Array[int], c_uint8 * TILES]
    homes: Annotated[Array[int], c_int16 * SEATS]
    queue: Annotated[Array[int], c_uint16 * SITES]
    queued: Annotated[Array[int], c_uint8 * SITES]
    board: u64  # with which this is so too
    by_land: Annotated[Array[int], c_int16 * STORES]
    by_water: Annotated[Array[int], c_int16 * STORES]
    far: Annotated[Array[int], c_int16 * STORES]
    own: Annotated[Array[int], c_uint8 * TILES]  # 1: no other player's home is nearer

    seat: i64
    home: i64
    left: i64  # turns still to come, this one included
    donkeys: i64
    boats: i64
    standing: Annotated[Array[Array[int]], c_int16 * STANDING * BUILDING_KINDS]  # banks
    count: Annotated[Array[int], c_uint8 * BUILDING_KINDS]

    kind: Annotated[Array[int], c_uint8 * PROJECTS]  # of projects, the most important first
    bank: Annotated[Array[int], c_int16 * PROJECTS]
    lacking: Annotated[Array[int], c_int16 * PROJECTS]  # goods that are not there yet, or NONE
    projects: i64
    wanted: Annotated[Array[int], c_uint8 * BUILDING_KINDS]  # how many the goals so far want
    lacking_road: i64
    lacking_bricks: i64
    road: i64  # the end of the link that a road would be most useful on
    uses: Annotated[Array[int], c_uint8 * ENDS]

    errand: Annotated[Array[Errand], Errand * SLOTS]
    order: Annotated[Array[int], c_uint8 * SLOTS]  # in which they were given
    errands: i64
    spare: Annotated[Array[Array[int]], c_int16 * GOODS * STORES]
    soon: Annotated[Array[Array[int]], c_int16 * GOODS * STORES]
    tired: Annotated[Array[Array[int]], c_int16 * GOODS * STORES]
    cargo: Annotated[Array[Array[int]], c_int16 * GOODS * SLOTS]  # that nobody has claimed
    stocked: Annotated[Array[int], c_uint16 * STORES]  # stores with anything, now or soon
    stores: i64

    unit: Annotated[Array[int], c_int64 * UNITS]  # what is wanted, each good or what does instead, 4 bits a good
    units: i64
    best_turns: i64
    best_slot: i64
    best_good: i64
    best_place: i64
    best_unit: i64


def be_usual(p: Strategy) -> None:
    """The strategy of a settler who has no other."""
    p.home, p.goals = NONE, len(USUAL)
    for i in range(len(USUAL)):
        p.goal[i], p.site[i] = USUAL[i], NONE
    p.at_once, p.boards_kept, p.bricks, p.last_bricks, p.last_turns = 4, 8, 3, 14, 5
    p.donkeys, p.breeding, p.gain = 5, 8, 3
