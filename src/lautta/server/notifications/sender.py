"""Sending what is due. Notices are rows that are written with their events, so none is lost however a process ends; who
sends one has claimed it, so that it is sent twice at most if that process ends meanwhile.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from sqlalchemy.engine import Row

from lautta.server.messages.notifications import ChannelKind, Webhook
from lautta.server.notifications.channels import Channel, Mail, read_channel
from lautta.server.notifications.mail import Mailer, NotSent, unlinked
from lautta.server.notifications.messages import About, Message, message_of, webhook_body
from lautta.server.notifications.preferences import Wishes, read_preferences
from lautta.server.notifications.presence import Presence
from lautta.server.notifications.stopping import stop_token
from lautta.server.problem import where
from lautta.server.storage import rows
from lautta.server.storage.groups import is_in, members_of
from lautta.server.storage.store import Gone, NotSaved, Renewed, Store, Written
from lautta.server.table.notices import AFTER
from lautta.server.telemetry import metrics
from lautta.server.telemetry.logs import Seldom
from lautta.words import Words

if TYPE_CHECKING:
    from lautta.server.notifications.outgoing import Outgoing
    from lautta.server.notifications.push import Pushes

EVERY = 2.0  # seconds between looks
EARLY = 3 * 1000 * EVERY  # milliseconds before something is due when those who look at a page put it off
MOST = 500  # notices that are looked at together
AT_ONCE = 16  # that are sent at the same time, of each kind of channel
AT_ONCE_AGAIN = 4  # that are sent to channels that failed: one that never answers holds up only its like
AGAIN = (5.0, 60.0, 300.0)  # seconds until what failed is tried again
MOST_LETTERS = 600  # of what is pushed: push services take about 4,000 bytes encrypted
MOST_FAILURES = 20  # one after another: then a channel is not used any more
GONE = (404, 410)  # answers of a push service or a webhook that is not there any more
log = logging.getLogger(__name__)
Key = tuple[str, str, str, int]


class Sender:
    """Sends notices while it is `watch`ing. `base` is the server's address for people, `mails` None without mail. A
    `closed` server tells only members of a group.
    """

    def __init__(
        self, store: Store, presence: Presence, now: Callable[[], int], key: bytes, base: str,
        inside: Iterable[str] = (), mails: Mailer | None = None, closed: bool = False,
    ) -> None:  # fmt: skip
        self._store, self._presence, self._now, self._key = store, presence, now, key
        self._closed = closed
        self.base, self._inside, self.mails = base.rstrip("/"), tuple(inside), mails
        self._sending: set[Key] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._lanes = {kind: asyncio.Semaphore(AT_ONCE) for kind in get_args(ChannelKind)}
        self._again, self._failing = asyncio.Semaphore(AT_ONCE_AGAIN), set[str]()
        self._seldom = Seldom()

    async def watch(self) -> None:
        """Send what is due, until cancelled."""
        while True:
            try:
                await self.look()
            except Exception as error:  # the database may be away
                if self._seldom.due():
                    log.warning("notices cannot be read: %(where)s", {"where": where(error)})
            await asyncio.sleep(EVERY)

    async def close(self) -> None:
        """End what is being sent: another process, or the next start, sends it again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if "_outgoing" in self.__dict__:
            await self._outgoing.close()

    @cached_property
    def _outgoing(self) -> "Outgoing":
        """What sends requests; imported once it is needed, as it and the cipher take a while."""
        from lautta.server.notifications.outgoing import Outgoing

        return Outgoing(ip_network(one, strict=False) for one in self._inside)  # as the command line checks them

    @cached_property
    def pushes(self) -> "Pushes":
        """What encrypts and signs pushed messages."""
        from lautta.server.notifications.push import Pushes

        return Pushes(self._key, self.base)

    @property
    def busy(self) -> bool:
        """Is something being sent?"""
        return bool(self._sending)

    @property
    def plain(self) -> bool:
        """May an address be without encryption, as an operator has allowed some inside?"""
        return bool(self._inside)

    async def look(self) -> None:
        """Begin to send what is due now, and put off what its receivers see or want to be told later."""
        now, sending = self._now(), set(self._sending)  # one that is sent meanwhile was read before it was deleted
        found = await self._store.due_notices(int(now + EARLY), MOST + len(sending))
        found = [one for one in found if _key(one) not in sending]
        if not found:
            return
        people = await self._store.guests_among({one.receiver for one in found})
        changes, ready = list[Written](), list[Row[Any]]()
        for one in found:
            change = self._put_off(one, people.get(one.receiver), now)
            if change is not None:
                changes.append(change)
            elif one.due <= now:
                ready.append(one)
        claimed = await self._store.claim_notices(ready)
        for one in claimed:
            if one.kind == "group" and one.receiver not in people:
                changes += await self._to_members(one)
        if changes:
            await self._store.write(*changes)
        for several in _by_receiver(claimed).values():
            self._begin(several)

    def _put_off(self, one: Row[Any], guest: Row[Any] | None, now: int) -> Written | None:
        """The change to a notice that is not to be sent now, or never."""
        if guest is None:  # a group
            return None
        if (seen := self._presence.seen(guest.id, now)) is not None:
            if one.kind == "begun":  # which they see
                return _gone(one)
            return _changed(one, due=seen + AFTER) if seen + AFTER > one.due else None
        if one.due > now:
            return None
        if guest.banned or (self._closed and not guest.is_member):
            return _gone(one)
        at = Wishes(read_preferences(guest.preferences)).when(one.kind, now, one.due, one.until, one.held)
        if at is None:
            return _gone(one)
        return _changed(one, due=at, held=True) if at > now else None

    async def _to_members(self, one: Row[Any]) -> list[Written]:
        """The notices to the members of a group who want to know of its new tables and sit elsewhere."""
        there = {row.guest_id for row in (await self._store.seats_at([one.table_id])).get(one.table_id, [])}
        members = await self._store.ask(members_of(one.receiver))
        about = {**_named(one), "due": one.due + AFTER, "until": None, "held": False, "claimed": None}
        return [
            (rows.notices, {**about, "receiver": row.guest_id})
            for row in members
            if row.notified and row.guest_id not in there
        ]

    def _begin(self, several: Sequence[Row[Any]]) -> None:
        keys = {_key(one) for one in several}
        self._sending |= keys
        task = asyncio.create_task(self._send(several))
        self._tasks.add(task)

        def done(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            self._sending.difference_update(keys)
            if not task.cancelled() and (error := task.exception()) and self._seldom.due():
                log.warning("a notice was not sent: %(where)s", {"where": where(error)})

        task.add_done_callback(done)

    async def _send(self, several: Sequence[Row[Any]]) -> None:
        receiver = several[0].receiver
        channels = [one for row in await self._store.channels_of(receiver) if (one := read_channel(row))]
        usable = [one for one in channels if one.confirmed]
        group = row.name if usable and (row := await self._store.group(receiver)) else None
        some = await self._about(several, receiver, group is not None) if usable else []
        reached = [self._reach(one, some, receiver, group) for one in usable] if some else []
        errors = [one for one in await asyncio.gather(*reached, return_exceptions=True) if one]
        await self._save(*map(_gone, several))
        if errors:  # one channel must not have the others told again
            raise errors[0]

    async def _save(self, *written: Written) -> None:
        """Save something, however long that takes: what was sent counts as being sent until then, so never again."""
        while True:
            try:
                return await self._store.write(*written)
            except NotSaved:
                await asyncio.sleep(EVERY)

    async def _about(self, several: Iterable[Row[Any]], receiver: str, is_group: bool) -> list[About]:
        """What is still true of the notices, when they are sent."""
        tables = {one.table_id for one in several}
        heads = {row.id: row for row in await self._store.heads(tables)}
        seats = await self._store.seats_at(sorted(tables))
        found = []
        for one in several:
            head, sitting = heads.get(one.table_id), seats.get(one.table_id, [])
            if head is None or head.status == "closed":
                continue
            turn = [row for row in sitting if head.to_move >> row.seat & 1 and row.kind == "person" and not row.away]
            among = turn if one.kind in ("turn", "time") else sitting
            still = any(is_group or row.guest_id == receiver for row in among)
            if one.kind == "group":  # which is told to members who sit elsewhere
                invited = is_group or (not still and await self._is_member(head.group_id, receiver))
                still = invited and head.status == "waiting"
            if not still:
                continue
            names = tuple(row.name for row in sitting if row.guest_id != receiver and row.kind != "open" and row.name)
            to_move = tuple(row.name for row in turn if row.name)
            group = await self._store.group(head.group_id) if one.kind == "group" else None
            named = group.name if group else ""
            found.append(About(one.kind, one.table_id, one.number, head.game, names, to_move, one.until, named))
        return found

    async def _is_member(self, group: str, guest: str) -> bool:
        return bool(await self._store.ask(is_in(group, guest)))

    async def _reach(self, channel: Channel, some: Sequence[About], receiver: str, group: str | None) -> None:
        if channel.kind != "push":  # readers of mail, Discord and Slack make links of what looks like an address
            some = [one.unlinked() for one in some]
            group = group and unlinked(group)
        message = message_of(some, Words(channel.language), self.base, self._now(), group)
        if group is None:
            stop = f"{self.base}/#/stop/{stop_token(self._key, receiver, message.kind)}"
            unwanted = Words(channel.language).say("notifications-unwanted")
            message = msgspec.structs.replace(message, stop=stop, unwanted=unwanted)
        for wait in (*AGAIN, None):
            told = await self.deliver(channel, message)
            if told is not None or wait is None:
                break
            self._failing.add(channel.id)
            await asyncio.sleep(wait)
            if not any(row.id == channel.id for row in await self._store.channels_of(receiver)):  # it was removed
                break
        self._failing.discard(channel.id)  # its row tells from now on
        metrics.notified(channel.kind, "sent" if told else "gone" if told is False else "failed")
        await self._save(*_after(channel, told))

    async def deliver(self, channel: Channel, message: Message) -> bool | None:
        """Send one notification once: was it taken? False if its address is gone, None if it may be taken later."""
        failing = channel.failures or channel.id in self._failing
        async with self._again if failing else self._lanes[channel.kind]:
            try:
                status = await self._sent(channel, message)
            except (OSError, NotSent):
                return None
        return True if 200 <= status < 300 else False if status in GONE else None

    async def _sent(self, channel: Channel, message: Message) -> int:
        """Send something, and answer the status, as of HTTP; raises OSError, NotSent."""
        to = channel.address
        if isinstance(to, Mail):
            if self.mails is None:
                raise NotSent
            await self.mails.send(to.to, message.title, _mail_text(message, channel), _one_click(message))
            return 200
        if isinstance(to, Webhook):
            body = webhook_body(msgspec.structs.replace(message, stop=None, unwanted=None), to.shape)
            return await self._outgoing.post(to.url, {"content-type": "application/json"}, body)
        urgent, topic = message.kind in ("turn", "time"), f"{message.table} {message.kind}"
        data = msgspec.json.encode(msgspec.structs.replace(message, text=message.text[:MOST_LETTERS]))
        headers, body = self.pushes.request(data, to, topic, urgent, self._now())
        return await self._outgoing.post(to.endpoint, headers, body)


def _mail_text(message: Message, channel: Channel) -> str:
    words = Words(channel.language)
    stop = f"\n-- \n{words.say('notifications-mail-stop')}\n{message.stop}\n" if message.stop else ""
    return f"{message.text}\n\n{message.link}\n{stop}"


def _one_click(message: Message) -> str | None:
    """The address with which a mail program stops this kind of mails by itself (RFC 8058)."""
    return message.stop.replace("/#/stop/", "/api/stop/") if message.stop else None


def _key(one: Row[Any]) -> Key:
    return one.receiver, one.table_id, one.kind, one.number


def _named(one: Row[Any]) -> dict[str, Any]:
    """What names a notice: one that has taken its place meanwhile is not touched."""
    return dict(zip(("receiver", "table_id", "kind", "number"), _key(one), strict=True))


def _changed(one: Row[Any], **values: Any) -> Renewed:
    return Renewed(rows.notices, _named(one), values)


def _gone(one: Row[Any]) -> Gone:
    return Gone(rows.notices, _named(one))


def _by_receiver(some: Iterable[Row[Any]]) -> dict[str, list[Row[Any]]]:
    found: dict[str, list[Row[Any]]] = defaultdict(list)
    for one in some:
        found[one.receiver].append(one)
    return found


def _after(channel: Channel, told: bool | None) -> list[Written]:
    """What is noted of a channel after something was sent to it, or not."""
    key, failures = {"id": channel.id}, channel.failures
    if told is False and channel.kind == "push":
        return [Gone(rows.channels, key)]
    if told:
        return [Renewed(rows.channels, key, {"failures": 0})] if failures else []
    stops = channel.kind != "mail" and (told is False or failures + 1 >= MOST_FAILURES)  # mail is a way back as well
    stopped = {"confirmed": False} if stops else {}
    return [Renewed(rows.channels, key, {"failures": min(failures + 1, MOST_FAILURES), **stopped})]
