"""What is told of an event: worked out when it happens and kept with it, so that it stays as it was told."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Raw, Struct

from lautta.core import game as core
from lautta.core.game import GameState

EMPTY = Raw(b"[]")
NOTHING = b"{}"  # told of what is no sentence, such as a chat


class Told(Struct, frozen=True, omit_defaults=True):
    """Sentences for everybody, and those of the seats that were told something else. Encoded already."""

    all: Raw = EMPTY
    seats: dict[int, Raw] = {}

    def of(self, seat: int | None) -> Raw:
        """What a seat (None: a spectator) was told."""
        return self.all if seat is None else self.seats.get(seat, self.all)


def told_of_action(before: GameState, seat: int, code: int, after: GameState) -> bytes:
    """What everybody is told of an action."""
    everybody = after.tell(before, seat, code, None)
    viewers = _named(everybody, seat) if after.game.names_readers else range(after.players)
    seats = {viewer: after.tell(before, seat, code, viewer) for viewer in viewers}
    others = {viewer: _encoded(said) for viewer, said in seats.items() if said != everybody}
    return msgspec.json.encode(Told(_encoded(everybody), others))


def _named(sentences: Sequence[core.Said], *seats: int) -> list[int]:
    return sorted({*seats, *(seat for said in sentences if isinstance(seat := said.args.get("seat"), int))})


def told(key: str, **args: str | int) -> bytes:
    """One of the server's own sentences, the same for everybody."""
    return msgspec.json.encode(Told(_encoded([core.Said(key, args)])))


def told_of_seat(key: str, seat: int, **args: str | int) -> bytes:
    """A sentence about a seat: as in games, `you` is 1 for that seat itself."""
    everybody, mine = (_encoded([core.Said(key, {"seat": seat, "you": you, **args})]) for you in (0, 1))
    return msgspec.json.encode(Told(everybody, {seat: mine}))


def read_told(data: bytes) -> Told:
    """What was told, as it was kept."""
    return _read(data)


_read = lru_cache(4096)(msgspec.json.Decoder(Told).decode)


def _encoded(sentences: Sequence[core.Said]) -> Raw:
    return Raw(msgspec.json.encode(sentences))
