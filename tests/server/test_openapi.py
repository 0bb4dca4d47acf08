"""The OpenAPI document says what is really sent."""

import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest
from tests.server.careful import ALL, DOCUMENT, Careful, validate
from tests.server.serving import GAMES, follow, guest, hear, hello, notations, serving

from lautta.server.http import people
from lautta.server.http.app import create_app


@pytest.mark.slow
@pytest.mark.parametrize("game", ["duel", "amsterdam"])
async def test_answers_and_messages_are_as_described(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path / "a.db", ALL) as place, guest(place) as anna:
        anna = Careful(place, anna.client, anna.token)
        request = {"game": game, "seats": [{"kind": "computer", "level": "random"}, {"kind": "person"}]}
        table = await anna.my_turn((await anna.set_up(request))["id"])
        name = table["id"]
        async with place.live() as socket:
            await hello(socket, anna.token)
            await follow(socket, name, 0)
            while not table["result"]:
                action = notations(table["legal"])[-1]
                await anna.post(f"/api/tables/{name}/preview", {"action": action})
                await anna.get(f"/api/tables/{name}/choices?action={action.split()[0]}")
                await anna.get(f"/api/tables/{name}/macros?action={action.split()[0]}")
                line = [{"seat": table["my_seat"], "action": action}]
                tried = {"moment": table["number"], "draw": 1, "line": line, "computers": True}
                await anna.post(f"/api/tables/{name}/what-if", tried)
                update = await anna.act(name, action, table["number"])
                if update["undo"]["free"] and update["to_move"] == [1]:
                    update = await anna.step(name, "undo", update["number"])
                    update = await anna.step(name, "redo", update["number"])
                table = await anna.my_turn(name, update["number"])
            await follow(socket, "nothing", 0)
            while (message := await hear(socket))["type"] == "update":
                validate(message, {"$ref": "#/components/schemas/ToPage"})
            validate(message, {"$ref": "#/components/schemas/ToPage"})
        for path in ("/api/tables", f"/api/tables/{name}/moments/2", f"/api/tables/{name}/moments?after=2",
                     f"/api/tables/{name}/updates?seen=1", f"/api/tables/{name}/check"):  # fmt: skip
            await anna.get(path)
        await anna.post(f"/api/tables/{name}/what-if/choices", {"moment": 2, "draw": 1})
        await anna.post(f"/api/tables/{name}/what-if/macros", {"moment": 2, "draw": 1, "action": action.split()[0]})
        await anna.post(f"/api/tables/{name}/what-if/preview", {"moment": 2, "draw": 1, "action": action})
        await anna.act(name, action, 1, 409)
        await anna.step(name, "undo", table["number"], 409)
        await anna.step(name, "redo", table["number"], 409)
        served = (await anna.client.get("/api/openapi.json")).json()
    assert served == json.loads(json.dumps(DOCUMENT))
    of_tables = {path for path in DOCUMENT["paths"] if path.startswith("/api/tables")}
    of_people = {f"/api{path}".replace(":str", "") for route in people.ROUTES for path in route.paths}
    elsewhere = {f"/api/tables/{{table}}/{part}" for part in ("comparison", "file", "review", "what-if/advice")}
    assert anna.seen >= of_tables - of_people - elsewhere


def test_every_route_is_described() -> None:
    described = {(method.upper(), path) for path, one in DOCUMENT["paths"].items() for method in one}
    routes = set()
    for route in create_app(games=GAMES).routes:
        for method in getattr(route, "methods", ()):
            if route.path.startswith("/api") and route.path != "/api/openapi.json" and method != "OPTIONS":
                routes.add((method, route.path_format))
    assert routes == described
    for one in DOCUMENT["paths"].values():
        for operation in one.values():
            assert operation["description"] and "default" in operation["responses"]
            if operation["operationId"] in ("act", "undo", "redo", "preview", "add_table", "add_guest"):
                assert operation["requestBody"]["required"]


def test_games_describe_their_own_parts() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    public = schemas["AmsterdamPublic"]
    assert public["properties"]["players"]["items"] == {"$ref": "#/components/schemas/AmsterdamPublicPlayer"}
    assert {"$ref": "#/components/schemas/AmsterdamPrivate"} in schemas["GamePrivate"]["anyOf"]
    assert {"$ref": "#/components/schemas/GamePublic"} in schemas["Update"]["properties"]["public"]["anyOf"]
    jsonschema.Draft202012Validator.check_schema({"$ref": "#/components/schemas/Table", **DOCUMENT})
    refs = json.dumps(DOCUMENT).split('"$ref": "#/components/schemas/')[1:]
    assert {ref.partition('"')[0] for ref in refs} <= set(schemas)


def test_the_document_can_be_written_by_one_command() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "lautta.server.http.openapi"], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["openapi"].startswith("3.1")
