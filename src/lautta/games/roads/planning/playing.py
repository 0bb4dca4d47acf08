"""Playing on from any position, for any seat: improving an agenda, and carrying it out."""

from lautta.core.records import copy_to
from lautta.games.roads.acts import HOME, act
from lautta.games.roads.ending import wealth
from lautta.games.roads.planning.annealing import Planner, change_some, fitted, kept_promise, mercy_of, take_on
from lautta.games.roads.planning.bricks import rows_reached
from lautta.games.roads.planning.carrying_out import go_through
from lautta.games.roads.planning.outset import begin_in_time
from lautta.games.roads.planning.rivals import see_rivals
from lautta.games.roads.planning.routes import forget_routes
from lautta.games.roads.setup import check_home, from_homes
from lautta.games.roads.state import NONE, SEATS, SETUP, Board, State
from lautta.games.roads.turns import choose_home

HOPELESS = -1_000_000  # what an agenda is worth whose home may not be chosen
BROKEN = 100  # what each thing counts, in hundredths of a point, that could not be done as it was planned


def look_round(b: Board, s: State, o: Planner, seat: int) -> None:
    """Take up a position, in which a seat is to play."""
    copy_to(o.position, s)
    look_at_rivals(b, o, seat)


def look_at_rivals(b: Board, o: Planner, seat: int) -> None:
    """Note what others will have."""
    o.timetable.seat = seat
    begin_in_time(o.position, o.timetable)
    forget_routes(o.desk)
    see_rivals(b, o.position, o.timetable, o.desk, seat)


def settle(b: Board, s: State, o: Planner, seat: int) -> bool:
    """Choose the home of `tried`, and homes for the others far from it; False if it may not be chosen."""
    if check_home(b, s, o.tried.home):
        return False
    choose_home(b, o.position, o.scratch, seat, o.tried.home)
    for _ in range(SEATS):
        if o.position.phase == SETUP:
            choose_home(b, o.position, o.scratch, o.position.chart[o.position.at] - 1, farthest(b, o.position))
    look_at_rivals(b, o, seat)
    return True


def farthest(b: Board, s: State) -> int:
    """The bank that is farthest from all homes among those that may be chosen."""
    best, found = NONE, 0
    for bank in range(b.banks):
        if check_home(b, s, bank) == 0:
            far = from_homes(b, s, b.site_tile[bank])
            if far > best:
                best, found = far, bank
    return found


def outlook(b: Board, s: State, o: Planner, seat: int) -> int:
    """What `tried` is worth in the position taken up, which is `s`, as its timetable says, in hundredths of a point."""
    copy_to(o.position, s)
    if s.phase == SETUP:
        if not settle(b, s, o, seat):
            return HOPELESS
    return fitted(b, o, seat)


def kept_outlook(b: Board, o: Planner, seat: int, promised: int) -> int:
    """The same when the timetable has been carried out, while the others do nothing."""
    o.log.seat, o.log.logged = seat, 0
    kept = kept_promise(b, o, seat, promised)
    if o.position.seats == 1:
        return kept
    lost = o.timetable.wealth - wealth(o.position, seat)
    return promised - 100 * max(0, lost) - BROKEN * o.progress.missed


def improve(b: Board, s: State, o: Planner, seat: int, tries: int, heat: int) -> int:
    """Improve `best` by small changes; answers what it is worth as far as one can see."""
    copy_to(o.tried, o.best)
    promised = outlook(b, s, o, seat)
    o.top = HOPELESS
    if promised > HOPELESS:
        o.top = kept_outlook(b, o, seat, promised)
    copy_to(o.now, o.best)
    o.value = o.top
    for i in range(tries):
        copy_to(o.tried, o.now)
        change_some(b, o)
        mercy = mercy_of(o.chooser, heat * (tries - i) // tries)
        value = outlook(b, s, o, seat)
        if value + mercy >= o.value:
            value = kept_outlook(b, o, seat, value)
            if value + mercy >= o.value:
                take_on(o, value)
    return o.top


def play_on(b: Board, s: State, o: Planner, seat: int) -> int:
    """Carry out `best` to the end while all others do nothing; answers what it is worth.

    What is done is logged. Where homes are still to be chosen, only that is done.
    """
    copy_to(o.tried, o.best)
    found = outlook(b, s, o, seat)
    if s.phase == SETUP:
        copy_to(o.position, s)
        o.log.seat, o.log.logged = seat, 0
        act(b, o.position, o.scratch, o.log, HOME, 0, o.best.home, 0)
        return found
    return kept_outlook(b, o, seat, found)


def follow(b: Board, s: State, o: Planner, seat: int) -> int:
    """Do what is given, as far as it is legal, while all others do nothing; answers the wealth in the end.

    What is done is logged.
    """
    copy_to(o.position, s)
    o.log.seat = seat
    return go_through(b, o.position, o.scratch, o.log)


def rows_ahead(b: Board, s: State, o: Planner, seat: int) -> int:
    """The points for rows of the wonder, with the bricks that are noted in the timetable."""
    return rows_reached(s, o.timetable, o.desk)
