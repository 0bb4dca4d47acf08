"""Messages between processes without an answer: each arrives at most once, in no order. Send nothing vital here."""

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

Heard = Callable[[bytes], None]


class Bus(Protocol):
    """Messages from one process to all others."""

    def tell(self, topic: str, message: bytes) -> None:
        """Tell all other processes something; never waits."""
        ...

    def listen(self, topic: str, heard: Heard) -> None:
        """Call `heard` with each message of a topic that another process tells."""
        ...


class Alone:
    """The bus of a process that is alone."""

    def tell(self, topic: str, message: bytes) -> None:
        """See `Bus.tell`: nobody hears it."""

    def listen(self, topic: str, heard: Heard) -> None:
        """See `Bus.listen`: nothing comes."""


class Together:
    """Processes in one memory that tell each other things, for tests.

    >>> together = Together()
    >>> one, other = together.bus(), together.bus()
    >>> other.listen("greeting", print)
    >>> one.tell("greeting", b"hello")
    b'hello'
    """

    def __init__(self) -> None:
        self._all: list[_OneOfThem] = []

    def bus(self) -> "_OneOfThem":
        """The bus of one more process."""
        self._all.append(_OneOfThem(self._all))
        return self._all[-1]


class _OneOfThem:
    def __init__(self, everybody: "list[_OneOfThem]") -> None:
        self._everybody = everybody
        self._listening: dict[str, list[Heard]] = defaultdict(list)

    def tell(self, topic: str, message: bytes) -> None:
        for other in self._everybody:
            if other is not self:
                for heard in other._listening[topic]:
                    heard(message)

    def listen(self, topic: str, heard: Heard) -> None:
        self._listening[topic].append(heard)
