"""Advice by players that search, for a position that a person sees, and reviews of games that are over."""

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec import Struct

from lautta import players
from lautta.core import advisers
from lautta.core.advisers import Opinion
from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.core.game_files import GameFile
from lautta.players.advice import advice
from lautta.players.review import look_back
from lautta.players.thinker import Thinker
from lautta.server.messages.advice import Advice, AdvisedAction, JudgedAction, KeyMoment, Review
from lautta.server.messages.parts import Said
from lautta.server.messages.variations import LineAction, VariationRequest
from lautta.server.table.positions import shown_by
from lautta.server.work.variations import Variation, seed_of

BEST = 3
DRAW = 0  # of the variations in which better lines are played
LONGEST = 6  # actions of a better line, where it is not known how it goes on


class Reviewed(Struct, array_like=True):
    """A game that is over: its table, its file, the numbers of the events of its actions, whose turning points."""

    table: str
    text: str
    numbers: list[int]
    seat: int


# advice


def advice_on(view: GameState, seat: int) -> Advice:
    """The best actions of a seat, given what it is shown."""
    if seat not in view.to_move:
        return Advice(seat, [])
    best = list(islice(told_apart(view.resample(seat, DRAW), seat, advice(view, seat)), BEST))
    return Advice(seat, sorted(best, key=lambda action: -(action.chance or 0)))


def told_apart(state: GameState, seat: int, opinions: Sequence[Opinion]) -> Iterator[AdvisedAction]:
    """The actions without those that are told in the same words as one before."""
    told = []
    for one in opinions:
        action = advised(state, seat, one)
        if action.said not in told:
            told.append(action.said)
            yield action


def advised(state: GameState, seat: int, opinion: Opinion) -> AdvisedAction:
    """An action in a position, with what is thought of it."""
    space, code = state.space, opinion.code
    return AdvisedAction(
        action=space.text(code),
        args=space.names(code),
        said=said_of(state, seat, code),
        chance=percent(opinion.chance) if state.players > 1 else None,
        points=None if opinion.points is None else round(opinion.points),
        line=[space.text(each) for each in opinion.line] or [space.text(code)],
    )


def percent(chance: float) -> int:
    """A chance as people are told it: nothing is certain before it has happened.

    >>> percent(0.004), percent(0.555), percent(1.0)
    (1, 56, 99)
    """
    return min(max(round(chance * 100), 1), 99)


def said_of(state: GameState, seat: int, code: int) -> list[Said]:
    """An action in the words of the log, told to its seat, without what chance or others make of it."""
    after = state.copy()
    after.apply(code, seat)
    if shown_by(after) == shown_by(state):
        said = [Said(one.key, dict(one.args)) for one in after.tell(state, seat, code, seat)]
    else:
        first, *_ = after.tell(state, seat, code, None)
        said = [Said(first.key, {**first.args, "you": 1})]
    return list(own(said, seat))


def own(said: Sequence[Said], seat: int) -> Iterator[Said]:
    """The first sentences, up to one about somebody else."""
    for one in said:
        if one.args.get("seat", seat) != seat:
            return
        yield one


# reviews


def reviewed(board: LoadedBoard, ask: Reviewed) -> Review:
    """Look back at a game that is over."""
    file = GameFile.parse(ask.text)
    numbers = iter(ask.numbers)
    events = [0 if step.branch else next(numbers) for step in file.steps]
    found = look_back(file, (ask.seat,), board)
    judged = [JudgedAction(events[each.place], each.seat, percent(each.chance), percent(each.best))
              for each in found.judgements]  # fmt: skip
    points = [turning_point(ask.table, events[point.place], events[point.since] - 1, point) for point in found.points]
    return Review(ask.table, ask.seat, judged, points)


def turning_point(table: str, number: int, moment: int, point: advisers.TurningPoint) -> KeyMoment:
    """A turning point as it is told: what was played in event `number`, and better from `moment` on."""
    return KeyMoment(
        number=number,
        moment=moment,
        seat=point.seat,
        played=advised(point.before, point.seat, point.played),
        better=advised(point.there, point.seat, point.better),
        draw=DRAW,
        line=better_line(table, moment, point),
    )


def better_line(table: str, moment: int, point: advisers.TurningPoint) -> list[LineAction]:
    """What is better, and what the same seat does next, in the variation where it will be shown."""
    seat, state = point.seat, point.there
    if point.better.line:
        return [LineAction(seat, state.space.text(code)) for code in point.better.line]
    variation = Variation(state.view(seat), seat, seed_of(table, VariationRequest(moment, DRAW)))
    variation.do(seat, point.better.code)
    while variation.state.to_move == (seat,) and len(variation.line) < LONGEST:
        variation.do(seat, players.decision(Thinker(), variation.state, seat))
    return [LineAction(one.seat, one.action) for one in variation.line]
