"""Positions for the tests: cut-outs of the map as they stand in position texts, and what the tests ask of them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.games.tigris.game import GAME

FOLDER = Path(__file__).parent
STANDARD = GAME.board("standard")
ADVANCED = GAME.board("advanced")
SEATS = ("lion", "pot", "archer", "bull")
TILES = ("settlement", "temple", "farm", "market")
COLUMNS = "ABCDEFGHIJKLMNOP"
UNREACHED = {f"tigris-position-{what}" for what in (
    "treasures", "catastrophes-missing", "treasures-gone", "treasures-not-taken", "hand-not-full", "turn-order",
)}  # fmt: skip


def hands(*each: str) -> str:
    """The lines of players who have these tiles, and nothing besides."""
    return "".join(f"player {number}\n  hand {hand}\n" for number, hand in enumerate(each, 1))


HANDS = hands("2 settlement 2 temple 1 farm 1 market", "6 temple")


def position(text: str, board: LoadedBoard = STANDARD, left: str | None = None, **options: str) -> GameState:
    """A position whose map may be a cut-out, the rest as at the start; two play and the lion begins, unless told.

    Everybody has two catastrophes and as many tiles as the text gives. `left` names the squares where treasures still
    lie, if not on all temples of the start. No play need lead there, but one can go on from it.
    """
    lines = straightened(text)
    for field, usual in (("actions", "2"), ("seat", "1"), ("seats", "2")):
        if not any(line.startswith(f"{field} ") for line in lines):
            lines.insert(0, f"{field} {usual}")
    lines = with_whole_map(lines, board, left)
    lines = with_players(lines, int(next(line for line in lines if line.startswith("seats ")).split()[1]))
    head = ["lautta position 1", "game tigris", f"board {board.name}"]
    if options:
        head.append("options " + " ".join(f"{name}={value}" for name, value in options.items()))
    state = GAME.from_text("\n".join([*head, *lines]) + "\n", board)
    assert remarks(state) <= UNREACHED
    return state


def remarks(state: GameState) -> set[str]:
    """What is told about a position, by its keys."""
    return {problem.key for problem in state.status()}


def lying(**signs: str) -> str:
    """The lines of a map with something on some squares, such as `H4="t"`, and the rest as at the start."""
    rows = start_rows(STANDARD)
    for square, token in signs.items():
        rows[int(square[1:]) - 1][COLUMNS.index(square[0])] = token
    return "\n".join(map_lines(rows)) + "\n"


def straightened(text: str) -> list[str]:
    """The lines with the indents that position texts have, so that texts can be put together anyhow."""
    found, inside = [], ""
    for line in filter(None, map(str.strip, text.splitlines())):
        if line == "map" or line.startswith("player "):
            inside = line
        elif inside == "map" and not (line[0].isdigit() or line.split()[0] in COLUMNS):
            inside = ""
        found.append(line if inside in ("", line) else f"  {line}")
    return found


def with_whole_map(lines: list[str], board: LoadedBoard, left: str | None) -> list[str]:
    """The same lines with the map filled up as it is at the start."""
    rows = start_rows(board)
    for square in () if left is None else temples(board) - set(left.split()):
        rows[int(square[1:]) - 1][COLUMNS.index(square[0])] = "t"
    if "map" in lines:
        at = lines.index("map")
        end = at + 1
        while end < len(lines) and lines[end].startswith(" "):
            end += 1
        cut = lines[at + 1 : end]
        columns = [COLUMNS.index(letter) for letter in cut[0].split()]
        for line in cut[1:]:
            number, *tokens = line.split()
            assert len(tokens) == len(columns), f"{line!r} does not fit its columns"
            for column, token in zip(columns, tokens, strict=True):
                empty = "~" if board.data["grid"][int(number) - 1][column] == "~" else "."
                assert token == empty or token not in "~.", f"{COLUMNS[column]}{number} is {empty}, not {token}"
                rows[int(number) - 1][column] = token
        lines = lines[:at] + lines[end:]
    first = next((i for i, line in enumerate(lines) if line.startswith("player ")), len(lines))
    return [*lines[:first], *map_lines(rows), *lines[first:]]


def start_rows(board: LoadedBoard) -> list[list[str]]:
    """The signs of the map at the start."""
    return [[{"~": "~", ".": "."}.get(sign, "t*") for sign in row] for row in board.data["grid"]]


def temples(board: LoadedBoard) -> set[str]:
    """The squares with a temple and a treasure at the start."""
    rows = start_rows(board)
    return {f"{COLUMNS[c]}{r + 1}" for r, row in enumerate(rows) for c, token in enumerate(row) if token == "t*"}


def map_lines(rows: list[list[str]]) -> list[str]:
    return [
        "map",
        "      " + " ".join(f"{letter:>2}" for letter in COLUMNS),
        *(f"  {number:>2}  " + " ".join(f"{token:>2}" for token in row) for number, row in enumerate(rows, 1)),
    ]


def with_players(lines: list[str], seats: int) -> list[str]:
    """The same lines with every player; who does not tell has two catastrophes, less those on the map (last first)."""
    for number in range(sum(line.startswith("player ") for line in lines) + 1, seats + 1):
        lines.append(f"player {number}")
    ruins = sum(line.split()[1:].count("x") for line in lines)
    heads = [i for i, line in enumerate(lines) if line.startswith("player ")]
    for i, end in reversed(list(zip(heads, [*heads[1:], len(lines)], strict=True))):
        if not any(line.strip().startswith("catastrophes ") for line in lines[i:end]):
            given = max(0, 2 - ruins)
            ruins -= 2 - given
            lines.insert(i + 1, f"  catastrophes {given}")
    return lines


def with_bag(
    text: str, bag_left: str, board: LoadedBoard = STANDARD, left: str | None = None, **options: str
) -> GameState:
    """The same position with so few tiles in the bag (`2 temple`); the others are out of the game."""
    bag = list(position(text, board, left, **options).record.bag)
    for count, tile in zip(bag_left.split()[::2], bag_left.split()[1::2], strict=True):
        bag[TILES.index(tile)] -= int(count)
    gone = " ".join(f"{count} {tile}" for count, tile in zip(bag, TILES, strict=True) if count)
    return position(f"gone {gone}\n{text}", board, left, **options)


def example(name: str) -> GameState:
    """A position of the rule book, from examples/."""
    state = GAME.from_text((FOLDER / "examples" / f"{name}.txt").read_text(encoding="utf-8"))
    assert remarks(state) <= UNREACHED
    return state


def why(state: GameState, action: str, seat: int | None = None) -> str | None:
    """The name of the reason why something is refused, or None if it may be done."""
    reason = state.why_not(action, seat)
    return reason.name if reason else None


def done(state: GameState, *actions: str) -> GameState:
    """The position after some actions of whoever is to move."""
    after = state.copy()
    for action in actions:
        after.apply(action)
    return after


def can(state: GameState, word: str = "") -> list[str]:
    """The notation of what may be done that begins so."""
    return [action.text for action in state.actions() if action.text.startswith(word)]


def points(state: GameState) -> list[list[int]]:
    """Black, red, blue and green points of everybody."""
    return [list(state.record.players[seat].points) for seat in range(state.players)]


def public(state: GameState) -> Mapping[str, Any]:
    """What everybody may know."""
    return state.public()


def conflict(state: GameState) -> Any:
    """What everybody may know of the conflict that goes on."""
    return state.public()["conflict"]


def private(state: GameState, seat: int) -> Mapping[str, Any]:
    """What a seat knows besides."""
    return state.private(seat)


def sign(state: GameState, square: str) -> str:
    """What the map shows on a square."""
    return str(public(state)["board"][int(square[1:]) - 1].split()[COLUMNS.index(square[0])])


def signs(state: GameState, squares: str) -> str:
    """What the map shows on some squares, named with blanks between."""
    return " ".join(sign(state, square) for square in squares.split())
