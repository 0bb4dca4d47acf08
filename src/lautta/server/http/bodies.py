"""Strict reading of clients' messages: a number is not taken for text, and an unknown field is an error."""

import json
from functools import cache
from secrets import token_hex
from typing import Any, TypeVar

import msgspec
from msgspec import Raw
from msgspec.json import Decoder
from msgspec.structs import fields

from lautta.server.problem import Problem

BODY = "body"  # the keys under which a route names the structs of its body, and of an answer that is already encoded,
ANSWER = "answer"  # for the OpenAPI document
DOOR = "door"  # the key by which a route says that strangers may use it also at a server that is closed to members
KEY, NULL = "key", b"null"
S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T")


def read(body: bytes, kind: type[S]) -> S:
    """Read the JSON of a body as this struct; raises Problem."""
    decoder: Decoder[S] = _decoder(kind)
    return decoded(decoder, body)


def decoded(decoder: Decoder[T], data: bytes | str) -> T:
    """Decode a message; raises Problem."""
    try:
        found = decoder.decode(data)
        _check_keys(data)
        return found
    except (msgspec.MsgspecError, ValueError) as error:
        raise Problem("malformed", text=str(error)) from None
    except RecursionError:
        raise Problem("malformed", text="nested too deeply") from None


def with_key(body: bytes, kind: type[msgspec.Struct] | None) -> bytes:
    """Add a key to the body of a struct that may leave it out and does. A body that is no JSON object stays as it is:
    its reader reports it.

    >>> class Wave(msgspec.Struct):
    ...     hand: str
    ...     key: str | None = None
    >>> sorted(msgspec.json.decode(with_key(b'{"hand": "left"}', Wave)))
    ['hand', 'key']
    >>> with_key(b'{"key": "mine"}', Wave)
    b'{"key": "mine"}'
    """
    if kind is None or not _may_lack_a_key(kind):
        return body
    try:
        given = _check_keys(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return body
    if bytes(given.get(KEY, NULL)) != NULL:
        return body
    return msgspec.json.encode(given | {KEY: Raw(msgspec.json.encode(token_hex(12)))})


def _check_keys(data: bytes | str) -> dict[str, Raw]:
    """The top of a JSON object; raises Problem if a key stands twice in any: parsers differ in which one they take.

    None does if there are as many colons as keys at the top; only otherwise are all objects looked at.
    """
    top = _top.decode(data)
    if len(top) != (data.count(b":") if isinstance(data, bytes) else data.count(":")):
        _whole.decode(data if isinstance(data, str) else data.decode())
    return top


def _once(pairs: list[tuple[str, Any]]) -> None:
    if len(dict(pairs)) != len(pairs):
        raise Problem("malformed", text="a key stands there twice")


_top = Decoder(dict[str, Raw])
_whole = json.JSONDecoder(object_pairs_hook=_once, parse_int=len)  # numbers may be too long for Python


@cache
def _may_lack_a_key(kind: type[msgspec.Struct]) -> bool:
    return any(field.name == KEY and not field.required for field in fields(kind))


@cache
def _decoder(kind: type[S]) -> Decoder[S]:
    return Decoder(kind)
