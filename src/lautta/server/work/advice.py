"""Advice by players that search, for a position that a person sees, and reviews of games that are over."""

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec import Struct

from lautta.core.advisers import Moment, Opinion
from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.core.game import Said as Sentence
from lautta.core.game_files import GameFile
from lautta.players.advice import advice
from lautta.players.review import look_back
from lautta.server.messages.advice import (
    Advice,
    AdvisedAction,
    Alternative,
    JudgedAction,
    KeyMoment,
    LineStep,
    Luck,
    Review,
    TurnReport,
)
from lautta.server.messages.parts import Said
from lautta.server.messages.variations import LineAction, VariationRequest
from lautta.server.table.positions import shown_by
from lautta.server.work.variations import Variation, seed_of

BEST = 3
DRAW = 0  # of the variations in which lines are played


class Reviewed(Struct, array_like=True):
    """A game that is over: its table, its file, the numbers of the events of its actions, after which one."""

    table: str
    text: str
    numbers: list[int]
    after: int


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
        said = sent(after.tell(state, seat, code, seat))
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
    """Look back at a part of a game that is over."""
    file = GameFile.parse(ask.text)
    numbers = iter(ask.numbers)
    events = [0 if step.branch else next(numbers) for step in file.steps]
    after = max((place for place, event in enumerate(events) if 0 < event <= ask.after), default=-1)
    found = look_back(file, board, after, lambda place: seed_of(ask.table, variation_from(events[place])))
    return Review(
        table=ask.table,
        decisions=[JudgedAction(events[one.place], one.seat, percent(one.chance), percent(one.best), one.grade)
                   for one in found.judgements],
        lucks=[Luck(events[one.place], one.seat, round(100 * one.gain, 1)) for one in found.lucks],
        moments=[key_moment(ask.table, events, one) for one in found.moments],
        turns=[TurnReport(one.turn, one.seat, sent(one.brought), sent(one.waited), sent(one.ahead))
               for one in found.turns],
        judged=events[found.judged] if events else 0,
        done=found.done,
        total=found.total,
    )  # fmt: skip


def variation_from(number: int) -> VariationRequest:
    """The variation in which a line is played in place of an event."""
    return VariationRequest(number - 1, DRAW)


def key_moment(table: str, events: Sequence[int], one: Moment) -> KeyMoment:
    """A moment as it is told."""
    seat, request = one.seat, variation_from(events[one.since])
    variation = Variation(one.start.view(seat), seat, seed_of(table, request))
    variation.play([LineAction(actor, one.before.space.text(code)) for actor, code in one.line])
    return KeyMoment(
        number=events[one.place],
        moment=request.moment,
        seat=seat,
        grade=one.grade,
        cost=round(100 * one.cost),
        played=advised(one.before, seat, one.played),
        better=advised(one.there, seat, one.better),
        alternatives=[Alternative(one.before.space.text(each.code), percent(each.chance)) for each in one.others],
        draw=DRAW,
        line=[LineStep(each.seat, each.action, each.said) for each in variation.line],
        reason=sent([one.reason])[0] if one.reason else None,
    )


def sent(said: Sequence[Sentence]) -> list[Said]:
    """Sentences as they are sent."""
    return [Said(one.key, dict(one.args)) for one in said]
