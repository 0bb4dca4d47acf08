"""Somebody who compares every answer with the OpenAPI document."""

import json
from functools import cache
from typing import Any

import jsonschema_rs
from tests.server.serving import GAMES, Guest

from lautta.server.http import openapi
from lautta.server.runtime.server import all_games

ALL = {**all_games(), **GAMES}
DOCUMENT = openapi.document(ALL)


def validate(value: Any, schema: Any) -> None:
    _validator(json.dumps(schema)).validate(value)


@cache
def _validator(schema: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({**DOCUMENT, **json.loads(schema)})


def schema_of(method: str, path: str, status: int) -> Any:
    answers = DOCUMENT["paths"][path][method]["responses"]
    answer = answers.get(str(status)) or answers["default"]
    return answer["content"]["application/json"]["schema"]


def described(path: str) -> str:
    parts = path.split("/")
    if path in DOCUMENT["paths"]:
        return path
    for at, before, name in ((3, "tables", "{table}"), (3, "invites", "{invite}"), (5, "moments", "{number}"),
                             (3, "games", "{game}"), (5, "boards", "{board}")):  # fmt: skip
        if len(parts) > at and parts[at - 1] == before and parts[at] not in ("check", "new", "lay"):
            parts[at] = name
    return "/".join(parts)


class Careful(Guest):
    """A guest who knows the document; `seen` are the addresses that answered."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.seen: set[str] = set()

    def _answer(self, response: Any, status: int) -> Any:
        answer = super()._answer(response, status)
        if not isinstance(answer, str):
            path = described(response.request.url.path)
            self.seen.add(path)
            validate(answer, schema_of(response.request.method.lower(), path, status))
        return answer
