"""Roads & Boats, declared to the core."""

from typing import Any

from lautta.core import texts
from lautta.core.boards import LoadedBoard
from lautta.core.game import Game, Option, Result, seats_of
from lautta.games.roads import (
    board,
    boardcheck,
    clients,
    generator,
    layingsteps,
    plans,
    positions,
    preview,
    soundness,
    status,
    story,
    view,
    ways,
)
from lautta.games.roads.actions import TABLE
from lautta.games.roads.ending import rows_points, wealth
from lautta.games.roads.reasons import REASONS
from lautta.games.roads.state import END_MARKS, NONE, PHASES, SEATS, STAGES, State

SEAT_NAMES = tuple(str(seat + 1) for seat in range(SEATS))

FIELDS: tuple[texts.Field, ...] = (
    texts.Generator("chance"),
    texts.Number("seats"),
    texts.Number("turn"),
    texts.Number("shown"),
    texts.Name("phase", PHASES),
    texts.Name("stage", STAGES),
    texts.Number("ordered"),
    texts.Number("at"),
    texts.Marks("waiting", SEAT_NAMES),
    texts.Marks("leaving", SEAT_NAMES),
    positions.Order("row", 0),
    positions.Order("chart", 1),
    positions.Wonder("wonder"),
    texts.Number("neutral"),
    texts.Number("irrigated"),
    positions.Goods("goods"),
    positions.Moved("moved"),
    positions.Buildings("buildings"),
    positions.Roads(),
    positions.Bridges(),
    positions.Walls("walls"),
    positions.WorkField("work"),
    positions.OfferField("offer"),
    texts.Each("players", "player", "seats", (
        texts.Name("home", "banks", none=NONE),
        texts.Marks("research", "subjects"),
        texts.Number("bought"),
        texts.Number("refusals"),
        texts.Number("dropped"),
        positions.Refused("refused"),
        positions.Transporters("transporters"),
        texts.Number("wealth", derived=True),
        texts.Number("points", derived=True),
    )),
    texts.Marks("winners", SEAT_NAMES),
)  # fmt: skip


def scores(loaded: LoadedBoard, s: State) -> list[int]:
    """The points of all seats as they stand."""
    return [wealth(s, seat) + rows_points(s, seat) for seat in range(s.seats)]


def result(loaded: LoadedBoard, s: State) -> Result | None:
    """Who won, and what each player's points are made of; None while the game goes on.

    `decided_by` is points or praying (of equals, the nearest to the temple); `ended_by` is the mark or the last
    neutral brick.
    """
    if not s.winners:
        return None
    points = scores(loaded, s)
    explanation: dict[str, Any] = {
        "players": [{"wealth": wealth(s, seat), "rows": rows_points(s, seat), "total": points[seat]}
                    for seat in range(s.seats)],
        "decided_by": "points" if points.count(max(points)) == 1 else "praying",
        "ended_by": "mark" if s.seats > 1 and s.laid == END_MARKS[s.seats] else "neutral",
    }
    return Result(seats_of(s.winners), tuple(points), explanation)


GAME = Game(
    name="roads",
    players=(1, SEATS),
    rules_version=1,
    table=TABLE,
    boards=board.BOARDS,
    lessons=board.LESSONS,
    load_board=board.load,
    reasons=REASONS,
    fields=FIELDS,
    settle=soundness.settle,
    status=status.status,
    view=view.view,
    resample=view.resample,
    public_json=clients.public_json,
    private_json=clients.private_json,
    preview=preview.preview,
    tell=story.tell,
    scores=scores,
    result=result,
    ways=ways.ways,
    facts=clients.facts,
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
        Option("upgraded_produce_again", ("no", "yes"), "again"),
        Option("road_stone", ("same_end", "either_end"), "road_stone"),
    ),
    sense="lautta.games.roads.sense",
    plans=plans.PLANS,
    standing=plans.STANDING,
    nicknames={"settler": "sense"},
    laying=layingsteps.LAID,
    make_board=generator.generate,
    open_boards=True,
    board_warnings=boardcheck.warnings,
)
