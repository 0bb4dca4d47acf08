"""Games that one player played alone: the one that comes along with a board, and two of them beside each other."""

import logging
from itertools import pairwise

import msgspec
from msgspec import Struct

from lautta.core.boards import LoadedBoard
from lautta.core.game import Alone, Game, GameState
from lautta.core.game_files import DamagedGame, GameFile
from lautta.core.timeline import Timeline, positions_of
from lautta.server.messages.comparing import Comparable, ComparedGame, ComparedStage, Comparison, Difference
from lautta.server.messages.parts import Said
from lautta.server.table.positions import STRIDE, to_move_mask
from lautta.server.table.story import told_of_action

log = logging.getLogger(__name__)


class Known(Struct, array_like=True):
    """Data on a board's best game, once it has been verified."""

    points: int
    rules: int
    options: dict[str, str]


class KnownStep(Struct, array_like=True):
    """An action of it, what is told of it, and the mask of the seats that may act then."""

    action: str
    told: bytes
    to_move: int


class KeptPosition(Struct, array_like=True):
    """The position after so many actions, as snapshots have it."""

    actions: int
    layout: str
    data: bytes
    text: str


class KnownSteps(Struct, array_like=True):
    """All of it, as a table is made from it."""

    seed: bytes
    options: dict[str, str]
    rules: int
    steps: list[KnownStep]
    kept: list[KeptPosition]


class Side(Struct, array_like=True):
    """A game that is compared: whose it is, its file, and the events of its start and of each action."""

    of: Comparable
    mine: bool
    text: str
    numbers: list[int]


class Compared(Struct, array_like=True):
    """A comparison: a game, another one, and all that it could be compared with."""

    this: Side
    other: Side | None
    others: list[Comparable]


# the game that comes along


def known(game: Game, board: LoadedBoard) -> Known | None:
    """The game that comes along with a board, replayed by the rules; None where there is none that is whole."""
    if (file := known_file(game, board)) is None:
        return None
    try:
        end = file.replay(board)
    except DamagedGame as error:
        told = {"board": board.name, "game": game.name, "why": str(error)}
        log.error("the best game known on %(board)s of %(game)s is damaged: %(why)s", told)
        return None
    return Known(end.scores[0], file.rules, end.options) if end.over and end.players == 1 and file.final else None


def known_file(game: Game, board: LoadedBoard) -> GameFile | None:
    """The file of it, None where there is none."""
    return game.alone.known(board.name) if game.alone else None


def known_steps(game: Game, board: LoadedBoard) -> KnownSteps | None:
    """All of its steps; None where there is none."""
    file = known_file(game, board)
    if file is None or file.seed is None:
        return None
    positions = [state.copy() for state in positions_of(file, board)]
    actions = [step.action for step in file.steps if not step.branch]
    steps = [
        KnownStep(action, told_of_action(before, 0, before.code(action), after), to_move_mask(after))
        for action, (before, after) in zip(actions, pairwise(positions), strict=True)
    ]
    kept = [
        KeptPosition(number, game.layout, state.bytes(), state.text())
        for number, state in enumerate(positions)
        if (number + 1) % STRIDE == 0 or state is positions[-1]
    ]
    return KnownSteps(file.seed, positions[0].options, file.rules, steps, kept)


# two beside each other


def compared(game: Game, board: LoadedBoard, ask: Compared) -> Comparison:
    """A game beside another one, or alone where there is no other."""
    alone = game.alone
    assert alone
    this, this_options = course_of(alone, board, ask.this)
    points = [ask.this.of.points, *(each.points for each in ask.others)]
    found = Comparison(game.name, board.name, told(this, ask.this), None, ask.others, False, [], [])
    if ask.other is None:
        return found
    other, other_options = course_of(alone, board, ask.other)
    return msgspec.structs.replace(
        found,
        other=told(other, ask.other),
        best=ask.other.of.points >= max(points),
        options=[name for name in this_options if this_options[name] != other_options.get(name)],
        differences=differences(alone, (this, ask.this), (other, ask.other)),
    )


def course_of(alone: Alone, board: LoadedBoard, side: Side) -> tuple[Timeline, dict[str, str]]:
    """How a game went, and its options; raises DamagedGame."""
    file = GameFile.parse(side.text)
    return alone.course(positions_of(file, board)), file.start(board).options


def told(course: Timeline, side: Side) -> ComparedGame:
    """A game as it is told."""
    stages = [
        ComparedStage(stage.turn, side.numbers[stage.actions], dict(stage.figures), sketch_of(stage.position))
        for stage in course.stages
    ]
    of = side.of
    return ComparedGame(of.table, of.name, of.points, of.solver, side.mine, stages, dict(course.totals))


def sketch_of(state: GameState) -> object:
    """The little of a position that a small picture shows."""
    view = state.view(None)
    return view.game.clients.sketch(view)


def differences(alone: Alone, this: tuple[Timeline, Side], other: tuple[Timeline, Side]) -> list[Difference]:
    """The differences of the other game, with the moments to look at."""
    (mine, here), (theirs, there) = this, other
    return [
        Difference(Said(one.said.key, dict(one.said.args)), one.turn, here.numbers[one.mine], there.numbers[one.other])
        for one in alone.compare(mine, theirs)
    ]
