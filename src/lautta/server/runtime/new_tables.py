"""Opening a table: for somebody who asks for it, and for a rematch of the same people."""

import secrets
from collections.abc import Sequence
from contextlib import suppress

from lautta.core.boards import LoadedBoard
from lautta.core.game import Game
from lautta.server.messages.seats import SeatRequest
from lautta.server.messages.table import TableRequest
from lautta.server.problem import Problem, within
from lautta.server.runtime.days import check_day
from lautta.server.runtime.guests import Guest
from lautta.server.runtime.loading import saved
from lautta.server.runtime.server import Server
from lautta.server.runtime.table_actor import TableActor
from lautta.server.storage.store import Written
from lautta.server.storage.table_rows import rows_of
from lautta.server.table import commands, laying
from lautta.server.table.advice import check_thinks
from lautta.server.table.confusables import distinct
from lautta.server.table.hosting import opponent
from lautta.server.table.levels import levels
from lautta.server.table.live_table import LiveTable
from lautta.server.table.log import EventLog
from lautta.server.table.names import chosen, clean, new_id
from lautta.server.table.opening import opened
from lautta.server.table.positions import Setup
from lautta.server.table.rematch import again, seats_again
from lautta.server.table.seating import OPEN, Change, Sitting
from lautta.server.table.viewers import Player


class Outrun(Exception):
    """Somebody else has already opened the rematch."""


async def open_table(server: Server, request: TableRequest, guest: Guest, language: str) -> TableActor:
    """Set up a table where this guest sits and is host; raises Problem.

    If the players lay its board, the board gets a title in the host's language and becomes one of the host's.
    """
    game = server.game(request.game)
    if request.group:
        await server.groups.of_member(request.group, guest.id)
    seats, seed = seats_of(game, request.seats, guest), secrets.token_bytes(32)
    board, lay = None, None
    if request.day:
        check_day(game, request.day, request, server.now())
        seed = server.seed_of(game, request.day)
    if request.lay is None:
        board = await server.boards.find(game, request.board or game.boards.names[0], guest.id)
    elif request.board is None:
        lay = laying.wanted(game, request.lay, language)
        await server.boards.room_for(guest.id)
    else:
        raise Problem("malformed", text="either there is a board, or it is laid")
    if request.advice:
        check_thinks(game, len(seats))
    listed = request.listed and request.group is None
    change = Change(
        dict(enumerate(seats)), host=guest.id, listed=listed, advice=request.advice, pace=request.clock,
        lay=lay, day=request.day, programs=request.programs or guest.program, group=request.group,
    )  # fmt: skip
    table, epoch = _new_table(server, setup_of(game, board, request, seed), change), server.store.epoch
    return await server.tables.own_once(table, epoch, saved(server.store, *rows_of(table, epoch), epoch=epoch))


async def rematch(server: Server, actor: TableActor, player: Player, key: str) -> TableActor:
    """Another table for the same people, saved together with the event that tells of it; raises Problem."""
    old = actor.table
    if old.status == "over" and not old.log.last.rematch:
        seats = dict(enumerate(seats_again(old, player.guest)))
        last, terms = old.log.last, old.seating
        is_member = last.group is not None and await server.groups.has(last.group, player.guest)
        change = Change(
            seats, host=player.guest, pace=last.pace, advice=terms.advice, programs=terms.programs,
            group=last.group if is_member else None,
        )  # fmt: skip
        table, epoch = _new_table(server, again(old.setup), change), server.store.epoch
        command = commands.Rematch(key, None, table.id)
        with suppress(Outrun):
            return await server.tables.own_once(table, epoch, _propose(actor, player, command, rows_of(table, epoch)))
    if not old.log.last.rematch:
        raise Problem("not-over")
    return await server.tables.actor(old.log.last.rematch)


async def _propose(actor: TableActor, player: Player, command: commands.Rematch, rows: Sequence[Written]) -> None:
    await actor.ask(player, command, rows)
    if actor.table.log.last.rematch != command.table:
        raise Outrun


def _new_table(server: Server, setup: Setup, change: Change) -> LiveTable:
    table = LiveTable(server.tables.new_id(), setup, setup.game.rules.version, EventLog([]), new_id())
    pending = opened(table, change, server.now())
    table.log.add(pending.event)
    return table


def seats_of(game: Game, requests: Sequence[SeatRequest], guest: Guest) -> list[Sitting]:
    """The seats of a new table; a person without a name gets the guest's. Raises Problem."""
    within(game.players, len(requests), "wrong-number-of-seats", game=game.name)
    kinds = [request.kind for request in requests]
    if kinds.count("person") > 1:
        raise Problem("one-person")
    if "open" in kinds and not {"person", "shared"}.intersection(kinds):
        raise Problem("nobody-sits")
    seats: list[Sitting] = []
    for request in requests:
        seats.append(_sitting(game, request, guest, len(requests), [other.name for other in seats]))
    return seats


def _sitting(game: Game, request: SeatRequest, guest: Guest, number: int, others: Sequence[str]) -> Sitting:
    if request.kind in ("person", "shared"):
        name = chosen(request.name) if request.name else guest.name
        return Sitting("person", distinct(name, others), guest.id, program=guest.program)
    if request.kind == "open":
        return OPEN
    offered = levels(game, number)
    level = request.level or offered[0]
    if level not in offered:
        raise Problem("no-such-level", level=level)
    return opponent(level, others, clean(request.name))


def setup_of(game: Game, board: LoadedBoard | None, request: TableRequest, seed: bytes) -> Setup:
    """A table's set-up; no board if the players lay it. Raises Problem."""
    try:
        options = game.read_options(request.options)
    except ValueError as error:
        raise Problem("no-such-option", text=str(error)) from None
    return Setup(game, board, options, len(request.seats), seed)
