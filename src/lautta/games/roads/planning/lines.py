"""A game from here on as an agenda plays it, and what comes of it."""

from lautta.games.roads.buildings import AT_ONCE, YIELDS, is_primary, is_secondary
from lautta.games.roads.ending import rows_points, wealth
from lautta.games.roads.order import to_act
from lautta.games.roads.planning.acts import HOME, act
from lautta.games.roads.planning.agenda import PROJECTS, Agenda, Desk
from lautta.games.roads.planning.phases import play_phase
from lautta.games.roads.planning.wants import own_bricks
from lautta.games.roads.planning.ways import forget_ways
from lautta.games.roads.state import GOLD, GOODS, MINE, MOVEMENT, OVER, SETUP, SLOTS, Board, Scratch, State

LEFT_OVER = (12, 20, 60, 15, 10, 20, 40, 25, 400, 1500, 4000)
MADE = (10, 10, 100, 0, 6, 12, 60, 20, 300, 2000, 0)
LONGEST = 400  # phases of a line


def follow(b: Board, s: State, w: Scratch, d: Desk, a: Agenda, seat: int) -> int:
    """Play a game for one player to its end; answers how good that is, in hundredths of a point."""
    d.seat = seat
    d.logged = 0
    forget_ways(d)
    for i in range(PROJECTS):
        d.sunk[i] = 0
    if s.phase == SETUP:
        act(b, s, w, d, HOME, 0, a.home, 0)
    made = 0
    for _ in range(LONGEST):
        if s.phase == OVER:
            break
        if to_act(s) >> seat & 1 == 0:
            break
        if s.phase == MOVEMENT:
            made += output(b, s)
        play_phase(b, s, w, d, a)
    return worth(b, s, seat) + made


def output(b: Board, s: State) -> int:
    """What was produced in this turn, in hundredths of a point."""
    total = 0
    for tile in range(b.tiles):
        building = s.building[tile]
        if building == MINE:
            total += MADE[s.drawn[tile] - 1] if s.drawn[tile] else 0
        elif is_primary(building):
            total += MADE[YIELDS[building]]
        elif is_secondary(building):
            total += MADE[YIELDS[building]] * AT_ONCE[building] * s.used[tile]
    return total


def worth(b: Board, s: State, seat: int) -> int:
    """Points, and a little for what nearly gives some: what counts and lies around, research, goods."""
    total = 100 * (wealth(s, seat) + rows_points(s, seat)) + 100 * own_bricks(s, seat)
    for store in range(b.stores):
        for good in range(GOODS):
            total += LEFT_OVER[good] * s.goods[store][good]
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        for good in range(GOLD):
            total += LEFT_OVER[good] * v.cargo[good]
    for subject in range(7):
        total += 60 * (s.players[seat].research >> subject & 1)
    return total
