"""Roads & Boats, declared to the core."""

from typing import Any

from lautta.core import texts
from lautta.core.game import (
    Alone,
    Boards,
    Clients,
    Computers,
    Game,
    GameState,
    Option,
    Positions,
    Result,
    Rules,
    Scoring,
    Story,
    places_of,
    seats_of,
)
from lautta.games.roads import (
    bestlines,
    board,
    boardcheck,
    clients,
    comparing,
    courses,
    derived,
    generator,
    layingsteps,
    macros,
    plans,
    positions,
    preview,
    status,
    story,
    workpositions,
)
from lautta.games.roads.actions import TABLE
from lautta.games.roads.coursecheck import last_neutral
from lautta.games.roads.ending import rows_points, wealth
from lautta.games.roads.reasons import REASONS
from lautta.games.roads.state import END_MARKS, NONE, PHASES, SEATS, STAGES, State

FIELDS: tuple[texts.Field, ...] = (
    texts.Generator("chance"),
    texts.Number("seats"),
    positions.Turn("turn"),
    texts.Number("shown"),
    texts.Name("phase", PHASES),
    positions.Stage("stage", STAGES),
    texts.Number("ordered"),
    texts.Number("may_call"),
    positions.Pairs("rivals"),
    positions.Pairs("met"),
    positions.Pairs("vied"),
    texts.Number("at", derived=True),
    texts.Seats("waiting", SEATS),
    texts.Seats("leaving", SEATS),
    positions.Order("row", 0),
    positions.Order("chart", 1),
    positions.Wonder("wonder"),
    texts.Number("neutral", derived=True),
    texts.Number("irrigated", derived=True),
    positions.Goods("goods"),
    positions.Moved("moved"),
    positions.Buildings("buildings"),
    positions.Roads(),
    positions.Bridges(),
    positions.Walls("walls"),
    workpositions.WorkField("work"),
    workpositions.OfferField("offer"),
    texts.Each("players", "player", "seats", (
        texts.Name("home", "banks", none=NONE),
        texts.Marks("research", "subjects"),
        texts.Number("bought"),
        texts.Number("dropped"),
        positions.Refused("refused"),
        positions.Transporters("transporters"),
        texts.Number("wealth", derived=True),
        texts.Number("points", derived=True),
    )),
    texts.Seats("winners", SEATS, derived=True),
)  # fmt: skip


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
    return "neutral" if s.neutral == last_neutral(s) else "nothing"


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
        options=(
            Option("start_goods", ("scenario", "box"), "start_goods"),
            Option("short_game", ("no", "yes"), "short"),
            Option("loose_research", ("always", "unattended"), "loose_research"),
            Option("pairs_breed", ("on_a_tile", "on_a_bank"), "bank_breeding"),
            Option("laden_donkeys_breed", ("no", "yes"), "cargo_breeding"),
            Option("desert_bridges", ("no", "yes"), "desert_bridges"),
            Option("demolish_own_walls", ("no", "yes"), "own_walls"),
            Option("wonder_goods", ("carried_too", "tile_only"), "wonder_goods"),
            Option("wonder_banks", ("in_reach", "whole_tile"), "wonder_banks"),
            Option("steamers_to_rowboats", ("no", "yes"), "downgrade"),
            Option("upgraded_produce_again", ("yes", "no"), "once"),
            Option("road_stone", ("same_end", "either_end"), "road_stone"),
            Option("order_asked", ("where_needed", "always"), "order_asked", before="always"),
        ),
        version=2,
        releases={1: "0.1.0"},
    ),
    positions=Positions(FIELDS, derive=derived.derive, status=status.status),
    boards=Boards(
        board.BOARDS,
        board.load,
        lessons=board.LESSONS,
        make=generator.generate,
        open=True,
        warnings=boardcheck.warnings,
        laying=layingsteps.LAID,
    ),
    scoring=Scoring(scores=scores, sources=sources, result=result),
    clients=Clients(
        clients.public, preview=preview.preview, macros=macros.macros, facts=clients.facts, sketch=clients.sketch
    ),
    story=Story(story.tell),
    computers=Computers(
        "lautta.games.roads.sense",
        persons="lautta.games.roads.strategist",
        adviser="lautta.games.roads.adviser",
        solver="lautta.games.roads.solving",
        nicknames={"settler": "sense"},
        pace=0.25,
    ),
    alone=Alone(bestlines.best_line, courses.course, comparing.compare),
    plans=plans.PLANS,
    standing=plans.STANDING,
)
