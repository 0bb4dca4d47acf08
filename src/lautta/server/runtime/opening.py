"""What somebody asks for who opens a table: who sits there, and what it is set up with."""

import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from lautta.core.boards import LoadedBoard
from lautta.core.game import Game
from lautta.server.messages import SeatWish, TableWish
from lautta.server.problem import Problem, within
from lautta.server.runtime.guests import Guest
from lautta.server.table.levels import levels
from lautta.server.table.lookalikes import distinct
from lautta.server.table.names import clean
from lautta.server.table.positions import Setup
from lautta.server.table.seating import Sitting
from lautta.server.table.seats import OPEN


def seats_of(game: Game, wishes: Sequence[SeatWish], guest: Guest) -> list[Sitting]:
    """Who sits where; a person without a name has the guest's. Raises Problem."""
    within(game.players, len(wishes), "wrong-number-of-seats", game=game.name)
    kinds = [wish.kind for wish in wishes]
    if kinds.count("person") > 1:
        raise Problem("one-person")
    if "open" in kinds and not {"person", "shared"}.intersection(kinds):
        raise Problem("nobody-sits")
    seats: list[Sitting] = []
    for wish in wishes:
        one = _sitting(game, wish, guest)
        name = distinct(one.name, [other.name for other in seats])
        seats.append(replace(one, name=name))
    return seats


def _sitting(game: Game, wish: SeatWish, guest: Guest) -> Sitting:
    if wish.kind in ("person", "shared"):
        return Sitting("person", clean(wish.name) or guest.name, guest.id)
    if wish.kind == "open":
        return OPEN
    offered = levels(game)
    level = wish.level or offered[0]
    if level not in offered:
        raise Problem("no-such-level", level=level)
    return Sitting("computer", clean(wish.name), level=level)


def setup_of(game: Game, board: LoadedBoard | None, wish: TableWish) -> Setup:
    """What a table is set up with, its seed drawn from the system; no board where players lay one. Raises Problem."""
    try:
        options = game.read_options(wish.options)
    except ValueError as error:
        raise Problem("no-such-option", text=str(error)) from None
    return Setup(game, board, options, len(wish.seats), secrets.token_bytes(32))
