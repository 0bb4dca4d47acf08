"""Games against oneself, in batches that any process can play: a task goes out, what there is to learn comes back."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import lautta
from lautta.core.chance import Chooser
from lautta.core.game import Game
from lautta.players.network import CERTAIN, Network
from lautta.players.one_ply import Desk
from lautta.players.self_play import Samples, Settings
from lautta.players.thinking import module_for
from lautta.players.weights import thinking_of

MOST_DECISIONS = 3000  # of a game; one that goes on is left


@dataclass(frozen=True)
class Exploring:
    """How games against oneself are played: see `lautta.players.self_play.Settings`, here as fractions."""

    explore: float = 0.02
    noise: float = 0.01
    reach: float = 0.8


@dataclass(frozen=True)
class Task:
    """Some games to play: all that it takes, so that any process on any machine plays the same ones."""

    game: str
    players: int
    network: bytes
    games: int
    seed: int
    exploring: Exploring = field(default_factory=Exploring)


@dataclass(frozen=True)
class Played:
    """What there is to learn from a task: positions one after another, `lengths` numbers each, and their aims."""

    games: int
    decisions: int
    left: int  # games that did not end
    lengths: NDArray[np.int64]
    index: NDArray[np.uint16]
    amount: NDArray[np.float32]
    aims: NDArray[np.float32]


class Room:
    """The records that games against oneself are played in; one a thread."""

    def __init__(self, game: Game) -> None:
        state = game.table.state
        self.game, self.entries = game, module_for(thinking_of(game))
        self.seen, self.trial, self.desk, self.samples = state(), state(), Desk(), Samples()


def play(task: Task, room: Room | None = None) -> Played:
    """Play a task; raises BadWeights for a game that players cannot think about."""
    room = room or Room(lautta.game(task.game))
    board = room.game.board()
    dice, chooser = Random(task.seed), Chooser(seed=task.seed)
    network = Network.from_buffer_copy(task.network)
    e = task.exploring
    settings = Settings(
        explore=round(e.explore * 1024),
        noise=round(e.noise * CERTAIN),
        reach=round(e.reach * 1024),
        range=thinking_of(room.game).far,
        most=MOST_DECISIONS,
    )
    parts: list[Any] = []
    decisions = left = 0
    for _ in range(task.games):
        state = room.game.new(task.players, dice.getrandbits(60), board)
        decisions += room.entries.self_play(
            board.record, state.record, room.seen, room.trial, network, room.desk, room.samples, settings, chooser
        )
        left += not state.over
        parts.append(taken(room.samples))
    lengths, index, amount, aims = (np.concatenate(each) for each in zip(*parts, strict=True))
    return Played(task.games, decisions, left, lengths, index, amount, aims)


def taken(samples: Samples) -> tuple[Any, ...]:
    """The positions of a game as arrays of their own."""
    count, numbers = samples.count, samples.numbers if samples.count else 0
    begin = np.ctypeslib.as_array(samples.begin)[: count + 1]
    return (
        np.diff(begin).astype(np.int64),
        np.ctypeslib.as_array(samples.index)[:numbers].copy(),
        np.ctypeslib.as_array(samples.amount)[:numbers].astype(np.float32),
        (np.ctypeslib.as_array(samples.aim)[:count] / CERTAIN).astype(np.float32),
    )
