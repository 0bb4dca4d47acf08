"""`lautta solve`: how much one player alone can make of a game, found by a search that may be stopped at any time."""

import math
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from lautta.cli import given
from lautta.cli.curve import drawing
from lautta.cli.errors import Trouble
from lautta.cli.options import SolveOptions
from lautta.core.keptrun import replace
from lautta.players.solving import BEST, SEED_OF_GAMES, Plan, Progress, Solving
from lautta.terminal.console import out, print_json, progress
from lautta.words import Words

PLOT = "curve.svg"


def solve(words: Words, game: str, options: SolveOptions) -> int:
    """Search, then print one JSON object or two sentences; answers 0."""
    solving = begun(game, options)
    if not options.json and not solving.start.game.engine.compiled:
        out().print(words.say("cli-simulate-interpreted"))
    total = solving.plan.rounds or round(60 * solving.plan.minutes)
    with (
        given.kept_run("solve"),
        progress(words, "cli-solve-progress", total, quiet=options.json, **said(solving.progress)) as done,
        closing(solving.run()) as steps,
    ):
        for at in steps:
            done(round(total * solving.done), **said(at))
    figures = figures_of(solving)
    if options.plot:
        figures["plot"] = str(plot(words, solving))
    if options.json:
        print_json(figures)
    else:
        show(words, figures)
    return 0


def begun(name: str, options: SolveOptions) -> Solving:
    """Return the task, new or to continue; raises Trouble and what `given` raises."""
    game = given.game_of(name)
    plan = plan_of(options)
    jobs = given.workers(options.jobs)
    if game.solver is None:
        raise Trouble("cli-solve-cannot", game=game.name)
    board = given.board_of(game, options.board)
    start = game.new(given.number_of_players(game, 1, 1), SEED_OF_GAMES, board, given.options_of(game, options.options))
    folder = options.out or Path(f"solved-{game.name}-{board.name}")
    with given.kept_run("solve"):
        return Solving(start, plan, folder, jobs)


def plot(words: Words, solving: Solving) -> Path:
    """Draw the curve of the folder; answers the file. Raises Trouble."""
    with given.kept_run("solve"):
        points = [(at.seconds, at.points) for at in solving.curve() if at.points is not None]
    path = solving.folder / PLOT
    replace(path, drawing(words, points).encode())
    return path


def plan_of(options: SolveOptions) -> Plan:
    """How long is searched; raises Trouble."""
    if not 0 < options.minutes < math.inf:
        raise Trouble("cli-learn-minutes", number=str(options.minutes))
    rounds = None if options.rounds is None else given.at_least("--rounds", options.rounds, 1)
    return Plan(given.at_least("--seed", options.seed, 0), options.minutes, rounds)


def said(at: Progress) -> dict[str, int]:
    """Return the variables of the text on the progress bar."""
    return {"points": at.points or 0}


def figures_of(solving: Solving) -> dict[str, Any]:
    """Return the results in numbers."""
    at, start = solving.progress, solving.start
    return {
        "game": start.game.name,
        "board": start.board.name,
        "options": dict(start.options),
        "seed": solving.plan.seed,
        "jobs": solving.jobs,
        "seconds": round(at.seconds, 1),
        "rounds": at.rounds,
        "evaluations": at.evaluations,
        "points": at.points,
        "file": None if at.points is None else str(solving.folder / BEST),
    }


def show(words: Words, figures: Mapping[str, Any]) -> None:
    """The same for people."""
    if figures["points"] is None:
        out().print(words.say("cli-solve-nothing"))
        return
    names = ("points", "evaluations", "file")
    out().print(
        words.say("cli-solve-done", seconds=round(figures["seconds"]), **{name: figures[name] for name in names})
    )
    if "plot" in figures:
        out().print(words.say("cli-solve-plotted", file=figures["plot"]))
