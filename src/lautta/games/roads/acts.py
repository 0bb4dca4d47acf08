"""Carrying out a plan: each action is checked as by the rules, done, and noted."""

from ctypes import Structure, c_int32
from typing import Annotated

from lautta.core.records import Array, i64, record
from lautta.games.roads import (
    breeding,
    building,
    geese,
    launching,
    loading,
    movement,
    paying,
    production,
    research,
    roadwork,
    setup,
    turns,
    wonder,
    works,
)
from lautta.games.roads.state import LAUNCH, SCRAP, SLOTS, Board, Scratch, State
from lautta.games.roads.state import PUT as PUTTING

(HOME, DONE, PAY, PUT, LAUNCHES, SCRAPS, UPGRADES, ENOUGH, USES, WAGON, BREEDS, STUDIES, LOAD, UNLOAD, GO, LEAD, LEAVE,
 BUILDS, MINES, SINKS, PAVES, SPANS, BRICKS_LAID) = range(23)  # fmt: skip
NAMES = ("home", "done", "pay", "put", "launch", "scrap", "upgrade", "enough", "use", "wagon", "breed", "research",
         "load", "unload", "go", "lead", "leave", "build", "mine", "shaft", "road", "bridge", "brick")  # fmt: skip
PARAMS = (1, 0, 2, 1, 1, 1, 1, 0, 1, 1, 1, 2, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 0)


LOG = 16_384  # actions of a line that are noted
GIVEN = LOG // 2


@record
class Log(Structure):
    """The acting seat, and its actions so far; from GIVEN on, those still to do."""

    seat: i64
    logged: i64
    given: i64
    log: Annotated[Array[int], c_int32 * LOG]  # action, and its parameters, 8 bits each but the middle one


def note(log: Log, action: int, x: int, y: int, z: int) -> None:
    """Note an action that was done."""
    if log.logged < GIVEN:
        log.log[log.logged] = action << 26 | x << 18 | y << 4 | z
        log.logged += 1


def act(b: Board, s: State, w: Scratch, log: Log, action: int, x: int, y: int, z: int) -> bool:
    """Do an action if the rules allow it."""
    seat: int = log.seat
    reason = 1
    if action == GO:
        reason = movement.check_go(b, s, seat, x, y)
        if reason == 0:
            movement.go(b, s, seat, x, y)
    elif action == LOAD:
        reason = loading.check_load(b, s, seat, x, y, z)
        if reason == 0:
            loading.load(b, s, seat, x, y, z)
    elif action == UNLOAD:
        reason = loading.check_unload(b, s, seat, x, y, z)
        if reason == 0:
            loading.unload(b, s, seat, x, y, z)
    elif action == LEAD:
        reason = geese.check_lead(b, s, seat, x, y)
        if reason == 0:
            geese.lead(b, s, seat, x, y)
    elif action == LEAVE:
        reason = geese.check_leave(b, s, seat, x, y)
        if reason == 0:
            geese.leave(b, s, seat, x, y)
    elif action == PAY:
        reason = paying.check_pay(b, s, seat, x, y)
        if reason == 0:
            works.pay(b, s, seat, x, y)
    elif action == DONE:
        reason = turns.check_done(b, s, seat)
        if reason == 0:
            turns.done(b, s, w, seat)
    else:
        reason = act_rarely(b, s, w, log, action, x, y)
    if reason == 0:
        note(log, action, x, y, z)
    return reason == 0


def first_of(b: Board, s: State, w: Scratch, log: Log, action: int, count: int) -> bool:
    """Do the first that is legal of a number of choices."""
    for choice in range(count):
        if act(b, s, w, log, action, choice, choice, 0):
            return True
    return False


def choose_first(b: Board, s: State, w: Scratch, log: Log) -> bool:
    """Decide what a work leaves open once it is paid: the first choice that is legal; False if there is none."""
    if s.work.job == LAUNCH:
        return first_of(b, s, w, log, LAUNCHES, b.sites)
    if s.work.job == PUTTING:
        return first_of(b, s, w, log, PUT, SLOTS)
    if s.work.job == SCRAP:
        return first_of(b, s, w, log, SCRAPS, SLOTS)
    upgraded = first_of(b, s, w, log, UPGRADES, b.tiles)
    if upgraded:
        return True
    return act(b, s, w, log, ENOUGH, 0, 0, 0)


def act_rarely(b: Board, s: State, w: Scratch, log: Log, action: int, x: int, y: int) -> int:
    """The same for what is done a few times in a game; answers why not."""
    seat: int = log.seat
    reason = 1
    if action == BUILDS:
        reason = building.check_build(b, s, seat, x, y)
        if reason == 0:
            works.build(b, s, seat, x, y)
    elif action == MINES:
        reason = building.check_mine(b, s, seat, x, y)
        if reason == 0:
            works.mine(b, s, seat, x, y)
    elif action == SINKS:
        reason = building.check_shaft(b, s, seat, x, y)
        if reason == 0:
            works.shaft(b, s, seat, x, y)
    elif action == PAVES:
        reason = roadwork.check_road(b, s, seat, y)
        if reason == 0:
            works.road(b, s, seat, y)
    elif action == SPANS:
        reason = roadwork.check_bridge(b, s, seat, y)
        if reason == 0:
            works.bridge(b, s, seat, y)
    elif action == BRICKS_LAID:
        reason = wonder.check_brick(b, s, seat)
        if reason == 0:
            works.brick(b, s, seat)
    else:
        reason = act_in_production(b, s, w, log, action, x, y)
    return reason


def act_in_production(b: Board, s: State, w: Scratch, log: Log, action: int, x: int, y: int) -> int:
    """The same for production, and for choosing a home."""
    seat: int = log.seat
    reason = 1
    if action == USES:
        reason = production.check_use(b, s, seat, y)
        if reason == 0:
            works.use(b, s, seat, y)
    elif action == WAGON:
        reason = production.check_harness(b, s, seat, x)
        if reason == 0:
            works.harness(b, s, seat, x)
    elif action == BREEDS:
        reason = breeding.check_breed(b, s, seat, y)
        if reason == 0:
            works.breed_donkeys(b, s, seat, y)
    elif action == STUDIES:
        reason = research.check_research(b, s, seat, x, y)
        if reason == 0:
            works.research(b, s, seat, x, y)
    elif action == PUT:
        reason = production.check_put(s, x)
        if reason == 0:
            works.put(b, s, x)
    elif action == LAUNCHES:
        reason = launching.check_launch(b, s, seat, y)
        if reason == 0:
            works.launch(b, s, seat, y)
    elif action == SCRAPS:
        reason = launching.check_scrap(b, s, seat, x)
        if reason == 0:
            works.scrap(b, s, seat, x)
    elif action == UPGRADES:
        reason = research.check_upgrade(b, s, seat, y)
        if reason == 0:
            works.upgrade(b, s, y)
    elif action == ENOUGH:
        reason = research.check_enough(s)
        if reason == 0:
            works.enough(s)
    elif action == HOME:
        reason = setup.check_home(b, s, y)
        if reason == 0:
            turns.choose_home(b, s, w, seat, y)
    return reason
