"""The solver: agendas for a single player, improved by small changes while less and less harm is forgiven.

The first run begins with the game of the settler, many others with the best of some templates; fewer and longer ones
go on from the best of these (successive halving: Jamieson, Talwalkar: "Non-stochastic Best Arm Identification", 2016).
In the last part of the time what the transporters do in the best agenda of all is written down as orders, and these
are improved.
"""

import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping
from ctypes import sizeof
from dataclasses import dataclass
from typing import Any

from lautta.core.chance import Chooser, choose
from lautta.core.companions import module_for
from lautta.core.game import GameState
from lautta.core.reasons import IllegalAction
from lautta.core.records import copy_of, copy_to
from lautta.core.solvers import Line, Solver
from lautta.games.roads.planning.acts import NAMES, PARAMS
from lautta.games.roads.planning.agenda import JOBS, LEGS, PROJECTS, Agenda, Desk
from lautta.games.roads.planning.entries import COMPANION
from lautta.games.roads.planning.improve import BLOAT
from lautta.games.roads.planning.repeating import agenda_of
from lautta.games.roads.planning.templates import template
from lautta.games.roads.sense import weigh
from lautta.games.roads.state import (
    BRICK,
    BRIDGE,
    BUILD,
    BUILDINGS,
    GOODS,
    HARNESS,
    LAUNCH,
    MIXTURES,
    RESEARCH,
    ROAD,
    SHAFT,
    SUBJECTS,
    TRANSPORTERS,
    Scratch,
)

MANY_ORDERS = 40  # of about three transporters in twenty turns
IN_SECOND = ("home", "launch", "upgrade", "use", "breed", "road", "bridge")  # noted second, though there is no other


class WrongLine(AssertionError):
    """The rules refuse what a line has noted as done."""


@dataclass(frozen=True)
class Effort:
    """How a search spends its time.

    `heat` is how much worse, in hundredths of a point, an agenda may get by a change at first; in each run it falls
    to 0. Each of the `stages` is a number of runs and their heat: the first ones begin with the best of some
    templates, those of the next stage go on from the best so far. The stages share the part `agendas` of the time
    evenly; the rest is for orders, from `heat_of_orders`. Of 100 changes `by_order` and `by_order_later` are to orders.
    """

    templates: int = 120
    homes: int = 4  # that the templates of a run are for
    tries: int = 100  # until others may be told how it goes
    stages: tuple[tuple[int, int], ...] = ((24, 1200), (8, 900), (3, 700), (1, 500))
    agendas: float = 0.75
    heat_of_orders: int = 60
    by_order: int = 5
    by_order_beside: int = 50  # where an agenda has many orders
    by_order_later: int = 90


class Planning:
    """One search; see `lautta.core.solvers.Search`."""

    def __init__(self, start: GameState, seed: int, effort: Effort = Effort()) -> None:
        self.start, self.effort = start, effort
        self.best: Line | None = None
        self.evaluations = 0
        self._rules: Any = module_for(COMPANION)
        self._board: Any = start.board.record
        self._root, self._trial = copy_of(start.record), copy_of(start.record)
        self._desk, self._scratch, self._chooser = Desk(), Scratch(), Chooser(seed % 2**64, 0)
        self._best, self._now, self._tried = Agenda(), Agenda(), Agenda()  # `best` is that of the run
        self._at = (-1, -1)  # stage and run; the stage after the last one is that of orders
        # What the runs of this stage begin with, the best first, and what they have come to: values and packed agendas.
        self._field: list[tuple[int, str]] = []
        self._found: list[tuple[int, str]] = []
        self._top: int | None = None  # the value of the best agenda of the run when it was looked at last

    def go_on(self, done: float) -> None:
        """See `Search.go_on`."""
        e = self.effort
        stage = min(len(e.stages), int(done / e.agendas * len(e.stages)))
        if stage == len(e.stages):
            self._go_to(stage, 0)
            self._anneal(round(e.heat_of_orders * (1 - done) / (1 - e.agendas)), e.by_order_later)
            return
        runs, heat = e.stages[stage]
        at = (done / e.agendas * len(e.stages) - stage) * runs
        self._go_to(stage, int(at))
        if ordered(self._now):
            self._anneal(round(e.heat_of_orders * (1 - at + int(at))), e.by_order_beside)
        else:
            self._anneal(round(heat * (1 - at + int(at))), e.by_order)

    def kept(self) -> dict[str, Any]:
        """See `Search.kept`."""
        return {
            "at": self._at,
            "drawn": self._chooser.drawn,
            "evaluations": self.evaluations,
            "top": self._top,
            "best": packed(self._best),
            "now": packed(self._now),
            "field": list(self._field),
            "found": list(self._found),
            "line": self.best,
        }

    def take(self, kept: Mapping[str, Any]) -> None:
        """Go on with what another one kept; raises ValueError, LookupError or TypeError."""
        stage, run = kept["at"]
        self._at, self.evaluations = (int(stage), int(run)), int(kept["evaluations"])
        self._chooser.drawn = kept["drawn"]
        self._top = kept["top"]
        copy_to(self._best, unpacked(kept["best"], self._board))
        copy_to(self._now, unpacked(kept["now"], self._board))
        self._field = [(int(value), packed(unpacked(text, self._board))) for value, text in kept["field"]]
        self._found = [(int(value), packed(unpacked(text, self._board))) for value, text in kept["found"]]
        if kept["line"] is not None:
            points, worth, codes = kept["line"]
            self.best = Line(int(points), int(worth), tuple(map(int, codes)))

    def _go_to(self, stage: int, run: int) -> None:
        """Begin a run, unless it is the one at hand."""
        if self._at == (stage, run):
            return
        if self._top is not None:
            self._found.append((self._top, packed(self._best)))
        if stage != self._at[0] and self._found:
            self._field = sorted(self._found + self._field, key=lambda one: -one[0])[: self._room(stage)]
            self._found = []
        self._at, self._top = (stage, run), None
        if not self._field:
            copy_to(self._now, self._best_template())
        else:
            copy_to(self._now, unpacked(self._field[run % len(self._field)][1], self._board))
        if stage == len(self.effort.stages):
            self._value(self._now)
            self._rules.freeze(self._board, self._desk, self._now, 0)
        copy_to(self._best, self._now)

    def _room(self, stage: int) -> int:
        """How many agendas a stage begins with."""
        return self.effort.stages[stage][0] if stage < len(self.effort.stages) else 1

    def _best_template(self) -> Agenda:
        """The best of some templates; what the settler does comes first of all."""
        if self.evaluations == 0:
            line = settlers_line(self.start)
            self.best = Line(played_through(self.start, line).scores[0], 0, line)
            return agenda_of(self.start, line)
        homes = [choose(self._chooser, self._board.banks) for _ in range(self.effort.homes)]
        values = []
        for i in range(self.effort.templates):
            agenda = template(self._board, self._root, self._chooser, homes[i % len(homes)])
            values.append((self._value(agenda), agenda))
        return max(values, key=lambda one: one[0])[1]

    def _anneal(self, heat: int, by_order: int) -> None:
        top = self._rules.anneal(
            self._board, self._root, self._trial, self._scratch, self._desk, self._best, self._now, self._tried,
            self._chooser, 0, self.effort.tries, max(0, heat), by_order,
        )  # fmt: skip
        self.evaluations += self.effort.tries + 2
        if top != self._top:
            self._top = top
            self._look()

    def _value(self, agenda: Agenda) -> int:
        """How good the line of an agenda is; its log is on the desk."""
        self.evaluations += 1
        copy_to(self._trial, self._root)
        value = self._rules.follow(self._board, self._trial, self._scratch, self._desk, agenda, 0)
        return int(value) - BLOAT * agenda.count

    def _look(self) -> None:
        """Note the line of the best agenda if there was none better."""
        worth = self._value(self._best)
        codes = tuple(codes_of(self.start, self._desk))
        played = played_through(self.start, codes)
        if played.over and (self.best is None or (played.scores[0], worth) > self.best[:2]):
            self.best = Line(played.scores[0], worth, codes)


def ordered(agenda: Any) -> bool:
    """Does an agenda order transporters about most of the time, as one that repeats a game does?"""
    return bool(sum(legs > 0 for legs in agenda.legs) >= MANY_ORDERS)


def settlers_line(start: GameState) -> tuple[int, ...]:
    """The actions of a game that the settler plays from here on."""
    state, codes = start.copy(), []
    while state.to_move:
        worths = weigh(state.counted(0), 0)
        codes.append(max(worths, key=lambda code: worths[code]))
        state.apply(codes[-1], 0)
    return tuple(codes)


def codes_of(state: GameState, desk: Desk) -> Iterator[int]:
    """The action codes of the log of a line."""
    for i in range(desk.logged):
        noted = desk.log[i]
        action, first, second, third = noted >> 26, noted >> 18 & 255, noted >> 4 & 16383, noted & 15
        name = NAMES[action]
        args = (second,) if name in IN_SECOND else (first, second, third)[: PARAMS[action]]
        yield state.space.encode(name, args)


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
    places = {ROAD: b.ends, BRIDGE: b.spots}
    kinds = {BUILD: len(BUILDINGS), RESEARCH: len(SUBJECTS), LAUNCH: len(TRANSPORTERS), HARNESS: len(TRANSPORTERS)}
    mixtures = {BUILD: len(MIXTURES), SHAFT: len(MIXTURES)}
    return (
        0 <= a.count <= PROJECTS
        and 0 <= a.home < b.banks
        and all(a.job[i] in JOBS for i in range(a.count))
        and all(a.place[i] < places.get(a.job[i], b.stores) or a.job[i] == BRICK for i in range(a.count))
        and all(a.detail[i] < kinds.get(a.job[i], 1 << GOODS) for i in range(a.count))
        and all(a.amount[i] < mixtures.get(a.job[i], 256) for i in range(a.count))
        and all(legs <= LEGS for legs in a.legs)
        and all(to <= b.stores for to in a.leg_to)
        and all(at <= b.sites for at in a.was_at)
        and all(a.job[i] != BUILD or a.detail[i] for i in range(a.count))
        and all(a.leg_to[at * LEGS + leg] for at, legs in enumerate(a.legs) for leg in range(legs))
    )


def begin(start: GameState, seed: int, kept: Mapping[str, Any] | None) -> Planning:
    """See `Solver`."""
    made = Planning(start, seed)
    if kept is not None:
        made.take(kept)
    return made


SOLVER = Solver(begin)
