"""The OpenAPI document says what is really sent."""

import json
import subprocess
import sys

import jsonschema
import pytest
from tests.server.careful import DOCUMENT
from tests.server.serving import GAMES

from lautta.server.http.app import create_app


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


@pytest.mark.verify
def test_the_document_can_be_written_by_one_command() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "lautta.server.http.openapi"], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["openapi"].startswith("3.1")


WITHOUT = """
import sys
sys.modules["polyfactory"] = sys.modules["faker"] = None
from lautta.server.http import app, openapi
app.create_app()
assert openapi.document({})["info"]["version"] == openapi.PROTOCOL
"""


def test_a_server_needs_nothing_that_makes_examples_up() -> None:
    """Litestar installs libraries for that, which nothing may import while a server runs."""
    subprocess.run([sys.executable, "-W", "ignore", "-c", WITHOUT], check=True)
