"""The rules of the current game, for what serves every game: search, evaluation and self-play, in the dialect.

A module that calls these functions is translated with each game, and then they are that game's own rules. Interpreted
they find the game by its state record, for which a `Thinking` was declared. `Board` and `State` stand for the records
of the game, with the fields that every game has.
"""

from collections.abc import Callable, Mapping
from ctypes import Structure, c_int32
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Annotated, Any, TypeVar, cast, get_type_hints

from lautta.core.actions import Table
from lautta.core.chance import Chance, Chooser, choose_word
from lautta.core.difficulty import Difficulty
from lautta.core.interpreted import Interpreted
from lautta.core.records import Array, hash_of, i64, record, u8, u16, u64

MOST_LEGAL = 4096  # actions that are listed; no game of ours offers as many
MOST_INPUTS = 1024  # numbers that describe a position
ONE = 16  # the input that stands for 1.0

R = TypeVar("R", bound=Structure)


@record
class Board(Structure):
    """Stands for the board of the current game."""

    hash: u64


@record
class State(Structure):
    """Stands for the state of the current game."""

    chance: Chance
    board: u64
    turn: u16
    shown: u16
    seats: u8


@record
class Codes(Structure):
    """The codes of what a seat may do, in order."""

    count: i64
    code: Annotated[Array[int], c_int32 * MOST_LEGAL]


@record
class Inputs(Structure):
    """A position as numbers: those that are not 0, each with its index. See `put`."""

    count: i64
    index: Annotated[Array[int], c_int32 * MOST_INPUTS]
    amount: Annotated[Array[int], c_int32 * MOST_INPUTS]


def record_of(cls: type[R], table: Table) -> type[R]:
    """Return a record as it is for one game: its own board or state wherever one stands for it, also inside."""
    return cast(type[R], _record_of(cls, table))


@cache  # a copy of a record is another type
def _record_of(cls: type[Structure], table: Table) -> type[Structure]:
    own = {Board: table.board, State: table.state}.get(cls)
    if own:
        return own
    hints = get_type_hints(cls, include_extras=True)
    kinds = {name: _record_of(kind, table) if isinstance(kind, type) else kind for name, kind in hints.items()}
    if kinds == hints:
        return cls
    metaclass: Any = type(cls)
    made = metaclass(cls.__name__, cls.__bases__, {"__module__": cls.__module__, "__annotations__": kinds})
    return cast(type[Structure], record(made))


def put(x: Inputs, index: int, amount: int) -> None:
    """Note a number under an index from 0 to MOST_INPUTS - 1, each at most once; from -32,768 to 32,767."""
    if amount != 0 and x.count < MOST_INPUTS:
        x.index[x.count] = index
        x.amount[x.count] = amount
        x.count += 1


@dataclass(frozen=True, eq=False)
class Thinking:
    """A game as players that think need it, besides its table: rules of the dialect, and how many inputs there are.

    `observe(b, s, seat, x)` writes what the seat sees into Inputs. `winners(b, s)` is the mask of the seats that won,
    `lead(b, s, seat)` by how many points a seat is ahead of the best of the others; both when the game is over.
    `sift(b, s, seat, codes)` takes out of the list of what a seat may do what is never worth a thought, but not all of
    it; left out: nothing. `foresee(b, s, seat, code)` does an action as far as the seat can foresee it, and leaves open
    what chance or others decide; nothing hidden is read, and the game is over after it only if everybody could tell who
    won. Left out, the action is done in a world that is dealt to fit the view, always the same one (`sample`). With
    `scratch`, a record, `foresee`, `observe` and `sift` take one after the state.
    `far` is a lead in points that is about as large as leads get. `practice(number)` is the data of a board that a
    number from 0 stands for, always the same, on which players learn besides the game's own; left out: none.
    `difficulties` say how computer opponents think about it, from gentle to hard.
    """

    table: Table
    inputs: int
    observe: Callable[..., None]
    winners: Callable[..., int]
    lead: Callable[..., int]
    foresee: Callable[..., None] | None = None
    sift: Callable[..., None] | None = None
    scratch: type[Structure] | None = None
    far: int = 20
    practice: Callable[[int], Mapping[str, Any]] | None = None
    difficulties: tuple[Difficulty, ...] = ()

    def __post_init__(self) -> None:
        if not 0 < self.inputs <= MOST_INPUTS:
            raise ValueError(f"{self.table.name}: there are from 1 to {MOST_INPUTS} inputs, not {self.inputs}")
        _declared[self.table.state] = self

    @cached_property
    def rules(self) -> Interpreted:
        """The rules of the table, interpreted."""
        return Interpreted(self.table)

    def rule(self, name: str) -> tuple[Callable[..., Any], type[Structure] | None]:
        """Return a rule by its name, and the record that it takes after the state."""
        if name == "foresee" and self.foresee is None:
            return sample, Chooser
        return getattr(self, name), self.scratch if name in WITH_SCRATCH else None

    @property
    def hardest(self) -> Difficulty:
        """The difficulty of the hardest opponent."""
        return self.difficulties[-1] if self.difficulties else Difficulty()


WITH_SCRATCH = ("foresee", "observe", "sift")
_declared: dict[type[Structure], Thinking] = {}  # what the functions below find when they run interpreted


def to_act(b: Board, s: State) -> int:
    """The mask of the seats that may act; 0 when the game is over."""
    return int(_declared[type(s)].rules.to_act(b, s))


def fault(b: Board, s: State) -> int:
    """0, or what makes it impossible that this record belongs to a game on this board."""
    return int(_declared[type(s)].rules.validate(b, s))


def legal(b: Board, s: State, seat: int, codes: Codes) -> None:
    """List what a seat may do, at most MOST_LEGAL actions."""
    found = _declared[type(s)].rules.legal(b, s, seat)[:MOST_LEGAL]
    for i, code in enumerate(found):
        codes.code[i] = code
    codes.count = len(found)


def apply(b: Board, s: State, seat: int, code: int) -> None:
    """Do a legal action."""
    if _declared[type(s)].rules.apply(b, s, seat, code):
        raise AssertionError(f"seat {seat} may not do {code}")


def hide(b: Board, s: State, seat: int) -> None:
    """Blank what a seat cannot know."""
    for blank, _ in _declared[type(s)].rules.hiding[1:]:  # with recall
        blank(b, s, seat, ())


def deal(b: Board, s: State, seat: int, c: Chooser) -> None:
    """Fill what a seat cannot know, at random."""
    for _, fill in _declared[type(s)].rules.hiding[1:]:
        fill(b, s, seat, (c,))


def foresee(b: Board, s: State, seat: int, code: int) -> None:
    """Do an action as far as the seat can foresee it."""
    _ask(b, "foresee", s, seat, code)


def observe(b: Board, s: State, seat: int, x: Inputs) -> None:
    """Write what a seat sees."""
    _ask(b, "observe", s, seat, x)


def sift(b: Board, s: State, seat: int, codes: Codes) -> None:
    """Take out of the list of what a seat may do what is never worth a thought."""
    if _declared[type(s)].sift:
        _ask(b, "sift", s, seat, codes)


def winners(b: Board, s: State) -> int:
    """The mask of the seats that won."""
    return int(_ask(b, "winners", s))


def lead(b: Board, s: State, seat: int) -> int:
    """By how many points a seat is ahead of the best of the others."""
    return int(_ask(b, "lead", s, seat))


def _ask(b: Board, name: str, s: State, *args: Any) -> Any:
    rule, scratch = _declared[type(s)].rule(name)
    return rule(b, s, *([scratch()] if scratch else []), *args)


# in the terms of those above


def imagine(b: Board, s: State, seat: int, c: Chooser) -> None:
    """Fill a view to a world that fits it, and in which chance is not that of the game."""
    deal(b, s, seat, c)
    for word in range(4):
        s.chance.key[word] = choose_word(c)
    s.chance.branch = 0
    s.chance.drawn = 0


def sample(b: Board, s: State, c: Chooser, seat: int, code: int) -> None:
    """Do an action on a view in a world that fits it, which depends on the view alone; then hide the world again."""
    c.seed = hash_of(s)
    c.drawn = 0
    imagine(b, s, seat, c)
    if fault(b, s) == 0:
        apply(b, s, seat, code)
    hide(b, s, seat)
