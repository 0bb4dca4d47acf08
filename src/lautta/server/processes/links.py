"""Links from this process to each of the others, over the broker.

All that goes to one process in one turn of the loop travels as one message, in pieces if the broker takes only smaller
ones. Pieces are numbered, so the receiver notices losses, and both sides learn of them: `lost` is called for a process
that lost a message in either direction, fell silent, or has gone. Send its open requests again, and follow again from
the last known event. Each process also reports how much it has received: one that hears nothing counts as silent.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from time import monotonic, monotonic_ns
from typing import Any

import msgspec

from lautta.server.problem import where
from lautta.server.processes.broker import Broker
from lautta.server.processes.frames import AnyFrame, FollowerUpdate, Frame, Leaving, Missed, Piece, Pulse
from lautta.server.processes.signatures import Signatures
from lautta.server.telemetry import metrics

SUBJECT = "lautta.process."
PULSE_EVERY = 0.5  # seconds
SILENT_AFTER = 2.0
MOST_WAITING = 64 * 2**20  # bytes of the pieces of one message
log = logging.getLogger(__name__)
FRAMES = msgspec.msgpack.Decoder(list[Frame])
_piece = msgspec.msgpack.Decoder(Piece)
_encoder = msgspec.msgpack.Encoder()


class Link:
    """The link to one other process. `frames` decodes its frames; the pieces of a message have at most `most` bytes."""

    def __init__(self, frames: msgspec.msgpack.Decoder[Any] = FRAMES, most: int | None = None) -> None:
        self._frames, self._most = frames, MOST_WAITING if most is None else most
        self.waiting: list[AnyFrame] = []
        self.sent, self.since = 0, monotonic_ns()
        self.received = 0
        self.begun = bytearray()  # pieces of a message that is not complete
        self.begun_at = 0.0
        self.skipping = False  # what is left of a message of which something was missed
        self.heard_at = self.reached_at = monotonic()  # when it was last heard, and last said that it hears
        self.it_received = 0
        self.silent = False
        self.left = False  # has it said goodbye?

    def pulse(self, received: int) -> None:
        """It says how much it has received: something is always on its way, so that must grow."""
        if received != self.it_received:
            self.it_received, self.reached_at = received, monotonic()

    @property
    def works(self) -> bool:
        """Is it heard, and does it hear?"""
        return monotonic() - min(self.heard_at, self.reached_at) < SILENT_AFTER

    def took(self, piece: Piece) -> list[Any] | None:
        """The frames that are complete with a piece, None if something was missed before it; raises MsgspecError."""
        missed, self.received = piece.number != self.received + 1, piece.number
        if missed or len(self.begun) + len(piece.data) > self._most:
            self.begun.clear()
            self.skipping = not piece.last
            return None
        if self.skipping:
            self.skipping = not piece.last
            return []
        if not self.begun:
            self.begun_at = monotonic()
        self.begun += piece.data
        if not piece.last:
            return []
        whole = bytes(self.begun)
        self.begun.clear()
        frames: list[Any] = self._frames.decode(whole)
        return frames

    def give_up(self) -> None:
        """Take nothing more of a message that is not complete."""
        self.begun.clear()
        self.skipping = True


class Links:
    """All links of a process with this name. `open` them, and `close` them.

    `received` is called with each frame and the name of its sender, `lost` and `left` with the name of a process.
    It is heard at a subject that begins with `at`, the others with `to`: where that is the same they are of one kind,
    and this one can tell by itself whether messages reach it. `frames` reads what they send.

    With a `key` all that is sent is signed, and what is not is not heard. With `met_first` only those are heard that
    this process has met. The pieces of one message may have `most` bytes, and all that are not complete `in_all`: else
    the one that was begun first is given up.
    """

    def __init__(
        self,
        broker: Broker,
        name: str,
        received: Callable[[str, Any], None],
        lost: Callable[[str], None],
        left: Callable[[str], None],
        *,
        frames: msgspec.msgpack.Decoder[Any] = FRAMES,
        at: str = SUBJECT,
        to: str = SUBJECT,
        key: bytes = b"",
        met_first: bool = False,
        most: int | None = None,
        in_all: int | None = None,
    ) -> None:
        self.name = name
        self._met_first, self._most, self._in_all = met_first, most, in_all
        self._broker, self._received, self._lost, self._left = broker, received, lost, left
        self._frames, self._at, self._to = frames, at, to
        self._signatures = Signatures(key)
        self._links: dict[str, Link] = {}
        self._known: set[str] = set()
        self._wanted = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._me = Link()  # over which this process tells itself that messages reach it

    @property
    def reached(self) -> bool:
        """Do messages reach this process?"""
        return monotonic() - self._me.heard_at < SILENT_AFTER

    async def open(self) -> None:
        """Begin to send and receive."""
        await self._broker.listen(self._at + self.name, self._take)
        self._tasks = [asyncio.create_task(each) for each in (self._send_for_ever(), self._pulse())]

    async def leave(self) -> None:
        """Tell all others that this process is about to end."""
        for name in self._links:
            self.send(name, Leaving())
        await self._send()

    async def close(self) -> None:
        """Send what waits, and nothing more."""
        await self._send()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def meet(self, name: str) -> None:
        """Begin a link to a process that has just come, and that need not be there for long."""
        self._links.setdefault(name, Link(self._frames, self._most)).left = False

    def are(self, names: Iterable[str]) -> None:
        """Set the other processes. One that has gone owns nothing more, even if it does not know that yet."""
        before, self._known = self._known, set(names) - {self.name}
        for name in before - self._known:
            self._lost(name)
        for name in self._known - self._links.keys():
            self._links[name] = Link(self._frames, self._most)

    @property
    def others(self) -> list[str]:
        """The names of the other processes."""
        return [name for name, link in self._links.items() if not link.left]

    @property
    def silent(self) -> set[str]:
        """The names of those that cannot be heard; none if nobody can, as then it is this process that is cut off."""
        return {name for name, link in self._links.items() if link.silent} if self.reached else set()

    def works(self, name: str) -> bool:
        """Is there such a process, which can be heard and stays?"""
        link = self._links.get(name)
        return link is not None and not link.silent and not link.left

    def send(self, to: str, frame: AnyFrame) -> bool:
        """Send a frame; False if there is no such process any more, or none that can be heard and stays."""
        link = self._links.get(to)
        if link is None:
            return False
        link.waiting.append(frame)
        self._wanted.set()
        return self.works(to)

    def tell(self, to: str, follower: int, number: int, message: bytes) -> None:
        """Tell somebody who follows a table over there something; what many are told one after another travels once."""
        link = self._links.get(to)
        if link is None:
            return
        last = link.waiting[-1] if link.waiting else None
        if isinstance(last, FollowerUpdate) and last.message is message:
            last.ids.append(follower)
            return
        link.waiting.append(FollowerUpdate([follower], number, message))
        self._wanted.set()

    async def _send_for_ever(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            await self._send()

    async def _send(self) -> None:
        for name, link in list(self._links.items()):
            if link.waiting:
                frames, link.waiting = link.waiting, []
                await self._publish(name, link, frames)

    async def _publish(self, name: str, link: Link, frames: list[AnyFrame]) -> None:
        data, size = _encoder.encode(frames), self._broker.largest
        for begin in range(0, len(data), size):
            link.sent += 1
            piece = Piece(self.name, link.sent, begin + size >= len(data), data[begin : begin + size], link.since)
            subject = self._to + name
            await self._broker.publish(subject, self._signatures.signed(subject, _encoder.encode(piece)))

    async def _pulse(self) -> None:
        while True:
            for name in self.others:
                self.send(name, Pulse(self._links[name].received))
            if self._at == self._to:
                await self._publish(self.name, self._me, [])
            await asyncio.sleep(PULSE_EVERY)
            for name, link in list(self._links.items()):
                if link.works:
                    link.silent = False
                elif not link.silent:
                    self._fell_silent(name, link)
                elif name not in self._known:  # it fell silent first, and its lease ran out then
                    del self._links[name]

    def _fell_silent(self, name: str, link: Link) -> None:
        link.silent = True
        if name not in self._known:
            del self._links[name]
        elif not link.left:
            log.warning("another process cannot be heard: %(name)s", {"name": name})
            self.send(name, Missed())  # it may hear this later, and have noticed nothing
        self._lost(name)

    async def _take(self, message: Any) -> None:
        piece = _piece.decode(self._signatures.opened(self._at + self.name, message.data))
        self._signatures.take(piece)
        if piece.sender == self.name:
            self._me.heard_at = monotonic()
            return
        sender = piece.sender
        link = self._links.get(sender)
        if link is None:  # it has come a moment ago
            if self._met_first:
                return
            link = self._links[sender] = Link(self._frames, self._most)
        link.heard_at, known = monotonic(), link.received > 0
        try:
            frames = link.took(piece)
        except msgspec.MsgspecError:
            self._missed(sender)
            raise
        if frames is None:
            if known:  # else it began to send before this process listened
                metrics.missed()
                log.warning("messages of another process are missing: %(name)s", {"name": sender})
            self._missed(sender)
            return
        if link.begun and self._in_all is not None:
            self._make_room(self._in_all)
        for frame in frames:
            try:
                self._hear(sender, link, frame)
            except Exception as error:  # those that came along with it are about something else
                log.error("a message of another process failed: %(where)s", {"where": where(error)})

    def _make_room(self, most: int) -> None:
        """Keep no more than so many bytes of messages that are not complete: those of honest processes soon are."""
        begun = {name: link for name, link in self._links.items() if link.begun}
        while begun and sum(len(link.begun) for link in begun.values()) > most:
            name = min(begun, key=lambda name: begun[name].begun_at)
            begun.pop(name).give_up()
            self._missed(name)

    def _missed(self, sender: str) -> None:
        """Something of another process was missed, or could not be read: both sides do without it."""
        self.send(sender, Missed())
        self._lost(sender)

    def _hear(self, sender: str, link: Link, frame: Any) -> None:
        if isinstance(frame, Missed):
            self._lost(sender)
        elif isinstance(frame, Leaving):
            link.left = True  # though it answers what it has begun
            self._lost(sender)
            self._left(sender)
        elif isinstance(frame, Pulse):
            link.pulse(frame.received)
        else:
            self._received(sender, frame)
