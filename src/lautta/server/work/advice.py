"""What players that think tell people: advice in a position that they are shown, and reviews of games that are over."""

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec import Struct

from lautta import players
from lautta.core.boards import LoadedBoard
from lautta.core.files import GameFile
from lautta.core.game import GameState
from lautta.players import review
from lautta.players.advice import advice
from lautta.players.thinker import Opinion, Thinker
from lautta.server.messages.advice import Advice, AdvisedAction, JudgedAction, Review, TurningPoint
from lautta.server.messages.parts import Said
from lautta.server.messages.variations import LineAction, VariationRequest
from lautta.server.table.positions import shown_by
from lautta.server.work.variations import Variation, seed_of

BEST = 3
DRAW = 0  # of the variations in which better lines are played
LONGEST = 6  # actions of a better line


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
    return Advice(seat, sorted(best, key=lambda action: -action.chance))


def told_apart(state: GameState, seat: int, opinions: Sequence[Opinion]) -> Iterator[AdvisedAction]:
    """The actions without those that are told in the same words as one before."""
    told = []
    for one in opinions:
        action = advised(state, seat, one.code, one.chance)
        if action.said not in told:
            told.append(action.said)
            yield action


def advised(state: GameState, seat: int, code: int, chance: float) -> AdvisedAction:
    """An action in a position, with its chance to win."""
    return AdvisedAction(state.space.text(code), state.space.names(code), said_of(state, seat, code), percent(chance))


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
    made = [(events[place], one, before) for place, one, before in review.decisions(file, board)]
    found = review.turning_points((one for _, one, _ in made), ask.seat)
    points = [turning_point(ask.table, made[point.place][0], made[point.place][2], point) for point in found]
    judged = [JudgedAction(number, one.seat, percent(one.chance), percent(one.best)) for number, one, _ in made]
    return Review(ask.table, ask.seat, judged, points)


def turning_point(table: str, number: int, state: GameState, point: review.TurningPoint) -> TurningPoint:
    """A turning point as it is told."""
    seat, moment, better = point.decision.seat, number - 1, point.better
    return TurningPoint(
        number=number,
        moment=moment,
        seat=seat,
        played=advised(state, seat, point.played.code, point.played.chance),
        better=advised(state, seat, better.code, better.chance),
        draw=DRAW,
        line=better_line(table, moment, state, seat, better.code),
    )


def better_line(table: str, moment: int, state: GameState, seat: int, code: int) -> list[LineAction]:
    """The better action, and what the same seat does next, in the variation where it will be shown."""
    variation = Variation(state.view(seat), seat, seed_of(table, VariationRequest(moment, DRAW)))
    variation.do(seat, code)
    while variation.state.to_move == (seat,) and len(variation.line) < LONGEST:
        variation.do(seat, players.decision(Thinker(), variation.state, seat))
    return [LineAction(one.seat, one.action) for one in variation.line]
