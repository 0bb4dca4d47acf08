"""A table as database rows, and back."""

from collections.abc import Iterator
from typing import Any

import msgspec

from lautta.core.boards import LoadedBoard
from lautta.core.game import Game, GameState
from lautta.server.storage import rows
from lautta.server.storage.checksums import OF_TABLE, checksum
from lautta.server.storage.listings import listing_of
from lautta.server.storage.store import Gone, NewRow, Renewed, TableRows, Written, event_row
from lautta.server.table import forgetting
from lautta.server.table.ends import outcome_of
from lautta.server.table.events import Damaged, Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.log import EventLog
from lautta.server.table.notes import Notes
from lautta.server.table.notices import Notice, Past, notices
from lautta.server.table.pace import LivePace, Pace
from lautta.server.table.positions import Setup
from lautta.server.table.seating import Sitting
from lautta.server.table.state import TableState


def rows_of(table: LiveTable, owner: int | None = None) -> list[Written]:
    """The rows of a new table, and the epoch of the process that owns it."""
    setup, table_state = table.setup, table.log.last
    head = {
        "id": table.id,
        "game": setup.game.name,
        "board": setup.board_name,
        "options": msgspec.json.encode(setup.options).decode(),
        "rules_version": table.first_rules,
        "seed": setup.seed,
        "seed_hash": table.seed_hash,
        "made_at": table.log.events[0].at,
        "invite": table.invite,
        "owner": owner,
        "pace": pace_name(table_state.pace),
        "day": table_state.day.isoformat() if table_state.day else None,
        "group_id": table_state.group,
        "sketch": sketch_of(table.positions.at(table.log.here)) if table_state.status == "playing" else None,
        **head_of(table_state),
    }
    head["checksum"] = checksum({name: head[name] for name in OF_TABLE})
    seats: list[NewRow] = [
        (rows.seats, {"table_id": table.id, "seat": seat, **_seat_row(one)})
        for seat, one in enumerate(table_state.seating.seats)
    ]
    told = noticed(table, None, *zip(table.log.events, table.log.states, strict=True))
    return [(rows.tables, head), *seats, *(event_row(table.id, event) for event in table.log.events), *told]


def renewed(table: str, before: TableState, after: TableState) -> list[Renewed]:
    """Changes to a table's index rows."""
    if before.seating is after.seating and before.status == after.status and before.clock == after.clock:
        return []
    new = []
    if (head := head_of(after)) != head_of(before):
        new.append(Renewed(rows.tables, {"id": table}, head))
    if before.seating is not after.seating:
        for seat, (was, one) in enumerate(zip(before.seating.seats, after.seating.seats, strict=True)):
            if was != one:
                new.append(Renewed(rows.seats, {"table_id": table, "seat": seat}, _seat_row(one)))
    return new


def without(found: TableRows, guest: str) -> Iterator[Written]:
    """Changes to a table's rows after which nothing there is about a guest but what they did; raises Damaged."""
    key = {"table_id": found.table.id}
    new = {event.number: event for event in forgetting.without(found.events, guest)}
    for number, event in new.items():
        _, values = event_row(found.table.id, event)
        changed = {name: values[name] for name in ("told", "change", "checksum")}
        yield Renewed(rows.events, {**key, "number": number}, changed)
    log = EventLog(new.get(event.number, event) for event in found.events)
    yield Renewed(rows.tables, {"id": found.table.id}, {"offer": head_of(log.last)["offer"]})
    before = EventLog(found.events).last.seating.seats
    for seat, (was, one) in enumerate(zip(before, log.last.seating.seats, strict=True)):
        if was != one or one.guest == guest:
            yield Renewed(rows.seats, {**key, "seat": seat}, {"name": one.name})
            yield from (Gone(table, {**key, "seat": seat}) for table in (rows.notes, rows.results))


def noticed(table: LiveTable, before: TableState | None, *events: tuple[Event, TableState]) -> list[Written]:
    """What people who are away will be told of events, each with the state after it, and need not be told any more."""
    found: dict[tuple[str, str], Notice | Past] = {}
    for event, after in events:
        found |= {(one.receiver, one.kind): one for one in notices(before, after, event)}
        before = after
    return [_notice_row(table.id, one) for one in found.values()]


def _notice_row(table: str, one: Notice | Past) -> Written:
    key = {"receiver": one.receiver, "table_id": table, "kind": one.kind}
    if isinstance(one, Past):
        return Gone(rows.notices, key)
    about = {"number": one.number, "due": one.due, "until": one.until}
    return rows.notices, {**key, **about, "held": False, "claimed": None}


def sketched(table: str, state: GameState) -> Renewed:
    """The sketch of a position in the row of its table."""
    return Renewed(rows.tables, {"id": table}, {"sketch": sketch_of(state)})


def sketch_of(state: GameState) -> str:
    """The little of a position that lists draw, as JSON."""
    view = state.view(None)
    return msgspec.json.encode(view.game.clients.sketch(view)).decode()


def results_of(table: LiveTable, at: int, state: GameState, table_state: TableState) -> list[Written]:
    """How a game ended, as lists show it; and if it was finished, a row for each seat."""
    outcome, setup = outcome_of(state, table_state), table.setup
    ended = Renewed(rows.tables, {"id": table.id}, {"ended": msgspec.json.encode(outcome).decode()})
    if outcome.how != "finished":
        return [ended]
    log = table.log
    counts = not table_state.seating.stood_in and not any(
        event.redrawn or (event.kind == "action" and log.stood_in(event)) for event in log.events
    )
    shared = {"game": setup.game.name, "board": setup.board.name, "players": setup.seats, "at": at}
    seats = zip(table_state.seating.seats, outcome.scores, strict=True)
    return [ended, *((rows.results, {"table_id": table.id, "seat": seat, "score": score, **shared,
                                     "counts": counts and not one.program})  # programs do not count among people
                     for seat, (one, score) in enumerate(seats))]  # fmt: skip


def head_of(table_state: TableState) -> dict[str, Any]:
    """The values in a table's row that follow from how it stands."""
    seating, clock, status = table_state.seating, table_state.clock, table_state.status
    free = any(one.kind == "open" and one.guest is None for one in seating.seats)
    is_open = seating.listed and (status == "over" or (status == "waiting" and not seating.locked and free))
    laid = {"board": table_state.board} if table_state.board else {}
    offer = msgspec.json.encode(listing_of(table_state)).decode()
    return {"status": status, "open": is_open, "due": clock.deadline if clock else None, "offer": offer, **laid}


def _seat_row(one: Sitting) -> dict[str, Any]:
    return {"kind": one.kind, "name": one.name, "level": one.level, "guest_id": one.guest, "away": one.away}


def pace_name(pace: Pace | None) -> str | None:
    """The name of a kind of clock."""
    return None if pace is None else "live" if isinstance(pace, LivePace) else "days"


def table_of(found: TableRows, game: Game, board: LoadedBoard | None) -> LiveTable:
    """A table from its rows; raises Damaged."""
    head = found.table
    options = msgspec.json.decode(head.options, type=dict[str, str])
    log = EventLog(found.events)
    if not log.events:
        raise Damaged("there are no events")
    setup = Setup(game, board, options, len(log.last.seating.seats), head.seed)
    table = LiveTable(head.id, setup, head.rules_version, log, head.invite, Notes(found.notes))
    if table.rules_version > game.rules.version:
        raise Damaged(f"it is played by version {table.rules_version} of the rules, which is newer than this program")
    return table
