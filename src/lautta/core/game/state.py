"""A position of a game: the seats to move, their legal actions, and how to apply one."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from hashlib import blake2b
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex, get_args

from lautta.core import texts
from lautta.core.actions import ActionSpace
from lautta.core.boards import LoadedBoard
from lautta.core.engines import Engine
from lautta.core.fields import BRANCHES, key_of, wind
from lautta.core.game.history import NOT_KEPT, REDRAWN, Past, folded, seen_by, unfolded
from lautta.core.game.outcomes import MOST, Draw, Outcome, Run, completed, outcome_of, outcomes, tried
from lautta.core.game.returns import Kind, returns
from lautta.core.game.soundness import derive, faults_of
from lautta.core.game.values import NamedAction, Result, Said, seats_of
from lautta.core.observation import array_of
from lautta.core.problems import Problem, as_int, path_text, quoted
from lautta.core.reasons import (
    NO_SUCH_SEAT,
    UNKNOWN_ACTION,
    AmbiguousAction,
    BadArgument,
    BrokenGame,
    IllegalAction,
    MalformedAction,
    Reason,
)
from lautta.core.records import copy_of, copy_to

if TYPE_CHECKING:
    import numpy

    from lautta.core.batches import Rollouts
    from lautta.core.game.game import Game
    from lautta.core.game.view import View

    Bytes = numpy.ndarray[Any, numpy.dtype[numpy.uint8]]
    Array = numpy.ndarray[Any, Any]

FORMAT = 2  # of positions; format 1, which is still read, counts finished turns in `turn`
TITLE = "lautta position"
SPECTATOR, COUNTED = "spectator", "counted"
Seen = Literal["bytes", "numbers", "features"]
ActionLike = SupportsIndex | str | Mapping[str, Any]


def _players(seats: Sequence[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats)


class GameState:
    """A position: the seats to move, their legal actions, and how to apply one. Seats count from 0.

    If several seats may act at once, `to_move` lists them all; `apply`, `why_not`, `actions` and `legal_actions` need
    the seat then and raise AmbiguousAction without it. All methods raise BadArgument for a seat that does not play;
    `apply` and `why_not` have a Reason for that.
    Seats and codes may be integers of NumPy. States can be copied, compared and pickled.
    """

    __slots__ = ("_apply", "_legal", "_past", "_rules", "board", "engine", "game", "record")

    def __init__(self, game: "Game", board: LoadedBoard, record: Any, engine: Engine, past: Past | None = None) -> None:
        self.game, self.board, self.record, self.engine, self._past = game, board, record, engine, past
        self._rules, self._legal, self._apply = board.record, engine.legal, engine.apply

    # seats to move, legal actions

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over."""
        return seats_of(self.engine.to_act(self._rules, self.record))

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.engine.to_act(self._rules, self.record)

    @property
    def legal_actions(self) -> list[int]:
        """The codes of the legal actions of the seat to move, in ascending order; none when the game is over.

        Raises AmbiguousAction if several may act: ask `legal(seat)`.
        """
        return self._legal(self._rules, self.record, self._seat(None))

    def legal(self, seat: SupportsIndex) -> list[int]:
        """Return the codes of the legal actions of a seat, in ascending order; none if it may not act."""
        if seat.__class__ is not int or not 0 <= seat < self.record.seats:
            seat = self.at(seat)
        return self._legal(self._rules, self.record, seat)

    def actions(self, seat: SupportsIndex | None = None) -> list[NamedAction]:
        """Return the legal actions of a seat in readable form; by default, as `legal_actions`."""
        return [self.named(code) for code in (self.legal_actions if seat is None else self.legal(seat))]

    def mask(self, seat: SupportsIndex, out: "Bytes | None" = None) -> "Bytes":
        """Return 1 for each code that is legal for a seat and 0 for all others: an array of uint8 (len(space),).

        All are 0 for a seat that may not act: no code means to wait. `out` is filled and returned if given:
        C-contiguous, of uint8 or bool. Raises BadArgument.
        """
        marks = array_of(out, "out", (len(self.space),), "u1")
        self.engine.mask(self._rules, self.record, self.at(seat), marks)
        return marks

    def at(self, seat: SupportsIndex) -> int:
        """Return the seat as an int; raises BadArgument if it does not play."""
        number = as_int(seat)
        if number is None or not 0 <= number < self.record.seats:
            raise BadArgument("core-seat", players=self.players, value=quoted(seat))
        return number

    @property
    def space(self) -> ActionSpace:
        """The codes and notations of all actions on this board."""
        return self.game.space(self.board)

    def named(self, code: SupportsIndex) -> NamedAction:
        """Return the action with this code, in readable form."""
        space, number = self.space, self.code(code)
        document = space.to_json(number)
        return NamedAction(number, space.text(number), document.pop("action"), document)

    def code(self, action: ActionLike | NamedAction) -> int:
        """Return the code of an action: a code, notation, JSON object or NamedAction; raises MalformedAction."""
        if isinstance(action, NamedAction):
            return action.code
        if isinstance(action, str):
            return self.space.parse(action)
        if isinstance(action, Mapping):
            return self.space.from_json(action)
        if (code := as_int(action)) is not None:
            return code
        raise MalformedAction("core-action-kind", value=quoted(action))

    def why_not(self, action: ActionLike | NamedAction, seat: SupportsIndex | None = None) -> Reason | None:
        """Return the reason why a seat may not do this, or None if it may.

        Raises MalformedAction, and AmbiguousAction if several may act and the seat is not given.
        """
        code, seat = self.code(action), self._seat(seat)
        try:
            refused = self.engine.check(self._rules, self.record, seat, code)
        except OverflowError:
            refused = self._outside(seat)
        return self._reason(code, refused) if refused else None

    def _outside(self, seat: int) -> int:
        """Return the refusal of numbers that are too large for the engine."""
        return UNKNOWN_ACTION if 0 <= seat < self.players else NO_SUCH_SEAT

    # acting

    def apply(
        self,
        action: ActionLike | NamedAction,
        seat: SupportsIndex | None = None,
        *,
        outcome: Iterable[SupportsIndex] | None = None,
    ) -> None:
        """Do an action. What chance decides is drawn, or is the `outcome`: one of `outcomes`.

        Raises IllegalAction with the reason, MalformedAction, AmbiguousAction if several may act and the seat is not
        given, and BadArgument for an outcome that cannot be. The position does not change if it raises.
        """
        code = action if type(action) is int else self.code(action)
        if seat.__class__ is not int:
            seat = self._seat(seat)
        past = bytes(self.record) if self._past is None else self._past
        if outcome is not None:
            outcome = outcome_of(outcome)
            copy_to(self.record, completed(self._run(code, seat), self.record, outcome))
        else:
            try:
                refused = self._apply(self._rules, self.record, seat, code)
            except OverflowError:
                refused = self._outside(seat)
            if refused:
                raise self.refusal(code, seat, refused)
        if past:
            self._past = (past, seat, code, outcome)

    def outcomes(
        self, action: ActionLike | NamedAction, seat: SupportsIndex | None = None, *, most: SupportsIndex = MOST
    ) -> list[tuple[Fraction, Outcome]]:
        """Return what chance can make of a legal action: probabilities, which add up to 1, and outcomes for `apply`.

        Outcomes that lead to the same position are one; without chance there is one, which is empty. Raises as `apply`
        does, and BadArgument if the rules would run more than `most` times (in a second or two by default), or draw
        more than 32 times. Then ask for the `draws` one by one, or let `apply` draw.

        >>> import lautta
        >>> state = lautta.game("tigris").new(seed=1)
        >>> state.outcomes("swap m")
        [(Fraction(29, 131), (0,)), (Fraction(45, 131), (29,)), (Fraction(31, 131), (74,)), (Fraction(26, 131), (105,))]
        """
        return outcomes(self._run(self.code(action), self._seat(seat)), self.record, most)

    def draws(
        self,
        action: ActionLike | NamedAction,
        seat: SupportsIndex | None = None,
        *,
        drawn: Iterable[SupportsIndex] = (),
    ) -> list[Draw]:
        """Return what the next draw of a legal action may be, once `drawn` was drawn: probabilities and numbers.

        Empty if `drawn` is a whole outcome. Raises as `outcomes` does.
        """
        return tried(self._run(self.code(action), self._seat(seat)), self.record, outcome_of(drawn))[1]

    def _run(self, code: int, seat: int) -> Run:
        """Return an action as rules that change a record; raises IllegalAction."""
        if reason := self.why_not(code, seat):
            raise self.refusal(code, seat, reason.code)
        return lambda record: self._apply(self._rules, record, seat, code)

    def refusal(self, code: int, seat: int, refused: int) -> IllegalAction:
        """Return the error for an action that the engine refused with this number."""
        return IllegalAction(self._notation(code), seat, self._reason(code, refused))

    def _notation(self, code: int) -> str:
        return self.space.text(code) if 0 <= code < len(self.space) else quoted(code)

    def _reason(self, code: int, refused: int) -> Reason:
        """Return the reason for a refusal; raises BrokenGame if the game does not declare it."""
        if found := self.game.reason_by_code.get(refused):
            return found
        raise BrokenGame("core-broken-reason", game=self.game.name, action=self._notation(code), code=refused)

    def _seat(self, seat: SupportsIndex | None) -> int:
        if seat is not None:
            number = as_int(seat)
            return self.at(seat) if number is None else number
        to_act = self.engine.to_act(self._rules, self.record)
        if to_act & (to_act - 1):
            raise AmbiguousAction("core-action-whose", players=_players(seats_of(to_act)))
        return to_act.bit_length() - 1 if to_act else 0

    def only_seat(self, action: ActionLike | NamedAction) -> int:
        """Return the one seat that may do this; raises AmbiguousAction if several may, IllegalAction if none may."""
        code = self.code(action)
        able = [seat for seat in self.to_move if self.why_not(code, seat) is None]
        if len(able) > 1:
            raise AmbiguousAction("core-action-of", action=self.space.text(code), players=_players(able))
        if not able:
            seat = self.to_move[0] if self.to_move else 0
            reason = self.why_not(code, seat)
            assert reason is not None
            raise self.refusal(code, seat, reason.code)
        return able[0]

    def redraw(self, branch: SupportsIndex) -> None:
        """Draw all that is still hidden from another branch of the seed, 0 to 2**32 - 1; raises BadArgument."""
        number = as_int(branch)
        if number is None or not 0 <= number < BRANCHES:
            raise BadArgument("core-branch", most=BRANCHES - 1, value=quoted(branch))
        past = bytes(self.record) if self._past is None else self._past
        if past:
            self._past = (past, REDRAWN, number, None)
        chance = self.record.chance
        wind(chance, key_of(chance), number, 0)

    # views, scores, status

    def view(self, seat: SupportsIndex | None, *, recall: bool = False) -> "View":
        """Return the position as a seat (None: a spectator) sees it: the rest is blank.

        With `recall` it keeps everything that was ever public, as a player with perfect recall would. That is for
        computer players only; never send it to people. It is the same if the game shows all that was public. Raises
        BadArgument.
        """
        return self.game.view_of(self, None if seat is None else self.at(seat), recall=recall)

    def observe(
        self,
        seat: SupportsIndex | None,
        *,
        recall: bool = True,
        observation: Seen = "bytes",
        out: "Array | None" = None,
    ) -> "Array":
        """Return the view of a seat (None: a spectator) as an array: its bytes, uint8 (spec.observation,), which
        `Game.spec` names; as numbers from the seat's own side, int16 (length,), which `Game.observation` names; or
        the features that the game's learned players see, int16 (game.features,), all 0 for a spectator.

        `recall` is that of `view`; `out` is filled and returned if given. Raises BadArgument.
        """
        import numpy as np

        view, me = self.view(seat, recall=recall), -1 if seat is None else self.at(seat)
        if observation == "numbers":
            made = self.game.observation(self.players, self.board)
            found = array_of(out, "out", (made.length,), "i2")
            self.engine.show(view.record, made.steps[max(me, 0)], max(me, 0), self.players, found)
        elif observation == "features":
            found = array_of(out, "out", (self.game.features,), "i2")
            write = import_module("lautta.players.features").write
            write(self.game.thinking, self.board, view.record, [me], found[None])
        elif observation == "bytes":
            seen = np.frombuffer(view.record, np.uint8)  # the view's own, which nobody else has
            if out is None:
                return seen
            found = array_of(out, "out", seen.shape, "u1")
            found[:] = seen
        else:
            raise BadArgument("core-form", value=quoted(observation), known=", ".join(get_args(Seen)))
        return found

    def history(self, seat: SupportsIndex | None) -> bytes:
        """Return 32 bytes for all that a seat (None: a spectator) has seen and done since this game, or the position
        that it was read from, began.

        They are equal for two games exactly if the seat cannot tell these apart with perfect recall: they name its
        information state. They hold for one release only. Raises BadArgument, also if what led to the position is
        not known, as in a copy without history or after the record was changed by hand; HiddenOutcome in a view.
        """
        seat = None if seat is None else self.at(seat)
        return seen_by(seat, self)

    def steps(self) -> tuple["GameState", Sequence[tuple[int, int, Outcome | None]]]:
        """Return the position at the beginning and the steps from there: a seat, a code and the outcome if one was
        given, or REDRAWN and a branch.

        Raises BadArgument if they are not kept.
        """
        start, steps = unfolded(self._past) or (self.bytes(), ())
        if start == NOT_KEPT:
            raise BadArgument("core-no-history")
        record = type(self.record).from_buffer_copy(start)  # a state's own, or checked when it was unpickled
        return GameState(self.game, self.board, record, self.engine), steps

    def rollouts(
        self, games: SupportsIndex, seed: SupportsIndex = 0, seat: SupportsIndex | None = None, threads: int = 1
    ) -> "Rollouts":
        """Play this position at random to the end many times, with other draws each time; `seed` decides all of it.

        With a `seat`, each game is played in a world of its own, drawn from what the seat knows with perfect recall.
        Raises BadArgument.
        """
        found: Rollouts = import_module("lautta.core.batches").rollouts(self, games, seed, seat, threads)
        return found

    def public(self) -> Mapping[str, Any]:
        """Return what everybody may know, as JSON for clients."""
        return self.game.clients.public(self.view(None))

    def private(self, seat: SupportsIndex) -> Mapping[str, Any]:
        """Return what only this seat knows, as JSON for clients; raises BadArgument."""
        number = self.at(seat)
        return self.game.clients.private(self.view(number), number)

    def resample(
        self, seat: SupportsIndex, seed: SupportsIndex | bytes | None = None, *, recall: bool = False
    ) -> "GameState":
        """Return a full position that fits what a seat knows, the rest drawn from a seed, a random one by default.

        `recall` is that of `view`. Raises BadArgument.
        """
        return self.view(self.at(seat), recall=recall).filled(seed)

    def preview(self, seat: SupportsIndex, action: ActionLike | NamedAction) -> Mapping[str, Any]:
        """Return what an action would do, in facts that the seat knows.

        For an illegal action, only the action itself. Raises MalformedAction and BadArgument.
        """
        number, code = self.at(seat), self.code(action)
        self.space.decode(code)
        return self.game.clients.preview(self.view(number), number, code)

    def tell(
        self, before: "GameState", seat: SupportsIndex, action: ActionLike, viewer: SupportsIndex | None
    ) -> Sequence[Said]:
        """Return what a viewer (None: a spectator) may read about the action that led here from `before`.

        Raises MalformedAction and BadArgument.
        """
        seat, viewer = self.at(seat), None if viewer is None else self.at(viewer)
        return self.game.story.tell(before, seat, before.code(action), self, viewer)

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return int(self.record.turn) + 1

    @property
    def phase(self) -> str:
        """The kind of decision that is due, as a stable name; `over` at the end."""
        field = self.game.phase
        return field.get(self.record, self.board) if field else "over" if self.over else "play"

    def points(self, seat: SupportsIndex) -> Mapping[str, int]:
        """Return the points of a seat so far by source; raises BadArgument.

        Points that are scored at the end are 0 until then. Points that a view does not show are 0 in it.
        """
        return self.game.scoring.sources(self, self.at(seat))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        found = tuple(self.game.scoring.scores(self))
        if len(found) != self.players:
            raise BrokenGame("core-broken-scores", game=self.game.name, players=self.players, given=len(found))
        return found

    @property
    def result(self) -> Result | None:
        """How the game ended; None before the end."""
        found = self.game.scoring.result(self)
        if found is None and self.over:
            raise BrokenGame("core-broken-result", game=self.game.name)
        return found

    def returns(self, kind: Kind = "win") -> tuple[float, ...]:
        """Return how well each seat did, as numbers that learners maximise; all 0 before the end.

        They add up to 0 if several play. "win": 1 for the winner, -1 shared by the others; seats
        that win together share what they would get one by one. "place": from 1 for the first to -1 for the last, in
        equal steps. "margin": the points minus the mean of the others'. In a game alone "win" and "place" are 1 for a
        win, else 0, and "margin" is the points. Raises BadArgument.
        """
        return returns(self.result, self.players, kind)

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.record.seats)

    @property
    def options(self) -> dict[str, str]:
        """The options of this game."""
        return self.game.options_of(self.record)

    def status(self) -> list[Problem]:
        """Return all faults of this position, none if play can reach it; `str` of a fault describes it."""
        return [
            Problem.said(0, path_text(("position", *fault.path)), fault.key, fault.args) for fault in faults_of(self)
        ]

    # copies and formats

    def copy(self, *, history: bool = True) -> "GameState":
        """Return an independent copy; without `history` it does not keep what led to it, nor what happens to it."""
        past = self._past if history else NOT_KEPT
        return GameState(self.game, self.board, copy_of(self.record), self.engine, past)

    def __copy__(self) -> "GameState":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "GameState":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return state_again, (self.game, self.board, self.bytes(), self.game.layout, unfolded(self._past))

    def derived(self) -> "GameState":
        """Return a copy with all derived fields recomputed."""
        made = GameState(self.game, self.board, copy_of(self.record), self.engine)
        derive(made)
        return made

    def bytes(self) -> bytes:
        """Return the bytes of the record; `Game.from_bytes` reads them."""
        return bytes(self.record)

    def key(self) -> str:
        """Return a hash of the position, generator included: equal positions have equal keys."""
        return blake2b(bytes(self.record), digest_size=16).hexdigest()

    def json(self) -> dict[str, Any]:
        """Return the whole position as a JSON document; `Game.from_json` reads it."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "board": self.board.name,
            "board_hash": f"{self.board.hash:016x}",
            "rules": self.game.rules.version,
            "options": self.options,
            "position": texts.document(self.game.position.fields, self.record, self.derived().record, self.board),
        }

    def text(self, format: int = FORMAT) -> str:  # noqa: A002
        """Return the whole position as text that people can read and write; `Game.from_text` reads it.

        In format 1, of older releases, `turn` counts the finished turns. Raises BadArgument.
        """
        if format not in (1, FORMAT):
            raise BadArgument("core-format", value=quoted(format), known=FORMAT)
        document = self.json()
        if format == 1 and "turn" in document["position"]:
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
            counted = f" {COUNTED}" if document.get(COUNTED) else ""
            lines.append(f"view {viewer if viewer == SPECTATOR else viewer + 1}{counted}")
        lines += texts.write(self.game.position.fields, document["position"])
        return "\n".join(lines) + "\n"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameState):
            return NotImplemented
        return self.game is other.game and self.board.hash == other.board.hash and self.bytes() == other.bytes()

    __hash__ = None  # type: ignore[assignment]

    def _repr_html_(self) -> str:
        return self.game.render(self, mode="html")

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.players} players, turn {self.turn}, to move {self.to_move}>"


def state_again(game: "Game", board: LoadedBoard, data: bytes, layout: str, steps: Any) -> GameState:
    """The state of a pickle, checked like every position from outside; `history` checks the steps."""
    state = game.from_bytes(data, board, layout)
    if steps is not None and steps[0] != NOT_KEPT:
        game.from_bytes(steps[0], board, layout)
    state._past = folded(steps)
    return state
