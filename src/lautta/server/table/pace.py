"""The time control of a table, as requested, stored and sent."""

from typing import Annotated

from msgspec import Meta, Struct


class LivePace(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """A clock for people who play at the same time: minutes for a game, and seconds that each finished turn adds."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment_s: Annotated[int, Meta(ge=0, le=300)] = 0


class DaysPace(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag="days"):
    """A clock for people who look in now and then: days for each move. `holidays`: it stands still for a player on
    holiday.
    """

    days: Annotated[int, Meta(ge=1, le=30)]
    holidays: bool = False


Pace = LivePace | DaysPace
