"""How somebody, or a group, is reached: addresses as they are stored, and what is shown of them."""

from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from sqlalchemy.engine import Row

from lautta.server.messages.notifications import ChannelKind, Push, Webhook
from lautta.server.problem import Problem


class Mail(Struct, frozen=True, tag_field="kind", tag="mail"):
    """An address of mail."""

    to: str


class Channel(Struct, frozen=True):
    """A channel with its address, and the language in which it is written to."""

    id: str
    kind: ChannelKind
    address: Push | Mail | Webhook
    language: str
    confirmed: bool
    failures: int  # one after another


KINDS: dict[str, Any] = {"push": Push, "mail": Mail, "webhook": Webhook}


def read_channel(row: Row[Any]) -> Channel | None:
    """A channel from its row; None if it cannot be read."""
    try:
        address = msgspec.json.decode(row.address, type=KINDS[row.kind])
    except (msgspec.MsgspecError, KeyError):
        return None
    return Channel(row.id, row.kind, address, row.language, row.confirmed, row.failures)


def stored(address: Push | Mail | Webhook) -> str:
    """An address as it is stored."""
    return msgspec.json.encode(address).decode()


def shown(address: Push | Mail | Webhook) -> str:
    """As much of an address as its owner needs to know it by; the rest of a push or webhook address is a secret.

    >>> shown(Webhook("https://discord.com/api/webhooks/1/secret"))
    'discord.com'
    """
    if isinstance(address, Mail):
        return address.to
    return urlsplit(address.url if isinstance(address, Webhook) else address.endpoint).hostname or ""


def check_url(url: str, *, plain: bool = False) -> None:
    """Raise Problem for an address that nothing is sent to: without encryption (unless `plain`), or with a password."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme in (("http", "https") if plain else ("https",)) and bool(parts.hostname)
        fits = fits and not (parts.username or parts.password) and (parts.port is None or parts.port > 0)
    except ValueError:
        fits = False
    if not fits:
        raise Problem("bad-url")
