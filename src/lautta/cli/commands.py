"""Every command with its arguments. Each runs in its own module, imported on demand: help and completion stay quick."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from cyclopts import App, Group, Parameter

from lautta.cli.help import Formatter
from lautta.cli.options import (
    OUT,
    ArenaOptions,
    At,
    Board,
    Chosen,
    Data,
    Database,
    DataOptions,
    File,
    Folder,
    Json,
    LearnOptions,
    OneBoard,
    Players,
    PlayOptions,
    SimulateOptions,
    SolveOptions,
    Yes,
    flag,
    in_words,
)
from lautta.server.settings import LogForm, ServeSettings
from lautta.words import Words

Language = Literal["en", "fi", "de"]
PeopleAct = Literal["list", "ban", "unban", "sign-out", "delete", "invite"]
Shell = Literal["bash", "zsh", "fish"]
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
    game = Parameter(help="cli-argument-game", choices=games or None)
    _serve(app, words)
    _play(app, words, Parameter(help="cli-argument-game-play", choices=games or None))
    _games(app, words)
    _new(app, words)
    _simulate(app, words, game)
    _arena(app, words, game)
    _learn(app, words, game)
    _data(app, words, game)
    _solve(app, words, game)
    _export(app, words, game)
    for add in (_work, _probe, _backup, _transfer, _people, _tables, _replay, _analyse, _board, _info, _completion):
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
    add = app.command(help=words.say(f"cli-help-{page}"))
    return lambda run: add(in_words(words, run))


def _run(place: str, *args: Any) -> int:
    """Run a command, whose module is imported now."""
    module, name = place.split(".")
    code: int = getattr(import_module(f"lautta.cli.{module}"), name)(*args)
    return code


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
    @_command(app, words, "serve")
    def serve(*, settings: ServeSettings, open: Annotated[bool, flag("cli-option-open")] = False) -> int:  # noqa: A002
        return _run("serve.run", words, settings, open)


def _work(app: App, words: Words) -> None:
    @_command(app, words, "work")
    def work(
        *,
        broker: Annotated[str | None, Parameter(help="cli-option-work-broker")] = None,
        workers: Annotated[int | None, Parameter(help="cli-option-work-workers")] = None,
        metrics: Annotated[str | None, Parameter(help="cli-option-metrics")] = None,
        log: Annotated[LogForm, Parameter(help="cli-option-log")] = "text",
    ) -> int:
        return _run("work.run", words, broker, workers, metrics, log)


def _probe(app: App, words: Words) -> None:
    @_command(app, words, "probe")
    def probe(
        address: Annotated[str, Parameter(help="cli-argument-probe-address")],
        /,
        *,
        within: Annotated[float, Parameter(help="cli-option-within")] = 10.0,
        json: Json = False,
    ) -> int:
        return _run("probe.run", words, address, within, json)


def _backup(app: App, words: Words) -> None:
    @_command(app, words, "backup")
    def backup(
        file: Annotated[Path, Parameter(help="cli-argument-backup-file")],
        /,
        *,
        data: Data = None,
        database: Database = None,
    ) -> int:
        from lautta.cli.databases import backup, chosen

        return backup(words, file, chosen(data, database))


def _people(app: App, words: Words) -> None:
    @_command(app, words, "people")
    def people(
        act: Annotated[PeopleAct, Parameter(help="cli-argument-people-act")] = "list",
        who: Annotated[str, Parameter(help="cli-argument-people-who")] = "",
        /,
        *,
        at: At,
        name: Annotated[str, Parameter(help="cli-option-people-name")] = "",
        yes: Yes = False,
        json: Json = False,
    ) -> int:
        if act == "invite":
            return _run("operating.invite", words, name or who, at)
        return _run("operating.people", words, act, who, at, yes, json)


def _tables(app: App, words: Words) -> None:
    tables = App(name="tables", help=words.say("cli-help-tables"), version_flags=[])
    app.command(tables)

    @_command(tables, words, "tables-open")
    def open_(file: File, /, *, at: At) -> int:
        return _run("operating.look", words, file, at)

    @_command(tables, words, "tables-close")
    def close(table: Annotated[str, Parameter(help="cli-argument-table")], /, *, at: At) -> int:
        return _run("operating.close", words, table, at)

    @_command(tables, words, "tables-purge")
    def purge(*, older: Annotated[int, Parameter(help="cli-option-older")], at: At, yes: Yes = False) -> int:
        return _run("operating.purge", words, older, at, yes)


def _transfer(app: App, words: Words) -> None:
    @_command(app, words, "transfer")
    def transfer(
        *,
        source: Annotated[str, Parameter(name="--from", help="cli-option-from")],
        target: Annotated[str, Parameter(name="--to", help="cli-option-to")],
    ) -> int:
        from lautta.cli.databases import named, transfer

        return transfer(words, named(source), named(target))


def _play(app: App, words: Words, name: Parameter) -> None:
    @_command(app, words, "play")
    def play(game: Annotated[str, name], /, *, options: PlayOptions) -> int:
        return _run("play.run", words, game, options)


def _games(app: App, words: Words) -> None:
    @_command(app, words, "games")
    def games(*, json: Json = False) -> int:
        return _run("games.run", words, json)


def _simulate(app: App, words: Words, name: Parameter) -> None:
    @_command(app, words, "simulate")
    def simulate(game: Annotated[str, name], /, *, options: SimulateOptions) -> int:
        return _run("simulate.run", words, game, options)


def _arena(app: App, words: Words, name: Parameter) -> None:
    arena = App(name="arena", help=words.say("cli-help-arena"), version_flags=[])
    app.command(arena)

    def compare(game: Annotated[str, name], /, *, options: ArenaOptions) -> int:
        return _run("arena.compare", words, game, options)

    arena.default(in_words(words, compare))

    @_command(arena, words, "arena-verify")
    def verify(folder: Annotated[Path, Parameter(help="cli-argument-arena-folder")], /, *, json: Json = False) -> int:
        return _run("arena.verify", words, folder, json)


def _learn(app: App, words: Words, name: Parameter) -> None:
    @_command(app, words, "learn")
    def learn(game: Annotated[str, name], /, *, options: LearnOptions) -> int:
        return _run("learn.learn", words, game, options)


def _data(app: App, words: Words, name: Parameter) -> None:
    @_command(app, words, "data")
    def data(game: Annotated[str, name], folder: Folder, /, *, options: DataOptions) -> int:
        return _run("data.write", words, game, folder, options)


def _solve(app: App, words: Words, name: Parameter) -> None:
    @_command(app, words, "solve")
    def solve(game: Annotated[str, name], /, *, options: SolveOptions) -> int:
        return _run("solve.solve", words, game, options)


def _export(app: App, words: Words, name: Parameter) -> None:
    export = App(name="export", help=words.say("cli-help-export"), version_flags=[])
    app.command(export)

    @_command(export, words, "export-c")
    def c(
        game: Annotated[str, name],
        folder: Annotated[Path, Parameter(help="cli-argument-export-folder")],
        /,
        *,
        board: OneBoard = None,
        option: Chosen = (),
    ) -> int:
        return _run("export.c", words, game, folder, board, option)


def _replay(app: App, words: Words) -> None:
    @_command(app, words, "replay")
    def replay(
        file: File,
        /,
        *,
        board: Board = None,
        log: Annotated[bool, flag("cli-option-replay-log")] = False,
        json: Json = False,
    ) -> int:
        return _run("replay.run", words, file, board, log, json)


def _analyse(app: App, words: Words) -> None:
    @_command(app, words, "analyse")
    def analyse(file: File, /, *, board: Board = None, json: Json = False) -> int:
        return _run("analyse.run", words, file, board, json)


def _board(app: App, words: Words) -> None:
    board = App(name="board", help=words.say("cli-help-board"), version_flags=[])
    app.command(board)

    @_command(board, words, "board-check")
    def check(
        file: Annotated[Path, Parameter(help="cli-argument-board-file")],
        /,
        *,
        game: Annotated[str | None, Parameter(help="cli-option-game")] = None,
    ) -> int:
        return _run("board.check", words, file, game)

    @_command(board, words, "board-make")
    def make(
        game: Annotated[str, Parameter(help="cli-argument-game")],
        /,
        *,
        players: Players = None,
        seed: Annotated[int | None, Parameter(help="cli-option-seed-board")] = None,
        out: Annotated[Path | None, Parameter(name=OUT, help="cli-option-out")] = None,
    ) -> int:
        return _run("board.make", words, game, players, seed, out)

    @_command(board, words, "board-show")
    def show(
        game: Annotated[str, Parameter(help="cli-argument-game")],
        name: Annotated[str, Parameter(help="cli-option-board")],
        /,
    ) -> int:
        return _run("board.show", words, game, name)


def _new(app: App, words: Words) -> None:
    @_command(app, words, "new")
    def new(name: Annotated[str, Parameter(help="cli-argument-new")], /) -> int:
        return _run("new.run", words, name)


def _info(app: App, words: Words) -> None:
    @_command(app, words, "info")
    def info(*, json: Json = False) -> int:
        return _run("info.run", words, json)


def _completion(app: App, words: Words) -> None:
    @_command(app, words, "completion")
    def completion(
        shell: Annotated[Shell | None, Parameter(help="cli-argument-shell")] = None,
        /,
        *,
        install: Annotated[bool, flag("cli-option-install")] = False,
    ) -> int:
        from cyclopts.completion.detect import ShellDetectionError

        from lautta.cli.errors import Trouble
        from lautta.core.registry import game_names

        whole = build(words, game_names())
        try:
            if install:
                print(words.say("cli-completion-installed", file=str(whole.install_completion(shell=shell))))
            else:
                print(whole.generate_completion(prog_name="lautta", shell=shell))
        except ShellDetectionError:
            raise Trouble("cli-completion-which") from None
        return 0
