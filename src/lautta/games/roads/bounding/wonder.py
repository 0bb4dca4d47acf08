"""The relaxation of the wonder: bricks, irrigation, rows that pay; and what points are made of."""

from lautta.games.roads.bounding.economy import so_far
from lautta.games.roads.bounding.facts import BUILT, FREE_ROWS, SOURCES, Facts
from lautta.games.roads.bounding.goods import at_home
from lautta.games.roads.bounding.program import Program, total
from lautta.games.roads.buildings import AT_ONCE, RUNS
from lautta.games.roads.ending import ROW_POINTS
from lautta.games.roads.state import BRICKS, FILLED, IRRIGATION, OIL_RIG

FIRST = tuple(sum(FREE_ROWS[:row]) for row in range(len(FREE_ROWS)))  # places before a row, of those not yet filled
MANY = 10  # bricks of a turn that are counted one by one; more cost at least as much as the last of these


def add_wonder(p: Program, facts: Facts, t: int) -> None:
    """Bricks of a turn cost two goods, three and so on; a row pays from the first brick in it."""
    bricks = [p.new("nth_brick", number, t, most=1) for number in range(1, MANY)]
    bricks.append(p.new("nth_brick", MANY, t, most=BRICKS))
    paid = [p["geese_to_wonder", t], *(p["brick", good, t] for good in SOURCES)]
    paid += [p["brick_at_home", good, source, t] for good, sources in SOURCES.items() for source in sources]
    paid += [p["home_brick", good, t] for good in at_home(facts)]
    p.at_most("prices", total((number + 1) * brick for number, brick in enumerate(bricks, 1)), total(paid))
    p.new("bricks", t)
    before = so_far(p, t - 1, "bricks")
    p.equal("bricks", p["bricks", t], before + total(bricks))
    p.at_most("irrigation", (IRRIGATION + 1 - FILLED) * p["irrigated", t], p["bricks", t] + t)
    rows = [p.new("row", row, t, most=float(t <= FIRST[row] + FREE_ROWS[row])) for row in range(len(FIRST))]
    for row, pays in enumerate(rows):
        reached = FIRST[row] + 1 - (t - 1)
        if reached > 0:
            p.at_most("rows", reached * pays, p["bricks", t])
        p.at_most("rows", total(p["row", row, turn] for turn in range(1, t + 1)), 1)
    p.at_most("rows", total(rows), total(bricks))
    p.new("rows", t)
    p.at_most("rows", p["rows", t], so_far(p, t - 1, "rows") + total(rows))
    p.at_most("rows", so_far(p, t - 1, "rows") + total(rows), p["rows", t])
    for slope, least in envelope(t):
        p.at_most("envelope", p["rows", t], slope * p["bricks", t] + least)
    add_home(p, facts, t)
    p.aim.plus(ROW_POINTS * total(rows))


def envelope(t: int) -> list[tuple[float, float]]:
    """How many rows so many bricks pay at most by a turn, as lines (slope, constant) above all of these points."""
    points = [(max(row, FIRST[row - 1] + 2 - t) if row else 0, row) for row in range(len(FIRST) + 1)]
    found, at = [], 0
    while at + 1 < len(points):
        bricks, rows = points[at]
        slope, at = max(
            ((other - rows) / (more - bricks), place) for place, (more, other) in enumerate(points) if place > at
        )
        found.append((slope, rows - slope * bricks))
    return found


def add_home(p: Program, facts: Facts, t: int) -> None:
    """Bricks are paid with what is made at home by the one building there, from the turn after the first."""
    if t == 1:
        for source in BUILT:
            p.new("at_home", source, most=1)
        p.at_most("one_home", total(p["at_home", source] for source in BUILT), 1)
        p.at_most("one_home", p["at_home", OIL_RIG], 0)
    for source in BUILT:
        made = [good for good, sources in SOURCES.items() if source in sources]
        if made:
            rate = max(1, RUNS[source]) * AT_ONCE[source]
            paid = total(p["brick_at_home", good, source, turn] for good in made for turn in range(1, t + 1))
            p.at_most("one_home", paid, rate * (t - 1) * p["at_home", source])
