"""Groups: their members, their tables, and how their members did."""

from typing import Annotated

from msgspec import Meta

from lautta.server.messages.parts import NO_NUL, Answer, Name, Request, Word
from lautta.server.messages.people import Guest
from lautta.server.messages.played import AloneBest

Wishes = Annotated[str, Meta(max_length=600, pattern=NO_NUL)]
Link = Annotated[str, Meta(max_length=60)]


class GroupRequest(Request, frozen=True):
    """A new group, whose host you are."""

    name: Name


class GroupChange(Request, frozen=True):
    """What is to change: for yourself whether you are `notified` of new tables; by the host the `name`, `wishes` for
    rules and pace in a few words, who is `host` from now on, and the link, if it is to `renew`.
    """

    notified: bool | None = None
    name: Name | None = None
    wishes: Wishes | None = None
    host: Word | None = None
    renew: bool = False


class JoinGroupRequest(Request, frozen=True):
    """The secret of the link to a group, and for joining your name from now on, which is optional."""

    invite: Link
    name: Name = ""


class GroupLine(Answer, frozen=True):
    """A group that you are in, and how many members it has."""

    id: str
    name: str
    members: int


class GroupOffer(Answer, frozen=True):
    """A group as somebody who has its link sees it."""

    name: str
    members: int


class Joined(Answer, frozen=True):
    """The group that you joined. `guest`: who you are from now on, with the token, if you asked without one."""

    group: str
    guest: Guest | None


class Member(Answer, frozen=True):
    """A member of a group; `joined` is when, `mine`: it is you."""

    guest: str
    name: str
    host: bool
    joined: int
    mine: bool


class Group(Answer, frozen=True):
    """A group as its members see it. `invite` is the secret of its link, `host`: you are the host, `notified`: you want
    to know when one of its tables opens.
    """

    id: str
    name: str
    wishes: str
    invite: str
    host: bool
    notified: bool
    members: list[Member]


class PairGame(Answer, frozen=True):
    """How two people did in one game: how often they met, and how often each of them won."""

    game: str
    met: int
    won: list[int]


class Pair(Answer, frozen=True):
    """Two who met at tables of a group, by name. `programs`: is each of them one?"""

    names: list[str]
    programs: list[bool]
    games: list[PairGame]


class GroupResults(Answer, frozen=True):
    """How the members of a group did: the best of each board that they played alone, and who met whom."""

    alone: list[AloneBest]
    pairs: list[Pair]
