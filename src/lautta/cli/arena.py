"""`lautta arena`: computer players against each other, over so many seeds or until it is clear who is stronger."""

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from lautta.arena import (
    BrokenPlayer,
    Folder,
    Inside,
    Match,
    Pool,
    Processes,
    Rule,
    Settings,
    Table,
    WorkerDied,
    Wrong,
    alone,
    check,
    ladder,
    match_figures,
    rating_figures,
    ratings,
    round_robin,
    run,
    together,
)
from lautta.cli import given
from lautta.cli.errors import Trouble, in_words
from lautta.cli.laid import laid_by_computers
from lautta.cli.options import ArenaOptions
from lautta.terminal.console import out, print_json, progress, table
from lautta.words import Words


def compare(words: Words, game: str, options: ArenaOptions) -> int:
    """Play what is missing, then print one JSON object or tables; answers 0."""
    settings = settings_of(game, options)
    rounds = rounds_of(settings, options.games)
    pool = inside(given.workers(options.jobs))
    path = options.out or Path(mkdtemp(prefix="lautta-arena-"))
    begin = time.perf_counter()
    with troubles(path):
        folder = Folder.begin(path, settings)
        with progress(words, "cli-arena-progress", total(settings, rounds), quiet=options.json) as done:
            tallies = run(folder, pool, rounds, rule_of(options), done)
        figures = {
            "game": settings.table.game,
            "board": settings.table.board,
            "options": settings.table.options,
            "seats": settings.table.seats,
            "seed": settings.seed,
            "folder": str(path),
            "seconds": round(time.perf_counter() - begin, 6),
            "matches": [match_figures(tally) for tally in tallies],
            "ratings": [rating_figures(one) for one in ratings(line for tally in tallies for line in tally.lines)],
        }
    if options.json:
        print_json(figures)
    else:
        show(words, figures)
    return 0


def settings_of(name: str, options: ArenaOptions) -> Settings:
    """Return the settings to play with; raises Trouble and what `given` raises."""
    game = given.game_of(name)
    names = given.computers_of(game, options.players)
    board, usual = given.played_on(game, options.board)
    paired = options.round_robin or options.ladder or options.alone
    seats = given.number_of_players(game, options.seats, max(2, usual) if paired else len(names))
    given.able(game, names, seats)
    seed = given.at_least("--seed", options.seed, 0)
    laid = board or laid_by_computers(game, seats, seed)
    table = Table.of(game, laid, given.options_of(game, options.options), seats)
    return Settings.of(table, matches_of(options, names, seats), seed)


def matches_of(options: ArenaOptions, names: Sequence[str], seats: int) -> list[Match]:
    """Return the matches; raises Trouble. All sit down together, or two against each other, if nothing is asked for."""
    given.at_least("--seats", seats, 2)
    asked = options.round_robin + options.ladder + options.alone
    if asked > 1:
        raise Trouble("cli-arena-meeting", known="--round-robin, --ladder, --alone")
    if options.ladder:
        return ladder(names, seats)
    if options.round_robin or (not asked and len(names) == 2):
        return round_robin(names, seats)
    if options.alone:
        if len(names) != 2:
            raise Trouble("cli-arena-alone")
        return alone(names, seats)
    if len(names) != seats:
        raise Trouble("cli-arena-together", names=len(names), seats=seats)
    return together(names)


def rounds_of(settings: Settings, games: int) -> int:
    """Return the most rounds of a match; raises Trouble for none."""
    seatings = max(len(match.seatings) for match in settings.matches)
    return given.at_least("--games", games, seatings) // seatings


def total(settings: Settings, rounds: int) -> int:
    """Return the largest number of games."""
    return rounds * sum(len(match.seatings) for match in settings.matches)


def rule_of(options: ArenaOptions) -> Rule | None:
    """When to stop before the last game; raises Trouble."""
    if options.at_least is not None and not 0 < options.at_least < 1:
        raise Trouble("cli-arena-share", number=str(options.at_least))
    if not options.stop and options.at_least is None:
        return None
    return Rule(given.at_least("--fewest", options.fewest, 1), options.at_least)


def inside(jobs: int) -> Pool:
    """One process, this one, or several."""
    return Inside() if jobs == 1 else Processes(jobs)


@contextmanager
def troubles(path: Path) -> Iterator[None]:
    """Turn everything that stops an arena into Trouble."""
    try:
        with given.kept_run("arena"):
            yield
    except BrokenPlayer as error:
        file = path / "games" / error.task.file
        raise Trouble(
            "cli-arena-broken", name=error.name, seat=error.seat + 1, seed=str(error.task.seed), file=str(file),
            text=error.why,
        ) from error  # fmt: skip
    except WorkerDied as error:
        games = "; ".join(f"{', '.join(task.names)} ({task.seed})" for task in error.tasks)
        raise Trouble("cli-arena-died", games=games) from error


def verify(words: Words, path: Path, json: bool) -> int:
    """Play every game of a folder again from its file; answers 0, or 1 with the name of each that is wrong."""
    with troubles(path):
        folder = Folder.open(path)
        lines = sum(1 for _ in folder.lines())
        with progress(words, "cli-arena-verifying", lines, quiet=json) as done:
            wrong = list(check(folder, done))
    if json:
        found = [{"line": one.line, "file": one.file, "why": why(words, one)} for one in wrong]
        print_json({"folder": str(path), "games": lines, "wrong": found})
    else:
        for one in wrong:
            out().print(words.say("cli-arena-wrong", file=one.file, line=str(one.line), text=why(words, one)))
        out().print(words.say("cli-arena-verified", folder=str(path), games=lines, wrong=len(wrong)))
    return 1 if wrong else 0


def why(words: Words, wrong: Wrong) -> str:
    """Describe the problem of a game in words."""
    if isinstance(wrong.why, Exception):
        return in_words(wrong.why, words)
    return words.say("cli-arena-differs", names=", ".join(wrong.why))


def show(words: Words, figures: Mapping[str, Any]) -> None:
    """The figures for people: a table of matches, and one of ratings."""
    console = out()
    for match in figures["matches"]:
        console.print(match_table(words, match))
        console.print(verdict(words, match))
    console.print(rating_table(words, figures["ratings"]))
    console.print(words.say("cli-arena-done", folder=figures["folder"], seconds=round(figures["seconds"], 1)))


def match_table(words: Words, match: Mapping[str, Any]) -> Any:
    """Return a table of the sides' results."""
    say = words.say
    heads = [say(f"cli-column-{name}") for name in ("player", "games", "wins", "shared", "share", "interval", "ms")]
    made = table(say("cli-arena-match", names=", ".join(match["sides"])), *heads, numbers=(1, 2, 3, 4, 5, 6))
    for side in match["players"]:
        low, high = (round(100 * end, 1) for end in side["interval"])
        made.add_row(
            side["player"],
            *(say("cli-number", number=side[name]) for name in ("games", "wins", "shared")),
            say("cli-percent", number=round(100 * side["share"], 1)),
            say("cli-arena-percents", low=low, high=high),
            say("cli-mean", number=round(side["ms_a_move"], 1)),
        )
    return made


def verdict(words: Words, match: Mapping[str, Any]) -> str:
    """Whether it is clear that the first side wins more, or less, than the share that was asked about."""
    key = f"cli-arena-{match['clear']}" if match["clear"] else "cli-arena-open"
    share = round(100 * match["at_least"], 1)
    key = key if match["interval_at_any_time"] else "cli-arena-rounds"
    return words.say(key, name=match["sides"][0], share=share, rounds=match["rounds"])


def rating_table(words: Words, found: Sequence[Mapping[str, Any]]) -> Any:
    """All players on one scale."""
    say = words.say
    heads = [say(f"cli-column-{name}") for name in ("player", "games", "rating", "interval")]
    made = table(say("cli-arena-ratings"), *heads, numbers=(1, 2, 3))
    for one in found:
        low, high = (round(end, 1) + 0.0 for end in one["interval"])  # 0.0, not -0.0
        made.add_row(
            one["player"],
            say("cli-number", number=one["games"]),
            say("cli-mean", number=round(one["rating"], 1)),
            say("cli-arena-interval", low=low, high=high),
        )
    return made
