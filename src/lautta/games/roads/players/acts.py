"""Carrying out a plan: each action is checked as by the rules, done, and noted."""

from ctypes import Structure, c_int32
from typing import Annotated

from lautta.core.records import Array, i64, record
from lautta.games.roads.actions import ACTIONS
from lautta.games.roads.state import LAUNCH, PUT, SCRAP, SLOTS, Board, State

LOG = 16_384  # actions that are noted


@record
class Log(Structure):
    """The acting seat, and the codes of its actions so far."""

    seat: i64
    logged: i64
    code: Annotated[Array[int], c_int32 * LOG]


def codes_of(log: Log) -> tuple[int, ...]:
    """What was done, for Python."""
    return tuple(log.code[at] for at in range(log.logged))


def act(b: Board, s: State, log: Log, action: int, x: int, y: int, z: int) -> bool:
    """Do an action if the rules allow it, given by its place in the table."""
    seat: int = log.seat
    code = ACTIONS.attempt(b, s, seat, action, x, y, z)
    if code >= 0 and log.logged < LOG:
        log.code[log.logged] = code
        log.logged += 1
    return code >= 0


def first_of(b: Board, s: State, log: Log, action: int, count: int) -> bool:
    """Do the first that is legal of a number of choices."""
    for choice in range(count):
        if act(b, s, log, action, choice, 0, 0):
            return True
    return False


def choose_first(b: Board, s: State, log: Log) -> bool:
    """Decide what a work leaves open once it is paid: the first choice that is legal; False if there is none."""
    if s.work.job == LAUNCH:
        return first_of(b, s, log, ACTIONS.LAUNCH, b.sites)
    if s.work.job == PUT:
        return first_of(b, s, log, ACTIONS.PUT, SLOTS)
    if s.work.job == SCRAP:
        return first_of(b, s, log, ACTIONS.SCRAP, SLOTS)
    upgraded = first_of(b, s, log, ACTIONS.UPGRADE, b.tiles)
    if upgraded:
        return True
    return act(b, s, log, ACTIONS.ENOUGH, 0, 0, 0)
