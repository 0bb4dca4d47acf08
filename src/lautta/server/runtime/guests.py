"""Guests: who somebody is, by a secret token for each device. Only hashes of tokens are stored, so who reads a stolen
database finds no token there.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, NamedTuple

from msgspec import Struct
from sqlalchemy.engine import Row

from lautta.server.problem import Problem
from lautta.server.processes.bus import Bus
from lautta.server.runtime.server_clock import ServerClock
from lautta.server.runtime.tokens import token_hash
from lautta.server.runtime.user_agents import browser_and_system
from lautta.server.storage import rows
from lautta.server.storage.operating import GO, LOOK, order
from lautta.server.storage.store import Gone, NewRow, NotSaved, Renewed, Store, Written
from lautta.server.table.clocks import DAY
from lautta.server.table.names import new_id

ENDS_AFTER = 400 * DAY  # without a use
REMEMBERED = 4096
REMEMBERED_FOR = 60.0  # seconds: a change of which this process was told nothing shows after that
CHANGED = "guest"
TOKEN_BYTES = 24


class Guest(Struct, frozen=True):
    """Somebody with a token, on one of their devices; or, as it says itself, a program."""

    id: str
    name: str
    device: str = ""
    program: bool = False


class Key(NamedTuple):
    """Something that lets somebody in as a guest: what is written when it is used; and if it is good for one device its
    hash, and the code of the problem if there is one already.
    """

    guest: str
    written: tuple[Written, ...] = ()
    once: bytes | None = None
    used: str = "no-such-code"


class Guests:
    """All guests; those seen most recently are kept in memory. `changed` is called with the id of one who has another
    name, or may be signed out somewhere. If the server is `closed`, only members of a group are let in.
    """

    def __init__(
        self, store: Store, bus: Bus, clock: ServerClock, passed: Callable[[], float] = monotonic, closed: bool = False
    ) -> None:
        self._store, self._bus, self._clock, self._passed, self.closed = store, bus, clock, passed, closed
        self._known: OrderedDict[bytes, tuple[Guest, bool, float]] = OrderedDict()  # is it a member, and until when
        self._reading: list[set[str]] = []  # for each look-up under way: the guests who changed meanwhile
        self.changed: Callable[[str], None] = lambda guest: None
        bus.listen(CHANGED, lambda message: self.look_again(message.decode()))

    async def add(
        self, name: str, agent: str = "", id: str | None = None, *more: Written, program: bool = False
    ) -> tuple[Guest, str]:
        """A new guest and their token, which cannot be asked for again; `agent` is what their browser says it is.

        Who is a `program` stays one. `more` rows are written together with theirs, which have this `id`.
        """
        guest, now = id or new_id(), self._clock.now()
        token, device = self._device(guest, agent)
        row = {"id": guest, "name": name, "made_at": now, "program": program}
        await self._store.write((rows.guests, row), device, *more)
        return await self._found(token), token

    async def find(self, token: str, agent: str = "", *, at_door: bool = False) -> Guest | None:
        """The guest with this token, or None; raises Problem for one who is banned, or whom a closed server does not
        let in; `at_door`, where people sign in, it does. A use puts off the token's end.
        """
        hashed = token_hash(token)
        guest, is_member, until = self._known.get(hashed, (None, False, 0.0))
        if guest is not None and self._passed() < until:
            self._known.move_to_end(hashed)
            return self._let_in(guest, is_member or at_door)
        changed = set[str]()
        self._reading.append(changed)
        try:
            row = await self._store.guest(hashed)
            if row is None or await self._has_ended(hashed, row.seen_at, agent):
                return None
        finally:
            self._reading = [other for other in self._reading if other is not changed]
        if row.id in changed:  # the row may be out of date
            return await self.find(token, agent, at_door=at_door)
        if row.banned:
            raise Problem("banned")
        guest = Guest(row.id, row.name, device_id(hashed), row.program)
        self._remember(hashed, guest, row.is_member)
        return self._let_in(guest, row.is_member or at_door)

    def _let_in(self, guest: Guest, may: bool) -> Guest:
        if self.closed and not may:
            raise Problem("closed")
        return guest

    async def _found(self, token: str) -> Guest:
        found = await self.find(token, at_door=True)
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
        for hashed in [hashed for hashed, (known, *_) in self._known.items() if known.id == guest]:
            del self._known[hashed]
        self.changed(guest)

    # devices

    async def add_device(self, key: Key, agent: str = "") -> tuple[Guest, str]:
        """Add a device to the guest of a key; answers both guest and token. Raises NotSaved, Problem if it is used."""
        token, (table, row) = self._device(key.guest, agent)
        try:
            await self._store.write((table, {**row, "code_hash": key.once}), *key.written)
        except NotSaved:
            if key.once and await self._store.is_used(key.once):
                raise Problem(key.used) from None
            raise
        if any(one.act == GO and one.guest_id == key.guest for one in await self._store.orders()):  # deleted meanwhile
            await self._store.write(Gone(table, {"token_hash": row["token_hash"]}))
            raise Problem(key.used)
        return await self._found(token), token

    async def devices(self, guest: Guest) -> list[Row[Any]]:
        """The devices where a guest is signed in, the last used first."""
        long_ago = self._today() - ENDS_AFTER
        return [row for row in await self._store.devices_of(guest.id) if row.seen_at >= long_ago]

    async def sign_out(self, guest: Guest, device: str | None = None) -> None:
        """Sign out one of a guest's devices, or all but the one that asks; codes and links under way stop working."""
        gone = list[Written]()
        for row in await self._store.devices_of(guest.id):
            name = device_id(row.token_hash)
            if name != guest.device if device is None else name == device:
                gone += [Gone(rows.devices, {"token_hash": row.token_hash}), Gone(rows.channels, {"device": name})]
        look = [order(LOOK, self._clock.now(), guest.id)] if gone else []  # in case a message to others is lost
        if gone or device is None:
            links = Gone(rows.keys, {"guest_id": guest.id, "kind": "enter"})
            await self._store.write(Gone(rows.codes, {"guest_id": guest.id}), links, *gone, *look)
            self.tell(guest.id)

    def _device(self, guest: str, agent: str) -> tuple[str, NewRow]:
        """A new token, and the row of its device."""
        token, (browser, system) = secrets.token_urlsafe(TOKEN_BYTES), browser_and_system(agent)
        row = {"token_hash": token_hash(token), "guest_id": guest, "made_at": self._clock.now()}
        return token, (rows.devices, {**row, "browser": browser, "system": system, "seen_at": self._today()})

    def _today(self) -> int:
        now = self._clock.now()
        return now - now % DAY

    def _remember(self, hashed: bytes, guest: Guest, is_member: bool) -> None:
        self._known[hashed] = guest, is_member, self._passed() + REMEMBERED_FOR
        self._known.move_to_end(hashed)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def device_id(hashed: bytes) -> str:
    """The name of a device in lists: the beginning of the hash of its token, which gives access to nothing."""
    return hashed.hex()[:16]
