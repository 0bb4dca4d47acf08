"""Why another action was better: each reason, and a position nearby where it is not told."""

import pytest
from tests.games.compared import Made, check_told, reason, told_of
from tests.games.tigris.games import verbs
from tests.games.tigris.positions import done, hands, position

from lautta.core.chance import Chooser, choose
from lautta.core.game import GameState
from lautta.games.tigris.game import GAME

# A king of the lion beside one temple, and another temple nearby.
KING = "map\n     G  H  I  J  K\n  4  t LK  .  t  .\n  5  .  .  .  .  .\n"
OTHERS_KING = KING.replace("LK", "PK")
OTHERS_TWO = OTHERS_KING.replace("5  .", "5 PF")
# Two treasures in one kingdom.
TREASURES = "map\n     E  F  G  H  I\n  3  ~ t* LK  .  .\n  4  .  s  .  .  .\n  5  .  s  s  s  s\n  6  .  .  .  .  s\n"
APART = TREASURES.replace("s  s  s  s", "s  .  s  s")
MONUMENT = "monument black-red F4\nturned 4 temple\nmap\n     F  G  H  I  J\n  4  #  #  s PK  t\n  5  #  #  .  .  .\n"
FAR = "place market A11"


def revolt(lion: str, pot: str, *actions: str) -> GameState:
    """The pot's king has come beside the lion's; each has one temple on the board."""
    return done(position("seat 2\n" + KING + hands(lion, pot)), "position king I4", *actions)


def points(mine: str) -> str:
    """The lion's points and tiles."""
    return hands("1 settlement 2 temple 2 market 1 farm").replace("\n", f"\n  points {mine}\n", 1)


def turn(text: str, hand: str = "1 settlement 2 temple 2 market 1 farm", pot: str = "6 temple") -> GameState:
    """The lion's last action of a turn."""
    return position("actions 1\n" + text + hands(hand, pot))


DEFENDER = revolt("3 temple", "2 temple", "support 2")
EVEN = "1 black 1 red 1 blue 1 green"

CASES = {
    "could-hold": (DEFENDER, "support 1", "support 2"),
    "could-hold: it did": (DEFENDER, "support 2", "support 3"),
    "in-vain": (revolt("1 temple", "2 temple", "support 2"), "support 1", "support 0"),
    "in-vain: it was enough": (revolt("1 temple", "2 temple", "support 1"), "support 1", "support 0"),
    "kept-back": (revolt("3 temple", "2 temple"), "support 0; support 0", "support 2"),
    "kept-back: no help": (revolt("3 temple", "2 temple"), "support 0; support 3", "support 2"),
    "lost": (
        position("seat 2\n" + KING + hands("3 temple", "2 temple")), "position king I4; support 1; support 3", "swap t",
    ),
    "lost: with more in hand": (
        position("seat 2\n" + KING + hands("3 temple", "4 temple")), "position king I4; support 1; support 3", "swap t",
    ),
    "lost: it was won": (
        position("seat 2\n" + KING + hands("", "2 temple")), "position king I4; support 2; support 0", "swap t",
    ),
    "missed-attack": (
        position("seat 2\n" + KING + hands("", "2 temple 1 market")), FAR, "position king I4; support 2; support 0",
    ),
    "missed-attack: not won": (
        position("seat 2\n" + KING + hands("3 temple", "2 temple 1 market")), FAR,
        "position king I4; support 2; support 3",
    ),
    "treasures": (turn(APART.replace("LK", "LT")), FAR, "place settlement G5; leave F3"),
    "gave-treasures": (turn(APART.replace("LK", "PT")), "place settlement G5; leave F3", FAR),
    "point-to-other": (turn(OTHERS_KING), "place market H5", FAR),
    "point-to-other: to me": (turn(KING), "place market H5", FAR),
    "strike": (turn(OTHERS_TWO), FAR, "destroy G4"),
    "strike: two temples": (turn(OTHERS_KING.replace("PK  .", "PK  t")), FAR, "destroy G4"),
    "strike-income": (turn(MONUMENT), FAR, "destroy H4"),
    "strike-income: it holds": (turn(MONUMENT.replace("#  .  .", "#  s  s")), FAR, "destroy H4"),
    "weakest": (
        position("actions 1\n" + TREASURES + points("3 black 3 red 1 blue 3 green")),
        "place market G4", "place farm E3",
    ),
    "weakest: the same": (
        position("actions 1\n" + TREASURES + points("3 black 3 red 1 blue 1 green")),
        "place farm E3", "place market G4",
    ),
    "off-board": (
        position("actions 1\n" + KING + points("1 black 1 red 1 blue")), "swap f", "position trader I4",
    ),
    "off-board: not the weakest": (
        position("actions 1\n" + KING + points("1 green")), "swap f", "position trader I4",
    ),
    "off-board: the king took a point": (
        position("actions 1\n" + KING + points("1 black 1 red 1 blue")), "place market H5", "position trader I4",
    ),
    "off-board: all the same": (position("actions 1\n" + KING + points(EVEN)), "swap f", "position trader I4"),
    "weakest: all the same": (position("actions 1\n" + TREASURES + points(EVEN)), "swap f", "place farm E3"),
    "more-points": (position("actions 1\n" + KING + points("1 green")), "position trader I4", "place market H5"),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_reason_is_told_where_it_holds_and_not_nearby(case: str) -> None:
    check_told(case, *CASES[case])


@pytest.mark.parametrize(
    ("case", "variables"),
    [
        ("could-hold", {"leader": "king", "count": 2, "against": 3}),
        ("kept-back", {"count": 2, "strength": 1, "against": 1, "tie": 1}),
        ("lost", {"conflict": "revolt", "leader": "king", "other": 0, "strength": 2, "against": 4, "tie": 0}),
        ("treasures", {"count": 1, "squares": "I7", "instead": 0}),
        ("strike", {"square": "G4", "leader": "king", "more": 1, "other": 1}),
        ("weakest", {"tile": "farm", "square": "E3", "points": 1, "level": 0, "went": "green"}),
        ("off-board", {"leader": "trader", "points": 0, "level": 0}),
        ("more-points", {"points": 1, "instead": 0}),
    ],
)
def test_a_reason_names_what_it_is_about(case: str, variables: dict[str, object]) -> None:
    assert reason(*CASES[case]) == (case, variables)


def test_reasons_agree_with_the_log_in_played_games() -> None:
    chooser, told = Chooser(7, 1), set()
    for seed in range(12):
        state = start = GAME.new(2 + seed % 3, seed)
        made: Made = []
        while not state.over:
            state, seat = state.copy(history=False), state.to_move[0]
            kinds = list(verbs(state).values())
            codes = kinds[choose(chooser, len(kinds))]
            code = codes[choose(chooser, len(codes))]
            state.apply(code, seat)
            made.append((seat, code, state))
        for one, said in told_of(made, start, 15, chooser):
            told.add(said.key)
            log = one.rest[0][2].tell(one.before, one.seat, one.played, one.seat)
            scorers = [each.args.get("other") for each in log if each.key == "tigris-log-place-point-other"]
            if said.key == "tigris-cause-point-to-other":
                assert scorers == [said.args["other"]]
    assert len(told) > 3
