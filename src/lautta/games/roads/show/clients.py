"""The record as JSON for clients. Everything except the random generator is public; a seat has nothing of its own.

Seats count from 0; places, goods and buildings are named as in the notation of actions.
"""

from typing import Any, NotRequired, TypedDict

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.games.roads.fields import BY_NAME
from lautta.games.roads.rules.building_table import (
    AT_ONCE,
    COST_BOARDS,
    COST_STONE,
    GROUND_FOR,
    INPUT,
    MAKES,
    RUNS,
    SHORE,
    SUBJECT_FOR,
    WOOD,
    YIELDS,
    burns_wood,
)
from lautta.games.roads.rules.contest import seats_of_pairs
from lautta.games.roads.rules.marks import stuck_good
from lautta.games.roads.rules.plans import NEAR
from lautta.games.roads.rules.roadwork import PRICE
from lautta.games.roads.rules.scoring import ROW_POINTS, WORTH_COINS, WORTH_GOLD, WORTH_STOCK, rows_points, wealth
from lautta.games.roads.rules.setup import turns_of_game
from lautta.games.roads.rules.transporter_table import CAPACITY, POINTS
from lautta.games.roads.rules.wonder import brick_price
from lautta.games.roads.state import (
    BUILD,
    BUILDINGS,
    EMPTY,
    END_MARKS,
    FILLED,
    GOOD_NAMES,
    HARNESS,
    IRRIGATION,
    LAUNCH,
    MINE,
    MIXTURES,
    NEUTRAL,
    NO_TRANSPORTER,
    NONE,
    OFFERS,
    PHASES,
    RESEARCH,
    ROWS,
    SEATS,
    SHAFT,
    SLOT_NAMES,
    STAGES,
    SUBJECTS,
    TERRAINS,
    TRANSPORTERS,
    UPGRADE,
    USE,
    WORKS,
    State,
)

NO_SEAT, NEUTRAL_OWNER = -2, -1  # owners of bricks and walls that are no seat: nobody, and neutral

Counts = dict[str, int]


class TransporterInfo(TypedDict):
    """A transporter: what it is, where, what is aboard, and what it can still do in this phase.

    `points` are left; `led` geese follow; `carrier` and `passenger` are `seat.slot` with seats from 0; goods that are
    `stuck` may not be moved on by it.
    """

    kind: str
    at: str
    room: int
    points: int
    moved: bool
    cargo: Counts
    led: NotRequired[int]
    carrier: NotRequired[str]
    passenger: NotRequired[str]
    stuck: NotRequired[Counts]


class PublicPlayer(TypedDict):
    """A player: home, research, transporters, and the points as they stand."""

    home: str | None
    research: list[str]
    transporters: dict[str, TransporterInfo]
    bought: int
    price: int
    wealth: int
    points: int


class BuildingInfo(TypedDict):
    """A building on a bank: `used` runs of this turn, what its mine gave, and what is left in its bag."""

    kind: str
    used: NotRequired[int]
    gold: NotRequired[int]
    iron: NotRequired[int]
    drawn: NotRequired[str]


class Wall(TypedDict):
    """A wall: a seat's, or -1: neutral; and how many counters strong."""

    owner: int
    strength: int


class Work(TypedDict):
    """What a seat is in the middle of: what it still has to pay, or to place.

    `detail` is the building, subject, mixture or transporter it is about; `any_of` goods of `kinds` are wanted
    besides `need`; `out_left` of the good `out` are to be placed.
    """

    job: str
    seat: int
    tile: str
    detail: str
    need: Counts
    any_of: int
    kinds: list[str]
    out: str | None
    out_left: int


class OfferInfo(TypedDict):
    """What a seat offers or asks of another one: transporters `slot` (the offerer's) and `other`, and maybe a good."""

    kind: str
    seat: int
    to: int
    slot: str
    other: str
    good: str


class Public(TypedDict):
    """What everybody sees; `rivals` are the seats that could reach the same thing as another one in this phase."""

    phase: str
    stage: str
    ordered: bool
    rivals: NotRequired[list[int]]
    turn: int
    turns: int
    row: list[int]
    chart: list[int | None]
    waiting: list[int]
    goods: dict[str, Counts]
    moved: dict[str, Counts]
    roads: list[str]
    bridges: list[str]
    walls: dict[str, Wall]
    buildings: dict[str, BuildingInfo]
    bricks: list[int]
    brick_points: list[list[int]]
    end_mark: int
    neutral: int
    irrigated: bool
    work: Work | None
    offer: OfferInfo | None
    players: list[PublicPlayer]


def public(state: GameState) -> Public:
    """The whole position except the random generator."""
    loaded, s = state.board, state.record
    names = loaded.names
    found: Public = {
        "phase": PHASES[s.phase],
        "stage": STAGES[s.stage],
        "ordered": bool(s.ordered),
        "turn": s.turn + 1,
        "turns": turns_of_game(s),
        "row": [s.row[place] for place in range(s.seats)],
        "chart": [s.chart[slot] - 1 if s.chart[slot] else None for slot in range(s.seats)],
        "waiting": [seat for seat in range(s.seats) if s.waiting >> seat & 1],
        "goods": BY_NAME["goods"].get(s, loaded),
        "moved": BY_NAME["moved"].get(s, loaded),
        "roads": [name for i, name in enumerate(names["links"]) if s.roads[i]],
        "bridges": BY_NAME["bridges"].get(s, loaded),
        "walls": {
            name: {"owner": owner_of(s.wall[i]), "strength": int(s.tokens[i])}
            for i, name in enumerate(names["edges"]) if s.wall[i] != EMPTY
        },
        "buildings": BY_NAME["buildings"].get(s, loaded),
        "bricks": [owner_of(s.bricks[i]) for i in range(s.laid)],
        "brick_points": brick_points(s),
        "end_mark": END_MARKS[s.seats] if s.seats > 1 else 0,
        "neutral": s.neutral,
        "irrigated": bool(s.irrigated),
        "work": work_of(loaded, s),
        "offer": offer_of(s),
        "players": [public_player(loaded, s, seat) for seat in range(s.seats)],
    }  # fmt: skip
    if rivals := seats_of_pairs(s.rivals):
        found["rivals"] = [seat for seat in range(s.seats) if rivals >> seat & 1]
    return found


class Sketch(TypedDict):
    """What a small picture shows: the turn, and homes, transporters and buildings by where they stand.

    `homes` and `transporters` name the places of each seat.
    """

    turn: int
    turns: int
    homes: list[str | None]
    transporters: list[list[str]]
    buildings: list[str]
    roads: list[str]


def sketch(state: GameState) -> Sketch:
    """Where everything stands, without what is in it."""
    loaded, s = state.board, state.record
    names, seats = loaded.names, [s.players[seat] for seat in range(s.seats)]
    return {
        "turn": s.turn + 1,
        "turns": turns_of_game(s),
        "homes": [None if p.home == NONE else names["banks"][p.home] for p in seats],
        "transporters": [[names["sites"][v.site] for v in p.transporters if v.kind != NO_TRANSPORTER] for p in seats],
        "buildings": list(BY_NAME["buildings"].get(s, loaded)),
        "roads": [name for i, name in enumerate(names["links"]) if s.roads[i]],
    }


def owner_of(value: int) -> int:
    """The seat that owns a brick or wall, or one of the two numbers for no seat."""
    if value == NEUTRAL:
        return NEUTRAL_OWNER
    return value - 1 if 1 <= value <= SEATS else NO_SEAT


def brick_points(s: State) -> list[list[int]]:
    """The current points of each seat for each row of the wonder that has bricks."""
    found, first = [], 0
    for row in ROWS:
        owners = [owner_of(s.bricks[i]) for i in range(first, min(first + row, s.laid))]
        counted = sum(owner != NEUTRAL_OWNER for owner in owners)
        if owners:
            found.append([ROW_POINTS * owners.count(seat) // counted if counted else 0 for seat in range(s.seats)])
        first += row
    return found


def work_of(loaded: LoadedBoard, s: State) -> Work | None:
    """The work in hand."""
    w = s.work
    if not w.job:
        return None
    return {
        "job": WORKS[w.job],
        "seat": w.seat,
        "tile": loaded.names["tiles"][w.tile],
        "detail": detail_of(w),
        "need": counts(w.need, GOOD_NAMES),
        "any_of": w.any_of,
        "kinds": [name for i, name in enumerate(GOOD_NAMES) if w.kinds >> i & 1],
        "out": GOOD_NAMES[w.out] if w.out_left else None,
        "out_left": w.out_left,
    }


def detail_of(w: Any) -> str:
    """The name of what a work is about."""
    if w.job in (BUILD, USE):
        return BUILDINGS[w.detail]
    if w.job in (RESEARCH, UPGRADE):
        return SUBJECTS[w.detail]
    if w.job == SHAFT:
        return MIXTURES[w.detail]
    if w.job == LAUNCH:
        return TRANSPORTERS[w.detail]
    return SLOT_NAMES[w.detail] if w.job == HARNESS else ""


def offer_of(s: State) -> OfferInfo | None:
    """The offer that has to be answered."""
    o = s.offer
    if not o.kind:
        return None
    return {
        "kind": OFFERS[o.kind],
        "seat": o.seat,
        "to": o.to,
        "slot": SLOT_NAMES[o.slot],
        "other": SLOT_NAMES[o.other],
        "good": GOOD_NAMES[o.good],
    }


def public_player(loaded: LoadedBoard, s: State, seat: int) -> PublicPlayer:
    """One player."""
    p = s.players[seat]
    return {
        "home": None if p.home == NONE else loaded.names["banks"][p.home],
        "research": [name for i, name in enumerate(SUBJECTS) if p.research >> i & 1],
        "transporters": {
            name: transporter(loaded, s, seat, slot)
            for slot, name in enumerate(SLOT_NAMES) if p.transporters[slot].kind != NO_TRANSPORTER
        },
        "bought": p.bought,
        "price": brick_price(s, seat),
        "wealth": wealth(s, seat),
        "points": wealth(s, seat) + rows_points(s, seat),
    }  # fmt: skip


def transporter(loaded: LoadedBoard, s: State, seat: int, slot: int) -> TransporterInfo:
    """One transporter."""
    v = s.players[seat].transporters[slot]
    found: TransporterInfo = {
        "kind": TRANSPORTERS[v.kind],
        "at": loaded.names["sites"][v.site],
        "room": CAPACITY[v.kind],
        "points": v.points,
        "moved": bool(v.moved),
        "cargo": counts(v.cargo, GOOD_NAMES),
    }
    if v.led:
        found["led"] = v.led
    if v.carrier:
        found["carrier"] = f"{v.carrier_seat}.{SLOT_NAMES[v.carrier - 1]}"
    if v.passenger:
        found["passenger"] = f"{v.passenger_seat}.{SLOT_NAMES[v.passenger - 1]}"
    if stuck := stuck_goods(s, seat, slot):
        found["stuck"] = stuck
    return found


def counts(array: Any, names: tuple[str, ...]) -> Counts:
    """How many there are of each, by name."""
    return {name: int(array[i]) for i, name in enumerate(names) if array[i]}


def stuck_goods(s: State, seat: int, slot: int) -> Counts:
    """The goods aboard a transporter that it may not move on."""
    return counts([stuck_good(s, seat, slot, good) for good in range(len(GOOD_NAMES))], GOOD_NAMES)


# what never changes


class Recipe(TypedDict):
    """A building in numbers: what it costs, where it may stand, what it takes and makes, how often in a turn.

    `wood` is how many trunks or boards in any mixture it takes besides `input`; `runs` 0: it gives by itself.
    """

    kind: str
    cost: Counts
    ground: str
    subject: str | None
    input: Counts
    wood: int
    output: str | None
    output_count: int
    makes: str | None
    runs: int


class Vehicle(TypedDict):
    """A kind of transporter: how much it carries and how far it goes."""

    kind: str
    room: int
    points: int


class Facts(TypedDict):
    """Numbers of the rules that a page shows, the same in every game.

    Bricks cost one good more after `dearer` of them, the one after `irrigation` waters the deserts; `ends` has the
    brick that ends the game, by players. Each row shares `row` points. `works` has what roads and bridges cost. Others
    are near where a transporter of theirs is at most `near` tiles from one of mine; a standing answer may depend on it.
    """

    recipes: list[Recipe]
    vehicles: list[Vehicle]
    works: dict[str, Counts]
    rows: list[int]
    dearer: int
    irrigation: int
    ends: dict[str, int]
    worth: Counts
    row: int
    near: int


def facts() -> Facts:
    """The numbers of the rules, from the tables that the rules themselves use."""
    return {
        "recipes": [recipe(kind) for kind in range(1, MINE + 1)],
        "vehicles": [
            {"kind": name, "room": CAPACITY[i], "points": POINTS[i]} for i, name in enumerate(TRANSPORTERS) if i
        ],
        "works": {work: {"stone": PRICE} for work in ("road", "bridge")},
        "rows": list(ROWS),
        "dearer": FILLED,
        "irrigation": IRRIGATION,
        "ends": {str(players): mark for players, mark in enumerate(END_MARKS) if mark},
        "worth": {"gold": WORTH_GOLD, "coins": WORTH_COINS, "stock": WORTH_STOCK},
        "row": ROW_POINTS,
        "near": NEAR,
    }


def recipe(kind: int) -> Recipe:
    """One building."""
    cost = {"boards": COST_BOARDS[kind], "stone": COST_STONE[kind]}
    return {
        "kind": BUILDINGS[kind],
        "cost": {good: count for good, count in cost.items() if count},
        "ground": TERRAINS[GROUND_FOR[kind]] if GROUND_FOR[kind] < len(TERRAINS) else ground_word(kind),
        "subject": None if SUBJECT_FOR[kind] == NONE else SUBJECTS[SUBJECT_FOR[kind]],
        "input": counts(INPUT[kind], GOOD_NAMES),
        "wood": WOOD if burns_wood(kind) else 0,
        "output": GOOD_NAMES[YIELDS[kind]] if YIELDS[kind] != NONE else None,
        "output_count": AT_ONCE[kind],
        "makes": TRANSPORTERS[MAKES[kind]] if MAKES[kind] else None,
        "runs": RUNS[kind],
    }


def ground_word(kind: int) -> str:
    """The kind of ground for a building that is not bound to one terrain."""
    return "shore" if GROUND_FOR[kind] == SHORE else "any"
