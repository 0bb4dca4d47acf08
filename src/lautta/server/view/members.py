"""Answers put together from parts that are encoded once: each part is some members of a JSON object."""

from collections.abc import Mapping
from typing import Any

import msgspec

Members = bytes


def members(part: Mapping[str, Any]) -> Members:
    """Some members of an object, as JSON.

    >>> members({"number": 3, "seats": []})
    b'"number":3,"seats":[]'
    """
    return msgspec.json.encode(part)[1:-1]


def put_together(*parts: Members) -> bytes:
    """The object that has the members of all parts, none of which may be empty.

    >>> put_together(b'"a":1', b'"b":2,"c":3')
    b'{"a":1,"b":2,"c":3}'
    """
    return b"{" + b",".join(parts) + b"}"
