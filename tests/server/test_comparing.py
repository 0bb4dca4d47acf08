"""The best game that comes along with a board as a table, and games alone beside each other."""

import logging
from dataclasses import replace
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from tests.server.careful import Careful
from tests.server.serving import AGAINST_RANDOM, Guest, Serving, guest
from tests.server.test_best import MAP, alone

import lautta
from lautta.core.game import Game
from lautta.core.game_files import GameFile
from lautta.games.roads.show.bestlines import best_line
from lautta.server.messages.comparing import Comparison
from lautta.server.runtime.server import all_games
from lautta.server.storage import rows
from lautta.server.work import comparing

SERVED: dict[str, Any] = {"games": all_games()}
GUEST = Careful

ROADS = lautta.game("roads")
SOLVER = f"solver-roads-{MAP}"
BEST = f"/api/games/roads/best?board={MAP}"


def comparison(table: str, other: str | None = None) -> str:
    return f"/api/tables/{table}/comparison" + (f"?other={other}" if other else "")


def known_file(board: str = MAP) -> GameFile:
    file = best_line(board)
    assert file is not None
    return file


async def test_the_solvers_game_is_a_table_to_look_at(anna: Careful) -> None:
    known = (await anna.get(BEST))["known"]
    assert known["table"] == SOLVER and known["rules"] == ROADS.rules.version
    assert known["options"] == ROADS.read_options({})
    table = await anna.get(f"/api/tables/{SOLVER}")
    assert table["status"] == "over" and table["result"]["scores"] == [known["points"]]
    assert [seat["level"] for seat in table["seats"]] == ["solver"] and table["my_seat"] is None
    file = known_file()
    assert [entry["action"] for entry in table["log"][1:]] == [step.action for step in file.steps]
    assert all(entry["said"] for entry in table["log"])
    moment = await anna.get(f"/api/tables/{SOLVER}/moments/100")
    assert moment["number"] == 100 and moment["public"] != table["public"]
    steps = await anna.get(f"/api/tables/{SOLVER}/moments?after=1&to=150")
    assert len(steps["moments"]) > 100
    checked = await anna.get(f"/api/tables/{SOLVER}/check")
    assert checked["ok"] and checked["steps"] == len(file.steps) and checked["final"] == file.final
    answer = await anna.client.get(f"/api/tables/{SOLVER}/file")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    own = GameFile.parse(answer.text)
    assert own.steps[-1].action == file.steps[-1].action and own.replay().scores == (known["points"],)


async def test_nobody_can_do_anything_there(anna: Careful) -> None:
    here = f"/api/tables/{SOLVER}"
    act = {"action": "done", "seen": 1, "key": "a"}
    for path, body in (("actions", act), ("undo", {"seen": 1, "key": "b"}), ("chat", {"text": "hi", "key": "c"}),
                       ("rematch", {"key": "d"}), ("host", {"act": "lock"}), ("concede", {})):  # fmt: skip
        await anna.post(f"{here}/{path}", body, 403)
    assert (await anna.client.post(f"{here}/join", json={})).status_code in (403, 409)
    assert await anna.get("/api/tables") == []
    before = await anna.get(here)
    assert before["number"] == len(known_file().steps) + 1


async def test_such_a_table_leaves_nothing_on_the_disk_and_there_are_no_others(place: Serving, anna: Guest) -> None:
    await anna.get(f"/api/tables/{SOLVER}")
    actor = await place.server.tables.actor(SOLVER)
    await actor.stop()
    assert await place.server.store.table(SOLVER) is None
    of_it = sa.select(rows.snapshots.c.number).where(rows.snapshots.c.table_id == SOLVER)
    assert await place.server.store._all(of_it) == []
    assert (await anna.get(f"/api/tables/{SOLVER}"))["status"] == "over"  # and is made again
    for of in ("roads-nowhere", "chess-x", "tigris-standard", "roads", ""):
        await anna.get(f"/api/tables/solver-{of}", 404)


async def test_a_game_is_compared_with_the_best_one(anna: Careful, ben: Careful) -> None:
    table = await alone(anna, 0)
    found = await anna.get(comparison(table))
    msgspec.convert(found, Comparison)
    assert (found["game"], found["board"], found["best"], found["options"]) == ("roads", MAP, True, [])
    assert (found["this"]["table"], found["this"]["mine"], found["this"]["solver"]) == (table, True, False)
    assert (found["other"]["table"], found["other"]["solver"]) == (SOLVER, True)
    assert [each["table"] for each in found["others"]] == [SOLVER]
    assert 2 <= len(found["differences"]) <= 4
    await turns_are_moments(anna, found)
    for one in found["differences"]:
        for name, moment in ((table, one["here"]), (SOLVER, one["there"])):
            assert (await anna.get(f"/api/tables/{name}/moments/{moment}"))["number"] == moment
    theirs = await ben.get(comparison(table))
    assert theirs["this"]["mine"] is False and theirs["differences"] == found["differences"]
    otherwise = await anna.get(comparison(await alone(anna, 0, options={"wonder_goods": "tile_only"})))
    assert otherwise["options"] == ["wonder_goods"] and otherwise["other"]["table"] == SOLVER


async def turns_are_moments(anna: Guest, found: Any) -> None:
    """At the moment of a turn the position has what the turn says."""
    for side in (found["this"], found["other"]):
        assert [stage["turn"] for stage in side["stages"]] == list(range(1, 21))
        for stage in (side["stages"][0], side["stages"][11], side["stages"][-1]):
            then = await anna.get(f"/api/tables/{side['table']}/moments/{stage['moment']}")
            player = then["public"]["players"][0]
            assert player["points"] == stage["figures"]["points"]
            assert len(player["transporters"]) == stage["figures"]["transporters"]
            assert len(then["public"]["buildings"]) == stage["figures"]["buildings"]
            assert sorted(then["public"]["buildings"]) == sorted(stage["sketch"]["buildings"])
        assert side["points"] == side["stages"][-1]["figures"]["points"]


async def test_any_other_game_on_the_board_can_be_chosen(anna: Careful, ben: Careful) -> None:
    mine, theirs = await alone(anna, 0), await alone(ben, 2)
    found = await anna.get(comparison(mine, theirs))
    assert (found["other"]["table"], found["other"]["name"], found["best"]) == (theirs, "Ben", False)
    assert [each["table"] for each in found["others"]] == [SOLVER, theirs]
    points = [each["points"] for each in found["others"]]
    assert points == sorted(points, reverse=True)
    of_solver = await anna.get(comparison(SOLVER))  # what it has before it is better than anything
    assert of_solver["other"]["table"] == theirs and of_solver["best"] is False
    assert (await anna.get(comparison(SOLVER, mine)))["other"]["table"] == mine
    for wrong in (mine, "nowhere", "solver-roads-rings"):
        await anna.get(comparison(mine, wrong), 404)


async def test_where_no_other_game_is_known_it_stands_alone(place: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "known_file", lambda game, board: None)
    async with guest(place, kind=Careful) as anna:
        table = await alone(anna, 0)
        assert (await anna.get(BEST))["known"] is None
        found = await anna.get(comparison(table))
        assert (found["other"], found["others"], found["differences"]) == (None, [], [])
        assert len(found["this"]["stages"]) == 20
        await anna.get(f"/api/tables/{SOLVER}", 404)


async def test_only_finished_games_of_one_player_are_compared(anna: Careful) -> None:
    going = await anna.set_up({"game": "roads", "board": MAP, "seats": [{"kind": "person"}]})
    await anna.get(comparison(going["id"]), 409)
    await anna.get(comparison(SOLVER, going["id"]), 404)
    await anna.post(f"/api/tables/{going['id']}/concede", {})
    await anna.get(comparison(going["id"]), 409)
    two = await anna.set_up({"game": "roads", "seats": [{"kind": "person"}, {"kind": "shared", "name": "Ben"}]})
    await anna.get(comparison(two["id"]), 404)
    tigris = await anna.set_up({**AGAINST_RANDOM, "game": "tigris"})
    await anna.get(comparison(tigris["id"]), 404)
    games = {game["name"]: game["compares"] for game in await anna.get("/api/games")}
    assert games == {"roads": True, "tigris": False, "amsterdam": False}


def damaged(game: Game, **change: Any) -> Game:
    assert game.alone
    file = replace(known_file(), **change)
    return replace(game, alone=replace(game.alone, known=lambda board: file))


def test_a_game_that_is_damaged_or_does_not_end_is_none(caplog: pytest.LogCaptureFixture) -> None:
    board, file = ROADS.board(MAP), known_file()
    assert comparing.known(ROADS, board) is not None
    for change in ({"final": "0" * 32}, {"rules": 1}, {"result": "won by 1, points 999"}, {"board_hash": "0" * 16},
                   {"final": None}):  # fmt: skip
        caplog.clear()
        with caplog.at_level(logging.ERROR):
            assert comparing.known(damaged(ROADS, **change), board) is None
        assert ("damaged" in caplog.text) == (change != {"final": None})
    short = replace(file, steps=file.steps[:100], result=None)
    short.close(replace(short, final=None).replay())
    assert comparing.known(damaged(ROADS, steps=short.steps, result=None, final=short.final), board) is None
