"""Keys: ways in for somebody who has no device left where they are signed in. The database has only their hashes.

Links in mails hold tokens of two kinds: `mail` confirms an address, `enter` signs in. A `feed` is for reading alone.
"""

import secrets
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.engine import Row

from lautta.server.problem import Problem
from lautta.server.runtime.guests import TOKEN_BYTES, Guest, Key
from lautta.server.runtime.phrases import new_phrase, phrase_of
from lautta.server.runtime.server_clock import ServerClock
from lautta.server.runtime.tokens import token_hash
from lautta.server.storage import rows
from lautta.server.storage.store import Gone, NewRow, Renewed, Store
from lautta.server.table.clocks import DAY
from lautta.server.table.names import new_id

PHRASE, MAIL, ENTER, PASSKEY, FEED = "phrase", "mail", "enter", "passkey", "feed"  # kinds
LASTS = {MAIL: DAY, ENTER: 900_000}  # milliseconds


class Link(NamedTuple):
    """A token for a link in a mail, and the name and language of who gets it."""

    token: str
    name: str
    language: str


class Keys:
    """The phrases and links of all guests. Each method that writes raises NotSaved."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self._store, self._clock = store, clock

    async def make_phrase(self, guest: Guest) -> str:
        """A new phrase, which cannot be asked for again; an earlier one stops working."""
        phrase = new_phrase()
        await self._store.write(_all(guest.id, PHRASE), self._row(guest.id, PHRASE, phrase))
        return phrase

    async def find(self, phrase: str | None, token: str | None) -> Key:
        """The key that somebody has typed, or followed; raises Problem."""
        if phrase is not None:
            row = await self._known(PHRASE, phrase_of(phrase))
            return Key(row.guest_id, used="no-such-phrase")
        row = await self._known(ENTER, token)
        return Key(row.guest_id, (_all(row.guest_id, ENTER),), row.hash, "no-such-link")

    async def remove(self, guest: Guest, kind: str, hash: bytes | None = None) -> None:
        """Remove a guest's keys of a kind, or the one with this hash; their address of mail with those of mail."""
        more = [] if hash is None else [("hash", hash)]
        await self._store.write(
            Gone(rows.keys, {"guest_id": guest.id, "kind": kind, **dict(more)}),
            *([_all(guest.id, ENTER), _mail(guest.id)] if kind == MAIL else []),
        )

    async def make_feed(self, guest: Guest) -> str:
        """A new token of a guest's feed; the one before is good for nothing any more."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.write(_all(guest.id, FEED), self._row(guest.id, FEED, f"feed {token}"))
        return token

    async def find_feed(self, token: str) -> Row[Any]:
        """The guest whose feed has this token; raises Problem."""
        key = await self._store.key(token_hash(f"feed {token}"))
        guest = await self._store.guest_row(key.guest_id) if key and key.kind == FEED else None
        if guest is None:
            raise Problem("no-such-feed")
        return guest

    # mail

    async def set_mail(self, guest: Guest, address: str, language: str) -> str | None:
        """Note a guest's address, in place of another; answers a token that confirms it, None if that is done."""
        before = await self._store.mail_of(guest.id)
        if before and before.confirmed and before.address == _written(address):
            return None
        token, channel = secrets.token_urlsafe(TOKEN_BYTES), new_id()
        row = {"id": channel, "guest_id": guest.id, "kind": MAIL, "address": _written(address), "language": language,
               "made_at": self._clock.now(), "confirmed": False}  # fmt: skip
        await self._store.write(
            *await self._expired(), *(_all(guest.id, kind) for kind in (MAIL, ENTER)), _mail(guest.id),
            (rows.channels, row), self._row(guest.id, MAIL, token, channel),
        )  # fmt: skip
        return token

    async def confirm(self, token: str) -> str:
        """Confirm the address that a token was sent to, and answer it; again does no harm. Raises Problem."""
        key = await self._known(MAIL, token)
        mail = await self._store.mail_of(key.guest_id)
        if mail is None or mail.id != key.data:
            raise Problem("no-such-link")
        await self._store.write(Renewed(rows.channels, {"id": mail.id}, {"confirmed": True}))
        return address_in(mail)

    async def links(self, address: str) -> list[Link]:
        """A link for each guest who has confirmed this address."""
        found, tokens = await self._store.guests_at(_written(address)), list[NewRow]()
        links = [Link(secrets.token_urlsafe(TOKEN_BYTES), row.name, row.language) for row in found]
        tokens = [self._row(row.id, ENTER, link.token) for row, link in zip(found, links, strict=True)]
        await self._store.write(*await self._expired(), *tokens)
        return links

    async def _expired(self) -> list[Gone]:
        """What nobody needs any more: links that have expired, and addresses that were not confirmed in time."""
        old = await self._store.expired_keys(self._clock.now())
        gone = [Gone(rows.keys, {"hash": row.hash}) for row in old]
        return gone + [Gone(rows.channels, {"id": row.data, "confirmed": False}) for row in old if row.kind == MAIL]

    async def _known(self, kind: str, secret: str | None) -> Row[Any]:
        row = await self._store.key(token_hash(secret)) if secret else None
        if row is None or row.kind != kind or (row.until is not None and row.until <= self._clock.now()):
            raise Problem("no-such-phrase" if kind == PHRASE else "no-such-link")
        return row

    def _row(self, guest: str, kind: str, secret: str, data: str | None = None) -> NewRow:
        now = self._clock.now()
        until = now + LASTS[kind] if kind in LASTS else None
        values = {"hash": token_hash(secret), "guest_id": guest, "kind": kind, "made_at": now, "until": until}
        return rows.keys, {**values, "data": data}


def address_in(channel: Row[Any]) -> str:
    """The address of mail in a channel."""
    address: str = msgspec.json.decode(channel.address)["to"]
    return address


def _written(address: str) -> str:
    return msgspec.json.encode({"to": address}).decode()


def _all(guest: str, kind: str) -> Gone:
    return Gone(rows.keys, {"guest_id": guest, "kind": kind})


def _mail(guest: str) -> Gone:
    return Gone(rows.channels, {"guest_id": guest, "kind": MAIL})
