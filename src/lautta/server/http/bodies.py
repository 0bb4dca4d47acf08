"""Strict reading of clients' messages: a number is not taken for text, and an unknown field is an error."""

from functools import cache
from secrets import token_hex
from typing import TypeVar

import msgspec
from msgspec import Raw
from msgspec.json import Decoder
from msgspec.structs import fields

from lautta.server.problem import Problem

BODY = "body"  # the keys under which a route names the structs of its body, and of an answer that is already encoded,
ANSWER = "answer"  # for the OpenAPI document
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
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError) as error:
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
        given = msgspec.json.decode(body, type=dict[str, Raw])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return body
    if bytes(given.get(KEY, NULL)) != NULL:
        return body
    return msgspec.json.encode(given | {KEY: Raw(msgspec.json.encode(token_hex(12)))})


@cache
def _may_lack_a_key(kind: type[msgspec.Struct]) -> bool:
    return any(field.name == KEY and not field.required for field in fields(kind))


@cache
def _decoder(kind: type[S]) -> Decoder[S]:
    return Decoder(kind)
