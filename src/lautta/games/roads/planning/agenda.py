"""An agenda: the projects of a seat in the order of their importance, and the records that planning works in."""

from ctypes import Structure, c_int16, c_int32, c_int64, c_uint8, c_uint16
from typing import Annotated

from lautta.core.records import Array, i64, record
from lautta.games.roads.state import (
    BRICK,
    BRIDGE,
    BUILD,
    GOODS,
    HARNESS,
    LAUNCH,
    RESEARCH,
    ROAD,
    SHAFT,
    SITES,
    SLOTS,
    STORES,
    UPGRADE,
    USE,
)

PROJECTS = 160  # of an agenda, at most
BREED, HATCH = UPGRADE + 1, UPGRADE + 2  # jobs besides those of works: donkeys, geese
JOBS = (USE, HARNESS, RESEARCH, BUILD, SHAFT, ROAD, BRIDGE, BRICK, LAUNCH, BREED, HATCH)
ROWS_KEPT = 192  # tables of distances
LOG = 16_384  # actions of a line that are noted
TURNS, LEGS = 34, 3
ALL = (1 << 44) - 1  # all goods, 4 bits each
BUSY = -2  # where a transporter with an order goes
NEEDS = 64  # of goods that are open at the same time
TURN_OF_COST = 12  # a whole turn of a transporter, as distances are counted
FAR = 30_000


@record
class Agenda(Structure):
    """Projects, the most important first.

    `job` is that of a work, BREED or HATCH; `place` the store, end or spot; `detail` building, subject, transporter
    or, for goods that are made or paid, a mask of kinds; `amount` the mixture of a mine, or how many there should be.
    """

    count: i64
    job: Annotated[Array[int], c_uint8 * PROJECTS]
    detail: Annotated[Array[int], c_uint16 * PROJECTS]
    place: Annotated[Array[int], c_uint16 * PROJECTS]
    amount: Annotated[Array[int], c_uint8 * PROJECTS]
    since: Annotated[Array[int], c_uint8 * PROJECTS]  # the first turn in which it counts
    home: i64
    # orders by turn and slot, of up to LEGS legs: what is loaded, 4 bits a good; 1 + store to go to;
    # what is put down there
    legs: Annotated[Array[int], c_uint8 * (TURNS * SLOTS)]
    leg_loads: Annotated[Array[int], c_int64 * (TURNS * SLOTS * LEGS)]
    leg_to: Annotated[Array[int], c_uint16 * (TURNS * SLOTS * LEGS)]
    leg_drops: Annotated[Array[int], c_int64 * (TURNS * SLOTS * LEGS)]
    # where transporters were when movement began, 1 + site, and what lay there, as it was followed last
    was_at: Annotated[Array[int], c_uint16 * (TURNS * SLOTS)]
    was_there: Annotated[Array[int], c_uint16 * (TURNS * SLOTS)]


@record
class Desk(Structure):
    """Room to plan in; means nothing between phases, but for the log and the shafts that were sunk."""

    logged: i64
    log: Annotated[Array[int], c_int32 * LOG]  # action, and its parameters, 8 bits each but the middle one
    sunk: Annotated[Array[int], c_uint8 * PROJECTS]  # 1: this project of a shaft is done
    # distances, in parts of a turn, from everywhere to a store
    rows: i64
    row_of: Annotated[Array[int], c_int16 * (7 * STORES)]  # 1 + row, by kind of transporter and store
    row_key: Annotated[Array[int], c_int16 * ROWS_KEPT]
    cost: Annotated[Array[int], c_uint16 * (ROWS_KEPT * SITES)]
    queue: Annotated[Array[int], c_uint16 * SITES]
    queued: Annotated[Array[int], c_uint8 * SITES]
    # goods that nobody has claimed: lying, lying soon, aboard
    stocked: Annotated[Array[int], c_uint16 * STORES]  # stores with anything to claim
    stocks: i64
    some: Annotated[Array[int], c_int32 * GOODS]  # of each good, anywhere
    ordered: i64  # mask of transporters that have followed an order in this phase
    idle: i64  # transporters without an errand
    spare: Annotated[Array[int], c_int16 * (STORES * GOODS)]
    soon: Annotated[Array[int], c_int16 * (STORES * GOODS)]
    cargo: Annotated[Array[int], c_int16 * (SLOTS * GOODS)]
    # errands by slot
    to: Annotated[Array[int], c_int16 * SLOTS]  # a store, or NONE
    start: Annotated[Array[int], c_int16 * SLOTS]  # where it loads first, or NONE
    load: Annotated[Array[int], c_uint8 * (SLOTS * GOODS)]
    bring: Annotated[Array[int], c_uint8 * (SLOTS * GOODS)]
    keeps: Annotated[Array[int], c_uint8 * SLOTS]  # 1: what it loads stays aboard
    waits: Annotated[Array[int], c_uint8 * SLOTS]  # 1: what it loads is not there yet
    room: Annotated[Array[int], c_int16 * SLOTS]
    found_slot: i64  # the best errand that was found, and what it is about
    found_good: i64
    found_place: i64
    # what is still needed while a project is looked at
    needs: i64
    need_store: Annotated[Array[int], c_uint16 * NEEDS]
    need_kinds: Annotated[Array[int], c_uint16 * NEEDS]
    need_deep: Annotated[Array[int], c_uint8 * NEEDS]
    missing: Annotated[Array[int], c_uint8 * PROJECTS]
    seat: i64
    left: i64  # turns until the end of the game, this one included
