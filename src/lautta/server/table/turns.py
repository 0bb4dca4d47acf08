"""Turns that a seat plans ahead, as requested, stored and sent."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

MOST_TURNS = 8
MOST_LETTERS = 20_000  # of all turns, as they are stored
MOST_ACTIONS = 64  # in a turn, and of others before it
CutReason = Literal["refused", "others", "changed"]
Words = Annotated[str, Meta(max_length=200)]


class Sentence(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence of the log, as `Said`."""

    key: Annotated[str, Meta(max_length=80)]
    args: Annotated[dict[str, Words | Annotated[int, Meta(ge=-(2**53), lt=2**53)]], Meta(max_length=32)] = {}


Sentences = Annotated[tuple[Sentence, ...], Meta(max_length=MOST_ACTIONS)]


class PlannedAction(Struct, frozen=True, forbid_unknown_fields=True):
    """An action in notation, and the sentences in which you like to be shown it."""

    action: Annotated[str, Meta(min_length=1, max_length=200)]
    said: Annotated[tuple[Sentence, ...], Meta(max_length=8)] = ()


class PlannedTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """The actions of a turn. `others`: only if the other seats do exactly this before it, for each of their actions the
    first sentence in which your log tells it; null: whatever they do.
    """

    actions: Annotated[tuple[PlannedAction, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]
    others: Sentences | None = None


class CutTurns(Struct, frozen=True):
    """Why planned turns were dropped, and which: `rest` begins with the action that was not done.

    `refused`: by the rules, with `reason` and `chapter`. `others`: they did something else, from event `because` on.
    `changed`: you acted yourself, undid or were away, or the rules have changed.
    """

    why: CutReason
    rest: tuple[PlannedTurn, ...]
    reason: str | None = None
    chapter: str | None = None
    because: int | None = None


class Ahead(Struct, frozen=True):
    """The turns that a seat has planned ahead, or what cut those that it had."""

    turns: tuple[PlannedTurn, ...] = ()
    cut: CutTurns | None = None

    def packed(self) -> str:
        """As its note stores it."""
        return msgspec.json.encode(self).decode()
