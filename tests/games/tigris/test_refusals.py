"""Every refusal, its chapter, and that it changes nothing."""

import pytest
from tests.games.tigris.games import steps
from tests.games.tigris.positions import done, hands, position, why

from lautta.core.game import GameState
from lautta.core.reasons import IllegalAction
from lautta.games.tigris.game import GAME

TEXT = """
map
     E  F  G  H  I  J  K  L
  3  ~ t*  .  .  .  t  .  .
  4  . LK  .  .  . PT  .  .
  5  .  .  #  #  .  .  .  .
  6  .  x  #  #  .  .  .  .
monument black-red G5
""" + hands("2 settlement 3 temple 1 farm", "6 market")
WAR = """
map
     F  G  H  I  J  K  L
  3  .  .  .  .  . PT  .
  4 LK  t  s  .  s  t PK
  5 LT  t  .  .  .  .  .
""" + hands("2 settlement 2 temple", "1 settlement")
THREE = """
map
     E  F  G  H  I
  4 LF  t  .  t PK
  5  .  .  t  .  .
  6  .  . PP  .  .
player 1
  hand 6 temple
"""
SQUARE = """
map
     F  G  H  I  J  K
  4  .  t  t  t  .  .
  5  .  t  t  .  .  .
  6  .  .  .  .  #  #
  7  .  .  .  .  #  #
monument red-blue J6
turned 4 temple
player 1
  hand 6 temple
"""
TREASURES = """
map
     B  C  D  E  F  G  H  I
  2 t*  s  .  f  s  .  .  .
  3  .  .  ~  ~ t* LT  .  .
  4  ~  ~  ~  .  s  .  .  .
  5  .  .  .  .  s  s  s  s
  6  .  .  .  .  .  .  .  s
  7  ~  ~  ~  .  .  .  . t*
player 1
  hand 6 settlement
"""


def act() -> GameState:
    return position(TEXT)


def war() -> GameState:
    return done(position(WAR), "place temple I4")


def fight(**options: str) -> GameState:
    return done(position(WAR, **options), "place temple I4", "war king")


def square(**options: str) -> GameState:
    return done(position(SQUARE, **options), "place temple I5")


def spent() -> GameState:
    """The square at H4 was declined; J5 makes one with two of its tiles, and another one with none of them."""
    state = position("""
        map
             F  G  H  I  J  K
          3  .  .  .  .  .  .
          4  .  .  t  t  t  t
          5  .  .  t  t  .  t
        spent H4 I4 H5 I5
        player 1
          hand 6 temple
        """)  # fmt: skip
    return done(state, "place temple J5")


def treasure() -> GameState:
    return done(position(TREASURES), "place settlement D2", "pass")


REFUSALS = [
    ("not-now-actions", "turn", act, "decline"),
    ("not-now-conflict", "turn", war, "pass"),
    ("not-now-monument", "turn", square, "pass"),
    ("not-now-treasure", "turn", treasure, "pass"),
    ("square-taken", "tiles", act, "place settlement F3"),
    ("not-a-river", "tiles", act, "place farm H4"),
    ("river-only-farms", "tiles", act, "place temple E3"),
    ("no-such-tile", "tiles", act, "place market H4"),
    ("three-kingdoms", "war", lambda: position(THREE), "place temple G4"),
    ("leader-no-temple", "leaders", act, "position king H4"),
    ("leader-on-river", "leaders", act, "position king E3"),
    ("leader-joins", "leaders", lambda: position(WAR.replace("  4 LK  t  s", "  4 LK  t  t")), "position priest I4"),
    ("same-square", "leaders", act, "position king F4"),
    ("leader-not-on-board", "leaders", act, "withdraw trader"),
    ("no-catastrophe-left", "catastrophes", lambda: done(act(), "destroy A1", "destroy A2", "pass"), "destroy A3"),
    ("catastrophe-on-leader", "catastrophes", act, "destroy F4"),
    ("catastrophe-on-treasure", "catastrophes", act, "destroy F3"),
    ("catastrophe-on-monument", "catastrophes", act, "destroy H6"),
    ("catastrophe-again", "catastrophes", act, "destroy F6"),
    ("swap-not-in-hand", "swap", act, "swap m"),
    ("not-in-conflict", "war", war, "war farmer"),
    ("too-few-supporters", "war", fight, "support 3"),
    ("support-too-little", "war", lambda: done(fight(support="needed"), "support 2"), "support 1"),
    ("support-too-much", "war", lambda: done(fight(support="needed"), "support 0"), "support 1"),
    ("square-off-board", "monuments", square, "build black-red P5"),
    ("square-not-new", "monuments", square, "build black-red G4"),
    ("no-square-of-four", "monuments", square, "build black-red I4"),
    ("wrong-monument-colour", "monuments", square, "build black-green H4"),
    ("monument-gone", "monuments", square, "build red-blue H4"),
    ("declined-square", "monuments", spent, "build black-red I4"),
    ("not-offered-treasure", "treasures", treasure, "leave K11"),
    ("corner-first", "treasures", treasure, "leave B2"),
]


@pytest.mark.rule("O9")
@pytest.mark.parametrize(("name", "chapter", "make", "action"), REFUSALS, ids=[row[0] for row in REFUSALS])
def test_each_refusal_has_its_reason_and_its_chapter(name: str, chapter: str, make, action: str) -> None:  # type: ignore[no-untyped-def]
    state = make()
    reason = state.why_not(action)
    assert reason and (reason.name, reason.chapter) == (name, chapter)
    before = state.bytes()
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert caught.value.reason == reason and str(reason) in str(caught.value)
    assert state.bytes() == before, "a refusal changes nothing"


def test_there_is_one_for_every_reason() -> None:
    assert {name for name, *_ in REFUSALS} == {reason.name for reason in GAME.rules.reasons}
    assert len(REFUSALS) == len(GAME.rules.reasons)


def test_what_no_position_could_allow_is_marked_as_such() -> None:
    marked = {reason.name for reason in GAME.rules.reasons if reason.form}
    assert marked == {"leader-on-river", "not-a-river", "river-only-farms", "square-off-board"}
    for before, *_ in list(steps(2, 31))[::20]:
        for code in range(0, len(before.space), 5):
            text = before.space.text(code)
            reason = before.why_not(text)
            if reason and reason.form and text.startswith(("place", "position")):
                square = text.split()[-1]
                river = before.board.data["grid"][int(square[1:]) - 1]["ABCDEFGHIJKLMNOP".index(square[0])] == "~"
                assert river != text.startswith("place farm")


@pytest.mark.rule("O9")
def test_every_phase_refuses_what_belongs_to_another() -> None:
    states = {"not-now-actions": act(), "not-now-conflict": war(), "not-now-monument": square(),
              "not-now-treasure": treasure()}  # fmt: skip
    own = {
        "not-now-actions": ("place", "position", "withdraw", "destroy", "swap", "pass"),
        "not-now-conflict": ("war",),
        "not-now-monument": ("build", "decline"),
        "not-now-treasure": ("leave",),
    }
    for reason, state in states.items():
        for code in range(0, len(state.space), 7):
            text = state.space.text(code)
            if not text.startswith(own[reason]):
                refused = state.why_not(text)
                assert refused and (refused.form or refused.name == reason), text
    assert why(fight(), "war king") == why(fight(), "place temple A1") == "not-now-conflict"
