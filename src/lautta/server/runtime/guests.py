"""Guests: who somebody is, by a secret token. Only its hash is stored, so a stolen database gives access to nothing."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from time import monotonic

from msgspec import Struct

from lautta.server.problem import Problem
from lautta.server.processes.bus import Bus
from lautta.server.runtime.codes import Code
from lautta.server.storage import rows
from lautta.server.storage.store import Gone, NotSaved, Renewed, Store
from lautta.server.table.names import new_id

REMEMBERED = 4096
REMEMBERED_FOR = 60.0  # seconds: a rename of which this process was told nothing shows after that
RENAMED = "guest"
TOKEN_BYTES = 24


class Guest(Struct, frozen=True):
    """Somebody with a token."""

    id: str
    name: str


class Guests:
    """All guests; those seen most recently are kept in memory."""

    def __init__(self, store: Store, bus: Bus, passed: Callable[[], float] = monotonic) -> None:
        self._store, self._bus, self._passed = store, bus, passed
        self._known: OrderedDict[bytes, tuple[Guest, float]] = OrderedDict()  # and until when
        bus.listen(RENAMED, lambda message: self._forget(message.decode()))

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
        guest, until = self._known.get(hashed, (None, 0.0))
        if guest is not None and self._passed() < until:
            return guest
        row = await self._store.guest(hashed)
        if row is None:
            return None
        guest = Guest(row.id, row.name)
        self._remember(hashed, guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> None:
        """Change a guest's name; other processes are told."""
        await self._store.write(Renewed(rows.guests, {"id": guest.id}, {"name": name}))
        self._forget(guest.id)
        self._bus.tell(RENAMED, guest.id.encode())

    def _forget(self, guest: str) -> None:
        for hashed in [hashed for hashed, (known, _) in self._known.items() if known.id == guest]:
            del self._known[hashed]

    async def add_device(self, code: Code, now: int) -> tuple[Guest, str]:
        """Add a device to the guest of a code; answers both guest and token. Raises NotSaved, Problem if it is used."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        hashed = _hash(token)
        row = {"token_hash": hashed, "guest_id": code.guest, "made_at": now, "code_hash": code.hash}
        try:
            await self._store.write((rows.devices, row), Gone(rows.codes, {"guest_id": code.guest}))
        except NotSaved:
            if await self._store.is_used(code.hash):
                raise Problem("no-such-code") from None
            raise
        found = await self.find(token)
        assert found is not None
        return found, token

    def _remember(self, hashed: bytes, guest: Guest) -> None:
        self._known[hashed] = guest, self._passed() + REMEMBERED_FOR
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _hash(token: str) -> bytes:
    return sha256(token.encode("utf-8", "surrogatepass")).digest()  # tokens are random: no salt, no slow hash needed
