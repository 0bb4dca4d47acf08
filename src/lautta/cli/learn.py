"""`lautta learn`: a network for a game, from nothing, by playing against itself."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lautta.cli import given
from lautta.cli.errors import Trouble
from lautta.core.folders import DamagedState
from lautta.core.game import Game
from lautta.learn.cluster import Cluster, OtherRelease
from lautta.learn.learning import BEST, Learning, OtherPlan, Plan, Pool, Threads
from lautta.terminal.console import out, print_json, progress
from lautta.words import Words

TASKS = 8  # of a round: as many processors can share it


@dataclass(frozen=True, slots=True)
class Asked:
    """The arguments of the command line, as given."""

    game: str
    players: int | None
    minutes: float
    seed: int
    worlds: int
    jobs: int | None
    ray: str | None
    out: Path | None


def learn(words: Words, asked: Asked, json: bool) -> int:
    """Learn, then print one JSON object or two sentences; answers 0."""
    learning = begun(asked)
    seconds = round(learning.plan.minutes * 60)
    try:
        with progress(words, "cli-learn-progress", seconds, quiet=json) as done:
            for at in learning.run():
                done(min(round(at.seconds), seconds))
    except OtherRelease as error:
        raise Trouble("cli-learn-release", there=error.there, here=error.here) from error
    figures = figures_of(learning)
    if json:
        print_json(figures)
    else:
        show(words, figures)
    return 0


def begun(asked: Asked) -> Learning:
    """Return the learning run, new or to continue; raises Trouble."""
    game = given.game_of(asked.game)
    if game.thinking is None:
        raise Trouble("cli-learn-cannot", game=game.name)
    plan = plan_of(game, asked)
    folder = asked.out or Path(f"learned-{game.name}-{plan.players}")

    def threads(jobs: int) -> Pool:
        return Threads(game, jobs)

    try:
        return Learning(game, plan, folder, given.pool_of(asked.jobs, asked.ray, Cluster, threads), TASKS)
    except OtherPlan as error:
        raise Trouble("cli-learn-settings", folder=str(folder), names=", ".join(error.differing)) from error
    except DamagedState as error:
        raise Trouble("cli-learn-damaged", file=str(error.file)) from error


def plan_of(game: Game, asked: Asked) -> Plan:
    """How it is learned; raises Trouble."""
    if not 0 < asked.minutes < math.inf:
        raise Trouble("cli-learn-minutes", number=str(asked.minutes))
    players = given.number_of_players(game, asked.players, max(2, game.players[0]))
    seed, worlds = given.at_least("--seed", asked.seed, 0), given.at_least("--worlds", asked.worlds, 0)
    return Plan(players=players, minutes=asked.minutes, seed=seed, worlds=worlds)


def figures_of(learning: Learning) -> dict[str, Any]:
    """Return the results in numbers."""
    at = learning.progress
    return {
        "game": learning.game.name,
        "players": learning.plan.players,
        "seconds": round(at.seconds, 1),
        "games": at.games,
        "decisions": at.decisions,
        "unfinished": at.left,
        "loss": round(at.loss, 4),
        "last_match": at.share,
        "weights": str(learning.folder / BEST),
    }


def show(words: Words, figures: Mapping[str, Any]) -> None:
    """The same for people."""
    said = {name: figures[name] for name in ("games", "weights")}
    out().print(words.say("cli-learn-done", seconds=round(figures["seconds"]), **said))
