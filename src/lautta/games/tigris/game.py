"""Tigris & Euphrates, declared to the core."""

from typing import Any

from lautta.core.game import (
    Boards,
    Clients,
    Computers,
    Game,
    GameState,
    Result,
    Rules,
    Scoring,
    Story,
    places_of,
    seats_of,
)
from lautta.games.tigris import board
from lautta.games.tigris.actions import TABLE
from lautta.games.tigris.rules.reasons import REASONS
from lautta.games.tigris.rules.scoring import rank
from lautta.games.tigris.show import clients, preview, story
from lautta.games.tigris.state import COLOUR_NAMES, COLOURS, ENDS, SEATS, Scratch, State

DECIDED_BY = ("nothing", "weakest", "second", "third", "strongest")  # colour, by rank


def scores(state: GameState) -> list[int]:
    """The points of everybody's weakest colour, with treasures placed as well as possible."""
    s: State = state.record
    return [s.players[seat].score for seat in range(s.seats)]


def result(state: GameState) -> Result | None:
    """Return the winners and the sources of all points; None while the game goes on.

    `decided_by` is the rank of the colours that differed: 1 the weakest, 4 the strongest, 0 for a shared win;
    `ended_by` is treasures, bag or, with the option, passes.
    """
    s: State = state.record
    if not s.winners:
        return None
    winners, ranks = seats_of(s.winners), [ranked(s, seat) for seat in range(s.seats)]
    others = [ranks[seat] for seat in range(s.seats) if seat not in winners]
    best = ranks[winners[0]]
    explanation: dict[str, Any] = {
        "players": [explained(s, seat) for seat in range(s.seats)],
        "decided_by": 0 if len(winners) > 1 else max(first_difference(best, other) for other in others),
        "ended_by": ENDS[s.ended_by],
    }
    made_of = tuple(sources(state, seat) for seat in range(s.seats))
    return Result(
        winners,
        tuple(scores(state)),
        places_of(ranks),
        explanation["ended_by"],
        DECIDED_BY[explanation["decided_by"]],
        made_of,
        explanation,
    )


def sources(state: GameState, seat: int) -> dict[str, int]:
    """The points of a player by colour, and the treasures, each a point of any colour; the weakest colour counts."""
    s: State = state.record
    p = s.players[seat]
    return {**{name: p.points[colour] for colour, name in enumerate(COLOUR_NAMES)}, "treasures": p.treasures}


def ranked(s: State, seat: int) -> list[int]:
    """The points of a player with the treasures placed, weakest colour first."""
    w = Scratch()
    rank(s.players[seat], w, seat)
    return list(w.sorted[seat])  # type: ignore[call-overload,no-any-return]


def first_difference(one: list[int], other: list[int]) -> int:
    """The rank, from 1, at which two players differ."""
    return next(i for i in range(COLOURS) if one[i] != other[i]) + 1


def explained(s: State, seat: int) -> dict[str, Any]:
    """The points of a player: by colour, with the treasures placed, and weakest first."""
    p = s.players[seat]
    placed = {name: p.points[colour] for colour, name in enumerate(COLOUR_NAMES)}
    for _ in range(p.treasures):
        placed[min(placed, key=lambda name: placed[name])] += 1
    return {
        "points": {name: p.points[colour] for colour, name in enumerate(COLOUR_NAMES)},
        "treasures": p.treasures,
        "placed": placed,
        "sorted": sorted(placed.values()),
    }


GAME = Game(
    name="tigris",
    package=__package__,
    players=(2, SEATS),
    table=TABLE,
    rules=Rules(
        reasons=tuple(REASONS),
        version=2,
        releases={1: "0.1.0"},
    ),
    boards=Boards(board.BOARDS, board.load),
    scoring=Scoring(points=("players", "score"), scores=scores, sources=sources, result=result),
    clients=Clients(
        clients.public, clients.private, preview=preview.preview, facts=clients.facts, sketch=clients.sketch
    ),
    story=Story(story.tell),
    computers=Computers(
        "lautta.games.tigris.players.sense",
        thinking="lautta.games.tigris.players.thinking",
        causes="lautta.games.tigris.players.causes",
    ),
)
