"""Queries about what people have played: their tables page by page, games alone, and whom they met."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Row

from lautta.server.problem import Problem
from lautta.server.storage import rows
from lautta.server.storage.store import Store, last_event

Options = Mapping[str, Sequence[str]]  # by game: the sets of options with which a result counts
Where = sa.ColumnElement[bool]
MOST_MET = 500  # tables, the newest, from which it follows whom somebody met
MOST_BOARDS = 30

_seats, _tables, _results = rows.seats, rows.tables, rows.results
_FIRST_SEAT = (_results.c.table_id == _tables.c.id) & (_results.c.seat == 0)


def of_members(group: str) -> Where:
    """The seats of the members of a group."""
    return _seats.c.guest_id.in_(sa.select(rows.members.c.guest_id).where(rows.members.c.group_id == group))


def of_guest(guest: str) -> Where:
    """The seats of a guest."""
    return _seats.c.guest_id == guest


async def tables_of_group(store: Store, group: str, after: str | None, most: int) -> list[Row[Any]]:
    """At most this many tables of a group, from the first or after one of them: first those to join, then those that go
    on, last those that are over, each kind latest change first. Raises Problem.
    """
    last = last_event()
    rank = sa.case((_tables.c.status == "waiting", 0), (_tables.c.status == "over", 2), else_=1)
    key = (rank, -last.events.c.place, -last.at, _tables.c.id)
    return await _page(store, _tables.c.group_id == group, last.at, key, after, most)


async def played_by(store: Store, guest: str, game: str | None, after: str | None, most: int) -> list[Row[Any]]:
    """The same for the games of a guest that are over (or only of one game), the one that ended last first; `at` is
    when it did, as people go on talking.
    """
    ended = sa.func.coalesce(_results.c.at, last_event().at)
    mine = _tables.c.id.in_(sa.select(_seats.c.table_id).where(_seats.c.guest_id == guest))
    which = mine & (_tables.c.status == "over")
    if game is not None:
        which &= _tables.c.game == game
    return await _page(store, which, ended, (-ended, _tables.c.id), after, most)


async def _page(
    store: Store, which: Where, at: Any, key: Sequence[Any], after: str | None, most: int
) -> list[Row[Any]]:
    last = last_event()
    query = sa.select(_tables, last.events.c.number, last.events.c.to_move, at.label("at"))
    query = query.join(last.events, last.of_table).outerjoin(_results, _FIRST_SEAT)
    query = query.where(which, _tables.c.status != "closed")
    page = query.order_by(*key).limit(most)
    if after is not None:
        before = await store.ask(query.where(_tables.c.id == after).with_only_columns(*key))
        if not before:
            raise Problem("no-such-table", table=after)
        page = page.where(sa.tuple_(*key) > sa.tuple_(*before[0]))
    return await store.ask(page)


# games alone


def best_alone(whose: Where, options: Options, guest: str, days: date) -> sa.Select[Any]:
    """The best result on each board that one person played alone, with how many there are, the latest boards first.

    `whose` seats count. Of others' games of the day only those from before `days`, as seen by a guest.
    """
    results, board = _results, (_results.c.game, _results.c.board)
    order = (results.c.score.desc(), results.c.place)
    all_of_board = (
        sa.func.row_number().over(partition_by=board, order_by=order).label("rank"),
        sa.func.count().over(partition_by=board).label("tries"),
        sa.func.max(results.c.at).over(partition_by=board).label("last"),
    )
    inner = _alone(options, guest, days).where(whose).add_columns(*all_of_board).subquery()
    return sa.select(inner).where(inner.c.rank == 1).order_by(inner.c.last.desc(), inner.c.board).limit(MOST_BOARDS)


def best_of_others(
    boards: Sequence[tuple[str, str]], options: Options, guest: str, days: date
) -> sa.CompoundSelect[Any]:
    """The best result of anybody else on each of these boards, of which there must be some."""
    others = _alone(options, guest, days).where(_seats.c.guest_id != guest)
    order = (_results.c.score.desc(), _results.c.place)
    of_boards = [
        others.where(_results.c.game == game, _results.c.board == board).order_by(*order).limit(1).subquery()
        for game, board in boards
    ]
    return sa.union_all(*(sa.select(one.c.game, one.c.board, one.c.score) for one in of_boards))


def _alone(options: Options, guest: str, days: date) -> sa.Select[Any]:
    results = _results
    usual = sa.or_(*((results.c.game == game) & _tables.c.options.in_(sets) for game, sets in options.items()))
    shown = (_seats.c.guest_id == guest) | _tables.c.day.is_(None) | (_tables.c.day < days.isoformat())
    columns = (results.c.game, results.c.board, results.c.table_id, results.c.score, results.c.at)
    return (
        sa.select(*columns, _seats.c.name, _seats.c.guest_id)
        .join(_seats, (_seats.c.table_id == results.c.table_id) & (_seats.c.seat == results.c.seat))
        .join(_tables, _tables.c.id == results.c.table_id)
        .where(results.c.players == 1, results.c.counts, usual, shown)
        .where(_seats.c.kind == "person", _seats.c.away.is_(None))
    )


def titles(boards: Sequence[str]) -> sa.Select[Any]:
    """The titles of boards that people made."""
    return sa.select(rows.boards.c.id, rows.boards.c.title).where(rows.boards.c.id.in_(boards))


# meeting others


def met_in_group(group: str) -> sa.Select[Any]:
    """The newest finished tables of a group."""
    return _met(_tables.c.group_id == group)


def met_by(guest: str) -> sa.Select[Any]:
    """The newest finished tables where a guest met others."""
    mine, other = _seats.alias(), _seats.alias()
    at_table = (other.c.table_id == mine.c.table_id) & (other.c.guest_id != guest) & (other.c.kind == "person")
    return _met(_tables.c.id.in_(sa.select(mine.c.table_id).join(other, at_table).where(mine.c.guest_id == guest)))


def _met(which: Where) -> sa.Select[Any]:
    at = sa.func.coalesce(_results.c.at, _tables.c.made_at).label("at")
    query = sa.select(_tables.c.id, _tables.c.game, _tables.c.ended, at).outerjoin(_results, _FIRST_SEAT)
    query = query.where(which, _tables.c.status == "over", _tables.c.ended.is_not(None))
    return query.order_by(_tables.c.place.desc()).limit(MOST_MET)
