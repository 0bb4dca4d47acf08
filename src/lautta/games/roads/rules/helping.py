"""Help from others: goods on their transporters that pay for what a seat builds, if they agree.

Others are asked for what the seat's own goods do not cover, good by good, and only then are its own goods paid. If they
refuse, the work is given up, and what they had given goes back.
"""

from lautta.games.roads.rules.map import carried, reach_of, stock
from lautta.games.roads.rules.reasons import (
    ANSWER_FIRST,
    COVERED,
    NO_SUCH_PLAYER,
    NOT_A_SOURCE,
    NOT_NEEDED,
    NOT_THERE,
    NOTHING_IN_HAND,
    OWN_ONE,
    TOO_MANY_REFUSALS,
    WAS_REFUSED,
)
from lautta.games.roads.state import (
    BUILD,
    DEMOLISH,
    DROPS,
    GOODS,
    HELP,
    HELPS,
    REFUSALS,
    REPEATS,
    SLOTS,
    SOURCES,
    Board,
    State,
)


def refusals(s: State, seat: int, to: int) -> int:
    """How many offers of a seat another one has refused in this phase."""
    total = 0
    for kind in range(HELP + 1):
        for good in range(GOODS):
            total += s.players[seat].refused[to][kind][good]
    return total


def may_offer(s: State, seat: int, kind: int, to: int, good: int) -> int:
    """0 if a seat may offer this to another one; for the same good it is the same offer, from any transporter."""
    if s.players[seat].refused[to][kind][good] >= REPEATS:
        return WAS_REFUSED
    return TOO_MANY_REFUSALS if refusals(s, seat, to) >= REFUSALS else 0


def can_be_helped(job: int) -> bool:
    """May others help? With building, but not with factories, research or bricks."""
    return BUILD <= job <= DEMOLISH


def help_stock(b: Board, s: State, seat: int, tile: int, banks: int, good: int) -> int:
    """How many of a good others carry there and may still be asked for."""
    total = 0
    if s.players[seat].dropped >= DROPS:
        return 0
    for other in range(s.seats):
        if other != seat:
            there = carried(b, s, other, tile, banks, good)
            if there and may_offer(s, seat, HELP, other, good) == 0:
                total += there
    return total


def means(b: Board, s: State, seat: int, tile: int, banks: int, good: int) -> int:
    """How many of a good a seat could pay with, including the help of others."""
    return stock(b, s, seat, tile, banks, good) + help_stock(b, s, seat, tile, banks, good)


def own_stock(b: Board, s: State, good: int) -> int:
    """How many of a good the seat itself has for the work in hand."""
    return stock(b, s, s.work.seat, s.work.tile, s.work.banks, good)


def covered(b: Board, s: State) -> bool:
    """Do the seat's own goods pay for everything that the work in hand still needs?"""
    if not can_be_helped(s.work.job):
        return True
    for good in range(GOODS):
        if s.work.need[good] and own_stock(b, s, good) < s.work.need[good]:
            return False
    return True


def check_help(b: Board, s: State, seat: int, good: int, source: int) -> int:
    """Check asking another player for a good on a transporter there; sources after the seat's own are theirs."""
    if s.offer.kind:
        return ANSWER_FIRST
    if not can_be_helped(s.work.job):
        return NOTHING_IN_HAND if s.work.job == 0 else NOT_A_SOURCE
    other, slot = (source - SOURCES) // SLOTS, (source - SOURCES) % SLOTS
    if other == seat:
        return OWN_ONE
    if other >= s.seats:
        return NO_SUCH_PLAYER
    if covered(b, s):
        return COVERED
    if own_stock(b, s, good) >= s.work.need[good]:
        return NOT_NEEDED
    v = s.players[other].transporters[slot]
    if v.kind == 0 or b.site_tile[v.site] != s.work.tile or reach_of(b, s, v) & s.work.banks == 0:
        return NOT_A_SOURCE
    if v.cargo[good] == 0 or s.work.helps >= HELPS:
        return NOT_THERE
    return may_offer(s, seat, HELP, other, good)


def ask_help(s: State, seat: int, good: int, source: int) -> None:
    """Ask for the good; the other player has to answer."""
    s.offer.kind, s.offer.seat, s.offer.slot, s.offer.good = HELP, seat, 0, good
    s.offer.to, s.offer.other = (source - SOURCES) // SLOTS, (source - SOURCES) % SLOTS


def receive_help(s: State) -> None:
    """Pay the good that was given, and remember where it came from."""
    v = s.players[s.offer.to].transporters[s.offer.other]
    v.cargo[s.offer.good] -= 1
    s.work.need[s.offer.good] -= 1
    s.work.help_good[s.work.helps] = s.offer.good
    s.work.help_from[s.work.helps] = s.offer.to * SLOTS + s.offer.other
    s.work.helps += 1


def check_drop(b: Board, s: State) -> int:
    """Check giving up a work that the seat's own goods do not cover."""
    if s.offer.kind:
        return ANSWER_FIRST
    if not can_be_helped(s.work.job):
        return NOTHING_IN_HAND
    return COVERED if covered(b, s) else 0


def give_back(s: State) -> None:
    """Put what others had given back on their transporters."""
    for i in range(s.work.helps):
        partner = s.work.help_from[i]
        s.players[partner // SLOTS].transporters[partner % SLOTS].cargo[s.work.help_good[i]] += 1
    s.players[s.work.seat].dropped += 1
