"""Solving: the searches that a game offers for the best line of one player, side by side, kept in a folder.

Each search has a seed of its own and knows nothing of the others, so what it finds does not depend on them; in minutes
it depends on the clock as well, in rounds on the seed alone.
"""

import json
import time
from collections.abc import Generator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from copy import copy
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from lautta.core import keptrun
from lautta.core.game import Game, GameState
from lautta.core.game_files import GameFile
from lautta.core.solvers import Line, Search, Solver

STATE, BEST, CURVE = "state.json", "best.txt", "curve.jsonl"
SEED_OF_GAMES = 1
NAME = "solver"  # of the player in game files


@dataclass(frozen=True)
class Plan:
    """How long to search: for `minutes`, earlier ones in the folder included, or until each search has gone on for so
    many `rounds`.
    """

    seed: int = 1
    minutes: float = 15.0
    rounds: int | None = None


class NoSolver(ValueError):
    """The game does not offer any solver."""


@dataclass
class Progress:
    """The progress of a search."""

    seconds: float = 0.0
    rounds: int = 0
    evaluations: int = 0
    points: int | None = None


class Solving:
    """The start of one game being solved, kept in a folder where it can go on after a break."""

    def __init__(self, start: GameState, plan: Plan, folder: Path, jobs: int) -> None:
        """Raises NoSolver, OtherRun and DamagedRun."""
        self.start, self.plan, self.folder, self.jobs = start, plan, folder, jobs
        self.best: Line | None = None
        self.progress = Progress()
        self._solver = solver_of(start.game)
        self._searches: list[Search] = []
        self._rounds: list[int] = []
        self._kept: list[Mapping[str, Any]] = []  # what each search kept when it had gone on last
        if (folder / STATE).is_file():
            self._take_up()
        self._told = copy(self.progress)
        while len(self._searches) < jobs:
            self._add(0, None)

    @property
    def done(self) -> float:
        """The part of what was planned that is over."""
        return min(self._done(i) for i in range(self.jobs))

    def run(self) -> Generator[Progress, None, None]:
        """Search as long as planned; answers the progress whenever a search has gone on a little.

        What is found is saved when it is better than before, all else now and then and at the end, even if that is
        an interrupt. Raises FolderInUse.
        """
        with keptrun.held(self.folder), ThreadPoolExecutor(self.jobs) as pool:
            if self.best is not None:
                keptrun.replace(self.folder / BEST, self.file(self.best).text().encode())
            try:
                yield from self._search(pool)
            finally:
                self._save()
                self._tell()

    def curve(self) -> list[Progress]:
        """What has been told in the folder so far; raises DamagedRun."""
        return [at for _, at in keptrun.lines(self.folder / CURVE, lambda line: Progress(**json.loads(line)))]

    def file(self, line: Line) -> GameFile:
        """The game file of a line; raises ValueError for one that is not what it says."""
        state = self.start.copy()
        made = GameFile.of(state, SEED_OF_GAMES, {0: NAME})
        for code in line.codes:
            made.add(0, state.named(code).text)
            state.apply(code, 0)
        if state.result is None or state.result.scores[0] != line.points:
            raise ValueError(f"a line on {state.board.name} does not give {line.points} points")
        made.close(state)
        return made

    def _search(self, pool: ThreadPoolExecutor) -> Generator[Progress, None, None]:
        began, before = time.monotonic(), self.progress.seconds
        saved = began
        under_way: dict[Future[None], int] = {}
        for i in range(self.jobs):
            self._begin_round(pool, under_way, i)
        while under_way:
            ended, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for future in ended:
                i = under_way.pop(future)
                future.result()
                self.progress.seconds = before + time.monotonic() - began
                self._note(i)
                self._begin_round(pool, under_way, i)
            if time.monotonic() - saved > 20:
                saved = time.monotonic()
                self._save()
            yield self.progress

    def _begin_round(self, pool: ThreadPoolExecutor, under_way: dict[Future[None], int], i: int) -> None:
        done = self._done(i)
        if done < 1:
            under_way[pool.submit(self._searches[i].go_on, done)] = i

    def _done(self, i: int) -> float:
        """The part of what was planned for a search that is over."""
        if self.plan.rounds is not None:
            return min(1.0, self._rounds[i] / self.plan.rounds)
        return min(1.0, self.progress.seconds / (60 * self.plan.minutes))

    def _note(self, i: int) -> None:
        search = self._searches[i]
        self._rounds[i] += 1
        self._kept[i] = search.kept()
        self.progress.rounds = sum(self._rounds)
        self.progress.evaluations = sum(each.evaluations for each in self._searches)
        if search.best is not None and (self.best is None or search.best[:2] > self.best[:2]):
            better = self.best is None or search.best.points > self.best.points
            self.best, self.progress.points = search.best, search.best.points
            keptrun.replace(self.folder / BEST, self.file(self.best).text().encode())
            if better:
                self._tell()

    def _tell(self) -> None:
        """Add a line to the curve, if it went on since the last one."""
        if self._told == self.progress:
            return
        self._told = copy(self.progress)
        keptrun.write(self.folder / CURVE, f"{json.dumps(asdict(self.progress))}\n".encode(), "ab")

    # the folder

    def _task(self) -> dict[str, Any]:
        return {
            "game": self.start.game.name,
            "board": f"{self.start.board.name} {self.start.board.hash:016x}",
            "options": dict(self.start.options),
            "rules": self.start.game.rules.version,
            "seed": self.plan.seed,
        }

    def _save(self) -> None:
        searches = [{"rounds": rounds, "kept": kept} for rounds, kept in zip(self._rounds, self._kept, strict=True)]
        kept = {**self._task(), "seconds": self.progress.seconds, "searches": searches}
        keptrun.replace(self.folder / STATE, f"{json.dumps(kept)}\n".encode())

    def _take_up(self) -> None:
        """Go on where a run was broken off; raises OtherRun and DamagedRun."""
        with keptrun.reading(self.folder / STATE):
            kept = json.loads((self.folder / STATE).read_bytes())
            wanted = self._task()
            keptrun.refuse_another(self.folder, {name: kept[name] for name in wanted}, wanted)
            self._take(kept)

    def _take(self, kept: Mapping[str, Any]) -> None:
        self.progress.seconds = float(kept["seconds"])
        for each in kept["searches"]:
            self._add(int(each["rounds"]), each["kept"])
        lines = [search.best for search in self._searches if search.best is not None]
        self.progress.rounds = sum(self._rounds)
        self.progress.evaluations = sum(search.evaluations for search in self._searches)
        if lines:
            self.best = max(lines, key=lambda line: line[:2])
            self.progress.points = self.best.points
            self.file(self.best)

    def _add(self, rounds: int, kept: Mapping[str, Any] | None) -> None:
        """Add a search, from its beginning or from what it kept."""
        seed = (self.plan.seed << 16) + len(self._searches)
        search = self._solver.begin(self.start, seed, kept or None)
        self._searches.append(search)
        self._rounds.append(rounds)
        self._kept.append(kept or {})


def solver_of(game: Game) -> Solver:
    """Return the game's solver; raises NoSolver."""
    if game.solver is None:
        raise NoSolver(game.name)
    return game.solver
