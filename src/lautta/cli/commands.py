"""Every command with its arguments. Each runs in its own module, imported on demand: help and completion stay quick."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from cyclopts import App, Group, Parameter

from lautta.cli.help import Formatter
from lautta.words import Words

Language = Literal["en", "fi", "de"]
Shell = Literal["bash", "zsh", "fish"]
LogForm = Literal["text", "json"]
BOARD = ["--board", "--scenario"]
Run = TypeVar("Run", bound=Callable[..., Any])


def build(words: Words, games: tuple[str, ...] = (), *, examples_of: tuple[str, ...] = ()) -> App:
    """Build the command line in one language; call it with tokens to run them and get an exit code.

    `games` are names to complete, `examples_of` games with examples on the help pages; leave both out to save time if
    neither is needed. Calls raise cyclopts.CycloptsError for an unreadable line, and what the command raises.
    """
    app = App(
        name="lautta",
        help=words.say("cli-help-lautta"),
        version=_version,
        version_flags=["--version"],
        help_flags=["--help", "-h"],
        help_format="plaintext",
        help_formatter=Formatter(words),
        group_commands=Group.create_default_commands(words.say("cli-group-commands")),
        group_arguments=Group.create_default_arguments(words.say("cli-group-arguments")),
        group_parameters=Group.create_default_parameters(words.say("cli-group-options")),
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    app["--help"].help = words.say("cli-option-help")
    app["--version"].help = words.say("cli-option-version")
    game = Parameter(help=words.say("cli-argument-game"), choices=games or None)
    _serve(app, words)
    _play(app, words, Parameter(help=words.say("cli-argument-game-play"), choices=games or None))
    _games(app, words)
    _simulate(app, words, game)
    _arena(app, words, game)
    _learn(app, words, game)
    _solve(app, words, game)
    for add in (_work, _backup, _transfer, _replay, _analyse, _board, _info, _completion):
        add(app, words)
    _exemplify(app, words, examples_of)
    return _with_language(app, words)


def _with_language(app: App, words: Words) -> App:
    """Add `--language`, which may stand anywhere; `start` has read it already."""

    @app.meta.default
    def launch(
        *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
        language: Annotated[Language | None, Parameter(help=words.say("cli-option-language"))] = None,
    ) -> Any:
        return app(tokens)

    app.meta.suppress_keyboard_interrupt = False
    return app.meta


def _command(app: App, words: Words, page: str) -> Callable[[Run], Run]:
    return app.command(help=words.say(f"cli-help-{page}"))


def _flag(words: Words, key: str) -> Parameter:
    return Parameter(help=words.say(key), negative="", show_default=False)


def _exemplify(app: App, words: Words, games: tuple[str, ...], page: str = "") -> None:
    """Print examples below the options of a help page, and of those of its commands."""
    if lines := _examples(words, games, page or app.name[0]):
        app.help_epilogue = "\n".join([words.say("cli-examples"), *(f"  {line}" for line in lines)])
    for name in app:
        if not name.startswith("-"):
            _exemplify(app[name], words, games, f"{page}-{name}".removeprefix("-"))


def _examples(words: Words, games: tuple[str, ...], page: str) -> list[str]:
    """Example command lines: the general ones, then those of the games."""
    keys = [f"cli-example-{page}", *(f"{game}_cli-example-{page}" for game in games)]
    return [line for key in keys if words.knows(key) for line in words.say(key).splitlines()]


def _version() -> str:
    from lautta import __version__

    return f"lautta {__version__}"


def _serve(app: App, words: Words) -> None:
    say = words.say

    @_command(app, words, "serve")
    def serve(
        *,
        host: Annotated[str, Parameter(help=say("cli-option-host"))] = "127.0.0.1",
        port: Annotated[int, Parameter(help=say("cli-option-port"))] = 8000,
        data: Annotated[Path | None, Parameter(help=say("cli-option-data"))] = None,
        database: Annotated[str | None, Parameter(help=say("cli-option-database"))] = None,
        open: Annotated[bool, _flag(words, "cli-option-open")] = False,  # noqa: A002
        public_url: Annotated[str | None, Parameter(help=say("cli-option-public-url"))] = None,
        proxy: Annotated[str | None, Parameter(help=say("cli-option-proxy"))] = None,
        allow_host: Annotated[tuple[str, ...], Parameter(help=say("cli-option-allow-host"), negative="")] = (),
        no_limits: Annotated[bool, _flag(words, "cli-option-no-limits")] = False,
        no_pauses: Annotated[bool, _flag(words, "cli-option-no-pauses")] = False,
        workers: Annotated[int | None, Parameter(help=say("cli-option-workers"))] = None,
        metrics: Annotated[str | None, Parameter(help=say("cli-option-metrics"))] = None,
        log: Annotated[LogForm, Parameter(help=say("cli-option-log-form"))] = "text",
        traces: Annotated[str | None, Parameter(help=say("cli-option-traces"))] = None,
        broker: Annotated[str | None, Parameter(help=say("cli-option-broker"))] = None,
        processes: Annotated[int, Parameter(help=say("cli-option-processes"))] = 1,
        fd: Annotated[int | None, Parameter(help=say("cli-option-fd"))] = None,
    ) -> int:
        from lautta.cli.databases import chosen
        from lautta.cli.serve import run

        return run(
            words, host, port, chosen(data, database), open, public_url, proxy, not no_limits, allow_host, workers,
            not no_pauses, metrics, log, traces, broker, processes, fd,
        )  # fmt: skip


def _work(app: App, words: Words) -> None:
    say = words.say

    @_command(app, words, "work")
    def work(
        *,
        broker: Annotated[str | None, Parameter(help=say("cli-option-work-broker"))] = None,
        workers: Annotated[int | None, Parameter(help=say("cli-option-work-workers"))] = None,
        metrics: Annotated[str | None, Parameter(help=say("cli-option-metrics"))] = None,
        log: Annotated[LogForm, Parameter(help=say("cli-option-log-form"))] = "text",
    ) -> int:
        from lautta.cli.work import run

        return run(words, broker, workers, metrics, log)


def _backup(app: App, words: Words) -> None:
    say = words.say

    @_command(app, words, "backup")
    def backup(
        file: Annotated[Path, Parameter(help=say("cli-argument-backup-file"))],
        /,
        *,
        data: Annotated[Path | None, Parameter(help=say("cli-option-data"))] = None,
        database: Annotated[str | None, Parameter(help=say("cli-option-database"))] = None,
    ) -> int:
        from lautta.cli.backup import run
        from lautta.cli.databases import chosen

        return run(words, file, chosen(data, database))


def _transfer(app: App, words: Words) -> None:
    say = words.say

    @_command(app, words, "transfer")
    def transfer(
        *,
        source: Annotated[str, Parameter(name="--from", help=say("cli-option-from"))],
        target: Annotated[str, Parameter(name="--to", help=say("cli-option-to"))],
    ) -> int:
        from lautta.cli.databases import named
        from lautta.cli.transfer import run

        return run(words, named(source), named(target))


def _play(app: App, words: Words, name: Parameter) -> None:
    say = words.say

    @_command(app, words, "play")
    def play(
        game: Annotated[str, name],
        /,
        *,
        players: Annotated[int | None, Parameter(name=["--players", "-p"], help=say("cli-option-players-play"))] = None,
        seats: Annotated[str | None, Parameter(help=say("cli-option-seats-play"))] = None,
        seed: Annotated[int | None, Parameter(help=say("cli-option-seed-play"))] = None,
        board: Annotated[str | None, Parameter(name=BOARD, help=say("cli-option-board"))] = None,
        option: Annotated[list[str] | None, Parameter(help=say("cli-option-option"), negative="")] = None,
    ) -> int:
        from lautta.cli.play import run

        return run(words, game, players, seats, seed, board, option or [])


def _games(app: App, words: Words) -> None:
    @_command(app, words, "games")
    def games(*, json: Annotated[bool, _flag(words, "cli-option-json")] = False) -> int:
        from lautta.cli.games import run

        return run(words, json)


def _simulate(app: App, words: Words, name: Parameter) -> None:
    say = words.say

    @_command(app, words, "simulate")
    def simulate(
        game: Annotated[str, name],
        /,
        *,
        players: Annotated[int | None, Parameter(name=["--players", "-p"], help=say("cli-option-players"))] = None,
        games: Annotated[int | None, Parameter(name=["--games", "-n"], help=say("cli-option-games"))] = None,
        seed: Annotated[int, Parameter(help=say("cli-option-seed"))] = 1,
        seats: Annotated[str | None, Parameter(help=say("cli-option-seats"))] = None,
        threads: Annotated[int, Parameter(help=say("cli-option-threads"))] = 1,
        board: Annotated[str | None, Parameter(name=BOARD, help=say("cli-option-board"))] = None,
        option: Annotated[list[str] | None, Parameter(help=say("cli-option-option"), negative="")] = None,
        json: Annotated[bool, _flag(words, "cli-option-json")] = False,
    ) -> int:
        from lautta.cli.simulate import run

        return run(words, game, players, games, seed, seats, threads, board, option or [], json)


def _arena(app: App, words: Words, name: Parameter) -> None:
    say = words.say
    arena = App(name="arena", help=say("cli-help-arena"), version_flags=[])
    app.command(arena)

    @arena.default
    def compare(
        game: Annotated[str, name],
        /,
        *,
        players: Annotated[str, Parameter(name=["--players", "-p"], help=say("cli-option-arena-players"))],
        round_robin: Annotated[bool, _flag(words, "cli-option-arena-round-robin")] = False,
        ladder: Annotated[bool, _flag(words, "cli-option-arena-ladder")] = False,
        alone: Annotated[bool, _flag(words, "cli-option-arena-alone")] = False,
        seats: Annotated[int | None, Parameter(help=say("cli-option-arena-seats"))] = None,
        games: Annotated[int, Parameter(name=["--games", "-n"], help=say("cli-option-arena-games"))] = 200,
        seed: Annotated[int, Parameter(help=say("cli-option-arena-seed"))] = 1,
        stop: Annotated[bool, _flag(words, "cli-option-arena-stop")] = False,
        at_least: Annotated[float | None, Parameter(help=say("cli-option-arena-at-least"))] = None,
        fewest: Annotated[int, Parameter(help=say("cli-option-arena-fewest"))] = 100,
        board: Annotated[str | None, Parameter(name=BOARD, help=say("cli-option-board"))] = None,
        option: Annotated[list[str] | None, Parameter(help=say("cli-option-option"), negative="")] = None,
        jobs: Annotated[int | None, Parameter(help=say("cli-option-arena-jobs"))] = None,
        ray: Annotated[str | None, Parameter(help=say("cli-option-arena-ray"))] = None,
        out: Annotated[Path | None, Parameter(name=["--out", "-o"], help=say("cli-option-arena-out"))] = None,
        json: Annotated[bool, _flag(words, "cli-option-json")] = False,
    ) -> int:
        from lautta.cli.arena import Asked, compare

        meetings = {"--round-robin": round_robin, "--ladder": ladder, "--alone": alone}
        chosen = tuple(meeting for meeting, given in meetings.items() if given)
        asked = Asked(
            game, players, chosen, seats, games, seed, board, option or [], stop, at_least, fewest, jobs, ray, out
        )
        return compare(words, asked, json)

    @_command(arena, words, "arena-verify")
    def verify(
        folder: Annotated[Path, Parameter(help=say("cli-argument-arena-folder"))],
        /,
        *,
        json: Annotated[bool, _flag(words, "cli-option-json")] = False,
    ) -> int:
        from lautta.cli.arena import verify

        return verify(words, folder, json)


def _learn(app: App, words: Words, name: Parameter) -> None:
    say = words.say

    @_command(app, words, "learn")
    def learn(
        game: Annotated[str, name],
        /,
        *,
        players: Annotated[int | None, Parameter(name=["--players", "-p"], help=say("cli-option-players"))] = None,
        minutes: Annotated[float, Parameter(name=["--minutes", "-m"], help=say("cli-option-learn-minutes"))] = 10.0,
        seed: Annotated[int, Parameter(help=say("cli-option-learn-seed"))] = 1,
        worlds: Annotated[int, Parameter(help=say("cli-option-learn-worlds"))] = 0,
        jobs: Annotated[int | None, Parameter(help=say("cli-option-arena-jobs"))] = None,
        ray: Annotated[str | None, Parameter(help=say("cli-option-learn-ray"))] = None,
        out: Annotated[Path | None, Parameter(name=["--out", "-o"], help=say("cli-option-learn-out"))] = None,
        json: Annotated[bool, _flag(words, "cli-option-json")] = False,
    ) -> int:
        from lautta.cli.learn import Asked, learn

        return learn(words, Asked(game, players, minutes, seed, worlds, jobs, ray, out), json)


def _solve(app: App, words: Words, name: Parameter) -> None:
    say = words.say

    @_command(app, words, "solve")
    def solve(
        game: Annotated[str, name],
        /,
        *,
        board: Annotated[str | None, Parameter(name=BOARD, help=say("cli-option-solve-board"))] = None,
        option: Annotated[list[str] | None, Parameter(help=say("cli-option-option"), negative="")] = None,
        minutes: Annotated[float, Parameter(name=["--minutes", "-m"], help=say("cli-option-solve-minutes"))] = 15.0,
        rounds: Annotated[int | None, Parameter(help=say("cli-option-solve-rounds"))] = None,
        seed: Annotated[int, Parameter(help=say("cli-option-solve-seed"))] = 1,
        jobs: Annotated[int | None, Parameter(help=say("cli-option-solve-jobs"))] = None,
        out: Annotated[Path | None, Parameter(name=["--out", "-o"], help=say("cli-option-solve-out"))] = None,
        bound: Annotated[bool, _flag(words, "cli-option-solve-bound")] = False,
        plot: Annotated[bool, _flag(words, "cli-option-solve-plot")] = False,
        json: Annotated[bool, _flag(words, "cli-option-json")] = False,
    ) -> int:
        from lautta.cli.solve import Asked, solve

        asked = Asked(game, board, option or [], minutes, rounds, seed, jobs, out, bound, plot)
        return solve(words, asked, json)


def _replay(app: App, words: Words) -> None:
    say = words.say

    @_command(app, words, "replay")
    def replay(
        file: Annotated[Path, Parameter(help=say("cli-argument-file"))],
        /,
        *,
        board: Annotated[str | None, Parameter(name=BOARD, help=say("cli-option-board"))] = None,
        log: Annotated[bool, _flag(words, "cli-option-log")] = False,
        json: Annotated[bool, _flag(words, "cli-option-json")] = False,
    ) -> int:
        from lautta.cli.replay import run

        return run(words, file, board, log, json)


def _analyse(app: App, words: Words) -> None:
    say = words.say

    @_command(app, words, "analyse")
    def analyse(
        file: Annotated[Path, Parameter(help=say("cli-argument-file"))],
        /,
        *,
        board: Annotated[str | None, Parameter(name=BOARD, help=say("cli-option-board"))] = None,
        json: Annotated[bool, _flag(words, "cli-option-json")] = False,
    ) -> int:
        from lautta.cli.analyse import run

        return run(words, file, board, json)


def _board(app: App, words: Words) -> None:
    say = words.say
    board = App(name="board", help=words.say("cli-help-board"), version_flags=[])
    app.command(board)

    @_command(board, words, "board-check")
    def check(
        file: Annotated[Path, Parameter(help=say("cli-argument-board-file"))],
        /,
        *,
        game: Annotated[str | None, Parameter(help=say("cli-option-game"))] = None,
    ) -> int:
        from lautta.cli.board import check

        return check(words, file, game)

    @_command(board, words, "board-make")
    def make(
        game: Annotated[str, Parameter(help=say("cli-argument-game"))],
        /,
        *,
        players: Annotated[int | None, Parameter(name=["--players", "-p"], help=say("cli-option-players"))] = None,
        seed: Annotated[int | None, Parameter(help=say("cli-option-seed-board"))] = None,
        out: Annotated[Path | None, Parameter(name=["--out", "-o"], help=say("cli-option-out"))] = None,
    ) -> int:
        from lautta.cli.boardmaking import run

        return run(words, game, players, seed, out)

    @_command(board, words, "board-show")
    def show(
        game: Annotated[str, Parameter(help=say("cli-argument-game"))],
        name: Annotated[str, Parameter(help=say("cli-option-board"))],
        /,
    ) -> int:
        from lautta.cli.boardmaking import show

        return show(words, game, name)


def _info(app: App, words: Words) -> None:
    @_command(app, words, "info")
    def info(*, json: Annotated[bool, _flag(words, "cli-option-json")] = False) -> int:
        from lautta.cli.info import run

        return run(words, json)


def _completion(app: App, words: Words) -> None:
    say = words.say

    @_command(app, words, "completion")
    def completion(
        shell: Annotated[Shell | None, Parameter(help=say("cli-argument-shell"))] = None,
        /,
        *,
        install: Annotated[bool, _flag(words, "cli-option-install")] = False,
    ) -> int:
        from lautta.cli.completion import run

        return run(words, shell, install)
