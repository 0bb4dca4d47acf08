"""Improving an agenda: small changes at random, kept where what comes of them is better, or hardly worse."""

from ctypes import Structure

from lautta.core.chance import Chooser, choose
from lautta.core.records import copy_to, i64, record
from lautta.games.roads.acts import Log
from lautta.games.roads.planning.agenda import Agenda, Atlas
from lautta.games.roads.planning.carrying_out import carry_out, open_game
from lautta.games.roads.planning.changes import change
from lautta.games.roads.planning.fitting import fit
from lautta.games.roads.planning.timetable import Desk, Progress, Timetable
from lautta.games.roads.state import Board, Scratch, State

BLOAT = 15  # what each project must be worth, in hundredths of a point


@record
class Planner(Structure):
    """Everything that a search works with."""

    best: Agenda  # so far
    now: Agenda  # what is changed
    tried: Agenda
    top: i64  # what the best is worth, in hundredths of a point
    value: i64  # what `now` is worth
    log: Log  # of what was carried out last
    timetable: Timetable
    kept: Timetable
    progress: Progress
    desk: Desk
    atlas: Atlas
    scratch: Scratch
    position: State
    chooser: Chooser


def value_of(b: Board, root: State, o: Planner, seat: int) -> int:
    """What `tried` is worth: the points that it brings by the rules, and what its timetable says beyond them."""
    promised = promise_of(b, root, o, seat)
    return kept_promise(b, o, seat, promised)


def promise_of(b: Board, root: State, o: Planner, seat: int) -> int:
    """What `tried` is worth as its timetable says."""
    copy_to(o.position, root)
    open_game(b, o.position, o.scratch, o.log, o.tried, seat)
    return fitted(b, o, seat)


def fitted(b: Board, o: Planner, seat: int) -> int:
    """The same from the position that is taken up."""
    found = fit(b, o.position, o.timetable, o.kept, o.desk, o.tried, seat)
    return found - BLOAT * o.tried.count


def kept_promise(b: Board, o: Planner, seat: int, promised: int) -> int:
    """The same when the timetable has been carried out."""
    points = carry_out(b, o.position, o.scratch, o.log, o.timetable, o.desk, o.progress, o.tried, seat)
    return promised + 100 * (points - o.timetable.points)


def anneal(b: Board, root: State, o: Planner, seat: int, tries: int, heat: int) -> int:
    """Improve `now` by small changes, and note the best; answers what that is worth.

    What a timetable promises is carried out by the rules before it is believed.
    """
    for _ in range(tries):
        copy_to(o.tried, o.now)
        change_some(b, o)
        mercy = mercy_of(o.chooser, heat)
        value = promise_of(b, root, o, seat)
        if value + mercy >= o.value:
            value = kept_promise(b, o, seat, value)
            if value + mercy >= o.value:
                take_on(o, value)
    return o.top


def take_on(o: Planner, value: int) -> None:
    """Go on with `tried`, and note it if it is the best."""
    o.value = value
    copy_to(o.now, o.tried)
    if value > o.top:
        o.top = value
        copy_to(o.best, o.now)


def change_some(b: Board, o: Planner) -> None:
    """One change, or several."""
    change(b, o.atlas, o.tried, o.chooser)
    more = choose(o.chooser, 2)
    while more:
        change(b, o.atlas, o.tried, o.chooser)
        more = choose(o.chooser, 2)


def mercy_of(c: Chooser, heat: int) -> int:
    """How much worse a change may make it: half as often by each seven tenths of the heat more."""
    if heat <= 0:
        return 0
    mercy, halved = 0, choose(c, 2)
    while halved and mercy < 8 * heat:
        mercy += heat * 7 // 10
        halved = choose(c, 2)
    more = choose(c, heat * 7 // 10 + 1)
    return mercy + more
