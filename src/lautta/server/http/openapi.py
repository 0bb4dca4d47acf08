"""The OpenAPI document: Litestar's paths, all messages, and the types of each game's own parts.

Print it with `python -m lautta.server.http.openapi`; add `--schemas` to leave out the paths, as the page does for its
TypeScript types.
"""

import json
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import SimpleNamespace
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from lautta import __version__
from lautta.core.game import Game
from lautta.server import messages
from lautta.server.http.bodies import ANSWER, BODY
from lautta.server.http.routes.api import ROUTES
from lautta.server.messages import live
from lautta.server.messages.errors import Error
from lautta.server.runtime.server import all_games

PROTOCOL = "1"  # what may change within it, docs/protocol.md says
REFS = "#/components/schemas/"
PARTS = {"Public": "public", "Private": "private", "Preview": "preview"}
MAYBE = {"Facts": "facts", "Macros": "macros", "Sketch": "sketch"}  # parts that no message about a table has
Schema = dict[str, Any]


def complete(document: Schema, games: Mapping[str, Game]) -> Schema:
    """Litestar's document with what it cannot know: messages of the WebSocket, games, the shape of errors."""
    schemas = _message_schemas()
    for game in games.values():
        schemas.update(_game_schemas(game))
    for part in PARTS:
        of_games = [{"$ref": f"{REFS}{_title(game.name)}{part}"} for game in games.values()]
        schemas[f"Game{part}"] = of_games[0] if len(of_games) == 1 else {"anyOf": of_games}
    private: Schema = {"anyOf": [{"$ref": f"{REFS}GamePrivate"}, {"type": "null"}]}
    public: Schema = {"anyOf": [{"$ref": f"{REFS}GamePublic"}, {"type": "null"}]}
    for message in ("Table", "Update", "LiveUpdate", "Moments"):
        schemas[message]["properties"].update({"public": public, "private": private})
    for message in ("VariationAnswer", "LessonAnswer"):
        schemas[message]["properties"].update({"public": {"$ref": f"{REFS}GamePublic"}, "private": private})
    schemas["Preview"]["properties"]["preview"] = {"anyOf": [{"$ref": f"{REFS}GamePreview"}, {"type": "null"}]}
    schemas["Choice"]["properties"]["preview"] = {"$ref": f"{REFS}GamePreview"}
    document["components"]["schemas"] = dict(sorted(schemas.items()))
    open_to_all = {handler.handler_name for handler in _handlers() if handler.security == []}
    bodies = {handler.handler_name: handler.opt[BODY] for handler in _handlers() if BODY in handler.opt}
    encoded = {handler.handler_name: handler.opt[ANSWER] for handler in _handlers() if ANSWER in handler.opt}
    for operations in document["paths"].values():
        for operation in operations.values():
            if body := bodies.get(operation["operationId"]):
                operation["requestBody"] = {"required": True, "content": _content(body)}
            if operation["operationId"] in open_to_all:
                operation["security"] = []  # Litestar treats an empty list as if nothing were said
            answers = {code: answer for code, answer in operation["responses"].items() if code.startswith("2")}
            if told := encoded.get(operation["operationId"]):
                for answer in answers.values():
                    answer["content"] = _content(told)
            error = {"description": "Any error", "content": _content(Error)}
            operation["responses"] = {**answers, "default": error}
    return document


def _content(message: Any) -> Schema:
    if get_origin(message) is dict:
        return {"application/json": {"schema": {"additionalProperties": {}, "type": "object"}}}
    items = get_args(message)
    one = {"$ref": REFS + (items[0] if items else message).__name__}
    return {"application/json": {"schema": {"type": "array", "items": one} if items else one}}


def _handlers() -> list[HTTPRouteHandler]:
    return [handler for route in ROUTES.routes for handler in getattr(route, "route_handlers", ())]


def _message_schemas() -> dict[str, Schema]:
    modules = [import_module(f"{messages.__name__}.{found.name}") for found in iter_modules(messages.__path__)]
    structs = [
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    _, schemas = msgspec.json.schema_components(structs, ref_template=REFS + "{name}")
    named = dict(schemas)
    for name in ("Request", "Answer", "Snapshot"):
        named.pop(name, None)
    named["FromPage"], named["ToPage"] = _any_of(live.FromPage), _any_of(live.ToPage)
    return named


def _any_of(union: Any) -> Schema:
    return {"anyOf": [{"$ref": REFS + one.__name__} for one in get_args(union)]}


def _game_schemas(game: Game) -> dict[str, Schema]:
    """The schemas of a game's parts, from the return types of its functions; their names begin with the game's."""
    title, found = _title(game.name), {}
    parts = {**PARTS, **{part: hook for part, hook in MAYBE.items() if getattr(game.clients, hook)}}
    for part, hook in parts.items():
        (schema,), inner = msgspec.json.schema_components(
            [_answer_of(getattr(game.clients, hook))], ref_template=REFS + "{name}"
        )
        names = {name: name if name.startswith(title) else title + name for name in inner}
        found.update({names[name]: _renamed(value, names) for name, value in inner.items()})
        renamed = _renamed(schema, names)
        if renamed != {"$ref": f"{REFS}{title}{part}"}:
            found[f"{title}{part}"] = renamed
    return found


def _answer_of(hook: Callable[..., Any]) -> Any:
    """The return type of a function; its parameters may have types that exist only for type checkers."""
    told = getattr(hook, "__annotations__", {}).get("return", Any)
    names = getattr(hook, "__globals__", {})
    return get_type_hints(SimpleNamespace(__annotations__={"return": told}), names)["return"]


def _renamed(schema: Any, names: Mapping[str, str]) -> Any:
    if isinstance(schema, dict):
        new = {key: _renamed(value, names) for key, value in schema.items()}
        if isinstance(ref := schema.get("$ref"), str):
            new["$ref"] = REFS + names[ref.removeprefix(REFS)]
        return new
    return [_renamed(item, names) for item in schema] if isinstance(schema, list) else schema


def _title(game: str) -> str:
    return game.title().replace("_", "")


def document(games: Mapping[str, Game] | None = None) -> Schema:
    """The document of a server with these games, or with all there are."""
    described = Litestar(
        [ROUTES],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Lautta",
            version=PROTOCOL,
            description=f"As served by Lautta {__version__}.",
            components=Components(security_schemes={"guest": SecurityScheme(type="http", scheme="bearer")}),
            security=[{"guest": []}],
            use_handler_docstrings=True,
            operation_id_creator=lambda handler, method, parts: handler.handler_name,
        ),
    )  # never served: used only because it knows the paths
    return complete(described.openapi_schema.to_schema(), all_games() if games is None else games)


if __name__ == "__main__":
    print(json.dumps(document() | ({"paths": {}} if "--schemas" in sys.argv else {}), indent=1))
