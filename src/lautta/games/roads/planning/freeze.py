"""From a line to orders: what each transporter did in each turn, so that a small change changes little."""

from lautta.games.roads.planning.acts import DONE, GO, LEAD, LEAVE, LOAD, UNLOAD
from lautta.games.roads.planning.agenda import LEGS, TURNS, Agenda, Desk
from lautta.games.roads.state import GOOSE, SLOTS, Board


def freeze(b: Board, d: Desk, a: Agenda, first: int) -> None:
    """Write the log of a line for one player into the orders of its agenda, from a turn on."""
    dones = 0
    for at in range(first * SLOTS, TURNS * SLOTS):
        a.legs[at] = 0
    for i in range(d.logged):
        action, slot, y = d.log[i] >> 26, d.log[i] >> 18 & 255, d.log[i] >> 4 & 16383
        turn, phase = dones // 4, dones % 4
        at = turn * SLOTS + slot
        if action == DONE:
            dones += 1
            if phase == 1 and turn >= first and turn < TURNS:
                stay(a, turn)
        elif phase == 1 and turn >= first and turn < TURNS and slot < SLOTS:
            if action in (LOAD, LEAD):
                begin_leg(a, at, True, True)
                good = GOOSE if action == LEAD else y
                leg = at * LEGS + a.legs[at] - 1
                a.leg_loads[leg] = a.leg_loads[leg] + (1 << 4 * good)
            elif action == GO:
                begin_leg(a, at, False, True)
                leg = at * LEGS + a.legs[at] - 1
                a.leg_to[leg] = 1 + y
            elif action in (UNLOAD, LEAVE):
                begin_leg(a, at, False, False)
                leg = at * LEGS + a.legs[at] - 1
                good = GOOSE if action == LEAVE else y
                a.leg_drops[leg] = a.leg_drops[leg] + (1 << 4 * good)
                if a.leg_to[leg] == 0:
                    a.leg_to[leg] = a.was_at[at]


def begin_leg(a: Agenda, at: int, after_going: bool, after_dropping: bool) -> None:
    """Begin an order, or another leg if this one has moved, or put something down, already."""
    if a.legs[at] > 0:
        leg = at * LEGS + a.legs[at] - 1
        over = (after_going and a.leg_to[leg] > 0) or (after_dropping and a.leg_drops[leg] > 0)
        if not over or a.legs[at] == LEGS:
            return
    leg = at * LEGS + a.legs[at]
    a.legs[at] += 1
    a.leg_to[leg], a.leg_loads[leg], a.leg_drops[leg] = 0, 0, 0


def stay(a: Agenda, turn: int) -> None:
    """Who did nothing is ordered to stay; a leg without a goal ends where it began."""
    for slot in range(SLOTS):
        at = turn * SLOTS + slot
        if a.was_at[at]:
            if a.legs[at] == 0:
                a.legs[at] = 1
                a.leg_to[at * LEGS], a.leg_loads[at * LEGS], a.leg_drops[at * LEGS] = a.was_at[at], 0, 0
            last = at * LEGS + a.legs[at] - 1
            if a.leg_to[last] == 0:
                a.leg_to[last] = a.was_at[at] if a.legs[at] == 1 else a.leg_to[last - 1]
