"""Boards in a terminal: the map of Amsterdam, the board of Tigris, and menus under headings."""

import re

import pytest
from rich.console import Console, RenderableType

import lautta
from lautta.cli.menu import menu
from lautta.games.amsterdam.show.citymap import CityMap
from lautta.terminal.canvas import Canvas
from lautta.terminal.drawing import drawing_of
from lautta.words import LANGUAGES, Words

AMSTERDAM, TIGRIS = lautta.game("amsterdam"), lautta.game("tigris")
CITY = AMSTERDAM.board().data


def printed(drawn: RenderableType, width: int) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(drawn)
    return capture.get()


def city(width: int, owners: dict[str, int]) -> str:
    """The map of the city, with routes of seats 1 and 2."""
    return printed(CityMap(CITY, lambda route: "", lambda route: str(owners.get(route, ""))), width)


def test_a_canvas_keeps_what_is_inside_and_drops_empty_rows_around_it() -> None:
    canvas = Canvas(5, 4)
    canvas.put(3, 1, "abc")
    canvas.put(-1, 2, "xy")
    canvas.put(0, 9, "below")
    assert [row.plain for row in canvas.rows()] == ["   ab", "y"]
    assert canvas.is_free(0, 1, 3)
    assert not canvas.is_free(0, 1, 4)
    assert not canvas.is_free(3, 3, 3)


def test_a_wide_map_has_every_place() -> None:
    drawn = city(121, {})
    assert all(place["name"] in drawn for place in CITY["places"])
    assert drawn.count("●") == len(CITY["places"])


@pytest.mark.parametrize("width", [60, 80, 100, 120, 140])
def test_all_routes_can_be_named_and_nothing_is_wider_than_the_screen(width: int) -> None:
    drawn = city(width, {})
    hidden = {route["id"] for route in CITY["routes"]} - set(re.findall(r"R\d\d", drawn))
    assert len(hidden) <= (2 if width < 80 else 0), hidden
    assert all(len(line) <= width for line in drawn.splitlines())


def test_a_route_that_is_built_shows_whose_it_is() -> None:
    drawn = city(121, {"R13": 1, "R32": 2})
    assert "R13" not in drawn
    assert "R32" not in drawn
    assert drawn.count("1111") + sum(line.rstrip().endswith("1") for line in drawn.splitlines()) >= 8
    assert "2222" in drawn


def test_the_map_is_drawn_when_it_has_changed() -> None:
    state = AMSTERDAM.new(2, seed=5)
    drawing = drawing_of(AMSTERDAM, Words("en"), ("Ann", "Ben"), 0)
    first, second = (printed(drawing.position(state.view(0)), 121) for _ in range(2))
    drawing.whole()
    assert "Begijnhof" in first
    assert "R41" not in second
    assert printed(drawing.position(state.view(0)), 121) == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_contracts_that_are_stand_ins_are_marked_and_explained(language: str) -> None:
    """In the table and in the menu, and none where all are official."""
    words = Words(language)
    mark, explained = (words.say(f"amsterdam-page-contract-stand-in{end}") for end in ("", "s"))
    for seed in range(60):  # 20 of the 24 are stand-ins
        state = AMSTERDAM.new(2, seed=seed)
        view, drawing = state.view(0), drawing_of(AMSTERDAM, words, ("Ann", "Ben"), 0)
        offer = state.private(0)["offer"]
        marked = sum(one["placeholder"] for one in offer)
        drawn = printed(drawing.position(view), 160)
        choices = [choice.text for choice in menu(drawing, view, state.actions(0)).choices]
        assert drawn.replace(explained, "").count(f"({mark})") == marked
        assert (explained in drawn) == bool(marked)
        assert "".join(choices).count(f", {mark})") == 2 * marked, "alone, and with the other"
        if not marked:
            return
    raise AssertionError("no offer of official contracts alone")


def test_the_columns_of_tigris_stand_under_their_letters() -> None:
    state = TIGRIS.new(2, seed=5)
    drawing = drawing_of(TIGRIS, Words("en"), ("Ann", "Ben"), 0)
    lines = printed(drawing.position(state.view(0)), 121).splitlines()
    head = next(line for line in lines if line.split() == list("ABCDEFGHIJKLMNOP"))
    treasure = next(line for line in lines if line.startswith(" 2 "))
    assert treasure[head.index("B")] == "t"


def test_many_squares_stand_under_what_comes_of_them() -> None:
    state = TIGRIS.new(2, seed=5)
    me = state.to_move[0]
    drawing = drawing_of(TIGRIS, Words("en"), ("Ann", "Ben"), me)
    tiles = [action for action in state.actions(me) if "tile" in action.args]
    alike = [action for action in tiles if action.args["tile"] == tiles[0].args["tile"]]
    shown = menu(drawing, state.view(me), alike, 1)
    headings = [choice.heading for choice in shown.choices]
    assert "Elsewhere" in headings
    assert headings == sorted(headings, key=["Conflicts", "Points for you", "Points for others", "Elsewhere"].index)


def test_kinds_of_action_say_that_more_is_asked() -> None:
    state = TIGRIS.new(2, seed=5)
    me = state.to_move[0]
    drawing = drawing_of(TIGRIS, Words("en"), ("Ann", "Ben"), me)
    texts = [choice.text for choice in menu(drawing, state.view(me), state.actions(me)).choices]
    assert any(text.endswith("…") for text in texts)
    assert not any("(" in text for text in texts)
