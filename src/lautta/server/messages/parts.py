"""The base classes of messages, and types that many of them share."""

from typing import Annotated

from msgspec import Meta, Struct

MOST_SEATS = 16
NO_NUL = r"^[^\x00]*$"  # which PostgreSQL keeps in no text
MOST_LETTERS = 40  # of a name
Name = Annotated[str, Meta(max_length=MOST_LETTERS)]
Word = Annotated[str, Meta(min_length=1, max_length=80, pattern=NO_NUL)]
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=80,
        pattern=NO_NUL,
        description="Chosen by the client: a new one for each thing that it does.",
    ),
]
Seen = Annotated[int, Meta(ge=0, lt=2**31, description="The number of the last event that the client knows.")]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
PlanSeen = Annotated[
    int, Meta(ge=0, lt=2**31, description="The `plan_number` that the client knows; if left out, it is not checked.")
]
ActionWords = Annotated[str, Meta(max_length=200)] | Annotated[dict[str, str], Meta(max_length=16)]
Legal = dict[str, list[list[str]]]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends. Unknown fields are an error."""


class Answer(Struct, frozen=True):
    """What the server sends."""


class Said(Answer, frozen=True):
    """A sentence for people: the key of a message in the catalogues, and its variables."""

    key: str
    args: dict[str, str | int]


class Refusal(Answer, frozen=True):
    """Why the rules refuse something. In the catalogues: `<game>-refused-<reason>` and `<game>-chapter-<chapter>`."""

    reason: str
    chapter: str
