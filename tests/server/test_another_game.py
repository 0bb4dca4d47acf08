"""A game from another package, told to pages that were built without it: Connect Four, which hides nothing."""

from collections.abc import AsyncIterator
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.duel.game import GAME as DUEL
from tests.server.serving import Guest, Serving, guest, serving

from connect_four.game import GAME as FOUR
from lautta import players
from lautta.core import fields as kinds
from lautta.core import registry
from lautta.core.actions import Action, Param
from lautta.core.game import Clients
from lautta.server.messages.games import ParamInfo
from lautta.server.view.game_info import info_of

SHARED = {"game": "connect_four", "seats": [{"kind": "person"}, {"kind": "shared", "name": "Ben"}]}


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Serving]:
    registry.register(FOUR)  # so that its words are found
    async with serving(tmp_path / "a.db", {"connect_four": FOUR, "duel": DUEL}) as running:
        yield running
    registry.forget("connect_four")


async def test_a_page_is_told_how_to_draw_a_position(place: Serving) -> None:
    async with guest(place) as anna:
        info = {game["name"]: game for game in await anna.get("/api/games")}
    four, duel = info["connect_four"], info["duel"]
    fields = {field["name"]: field for field in four["fields"]}
    assert {name: field["kind"] for name, field in fields.items()} == {
        "chance": "value", "seats": "value", "turn": "turn", "shown": "value", "cells": "grid", "winners": "seats",
    }  # fmt: skip
    assert fields["cells"]["grid"] == {
        "signs": ".xo",
        "seats": ["x", "o"],
        "places": {"params": ["column"], "names": list("abcdefg")},
    }
    assert four["refusals"] == [{"reason": "full", "chapter": "drop"}]
    assert (four["hides"], duel["hides"], duel["fields"]) == (False, True, [])
    assert "seven columns" in four["words"]["en"]["summary"] and four["words"]["en"]["levels"] == {}


def test_fields_are_told_where_the_public_part_is_just_these() -> None:
    told = {field.name: field for field in info_of(replace(DUEL, clients=Clients())).fields}
    assert told["players"].kind == "players"
    assert [(field.name, field.kind) for field in told["players"].fields][:2] == [
        ("hand", "value"),
        ("points", "value"),
    ]


def test_a_grid_on_which_no_action_means_a_place_has_none() -> None:
    for params in ((), ("row",)):
        grid = kinds.Grid("cells", columns=7, signs=".xo", params=params)
        fields = tuple(grid if field.name == "cells" else field for field in FOUR.position.fields)
        table = copy(FOUR.table)
        table.position = replace(table.position, fields=fields)
        told = info_of(replace(FOUR, table=table)).fields
        assert [field.grid.places for field in told if field.grid] == [None]


def test_a_page_is_told_which_parameters_are_seats() -> None:
    table = copy(FOUR.table)
    (drop,) = table.actions
    table.actions = (Action("drop", drop.check, drop.effect, Param("column", 7, seat=True)),)
    (action,) = info_of(replace(FOUR, table=table)).actions
    assert action.params == [ParamInfo("column", list("1234567"))]


def test_a_game_names_computer_players(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    players.register("deep", players.RandomPlayer, "looks far", lambda game, number: game.name == "connect_four")
    try:
        words = {f"connect_four-level-{name}" for name in ("deep",)}
        monkeypatch.setattr("lautta.words.Words.knows", lambda self, key: key in words)
        monkeypatch.setattr("lautta.words.Words.say", lambda self, key: f"{self.language} {key}")
        info = info_of(replace(FOUR))
    finally:
        players.forget("deep")
    assert [each.name for each in info.computers] == ["sense", "random", "deep"]
    assert [each.usual for each in info.computers] == [[2], [], []]
    assert info.words["fi"].levels == {"deep": "fi connect_four-level-deep"}


async def test_a_preview_tells_what_would_be_another(anna: Guest) -> None:
    table = await anna.set_up(SHARED)
    seen = await anna.post(f"/api/tables/{table['id']}/preview", {"action": "drop d", "seat": 0})
    assert seen == {"preview": {"turn": 2, "cells": [*["......."] * 5, "...x..."]}, "refused": None}
    other = await anna.post(f"/api/tables/{table['id']}/preview", {"action": "drop d", "seat": 1})
    assert other["preview"] is None and other["refused"]["reason"] == "not-your-turn"
    choices = await anna.get(f"/api/tables/{table['id']}/choices?action=drop&previews=1&seat=0")
    assert [choice["preview"]["cells"][-1].index("x") for choice in choices] == list(range(7))


async def test_a_screen_takes_back_its_last_action_and_where_hands_are_hidden_each_its_own(anna: Guest) -> None:
    here = (await anna.set_up(SHARED))["id"]
    after: Any = await anna.act(here, "drop d", 1, seat=0)
    seen = await anna.get(f"/api/tables/{here}?seat=1")
    assert seen["undo"] == {"free": True, "possible": True, "consent": False}
    back = await anna.step(here, "undo", after["number"], seat=1)
    assert back["to_move"] == [0] and back["public"]["turn"] == 1
    assert (await anna.get(f"/api/tables/{here}?seat=0"))["redo"]
    again = await anna.step(here, "redo", back["number"], seat=0)
    assert again["public"]["cells"][-1] == "...x..."
    here = (await anna.set_up(SHARED | {"game": "duel"}))["id"]
    table = await anna.get(f"/api/tables/{here}?seat=0")
    [card] = table["legal"]["play"][0]
    await anna.act(here, f"play {card}", table["number"], seat=0)
    assert not (await anna.get(f"/api/tables/{here}?seat=1"))["undo"]["possible"]
    assert (await anna.get(f"/api/tables/{here}?seat=0"))["undo"]["possible"]
