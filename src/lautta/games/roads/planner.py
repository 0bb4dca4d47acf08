"""A player that plans: it follows a plan as long as no other is worth more, and looks for a better one in each phase.

    lautta arena roads --players lautta.games.roads.planner:PlanningPlayer,sense

It needs the compiled rules: interpreted, a single plan takes minutes. Unlike the opponents at the tables of a server it
remembers what it meant to do, so a game needs one object for each seat.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from lautta.core.chance import Chooser, choose
from lautta.core.companions import module_for
from lautta.core.game import GameState
from lautta.core.records import copy_of, copy_to
from lautta.games.roads.intentions import Intentions
from lautta.games.roads.lines import give
from lautta.games.roads.planning.agenda import Agenda, Atlas
from lautta.games.roads.planning.annealing import Planner as Room
from lautta.games.roads.planning.entries import COMPANION
from lautta.games.roads.planning.templates import atlas_of, template
from lautta.games.roads.planning.timetable import TURNS
from lautta.games.roads.sense import settlers_choice
from lautta.games.roads.state import MOVEMENT, NO_WORK, PLAYING, PRODUCTION, SETUP

MOST_PLANS = 4  # in a phase; after that the settler goes on with it
ALL_BITS = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to plan.

    A search begins with the best of so many `templates` and tries `short` changes. At first searches try `at_first`
    changes in all. In each phase of movement the plan at hand is changed `tries` times, in the other phases a sixth of
    that, and `anew` searches begin with templates. `heat` is how much worse, in hundredths of a point, an agenda may
    get by a change. A plan that has come to bring so many points less than before, a `setback`, is made anew.
    """

    templates: int = 10
    short: int = 300
    at_first: int = 6000
    tries: int = 800
    anew: int = 4
    heat: int = 100
    setback: int = 15


class PlanningPlayer:
    """Plays one seat of one game; the same seed and the same views make the same decisions."""

    def __init__(self, seed: int = 0, effort: Effort = Effort()) -> None:
        self.seed, self.effort = seed, effort
        self.meant: Intentions | None = None
        self._atlas: Atlas | None = None

    def choose(self, view: GameState, seat: int) -> int:
        """The code of what comes next in its plan; what plans leave open is up to the settler."""
        self._atlas = self._atlas or atlas_of(view.board.record)
        mind = Mind(view, seat, self.seed, self.effort, self._atlas)
        code, self.meant = mind.decision(self.meant)
        return code


class Mind:
    """One decision."""

    def __init__(self, view: GameState, seat: int, seed: int, effort: Effort, atlas: Atlas) -> None:
        self.view, self.seat, self.seed, self.effort, self.atlas = view, seat, seed, effort, atlas
        self.b: Any = view.board.record
        self.s: Any = view.record
        self.rules: Any = module_for(COMPANION)

    def decision(self, meant: Intentions | None) -> tuple[int, Intentions | None]:
        """The next action, and the intentions after it."""
        s = self.s
        if meant and meant.begun(s):
            meant = meant.without(self.may)
            if meant.left:
                return meant.follow()
        if s.stage != PLAYING or s.offer.kind or s.work.job != NO_WORK or s.turn >= TURNS:
            return settlers_choice(self.view, self.seat), meant
        if meant is None or meant.plans < MOST_PLANS or not meant.begun(s):
            meant = self.planned(meant).without(self.may)
            if meant.left:
                return meant.follow()
        return settlers_choice(self.view, self.seat), meant

    def may(self, code: int) -> bool:
        """Is it legal now?"""
        return code in self.view.legal(self.seat)

    # planning

    def planned(self, meant: Intentions | None) -> Intentions:
        """The plan that it had, as far as it can be followed, unless another one is better."""
        s, room = self.s, self.room()
        known = self.followed(meant, room) if meant else None
        lost = meant.wealth - known.wealth if meant and known else 0
        if meant is None or lost > self.effort.setback or (s.turn == 0 and s.phase == PRODUCTION):
            self.explore(room, meant)
        else:
            self.go_on(room, meant)
        self.rules.play_on(self.b, s, room, self.seat)
        plans = meant.plans + 1 if meant and meant.begun(s) else 1
        found = Intentions.of(self.view, room, plans)
        if known and self.points(found, room) <= self.points(known, room):
            return replace(known, plans=plans)
        return found

    def go_on(self, room: Room, meant: Intentions) -> None:
        """Change the plan at hand, and begin a few others."""
        moves, effort = self.s.phase == MOVEMENT, self.effort
        tries = effort.tries if moves else effort.tries // 6
        tried = [self.searched(room, meant.agenda_left(self.view, self.seat), tries)]
        if moves:
            tried += [self.searched(room, self.best_template(room), effort.short) for _ in range(effort.anew)]
        copy_to(room.best, best(tried))

    def explore(self, room: Room, meant: Intentions | None) -> None:
        """Find an agenda: many short searches, then longer ones that begin with the best of them."""
        runs, budget = max(1, self.effort.at_first // self.effort.short), self.effort.at_first
        found = [self.searched(room, self.best_template(room), budget // 2 // runs) for _ in range(runs)]
        if meant:
            found.append(self.searched(room, meant.agenda_left(self.view, self.seat), 0))
        for keep in (3, 1):
            found = sorted(found, key=lambda one: -one[0])[:keep]
            found += [self.searched(room, agenda, budget // 4 // keep) for _, agenda in found]
        copy_to(room.best, best(found))

    def searched(self, room: Room, agenda: Agenda, tries: int) -> tuple[int, Agenda]:
        """An agenda improved by so many changes, and its value."""
        copy_to(room.best, agenda)
        worth = self.rules.improve(self.b, self.s, room, self.seat, tries, self.effort.heat)
        return int(worth), copy_of(room.best)

    def followed(self, meant: Intentions, room: Room) -> Intentions | None:
        """The outcome of a plan, followed as far as that is legal; None if there is nothing left of it."""
        codes = list(meant.ahead(self.view))
        if not codes:
            return None
        give(self.view, room.log, codes)
        wealth = self.rules.follow(self.b, self.s, room, self.seat)
        return meant.now(self.view, room, int(wealth))

    def room(self) -> Room:
        """Room to plan in, which has taken up the position."""
        room = Room()
        copy_to(room.atlas, self.atlas)
        room.chooser = Chooser(seed=self.seed * 1_000_003 + int(self.view.key()[:16], 16) & ALL_BITS)
        self.rules.look_round(self.b, self.s, room, self.seat)
        return room

    def points(self, meant: Intentions, room: Room) -> int:
        """The points that a plan brings, with the bricks that others have laid meanwhile."""
        for turn, bricks in enumerate(meant.bricks(self.view)):
            room.timetable.g.bricks[turn] = bricks
        return meant.wealth + int(self.rules.rows_ahead(self.b, self.s, room, self.seat))

    def comes_to(self, meant: Intentions) -> int:
        """The points that a plan brings."""
        return self.points(meant, self.room())

    def best_template(self, room: Room) -> Agenda:
        """The best of some templates, by lot."""
        homes = []
        if self.s.phase == SETUP:
            homes = [self.view.space.decode(code)[1][0] for code in self.view.legal(self.seat)]
        found = []
        for _ in range(self.effort.templates):
            home = homes[choose(room.chooser, len(homes))] if homes else int(self.s.players[self.seat].home)
            agenda = template(self.b, room.atlas, room.chooser, home)
            copy_to(room.tried, agenda)
            found.append((int(self.rules.outlook(self.b, self.s, room, self.seat)), agenda))
        return best(found)


def best(found: Iterable[tuple[int, Agenda]]) -> Agenda:
    """The agenda that is worth most, the first among equals."""
    return max(found, key=lambda one: one[0])[1]
