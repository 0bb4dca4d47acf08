"""The clocks of a table, as a fold of the times of its events. Pure: the caller says what time it is.

When the clock of a table runs out, `time_out` in leaving.py says what becomes of the seat.

A live clock has time for the whole game and adds some for each finished turn; a clock by the day gives its days anew
for each move. It runs for the seats of people who may act. Times are milliseconds.
"""

from collections.abc import Mapping

from msgspec import Struct

from lautta.server.table.pace import LivePace, Pace

MINUTE, DAY = 60_000, 86_400_000
BACK = 30_000  # what somebody gets, plus two increments, who comes back after running out of time


class TableClock(Struct, frozen=True):
    """The time that each seat had left at a moment, and the seats (a mask) for which it has been running since."""

    pace: Pace
    left: tuple[int, ...]
    running: int
    at: int

    @property
    def live(self) -> bool:
        """Is it a clock for people who play at the same time?"""
        return isinstance(self.pace, LivePace)

    def left_at(self, now: int) -> list[int]:
        """The time that each seat has left at a moment, never less than 0."""
        gone = max(0, now - self.at)
        return [max(0, left - gone * (self.running >> seat & 1)) for seat, left in enumerate(self.left)]

    @property
    def deadline(self) -> int | None:
        """When the first seat for which it runs will be out of time."""
        running = [left for seat, left in enumerate(self.left) if self.running >> seat & 1]
        return self.at + min(running) if running else None

    def out(self, now: int) -> list[int]:
        """The seats that ran out of time first: several only if they did at the same moment."""
        if self.deadline is None or self.deadline > now:
            return []
        first = self.deadline - self.at
        return [seat for seat, left in enumerate(self.left) if self.running >> seat & 1 and left == first]

    def after(
        self, now: int, running: int, done: int | None, undone: int | None, left: Mapping[int, int], turn: bool = False
    ) -> "TableClock":
        """The clock from now on, running for other seats.

        `done`: the seat that has just acted, or redone what it took back, and `turn`: has it finished a turn, even
        if it is to move again at once; `undone`: the seat that took something
        back, and with it what had been added for that turn. `left` is set anew.
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
        return TableClock(self.pace, tuple(left.get(seat, one) for seat, one in enumerate(times)), running, now)

    def resumed(self, now: int) -> "TableClock":
        """The clock after it has stood still until now."""
        return TableClock(self.pace, self.left, self.running, now)

    def after_return(self, seat: int) -> int:
        """A seat's time when its person comes back."""
        if not isinstance(self.pace, LivePace):
            return whole(self.pace)
        return max(self.left[seat], 2000 * self.pace.increment_s + BACK)


def wound_up(pace: Pace, seats: int, running: int, now: int) -> TableClock:
    """The clock of a game that is starting."""
    return TableClock(pace, (whole(pace),) * seats, running, now)


def whole(pace: Pace) -> int:
    """A seat's time at the start."""
    return pace.minutes * MINUTE if isinstance(pace, LivePace) else pace.days * DAY
