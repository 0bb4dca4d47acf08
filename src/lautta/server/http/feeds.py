"""A guest's feed (Atom): where it is their turn, and what has ended; for readers that ask now and then."""

from collections.abc import Iterable
from datetime import UTC, datetime
from xml.sax.saxutils import escape, quoteattr

from lautta.server.messages.lists import TableLine
from lautta.server.notifications.messages import About, message_of
from lautta.server.problem import Problem
from lautta.server.runtime.guests import Guest
from lautta.server.runtime.lists import tables_of
from lautta.server.runtime.server import Server
from lautta.server.table.notices import NoticeKind
from lautta.words import Words

MOST = 50


async def feed_of(server: Server, token: str, base: str, language: str) -> bytes:
    """The feed with this token; raises Problem."""
    guest = await server.keys.find_feed(token)
    if guest.banned or (server.guests.closed and not guest.is_member):
        raise Problem("no-such-feed")
    lines = await tables_of(server, Guest(guest.id, guest.name), None, MOST)
    return written(lines, Words(language), base, server.now(), server.id, guest.id)


def written(lines: Iterable[TableLine], words: Words, base: str, now: int, server: str, guest: str) -> bytes:
    """The feed of these tables."""
    entries, newest = [], 0
    for line in lines:
        if (kind := _kind(line)) is None:
            continue
        names = tuple(seat.name for number, seat in enumerate(line.seats) if number not in line.my_seats and seat.name)
        about = About(kind, line.id, line.number, line.game, names, until=line.deadline)
        told, newest = message_of([about], words, base, now), max(newest, line.changed)
        entries.append(
            f"<entry><id>tag:lautta,{server}:{told.tag}</id><title>{escape(told.title)}</title>"
            f"<updated>{_time(line.changed)}</updated><link href={quoteattr(told.link)}/>"
            f"<content>{escape(told.text)}</content></entry>"
        )
    head = f"<id>tag:lautta,{server}:{guest}</id><title>Lautta</title><updated>{_time(newest or now)}</updated>"
    author = "<author><name>Lautta</name></author>"
    return f'<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">{head}{author}{"".join(entries)}</feed>'.encode()


def _kind(line: TableLine) -> NoticeKind | None:
    if line.status == "over":
        return "over"
    if line.status == "waiting":
        return None if line.my_seats else "invited"
    return "turn" if line.my_turn else None


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
