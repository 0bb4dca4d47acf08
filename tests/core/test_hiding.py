"""Rules of hiding are written from the fields, and declarations that would hide something else are refused."""

from ctypes import Structure, c_int8, c_uint8
from typing import Annotated, Any

import pytest
from tests.core import heaps

from lautta.core.actions import Position
from lautta.core.chance import Chance
from lautta.core.fields import SECRET, Each, Field, Inline, Keyed, Marks, Name, Nested, Number, Row, Seat, Seen
from lautta.core.hiding import hide_of
from lautta.core.ranges import ranges_of
from lautta.core.records import Array, record, u8, u16, u64

NAMES = ("a", "b", "c", "d")


@record
class Part(Structure):
    card: u8
    score: u8
    shown: u8


@record
class State(Structure):
    chance: Chance
    board: u64
    turn: u16
    seats: u8
    piles: u8
    open: u8
    mask: u8
    cards: Annotated[Array[int], c_uint8 * 4]
    owner: Annotated[Array[int], c_int8 * 4]
    players: Annotated[Array[Part], Part * 3]
    pile: Annotated[Array[Part], Part * 3]


def position(*fields: Field, **parts: Any) -> Position:
    return Position((Number("seats", least=1, most=3), *fields), **parts)


def hidden(given: Position, seat: int, *, recall: bool = False, **values: Any) -> Any:
    """A record as the rule for a seat leaves it."""
    state = State(seats=3, piles=3, cards=(1, 1, 1, 1), owner=values.pop("owner", (0, 0, 0, 0)), **values)
    for part in (*state.players, *state.pile):
        part.card, part.score = 5, 7
    hide_of(given, heaps.Board, State, recall=recall)(heaps.Board(), state, seat)
    return state


def test_a_part_of_a_seat_has_an_owner_and_other_parts_have_none() -> None:
    seats = position(Each("players", "player", "seats", (Number("card", seen=SECRET),)))
    assert [part.card for part in hidden(seats, 1).players] == [0, 5, 0]
    piles = position(Number("piles"), Each("pile", "pile", "piles", (Number("card", seen=SECRET),)))
    assert [part.card for part in hidden(piles, 1).pile] == [0, 0, 0]


def test_conditions_and_what_is_recalled() -> None:
    field = Number("score", seen=Seen(unless="s.open or p.shown", recalled=True))
    given = position(Each("players", "player", "seats", (field, Number("card", seen=SECRET))))
    assert [part.score for part in hidden(given, 0).players] == [7, 0, 0]
    assert [part.score for part in hidden(given, 0, open=1).players] == [7, 7, 7]
    recalled = hidden(given, 0, recall=True).players
    assert [(part.score, part.card) for part in recalled] == [(7, 5), (7, 0), (7, 0)]


@pytest.mark.parametrize(("first", "none", "owner"), [(0, -1, (-1, 0, 1, 2)), (1, 0, (0, 1, 2, 3))])
def test_items_of_a_row_have_owners(first: int, none: int, owner: tuple[int, ...]) -> None:
    """A spectator is seat -1, and is nobody's owner."""
    cards = Row("cards", NAMES, none=9, seen=Seen(by="owner"))
    given = position(cards, Row("owner", Seat("", 3, first=first, none=none)))
    assert list(hidden(given, 1, owner=owner).cards) == [9, 9, 1, 9]
    assert list(hidden(given, -1, owner=owner).cards) == [9, 9, 9, 9]


def test_a_set_is_hidden_as_empty() -> None:
    assert hidden(position(Marks("mask", Seat("", 3, none=3), seen=SECRET)), 0, mask=6).mask == 0


TURN = Number("turn", seen=SECRET)
HIDE = "hide it where it is a field of the state"
NONE = "what is hidden is a number; a name or row has one for nothing"


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ((Nested("work", TURN),), HIDE),
        ((Keyed("works", NAMES, Inline(TURN, heads=0, missing="")),), HIDE),
        ((Row("cards", Name("", NAMES, none=9, seen=SECRET)),), HIDE),
        ((Name("mask", NAMES, seen=SECRET),), NONE),
        ((Row("cards", Name("", NAMES, first=1), seen=SECRET),), NONE),
        ((Number("chance", seen=SECRET),), NONE),
        ((TURN, Number("mask", seen=Seen(unless="s.turn == 3"))), "cannot depend on turn, which is hidden itself"),
        ((Row("cards", NAMES, none=9, seen=Seen(by="onwer")),), "`by` names a row of seats beside this row, not onwer"),
        ((Number("turn", seen=Seen(by="owner")), Row("owner", Seat("", 3))), "`by` names a row of seats"),
    ],
)
def test_what_would_hide_something_else_is_refused(fields: tuple[Field, ...], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        hidden(position(*fields), 0)


def test_numbers_of_parts_are_counted_within_their_array() -> None:
    parts = Each("pile", "pile", "piles", ())
    text = ranges_of(position(Number("piles"), parts), heaps.Board, State).source  # type: ignore[attr-defined]
    assert "s.piles, 0, 3)" in text
    with pytest.raises(ValueError, match="piles counts parts, so it has to be a field of the position"):
        ranges_of(position(parts), heaps.Board, State)
