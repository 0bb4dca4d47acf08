"""Paying: the goods that a work still needs, and their sources. Every chapter with costs uses it.

A work is paid good by good; if there is only one way, it is taken at once, so that players decide only real choices.
"""

from lautta.games.roads.rules.helping import check_help, covered
from lautta.games.roads.rules.map import store_of
from lautta.games.roads.rules.reasons import (
    ANSWER_FIRST,
    HELP_FIRST,
    NOT_A_SOURCE,
    NOT_NEEDED,
    NOT_THERE,
    NOTHING_IN_HAND,
)
from lautta.games.roads.state import (
    BANKS,
    GOODS,
    HELPS,
    LAST_PAID,
    NO_WORK,
    SOURCES,
    Board,
    State,
    bit,
)


def open_work(s: State, seat: int, job: int, tile: int, target: int, detail: int) -> None:
    """Begin a work; what it needs, and from where, is set next."""
    s.may_call = 0
    s.work.seat, s.work.job, s.work.tile, s.work.target, s.work.detail = seat, job, tile, target, detail
    s.work.kinds, s.work.any_of, s.work.givers, s.work.out, s.work.out_left = 0, 0, 0, 0, 0
    s.work.banks, s.work.carriers, s.work.helps = 0, 0, 0
    for i in range(HELPS):
        s.work.help_good[i] = 0
        s.work.help_from[i] = 0
    for good in range(GOODS):
        s.work.need[good] = 0


def close_work(s: State) -> None:
    """End a work; nothing of it remains."""
    open_work(s, 0, NO_WORK, 0, 0, 0)


def lies_at(b: Board, s: State, source: int, good: int) -> int:
    """How many of a good a source of the work in hand has."""
    if source < BANKS:
        if s.work.banks & bit(source):
            return s.goods[store_of(b, s.work.tile, source)][good]
        return 0
    if s.work.carriers & bit(source - BANKS):
        return s.players[s.work.seat].transporters[source - BANKS].cargo[good]
    return 0


def wanted(s: State, good: int) -> int:
    """How many of a good the work in hand could take."""
    if s.work.need[good]:
        return s.work.need[good]
    return s.work.any_of if s.work.kinds & bit(good) else 0


def check_pay(b: Board, s: State, seat: int, good: int, source: int) -> int:
    """Check giving one good from a source for the work in hand, or asking another player for one."""
    if source >= SOURCES:
        return check_help(b, s, seat, good, source)
    if s.offer.kind:
        return ANSWER_FIRST
    if s.work.job == NO_WORK or s.work.job > LAST_PAID:
        return NOTHING_IN_HAND
    if wanted(s, good) == 0:
        return NOT_NEEDED
    if not covered(b, s):
        return HELP_FIRST
    offered = s.work.banks & bit(source) if source < BANKS else s.work.carriers & bit(source - BANKS)
    if offered == 0:
        return NOT_A_SOURCE
    return 0 if lies_at(b, s, source, good) else NOT_THERE


def give(b: Board, s: State, good: int, source: int) -> None:
    """Take the good from its place and count it as paid."""
    if source < BANKS:
        s.goods[store_of(b, s.work.tile, source)][good] -= 1
    else:
        s.players[s.work.seat].transporters[source - BANKS].cargo[good] -= 1
        s.work.givers |= bit(source - BANKS)
    if s.work.need[good]:
        s.work.need[good] -= 1
    else:
        s.work.any_of -= 1


def pay_forced(b: Board, s: State) -> None:
    """Pay what leaves no choice: goods that only one source has, or that exist just once."""
    for good in range(GOODS):
        if s.work.need[good]:
            force(b, s, bit(good), s.work.need[good])
    if s.work.any_of:
        force(b, s, s.work.kinds, s.work.any_of)


def force(b: Board, s: State, kinds: int, count: int) -> None:
    """Pay this many goods of some kinds, if they can be taken in one way only."""
    total, ways = 0, 0
    for good in range(GOODS):
        if kinds & bit(good):
            for source in range(SOURCES):
                there = lies_at(b, s, source, good)
                total += there
                ways += there > 0
    if total > count and ways > 1:
        return
    left = count
    for good in range(GOODS):
        if kinds & bit(good):
            for source in range(SOURCES):
                for _ in range(min(left, lies_at(b, s, source, good))):
                    give(b, s, good, source)
                    left -= 1


def paid_up(s: State) -> bool:
    """Is everything paid?"""
    for good in range(GOODS):
        if s.work.need[good]:
            return False
    return s.work.any_of == 0
