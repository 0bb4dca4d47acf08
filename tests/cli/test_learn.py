"""`lautta learn`: it learns for a while and tells, goes on in its folder, and refuses in one sentence."""

import io
import json
from pathlib import Path

import numpy as np
import pytest
from tests.cli.conftest import Run

import lautta
from lautta.core import locks
from lautta.learn.learning import Learning, Plan, Threads
from lautta.players.weights import read, weights_path

SHORT = ("learn", "amsterdam", "--jobs", "1", "--json")


@pytest.mark.many
def test_it_learns_and_goes_on(run: Run, tmp_path: Path) -> None:
    found = []
    for minutes in ("0.01", "0.2"):
        ended = run(*SHORT, "--minutes", minutes, "--out", str(tmp_path))
        assert (ended.code, ended.err) == (0, "")
        found.append(json.loads(ended.out))
    assert [each["players"] for each in found] == [2, 2]
    assert 0 < found[0]["games"] < found[1]["games"] and found[1]["unfinished"] == 0
    game = lautta.game("amsterdam")
    weights = read(Path(found[1]["weights"]).read_bytes(), game, 2, "here")
    assert weights.card["games"] == found[1]["games"] and len(weights.card["curve"]) >= 1
    ended = run(*SHORT, "--minutes", "1", "--seed", "5", "--out", str(tmp_path))
    assert ended.code == 2 and "holds a network learned with other settings (seed)" in ended.err


def test_a_file_of_weights_is_a_player(run: Run, tmp_path: Path) -> None:
    """By itself or with the difficulty of a bot; for as many as it was made for; what is none gets one sentence."""
    file = tmp_path / "best.net"
    file.write_bytes(weights_path(lautta.game("amsterdam"), 2).read_bytes())
    ended = run("arena", "amsterdam", "--players", f"{file},ida:{file}", "--games", "2", "--jobs", "1", "--json")
    assert (ended.code, ended.err) == (0, "")
    assert json.loads(ended.out)["matches"][0]["sides"] == [str(file), f"ida:{file}"]
    (tmp_path / "empty.net").touch()
    for name, seats, sentence in (
        (str(file), "3", "has no weights for amsterdam with this number of players (3)"),
        (f"nobody:{file}", "2", f"There is no computer player nobody:{file}"),
        (str(tmp_path / "none.net"), "2", "none.net"),
        (str(tmp_path / "empty.net"), "2", "this is no file of weights"),
    ):
        ended = run("arena", "amsterdam", "--players", f"{name},sampo,otto", "--seats", seats, "--games", "1")
        assert ended.code == 2 and sentence in ended.err and len(ended.err.splitlines()) == 1, ended.err


def test_what_cannot_be_learned_is_said(run: Run, tmp_path: Path) -> None:
    ended = run("learn", "roads", "--out", str(tmp_path))
    assert ended.code == 2 and "does not define what computer players see" in ended.err
    for minutes in ("0", "inf", "nan"):
        ended = run("learn", "amsterdam", "--minutes", minutes, "--out", str(tmp_path))
        assert ended.code == 2 and "--minutes is a number above 0" in ended.err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_for_one_run_at_a_time(run: Run, tmp_path: Path) -> None:
    with locks.take(tmp_path / "lock"):
        ended = run(*SHORT, "--minutes", "0.01", "--out", str(tmp_path))
    assert ended.code == 2 and "Another run is learning in" in ended.err


def test_a_damaged_folder_is_said(run: Run, tmp_path: Path) -> None:
    """Whatever lies there instead: nothing, another file, half of a state, a state without some of it."""
    path = tmp_path / "state.npz"
    whole = Learning(lautta.game("amsterdam"), Plan(minutes=0.01), tmp_path, Threads(lautta.game("amsterdam"), 1), 8)
    whole.save()
    good = path.read_bytes()
    with np.load(path) as kept:
        parts = dict(kept)
    spoilt = [b"", b"no state", good[: len(good) // 2], good[:-30]]
    for lacking in ({"head": np.array("[]")}, {"head": np.array("{}")}, {"best": np.zeros(3, np.uint8)}):
        file = io.BytesIO()
        np.savez(file, **{**parts, **lacking})
        spoilt.append(file.getvalue())
    for data in spoilt:
        path.write_bytes(data)
        ended = run(*SHORT, "--minutes", "0.01", "--out", str(tmp_path))
        assert ended.code == 2 and "state.npz is damaged" in ended.err and ended.out == ""
