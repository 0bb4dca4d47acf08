"""What is still to be done about people and tables: those who go leave their tables, and what an operator has ordered
takes effect. Each order is a row, so none is lost however a process ends.
"""

import asyncio
import logging
from datetime import UTC
from functools import partial
from typing import Any

from sqlalchemy.engine import Row

from lautta.server.notifications.preferences import read_preferences, zone_of
from lautta.server.problem import Problem, where
from lautta.server.runtime.guests import Guests
from lautta.server.runtime.loading import saved
from lautta.server.runtime.registry import OwnedElsewhere, TableRegistry
from lautta.server.runtime.server_clock import ServerClock
from lautta.server.runtime.table_actor import TableActor
from lautta.server.storage import rows
from lautta.server.storage.operating import CLOSE, FORGET, GO, HEARD, HOLIDAY, LOOK, going, order
from lautta.server.storage.store import Gone, Store, Written
from lautta.server.storage.table_rows import without
from lautta.server.table.commands import Close, Concede, Holiday, Leave
from lautta.server.table.viewers import Viewer
from lautta.server.telemetry.logs import Seldom

EVERY = 1.0  # seconds
log = logging.getLogger(__name__)


class Orders:
    """The orders in the database. `watch` them; each process does what concerns the tables that it owns."""

    def __init__(self, store: Store, guests: Guests, tables: TableRegistry, clock: ServerClock) -> None:
        self._store, self._guests, self._tables, self._clock = store, guests, tables, clock
        self._known: set[str] = set()  # those that were heard, or that cannot be done here
        self._seldom = Seldom()

    async def forget(self, guest: str) -> None:
        """Forget a guest: at once who they are, and soon their name and words at each table. Raises NotSaved."""
        await self._store.write(*await self._going(guest, GO))
        self._guests.tell(guest)

    async def _going(self, guest: str, act: str) -> list[Written]:
        return going(guest, await self._store.tables_naming(guest), self._clock.now(), act)

    async def watch(self) -> None:
        """Do what is ordered, until cancelled."""
        away = False
        while True:
            try:
                orders = await self._store.orders()
                for one in orders:
                    await self._do(one)
                self._known &= {one.id for one in orders}
                away = False
            except Exception as error:  # the database may be away, which is told once
                if not away:
                    log.warning("orders cannot be read: %(where)s", {"where": where(error)})
                away = True
            await asyncio.sleep(EVERY)

    async def _do(self, one: Row[Any]) -> None:
        done = Gone(rows.orders, {"id": one.id})
        try:
            if one.id in self._known:
                if one.act in HEARD and one.at < self._clock.now() - HEARD[one.act]:
                    again = await self._going(one.guest_id, LOOK) if one.act == GO else ()
                    await saved(self._store, done, *again)
                return
            if one.act in HEARD:
                self._known.add(one.id)
                self._guests.look_again(one.guest_id)
                return
            if one.table_id is None:  # a holiday: all tables of a guest are told
                told = await self._store.played_by(one.guest_id)
                await saved(self._store, done, *(order(HOLIDAY, one.at, one.guest_id, table) for table in told))
                return
            actor = await self._tables.actor(one.table_id)
            if one.act == CLOSE:
                await actor.ask(Viewer(None, None), Close(None, None))
                await saved(self._store, done)
            elif one.act == HOLIDAY:
                await self._holiday(actor, one.guest_id)
                await saved(self._store, done)
            elif one.act == FORGET:
                await _leave(actor, one.guest_id)
                await self._tables.rewrite(one.table_id, partial(without, guest=one.guest_id), done)
        except OwnedElsewhere:  # that process does it
            return
        except Exception as error:
            if isinstance(error, Problem) and error.code == "no-such-table":  # it was purged
                await self._store.write(done)
                return
            waits = one.id in self._known or (isinstance(error, Problem) and error.passes)
            if not waits:
                self._known.add(one.id)  # it is tried again after the next start
            if not waits or self._seldom.due():
                log.warning("an order was not carried out: %(where)s", {"where": where(error)})

    async def _holiday(self, actor: TableActor, guest: str) -> None:
        """Let a table know whether a guest is on holiday, as they have told by now."""
        row = await self._store.guest_row(guest)
        wanted = read_preferences(row.preferences if row else None)
        if mine := actor.table.seating.of(guest):
            command = Holiday(None, None, wanted.holiday or 0, zone_of(wanted.zone) or UTC)
            await actor.ask(Viewer(guest, mine[0]), command)


async def _leave(actor: TableActor, guest: str) -> None:
    """Give up all seats of a guest, and those that are kept for them."""
    table = actor.table
    while table.status != "over" and table.status != "closed":
        mine = [seat for seat in table.seating.of(guest) if not table.seating.seats[seat].gone]
        if not mine and not (table.status == "waiting" and table.seating.kept_for(guest)):
            return
        leave = Leave(None, None) if table.status == "waiting" else Concede(None, None)
        await actor.ask(Viewer(guest, mine[0] if mine else None), leave)
