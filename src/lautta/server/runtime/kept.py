"""What is kept about a guest, for that guest."""

from msgspec import Raw

from lautta.server.messages.people import Device, Kept, KeptBoard, KeptEvent, KeptGroup, KeptTable, Keys, Mail, Passkey
from lautta.server.runtime.guests import Guest, device_id
from lautta.server.runtime.keys import PASSKEY, PHRASE, address_in
from lautta.server.runtime.notifying import notifications_of
from lautta.server.runtime.passkeys import stored
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


async def keys_of(server: Server, guest: Guest) -> Keys:
    """How a guest can come back without a device, and none of the secrets."""
    keys, mail = await server.store.keys_of(guest.id), await server.store.mail_of(guest.id)
    passkeys = [(row, stored(row)) for row in keys if row.kind == PASSKEY]
    return Keys(
        max((row.made_at for row in keys if row.kind == PHRASE), default=None),
        [Passkey(row.hash.hex(), known.browser, known.system, row.made_at) for row, known in passkeys],
        mail and Mail(address_in(mail), mail.confirmed),
    )  # fmt: skip


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
    groups = [KeptGroup(row.id, row.name, row.joined_at, row.host, row.notified)
              for row in await server.groups.of_guest(guest.id)]  # fmt: skip
    return Kept(
        server.id, guest.id, guest.name, guest.program, made, await devices_of(server, guest),
        await keys_of(server, guest), tables,
        [KeptBoard(row.id, row.game, row.made_at, Raw(row.data.encode())) for row in boards],
        groups, unreadable, await notifications_of(server, guest),
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
