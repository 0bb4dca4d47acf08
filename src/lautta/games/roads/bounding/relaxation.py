"""The relaxation: what every legal game of one player obeys, in linear rows; docs/research/solving.md has an overview.

A turn has four moments in order: production (with research and new transporters), movement, building, the wonder.
Variables are counted at the end of a turn, or in it; tests/games/roads/played.py finds their values in played games.
"""

import math

from lautta.core.game import GameState
from lautta.games.roads.bounding.economy import add_buildings, add_mines, add_research
from lautta.games.roads.bounding.facts import Facts, facts_of
from lautta.games.roads.bounding.goods import add_deliveries, add_ending, add_geese, add_stocks
from lautta.games.roads.bounding.program import Program, largest
from lautta.games.roads.bounding.transport import add_fleet, add_steps
from lautta.games.roads.bounding.wonder import add_wonder
from lautta.games.roads.state import BOARDS, GOOSE, MINE, SAWMILL, STONE

NO_MINE_BY = 3
"""From the usual start, a player who is to saw boards has no mine by this turn.

A woodcutter and a sawmill take three of the five boards and a stone. So a mine (three boards, a stone) needs sawn
boards, and the stone of a quarry: with its two boards five go elsewhere, sawing gives at least three of them, so it has
run twice. That is by turn three only with two woodcutters in turn one, as a trunk of turn two is moved and then sawn.
But then one board of the start is left, the quarry waits for sawn boards, and its first stone comes in turn four. (A
clay pit and a stone factory cost more.)
"""
UNIT = 10  # points come in tens
TOLERANCE = 0.01  # points: far more than what the program is solved to


def most_points(start: GameState) -> int:
    """Points that no game of one player from this start has more of; raises as `largest`."""
    facts = facts_of(start)
    found = [largest(relaxation(facts, sawn)) for sawn in (False, True)]
    return UNIT * math.floor((max(value for value in found if value is not None) + TOLERANCE) / UNIT)


def relaxation(facts: Facts, sawn: bool = True) -> Program:
    """The whole program, aiming at points: of games in which boards are sawn, or of those in which none ever are."""
    p = Program()
    for t in range(1, facts.turns + 1):
        add_research(p, facts, t)
        add_buildings(p, facts, t)
        add_mines(p, facts, t)
        add_fleet(p, facts, t)
        add_steps(p, facts, t)
        add_geese(p, facts, t)
        add_stocks(p, facts, t)
        add_deliveries(p, facts, t)
        add_wonder(p, facts, t)
        if not sawn:
            p.at_most("unsawn", p["run", SAWMILL, t], 0)
    if sawn and is_usual(facts):
        p.at_most("opening", p["built", MINE, NO_MINE_BY], 0)
    add_ending(p, facts)
    return p


def is_usual(facts: Facts) -> bool:
    """Is there no more at the start than five boards, a stone and geese?"""
    more = any(count for good, count in facts.goods.items() if good not in (BOARDS, STONE, GOOSE))
    return not more and facts.goods[BOARDS] <= 5 and facts.goods[STONE] <= 1
