"""Looking one decision ahead: what each action of a seat is worth, by the network, from what the seat knows."""

from ctypes import Structure, c_int32, c_int64
from typing import Annotated

from lautta.core.bits import count_bits
from lautta.core.current_game import (
    MOST_LEGAL,
    Board,
    Codes,
    Inputs,
    State,
    foresee,
    legal,
    observe,
    sift,
    to_act,
    winners,
)
from lautta.core.records import Array, copy_to, i64, record
from lautta.players.network import CERTAIN, MARGIN, OUTPUTS, Layers, Network, evaluate

LEAD = 64  # the part of an opinion, one in so many, that is about the lead in points


@record
class Workspace(Structure):
    """What is worked with while a decision is thought over, and what is found: a value for each legal action."""

    codes: Codes
    inputs: Inputs
    layers: Layers
    value: Annotated[Array[int], c_int32 * MOST_LEGAL]  # of the acting seat, of CERTAIN
    best: i64  # the place of the most valuable action, the first of equal ones; -1 without any
    chance: Annotated[Array[int], c_int64 * OUTPUTS]  # of all seats after that one, the acting one first


def consider(b: Board, s: State, d: Workspace, seat: int) -> int:
    """List what a seat may do that is worth a thought; answers how many there are."""
    legal(b, s, seat, d.codes)
    sift(b, s, seat, d.codes)
    return d.codes.count


def weigh(b: Board, seen: State, trial: State, n: Network, d: Workspace, seat: int) -> int:
    """Value each action of a seat that is worth a thought; answers how many there are. `trial` is room to work in."""
    consider(b, seen, d, seat)
    d.best = -1
    for place in range(d.codes.count):
        value_of(b, seen, trial, n, d, seat, d.codes.code[place])
        d.value[place] = worth(d.layers)
        if d.best < 0 or d.value[place] > d.value[d.best]:
            d.best = place
            keep_chances(d)
    return d.codes.count


def value_of(b: Board, seen: State, trial: State, n: Network, d: Workspace, seat: int, code: int) -> None:
    """Write the chances after an action, as the seat can foresee it, into the layers of the workspace."""
    look(b, seen, trial, d, seat, code)
    if to_act(b, trial) == 0:
        outcome(b, trial, d.layers, seat)
    else:
        evaluate(n, d.inputs, seen.seats, d.layers)


def outcome(b: Board, s: State, y: Layers, seat: int) -> None:
    """Write how a game ended, as a seat sees it: shares of the win; the lead is whole, even or none."""
    won = winners(b, s)
    for i in range(OUTPUTS):
        y.chance[i] = 0
    for i in range(s.seats):
        if won >> ((seat + i) % s.seats) & 1:
            y.chance[i] = CERTAIN // count_bits(won)
    y.chance[MARGIN] = y.chance[0]


def look(b: Board, seen: State, trial: State, d: Workspace, seat: int, code: int) -> int:
    """Write what a seat sees, after an action or, for -1, now, into the inputs of the workspace; answers how many."""
    copy_to(trial, seen)
    if code >= 0:
        foresee(b, trial, seat, code)
    d.inputs.count = 0
    observe(b, trial, seat, d.inputs)
    return d.inputs.count


def worth(y: Layers) -> int:
    """What chances are worth to the seat that asked: its own, and a little for its lead, so that it plays on."""
    return (y.chance[0] * (LEAD - 1) + y.chance[MARGIN]) // LEAD


def keep_chances(d: Workspace) -> None:
    """Keep what the network said last."""
    for i in range(OUTPUTS):
        d.chance[i] = d.layers.chance[i]
