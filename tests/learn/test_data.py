"""`lautta data` and its loader: games as arrays that replay exactly, the same for the same seeds, with a data card."""

from pathlib import Path
from typing import Any, get_args

import numpy as np
import pytest
from tests.cli.conftest import Run, run

import lautta
from lautta.core.game_files import DamagedGame
from lautta.core.keptrun import DamagedRun
from lautta.core.reasons import BadArgument
from lautta.learn import data

__all__ = ["run"]  # a fixture


def made(folder: Path, games: int, name: str = "amsterdam", **more: Any) -> data.Data:
    assert list(data.generate(lautta.game(name).new(2, 0), folder, games, **more)) == list(range(1, games + 1))
    return data.load(folder)


@pytest.mark.many
def test_a_search_leaves_values_and_visits(tmp_path: Path) -> None:
    games = made(tmp_path / "new", 2, seed=8, worlds=8)
    assert len(games) == 2 and games["seed"].tolist() == [8, 9]
    assert [games.split(name).tolist() for name in get_args(data.Split)] == [[], [0], [1]]
    with pytest.raises(BadArgument):
        games.split("all")  # type: ignore[arg-type]
    first, explored = games["choices"][:-1], games["explored"]
    assert np.allclose(np.add.reduceat(games["policy"], first), 1) and games["policy"].min() > 0
    assert (games["code"][first] == games["action"])[~explored].all() and 0 < explored.mean() < 0.3
    assert np.array_equal(games["value"], games["chance"][first])
    assert games["value"].min() > 0 and games["value"].max() < 1
    for game in range(2):
        for t, state in games.states(game):
            legal = state.legal(games["seat"][t])
            assert {games["action"][t], *games["code"][slice(*games["choices"][t : t + 2])]} <= set(legal)
        assert state.over and state.returns("win") == tuple(games["outcome"][game])
        assert state.result and state.result.scores == tuple(games["score"][game])


def test_the_same_seeds_make_the_same_games(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole", 3, player="random")
    assert np.isnan(whole["value"]).all() and (whole["policy"] == 1).all() and not whole["explored"].any()
    assert np.array_equal(whole["code"], whole["action"])
    last = made(tmp_path / "last", 1, player="random", seed=3)
    assert np.array_equal(whole["action"][whole["steps"][2] :], last["action"])
    assert whole["final"][2] == last["final"][0] != whole["final"][1]
    again = made(tmp_path / "again", 3, player="random", jobs=2)
    assert (tmp_path / "again" / data.GAMES).read_bytes() == (tmp_path / "whole" / data.GAMES).read_bytes()
    again.check()


def test_what_does_not_replay_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    games = made(folder, 1, "tigris", player="random")
    games["final"][0] = b"0" * 32
    with pytest.raises(DamagedGame) as refused:
        games.check()
    assert refused.value.key == "core-file-final"
    file = folder / data.GAMES
    with np.load(file) as kept:
        arrays = dict(kept)
    arrays["start"] = np.array(str(arrays["start"]).replace("rules: ", "rules: 9"))
    np.savez(file, allow_pickle=False, **arrays)
    with pytest.raises(DamagedGame) as refused:
        data.load(folder)
    assert refused.value.key == "core-rules"
    for spoilt in (b"no zip", file.read_bytes()[:100]):
        file.write_bytes(spoilt)
        with pytest.raises(DamagedRun):
            data.load(folder)


def test_the_command_writes_a_card_and_nothing_over_it(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    command = ("data", "roads", str(folder), "--computer", "random", "--games", "1", "--jobs", "1")
    ended = run(*command)
    assert (ended.code, ended.err, ended.out.replace("\n", "")) == (0, "", str(folder / data.CARD))
    card = (folder / data.CARD).read_text()
    assert f"# 1 games of roads\n\n* Id `{lautta.game('roads').spec(2).id}`" in card
    assert "In every seat: random." in card and "1 to 1, one for each game: 1 train, 0 validation, 0 test." in card
    assert all(f"`{name}" in card for name in data.load(folder).arrays)
    ended = run(*command)
    assert ended.code == 2 and str(folder) in ended.err.replace("\n", "")
