"""Goods over time: what lies where at which moment and is not claimed yet."""

from lautta.games.roads.rules.production import given_alone
from lautta.games.roads.solver.planning.timetable import MOMENTS, PLACES, Timetable
from lautta.games.roads.state import GOLD, IRON, MIXED_GOLD, MIXED_IRON


def place_for(t: Timetable, store: int) -> int:
    """The place of a store, which is new perhaps; the last one if there is no more room."""
    if t.g.place_of[store] == 0:
        if t.g.places == PLACES:
            return PLACES - 1
        place = t.place[t.g.places]
        place.store = store
        for i in range(len(place.free)):
            place.free[i], place.least[i] = 0, 0
        t.g.places += 1
        t.g.place_of[store] = t.g.places
    return t.g.place_of[store] - 1


def add(t: Timetable, store: int, good: int, moment: int, count: int) -> None:
    """There are more of a good, or fewer, from a moment on."""
    i = place_for(t, store)
    place = t.place[i]
    t.new_places |= 1 << i
    for m in range(good * MOMENTS + moment, good * MOMENTS + 2 * t.last):
        place.free[m] += count
    mark_least(t, i, good)


def mark_least(t: Timetable, i: int, good: int) -> None:
    """Find out anew how many of a good can be taken from a place."""
    place, first = t.place[i], good * MOMENTS + 2 * t.first
    m: int = good * MOMENTS + 2 * t.last - 1
    found = place.free[m]
    while m >= first:
        found = min(found, place.free[m])
        place.least[m] = found
        m -= 1


def least(t: Timetable, store: int, good: int, moment: int) -> int:
    """How many can be taken from a store at a moment, so that there are never fewer than none later."""
    if t.g.place_of[store] == 0 or moment >= 2 * t.last:
        return 0
    return t.place[t.g.place_of[store] - 1].least[good * MOMENTS + moment]


def earliest(t: Timetable, store: int, good: int, count: int) -> int:
    """The first moment at which so many can be taken; the end of the game if they never can."""
    found: int = 2 * t.last
    if t.g.place_of[store] == 0:
        return found
    place, row = t.place[t.g.place_of[store] - 1], good * MOMENTS
    while found > 2 * t.first and place.least[row + found - 1] >= count:
        found -= 1
    return found


def anywhere(t: Timetable, good: int) -> int:
    """How many of a good can be taken anywhere at some time."""
    total = 0
    for i in range(t.g.places):
        total += max(0, t.place[i].free[good * MOMENTS + 2 * t.last - 1])
    return total


def flow(t: Timetable, store: int, good: int, turn: int) -> None:
    """One more of a good in each turn from one on."""
    i = place_for(t, store)
    place, row = t.place[i], good * MOMENTS
    t.new_places |= 1 << i
    for m in range(2 * turn, 2 * t.last):
        place.free[row + m] += m // 2 - turn + 1
    mark_least(t, i, good)


def draw_mine(t: Timetable, tile: int, store: int, sign: int) -> None:
    """Add what a mine gives in all turns after it was built, or with sign -1 take it off again."""
    gold, iron = t.g.bag_gold[tile], t.g.bag_iron[tile]
    for turn in range(t.g.built[tile] + 1, t.last):
        for i in range(t.g.shafts):
            if t.g.shaft_tile[i] == tile and t.g.shaft_turn[i] == turn - 1:
                gold += MIXED_GOLD[t.g.shaft_mixture[i]]
                iron += MIXED_IRON[t.g.shaft_mixture[i]]
        if gold + iron > 0:
            drawn = given_alone(gold, iron)
            gold -= drawn == GOLD
            iron -= drawn == IRON
            add(t, store, drawn, 2 * turn, sign)
