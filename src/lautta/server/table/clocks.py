"""The clocks of a table, as a fold of the times of its events. Pure: the caller says what time it is.

When the clock of a table runs out, `time_out` in leaving.py says what becomes of the seat.

A live clock has time for the whole game and adds some for each finished turn; a clock by the day gives its days anew
for each move, and may stand still for a seat until its holiday ends. It runs for the seats of people who may act. Times
are milliseconds.
"""

from collections.abc import Mapping

from msgspec import Struct

from lautta.server.table.pace import LivePace, Pace

MINUTE, DAY = 60_000, 86_400_000
BACK = 30_000  # what somebody gets, plus two increments, who comes back after running out of time


class TableClock(Struct, frozen=True):
    """The time that each seat had left at a moment, and the seats (a mask) for which it has been running since.

    `away`: when the holiday of each seat ends; it may be past. Empty if there was none.
    """

    pace: Pace
    left: tuple[int, ...]
    running: int
    at: int
    away: tuple[int, ...] = ()

    @property
    def live(self) -> bool:
        """Is it a clock for people who play at the same time?"""
        return isinstance(self.pace, LivePace)

    def away_until(self, seat: int, now: int) -> int:
        """When a seat's holiday ends, 0 if it is on none."""
        until = self.away[seat] if self.away else 0
        return until if until > now else 0

    def left_at(self, now: int) -> list[int]:
        """The time that each seat has left at a moment, never less than 0."""
        return [
            max(0, left - max(0, now - self._since(seat))) if self.running >> seat & 1 else left
            for seat, left in enumerate(self.left)
        ]

    def deadline_of(self, seat: int) -> int | None:
        """When a seat will be out of time, if the clock runs for it."""
        return self._since(seat) + self.left[seat] if self.running >> seat & 1 else None

    @property
    def deadline(self) -> int | None:
        """When the first seat for which it runs will be out of time."""
        return min((at for seat in range(len(self.left)) if (at := self.deadline_of(seat)) is not None), default=None)

    def out(self, now: int) -> list[int]:
        """The seats that ran out of time first: several only if they did at the same moment."""
        first = self.deadline
        if first is None or first > now:
            return []
        return [seat for seat in range(len(self.left)) if self.deadline_of(seat) == first]

    def after(
        self, now: int, running: int, done: int | None, undone: int | None, left: Mapping[int, int], turn: bool = False,
        away: Mapping[int, int] | None = None,
    ) -> "TableClock":  # fmt: skip
        """The clock from now on, running for other seats.

        `done`: the seat that has just acted, or redone what it took back, and `turn`: has it finished a turn, even
        if it is to move again at once; `undone`: the seat that took something
        back, and with it what had been added for that turn. `left` and `away` are set anew.
        """
        times = self.left_at(now)
        for seat in range(len(times)):
            ran, runs = self.running >> seat & 1, running >> seat & 1
            if not isinstance(self.pace, LivePace):
                if seat == done or runs > ran:
                    times[seat] = whole(self.pace)
            elif seat == done and (turn or ran > runs):
                times[seat] += self.pace.increment_s * 1000
            elif seat == undone and runs > ran:
                times[seat] = max(1, times[seat] - self.pace.increment_s * 1000)
        times = [left.get(seat, one) for seat, one in enumerate(times)]
        ends = self.away
        if away:
            ends = tuple(away.get(seat, one) for seat, one in enumerate(ends or (0,) * len(times)))
        return TableClock(self.pace, tuple(times), running, now, ends)

    def resumed(self, now: int) -> "TableClock":
        """The clock after it has stood still until now."""
        return TableClock(self.pace, self.left, self.running, now, self.away)

    def after_return(self, seat: int) -> int:
        """A seat's time when its person comes back."""
        if not isinstance(self.pace, LivePace):
            return whole(self.pace)
        return max(self.left[seat], 2000 * self.pace.increment_s + BACK)

    def _since(self, seat: int) -> int:
        """Since when a seat for which the clock runs loses time."""
        return max(self.at, self.away[seat]) if self.away else self.at


def wound_up(pace: Pace, seats: int, running: int, now: int) -> TableClock:
    """The clock of a game that is starting."""
    return TableClock(pace, (whole(pace),) * seats, running, now)


def whole(pace: Pace) -> int:
    """A seat's time at the start."""
    return pace.minutes * MINUTE if isinstance(pace, LivePace) else pace.days * DAY
