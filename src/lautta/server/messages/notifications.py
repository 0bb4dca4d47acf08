"""How somebody is notified with the page closed."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lautta.server.messages.parts import Answer, Request

MINUTES_OF_DAY = 1440
WishKind = Literal["turn", "time", "invited", "over", "chat"]
ChannelKind = Literal["push", "mail", "webhook"]
Minute = Annotated[int, Meta(ge=0, lt=MINUTES_OF_DAY)]  # of the day
Shape = Literal["json", "discord", "slack"]
Url = Annotated[str, Meta(max_length=1000, pattern=r"\Ahttps?://[!-~]+\Z")]
Code = Annotated[str, Meta(max_length=120, pattern=r"\A[A-Za-z0-9_-]+=*\Z")]
Token = Annotated[str, Meta(max_length=200)]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """The hours in which nothing is sent: minutes of the day in your time zone, at most twelve hours."""

    begins: Minute
    ends: Minute

    @property
    def lasts(self) -> int:
        """Its minutes."""
        return (self.ends - self.begins) % MINUTES_OF_DAY


class Preferences(Request, frozen=True, omit_defaults=True):
    """What you want to be told (`kinds`), outside your quiet hours, and if you like all at once at the minute `digest`
    of each day, by the clocks of your time `zone`. `holiday`: until then you are told of no turns,
    and your clock stands still at tables that allow holidays.
    """

    kinds: tuple[WishKind, ...] = ("turn", "time", "invited", "over")
    quiet: Quiet | None = None
    digest: Minute | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    holiday: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class Push(Request, frozen=True, tag_field="kind", tag="push"):
    """The push subscription of this browser: the address of its push service, and keys to encrypt for it."""

    endpoint: Url
    p256dh: Code
    auth: Code


class Webhook(Request, frozen=True, tag_field="kind", tag="webhook"):
    """An address of yours that takes JSON, as Lautta sends it or as Discord or Slack take it."""

    url: Url
    shape: Shape = "json"


class StopRequest(Request, frozen=True):
    """The token of a link that stops one kind of notifications."""

    token: Token


class ChannelInfo(Answer, frozen=True):
    """One way in which you are reached: `name` is its mail address or host. `here`: this browser. `works` is false for
    a mail address that was not confirmed, and after too many failures.
    """

    id: str
    kind: ChannelKind
    name: str
    here: bool
    works: bool


class Notifications(Answer, frozen=True):
    """How you are notified. `push_key` is the key of this server for push subscriptions, `mail` whether it sends mails,
    `feed` whether you have a feed.
    """

    preferences: Preferences
    channels: list[ChannelInfo]
    push_key: str
    mail: bool
    feed: bool


class Tried(Answer, frozen=True):
    """Was a test notification taken?"""

    taken: bool


class Feed(Answer, frozen=True):
    """The secret part of the address of your feed, which is told only once: `/api/feeds/{token}`."""

    token: str


class Stopped(Answer, frozen=True):
    """The kind of notifications that was stopped."""

    kind: str
