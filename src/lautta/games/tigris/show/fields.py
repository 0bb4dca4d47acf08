"""The position text: which parts of the record it has and how they are written, above all the map."""

from typing import Any

from lautta.core import fields
from lautta.core.boards import LoadedBoard
from lautta.core.problems import Misfit, quoted
from lautta.games.tigris.board import marks
from lautta.games.tigris.show.clients import CONFLICTS, ENDS, PHASES
from lautta.games.tigris.state import (
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    LEADER_NAMES,
    MONUMENT_NAMES,
    MONUMENTS,
    NONE,
    PEACE,
    ROWS,
    SEATS,
    TILE_NAMES,
    Mask,
    State,
)

COLUMN_NAMES = tuple("ABCDEFGHIJKLMNOP")


class Map(fields.Block):
    """The board with everything on it: rows of signs, as in `marks.signs`.

    It holds tiles, treasures, catastrophes and leaders. As a document it is a list of rows.
    """

    def clear(self, record: State) -> None:
        for seat in range(SEATS):
            for colour in range(COLOURS):
                record.players[seat].leader[colour] = NONE

    def get(self, record: State, board: LoadedBoard) -> list[str]:
        signs = marks.signs(board.record, record)  # type: ignore[arg-type]
        return [" ".join(signs[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]

    def put(self, record: State, document: Any, board: LoadedBoard) -> None:
        if not isinstance(document, list) or len(document) != ROWS or not all(isinstance(row, str) for row in document):
            raise Misfit("tigris-position-map-rows", rows=ROWS, signs=COLUMNS)
        terrain = marks.signs(board.record, State())  # type: ignore[arg-type]
        for row, line in enumerate(document):
            signs = line.split()
            if len(signs) != COLUMNS:
                raise Misfit("tigris-position-map-signs", (row,), row=row + 1, there=len(signs), wanted=COLUMNS)
            for column, sign in enumerate(signs):
                square = row * COLUMNS + column
                name = board.names["squares"][square]
                if (there := leader_there(record, sign)) != NONE:
                    raise Misfit(
                        "tigris-position-leader-twice",
                        (row,),
                        sign=quoted(sign),
                        square=name,
                        other=board.names["squares"][there],
                    )
                if sign != terrain[square] and not lay(record, square, sign):
                    raise Misfit(
                        "tigris-position-map-sign", (row,), sign=quoted(sign), square=name, terrain=terrain[square]
                    )

    def lines(self, document: Any) -> list[str]:
        columns = " ".join(f"{name:>2}" for name in COLUMN_NAMES)
        rows = (" ".join(f"{sign:>2}" for sign in line.split()) for line in document)
        return [f"    {columns}", *(f"{row:>2}  {signs}" for row, signs in enumerate(rows, 1))]

    def read_lines(self, lines: list[tuple[int, str]]) -> list[str]:
        wanted = ["", *map(str, range(1, ROWS + 1))]
        if not lines or tuple(lines[0][1].split()) != COLUMN_NAMES:
            raise Misfit("tigris-position-map-columns", columns=" ".join(COLUMN_NAMES))
        for (number, line), row in zip(lines[1:], wanted[1:], strict=False):
            if line.split()[0] != row:
                raise Misfit("core-position-next", name="row", number=int(row)).on(number)
            if len(line.split()) != COLUMNS + 1:
                there = len(line.split()) - 1
                raise Misfit("tigris-position-map-signs", row=int(row), there=there, wanted=COLUMNS).on(number)
        if len(lines) != len(wanted):
            raise Misfit("tigris-position-map-rows", rows=ROWS, signs=COLUMNS)
        return [" ".join(line.split()[1:]) for _, line in lines[1:]]

    def places(self, document: Any, lines: list[tuple[int, str]]) -> fields.Lines:
        return super().places(document, lines[1:])


def leader_there(record: State, sign: str) -> int:
    """Where the leader with this sign already stands, or NONE."""
    for seat, signs in enumerate(marks.LEADER_SIGNS):
        if sign in signs:
            return int(record.players[seat].leader[signs.index(sign)])
    return NONE


def lay(record: State, square: int, sign: str) -> bool:
    """Put down what a sign means; False if it means nothing."""
    for seat, signs in enumerate(marks.LEADER_SIGNS):
        if sign in signs:
            record.players[seat].leader[signs.index(sign)] = square
            return True
    if sign == marks.RUIN:
        mark(record.ruins, square)
        return True
    thing, _, treasure = sign.partition(marks.TREASURE_SIGN)
    if treasure or thing not in (*marks.TILE_SIGNS, marks.DOWN) or len(sign) > 2:
        return False
    mark(record.down if thing == marks.DOWN else record.tiles[marks.TILE_SIGNS.index(thing)], square)
    if sign.endswith(marks.TREASURE_SIGN):
        mark(record.treasures, square)
    return True


def mark(mask: Mask, square: int) -> None:
    """Add a square to a set."""
    for at, word in enumerate(marks.words_of(1 << square)):
        mask.word[at] |= word


class Squares(fields.Field):
    """A set of squares, by their names."""

    def get(self, record: State, board: LoadedBoard) -> list[str]:
        names = board.names["squares"]
        return [names[square] for square in marks.marks(marks.number_of(getattr(record, self.name)))]

    def put(self, record: State, document: Any, board: LoadedBoard) -> None:
        if not isinstance(document, list):
            raise Misfit("core-position-list", value=quoted(document))
        if len(set(map(str, document))) < len(document):
            twice = next(name for at, name in enumerate(document) if name in document[:at])
            raise Misfit("core-position-twice", name=quoted(twice))
        for name in document:
            mark(getattr(record, self.name), fields.index_of(name, board.names["squares"]))

    def words(self, document: Any) -> str:
        return " ".join(document)

    def read(self, words: str) -> list[str]:
        return words.split()


class Monuments(fields.Field):
    """Where monuments stand, by the upper left of their four squares."""

    def clear(self, record: State) -> None:
        for which in range(MONUMENTS):
            record.monument[which] = NONE

    def get(self, record: State, board: LoadedBoard) -> dict[str, str]:
        names = board.names["squares"]
        return {
            name: names[record.monument[which]]
            for which, name in enumerate(MONUMENT_NAMES)
            if record.monument[which] != NONE
        }

    def put(self, record: State, document: Any, board: LoadedBoard) -> None:
        if not isinstance(document, dict):
            raise Misfit("core-position-object", value=quoted(document))
        for name, square in document.items():
            record.monument[fields.index_of(name, MONUMENT_NAMES)] = fields.index_of(square, board.names["squares"])

    def words(self, document: Any) -> str:
        return " ".join(f"{name} {square}" for name, square in document.items())

    def read(self, words: str) -> dict[str, str]:
        parts = words.split()
        if len(parts) % 2:
            raise Misfit("tigris-position-monument-pairs")
        for name in parts[::2]:
            if parts[::2].count(name) > 1:
                raise Misfit("core-position-twice", name=quoted(name))
        return dict(zip(parts[::2], parts[1::2], strict=True))


FIELDS: tuple[fields.Field, ...] = (
    fields.Generator("chance"),
    fields.Number("seats"),
    fields.Turn("turn"),
    fields.Number("shown", derived=True),
    fields.Name("phase", PHASES),
    fields.Seat("seat", SEATS),
    fields.Seat("first", SEATS),
    fields.Number("actions"),
    fields.Number("acted", derived=True),
    fields.Number("passes"),
    Map("map"),
    Monuments("monument"),
    fields.Name("placed", "squares", none=NONE),
    Squares("spent"),
    fields.Name("conflict", CONFLICTS, none=PEACE),
    fields.Name("colour", LEADER_NAMES, none=NONE),
    fields.Seat("attacker", SEATS, none=NONE),
    fields.Seat("defender", SEATS, none=NONE),
    fields.Seat("asked", SEATS, none=NONE),
    fields.Number("added"),
    fields.Number("attack", derived=True),
    fields.Number("defence", derived=True),
    fields.Marks("wars", LEADER_NAMES, derived=True),
    fields.Counts("gone", TILE_NAMES),
    fields.Counts("turned", TILE_NAMES),
    fields.Counts("bag", TILE_NAMES, derived=True),
    fields.Number("bag_size", derived=True),
    fields.Each("players", "player", "seats", (
        fields.Counts("hand", TILE_NAMES),
        fields.Number("hand_size", derived=True),
        fields.Number("catastrophes", derived=True),
        fields.Counts("points", COLOUR_NAMES),
        fields.Number("treasures"),
        fields.Number("score", derived=True),
        fields.Counts("swapped", TILE_NAMES),
        fields.Number("swapped_size", derived=True),
    )),
    fields.Name("ended_by", ENDS, none=0),
    fields.Seats("winners", SEATS, derived=True),
)  # fmt: skip
