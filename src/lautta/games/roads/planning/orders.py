"""Small changes of the orders of an agenda: what transporters load and where they go, turn by turn."""

from lautta.core.chance import Chooser, choose
from lautta.games.roads.planning.agenda import ALL, LEGS, TURNS, Agenda
from lautta.games.roads.state import BANK, GOODS, SLOTS, Board, bit


def change_orders(b: Board, a: Agenda, c: Chooser) -> None:
    """Change what a transporter is ordered to do in a turn."""
    first = choose(c, 20 * SLOTS)
    at = first
    while a.was_at[at] == 0 and at > first - SLOTS and at > 0:
        at -= 1
    if a.was_at[at] == 0:
        return
    lot = choose(c, 100)
    if a.legs[at] == 0 or lot < 8:
        order_anew(b, a, c, at)
    elif lot < 14:
        a.legs[at] = 0
    elif lot < 44:
        change_loads(a, c, at)
    elif lot < 70:
        change_goal(b, a, c, at)
    elif lot < 74:
        leg = at * LEGS + a.legs[at] - 1
        a.leg_drops[leg] = 0 if a.leg_drops[leg] else ALL
    elif lot < 80:
        add_leg(b, a, c, at)
    elif lot < 84:
        a.legs[at] -= 1
    elif lot < 90:
        delay(a, at)
    elif lot < 95:
        hasten(a, at)
    elif lot < 99:
        slot = choose(c, SLOTS)
        trade(a, at, at // SLOTS * SLOTS + slot)
    else:
        forget_orders(a, at // SLOTS)


def order_anew(b: Board, a: Agenda, c: Chooser, at: int) -> None:
    """One leg to somewhere near."""
    store = some_store(b, c, a.was_at[at] - 1)
    loads = some_loads(c, a.was_there[at])
    leg = at * LEGS
    a.legs[at] = 1
    a.leg_to[leg], a.leg_loads[leg], a.leg_drops[leg] = 1 + store, loads, ALL


def change_goal(b: Board, a: Agenda, c: Chooser, at: int) -> None:
    """Let one of its legs lead elsewhere."""
    which = choose(c, a.legs[at])
    leg = at * LEGS + which
    before = a.was_at[at] - 1 if which == 0 else a.leg_to[leg - 1] - 1
    store = some_store(b, c, before)
    a.leg_to[leg] = 1 + store


def change_loads(a: Agenda, c: Chooser, at: int) -> None:
    """Load one good more, less, or another one."""
    which = choose(c, a.legs[at])
    leg = at * LEGS + which
    lot = choose(c, 4)
    good = choose(c, GOODS)
    if which == 0:
        good = some_good(good, a.was_there[at])
    shift = 4 * good
    if lot == 0:
        a.leg_loads[leg] = 1 << shift
    elif lot == 1:
        a.leg_loads[leg] = 2 << shift
    elif lot == 2:
        a.leg_loads[leg] = a.leg_loads[leg] & ~(15 << shift)
    elif a.leg_loads[leg] >> shift & 15 < 8:
        a.leg_loads[leg] = a.leg_loads[leg] + (1 << shift)


def add_leg(b: Board, a: Agenda, c: Chooser, at: int) -> None:
    """Go on from where it gets to."""
    if a.legs[at] == LEGS:
        return
    leg = at * LEGS + a.legs[at]
    store = some_store(b, c, a.leg_to[leg - 1] - 1)
    good = choose(c, GOODS)
    a.leg_to[leg], a.leg_loads[leg], a.leg_drops[leg] = 1 + store, 1 << 4 * good, ALL
    a.legs[at] += 1


def delay(a: Agenda, at: int) -> None:
    """Let it do everything a turn later."""
    here = at + SLOTS * ((TURNS * SLOTS - 1 - at) // SLOTS)
    while here > at:
        copy_order(a, here, here - SLOTS)
        here -= SLOTS


def hasten(a: Agenda, at: int) -> None:
    """Leave out what it does in this turn, so that everything comes a turn earlier."""
    here = at
    while here + SLOTS < TURNS * SLOTS:
        copy_order(a, here, here + SLOTS)
        here += SLOTS


def copy_order(a: Agenda, to: int, at: int) -> None:
    """Give one order a second time."""
    a.legs[to] = a.legs[at]
    for leg in range(LEGS):
        a.leg_to[to * LEGS + leg] = a.leg_to[at * LEGS + leg]
        a.leg_loads[to * LEGS + leg] = a.leg_loads[at * LEGS + leg]
        a.leg_drops[to * LEGS + leg] = a.leg_drops[at * LEGS + leg]


def trade(a: Agenda, one: int, other: int) -> None:
    """Let two transporters do what the other was to do, from a turn on."""
    here = 0
    while one + here < TURNS * SLOTS and other + here < TURNS * SLOTS:
        x, y = one + here, other + here
        a.legs[x], a.legs[y] = a.legs[y], a.legs[x]
        for leg in range(LEGS):
            p, q = x * LEGS + leg, y * LEGS + leg
            a.leg_to[p], a.leg_to[q] = a.leg_to[q], a.leg_to[p]
            a.leg_loads[p], a.leg_loads[q] = a.leg_loads[q], a.leg_loads[p]
            a.leg_drops[p], a.leg_drops[q] = a.leg_drops[q], a.leg_drops[p]
        here += SLOTS


def forget_orders(a: Agenda, turn: int) -> None:
    """From a turn on leave all to themselves."""
    for at in range(turn * SLOTS, TURNS * SLOTS):
        a.legs[at] = 0


def some_store(b: Board, c: Chooser, site: int) -> int:
    """A store near a site: on the same tile, or one next to it; or any."""
    tile = b.site_tile[site]
    lot = choose(c, 20)
    near = b.first_near[tile + 1] - b.first_near[tile]
    if lot == 0 or b.site_kind[site] != BANK or near == 0:
        return choose(c, b.stores)
    if lot < 4:
        return site
    which = choose(c, near)
    return b.near[b.first_near[tile] + which]


def some_loads(c: Chooser, there: int) -> int:
    """One or two of the goods that are there, or none."""
    lot = choose(c, 6)
    if lot == 0 or there == 0:
        return 0
    one = choose(c, GOODS)
    other = choose(c, GOODS)
    one = some_good(one, there)
    other = some_good(other, there)
    if lot < 3:
        return 2 << 4 * one
    if lot < 5 or one == other:
        return 1 << 4 * one
    return (1 << 4 * one) + (1 << 4 * other)


def some_good(first: int, there: int) -> int:
    """The next good of those that are there; the first if there are none."""
    if there == 0:
        return first
    good = first
    while there & bit(good) == 0:
        good = (good + 1) % GOODS
    return good
