"""Consecutive moments of a table, each as its difference from the one before."""

from typing import Any, Literal

from msgspec import UNSET, Raw, UnsetType, field

from lautta.server.messages.parts import Answer


class Operation(Answer, frozen=True, omit_defaults=True):
    """One operation of a JSON Patch (RFC 6902); `path` is a JSON Pointer and begins with `/public` or `/private`."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any | UnsetType = UNSET


class Moment(Answer, frozen=True):
    """An event that changed the position: its operations, applied in order, turn the position before into this one."""

    number: int
    patch: list[Operation]


class Moments(Answer, frozen=True):
    """The position after event `from`, as far as you could see it then, and each change up to event `to`.

    If `to` is less than requested, send another request for the rest, from there on.
    """

    after: int = field(name="from")
    to: int
    public: Raw
    private: Raw
    moments: list[Moment]
