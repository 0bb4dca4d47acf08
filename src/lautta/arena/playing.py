"""One game between named players, from its task to its game file."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from time import perf_counter
from traceback import extract_tb
from typing import Any

from msgspec import Struct

from lautta import players
from lautta.core import registry
from lautta.core.boards import LoadedBoard
from lautta.core.files import GameFile
from lautta.core.game import Game, GameState
from lautta.core.reasons import IllegalAction, MalformedAction


class Table(Struct, frozen=True):
    """What all games of an arena have in common: game, board (with its data if it does not come with the game),
    options and the number of seats.
    """

    game: str
    board: str
    options: dict[str, str]
    seats: int
    board_data: dict[str, Any] | None = None

    @classmethod
    def of(cls, game: Game, board: LoadedBoard, options: Mapping[str, str], seats: int) -> "Table":
        """The table at which these are played; raises BadArgument."""
        data = None if board.name in game.boards.names else dict(board.data)
        return cls(game.name, board.name, game.read_options(options), seats, data)

    def new(self, seed: int) -> GameState:
        """A game at its start; raises UnknownGame, BoardError and BadArgument."""
        game = registry.game(self.game)
        board = game.board(self.board) if self.board_data is None else game.made_board(self.board_data, self.board)
        return game.new(self.seats, seed, board, self.options)


class Task(Struct, frozen=True):
    """A game that is to be played: in match `match` (from 0) with seating `seating` of it, which gives these names."""

    table: Table
    match: int
    seed: int
    seating: int
    names: tuple[str, ...]

    @property
    def file(self) -> str:
        """What its game file is called."""
        return f"match{self.match + 1}-seed{self.seed}-seating{self.seating + 1}.txt"


class Pace(Struct, frozen=True):
    """How long a seat thought about a decision, in milliseconds: on average, and at most."""

    mean: float
    most: float


class Line(Struct, frozen=True):
    """A game that was played, as results keep it. What is told by seat is in the order of the seats."""

    match: int
    seed: int
    seating: int
    game: str
    board: str
    options: dict[str, str]
    players: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    ms: tuple[Pace, ...]
    file: str


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: its line, and the text of its game file."""

    line: Line
    text: str


class BrokenPlayer(Exception):
    """A player failed, or chose what it may not: which one in which seat (from 0), of which task, and why.

    `text` is the game file up to there; its last action is the one that was refused, if one was.
    """

    def __init__(self, name: str, seat: int, task: Task, why: str, text: str) -> None:
        super().__init__(name, seat, task, why, text)
        self.name, self.seat, self.task, self.why, self.text = name, seat, task, why, text

    def __str__(self) -> str:
        return f"{self.name} in seat {self.seat + 1}, seed {self.task.seed}, {self.task.file}: {self.why}"


def seed_of(seed: int, seat: int) -> int:
    """The seed of the player in a seat: it follows from that of the game, which cannot be told from it."""
    return int.from_bytes(sha256(f"{seed} {seat}".encode()).digest()[:8], "little")


class _Failed(Exception):
    """A player failed, or answered something that is no action at all."""


class Seated:
    """A player in its seat: notes in the game file what it chooses, and how long it took."""

    def __init__(self, player: players.Player, record: GameFile) -> None:
        self._player, self._record = player, record
        self.spent: list[float] = []  # milliseconds

    def choose(self, view: GameState, seat: int) -> int:
        """What the player chooses."""
        space = view.space
        begin = perf_counter()
        try:
            code = self._player.choose(view, seat)
        except Exception as error:
            raise _Failed(seat, _told(error)) from error
        self.spent.append(1000 * (perf_counter() - begin))
        try:
            self._record.add(seat, space.text(code))
        except MalformedAction as error:
            raise _Failed(seat, str(error)) from error
        return code

    @property
    def pace(self) -> Pace:
        """How long its decisions took."""
        spent = self.spent or [0.0]
        return Pace(round(sum(spent) / len(spent), 4), round(max(spent), 4))


def _made(make: players.Maker, task: Task, seat: int) -> players.Player:
    try:
        return make(seed_of(task.seed, seat))
    except Exception as error:
        raise _Failed(seat, _told(error)) from error


def _told(error: Exception) -> str:
    """An error with the place where it was raised."""
    at = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({at.filename}, line {at.lineno})"


def play(task: Task) -> Played:
    """Play a game to its end.

    Raises BrokenPlayer, NoSuchPlayer, and what `Table.new` raises. Every player sees what its seat knows alone.
    """
    state = task.table.new(task.seed)
    record = GameFile.of(state, task.seed, dict(enumerate(task.names)))
    makers = [players.maker_of(name, state.game) for name in task.names]
    try:
        seated = [Seated(_made(make, task, seat), record) for seat, make in enumerate(makers)]
        players.play_out(state, seated)
    except _Failed as error:
        seat, why = error.args
        raise BrokenPlayer(task.names[seat], seat, task, why, record.text()) from error
    except IllegalAction as error:
        raise BrokenPlayer(task.names[error.seat], error.seat, task, str(error), record.text()) from error
    record.close(state)
    result = state.result
    assert result is not None
    return Played(
        Line(
            task.match,
            task.seed,
            task.seating,
            task.table.game,
            task.table.board,
            task.table.options,
            task.names,
            result.scores,
            result.places,
            result.winners,
            tuple(len(one.spent) for one in seated),
            tuple(one.pace for one in seated),
            task.file,
        ),
        record.text(),
    )
