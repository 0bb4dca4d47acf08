"""A cluster of Ray on this machine plays what this process plays; left out where Ray is not installed."""

import pytest
from tests.arena.players import RANDOM

import lautta
from lautta.arena import BrokenPlayer, Folder, Inside, Settings, Table, run
from lautta.arena.cluster import Cluster
from lautta.arena.matches import round_robin
from lautta.core.machines import LOCAL

ray = pytest.importorskip("ray")


def settings(*names: str) -> Settings:
    game = lautta.game("amsterdam")
    return Settings.of(Table.of(game, game.board(), {}, 2), round_robin(names, 2), 1)


@pytest.mark.verify
def test_a_cluster_plays_what_this_process_plays(tmp_path_factory: pytest.TempPathFactory) -> None:
    folders = [Folder.begin(tmp_path_factory.mktemp("arena"), settings("random", RANDOM)) for _ in range(2)]
    (inside,), (elsewhere,) = (
        run(folder, pool, 3) for folder, pool in zip(folders, (Inside(), Cluster(LOCAL, 2)), strict=True)
    )
    assert [side.units for side in inside.sides] == [side.units for side in elsewhere.sides]
    for file in (folders[0].path / "games").iterdir():
        assert file.read_text() == (folders[1].path / "games" / file.name).read_text()
    assert not ray.is_initialized()
    broken = Folder.begin(tmp_path_factory.mktemp("broken"), settings("random", "tests.arena.players:Crashing"))
    with pytest.raises(BrokenPlayer, match="Crashing in seat 2"):
        run(broken, Cluster(LOCAL, 1), 1)
