"""`lautta learn`: it learns for a while and tells, goes on in its folder, and refuses in one sentence."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from tests.cli.conftest import Run

import lautta
from lautta.learn import cluster
from lautta.learn.selfplay import Played, Task
from lautta.players.weights import read

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
    assert ended.code == 2 and "holds something else that was learned (seed)" in ended.err


def test_what_cannot_be_learned_is_said(run: Run, tmp_path: Path) -> None:
    ended = run("learn", "roads", "--out", str(tmp_path))
    assert ended.code == 2 and "does not say how computer players see it" in ended.err
    ended = run("learn", "amsterdam", "--minutes", "0", "--out", str(tmp_path))
    assert ended.code == 2 and "--minutes is more than 0" in ended.err
    assert list(tmp_path.iterdir()) == []


def test_a_cluster_of_another_release_is_refused_in_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Elsewhere:
        def __init__(self, address: str, jobs: int | None) -> None:
            assert (address, jobs) == ("auto", 3)

        def begin(self, tasks: Sequence[Task]) -> Callable[[], list[Played]]:
            return lambda: cluster.all_played(cluster._play(task, "0.0.1") for task in tasks)

    monkeypatch.setattr("lautta.cli.learn.Cluster", Elsewhere)
    ended = run("learn", "amsterdam", "--ray", "auto", "--jobs", "3", "--out", str(tmp_path))
    assert ended.code == 2 and "The cluster has Lautta" in ended.err and "here is 0.0.1" in ended.err
