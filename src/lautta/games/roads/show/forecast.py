"""Forecast of the next production as things stand now, with the factories that will lack goods."""

from typing import Any, NotRequired, TypedDict

from lautta.core.boards import LoadedBoard
from lautta.core.records import copy_of
from lautta.games.roads.rules.breeding import breed_geese
from lautta.games.roads.rules.building_table import AT_ONCE, INPUT, MAKES, RUNS, WOOD, YIELDS, burns_wood, is_primary
from lautta.games.roads.rules.map import ground, group, stock, store_of
from lautta.games.roads.rules.production import given_alone
from lautta.games.roads.rules.setup import distance
from lautta.games.roads.state import (
    BOARDS,
    BUILDINGS,
    GOOD_NAMES,
    GOOSE,
    MINE,
    NO_BUILDING,
    SLOTS,
    TRANSPORTERS,
    TRUNKS,
    Board,
    State,
)

FAR = 999


class Ahead(TypedDict):
    """A building in the next production: the `goods` that it makes, or `lacks` for one run, and then it stands idle.

    `wood` are trunks or boards that it lacks; `either` says that its mine gives gold or iron by lot, `empty` that its
    bag is empty; `makes` is the transporter that it would make. Without a `kind` it is geese that are born. `far` says
    that somebody else is nearer.
    """

    place: str
    kind: NotRequired[str]
    goods: NotRequired[dict[str, int]]
    makes: NotRequired[str]
    either: NotRequired[bool]
    empty: NotRequired[bool]
    lacks: NotRequired[dict[str, int]]
    wood: NotRequired[int]
    far: NotRequired[bool]


def forecast(loaded: LoadedBoard, s: State, seat: int) -> list[Ahead]:
    """The next production, if nobody does anything more: of each building what its nearest seat gets."""
    b: Any = loaded.record
    after = copy_of(s)
    found: list[Ahead] = []
    for tile in range(b.tiles):
        bred = geese(b, after, tile)
        if not bred and s.building[tile] == NO_BUILDING:
            continue
        nearest = who_is_nearest(b, s, seat, tile)
        there: Ahead = {"place": loaded.names["stores"][store_of(b, tile, s.on_bank[tile])]}
        if nearest != seat:
            there["far"] = True
        if bred:
            found.append({**there, "goods": {GOOD_NAMES[GOOSE]: bred}})
        if s.building[tile] != NO_BUILDING:
            found.append(of_building(b, after, nearest, tile, {**there, "kind": BUILDINGS[s.building[tile]]}))
    return found


def geese(b: Board, after: State, tile: int) -> int:
    """The geese that are born on a tile."""
    before = flock(b, after, tile)
    breed_geese(b, after, tile)
    return flock(b, after, tile) - before


def flock(b: Board, s: State, tile: int) -> int:
    """The geese on a tile."""
    return sum(s.goods[store_of(b, tile, bank)][GOOSE] for bank in range(b.bank_count[tile]))


def who_is_nearest(b: Board, s: State, seat: int, tile: int) -> int:
    """The seat whose transporter is nearest to a tile: this one, if nobody else's is nearer."""
    ways = [steps(b, s, one, tile) for one in range(s.seats)]
    return seat if ways[seat] == min(ways) else ways.index(min(ways))


def steps(b: Board, s: State, seat: int, tile: int) -> int:
    """How far away the nearest transporter of a seat is."""
    fleet = [s.players[seat].transporters[slot] for slot in range(SLOTS)]
    return min([distance(b, b.site_tile[one.site], tile) for one in fleet if one.kind], default=FAR)


def of_building(b: Board, s: State, seat: int, tile: int, found: Ahead) -> Ahead:
    """What one building makes, or lacks, added to what is said of it."""
    building = s.building[tile]
    if building == MINE:
        return of_mine(s, tile, found)
    if is_primary(building):
        return {**found, "goods": {GOOD_NAMES[YIELDS[building]]: AT_ONCE[building]}}
    banks = group(b, s, seat, tile, s.on_bank[tile]) or ground(s, tile, s.on_bank[tile])
    there = [stock(b, s, seat, tile, banks, good) for good in range(len(GOOD_NAMES))]
    wood = there[TRUNKS] + there[BOARDS] if burns_wood(building) else WOOD * RUNS[building]
    runs = min([RUNS[building], wood // WOOD, *(there[i] // need for i, need in enumerate(INPUT[building]) if need)])
    if not runs:
        found["lacks"] = {GOOD_NAMES[i]: need - there[i] for i, need in enumerate(INPUT[building]) if need > there[i]}
        if wood < WOOD:
            found["wood"] = WOOD - wood
    elif MAKES[building]:
        found["makes"] = TRANSPORTERS[MAKES[building]]
    else:
        found["goods"] = {GOOD_NAMES[YIELDS[building]]: runs * AT_ONCE[building]}
    return found


def of_mine(s: State, tile: int, found: Ahead) -> Ahead:
    """What a mine gives: by lot, of what there is, or when playing alone of what there is more of."""
    gold, iron = s.bag_gold[tile], s.bag_iron[tile]
    if not gold and not iron:
        return {**found, "empty": True}
    if gold and iron and s.seats > 1:
        return {**found, "either": True}
    return {**found, "goods": {GOOD_NAMES[given_alone(gold, iron)]: 1}}
