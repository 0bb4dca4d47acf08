"""From wishes to tables, from tables to rows, and back."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy.engine import Row

from lautta.core.boards import LoadedBoard
from lautta.core.game import Game, GameState
from lautta.server.messages import SeatInfo, SeatWish, TableLine, TableWish
from lautta.server.problem import Problem, within
from lautta.server.runtime.guests import Guest
from lautta.server.storage import rows
from lautta.server.storage.store import NewRow, Renewed, TableRows, Written, event_row
from lautta.server.table import laying, moves
from lautta.server.table.ends import Outcome, outcome_of
from lautta.server.table.levels import levels
from lautta.server.table.live_table import LiveTable
from lautta.server.table.lookalikes import distinct
from lautta.server.table.names import clean
from lautta.server.table.notes import Notes
from lautta.server.table.pace import LivePace, Pace
from lautta.server.table.pending import Planned
from lautta.server.table.positions import Setup
from lautta.server.table.seating import Change, Sitting
from lautta.server.table.seats import OPEN
from lautta.server.table.state import Damaged, Event, Line, Standing
from lautta.server.table.story import told


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
        seats.append(msgspec.structs.replace(one, name=name))
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


def seats_again(table: LiveTable, guest: str) -> list[Sitting]:
    """The seats of another game with the same people, the next one first; those of others are kept until they come."""
    seats = table.seating.seats
    return [_again(one, guest) for one in (*seats[1:], *seats[:1])]


def _again(one: Sitting, guest: str) -> Sitting:
    if one.kind == "computer" or one.guest is None:
        return Sitting("computer", "" if one.away else one.name, level=one.level)
    return Sitting("person" if one.guest == guest else "open", one.name, one.guest)


def setup_of(game: Game, board: LoadedBoard | None, wish: TableWish) -> Setup:
    """What a table is set up with, its seed drawn from the system; no board where players lay one. Raises Problem."""
    try:
        options = game.read_options(wish.options)
    except ValueError as error:
        raise Problem("no-such-option", text=str(error)) from None
    return Setup(game, board, options, len(wish.seats), secrets.token_bytes(32))


def opened(table: LiveTable, change: Change, now: int) -> Planned:
    """The first event of a table: the game starts, or its board is laid, or it waits for people."""
    if all(one.kind != "open" for one in change.seats.values()):
        return laying.begin(table, now, change.lay, change) if change.lay else moves.start(table, now, change)
    return Planned(Event(1, now, "open", told("server-log-open"), 0, change=change.packed()))


def again(setup: Setup) -> Setup:
    """The same once more, with another seed."""
    return msgspec.structs.replace(setup, seed=secrets.token_bytes(32))


def rows_of(table: LiveTable, now: int) -> list[NewRow]:
    """A new table as rows."""
    setup, standing = table.setup, table.line.last
    head = {
        "id": table.id,
        "game": setup.game.name,
        "board": setup.board_name,
        "options": msgspec.json.encode(setup.options).decode(),
        "rules_version": table.first_rules,
        "seed": setup.seed,
        "seed_hash": table.seed_hash,
        "made_at": now,
        "invite": table.invite,
        "pace": pace_name(standing.pace),
        **head_of(standing),
    }
    seats: list[NewRow] = [
        (rows.seats, {"table_id": table.id, "seat": seat, **_seat_row(one)})
        for seat, one in enumerate(standing.seating.seats)
    ]
    return [(rows.tables, head), *seats, event_row(table.id, table.last)]


def renewed(table: str, before: Standing, after: Standing) -> list[Renewed]:
    """What changes in the rows of a table by which it is found."""
    if before.seating is after.seating and before.status == after.status and before.clock == after.clock:
        return []
    new = []
    if head_of(before) != head_of(after):
        new.append(Renewed(rows.tables, {"id": table}, head_of(after)))
    if before.seating is not after.seating:
        for seat, (was, one) in enumerate(zip(before.seating.seats, after.seating.seats, strict=True)):
            if was != one:
                new.append(Renewed(rows.seats, {"table_id": table, "seat": seat}, _seat_row(one)))
    return new


def results_of(table: LiveTable, at: int, state: GameState, standing: Standing) -> list[Written]:
    """How a game ended, as it is told in lists; and if it was finished, a row for each seat."""
    outcome, setup = outcome_of(state, standing), table.setup
    ended = Renewed(rows.tables, {"id": table.id}, {"ended": msgspec.json.encode(outcome).decode()})
    if outcome.how != "finished":
        return [ended]
    line = table.line
    counts = not standing.seating.stood_in and not any(
        event.redrawn or (event.kind == "action" and line.stood_in(event)) for event in line.events
    )
    shared = {"game": setup.game.name, "board": setup.board.name, "players": setup.seats, "at": at, "counts": counts}
    return [ended, *((rows.results, {"table_id": table.id, "seat": seat, "score": score, **shared})
                     for seat, score in enumerate(outcome.scores))]  # fmt: skip


def head_of(standing: Standing) -> dict[str, Any]:
    """The values in the row of a table that follow from how it stands."""
    seating, clock, status = standing.seating, standing.clock, standing.status
    free = any(one.kind == "open" and one.guest is None for one in seating.seats)
    is_open = seating.listed and (status == "over" or (status == "waiting" and not seating.locked and free))
    laid = {"board": standing.board} if standing.board else {}
    return {"status": status, "open": is_open, "due": clock.deadline if clock else None, **laid}


def _seat_row(one: Sitting) -> dict[str, Any]:
    return {"kind": one.kind, "name": one.name, "level": one.level, "guest_id": one.guest, "away": one.away}


def pace_name(pace: Pace | None) -> str | None:
    """The kind of a clock."""
    return None if pace is None else "live" if isinstance(pace, LivePace) else "days"


def table_of(found: TableRows, game: Game, board: LoadedBoard | None) -> LiveTable:
    """A table from its rows; raises Damaged."""
    head = found.table
    options = msgspec.json.decode(head.options, type=dict[str, str])
    line = Line(found.events)
    if not line.events:
        raise Damaged("there are no events")
    setup = Setup(game, board, options, len(line.last.seating.seats), head.seed)
    table = LiveTable(head.id, setup, head.rules_version, line, head.invite, Notes(found.notes))
    if table.rules_version > game.rules_version:
        raise Damaged(f"it is played by version {table.rules_version} of the rules, which is newer than this program")
    return table


def line_of(table: Row[Any], seats: Sequence[Row[Any]], guest: str) -> TableLine:
    """One table of a guest, from its row with what its last event says, and its seats."""
    mine = [row.seat for row in seats if row.guest_id == guest and row.kind == "person"]
    playing = [row.seat for row in seats if row.seat in mine and row.away is None]
    turn = [seat for seat in playing if table.to_move >> seat & 1]
    return TableLine(
        id=table.id,
        game=table.game,
        status=table.status,
        seats=[_seat_info(row, guest) for row in seats],
        my_seat=next(iter(turn or mine), None),
        my_seats=mine,
        my_turn=bool(turn),
        to_move=[row.seat for row in seats if table.to_move >> row.seat & 1],
        deadline=table.due,
        over=table.status == "over",
        ended=msgspec.json.decode(table.ended, type=Outcome) if table.ended else None,
        number=table.number,
        changed=table.at,
    )


def _seat_info(row: Row[Any], guest: str) -> SeatInfo:
    return SeatInfo(row.name, row.kind, row.level or UNSET, row.away or UNSET, row.guest_id == guest)
