"""Golden games replay to the byte, and end as they always did."""

import pytest
from tests.games.amsterdam.golden import GOLDEN as AMSTERDAM
from tests.games.golden import Golden, main
from tests.games.roads.golden import GOLDEN as ROADS
from tests.games.tigris.golden import GOLDEN as TIGRIS

from lautta.core.game_files import DamagedGame, GameFile
from lautta.games.tigris.game import GAME


def named(golden: Golden) -> str:
    return f"{golden.game.name}-{golden.name}"


@pytest.mark.parametrize("golden", [*AMSTERDAM, *TIGRIS, *ROADS], ids=named)
def test_a_golden_game_replays_and_ends_as_it_did(golden: Golden) -> None:
    assert golden.trouble() == ""


def test_amsterdam_has_one_for_every_way_to_end() -> None:
    ways = {(golden.ended_by, golden.decided_by) for golden in AMSTERDAM}
    assert ways >= {(by, how) for by in ("carts", "passes") for how in ("points", "nothing")} | {("carts", "contracts")}
    assert {len(golden.kinds) for golden in AMSTERDAM} == {2, 3, 4}


def test_tigris_has_one_for_every_way_to_end_and_every_kind_of_action() -> None:
    assert {golden.ended_by for golden in TIGRIS} == {"treasures", "bag", "passes"}
    assert any(golden.in_a_swap for golden in TIGRIS) and any(golden.winners > 1 for golden in TIGRIS)
    assert {len(golden.kinds) for golden in TIGRIS} == {2, 3, 4}
    assert {golden.map for golden in TIGRIS} == {"standard", "advanced"}
    verbs = {step.action.split()[0] for golden in TIGRIS for step in GameFile.load(golden.path).steps}
    assert verbs == {action.name for action in GAME.table.actions}


def test_the_script_is_content(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(AMSTERDAM, accept=False) == 0
    assert f"{len(AMSTERDAM)} of {len(AMSTERDAM)}" in capsys.readouterr().out


@pytest.mark.parametrize("golden", [*AMSTERDAM[:2], *TIGRIS[:2]], ids=named)
def test_damage_is_found(golden: Golden) -> None:
    file = GameFile.load(golden.path)
    file.steps[len(file.steps) // 2 :] = file.steps[len(file.steps) // 2 + 1 :]
    with pytest.raises(DamagedGame, match=r"action|position"):
        file.replay(golden.board)
