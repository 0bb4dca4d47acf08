"""The public face of a game: `Game` declares one, `GameState` is a position of it that can be played on.

>>> import lautta
>>> state = lautta.game("amsterdam").new(players=2, seed=7)
>>> state.to_move
(0, 1)
"""

import json
import secrets
from collections.abc import Callable, Hashable, Mapping, Sequence
from ctypes import sizeof
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lautta.core import texts
from lautta.core.actions import ActionSpace, Table
from lautta.core.boards import LoadedBoard, Problem
from lautta.core.engines import Engine, load
from lautta.core.plans import Plans, StandingAnswers
from lautta.core.reasons import (
    CORE_REASONS,
    AmbiguousAction,
    IllegalAction,
    MalformedAction,
    MalformedPosition,
    Reason,
)

if TYPE_CHECKING:
    from lautta.core.laying import BoardsLaid

TITLE = "lautta position 1"
ActionLike = int | str | Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """A reading of the rules that people may choose: its values, the default first, and the field that holds it."""

    name: str
    values: tuple[str, ...]
    field: str


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence for people, as a message of the catalogues and its variables.

    The variables `seat` and `other` are seats, counted from 0, which whoever shows the sentence turns into names.
    """

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class NamedAction:
    """An action for people: its code, its notation, its name and its parameters by name."""

    code: int
    text: str
    name: str
    args: Mapping[str, str]

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the seats that won (several share a win), all scores, and what they are made of."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    explanation: Mapping[str, Any]


@dataclass(frozen=True, eq=False)
class Game:
    """Everything the core needs to know about a game. `b` is a LoadedBoard, `s` a State record.

    `boards` names the boards that come with the game, the default first, and `load_board` reads one of these by its
    name, or a file by its path. `points` and `winners` are the paths of numbers in the record that batches report.
    `releases` tells which release of Lautta plays each version of the rules.
    """

    name: str
    players: tuple[int, int]
    rules_version: int
    table: Table
    boards: tuple[str, ...]
    load_board: Callable[[str | Path | Mapping[str, Any]], LoadedBoard]
    reasons: tuple[Reason, ...]
    fields: tuple[texts.Field, ...]
    settle: Callable[[Any, Any], None]
    """Recompute the derived fields of a hand-written position: settle(board record, state record)."""
    status: Callable[[LoadedBoard, Any], list[str]]
    """Everything that is wrong with a position, as sentences."""
    view: Callable[[LoadedBoard, Any, int | None], Any]
    """A copy of the record with what a seat (None: a spectator) may not know blanked."""
    resample: Callable[[LoadedBoard, Any, int, Any], Any]
    """A full record that fits a seat's view, hidden things drawn with the given Chance."""
    public_json: Callable[[LoadedBoard, Any], Mapping[str, Any]]
    private_json: Callable[[LoadedBoard, Any, int], Mapping[str, Any]]
    preview: Callable[[LoadedBoard, Any, int, int], Mapping[str, Any]]
    tell: Callable[[LoadedBoard, Any, int, int, Any, int | None], Sequence[Said]]
    """What a viewer may read of an action: tell(b, before, seat, code, after, viewer)."""
    scores: Callable[[LoadedBoard, Any], Sequence[int]]
    result: Callable[[LoadedBoard, Any], Result | None]
    ways: Callable[[Any, int, str, Mapping[str, str]], Sequence[Mapping[str, Any]]] | None = None
    """Longer ways to do something: ways(state, seat, action, parameters) answers each with its `actions` in notation,
    legal for the seat one after another, and facts about it."""
    facts: Callable[[], Mapping[str, Any]] | None = None
    """Numbers of the rules that clients show, the same in every game."""
    private_key: Callable[[LoadedBoard, Any, int], Hashable] | None = None
    """What of a whole record (not a view) `private_json` of a seat depends on: where it is equal, so is that."""
    names_readers: bool = False
    """Does `tell` name as a `seat`, in what a spectator reads, whoever reads something else? Besides who acts."""
    options: tuple[Option, ...] = ()
    points: tuple[str, ...] = ("players", "points")
    winners: tuple[str, ...] = ("winners",)
    sense: str | None = None
    plans: Plans | None = None
    """Where several seats may act at once: do they plan by themselves, and how are plans replayed?"""
    standing: StandingAnswers | None = None
    lessons: tuple[str, ...] = ()
    """Those of the boards that are made for teaching, and not offered for other games."""
    nicknames: Mapping[str, str] = field(default_factory=dict)
    """What computer players are called in this game besides their own names, as {"settler": "sense"}."""
    make_board: Callable[[int, int], Mapping[str, Any]] | None = None
    """The data of a board from a seed and a number of players, always the same; raises NoBoard. None: it makes none."""
    open_boards: bool = False
    """May people make boards of their own, which a server then keeps for them?"""
    board_warnings: Callable[[Mapping[str, Any]], Sequence[Problem]] | None = None
    """What people should know of a board that is in order, such as that the box has too few tiles for it."""
    laying: "BoardsLaid | None" = None
    """How players lay a board together before the game, by the rules; None where boards are not laid."""
    releases: Mapping[int, str] = field(default_factory=dict)

    @cached_property
    def engine(self) -> Engine:
        """The fastest engine there is: compiled if it was built, else interpreted."""
        return load(self.table)

    @cached_property
    def layout(self) -> str:
        """The hash of the record's layout, which snapshots carry."""
        return texts.layout(self.table.state)

    @cached_property
    def reason_by_code(self) -> Mapping[int, Reason]:
        """All reasons, the core's own included."""
        return {reason.code: reason for reason in (*CORE_REASONS, *self.reasons)}

    @cached_property
    def _boards(self) -> dict[str, LoadedBoard]:
        return {}

    def board(self, board: str | Path | Mapping[str, Any] | LoadedBoard | None = None) -> LoadedBoard:
        """A board by its name, by the path of a file, or from its data; raises BoardError."""
        if isinstance(board, LoadedBoard):
            return board
        name = self.boards[0] if board is None else board
        if not isinstance(name, str) or name not in self.boards:
            return self.load_board(name)
        if name not in self._boards:
            self._boards[name] = self.load_board(name)
        return self._boards[name]

    def made_board(self, data: Mapping[str, Any], name: str) -> LoadedBoard:
        """A board that does not come with the game, from its data, under a name of one word; raises BoardError."""
        return replace(self.load_board(data), name=name)

    def space(self, board: LoadedBoard) -> ActionSpace:
        """The action space of a board: codes, notation, JSON."""
        spaces = self._spaces
        if board.hash not in spaces:
            if len(spaces) > 64:
                spaces.clear()
            spaces[board.hash] = ActionSpace(self.table, board)
        return spaces[board.hash]

    @cached_property
    def _spaces(self) -> dict[int, ActionSpace]:
        return {}

    def read_options(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options with their values; raises ValueError for an unknown one."""
        chosen = {option.name: option.values[0] for option in self.options}
        values = {option.name: option.values for option in self.options}
        for name, value in (options or {}).items():
            if name not in values:
                raise ValueError(f"{self.name} has no option {name!r}; there is {', '.join(values) or 'none'}")
            if value not in values[name]:
                raise ValueError(f"option {name} is one of {', '.join(values[name])}, not {value!r}")
            chosen[name] = value
        return chosen

    def blank(self, board: LoadedBoard, options: Mapping[str, str] | None = None) -> Any:
        """A record that holds its board and its options and nothing else."""
        record = self.table.state()
        record.board = board.hash
        chosen = self.read_options(options)
        for option in self.options:
            setattr(record, option.field, option.values.index(chosen[option.name]))
        return record

    def options_of(self, record: Any) -> dict[str, str]:
        """The options that a record is played with."""
        return {option.name: option.values[getattr(record, option.field)] for option in self.options}

    def new(
        self,
        players: int | None = None,
        seed: int | bytes | None = None,
        board: str | Path | Mapping[str, Any] | LoadedBoard | None = None,
        options: Mapping[str, str] | None = None,
        engine: Engine | None = None,
    ) -> "GameState":
        """A game at its start, for the fewest players unless told; a seed is a number or 32 bytes, else drawn.

        Raises ValueError for a wrong number of players, seed or option, and BoardError for a broken board.
        """
        players = self.players[0] if players is None else players
        if not self.players[0] <= players <= self.players[1]:
            raise ValueError(f"{self.name} is for {self.players[0]} to {self.players[1]} players, not {players}")
        loaded = self.board(board)
        record = self.blank(loaded, options)
        texts.wind(record.chance, seed_bytes(seed), 0, 0)
        engine = engine or self.engine
        engine.start(loaded.record, record, players)
        return GameState(self, loaded, record, engine)

    def from_bytes(
        self, data: bytes, board: str | Path | Mapping[str, Any] | LoadedBoard | None = None, layout: str | None = None
    ) -> "GameState":
        """The state of a snapshot; raises MalformedPosition if it doesn't fit the board or the layout."""
        loaded = self.board(board)
        if layout not in (None, self.layout) or len(data) != sizeof(self.table.state):
            raise MalformedPosition("the snapshot has another layout")
        return self._sound(loaded, self.table.state.from_buffer_copy(data))

    def from_text(
        self, text: str, board: str | Path | Mapping[str, Any] | LoadedBoard | None = None
    ) -> "GameState":
        """The state of a position text, which may be written by hand; raises MalformedPosition naming the line."""
        lines = [(n, line.rstrip()) for n, line in enumerate(text.splitlines(), 1)]
        lines = [(n, line) for n, line in lines if line.strip() and not line.lstrip().startswith(";")]
        if not lines or lines[0][1] != TITLE:
            raise MalformedPosition(f"line 1: a position text begins with `{TITLE}`")
        head: dict[str, str] = {}
        while len(lines) > 1 and lines[1][1].partition(" ")[0] in ("game", "board", "rules", "options"):
            _, line = lines.pop(1)
            word, _, rest = line.partition(" ")
            head[word] = rest.strip()
        options = dict(pair.partition("=")[::2] for pair in head.get("options", "").split())
        name, _, board_hash = head.get("board", self.boards[0]).partition(" ")
        document = {
            "game": head.get("game", self.name),
            "board": name,
            "board_hash": board_hash,
            "options": options,
            "position": texts.parse(self.fields, lines[1:]),
        }
        return self.from_json(document, board)

    def from_json(
        self, document: Any, board: str | Path | Mapping[str, Any] | LoadedBoard | None = None
    ) -> "GameState":
        """The state of a position as JSON (an object or its text); raises MalformedPosition."""
        if isinstance(document, str | bytes):
            try:
                document = json.loads(document)
            except ValueError as error:
                raise MalformedPosition(f"this is no JSON: {error}") from None
        if not isinstance(document, Mapping) or not isinstance(document.get("position"), Mapping):
            raise MalformedPosition("a position as JSON is an object with a game, a board, options and a position")
        if document.get("game", self.name) != self.name:
            raise MalformedPosition(f"this is a position of {document['game']!r}, not of {self.name}")
        name = document.get("board", self.boards[0])
        if board is None and name not in self.boards:
            raise MalformedPosition(f"there is no board {name!r} here; give its file")
        loaded = self.board(name if board is None else board)
        if document.get("board_hash") not in (None, "", f"{loaded.hash:016x}"):
            raise MalformedPosition(f"the position was written for another version of the board {name}")
        try:
            record = self.blank(loaded, document.get("options"))
        except (ValueError, AttributeError) as error:
            raise MalformedPosition(str(error)) from None
        self._fill(record, document["position"], loaded)
        return self._sound(loaded, record)

    def _fill(self, record: Any, position: Mapping[str, Any], board: LoadedBoard) -> None:
        record.seats = texts.whole(position.get("seats", 0))
        if not self.players[0] <= record.seats <= self.players[1]:
            raise MalformedPosition(f"seats is from {self.players[0]} to {self.players[1]}, not {record.seats}")
        for entry in self.fields:
            entry.clear(record)
        texts.fill(self.fields, record, position, board, derived=False)
        self.settle(board.record, record)
        texts.fill(self.fields, record, position, board, derived=True)

    def _sound(self, board: LoadedBoard, record: Any) -> "GameState":
        if record.board != board.hash:
            raise MalformedPosition("the position belongs to another board")
        if trouble := self.engine.sound(board.record, record):
            raise MalformedPosition(f"no record of {self.name} looks like this (trouble {trouble})")
        return GameState(self, board, record, self.engine)


def seed_bytes(seed: int | bytes | None) -> bytes:
    """The 32 bytes of a seed: a number from 0 to 2**256 - 1, 32 bytes as they are, or drawn from the system."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        return seed
    if not 0 <= seed < 2**256:
        raise ValueError(f"a seed is from 0 to 2**256 - 1, not {seed}")
    return seed.to_bytes(32, "little")


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask, in order."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


class GameState:
    """A position: whose decision it is, what can be done, and doing it. Seats count from 0.

    Where several seats may act at once, `to_move` has them all, and what takes a seat means the first of them
    if none is given.
    """

    __slots__ = ("_apply", "_legal", "_rules", "board", "engine", "game", "record")

    def __init__(self, game: Game, board: LoadedBoard, record: Any, engine: Engine) -> None:
        self.game, self.board, self.record, self.engine = game, board, record, engine
        self._rules, self._legal, self._apply = board.record, engine.legal, engine.apply

    # whose decision it is, and what can be done

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over."""
        return seats_of(self.engine.deciders(self._rules, self.record))

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.engine.deciders(self._rules, self.record)

    @property
    def legal_actions(self) -> list[int]:
        """The codes of what the first seat to move may do, in order."""
        return self._legal(self._rules, self.record, -1)

    def legal(self, seat: int) -> list[int]:
        """The codes of what a seat may do, in order; none if it is not its decision."""
        return self._legal(self._rules, self.record, seat)

    def actions(self, seat: int | None = None) -> list[NamedAction]:
        """What a seat may do, readable."""
        return [self.named(code) for code in self._legal(self._rules, self.record, -1 if seat is None else seat)]

    @property
    def space(self) -> ActionSpace:
        """The codes and notation of all actions on this board."""
        return self.game.space(self.board)

    def named(self, code: int) -> NamedAction:
        """A code, readable."""
        space = self.space
        document = space.to_json(code)
        return NamedAction(code, space.text(code), document.pop("action"), document)

    def code(self, action: ActionLike | NamedAction) -> int:
        """The code of an action given as code, notation, JSON object or NamedAction; raises MalformedAction."""
        if isinstance(action, NamedAction):
            return action.code
        if isinstance(action, str):
            return self.space.parse(action)
        if isinstance(action, Mapping):
            return self.space.from_json(action)
        if isinstance(action, int) and not isinstance(action, bool):
            return action
        raise MalformedAction(f"{action!r} is no action: give its code, its notation or its JSON object")

    def why_not(self, action: ActionLike | NamedAction, seat: int | None = None) -> Reason | None:
        """Why a seat may not do this, or None if it may; raises MalformedAction."""
        code = self.code(action)
        refused = self.engine.check(self._rules, self.record, self._seat(seat), code)
        return self.game.reason_by_code[refused] if refused else None

    # doing it

    def apply(self, action: ActionLike | NamedAction, seat: int | None = None) -> None:
        """Do it; raises MalformedAction, or IllegalAction with the reason, and then nothing has changed."""
        code = action if type(action) is int else self.code(action)
        seat = self._seat(seat)
        if refused := self._apply(self._rules, self.record, seat, code):
            text = self.space.text(code) if 0 <= code < len(self.space) else str(code)
            raise IllegalAction(text, seat, self.game.reason_by_code[refused])

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        deciders = self.engine.deciders(self._rules, self.record)
        return (deciders & -deciders).bit_length() - 1 if deciders else 0

    def only_seat(self, action: ActionLike | NamedAction) -> int:
        """The one seat that may do this; raises AmbiguousAction if several may, IllegalAction if none."""
        code = self.code(action)
        able = [seat for seat in self.to_move if not self.engine.check(self._rules, self.record, seat, code)]
        if len(able) > 1:
            raise AmbiguousAction(f"{self.space.text(code)!r} could be of seats {', '.join(str(s + 1) for s in able)}")
        if not able:
            seat = self._seat(None)
            refused = self.engine.check(self._rules, self.record, seat, code)
            raise IllegalAction(self.space.text(code), seat, self.game.reason_by_code[refused])
        return able[0]

    def redraw(self, branch: int) -> None:
        """Draw everything not yet shown from another branch of the seed."""
        chance = self.record.chance
        texts.wind(chance, texts.key_of(chance), branch, 0)

    # looking at it

    def view(self, seat: int | None) -> "GameState":
        """The same position with what a seat (None: a spectator) may not know blanked."""
        return GameState(self.game, self.board, self.game.view(self.board, self.record, seat), self.engine)

    def resample(self, seat: int, seed: int | bytes | None = None) -> "GameState":
        """A full position that fits what a seat knows, its hidden things drawn from a seed."""
        from lautta.core.chance import Chance

        chance = Chance()
        texts.wind(chance, seed_bytes(seed), 0, 0)
        record = self.game.resample(self.board, self.game.view(self.board, self.record, seat), seat, chance)
        return GameState(self.game, self.board, record, self.engine)

    def preview(self, seat: int, action: ActionLike | NamedAction) -> Mapping[str, Any]:
        """What an action would do, in facts that the seat knows."""
        return self.game.preview(self.board, self.game.view(self.board, self.record, seat), seat, self.code(action))

    def tell(self, before: "GameState", seat: int, action: ActionLike, viewer: int | None) -> Sequence[Said]:
        """What a viewer may read of the action that led here from `before`."""
        return self.game.tell(self.board, before.record, seat, before.code(action), self.record, viewer)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of all seats as they stand."""
        return tuple(self.game.scores(self.board, self.record))

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.game.result(self.board, self.record)

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.record.seats)

    @property
    def options(self) -> dict[str, str]:
        """The options it is played with."""
        return self.game.options_of(self.record)

    def status(self) -> list[str]:
        """Everything that is wrong with this position, as sentences; nothing for one that play can reach."""
        return self.game.status(self.board, self.record)

    # keeping it

    def copy(self) -> "GameState":
        """An independent copy."""
        return GameState(self.game, self.board, type(self.record).from_buffer_copy(self.record), self.engine)

    def bytes(self) -> bytes:
        """The bytes of the record; `Game.from_bytes` reads them."""
        return bytes(self.record)

    def key(self) -> str:
        """A hash of the position, generator included: equal positions have equal keys."""
        return blake2b(bytes(self.record), digest_size=16).hexdigest()

    def json(self) -> dict[str, Any]:
        """The whole position as a document for JSON; `Game.from_json` reads it."""
        settled = type(self.record).from_buffer_copy(self.record)
        self.game.settle(self._rules, settled)
        return {
            "game": self.game.name,
            "board": self.board.name,
            "board_hash": f"{self.board.hash:016x}",
            "rules": self.game.rules_version,
            "options": self.options,
            "position": texts.document(self.game.fields, self.record, settled, self.board),
        }

    def text(self) -> str:
        """The whole position as lines that people can read and write; `Game.from_text` reads them."""
        document = self.json()
        lines = [
            TITLE,
            f"game {document['game']}",
            f"board {document['board']} {document['board_hash']}",
            f"rules {document['rules']}",
        ]
        if options := " ".join(f"{name}={value}" for name, value in document["options"].items()):
            lines.append(f"options {options}")
        lines += texts.write(self.game.fields, document["position"])
        return "\n".join(lines) + "\n"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameState):
            return NotImplemented
        return self.game is other.game and self.board.hash == other.board.hash and self.bytes() == other.bytes()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.players} players, turn {self.record.turn}, to move {self.to_move}>"
