"""The sentences about an event: made when it happens and stored with it, so that they never change."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from lautta.core import game as core
from lautta.core.game import GameState
from lautta.server.table.ends import winners_instead
from lautta.server.table.seating import Seating

EMPTY = Raw(b"[]")
NOTHING = b"{}"  # for what has no sentence, such as a chat


class Sentences(Struct, frozen=True, omit_defaults=True):
    """Sentences for everybody, and those for seats that were told something else. Already encoded.

    `turn` and `phase`: when in the game it happened, where it is about the game.
    """

    all: Raw = EMPTY
    seats: dict[int, Raw] = {}
    turn: int = 0
    phase: str = ""

    def of(self, seat: int | None) -> Raw:
        """The sentences for a seat (None: a spectator)."""
        return self.all if seat is None else self.seats.get(seat, self.all)


def told_at(seating: Seating, before: GameState, seat: int, code: int, after: GameState) -> bytes:
    """The sentences about an action and the winners, for everybody at a table."""
    return told_of_action(before, seat, code, after, seating.seats[seat].stood_in, winners_instead(seating, after))


def told_of_action(
    before: GameState, seat: int, code: int, after: GameState, stood_in: bool = False,
    winners: Sequence[int] | None = None,
) -> bytes:  # fmt: skip
    """What everybody is told of an action; if a computer that `stood_in` did it, its seat is told the same as all.

    `winners` are those who have won with it, if these are not the winners by the rules alone.
    """

    def tell(viewer: int | None) -> list[core.Said]:
        return _with_winners(after.tell(before, seat, code, viewer), after.game.name, viewer, winners)

    everybody = tell(None)
    viewers = _named(everybody, seat) if after.game.story.names_readers else range(after.players)
    seats = {viewer: tell(viewer) for viewer in viewers if viewer != seat or not stood_in}
    others = {viewer: _encoded(said) for viewer, said in seats.items() if said != everybody}
    return msgspec.json.encode(Sentences(_encoded(everybody), others, before.turn, before.phase))


def _with_winners(
    said: Sequence[core.Said], game: str, viewer: int | None, winners: Sequence[int] | None
) -> list[core.Said]:
    """Sentences in which the game's own naming of winners is replaced, if others have won."""
    if winners is None:
        return list(said)
    named = (f"{game}-log-won", f"{game}-log-shares-win")
    won = [core.Said("server-log-won", {"seat": seat, "you": int(seat == viewer)}) for seat in winners]
    return [*(one for one in said if one.key not in named), *won]


def _named(sentences: Sequence[core.Said], *seats: int) -> list[int]:
    return sorted({*seats, *(seat for said in sentences if isinstance(seat := said.args.get("seat"), int))})


def told(key: str, **args: str | int) -> bytes:
    """One of the server's own sentences, the same for everybody."""
    return msgspec.json.encode(Sentences(_encoded([core.Said(key, args)])))


def told_of_seat(key: str, seat: int, stood_in: bool = False, **args: str | int) -> bytes:
    """A sentence about a seat: as in games, `you` is 1 for that seat itself, unless a computer `stood_in`."""
    return told_of_seats(key, [seat], stood_in, **args)


def told_of_return(key: str, seat: int, state: GameState) -> bytes:
    """A sentence about a seat that takes back or does again what led to a position."""
    return msgspec.json.encode(replace(read_told(told_of_seat(key, seat)), turn=state.turn, phase=state.phase))


def told_of_seats(key: str, seats: Sequence[int], stood_in: bool = False, **args: str | int) -> bytes:
    """The same sentence about each of several seats."""

    def as_told(viewer: int | None) -> Raw:
        return _encoded([core.Said(key, {"seat": seat, "you": int(seat == viewer), **args}) for seat in seats])

    return msgspec.json.encode(Sentences(as_told(None), {} if stood_in else {seat: as_told(seat) for seat in seats}))


def read_told(data: bytes) -> Sentences:
    """Decode what was told, as its event stores it."""
    return _read(data)


_read = lru_cache(4096)(msgspec.json.Decoder(Sentences).decode)


def _encoded(sentences: Sequence[core.Said]) -> Raw:
    return Raw(msgspec.json.encode(sentences))
