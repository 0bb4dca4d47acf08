"""Laying the board before the game: from a piece that somebody lays to its event.

The events hold the steps so far; each request builds the game's own laying anew from them.
"""

import secrets
from typing import Any

import msgspec
from msgspec import Struct

from lautta.core.game import Game
from lautta.core.laying import BoardLaying, BoardsLaid, LayingError, Written
from lautta.server.problem import Problem, within
from lautta.server.table import commands
from lautta.server.table.events import Damaged, Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.pending import PendingEvent
from lautta.server.table.positions import Setup
from lautta.server.table.seating import Change, ToLay
from lautta.server.table.state import LaidStep, TableState
from lautta.server.table.story import told, told_of_seat
from lautta.words import Words

LONGEST_TITLE = 60


class Laid(Struct, array_like=True):
    """A board that is being laid, by its steps in notation, and the number that a computer's lots are drawn from."""

    players: int
    size: int
    steps: list[str]
    seed: int


def laid_of(game: Game) -> BoardsLaid:
    """How the boards of a game are laid; raises Problem if they are not."""
    if game.boards.laying is None:
        raise Problem("lays-no-boards", game=game.name)
    return game.boards.laying


def wanted(game: Game, size: int, language: str) -> ToLay:
    """That the players of a new table lay its board; raises Problem."""
    found = laid_of(game)
    within((found.least, found.most), size, "wrong-size")
    return ToLay(size, language)


def laying_of(setup: Setup, table_state: TableState) -> BoardLaying:
    """The board as it is laid so far; raises Damaged."""
    laying = setup.game.boards.laying
    if laying is None or table_state.lay is None:
        raise Damaged("no board is laid here")
    try:
        return laying.begin(setup.seats, table_state.lay.size, [piece.text for piece in table_state.laid or ()])
    except ValueError:
        raise Damaged("what was laid cannot be read") from None


def begin(table: LiveTable, now: int, lay: ToLay, change: Change | None = None) -> PendingEvent:
    """The players begin to lay."""
    laying = laying_of(table.setup, TableState(lay=lay))
    packed = change.packed() if change else None
    sentence = told("server-log-laying", size=lay.size)
    return PendingEvent(Event(table.log.number + 1, now, "laying", sentence, _mask(laying), change=packed))


def event_for_laying(table: LiveTable, seat: int, command: commands.GameCommand, now: int) -> PendingEvent:
    """The event that an act leads to; raises Problem."""
    if isinstance(command, commands.Action):
        return lay(table, seat, command.action, now, key=command.key, seen=command.seen)
    if isinstance(command, commands.Actions):
        raise Problem("one-at-a-time")
    if isinstance(command, commands.Redo):
        raise Problem("nothing-to-redo")
    return _lift(table, seat, command, now)


def lay(table: LiveTable, seat: int, step: Written, now: int, **asked: Any) -> PendingEvent:
    """Lay a piece."""
    laying, number = laying_of(table.setup, table.log.last), len(table.log.last.laid or ())
    if laying.to_move != seat:
        raise Problem("not-your-turn", seat=seat)
    try:
        text = laying.written(step)
        laying.step(text)
    except LayingError as error:
        raise Problem("bad-laying", number=number, reason=error.reason, why=str(error)) from None
    except ValueError:
        raise Problem("malformed-action", text=step if isinstance(step, str) else " ".join(step.values())) from None
    said = laying.told(text)
    sentence = told_of_seat(said.key, seat, table.seating.seats[seat].stood_in, **said.args)
    return PendingEvent(
        Event(table.log.number + 1, now, "lay", sentence, _mask(laying), seat=seat, action=text, **asked)
    )


def _lift(table: LiveTable, seat: int, command: commands.Undo, now: int) -> PendingEvent:
    table_state = table.log.last
    mine = liftable(table_state, seat)
    if mine is None:
        raise Problem("nothing-to-undo")
    left = tuple(piece for piece in table_state.laid or () if piece.number < mine.number)
    laying = laying_of(table.setup, msgspec.structs.replace(table_state, laid=left))
    sentence, number = told_of_seat("server-log-lift", seat), table.log.number + 1
    return PendingEvent(Event(number, now, "lift", sentence, _mask(laying), seat=seat, to=mine.number - 1,
                         key=command.key, seen=command.seen))  # fmt: skip


def liftable(table_state: TableState, seat: int) -> LaidStep | None:
    """The last piece of a seat, as long as no other person who is there has laid one since."""
    others = table_state.seating.others(seat)
    for piece in reversed(table_state.laid or ()):
        if piece.seat == seat:
            return piece
        if piece.seat in others:
            return None
    return None


def text_of(table: LiveTable, step: Written) -> str | None:
    """A step in notation, None for what is none."""
    try:
        return laying_of(table.setup, table.log.last).written(step)
    except ValueError:
        return None


def laid_so_far(table: LiveTable) -> Laid:
    """The request to the computer player that lays the next piece."""
    table_state = table.log.last
    size = table_state.lay.size if table_state.lay else 0
    return Laid(table.setup.seats, size, [piece.text for piece in table_state.laid or ()], secrets.randbits(64))


def may_be_laid(table: LiveTable, piece: str) -> bool:
    """Is this a piece, in notation, that may be laid next?"""
    return _takes(laying_of(table.setup, table.log.last), piece)


def may_follow(game: Game, laid: Laid, piece: str) -> bool:
    """Is this a piece, in notation, that may be laid after those that a computer player was told?"""
    return _takes(laid_of(game).begin(laid.players, laid.size, laid.steps), piece)


def _takes(laying: BoardLaying, piece: str) -> bool:
    try:
        laying.step(laying.written(piece))
    except (LayingError, ValueError):
        return False
    return True


def anything(table: LiveTable) -> str:
    """Some piece that may be laid next, by lot."""
    laying = laying_of(table.setup, table.log.last)
    spots = secrets.SystemRandom().sample(laying.spots(), len(laying.spots()))
    return next(secrets.choice(steps).text for spot in spots if (steps := laying.steps(spot)))


def finished(table: LiveTable) -> bool:
    """Does the whole board lie there, and has the game not begun?"""
    table_state = table.log.last
    return table_state.status == "laying" and not table_state.to_move


def data_of(table: LiveTable) -> dict[str, Any]:
    """The board that was laid as its file has it, with a title that names the people."""
    table_state = table.log.last
    words = Words(table_state.lay.language if table_state.lay else "en")
    names = ", ".join(one.name for one in table_state.seating.seats if one.kind == "person" and one.name)
    title = words.say("server-laid-by", names=names) if names else words.say("server-laid")
    return dict(laying_of(table.setup, table_state).data(title[:LONGEST_TITLE].strip()))


def _mask(laying: BoardLaying) -> int:
    return 0 if laying.to_move is None else 1 << laying.to_move
