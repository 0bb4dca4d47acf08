"""The fields of a position text that only this game has: things by place, transporters, the work in hand.

A line names a place and what is there, such as `c4: 5 boards, 1 stone` or `t1 donkey c4: 2 boards; points 1`.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from lautta.core import fields
from lautta.core.boards import LoadedBoard
from lautta.core.fields import (
    Block,
    Field,
    Inside,
    Name,
    Names,
    index_of,
    list_of,
    names_of,
    player_of,
    seat_of,
    seat_read,
    whole,
)
from lautta.core.problems import Misfit, quoted
from lautta.games.roads.rules.contest import pair
from lautta.games.roads.rules.marks import set_mark
from lautta.games.roads.rules.transporter_table import POINTS
from lautta.games.roads.state import (
    BOARD,
    BUILDINGS,
    EMPTY,
    GOOD_NAMES,
    GOODS,
    INVITE,
    MINE,
    NEUTRAL,
    NOBODY,
    NOT_TOLD,
    OFFERS,
    PARTNER_NAMES,
    PARTNERS,
    PLAYING,
    SEATS,
    SLOT_NAMES,
    SLOTS,
    STORES,
    TRANSPORTERS,
)

OFFERED = tuple(
    kind if kind in (OFFERS[INVITE], OFFERS[BOARD]) else f"{kind} {good}" for kind in OFFERS for good in GOOD_NAMES
)  # rides are the same offer whatever the good
SIGNS = {NEUTRAL: "n", NOBODY: "x"}  # for owners that are no player


def owner_of(number: int) -> int | str:
    """The owner of a brick or a wall as JSON has it: a seat, n (neutral) or x (nobody in this game)."""
    return SIGNS[number] if number in SIGNS else number - 1


def owner_number(owner: Any, signs: str) -> int:
    """The number of an owner in a record, from a seat or one of these signs; raises Misfit."""
    if isinstance(owner, str) and len(owner) == 1 and owner in signs:
        return next(number for number, sign in SIGNS.items() if sign == owner)
    return seat_of(owner, SEATS) + 1


def owner_words(owner: Any) -> str:
    """An owner as texts write it."""
    return owner if isinstance(owner, str) else player_of(owner)


def owner_read(word: str) -> Any:
    """An owner as JSON has it, from a text; raises Misfit."""
    return word if word in SIGNS.values() else seat_read(word)


def counts(array: Any, names: Iterable[str]) -> dict[str, int]:
    """How many there are of each, by name."""
    return {name: int(array[i]) for i, name in enumerate(names) if array[i]}


def counts_text(found: dict[str, int]) -> str:
    """Counts as text: `5 boards, 1 stone`."""
    return ", ".join(f"{count} {name}" for name, count in found.items())


def counts_of(text: str) -> dict[str, int]:
    """The counts that such a text gives; raises Misfit."""
    found: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        words = part.split()
        if len(words) != 2 or words[1] in found:
            raise Misfit("core-position-form", value=quoted(part), example="5 boards")
        found[words[1]] = whole(words[0])
    return found


class Lines(Block):
    """A field with a line for each thing, beginning with its key; as a document, an object with these keys."""

    def line(self, key: str, value: Any) -> str:
        """One thing as a line of text."""
        raise NotImplementedError

    def read_line(self, line: str) -> tuple[str, Any]:
        """The key and the document value of a line."""
        raise NotImplementedError

    def lines(self, document: Any) -> list[str]:
        return [self.line(key, value) for key, value in document.items()]

    def read_lines(self, lines: list[tuple[int, str]]) -> Any:
        found: dict[str, Any] = {}
        for number, line in lines:
            try:
                key, value = self.read_line(line.strip())
                if key in found:
                    raise Misfit("core-position-twice", name=quoted(key))
            except Misfit as misfit:
                raise misfit.on(number) from None
            found[key] = value
        return found

    def _store_counts(self, array: Any, found: Any) -> None:
        for good, count in an_object(found).items():
            with Inside(good):
                self._store_item(array, index_of(good, GOOD_NAMES), whole(count))

    def _entries(self, document: Any) -> list[tuple[str, Any]]:
        return list(an_object(document).items())


class Goods(Lines):
    """What lies where: `c4: 5 boards, 1 stone`."""

    def get(self, record: Any, board: LoadedBoard) -> dict[str, dict[str, int]]:
        places = board.names["stores"]
        every = {name: counts(record.goods[i], GOOD_NAMES) for i, name in enumerate(places)}
        return {name: found for name, found in every.items() if found}

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for place, found in self._entries(document):
            row = record.goods[index_of(place, board.names["stores"])]
            with Inside(place):
                self._store_counts(row, found)

    def line(self, key: str, value: Any) -> str:
        return f"{key}: {counts_text(value)}"

    def read_line(self, line: str) -> tuple[str, Any]:
        place, _, rest = line.partition(":")
        return place, counts_of(rest)


class Moved(Lines):
    """Goods that a transporter has moved, and where they are now: on a bank, aboard, or geese following a transporter.

    For example `1.t2 c4: 2 boards`, `1.t2 on 1.t2: 1 gold`, `1.t2 behind 2.t1: 1 goose`.
    """

    def get(self, record: Any, board: LoadedBoard) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        for i in range(record.marks):
            rest, mover = divmod(record.mark[i], PARTNERS)
            place, good = divmod(rest, GOODS)
            there = found.setdefault(f"{PARTNER_NAMES[mover]} {place_words(place, board)}", {})
            there[GOOD_NAMES[good]] = int(record.marked[i])
        return found

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for key, found in self._entries(document):
            mover, _, place = key.partition(" ")
            who, where = index_of(mover, PARTNER_NAMES), place_of(place, board)
            with Inside(key):
                for good, count in an_object(found).items():
                    if not 0 < whole(count) < 2**16:
                        raise Misfit("core-position-fit", (good,), value=quoted(count), name=self.name)
                    set_mark(record, where, index_of(good, GOOD_NAMES), who, whole(count))

    def line(self, key: str, value: Any) -> str:
        return f"{key}: {counts_text(value)}"

    def read_line(self, line: str) -> tuple[str, Any]:
        place, _, rest = line.partition(":")
        return place, counts_of(rest)


def place_words(place: int, board: LoadedBoard) -> str:
    """A place that marks of moved goods can be at, in words."""
    if place < STORES:
        return board.names["stores"][place]
    kind, who = divmod(place - STORES, PARTNERS)
    return f"{('on', 'behind')[kind]} {PARTNER_NAMES[who]}"


def place_of(words: str, board: LoadedBoard) -> int:
    """The number of such a place; raises Misfit."""
    how, _, who = words.partition(" ")
    if not who:
        return index_of(words, board.names["stores"])
    return STORES + PARTNERS * index_of(how, ("on", "behind")) + index_of(who, PARTNER_NAMES)


class Flags(Field):
    """An array of 0 and 1, written as the names of the ones."""

    def __init__(self, name: str, names: Names) -> None:
        super().__init__(name)
        self.names = names

    def get(self, record: Any, board: LoadedBoard) -> list[str]:
        array = getattr(record, self.name)
        return [name for i, name in enumerate(names_of(self.names, board)) if array[i]]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for name in list_of(document):
            self._store_item(getattr(record, self.name), index_of(name, names_of(self.names, board)), 1)

    def words(self, document: Any) -> str:
        return " ".join(document)

    def read(self, words: str) -> list[str]:
        return words.split()


class Roads(Flags):
    """Roads by the two banks that they connect, in either order."""

    def __init__(self) -> None:
        super().__init__("roads", "links")

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        b: Any = board.record
        for name in list_of(document):
            end = index_of(name, board.names["ends"])
            record.roads[b.end_link[end]] = 1


class Refused(Block):
    """How often others have refused an offer in this phase: `2 ask gold 3`, or for rides `2 invite 1`.

    As a document, a list of objects with `seat`, `offer` and `times`.
    """

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
                self._put_one(record.refused, an_object(entry, "seat", "offer", "times"))

    def _put_one(self, refused: Any, entry: dict[str, Any]) -> None:
        if strange := entry.keys() - {"seat", "offer", "times"}:
            raise unknown(min(strange), "seat", "offer", "times")
        with Inside("seat"):
            to = seat_of(entry["seat"], SEATS)
        with Inside("offer"):
            kind, good = divmod(index_of(entry["offer"], OFFERED), GOODS)
        if refused[to][kind][good]:
            raise Misfit("core-position-twice", name=quoted(entry["offer"]))
        with Inside("times"):
            self._store_item(refused[to][kind], good, whole(entry["times"]))

    def lines(self, document: Any) -> list[str]:
        return [f"{player_of(entry['seat'])} {entry['offer']} {entry['times']}" for entry in document]

    def read_lines(self, lines: list[tuple[int, str]]) -> list[dict[str, Any]]:
        return [self._read_line(number, line.split()) for number, line in lines]

    def _read_line(self, number: int, words: list[str]) -> dict[str, Any]:
        try:
            if len(words) < 3:
                raise Misfit("core-position-form", value=quoted(" ".join(words)), example="2 ask gold 3")
            return {"seat": seat_read(words[0]), "offer": " ".join(words[1:-1]), "times": words[-1]}
        except Misfit as misfit:
            raise misfit.on(number) from None


class Bridges(Flags):
    """Bridges by the names of their places."""

    def __init__(self) -> None:
        super().__init__("bridges", "spots")

    def get(self, record: Any, board: LoadedBoard) -> list[str]:
        b: Any = board.record
        return [
            name for i, name in enumerate(board.names["spots"]) if record.bridges[b.spot_tile[i]] >> b.spot_pair[i] & 1
        ]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        b: Any = board.record
        for name in list_of(document):
            spot = index_of(name, board.names["spots"])
            record.bridges[b.spot_tile[spot]] |= 1 << b.spot_pair[spot]


class Walls(Lines):
    """Walls: the edge as seen from either side, the owner (a player, or n), and the tokens: `c4/e 1 2`."""

    def get(self, record: Any, board: LoadedBoard) -> dict[str, list[Any]]:
        return {
            name: [owner_of(record.wall[i]), int(record.tokens[i])]
            for i, name in enumerate(board.names["edges"])
            if record.wall[i] != EMPTY
        }

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        b: Any = board.record
        for name, value in self._entries(document):
            edge = b.side_edge[index_of(name, board.names["sides"])]
            if record.wall[edge]:
                raise Misfit("core-position-twice", (name,), name=quoted(name))
            with Inside(name):
                if not isinstance(value, list | tuple) or len(value) != 2:
                    raise Misfit("core-position-form", value=quoted(value), example="1 2")
                self._store_item(record.wall, edge, owner_number(value[0], "n"))
                self._store_item(record.tokens, edge, whole(value[1]))

    def line(self, key: str, value: Any) -> str:
        return f"{key} {owner_words(value[0])} {value[1]}"

    def read_line(self, line: str) -> tuple[str, Any]:
        words = line.split()
        if len(words) != 3:
            raise Misfit("core-position-form", value=quoted(line), example="c4/e 1 2")
        return words[0], [owner_read(words[1]), words[2]]


class Buildings(Lines):
    """Buildings by their bank: `c4 mine; gold 3 iron 2 drawn gold`, with the runs `used` in this turn."""

    def get(self, record: Any, board: LoadedBoard) -> dict[str, dict[str, Any]]:
        b: Any = board.record
        found = {}
        for tile in range(b.tiles):
            if kind := record.building[tile]:
                there: dict[str, Any] = {"kind": BUILDINGS[kind]}
                if kind == MINE:
                    there |= {"gold": int(record.bag_gold[tile]), "iron": int(record.bag_iron[tile])}
                if record.used[tile]:
                    there["used"] = int(record.used[tile])
                if record.drawn[tile]:
                    there["drawn"] = GOOD_NAMES[record.drawn[tile] - 1]
                found[board.names["stores"][b.first_store[tile] + record.on_bank[tile]]] = there
        return found

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        b: Any = board.record
        for place, there in self._entries(document):
            store = index_of(place, board.names["stores"])
            tile = b.site_tile[store]
            with Inside(place):
                if record.building[tile]:
                    raise Misfit("roads-position-two-buildings", place=place)
                record.on_bank[tile] = b.site_bank[store]
                self._put_one(record, tile, an_object(there, "kind"))

    def _put_one(self, record: Any, tile: int, there: dict[str, Any]) -> None:
        if strange := there.keys() - {"kind", "gold", "iron", "used", "drawn"}:
            raise unknown(min(strange), "kind", "gold", "iron", "used", "drawn")
        record.building[tile] = index_of(there["kind"], BUILDINGS[1:]) + 1
        for name, array in (("gold", record.bag_gold), ("iron", record.bag_iron), ("used", record.used)):
            with Inside(name):
                self._store_item(array, tile, whole(there.get(name, 0)))
        if "drawn" in there:
            record.drawn[tile] = index_of(there["drawn"], GOOD_NAMES) + 1

    def line(self, key: str, value: Any) -> str:
        more = " ".join(f"{name} {there}" for name, there in value.items() if name != "kind")
        return f"{key} {value['kind']}" + (f"; {more}" if more else "")

    def read_line(self, line: str) -> tuple[str, Any]:
        head, _, more = line.partition(";")
        words, rest = head.split(), more.split()
        if len(words) != 2 or len(rest) % 2:
            raise Misfit("core-position-form", value=quoted(line), example="c4 sawmill; used 1")
        if len({"kind", *rest[::2]}) <= len(rest) // 2:
            raise Misfit("core-position-twice", name=quoted(line))
        return words[0], {"kind": words[1], **dict(zip(rest[::2], rest[1::2], strict=True))}


class Wonder(Field):
    """The bricks from the bottom: a player, n for neutral, x for nobody's."""

    def get(self, record: Any, board: LoadedBoard) -> list[Any]:
        return [owner_of(record.bricks[i]) for i in range(record.laid)]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        items = list_of(document)
        for i, owner in enumerate(items):
            with Inside(i):
                self._store_item(record.bricks, i, owner_number(owner, "nx"))
        self._store(record, "laid", len(items))

    def words(self, document: Any) -> str:
        return "".join(map(owner_words, document))

    def read(self, words: str) -> list[Any]:
        return [owner_read(sign) for sign in words.replace(" ", "")]


class Turn(fields.Turn):
    """Which turn it is; if left out, it follows from the neutral bricks."""

    def clear(self, record: Any) -> None:
        record.turn = NOT_TOLD


class Stage(Name):
    """The stage of a phase; if left out, calling and choosing are over."""

    def clear(self, record: Any) -> None:
        record.stage = PLAYING


class Pairs(Field):
    """Pairs of players, the lower first: `1-2`, in JSON `[0, 1]`."""

    def get(self, record: Any, board: LoadedBoard) -> list[list[int]]:
        mask = getattr(record, self.name)
        return [[one, other] for one, other in combinations(range(SEATS), 2) if mask & pair(one, other)]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        mask = 0
        for i, each in enumerate(list_of(document)):
            with Inside(i):
                seats = sorted({seat_of(seat, SEATS) for seat in list_of(each)})
                if len(seats) != 2:
                    raise Misfit("core-position-number", name=self.name, count="seats", wanted=2, there=len(seats))
                mask |= pair(seats[0], seats[1])
        self._store(record, self.name, mask)

    def words(self, document: Any) -> str:
        return " ".join("-".join(str(seat + 1) for seat in each) for each in document)

    def read(self, words: str) -> list[Any]:
        return [[seat_read(sign) for sign in each.split("-")] for each in words.split()]


class Order(Field):
    """The prayer row, or the sequence chart: seats by place, - for an empty one."""

    def __init__(self, name: str, first: int) -> None:
        super().__init__(name)
        self.first = first  # the number that stands for the first seat

    def get(self, record: Any, board: LoadedBoard) -> list[int | None]:
        array = getattr(record, self.name)
        return [array[i] - self.first if array[i] >= self.first else None for i in range(record.seats)]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        seats = list_of(document)
        if len(seats) != record.seats:
            raise Misfit("core-position-number", name=self.name, count="seats", wanted=record.seats, there=len(seats))
        for i, seat in enumerate(seats):
            with Inside(i):
                if seat is not None and seat in seats[:i]:
                    raise Misfit("core-position-twice", name=self.name)
                value = 0 if seat is None and self.first else seat_of(seat, record.seats) + self.first
                self._store_item(getattr(record, self.name), i, value)

    def words(self, document: Any) -> str:
        return " ".join(map(player_of, document))

    def read(self, words: str) -> list[int | None]:
        return [seat_read(word) for word in words.split()]


NUMBERS = ("points", "moved", "held", "shifts", "led", "left_on")


def usual_points(v: Any) -> int:
    """The points that a transporter has at the beginning of a phase; none if it was taken on in this one."""
    return 0 if v.held else POINTS[v.kind]


class Transporters(Lines):
    """A player's transporters: `t1 donkey c4: 2 boards; points 1`."""

    def get(self, record: Any, board: LoadedBoard) -> dict[str, dict[str, Any]]:
        return {
            name: self._one(record.transporters[slot], board)
            for slot, name in enumerate(SLOT_NAMES)
            if record.transporters[slot].kind
        }

    def _one(self, v: Any, board: LoadedBoard) -> dict[str, Any]:
        found: dict[str, Any] = {"kind": TRANSPORTERS[v.kind], "at": board.names["sites"][v.site]}
        if cargo := counts(v.cargo, GOOD_NAMES):
            found["cargo"] = cargo
        for name in NUMBERS:
            if getattr(v, name) != (usual_points(v) if name == "points" else 0):
                found[name] = int(getattr(v, name))
        for what, who in (("carrier", v.carrier_seat), ("passenger", v.passenger_seat)):
            if getattr(v, what):
                found[what] = PARTNER_NAMES[who * SLOTS + getattr(v, what) - 1]
        return found

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for name, there in self._entries(document):
            v = record.transporters[index_of(name, SLOT_NAMES)]
            with Inside(name):
                for key, value in an_object(there, "kind", "at").items():
                    with Inside(key):
                        self._put_one(v, key, value, board)
                if "points" not in there:
                    v.points = usual_points(v)

    def _put_one(self, v: Any, key: str, value: Any, board: LoadedBoard) -> None:
        if key == "kind":
            v.kind = index_of(value, TRANSPORTERS[1:]) + 1
        elif key == "at":
            v.site = index_of(value, board.names["sites"])
        elif key in ("carrier", "passenger"):
            partner = index_of(value, PARTNER_NAMES)
            setattr(v, key, partner % SLOTS + 1)
            setattr(v, f"{key}_seat", partner // SLOTS)
        elif key in NUMBERS:
            self._store(v, key, whole(value))
        elif key == "cargo":
            self._store_counts(v.cargo, value)
        else:
            raise unknown(key, "kind", "at", "cargo", "carrier", "passenger", *NUMBERS)

    def line(self, key: str, value: Any) -> str:
        plain = [f"{name} {there}" for name, there in value.items() if name not in ("kind", "at", "cargo")]
        cargo = f": {counts_text(value['cargo'])}" if "cargo" in value else ""
        return "; ".join([f"{key} {value['kind']} {value['at']}{cargo}", *([" ".join(plain)] if plain else [])])

    def read_line(self, line: str) -> tuple[str, Any]:
        head, *parts = line.split(";")
        front, _, cargo = head.partition(":")
        words = front.split()
        if len(words) != 3:
            example = "t1 donkey c4: 2 boards; points 1"
            raise Misfit("core-position-form", value=quoted(line), example=example)
        found: dict[str, Any] = {"kind": words[1], "at": words[2]}
        if some := counts_of(cargo):
            found["cargo"] = some
        for part in parts:
            self._read_part(part.strip(), found)
        return words[0], found

    def _read_part(self, part: str, found: dict[str, Any]) -> None:
        words = part.split()
        if len(words) % 2:
            raise Misfit("core-position-form", value=quoted(part), example="points 1 moved 1")
        for key, value in zip(words[::2], words[1::2], strict=True):
            if key in found:
                raise Misfit("core-position-twice", name=quoted(key))
            found[key] = value


def an_object(document: Any, *needed: str) -> dict[str, Any]:
    """Check that a document is an object with these names; raises Misfit."""
    if not isinstance(document, dict):
        raise Misfit("core-position-object", value=quoted(document))
    for name in needed:
        if name not in document:
            raise Misfit("roads-position-missing", name=name)
    return document


def unknown(name: str, *known: str) -> Misfit:
    """The Misfit for an unknown name."""
    return Misfit("core-position-field", name=quoted(name), known=", ".join(known))
