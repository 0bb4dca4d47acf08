"""Advice and reviews for Roads & Boats, all from playouts.

Settlers play on from a position, one of them with a good strategy. People are less certain than settlers, so each
ending gives every seat a chance: more equal if it was closer and more turns were left. It needs the compiled rules.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from math import exp, sqrt
from random import Random
from typing import Any

from lautta.core.advisers import PARTS, Adviser, Deed, Judgement, LookBack, Moment, Opinion, deeds_of
from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState, Said
from lautta.core.game_files import GameFile
from lautta.core.reasons import IllegalAction
from lautta.core.solvers import Line
from lautta.games.roads.players.sense import USUAL, Ending, played_out, settlers_choice
from lautta.games.roads.players.settler.playouts import SETTLER
from lautta.games.roads.players.settler.strategy import Strategy
from lautta.games.roads.players.strategist import Effort, Search, ending, turn_of, worth_of
from lautta.games.roads.show.bestlines import best_line
from lautta.games.roads.show.turns import Ahead, Turn, reports
from lautta.games.roads.solver.causes import Ends, cause
from lautta.games.roads.solver.planning.timetable import TURNS
from lautta.games.roads.solver.solving import BRIEF, Planning
from lautta.games.roads.state import NO_WORK

EFFORT = Effort(100, 200)  # of a search for a good strategy
CLOSE = 16.0  # points of a lead that mean little with one turn to go, shared by all players
ADVISED = 4  # actions of which is told what becomes of them
GAMES = 64  # that are played out with each of them, shared by two players or more, as their games take longer,
GLANCED = 8  # and from the beginning of each turn and phase that is looked back at
LONGEST = 60  # actions of a phase that are told
STEPS = 160  # of a search for a plan alone
COST, LEAD = 0.05, 5.0  # of a chance to win, and of a lead in points: what costs less is no moment


@dataclass(frozen=True, slots=True)
class Prospects:
    """The prospects of a seat in `games` playouts: its chance to win, its mean points, and the value of both to it."""

    chance: float
    points: float
    worth: float
    games: int


class SettlersAdvice:
    """See `Adviser`."""

    def advice(self, view: GameState, seat: int) -> list[Opinion]:
        """The actions of good strategies and their prospects; for one player alone, the best plan's as well."""
        found: dict[int, Strategy] = {}
        for strategy in search(view, seat).ranked(USUAL):
            found.setdefault(settlers_choice(view, seat, strategy), strategy)
        rated = [(prospects(view, seat, one), one) for one in list(found.values())[:ADVISED]]
        opinions = [opinion(line_of(view, seat, strategy), hope) for hope, strategy in rated]
        if view.players == 1 and (planned := plan(view)):
            opinions.append(planned)
        best: dict[int, Opinion] = {}
        for one in sorted(opinions, key=lambda one: (-one.chance, -(one.points or 0))):
            best.setdefault(one.code, one)
        return list(best.values())

    def look_back(self, file: GameFile, board: LoadedBoard | str | None = None, after: int = -1) -> LookBack:
        """Look back at some turns of a game."""
        return Course(file, board).looked_back(after)


ADVISER: Adviser | None = SettlersAdvice() if SETTLER.module.compiled else None


def search(view: GameState, seat: int) -> Search:
    """A search for good strategies. It draws the same in all positions: otherwise each would be judged with strategies
    of another quality, and a chance would fall or rise by a fifth where all that was done is what was advised.
    """
    return Search(view, seat, Random(seat), EFFORT)


def prospects(view: GameState, seat: int, strategy: Strategy) -> Prospects:
    """The prospects of a seat that plays on with a strategy."""
    ended = [ending(view, seat, strategy, draws) for draws in range(1, GAMES // max(2, view.players) + 1)]
    return prospects_in(ended, seat, view.turn)


def prospects_in(ended: Sequence[Ending], seat: int, turn: int) -> Prospects:
    """The prospects of a seat if games end so from a turn on.

    >>> hope = prospects_in([Ending([90, 60], 20), Ending([70, 70], 20)], 0, 11)
    >>> round(hope.chance, 2), hope.points
    (0.63, 80.0)
    """
    chance = sum(chances(one.points, one.turn - turn)[seat] for one in ended)
    own, worth = sum(one.points[seat] for one in ended), sum(worth_of(one.points, seat) for one in ended)
    return Prospects(chance / len(ended), own / len(ended), worth / len(ended), len(ended))


def chances(points: Sequence[int], left: int) -> list[float]:
    """The chances of all seats to win, given the points that they may end with after so many turns more.

    CLOSE is that by which 140 games of opponents for two and 70 for four were about least of a surprise, turn by turn.

    >>> [round(chance, 2) for chance in chances([80, 60], 15)], [round(chance, 2) for chance in chances([80, 60], 0)]
    ([0.65, 0.35], [0.92, 0.08])
    """
    scale = CLOSE / len(points) * sqrt(max(left, 0) + 1)
    parts = [exp((one - max(points)) / scale) for one in points]
    return [part / sum(parts) for part in parts]


def opinion(line: Sequence[int], hope: Prospects, place: int = 0) -> Opinion:
    """The verdict on an action in a line."""
    return Opinion(line[place], hope.chance, hope.games, hope.points, tuple(line))


def line_of(view: GameState, seat: int, strategy: Strategy) -> list[int]:
    """The actions of a seat with a strategy until its phase is over."""
    state, line = view.resample(seat, 0), [settlers_choice(view, seat, strategy)]
    state.apply(line[0], seat)
    while seat in state.to_move and phase_of(state) == phase_of(view) and len(line) < LONGEST:
        line.append(settlers_choice(state, seat, strategy))
        state.apply(line[-1], seat)
    return line


def phase_of(state: GameState) -> tuple[int, int]:
    """The turn and the phase of a position."""
    s: Any = state.record
    return turn_of(s), int(s.phase)


def plan(view: GameState) -> Opinion | None:
    """What a player alone does by the best plan found, and its points; None where nothing can be planned.

    The plan is one game, carried out by the rules; where it ends is no mean.
    """
    s: Any = view.record
    if s.work.job != NO_WORK or s.turn >= TURNS:
        return None
    found = solved(view)
    state, line = view.copy(), []
    for code in found.codes:
        line.append(code)
        state.apply(code, 0)
        if phase_of(state) != phase_of(view) or len(line) == LONGEST:
            break
    return Opinion(line[0], 1.0, 1, float(found.points), tuple(line))


def solved(view: GameState) -> Line:
    """The best line to the end that a short search of the solver finds; the same for the same view."""
    planning = Planning(view, int(view.key()[:15], 16), BRIEF)
    for step in range(STEPS):
        planning.go_on(step / STEPS)
    assert planning.best is not None
    return planning.best


# looking back

Outlooks = tuple[Sequence[Deed], Sequence[Prospects], Sequence[Prospects]]  # deeds, and prospects before and after


class Course:
    """How a game went: its deeds by turns, and its end."""

    def __init__(self, file: GameFile, board: LoadedBoard | str | None) -> None:
        self.file, self.deeds = file, list(deeds_of(file, board))
        self.end = self.deeds[-1].after if self.deeds else file.start(board)
        self.turns = [list(deeds) for _, deeds in groupby(self.deeds, lambda one: turn_of(one.before.record))]
        self.ends = [*(deeds[0].before for deeds in self.turns[1:]), self.end]

    def outcome(self) -> list[Prospects]:
        """The outcome of all seats."""
        if not self.end.result:
            return outlook(self.end)
        winners, scores = self.end.result.winners, self.end.scores
        return [
            Prospects((seat in winners) / len(winners), points, worth_of(scores, seat), 1)
            for seat, points in enumerate(scores)
        ]

    def looked_back(self, after: int) -> LookBack:
        """How the chances went in some turns after a place, and the phase that cost each seat most, if it cost much."""
        if not self.deeds:
            return LookBack([], [], [], [], after, 0, 0)
        played = self.played()
        if self.end.players == 1:
            told = list(reports(played, range(len(played)), self.ahead(played)))
            return LookBack([], [], [], told, len(self.file.steps) - 1, len(played), len(played))
        rest = [number for number, deeds in enumerate(self.turns) if deeds[-1].place > after]
        asked = rest[: -(-len(self.turns) // PARTS)]
        judged = self.turns[asked[-1]][-1].place if asked else after
        found = [self.turn(number) for number in asked]
        done, total = (sum(len({one.seat for one in deeds}) for deeds in turns)
                       for turns in (self.turns[: len(self.turns) - len(rest) + len(asked)], self.turns))  # fmt: skip
        moments = (self.moment(found, seat) for seat in range(self.end.players) if found)
        costly = sorted((one for one in moments if one), key=lambda one: one.place)
        turns = list(reports(played, {turn_of(deeds[0].before.record) for deeds, *_ in found}))
        return LookBack(sorted(judgements(found)), [], costly, turns, judged, done, total)

    def played(self) -> list[Turn]:
        """The turns as they are told."""
        return [
            Turn([(one.seat, one.code) for one in deeds], [*(one.before for one in deeds), end])
            for deeds, end in zip(self.turns, self.ends, strict=True)
        ]

    def ahead(self, played: Sequence[Turn]) -> Ahead | None:
        """The best game known of one player on this board, else one that the solver finds; None if it is no better."""
        start, best = self.deeds[0].before, best_line(self.file.board)
        known = (
            best is not None
            and turn_of(start.record) == 0
            and (best.board_hash, best.options) == (self.file.board_hash, self.file.options)
        )
        codes = [start.code(step.action) for step in best.steps] if best and known else solved(start.view(0)).codes
        state, ends = start.copy(), [start]
        for code in codes:
            before = state.copy()
            state.apply(code, 0)
            if turn_of(state.record) != turn_of(before.record):
                ends.append(before)
        return Ahead(played, [*ends[2:], state], best=known) if state.scores[0] > self.end.scores[0] else None

    def turn(self, number: int) -> Outlooks:
        """A turn, and what all seats could hope for before it, and after it."""
        deeds = self.turns[number]
        after = self.outcome() if number + 1 == len(self.turns) else outlook(self.ends[number])
        return deeds, outlook(deeds[0].before), after

    def moment(self, turns: Sequence[Outlooks], seat: int) -> Moment | None:
        """Where a seat gave most away, in the turn in which it lost most ground."""
        deeds, *_ = max(turns, key=lambda one: one[1][seat].worth - one[2][seat].worth)
        later = [end for end in self.ends if end.turn > deeds[0].before.turn]
        phases = [Phase(one, later) for one in phases_of(deeds, seat)]
        return max(phases, key=Phase.loss).moment() if phases else None


def judgements(turns: Iterable[Outlooks]) -> Iterator[Judgement]:
    """Each turn of each seat, by the last thing that it did in it."""
    for deeds, before, after in turns:
        for seat, place in {one.seat: one.place for one in deeds}.items():
            chance = after[seat].chance
            yield Judgement(place, seat, chance, max(chance, before[seat].chance))


def phases_of(turn: Sequence[Deed], seat: int) -> Iterator[list[Deed]]:
    """What was done in each phase of a turn from a seat's first deed to its last, others' deeds included."""
    for _, phase in groupby(turn, lambda one: phase_of(one.before)):
        deeds = list(phase)
        own = [place for place, one in enumerate(deeds) if one.seat == seat]
        if own:
            yield deeds[own[0] : own[-1] + 1]


def outlook(state: GameState) -> list[Prospects]:
    """The prospects of all seats in a position, if all play on as settlers usually do."""
    ended = [played_out(state, [USUAL] * state.players, draws) for draws in range(1, GLANCED + 1)]
    return [prospects_in(ended, seat, state.turn) for seat in range(state.players)]


class Phase:
    """What a seat did in a phase, the first of some deeds being its own, and where that led."""

    def __init__(self, deeds: Sequence[Deed], later: Sequence[GameState]) -> None:
        self.seat, self.later = deeds[0].seat, later
        self.own = [one for one in deeds if one.seat == self.seat]
        self.before = deeds[0].before.view(self.seat, recall=True)
        self.done = [one.code for one in self.own]
        self.deeds = [(one.seat, one.code) for one in deeds]
        self.after = self.led_to(self.deeds)

    def led_to(self, deeds: Iterable[tuple[int, int]]) -> GameState:
        """The position after some deeds, as far as they are legal where what is hidden has been drawn anew."""
        state = self.before.resample(self.seat, 0)
        for actor, code in deeds:
            with suppress(IllegalAction):
                state.apply(code, actor)
        return state

    def loss(self) -> float:
        """How much worse the seat stood after it, at a glance."""
        seat = self.seat
        return outlook(self.before)[seat].worth - outlook(self.after)[seat].worth

    def moment(self) -> Moment | None:
        """A better line for the seat; None if it gave little away. Both lines are played on with the same strategies: a
        good one for the position before, and one for that after.
        """
        before, after, seat = self.before, self.after, self.seat
        first = search(before, seat).better(USUAL)
        done = Counter(self.done)
        if Counter(line_of(before, seat, first)) == done:
            return None
        strategies = [first, search(after.view(seat, recall=True), seat).better(first)]
        played = max((prospects(after, seat, one) for one in strategies), key=lambda hope: hope.worth)
        hopes = [(prospects(before, seat, one), one) for one in strategies]
        better, strategy = max(hopes, key=lambda found: found[0].worth)
        line = line_of(before, seat, strategy)
        if better.chance - played.chance < COST or better.worth - played.worth < LEAD or Counter(line) == done:
            return None
        return self.told(line, played, better)

    def told(self, line: Sequence[int], played: Prospects, better: Prospects) -> Moment:
        """The moment, with the first action of each line that the other one has not."""
        wrong, right = other_than(self.done, line), other_than(line, self.done)
        there = self.before.resample(self.seat, 0)
        for code in line[:right]:
            there.apply(code, self.seat)
        return Moment(
            place=self.own[wrong].place,
            since=self.own[0].place,
            seat=self.seat,
            played=Opinion(self.done[wrong], played.chance, played.games, played.points),
            before=self.own[wrong].before,
            better=opinion(line, better, right),
            there=there,
            start=self.own[0].before,
            line=[(self.seat, code) for code in line],
            reason=self.reason(line),
        )

    def reason(self, line: Sequence[int]) -> Said | None:
        """Why a line is better, by where it stands before the seat is done."""
        (done,) = self.before.space.codes_of("done")
        lines = self.deeds, [(self.seat, code) for code in line]
        played, better = (self.led_to(one[:-1] if one[-1][1] == done else one) for one in lines)
        return cause(Ends(self.before, played, better, self.seat, self.later))


def other_than(line: Sequence[int], other: Sequence[int]) -> int:
    """The place of the first action of a line that another one has not as often, else of its last one."""
    left = Counter(other)
    for place, code in enumerate(line):
        if not left[code]:
            return place
        left[code] -= 1
    return len(line) - 1
