"""A computer opponent's plan: an agenda, and the actions that carry it out, phase by phase to the end."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from lautta.core.game import GameState
from lautta.core.records import copy_of
from lautta.games.roads.ending import wealth as wealth_of
from lautta.games.roads.lines import codes_of
from lautta.games.roads.planning.agenda import Agenda
from lautta.games.roads.planning.annealing import Planner as Room
from lautta.games.roads.planning.changes import remove
from lautta.games.roads.planning.timetable import TURNS
from lautta.games.roads.state import (
    BRICK,
    BRIDGE,
    BUILD,
    BUILDING,
    MOVEMENT,
    PRODUCTION,
    ROAD,
    SETUP,
    SHAFT,
    SLOTS,
    WONDER,
)

Phase = tuple[int, int]  # turn and phase
AFTER = {SETUP: PRODUCTION, PRODUCTION: MOVEMENT, MOVEMENT: BUILDING, BUILDING: WONDER, WONDER: PRODUCTION}


@dataclass(frozen=True)
class Intentions:
    """A plan as a seat keeps it between its decisions.

    `when` is the phase at hand, `left` what is still to do in it, `plans` how many plans were made in it; `lines` is
    what to do by phase, `wealth` what comes of it, and `done` the turn in which each project of the agenda is done.
    """

    agenda: Agenda
    done: tuple[int, ...]
    lines: dict[Phase, tuple[int, ...]]
    wealth: int
    when: Phase
    left: tuple[int, ...]
    plans: int

    @classmethod
    def of(cls, view: GameState, room: Room, plans: int) -> "Intentions":
        """A planner's result and log."""
        t: Any = room.timetable
        wealth = min(int(t.wealth), wealth_of(room.position, room.log.seat))
        done = tuple(t.done[: room.best.count])
        found = cls(copy_of(room.best), done, {}, 0, (-1, -1), (), plans)
        return found.now(view, room, wealth)

    def now(self, view: GameState, room: Room, wealth: int) -> "Intentions":
        """The same with what is logged as lines, from the phase at hand on, and the wealth that comes of it."""
        when = (view.record.turn, view.record.phase)
        lines = dict(by_phase(view, when, tuple(codes_of(view, room.log))))
        return replace(self, lines=lines, wealth=wealth, when=when, left=lines.get(when, ()))

    # following it

    def begun(self, s: Any) -> bool:
        """Is it about the phase at hand?"""
        return self.when == (s.turn, s.phase)

    def without(self, may: Callable[[int], bool]) -> "Intentions":
        """The same without what comes next in this phase and cannot be done."""
        left = self.left
        while left and not may(left[0]):
            left = left[1:]
        return replace(self, left=left)

    def follow(self) -> tuple[int, "Intentions"]:
        """The next action, and what is left then."""
        return self.left[0], replace(self, left=self.left[1:])

    def bricks(self, view: GameState) -> list[int]:
        """How many bricks it lays, by turn, from the phase at hand on."""
        found, now = [0] * TURNS, (view.record.turn, view.record.phase)
        brick = view.space.encode("brick", ())
        for (turn, phase), codes in self.lines.items():
            if turn < TURNS and (turn, phase) >= now:
                found[turn] += codes.count(brick)
        return found

    # planning anew

    def agenda_left(self, view: GameState, seat: int) -> Agenda:
        """The agenda without what is done, with goals for what is aboard."""
        agenda, s = copy_of(self.agenda), view.record
        for i in reversed(range(agenda.count)):
            if self.done[i] < s.turn or (self.done[i] == s.turn and s.phase > phase_of(agenda.project[i].job)):
                remove(agenda, i)
        goals = self.goals(view, seat)
        for slot in range(SLOTS):
            agenda.goal[slot] = goals.get(slot, -1) + 1
        return agenda

    def goals(self, view: GameState, seat: int) -> dict[int, int]:
        """Where each transporter means to put down what it carries, by slot: stores."""
        b: Any = view.board.record
        at = {slot: int(view.record.players[seat].transporters[slot].site) for slot in range(SLOTS)}
        found: dict[int, int] = {}
        for code in self.ahead(view):
            action, args = view.space.decode(code)
            if action.name == "go":
                at[args[0]] = args[1]
            elif action.name in ("unload", "leave"):
                tile = b.site_tile[at[args[0]]]
                found.setdefault(args[0], b.first_store[tile] + args[-1])
        return found

    def ahead(self, view: GameState) -> Iterator[int]:
        """All actions from here on."""
        now = (view.record.turn, view.record.phase)
        yield from self.left if self.when == now else self.lines.get(now, ())
        for when in sorted(self.lines):
            if when > now:
                yield from self.lines[when]


def phase_of(job: int) -> int:
    """The phase in which a project is done."""
    if job in (BUILD, ROAD, BRIDGE, SHAFT):
        return BUILDING
    return WONDER if job == BRICK else PRODUCTION


def by_phase(view: GameState, when: Phase, codes: tuple[int, ...]) -> Iterator[tuple[Phase, tuple[int, ...]]]:
    """Actions from a phase on, by phase: each ends when the seat is done."""
    done, line = view.space.encode("done", ()), []
    turn, phase = when
    for code in codes:
        line.append(code)
        if code == done or phase == SETUP:
            yield (turn, phase), tuple(line)
            turn, phase, line = turn + (phase == WONDER), AFTER[phase], []
    if line:
        yield (turn, phase), tuple(line)
