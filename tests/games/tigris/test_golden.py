"""Golden games replay to the byte, and end as they always did."""

import pytest
from tests.games.golden import main
from tests.games.tigris.golden import GOLDEN, Golden

from lautta.core.files import DamagedGame, GameFile
from lautta.games.tigris.game import GAME


@pytest.mark.parametrize("golden", GOLDEN, ids=[golden.name for golden in GOLDEN])
def test_a_golden_game_replays_and_ends_as_it_did(golden: Golden) -> None:
    assert golden.trouble() == ""


def test_there_is_one_for_every_way_to_end() -> None:
    assert {golden.ended_by for golden in GOLDEN} == {"treasures", "bag", "passes"}
    assert any(golden.in_a_swap for golden in GOLDEN) and any(golden.winners > 1 for golden in GOLDEN)
    assert {len(golden.kinds) for golden in GOLDEN} == {2, 3, 4}
    assert {golden.map for golden in GOLDEN} == {"standard", "advanced"}


def test_they_hold_every_kind_of_action() -> None:
    verbs = {step.action.split()[0] for golden in GOLDEN for step in GameFile.load(golden.path).steps}
    assert verbs == {action.name for action in GAME.table.actions}


def test_the_script_is_content(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(GOLDEN, accept=False) == 0
    assert f"{len(GOLDEN)} of {len(GOLDEN)}" in capsys.readouterr().out


@pytest.mark.parametrize("golden", GOLDEN[:2], ids=[golden.name for golden in GOLDEN[:2]])
def test_damage_is_found(golden: Golden) -> None:
    file = GameFile.load(golden.path)
    file.steps[len(file.steps) // 2 :] = file.steps[len(file.steps) // 2 + 1 :]
    with pytest.raises(DamagedGame, match=r"action|position"):
        file.replay(golden.board)
