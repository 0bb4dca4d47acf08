"""Tables without a server, for tests of what is pure."""

import itertools
from collections.abc import Collection, Iterable, Mapping, Sequence
from hashlib import sha256
from random import Random

import lautta
from lautta.core.game import Game, GameState
from lautta.server.problem import Problem
from lautta.server.table import commands, moves
from lautta.server.table.events import Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.log import EventLog
from lautta.server.table.notes import Note, Notes
from lautta.server.table.opening import opened
from lautta.server.table.pace import Pace
from lautta.server.table.pending import Batch, PendingEvent
from lautta.server.table.positions import Setup
from lautta.server.table.seating import OPEN, Change, Sitting
from lautta.server.table.viewers import Player

_keys = map(str, itertools.count())


def amsterdam() -> Game:
    return lautta.game("amsterdam")


def tigris() -> Game:
    return lautta.game("tigris")


def roads() -> Game:
    return lautta.game("roads")


def table_of(
    game: Game, seed: int, seats: int = 2, people: Collection[int] | Mapping[int, str] = (0,), pace: Pace | None = None,
    options: Mapping[str, str] | None = None, advice: bool = False,
) -> LiveTable:  # fmt: skip
    """A table that has just been set up; `people` may say which guest sits where."""
    secret = sha256(str(seed).encode()).digest()
    setup = Setup(game, game.board(), game.read_options(options), seats, secret)
    guests = people if isinstance(people, Mapping) else {seat: f"guest {seat}" for seat in people}
    sitting = {
        seat: Sitting("person", f"P{seat}", guests[seat]) if seat in guests else Sitting("computer", level="random")
        for seat in range(seats)
    }
    table = LiveTable("a table", setup, game.rules.version, EventLog([]), "an invite")
    note(
        table, moves.start(table, 1, Change(sitting, host=next(iter(guests.values()), None), pace=pace, advice=advice))
    )
    return table


def waiting_table(game: Game, seed: int, kinds: Sequence[str], pace: Pace | None) -> LiveTable:
    """A table that waits for people; Anna is host and sits in its first seat for a person."""
    secret = sha256(str(seed).encode()).digest()
    setup = Setup(game, game.board("large" if game.name == "duel" else None), game.read_options({}), len(kinds), secret)
    sit = {"open": OPEN, "person": Sitting("person", "Anna", "anna"), "computer": Sitting("computer", level="random")}
    sitting = {seat: sit[kind] for seat, kind in enumerate(kinds)}
    table = LiveTable("a table", setup, game.rules.version, EventLog([]), "an invite")
    note(table, opened(table, Change(sitting, host="anna", pace=pace), 1))
    return table


def reloaded(table: LiveTable, events: list[Event] | None = None, notes: Iterable[Note] = ()) -> LiveTable:
    """The same table from its events alone, and from notes."""
    line = EventLog(table.log.events if events is None else events)
    return LiveTable(table.id, table.setup, table.first_rules, line, table.invite, Notes(notes))


def note(table: LiveTable, planned: PendingEvent | Batch) -> Event:
    """What the owner of a table does, without a disk; answers the first event, or the last there was."""
    if isinstance(planned, Batch):
        first = table.log.number
        for one in planned.notes:
            table.notes.add(one, planned.saved)
        for each in planned.events:
            note(table, each)
        return table.log.events[first] if planned.events else table.last
    table.log.add(planned.event)
    if planned.state:
        table.positions.note(table.log.here, planned.state)
    return planned.event


def player(table: LiveTable, seat: int) -> Player:
    return Player(table.seating.seats[seat].guest or f"computer {seat}", seat)


def do(table: LiveTable, seat: int, act: commands.Command, now: int = 1) -> Event:
    """An act of the person in a seat, with all that follows by itself; answers the event of the act."""
    planned = moves.event_for(table, player(table, seat), act, now)
    assert planned is not None
    event = note(table, planned)
    settle(table, now)
    return event


def settle(table: LiveTable, now: int = 1) -> None:
    while planned := moves.following(table, now):
        note(table, planned)


def act(table: LiveTable, seat: int, code: int, now: int = 1) -> Event:
    """An action of a person, or of a computer player."""
    if table.seating.computer(seat) is not None:
        return note(table, moves.event_for_choice(table, seat, code, now))
    return do(table, seat, commands.Action(next(_keys), table.log.number, state(table).space.text(code)), now)


def say(table: LiveTable, seat: int, *actions: str, now: int = 1) -> None:
    """Actions of the person in a seat, in notation."""
    for action in actions:
        do(table, seat, commands.Action(next(_keys), table.log.number, action), now)


def legal(table: LiveTable, seat: int) -> list[str]:
    """What a seat may do now, by its plan if it has one."""
    if not table.log.last.to_move >> seat & 1:
        return []
    position = table.outlook(seat).state if table.plans(seat) else state(table)
    return [action.text for action in position.actions(seat)]


def undo(table: LiveTable, seat: int, now: int = 1) -> Event:
    return do(table, seat, commands.Undo(next(_keys), table.log.number), now)


def redo(table: LiveTable, seat: int, now: int = 1) -> Event:
    return do(table, seat, commands.Redo(next(_keys), table.log.number), now)


def refused(table: LiveTable, seat: int, act: type[commands.Undo] | type[commands.Redo]) -> str | None:
    """The code with which an undo or redo is refused, if it is; "ask" where the others are asked."""
    try:
        planned = moves.event_for(table, player(table, seat), act("unused", table.log.number), 1)
    except Problem as problem:
        return problem.code
    return "ask" if isinstance(planned, PendingEvent) and planned.event.kind == "ask" else None


def state(table: LiveTable) -> GameState:
    return table.positions.at(table.log.here)


def act_at_random(table: LiveTable, chance: Random) -> Event:
    seat = chance.choice(state(table).to_move)
    return act(table, seat, chance.choice(state(table).legal(seat)))
