"""Golden games replay to the byte, and end as they always did."""

import pytest
from tests.games.amsterdam.golden import GOLDEN, Golden
from tests.games.golden import main

from lautta.core.files import DamagedGame, GameFile


@pytest.mark.parametrize("golden", GOLDEN, ids=[golden.name for golden in GOLDEN])
def test_a_golden_game_replays_and_ends_as_it_did(golden: Golden) -> None:
    assert golden.trouble() == ""


def test_there_is_one_for_every_way_to_end() -> None:
    ways = {(golden.ended_by, golden.decided_by) for golden in GOLDEN}
    assert ways >= {(by, how) for by in ("carts", "passes") for how in ("points", "nothing")} | {("carts", "contracts")}
    assert {len(golden.kinds) for golden in GOLDEN} == {2, 3, 4}


def test_the_script_is_content(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(GOLDEN, accept=False) == 0
    assert f"{len(GOLDEN)} of {len(GOLDEN)}" in capsys.readouterr().out


@pytest.mark.parametrize("golden", GOLDEN[:2], ids=[golden.name for golden in GOLDEN[:2]])
def test_damage_is_found(golden: Golden) -> None:
    file = GameFile.load(golden.path)
    file.steps[len(file.steps) // 2 :] = file.steps[len(file.steps) // 2 + 1 :]
    with pytest.raises(DamagedGame, match="action"):
        file.replay(golden.board)
