"""Games that settlers play on by themselves, each with a strategy of its own."""

from ctypes import Structure, c_int16
from typing import Annotated

from lautta.core.compiled import Compiled
from lautta.core.records import Array, copy_to, i64, record
from lautta.games.roads.actions import TABLE
from lautta.games.roads.players.acts import Log
from lautta.games.roads.players.settler.decisions import decide
from lautta.games.roads.players.settler.strategy import Strategy, Workspace, be_usual
from lautta.games.roads.rules.scoring import rows_points, wealth
from lautta.games.roads.rules.sequence import to_act
from lautta.games.roads.state import SEATS, Board, State

MOST_DECISIONS = 40_000  # of a game


@record
class Room(Structure):
    """Room for settlers to play in, and how a game ended."""

    position: State
    log: Log
    workspace: Annotated[Array[Workspace], Workspace * SEATS]
    strategy: Annotated[Array[Strategy], Strategy * SEATS]
    points: Annotated[Array[int], c_int16 * SEATS]
    decisions: i64


def choose(b: Board, s: State, o: Room, seat: int) -> int:
    """Do in a copy of a position what a settler does next; the log has what that is."""
    copy_to(o.position, s)
    o.log.logged = 0
    decide(b, o.position, o.log, o.workspace[seat], o.strategy[seat], seat)
    return o.log.logged


def play_out(b: Board, s: State, o: Room, draws: int, until: int) -> int:
    """Play on to a turn, or to the end, with draws of mines by a number of their own; answers how many decisions."""
    copy_to(o.position, s)
    if draws > 0:
        o.position.chance.key[0], o.position.chance.drawn = draws, 0
    o.decisions = 0
    for _ in range(MOST_DECISIONS):
        seat = next_seat(o.position)
        if seat < SEATS and o.position.turn < until:
            o.log.logged = 0
            done = decide(b, o.position, o.log, o.workspace[seat], o.strategy[seat], seat)
            o.decisions += 1
            if not done:
                break
        else:
            break
    for other in range(SEATS):
        o.points[other] = wealth(o.position, other) + rows_points(o.position, other)
    return o.decisions


def next_seat(s: State) -> int:
    """The first seat that may act; SEATS if there is none."""
    waiting = to_act(s)
    for seat in range(SEATS):
        if waiting >> seat & 1:
            return seat
    return SEATS


SETTLER = Compiled(TABLE, "settler", (choose, play_out, be_usual))
