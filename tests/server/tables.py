"""Tables without a server, for tests of what is pure."""

import itertools
from collections.abc import Collection
from hashlib import sha256
from random import Random

import lautta
from lautta.core.game import Game, GameState
from lautta.server import moves
from lautta.server.errors import Problem
from lautta.server.live_table import LiveTable
from lautta.server.messages import ActionWish, SeatInfo
from lautta.server.positions import Setup
from lautta.server.table import Event, Line

_keys = map(str, itertools.count())


def amsterdam() -> Game:
    return lautta.game("amsterdam")


def table_of(game: Game, seed: int, seats: int = 2, people: Collection[int] = (0,)) -> LiveTable:
    """A table that has just been set up."""
    secret = sha256(str(seed).encode()).digest()
    board = game.board()
    setup = Setup(game, board, game.read_options({}), seats, secret)
    info = [SeatInfo(f"P{seat}", "person" if seat in people else "computer") for seat in range(seats)]
    table = LiveTable("a table", setup, game.rules_version, info, {seat: f"guest {seat}" for seat in people}, Line([]))
    table.line.add(moves.start(game.new(seats, secret, board, setup.options), 1))
    return table


def reloaded(table: LiveTable, events: list[Event] | None = None) -> LiveTable:
    """The same table from its events alone."""
    line = Line(table.line.events if events is None else events)
    return LiveTable(table.id, table.setup, table.first_rules, table.seats, table.guests, line)


def do(table: LiveTable, seat: int, ask: moves.Ask | moves.Choice) -> Event:
    """What the owner of a table does, without a disk."""
    planned = moves.plan(table, seat, ask, 1)
    table.line.add(planned.event)
    table.positions.note(table.line.here, planned.state)
    return planned.event


def act(table: LiveTable, seat: int, code: int) -> Event:
    return do(table, seat, ActionWish(state(table).space.text(code), table.line.number, next(_keys)))


def undo(table: LiveTable, seat: int) -> Event:
    return do(table, seat, moves.Undo(table.line.number, next(_keys)))


def redo(table: LiveTable, seat: int) -> Event:
    return do(table, seat, moves.Redo(table.line.number, next(_keys)))


def refused(table: LiveTable, seat: int, ask: type[moves.Undo] | type[moves.Redo]) -> str | None:
    """The code with which an undo or redo is refused, if it is."""
    try:
        moves.plan(table, seat, ask(table.line.number, "unused"), 1)
    except Problem as problem:
        return problem.code
    return None


def state(table: LiveTable) -> GameState:
    return table.positions.at(table.line.here)


def act_at_random(table: LiveTable, chance: Random) -> Event:
    seat = chance.choice(state(table).to_move)
    return act(table, seat, chance.choice(state(table).legal(seat)))
