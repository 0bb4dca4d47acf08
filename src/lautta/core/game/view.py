"""A position as one seat, or a spectator, knows it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from lautta.core.boards import LoadedBoard
from lautta.core.engines import Engine
from lautta.core.game.state import COUNTED, SPECTATOR, ActionLike, GameState
from lautta.core.game.values import NamedAction, wound
from lautta.core.problems import Problem
from lautta.core.reasons import HiddenOutcome
from lautta.core.records import copy_of

if TYPE_CHECKING:
    from lautta.core.game.game import Game
    from lautta.core.game.parts import Hidden


class View(GameState):
    """A position as one seat (`viewer`; None: a spectator) knows it; the rest is blank.

    If `is_counted`, it keeps everything that was ever public, for computer players and their searches. Its `public`,
    `private` and `preview` are for people and still leave that out.

    The legal actions are those of the whole position. Actions that would show something hidden, and actions of other
    seats, raise HiddenOutcome, because the view cannot know their outcome.
    """

    __slots__ = ("is_counted", "viewer")

    def __init__(
        self,
        game: "Game",
        board: LoadedBoard,
        record: Any,
        engine: Engine,
        viewer: int | None,
        *,
        is_counted: bool = False,
    ) -> None:
        super().__init__(game, board, record, engine)
        self.viewer, self.is_counted = viewer, is_counted

    @property
    def hidden(self) -> "Hidden | None":
        """The hooks that hide and deal what this view does not know."""
        hidden = self.game.hidden
        return hidden.counted if hidden and self.is_counted else hidden

    def copy(self) -> "View":
        """Return an independent copy."""
        return View(self.game, self.board, copy_of(self.record), self.engine, self.viewer, is_counted=self.is_counted)

    def counted(self, seat: int | None) -> "View":
        """Return the view with perfect recall; raises HiddenOutcome for a view that lacks what was public."""
        if self.game.countable and not self.is_counted:
            raise HiddenOutcome("core-view-forgotten")
        return super().counted(seat)

    def filled(self, seed: int | bytes | None = 0) -> GameState:
        """Return a whole position that fits the view, with the hidden parts drawn from a seed."""
        hidden, full = self.hidden, GameState(self.game, self.board, copy_of(self.record), self.engine)
        full.record.chance = wound(seed)
        if hidden:
            hidden.hide(full, self.viewer)  # a view that was read may claim more than it can know
            hidden.deal(full, self.viewer)
        return full

    def apply(self, action: ActionLike | NamedAction, seat: int | None = None) -> None:
        """Do an action; raises HiddenOutcome if the view cannot know its outcome, else as in a whole position."""
        code, seat = self.code(action), self.at(self._seat(seat))
        if seat != self.viewer:
            raise HiddenOutcome("core-view-seat")
        if reason := self.why_not(code, seat):
            raise self._illegal(code, seat, reason.code)
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

    def _seen(self, state: GameState) -> Any:
        return self.game.view_of(state, self.viewer, counted=self.is_counted).record

    def _foreseen(self, seat: int, code: int) -> Any:
        """Return the record after the action on blanks; it differs if the outcome depends on them."""
        blank = GameState(self.game, self.board, copy_of(self.record), self.engine)
        self._apply(self._rules, blank.record, seat, code)
        return self._seen(blank)

    def resample(self, seat: int | None, seed: int | bytes | None = None) -> GameState:
        """Return a full position that fits what this seat knows; raises HiddenOutcome for another seat."""
        if seat != self.viewer:
            raise HiddenOutcome("core-view-seat")
        return self.filled(seed)

    def public(self) -> Mapping[str, Any]:
        """Return what everybody may know, as JSON for clients."""
        return self.game.clients.public(self) if self.viewer is None and not self.is_counted else super().public()

    def private(self, seat: int) -> Mapping[str, Any]:
        """Return what only this seat knows; raises HiddenOutcome for another seat, and BadArgument."""
        if self.at(seat) != self.viewer:
            raise HiddenOutcome("core-view-seat")
        return self.game.clients.private(self.view(seat) if self.is_counted else self, seat)

    def status(self) -> list[Problem]:
        """Return all faults of a position that fits the view."""
        return self.filled().status()

    def redraw(self, branch: int) -> None:
        """Raise HiddenOutcome: a view has nothing to redraw."""
        raise HiddenOutcome("core-view-seat")

    def json(self) -> dict[str, Any]:
        """Return what the seat knows as a JSON document; `Game.from_json` reads it as a view."""
        found = super().json()
        position = found.pop("position")
        counted = {COUNTED: True} if self.is_counted else {}
        return found | {"view": SPECTATOR if self.viewer is None else self.viewer} | counted | {"position": position}
