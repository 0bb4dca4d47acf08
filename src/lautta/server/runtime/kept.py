"""What is kept about a guest, for that guest."""

from msgspec import Raw

from lautta.server.messages.people import Device, Kept, KeptBoard, KeptEvent, KeptTable
from lautta.server.runtime.guests import Guest, device_id
from lautta.server.runtime.server import Server
from lautta.server.storage.store import TableRows
from lautta.server.table.events import Damaged
from lautta.server.table.forgetting import done_by
from lautta.server.table.log import EventLog
from lautta.server.table.seating import read_change


async def devices_of(server: Server, guest: Guest) -> list[Device]:
    """Where a guest is signed in, the last used device first."""
    ids = ((device_id(row.token_hash), row) for row in await server.guests.devices(guest))
    return [Device(id, row.browser, row.system, row.made_at, row.seen_at, id == guest.device) for id, row in ids]


async def kept(server: Server, guest: Guest) -> Kept:
    """Everything that is kept about a guest, and nothing that others may not know; raises Problem."""
    made, boards = await server.store.made_by(guest.id)
    tables, unreadable = list[KeptTable](), list[str]()
    for name in await server.store.tables_naming(guest.id):
        try:
            if found := await server.store.table(name):
                tables.append(_table(found, guest.id))
        except Damaged:
            unreadable.append(name)
    return Kept(
        server.id, guest.id, guest.name, made, await devices_of(server, guest),
        tables, [KeptBoard(row.id, row.game, row.made_at, Raw(row.data.encode())) for row in boards], unreadable,
    )  # fmt: skip


def _table(found: TableRows, guest: str) -> KeptTable:
    head, log = found.table, EventLog(found.events)
    seating = log.last.seating
    mine = seating.of(guest)
    done = ((event, read_change(event.change).text if event.change else None) for event in done_by(log, guest))
    return KeptTable(
        head.id, head.game, head.board, {seat: seating.seats[seat].name for seat in mine},
        Raw(head.ended.encode()) if head.ended else None,
        [KeptEvent(event.at, event.kind, event.seat, event.action, text) for event, text in done],
        [KeptEvent(note.at, note.kind, note.seat, note.action) for note in found.notes if note.seat in mine],
    )  # fmt: skip
