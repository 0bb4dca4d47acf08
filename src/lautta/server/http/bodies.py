"""What clients send, read strictly: a number is not taken for text, and an unknown field is an error."""

from functools import cache
from typing import TypeVar

import msgspec
from msgspec.json import Decoder

from lautta.server.problem import Problem

BODY = "body"  # the keys under which a route names the structs of its body, and of an answer that is already encoded,
ANSWER = "answer"  # for the OpenAPI document
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


@cache
def _decoder(kind: type[S]) -> Decoder[S]:
    return Decoder(kind)
