"""Lautta's games as environments of PettingZoo, Gymnasium and OpenSpiel: `pip install "lautta[envs]"`.

`lautta.envs.pettingzoo` asks one seat after another, `lautta.envs.gymnasium` lets one seat play against computer
players, `lautta.envs.open_spiel` registers `python_lautta`. Importing this package registers `lautta/amsterdam_v0` …
with PettingZoo and `lautta/Amsterdam-v0` … with Gymnasium, if they are installed.
"""

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

VERSIONS = {"amsterdam": 0, "roads": 0, "tigris": 0}
"""The versions of the environments. One rises when the rules, the codes or the observations of its game change."""
EXTRAS = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "pyspiel": "open-spiel"}


def needed(package: str) -> Any:
    """Import a package of an extra; raises ModuleNotFoundError that names the extra."""
    try:
        return import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        why = f'{package} is not installed: pip install "lautta[{EXTRAS[package]}]"'
        raise ModuleNotFoundError(why, name=package) from None


def name_of(game: str) -> str:
    """Return the name of a game's environments with their version, such as `amsterdam_v0`."""
    return f"{game}_v{VERSIONS.get(game, 0)}"


def __getattr__(name: str) -> Any:
    """Return what PettingZoo's own modules have: `from lautta.envs import amsterdam_v0`, `amsterdam_v0.env(…)`."""
    game = name.rpartition("_v")[0]
    if game not in VERSIONS or name != name_of(game):
        raise AttributeError(f"lautta.envs has no {name}; its games are {', '.join(map(name_of, VERSIONS))}")
    make = partial(import_module("lautta.envs.pettingzoo").AEC, game)
    return SimpleNamespace(env=make, raw_env=make)


for _game, _version in VERSIONS.items():
    _kwargs = {"game": _game}
    if find_spec("pettingzoo"):
        needed("pettingzoo").register("aec", f"lautta/{name_of(_game)}", "lautta.envs.pettingzoo:AEC", kwargs=_kwargs)
    if find_spec("gymnasium"):
        needed("gymnasium").register(
            f"lautta/{_game.title()}-v{_version}", "lautta.envs.gymnasium:Env", kwargs=_kwargs,
            vector_entry_point="lautta.envs.gymnasium:VectorEnv",
        )  # fmt: skip
