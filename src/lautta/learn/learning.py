"""Learning a game: rounds of self-play and training, matches for promotion, and resumption.

During the training on one round, the previous network already plays the next. So the result depends on the plan and, as
the rate falls with time, on the speed of the machine, but not on the number of threads.
"""

import io
import json
import time
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from lautta.core import keptrun
from lautta.core.game import Game
from lautta.learn.matches import share_of
from lautta.learn.self_play_tasks import Exploring, Played, Room, Task, play
from lautta.learn.training import Rate, Training
from lautta.learn.window import Window
from lautta.players.network import Network
from lautta.players.weights import Weights, lacking, mark_of, thinking_of, weights_of, written

STATE, BEST, CURVE = "state.npz", "best.net", "curve.jsonl"
MATCHES = 0.1  # of the time at most, where a game is so long that a match takes minutes


@dataclass(frozen=True)
class Plan:
    """The plan for learning a game.

    `minutes` are of processor time, so that a busy machine learns as much as an idle one. A round is `games` of
    self-play and `steps` of training on `batch` positions from a window of `positions`. The rate falls evenly from
    `rate` to `last_rate`. Every `check` seconds, or less often if matches would take more than a tenth of the time, the
    network plays `match` games against the best one so far, and replaces it with half the wins. `practice` is the share
    of games on boards that are only for learning, if there are any. In the last `searched` part of the time, the search
    follows `worlds` games for each decision; with 0, the network decides alone. `start` is the checksum of the network
    that it begins with, 0 for random weights.
    """

    players: int = 2
    minutes: float = 10.0
    seed: int = 1
    games: int = 64
    steps: int = 24
    batch: int = 256
    positions: int = 200_000
    rate: float = 1e-3
    last_rate: float = 1e-4
    check: float = 60.0
    match: int = 400
    exploring: Exploring = field(default_factory=Exploring)
    practice: float = 0.5
    worlds: int = 0
    searched: float = 0.25
    start: int = 0


class Threads:
    """A pool of threads that play: compiled games need no lock."""

    def __init__(self, game: Game, jobs: int) -> None:
        self._pool = ThreadPoolExecutor(jobs)
        self._rooms = [Room(game) for _ in range(jobs)]

    def begin(self, tasks: Sequence[Task]) -> Callable[[], list[Played]]:
        """Begin to play; return a function that waits for all results, in the order of the tasks."""
        mine = [(tasks[i :: len(self._rooms)], room) for i, room in enumerate(self._rooms)]
        begun: list[Future[list[Played]]] = [self._pool.submit(_play_all, own, room) for own, room in mine]

        def ended() -> list[Played]:
            by_room = [future.result() for future in begun]
            return [by_room[i % len(by_room)][i // len(by_room)] for i in range(len(tasks))]

        return ended


def _play_all(tasks: Sequence[Task], room: Room) -> list[Played]:
    return [play(task, room) for task in tasks]


@dataclass
class Progress:
    """The progress of learning."""

    seconds: float = 0.0
    rounds: int = 0
    games: int = 0
    decisions: int = 0
    left: int = 0
    loss: float = 0.0
    share: float | None = None  # of wins in the last match for promotion,
    against: float | None = None  # and of the best network against the one that comes with the game, if any does


class Learning:
    """The learning of one game for a number of players, in a folder from which it can resume."""

    def __init__(
        self, game: Game, plan: Plan, folder: Path, pool: Threads, tasks: int, start: Network | None = None
    ) -> None:
        plan = replace(plan, start=zlib.crc32(bytes(start)) if start else 0)
        self.game, self.plan, self.folder, self.pool, self.tasks = game, plan, folder, pool, tasks
        self.mark, inputs = mark_of(game, plan.players), thinking_of(game).inputs
        self.training = Training(inputs, plan.seed)
        self.window = Window(plan.positions, inputs, plan.players)
        self.dice = np.random.default_rng(plan.seed)
        self.progress = Progress()
        self.best: Network | None = None
        if (folder / STATE).is_file():
            self._go_on()
        elif start:
            self.training.begin_with(start)
            self.best = start

    @property
    def done(self) -> float:
        """The elapsed part of the time."""
        return min(1.0, self.progress.seconds / (self.plan.minutes * 60))

    @property
    def network(self) -> Network:
        """The present network."""
        return self.training.network(self.mark)

    def run(self) -> Iterator[Progress]:
        """Learn until the time is over; yield the progress after each round, and save after each match.

        Raises FolderInUse.
        """
        with keptrun.held(self.folder):
            yield from self._run()

    def _run(self) -> Iterator[Progress]:
        if self.done == 1.0:
            return
        began, before = time.process_time(), self.progress.seconds
        due = before + self.plan.check
        ended = self._begin()
        while self.done < 1.0:
            played, ended = ended(), self._begin()
            self._learn(played)
            self.progress.seconds = before + time.process_time() - began
            if self.progress.seconds >= due:
                self._promote()
                took = before + time.process_time() - began - self.progress.seconds
                due = self.progress.seconds + max(self.plan.check, took / MATCHES)
                self.save()
            yield self.progress
        ended()
        self._promote()
        self.save()

    def save(self) -> None:
        """Write the state for a resumption, and the best network so far as a file of weights."""
        head = {
            "plan": asdict(self.plan), "mark": self.mark, "dice": self.dice.bit_generator.state,
            "progress": asdict(self.progress), "steps": self.training.steps,
        }  # fmt: skip
        best = np.frombuffer(bytes(self.best or self.network), np.uint8)
        kept = io.BytesIO()
        arrays: dict[str, Any] = {"head": np.array(json.dumps(head)), "best": best, **self.training.arrays()}
        np.savez(kept, **arrays)
        keptrun.replace(self.folder / STATE, kept.getvalue())
        keptrun.replace(self.folder / BEST, written(self.weights(), thinking_of(self.game).inputs))
        keptrun.write(self.folder / CURVE, f"{json.dumps(asdict(self.progress))}\n".encode(), "ab")

    def weights(self) -> Weights:
        """The best network so far with its card."""
        card = {
            "plan": asdict(self.plan),
            "games": self.progress.games,
            "hours": round(self.progress.seconds / 3600, 3),
            "curve": [at for _, at in keptrun.lines(self.folder / CURVE, json.loads)],
        }
        return Weights(self.game.name, self.plan.players, self.best or self.network, card)

    def _begin(self) -> Callable[[], list[Played]]:
        p, network = self.plan, bytes(self.network)
        first = (p.seed << 32) + (self.progress.rounds + 2) * self.tasks
        worlds = p.worlds if self.done >= 1 - p.searched else 0
        return self.pool.begin([
            Task(self.game.name, p.players, network, p.games // self.tasks, first + i, p.exploring, p.practice, worlds)
            for i in range(self.tasks)
        ])  # fmt: skip

    def _learn(self, played: Sequence[Played]) -> None:
        p = self.progress
        for each in played:
            self.window.add(each)
            p.games, p.decisions, p.left = p.games + each.games, p.decisions + each.decisions, p.left + each.left
        p.rounds += 1
        if len(self.window) < 8 * self.plan.batch:
            return
        rate = Rate(self.plan.rate + (self.plan.last_rate - self.plan.rate) * self.done)
        for _ in range(self.plan.steps):
            loss = self.training.step(self.window.draw(self.plan.batch, self.dice), rate)
            p.loss += (loss - p.loss) / min(1000, self.training.steps)

    def _promote(self) -> None:
        """Replace the best network if this one wins as often."""
        network, p = self.network, self.progress
        if self.best is not None:
            p.share = self._match(network, self.best)
            if p.share < 0.5:
                return
        self.best = network
        if lacking(self.game, self.plan.players, searching=False) is None:
            p.against = self._match(network, weights_of(self.game, self.plan.players).network)

    def _match(self, one: Network, other: Network) -> float:
        plan = self.plan
        return share_of(self.game, plan.players, one, other, plan.match, plan.seed + self.progress.rounds)

    def _go_on(self) -> None:
        """Resume an interrupted run; raises OtherRun and DamagedRun."""
        with keptrun.reading(self.folder / STATE, BadZipFile, zlib.error):
            kept = np.load(self.folder / STATE, allow_pickle=False)
            head = json.loads(str(kept["head"]))
            kept_plan, plan = settled(head["plan"], head["mark"]), settled(asdict(self.plan), self.mark)
            keptrun.refuse_another(self.folder, kept_plan, plan)
            self.training.take({name: kept[name] for name in self.training.arrays()}, head["steps"])
            self.progress = Progress(**head["progress"])
            self.dice.bit_generator.state = head["dice"]
            self.best = Network.from_buffer_copy(kept["best"].tobytes())


def settled(plan: Mapping[str, Any], mark: int) -> dict[str, Any]:
    """What stays the same when a run goes on: how long it learns, and how often it is checked, may change."""
    fixed = {name: value for name, value in plan.items() if name not in ("minutes", "check")}
    return {**fixed, "features or rules": mark}
