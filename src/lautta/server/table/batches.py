"""Several actions that are requested together: how far they get, and what is stored of them.

They are done in order, up to the first that the rules refuse or that reveals something new to their seat: the player
chose the rest without knowing it, and decides again.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Literal

import msgspec
from msgspec import Struct

from lautta.core.game import ActionLike, GameState
from lautta.core.reasons import IllegalAction, MalformedAction, Reason
from lautta.server.problem import Problem, malformed
from lautta.server.table.events import Damaged, Event
from lautta.server.table.notes import Note
from lautta.server.table.positions import shown_by, unforeseen
from lautta.server.table.seating import Seating

MOST = 64
StopReason = Literal["refused", "shown", "turn"]


class RuleRefusal(Struct, frozen=True):
    """The name of the rule that refuses an action, and the chapter it is in."""

    reason: str
    chapter: str


class BatchEnd(Struct, frozen=True, omit_defaults=True):
    """How far several actions got: how many are done, and why the next one is not, if there is one.

    `refused`: the rules refuse it. `shown`: the last one done has shown or drawn something hidden. `turn`: after it
    another seat may act.
    """

    done: int
    why: StopReason | None = None
    refused: RuleRefusal | None = None


class StoredBatch(BatchEnd, frozen=True, omit_defaults=True):
    """The same, as the first event or note of a batch stores it, with the fingerprint of all that was requested."""

    of: str = ""


class Played(Struct, frozen=True, eq=False):
    """The positions that some actions lead to, as far as they were done; the first is the position before them."""

    states: list[GameState]
    end: BatchEnd


def play(seating: Seating, state: GameState, seat: int, codes: Sequence[int]) -> Played:
    """Do some actions of a seat on copies of a position; raises Problem where the rules refuse the first."""
    states = [state]
    for done, code in enumerate(codes, 1):
        before, after = states[-1], states[-1].copy()
        try:
            after.apply(code, seat)
        except IllegalAction as error:
            if done == 1:
                raise refused(error) from None
            return Played(states, BatchEnd(done - 1, "refused", _refused(error.reason)))
        states.append(after)
        if done < len(codes) and (why := _blind(seating, before, seat, code, after)):
            return Played(states, BatchEnd(done, why))
    return Played(states, BatchEnd(len(codes)))


def _blind(seating: Seating, before: GameState, seat: int, code: int, after: GameState) -> StopReason | None:
    """Why what follows an action was chosen without knowing what comes of it; None if it was not."""
    if seat not in after.to_move or not set(after.to_move) <= set(before.to_move):
        return "turn"
    if shown_by(before) != shown_by(after):
        return "shown"
    own = seating.together(seat)
    if len(own) == len(seating.seats):
        return None  # nobody else chooses anything
    return "shown" if all(unforeseen(before, [(seat, code)], after, one) for one in own) else None


def refused(error: IllegalAction) -> Problem:
    """The Problem for an action that the rules refuse."""
    return Problem("refused", action=error.action, **msgspec.structs.asdict(_refused(error.reason)))


def _refused(reason: Reason) -> RuleRefusal:
    return RuleRefusal(reason.name, reason.chapter)


def codes_of(state: GameState, actions: Sequence[ActionLike]) -> list[int]:
    """The codes of some actions; raises Problem if one of them is no action at all, so that none is done."""
    try:
        return [state.code(action) for action in actions]
    except MalformedAction as error:
        raise malformed(error) from None


# what is stored


def kept(actions: Sequence[str], end: BatchEnd) -> str | None:
    """What the first event or note of a batch stores about it, as JSON; None for a single action, which is no batch."""
    if len(actions) == 1:
        return None
    return msgspec.json.encode(StoredBatch(end.done, end.why, end.refused, _fingerprint(actions))).decode()


def end_of(first: Event | Note) -> BatchEnd:
    """How far the batch got that began with this event or note; raises Damaged."""
    asked = _asked(first)
    return BatchEnd(asked.done, asked.why, asked.refused) if asked else BatchEnd(1)


def same_actions(first: Event | Note, actions: Sequence[str]) -> bool:
    """Are these the actions that were requested in the batch that began with this event or note?"""
    asked = _asked(first)
    if asked is None or len(actions) == 1:
        return asked is None and [first.action] == list(actions)
    return asked.of == _fingerprint(actions)


def _asked(first: Event | Note) -> StoredBatch | None:
    if first.asked is None:
        return None
    try:
        return _read(first.asked)
    except msgspec.MsgspecError:
        raise Damaged(f"batch {first.number} cannot be read") from None


def _fingerprint(actions: Sequence[str]) -> str:
    return sha256("\n".join(actions).encode()).hexdigest()[:32]


_read = msgspec.json.Decoder(StoredBatch).decode
