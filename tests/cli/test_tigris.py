"""Tigris & Euphrates in a terminal: what is drawn, and what can be typed."""

from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from tests.cli.conftest import Ended
from tests.cli.test_play import Keyboard
from tests.games.tigris.positions import done, position

from lautta import GameState
from lautta.cli import main
from lautta.cli.menu import FEW, menu
from lautta.games.tigris.show import preview
from lautta.terminal.drawing import drawing_of
from lautta.words import LANGUAGES, Words

Play = Callable[..., Ended]
NAMES = ("Anna", "Ben")
# F4 joins the lion's trader (two markets) with the pot's (one).
TRADERS = """
map
     B  C  D  E  F  G  H  I
  2 t*  .  .  ~  .  .  .  .
  3  .  .  ~  ~ t*  .  .  .
  4  ~  ~  ~  . LT  .  PT  t
  5  .  .  .  m  m  .  m  .
player 1
  hand 2 settlement 1 temple 2 market
  points 4 black 1 red 2 blue 3 green
player 2
  hand 1 farm 1 market
"""


def drawn(state: GameState, seat: int = 0, what: str = "position", language: str = "en") -> str:
    written = StringIO()
    drawing = drawing_of(state.game, Words(language), NAMES, seat)
    Console(width=130, file=written).print(getattr(drawing, what)(state if what == "result" else state.view(seat)))
    return written.getvalue()


def choices(state: GameState, *words: str) -> list[str]:
    """What the menu offers after these words."""
    seat = state.to_move[0]
    drawing, view = drawing_of(state.game, Words("en"), NAMES, seat), state.view(seat)
    shown = menu(drawing, view, state.actions(seat))
    for word in words:
        [actions] = (choice.actions for choice in shown.choices if choice.word == word)
        shown = menu(drawing, view, actions, shown.depth + 1)
    return [choice.text for choice in shown.choices]


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    def played(*lines: str) -> Ended:
        monkeypatch.setattr("builtins.input", Keyboard(list(lines)))
        code = main(["play", "tigris", "--seed", "7", "--seats", "me,random"])
        written = capsys.readouterr()
        return Ended(code, written.out, written.err)

    return played


def test_the_board_stands_in_rows_and_columns_with_leaders_by_their_two_letters() -> None:
    lines = drawn(position(TRADERS)).splitlines()
    head = next(i for i, line in enumerate(lines) if line.split() == list("ABCDEFGHIJKLMNOP"))
    fourth = lines[head + 4]
    assert fourth.split()[:9] == ["4", "~", "~", "~", "~", ".", "LT", ".", "PT"]
    assert fourth.index("LT") == lines[head].index("F")


def test_a_seat_sees_its_tiles_and_points_and_of_the_others_how_many_tiles() -> None:
    text = drawn(position(TRADERS))
    assert "Your tiles:  2 settlements, 1 temple, 2 markets" in text
    assert "Your points:  black 4, red 1, blue 2, green 3, 0 treasures" in text
    assert "1 farm" not in text
    assert "trader F4" in text and "trader H4" in text
    assert "Weakest" not in text and "Weakest" in drawn(position(TRADERS, scores="open"))


def test_the_map_tells_of_kingdoms() -> None:
    rows = [line.split() for line in drawn(position(TRADERS), what="map").splitlines()]
    assert ["trader", "Anna", "F4", "1", "2", "F3"] in rows
    assert ["trader", "Ben", "H4", "1", "1"] in rows


def test_squares_of_a_menu_tell_what_would_come_of_them() -> None:
    state = position(TRADERS)
    assert "D6 +1 green" in choices(state, "place", "market") or "E6 +1 green" in choices(state, "place", "market")
    assert "G4 2:1" in choices(state, "place", "settlement")
    assert "G5 2:1" in choices(state, "place", "settlement")
    assert "H6 (Ben +1)" in choices(state, "place", "market")
    assert "C2 t1" in choices(state, "position", "king")
    assert "1 settlement, 2 markets" in choices(state, "swap")


def test_a_menu_works_out_once_what_would_come_of_a_square(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its heading and its words are both about that."""
    done_on_copies: list[int] = []
    real = preview.done

    def counted(*about: Any) -> Any:
        done_on_copies.append(about[-1])
        return real(*about)

    monkeypatch.setattr(preview, "done", counted)
    squares = choices(position(TRADERS), "place", "settlement")
    assert len(done_on_copies) == len(set(done_on_copies)) == len(squares) > FEW


def test_a_conflict_is_told_and_supporters_come_with_their_strength() -> None:
    state = done(position(TRADERS), "place settlement G4")
    assert "War of traders: you attack with 2 supporters, Ben defends with 1" in drawn(state)
    assert choices(state) == ["0 markets: 2 in all", "1 market: 3 in all", "2 markets: 4 in all"]
    state = done(state, "support 1")
    assert "you defend with 1. The attacker has added 1 market." in drawn(state, seat=1)
    drawing = drawing_of(state.game, Words("en"), NAMES, 1)
    assert drawing.prompt(state.view(1)) == "Your leader must defend itself in a war. How many markets do you add?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_drawn_in_every_language(language: str) -> None:
    state = done(position(TRADERS), "place settlement G4", "support 0")
    for what in ("position", "map"):
        assert len(drawn(state, 1, what, language).splitlines()) > 15
    over = done(position("passes 1\n" + TRADERS, passing="end"), "pass")
    assert over.over and over.result
    assert {"Anna", "Ben"} <= set(drawn(over, what="result", language=language).split())


def test_the_result_has_the_winner_first_and_says_what_decided() -> None:
    text = drawn(done(position("passes 1\n" + TRADERS, passing="end"), "pass"), what="result")
    rows = [line.split() for line in text.splitlines()]
    assert ["Anna", "4", "1", "2", "3", "0", "1", "won"] in rows
    assert ["Ben", "0", "0", "0", "0", "0", "0"] in rows
    assert "Nobody did anything for a whole round. The highest weakest colour wins." in " ".join(text.split())


def test_a_person_plays_by_numbers_by_squares_and_by_notation(play: Play) -> None:
    ended = play("1 1", "a1", "why place farm B1", "place temple A1", "place temple B1", "position king I6", "quit")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.count("You place a settlement on A1.") == 1
    assert "Farms can only be placed on rivers. (Rules: Placing tiles)" in ended.out
    assert "This square is not empty. (Rules: Placing tiles)" in ended.out
    assert "You place a temple on B1. You draw" in ended.out and "You put your king on I6." in ended.out
    assert ended.out.endswith("Goodbye.\n")
