"""The relaxation of goods: what is made, moved, used, and aboard in the end.

Goods lie where they were made (`made`), at home from the start (`home`), or have been moved (`pool`). A tile has one
building, which never takes what it makes: so what a factory takes or a building costs has been moved, unless it has
been at home from the start. Where moved goods lie is not told apart, but as much comes to a place as is used there.
"""

from lautta.games.roads.bounding.economy import MIXES, researched, so_far, within
from lautta.games.roads.bounding.facts import (
    BUILT,
    FACTORIES,
    KINDS,
    LAND,
    PLACES,
    PRIMARY,
    SOURCES,
    WATER,
    WEALTH,
    YARDS,
    Facts,
    buildings_of,
    meal,
)
from lautta.games.roads.bounding.program import CONSTANT, Program, Sum, total
from lautta.games.roads.bounding.transport import SMALLEST, TRAINS
from lautta.games.roads.buildings import AT_ONCE, COST_BOARDS, COST_STONE, INPUT, WOOD, burns_wood
from lautta.games.roads.courses import WORTH
from lautta.games.roads.state import (
    BOARDS,
    CAPACITY,
    FUEL,
    GOLD,
    GOOSE,
    IRON,
    MINE,
    OIL_RIG,
    PAPER,
    STONE,
    TRUNKS,
)

EATERS = (*FACTORIES, *YARDS)
FURNACES = tuple(kind for kind in EATERS if burns_wood(kind))
HOME = ("home", "home_moves", "home_eats", "home_builds", "home_brick")
MOST_COST = {BOARDS: max(COST_BOARDS), STONE: max(COST_STONE)}


def at_home(facts: Facts) -> list[int]:
    """The goods that lie at home at the start, but for geese."""
    return [good for good in SOURCES if facts.goods[good]]


def add_geese(p: Program, facts: Facts, t: int) -> None:
    """Geese follow anybody; where two hatch a third, somebody must have led it away or come with them, but at home."""
    p.new("geese", t)
    p.new("geese_to_wonder", t)
    before = p["geese", t - 1] if t > 1 else Sum({CONSTANT: facts.goods[GOOSE]})
    p.at_most("geese", p["geese", t] + p["geese_to_wonder", t] + 2 * researched(p, t), before + p["hatched", t])
    p.at_most("geese", 2 * p["hatched", t], before)
    p.new("visits", t)  # arrivals on land that brought nothing and have not yet been needed; one is free
    earlier = p["visits", t - 1] if t > 1 else Sum({CONSTANT: SMALLEST})
    p.at_most("visits", SMALLEST * p["hatched", t], earlier)
    p.at_most(
        "visits", p["visits", t], earlier - SMALLEST * p["hatched", t] + p["came", LAND, t] - p["brought", LAND, t]
    )


def output(p: Program, good: int, source: int, t: int) -> Sum:
    """How much of a good its source makes in a turn."""
    if source == MINE:
        return p["gold" if good == GOLD else "iron", t]
    if source in PRIMARY:
        return so_far(p, t - 1, "built", source)
    return AT_ONCE[source] * p["run", source, t]


def eaten(p: Program, good: int, t: int) -> Sum:
    """How much of a good production takes, research included."""
    found = total(INPUT[kind][good] * p["run", kind, t] for kind in EATERS if INPUT[kind][good])
    for kind in FURNACES:
        if good == TRUNKS:
            found.plus(p["trunks_burnt", kind, t])
        if good == BOARDS:
            found.plus(WOOD * p["run", kind, t] - p["trunks_burnt", kind, t])
    return found + researched(p, t) if good == PAPER else found


def cost(p: Program, good: int, t: int) -> Sum:
    """How much of a good building takes, with shafts and the first road."""
    prices = {BOARDS: COST_BOARDS, STONE: COST_STONE}.get(good)
    found = total(prices[kind] * within(p, t, "built", kind) for kind in KINDS if prices[kind]) if prices else Sum()
    if good == STONE:
        found.plus(within(p, t, "road"))
    if good in (FUEL, IRON):
        found.plus(total(within(p, t, "shaft", mixture) for mixture in MIXES))
    return found


def spot_use(p: Program, good: int, t: int) -> Sum:
    """What may be used of a good where it was made: stone for a road, paper for research, iron for a shaft."""
    if good == PAPER:
        return researched(p, t)
    if good == STONE:
        return within(p, t, "road")
    return total(within(p, t, "shaft", mixture) for mixture in MIXES) if good == IRON else Sum()


def add_stocks(p: Program, facts: Facts, t: int) -> None:
    """All goods but geese, from turn to turn."""
    for kind in FURNACES:
        p.new("trunks_burnt", kind, t)
        p.at_most("wood", p["trunks_burnt", kind, t], WOOD * p["run", kind, t])
    for good in SOURCES:
        for name in ("pool", "eats", "builds", "brick"):
            p.new(name, good, t)
        moved, unmoved = add_made(p, good, t)
        eaten_unmoved, built_unmoved = (unmoved, Sum()) if good == PAPER else (Sum(), unmoved)
        if good in at_home(facts):
            home = {name: p.new(name, good, t) for name in HOME}
            p.at_most("home", total(home.values()), p["home", good, t - 1] if t > 1 else facts.goods[good])
            moved.plus(home["home_moves"])
            eaten_unmoved, built_unmoved = eaten_unmoved + home["home_eats"], built_unmoved + home["home_builds"]
        p.at_most("eaten", eaten(p, good, t), p["eats", good, t] + eaten_unmoved)
        p.at_most("built", cost(p, good, t), p["builds", good, t] + built_unmoved)
        before = so_far(p, t - 1, "pool", good)
        p.at_most("eats", p["eats", good, t], before)
        p.at_most("pool", total(p[name, good, t] for name in ("pool", "eats", "builds", "brick")), before + moved)


def add_made(p: Program, good: int, t: int) -> tuple[Sum, Sum]:
    """What lies where it was made; answers what of it is moved, and what is used there."""
    moved, unmoved = Sum(), Sum()
    for source in SOURCES[good]:
        gone = [p.new(name, good, source, t) for name in ("made", "moves", "brick_at_home", "spot")]
        p.at_most("made", total(gone), output(p, good, source, t) + so_far(p, t - 1, "made", good, source))
        moved.plus(p["moves", good, source, t])
        unmoved.plus(p["spot", good, source, t])
    p.at_most("spot", unmoved, spot_use(p, good, t))
    return moved, unmoved


def add_deliveries(p: Program, facts: Facts, t: int) -> None:
    """As much leaves a place as is moved from there; as much comes to it as is used there."""
    home = at_home(facts)
    for place in PLACES:
        p.new("home_left", place, t)  # goods of the start that leave home, which may be any place on land
        moves = [(good, source) for good, sources in SOURCES.items() for source in sources if source == place]
        moved = total(p["moves", good, source, t] for good, source in moves)
        p.at_most("moved", moved + p["home_left", place, t], p["left", place, t])
    home_moves = total(p["home_moves", good, t] for good in home)
    p.at_most("moved", home_moves, total(p["home_left", place, t] for place in PLACES))
    p.at_most("moved", p["home_left", WATER, t] + p["home_left", OIL_RIG, t], 0)
    add_factories(p, facts, t)
    add_sites(p, t)
    bricks = total(p["brick", good, t] for good in SOURCES)
    p.at_most("to_wonder", bricks, total(p["to_wonder", place, t] for place in PLACES))
    p.at_most("to_wonder", p["to_wonder", OIL_RIG, t] + p["to_wonder", WATER, t], 0)


def add_factories(p: Program, facts: Facts, t: int) -> None:
    """What lies at places with buildings to be used there: production takes of what came in earlier turns."""
    for place in BUILT:
        p.new("spared", place, t)  # goods of the start that a factory at home takes
        p.new("stored", place, t)
        meals = [kind for kind in buildings_of(place) if kind in EATERS]
        before = so_far(p, t - 1, "stored", place)
        if meals:
            left = before + p["spared", place, t] - total(meal(kind) * p["run", kind, t] for kind in meals)
            p.at_most("taken", 0, left)
        else:
            p.at_most("spared", p["spared", place, t], 0)
            left = before
        spent = p["to_wonder", place, t] + (fuel_for_shafts(p, facts, t) if place == MINE else 0)
        come = p["brought", place, t] + p["goods_turned", place, t]
        p.at_most("taken", p["stored", place, t], left + come - spent)
    home_eats = total(p["home_eats", good, t] for good in at_home(facts))
    p.at_most("spared", total(p["spared", place, t] for place in BUILT), home_eats)


def add_sites(p: Program, t: int) -> None:
    """What lies at places without a building: it is built with, pays for bricks, or waits for a building."""
    rigs = within(p, t, "built", OIL_RIG) * (COST_BOARDS[OIL_RIG] + COST_STONE[OIL_RIG])
    spent = total(p["builds", good, t] for good in (BOARDS, STONE)) - within(p, t, "road")
    turned = total(p["goods_turned", place, t] for place in BUILT if place != OIL_RIG)
    for place, gone in (
        (WATER, rigs + p["goods_turned", OIL_RIG, t]),
        (LAND, spent - rigs + turned + p["to_wonder", LAND, t]),
    ):
        p.new("stored", place, t)
        before = so_far(p, t - 1, "stored", place)
        p.at_most("sites", p["stored", place, t], before + p["brought", place, t] - gone)


def fuel_for_shafts(p: Program, facts: Facts, t: int) -> Sum:
    """The fuel for shafts that comes to mines; their iron may come from the same mine."""
    found = total(within(p, t, "shaft", mixture) for mixture in MIXES)
    return found - p["home_builds", FUEL, t] if FUEL in at_home(facts) else found


def add_ending(p: Program, facts: Facts) -> None:
    """What is aboard in the end: moved, or loaded where it was made; and what can only be done once at home."""
    end = facts.turns
    for good in WEALTH:
        for name in ("aboard", "aboard_moved", "aboard_loaded"):
            p.new(name, good)
        source = SOURCES[good][0]
        own = p["home", good, end] if good in at_home(facts) else 0
        p.at_most("aboard", p["aboard", good], p["aboard_moved", good] + p["aboard_loaded", good] + own)
        p.at_most("aboard", p["aboard_moved", good], p["pool", good, end])
        p.at_most("aboard", p["aboard_loaded", good], p["made", good, source, end])
        p.at_most("aboard", p["aboard_loaded", good], p["room", source, end])
    p.aim.plus(total(WORTH[good] * p["aboard", good] for good in WEALTH))
    p.at_most("aboard", total(p["aboard", good] for good in WEALTH),
              total(CAPACITY[kind] * p["have", kind, end] for kind in TRAINS))  # fmt: skip
    for good in at_home(facts):
        if good in MOST_COST:  # only one building stands at home
            turns = range(1, end + 1)
            p.at_most("home", total(p["home_builds", good, turn] for turn in turns), MOST_COST[good] + (good == STONE))
