"""The environments of `lautta.envs`: their versions, and their tests, which need packages that nothing else does."""

import os
import subprocess
import sys
from hashlib import blake2b
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

import lautta
from lautta.envs import EXTRAS, VERSIONS, name_of
from prepare import ENVS, HOME, PYTHON, ROOT

MEANINGS = {  # of released versions; the last one of a game may change until it is released
    "amsterdam_v0": "f259d7b0d89577d0",
    "roads_v0": "6199c4b1682da294",
    "tigris_v0": "a4ccbd1a1e12a2a7",
}


def meaning_of(game: lautta.Game) -> str:
    """A hash of what a learned policy relies on: rules, observations, codes; for the first board."""
    parts = [game.space(game.board()).text(code) for code in range(len(game.space(game.board())))]
    for players in range(game.players[0], game.players[1] + 1):
        blocks = [block._replace(meaning="") for block in game.observation(players).blocks]
        parts += [game.spec(players).id, repr(blocks)]
    return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("name", VERSIONS)
def test_a_version_has_one_meaning(name: str) -> None:
    assert MEANINGS.get(name_of(name)) == meaning_of(lautta.game(name)), (
        f"{name} has other rules, codes or observations: if {name_of(name)} is released, raise lautta.envs.VERSIONS"
    )


def test_versions_only_rise() -> None:
    assert VERSIONS.keys() == set(lautta.game_names())
    assert all(f"{game}_v{version}" in MEANINGS for game in VERSIONS for version in range(VERSIONS[game] + 1))


@pytest.mark.parametrize(("package", "extra"), EXTRAS.items())
def test_what_lacks_its_extra_says_which(package: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for absent in EXTRAS:
        monkeypatch.setitem(sys.modules, absent, None)
    with pytest.raises(ModuleNotFoundError, match=rf'pip install "lautta\[{extra}\]"'):
        import_module(f"lautta.envs.{extra.replace('-', '_')}")


def test_who_is_not_asked_has_nothing_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where several may act at once too. Stand-ins are enough for this, as the packages may not be here."""

    class Base:
        def __init__(self, *given: Any) -> None:
            pass

    spaces = SimpleNamespace(Box=Base, Dict=Base, Discrete=Base)
    vector = SimpleNamespace(VectorEnv=Base, AutoresetMode=SimpleNamespace(NEXT_STEP=None))
    gymnasium = SimpleNamespace(Env=Base, spaces=spaces, vector=vector)
    for name, package in (("gymnasium", gymnasium), ("pettingzoo", SimpleNamespace(AECEnv=Base))):
        monkeypatch.setitem(sys.modules, name, package)
        monkeypatch.setitem(sys.modules, f"lautta.envs.{name}", None)
        del sys.modules[f"lautta.envs.{name}"]  # imported anew, and forgotten afterwards
    env = import_module("lautta.envs.pettingzoo").AEC("roads", 3)
    while len(env.position.to_move) == 1:
        env.step(env.position.legal_actions[0])
    asked = [bool(env.observe(agent)["action_mask"].any()) for agent in env.agents]
    assert len(env.position.to_move) > 1 and asked.count(True) == 1
    assert asked[env.possible_agents.index(env.agent_selection)]


@pytest.mark.verify
def test_they_keep_to_what_each_library_asks() -> None:
    python = ENVS / PYTHON.relative_to(HOME)
    if not python.exists():
        pytest.skip("the packages of the extra `envs` are not here: python3 scripts/prepare.py envs")
    what = ["tests/envs", "src/lautta/envs", "docs/reference/envs.md"]
    command = [python, "-m", "pytest", "-q", "-c", "tests/envs/pytest.ini", "--durations=5", *what]
    environ = {**os.environ, "PYTHONPATH": f"src{os.pathsep}."}
    ended = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
