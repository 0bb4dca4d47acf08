"""`lautta simulate`: many games without a person, at random inside the engine or between computer players."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lautta.cli import given
from lautta.cli.errors import Trouble
from lautta.cli.laid import laid_by_computers
from lautta.cli.options import SimulateOptions
from lautta.core.boards import LoadedBoard
from lautta.core.game import Game
from lautta.players import maker_of, play_out
from lautta.terminal.console import out, print_json, progress, table
from lautta.words import Words

Progress = Callable[[int], None]
USUAL_GAMES = (1000, 10)  # inside the engine, and between computer players


@dataclass(frozen=True)
class Task:
    """The games to play; `seats` names the computer players, or is None for random play inside the engine."""

    game: Game
    board: LoadedBoard
    options: Mapping[str, str]
    players: int
    games: int
    seed: int
    threads: int
    seats: Sequence[str] | None


def run(words: Words, name: str, options: SimulateOptions) -> int:
    """Play, then print one JSON object or a table; answers 0."""
    task = task_of(given.game_of(name), options)
    with progress(words, "cli-simulate-progress", task.games, quiet=options.json) as done:
        figures = in_engine(task, done) if task.seats is None else between_players(task, done)
    if options.json:
        print_json(figures)
    else:
        show(words, figures)
    return 0


def task_of(game: Game, options: SimulateOptions) -> Task:
    """Return the games to play; raises Trouble and what `given` raises."""
    seed = given.at_least("--seed", options.seed, 0)
    board, usual = given.played_on(game, options.board)
    named = None if options.seats is None else given.seats_of(game, options.seats, options.players, usual)
    if named and options.threads > 1:
        raise Trouble("cli-simulate-threads")
    number = given.number_of_players(game, len(named) if named else options.players, usual)
    given.able(game, named or (), number)
    return Task(
        game,
        board or laid_by_computers(game, number, seed),
        given.options_of(game, options.options),
        number,
        given.at_least("--games", USUAL_GAMES[named is not None] if options.games is None else options.games, 1),
        seed,
        given.at_least("--threads", options.threads, 1),
        named,
    )


def in_engine(task: Task, done: Progress) -> dict[str, Any]:
    """Uniform random play of whole games inside the engine."""
    from lautta.core import batches

    made = batches.play(
        task.game, task.players, task.games, task.seed, task.board, task.options, task.threads, progress=done
    )
    return _figures(task, made.decisions, made.seconds, made.wins, made.mean_points)


def between_players(task: Task, done: Progress) -> dict[str, Any]:
    """Games between computer players, each with the view of its seat; game i has the seed `seed + i`."""
    assert task.seats is not None
    makers = [maker_of(name, task.game) for name in task.seats]
    wins, points = [0] * task.players, [0] * task.players
    decisions = 0
    begin = time.perf_counter()
    for number in range(task.games):
        seed = task.seed + number
        state = task.game.new(task.players, seed, task.board, task.options)
        decisions += play_out(state, [make(seed * task.players + seat) for seat, make in enumerate(makers)])
        result = state.result
        assert result is not None
        for seat in range(task.players):
            wins[seat] += seat in result.winners
            points[seat] += result.scores[seat]
        done(number + 1)
    seconds = time.perf_counter() - begin
    return _figures(task, decisions, seconds, wins, [total / task.games for total in points])


def _figures(
    task: Task, decisions: int, seconds: float, wins: Sequence[int], points: Sequence[float]
) -> dict[str, Any]:
    """Return the settings, the speed and the results."""
    return {
        "game": task.game.name,
        "board": task.board.name,
        "options": task.game.read_options(task.options),
        "players": task.players,
        "games": task.games,
        "seed": task.seed,
        "seats": None if task.seats is None else list(task.seats),
        "threads": task.threads,
        "compiled": task.game.engine.compiled,
        "decisions": decisions,
        "seconds": round(seconds, 6),
        "games_per_s": task.games / seconds,
        "decisions_per_s": decisions / seconds,
        "wins": list(wins),
        "mean_scores": [round(mean, 4) for mean in points],
    }


def show(words: Words, figures: Mapping[str, Any]) -> None:
    """The figures for people."""
    say = words.say
    console = out()
    columns = (say(f"cli-column-{name}") for name in ("seat", "player", "wins", "share", "mean-score"))
    seats = table("", *columns, numbers=(2, 3, 4))
    names = figures["seats"] or [say("cli-simulate-engine")] * figures["players"]
    for seat, name in enumerate(names):
        won = figures["wins"][seat]
        share = say("cli-percent", number=round(100 * won / figures["games"], 1))
        mean = say("cli-mean", number=round(figures["mean_scores"][seat], 1))
        seats.add_row(str(seat + 1), name, say("cli-number", number=won), share, mean)
    console.print(seats)
    rates = {name: round(figures[name]) for name in ("games", "decisions", "games_per_s", "decisions_per_s")}
    console.print(say("cli-simulate-done", seconds=round(figures["seconds"], 2), **rates))
    if not figures["compiled"]:
        console.print(say("cli-simulate-interpreted"))
