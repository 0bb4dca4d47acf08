"""The solver: agendas for a single player, improved by small changes while less and less harm is forgiven.

Many short runs begin with the best of some templates each; fewer and longer ones go on from the best of these
(successive halving: Jamieson, Talwalkar: "Non-stochastic Best Arm Identification", 2016).
"""

import zlib
from base64 import b64decode, b64encode
from collections.abc import Mapping
from ctypes import sizeof
from dataclasses import dataclass
from typing import Any

from lautta.core.chance import choose
from lautta.core.game import GameState
from lautta.core.reasons import IllegalAction
from lautta.core.records import copy_of, copy_to
from lautta.core.solvers import Line, Solver
from lautta.games.roads.players.acts import codes_of
from lautta.games.roads.players.sense import settlers_choice
from lautta.games.roads.solver.planning.agenda import JOBS, MOST_PATIENT, PROJECTS, Agenda
from lautta.games.roads.solver.planning.annealing import PLANNING, Planner
from lautta.games.roads.solver.planning.templates import atlas_of, template
from lautta.games.roads.solver.planning.timetable import TURNS
from lautta.games.roads.state import (
    BRIDGE,
    BUILD,
    BUILDINGS,
    GOODS,
    HARNESS,
    LAUNCH,
    MIXTURES,
    NONE,
    RESEARCH,
    ROAD,
    SHAFT,
    SUBJECTS,
    TRANSPORTERS,
)


class WrongLine(AssertionError):
    """The rules refuse what a line has noted as done."""


@dataclass(frozen=True)
class Effort:
    """How a search spends its time.

    `temperature` is how much worse, in hundredths of a point, a change may make an agenda at first; in each run it
    falls to 0. Each of the `stages` is a number of runs and its part of the time: the first ones begin with the best of
    some templates each, those of the next stage go on from the best so far.
    """

    templates: int = 20
    tries: int = 50  # until others may be told how it goes
    temperature: int = 150
    stages: tuple[tuple[int, float], ...] = ((100, 0.5), (12, 0.25), (4, 0.15), (1, 0.1))


BRIEF = Effort(templates=10, tries=25, stages=((20, 0.5), (3, 0.25), (1, 0.25)))  # for advice: two seconds


class Planning:
    """One search; see `lautta.core.solvers.Search`."""

    def __init__(self, start: GameState, seed: int, effort: Effort = Effort()) -> None:
        self.start, self.effort = start, effort
        self.best: Line | None = None
        self.evaluations = 0
        self._rules: Any = PLANNING.module
        self._board: Any = start.board.record
        self._root, self._planner = copy_of(start.record), Planner()
        copy_to(self._planner.atlas, atlas_of(self._board))
        self._planner.chooser.seed = seed % 2**64
        self._at = (-1, -1)  # stage and run
        # What the runs of this stage begin with, the best first, and what they have come to: values and packed agendas.
        self._field: list[tuple[int, str]] = []
        self._found: list[tuple[int, str]] = []

    def go_on(self, done: float) -> None:
        """See `Search.go_on`."""
        if self.best is None:
            line = settlers_line(self.start)
            self.best = Line(played_through(self.start, line).scores[0], 0, line)
        stage, at = self._stage_at(done)
        self._go_to(stage, int(at))
        temperature = round(self.effort.temperature * (1 - at + int(at)) ** 1.5)
        top = self._planner.top
        self._rules.anneal(self._board, self._root, self._planner, 0, self.effort.tries, temperature)
        self.evaluations += self.effort.tries
        if self._planner.top > top:
            self._look()

    def kept(self) -> dict[str, Any]:
        """See `Search.kept`."""
        planner = self._planner
        return {
            "at": self._at,
            "drawn": planner.chooser.drawn,
            "evaluations": self.evaluations,
            "best": (planner.top, packed(planner.best)),
            "now": (planner.value, packed(planner.now)),
            "field": list(self._field),
            "found": list(self._found),
            "line": self.best,
        }

    def take(self, kept: Mapping[str, Any]) -> None:
        """Go on with what another one kept; raises ValueError, LookupError or TypeError."""
        stage, run = map(int, kept["at"])
        drawn = int(kept["drawn"])
        if not (-1 <= stage < len(self.effort.stages) and 0 <= drawn < 2**64):
            raise ValueError("a search of another kind")
        self._at, self.evaluations = (stage, run), int(kept["evaluations"])
        planner = self._planner
        planner.chooser.drawn = drawn
        planner.top, planner.value = int(kept["best"][0]), int(kept["now"][0])
        copy_to(planner.best, unpacked(kept["best"][1], self._board))
        copy_to(planner.now, unpacked(kept["now"][1], self._board))
        self._field = [(int(value), packed(unpacked(text, self._board))) for value, text in kept["field"]]
        self._found = [(int(value), packed(unpacked(text, self._board))) for value, text in kept["found"]]
        if kept["line"] is not None:
            points, worth, codes = kept["line"]
            self.best = Line(int(points), int(worth), tuple(map(int, codes)))

    def _stage_at(self, done: float) -> tuple[int, float]:
        """Which stage it is, and which run of it, with the part of that run that is over."""
        before = 0.0
        for stage, (runs, part) in enumerate(self.effort.stages):
            if done < before + part:
                return stage, (done - before) / part * runs
            before += part
        return len(self.effort.stages) - 1, self.effort.stages[-1][0] - 1e-6

    def _go_to(self, stage: int, run: int) -> None:
        """Begin a run, unless it is the one at hand."""
        if self._at == (stage, run):
            return
        planner = self._planner
        if self._at != (-1, -1):
            self._found.append((planner.top, packed(planner.best)))
        if stage != self._at[0] and self._found:
            self._field = sorted(self._found, key=lambda one: -one[0])[: self.effort.stages[stage][0]]
            self._found = []
        self._at = (stage, run)
        if stage == 0 or not self._field:
            copy_to(planner.now, self._best_template())
        else:
            copy_to(planner.now, unpacked(self._field[run % len(self._field)][1], self._board))
        copy_to(planner.best, planner.now)
        planner.value = planner.top = self._look()

    def _best_template(self) -> Agenda:
        """The best of some templates."""
        chooser, values, home = self._planner.chooser, [], self._root.players[0].home
        for _ in range(self.effort.templates):
            bank = choose(chooser, self._board.banks) if home == NONE else int(home)
            agenda = template(self._board, self._planner.atlas, chooser, bank)
            values.append((self._value(agenda), agenda))
        return max(values, key=lambda one: one[0])[1]

    def _value(self, agenda: Agenda) -> int:
        """How good an agenda is; what was done is in the log."""
        self.evaluations += 1
        copy_to(self._planner.tried, agenda)
        return int(self._rules.value_of(self._board, self._root, self._planner, 0))

    def _look(self) -> int:
        """Note what the best agenda of the run comes to, if nothing better is known; answers how good it is."""
        worth = self._value(self._planner.best)
        codes = codes_of(self._planner.log)
        played = played_through(self.start, codes)
        if played.over and (self.best is None or (played.scores[0], worth) > self.best[:2]):
            self.best = Line(played.scores[0], worth, codes)
        return worth


def settlers_line(start: GameState) -> tuple[int, ...]:
    """The actions of a game that the settler plays from here on."""
    state, codes = start.copy(), []
    while state.to_move:
        codes.append(settlers_choice(state.view(0, recall=True), 0))
        state.apply(codes[-1], 0)
    return tuple(codes)


def played_through(start: GameState, codes: tuple[int, ...]) -> GameState:
    """The position after these actions; raises WrongLine where the rules refuse one."""
    state = start.copy()
    for place, code in enumerate(codes):
        try:
            state.apply(code, 0)
        except IllegalAction as error:
            raise WrongLine(f"action {place + 1} of a line on {start.board.name}: {error}") from error
    return state


def packed(agenda: Agenda) -> str:
    """The bytes of an agenda as a short text."""
    return b64encode(zlib.compress(bytes(agenda))).decode("ascii")


def unpacked(text: str, b: Any) -> Agenda:
    """The agenda of such a text; raises ValueError for one that the compiled rules may not be given."""
    try:
        data = zlib.decompress(b64decode(text, validate=True))
    except zlib.error as error:
        raise ValueError("damaged agenda") from error
    if len(data) != sizeof(Agenda):
        raise ValueError("an agenda of another layout")
    agenda = Agenda.from_buffer_copy(data)
    if not fits_board(agenda, b):
        raise ValueError("an agenda of another board")
    return agenda


def fits_board(a: Any, b: Any) -> bool:
    """Does all that an agenda names exist on a board?"""
    if not (0 <= a.count <= PROJECTS and 0 <= a.home < b.banks):
        return False
    return all(one_fits(one, b) for one in a.project[: a.count])


def one_fits(one: Any, b: Any) -> bool:
    """Does all that a project names exist on a board?"""
    places = {ROAD: b.ends, BRIDGE: b.spots}
    kinds = {BUILD: len(BUILDINGS), RESEARCH: len(SUBJECTS), LAUNCH: len(TRANSPORTERS), HARNESS: len(TRANSPORTERS)}
    return (
        one.job in JOBS
        and one.place < places.get(one.job, b.stores)
        and one.detail < kinds.get(one.job, GOODS)
        and (one.job != BUILD or one.detail > 0)
        and (one.job not in (BUILD, SHAFT) or one.amount < len(MIXTURES))
        and one.since < TURNS
        and one.patience <= MOST_PATIENT
    )


def begin(start: GameState, seed: int, kept: Mapping[str, Any] | None) -> Planning:
    """See `Solver`."""
    made = Planning(start, seed)
    if kept is not None:
        made.take(kept)
    return made


SOLVER = Solver(begin)
