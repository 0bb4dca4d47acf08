"""Improving an agenda: small changes at random, kept where what comes of them is better, or hardly worse."""

from ctypes import Structure

from lautta.core.chance import Chooser, choose
from lautta.core.compiled import Compiled
from lautta.core.records import copy_to, i64, record
from lautta.games.roads.actions import TABLE
from lautta.games.roads.players.acts import Log
from lautta.games.roads.solver.planning.agenda import Agenda, Atlas
from lautta.games.roads.solver.planning.carrying_out import carry_out, open_game
from lautta.games.roads.solver.planning.changes import change
from lautta.games.roads.solver.planning.fitting import fit
from lautta.games.roads.solver.planning.timetable import Progress, Timetable, Workspace
from lautta.games.roads.state import Board, State

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
    workspace: Workspace
    atlas: Atlas
    position: State
    chooser: Chooser


def value_of(b: Board, root: State, o: Planner, seat: int) -> int:
    """What `tried` is worth: the points that it brings by the rules, and what its timetable says beyond them."""
    promised = promise_of(b, root, o, seat)
    return kept_promise(b, o, seat, promised)


def promise_of(b: Board, root: State, o: Planner, seat: int) -> int:
    """What `tried` is worth as its timetable says."""
    copy_to(o.position, root)
    open_game(b, o.position, o.log, o.tried, seat)
    found = fit(b, o.position, o.timetable, o.kept, o.workspace, o.tried, seat)
    return found - BLOAT * o.tried.count


def kept_promise(b: Board, o: Planner, seat: int, promised: int) -> int:
    """The same when the timetable has been carried out."""
    points = carry_out(b, o.position, o.log, o.timetable, o.workspace, o.progress, o.tried, seat)
    return promised + 100 * (points - o.timetable.points)


def anneal(b: Board, root: State, o: Planner, seat: int, tries: int, temperature: int) -> int:
    """Improve `now` by small changes, and note the best; answers what that is worth.

    What a timetable promises is carried out by the rules before it is believed.
    """
    for _ in range(tries):
        copy_to(o.tried, o.now)
        change_some(b, o)
        slack = slack_of(o.chooser, temperature)
        value = promise_of(b, root, o, seat)
        if value + slack >= o.value:
            value = kept_promise(b, o, seat, value)
            if value + slack >= o.value:
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


def slack_of(c: Chooser, temperature: int) -> int:
    """How much worse a change may make it: half as often by each seven tenths of the temperature more."""
    if temperature <= 0:
        return 0
    slack, halved = 0, choose(c, 2)
    while halved and slack < 8 * temperature:
        slack += temperature * 7 // 10
        halved = choose(c, 2)
    more = choose(c, temperature * 7 // 10 + 1)
    return slack + more


PLANNING = Compiled(TABLE, "planning", (anneal, value_of))
