"""Ticket to Ride: Amsterdam, declared to the core."""

from typing import Any

from lautta.core import texts
from lautta.core.game import (
    Boards,
    Clients,
    Computers,
    Game,
    GameState,
    Hidden,
    Option,
    Positions,
    Result,
    Rules,
    Scoring,
    Story,
    places_of,
    seats_of,
)
from lautta.games.amsterdam import board, clients, hiding, preview, status, story, validation
from lautta.games.amsterdam.actions import TABLE
from lautta.games.amsterdam.reasons import REASONS
from lautta.games.amsterdam.state import NONE, NOT_SEEN, SEATS, TURN, State


class Phase(texts.Name):
    """The decision to be made; a position text that does not say means a turn."""

    def clear(self, record: State) -> None:
        record.phase = TURN


FIELDS: tuple[texts.Field, ...] = (
    texts.Generator("chance"),
    texts.Number("seats"),
    texts.Turn("turn"),
    texts.Number("shown"),
    Phase("phase", clients.PHASES),
    texts.Seat("seat", SEATS),
    texts.Seats("chosen", SEATS),
    texts.Row("row", "kinds", none=NONE, length="row"),
    texts.Counts("deck", "kinds", derived=True),
    texts.Number("deck_size", derived=True),
    texts.Counts("discard", "kinds"),
    texts.Number("discard_size", derived=True),
    texts.Counts("paid", "kinds"),
    texts.Number("resets"),
    texts.Number("reshuffles"),
    texts.Marks("pool", "contracts", derived=True),
    texts.Number("pool_size", derived=True),
    texts.Row("returned", "contracts", none=NOT_SEEN, used="returned_count"),
    texts.SeatRow("returned_by", SEATS, none=NOT_SEEN, used="returned_count"),
    texts.Marks("free", "routes", derived=True),
    texts.Number("tokens", derived=True),
    texts.Number("passes"),
    texts.Seat("trigger", SEATS, none=NONE),
    texts.Number("last_turns"),
    texts.Each("players", "player", "seats", (
        texts.Counts("hand", "kinds"),
        texts.Counts("known", "kinds"),
        texts.Number("hand_size", derived=True),
        texts.Marks("routes", "routes"),
        texts.Marks("barred", "routes", derived=True),
        texts.Marks("contracts", "contracts"),
        texts.Number("contract_count", derived=True),
        texts.Marks("offer", "contracts"),
        texts.Number("offered", derived=True),
        texts.Number("carts", derived=True),
        texts.Number("tokens", derived=True),
        texts.Number("points", derived=True),
        texts.Number("completed", derived=True),
        texts.Number("contract_points", derived=True),
        texts.Number("bonus_points", derived=True),
    )),
    texts.Seats("winners", SEATS, derived=True),
)  # fmt: skip


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
    rules=Rules(
        reasons=tuple(REASONS),
        options=(
            Option("bonus_ties", ("dense", "skip"), "bonus_ties"),
            Option("reshuffle", ("when_needed", "at_once"), "reshuffle"),
        ),
    ),
    positions=Positions(FIELDS, derive=validation.derive, status=status.status),
    boards=Boards(board.BOARDS, board.load),
    scoring=Scoring(scores=scores, sources=sources, result=result),
    hidden=Hidden.by_rules(hiding.hide, hiding.deal, shortcut=hiding.hide_at_once),
    clients=Clients(clients.public, clients.private, clients.private_key, preview.preview, sketch=clients.sketch),
    story=Story(story.tell, names_readers=True),
    computers=Computers("lautta.games.amsterdam.sense", thinking="lautta.games.amsterdam.thinking"),
)
