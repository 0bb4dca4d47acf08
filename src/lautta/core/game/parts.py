"""The groups in which a game declares itself; leave out what you do not need if it has a default.

Hooks get positions as `GameState`s: `state.record` is the record that the rules know, `state.board` the `LoadedBoard`.
A hook changes only what its description says. `lautta.core.harness.check_game` checks all of it.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from ctypes import c_uint64
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from hashlib import blake2b
from pathlib import Path as File
from typing import TYPE_CHECKING, Any

from lautta.core.actions import NOBODY, Table
from lautta.core.boards import LoadedBoard
from lautta.core.chance import draw_number
from lautta.core.game import defaults
from lautta.core.game.values import Result, Said
from lautta.core.problems import Problem
from lautta.core.reasons import Reason

if TYPE_CHECKING:
    from lautta.core.game.state import GameState
    from lautta.core.game_files import GameFile
    from lautta.core.laying import BoardsLaid
    from lautta.core.timeline import Difference, Timeline


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules besides the table of actions: their version, and the reasons for refusals.

    Raise `version` when old game files would mean something else. `releases` maps each older version to the release of
    Lautta, or of the game's own package, that plays it.
    """

    reasons: tuple[Reason, ...] = ()
    version: int = 1
    releases: Mapping[int, str] = field(default_factory=dict)
    longest: Callable[[Any, int], int | None] | None = None
    """An upper bound of the decisions of a game, from the record of its board and the number of players."""


@dataclass(frozen=True, slots=True)
class Boards:
    """The boards of a game. A game without boards of its own gets a bare one, with only the names in `parts`.

    `names` are the boards that come with the game, the default first; those in `lessons` are for lessons
    and research only. `parts` maps a kind of part to its names by index, for `Param` and the fields of texts.
    """

    names: tuple[str, ...] = ("plain",)
    load: Callable[[str | File | Mapping[str, Any]], LoadedBoard] | None = None
    """Read a board by its name, from a file by its path, or from its data; raises BoardError and OSError."""
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    lessons: tuple[str, ...] = ()
    make: Callable[[int, int], Mapping[str, Any]] | None = None
    """Make the data of a board from a seed and a number of players, always the same; raises NoBoard."""
    open: bool = False
    """May people make their own boards and keep them on a server?"""
    warnings: Callable[[Mapping[str, Any]], Sequence[Problem]] | None = None
    """Return warnings about a valid board, such as that the box has too few tiles for it."""
    known: "Callable[[GameState], LoadedBoard] | None" = None
    """Return the board of a view with something made up in place of what it has not seen of the secret parts."""
    laying: "BoardsLaid | None" = None
    """How players lay a board together before the game; None if the rules do not let them."""

    @property
    def offered(self) -> tuple[str, ...]:
        """The boards that come with the game for people to play on."""
        return tuple(name for name in self.names if name not in self.lessons)


@dataclass(frozen=True, slots=True)
class Hidden:
    """What some seats may not know. A game leaves it out if it hides nothing, or if its table has rules of hiding; the
    core always hides the generator.

    Hiding a dealt position gives the same view again. A view never tells which of its fitting positions is the real
    one.
    """

    hide: "Callable[[GameState, int | None], None]"
    """Blank in a position, which is a copy, what a seat (None: a spectator) may not know: hide(state, seat)."""
    deal: "Callable[[GameState, int | None], None]"
    """Fill a copy of a seat's view with hidden things that fit it, drawn with `state.record.chance`: deal(state, seat).
    """
    recall: "Hidden | None" = None
    """The same with perfect recall, for computer players: keeps everything that was ever public, and so hides nothing
    that `hide` shows. Default: recall adds nothing."""

    @property
    def is_by_rules(self) -> bool:
        """Was it made by `by_rules`?"""
        return self.hide is _hooks(recall=False)[0]

    @classmethod
    def by_rules(cls, table: Table) -> "Hidden | None":
        """Return the hooks that the rules of hiding in a table make; None without such rules."""
        if table.hiding is None:
            return None
        recall = None if table.recall is table.hiding else cls(*_hooks(recall=True))
        return cls(*_hooks(recall=False), recall)


@cache
def _hooks(*, recall: bool) -> tuple[Callable[..., None], Callable[..., None]]:
    def hide(state: "GameState", seat: int | None) -> None:
        state.engine.hide(state.board.record, state.record, NOBODY if seat is None else seat, recall)

    def deal(state: "GameState", seat: int | None) -> None:
        word = c_uint64(draw_number(state.record.chance))
        state.engine.deal(state.board.record, state.record, NOBODY if seat is None else seat, word, recall)

    return hide, deal


@dataclass(frozen=True, slots=True)
class Scoring:
    """Winners and points. Two paths lead to numbers in the state record; batches of games count them too.

    `winners` leads to the mask of the seats that won, 0 before the end. `points` leads to the points of all seats: a
    row of numbers (`("points",)`), or a number in each record of a row (`("players", "points")`). A `Game` checks both.
    """

    winners: tuple[str, ...] = ("winners",)
    points: tuple[str, ...] = ("players", "points")
    scores: "Callable[[GameState], Sequence[int]]" = defaults.scores
    """The points of each seat so far. Default: those that `points` leads to."""
    sources: "Callable[[GameState, int], Mapping[str, int]]" = defaults.sources
    """The points of a seat so far by source, as stable names: sources(state, seat). Default: `{"points": ...}`."""
    result: "Callable[[GameState], Result | None]" = defaults.result
    """How the game ended; None before the end. Default: winners by `winners`, and `ended_by` is "end"."""


@dataclass(frozen=True, slots=True)
class Clients:
    """JSON for programs that show a game; `view` is the view of the recipient."""

    public: "Callable[[GameState], Mapping[str, Any]]" = defaults.public
    """What everybody may know, from a spectator's view. Default: all fields of the position, as in its JSON."""
    private: "Callable[[GameState, int], Mapping[str, Any]]" = defaults.private
    """What a seat knows besides: private(view, seat). Default: the view if the game hides anything, else nothing."""
    private_key: "Callable[[GameState, int], Hashable] | None" = None
    """A key of a whole position (not a view): `private` of the seat is equal if its keys are equal."""
    preview: "Callable[[GameState, int, int], Mapping[str, Any]]" = defaults.preview
    """What an action would do, in facts that the seat knows: preview(view, seat, code). For an illegal action, only the
    action itself. Default: the fields of the position that would change; none if chance or hidden things decide."""
    macros: "Callable[[GameState, int, str, Mapping[str, str]], Sequence[Mapping[str, Any]]] | None" = None
    """Sequences of small steps towards an action: macros(view, seat, action, parameters) returns each with its
    `actions` in notation, which are legal for the seat in this order, and facts about it."""
    facts: Callable[[], Mapping[str, Any]] | None = None
    """Constant numbers of the rules that clients show."""
    sketch: "Callable[[GameState], Mapping[str, Any]]" = defaults.sketch
    """The parts of a spectator's view from which a list of tables draws a small picture; a number under `turn` is shown
    in words. Default: the grids of the position."""


@dataclass(frozen=True, slots=True)
class Story:
    """The log of a game."""

    tell: "Callable[[GameState, int, int, GameState, int | None], Sequence[Said]]" = defaults.tell
    """What a viewer (None: a spectator) may read about an action: tell(before, seat, code, after, viewer).

    Default: `<game>-log-<action>` with `seat`, `you` (1 for the viewer) and the parameters by name (seats as numbers),
    and at the end `<game>-log-won`, or `<game>-log-shares-win` for several, with `seat` and `you` for each winner.
    """
    names_readers: bool = False
    """Does the spectator's text name, as a `seat`, every seat besides the actor that reads another text?"""


@dataclass(frozen=True, slots=True)
class Computers:
    """The modules and settings of a game for computer players.

    `heuristic` is the module with `weigh(view, seat) -> {code: worth}` over the legal actions of a seat, for the
    player *sense*. `thinking` is the module with `THINKING`, for players that search and learn. `bots` is the
    module with `BOTS`, for a game with opponents of its own: makers that take a seed, the gentlest first, and None
    for an opponent that would need compiled rules. `adviser` is the module with `ADVISER`, which advises people, or
    None if it cannot here. `causes` is the module with `cause(comparison) -> Said | None`, which tells why an action is
    better than another one. `solver` is the module with `SOLVER`, which looks for the best game of one player.
    `nicknames` are names of players in this game besides their own, as {"settler": "sense"}. `pace` scales the time
    that opponents take over a decision: 1.0 for a usual game, less if a turn has many decisions.
    """

    heuristic: str | None = None
    thinking: str | None = None
    bots: str | None = None
    adviser: str | None = None
    causes: str | None = None
    solver: str | None = None
    nicknames: Mapping[str, str] = field(default_factory=dict)
    pace: float = 1.0


@dataclass(frozen=True, slots=True)
class Alone:
    """The story of games that one player played alone; optional.

    Its words are in the catalogue `<game>_alone`: those of figures and sums in `<game>_alone-figure`, by `$name`.
    Sentences about differences also get the words for both games: `$here` is the message `<game>_alone-here` with
    `$you`, 1 if the reader played it, and `$elsewhere` is `<game>_alone-elsewhere` with `$best`, 1 if no better game is
    known.
    """

    known: "Callable[[str], GameFile | None]"
    """The best game that comes with a board, by the name of the board, with its result; None if there is none."""
    course: "Callable[[Iterable[GameState]], Timeline]"
    """The course of a finished game, from its positions: the first one, and that after each action. They may be one
    object that changes."""
    compare: "Callable[[Timeline, Timeline], Sequence[Difference]]"
    """The few most important differences of the second game from the first, the most important first. They state
    facts, not causes."""


@dataclass(frozen=True, slots=True)
class Daily:
    """The game of the day: each person plays it alone, with the usual options, and everybody meets the same one."""

    boards: tuple[str, ...]
    """The boards that take turns, from day to day. With another one, days come to have other boards."""
    opponents: tuple[str, ...] = ()
    """The kinds of computer players in the seats after the person's."""

    def board(self, day: date) -> str:
        """Return the board of a day: the boards come one after another, shuffled once and for all.

        >>> daily = Daily(("archipelago", "beehive", "rings"))
        >>> [daily.board(date(2026, 11, day)) for day in range(26, 30)]
        ['beehive', 'rings', 'archipelago', 'beehive']
        """
        shuffled = sorted(self.boards, key=lambda name: blake2b(name.encode()).digest())
        return shuffled[day.toordinal() % len(shuffled)]
