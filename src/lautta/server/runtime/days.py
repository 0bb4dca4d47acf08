"""The game of the day: which one it is, and that everybody begins the same."""

from datetime import UTC, date, datetime, timedelta

from lautta.core.game import Daily, Game
from lautta.server.messages.seats import SeatRequest
from lautta.server.messages.table import TableRequest
from lautta.server.problem import Problem
from lautta.server.table.levels import has_day


def today(now: int) -> date:
    """The day (UTC) at a time in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def first_open(now: int) -> date:
    """The earlier of the two days whose games can be begun: where people live, it may still be yesterday."""
    return today(now) - timedelta(days=1)


def daily_of(game: Game, day: date, now: int) -> Daily:
    """What a game says of its game of the day; raises Problem if it has none, or none any more for that day."""
    if game.daily is None or not has_day(game):
        raise Problem("no-game-of-the-day")
    if not first_open(now) <= day <= today(now):
        raise Problem("wrong-day", day=day.isoformat(), today=today(now).isoformat())
    return game.daily


def check_day(game: Game, day: date, request: TableRequest, now: int) -> None:
    """Raise Problem for any other table than that of the game of the day."""
    daily = daily_of(game, day, now)
    seats = [SeatRequest("person"), *(SeatRequest("computer", level=level) for level in daily.opponents)]
    if request != TableRequest(game.name, seats, daily.board(day), day=day):
        raise Problem("not-of-the-day", day=day.isoformat())
