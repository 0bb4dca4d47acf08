"""Positions: what a person may write, and everything that is wrong with one."""

from random import Random
from typing import Any

import pytest
from tests.games.tigris.positions import STANDARD, position

from lautta.core.game import GameState
from lautta.core.reasons import MalformedPosition
from lautta.games.tigris.fields import FIELDS
from lautta.games.tigris.game import GAME
from lautta.games.tigris.soundness import sound
from lautta.games.tigris.state import ACT, AT_WAR, BUILD, OVER, REVOLT, SUPPORT, TREASURE, WAR, Scratch

TEXT = """
map
       H  I  J  K  L  M
   6   .  .  s  .  .  .
   7  LK  t PP  #  #  ~
   8   .  s  .  #  #  ~
   9   ~  f  x  ~  ~  ~
monument red-blue K7
turned 4 temple
player 1
  hand 2 settlement 3 temple
  points 3 black
  catastrophes 1
player 2
  hand 1 farm
  treasures 1
  catastrophes 2
"""

WRONG: list[tuple[str, int, str]] = [
    ("seats", 1, "out of range"), ("seats", 5, "out of range"), ("seat", 2, "out of range"),
    ("first", 2, "out of range"), ("phase", 9, "out of range"), ("actions", 3, "out of range"),
    ("acted", 2, "out of range"), ("passes", 3, "out of range"), ("conflict", 3, "out of range"),
    ("colour", 4, "out of range"), ("wars", 16, "out of range"), ("attacker", 2, "out of range"),
    ("defender", -2, "out of range"), ("asked", 3, "out of range"), ("placed", 176, "out of range"),
    ("ended_by", 4, "out of range"), ("winners", 4, "out of range"), ("treasure_time", 2, "out of range"),
    ("support_rule", 2, "out of range"), ("open_points", 2, "out of range"), ("declined_squares", 2, "out of range"),
    ("ruins_again", 2, "out of range"), ("spare.3", 1, "out of range"),
    ("monument.0", 176, "out of range"),
    ("players.0.leader.0", 176, "out of range"), ("tiles.0.word.0", -1, "out of range"),
    ("realms.0.word.3", 1 << 48, "out of range"), ("links.word.0", 1 << 62, "out of range"),
    ("tiles.0.word.0", 1 << 4, "a settlement cannot lie on E1"), ("tiles.2.word.0", 1, "a farm cannot lie on A1"),
    ("tiles.3.word.3", 1 << 40, "a market lies off the board"), ("ruins.word.0", 1 << 17, "where something else is"),
    ("leaders.word.0", 1, "the marks of leaders"), ("standing", 1, "the marks of leaders"),
    ("players.1.leader.1", 103, "stands where"), ("players.1.leader.0", 0, "has no temple beside it"),
    ("realms.0.word.0", 1, "a kingdom is not what hangs together"), ("links.word.0", 1, "trouble"),
    ("down.word.0", 1, "the monuments do not stand"), ("monument.0", 0, "the monuments do not stand"),
    ("turned.0", 4, "the monuments do not stand"), ("turned.1", 0, "the monuments do not stand"),
    ("treasures.word.0", 1, "a treasure cannot lie on A1"), ("players.0.treasures", 1, "there are 11 treasures"),
    ("players.0.catastrophes", 2, "more than 2 catastrophes"), ("players.0.catastrophes", 3, "more than 2 catas"),
    ("players.0.hand.0", 9, "player 1 holds"), ("players.0.hand_size", 9, "9 tiles, and 6 is the most"),
    ("players.0.swapped.0", 1, "swapped away"), ("players.0.swapped_size", 1, "swapped away"),
    ("bag.0", 3, "tiles of the kind settlement, not 30"), ("bag_size", 3, "the size of the bag"),
    ("gone.1", 2, "tiles of the kind temple, not 57"), ("spent.word.0", 1, "trouble"),
    ("players.0.score", 2, "a score is not"), ("players.2.points.0", 1, "does not play"),
    ("players.3.catastrophes", 1, "does not play"), ("players.2.leader.0", 3, "does not play"),
    ("actions", 0, "nothing to decide"), ("acted", 1, "nothing to decide"), ("placed", 3, "nothing to decide"),
    ("attack", 1, "nothing to decide"), ("wars", 1, "nothing to decide"), ("asked", 0, "nothing to decide"),
    ("colour", 1, "nothing to decide"), ("phase", BUILD, "nothing to decide"), ("phase", WAR, "nothing to decide"),
    ("phase", SUPPORT, "nothing to decide"), ("phase", TREASURE, "nothing to decide"),
    ("conflict", AT_WAR, "a war without a tile"), ("conflict", REVOLT, "nothing to decide"),
    ("phase", OVER, "nobody has won"), ("winners", 1, "the end of the game"), ("ended_by", 1, "the end of the game"),
    ("passes", 2, "the end of the game"),
]  # fmt: skip


def damage(record: Any, path: str, value: int) -> None:
    """Set a field, named as in `players.0.hand.1`."""
    *way, last = path.split(".")
    for part in way:
        record = record[int(part)] if part.isdecimal() else getattr(record, part)
    if last.isdecimal():
        record[int(last)] = value
    else:
        setattr(record, last, value)


def looked_at(state: GameState) -> int:
    return sound(STANDARD.record, state.record, Scratch())  # type: ignore[arg-type]


@pytest.mark.parametrize(("path", "value", "message"), WRONG, ids=[f"{path}={value}" for path, value, _ in WRONG])
def test_what_is_wrong_is_told_and_such_bytes_are_refused(path: str, value: int, message: str) -> None:
    state = position(TEXT)
    assert looked_at(state) == 0
    damage(state.record, path, value)
    assert any(message in sentence for sentence in state.status()), state.status()
    assert looked_at(state) > 0
    with pytest.raises(MalformedPosition):
        GAME.from_bytes(state.bytes())


WAR_TEXT = """
phase support
actions 1
conflict war
colour trader
attacker 1
defender 2
asked 2
added 2
placed J8
map
       H  I  J  K  L
   7   . t*  .  t  .
   8   m LT  s PT  t
   9   ~  ~  ~  ~  ~
player 1
  hand 2 market
player 2
  hand 1 market
"""


@pytest.mark.parametrize(("path", "value"), [
    ("attack", 3), ("defence", 3), ("added", 7), ("attacker", 1), ("defender", 0), ("asked", 0), ("asked", -1),
    ("colour", 0), ("colour", -1), ("conflict", REVOLT), ("conflict", 0), ("phase", WAR), ("phase", ACT),
    ("phase", BUILD), ("actions", 2), ("acted", 0), ("wars", 8), ("placed", -1), ("placed", 0), ("seat", 1),
])
def test_a_war_that_could_not_be_is_refused(path: str, value: int) -> None:
    state = position(WAR_TEXT)
    assert looked_at(state) == 0
    damage(state.record, path, value)
    assert looked_at(state) > 0 and state.status()


@pytest.mark.parametrize(("begins", "old", "new", "message"), [
    ("6 ", " s ", " q ", "'q' does not say what lies on J6, which is '.'"),
    ("6 ", " s ", " ~ ", "'~' does not say what lies on J6, which is '.'"),
    ("6 ", " s ", " s* ", "a treasure cannot lie"),
    ("6 ", " s ", " s s ", "row 6 has 17 signs, not 16"),
    ("6 ", "6 ", "5 ", "row 6 should come here"),
    ("6 ", "6 ", "; ", "row 6 should come here"),
    ("11 ", "11 ", "; ", "map has 10 rows, not 11"),
    ("A ", "A  B", "B  A", "map begins with the columns A B C"),
    ("monument", " K7", "", "monuments and squares in turn"),
    ("monument", "red-blue", "red-red", "'red-red' is none of"),
    ("monument", "K7", "Q7", "'Q7' is none of"),
])
def test_mistakes_in_a_text_are_named(begins: str, old: str, new: str, message: str) -> None:
    lines = position(TEXT).text().splitlines()
    at = next(n for n, line in enumerate(lines) if line.strip().startswith(begins))
    lines[at] = lines[at].replace(old, new, 1)
    if message.startswith("a treasure"):  # the text can be read, and says what could not be
        with pytest.raises(MalformedPosition, match="trouble"):
            GAME.from_text("\n".join(lines))
        return
    with pytest.raises(MalformedPosition) as caught:
        GAME.from_text("\n".join(lines))
    assert message in str(caught.value)


@pytest.mark.parametrize("document", [
    {"map": "x"}, {"map": []}, {"map": [1] * 11}, {"map": [". "] * 11}, {"monument": []}, {"monument": {"a": "A1"}},
    {"monument": {"black-red": []}}, {"spent": "A1"}, {"spent": ["Z1"]}, {"placed": 3}, {"gone": []},
])
def test_documents_that_are_no_positions_are_refused(document: dict[str, object]) -> None:
    good = position(TEXT).json()
    with pytest.raises(MalformedPosition):
        GAME.from_json(good | {"position": {**good["position"], **document}})


def test_every_field_is_in_the_text() -> None:
    """A record with something in each field reads back; nothing but kingdoms and what follows is left out."""
    assert len({field.name for field in FIELDS}) == len(FIELDS)
    state = GAME.new(3, 5)
    for limit in range(1, 60, 7):
        state.engine.simulate(state.board.record, state.record, limit, limit)
        assert GAME.from_text(state.text()) == state


def test_bytes_with_any_single_byte_changed_are_sound_or_refused_but_never_break_anything() -> None:
    """Whatever passes the door is played to its end."""
    start = GAME.new(3, 2)
    start.engine.simulate(start.board.record, start.record, 60, 1)
    good, dice, passed = start.bytes(), Random(1), 0
    for place in range(len(good)):
        data = bytearray(good)
        data[place] ^= dice.randrange(1, 256)
        try:
            state = GAME.from_bytes(bytes(data))
        except MalformedPosition:
            continue
        passed += 1
        assert not state.status()
        state.engine.simulate(state.board.record, state.record, 100_000, place)
        assert state.over
    assert 0 < passed < len(good) / 4
