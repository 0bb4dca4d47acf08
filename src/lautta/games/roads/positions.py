"""The fields of a position text that are this game's own: things by place, transporters, the work in hand.

A line names a place and what is there, such as `c4: 5 boards, 1 stone` or `t1 donkey c4: 2 boards; points 1`.
"""

from collections.abc import Iterable
from typing import Any

from lautta.core.boards import LoadedBoard
from lautta.core.reasons import MalformedPosition
from lautta.core.texts import Block, Field, Names, index_of, names_of, whole
from lautta.games.roads.state import (
    BANK_NAMES,
    BUILDINGS,
    EMPTY,
    GOOD_NAMES,
    MINE,
    OFFERS,
    PARTNER_NAMES,
    SEATS,
    SLOT_NAMES,
    TRANSPORTERS,
    WORKS,
)

OWNERS = ("-", *(str(seat + 1) for seat in range(SEATS)), "n", "x")  # n: neutral, x: of nobody here


def counts(array: Any, names: Iterable[str]) -> dict[str, int]:
    """What there is of each."""
    return {name: int(array[i]) for i, name in enumerate(names) if array[i]}


def counts_text(found: dict[str, int]) -> str:
    """`5 boards, 1 stone`."""
    return ", ".join(f"{count} {name}" for name, count in found.items())


def counts_of(text: str) -> dict[str, int]:
    """The counts of such words; raises MalformedPosition."""
    found: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        words = part.split()
        if len(words) != 2 or words[1] in found:
            raise MalformedPosition(f"{part!r} is no count and name, such as `5 boards`")
        found[words[1]] = whole(words[0])
    return found


class Lines(Block):
    """A field with a line for each thing, which begins with its key; as a document, an object by these keys."""

    def line(self, key: str, value: Any) -> str:
        """One thing as a line."""
        raise NotImplementedError

    def read_line(self, line: str) -> tuple[str, Any]:
        """The key and the document of a line."""
        raise NotImplementedError

    def lines(self, document: Any) -> list[str]:
        return [self.line(key, value) for key, value in document.items()]

    def read_lines(self, lines: list[tuple[int, str]]) -> Any:
        found: dict[str, Any] = {}
        for number, line in lines:
            try:
                key, value = self.read_line(line.strip())
                if key in found:
                    raise MalformedPosition(f"{key} is there twice")
            except MalformedPosition as error:
                raise MalformedPosition(f"line {number}: {error}") from None
            found[key] = value
        return found

    def _entries(self, document: Any) -> list[tuple[str, Any]]:
        if not isinstance(document, dict):
            raise MalformedPosition(f"{self.name} wants an object, not {document!r}")
        return list(document.items())


class Goods(Lines):
    """What lies where: `c4: 5 boards, 1 stone`."""

    def get(self, record: Any, board: LoadedBoard) -> dict[str, dict[str, int]]:
        places = board.names["stores"]
        every = {name: counts(record.goods[i], GOOD_NAMES) for i, name in enumerate(places)}
        return {name: found for name, found in every.items() if found}

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for place, found in self._entries(document):
            row = record.goods[index_of(place, board.names["stores"])]
            for good, count in found.items():
                self._store_item(row, index_of(good, GOOD_NAMES), whole(count))

    def line(self, key: str, value: Any) -> str:
        return f"{key}: {counts_text(value)}"

    def read_line(self, line: str) -> tuple[str, Any]:
        place, _, rest = line.partition(":")
        return place, counts_of(rest)


class Moved(Goods):
    """Goods that a seat has moved: `1 c4: 2 boards`."""

    def get(self, record: Any, board: LoadedBoard) -> dict[str, dict[str, int]]:
        found = {}
        for seat in range(record.seats):
            for i, name in enumerate(board.names["stores"]):
                if some := counts(record.moved[seat][i], GOOD_NAMES):
                    found[f"{seat + 1} {name}"] = some
        return found

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for key, found in self._entries(document):
            seat, _, place = key.partition(" ")
            row = record.moved[index_of(seat, OWNERS[1 : SEATS + 1])][index_of(place, board.names["stores"])]
            for good, count in found.items():
                self._store_item(row, index_of(good, GOOD_NAMES), whole(count))


class Flags(Field):
    """An array of 0 and 1, shown as the names of the ones."""

    def __init__(self, name: str, names: Names) -> None:
        super().__init__(name)
        self.names = names

    def get(self, record: Any, board: LoadedBoard) -> list[str]:
        array = getattr(record, self.name)
        return [name for i, name in enumerate(names_of(self.names, board)) if array[i]]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for name in _list(document):
            self._store_item(getattr(record, self.name), index_of(name, names_of(self.names, board)), 1)

    def words(self, document: Any) -> str:
        return " ".join(document)

    def read(self, words: str) -> list[str]:
        return words.split()


class Roads(Flags):
    """Roads by the two banks that they join, in either order."""

    def __init__(self) -> None:
        super().__init__("roads", "links")

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        b: Any = board.record
        for name in _list(document):
            end = index_of(name, board.names["ends"])
            record.roads[b.end_link[end]] = 1


class Refused(Field):
    """Refused offers by their numbers."""

    def get(self, record: Any, board: LoadedBoard) -> list[int]:
        return [int(record.refused[i]) for i in range(record.refusals)]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for i, value in enumerate(_list(document)):
            self._store_item(record.refused, i, whole(value))

    def words(self, document: Any) -> str:
        return " ".join(map(str, document))

    def read(self, words: str) -> list[str]:
        return words.split()


class Bridges(Flags):
    """Bridges by the names of their places."""

    def __init__(self) -> None:
        super().__init__("bridges", "spots")

    def get(self, record: Any, board: LoadedBoard) -> list[str]:
        b: Any = board.record
        return [name for i, name in enumerate(board.names["spots"])
                if record.bridges[b.spot_tile[i]] >> b.spot_pair[i] & 1]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        b: Any = board.record
        for name in _list(document):
            spot = index_of(name, board.names["spots"])
            record.bridges[b.spot_tile[spot]] |= 1 << b.spot_pair[spot]


class Walls(Lines):
    """Walls: the edge from either side, the owner (a player, or n), and the tokens: `c4/e 1 2`."""

    def get(self, record: Any, board: LoadedBoard) -> dict[str, list[Any]]:
        return {name: [OWNERS[record.wall[i]], int(record.tokens[i])] for i, name in enumerate(board.names["edges"])
                if record.wall[i] != EMPTY}

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for name, value in self._entries(document):
            if not isinstance(value, list | tuple) or len(value) != 2:
                raise MalformedPosition(f"a wall has an owner and tokens, not {value!r}")
            b: Any = board.record
            edge = b.side_edge[index_of(name, board.names["sides"])]
            self._store_item(record.wall, edge, index_of(value[0], OWNERS))
            self._store_item(record.tokens, edge, whole(value[1]))

    def line(self, key: str, value: Any) -> str:
        return f"{key} {value[0]} {value[1]}"

    def read_line(self, line: str) -> tuple[str, Any]:
        words = line.split()
        if len(words) != 3:
            raise MalformedPosition(f"{line!r} is no wall, such as `c4/e 1 2`")
        return words[0], words[1:]


class Buildings(Lines):
    """Buildings by their bank: `c4 mine; gold 3 iron 2 drawn gold`, with `used` runs of this turn."""

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
            if record.building[tile]:
                raise MalformedPosition(f"there are two buildings on the tile of {place}")
            if strange := set(there) - {"kind", "gold", "iron", "used", "drawn"}:
                raise MalformedPosition(f"a building has no {min(strange)}")
            record.building[tile], record.on_bank[tile] = index_of(there["kind"], BUILDINGS), b.site_bank[store]
            self._store_item(record.bag_gold, tile, whole(there.get("gold", 0)))
            self._store_item(record.bag_iron, tile, whole(there.get("iron", 0)))
            self._store_item(record.used, tile, whole(there.get("used", 0)))
            if "drawn" in there:
                record.drawn[tile] = index_of(there["drawn"], GOOD_NAMES) + 1

    def line(self, key: str, value: Any) -> str:
        more = " ".join(f"{name} {there}" for name, there in value.items() if name != "kind")
        return f"{key} {value['kind']}" + (f"; {more}" if more else "")

    def read_line(self, line: str) -> tuple[str, Any]:
        head, _, more = line.partition(";")
        words, rest = head.split(), more.split()
        if len(words) != 2 or len(rest) % 2:
            raise MalformedPosition(f"{line!r} is no building, such as `c4 sawmill; used 1`")
        return words[0], {"kind": words[1], **dict(zip(rest[::2], rest[1::2], strict=True))}


class Wonder(Field):
    """The bricks from the bottom: a player, n for neutral, x for nobody's."""

    def get(self, record: Any, board: LoadedBoard) -> list[str]:
        return [OWNERS[record.bricks[i]] for i in range(record.laid)]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        items = _list(document)
        for i, owner in enumerate(items):
            self._store_item(record.bricks, i, index_of(owner, OWNERS))
        self._store(record, "laid", len(items))

    def words(self, document: Any) -> str:
        return "".join(document)

    def read(self, words: str) -> list[str]:
        return list(words.replace(" ", ""))


class Order(Field):
    """The prayer row, or the sequence chart: seats by place, - where nobody is."""

    def __init__(self, name: str, first: int) -> None:
        super().__init__(name)
        self.first = first  # the number that stands for the first seat

    def get(self, record: Any, board: LoadedBoard) -> list[str]:
        array = getattr(record, self.name)
        return [str(array[i] + 1 - self.first) if array[i] >= self.first else "-" for i in range(record.seats)]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for i, name in enumerate(_list(document)):
            value = 0 if name == "-" else index_of(name, OWNERS[1 : SEATS + 1]) + self.first
            self._store_item(getattr(record, self.name), i, value)

    def words(self, document: Any) -> str:
        return " ".join(document)

    def read(self, words: str) -> list[str]:
        return words.split()


NUMBERS = ("points", "moved", "held", "shifts", "led", "led_from", "left_on", "given")
SEAT_NUMBERS = tuple(f"led_marks_{seat + 1}" for seat in range(SEATS))
STOPS = tuple(f"{what}_{bank}" for what in ("loaded", "dropped") for bank in BANK_NAMES)


class Transporters(Lines):
    """A player's transporters: `t1 donkey c4: 2 boards; points 1`, with marks as `moved_1 2 boards` after that."""

    def get(self, record: Any, board: LoadedBoard) -> dict[str, dict[str, Any]]:
        return {name: self._one(record.transporters[slot], board) for slot, name in enumerate(SLOT_NAMES)
                if record.transporters[slot].kind}

    def _one(self, v: Any, board: LoadedBoard) -> dict[str, Any]:
        found: dict[str, Any] = {"kind": TRANSPORTERS[v.kind], "at": board.names["sites"][v.site]}
        if cargo := counts(v.cargo, GOOD_NAMES):
            found["cargo"] = cargo
        for name in NUMBERS:
            if getattr(v, name):
                found[name] = int(getattr(v, name))
        for what, who in (("carrier", v.carrier_seat), ("passenger", v.passenger_seat)):
            if getattr(v, what):
                found[what] = f"{who + 1}.{SLOT_NAMES[getattr(v, what) - 1]}"
        for i, bank in enumerate(BANK_NAMES):
            if v.loaded[i]:
                found[f"loaded_{bank}"] = int(v.loaded[i])
            if v.dropped[i]:
                found[f"dropped_{bank}"] = int(v.dropped[i])
        for seat in range(SEATS):
            if v.led_marks[seat]:
                found[f"led_marks_{seat + 1}"] = int(v.led_marks[seat])
            if some := counts(v.marked[seat], GOOD_NAMES):
                found[f"moved_{seat + 1}"] = some
        if some := counts(v.stuck, GOOD_NAMES):
            found["stuck"] = some
        return found

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for name, there in self._entries(document):
            v = record.transporters[index_of(name, SLOT_NAMES)]
            for key, value in there.items():
                self._put_one(v, key, value, board)

    def _put_one(self, v: Any, key: str, value: Any, board: LoadedBoard) -> None:
        if key == "kind":
            v.kind = index_of(value, TRANSPORTERS)
        elif key == "at":
            v.site = index_of(value, board.names["sites"])
        elif key in ("carrier", "passenger"):
            seat, _, slot = str(value).partition(".")
            setattr(v, key, index_of(slot, SLOT_NAMES) + 1)
            setattr(v, f"{key}_seat", index_of(seat, OWNERS[1 : SEATS + 1]))
        elif key in NUMBERS:
            self._store(v, key, whole(value))
        elif key in STOPS:
            what, _, bank = key.partition("_")
            self._store_item(getattr(v, what), BANK_NAMES.index(bank), whole(value))
        elif key in SEAT_NUMBERS:
            self._store_item(v.led_marks, SEAT_NUMBERS.index(key), whole(value))
        else:
            self._put_counts(v, key, value)

    def _put_counts(self, v: Any, key: str, value: Any) -> None:
        marks = tuple(f"moved_{seat + 1}" for seat in range(SEATS))
        if key not in ("cargo", "stuck", *marks):
            raise MalformedPosition(f"a transporter has no {key!r}")
        array = v.cargo if key == "cargo" else v.stuck if key == "stuck" else v.marked[marks.index(key)]
        for good, count in value.items():
            self._store_item(array, index_of(good, GOOD_NAMES), whole(count))

    def line(self, key: str, value: Any) -> str:
        plain = [f"{name} {there}" for name, there in value.items()
                 if name not in ("kind", "at") and not isinstance(there, dict)]
        more = [f"{name} {counts_text(there)}" for name, there in value.items()
                if isinstance(there, dict) and name != "cargo"]
        cargo = f": {counts_text(value['cargo'])}" if "cargo" in value else ""
        return "; ".join([f"{key} {value['kind']} {value['at']}{cargo}", *([" ".join(plain)] if plain else []), *more])

    def read_line(self, line: str) -> tuple[str, Any]:
        head, *parts = line.split(";")
        front, _, cargo = head.partition(":")
        words = front.split()
        if len(words) != 3:
            raise MalformedPosition(f"{line!r} is no transporter, such as `t1 donkey c4: 2 boards; points 1`")
        found: dict[str, Any] = {"kind": words[1], "at": words[2]}
        if some := counts_of(cargo):
            found["cargo"] = some
        for part in parts:
            self._read_part(part.strip(), found)
        return words[0], found

    def _read_part(self, part: str, found: dict[str, Any]) -> None:
        name, _, rest = part.partition(" ")
        if name == "stuck" or name.startswith("moved_"):
            found[name] = counts_of(rest)
            return
        words = part.split()
        if len(words) % 2:
            raise MalformedPosition(f"{part!r} wants names and values in turn")
        for key, value in zip(words[::2], words[1::2], strict=True):
            found[key] = value


class OfferField(Lines):
    """The offer that is to be answered, a line for each of its numbers."""

    def get(self, record: Any, board: LoadedBoard) -> dict[str, Any]:
        o = record.offer
        if not o.kind:
            return {}
        return {"kind": OFFERS[o.kind], "seat": str(o.seat + 1), "to": str(o.to + 1), "slot": SLOT_NAMES[o.slot],
                "other": SLOT_NAMES[o.other], "good": GOOD_NAMES[o.good]}

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        o = record.offer
        names = {"kind": OFFERS, "seat": OWNERS[1 : SEATS + 1], "to": OWNERS[1 : SEATS + 1], "slot": SLOT_NAMES,
                 "other": SLOT_NAMES, "good": GOOD_NAMES}
        for name, value in self._entries(document):
            if name not in names:
                raise MalformedPosition(f"an offer has no {name!r}")
            setattr(o, name, index_of(value, names[name]))

    def line(self, key: str, value: Any) -> str:
        return f"{key} {value}"

    def read_line(self, line: str) -> tuple[str, Any]:
        key, _, value = line.partition(" ")
        return key, value


class WorkField(Lines):
    """The work in hand, a line for each of its numbers."""

    PLAIN = ("target", "kinds", "carriers", "givers", "sites", "any_of", "detail", "banks", "out", "out_left")

    def get(self, record: Any, board: LoadedBoard) -> dict[str, Any]:
        w = record.work
        if not w.job:
            return {}
        found: dict[str, Any] = {"job": WORKS[w.job], "seat": str(w.seat + 1), "tile": board.names["tiles"][w.tile]}
        found |= {name: str(getattr(w, name)) for name in self.PLAIN if getattr(w, name)}
        if need := counts(w.need, GOOD_NAMES):
            found["need"] = counts_text(need)
        if w.helps:
            found["helped"] = " ".join(f"{GOOD_NAMES[w.help_good[i]]} {PARTNER_NAMES[w.help_from[i]]}"
                                       for i in range(w.helps))
        return found

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        w = record.work
        for name, value in self._entries(document):
            if name == "job":
                w.job = index_of(value, WORKS)
            elif name == "seat":
                w.seat = index_of(value, OWNERS[1 : SEATS + 1])
            elif name == "tile":
                w.tile = index_of(value, board.names["tiles"])
            elif name == "need":
                for good, count in counts_of(value).items():
                    self._store_item(w.need, index_of(good, GOOD_NAMES), count)
            elif name == "helped":
                words = value.split()
                for i, (good, partner) in enumerate(zip(words[::2], words[1::2], strict=False)):
                    self._store_item(w.help_good, i, index_of(good, GOOD_NAMES))
                    self._store_item(w.help_from, i, index_of(partner, PARTNER_NAMES))
                w.helps = len(words) // 2
            elif name in self.PLAIN:
                self._store(w, name, whole(value))
            else:
                raise MalformedPosition(f"a work has no {name!r}")

    def line(self, key: str, value: Any) -> str:
        return f"{key} {value}"

    def read_line(self, line: str) -> tuple[str, Any]:
        key, _, value = line.partition(" ")
        return key, value


def _list(document: Any) -> list[Any]:
    if not isinstance(document, list | tuple):
        raise MalformedPosition(f"a list is wanted, not {document!r}")
    return list(document)
