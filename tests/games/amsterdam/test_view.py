"""Who knows what."""

import json

import pytest
from tests.games.amsterdam.positions import done, position, private, public

from lautta.core.chance import Chooser, choose
from lautta.core.game import GameState
from lautta.core.reasons import MalformedPosition
from lautta.games.amsterdam.game import GAME
from lautta.games.amsterdam.state import NOT_SEEN

TEXT = """
seats 3
discard 2 orange
returned C05 C06
returned_by 2 1
player 1
  hand 3 green 1 wild
  known 1 green
  routes R01
  contracts C01 C02
player 2
  hand 2 black
  contracts C03
player 3
  contracts C04
"""


@pytest.mark.rule("V1")
def test_what_everybody_knows() -> None:
    table = public(position(TEXT))
    first = table["players"][0]
    counts = [first[name] for name in ("cards", "contracts", "carts", "points", "bonus_cards")]
    assert counts == [4, 2, 14, 2, 1]
    assert table["discard"] == {"orange": 2} and table["deck"] == 44 - 5 - 2 - 6 and table["contracts_left"] == 20
    assert table["owners"] == {"R01": 0} and table["last_turns_by"] is None
    assert json.loads(json.dumps(table)) == table


@pytest.mark.rule("V1")
def test_what_nobody_else_knows() -> None:
    state = position(TEXT)
    for seat, knows in ((0, (0,)), (1, (1,)), (None, ())):
        seen = state.view(seat).record
        for other in range(3):
            p = seen.players[other]
            assert bool(sum(p.hand) or p.contracts) == ((other in knows and other < 2) or (other == 2 and seat == 2))
        assert not any(seen.deck) and not seen.pool and not any(bytes(seen.chance))
    assert state.view(0).record.returned[0] == NOT_SEEN and state.view(0).record.returned[1] == 5
    assert private(state, 1)["refused"][0]["id"] == "C05" and private(state, 2)["refused"] == []


def test_a_view_says_what_its_owner_has() -> None:
    mine = private(position(TEXT), 0)
    assert mine["hand"] == {"green": 3, "wild": 1}
    contract = mine["contracts"][1]
    assert contract["id"] == "C02" and not contract["placeholder"] and not contract["done"]
    assert contract["spaces"] == 4 and len(contract["missing"]) >= 1
    assert json.loads(json.dumps(mine)) == mine


def test_what_cannot_be_fulfilled_any_more_says_so() -> None:
    around = "R01 R03"  # Nieuwe Waal has no other routes than these and the closed R02
    state = position(f"player 1\n  contracts C05\nplayer 2\n  routes {around}")
    assert private(state, 0)["contracts"][0]["missing"] is None
    assert private(state, 0)["contracts"][0]["spaces"] is None


@pytest.mark.rule("K4")
@pytest.mark.parametrize("seed", range(3))
def test_contracts_are_opened_at_the_end(seed: int) -> None:
    state, chooser = GAME.new(3, seed), Chooser(seed, 0)
    while not state.over:
        assert all("shown" not in player for player in public(state)["players"])
        legal = state.legal(state.to_move[0])
        state.apply(legal[choose(chooser, len(legal))], state.to_move[0])
    players = public(state)["players"]
    for seat, player in enumerate(players):
        assert len(player["shown"]) == player["contracts"]
        assert sum(c["done"] for c in player["shown"]) == player["completed"]
        assert state.view(1).record.players[seat].contracts == state.record.players[seat].contracts
    assert sum(state.view(None).record.players[0].hand) == 0, "hands are never shown"


def test_a_spectator_may_look_too() -> None:
    state = position(TEXT)
    assert state.view(None).filled().status() == []


def seen(state: GameState, seat: int) -> str:
    view = state.view(seat)
    return json.dumps([public(state), private(state, seat), view.text(), view.legal(seat)])


def test_hidden_differences_are_not_to_be_seen() -> None:
    one = position(TEXT)
    other = position(TEXT.replace("hand 2 black", "hand 1 red 1 wild").replace("contracts C03", "contracts C09"))
    assert seen(one, 0) == seen(other, 0) and seen(one, 2) == seen(other, 2)
    assert seen(one, 1) != seen(other, 1)


def test_what_others_were_seen_to_take_stays_known() -> None:
    state = done(position("row pink blue wild black red"), "row 1", "row 2", "row 3")
    assert [list(state.view(0).record.players[1].known).count(1), sum(state.record.players[1].hand)] == [1, 1]
    for key in range(5):
        assert state.resample(0, key).record.players[1].hand[6] == 1


def test_what_can_be_counted_is_shown_anyway() -> None:
    state = position(TEXT)
    for viewer in (0, 1, 2, None):
        counted = state.view(viewer, recall=True)
        assert counted == state.view(viewer) and not counted.recall and counted.text() == state.view(viewer).text()
        assert state.view(viewer).view(viewer, recall=True) == counted
    with pytest.raises(MalformedPosition, match="'counted' stands only with a view"):
        GAME.from_text(state.view(0).text().replace("view 1", "view 1 counted"))
