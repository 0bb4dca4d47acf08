"""Why another action was better: each reason, and a position nearby where it is not told."""

import pytest
from tests.games.amsterdam.positions import position
from tests.games.compared import Made, check_told, reason, told_of

from lautta.core.chance import Chooser, choose
from lautta.core.game import GameState
from lautta.games.amsterdam.game import GAME

LONG = "R07 R13 R04"  # 11 spaces
ROW = "row wild blue green black pink\n"
# Montelbaanstoren – Oude Kerk (C06): the shortest way are two spaces to the Waag, green or pink, and one, black or red.


def mine(text: str, other: str = "") -> GameState:
    """The first player's turn; `other` is what the second one has."""
    return position(f"{ROW}player 1\n  {text}\nplayer 2\n  {other or 'hand 1 red'}")


def last_turn(hand: str) -> GameState:
    """The second player's last turn."""
    return position(f"seat 2\nlast_turns 2\ntrigger 1\nplayer 1\n  routes {LONG} R39\nplayer 2\n  hand {hand}")


CHOICE = "phase choose\nplayer 1\n  offer C01 C24\n  routes {}"
DONE = "build R30 pink; deck; deck; build R11 green; deck; deck; build R21 black"

CASES = {
    "last-cards": (last_turn("2 pink"), "deck", "build R12 pink"),
    "last-cards: more turns": (mine("hand 2 pink"), "deck; deck", "build R12 pink"),
    "last-route": (last_turn("2 pink 1 green"), "build R17 green", "build R12 pink"),
    "last-route: a bonus card": (last_turn("3 pink"), "build R30 pink", "build R12 pink"),
    "kept": (position(CHOICE.format("R36 R33 R30")), "keep 1+2", "keep 1"),
    "kept: fulfilled": (position(CHOICE.format("R36 R33 R30")), "keep 1", "keep 2"),
    "drew": (mine("hand 1 blue"), "contracts; keep 1", "deck"),
    "carts": (mine(f"routes {LONG}\n  contracts C24\n  hand 2 blue"), "build R09 blue", "deck"),
    "carts: they last": (mine(f"routes {LONG}\n  contracts C24\n  hand 1 blue"), "build R10 blue", "deck"),
    "route-lost": (
        mine("contracts C06\n  hand 2 green", "hand 2 pink"), "row 2; row 4; build R12 pink", "build R11 green",
    ),
    "route-lost: still there": (
        mine("contracts C06\n  hand 2 green", "hand 2 pink"), "row 2; row 4; build R23 pink", "build R11 green",
    ),
    "wilds": (mine("hand 2 green 1 wild"), "build R11 green+1", "build R11 green"),
    "wilds: no more than needed": (mine("hand 1 green 1 wild 2 pink"), "build R11 green+1", "build R12 pink"),
    "spare-wild": (mine("hand 1 green 1 wild"), "build R11 green+1; deck; deck", "row 3"),
    "spare-wild: another colour": (mine("hand 1 green 1 wild"), "build R11 green+1; deck; deck", "row 2"),
    "spare-wild: one turn left": (
        mine("hand 1 green 1 wild", f"hand 3 blue\n  routes {LONG}"), "build R11 green+1; build R43 blue", "row 3",
    ),
    "never": (mine("contracts C06\n  hand 2 green"), "row 2; row 4", "build R11 green"),
    "never: it was": (
        mine("contracts C06\n  hand 2 green 1 pink 1 black"), DONE, "build R11 green",
    ),
    "no-help": (mine("contracts C06\n  hand 2 green 1 pink 1 black"), DONE, "build R11 green"),
    "no-help: it does": (
        mine("contracts C06\n  hand 2 green 2 pink 1 black"), "build R12 pink; deck; deck; build R21 black",
        "build R21 black",
    ),
    "no-help: the first contract": (mine("contracts C01\n  hand 1 pink 1 blue"), "build R30 pink", "build R36 blue"),
    "more-points": (mine("hand 2 green"), "build R17 green", "build R11 green"),
    "more-points: built later": (
        mine("hand 3 green"), "build R17 green; deck; deck; build R11 green", "build R11 green",
    ),
    "more-points: as many later": (
        mine("hand 3 green"), "build R17 green; deck; deck; build R03 green", "build R11 green",
    ),
    "bonus-card": (mine("hand 2 pink"), "build R12 pink", "build R01 pink"),
    "bonus-card: both": (mine("hand 2 pink 2 green"), "build R03 green", "build R01 pink"),
    "bonus-card: another one later": (
        mine("hand 4 pink"), "build R12 pink; deck; deck; build R29 pink", "build R01 pink",
    ),
    "card": (mine("contracts C06\n  hand 1 pink"), "row 2; row 4", "row 5"),
    "card: another one as good": (mine("contracts C06\n  hand 1 pink 1 green"), "row 3; row 4", "row 5"),
    "card: nothing is missing": (mine("contracts C06\n  hand 2 pink 1 black"), "row 2; row 4", "row 5"),
    "spent": (mine("contracts C06\n  hand 2 pink"), "build R30 pink", "deck"),
    "spent: another colour would do": (mine("contracts C06\n  hand 2 pink 2 blue"), "build R02 pink", "deck"),
    "spent: it serves a contract": (mine("contracts C06\n  hand 2 pink"), "build R12 pink", "deck"),
    "spent: other cards": (mine("contracts C06\n  hand 2 pink 1 blue"), "build R18 blue", "deck"),
    "bonus": (mine("hand 1 pink"), "row 2; row 4", "build R30 pink"),
    "bonus: another one later": (
        mine("hand 2 pink", "routes R03 R16"), "row 2; row 4; deck; deck; build R01 pink", "build R30 pink",
    ),
    "bonus: it fulfilled a contract": (
        mine("routes R12\n  contracts C06\n  hand 1 black 1 pink"), "build R21 black", "build R30 pink",
    ),
    "bonus: far behind": (
        mine("hand 1 pink\n  routes R01", "routes R03 R16 R28"), "row 2; row 4", "build R30 pink",
    ),
    "wild-alone": (mine("hand 1 green"), "row 1", "row 2; row 3"),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_reason_is_told_where_it_holds_and_not_nearby(case: str) -> None:
    check_told(case, *CASES[case])


@pytest.mark.parametrize(
    ("case", "variables"),
    [
        ("kept", {"contract": "Montelbaanstoren – Jordaan", "points": 9}),
        ("carts", {"contract": "Montelbaanstoren – Jordaan", "spaces": 4, "carts": 3}),
        ("route-lost", {"route": "Montelbaanstoren – Waag", "other": 1, "contract": "Montelbaanstoren – Oude Kerk"}),
        ("wilds", {"route": "Montelbaanstoren – Waag", "count": 1}),
        ("more-points", {"route": "Montelbaanstoren – Waag", "instead": "Korenmetershuisje – Oude Kerk", "points": 2,
                         "fewer": 1}),
        ("bonus", {"route": "De Drie Hendricken – Westermarkt", "points": 8}),
    ],
)  # fmt: skip
def test_a_reason_names_what_it_is_about(case: str, variables: dict[str, object]) -> None:
    assert reason(*CASES[case]) == (case, variables)


def test_reasons_hold_in_played_games() -> None:
    chooser, told = Chooser(7, 1), set()
    for seed in range(12):
        state = start = GAME.new(2 + seed % 3, seed)
        made: Made = []
        while not state.over:
            state, seat = state.copy(history=False), state.to_move[0]
            codes = state.legal(seat)
            builds = [code for code in codes if state.space.decode(code)[0].name == "build"] or codes
            code = builds[choose(chooser, len(builds))]
            state.apply(code, seat)
            made.append((seat, code, state))
        end = state.record.players
        for one, said in told_of(made, start, 3, chooser):
            told.add(said.key.partition("-cause-")[2])
            if said.key in ("amsterdam-cause-more-points", "amsterdam-cause-bonus-card", "amsterdam-cause-bonus"):
                assert not end[one.seat].routes >> one.before.space.decode(one.better)[1][0] & 1
            if said.key in ("amsterdam-cause-kept", "amsterdam-cause-never"):
                assert end[one.seat].completed < end[one.seat].contract_count
    assert len(told) > 5
