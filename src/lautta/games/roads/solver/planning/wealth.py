"""What transporters keep aboard in the end, and how good all that is planned is."""

from lautta.games.roads.rules.scoring import WORTH_COINS, WORTH_GOLD, WORTH_STOCK
from lautta.games.roads.rules.transporter_table import CAPACITY
from lautta.games.roads.solver.planning.agenda import PROJECTS
from lautta.games.roads.solver.planning.bricks import rows_reached
from lautta.games.roads.solver.planning.gaps import gap_begins, gap_site, insert_stop
from lautta.games.roads.solver.planning.routes import arrives
from lautta.games.roads.solver.planning.stocks import add, earliest, least
from lautta.games.roads.solver.planning.timetable import (
    MOMENTS,
    NEVER,
    STOPS,
    TURN,
    VEHICLES,
    Timetable,
    Workspace,
    packed,
)
from lautta.games.roads.state import GOODS, NONE, STOCK, Board, State

WORTH = (WORTH_STOCK, WORTH_COINS, WORTH_GOLD)
# What is lying around in the end counts a little, in hundredths of a point, and each own brick.
LEFT = (2, 4, 20, 4, 2, 4, 25, 10, 150, 800, 3000)
LAID = 40
SOONER = 4  # for each turn that a project is done sooner


def collect(b: Board, s: State, t: Timetable, d: Workspace) -> int:
    """Plan who takes what counts aboard in the end; answers how good all of it is, in hundredths of a point."""
    wealth = 0
    for rank in range(3):
        good = STOCK - rank
        for _ in range(VEHICLES):
            count = take_best(b, s, t, d, good)
            if count == 0:
                break
            wealth += count * WORTH[rank]
    rows = rows_reached(s, t, d)
    t.wealth, t.points = wealth, wealth + rows
    return 100 * t.points + left_over(t)


def take_best(b: Board, s: State, t: Timetable, d: Workspace, good: int) -> int:
    """Let a vehicle keep as many of a good as it can; answers how many."""
    most, found, at_place, at_site, at_turn, at = 0, NONE, 0, 0, 0, 0
    for v in range(t.g.vehicles):
        room = CAPACITY[t.vehicle[v].kind] - t.vehicle[v].cargo
        if t.vehicle[v].gone == TURN * t.last and room > 0 and t.vehicle[v].stops < STOPS:
            begins, site = gap_begins(t, v, t.vehicle[v].stops), gap_site(t, v, t.vehicle[v].stops)
            for place in range(t.g.places):
                store = t.place[place].store
                count = min(room, least(t, store, good, 2 * t.last - 2))
                if count > 0:
                    there = arrives(b, s, t, d, t.vehicle[v].kind, site, begins, store)
                    turn = max(earliest(t, store, good, count) // 2, there // TURN)
                    if there <= TURN * t.last and count * NEVER - turn > most:
                        most = count * NEVER - turn
                        found, at_place, at_site, at = v, store, int(d.site_found), there
                        at_turn = min(turn, t.last - 1)
    if found == NONE:
        return 0
    count = (most + NEVER - 1) // NEVER
    gap: int = t.vehicle[found].stops
    time = max(TURN * at_turn, at)
    insert_stop(t, found, gap, at_place, at_site, time, time, 0)
    t.vehicle[found].stop[gap].loads = packed(good) * count
    t.vehicle[found].cargo += count
    add(t, at_place, good, 2 * at_turn, -count)
    return count


def left_over(t: Timetable) -> int:
    """A little for what lies around in the end, and for bricks."""
    total = 0
    for i in range(t.g.places):
        for good in range(GOODS):
            total += LEFT[good] * max(0, t.place[i].free[good * MOMENTS + 2 * t.last - 1])
    for turn in range(t.last):
        total += LAID * t.g.bricks[turn]
    for i in range(PROJECTS):
        if t.done[i] < t.last:
            total += SOONER * (t.last - t.done[i])
    return total
