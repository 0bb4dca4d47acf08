"""Fitting in bricks of the wonder."""

from lautta.games.roads.rules.scoring import ROW_POINTS
from lautta.games.roads.solver.planning.agenda import Project
from lautta.games.roads.solver.planning.gaps import stay
from lautta.games.roads.solver.planning.making import enough_boards, factory
from lautta.games.roads.solver.planning.stocks import add, anywhere, least
from lautta.games.roads.solver.planning.timetable import LAY_DOWN, NEVER, Timetable, Workspace, packed
from lautta.games.roads.solver.planning.trips import ask_nothing, gather
from lautta.games.roads.state import (
    BOARDS,
    BRICKS,
    CLAY,
    FUEL,
    GOOSE,
    IRON,
    NEUTRAL,
    ROWS,
    SAWMILL,
    STONE,
    TRUNKS,
    Board,
    State,
    bit,
)

CHEAP = (CLAY, IRON, TRUNKS, GOOSE, BOARDS, STONE, FUEL)  # what bricks are paid with, in this order
NOBODYS, OWN, OTHERS = range(3)  # whose a brick is
PAYING = sum(1 << good for good in CHEAP)


def fit_brick(b: Board, s: State, t: Timetable, d: Workspace, one: Project) -> int:
    """A brick for no more than so many goods, as soon as these are at home, or are brought."""
    cap, first = max(2, one.detail), max(one.since, t.now)
    turn = pay_first(b, s, t, d, first, cap)
    if turn < NEVER:
        return turn
    price = NEVER
    for later in range(first, t.last):
        price = min(price, price_in(t, later))
    if price > cap:
        return NEVER
    d.any_of = price
    if not gather_home(b, s, t, d):
        return NEVER
    return pay_first(b, s, t, d, max(first, d.ready), cap)


def pay_first(b: Board, s: State, t: Timetable, d: Workspace, first: int, cap: int) -> int:
    """Pay for a brick in the first turn when that is possible; NEVER if it is not."""
    for turn in range(first, t.last):
        price = price_in(t, turn)
        if price <= cap and at_home(t, 2 * turn + 1) >= price:
            there = stay(b, s, t, d, t.home, turn)
            if there:
                pay_brick(t, turn)
                return turn
    return NEVER


def gather_home(b: Board, s: State, t: Timetable, d: Workspace) -> bool:
    """Bring goods home for bricks: they lie there then like any others."""
    asked: int = d.any_of
    before = at_home(t, 2 * t.last - 1)
    mill = factory(b, t, SAWMILL)
    if mill == b.site_tile[t.home]:
        made = enough_boards(b, s, t, d, anywhere(t, BOARDS) + asked)
        if made and at_home(t, 2 * t.last - 1) > before:
            d.ready = t.first
            return True
    ask_nothing(d)
    d.any_of = asked
    d.kinds = PAYING & ~bit(TRUNKS) if mill == b.site_tile[t.home] else PAYING
    return gather(b, s, t, d, t.home, LAY_DOWN)


def at_home(t: Timetable, moment: int) -> int:
    """How many goods that may pay for bricks lie at home from a moment on."""
    total = 0
    for rank in range(len(CHEAP)):
        total += max(0, least(t, t.home, CHEAP[rank], moment))
    return total


def price_in(t: Timetable, turn: int) -> int:
    """What one more brick in a turn costs."""
    return 2 + t.g.bricks[turn] + (t.bought if turn == t.now else 0)


def pay_brick(t: Timetable, turn: int) -> None:
    """Pay it with the cheapest goods at home."""
    left = price_in(t, turn)
    for rank in range(len(CHEAP)):
        good = CHEAP[rank]
        count = min(left, max(0, least(t, t.home, good, 2 * turn + 1)))
        if count > 0:
            add(t, t.home, good, 2 * turn + 1, -count)
            t.g.paid[turn] = t.g.paid[turn] + packed(good) * count
            left -= count
    t.g.bricks[turn] += 1


def rows_reached(s: State, t: Timetable, d: Workspace) -> int:
    """The points for rows with own bricks."""
    laid: int = s.laid
    for place in range(BRICKS):
        d.owner[place] = owner_of(s, t, place) if place < laid else NOBODYS
    for turn in range(t.now, t.last):
        laid = lay_on(d, laid, t.g.bricks[turn], OWN)
        laid = lay_on(d, laid, 1, NOBODYS)
    points, first = 0, 0
    for row in range(len(ROWS)):
        own, all_players = 0, 0
        for place in range(first, first + ROWS[row]):
            own += d.owner[place] == OWN
            all_players += d.owner[place] != NOBODYS
        if own > 0:
            points += ROW_POINTS * own // all_players
        first += ROWS[row]
    return points


def owner_of(s: State, t: Timetable, place: int) -> int:
    """Whose brick lies at a place of the wonder; those of `NOBODY` count in their rows, neutral ones do not."""
    if s.bricks[place] == t.seat + 1:
        return OWN
    return NOBODYS if s.bricks[place] == NEUTRAL else OTHERS


def lay_on(d: Workspace, laid: int, count: int, owner: int) -> int:
    """Lay bricks upon those that are there; answers how many there are then."""
    at = laid
    for _ in range(count):
        if at < BRICKS:
            d.owner[at] = owner
            at += 1
    return at
