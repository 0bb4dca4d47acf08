"""What clients send, read strictly: a number is no text, and a field too many is an error."""

from functools import cache
from typing import TypeVar

import msgspec
from msgspec.json import Decoder

from lautta.server.problem import Problem

BODY = "body"  # the names under which a route tells the structs of its body, and of an answer that is encoded already,
ANSWER = "answer"  # for the OpenAPI document
S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T")


def read(body: bytes, kind: type[S]) -> S:
    """The struct that a body holds as JSON; raises Problem."""
    decoder: Decoder[S] = _decoder(kind)
    return decoded(decoder, body)


def decoded(decoder: Decoder[T], data: bytes | str) -> T:
    """What a message holds; raises Problem."""
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Problem("malformed", text=str(error)) from None
    except RecursionError:
        raise Problem("malformed", text="nested too deeply") from None


@cache
def _decoder(kind: type[S]) -> Decoder[S]:
    return Decoder(kind)
