"""A cluster of Ray on this machine plays against itself as threads do; left out where Ray is not installed."""

from dataclasses import fields

import pytest

import lautta
from lautta.core.machines import LOCAL
from lautta.learn.cluster import Cluster
from lautta.learn.learning import Threads
from lautta.learn.selfplay import Task
from lautta.players.network import Network

np = pytest.importorskip("numpy")
ray = pytest.importorskip("ray")


@pytest.mark.verify
def test_a_cluster_plays_against_itself_as_threads_do() -> None:
    tasks = [Task("amsterdam", 2, bytes(Network()), games=2, seed=seed) for seed in range(3)]
    here = Threads(lautta.game("amsterdam"), 1).begin(tasks)()
    cluster = Cluster(LOCAL, 2)
    try:
        there = cluster.begin(tasks)()
    finally:
        cluster.close()
    for mine, theirs in zip(here, there, strict=True):
        assert mine.games == 2
        for each in fields(mine):
            assert np.array_equal(getattr(mine, each.name), getattr(theirs, each.name)), each.name
    assert not ray.is_initialized()
