"""What-if lines: they touch nothing, tell nothing that a seat does not know, and are played by the rules."""

from random import Random
from typing import Any

import msgspec
import pytest
from tests.duel.game import GAME as DUEL
from tests.server.serving import GAMES, Guest, notations
from tests.server.tables import amsterdam, state, tigris
from tests.server.test_secrets import twins

from lautta.server.messages.variations import LineAction, VariationRequest
from lautta.server.runtime.server import all_games
from lautta.server.table.live_table import LiveTable
from lautta.server.view.table_view import TableView
from lautta.server.work.variations import variation_of

ALL = {**all_games(), **GAMES}
AMSTERDAM = {"game": "amsterdam", "seats": [{"kind": "person"}, *[{"kind": "computer", "level": "random"}] * 2]}
SERVED: dict[str, Any] = {"games": ALL}


def told(table: LiveTable, request: VariationRequest) -> Any:
    tried = variation_of(table.id, TableView(table, table.log.number).position(0), 0, request)
    return tried.told(table.id, request.moment)


def longer(table: LiveTable, draw: int, chance: Random, computers: bool) -> tuple[bytes, int]:
    """Everything that is told of a line which grows at random, and how long it became."""
    line: list[LineAction] = []
    heard = []
    for _ in range(12):
        request = VariationRequest(table.log.number, draw, line, computers)
        answer = told(table, request)
        heard.append(msgspec.json.encode(answer))
        if answer.over:
            break
        line = [LineAction(one.seat, one.action) for one in answer.line]
        line.append(LineAction(answer.seat, chance.choice(notations(answer.legal))))
    return b"\n".join(heard), len(line)


@pytest.mark.parametrize("computers", [False, True])
@pytest.mark.parametrize("game", [DUEL, amsterdam(), tigris()], ids=lambda game: game.name)
def test_tables_that_differ_only_in_hidden_things_answer_the_same(game: Any, computers: bool) -> None:
    compared = 0
    for seed in range(6):
        if pair := twins(game, seed, seed * 5 if game is not DUEL else seed % 5):
            one, two = (longer(table, seed, Random(seed), computers) for table in pair)
            assert state(pair[0]).bytes() != state(pair[1]).bytes()
            assert one == two
            compared += one[1]
    assert compared > 20


async def test_a_line_is_tried_and_nothing_happens(anna: Guest, ben: Guest) -> None:
    table = await anna.my_turn((await anna.set_up(AMSTERDAM))["id"])
    update = await anna.act(table["id"], "keep 1+2", table["number"])
    table = await anna.my_turn(table["id"], update["number"])
    path, request = f"/api/tables/{table['id']}/what-if", {"moment": table["number"], "draw": 7}
    start = await anna.post(path, request)
    assert start["line"] == [] and start["cut"] is None and start["seat"] == 0 and not start["over"]
    assert start["public"] == table["public"] and start["private"] == table["private"]
    assert start["legal"] == table["legal"] and start["to_move"] == table["to_move"]
    line = [{"seat": 0, "action": "deck"}, {"seat": 0, "action": "deck"}]
    alone = await anna.post(path, {**request, "line": line})
    assert alone["to_move"] == [1] and alone["seat"] == 1 and alone["legal"]
    assert [entry["action"] for entry in alone["line"]] == ["deck", "deck"] and alone["line"][0]["said"]
    assert alone == await anna.post(path, {**request, "line": line})
    other = await anna.post(path, {**request, "draw": 8, "line": line})
    assert other["private"] != alone["private"]
    answered = await anna.post(path, {**request, "line": line, "computers": True})
    assert answered["to_move"] == [0] and {entry["seat"] for entry in answered["line"][2:]} == {1, 2}
    whole = [{"seat": entry["seat"], "action": entry["action"]} for entry in answered["line"]]
    again = await anna.post(path, {**request, "line": whole, "computers": True})
    assert again == answered
    bad = [*line, {"seat": 0, "action": "deck"}]
    cut = await anna.post(path, {**request, "line": [*bad, {"seat": 1, "action": "deck"}]})
    assert cut["cut"] == {"index": 2, "reason": "not-your-turn", "chapter": "turns"}
    assert {**cut, "cut": None} == alone
    await anna.post(path, {**request, "line": [{"seat": 0, "action": "fly"}]}, 400)
    await anna.post(path, {**request, "moment": 99}, 404)
    await anna.post(path, {**request, "seat": 1}, 403)
    await ben.post(path, request, 403)
    assert await anna.table(table["id"]) == table


async def test_choices_and_previews_at_the_end_of_a_line(anna: Guest) -> None:
    table = await anna.my_turn((await anna.set_up(AMSTERDAM))["id"])
    path, request = f"/api/tables/{table['id']}/what-if", {"moment": 1, "draw": 1, "computers": True}
    tried = {**request, "line": [{"seat": 0, "action": "keep 1"}]}
    now = await anna.post(path, tried)
    assert now["seat"] == 0
    for action in notations(now["legal"]):
        shown = await anna.post(f"{path}/preview", {**tried, "action": action})
        assert shown["refused"] is None and shown["preview"]["action"] == action.split()[0]
    choices = await anna.post(f"{path}/choices", {**tried, "action": "build"})
    legal = {f"build {route} {cards}" for route, cards in now["legal"].get("build", [])}
    assert {choice["action"] for choice in choices if choice["refused"] is None} == legal
    route = choices[0]["args"]["route"]
    some = await anna.post(f"{path}/choices", {**tried, "action": "build", "args": {"route": route}})
    assert some == [choice for choice in choices if choice["args"]["route"] == route]


async def test_a_whole_game_can_be_tried(anna: Guest) -> None:
    table = await anna.my_turn((await anna.set_up())["id"])
    path, line = f"/api/tables/{table['id']}/what-if", []
    while True:
        request = {"moment": table["number"], "draw": 3, "line": line, "computers": True}
        answer = await anna.post(path, request)
        if answer["over"]:
            break
        line = [{"seat": entry["seat"], "action": entry["action"]} for entry in answer["line"]]
        line.append({"seat": 0, "action": notations(answer["legal"])[0]})
    assert answer["result"]["winners"] and answer["legal"] == {} and answer["to_move"] == []
    assert (await anna.table(table["id"]))["number"] == table["number"]
