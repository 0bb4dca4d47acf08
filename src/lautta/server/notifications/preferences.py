"""What somebody wants to be told, and when. Pure: the caller says what time it is."""

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

import msgspec

from lautta.server.messages.notifications import Preferences, WishKind
from lautta.server.table.notices import AHEAD, SOONEST, NoticeKind

WISHES: dict[NoticeKind, WishKind] = {
    "turn": "turn", "time": "time", "invited": "invited", "begun": "invited", "group": "invited", "over": "over",
    "chat": "chat",
}  # fmt: skip
LONGEST_QUIET = 720  # minutes; so a warning of time always fits in before
NOWHERE = ("localtime", "Factory", "posixrules", "posix/", "right/")  # what else lies there, such as the server's own


class Wishes:
    """When somebody with these preferences is told."""

    def __init__(self, preferences: Preferences) -> None:
        self._of = preferences

    def when(self, kind: NoticeKind, now: int, due: int, until: int | None, held: bool) -> int | None:
        """When to send a notice that is due (up to `now`: at once), None for never; `held` if it waited before."""
        if WISHES[kind] not in self._of.kinds:
            return None
        if kind == "time":
            return self._warning(now, due, until or now, held)
        if kind in ("turn", "begun") and self._of.holiday is not None and self._of.holiday > now:
            return self._of.holiday
        if held:
            return now
        if self._of.digest is not None:
            return self._next(now, self._of.digest)
        found = self._quiet_at(now)
        return found[1] if found else now

    def _warning(self, now: int, due: int, until: int, held: bool) -> int:
        """A warning of time keeps out of quiet hours: it comes after them if that is early enough, else before."""
        at = due if held else due + AHEAD
        if found := self._quiet_at(at):
            begins, ends = found
            at = ends if ends <= until - SOONEST else begins - 1
        return max(min(at, until - SOONEST), now)

    def _quiet_at(self, at: int) -> tuple[int, int] | None:
        """The quiet hours around a time, if it lies in some."""
        if self._of.quiet is None or not self._of.quiet.lasts:
            return None
        ends = self._next(at, self._of.quiet.ends)
        begins = ends - self._of.quiet.lasts * 60_000
        return (begins, ends) if begins <= at < ends else None

    def _next(self, after: int, minute: int) -> int:
        """When a minute of the day comes next."""
        local = datetime.fromtimestamp(after / 1000, UTC).astimezone(zone_of(self._of.zone) or UTC)
        that = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
        if that <= local:
            that = (that.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=local.tzinfo)
        return int(that.timestamp() * 1000)


def zone_of(name: str) -> tzinfo | None:
    """A time zone by its name, if there is one.

    >>> [zone_of(name) is not None for name in ("Europe/Helsinki", "UTC", "localtime", "Factory", "right/UTC")]
    [True, True, False, False, False]
    """
    if name.startswith(NOWHERE):
        return None
    try:
        return ZoneInfo(name)
    except (LookupError, ValueError, OSError):
        return None


def read_preferences(text: str | None) -> Preferences:
    """The preferences of a guest as stored; the usual ones for those who never chose."""
    try:
        return msgspec.json.decode(text, type=Preferences) if text else Preferences()
    except msgspec.MsgspecError:
        return Preferences()
