"""Guests: who somebody is, by a secret token. Only its hash is stored, so a stolen database gives access to nothing."""

import secrets
from collections import OrderedDict
from hashlib import sha256

from msgspec import Struct

from lautta.server.storage import rows
from lautta.server.storage.store import Renewed, Store
from lautta.server.table.names import new_id

REMEMBERED = 4096
TOKEN_BYTES = 24


class Guest(Struct, frozen=True):
    """Somebody with a token."""

    id: str
    name: str


class Guests:
    """All guests; those seen most recently are kept in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[bytes, Guest] = OrderedDict()

    async def add(self, name: str, now: int) -> tuple[Guest, str]:
        """A new guest and their token, which cannot be asked for again."""
        guest, token = Guest(new_id(), name), secrets.token_urlsafe(TOKEN_BYTES)
        hashed = _hash(token)
        row = {"id": guest.id, "token_hash": hashed, "name": name, "made_at": now}
        await self._store.write((rows.guests, row))
        self._remember(hashed, guest)
        return guest, token

    async def find(self, token: str) -> Guest | None:
        """The guest with this token, or None."""
        hashed = _hash(token)
        if hashed not in self._known:
            row = await self._store.guest(hashed)
            if row is None:
                return None
            self._remember(hashed, Guest(row.id, row.name))
        return self._known[hashed]

    async def rename(self, guest: Guest, name: str) -> None:
        """Change a guest's name."""
        await self._store.write(Renewed(rows.guests, {"id": guest.id}, {"name": name}))
        for hashed, known in self._known.items():
            if known.id == guest.id:
                self._known[hashed] = Guest(guest.id, name)

    async def add_device(self, guest: str, now: int) -> tuple[Guest, str]:
        """A guest, with a token for one more device."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        hashed = _hash(token)
        await self._store.write((rows.devices, {"token_hash": hashed, "guest_id": guest, "made_at": now}))
        found = await self.find(token)
        assert found is not None
        return found, token

    def _remember(self, hashed: bytes, guest: Guest) -> None:
        self._known[hashed] = guest
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _hash(token: str) -> bytes:
    return sha256(token.encode("utf-8", "surrogatepass")).digest()  # tokens are random: no salt, no slow hash needed
