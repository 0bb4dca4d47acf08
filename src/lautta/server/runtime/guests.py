"""Guests: who somebody is, by a secret token for each device. Only hashes of tokens are stored, so who reads a stolen
database finds no token there.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from time import monotonic
from typing import Any

from msgspec import Struct
from sqlalchemy.engine import Row

from lautta.server.problem import Problem
from lautta.server.processes.bus import Bus
from lautta.server.runtime.codes import Code
from lautta.server.runtime.server_clock import ServerClock
from lautta.server.runtime.user_agents import browser_and_system
from lautta.server.storage import rows
from lautta.server.storage.operating import LOOK, order
from lautta.server.storage.store import Gone, NewRow, NotSaved, Renewed, Store
from lautta.server.table.clocks import DAY
from lautta.server.table.names import new_id

ENDS_AFTER = 400 * DAY  # without a use
REMEMBERED = 4096
REMEMBERED_FOR = 60.0  # seconds: a change of which this process was told nothing shows after that
CHANGED = "guest"
TOKEN_BYTES = 24


class Guest(Struct, frozen=True):
    """Somebody with a token, on one of their devices."""

    id: str
    name: str
    device: str = ""


class Guests:
    """All guests; those seen most recently are kept in memory. `changed` is called with the id of one who has another
    name, or may be signed out somewhere.
    """

    def __init__(self, store: Store, bus: Bus, clock: ServerClock, passed: Callable[[], float] = monotonic) -> None:
        self._store, self._bus, self._clock, self._passed = store, bus, clock, passed
        self._known: OrderedDict[bytes, tuple[Guest, float]] = OrderedDict()  # and until when
        self._reading: list[set[str]] = []  # for each look-up under way: the guests who changed meanwhile
        self.changed: Callable[[str], None] = lambda guest: None
        bus.listen(CHANGED, lambda message: self.look_again(message.decode()))

    async def add(self, name: str, agent: str = "") -> tuple[Guest, str]:
        """A new guest and their token, which cannot be asked for again; `agent` is what their browser says it is."""
        guest, now = new_id(), self._clock.now()
        token, device = self._device(guest, agent)
        await self._store.write((rows.guests, {"id": guest, "name": name, "made_at": now}), device)
        return await self._found(token), token

    async def find(self, token: str, agent: str = "") -> Guest | None:
        """The guest with this token, or None; raises Problem for one who is banned. A use puts off the token's end."""
        hashed = _hash(token)
        guest, until = self._known.get(hashed, (None, 0.0))
        if guest is not None and self._passed() < until:
            self._known.move_to_end(hashed)
            return guest
        changed = set[str]()
        self._reading.append(changed)
        try:
            row = await self._store.guest(hashed)
            if row is None or await self._has_ended(hashed, row.seen_at, agent):
                return None
        finally:
            self._reading = [other for other in self._reading if other is not changed]
        if row.id in changed:  # the row may be out of date
            return await self.find(token, agent)
        if row.banned:
            raise Problem("banned")
        guest = Guest(row.id, row.name, device_id(hashed))
        self._remember(hashed, guest)
        return guest

    async def _found(self, token: str) -> Guest:
        found = await self.find(token)
        assert found is not None
        return found

    async def _has_ended(self, hashed: bytes, seen_at: int, agent: str) -> bool:
        """Has this token not been used for too long? Else note the first use of each day."""
        today = self._today()
        ended = today - seen_at > ENDS_AFTER
        if seen_at < today and not ended:  # one that has ended stays: it may be the clock that is wrong
            browser, system = browser_and_system(agent)
            what = {"browser": browser, "system": system} if browser or system else {}
            with suppress(NotSaved):  # the next request tries again
                new = {"seen_at": today, **what}
                await self._store.write(Renewed(rows.devices, {"token_hash": hashed}, new))
        return ended

    async def rename(self, guest: Guest, name: str) -> None:
        """Change a guest's name; other processes are told."""
        await self._store.write(Renewed(rows.guests, {"id": guest.id}, {"name": name}))
        self.tell(guest.id)

    def tell(self, guest: str) -> None:
        """All processes look at a guest again."""
        self.look_again(guest)
        self._bus.tell(CHANGED, guest.encode())

    def look_again(self, guest: str) -> None:
        """Forget what is known of a guest, who may not be who they were."""
        for changed in self._reading:
            changed.add(guest)
        for hashed in [hashed for hashed, (known, _) in self._known.items() if known.id == guest]:
            del self._known[hashed]
        self.changed(guest)

    # devices

    async def add_device(self, code: Code, agent: str = "") -> tuple[Guest, str]:
        """Add a device to the guest of a code; answers both guest and token. Raises NotSaved, Problem if it is used."""
        token, (table, row) = self._device(code.guest, agent)
        try:
            await self._store.write(
                (table, {**row, "code_hash": code.hash}), Gone(rows.codes, {"guest_id": code.guest})
            )
        except NotSaved:
            if await self._store.is_used(code.hash):
                raise Problem("no-such-code") from None
            raise
        return await self._found(token), token

    async def devices(self, guest: Guest) -> list[Row[Any]]:
        """The devices where a guest is signed in, the last used first."""
        long_ago = self._today() - ENDS_AFTER
        return [row for row in await self._store.devices_of(guest.id) if row.seen_at >= long_ago]

    async def sign_out(self, guest: Guest, device: str | None = None) -> None:
        """Sign out one of a guest's devices, or all but the one that asks; a code that is being shown stops working."""
        gone = [
            Gone(rows.devices, {"token_hash": row.token_hash})
            for row in await self._store.devices_of(guest.id)
            if (device_id(row.token_hash) != guest.device if device is None else device_id(row.token_hash) == device)
        ]
        look = [order(LOOK, self._clock.now(), guest.id)] if gone else []  # in case a message to others is lost
        if gone or device is None:
            await self._store.write(Gone(rows.codes, {"guest_id": guest.id}), *gone, *look)
            self.tell(guest.id)

    def _device(self, guest: str, agent: str) -> tuple[str, NewRow]:
        """A new token, and the row of its device."""
        token, (browser, system) = secrets.token_urlsafe(TOKEN_BYTES), browser_and_system(agent)
        row = {"token_hash": _hash(token), "guest_id": guest, "made_at": self._clock.now()}
        return token, (rows.devices, {**row, "browser": browser, "system": system, "seen_at": self._today()})

    def _today(self) -> int:
        now = self._clock.now()
        return now - now % DAY

    def _remember(self, hashed: bytes, guest: Guest) -> None:
        self._known[hashed] = guest, self._passed() + REMEMBERED_FOR
        self._known.move_to_end(hashed)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def device_id(hashed: bytes) -> str:
    """The name of a device in lists: the beginning of the hash of its token, which gives access to nothing."""
    return hashed.hex()[:16]


def _hash(token: str) -> bytes:
    return sha256(token.encode("utf-8", "surrogatepass")).digest()  # tokens are random: no salt, no slow hash needed
