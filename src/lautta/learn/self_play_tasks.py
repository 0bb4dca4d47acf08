"""Self-play in batches that any process can play: a task goes out, positions and aims come back."""

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import lautta
from lautta.core.boards import LoadedBoard
from lautta.core.chance import Chooser
from lautta.core.current_game import record_of
from lautta.core.game import Game
from lautta.players.network import CERTAIN, Network
from lautta.players.self_play import PARTS, Samples, SelfPlayMemory, Settings
from lautta.players.thinker import effort_of
from lautta.players.thinking import module_for
from lautta.players.weights import BadWeights, thinking_of

MOST_DECISIONS = 3000  # of a game; one that goes on is left
PRACTICE_BOARDS = 256  # that are learned on besides the game's own, each as often


@dataclass(frozen=True)
class Exploring:
    """The settings of self-play, as fractions; see `lautta.players.self_play.Settings`."""

    explore: float = 0.02
    noise: float = 0.01
    reach: float = 0.8


@dataclass(frozen=True)
class Task:
    """Games to play; any process on any machine plays the same ones.

    `practice` is the share of games on boards that are only for learning, if there are any. `worlds` is the number of
    games that the search follows for a decision, 0 for the network alone.
    """

    game: str
    players: int
    network: bytes
    games: int
    seed: int
    exploring: Exploring = field(default_factory=Exploring)
    practice: float = 0.0
    worlds: int = 0


@dataclass(frozen=True)
class Played:
    """The training data of a task: positions one after another, `lengths` numbers each, and their aims."""

    games: int
    decisions: int
    left: int  # games that did not end
    lengths: NDArray[np.int64]
    index: NDArray[np.uint16]
    amount: NDArray[np.float32]
    aims: NDArray[np.float32]


class Room:
    """What self-play works in; one for each thread."""

    def __init__(self, game: Game) -> None:
        self.game, self.entries = game, module_for(thinking_of(game))
        self.memory = record_of(SelfPlayMemory, game.table)()


def play(task: Task, room: Room | None = None) -> Played:
    """Play a task; raises BadWeights for a game without a declaration for thinking players."""
    room = room or Room(lautta.game(task.game))
    dice, chooser = Random(task.seed), Chooser(seed=task.seed)
    network = Network.from_buffer_copy(task.network)
    e = task.exploring
    settings = Settings(
        explore=round(e.explore * PARTS),
        noise=round(e.noise * CERTAIN),
        reach=round(e.reach * PARTS),
        range=thinking_of(room.game).far,
        most=MOST_DECISIONS,
    )
    effort = effort_of(thinking_of(room.game).hardest, task.worlds)
    parts: list[Any] = []
    decisions = left = 0
    for _ in range(task.games):
        board = some_board(room.game, task.practice, dice)
        state = room.game.new(task.players, dice.getrandbits(60), board)
        decisions += room.entries.self_play(board.record, state.record, room.memory, network, effort, settings, chooser)
        left += not state.over
        parts.append(taken(room.memory.samples))
    lengths, index, amount, aims = (np.concatenate(each) for each in zip(*parts, strict=True))
    return Played(task.games, decisions, left, lengths, index, amount, aims)


def some_board(game: Game, practice: float, dice: Random) -> LoadedBoard:
    """Return the board of a game or, for a share of the games, one that is only for learning."""
    if thinking_of(game).practice is None or dice.random() >= practice:
        return game.board()
    return practice_board(game, dice.randrange(PRACTICE_BOARDS))


@cache
def practice_board(game: Game, number: int) -> LoadedBoard:
    """Return a board that is only for learning; raises BadWeights if the game has none."""
    practice = thinking_of(game).practice
    if practice is None:
        raise BadWeights(game.name, "there are no boards that are only for learning")
    return game.load_board(practice(number))


def taken(samples: Samples) -> tuple[Any, ...]:
    """Return the positions of a game as separate arrays."""
    count, numbers = samples.count, samples.numbers if samples.count else 0
    begin = np.ctypeslib.as_array(samples.begin)[: count + 1]
    return (
        np.diff(begin).astype(np.int64),
        np.ctypeslib.as_array(samples.index)[:numbers].copy(),
        np.ctypeslib.as_array(samples.amount)[:numbers].astype(np.float32),
        (np.ctypeslib.as_array(samples.aim)[:count] / CERTAIN).astype(np.float32),
    )
