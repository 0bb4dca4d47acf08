"""Who looks at a page here, as their sockets tell it: nobody is called who does, or who did a moment ago."""

from collections import Counter

from lautta.server.table.notices import AFTER


class Presence:
    """The guests with a visible page that is connected to this process. Times are milliseconds."""

    def __init__(self) -> None:
        self._visible: Counter[str] = Counter()
        self._seen: dict[str, int] = {}

    def show(self, guest: str) -> None:
        """One more page of a guest is visible."""
        self._visible[guest] += 1

    def hide(self, guest: str, now: int) -> None:
        """One fewer is."""
        self._visible[guest] -= 1
        if self._visible[guest] <= 0:
            del self._visible[guest]
        self.saw(guest, now)

    def saw(self, guest: str, now: int) -> None:
        """A guest looked at a page at this moment."""
        self._seen.pop(guest, None)
        self._seen[guest] = now
        while self._seen and (first := next(iter(self._seen))) and self._seen[first] < now - AFTER:
            del self._seen[first]

    def seen(self, guest: str, now: int) -> int | None:
        """When a guest last looked at a page, if that is not long ago."""
        if guest in self._visible:
            return now
        seen = self._seen.get(guest)
        return seen if seen is not None and seen > now - AFTER else None
