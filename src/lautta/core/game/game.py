"""`Game`: everything that the core, the players, the terminal and the server need to know about a game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from ctypes import Array, Structure
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from importlib import import_module
from pathlib import Path as File
from pickle import PicklingError
from typing import Any, SupportsIndex

from lautta.core import texts
from lautta.core.actions import ActionSpace, Position, Table
from lautta.core.advisers import Adviser, Comparison
from lautta.core.boards import BoardError, LoadedBoard, bare_board
from lautta.core.chance import Chance
from lautta.core.current_game import Thinking
from lautta.core.engines import Engine, load
from lautta.core.error_messages import english
from lautta.core.fields import Field, wind
from lautta.core.game import reading
from lautta.core.game.outcomes import MOST, Draw, Outcome, Run, completed, outcome_of, outcomes, tried
from lautta.core.game.parts import Alone, Boards, Clients, Computers, Daily, Hidden, Rules, Scoring, Story
from lautta.core.game.reading import BoardLike
from lautta.core.game.spec import Spec, parts_of, spec
from lautta.core.game.state import GameState
from lautta.core.game.values import Said, seed_bytes
from lautta.core.game.view import View
from lautta.core.interpreted import Interpreted
from lautta.core.lessons import Lesson
from lautta.core.lessons import read as read_lessons
from lautta.core.observation import Observation, observation_of
from lautta.core.observed import observed
from lautta.core.plans import Plans, StandingAnswers
from lautta.core.problems import Problem, as_int, quoted
from lautta.core.reasons import CORE_REASONS, BadArgument, BrokenGame, NoSuchOption, Reason
from lautta.core.records import copy_of
from lautta.core.solvers import Solver

NO_CHANCE = Chance()
SPACES = 64  # of boards, kept
FIELDS = ("chance", "board", "turn", "shown", "seats")  # of the record of every game


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """A game for `players` (fewest, most) with the rules of `table`; groups declare the rest.

    `package` is an importable package with the words (`locales/<language>/*.ftl`), the lessons (`lessons/*.json`) and
    the drawing in a terminal (`drawing.py`). Raises BrokenGame if the record lacks a field that every game needs, or a
    path in `scoring` leads nowhere.
    """

    name: str
    players: tuple[int, int]
    table: Table
    rules: Rules = field(default_factory=Rules)
    boards: Boards = field(default_factory=Boards)
    scoring: Scoring = field(default_factory=Scoring)
    hidden: Hidden | None = None
    clients: Clients = field(default_factory=Clients)
    story: Story = field(default_factory=Story)
    computers: Computers = field(default_factory=Computers)
    alone: Alone | None = None
    daily: Daily | None = None
    plans: Plans | None = None
    """How several seats plan at once, and in which order their plans are replayed."""
    standing: StandingAnswers | None = None
    package: str = ""

    def __post_init__(self) -> None:
        reasons = tuple(replace(reason, game=self.name) for reason in self.rules.reasons)
        own = None if self.hidden and self.hidden.is_by_rules else self.hidden
        if own and self.table.hiding:
            raise BrokenGame("core-broken-hidden", game=self.name)
        object.__setattr__(self, "hidden", own or Hidden.by_rules(self.table))
        object.__setattr__(self, "rules", replace(self.rules, reasons=reasons))  # so that each knows who says it
        self._check_fields()
        self._check_path("winners", self.scoring.winners, ())
        self._check_path("points", self.scoring.points, (self.table.seats,))

    @property
    def position(self) -> Position:
        """The position, declared: its fields, its options and what it has to be."""
        return self.table.position

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: Any) -> "Game":
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        registry = import_module("lautta.core.registry")
        if self.name not in registry.game_names() or registry.game(self.name) is not self:
            raise PicklingError(english("core-game-unknown", {"name": self.name}))
        return registry.game_again, (self.name, self.rules.version)

    def __repr__(self) -> str:
        return f"<game {self.name}: {self.players[0]} to {self.players[1]} players>"

    def _check_fields(self) -> None:
        """Check that the record has the fields that the core reads in every game; raises BrokenGame."""
        there = dict(getattr(self.table.state, "_fields_", ()))
        for name in FIELDS:
            if name not in there:
                record, known = self.table.state.__name__, ", ".join(FIELDS)
                raise BrokenGame("core-broken-field", game=self.name, record=record, name=name, known=known)

    def _check_path(self, part: str, path: tuple[str, ...], shape: tuple[int, ...]) -> None:
        """Check that a path of `scoring` leads to one number, or to one for each seat; raises BrokenGame."""
        storage: Any = self.table.state
        seats: tuple[int, ...] = ()
        for name in path:
            found = dict(getattr(storage, "_fields_", ())).get(name)
            if found is None:
                args = {"game": self.name, "part": part, "path": ".".join(path), "name": name}
                raise BrokenGame("core-broken-path", **args, record=storage.__name__)
            while issubclass(found, Array):
                seats, found = (*seats, found._length_), found._type_
            storage = found
        if issubclass(storage, Structure) or seats[:1] < shape or len(seats) != len(shape):
            wanted = "core-broken-row" if shape else "core-broken-number"
            raise BrokenGame(wanted, game=self.name, part=part, path=".".join(path), seats=self.table.seats)

    @cached_property
    def engine(self) -> Engine:
        """The compiled engine if it was built, else the interpreted one."""
        return load(self.table)

    @cached_property
    def interpreted(self) -> Interpreted:
        """The rules as plain Python, which say what is wrong with a position."""
        return Interpreted(self.table)

    @cached_property
    def layout(self) -> str:
        """The hash of the record's layout, which snapshots carry."""
        return texts.layout(self.table.state)

    @cached_property
    def reason_by_code(self) -> Mapping[int, Reason]:
        """All reasons by code, including those of the core."""
        return {reason.code: reason for reason in (*CORE_REASONS, *self.rules.reasons)}

    @property
    def weigh(self) -> Callable[[GameState, int], Mapping[int, float]] | None:
        """`weigh` of the module in `computers`, None without a module; raises BrokenGame if it is missing."""
        found: Callable[[GameState, int], Mapping[int, float]] | None = self._of_computers(
            self.computers.heuristic, "weigh", "core-broken-heuristic"
        )
        return found

    @cached_property
    def thinking(self) -> Thinking | None:
        """`THINKING` of the module in `computers`, None without a module; raises BrokenGame if it is missing."""
        found: Thinking | None = self._of_computers(self.computers.thinking, "THINKING", "core-broken-thinking")
        return found

    @property
    def features(self) -> int:
        """How many numbers learned players see of a position; raises BadArgument if the game has no such players."""
        if self.thinking is None:
            raise BadArgument("core-features", game=self.name)
        return self.thinking.inputs

    @cached_property
    def bots(self) -> Sequence[Callable[[int], Any] | None]:
        """`BOTS` of the module in `computers`, none without a module; raises BrokenGame if it is missing."""
        return self._of_computers(self.computers.bots, "BOTS", "core-broken-bots") or ()

    @cached_property
    def adviser(self) -> Adviser | None:
        """`ADVISER` of the module in `computers`, None without a module; raises BrokenGame if it is missing."""
        found: Adviser | None = self._of_computers(self.computers.adviser, "ADVISER", "core-broken-adviser")
        return found

    @cached_property
    def solver(self) -> Solver | None:
        """`SOLVER` of the module in `computers`, None without a module; raises BrokenGame if it is missing."""
        found: Solver | None = self._of_computers(self.computers.solver, "SOLVER", "core-broken-solver")
        return found

    @cached_property
    def causes(self) -> Callable[[Comparison], Said | None] | None:
        """`cause` of the module in `computers`, None without a module; raises BrokenGame if it is missing."""
        found: Callable[[Comparison], Said | None] | None = self._of_computers(
            self.computers.causes, "cause", "core-broken-causes"
        )
        return found

    def _of_computers(self, module: str | None, name: str, problem: str) -> Any:
        if module is None:
            return None
        try:
            return getattr(import_module(module), name)
        except Exception as error:  # any fault of another package is reported with its name
            args = {"game": self.name, "module": module, "text": f"{error!r}"[:200]}
            raise BrokenGame(problem, **args) from error

    @cached_property
    def phase(self) -> Field | None:
        """The field that holds the phase, or None."""
        return next((one for one in self.position.fields if one.name == "phase"), None)

    @cached_property
    def lessons(self) -> Mapping[str, Lesson]:
        """Its lessons by name, in teaching order, from the folder `lessons` of its package."""
        if not self.package:
            return {}
        return read_lessons(File(import_module(self.package).__path__[0]) / "lessons")

    @property
    def hides(self) -> bool:
        """Can a seat know or plan something that others do not know?"""
        return self.hidden is not None or self.plans is not None

    @property
    def has_recall(self) -> bool:
        """Does perfect recall add anything to what people are shown?"""
        return self.hidden is not None and self.hidden.recall is not None

    # boards

    @cached_property
    def _boards(self) -> dict[str, LoadedBoard]:
        return {}

    def board(self, board: BoardLike | None = None) -> LoadedBoard:
        """Return a board by its name, from a file by its path, or from its data; by default the game's first one.

        Raises BoardError; if a file cannot be read, its cause is the OSError.
        """
        if isinstance(board, LoadedBoard):
            if board.game != self.name:
                raise BoardError(board.name, [Problem.said(0, "", "core-board-game", {"game": self.name})])
            return board
        name = self.boards.names[0] if board is None else board
        if isinstance(name, str) and name in self.boards.names:
            if name not in self._boards:
                self._boards[name] = self.load_board(name)
            return self._boards[name]
        if not isinstance(name, str | File | Mapping):
            raise BoardError(quoted(name), [Problem.said(0, "", "core-board-kind", {"value": quoted(name)})])
        try:
            return self.load_board(name)
        except BoardError:
            raise
        except (OSError, ValueError) as error:  # impossible paths raise ValueError
            raise BoardError(str(name), [Problem.said(0, "", "core-board-file", {"file": str(name)})]) from error

    def load_board(self, source: str | File | Mapping[str, Any]) -> LoadedBoard:
        """Read a board again, by its name, from a file or from its data; raises BoardError and OSError."""
        if self.boards.load:
            return self.boards.load(source)
        if source not in self.boards.names:
            raise BoardError(quoted(source), [Problem.said(0, "", "core-board-none", {"game": self.name})])
        return bare_board(self.name, str(source), self.table.board, self.boards.parts)

    def made_board(self, data: Mapping[str, Any], name: str) -> LoadedBoard:
        """Return a board that does not come with the game, from its data, with a one-word name; raises BoardError."""
        return replace(self.load_board(data), name=name)

    def view_of(self, state: GameState, seat: int | None, *, recall: bool = False) -> View:
        """Return a position as a seat (None: a spectator) sees it; `recall` is that of `GameState.view`."""
        recall = recall and self.has_recall
        seen = View(self, state.board, copy_of(state.record), state.engine, seat, recall=recall)
        seen.record.chance = NO_CHANCE
        if hidden := seen.hidden:
            hidden.hide(seen, seat)
        return seen

    def space(self, board: LoadedBoard) -> ActionSpace:
        """Return the action space of a board: codes, notation, JSON."""
        spaces = self._spaces
        if board.hash not in spaces:
            if len(spaces) > SPACES:
                spaces.clear()
            spaces[board.hash] = ActionSpace(self.table, board)
        return spaces[board.hash]

    @cached_property
    def _spaces(self) -> dict[int, ActionSpace]:
        return {}

    def observation(self, players: SupportsIndex | None = None, board: BoardLike | None = None) -> Observation:
        """Return the names and shapes of an observation in numbers, by default for the fewest players.

        Raises BadArgument and BoardError.
        """
        loaded, seats = self.board(board), self.seats(players)
        known, key = self._observations, (loaded.hash, seats)
        if key not in known:
            if len(known) > SPACES:
                known.clear()
            how = observed(self.position.fields, self.table.state)
            known[key] = observation_of(parts_of(self.table.state), how, loaded.record, seats)
        return known[key]

    @cached_property
    def _observations(self) -> dict[tuple[int, int], Observation]:
        return {}

    # options

    def read_options(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """Return all options with their values; raises NoSuchOption for an unknown option or value."""
        chosen = {option.name: option.values[0] for option in self.position.options}
        values = {option.name: option.values for option in self.position.options}
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

    def kept_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return the stored options of a game, completed with the rules from before each option existed."""
        return {**{one.name: one.before for one in self.position.options if one.before}, **options}

    def usual_options(self) -> list[dict[str, str]]:
        """Return the default options as they are stored now, and as older releases stored them."""
        usual = self.read_options({})
        later = [option.name for option in self.position.options if option.before]
        return [usual, *({name: usual[name] for name in usual if name not in later[at:]} for at in range(len(later)))]

    def options_of(self, record: Any) -> dict[str, str]:
        """Return the options of a record as they are stored: without values from before the option existed."""
        values = {option: option.values[getattr(record, option.field)] for option in self.position.options}
        return {option.name: value for option, value in values.items() if value != option.before}

    # positions

    def blank(self, board: LoadedBoard, options: Mapping[str, str] | None = None) -> Any:
        """Return a record that holds only its board and its options."""
        record = self.table.state()
        record.board = board.hash
        chosen = self.read_options(options)
        for option in self.position.options:
            setattr(record, option.field, option.values.index(chosen[option.name]))
        return record

    def new(
        self,
        players: SupportsIndex | None = None,
        seed: SupportsIndex | bytes | None = None,
        board: BoardLike | None = None,
        options: Mapping[str, str] | None = None,
        engine: Engine | None = None,
        *,
        outcome: Iterable[SupportsIndex] | None = None,
    ) -> GameState:
        """Start a game, by default for the fewest players; `seed` is a number or 32 bytes, and random by default.

        What is drawn at the start may be given: an `outcome`, one of `outcomes`. Raises BadArgument for a wrong number
        of players, seed, option or outcome, and BoardError for a broken board.
        """
        engine = engine or self.engine
        loaded, record, run = self._begin(players, board, options, engine)
        wind(record.chance, seed_bytes(seed), 0, 0)
        if outcome is not None:
            record = completed(run, record, outcome_of(outcome))
        else:
            run(record)
        return GameState(self, loaded, record, engine)

    def outcomes(
        self,
        players: SupportsIndex | None = None,
        board: BoardLike | None = None,
        options: Mapping[str, str] | None = None,
        *,
        most: SupportsIndex = MOST,
    ) -> list[tuple[Fraction, Outcome]]:
        """Return what chance can make of the start of a game, as `GameState.outcomes` does, for `new`.

        Raises as `new` does, and BadArgument as `GameState.outcomes` does.

        >>> import lautta
        >>> lautta.game("roads").outcomes(2)
        [(Fraction(1, 2), (0,)), (Fraction(1, 2), (1,))]
        """
        _, record, run = self._begin(players, board, options, self.engine)
        return outcomes(run, record, most)

    def draws(
        self,
        players: SupportsIndex | None = None,
        board: BoardLike | None = None,
        options: Mapping[str, str] | None = None,
        *,
        drawn: Iterable[SupportsIndex] = (),
    ) -> list[Draw]:
        """Return what the next draw at the start of a game may be, as `GameState.draws` does; raises as `outcomes`."""
        _, record, run = self._begin(players, board, options, self.engine)
        return tried(run, record, outcome_of(drawn))[1]

    def _begin(
        self,
        players: SupportsIndex | None,
        board: BoardLike | None,
        options: Mapping[str, str] | None,
        engine: Engine,
    ) -> tuple[LoadedBoard, Any, Run]:
        """Return a board, a record that has its options, and the rules that set up a game in it."""
        seats, loaded = self.seats(players), self.board(board)
        return loaded, self.blank(loaded, options), lambda record: engine.start(loaded.record, record, seats)

    def seats(self, players: SupportsIndex | None) -> int:
        """Return the number of players as given, or the fewest; raises BadArgument."""
        least, most = self.players
        if players is None:
            return least
        number = as_int(players)
        if number is None or not least <= number <= most:
            raise BadArgument("core-players", game=self.name, least=least, most=most, value=quoted(players))
        return number

    def spec(
        self,
        players: SupportsIndex | None = None,
        board: BoardLike | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Spec:
        """Return what a learning program needs to know of a game, by default for the fewest players.

        Raises BadArgument and BoardError.
        """
        return spec(self, players, board, options)

    def render(self, state: GameState, seat: SupportsIndex | None = None, mode: str = "ansi") -> str:
        """Draw a position as a seat sees it: "ansi" for terminals, "svg" or "html".

        By default the seat is the first one to move; for a view, its own. Raises BadArgument, and
        HiddenOutcome for another seat than that of a view.
        """
        found: str = import_module("lautta.terminal.rendering").render(state, seat, mode)
        return found

    def from_bytes(self, data: bytes, board: BoardLike | None = None, layout: str | None = None) -> GameState:
        """Return the state of a snapshot; raises MalformedPosition if it is unsound or misfits board or layout."""
        return reading.from_bytes(self, data, board, layout)

    def from_text(self, text: str, board: BoardLike | None = None) -> GameState:
        """Return the state of a position text, even a hand-written one; raises MalformedPosition with the lines."""
        return reading.from_text(self, text, board)

    def from_json(self, document: Any, board: BoardLike | None = None) -> GameState:
        """Return the state of a position in JSON (object or text); raises MalformedPosition with the paths."""
        return reading.from_json(self, document, board)
