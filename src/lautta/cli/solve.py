"""`lautta solve`: how much one player alone can make of a game, found by a search that may be stopped at any time."""

import math
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lautta.cli import given
from lautta.cli.curve import drawing
from lautta.cli.errors import Trouble
from lautta.core.folders import DamagedState, replace
from lautta.core.machines import processors
from lautta.players.solving import (
    BEST,
    SEED_OF_GAMES,
    Bound,
    FolderInUse,
    NoBound,
    OtherTask,
    Plan,
    Progress,
    Solving,
)
from lautta.terminal.console import out, print_json, progress
from lautta.words import Words

PLOT = "curve.svg"


@dataclass(frozen=True, slots=True)
class Asked:
    """The arguments of the command line, as given."""

    game: str
    board: str | None
    options: Sequence[str]
    minutes: float
    rounds: int | None
    seed: int
    jobs: int | None
    out: Path | None
    bound: bool = False
    plot: bool = False


def solve(words: Words, asked: Asked, json: bool) -> int:
    """Search, then print one JSON object or two sentences; answers 0."""
    solving = begun(asked)
    if not json and not solving.start.game.engine.compiled:
        out().print(words.say("cli-simulate-interpreted"))
    bound = bounded(solving) if asked.bound else None
    if bound and not json:
        out().print(words.say("cli-solve-bound", points=bound.points, seconds=round(bound.seconds)))
    total = solving.plan.rounds or round(60 * solving.plan.minutes)
    try:
        with (
            progress(words, "cli-solve-progress", total, quiet=json, **said(solving.progress)) as done,
            closing(solving.run()) as steps,
        ):
            for at in steps:
                done(round(total * solving.done), **said(at))
    except FolderInUse as error:
        raise Trouble("cli-solve-in-use", folder=str(error.folder)) from error
    figures = {**figures_of(solving), **bound_figures(bound)}
    if asked.plot:
        figures["plot"] = str(plot(words, solving, bound))
    if json:
        print_json(figures)
    else:
        show(words, figures)
    return 0


def begun(asked: Asked) -> Solving:
    """Return the task, new or to continue; raises Trouble and what `given` raises."""
    game = given.game_of(asked.game)
    plan = plan_of(asked)
    jobs = given.at_least("--jobs", processors() if asked.jobs is None else asked.jobs, 1)
    if game.solver is None:
        raise Trouble("cli-solve-cannot", game=game.name)
    board = given.board_of(game, asked.board)
    start = game.new(given.number_of_players(game, 1, 1), SEED_OF_GAMES, board, given.options_of(game, asked.options))
    folder = asked.out or Path(f"solved-{game.name}-{board.name}")
    try:
        return Solving(start, plan, folder, jobs)
    except OtherTask as error:
        raise Trouble("cli-solve-settings", folder=str(folder), names=", ".join(error.differing)) from error
    except DamagedState as error:
        raise Trouble("cli-solve-damaged", file=str(error.file)) from error


def bounded(solving: Solving) -> Bound:
    """Return an upper bound for any line; raises Trouble."""
    try:
        return solving.bound()
    except NoBound:
        raise Trouble("cli-solve-no-bound", game=solving.start.game.name) from None


def plot(words: Words, solving: Solving, bound: Bound | None) -> Path:
    """Draw the curve of the folder, with the bound; answers the file. Raises Trouble."""
    try:
        points = [(at.seconds, at.points) for at in solving.curve() if at.points is not None]
    except DamagedState as error:
        raise Trouble("cli-solve-damaged", file=str(error.file)) from error
    path = solving.folder / PLOT
    replace(path, drawing(words, points, bound.points if bound else None).encode())
    return path


def plan_of(asked: Asked) -> Plan:
    """How long is searched; raises Trouble."""
    if not 0 < asked.minutes < math.inf:
        raise Trouble("cli-learn-minutes", number=str(asked.minutes))
    rounds = None if asked.rounds is None else given.at_least("--rounds", asked.rounds, 1)
    return Plan(given.at_least("--seed", asked.seed, 0), asked.minutes, rounds)


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


def bound_figures(bound: Bound | None) -> dict[str, Any]:
    """The bound, in numbers, if it was asked for."""
    return {} if bound is None else {"bound": bound.points, "bound_seconds": bound.seconds}


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
