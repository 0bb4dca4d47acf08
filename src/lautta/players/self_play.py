"""Playing games against oneself, one decision ahead or by search, and keeping what can be learned from them.

Temporal differences (Sutton 1988; Tesauro's TD-Gammon 1995), for each seat by itself: the positions after a seat's own
decisions, as it sees them, each with the chances to aim at. These are a mix of what the network said at the seat's next
decision and of what came after, down to the end of the game; an exploring decision says nothing about those before it,
so there the best one's chances count.
"""

from ctypes import Structure, c_int32, c_uint16
from typing import Annotated

from lautta.core.bits import count_bits, lowest_bit
from lautta.core.chance import Chooser, choose
from lautta.core.current_game import Board, State, apply, hide, lead, to_act
from lautta.core.records import Array, copy_to, i64, record
from lautta.players.network import CERTAIN, MARGIN, OUTPUTS, Network
from lautta.players.one_ply import Workspace, keep_chances, outcome, value_of, weigh
from lautta.players.search import Effort, SearchMemory, clear, favourite, search

MOST_POSITIONS = 4096  # of one game
MOST_NUMBERS = 1 << 19  # in all of them
PARTS = 1024  # of which the settings are so many


@record
class Samples(Structure):
    """The positions of one game to learn from: where the numbers of each begin, and its aims, of CERTAIN."""

    count: i64
    numbers: i64
    begin: Annotated[Array[int], c_int32 * (MOST_POSITIONS + 1)]
    seat: Annotated[Array[int], c_int32 * MOST_POSITIONS]
    explored: Annotated[Array[int], c_int32 * MOST_POSITIONS]
    aim: Annotated[Array[Array[int]], c_int32 * OUTPUTS * MOST_POSITIONS]  # first what the network said of it
    best: Annotated[Array[Array[int]], c_int32 * OUTPUTS * MOST_POSITIONS]  # and what of the best decision
    index: Annotated[Array[int], c_uint16 * MOST_NUMBERS]
    amount: Annotated[Array[int], c_int32 * MOST_NUMBERS]


@record
class SelfPlayMemory(Structure):
    """What self-play works in, and the positions that it keeps."""

    view: State  # of the seat that decides
    search: SearchMemory
    samples: Samples


@record
class Settings(Structure):
    """How a game is played, in parts of PARTS: decisions at random, and how much of the end reaches back (lambda).

    `noise` is by how much a value may be off, of CERTAIN; `range` the lead in points that counts as a whole one.
    """

    explore: i64
    noise: i64
    reach: i64
    range: i64
    most: i64  # decisions


def self_play(b: Board, s: State, m: SelfPlayMemory, n: Network, effort: Effort, how: Settings, c: Chooser) -> int:
    """Play a position to its end, all seats with the same network; answers how many decisions that took.

    The best action is the network's, or the search's if `effort` has worlds to follow. A game that takes more than
    `most` decisions is left, and nothing is to be learned from it.
    """
    p = m.samples
    p.count = 0
    p.numbers = 0
    p.begin[0] = 0
    decisions = 0
    while to_act(b, s) != 0:
        if decisions == how.most:
            p.count = 0
            return decisions
        decide(b, s, m, n, effort, how, c)
        decisions += 1
    aim_all(b, s, m.search.workspace, p, how)
    return decisions


def decide(b: Board, s: State, m: SelfPlayMemory, n: Network, effort: Effort, how: Settings, c: Chooser) -> None:
    """One decision, and what is kept of it."""
    d = m.search.workspace
    seat = one_of(to_act(b, s), c)
    copy_to(m.view, s)
    hide(b, m.view, seat)
    count = weigh(b, m.view, m.search.trial, n, d, seat)
    code: int = d.codes.code[d.best]
    if count > 1:
        keep_best(d, m.samples)
        explored = 0
        part = choose(c, PARTS)
        if part < how.explore:
            place = choose(c, count)
            code = d.codes.code[place]
            explored = 1
        elif effort.worlds > 0:
            clear(m.search.tree)
            followed = search(b, m.view, m.search, n, effort, c, seat)
            if followed > 0:
                code = favourite(m.search.tree, effort)
        elif how.noise > 0:
            place = best_with_noise(d, how.noise, c)
            code = d.codes.code[place]
        keep(b, m, n, seat, code, explored)
    apply(b, s, seat, code)


def one_of(seats: int, c: Chooser) -> int:
    """One of the seats that may act, each as likely."""
    left = seats
    for _ in range(choose(c, count_bits(seats))):
        left &= left - 1
    return lowest_bit(left)


def best_with_noise(d: Workspace, noise: int, c: Chooser) -> int:
    """The place of the action with the highest value, each off by chance."""
    best = 0
    most = -CERTAIN
    for place in range(d.codes.count):
        off = choose(c, noise)
        value = d.value[place] + off
        if value > most:
            best = place
            most = value
    return best


def keep_best(d: Workspace, p: Samples) -> None:
    """Keep what the network says of the best decision, before a search works at the same workspace."""
    if p.count < MOST_POSITIONS:
        for i in range(OUTPUTS):
            p.best[p.count][i] = d.chance[i]


def keep(b: Board, m: SelfPlayMemory, n: Network, seat: int, code: int, explored: int) -> None:
    """Keep the position after a decision, and what the network says of it."""
    d = m.search.workspace
    p = m.samples
    value_of(b, m.view, m.search.trial, n, d, seat, code)
    if p.count == MOST_POSITIONS or p.numbers + d.inputs.count > MOST_NUMBERS:
        return
    at = p.count
    for i in range(OUTPUTS):
        p.aim[at][i] = d.layers.chance[i]
    for i in range(d.inputs.count):
        p.index[p.numbers + i] = d.inputs.index[i]
        p.amount[p.numbers + i] = d.inputs.amount[i]
    p.numbers += d.inputs.count
    p.seat[at] = seat
    p.explored[at] = explored
    p.count += 1
    p.begin[p.count] = p.numbers


def aim_all(b: Board, s: State, d: Workspace, p: Samples, how: Settings) -> None:
    """Put the aim of each position in the place of what the network said of it, from the last one back."""
    for seat in range(s.seats):
        ended(b, s, d, seat, how)
        for back in range(p.count):
            at = p.count - 1 - back
            if p.seat[at] == seat:
                aim(d, p, at, how)


def ended(b: Board, s: State, d: Workspace, seat: int, how: Settings) -> None:
    """Write how the game ended into `chance`, as a seat sees it: shares of the win, and how far it leads."""
    outcome(b, s, d.layers, seat)
    keep_chances(d)
    ahead = CERTAIN // 2 + lead(b, s, seat) * CERTAIN // (2 * how.range)
    d.chance[MARGIN] = min(max(ahead, 0), CERTAIN)


def aim(d: Workspace, p: Samples, at: int, how: Settings) -> None:
    """Set the aim of one position to `chance`, and that to what the seat's position before should aim at."""
    for i in range(OUTPUTS):
        said = p.aim[at][i]
        p.aim[at][i] = d.chance[i]
        if p.explored[at]:
            d.chance[i] = p.best[at][i]
        else:
            d.chance[i] = ((PARTS - how.reach) * said + how.reach * d.chance[i]) // PARTS


def duel(b: Board, s: State, m: SearchMemory, one: Network, other: Network, others: int, most: int, c: Chooser) -> int:
    """Play a position to its end, `others` being the mask of the seats of the other network; answers the decisions."""
    d = m.workspace
    decisions = 0
    while to_act(b, s) != 0 and decisions < most:
        seat = one_of(to_act(b, s), c)
        copy_to(m.seen, s)
        hide(b, m.seen, seat)
        if others >> seat & 1:
            weigh(b, m.seen, m.trial, other, d, seat)
        else:
            weigh(b, m.seen, m.trial, one, d, seat)
        apply(b, s, seat, d.codes.code[d.best])
        decisions += 1
    return decisions
