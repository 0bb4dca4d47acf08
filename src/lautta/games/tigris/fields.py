"""The position, declared: the fields of its text, in order, above all the map, and the options that it keeps."""

from typing import Any

from lautta.core import fields
from lautta.core.boards import LoadedBoard
from lautta.core.fields import SECRET, Seen
from lautta.core.game.values import Option
from lautta.core.observation import OUT, Shown
from lautta.core.problems import Misfit, quoted
from lautta.games.tigris.board import SQUARE_NAMES, marks
from lautta.games.tigris.state import (
    ACTIONS,
    CATASTROPHES,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    CONFLICTS,
    ENDS,
    LEADER_NAMES,
    MONUMENT_NAMES,
    MOST_POINTS,
    MOST_TURNS,
    NONE,
    OVER,
    PEACE,
    PHASES,
    ROWS,
    SEATS,
    SQUARES,
    TILE_NAMES,
    WORD,
    Mask,
    State,
)

COLUMN_NAMES = tuple("ABCDEFGHIJKLMNOP")
LEADERS = {sign: (seat, at) for seat, signs in enumerate(marks.LEADER_SIGNS) for at, sign in enumerate(signs)}


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
            with fields.Inside(row):
                if len(signs) != COLUMNS:
                    raise Misfit("tigris-position-map-signs", row=row + 1, there=len(signs), wanted=COLUMNS)
                for square, sign in enumerate(signs, row * COLUMNS):
                    if sign != terrain[square]:
                        lay(record, square, sign, terrain[square], board.names["squares"])

    def lines(self, document: Any) -> list[str]:
        columns = " ".join(f"{name:>2}" for name in COLUMN_NAMES)
        rows = (" ".join(f"{sign:>2}" for sign in line.split()) for line in document)
        return [f"    {columns}", *(f"{row:>2}  {signs}" for row, signs in enumerate(rows, 1))]

    def read_lines(self, lines: list[tuple[int, str]]) -> list[str]:
        if not lines or tuple(lines[0][1].split()) != COLUMN_NAMES:
            raise Misfit("tigris-position-map-columns", columns=" ".join(COLUMN_NAMES))
        for (number, line), row in zip(lines[1:], range(1, ROWS + 1), strict=False):
            first, *signs = line.split()
            if first != str(row):
                raise Misfit("core-position-next", name="row", number=row).on(number)
            if len(signs) != COLUMNS:
                raise Misfit("tigris-position-map-signs", row=row, there=len(signs), wanted=COLUMNS).on(number)
        if len(lines) != ROWS + 1:
            raise Misfit("tigris-position-map-rows", rows=ROWS, signs=COLUMNS)
        return [" ".join(line.split()[1:]) for _, line in lines[1:]]

    def places(self, document: Any, lines: list[tuple[int, str]]) -> fields.Lines:
        return super().places(document, lines[1:])


def lay(record: State, square: int, sign: str, terrain: str, names: tuple[str, ...]) -> None:
    """Put down what a sign means; raises Misfit."""
    thing = sign.removesuffix(marks.TREASURE_SIGN)
    if sign in LEADERS:
        seat, colour = LEADERS[sign]
        if (there := record.players[seat].leader[colour]) != NONE:
            places = {"square": names[square], "other": names[there]}
            raise Misfit("tigris-position-leader-twice", sign=quoted(sign), **places)
        record.players[seat].leader[colour] = square
    elif sign == marks.RUIN:
        mark(record.ruins, square)
    elif thing in (*marks.TILE_SIGNS, marks.DOWN):
        mark(record.down if thing == marks.DOWN else record.tiles[marks.TILE_SIGNS.index(thing)], square)
        if sign != thing:
            mark(record.treasures, square)
    else:
        raise Misfit("tigris-position-map-sign", sign=quoted(sign), square=names[square], terrain=terrain)


def mark(mask: Mask, square: int) -> None:
    """Add a square to a set."""
    for at, word in enumerate(marks.words_of(1 << square)):
        mask.word[at] |= word


def spent(record: State, board: LoadedBoard) -> int:
    """The squares of declined tiles, as a number."""
    return marks.number_of(record.spent)


def spend(record: State, squares: int, board: LoadedBoard) -> None:
    """Set the squares of declined tiles."""
    for at, word in enumerate(marks.words_of(squares)):
        record.spent.word[at] = word


class Monuments(fields.Row):
    """Where monuments stand, by the upper left of their four squares: `black-red E5`; in JSON an object."""

    def get(self, record: State, board: LoadedBoard) -> Any:
        return {name: square for name, square in zip(MONUMENT_NAMES, super().get(record, board), strict=True) if square}

    def put(self, record: State, document: Any, board: LoadedBoard) -> None:
        for name, square in fields.object_of(document).items():
            record.monument[fields.index_of(name, MONUMENT_NAMES)] = fields.index_of(square, board.names["squares"])

    def words(self, document: Any) -> str:
        return " ".join(f"{name} {square}" for name, square in document.items())

    def read(self, words: str) -> Any:
        parts = words.split()
        if len(parts) % 2:
            raise Misfit("tigris-position-monument-pairs")
        found = dict(zip(parts[::2], parts[1::2], strict=True))
        if twice := [name for name in found if parts[::2].count(name) > 1]:
            raise Misfit("core-position-twice", name=quoted(twice[0]))
        return found


OPTIONS = (
    Option("treasures", ("end_of_turn", "end_of_action"), "treasure_time"),
    Option("support", ("free", "needed"), "support_rule"),
    Option("scores", ("hidden", "open"), "open_points"),
    Option("declined", ("spent", "reusable"), "declined_squares"),
    Option("catastrophes", ("once", "again"), "ruins_again"),
    Option("passing", ("play_on", "end"), "passing"),
)

# The end of the game lifts screens; swapped tiles stay face down. Everybody sees points and treasures gained, so a
# player with perfect recall knows them, as computer players do.
ENDED = f"s.phase == {OVER}"
BEHIND_A_SCREEN = Seen(unless=f"{ENDED} or s.open_points", recalled=True)
PLANE = Shown("bits", SQUARES, word=WORD, shape=(ROWS, COLUMNS))
SQUARE = Shown("place", SQUARES, shape=(ROWS, COLUMNS))
MAP = {
    **dict.fromkeys(("tiles", "down", "ruins", "treasures", "leaders"), PLANE),
    **dict.fromkeys(("links", "realms", "standing"), OUT),  # these follow from the rest
    "players.leader": SQUARE,
}

FIELDS: tuple[fields.Field, ...] = (
    fields.Generator("chance"),
    fields.Number("seats", least=2, most=SEATS),
    fields.Turn("turn", most=MOST_TURNS),
    fields.Number("shown", derived=True),
    fields.Name("phase", PHASES),
    fields.Seat("seat", SEATS),
    fields.Seat("first", SEATS),
    fields.Number("actions", most=ACTIONS),
    fields.Number("acted", derived=True, most=1),
    fields.Number("passes", most="s.seats"),
    Map("map", observed=MAP),
    Monuments("monument", SQUARE_NAMES, none=NONE, observed=SQUARE),
    fields.Name("placed", SQUARE_NAMES, none=NONE, observed=SQUARE),
    fields.Marks("spent", "squares", once=True, via=(spent, spend), observed=PLANE),
    fields.Name("conflict", CONFLICTS, none=PEACE),
    fields.Name("colour", LEADER_NAMES, none=NONE, observed=Shown("place", COLOURS)),
    fields.Seat("attacker", SEATS, none=NONE),
    fields.Seat("defender", SEATS, none=NONE),
    fields.Seat("asked", SEATS, none=NONE),
    fields.Number("added"),
    fields.Number("attack", derived=True),
    fields.Number("defence", derived=True),
    fields.Marks("wars", LEADER_NAMES, derived=True),
    fields.Counts("gone", TILE_NAMES),
    fields.Counts("turned", TILE_NAMES),
    fields.Counts("bag", TILE_NAMES, derived=True, seen=SECRET),
    fields.Number("bag_size", derived=True),
    fields.Each("players", "player", "seats", (
        fields.Counts("hand", TILE_NAMES, seen=Seen(unless=ENDED)),
        fields.Number("hand_size", derived=True),
        fields.Number("catastrophes", derived=True, most=CATASTROPHES),
        fields.Counts("points", COLOUR_NAMES, most=MOST_POINTS, seen=BEHIND_A_SCREEN),
        fields.Number("treasures", seen=BEHIND_A_SCREEN),
        fields.Number("score", derived=True, seen=BEHIND_A_SCREEN),
        fields.Counts("swapped", TILE_NAMES, seen=SECRET),
        fields.Number("swapped_size", derived=True),
    )),
    fields.Name("ended_by", ENDS, none=0),
    fields.Seats("winners", SEATS, derived=True),
)  # fmt: skip
