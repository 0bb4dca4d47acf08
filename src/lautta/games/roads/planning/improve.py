"""Improving an agenda: small changes at random, kept where the line that comes of them is better, or hardly worse."""

from lautta.core.chance import Chooser, choose
from lautta.core.records import copy_to
from lautta.games.roads.planning.agenda import Agenda, Desk
from lautta.games.roads.planning.lines import follow
from lautta.games.roads.planning.orders import change_orders
from lautta.games.roads.planning.projects import change_projects, number_bricks
from lautta.games.roads.state import Board, Scratch, State

BLOAT = 6  # what each project must be worth, in hundredths of a point


def anneal(
    b: Board, root: State, trial: State, w: Scratch, d: Desk, best: Agenda, now: Agenda, tried: Agenda, c: Chooser,
    seat: int, tries: int, heat: int, by_order: int,
) -> int:  # fmt: skip
    """Improve `now` by small changes, also by such that make it worse by less than `heat`, mostly by much less."""
    value = value_of(b, root, trial, w, d, now, seat)
    top = value_of(b, root, trial, w, d, best, seat)
    for _ in range(tries):
        copy_to(tried, now)
        changes = 1 + choose(c, 2)
        for _ in range(changes):
            change(b, root, tried, c, by_order)
        number_bricks(tried)
        found = value_of(b, root, trial, w, d, tried, seat)
        mercy = choose(c, heat + 1)
        less = choose(c, heat + 1)
        mercy = mercy * less // (heat + 1)
        if found + mercy >= value:
            value = found
            copy_to(now, tried)
        if value > top:
            top = value
            copy_to(best, now)
    return top


def value_of(b: Board, root: State, trial: State, w: Scratch, d: Desk, a: Agenda, seat: int) -> int:
    """How good the line of an agenda is."""
    copy_to(trial, root)
    found = follow(b, trial, w, d, a, seat)
    return found - BLOAT * a.count


def change(b: Board, s: State, a: Agenda, c: Chooser, by_order: int) -> None:
    """One small change: of an order, in `by_order` of 100 cases, or of a project."""
    by = choose(c, 100)
    if by < by_order:
        change_orders(b, a, c)
    else:
        change_projects(b, s, a, c)
