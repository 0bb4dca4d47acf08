"""The relaxation of transporters: how many there are, and how much room for goods moves between places.

A donkey counts as the two goods that it has room for, a steamer as eight. `room` is what stands at a place at the end
of a turn, `came` and `left` what steps bring there and take away in it; a tile may be entered several times. `brought`
are goods aboard that come to a place to be used there, whichever.
"""

from lautta.games.roads.bounding.economy import on_land, sites, so_far, within
from lautta.games.roads.bounding.facts import BUILT, EMPTY, KINDS, LAND, PLACES, WATER, YARD, YARDS, Facts, buildings_of
from lautta.games.roads.bounding.program import CONSTANT, Program, Sum, total
from lautta.games.roads.buildings import MAKES
from lautta.games.roads.state import (
    CAPACITY,
    DESERT,
    DONKEY,
    OIL_RIG,
    PASTURE,
    POINTS,
    STEAMER,
    TRANSPORTERS,
    TRUCK,
    WAGON,
    is_water,
)

MAKERS = {MAKES[yard]: yard for yard in YARDS}
TRAINS = range(DONKEY, len(TRANSPORTERS))
BOATS = tuple(kind for kind in TRAINS if is_water(kind))
SMALLEST, LARGEST = CAPACITY[DONKEY], CAPACITY[STEAMER]


def lifts(kind: int) -> int:
    """By how much more a passenger gets on with a carrier of this kind than by its own steps, in room times steps."""
    gains = [CAPACITY[rider] * (POINTS[kind] - (1 if rider == DONKEY else POINTS[rider])) for rider in TRAINS]
    return 0 if kind == DONKEY else max(0, *gains)


def most_steps(facts: Facts) -> int:
    """More than all transporters together move in a turn, in room times steps."""
    return facts.limits[-1] * max(CAPACITY[kind] * POINTS[kind] + lifts(kind) for kind in TRAINS)


def add_fleet(p: Program, facts: Facts, t: int) -> None:
    """How many transporters there are after production; donkeys are born on a pasture where two stand alone."""
    limits = facts.limits
    for kind in TRAINS:
        p.new("have", kind, t, most=limits[int(is_water(kind))])
        p.new("scrapped", kind, t)
        if kind != DONKEY:
            p.new("new", kind, t)
            p.at_most("makers", p["new", kind, t], p["run", MAKERS[kind], t])
    p.new("born", t, most=limits[0])
    p.new("hatched", t)
    for kind in TRAINS:
        before = so_far(p, t - 1, "have", kind) if t > 1 else Sum({CONSTANT: facts.donkeys if kind == DONKEY else 0})
        come = p["born", t] - p["new", WAGON, t] if kind == DONKEY else p["new", kind, t]
        p.equal("fleet", p["have", kind, t], before + come - p["scrapped", kind, t])
    for most, kinds in zip(limits, ((1, 2, 3), BOATS, TRAINS), strict=True):
        p.at_most("limits", total(p["have", kind, t] for kind in kinds), most)
    for place in PLACES:
        for name in ("room", "came", "left", "brought", "to_wonder"):
            p.new(name, place, t)
        if place not in EMPTY:
            p.new("turned", place, t)
            p.new("goods_turned", place, t)
    for name in ("road", "irrigated"):
        p.new(name, t, most=1)
        if t > 1:
            p.at_most("counts", p[name, t - 1], p[name, t])
    p.new("second", t)
    add_births(p, facts, t)


def add_births(p: Program, facts: Facts, t: int) -> None:
    """Pairs have a pasture of their own without a building; those of donkeys stand there."""
    pairs = p["born", t] + p["hatched", t]
    if t == 1:
        p.at_most("too_early", pairs, 0)
        return
    p.at_most("pairs", SMALLEST * 2 * p["born", t], p["room", LAND, t - 1])
    p.at_most("pairs", 2 * p["born", t], p["have", DONKEY, t - 1])
    p.at_most("pastures", pairs + on_land(p, t - 1), sites(p, facts, t))
    p.at_most("pastures", pairs, facts.tiles[PASTURE] + facts.tiles[DESERT] * so_far(p, t - 1, "irrigated"))


def add_steps(p: Program, facts: Facts, t: int) -> None:
    """Room moves by steps, of which there are only so many; where a building is built, it stays and is elsewhere."""
    made: dict[int, Sum] = {
        LAND: SMALLEST * p["born", t],
        YARD: total((CAPACITY[kind] - (SMALLEST if kind == WAGON else 0)) * p["new", kind, t] for kind in MAKERS)
        - total(CAPACITY[kind] * p["scrapped", kind, t] for kind in TRAINS),
    }
    for place in PLACES:
        before = p["room", place, t - 1] if t > 1 else Sum({CONSTANT: SMALLEST * facts.donkeys if place == LAND else 0})
        after = before + made.get(place, Sum()) + p["came", place, t] - p["left", place, t]
        if place in EMPTY:
            turned = [each for each in BUILT if (each == OIL_RIG) == (place == WATER)]
            p.at_most("room", p["room", place, t], after - total(p["turned", each, t] for each in turned))
        else:
            new = total(within(p, t, "built", kind) for kind in buildings_of(place))
            p.at_most("turned", p["turned", place, t], LARGEST * facts.limits[-1] * new)
            p.at_most("builders", SMALLEST * new, p["turned", place, t])
            p.at_most("left", 0, after)
            there = total(so_far(p, t - 1, "built", kind) for kind in buildings_of(place))
            p.at_most("nothing_there", p["came", place, t], most_steps(facts) * there)
            p.at_most("room", p["room", place, t], after + p["turned", place, t])
        p.at_most("brought", p["brought", place, t], p["came", place, t])
    p.equal("steps", total(p["came", place, t] for place in PLACES), total(p["left", place, t] for place in PLACES))
    p.at_most("road", p["second", t], p["have", DONKEY, t])
    p.at_most("road", p["second", t], facts.limits[0] * so_far(p, t - 1, "road"))
    add_limits(p, facts, t)
    if t > 1:  # a factory may run three times if it is upgraded in between
        p.at_most("drivers", SMALLEST * total(p["new", kind, t] for kind in MAKERS), 3 * p["room", YARD, t - 1])
    else:
        p.at_most("drivers", total(p["new", kind, t] for kind in MAKERS), 0)
    standing = total(p["room", place, t] for place in PLACES)
    p.at_most("room", standing, total(CAPACITY[kind] * p["have", kind, t] for kind in TRAINS))
    new = total(within(p, t, "built", kind) for kind in KINDS)
    p.new("entered", t)  # arrivals that have not yet led to a building; home need not be entered
    earlier = p["entered", t - 1] if t > 1 else Sum({CONSTANT: SMALLEST})
    entered = total(p["came", place, t] for place in EMPTY)
    p.at_most("presence", p["entered", t], earlier + entered - SMALLEST * new)
    yards = total(so_far(p, t - 1, "built", kind) for kind in YARDS)
    p.at_most("scrapped", total(p["scrapped", kind, t] for kind in TRAINS), facts.limits[-1] * yards)


def add_limits(p: Program, facts: Facts, t: int) -> None:
    """How much steps can move in a turn: with passengers, to sea, and goods."""
    have = {kind: p["have", kind, t] for kind in TRAINS}
    donkeys = SMALLEST * (have[DONKEY] + p["second", t])
    full = {kind: CAPACITY[kind] * POINTS[kind] for kind in TRAINS}
    wheels = total(full[kind] * have[kind] for kind in (WAGON, TRUCK))
    sails = total(full[kind] * have[kind] for kind in BOATS)
    docks = total(CAPACITY[kind] * have[kind] for kind in BOATS)
    dry = [place for place in PLACES if place not in (WATER, OIL_RIG)]
    came = total(p["came", place, t] for place in PLACES)
    p.at_most("steps", came, donkeys + wheels + sails + total(lifts(kind) * have[kind] for kind in TRAINS))
    at_sea = total((CAPACITY[kind] + LARGEST) * POINTS[kind] * have[kind] for kind in BOATS)
    p.at_most("at_sea", p["came", WATER, t] + p["came", OIL_RIG, t], at_sea)
    p.at_most("at_sea", p["brought", WATER, t] + p["brought", OIL_RIG, t], sails)
    goods = donkeys + wheels + (sails if facts.river else docks)
    p.at_most("goods", total(p["brought", place, t] for place in dry), goods)
    if not facts.river:  # a boat ends its turn when it docks; a donkey carries it two steps over land, others further
        carried = total((POINTS[kind] - POINTS[DONKEY]) * LARGEST * have[kind] for kind in (WAGON, TRUCK))
        p.at_most(
            "docks", total(p["came", place, t] for place in dry), donkeys + wheels + carried + POINTS[DONKEY] * docks
        )
