"""What a game declares, in groups. Whatever has a default may be left out by a game that needs no more.

Hooks get positions as `GameState`s: `state.record` is the record that the rules know, `state.board` the `LoadedBoard`.
A hook changes only what its description says. `lautta.core.harness.check_game` checks all of it.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path as File
from typing import TYPE_CHECKING, Any, NamedTuple

from lautta.core import texts
from lautta.core.boards import LoadedBoard
from lautta.core.chance import Chooser, draw_number
from lautta.core.game import defaults
from lautta.core.game.values import Option, Result, Said
from lautta.core.problems import Fault, Problem
from lautta.core.reasons import Reason

if TYPE_CHECKING:
    from lautta.core.courses import Course, Difference
    from lautta.core.files import GameFile
    from lautta.core.game.state import GameState
    from lautta.core.laying import BoardsLaid

NOBODY = -1  # the seat of a spectator, in rules
HideRule = Callable[[Any, Any, int], None]
DealRule = Callable[[Any, Any, int, Chooser], None]


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules besides the table of actions: their version, the reasons for refusals, the options.

    Raise `version` when old game files would mean something else. `releases` says which release of Lautta, or of the
    game's own package, plays each older version.
    """

    reasons: tuple[Reason, ...] = ()
    options: tuple[Option, ...] = ()
    version: int = 1
    releases: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Positions:
    """How a position is written, read by hand and judged: the fields of its text, in order, and two hooks."""

    fields: tuple[texts.Field, ...]
    derive: "Callable[[GameState], None]" = defaults.derive
    """Recompute the derived fields of a position that was written by hand, in its record, which may be anything yet.

    Left out: there are no such fields.
    """
    status: "Callable[[GameState], Iterable[Fault]]" = defaults.status
    """Everything that is wrong with a position, whatever its record holds; never raises. Paths begin at the position.

    A record to which the table's `validate` objects has at least one fault. Left out: that it cannot be is all that is
    told.
    """


@dataclass(frozen=True, slots=True)
class Boards:
    """The boards a game is played on. One without boards of its own has a bare one, with the names in `parts` alone.

    `names` are those that come with the game, the default first; of these `lessons` are made for teaching and not
    offered for other games. `parts` maps a kind of part to the names by index, as `Param` and fields of texts use them.
    """

    names: tuple[str, ...] = ("plain",)
    load: Callable[[str | File | Mapping[str, Any]], LoadedBoard] | None = None
    """Read a board by its name, from a file by its path, or from its data; raises BoardError and OSError."""
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    lessons: tuple[str, ...] = ()
    make: Callable[[int, int], Mapping[str, Any]] | None = None
    """The data of a board from a seed and a number of players, always the same; raises NoBoard. None: makes none."""
    open: bool = False
    """May people make boards of their own, which a server then keeps for them?"""
    warnings: Callable[[Mapping[str, Any]], Sequence[Problem]] | None = None
    """What people should know about a valid board, such as that the box has too few tiles for it."""
    laying: "BoardsLaid | None" = None
    """How players lay a board together before the game, by the rules; None where boards are not laid."""


class HidingRules(NamedTuple):
    """The rules of hiding: hide(b, s, seat), and deal(b, s, seat, chooser) into what `hide` left."""

    hide: "HideRule"
    deal: "DealRule"


@dataclass(frozen=True, slots=True)
class Hidden:
    """What some may not know; a game without hidden information declares none. The core always hides the generator.

    The seat's view of a dealt position is the same view again, and a view never tells which of the positions that fit
    it is the real one.
    """

    hide: "Callable[[GameState, int | None], None]"
    """Blank in a position, which is a copy, what a seat (None: a spectator) may not know: hide(state, seat)."""
    deal: "Callable[[GameState, int | None], None]"
    """Fill a copy of a seat's view with hidden things that fit it, drawn with `state.record.chance`: deal(state, seat).
    """
    counted: "Hidden | None" = None
    """The same for who remembers all that was ever shown, as computer players do: what people are not shown, although
    all could have counted it, stays. It hides nothing that `hide` shows. Left out: there is nothing of the kind.
    """
    rules: "HidingRules | None" = None
    """The rules that `hide` and `deal` are, if they are rules; see `by_rules`."""

    @classmethod
    def by_rules(
        cls, hide: "HideRule", deal: "DealRule", counted: "Hidden | None" = None, shortcut: "HideRule | None" = None
    ) -> "Hidden":
        """Hooks from two rules, which compiled code may call as well; a spectator's seat is -1 for them.

        `deal` draws with a Chooser only, whose seed is the first number of the position's generator. A `shortcut` does
        what `hide` does, by means that are faster in Python and no rule.
        """
        blank = shortcut or hide

        def hide_in(state: "GameState", seat: int | None) -> None:
            blank(state.board.record, state.record, NOBODY if seat is None else seat)

        def deal_in(state: "GameState", seat: int | None) -> None:
            chooser = Chooser(draw_number(state.record.chance), 0)
            deal(state.board.record, state.record, NOBODY if seat is None else seat, chooser)

        return cls(hide_in, deal_in, counted, HidingRules(hide, deal))


@dataclass(frozen=True, slots=True)
class Scoring:
    """Who has won with how many points. Two paths name numbers in the state record, which batches of games count too.

    `winners` leads to a number: the mask of the seats that won, 0 while the game goes on. `points` leads to the points
    of all seats: a row of numbers (`("points",)`), or a number in each record of a row (`("players", "points")`). Both
    are checked when a game is declared.
    """

    winners: tuple[str, ...] = ("winners",)
    points: tuple[str, ...] = ("players", "points")
    scores: "Callable[[GameState], Sequence[int]]" = defaults.scores
    """The points of all seats as they stand, one number a seat. Left out: those that `points` leads to."""
    sources: "Callable[[GameState, int], Mapping[str, int]]" = defaults.sources
    """What the points of a seat come from as they stand, by names that never change: sources(state, seat).

    Left out: `{"points": ...}`.
    """
    result: "Callable[[GameState], Result | None]" = defaults.result
    """How the game ended; None exactly while it goes on. Left out: as `winners` says, `ended_by` is "end"."""


@dataclass(frozen=True, slots=True)
class Clients:
    """What programs that show a game are sent, as JSON; `view` is the view of whoever it is for."""

    public: "Callable[[GameState], Mapping[str, Any]]" = defaults.public
    """What everybody may know, from a spectator's view. Left out: all fields of the position, as its JSON has
    them."""
    private: "Callable[[GameState, int], Mapping[str, Any]]" = defaults.private
    """What a seat knows besides: private(view, seat). Left out: nothing where nothing is hidden, else the view."""
    private_key: "Callable[[GameState, int], Hashable] | None" = None
    """What of a whole position (not a view) `private` of a seat depends on: where it is equal, so is that."""
    preview: "Callable[[GameState, int, int], Mapping[str, Any]]" = defaults.preview
    """What an action would do, in facts that the seat knows: preview(view, seat, code). For an illegal action
    it says only what the action is. Left out: the fields of the position that would change, as its JSON has them; none
    where something hidden or random decides."""
    macros: "Callable[[GameState, int, str, Mapping[str, str]], Sequence[Mapping[str, Any]]] | None" = None
    """Longer ways to do something in small steps: macros(view, seat, action, parameters) answers each
    with its `actions` in notation, legal for the seat one after another, and facts about it."""
    facts: Callable[[], Mapping[str, Any]] | None = None
    """Numbers of the rules that clients show; they never change."""
    sketch: "Callable[[GameState], Mapping[str, Any]]" = defaults.sketch
    """The little of a spectator's view that a list of tables draws a position small from; a number under `turn` is told
    in words there. Left out: the grids of the position."""


@dataclass(frozen=True, slots=True)
class Story:
    """What is told of actions."""

    tell: "Callable[[GameState, int, int, GameState, int | None], Sequence[Said]]" = defaults.tell
    """What a viewer (None: a spectator) may read of an action: tell(before, seat, code, after, viewer).

    Left out: `<game>-log-<action>` with `seat`, `you` (1 for the viewer) and the parameters by name, and at the end
    `<game>-log-won`, or `<game>-log-shares-win` of several, with `seat` and `you` for each winner.
    """
    names_readers: bool = False
    """Does `tell`, in what a spectator reads, name as a `seat` everybody besides the actor who reads something else?"""


@dataclass(frozen=True, slots=True)
class Computers:
    """What computer players find in a game.

    `heuristic` is the module with `weigh(view, seat) -> {code: worth}` over the legal actions of a seat, for the
    player *sense*. `thinking` is the module with `THINKING`, for players that search and learn. `persons` is the
    module with `PERSONS`, for a game with opponents of its own: makers that take a seed, the gentlest first, and None
    for an opponent that would need compiled rules. `adviser` is the module with `ADVISER`, which advises people, or
    None if it cannot here. `solver` is the module with `SOLVER`, which looks for the best game of one player.
    `nicknames` are names of players in this game besides their own, as {"settler": "sense"}. `pace` scales the time
    that opponents take over a decision: 1.0 for a usual game, less if a turn has many decisions.
    """

    heuristic: str | None = None
    thinking: str | None = None
    persons: str | None = None
    adviser: str | None = None
    solver: str | None = None
    nicknames: Mapping[str, str] = field(default_factory=dict)
    pace: float = 1.0


@dataclass(frozen=True, slots=True)
class Alone:
    """What is told of games that one player played alone; left out by a game of which nothing is.

    Its words are in a catalogue of their own, `<game>_alone`: those of figures and sums in `<game>_alone-figure`, by
    `$name`. Sentences about differences are given the words for both games besides: as `$here` the message
    `<game>_alone-here` with `$you`, 1 where the reader played it, and as `$elsewhere` `<game>_alone-elsewhere` with
    `$best`, 1 where no better one is known.
    """

    known: "Callable[[str], GameFile | None]"
    """The best game that comes along for a board by its name, with its result; None where there is none."""
    course: "Callable[[Iterable[GameState]], Course]"
    """How a game went that is over, from its positions: the first one, and that after each action. These may be one
    object that changes."""
    compare: "Callable[[Course, Course], Sequence[Difference]]"
    """What matters most of what the second game did otherwise than the first: few things, what counts most first. Only
    what happened is told, and no cause of it."""
