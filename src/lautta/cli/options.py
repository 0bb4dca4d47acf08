"""Arguments that several commands have, and the options of commands that have many.

Their help is a message id, which `in_words` replaces when the command line is built in one language.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass, make_dataclass
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_args

from cyclopts import Parameter

from lautta.words import Words

Run = TypeVar("Run", bound=Callable[..., Any])


def flag(key: str) -> Parameter:
    """A switch that can only be put on, or what may be given several times."""
    return Parameter(help=key, negative="", show_default=False)


File = Annotated[Path, Parameter(help="cli-argument-file")]
Data = Annotated[Path | None, Parameter(help="cli-option-data")]
Database = Annotated[str | None, Parameter(help="cli-option-database")]
Folder = Annotated[Path, Parameter(help="cli-argument-data-folder")]
Players = Annotated[int | None, Parameter(name=["--players", "-p"], help="cli-option-players")]
Seed = Annotated[int, Parameter(help="cli-option-seed")]
Board = Annotated[str | None, Parameter(name=["--board", "--scenario"], help="cli-option-board")]
OneBoard = Annotated[str | None, Parameter(name=["--board", "--scenario"], help="cli-option-solve-board")]
Chosen = Annotated[
    tuple[str, ...], Parameter(name="--option", help="cli-option-option", negative="", show_default=False)
]
MINUTES = ["--minutes", "-m"]
Jobs = Annotated[int | None, Parameter(help="cli-option-arena-jobs")]
Json = Annotated[bool, flag("cli-option-json")]
OUT = ["--out", "-o"]


Yes = Annotated[bool, flag("cli-option-yes")]


@dataclass(frozen=True)
class At:
    """The database that a command means."""

    data: Data = None
    database: Database = None


@dataclass(frozen=True)
class PlayOptions:
    """How a game in the terminal begins."""

    players: Annotated[int | None, Parameter(name=["--players", "-p"], help="cli-option-players-play")] = None
    seats: Annotated[str | None, Parameter(help="cli-option-seats-play")] = None
    seed: Annotated[int | None, Parameter(help="cli-option-seed-play")] = None
    board: Board = None
    options: Chosen = ()


@dataclass(frozen=True)
class SimulateOptions:
    """Which games are simulated."""

    players: Players = None
    games: Annotated[int | None, Parameter(name=["--games", "-n"], help="cli-option-games")] = None
    seed: Seed = 1
    seats: Annotated[str | None, Parameter(help="cli-option-seats")] = None
    threads: Annotated[int, Parameter(help="cli-option-threads")] = 1
    board: Board = None
    options: Chosen = ()
    json: Json = False


@dataclass(frozen=True)
class ArenaOptions:
    """Who meets whom in an arena, and how often."""

    players: Annotated[str, Parameter(name=["--players", "-p"], help="cli-option-arena-players")]
    round_robin: Annotated[bool, flag("cli-option-arena-round-robin")] = False
    ladder: Annotated[bool, flag("cli-option-arena-ladder")] = False
    alone: Annotated[bool, flag("cli-option-arena-alone")] = False
    seats: Annotated[int | None, Parameter(help="cli-option-arena-seats")] = None
    games: Annotated[int, Parameter(name=["--games", "-n"], help="cli-option-arena-games")] = 200
    seed: Annotated[int, Parameter(help="cli-option-arena-seed")] = 1
    stop: Annotated[bool, flag("cli-option-arena-stop")] = False
    at_least: Annotated[float | None, Parameter(help="cli-option-arena-at-least")] = None
    fewest: Annotated[int, Parameter(help="cli-option-arena-fewest")] = 100
    board: Board = None
    options: Chosen = ()
    jobs: Jobs = None
    out: Annotated[Path | None, Parameter(name=OUT, help="cli-option-arena-out")] = None
    json: Json = False


@dataclass(frozen=True)
class LearnOptions:
    """How long and how a game is learned."""

    players: Players = None
    minutes: Annotated[float, Parameter(name=MINUTES, help="cli-option-learn-minutes")] = 10.0
    seed: Annotated[int, Parameter(help="cli-option-learn-seed")] = 1
    worlds: Annotated[int, Parameter(help="cli-option-learn-worlds")] = 0
    start: Annotated[Path | None, Parameter(help="cli-option-learn-start")] = None
    jobs: Jobs = None
    out: Annotated[Path | None, Parameter(name=OUT, help="cli-option-learn-out")] = None
    json: Json = False


@dataclass(frozen=True)
class DataOptions:
    """Which games are played as data, and by whom."""

    players: Players = None
    games: Annotated[int, Parameter(name=["--games", "-n"], help="cli-option-data-games")] = 100
    seed: Seed = 1
    worlds: Annotated[int, Parameter(help="cli-option-data-worlds")] = 64
    computer: Annotated[str | None, Parameter(help="cli-option-data-computer")] = None
    board: Board = None
    options: Chosen = ()
    jobs: Jobs = None


@dataclass(frozen=True)
class SolveOptions:
    """What is solved, and how long the search goes on."""

    board: OneBoard = None
    options: Chosen = ()
    minutes: Annotated[float, Parameter(name=MINUTES, help="cli-option-solve-minutes")] = 15.0
    rounds: Annotated[int | None, Parameter(help="cli-option-solve-rounds")] = None
    seed: Annotated[int, Parameter(help="cli-option-solve-seed")] = 1
    jobs: Annotated[int | None, Parameter(help="cli-option-solve-jobs")] = None
    out: Annotated[Path | None, Parameter(name=OUT, help="cli-option-solve-out")] = None
    plot: Annotated[bool, flag("cli-option-solve-plot")] = False
    json: Json = False


def in_words(words: Words, run: Run) -> Run:
    """Say the help of a command in one language, and give it its `options` one by one."""
    for name, annotation in run.__annotations__.items():
        if is_dataclass(annotation):
            options = _all_said(words, annotation)
            run.__annotations__[name] = Annotated[options, Parameter(name="*")]
            if all(each.default is not MISSING for each in fields(options)):
                run.__kwdefaults__ = {**(run.__kwdefaults__ or {}), name: options()}
        else:
            run.__annotations__[name] = _said(words, annotation)
    return run


def _all_said(words: Words, options: Any) -> type[Any]:
    said = [(each.name, _said(words, _described(each)), field(default=each.default)) for each in fields(options)]
    module = {"__module__": options.__module__}  # without it, cyclopts takes the class for one of Python's own
    return make_dataclass(options.__name__, said, bases=(options,), namespace=module, frozen=True)


def _described(option: Field[Any]) -> Any:
    """An option's type with its help: one that says nothing of itself is told by its name."""
    if get_args(option.type) and hasattr(option.type, "__metadata__"):
        return option.type
    key = f"cli-option-{option.name.replace('_', '-')}"
    return Annotated[option.type, flag(key) if option.default in (False, ()) else Parameter(help=key)]


def _said(words: Words, annotation: Any) -> Any:
    kind, *parameters = get_args(annotation) or (annotation,)
    key = parameters and parameters[0].help
    return Annotated[kind, parameters[0], Parameter(help=words.say(key))] if key and words.knows(key) else annotation
