"""Keeps the list of what this version of the protocol promises: its routes, fields and error codes.

    python -m tools.protocol           add what is new to the list
    python -m tools.protocol --check   say what is missing from it, with status 1

What the list has may not go, as clients rely on it (docs/protocol.md); that takes a new version with its own list.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lautta.server.http.errors import STATUS
from lautta.server.http.openapi import PROTOCOL, REFS, document

Promise = tuple[str, str]
LIST = Path(__file__).parents[1] / "docs" / f"protocol-{PROTOCOL}.txt"


def main(arguments: list[str]) -> int:
    """Add to the list, or with --check only compare; nothing is ever taken from it."""
    lines = LIST.read_text(encoding="utf-8").splitlines() if LIST.exists() else []
    known = {(head, one) for head, _, text in (line.partition(": ") for line in lines) for one in text.split(", ")}
    now = set(promises(document({})))
    heads = {head for head, _ in known}
    gone = {(head, one) for head, one in known - now if not one.endswith("*")}
    asked = {(head, one) for head, one in now - known if one.endswith("*") and head in heads}
    if gone or asked:
        return _say(f"this is against version {PROTOCOL} of the protocol: gone, or newly asked for", gone | asked)
    if (new := now - known) and "--check" in arguments:
        return _say("this is not promised yet; `python -m tools.protocol` adds it", new)
    by_head: dict[str, list[str]] = {}
    for head, one in sorted(now):
        by_head.setdefault(head, []).append(one)
    if new:
        text = "".join(f"{head}: {', '.join(all_of)}\n" for head, all_of in by_head.items())
        LIST.write_text(text, encoding="utf-8")
    return 0


def _say(what: str, promised: set[Promise]) -> int:
    print(f"{what}:", *(f"{head}: {one}" for head, one in sorted(promised)), sep="\n  ", file=sys.stderr)
    return 1


def promises(described: dict[str, Any]) -> Iterator[Promise]:
    """What clients may rely on, each with the error status, route or message that it is part of.

    What a request must have (`seen*`), and what an answer always has (`name!`), is told once more.
    """
    yield from ((f"errors {status}", code) for code, status in STATUS.items())
    for path, operations in described["paths"].items():
        for method, told in operations.items():
            route = f"{method.upper()} {path}"
            for way, parts in (("takes", {"": told.get("requestBody", {})}), ("answers", told["responses"])):
                for status, part in parts.items():
                    for content in part.get("content", {}).values():
                        yield route, f"{way} {status} {kind(content['schema'])}".replace("  ", " ")
            for one in told.get("parameters", ()):
                yield route, one["name"]
                if one["required"]:
                    yield route, f"{one['name']}*"
    for name, schema in described["components"]["schemas"].items():
        asked = schema.get("additionalProperties") is False
        for field, value in schema.get("properties", {}).items():
            yield name, f"{field} {kind(value)}"
            if field in schema.get("required", ()):
                yield name, f"{field}{'*' if asked else '!'}"


def kind(schema: dict[str, Any]) -> str:
    """The type of a value; of words any, as there may be new ones."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFS)
    if options := schema.get("anyOf") or schema.get("oneOf"):
        return " | ".join(sorted(map(kind, options)))
    if schema.get("type") == "array":
        return f"[{kind(schema.get('items') or {})}]" if "items" in schema else "[]"
    return str(schema.get("type", "word" if "enum" in schema else "anything"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
