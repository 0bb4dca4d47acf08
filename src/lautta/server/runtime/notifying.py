"""How guests want to be notified, and where: their channels and preferences."""

import asyncio

import msgspec

from lautta.server.messages.notifications import (
    ChannelInfo,
    ChannelKind,
    Notifications,
    Preferences,
    Push,
    Stopped,
    Tried,
    Webhook,
)
from lautta.server.notifications.channels import check_url, read_channel, shown, stored
from lautta.server.notifications.messages import Message
from lautta.server.notifications.preferences import LONGEST_QUIET, WISHES, read_preferences, zone_of
from lautta.server.notifications.stopping import read_stop
from lautta.server.problem import Problem
from lautta.server.runtime.guests import Guest
from lautta.server.runtime.keys import FEED
from lautta.server.runtime.server import Server
from lautta.server.storage import rows
from lautta.server.storage.operating import HOLIDAY, order
from lautta.server.storage.store import Gone, Renewed
from lautta.server.table.names import new_id
from lautta.words import Words

MOST_CHANNELS = 10


async def notifications_of(server: Server, guest: Guest) -> Notifications:
    """How a guest is notified."""
    row = await server.store.guest_row(guest.id)
    return Notifications(
        read_preferences(row.preferences if row else None),
        await channels_of(server, guest.id, guest.device),
        (await asyncio.to_thread(lambda: server.sender.pushes)).public,  # whose first use imports a cipher
        server.sender.mails is not None,
        any(one.kind == FEED for one in await server.store.keys_of(guest.id)),
    )


async def channels_of(server: Server, owner: str, device: str = "") -> list[ChannelInfo]:
    """The channels of a guest, who asks at a device, or of a group, the oldest first."""
    found = []
    for row in await server.store.channels_of(owner):
        if one := read_channel(row):
            here = row.device == device
            found.append(ChannelInfo(one.id, one.kind, shown(one.address), here, one.confirmed))
    return found


async def prefer(server: Server, guest: Guest, wanted: Preferences) -> None:
    """Change what a guest wants to be told; raises Problem."""
    if wanted.quiet and wanted.quiet.lasts > LONGEST_QUIET:
        raise Problem("quiet-too-long")
    if zone_of(wanted.zone) is None:
        raise Problem("no-such-zone")
    each = tuple(dict.fromkeys(wanted.kinds))  # which may be named a thousand times
    row = await server.store.guest_row(guest.id)
    before = read_preferences(row.preferences if row else None)
    tell = [order(HOLIDAY, server.now(), guest.id)] if wanted.holiday != before.holiday else []
    anew = {"due": server.now(), "held": False}  # what waits for the end of a holiday may not have to any more
    kinds = [kind for kind in WISHES if kind != "time"]  # for which quiet hours alone count
    await server.store.write(
        _preferring(guest.id, msgspec.structs.replace(wanted, kinds=each)),
        *(Renewed(rows.notices, {"receiver": guest.id, "kind": kind}, anew) for kind in kinds),
        *tell,
    )


def _preferring(guest: str, wanted: Preferences) -> Renewed:
    return Renewed(rows.guests, {"id": guest}, {"preferences": msgspec.json.encode(wanted).decode()})


async def add_push(server: Server, guest: Guest, address: Push, language: str) -> ChannelInfo:
    """Let this browser notify a guest, and nobody who shared it; raises Problem."""
    check_url(address.endpoint, plain=server.sender.plain)
    server.sender.pushes.check(address)
    before = (
        Gone(rows.channels, {"address": stored(address), "kind": "push"}),
        Gone(rows.channels, {"guest_id": guest.id, "device": guest.device}),
    )
    return await _added(server, {"guest_id": guest.id}, address, language, guest.device, *before)


async def add_webhook(server: Server, address: Webhook, language: str, **owner: str) -> ChannelInfo:
    """Add a webhook to a guest (`guest_id`) or a group (`group_id`), in place of the same one; raises Problem."""
    check_url(address.url, plain=server.sender.plain)
    return await _added(server, owner, address, language)


async def _added(
    server: Server, owner: dict[str, str], address: Push | Webhook, language: str, device: str | None = None,
    *before: Gone,
) -> ChannelInfo:  # fmt: skip
    (whose,), text = owner.values(), stored(address)
    if sum(row.address != text for row in await server.store.channels_of(whose)) >= MOST_CHANNELS:
        raise Problem("too-many-channels", most=MOST_CHANNELS)
    kind: ChannelKind = "push" if device else "webhook"
    info = ChannelInfo(new_id(), kind, shown(address), device is not None, True)
    row = {"id": info.id, **owner, "kind": kind, "address": text, "device": device,
           "language": language, "made_at": server.now()}  # fmt: skip
    await server.store.write(Gone(rows.channels, {"address": text, **owner}), *before, (rows.channels, row))
    return info


async def remove_channel(server: Server, channel: str, **owner: str) -> None:
    """Notify a guest (`guest_id`) or a group (`group_id`) there no more."""
    await server.store.write(Gone(rows.channels, {"id": channel, **owner}))


async def try_channel(server: Server, guest: Guest, channel: str, language: str) -> Tried:
    """Send a test notification at once; raises Problem if the guest has no such channel."""
    for row in await server.store.channels_of(guest.id):
        one = read_channel(row)
        if row.id == channel and one and (one.confirmed or one.kind != "mail"):
            words = Words(language)
            title, text = (words.say(f"notifications-{what}-test") for what in ("title", "text"))
            taken = await server.sender.deliver(one, Message("test", "turn", title, text, f"{server.sender.base}/"))
            if taken and not one.confirmed:
                await server.store.write(Renewed(rows.channels, {"id": one.id}, {"confirmed": True, "failures": 0}))
            return Tried(taken is True)
    raise Problem("no-such-channel")


async def stop(server: Server, token: str) -> Stopped:
    """Stop the kind of notifications that a link is for; raises Problem."""
    guest, kind = read_stop(server.key, token)
    row = await server.store.guest_row(guest)
    if row is None:
        raise Problem("no-such-link")
    before = read_preferences(row.preferences)
    kept = tuple(one for one in before.kinds if one != kind)
    await server.store.write(_preferring(guest, msgspec.structs.replace(before, kinds=kept)))
    return Stopped(kind)
