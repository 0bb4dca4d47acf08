"""The position text: which parts of the record it has, in order, and how those are written that no other game has."""

from collections.abc import Iterator
from itertools import combinations
from types import SimpleNamespace
from typing import Any

from lautta.core import fields
from lautta.core.boards import LoadedBoard
from lautta.core.fields import Inside, index_of, list_of, object_of, player_of, seat_of, seat_read, whole
from lautta.core.game.values import Option
from lautta.core.observation import OUT, Shown
from lautta.core.problems import Misfit, quoted
from lautta.games.roads.rules.marks import set_mark
from lautta.games.roads.rules.transporter_table import POINTS
from lautta.games.roads.state import (
    BOARD,
    BRICKS,
    BUILDINGS,
    DROPS,
    GOOD_NAMES,
    GOODS,
    INVITE,
    MINE,
    MOST_SHOWN,
    MOST_TURNS,
    NONE,
    NOT_TOLD,
    OFFERS,
    PARTNER_NAMES,
    PARTNERS,
    PHASES,
    PLAYING,
    SEATS,
    SLOT_NAMES,
    SLOTS,
    STAGES,
    STORES,
    SUBJECTS,
    TRANSPORTERS,
    WORKS,
)

OFFERED = tuple(
    kind if kind in (OFFERS[INVITE], OFFERS[BOARD]) else f"{kind} {good}" for kind in OFFERS for good in GOOD_NAMES
)  # rides are the same offer whatever the good
CARRIED = tuple(f"{how} {partner}" for how in ("on", "behind") for partner in PARTNER_NAMES)  # where goods can be, too
MISSING, DONKEY = "roads-position-missing", "t1 donkey c4: 2 boards; points 1"


def goods(name: str, of: str | None = None) -> fields.Counts:
    """Goods by kind: `5 boards, 1 stone`."""
    return fields.Counts(name, GOOD_NAMES, of=of, example="5 boards")


class Pairs(fields.Marks):
    """Pairs of players, the lower first: `1-2`, in JSON `[0, 1]`."""

    def __init__(self, name: str) -> None:
        super().__init__(name, tuple(combinations(range(SEATS), 2)), observed=OUT)

    def get(self, record: Any, board: LoadedBoard) -> list[list[int]]:
        return list(map(list, super().get(record, board)))

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        pairs = list_of(document)
        for i, pair in enumerate(pairs):
            with Inside(i):
                pairs[i] = tuple(sorted({seat_of(seat, SEATS) for seat in list_of(pair)}))
                if (there := len(pairs[i])) != 2:
                    raise Misfit("core-position-number", name=self.name, count="seats", wanted=2, there=there)
        super().put(record, pairs, board)

    def words(self, document: Any) -> str:
        return " ".join("-".join(map(player_of, pair)) for pair in document)

    def read(self, words: str) -> list[list[int | None]]:
        return [[seat_read(sign) for sign in pair.split("-")] for pair in words.split()]


class Link(fields.Name):
    """A road by the two banks that it connects, in either order."""

    def number(self, document: Any, board: LoadedBoard) -> int:
        rules: Any = board.record
        return int(rules.end_link[index_of(document, board.names["ends"])])


def bridges(record: Any, board: LoadedBoard) -> int:
    """The spots with a bridge, as a mask."""
    b: Any = board.record
    return sum(1 << spot for spot in range(b.spots) if record.bridges[b.spot_tile[spot]] >> b.spot_pair[spot] & 1)


def lay_bridges(record: Any, spots: int, board: LoadedBoard) -> None:
    """Lay bridges on some spots."""
    b: Any = board.record
    for spot in range(b.spots):
        record.bridges[b.spot_tile[spot]] |= (spots >> spot & 1) << b.spot_pair[spot]


class Moved(fields.Keyed):
    """Goods that a transporter has moved, and where they are now: on a bank, aboard, or geese following a transporter.

    For example `1.t2 c4: 2 boards`, `1.t2 on 1.t2: 1 gold`, `1.t2 behind 2.t1: 1 goose`.
    """

    def get(self, record: Any, board: LoadedBoard) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        for i in range(record.marks):
            rest, mover = divmod(record.mark[i], PARTNERS)
            place, good = divmod(rest, GOODS)
            where = board.names["stores"][place] if place < STORES else CARRIED[place - STORES]
            there = found.setdefault(f"{PARTNER_NAMES[mover]} {where}", {})
            there[GOOD_NAMES[good]] = int(record.marked[i])
        return found

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for key, found in object_of(document).items():
            mover, _, place = key.partition(" ")
            how, _, other = place.partition(" ")
            who, where = index_of(mover, PARTNER_NAMES), 0 if other else index_of(place, board.names["stores"])
            if other:
                where = STORES + PARTNERS * index_of(how, ("on", "behind")) + index_of(other, PARTNER_NAMES)
            with Inside(key):
                for good, count in object_of(found).items():
                    if not 0 < whole(count) < 2**16:
                        raise Misfit("core-position-fit", (good,), value=quoted(count), name=self.name)
                    set_mark(record, where, index_of(good, GOOD_NAMES), who, whole(count))


class Across:
    """The same place of several arrays of a record, as a record."""

    def __init__(self, record: Any, index: int) -> None:
        self.__dict__.update(record=record, index=index)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.record, name)[self.index]

    def __setattr__(self, name: str, value: Any) -> None:
        getattr(self.record, name)[self.index] = value


class Buildings(fields.Keyed):
    """Buildings by their bank, which the record has by their tile."""

    def parts(self, record: Any, board: LoadedBoard) -> Iterator[tuple[str, Any]]:
        b: Any = board.record
        for tile in range(b.tiles):
            if record.building[tile]:
                yield board.names["stores"][b.first_store[tile] + record.on_bank[tile]], Across(record, tile)

    def part(self, record: Any, key: str, board: LoadedBoard) -> Any:
        b: Any = board.record
        store = index_of(key, board.names["stores"])
        site = Across(record, b.site_tile[store])
        if site.building:
            raise Misfit("roads-position-two-buildings", (key,), place=key)
        site.on_bank = b.site_bank[store]
        return site


def bag(site: Any) -> int | None:
    """What is left out of a bag: nothing where no mine is; a mine always has it."""
    return None if site.building == MINE else 0


class Walls(fields.Keyed):
    """Walls by their edge, as seen from either side."""

    def parts(self, record: Any, board: LoadedBoard) -> Iterator[tuple[str, Any]]:
        walls = zip(board.names["edges"], record.wall, strict=False)
        return ((edge, Across(record, i)) for i, (edge, owner) in enumerate(walls) if owner)

    def part(self, record: Any, key: str, board: LoadedBoard) -> Any:
        b: Any = board.record
        edge = Across(record, b.side_edge[index_of(key, board.names["sides"])])
        if edge.wall:
            raise Misfit("core-position-twice", (key,), name=quoted(key))
        return edge


class Wall(fields.Field):
    """The owner of a wall, a player or n, and its tokens: `1 2`, in JSON `[0, 2]`."""

    owner = fields.Seat("wall", SEATS, first=1, others="n")  # NEUTRAL
    tokens = fields.Number("tokens")

    def get(self, record: Any, board: LoadedBoard) -> list[Any]:
        return [self.owner.get(record, board), self.tokens.get(record, board)]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        if not isinstance(document, list | tuple) or len(document) != 2:
            raise Misfit("core-position-form", value=quoted(document), example="1 2")
        self.owner.put(record, document[0], board)
        self.tokens.put(record, document[1], board)

    def words(self, document: Any) -> str:
        return f"{self.owner.words(document[0])} {document[1]}"

    def read(self, words: str) -> list[Any]:
        owner, tokens = words.split()
        return [self.owner.read(owner), tokens]


class Helped(fields.Field):
    """The goods of others that were paid, and their transporters: `boards 2.t1, gold 2.t2`; in JSON a list."""

    def get(self, record: Any, board: LoadedBoard) -> list[str]:
        w = record
        return [f"{GOOD_NAMES[w.help_good[i]]} {PARTNER_NAMES[w.help_from[i]]}" for i in range(w.helps)]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for i, one in enumerate(list_of(document)):
            good, _, partner = str(one).partition(" ")
            with Inside(i):
                self._store_item(record.help_good, i, index_of(good, GOOD_NAMES))
                self._store_item(record.help_from, i, index_of(partner, PARTNER_NAMES))
        record.helps = len(document)

    def words(self, document: Any) -> str:
        return ", ".join(document)

    def read(self, words: str) -> list[str]:
        return [part.strip() for part in words.split(",")]


class Refused(fields.Block):
    """Offers that others refused in a phase, and how often: `2 ask gold 3`, of rides `2 invite 1`; in JSON a list."""

    one = fields.Inline(
        fields.Seat("seat", SEATS), fields.Name("offer", OFFERED), fields.Number("times"), heads=3, missing=MISSING
    )

    def get(self, record: Any, board: LoadedBoard) -> list[dict[str, Any]]:
        return [
            {"seat": to, "offer": OFFERED[kind * GOODS + good], "times": int(record.refused[to][kind][good])}
            for to in range(SEATS)
            for kind in range(len(OFFERS))
            for good in range(GOODS)
            if record.refused[to][kind][good]
        ]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for i, entry in enumerate(list_of(document)):
            with Inside(i):
                found = SimpleNamespace()
                self.one.put(found, entry, board)
                kind, good = divmod(found.offer, GOODS)
                if record.refused[found.seat][kind][good]:
                    raise Misfit("core-position-twice", name=quoted(entry["offer"]))
                with Inside("times"):
                    self._store_item(record.refused[found.seat][kind], good, found.times)

    def lines(self, document: Any) -> list[str]:
        return [self.one.words(entry) for entry in document]

    def read_lines(self, lines: list[tuple[int, str]]) -> list[dict[str, Any]]:
        return list(super().read_lines(lines).values())

    def read_line(self, line: str) -> tuple[str, dict[str, Any]]:
        words = line.split()
        if len(words) < 3:
            raise Misfit("core-position-form", value=quoted(line), example="2 ask gold 3")
        return line, {"seat": seat_read(words[0]), "offer": " ".join(words[1:-1]), "times": words[-1]}


def usual_points(v: Any) -> int:
    """The points that a transporter has at the beginning of a phase; none if it was taken on in this one."""
    return 0 if v.held else POINTS[v.kind]


def partner(name: str) -> fields.Name:
    """The transporter that carries one, or that it carries, by its name."""

    def get(v: Any, board: LoadedBoard) -> int:
        slot = getattr(v, name)
        return getattr(v, f"{name}_seat") * SLOTS + slot - 1 if slot else NONE

    def put(v: Any, number: int, board: LoadedBoard) -> None:
        setattr(v, f"{name}_seat", number // SLOTS)
        setattr(v, name, number % SLOTS + 1)

    return fields.Name(name, PARTNER_NAMES, via=(get, put), observed={f"{name}_seat": Shown("seat")})


BUILDING = fields.Inline(
    fields.Name("kind", BUILDINGS[1:], of="building", first=1),
    fields.Number("gold", of="bag_gold", default=bag),
    fields.Number("iron", of="bag_iron", default=bag),
    fields.Number("used"),
    fields.Name("drawn", GOOD_NAMES, first=1),
    heads=1,
    missing=MISSING,
)
TRANSPORTER = fields.Inline(
    fields.Name("kind", TRANSPORTERS[1:], first=1),
    fields.Name("at", "sites", of="site"),
    goods("cargo"),
    fields.Number("points", default=usual_points),
    *map(fields.Number, ("moved", "held", "shifts", "led", "left_on")),
    partner("carrier"),
    partner("passenger"),
    heads=2,
    missing=MISSING,
)
WORK = fields.Nested(
    "work",
    fields.Name("job", WORKS[1:], first=1),
    fields.Seat("seat", SEATS),
    fields.Name("tile", "tiles"),
    *map(fields.Number, ("target", "detail", "kinds")),
    fields.Number("banks", most=7),
    fields.Number("carriers", most=(1 << SLOTS) - 1),
    fields.Number("givers", most=(1 << SLOTS) - 1),
    fields.Number("any_of"),
    fields.Number("out", most=GOODS - 1),
    fields.Number("out_left"),
    goods("need"),
    Helped("helped", observed={"help_from": OUT}),
)
OFFER = fields.Nested(
    "offer",
    fields.Name("kind", OFFERS[1:], first=1),
    fields.Seat("seat", SEATS),
    fields.Seat("to", SEATS),
    fields.Name("slot", SLOT_NAMES),
    fields.Name("other", SLOT_NAMES),
    fields.Name("good", GOOD_NAMES),
)
BY_TILE = Shown(length="tiles")
SITES = dict.fromkeys(("building", "on_bank", "bag_gold", "bag_iron", "used", "drawn"), BY_TILE)
EDGES = {"wall": Shown("seat", "edges", base=1), "tokens": Shown(length="edges")}
KEPT = dict.fromkeys(("marks", "mark", "marked"), OUT)  # so that a phase ends, as rivals and refusals
OPTIONS = (
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
    Option("wonder_asked", ("each_time", "first_time"), "wonder_asked", before="first_time"),
)
FIELDS: tuple[fields.Field, ...] = (
    fields.Generator("chance"),
    fields.Number("seats", least=1, most=SEATS),
    fields.Turn("turn", most=MOST_TURNS, default=NOT_TOLD),
    fields.Number("shown", most=MOST_SHOWN),
    fields.Name("phase", PHASES),
    fields.Name("stage", STAGES, default=PLAYING),
    fields.Number("ordered", most=1),
    fields.Number("may_call", most=1),
    Pairs("rivals"),
    Pairs("met"),
    Pairs("vied"),
    fields.Number("at", derived=True, most="s.seats - 1"),
    fields.Seats("waiting", SEATS),
    fields.Seats("leaving", SEATS),
    fields.Order("row", SEATS),
    fields.Order("chart", SEATS, first=1, none=0),
    fields.Row("wonder", fields.Seat("", SEATS, first=1, others="nx"),  # NEUTRAL and NOBODY
               of="bricks", used="laid", between=""),
    fields.Number("neutral", derived=True),
    fields.Number("irrigated", derived=True, most=1),
    fields.Keyed("goods", "stores", goods("goods", of=""), between=": "),
    Moved("moved", (), goods("moved"), between=": ", observed=KEPT),
    Buildings("buildings", (), BUILDING, example="c4 sawmill; used 1", observed=SITES),
    fields.Marks("roads", Link("", "links")),
    fields.Marks("bridges", "spots", via=(bridges, lay_bridges), observed=BY_TILE),
    Walls("walls", (), Wall(""), example="c4/e 1 2", observed=EDGES),
    WORK,
    OFFER,
    fields.Each("players", "player", "seats", (
        fields.Name("home", "banks", none=NONE),
        fields.Marks("research", SUBJECTS, observed=Shown()),  # one number
        fields.Number("bought", most=BRICKS),
        fields.Number("dropped", most=DROPS),
        Refused("refused", observed=OUT),
        fields.Keyed("transporters", SLOT_NAMES, TRANSPORTER, example=DONKEY),
        fields.Number("wealth", derived=True),
        fields.Number("points", derived=True),
    )),
    fields.Seats("winners", SEATS, derived=True),
)  # fmt: skip
BY_NAME = {field.name: field for field in FIELDS}
