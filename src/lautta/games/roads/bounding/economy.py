"""The relaxation of buildings, research and mines.

`built` counts buildings by kind, `mine` and `shaft` fillings by mixture, `upgraded` upgrades, each up to the end of a
turn; `known` is 1 once a subject is researched. `run` are runs in a turn; `gold` and `iron` what all mines give in it.
"""

from lautta.games.roads.bounding.facts import FACTORIES, KINDS, UPGRADES, YARDS, Facts
from lautta.games.roads.bounding.program import Program, Sum, total
from lautta.games.roads.buildings import GROUND_FOR, RUNS, SHORE, SUBJECT_FOR
from lautta.games.roads.state import (
    ALL_GOLD,
    ALL_IRON,
    BIG,
    DESERT,
    ENLARGEMENT,
    EVEN,
    MINE,
    MIXED_GOLD,
    MIXED_IRON,
    MIXTURES,
    MOUNTAIN,
    NEW_SHAFTS,
    NONE,
    OIL_RIG,
    QUARRY,
    ROCK,
    ROWING,
    SEA,
    SHIPPING,
    SPECIALISATION,
    SUBJECTS,
    TRUCK_FACTORY,
    TRUCKING,
    WAGON_FACTORY,
    WOODCUTTER,
    WOODS,
)

HOMES = {WOODCUTTER: WOODS, QUARRY: ROCK, MINE: MOUNTAIN, OIL_RIG: SEA}
NEEDED = {ALL_GOLD: SPECIALISATION, ALL_IRON: SPECIALISATION, BIG: ENLARGEMENT}
MIXES = range(len(MIXTURES))


def so_far(p: Program, t: int, *key: int | str) -> Sum:
    """A count at the end of a turn: 0 before the first."""
    return p[(*key, t)] if t > 0 else Sum()


def within(p: Program, t: int, *key: int | str) -> Sum:
    """How much a count has grown in a turn."""
    return so_far(p, t, *key) - so_far(p, t - 1, *key)


def counted(p: Program, t: int, most: float, *key: int | str) -> None:
    """A new count that never falls."""
    p.new(*key, t, most=most)
    if t > 1:
        p.at_most("counts", p[(*key, t - 1)], p[(*key, t)])


def summed(p: Program, t: int, name: str) -> Sum:
    """The sum of what is counted by turn, up to a turn: a variable of its own, as that makes short rows."""
    p.new(name, "so far", t)
    p.equal("sums", p[name, "so far", t], so_far(p, t - 1, name, "so far") + p[name, t])
    return p[name, "so far", t]


def add_research(p: Program, facts: Facts, t: int) -> None:
    """What is known, and what has been upgraded by the research of this turn."""
    for subject in range(len(SUBJECTS)):
        counted(p, t, 1, "known", subject)
    for number, (before, after, subject) in enumerate(UPGRADES):
        counted(p, t, facts.land if facts.downgrades or before < after else 0, "upgraded", number)
        p.at_most("upgrades", within(p, t, "upgraded", number), facts.land * within(p, t, "known", subject))
    for subject in (TRUCKING, ROWING, SHIPPING):  # a factory is upgraded once by a subject
        there = [kind for kind in YARDS if (kind in (WAGON_FACTORY, TRUCK_FACTORY)) == (subject == TRUCKING)]
        upgrades = total(within(p, t, "upgraded", number) for number, one in enumerate(UPGRADES) if one[2] == subject)
        p.at_most("upgrades", upgrades, total(so_far(p, t - 1, "built", kind) for kind in there))


def researched(p: Program, t: int) -> Sum:
    """How many subjects in this turn."""
    return total(within(p, t, "known", subject) for subject in range(len(SUBJECTS)))


def standing(p: Program, kind: int, built: int, upgraded: int, lost: int) -> Sum:
    """How many of a kind there are of those built up to a turn, upgraded to it and from it up to others."""
    found = so_far(p, built, "built", kind)
    for number, (before, after, _) in enumerate(UPGRADES):
        if kind == after:
            found = found + so_far(p, upgraded, "upgraded", number)
        if kind == before:
            found = found - so_far(p, lost, "upgraded", number)
    return found


def sites(p: Program, facts: Facts, t: int) -> Sum:
    """Land that may be built on in a turn: deserts too after an irrigation up to the turn before."""
    return facts.tiles[DESERT] * so_far(p, t - 1, "irrigated") + (facts.land - facts.tiles[DESERT])


def on_land(p: Program, t: int) -> Sum:
    """All buildings on land."""
    return total(so_far(p, t, "built", kind) for kind in KINDS if kind != OIL_RIG)


def add_buildings(p: Program, facts: Facts, t: int) -> None:
    """Buildings, where they may stand, and how often they run."""
    for kind in KINDS:
        counted(p, t, facts.tiles[HOMES[kind]] if kind in HOMES else facts.land, "built", kind)
        if SUBJECT_FOR[kind] != NONE:
            known = p["known", SUBJECT_FOR[kind], t]
            most = facts.tiles[SEA] if kind == OIL_RIG else facts.land
            p.at_most("subjects", p["built", kind, t], most * known)
    p.at_most("sites", on_land(p, t), sites(p, facts, t))
    coast = total(p["built", kind, t] for kind in KINDS if GROUND_FOR[kind] == SHORE)
    p.at_most("shores", coast, facts.shores)
    for kind in YARDS:
        p.at_most("upgraded", 0, standing(p, kind, t, t, t))
    for kind in (*FACTORIES, *YARDS):
        p.new("run", kind, t)
        p.at_most("runs", p["run", kind, t], RUNS[kind] * standing(p, kind, t - 1, t, t - 1))


def add_mines(p: Program, facts: Facts, t: int) -> None:
    """What mines are filled with and give.

    A mine gives gold whenever it has at least as much of it as iron: so all of them together have given at most one
    gold a mine more than iron, and beyond that only what all-gold fillings allow, one a turn.
    """
    peaks = facts.tiles[MOUNTAIN]
    for mixture in MIXES:
        counted(p, t, peaks, "mine", mixture)
        counted(p, t, float("inf"), "shaft", mixture)
        if mixture in NEEDED:
            known = p["known", NEEDED[mixture], t]
            p.at_most("mixtures", p["mine", mixture, t], peaks * known)
    p.equal("mines", p["built", MINE, t], total(p["mine", mixture, t] for mixture in MIXES))
    p.new("gold", t)
    p.new("iron", t)
    for name in ("beyond_one", "beyond_six", "beyond_ten"):
        p.new(name, t)
        p.at_most("beyond", p[name, t], so_far(p, t - 1, "built", MINE))
    special = so_far(p, t - 1, "known", SPECIALISATION)
    shafts, big = so_far(p, t - 1, "known", NEW_SHAFTS), so_far(p, t - 1, "known", ENLARGEMENT)
    p.at_most("specialised", p["beyond_one", t], peaks * special)
    p.at_most("deepened", p["beyond_six", t], peaks * (shafts + big))
    p.at_most("deepened", p["beyond_ten", t], peaks * shafts)
    add_draws(p, t)


def add_draws(p: Program, t: int) -> None:
    """What has been given up to a turn is no more than what was in the bags, and comes in its order."""
    mines = so_far(p, t - 1, "built", MINE)
    fillings = [so_far(p, t - 1, "mine", mixture) + so_far(p, t - 1, "shaft", mixture) for mixture in MIXES]
    p.at_most("draws", p["gold", t] + p["iron", t], mines)
    gold, iron = (summed(p, t, name) for name in ("gold", "iron"))
    p.at_most("gold", gold, total(MIXED_GOLD[mixture] * fillings[mixture] for mixture in MIXES))
    p.at_most("iron", iron, total(MIXED_IRON[mixture] * fillings[mixture] for mixture in MIXES))
    p.at_most("order", gold - iron, mines + 4 * fillings[ALL_GOLD])
    p.at_most("order", iron - gold, 4 * fillings[ALL_IRON])
    for name, before, given in (
        ("beyond_one", 1, gold - iron),
        ("beyond_six", sum((MIXED_GOLD[EVEN], MIXED_IRON[EVEN])), gold + iron),
        ("beyond_ten", sum((MIXED_GOLD[BIG], MIXED_IRON[BIG])), gold + iron),
    ):
        p.at_most(name, given, before * mines + summed(p, t, name))
