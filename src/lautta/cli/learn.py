"""`lautta learn`: a network for a game, from nothing, by playing against itself."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lautta.cli import given
from lautta.cli.errors import Trouble
from lautta.core.game import Game
from lautta.core.machines import NoCluster, processors
from lautta.learn.learning import BEST, Learning, OtherPlan, Plan, Pool, Threads
from lautta.terminal.console import out, print_json, progress
from lautta.words import Words

TASKS = 8  # of a round: as many processors can share it


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line asks for, as given."""

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
    game = given.game_of(asked.game)
    if game.thinking is None:
        raise Trouble("cli-learn-cannot", game=game.name)
    if not asked.minutes > 0:
        raise Trouble("cli-learn-minutes", number=str(asked.minutes))
    players = given.number_of_players(game, asked.players, max(2, game.players[0]))
    seed, worlds = given.at_least("--seed", asked.seed, 0), given.at_least("--worlds", asked.worlds, 0)
    plan = Plan(players=players, minutes=asked.minutes, seed=seed, worlds=worlds)
    folder = asked.out or Path(f"learned-{game.name}-{players}")
    try:
        learning = Learning(game, plan, folder, pool_of(game, asked), TASKS)
    except OtherPlan as error:
        raise Trouble("cli-learn-settings", folder=str(folder), names=", ".join(error.differing)) from error
    with progress(words, "cli-learn-progress", round(plan.minutes * 60), quiet=json) as done:
        for at in learning.run():
            done(min(round(at.seconds), round(plan.minutes * 60)))
    figures = figures_of(learning)
    if json:
        print_json(figures)
    else:
        show(words, figures)
    return 0


def pool_of(game: Game, asked: Asked) -> Pool:
    """Who plays; raises Trouble."""
    jobs = None if asked.jobs is None else given.at_least("--jobs", asked.jobs, 1)
    if asked.ray is not None:
        from lautta.learn.cluster import Cluster

        try:
            return Cluster(asked.ray, jobs)
        except NoCluster:
            raise Trouble("cli-extra", library="ray", extra="cluster") from None
    return Threads(game, jobs or processors())


def figures_of(learning: Learning) -> dict[str, Any]:
    """What has been learned, in numbers."""
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
