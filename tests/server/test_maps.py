"""Boards that people make: checked at the executor, kept under their hash, played, replayed elsewhere; limits."""

import asyncio
import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.careful import ALL, Careful
from tests.server.serving import Serving, guest, notations, serving, until

import lautta
from lautta.core.game_files import GameFile
from lautta.server.http.limits import Limits
from lautta.server.problem import Problem
from lautta.server.runtime import boards, registry
from lautta.server.work import jobs
from lautta.server.work.executor import ThreadExecutor
from lautta.server.work.jobs import Job
from lautta.words import LANGUAGES, Words

SERVED: dict[str, Any] = {"games": ALL}
GUEST = Careful

RIVER: dict[str, Any] = {
    "game": "roads", "format": 1, "title": "Little river", "players": 2, "author": "Anna", "tiles": [
        {"q": 0, "r": 0, "terrain": "mountain", "river": ["e"]},
        {"q": 1, "r": 0, "terrain": "woods", "river": ["w", "e"]},
        {"q": 2, "r": 0, "terrain": "sea"}, {"q": -1, "r": 1, "terrain": "pasture", "start": True},
        {"q": 0, "r": 1, "terrain": "rock"}, {"q": 1, "r": 1, "terrain": "pasture", "start": True},
    ],
}  # fmt: skip
ME, SHARED = {"kind": "person"}, {"kind": "shared", "name": "Ben"}
HERE = "/api/games/roads/boards"


def changed(index: int, **tile: Any) -> dict[str, Any]:
    data = copy.deepcopy(RIVER)
    data["tiles"][index] |= tile
    return data


async def keep(who: Careful, data: dict[str, Any] = RIVER) -> str:
    name: str = (await who.post(HERE, {"data": data}, 201))["board"]
    return name


@pytest.mark.each_store
async def test_a_board_is_kept_once_under_a_name_made_of_it(anna: Careful, place: Serving) -> None:
    name = await keep(anna)
    assert len(name) == 24 and await keep(anna) == name
    shuffled = dict(reversed(list(RIVER.items())))
    assert await keep(anna, {**shuffled, "$schema": "schema.json"}) == name, "the order of members is nothing"
    assert await keep(anna, {**RIVER, "title": "Other"}) != name
    async with place.client() as stranger:
        assert (await stranger.get(f"{HERE}/{name}")).json() == RIVER
    mine = await anna.get("/api/games/roads/made")
    assert [line["title"] for line in mine] == ["Other", "Little river"] and mine[1]["board"] == name
    async with guest(place) as ben:
        assert await ben.get("/api/games/roads/made") == []
        new = {**RIVER, "title": "New"}  # which two keep at once
        answers = await asyncio.gather(*(who.post(HERE, {"data": new}, 201) for who in (anna, ben, anna, ben)))
    assert len({answer["board"] for answer in answers}) == 1


async def test_texts_become_one_line_that_can_be_seen_and_kept(anna: Careful) -> None:
    name = await keep(anna, {**RIVER, "title": "Little\x00river \x07", "author": "A\x00"})
    [line] = await anna.get("/api/games/roads/made")
    assert (line["board"], line["title"]) == (name, "Little river")
    name = await keep(anna, {**RIVER, "title": "<script>\n\u202ealert(1)</script>", "notes": ["a\u0000b"]})
    found = await anna.get(f"{HERE}/{name}")
    assert found["title"] == "<script> alert(1)</script>" and found["notes"] == ["a b"]


async def test_what_is_wrong_is_told_with_its_place_in_three_languages(anna: Careful) -> None:
    for data, path, key, args in (
        (changed(1, river=["w"]), "$.tiles[1].river", "roads-problem-source-on", {"tile": "a2", "terrain": "woods"}),
        (changed(1, river=["w", "ne"]), "$.tiles[1].river[1]", "roads-problem-river-off-map",
         {"tile": "a2", "side": "ne"}),
        (changed(4, start=True), "$.tiles[4].start", "roads-problem-starts-touch", {"tile": "b2", "other": "b1"}),
        ({**RIVER, "players": 3}, "$.players", "roads-problem-few-starts", {"starts": 2, "players": 3}),
        ({**RIVER, "title": ""}, "$.title", "boards-form-short", {"limit": 1}),
        ({**RIVER, "tiles": []}, "$.tiles", "boards-form-few", {"limit": 1}),
        ({**RIVER, "colour": "red"}, "$", "boards-form-unknown", {"name": "colour"}),
    ):  # fmt: skip
        found = await anna.post(f"{HERE}/check", {"data": data})
        trouble = next(one for one in found["problems"] if one["key"] == key)
        assert (trouble["path"], trouble["args"]) == (path, args)
        for language in LANGUAGES:
            asked = await anna.client.post(f"{HERE}/check", json={"data": data}, headers={"accept-language": language})
            said = next(one["message"] for one in asked.json()["problems"] if one["key"] == key)
            assert said == Words(language, strict=True).say(key, **args)
        refused = await anna.post(HERE, {"data": data}, 422)
        assert refused["error"]["code"] == "bad-board" and trouble in refused["error"]["detail"]["problems"]
    assert await anna.get("/api/games/roads/made") == []


async def test_a_map_that_needs_more_than_the_box_may_be_kept_and_says_so(anna: Careful) -> None:
    tiles = [{"q": q, "r": 0, "terrain": "rock"} for q in range(12)]
    data = {**RIVER, "tiles": tiles, "players": 1}
    found = await anna.post(f"{HERE}/check", {"data": data})
    args = {"terrain": "rock", "shape": "none", "count": 12, "there": 10}
    assert found["problems"] == [] and [(one["path"], one["args"]) for one in found["warnings"]] == [
        ("$.tiles[10]", args)
    ]
    assert (await anna.post(HERE, {"data": data}, 201))["warnings"] == found["warnings"]
    assert "12" in found["warnings"][0]["message"] and "10" in found["warnings"][0]["message"]


async def test_other_games_take_no_boards_and_paths_are_no_boards(anna: Careful) -> None:
    for game in ("amsterdam", "duel"):
        for path in ("boards", "boards/check"):
            refused = await anna.post(f"/api/games/{game}/{path}", {"data": RIVER}, 404)
            assert refused["error"]["code"] == "no-open-boards"
        refused = await anna.post(f"/api/games/{game}/boards/new", {"seed": 1, "players": 2}, 404)
        assert refused["error"]["code"] == "makes-no-boards"
    name = await keep(anna)
    for game, board in (("roads", "a" * 24), ("roads", "schema"), ("tigris", name)):
        assert (await anna.get(f"/api/games/{game}/boards/{board}", 404))["error"]["code"] == "no-such-board"
        request = {"game": game, "board": board, "seats": [ME, SHARED]}
        assert (await anna.post("/api/tables", request, 404))["error"]["code"] == "no-such-board"


@pytest.mark.each_store
async def test_there_is_a_most_of_everything(anna: Careful, monkeypatch: pytest.MonkeyPatch) -> None:
    large = {**RIVER, "notes": ["x" * 1000] * 25}
    for path in ("", "/check"):
        refused = await anna.post(f"{HERE}{path}", {"data": large}, 413)
        assert refused["error"]["code"] == "board-too-large"
    monkeypatch.setattr(boards, "MOST_OF_A_GUEST", 2)
    for title in ("One", "Two"):
        await keep(anna, {**RIVER, "title": title})
    refused = await anna.post(HERE, {"data": RIVER}, 429)
    assert refused["error"]["code"] == "too-many-boards"
    await keep(anna, {**RIVER, "title": "Two"})
    deep: Any = 1
    for _ in range(200):
        deep = [deep]
    for path, status in (("", 422), ("/check", 200)):
        await anna.post(f"{HERE}{path}", {"data": {"tiles": deep}}, status)
    for wrong in ({"data": []}, {"data": RIVER, "more": 1}, {}):
        assert (await anna.post(HERE, wrong, 400))["error"]["code"] == "malformed"


async def test_boards_are_kept_at_a_rate(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db", ALL, limits=Limits(lambda: 1000.0)) as place, guest(place) as anna:
        boards = [{**RIVER, "title": str(number)} for number in range(12)]
        codes = [(await anna.client.post(HERE, json={"data": data})).status_code for data in boards]
        assert codes == [201] * 10 + [429] * 2


async def test_a_board_made_from_a_seed_is_always_the_same_and_in_order(anna: Careful) -> None:
    first = await anna.post(f"{HERE}/new", {"seed": 7, "players": 3})
    assert await anna.post(f"{HERE}/new", {"seed": 7, "players": 3}) == first
    assert await anna.post(f"{HERE}/new", {"seed": 8, "players": 3}) != first
    assert sum("start" in tile for tile in first["tiles"]) == 3 == first["players"]
    assert (await anna.post(f"{HERE}/check", {"data": first}))["problems"] == []
    for request, status in (({"seed": 1, "players": 9}, 400), ({"seed": -1, "players": 2}, 400), ({"seed": 1}, 400)):
        await anna.post(f"{HERE}/new", request, status)


async def play_alone(anna: Careful, table: str, most: int = 10_000) -> dict[str, Any]:
    """Play one seat of a table by chance to the end of its game, or for so many actions."""
    chance = Random(3)
    now = await anna.get(f"/api/tables/{table}")
    while not now["result"] and most:
        most -= 1
        legal = notations(now["legal"])
        action = "done" if "done" in legal and chance.random() < 0.7 else chance.choice(legal)
        update = (await anna.client.post(
            f"/api/tables/{table}/actions", json={"action": action, "seen": now["number"], "key": str(now["number"])}
        )).json()  # fmt: skip
        now = {**now, **update}
    return await anna.get(f"/api/tables/{table}")  # type: ignore[no-any-return]


@pytest.mark.slow
async def test_a_game_on_a_kept_board_is_replayed_anywhere(tmp_path: Path) -> None:
    data = tmp_path / "a.db"
    async with serving(data, ALL) as place, guest(place, kind=Careful) as anna:
        name = await keep(anna, {**RIVER, "title": "Mine; all mine"})
        table = (await anna.set_up({"game": "roads", "board": name, "seats": [ME]}))["id"]
        assert (await anna.get(f"/api/tables/{table}"))["board"] == name
        await play_alone(anna, table, 40)
    async with (
        serving(data, ALL) as place,
        guest(place, kind=Careful, token=anna.token) as anna,
    ):  # the board is read from the disk
        tried = {"moment": 20, "draw": 1, "line": []}
        assert (await anna.post(f"/api/tables/{table}/what-if", tried))["cut"] is None
        await anna.get(f"/api/tables/{table}/moments/20")
        over = await play_alone(anna, table)
        assert over["result"] and (await anna.get(f"/api/tables/{table}/check"))["ok"]
        text = await anna.get(f"/api/tables/{table}/file")
        again = await anna.post(f"/api/tables/{table}/rematch", {"key": "once more"})
        assert again["board"] == name
    file = GameFile.parse(text)
    assert file.board == name and file.board_data is not None and file.board_data["title"] == "Mine; all mine"
    assert GameFile.parse(file.text()) == file and json.loads(json.dumps(file.board_data)) == file.board_data
    reached = file.replay()
    assert reached.over and reached.game is lautta.game("roads") and list(reached.scores) == over["result"]["scores"]


async def test_of_a_board_of_nothing_but_faults_little_travels(anna: Careful) -> None:
    data = {**RIVER, "tiles": [{}] * 7000}
    text = json.dumps(data).encode()
    verdict = jobs.check_board(lautta.game("roads"), text, b"")
    assert len(verdict) < 20_000, "the server reads it while everybody waits"
    assert len((await anna.post(f"{HERE}/check", {"data": data}))["problems"]) == jobs.MOST_TOLD
    detail = (await anna.post(HERE, {"data": data}, 422))["error"]["detail"]
    assert detail["count"] >= 21_000 and len(detail["problems"]) == jobs.MOST_TOLD


async def test_a_table_whose_board_nobody_can_read_just_now_is_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Workers die or are busy as a server starts: that says nothing of the table, and it is resumed all the same."""
    data = tmp_path / "a.db"
    async with serving(data, ALL) as place, guest(place, kind=Careful) as anna:
        clock = {"kind": "live", "minutes": 9}
        request = {"game": "roads", "board": await keep(anna, RIVER), "seats": [ME, SHARED], "clock": clock}
        table = (await anna.set_up(request))["id"]
    work, failing = ThreadExecutor.work, True

    async def fails_at_boards(self: ThreadExecutor, job: Job) -> bytes:
        if job.kind == "board/load" and failing:
            raise Problem("work-failed")
        return await work(self, job)

    monkeypatch.setattr(ThreadExecutor, "work", fails_at_boards)
    monkeypatch.setattr(registry, "CALL_TIME", 0.05)
    async with serving(data, ALL) as place, guest(place, kind=Careful, token=anna.token) as one:
        error = await one.get(f"/api/tables/{table}", 503)
        assert error["error"]["code"] == "work-failed"
        failing = False
        await until(lambda: table in place.server.tables._actors)


async def test_players_lay_a_map_by_the_rules(anna: Careful) -> None:
    here, laid, seats = f"{HERE}/lay", list[Any](), list[int]()
    while True:
        request = {"players": 3, "size": 20, "laid": laid, "suggest": 7 + len(laid), "tile": {"terrain": "sea"}}
        stand = await anna.post(here, request)
        assert stand["left"] == 20 - len(laid)
        if stand["to_move"] is None:
            break
        assert any(place["why"] is None for place in stand["places"]) or stand["suggestion"]["terrain"] != "sea"
        seats.append(stand["to_move"])
        laid.append(stand["suggestion"])
    assert seats == [0, 0, 1, 1, 2, 2] * 3 + [0, 0] and stand["places"] == [] and stand["suggestion"] is None
    data = {"game": "roads", "format": 1, "title": "Laid", "players": 3, "tiles": laid}
    assert (await anna.post(f"{HERE}/check", {"data": data})) == {"problems": [], "warnings": []}
    broken = [*laid[:5], {"terrain": "woods", "q": 40, "r": 40}]
    refused = await anna.post(here, {"players": 3, "size": 20, "laid": broken}, 422)
    assert refused["error"]["code"] == "bad-laying"
    assert {"number": 5, "reason": "apart"}.items() <= refused["error"]["detail"].items()
    request = {"players": 2, "size": 20, "laid": [], "tile": {"terrain": "woods", "river": ["e", "w"]}}
    first = await anna.post(here, request)
    assert first["places"] == [{"q": 0, "r": 0, "why": "begins-nowhere"}] and first["suggestion"] is None
    sides = (["up"], ["e", "ne", "nw"])
    for tile in ({"terrain": "swamp"}, *({"terrain": "pasture", "river": river} for river in sides)):
        request = {"players": 2, "size": 20, "laid": [], "tile": tile}
        assert (await anna.post(here, request, 400))["error"]["code"] == "malformed"
    refused = await anna.post("/api/games/duel/boards/lay", {"players": 2, "size": 9, "laid": []}, 404)
    assert refused["error"]["code"] == "lays-no-boards"
