"""All errors in a position: contents that no play leads to, in the order of `validation.validate`."""

from collections.abc import Iterator

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.core.problems import Fault
from lautta.games.roads.check import validation
from lautta.games.roads.check.ground import link_trouble, tile_trouble, wall_trouble
from lautta.games.roads.check.pieces import (
    MOST_GOODS,
    MOST_TOKENS,
    count_trouble,
    number_trouble,
    store_trouble,
    transporter_trouble,
)
from lautta.games.roads.check.sequence import turn_trouble, winners_trouble, wonder_trouble
from lautta.games.roads.check.troubles import BAD_BRIDGE, NAMES
from lautta.games.roads.check.works import offer_trouble, work_trouble
from lautta.games.roads.rules.building import fits
from lautta.games.roads.rules.walls import shut
from lautta.games.roads.state import (
    BUILDINGS,
    DESERT,
    DOCK,
    EDGES,
    GOOD_NAMES,
    IRRIGATION,
    LINKS,
    SEATS,
    SLOT_NAMES,
    SLOTS,
    STORES,
    TILES,
    Board,
    State,
    terrain_of,
)

Faults = Iterator[Fault]
FIELD_OF = {"row": "row", "chart": "chart", "slots": "chart", "stage": "stage", "waiting": "waiting", "turn": "turn",
            "endless": "wonder", "setup": "wonder", "end": "phase", "bricks": "wonder", "short": "wonder",
            "neutral": "wonder", "irrigated": "irrigated"}  # fmt: skip


def said(trouble: int | str, *path: str | int, **args: str | int) -> Faults:
    """A fault for a trouble, if there is one, with its place and message; `player` in the variables counts from 1."""
    if trouble:
        name = NAMES[trouble] if isinstance(trouble, int) else trouble
        yield Fault(path, f"roads-position-{name}", args)


def status(state: GameState) -> Faults:
    """Everything that is wrong; if numbers are out of range, or nobody knows whose turn it is, only that."""
    loaded, s = state.board, state.record
    b: Board = loaded.record  # type: ignore[assignment]
    if validation.range_trouble(b, s):
        yield from ranges(loaded, b, s)
    elif trouble := validation.order_trouble(s):
        yield from said(trouble, FIELD_OF[NAMES[trouble]])
    else:
        yield from course(s)
        yield from pieces(loaded, b, s)
        yield from places(loaded, b, s)
        yield from said(work_trouble(b, s), "work", player=s.work.seat + 1)
        yield from said(offer_trouble(b, s), "offer", player=s.offer.seat + 1)


def ranges(loaded: LoadedBoard, b: Board, s: State) -> Faults:
    """Numbers that nothing can have."""
    if not validation.numbers_fit(s):
        yield from numbers(s)
    if not validation.order_in_range(s):
        yield from said("range", "row" if any(s.row[place] >= s.seats for place in range(SEATS)) else "chart")
    for seat in range(SEATS):
        if not validation.player_in_range(b, s, seat):
            yield from said("range", "players", seat)
        for slot in range(SLOTS):
            if not validation.transporter_in_range(b, s, seat, slot):
                yield from said("range", "players", seat, "transporters", SLOT_NAMES[slot])
    for tile in range(TILES):
        if not validation.tile_in_range(s, tile):
            yield from said("range", "buildings")
    if not validation.work_in_range(b, s):
        yield from said("range", "work")
    if not validation.offer_in_range(s):
        yield from said("range", "offer")


def numbers(s: State) -> Faults:
    """Numbers of the game as a whole that are out of range; for names only one is reported."""
    found = False
    for name, most in (
        ("ordered", 1),
        ("may_call", 1),
        ("irrigated", 1),
        ("at", s.seats - 1),
        ("shown", validation.MOST_SHOWN),
    ):
        if (value := getattr(s, name)) > most:
            found = True
            yield Fault((name,), "core-position-range", {"name": name, "least": 0, "most": most, "value": value})
    if not found:
        yield from said("range")


def course(s: State) -> Faults:
    """Turns, the wonder, players and the end."""
    for trouble in (turn_trouble(s), wonder_trouble(s)):
        if trouble:
            args = {"turn": s.turn, "irrigation": IRRIGATION + 1}
            yield from said(trouble, FIELD_OF[NAMES[trouble]], **args)
    for seat in range(SEATS):
        yield from said(validation.seat_trouble(s, seat), "players", seat, player=seat + 1)
    yield from said(winners_trouble(s), "winners")


def pieces(loaded: LoadedBoard, b: Board, s: State) -> Faults:
    """Transporters and goods."""
    for seat in range(SEATS):
        for slot, name in enumerate(SLOT_NAMES):
            yield from said(
                transporter_trouble(b, s, seat, slot),
                "players",
                seat,
                "transporters",
                name,
                player=seat + 1,
                transporter=name,
            )
        yield from said(number_trouble(b, s, seat), "players", seat, "transporters", player=seat + 1)
    for place in range(STORES):
        name = named(loaded, "stores", place)
        yield from said(store_trouble(b, s, place), "goods", name, place=name)
    for good, name in enumerate(GOOD_NAMES):
        yield from said(count_trouble(b, s, good), "goods", good=name, most=MOST_GOODS)
    yield from said(validation.marks_trouble(b, s), "moved")


def places(loaded: LoadedBoard, b: Board, s: State) -> Faults:
    """Buildings, bridges, roads and walls, including oddities that do no harm."""
    for tile in range(TILES):
        place = building_place(loaded, b, s, tile)
        trouble = tile_trouble(b, s, tile)
        field = "bridges" if trouble == BAD_BRIDGE else "buildings"
        yield from said(trouble, *((field,) if field == "bridges" else (field, place)), place=place)
        if not trouble and tile < b.tiles:
            yield from odd_tile(b, s, tile, place)
    for link in range(LINKS):
        yield from said(link_trouble(b, s, link), "roads", place=named(loaded, "links", link))
    for edge in range(EDGES):
        side = named(loaded, "edges", edge)
        yield from said(wall_trouble(b, s, edge), "walls", side, place=side, most=MOST_TOKENS)
    yield from docked(loaded, b, s)


def odd_tile(b: Board, s: State, tile: int, place: str) -> Faults:
    """A building where none can be built, and a bridge over a desert without water."""
    building = s.building[tile]
    if building and fits(b, s, building, tile):
        yield from said("terrain", "buildings", place, place=place, building=BUILDINGS[building])
    if s.bridges[tile] and terrain_of(b, s, tile) == DESERT and not s.desert_bridges:
        yield from said("desert-bridge", "bridges", place=place)


def docked(loaded: LoadedBoard, b: Board, s: State) -> Faults:
    """Boats at a coast where somebody else has a wall."""
    for seat in range(s.seats):
        for slot, name in enumerate(SLOT_NAMES):
            v = s.players[seat].transporters[slot]
            if v.kind and not v.carrier and b.site_kind[v.site] == DOCK and shut(s, seat, b.site_edge[v.site]):
                yield from said("dock", "players", seat, "transporters", name, player=seat + 1, transporter=name)


def building_place(loaded: LoadedBoard, b: Board, s: State, tile: int) -> str:
    """The bank of a tile where its building stands, by name."""
    if tile >= b.tiles:
        return f"#{tile}"
    bank = min(s.on_bank[tile], b.bank_count[tile] - 1)
    return loaded.names["stores"][b.first_store[tile] + bank]


def named(loaded: LoadedBoard, kind: str, index: int) -> str:
    """The name of a part of the board; the number itself if the board does not have so many."""
    names = loaded.names[kind]
    return names[index] if index < len(names) else f"#{index}"
