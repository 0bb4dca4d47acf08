"""Computer players that make trouble in a worker process."""

import os
import signal
import time
from typing import Any

ALL = ("Hangs", "Slow", "Dies", "Babbles", "Prints", "Raises", "Lingers")
LINGER = "LAUTTA_TEST_LINGERS"  # seconds


class First:
    def __init__(self, seed: int) -> None: ...

    def choose(self, view: Any, seat: int) -> int:
        return min(view.legal(seat))


class Hangs(First):
    def choose(self, view: Any, seat: int) -> int:
        while True:
            time.sleep(1)


class Slow(First):
    def choose(self, view: Any, seat: int) -> int:
        time.sleep(0.3)
        return super().choose(view, seat)


class Dies(First):
    def choose(self, view: Any, seat: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Babbles(First):
    """Writes rubbish wherever its process could be heard."""

    def choose(self, view: Any, seat: int) -> int:
        for file in range(3, 64):
            try:
                os.write(file, b"\xff" * 64)
            except OSError:
                continue
        return super().choose(view, seat)


class Prints(First):
    def choose(self, view: Any, seat: int) -> int:
        print("I think, so I am " * 100)
        return super().choose(view, seat)


class Raises(First):
    def choose(self, view: Any, seat: int) -> int:
        raise ValueError


class Lingers(First):
    """Thinks for long on machines of which the environment says so."""

    def choose(self, view: Any, seat: int) -> int:
        time.sleep(float(os.environ.get(LINGER, "0")))
        return super().choose(view, seat)
