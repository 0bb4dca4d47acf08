"""Game files: a whole game as readable text, to replay and verify.

    lautta game 1
    game: amsterdam
    board: amsterdam 61f0c2a99d1b7e35
    rules: 1
    options: bonus_ties=dense reshuffle=when_needed
    players: 2
    player 1: Anna
    seed: 0700000000000000000000000000000000000000000000000000000000000000
    result: won by 1, points 41 33
    final: 9d0f6d1e6e4b4e0f1c2d3e4f5a6b7c8d

    1 keep 1+2
    2 keep 1                ; a comment
    1 deck, row 3

After the headers comes a line for each turn: the number of the player (from 1) and the actions, in the game's notation.
The header `board-data` holds a board that does not come with the game, as JSON on one line. After `redraw N`, hidden
things are drawn from branch N of the seed, because an undone action had shown something. Before the end of a game, its
file may hold `seed-hash` (SHA-256) instead of the seed. `seats` has the form of `lautta play --seats`.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

from lautta.core import error_messages
from lautta.core.boards import BoardError, LoadedBoard
from lautta.core.fields import BRANCHES, key_of
from lautta.core.game import Game, GameState, View, seed_bytes
from lautta.core.game.history import REDRAWN
from lautta.core.problems import quoted
from lautta.core.reasons import BadArgument, HiddenOutcome, IllegalAction, MalformedAction
from lautta.core.registry import UnknownGame
from lautta.core.registry import game as find_game

TITLE = "lautta game 1"
HEADER = re.compile(r"([a-z][a-z0-9 -]*): ?(.*)")
NUMBER = re.compile("[0-9]{1,9}")
BRANCH = re.compile("[0-9]{1,10}")
KNOWN = ("game", "board", "board-data", "rules", "options", "players", "seats", "seed", "seed-hash",
         "date", "result", "final")  # fmt: skip


class DamagedGame(ValueError):
    """A game file that cannot be read or replayed.

    `line` counts from 1 (0: the whole file), `action` is the number of the wrong action (from 1, or 0); `key` names the
    message with the fault, `facts` its variables.
    """

    def __init__(self, key: str, line: int = 0, action: int = 0, /, **facts: str | int) -> None:
        super().__init__(key, line, action, facts)
        self.key, self.line, self.action, self.facts = key, line, action, facts

    def __reduce__(self) -> Any:
        return partial(DamagedGame, self.key, self.line, self.action, **self.facts), ()

    @property
    def message(self) -> str:
        """The fault, in English."""
        return error_messages.english(self.key, self.facts)

    def __str__(self) -> str:
        where = [f"line {self.line}"] * bool(self.line) + [f"action {self.action}"] * bool(self.action)
        return f"{', '.join(where)}: {self.message}" if where else self.message


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a seat (from 0), or a redraw from `branch`, with an empty `action`."""

    seat: int
    action: str
    branch: int = 0
    line: int = 0


@dataclass
class GameFile:
    """The headers and the steps of a game.

    It has either `seed`, to replay it, or `seed_hash`, to keep the seed secret. `replay` verifies `result` and `final`
    (the key of the last position) if they are set. `board_data` is the data of a board that does not come with the
    game, so that the file replays anywhere; a board with secret parts has to be given to `replay`.
    """

    game: str
    board: str
    board_hash: str
    players: int
    rules: int
    options: Mapping[str, str] = field(default_factory=dict)
    seed: bytes | None = None
    seed_hash: str | None = None
    names: Mapping[int, str] = field(default_factory=dict)
    date: str | None = None
    result: str | None = None
    final: str | None = None
    board_data: Mapping[str, Any] | None = None
    steps: list[Step] = field(default_factory=list)
    seats: str | None = None

    @classmethod
    def of(
        cls, state: GameState, seed: int | bytes | None = None, names: Mapping[int, str] | None = None
    ) -> "GameFile":
        """Return the file of a game with the steps that led to this state; with a `seed`, one without steps for a game
        that starts at this state.

        Raises BadArgument if no game that began as the rules say is known to have led to it, and HiddenOutcome for a
        view without a seed.
        """
        if seed is None:
            return cls._played(state, names)
        return cls(
            state.game.name,
            state.board.name,
            f"{state.board.hash:016x}",
            state.players,
            state.game.rules.version,
            state.options,
            seed_bytes(seed),
            names=dict(names or {}),
            board_data=None if state.board.secret or _comes_with(state.game, state.board) else state.board.data,
        )

    @classmethod
    def _played(cls, state: GameState, names: Mapping[int, str] | None) -> "GameFile":
        """The file of a game whose state knows what led to it."""
        if isinstance(state, View):
            raise HiddenOutcome("core-view-seed")
        start, steps = state.steps()
        seed, options = key_of(start.record.chance), state.game.kept_options(start.options)
        if state.game.new(start.players, seed, start.board, options) != start:
            raise BadArgument("core-file-beginning")
        file = cls.of(start, seed, names)
        for seat, code, outcome in steps:
            if outcome is not None:
                raise BadArgument("core-file-outcome")
            if seat == REDRAWN:
                file.redraw(code)
            else:
                file.add(seat, state.space.text(code))
        return file

    def add(self, seat: int, action: str) -> None:
        """Add an action of a seat (from 0) in the game's notation."""
        self.steps.append(Step(seat, action))

    def redraw(self, branch: int) -> None:
        """Add a redraw: hidden things are drawn from another branch from here on."""
        self.steps.append(Step(-1, "", branch))

    def close(self, state: GameState) -> None:
        """Set `final` to the key of the last position, and `result` if the game is over."""
        self.final, self.result = final_key(state), result_line(state)

    # text

    @classmethod
    def load(cls, path: str | Path) -> "GameFile":
        """Read a file; raises OSError, or DamagedGame with the line."""
        try:
            return cls.parse(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise DamagedGame("core-no-utf8") from None

    @classmethod
    def parse(cls, text: str) -> "GameFile":
        """Read a text; raises DamagedGame with the line."""
        if not isinstance(text, str):
            raise DamagedGame("core-file-no-text", value=quoted(text))
        lines = [(n, line.partition(";")[0].strip()) for n, line in enumerate(text.splitlines(), 1)]
        lines = [(n, line) for n, line in lines if line]
        if not lines or lines[0][1] != TITLE:
            raise DamagedGame("core-file-title", 1, title=TITLE)
        headers: dict[str, tuple[int, str]] = {}
        at = 1
        while at < len(lines) and (match := HEADER.fullmatch(lines[at][1])):
            if match[1] in headers:
                raise DamagedGame("core-file-twice", lines[at][0], name=quoted(match[1]))
            headers[match[1]] = lines[at][0], match[2].strip()
            at += 1
        made = cls._from_headers(headers)
        for number, line in lines[at:]:
            made.steps += _steps(number, line, made.players)
        return made

    @classmethod
    def _from_headers(cls, headers: dict[str, tuple[int, str]]) -> "GameFile":
        names: dict[int, str] = {}
        for name, (line, value) in headers.items():
            if match := re.fullmatch(r"player ([1-9][0-9]?)", name):
                names[int(match[1]) - 1] = value
            elif name not in KNOWN:
                raise DamagedGame("core-file-header", line, name=quoted(name), known=", ".join(KNOWN))
        for name in ("game", "board", "players"):
            if name not in headers:
                raise DamagedGame("core-file-missing", name=name)

        def text(name: str) -> str | None:
            return headers[name][1] if name in headers else None

        def number(name: str, default: str) -> int:
            line, value = headers.get(name, (0, default))
            if not NUMBER.fullmatch(value):
                raise DamagedGame("core-file-number", line, name=name, value=quoted(value))
            return int(value)

        seed = text("seed")
        if seed is not None and not re.fullmatch("[0-9a-f]{64}", seed):
            raise DamagedGame("core-file-seed", headers["seed"][0])
        board, _, board_hash = headers["board"][1].partition(" ")
        options = {}
        for pair in (text("options") or "").split():
            key, equals, value = pair.partition("=")
            if not equals or key in options:
                raise DamagedGame("core-file-option", headers["options"][0], value=quoted(pair))
            options[key] = value
        return cls(
            headers["game"][1],
            board,
            board_hash.strip(),
            number("players", ""),
            number("rules", "1"),
            options,
            bytes.fromhex(seed) if seed else None,
            text("seed-hash"),
            names,
            text("date"),
            text("result"),
            text("final"),
            _board_data(*headers["board-data"]) if "board-data" in headers else None,
            seats=text("seats"),
        )

    def text(self) -> str:
        """Return the file as text."""
        pairs: list[tuple[str, Any]] = [
            ("game", self.game),
            ("board", f"{self.board} {self.board_hash}".strip()),
            ("board-data", _one_line_json(self.board_data) if self.board_data else None),
            ("rules", self.rules),
            ("options", " ".join(f"{name}={value}" for name, value in self.options.items())),
            ("players", self.players),
            *((f"player {seat + 1}", _one_line(name)) for seat, name in sorted(self.names.items())),
            ("seats", self.seats),
            ("date", self.date),
            ("seed", self.seed.hex() if self.seed else None),
            ("seed-hash", None if self.seed else self.seed_hash),
            ("result", self.result),
            ("final", self.final),
        ]
        lines = [TITLE, *(f"{name}: {value}" for name, value in pairs if value not in (None, "")), ""]
        turn: list[str] = []
        last = -1
        for step in [*self.steps, Step(-2, "")]:
            if turn and (step.seat != last or not step.action):
                lines.append(f"{last + 1} {', '.join(turn)}")
                turn = []
            if step.branch:
                lines.append(f"redraw {step.branch}")
            elif step.action:
                turn.append(step.action)
            last = step.seat
        return "\n".join(lines) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the file; raises OSError."""
        Path(path).write_text(self.text(), encoding="utf-8")

    # replay

    def replay(self, board: LoadedBoard | str | Path | None = None) -> GameState:
        """Replay the game, verify it, and return its last position.

        Give the board if it neither comes with the game nor is in the file. Raises DamagedGame with the wrong action,
        or for a file of other rules with the release that plays it.
        """
        state = self.start(board)
        for _, reached in self.states(board):
            state = reached
        if self.final and self.final != final_key(state):
            raise DamagedGame("core-file-final", 0, len(self.steps))
        if self.result and self.result != result_line(state):
            raise DamagedGame("core-file-result", 0, len(self.steps), result=result_line(state) or "none")
        return state

    def start(self, board: LoadedBoard | str | Path | None = None) -> GameState:
        """Return the position at the start; raises DamagedGame."""
        game = self._game()
        if self.seed is None:
            raise DamagedGame("core-file-no-seed")
        if self.seed_hash and sha256(self.seed).hexdigest() != self.seed_hash:
            raise DamagedGame("core-file-other-seed")
        if board is None and self.board_data is None and self.board not in game.boards.names:
            raise DamagedGame("core-file-board", board=quoted(self.board), game=self.game)
        try:
            if board is None and self.board_data is not None:
                loaded = game.made_board(self.board_data, self.board)
            else:
                loaded = game.board(self.board if board is None else board)
            if self.board_hash and f"{loaded.hash:016x}" != self.board_hash:
                raise DamagedGame("core-file-board-version", board=quoted(self.board))
            named = loaded if loaded.name == self.board else replace(loaded, name=self.board)  # `final` covers it
            return game.new(self.players, self.seed, named, game.kept_options(self.options))
        except BoardError as error:
            raise DamagedGame("core-file-bad-board", problem=str(error.problems[0])) from None
        except BadArgument as error:
            raise DamagedGame(error.key, **error.facts) from None

    def states(self, board: LoadedBoard | str | Path | None = None) -> Iterator[tuple[Step, GameState]]:
        """Yield each step and the position after it, always the same object (copy it); raises DamagedGame."""
        state = self.start(board)
        for number, step in enumerate(self.steps, 1):
            if step.branch:
                state.redraw(step.branch)
            else:
                try:
                    state.apply(step.action, step.seat)
                except IllegalAction as error:
                    raise DamagedGame("core-illegal", step.line, number, **error.facts) from error
                except MalformedAction as error:
                    raise DamagedGame(error.key, step.line, number, **error.facts) from error
            yield step, state

    def _game(self) -> Game:
        try:
            game = find_game(self.game)
        except UnknownGame as error:
            raise DamagedGame(error.key, **error.facts) from None
        if self.rules != game.rules.version:
            raise DamagedGame(
                "core-rules", version=str(self.rules), release=game.rules.releases.get(self.rules, "none")
            )
        return game


def final_key(state: GameState) -> str:
    """Return the hash of a position for game files: of its text in format 1, so that older files still verify."""
    return blake2b(state.text(format=1).encode(), digest_size=16).hexdigest()


def result_line(state: GameState) -> str | None:
    """Return the result as game files have it; None before the end."""
    if not (result := state.result):
        return None
    winners = " ".join(str(seat + 1) for seat in result.winners)
    return f"won by {winners}, points {' '.join(map(str, result.scores))}"


def _steps(number: int, line: str, players: int) -> list[Step]:
    word, _, rest = line.partition(" ")
    if not NUMBER.fullmatch(word) and word != "redraw":
        raise DamagedGame("core-file-line", number, word=quoted(word))
    if word == "redraw":
        if not BRANCH.fullmatch(rest) or not 0 < int(rest) < BRANCHES:
            raise DamagedGame("core-file-redraw", number)
        return [Step(-1, "", int(rest), number)]
    if not 1 <= int(word) <= players:
        raise DamagedGame("core-file-player", number, player=quoted(word), players=players)
    actions = [" ".join(part.split()) for part in rest.split(",")]
    if not all(actions):
        raise DamagedGame("core-file-action", number)
    return [Step(int(word) - 1, action, 0, number) for action in actions]


def _comes_with(game: Game, board: LoadedBoard) -> bool:
    return board.name in game.boards.names and game.board(board.name).hash == board.hash


def _one_line_json(data: Mapping[str, Any]) -> str:
    """Return JSON on one line, with semicolons escaped, since they begin comments."""
    return json.dumps(data, separators=(",", ":")).replace(";", "\\u003b")


def _board_data(line: int, text: str) -> Mapping[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise DamagedGame("core-file-board-data", line)
    return data


def _one_line(name: str) -> str:
    return " ".join(name.replace(";", ",").split())
