"""Ticket to Ride: Amsterdam, declared to the core."""

from typing import Any

from lautta.core.game import (
    Boards,
    Clients,
    Computers,
    Daily,
    Game,
    GameState,
    Result,
    Rules,
    Scoring,
    Story,
    places_of,
    seats_of,
)
from lautta.games.amsterdam import board
from lautta.games.amsterdam.actions import TABLE
from lautta.games.amsterdam.rules import ending
from lautta.games.amsterdam.rules.reasons import REASONS
from lautta.games.amsterdam.show import clients, preview, story
from lautta.games.amsterdam.state import NONE, SEATS, State


def scores(state: GameState) -> list[int]:
    """Return the points of all seats: those for routes while the game goes on, all at its end."""
    s: State = state.record
    return [s.players[seat].points for seat in range(s.seats)]


def result(state: GameState) -> Result | None:
    """Return the winners and the sources of all points; None while the game goes on.

    `decided_by` is points, contracts (most fulfilled, among equals) or nothing (a shared win); `ended_by` is carts or
    passes, or nothing for a position that was written only to be scored.
    """
    s: State = state.record
    if not s.winners:
        return None
    winners, points = seats_of(s.winners), scores(state)
    level = points.count(max(points))
    decided_by = "points" if level == 1 else "contracts" if len(winners) < level else "nothing"
    explanation: dict[str, Any] = {
        "players": [explained(state, seat) for seat in range(s.seats)],
        "decided_by": decided_by,
        "ended_by": "passes" if s.passes == s.seats else "nothing" if s.trigger == NONE else "carts",
    }
    ranks = [(points[seat], s.players[seat].completed) for seat in range(s.seats)]
    made_of = tuple(sources(state, seat) for seat in range(s.seats))
    return Result(winners, tuple(points), places_of(ranks), explanation["ended_by"], decided_by, made_of, explanation)


def sources(state: GameState, seat: int) -> dict[str, int]:
    """Return a player's points by source: routes, and at the end of the game contracts and the end bonus."""
    s: State = state.record
    p = s.players[seat]
    routes = p.points - p.contract_points - p.bonus_points
    return {"routes": routes, "contracts": p.contract_points, "bonus": p.bonus_points}


def explained(state: GameState, seat: int) -> dict[str, int]:
    """Explain a player's points, with the numbers behind them."""
    p = state.record.players[seat]
    return {
        **sources(state, seat),
        "total": p.points,
        "completed": p.completed,
        "contract_count": p.contract_count,
        "bonus_cards": p.tokens,
    }


GAME = Game(
    name="amsterdam",
    package=__package__,
    players=(2, SEATS),
    table=TABLE,
    rules=Rules(reasons=tuple(REASONS), longest=ending.longest),
    boards=Boards(board.BOARDS, board.load, lessons=board.LESSONS, known=clients.known_board),
    scoring=Scoring(scores=scores, sources=sources, result=result),
    clients=Clients(clients.public, clients.private, clients.private_key, preview.preview, sketch=clients.sketch),
    story=Story(story.tell, names_readers=True),
    computers=Computers(
        "lautta.games.amsterdam.players.sense",
        thinking="lautta.games.amsterdam.players.thinking",
        causes="lautta.games.amsterdam.players.causes",
    ),
    daily=Daily(("amsterdam",), ("ida",)),
)
