"""`lautta info`: what is installed, how fast it can be, and where things are kept."""

import os
import platform
import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import packages_distributions
from importlib.util import find_spec
from pathlib import Path

import lautta
from lautta.cli.databases import chosen
from lautta.core import registry
from lautta.core.engines import module_name
from lautta.core.game import Game
from lautta.core.reasons import BrokenGame
from lautta.players import absent
from lautta.server.storage.databases import shown
from lautta.terminal.console import out, print_json, table
from lautta.words import Words

OWN = "Lautta"


def run(words: Words, json: bool) -> int:
    """Print version, engines, Python, platform and places; answers 0."""
    games = list(registry.games().values())
    if json:
        print_json(facts(games, registry.broken()))
    else:
        show(words, games, registry.broken())
    return 0


def facts(games: list[Game], broken: Mapping[str, BrokenGame]) -> dict[str, object]:
    """Return the facts for programs."""
    return {
        "lautta": lautta.__version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "package": str(Path(lautta.__file__).parent),
        "data": shown(chosen(None, None)),
        "engines": [
            {"game": game.name, "compiled": game.engine.compiled, "why": why(game), "absent": absent(game)}
            for game in games
        ],
        "broken": [{"game": name, "key": trouble.key, "why": str(trouble)} for name, trouble in broken.items()],
    }


def show(words: Words, games: list[Game], broken: Mapping[str, BrokenGame]) -> None:
    """The facts for people."""
    say, console = words.say, out()
    listed = table("", "", "")
    listed.show_header = False
    implementation = f"{platform.python_implementation()} {platform.python_version()}"
    for key, value in (
        ("version", lautta.__version__),
        ("python", f"{implementation} ({sys.executable})"),
        ("platform", platform.platform()),
        ("package", str(Path(lautta.__file__).parent)),
        ("data", shown(chosen(None, None))),
        ("language", words.language),
    ):
        listed.add_row(say(f"cli-info-{key}"), value)
    for game in games:
        listed.add_row(say("cli-info-engine", game=game.name), engine(words, game))
        if names := absent(game):
            listed.add_row(say("cli-info-absent", game=game.name), say("cli-absent", names=", ".join(names)))
    for name, trouble in broken.items():
        listed.add_row(say("cli-info-broken", game=name), say(trouble.key, **trouble.facts))
    console.print(listed)


def engine(words: Words, game: Game) -> str:
    """A game's engine in one sentence, with what makes it faster: done to Lautta, or to the package of the game."""
    reason, package = why(game), package_of(game)
    if reason == "stale" and package != OWN:
        return words.say("cli-engine-stale-elsewhere", package=package)
    return words.say(f"cli-engine-{reason}", package=package)


def package_of(game: Game) -> str:
    """The package that brings a game's engine: Lautta, or the game's own."""
    module = game.table.state.__module__.partition(".")[0]
    if module == OWN.lower():
        return OWN
    return packages_distributions().get(module, [module])[0]


def why(game: Game) -> str:
    """The state of a game's engine: compiled, switched-off, not-built, not-loaded or stale."""
    if game.engine.compiled:
        return "compiled"
    if os.environ.get("LAUTTA_ENGINE") == "interpreted":
        return "switched-off"
    module = module_name(game.table)
    if find_spec(module) is None:
        return "not-built"
    try:
        import_module(module)
    except ImportError:
        return "not-loaded"
    return "stale"
