"""`lautta learn`: a network for a game, from nothing, by playing against itself."""

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lautta.cli import given
from lautta.cli.errors import Trouble
from lautta.cli.options import LearnOptions
from lautta.core.game import Game
from lautta.learn.learning import BEST, Learning, Plan, Threads
from lautta.players.weights import read
from lautta.terminal.console import out, print_json, progress
from lautta.words import Words

TASKS = 8  # of a round: as many processors can share it
FINE_RATE = 3e-4  # for a network that has learned already


def learn(words: Words, game: str, options: LearnOptions) -> int:
    """Learn, then print one JSON object or two sentences; answers 0."""
    learning = begun(game, options)
    seconds = round(learning.plan.minutes * 60)
    quiet = options.json
    with given.kept_run("learn"), progress(words, "cli-learn-progress", seconds, quiet=quiet, share="none") as done:
        for at in learning.run():
            done(min(round(at.seconds), seconds), share=percent(at.against))
    figures = figures_of(learning)
    if options.json:
        print_json(figures)
    else:
        show(words, figures)
    return 0


def begun(name: str, options: LearnOptions) -> Learning:
    """Return the learning run, new or to continue; raises Trouble, BadWeights, and OSError."""
    game = given.game_of(name)
    if game.thinking is None:
        raise Trouble("cli-learn-cannot", game=game.name)
    plan = plan_of(game, options)
    start = read(options.start.read_bytes(), game, plan.players, str(options.start)).network if options.start else None
    folder = options.out or Path(f"learned-{game.name}-{plan.players}")
    with given.kept_run("learn"):
        return Learning(game, plan, folder, Threads(game, given.workers(options.jobs)), TASKS, start)


def plan_of(game: Game, options: LearnOptions) -> Plan:
    """How it is learned; raises Trouble."""
    if not 0 < options.minutes < math.inf:
        raise Trouble("cli-learn-minutes", number=str(options.minutes))
    players = given.number_of_players(game, options.players, max(2, game.players[0]))
    seed, worlds = given.at_least("--seed", options.seed, 0), given.at_least("--worlds", options.worlds, 0)
    rate = FINE_RATE if options.start else Plan.rate
    return Plan(players=players, minutes=options.minutes, seed=seed, worlds=worlds, rate=rate)


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
        "against_ours": at.against,
        "weights": str(learning.folder / BEST),
    }


def show(words: Words, figures: Mapping[str, Any]) -> None:
    """The same for people."""
    said = {name: figures[name] for name in ("games", "weights")}
    share = percent(figures["against_ours"])
    out().print(words.say("cli-learn-done", seconds=round(figures["seconds"]), share=share, **said))


def percent(share: float | None) -> str | int:
    """A share of wins in sentences."""
    return "none" if share is None else round(100 * share)
