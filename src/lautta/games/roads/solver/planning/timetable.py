"""A timetable: what the transporters of a seat will do and when, what will lie where, what will be built.

Times are in twelfths of a turn since the beginning of the game: turn 3 begins at 36. Goods are counted at two moments
of each turn: 2t when production of turn t is over, and 2t + 1 when movement is.
"""

from ctypes import Structure, c_int8, c_int16, c_int64, c_uint8, c_uint16
from typing import Annotated

from lautta.core.records import Array, i16, i64, record, u8, u16
from lautta.games.roads.solver.planning.agenda import PROJECTS, Project
from lautta.games.roads.state import BRICKS, GOODS, LINKS, SITES, STORES, SUBJECT_COUNT, TILES

TURN = 12
TURNS = 34
MOMENTS = 2 * TURNS + 2
PLACES = 60  # stores where anything ever lies
VEHICLES = 16  # transporters, each anew when it becomes one of another kind
STOPS = 56  # of a vehicle
PAVED, SHAFTS = 24, 8  # roads and bridges, new shafts
CACHED = 256  # tables of arrivals
FAR = 30_000
# A stop to which something is carried; the first one, where what was aboard is put down.
OPEN, TIED, KEPT = range(3)
CLAIM, SAW, LAY_DOWN = range(3)  # the use of goods that are brought
NEVER = 99


@record
class Place(Structure):
    """A store with goods, now or later: how many of each nobody has claimed, by moment."""

    free: Annotated[Array[int], c_int8 * (GOODS * MOMENTS)]
    least: Annotated[Array[int], c_int8 * (GOODS * MOMENTS)]  # from a moment on
    store: u16


@record
class Stop(Structure):
    """Where a vehicle stops, and what for."""

    loads: i64  # 4 bits a good
    drops: i64
    store: u16
    site: u16
    at: i16  # the latest time when it must have come
    until: i16  # when it may go on
    tied: u8  # what comes between this and the stop before: OPEN anything, TIED what has room beside what is aboard
    bare: u8  # 1: nothing may be aboard then


@record
class Vehicle(Structure):
    """A transporter; one that becomes another is a vehicle of its own from then on."""

    stop: Annotated[Array[Stop], Stop * STOPS]
    site: u16  # where it is at first
    born: i16  # when it is there
    gone: i16  # when it is no more
    kind: u8
    heir: u8  # 1 + the vehicle that it was before
    cargo: u8  # how many goods it keeps aboard in the end
    stops: u8


@record
class Ground(Structure):
    """What stands on the map, and when."""

    built: Annotated[Array[int], c_int16 * TILES]  # the turn
    building: Annotated[Array[int], c_uint8 * TILES]
    bank: Annotated[Array[int], c_uint8 * TILES]
    used: Annotated[Array[int], c_uint8 * (TILES * TURNS)]
    link_from: Annotated[Array[int], c_uint8 * LINKS]  # the turn from which on it is a road
    roads_by: Annotated[Array[int], c_uint8 * TURNS]  # how many planned roads and bridges there are in a turn
    bridges: Annotated[Array[int], c_uint8 * TILES]
    bridges_from: Annotated[Array[int], c_uint8 * TILES]
    bag_gold: Annotated[Array[int], c_uint8 * TILES]  # when the mine is built
    bag_iron: Annotated[Array[int], c_uint8 * TILES]
    paid: Annotated[Array[int], c_int64 * TURNS]  # what pays for the bricks of a turn, 4 bits a good
    shaft_tile: Annotated[Array[int], c_uint16 * SHAFTS]
    shaft_turn: Annotated[Array[int], c_uint8 * SHAFTS]
    shaft_mixture: Annotated[Array[int], c_uint8 * SHAFTS]
    known: Annotated[Array[int], c_uint8 * SUBJECT_COUNT]  # the turn from whose production on a subject is known
    bricks: Annotated[Array[int], c_uint8 * TURNS]
    place_of: Annotated[Array[int], c_uint8 * STORES]  # 1 + place
    places: i64
    vehicles: i64
    paved: i64
    shafts: i64


@record
class Timetable(Structure):
    """Everything that is planned so far."""

    place: Annotated[Array[Place], Place * PLACES]
    vehicle: Annotated[Array[Vehicle], Vehicle * VEHICLES]
    g: Ground
    first: i64  # the turn from which on it plans
    start: i64  # when those that are there may move
    builds: i64  # the first turn in which anything may be built
    now: i64  # the turn of the position
    bought: i64  # bricks that were bought in it before
    last: i64  # the turn before which the game ends
    home: i64
    seat: i64
    points: i64  # that come of it
    wealth: i64  # those of them for gold, coins and stock
    mill_tile: i64  # where trunks that are brought are sawn
    new_places: i64  # masks of what has changed since it was kept
    new_vehicles: i64
    done: Annotated[Array[int], c_uint8 * PROJECTS]  # the turn in which a project is done, or NEVER


@record
class Progress(Structure):
    """How far a timetable has been carried out."""

    slot_of: Annotated[Array[int], c_uint8 * VEHICLES]  # 1 + slot, 0 before it is there
    next: Annotated[Array[int], c_uint8 * VEHICLES]  # stop
    acted: Annotated[Array[int], c_uint8 * VEHICLES]  # 1: what is to do at the stop is done
    done: Annotated[Array[int], c_uint8 * PROJECTS]
    missed: i64  # how much could not be done when it was planned


@record
class Trip(Structure):
    """A trip that loads at a source, perhaps at a second one, and brings it all to a store."""

    vehicle: i64
    gap: i64
    source: i64
    source_site: i64
    load_at: i64
    store_site: i64
    arrives: i64
    loads: i64
    drop_gap: i64  # the gap in which it arrives: of the same number, or a later one
    also: i64  # where it loads a second time, or NONE
    also_site: i64
    also_at: i64
    also_loads: i64


@record
class Along(Structure):
    """What may be loaded beside what is planned: where, when, and how long the way round is."""

    source: i64
    site: i64
    leaves: i64
    far: i64


@record
class Workspace(Structure):
    """Room to plan in; means nothing between calls."""

    key: Annotated[Array[int], c_int64 * CACHED]
    arrival: Annotated[Array[int], c_int16 * (CACHED * SITES)]
    queue: Annotated[Array[int], c_uint16 * SITES]
    queued: Annotated[Array[int], c_uint8 * SITES]
    need: Annotated[Array[int], c_int16 * GOODS]  # of what is gathered
    any_of: i64
    kinds: i64
    wanted: i64  # mask of the goods that are still to be gathered
    sources: i64  # places from which something can be brought, and how much
    source: Annotated[Array[int], c_uint8 * PLACES]
    source_most: Annotated[Array[int], c_int16 * PLACES]
    ready: i64  # the last turn in which something of it is brought
    store: i64  # where it is gathered, and what for
    use: i64
    patience: i64  # of the project that is fitted
    best: i64  # the score of the best trip found; lower is better
    trip: Trip
    along: Along
    site_found: i64
    owner: Annotated[Array[int], c_uint8 * BRICKS]  # of the bricks of the wonder, see bricks.py
    tail: Project  # what is done when the agenda is over
    hopeless: i64  # mask of what could not be fitted in since anything could: bricks, goods


def packed(good: int) -> int:
    """One good, in the 4 bits that it has in loads and drops."""
    return 1 << 4 * good


def loaded(loads: int, good: int) -> int:
    """How many of a good."""
    return loads >> 4 * good & 15


def count_of(loads: int) -> int:
    """How many goods."""
    total = 0
    for good in range(GOODS):
        total += loaded(loads, good)
    return total
