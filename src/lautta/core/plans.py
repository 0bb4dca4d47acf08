"""Plans: if several seats may act at once, each plans alone, and the finished plans are replayed one after another.

A game declares this with `Plans`. A plan is a list of notations from the position where planning began. It is cut at
its first illegal action, back to the last complete step, and before its first offer to another seat. After the replay
of all plans, the first offer is made.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lautta.core.actions import ActionSpace
from lautta.core.reasons import Reason

if TYPE_CHECKING:
    from lautta.core.game import GameState


@dataclass(frozen=True, slots=True)
class Plans:
    """The hooks of a game for planning at the same time."""

    planners: "Callable[[GameState], int]"
    """The mask of the seats that plan now; 0 if fewer than two do, or if an action could show hidden or random things,
    because plans can be taken back."""
    order: "Callable[[GameState], Sequence[int]]"
    """All seats, in the order of the replay."""
    rests: "Callable[[GameState], bool]"
    """Is every step complete, so that another seat may act?"""
    is_offer: Callable[[ActionSpace, int], bool]
    """Does an action ask another seat, which ends a plan: is_offer(space, code)?"""
    is_open: Callable[[ActionSpace, int], bool] = lambda space, code: False
    """Is an action done at once in public instead of planned, which voids all plans?"""


@dataclass(frozen=True, slots=True)
class StandingAnswers:
    """Standing answers of a seat to a recurring question, by name.

    `answer(view, seat, name)` is the notation of the seat's action now; None: the seat decides itself. `rest` names the
    answer that holds only until the end of the turn and overrides the others.
    """

    names: tuple[str, ...]
    answer: "Callable[[GameState, int, str], str | None]"
    rest: str | None = None


@dataclass(frozen=True, slots=True)
class Cut:
    """The place where a plan was cut: the number of actions done, the refused action, and the reason.

    `because` is the index of the replayed step at which another seat began to make it illegal, or None. Without a
    reason, the action is an offer, and another offer comes first.
    """

    done: int
    action: str
    reason: Reason | None
    because: int | None = None


@dataclass(frozen=True, slots=True)
class Replayed:
    """The position after the replay, the steps by seat, the cut plans, and the seat whose `offer` stands now."""

    state: "GameState"
    steps: list[tuple[int, str]]
    cuts: dict[int, Cut]
    offer: int | None = None


def replay(state: "GameState", plans: Mapping[int, Sequence[str]]) -> Replayed:
    """Replay the plans of some seats on a copy; raises MalformedAction, and ValueError for a game without plans."""
    hook = state.game.plans
    if hook is None:
        raise ValueError(f"{state.game.name} has no plans")
    seats = [seat for seat in hook.order(state) if seat in plans]
    run = _Run(state, hook)
    offers = [seat for seat in seats if run.play(seat, plans[seat])]
    made = [seat for seat in offers if run.offer(seat, plans[seat])]
    return Replayed(run.after, run.steps, run.cuts, made[0] if made else None)


class _Run:
    def __init__(self, state: "GameState", hook: Plans) -> None:
        self.before, self.after, self.hook = state, state.copy(), hook
        self.steps: list[tuple[int, str]] = []
        self.cuts: dict[int, Cut] = {}
        self.done: dict[int, int] = {}
        self.groups = [0]  # indexes of steps that begin anew
        self.made = False

    def play(self, seat: int, plan: Sequence[str]) -> bool:
        """Replay a plan as far as possible; return whether it has an offer."""
        trial, self.done[seat] = self.after.copy(), 0
        for number, action in enumerate(plan):
            code = trial.space.parse(action)
            if self.hook.is_offer(trial.space, code):
                return True
            if reason := trial.why_not(code, seat):
                self.cuts[seat] = Cut(self.done[seat], action, reason, self.because(seat, plan[: number + 1]))
                return False
            trial.apply(code, seat)
            if self.hook.rests(trial):
                self.keep(seat, plan[self.done[seat] : number + 1], trial)
        return False

    def offer(self, seat: int, plan: Sequence[str]) -> bool:
        """Make the offer of a plan with the steps to it, unless another one is open; return whether it was made."""
        done = self.done[seat]
        trial = self.after.copy()
        last = next(n for n in range(done, len(plan)) if self.hook.is_offer(trial.space, trial.space.parse(plan[n])))
        for action in plan[done : last + 1]:
            code = trial.space.parse(action)
            reason = None if self.made else trial.why_not(code, seat)
            if reason or self.made:
                because = self.because(seat, plan[: last + 1]) if reason else None
                self.cuts[seat] = Cut(done, action if reason else plan[last], reason, because)
                return False
            trial.apply(code, seat)
        self.keep(seat, plan[done : last + 1], trial)
        self.made = True
        return True

    def keep(self, seat: int, actions: Sequence[str], trial: "GameState") -> None:
        """Keep what was tried."""
        self.steps += [(seat, action) for action in actions]
        self.groups.append(len(self.steps))
        self.done[seat] += len(actions)
        self.after = trial.copy()

    def because(self, seat: int, plan: Sequence[str]) -> int | None:
        """Return the first step of another seat after which this part of a plan is illegal."""
        good, bad = 0, len(self.groups) - 1
        if self.legal(seat, plan, bad) or not self.legal(seat, plan, good):
            return None
        while bad - good > 1:
            middle = (good + bad) // 2
            good, bad = (middle, bad) if self.legal(seat, plan, middle) else (good, middle)
        return self.groups[good]

    def legal(self, seat: int, plan: Sequence[str], group: int) -> bool:
        """Is a plan legal after the steps of others in so many groups?"""
        trial = self.before.copy()
        others = [(one, action) for one, action in self.steps[: self.groups[group]] if one != seat]
        for one, action in [*others, *((seat, action) for action in plan)]:
            code = trial.space.parse(action)
            if trial.why_not(code, one):
                return False
            trial.apply(code, one)
        return True
