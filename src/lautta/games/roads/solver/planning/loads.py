"""Loads: how much of what is still to be gathered a vehicle may take on, and what counts in a trip."""

from lautta.core.bits import each_bit
from lautta.games.roads.solver.planning.stocks import least
from lautta.games.roads.solver.planning.timetable import CLAIM, Timetable, Workspace, count_of, loaded, packed
from lautta.games.roads.state import GOODS, GOOSE, bit

# What counts in a trip: each twelfth of a turn sooner, each good more, and for the patient each good still more.
EAGER, EACH, PATIENT = 8, 24, 48
MOST_AT_ONCE = 8  # of a good, in one trip
EXTRA = 8  # goods beyond what is needed that may come along where they are not claimed
WAITS = 4  # turns that a vehicle waits for a full load, at most


def price_of(d: Workspace, count: int) -> int:
    """What so many goods in one trip are worth, in the measure of trips."""
    return count * (EACH + PATIENT * d.patience)


def room_taken(loads: int) -> int:
    """How much room loads take; geese follow."""
    return count_of(loads) - loaded(loads, GOOSE)


def note_wanted(d: Workspace) -> None:
    """Note which goods are still to be gathered."""
    d.wanted = d.kinds if d.any_of else 0
    for good in range(GOODS):
        if d.need[good] > 0:
            d.wanted |= bit(good)


def load_at(t: Timetable, d: Workspace, source: int, capacity: int, moment: int, aboard: int) -> int:
    """What can be loaded at a moment of what is needed beyond the loads aboard; geese take no room."""
    loads, room, any_of = 0, capacity, int(d.any_of)
    if aboard:
        for good in each_bit(d.kinds):
            any_of -= max(0, loaded(aboard, good) - d.need[good])
        any_of = max(0, any_of)
    for good in each_bit(d.wanted):
        need = max(0, d.need[good] - loaded(aboard, good))
        want = need + (any_of if d.kinds & bit(good) else 0)
        if d.use != CLAIM:
            want += EXTRA
        if want > 0 and (room > 0 or good == GOOSE):
            count = min(want, max(0, least(t, source, good, moment)), MOST_AT_ONCE)
            if good != GOOSE:
                count = min(count, room)
                room -= count
            if d.kinds & bit(good):
                any_of = max(0, any_of - max(0, count - need))
            loads += packed(good) * count
    return loads
