"""Faults of board files, from a JSON Schema and from a game, as messages of the catalogues.

The library for schemas is imported at the first board.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path as File
from typing import Any

from lautta.core.jsonsource import Reader
from lautta.core.problems import Path, Problem, is_whole, path_text, quoted

Found = Iterator[tuple[Path, str, dict[str, str | int]]]  # where, the key of a message, its variables
WORDS = {
    "maxLength": "long", "minLength": "short", "maximum": "large", "exclusiveMaximum": "large", "minimum": "small",
    "exclusiveMinimum": "small", "maxItems": "many", "minItems": "few",
}  # fmt: skip


class Form:
    """The form of board files, by a JSON Schema."""

    def __init__(self, schema: File) -> None:
        self.schema = schema

    @cached_property
    def _validator(self) -> Any:
        from jsonschema import Draft202012Validator, validators

        # 2.0 is no integer here, as the rules count with whole numbers alone
        types = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: is_whole(value))
        strict: Any = validators.extend(Draft202012Validator, type_checker=types)  # type: ignore[no-untyped-call]
        return strict(json.loads(self.schema.read_text(encoding="utf-8")))

    def problems(self, data: Any) -> Found:
        """Yield all violations of the schema: a path, the key of a message, its variables."""
        for error in self._validator.iter_errors(data):
            for key, args in _said(error):
                yield tuple(error.absolute_path), f"boards-form-{key}", args


def problems(reader: Reader, found: Found) -> list[Problem]:
    """Return the problems of a file, each with its line."""
    return [Problem.said(reader.line(path), path_text(path), key, args) for path, key, args in found]


def by_line(found: list[Problem]) -> list[Problem]:
    """Sort problems by line."""
    return sorted(found, key=lambda problem: problem.line)


def _said(error: Any) -> Iterator[tuple[str, dict[str, str | int]]]:
    kind, value = error.validator, error.validator_value
    if kind == "required":
        yield "missing", {"name": next(name for name in value if error.message.startswith(repr(name)))}
    elif kind == "additionalProperties" and isinstance(error.instance, Mapping):
        known = error.schema.get("properties", {})
        for name in error.instance:
            if name not in known:
                yield "unknown", {"name": quoted(name)}
    elif kind in ("enum", "const"):
        choices = value if kind == "enum" else [value]
        yield "choice", {"value": quoted(error.instance), "known": ", ".join(map(str, choices))}
    elif kind == "type":
        yield "kind", {"value": quoted(error.instance), "wanted": str(value)}
    elif kind == "pattern":
        yield "pattern", {"value": quoted(error.instance), "pattern": str(value)}
    elif kind == "uniqueItems":
        yield "twice", {}
    elif kind in WORDS:
        yield WORDS[kind], {"limit": value}
    else:
        yield "other", {"text": str(error.message)[:200]}
