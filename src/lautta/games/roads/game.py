"""Roads & Boats, declared to the core."""

from typing import Any

from lautta.core.game import (
    Alone,
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
from lautta.games.roads import board
from lautta.games.roads.actions import TABLE
from lautta.games.roads.board import check as board_check
from lautta.games.roads.board import generator, layingsteps
from lautta.games.roads.rules import plans
from lautta.games.roads.rules.reasons import REASONS
from lautta.games.roads.rules.scoring import rows_points, wealth
from lautta.games.roads.rules.setup import turns_of_game
from lautta.games.roads.show import bestlines, clients, comparing, macros, preview, story, timeline
from lautta.games.roads.state import END_MARKS, SEATS, State


def scores(state: GameState) -> list[int]:
    """The current points of all seats."""
    s: State = state.record
    return [wealth(s, seat) + rows_points(s, seat) for seat in range(s.seats)]


def result(state: GameState) -> Result | None:
    """Return the winners and the sources of all points; None while the game goes on.

    `decided_by` is points or praying (nearest to the temple, among equals); `ended_by` is the mark or the last neutral
    brick, or nothing for a position that was written only to be scored.
    """
    s: State = state.record
    if not s.winners:
        return None
    points, praying = scores(state), list(s.row)  # type: ignore[call-overload]
    explanation: dict[str, Any] = {
        "players": [{**sources(state, seat), "total": points[seat]} for seat in range(s.seats)],
        "decided_by": "points" if points.count(max(points)) == 1 else "praying",
        "ended_by": ended_by(s),
    }
    ranks = [(points[seat], -praying.index(seat)) for seat in range(s.seats)]
    made_of = tuple(sources(state, seat) for seat in range(s.seats))
    return Result(
        seats_of(s.winners),
        tuple(points),
        places_of(ranks),
        explanation["ended_by"],
        explanation["decided_by"],
        made_of,
        explanation,
    )


def ended_by(s: State) -> str:
    """Return the cause of the game's end."""
    if s.seats > 1 and s.laid == END_MARKS[s.seats]:
        return "mark"
    return "neutral" if s.neutral == turns_of_game(s) else "nothing"


def sources(state: GameState, seat: int) -> dict[str, int]:
    """The points of a player for gold, coins and stock, and for the rows of the wonder."""
    s: State = state.record
    return {"wealth": wealth(s, seat), "rows": rows_points(s, seat)}


GAME = Game(
    name="roads",
    package=__package__,
    players=(1, SEATS),
    table=TABLE,
    rules=Rules(
        reasons=tuple(REASONS),
        version=2,
        releases={1: "0.1.0"},
    ),
    boards=Boards(
        board.BOARDS,
        board.load,
        lessons=board.LESSONS,
        make=generator.generate,
        open=True,
        warnings=board_check.warnings,
        laying=layingsteps.LAID,
    ),
    scoring=Scoring(scores=scores, sources=sources, result=result),
    clients=Clients(
        clients.public, preview=preview.preview, macros=macros.macros, facts=clients.facts, sketch=clients.sketch
    ),
    story=Story(story.tell),
    computers=Computers(
        "lautta.games.roads.players.sense",
        bots="lautta.games.roads.players.strategist",
        adviser="lautta.games.roads.solver.adviser",
        solver="lautta.games.roads.solver.solving",
        nicknames={"settler": "sense"},
        pace=0.25,
    ),
    alone=Alone(bestlines.best_line, timeline.course, comparing.compare),
    daily=Daily(tuple(name for name in bestlines.names() if name not in board.LESSONS)),
    plans=plans.PLANS,
    standing=plans.STANDING,
)
