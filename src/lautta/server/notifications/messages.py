"""What is sent: sentences in the reader's language about what everybody at the table may know, and an address."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from lautta.server.messages.notifications import Shape, WishKind
from lautta.server.notifications.mail import unlinked
from lautta.server.notifications.preferences import WISHES
from lautta.server.table.notices import HOUR, NoticeKind
from lautta.words import Words

MOST_LINES = 20
MOST_FOR_DISCORD = 1900  # letters: it refuses more than 2,000, and some may count twice


class About(Struct, frozen=True):
    """What a notice tells of its table: nothing there is secret, whoever it is sent to.

    `names` are the others there, `turn` those who are to move; `until` is when the reader's time runs out.
    """

    kind: NoticeKind
    table: str
    number: int
    game: str
    names: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()
    until: int | None = None
    group: str = ""  # the name of the one that has a new table

    @property
    def tag(self) -> str:
        """The same for all tries to tell the same."""
        return f"{self.table}-{self.kind}-{self.number}"

    def unlinked(self) -> "About":
        """The same, whose names no reader takes for addresses."""
        names, turn = (tuple(map(unlinked, some)) for some in (self.names, self.turn))
        return replace(self, names=names, turn=turn, group=unlinked(self.group))


class Message(Struct, frozen=True, omit_defaults=True):
    """One notification: `link` opens the table (the home page, if it is about several), `stop` stops its kind, which
    is offered under the name `unwanted`.
    """

    tag: str
    kind: WishKind
    title: str
    text: str
    link: str
    table: str | None = None
    stop: str | None = None
    unwanted: str | None = None


def message_of(some: Sequence[About], words: Words, base: str, now: int, group: str | None = None) -> Message:
    """The notification about one or several notices; `base` is the address of the server, `group` the name of one.

    >>> one = About("turn", "t1", 7, "tigris", ("Ben",))
    >>> message_of([one], Words("en"), "https://example.org", 0).text
    'It is your turn at the table with Ben.'
    """
    lines = [_line(one, words, now, group) for one in some]
    first, kind = some[0], WISHES[some[0].kind]
    if len(some) == 1:
        title = words.say(f"notifications-title-{_as(first.kind, group)}", game=_title(words, first.game))
        return Message(first.tag, kind, title, lines[0], f"{base}/#/table/{first.table}", first.table)
    several = [f"{_title(words, one.game)}: {line}" for one, line in zip(some, lines, strict=True)]
    several = [*several[:MOST_LINES], *(["…"] if len(several) > MOST_LINES else [])]
    title = words.say("notifications-title-several", count=len({one.table for one in some}))
    return Message(first.tag, kind, title, "\n".join(several), f"{base}/")


def _line(one: About, words: Words, now: int, group: str | None) -> str:
    hours = max(1, round((one.until - now) / HOUR)) if one.until else 0
    facts = {
        "names": _joined(words, one.names),
        "turn": _joined(words, one.turn),
        "hours": hours,
        "group": group or one.group,
    }
    return words.say(f"notifications-text-{_as(one.kind, group)}", alone=int(not one.names), **facts)


def _as(kind: NoticeKind, group: str | None) -> str:
    return f"group-{kind}" if group and kind != "group" else kind


def _joined(words: Words, names: Sequence[str]) -> str:
    """Names in one text.

    >>> _joined(Words("de"), ["Anna", "Ben", "Eva"])
    'Anna, Ben und Eva'
    """
    if len(names) < 2:
        return "".join(names)
    return words.say("notifications-and", first=", ".join(names[:-1]), last=names[-1])


def _title(words: Words, game: str) -> str:
    return words.say(f"{game}-title") if words.knows(f"{game}-title") else game


def webhook_body(message: Message, shape: Shape) -> bytes:
    r"""A notification as programs, Discord or Slack take it. Names of people mention nobody there.

    >>> webhook_body(Message("t", "turn", "Your turn", "Play <now>.", "https://example.org/#/table/t"), "slack")
    b'{"text":"*Your turn*\\nPlay &lt;now&gt;.\\nhttps://example.org/#/table/t"}'
    """
    told: Any = message
    if shape == "discord":
        head, text, end = f"**{_plain(message.title)}**\n", _plain(message.text), f"\n<{message.link}>"
        if len(text) > (room := MOST_FOR_DISCORD - len(head) - len(end)):
            text = text[:room].rstrip("\\") + "…"
        told = {"content": head + text + end, "allowed_mentions": {"parse": []}, "username": "Lautta"}
    elif shape == "slack":
        title, text = (_escaped(one) for one in (message.title, message.text))
        told = {"text": f"*{title}*\n{text}\n{message.link}"}
    return msgspec.json.encode(told)


def _plain(text: str) -> str:
    """Text without marks that Discord would take for formatting."""
    return "".join(f"\\{letter}" if letter in "\\*_~`|>[]#<" else letter for letter in text)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
