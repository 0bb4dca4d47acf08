"""Position texts: written by hand, read with the line of every mistake."""

import json
import re
from ctypes import Structure, c_int8, c_uint8
from typing import Annotated, Any

import pytest
from tests.duel.game import GAME

import lautta
from lautta.core import fields, texts
from lautta.core.reasons import BrokenGame
from lautta.core.records import Array, record, u8

BY_HAND = """\
lautta position 1
; a comment
game duel
board small
seats 2
turn 3
player 1
  hand c6 c2
  points 2
player 2
  points 1
  hand c1 c5
"""


def test_a_position_by_hand() -> None:
    state = GAME.from_text(BY_HAND)
    assert state.record.turn == 3 and state.scores == (2, 1)
    assert [action.text for action in state.actions(0)] == ["play c2", "play c6"]
    assert state.record.players[1].held == 2  # recomputed
    assert state.record.players[0].chosen == 255  # a left-out name is nobody's
    assert GAME.from_text(state.text()) == state == GAME.from_json(json.dumps(state.json()))


def test_derived_fields_are_written_only_where_they_differ() -> None:
    state = GAME.from_text(BY_HAND)
    assert "held" not in state.text()
    seen = state.view(0)
    assert "held 2" in seen.text() and GAME.from_text(seen.text()) == seen


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("lautta position 1", "lautta", "line 1: a position text begins with `lautta position 2`"),
        ("turn 3", "turn three", "'three' is not a whole number"),
        ("turn 3", "turn 70000", "70000 does not fit turn"),
        ("turn 3", "turn 3\nturn 4", "line 7: turn is there twice"),
        ("turn 3", "tern 3", "line 6: there is no field 'tern'; the fields are chance, seats"),
        ("hand c6 c2", "hand c6 c7", "'c7' is not one of c1, c2, c3, c4, c5, c6"),
        ("seats 2", "seats 3", "seats is from 2 to 2, not 3"),
        ("player 2", "player 3", "line 10: player 2 should come here"),
        ("  points 2", "   points 2", "line 9: 'points 2' is indented by mistake"),
        ("player 2\n  points 1\n  hand c1 c5\n", "", "seats is 2, but players are 1"),
        ("game duel", "game chess", "a position of 'chess', not of duel"),
        ("board small", "board small 0123456789abcdef", "another version of the board small"),
        ("board small", "board nowhere", "there is no board 'nowhere' here"),
        ("board small", "board small\noptions a=b", "duel has no option 'a'"),
        ("seats 2", "seats 2\nchance key 00", "32 bytes in hexadecimal"),
        ("seats 2", "seats 2\nchance branch", "names and values in turn"),
        ("seats 2", f"seats 2\nchance key {'00' * 32} drawn -1", "out of range"),
    ],
)
def test_mistakes_are_named(old: str, new: str, message: str) -> None:
    assert old in BY_HAND
    with pytest.raises(lautta.MalformedPosition) as caught:
        GAME.from_text(BY_HAND.replace(old, new))
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ("{", "this is not JSON"),
        ([], "an object with a game"),
        ({"position": []}, "an object with a game"),
        ({"position": {"seats": 2, "players": [{}, []]}}, "expected an object"),
        ({"position": {"seats": 2, "players": {}}}, "expected a list"),
        ({"position": {"seats": 2, "players": [{"hand": "c1"}, {}]}}, "expected a list"),
        ({"position": {"seats": 2, "hands": 1}}, "there is no field 'hands'"),
        ({"position": {"seats": 2.5}}, "not a whole number"),
        ({"position": {"seats": 2, "chance": 5}}, "has a key, a branch"),
    ],
)
def test_wrong_json_is_refused(document: object, message: str) -> None:
    with pytest.raises(lautta.MalformedPosition, match=message):
        GAME.from_json(document)


@record
class Shelf(Structure):
    books: Annotated[Array[int], c_uint8 * 3]
    pile: Annotated[Array[int], c_uint8 * 3]


class Lines(fields.Block):
    """Numbers, one a line."""

    def get(self, record: Any, board: Any) -> list[int]:
        return list(record.pile)

    def put(self, record: Any, document: Any, board: Any) -> None:
        for i, number in enumerate(document):
            record.pile[i] = number

    def lines(self, document: Any) -> list[str]:
        return [str(number) for number in document]

    def read_lines(self, lines: list[tuple[int, str]]) -> list[int]:
        return [fields.whole(line.strip()) for _, line in lines]


SHELF: tuple[fields.Field, ...] = (fields.Counts("books", ("red", "blue", "green"), derived=True), Lines("pile"))


def test_counts_that_are_named_are_all_there_are() -> None:
    """Also where a derived field was filled in before, as the game reckons it."""
    shelf = Shelf((1, 2, 3))
    texts.fill(SHELF, shelf, {"books": {"blue": 7}}, GAME.board(), derived=True)
    assert [shelf.books[i] for i in range(3)] == [0, 7, 0]


@record
class Hand(Structure):
    cards: Annotated[Array[int], c_uint8 * 3]
    held: u8


@pytest.mark.parametrize("held", [1, 2, 3])
def test_a_row_of_unknown_cards_reads_back(held: int) -> None:
    """Also one, which is written as nothing is elsewhere."""
    field, hand = fields.Row("cards", fields.Name("", ("a", "b"), first=1, none=0), used="held"), Hand(held=held)
    lines = texts.write((field,), {"cards": field.get(hand, GAME.board())})
    again = Hand()
    texts.fill((field,), again, texts.parse((field,), list(enumerate(lines, 1))), GAME.board(), derived=False)
    assert again.held == held and not any(again.cards)


@record
class Cells(Structure):
    cells: Annotated[Array[int], c_int8 * 4]


@pytest.mark.parametrize("value", [3, -1])
def test_a_number_without_a_sign_is_told(value: int) -> None:
    grid = fields.Grid("cells", columns=2, signs=".xo")
    record = Cells((0, 2, 1, 0))
    assert grid.get(record, GAME.board()) == [".o", "x."]
    record.cells[3] = value
    sentence = f"duel: the field cells holds {value}, but its Grid has no sign for it (signs: .xo)"
    with pytest.raises(BrokenGame, match=re.escape(sentence)):
        grid.get(record, GAME.board())


def test_a_field_of_several_lines() -> None:
    lines = texts.write(SHELF, {"books": {"red": 2}, "pile": [4, 5, 6]})
    assert lines == ["books 2 red", "pile", "  4", "  5", "  6"]
    assert texts.parse(SHELF, list(enumerate(lines, 1))) == {"books": {"red": 2}, "pile": [4, 5, 6]}
    with pytest.raises(lautta.MalformedPosition, match="line 2: 'x' is not a whole number"):
        texts.parse(SHELF, [(2, "pile"), (3, "  x")])
    with pytest.raises(lautta.MalformedPosition, match="line 1: '4' is indented by mistake"):
        texts.parse(SHELF, [(1, "  4"), (2, "pile")])
