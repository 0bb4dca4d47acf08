"""The public face of a game: `Game` declares one, `GameState` is a position of it that can be played on.

>>> import lautta
>>> state = lautta.game("amsterdam").new(players=2, seed=7)
>>> state.to_move
(0, 1)
"""

import secrets
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from ctypes import sizeof
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import blake2b
from pathlib import Path as File
from typing import TYPE_CHECKING, Any

from lautta.core import texts
from lautta.core.actions import ActionSpace, Table
from lautta.core.boards import BoardError, LoadedBoard
from lautta.core.engines import Engine, load
from lautta.core.jsonlines import NoJson, Reader
from lautta.core.plans import Plans, StandingAnswers
from lautta.core.problems import Fault, Misfit, Path, Problem, is_whole, path_text, quoted
from lautta.core.reasons import (
    CORE_REASONS,
    NO_SUCH_SEAT,
    UNKNOWN_ACTION,
    AmbiguousAction,
    BadArgument,
    HiddenOutcome,
    IllegalAction,
    MalformedAction,
    MalformedPosition,
    NoSuchOption,
    Reason,
)

if TYPE_CHECKING:
    from lautta.core.laying import BoardsLaid

FORMAT = 2  # of positions; texts of format 1 are read too, in which `turn` counts the turns that are over
TITLE = "lautta position"
SPECTATOR = "spectator"
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
    """How a game ended: the seats that won (several share a win), and all scores.

    `places` is the place of each seat, from 1; who is level shares one. `ended_by` names what ended the game, and
    `decided_by` what made the difference between the first and the others, by names that never change
    (docs/formats.md lists them). `points` tells for each seat what its points come from. `explanation` is all that, and
    more of the game's own, as clients get it in JSON.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    ended_by: str
    decided_by: str
    points: tuple[Mapping[str, int], ...]
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
    load_board: Callable[[str | File | Mapping[str, Any]], LoadedBoard]
    reasons: tuple[Reason, ...]
    fields: tuple[texts.Field, ...]
    settle: Callable[[Any, Any], None]
    """Recompute the derived fields of a hand-written position: settle(board record, state record)."""
    status: Callable[[LoadedBoard, Any], Iterable[Fault]]
    """Everything that is wrong with a position, whatever its record holds; never raises. Paths are inside the position.

    A record to which `sound` objects has at least one fault.
    """
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
    sources: Callable[[LoadedBoard, Any, int], Mapping[str, int]]
    """What the points of a seat come from as they stand, by names that never change: sources(b, s, seat)."""
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

    def __post_init__(self) -> None:
        reasons = tuple(replace(reason, game=self.name) for reason in self.reasons)
        object.__setattr__(self, "reasons", reasons)  # so that each knows whose message says it

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
    def phase(self) -> texts.Field | None:
        """The field that tells the phase, if there is one."""
        return next((field for field in self.fields if field.name == "phase"), None)

    @cached_property
    def _boards(self) -> dict[str, LoadedBoard]:
        return {}

    def board(self, board: str | File | Mapping[str, Any] | LoadedBoard | None = None) -> LoadedBoard:
        """A board by its name, by the path of a file, or from its data.

        Raises BoardError, whose cause is the OSError where a file cannot be read.
        """
        if isinstance(board, LoadedBoard):
            if board.game != self.name:
                raise BoardError(board.name, [Problem.said(0, "", "core-board-game", {"game": self.name})])
            return board
        name = self.boards[0] if board is None else board
        if isinstance(name, str) and name in self.boards:
            if name not in self._boards:
                self._boards[name] = self.load_board(name)
            return self._boards[name]
        if not isinstance(name, str | File | Mapping):
            raise BoardError(quoted(name), [Problem.said(0, "", "core-board-kind", {"value": quoted(name)})])
        try:
            return self.load_board(name)
        except BoardError:
            raise
        except (OSError, ValueError) as error:  # a path that cannot be is a ValueError
            raise BoardError(str(name), [Problem.said(0, "", "core-board-file", {"file": str(name)})]) from error

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
        """All options with their values; raises NoSuchOption, a ValueError, for an unknown one."""
        chosen = {option.name: option.values[0] for option in self.options}
        values = {option.name: option.values for option in self.options}
        if options is not None and not isinstance(options, Mapping):
            raise NoSuchOption("core-options-form", value=quoted(options))
        for name, value in (options or {}).items():
            if name not in values:
                known = ", ".join(values) or "-"
                raise NoSuchOption("core-options-name", game=self.name, name=quoted(name), known=known)
            if value not in values[name]:
                raise NoSuchOption("core-options-value", name=name, value=quoted(value), known=", ".join(values[name]))
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
        board: str | File | Mapping[str, Any] | LoadedBoard | None = None,
        options: Mapping[str, str] | None = None,
        engine: Engine | None = None,
    ) -> "GameState":
        """A game at its start, for the fewest players unless told; a seed is a number or 32 bytes, else drawn.

        Raises BadArgument for a wrong number of players, seed or option, and BoardError for a broken board.
        """
        players = self.seats(players)
        loaded = self.board(board)
        record = self.blank(loaded, options)
        texts.wind(record.chance, seed_bytes(seed), 0, 0)
        engine = engine or self.engine
        engine.start(loaded.record, record, players)
        return GameState(self, loaded, record, engine)

    def seats(self, players: int | None) -> int:
        """The number of players as given, or the fewest; raises BadArgument."""
        least, most = self.players
        if players is None:
            return least
        if not is_whole(players) or not least <= players <= most:
            raise BadArgument("core-players", game=self.name, least=least, most=most, value=quoted(players))
        return players

    def from_bytes(
        self, data: bytes, board: str | File | Mapping[str, Any] | LoadedBoard | None = None, layout: str | None = None
    ) -> "GameState":
        """The state of a snapshot; raises MalformedPosition if it doesn't fit the board or layout, or is unsound."""
        loaded = self.board(board)
        if not isinstance(data, bytes | bytearray | memoryview):
            raise refused(Fault((), "core-position-bytes", {"value": quoted(data)}))
        if layout not in (None, self.layout) or len(bytes(data)) != sizeof(self.table.state):
            raise refused(Fault((), "core-position-layout"))
        record = self.table.state.from_buffer_copy(data)
        if not texts.is_wound(record.chance):
            raise refused(Fault(("chance",), "core-position-generator-bytes"))
        return self._sound(loaded, record, Places())

    def from_text(self, text: str, board: str | File | Mapping[str, Any] | LoadedBoard | None = None) -> "GameState":
        """The state of a position text, which may be written by hand; raises MalformedPosition naming the lines."""
        if not isinstance(text, str):
            raise refused(Fault((), "core-position-no-text", {"value": quoted(text)}))
        lines = [(n, line.rstrip()) for n, line in enumerate(text.splitlines(), 1)]
        lines = [(n, line) for n, line in lines if line.strip() and not line.lstrip().startswith(";")]
        places = Places({(): lines[0][0] if lines else 1})
        if not lines or lines[0][1] not in (f"{TITLE} {number}" for number in range(1, FORMAT + 1)):
            raise places.refused(Fault((), "core-position-title", {"title": f"{TITLE} {FORMAT}"}))
        document = self._head(lines, places)
        where: texts.Lines = {}
        document["position"] = position = texts.parse(self.fields, lines[1:], where=where)
        places.lines.update({("position", *path): number for path, number in where.items()})
        if lines[0][1] == f"{TITLE} 1" and "turn" in position:
            with places.refusing(), texts.inside("position", "turn"):
                position["turn"] = texts.whole(position["turn"]) + 1
        return self._read(document, board, places)

    def _head(self, lines: list[tuple[int, str]], places: "Places") -> dict[str, Any]:
        """Take the head off a text, and answer it as the document has it."""
        document: dict[str, Any] = {}
        while len(lines) > 1 and lines[1][1].partition(" ")[0] in HEAD:
            number, line = lines.pop(1)
            word, _, rest = line.partition(" ")
            if word in document:
                raise refused(Fault((), "core-position-twice", {"name": word}), Places({(): number}))
            document[word], places.lines[(word,)] = rest.strip(), number
        if "board" in document:
            document["board"], _, board_hash = document["board"].partition(" ")
            document["board_hash"] = board_hash.strip()
            places.lines[("board_hash",)] = places.lines[("board",)]
        if "view" in document:
            document["view"] = self._viewer_of(document["view"])
        pairs = [pair.partition("=")[::2] for pair in document.get("options", "").split()]
        document["options"] = dict(pairs)
        if len(document["options"]) < len(pairs):
            raise places.refused(Fault(("options",), "core-position-twice", {"name": "options"}))
        return document

    def _viewer_of(self, words: str) -> Any:
        """Whose view a text is, as JSON has it: a seat, or what was written."""
        return int(words) - 1 if words in map(str, range(1, self.players[1] + 1)) else words

    def from_json(
        self, document: Any, board: str | File | Mapping[str, Any] | LoadedBoard | None = None
    ) -> "GameState":
        """The state of a position as JSON (an object or its text); raises MalformedPosition naming the paths."""
        if not isinstance(document, str | bytes):
            return self._read(document, board, Places(paths=True))
        try:
            reader = Reader(document if isinstance(document, str) else document.decode("utf-8-sig"))
        except NoJson as error:
            raise MalformedPosition([error.problem]) from None
        except UnicodeDecodeError:
            raise refused(Fault((), "core-no-utf8")) from None
        if reader.problems:
            raise MalformedPosition(reader.problems)
        return self._read(reader.data, board, Places(reader.lines, paths=True))

    def _read(
        self, document: Any, board: str | File | Mapping[str, Any] | LoadedBoard | None, places: "Places"
    ) -> "GameState":
        """The state of a document; raises MalformedPosition."""
        if not isinstance(document, Mapping) or not isinstance(document.get("position"), Mapping):
            raise places.refused(Fault((), "core-position-document"))
        if document.get("game", self.name) != self.name:
            args = {"value": quoted(document["game"]), "name": self.name}
            raise places.refused(Fault(("game",), "core-position-game", args))
        if document.get("format", FORMAT) != FORMAT:
            known: dict[str, str | int] = {"value": quoted(document["format"]), "known": FORMAT}
            raise places.refused(Fault(("format",), "core-position-format", known))
        self._check_rules(document.get("rules"), places)
        name = document.get("board", self.boards[0])
        if board is None and name not in self.boards:
            raise places.refused(Fault(("board",), "core-position-board", {"name": quoted(name)}))
        loaded = self.board(name if board is None else board)
        if document.get("board_hash") not in (None, "", f"{loaded.hash:016x}"):
            raise places.refused(Fault(("board_hash",), "core-position-board-version", {"name": quoted(name)}))
        try:
            record = self.blank(loaded, document.get("options"))
            with texts.inside("position"):
                self._fill(record, document["position"], loaded)
        except NoSuchOption as error:
            raise places.refused(Fault(("options",), error.key, error.facts)) from None
        except Misfit as misfit:
            raise places.refused(misfit.fault) from None
        if "view" in document:
            return self._sound_view(loaded, record, document["view"], places)
        return self._sound(loaded, record, places)

    def _check_rules(self, rules: Any, places: "Places") -> None:
        if rules is not None:
            with places.refusing(), texts.inside("rules"):
                version = texts.whole(rules)
                if version != self.rules_version:
                    raise Misfit("core-rules", version=quoted(version), release=self.releases.get(version, "none"))

    def _fill(self, record: Any, position: Mapping[str, Any], board: LoadedBoard) -> None:
        least, most = self.players
        with texts.inside("seats"):
            seats = texts.whole(position.get("seats", 0))
            if not least <= seats <= most:
                raise Misfit("core-position-seats", least=least, most=most, value=quoted(seats))
        record.seats = seats
        for entry in self.fields:
            entry.clear(record)
        texts.fill(self.fields, record, position, board, derived=False)
        self.settle(board.record, record)
        texts.fill(self.fields, record, position, board, derived=True)

    def _sound(self, board: LoadedBoard, record: Any, places: "Places") -> "GameState":
        if record.board != board.hash:
            raise places.refused(Fault((), "core-position-other-board"))
        if trouble := self.engine.sound(board.record, record):
            found = [Fault(("position", *fault.path), fault.key, fault.args) for fault in self.status(board, record)]
            raise places.refused(*found or [Fault(("position",), "core-position-impossible", {"trouble": trouble})])
        return GameState(self, board, record, self.engine)

    def _sound_view(self, board: LoadedBoard, record: Any, viewer: Any, places: "Places") -> "View":
        """A view is sound if it is just what its seat sees of a sound position."""
        if viewer != SPECTATOR and (not is_whole(viewer) or not 0 <= viewer < record.seats):
            raise places.refused(Fault(("view",), "core-position-view-of", {"value": quoted(viewer)}))
        seen = View(self, board, record, self.engine, None if viewer == SPECTATOR else viewer)
        try:
            full = seen.filled()
            seen_again = bytes(self.view(board, full, seen.viewer))
        except (LookupError, ValueError, ArithmeticError, TypeError):  # there is nothing to draw what is hidden from
            raise places.refused(Fault(("view",), "core-position-view")) from None
        if self.engine.sound(board.record, full):
            found = [Fault(("position", *fault.path), fault.key, fault.args) for fault in self.status(board, full)]
            raise places.refused(*found or [Fault(("view",), "core-position-view")])
        if seen_again != bytes(record):
            raise places.refused(Fault(("view",), "core-position-view"))
        return seen


HEAD = ("game", "board", "rules", "options", "view")  # what may stand between the title of a text and its fields


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of a document stand in what was given: lines of a text, paths in JSON."""

    lines: dict[Path, int] = field(default_factory=dict)
    paths: bool = False

    def problem(self, fault: Fault) -> Problem:
        """A fault, whose path begins at the whole document, with its place."""
        path = fault.path
        while path and path not in self.lines:
            path = path[:-1]
        where = path_text(fault.path) if self.paths else ""
        return Problem.said(self.lines.get(path, 0), where, fault.key, fault.args)

    def refused(self, *faults: Fault) -> MalformedPosition:
        """The error of some faults."""
        return MalformedPosition([self.problem(fault) for fault in faults])

    @contextmanager
    def refusing(self) -> Iterator[None]:
        """Around what raises Misfit: it becomes the error."""
        try:
            yield
        except Misfit as misfit:
            raise self.refused(misfit.fault) from None


def refused(fault: Fault, places: Places | None = None) -> MalformedPosition:
    """The error of one fault."""
    return (places or Places()).refused(fault)


def places_of(ranks: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat, from 1, by what ranks it (more is better); who is level shares a place.

    >>> places_of([7, 9, 7, 3])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def seed_bytes(seed: int | bytes | None) -> bytes:
    """The 32 bytes of a seed: a number from 0 to 2**256 - 1, 32 bytes as they are, or drawn from the system.

    Raises BadArgument.
    """
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    if is_whole(seed) and 0 <= seed < 2**256:
        return seed.to_bytes(32, "little")
    raise BadArgument("core-seed", value=f"{len(seed)} B" if isinstance(seed, bytes) else quoted(seed))


def wound(seed: int | bytes | None) -> Any:
    """A generator at its beginning; raises BadArgument."""
    from lautta.core.chance import Chance

    chance = Chance()
    texts.wind(chance, seed_bytes(seed), 0, 0)
    return chance


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask, in order."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def _players(seats: Sequence[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats)


class GameState:
    """A position: whose decision it is, what can be done, and doing it. Seats count from 0.

    Where several seats may act at once, `to_move` has them all: what an action does then depends on whose it is, so
    `apply` and `why_not` want to be told the seat. A seat that does not play is a BadArgument, everywhere.
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
        if seat.__class__ is not int or not 0 <= seat < self.record.seats:
            seat = self.at(seat)
        return self._legal(self._rules, self.record, seat)

    def actions(self, seat: int | None = None) -> list[NamedAction]:
        """What a seat, or the first one to move, may do, readable."""
        return [self.named(code) for code in (self.legal_actions if seat is None else self.legal(seat))]

    def at(self, seat: int) -> int:
        """A seat as given, if somebody sits there; raises BadArgument."""
        if not is_whole(seat) or not 0 <= seat < self.record.seats:
            raise BadArgument("core-seat", players=self.players, value=quoted(seat))
        return seat

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
        if is_whole(action):
            return action
        raise MalformedAction("core-action-kind", value=quoted(action))

    def why_not(self, action: ActionLike | NamedAction, seat: int | None = None) -> Reason | None:
        """Why a seat may not do this, or None if it may.

        Raises MalformedAction, and AmbiguousAction if several may act and the seat is not told.
        """
        code, seat = self.code(action), self._seat(seat)
        try:
            refused = self.engine.check(self._rules, self.record, seat, code)
        except OverflowError:
            refused = self._outside(seat)
        return self.game.reason_by_code[refused] if refused else None

    def _outside(self, seat: int) -> int:
        """What the engine would say of numbers that are so large that it cannot even take them."""
        return UNKNOWN_ACTION if 0 <= seat < self.players else NO_SUCH_SEAT

    # doing it

    def apply(self, action: ActionLike | NamedAction, seat: int | None = None) -> None:
        """Do it; raises IllegalAction with the reason, MalformedAction, and AmbiguousAction if several may act and the
        seat is not told. Then nothing has changed.
        """
        code = action if type(action) is int else self.code(action)
        if seat.__class__ is not int:
            seat = self._seat(seat)
        try:
            refused = self._apply(self._rules, self.record, seat, code)
        except OverflowError:
            refused = self._outside(seat)
        if refused:
            raise self._illegal(code, seat, refused)

    def _illegal(self, code: int, seat: int, refused: int) -> IllegalAction:
        text = self.space.text(code) if 0 <= code < len(self.space) else quoted(code)
        return IllegalAction(text, seat, self.game.reason_by_code[refused])

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat if is_whole(seat) else self.at(seat)
        deciders = self.engine.deciders(self._rules, self.record)
        if deciders & (deciders - 1):
            raise AmbiguousAction("core-action-whose", players=_players(seats_of(deciders)))
        return deciders.bit_length() - 1 if deciders else 0

    def only_seat(self, action: ActionLike | NamedAction) -> int:
        """The one seat that may do this; raises AmbiguousAction if several may, IllegalAction if none."""
        code = self.code(action)
        able = [seat for seat in self.to_move if self.why_not(code, seat) is None]
        if len(able) > 1:
            raise AmbiguousAction("core-action-of", action=self.space.text(code), players=_players(able))
        if not able:
            seat = self.to_move[0] if self.to_move else 0
            reason = self.why_not(code, seat)
            assert reason is not None
            raise self._illegal(code, seat, reason.code)
        return able[0]

    def redraw(self, branch: int) -> None:
        """Draw everything not yet shown from another branch of the seed, 0 to 2**32 - 1; raises BadArgument."""
        if not is_whole(branch) or not 0 <= branch < texts.BRANCHES:
            raise BadArgument("core-branch", most=texts.BRANCHES - 1, value=quoted(branch))
        chance = self.record.chance
        texts.wind(chance, texts.key_of(chance), branch, 0)

    # looking at it

    def view(self, seat: int | None) -> "View":
        """The same position with what a seat (None: a spectator) may not know blanked; raises BadArgument."""
        seat = None if seat is None else self.at(seat)
        return View(self.game, self.board, self.game.view(self.board, self.record, seat), self.engine, seat)

    def public(self) -> Mapping[str, Any]:
        """What everybody may know, as clients get it in JSON."""
        return self.game.public_json(self.board, self.game.view(self.board, self.record, None))

    def private(self, seat: int) -> Mapping[str, Any]:
        """What a seat knows besides, as clients get it in JSON; raises BadArgument."""
        seat = self.at(seat)
        return self.game.private_json(self.board, self.game.view(self.board, self.record, seat), seat)

    def resample(self, seat: int, seed: int | bytes | None = None) -> "GameState":
        """A full position that fits what a seat knows, its hidden things drawn from a seed; raises BadArgument."""
        seat = self.at(seat)
        record = self.game.resample(self.board, self.game.view(self.board, self.record, seat), seat, wound(seed))
        return GameState(self.game, self.board, record, self.engine)

    def preview(self, seat: int, action: ActionLike | NamedAction) -> Mapping[str, Any]:
        """What an action would do, in facts that the seat knows.

        Of what the rules refuse it tells what it is, no more. Raises MalformedAction and BadArgument.
        """
        seat, code = self.at(seat), self.code(action)
        self.space.decode(code)
        return self.game.preview(self.board, self.game.view(self.board, self.record, seat), seat, code)

    def tell(self, before: "GameState", seat: int, action: ActionLike, viewer: int | None) -> Sequence[Said]:
        """What a viewer (None: a spectator) may read of the action that led here from `before`.

        Raises MalformedAction and BadArgument.
        """
        seat, viewer = self.at(seat), None if viewer is None else self.at(viewer)
        return self.game.tell(self.board, before.record, seat, before.code(action), self.record, viewer)

    @property
    def turn(self) -> int:
        """Which turn it is, from 1."""
        return int(self.record.turn) + 1

    @property
    def phase(self) -> str:
        """What is to be decided, by a name that never changes; `over` at the end."""
        field = self.game.phase
        return field.get(self.record, self.board) if field else "over" if self.over else "play"

    def points(self, seat: int) -> Mapping[str, int]:
        """What the points of a seat come from as they stand, by source; raises BadArgument.

        What is counted only at the end is 0 until then, and what a view does not show is 0 in it.
        """
        return self.game.sources(self.board, self.record, self.at(seat))

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

    def status(self) -> list[Problem]:
        """Everything that is wrong with this position; nothing for one that play can reach. `str` of each says it."""
        return [
            Problem.said(0, path_text(("position", *fault.path)), fault.key, fault.args)
            for fault in self.game.status(self.board, self.record)
        ]

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
            "format": FORMAT,
            "game": self.game.name,
            "board": self.board.name,
            "board_hash": f"{self.board.hash:016x}",
            "rules": self.game.rules_version,
            "options": self.options,
            "position": texts.document(self.game.fields, self.record, settled, self.board),
        }

    def text(self, format: int = FORMAT) -> str:  # noqa: A002
        """The whole position as lines that people can read and write; `Game.from_text` reads them.

        Format 1 is that of older releases, in which `turn` counts the turns that are over. Raises BadArgument.
        """
        if format not in (1, FORMAT):
            raise BadArgument("core-format", value=quoted(format), known=FORMAT)
        document = self.json()
        if format == 1:
            document["position"]["turn"] -= 1
            if not document["position"]["turn"]:
                del document["position"]["turn"]
        lines = [
            f"{TITLE} {format}",
            f"game {document['game']}",
            f"board {document['board']} {document['board_hash']}",
            f"rules {document['rules']}",
        ]
        if options := " ".join(f"{name}={value}" for name, value in document["options"].items()):
            lines.append(f"options {options}")
        if (viewer := document.get("view")) is not None:
            lines.append(f"view {viewer if viewer == SPECTATOR else viewer + 1}")
        lines += texts.write(self.game.fields, document["position"])
        return "\n".join(lines) + "\n"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameState):
            return NotImplemented
        return self.game is other.game and self.board.hash == other.board.hash and self.bytes() == other.bytes()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.players} players, turn {self.turn}, to move {self.to_move}>"


class View(GameState):
    """A position as one seat (`viewer`; None: a spectator) knows it: what it may not know is blank.

    What the seat may do is the same as in the whole position. What would show something hidden, or is done by somebody
    else, cannot be done here, since nobody could say what comes of it: that is a HiddenOutcome.
    """

    __slots__ = ("viewer",)

    def __init__(self, game: Game, board: LoadedBoard, record: Any, engine: Engine, viewer: int | None) -> None:
        super().__init__(game, board, record, engine)
        self.viewer = viewer

    def copy(self) -> "View":
        """An independent copy."""
        return View(self.game, self.board, type(self.record).from_buffer_copy(self.record), self.engine, self.viewer)

    def filled(self) -> Any:
        """A full record that fits the view."""
        return self.game.resample(self.board, self.record, self.viewer, wound(0))  # type: ignore[arg-type]

    def apply(self, action: ActionLike | NamedAction, seat: int | None = None) -> None:
        """Do it; raises HiddenOutcome where the view cannot know what comes of it, and else as in a whole position."""
        code, seat = self.code(action), self.at(self._seat(seat))
        if seat != self.viewer:
            raise HiddenOutcome("core-view-seat")
        if reason := self.why_not(code, seat):
            raise self._illegal(code, seat, reason.code)
        full = self.filled()
        before = full.shown, full.chance.drawn
        open_all = type(full).from_buffer_copy(full)
        open_all.chance = type(full.chance)()
        self._apply(self._rules, full, seat, code)
        ends = not self.engine.deciders(self._rules, full)  # which may open what was hidden
        if (full.shown, full.chance.drawn) != before or (ends and bytes(open_all) != bytes(self.record)):
            raise HiddenOutcome("core-view-hidden", action=self.space.text(code))
        self.record = self.game.view(self.board, full, self.viewer)

    def resample(self, seat: int | None, seed: int | bytes | None = None) -> GameState:
        """A full position that fits what the seat knows whose view this is; HiddenOutcome for another seat."""
        if seat != self.viewer:
            raise HiddenOutcome("core-view-seat")
        record = self.game.resample(self.board, self.record, self.viewer, wound(seed))  # type: ignore[arg-type]
        return GameState(self.game, self.board, record, self.engine)

    def private(self, seat: int) -> Mapping[str, Any]:
        """What the seat knows whose view this is; raises HiddenOutcome for another seat, and BadArgument."""
        if self.at(seat) != self.viewer:
            raise HiddenOutcome("core-view-seat")
        return super().private(seat)

    def status(self) -> list[Problem]:
        """Everything that is wrong with a position that the view fits."""
        return GameState(self.game, self.board, self.filled(), self.engine).status()

    def redraw(self, branch: int) -> None:
        """A view has nothing that could be drawn anew: raises HiddenOutcome."""
        raise HiddenOutcome("core-view-seat")

    def json(self) -> dict[str, Any]:
        """What the seat knows as a document for JSON; `Game.from_json` reads it as a view."""
        found = super().json()
        position = found.pop("position")
        return found | {"view": SPECTATOR if self.viewer is None else self.viewer, "position": position}
