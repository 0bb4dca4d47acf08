"""The clocks of a table, as a fold of when its events happened. Pure: who asks says what time it is.

What becomes of a seat that is out of time is in leaving.py.

A live clock has time for the whole game and adds some for each finished turn; a clock by the day has its days anew for
each move. It runs for the seats of people who may act. Times are milliseconds.
"""

from collections.abc import Mapping

from msgspec import Struct

from lautta.server.table.pace import LivePace, Pace

MINUTE, DAY = 60_000, 86_400_000
BACK = 30_000  # what somebody has who comes back after running out of time, with two increments


class Clock(Struct, frozen=True):
    """What each seat had left at a time, and the mask of the seats for which it has run since."""

    pace: Pace
    left: tuple[int, ...]
    running: int
    at: int

    @property
    def live(self) -> bool:
        """Is it for people who play at the same time?"""
        return isinstance(self.pace, LivePace)

    def left_at(self, now: int) -> list[int]:
        """What each seat has left at a time; nothing is less than none."""
        gone = max(0, now - self.at)
        return [max(0, left - gone * (self.running >> seat & 1)) for seat, left in enumerate(self.left)]

    @property
    def deadline(self) -> int | None:
        """When the first seat for which it runs is out of time."""
        running = [left for seat, left in enumerate(self.left) if self.running >> seat & 1]
        return self.at + min(running) if running else None

    def out(self, now: int) -> list[int]:
        """The seats that ran out of time first: several only if it was at the same moment."""
        if self.deadline is None or self.deadline > now:
            return []
        first = self.deadline - self.at
        return [seat for seat, left in enumerate(self.left) if self.running >> seat & 1 and left == first]

    def after(
        self, now: int, running: int, done: int | None, undone: int | None, left: Mapping[int, int], turn: bool = False
    ) -> "Clock":
        """The clock from now on, running for other seats.

        `done`: the seat that has just acted, or done again what it took back, and `turn` that it has finished a turn
        even if it is at once to move again; `undone`: the seat that took something
        back, and with it what finishing that turn had added. `left` is set anew.
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
        return Clock(self.pace, tuple(left.get(seat, one) for seat, one in enumerate(times)), running, now)

    def resumed(self, now: int) -> "Clock":
        """It stood still until now."""
        return Clock(self.pace, self.left, self.running, now)

    def after_return(self, seat: int) -> int:
        """What somebody has who comes back."""
        if not isinstance(self.pace, LivePace):
            return whole(self.pace)
        return max(self.left[seat], 2000 * self.pace.increment_s + BACK)


def wound_up(pace: Pace, seats: int, running: int, now: int) -> Clock:
    """The clock of a game that starts."""
    return Clock(pace, (whole(pace),) * seats, running, now)


def whole(pace: Pace) -> int:
    """What a seat has at first."""
    return pace.minutes * MINUTE if isinstance(pace, LivePace) else pace.days * DAY
