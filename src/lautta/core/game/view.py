"""A position as one seat, or a spectator, knows it."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NoReturn, SupportsIndex

from lautta.core.boards import LoadedBoard
from lautta.core.engines import Engine
from lautta.core.game.outcomes import Run
from lautta.core.game.state import COUNTED, SPECTATOR, ActionLike, GameState
from lautta.core.game.values import NamedAction, wound
from lautta.core.problems import Problem
from lautta.core.reasons import HiddenOutcome
from lautta.core.records import copy_of

if TYPE_CHECKING:
    from lautta.core.batches import Rollouts
    from lautta.core.game.game import Game
    from lautta.core.game.parts import Hidden
    from lautta.core.game.state import Bytes


class View(GameState):
    """A position as one seat (`viewer`; None: a spectator) knows it; the rest is blank.

    With `recall` it keeps everything that was ever public, for computer players and their searches. Its `public`,
    `private` and `preview` are for people and still leave that out.

    The legal actions of its seat are those in the whole position. Actions that would show something hidden, and all
    that is asked of other seats, raise HiddenOutcome, because the view cannot know the answer.
    """

    __slots__ = ("recall", "viewer")

    def __init__(
        self,
        game: "Game",
        board: LoadedBoard,
        record: Any,
        engine: Engine,
        viewer: int | None,
        *,
        recall: bool = False,
    ) -> None:
        super().__init__(game, board, record, engine)
        self.viewer, self.recall = viewer, recall

    @property
    def hidden(self) -> "Hidden | None":
        """The hooks that hide and deal what this view does not know."""
        hidden = self.game.hidden
        return hidden.recall if hidden and self.recall else hidden

    def copy(self, *, history: bool = True) -> "View":
        """Return an independent copy; a view has no history."""
        return View(self.game, self.board, copy_of(self.record), self.engine, self.viewer, recall=self.recall)

    def view(self, seat: SupportsIndex | None, *, recall: bool = False) -> "View":
        """Return the view again, or that of a spectator; raises HiddenOutcome for another seat, and if this one lacks
        what was public and it shall have that.
        """
        if seat is not None:
            self.own(seat)
        if recall and self.game.has_recall and not self.recall:
            raise HiddenOutcome("core-view-forgotten")
        return super().view(seat, recall=recall)

    def on_known_board(self) -> "View":
        """Return the view on a board without secrets from it, for lines in which hidden things are dealt and shown."""
        known = self.copy()
        if self.board.secret and self.game.boards.known:
            known.board = self.game.boards.known(self)
            known.record.board = known.board.hash
        return known

    def steps(self) -> NoReturn:
        """Raise HiddenOutcome: a view does not know what led to it, and so has no `history`."""
        raise HiddenOutcome("core-view-history")

    def rollouts(
        self, games: SupportsIndex, seed: SupportsIndex = 0, seat: SupportsIndex | None = None, threads: int = 1
    ) -> "Rollouts":
        """Play on at random many times, each time in a world of its own that fits the view; see `GameState`.

        Raises HiddenOutcome for another seat.
        """
        if seat is not None:
            self.own(seat)
        return super().rollouts(games, seed, threads=threads)

    def own(self, seat: SupportsIndex) -> int:
        """Return the seat as an int; raises HiddenOutcome if the view is another seat's and the game hides anything."""
        number = self.at(seat)
        if self.viewer not in (None, number) and self.game.hidden:
            raise HiddenOutcome("core-view-seat")
        return number

    def legal(self, seat: SupportsIndex) -> list[int]:
        """Return the codes of the legal actions of the view's seat; raises HiddenOutcome for another one.

        In a spectator's view they are those of any seat, as far as everybody knows.
        """
        return super().legal(self.own(seat))

    def mask(self, seat: SupportsIndex, out: "Bytes | None" = None) -> "Bytes":
        """Return the mask of the view's seat; raises HiddenOutcome for another one."""
        return super().mask(self.own(seat), out)

    def filled(self, seed: SupportsIndex | bytes | None = 0) -> GameState:
        """Return a whole position that fits the view, with the hidden parts drawn from a seed."""
        full = GameState(self.game, self.board, copy_of(self.record), self.engine)
        full.record.chance = wound(seed)
        if hidden := self.hidden:
            hidden.hide(full, self.viewer)  # a view that was read may claim more than it can know
            hidden.deal(full, self.viewer)
        return full

    def apply(
        self,
        action: ActionLike | NamedAction,
        seat: SupportsIndex | None = None,
        *,
        outcome: Iterable[SupportsIndex] | None = None,
    ) -> None:
        """Do an action; raises HiddenOutcome if the view cannot know its outcome, else as in a whole position."""
        if outcome is not None:
            return super().apply(action, seat, outcome=outcome)
        code, seat = self.code(action), self.at(self._seat(seat))
        if seat != self.viewer:
            raise HiddenOutcome("core-view-seat")
        if reason := self.why_not(code, seat):
            raise self.refusal(code, seat, reason.code)
        state = self.filled()
        full = state.record
        before = full.shown, full.chance.drawn
        open_all = copy_of(full)
        open_all.chance = type(full.chance)()
        self._apply(self._rules, full, seat, code)
        after = self._seen(state)
        if (
            (full.shown, full.chance.drawn) != before
            or (state.over and bytes(open_all) != bytes(self.record))  # the end may reveal what was hidden
            or (self.hidden and bytes(after) != bytes(self._foreseen(seat, code)))
        ):
            raise HiddenOutcome("core-view-hidden", action=self.space.text(code))
        self.record = after
        return None

    def _run(self, code: int, seat: int) -> Run:
        if self.game.hidden:
            raise HiddenOutcome("core-view-outcomes")
        return super()._run(code, self.own(seat))

    def __reduce__(self) -> tuple[Any, ...]:
        return view_again, (self.game, self.board, self.bytes(), self.game.layout, self.viewer, self.recall)

    def __repr__(self) -> str:
        whose = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        return f"{super().__repr__()[:-1]}, as {whose} sees it>"

    def _seen(self, state: GameState) -> Any:
        return self.game.view_of(state, self.viewer, recall=self.recall).record

    def _foreseen(self, seat: int, code: int) -> Any:
        """Return the record after the action on blanks; it differs if the outcome depends on them."""
        blank = GameState(self.game, self.board, copy_of(self.record), self.engine)
        self._apply(self._rules, blank.record, seat, code)
        return self._seen(blank)

    def resample(
        self, seat: SupportsIndex | None, seed: SupportsIndex | bytes | None = None, *, recall: bool = False
    ) -> GameState:
        """Return a full position that fits what this seat knows; raises HiddenOutcome for another seat."""
        if (seat if seat is None else self.at(seat)) != self.viewer:
            raise HiddenOutcome("core-view-seat")
        return (self.view(seat, recall=True) if recall else self).filled(seed)

    def public(self) -> Mapping[str, Any]:
        """Return what everybody may know, as JSON for clients."""
        return self.game.clients.public(self) if self.viewer is None and not self.recall else super().public()

    def private(self, seat: SupportsIndex) -> Mapping[str, Any]:
        """Return what only this seat knows; raises HiddenOutcome for another seat, and BadArgument."""
        number = self.at(seat)
        if number != self.viewer:
            raise HiddenOutcome("core-view-seat")
        return self.game.clients.private(self.view(number) if self.recall else self, number)

    def status(self) -> list[Problem]:
        """Return all faults of a position that fits the view."""
        return self.filled().status()

    def redraw(self, branch: SupportsIndex) -> None:
        """Raise HiddenOutcome: a view has nothing to redraw."""
        raise HiddenOutcome("core-view-redraw")

    def json(self) -> dict[str, Any]:
        """Return what the seat knows as a JSON document; `Game.from_json` reads it as a view."""
        found = super().json()
        position = found.pop("position")
        counted = {COUNTED: True} if self.recall else {}
        return found | {"view": SPECTATOR if self.viewer is None else self.viewer} | counted | {"position": position}


def view_again(game: "Game", board: LoadedBoard, data: bytes, layout: str, viewer: int | None, recall: bool) -> View:
    """The view of a pickle, checked like every view from outside."""
    from lautta.core.game.reading import view_from_bytes

    return view_from_bytes(game, board, data, viewer, layout, recall=recall)
