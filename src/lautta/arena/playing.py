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
from lautta.core.game import Game, GameState
from lautta.core.game_files import GameFile
from lautta.core.reasons import IllegalAction, MalformedAction


class Table(Struct, frozen=True):
    """The game, board (with its data if it does not come with the game), options and number of seats of an arena."""

    game: str
    board: str
    options: dict[str, str]
    seats: int
    board_data: dict[str, Any] | None = None

    @classmethod
    def of(cls, game: Game, board: LoadedBoard, options: Mapping[str, str], seats: int) -> "Table":
        """Make a table; raises BadArgument."""
        data = None if board.name in game.boards.names else dict(board.data)
        return cls(game.name, board.name, game.read_options(options), seats, data)

    def new(self, seed: int) -> GameState:
        """Start a game; raises UnknownGame, BoardError and BadArgument."""
        game = registry.game(self.game)
        board = game.board(self.board) if self.board_data is None else game.made_board(self.board_data, self.board)
        return game.new(self.seats, seed, board, self.options)


class Task(Struct, frozen=True):
    """A game to play: in match `match` (from 0), with its seating `seating` and so these names."""

    table: Table
    match: int
    seed: int
    seating: int
    names: tuple[str, ...]

    @property
    def file(self) -> str:
        """The name of its game file."""
        return f"match{self.match + 1}-seed{self.seed}-seating{self.seating + 1}.txt"


class Pace(Struct, frozen=True):
    """The time of a seat for a decision, in milliseconds: mean and maximum."""

    mean: float
    most: float


class Line(Struct, frozen=True):
    """A finished game in the results; sequences are in the order of the seats."""

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
    """A finished game: its line, and the text of its game file."""

    line: Line
    text: str


class BrokenPlayer(Exception):
    """A player failed or chose an illegal action: its name, its seat (from 0), the task, and the cause.

    `text` is the game file so far; it ends with the refused action, if there is one.
    """

    def __init__(self, name: str, seat: int, task: Task, why: str, text: str) -> None:
        super().__init__(name, seat, task, why, text)
        self.name, self.seat, self.task, self.why, self.text = name, seat, task, why, text

    def __str__(self) -> str:
        return f"{self.name} in seat {self.seat + 1}, seed {self.task.seed}, {self.task.file}: {self.why}"


def seed_of(seed: int, seat: int) -> int:
    """Return the seed of the player in a seat: a hash of the game's seed."""
    return int.from_bytes(sha256(f"{seed} {seat}".encode()).digest()[:8], "little")


class _Failed(Exception):
    """A player failed, or returned no action."""


class Seated:
    """A player in its seat; records its choices in the game file, and their times."""

    def __init__(self, player: players.Player, record: GameFile) -> None:
        self._player, self._record = player, record
        self.spent: list[float] = []  # milliseconds

    def choose(self, view: GameState, seat: int) -> int:
        """Return the choice of the player."""
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
        """The times of its decisions."""
        spent = self.spent or [0.0]
        return Pace(round(sum(spent) / len(spent), 4), round(max(spent), 4))


def _made(make: players.Maker, task: Task, seat: int) -> players.Player:
    try:
        return make(seed_of(task.seed, seat))
    except Exception as error:
        raise _Failed(seat, _told(error)) from error


def _told(error: Exception) -> str:
    """Describe an error with its file and line."""
    at = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({at.filename}, line {at.lineno})"


def play(task: Task) -> Played:
    """Play a game to its end; raises BrokenPlayer, NoSuchPlayer, PlayerFault, and the errors of `Table.new`."""
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
