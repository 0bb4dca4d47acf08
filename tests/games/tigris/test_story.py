"""The log: what each may read."""

import re
from collections.abc import Mapping

import pytest
from tests.games.tigris.games import steps
from tests.games.tigris.positions import done, hands, position, with_bag

from lautta.core.game import GameState
from lautta.words import LANGUAGES, Words

NAMES = ("Ben", "Cleo", "Dora", "Anna")
# Four play; the pieces of the bull (Anna) and the lion (Ben) are in each other's way.
TRADERS = """
seats 4
seat 4
map
      C  D  E  F  G  H  I
  3  .  ~  ~ t*  .  .  .
  4  ~  ~  . BT  . LT  t
  5  .  m  m  m  .  m  .
  6  .  .  .  .  .  m  .
player 1
  hand 2 market
player 2
player 3
player 4
  hand 1 settlement 2 market
"""
PRIESTS = """
map
     F  G  H  I  J  K  L  M
  4 LP  t  t  .  t  t PP  .
  5  .  .  .  .  s  .  t  .
  6  .  .  .  .  .  . PK  .
""" + hands("1 settlement 3 temple", "1 market 2 temple")
SQUARE = """
map
     G  H  I
  3  . PF  .
  4  t  t LP
  5  t  .  .
  6 LT  .  .
""" + hands("1 settlement 3 temple", "6 farm")
HANDS = hands("2 settlement 2 temple 1 farm 1 market", "2 settlement 2 temple 2 farm")


def read(state: GameState, action: str, viewer: int | None, language: str = "en") -> list[str]:
    """What a viewer reads of an action of the seat to move."""
    seat = state.to_move[0]
    words, after = Words(language, strict=True), done(state, action)
    return [words.say(said.key, **in_names(said.args)) for said in after.tell(state, seat, action, viewer)]


def in_names(args: Mapping[str, str | int]) -> dict[str, str | int]:
    return {name: NAMES[int(value)] if name in ("seat", "other") else value for name, value in args.items()}


# tiles and leaders


def test_a_tile_and_its_point() -> None:
    state = position("map\n     F  G  H\n  4  .  t LK\n  5  . PP  .\n" + HANDS)
    assert read(state, "place settlement I4", 1) == ["Ben places a settlement on I4: +1 black."]
    assert read(state, "place settlement I4", 0, "fi") == ["Asetat asutuksen ruutuun I4: +1 musta."]
    assert read(state, "place temple F4", 0) == ["You place a temple on F4: +1 red for Cleo."]
    assert read(state, "place temple F4", 1) == ["Ben places a temple on F4: +1 red for you."]
    assert read(state, "place temple F4", None, "de") == ["Ben legt einen Tempel auf F4: +1 rot für Cleo."]
    assert read(state, "place market A1", 1) == ["Ben places a market on A1."]
    assert read(state, "place market F4", 1) == ["Ben places a market on F4: +1 green."], "for the king"


def test_two_kingdoms_are_joined_in_peace() -> None:
    state = position("map\n     F  G  H  I  J\n  4 LK  t  .  t PP\n" + HANDS)
    assert read(state, "place market H4", None) == [
        "Ben places a market on H4.", "Two kingdoms are joined in peace."
    ]  # fmt: skip


def test_leaders() -> None:
    state = position("map\n     F  G  H\n  4  .  t LK\n" + HANDS)
    assert read(state, "position trader G3", 0) == ["You put your trader on G3."]
    assert read(state, "position king F4", 1) == ["Ben moves the king from H4 to F4."]
    assert read(state, "withdraw king", 1, "fi") == ["Ben ottaa kuninkaan pois laudalta."]
    assert read(state, "withdraw king", 0, "de") == ["Du nimmst den König vom Spielplan."]


def test_a_catastrophe_and_the_leader_that_it_drives_home() -> None:
    state = position("map\n     F  G  H\n  4  .  t PK\n" + HANDS)
    assert read(state, "destroy A1", 1) == ["Ben lets a catastrophe strike A1."]
    told = read(state, "destroy G4", 1)
    assert told == [
        "Ben lets a catastrophe strike G4: the temple there is lost.",
        "Your king has no temple left and goes home.",
    ]
    assert read(state, "destroy G4", 0, "de")[1] == "Der König von Cleo hat keinen Tempel mehr und kehrt heim."


# conflicts


def test_a_war_of_traders_as_a_sentence() -> None:
    state = position(TRADERS)
    assert read(state, "place settlement G4", 0) == [
        "Anna places a settlement on G4.",
        "Two kingdoms are joined, and that means war.",
        "War of traders: Anna attacks with 3 supporters, you defend with 2.",
    ]
    state = done(state, "place settlement G4")
    assert read(state, "support 2", 1) == ["Anna adds 2 markets."]
    state = done(state, "support 2")
    assert read(state, "support 1", 2) == [
        "Ben adds 1 market.",
        "Anna (bull) wins the war of traders 5 to 3: the trader of Ben leaves, 2 markets removed, +3 green.",
    ]
    assert read(state, "support 1", 3)[1] == (
        "You (bull) win the war of traders 5 to 3: the trader of Ben leaves, 2 markets removed, +3 green."
    )
    assert read(state, "support 1", 0)[1] == (
        "Anna (bull) wins the war of traders 5 to 3: your trader leaves, 2 markets removed, +3 green."
    )
    assert read(state, "support 1", 0, "fi")[1] == (
        "Anna (härkä) voittaa kauppiaiden sodan 5–3: kauppiaasi lähtee, 2 kauppapaikkaa poistetaan, +3 vihreää."
    )
    assert read(state, "support 1", None, "de")[1] == (
        "Anna (Stier) gewinnt den Krieg der Händler 5 zu 3: Der Händler von Ben geht, 2 Märkte werden entfernt, "
        "+3 grün."
    )


def test_temples_that_stay_in_a_war_of_priests() -> None:
    state = done(position(PRIESTS), "place settlement I4", "support 3")
    assert read(state, "support 0", None) == [
        "Cleo adds no temple.",
        "Ben (lion) wins the war of priests 6 to 3: the priest of Cleo leaves, 2 temples removed, +3 red.",
        "1 temple stays, protected by a treasure or by another leader beside it.",
    ]


def test_which_war_comes_first() -> None:
    both = PRIESTS.replace(" LP ", " LP ").replace("  5  .  .  .  .", "  5  . LK  .  .")
    state = done(position(both), "place settlement I4")
    assert state.to_move == (0,)
    assert read(state, "war king", 1) == [
        "Ben chooses the war of kings.", "War of kings: Ben attacks with 0 supporters, you defend with 1."
    ]  # fmt: skip
    after = done(state, "war king", "support 0")
    assert read(after, "support 0", 0) == [
        "Cleo adds no settlement.",
        "Cleo (pot) wins the war of kings 1 to 0: your king leaves, no settlement removed, +1 black.",
        "War of priests: you attack with 3 supporters, Cleo defends with 3.",
    ]


def test_a_revolt() -> None:
    state = position("map\n     F  G  H\n  4  .  t PK\n  5  .  t  .\n" + HANDS)
    assert read(state, "position king F4", 1) == [
        "Ben puts the king on F4.", "Revolt of kings: Ben attacks with 2 temples, you defend with 1."
    ]  # fmt: skip
    after = done(state, "position king F4", "support 1")
    assert read(after, "support 1", 0)[1] == (
        "You (lion) win the revolt of kings 3 to 2: the king of Cleo leaves, +1 red."
    )
    assert read(after, "support 2", None)[1] == (
        "Cleo (pot) wins the revolt of kings 3 to 3 (a tie is won by the defender): the king of Ben leaves, +1 red."
    )


# monuments, treasures


def test_a_monument_and_the_leaders_that_lose_their_temples() -> None:
    state = done(position(SQUARE), "place temple H5")
    assert read(state, "decline", 1) == ["Ben builds no monument."]
    told = read(state, "build red-green G4", 1)
    assert told[0] == "Ben builds the red and green monument on G4."
    assert sorted(told[1:]) == [
        "The priest of Ben has no temple left and goes home.",
        "The trader of Ben has no temple left and goes home.",
        "Your farmer has no temple left and goes home.",
    ]


def test_income_from_monuments_comes_at_the_end_of_the_turn() -> None:
    text = "monument red-green G4\nturned 4 temple\nmap\n     F  G  H  I\n  4  .  #  #  t\n  5  .  #  # LT\n"
    state = position(text + HANDS)
    assert read(state, "pass", 1) == ["Ben does nothing this turn.", "Monuments of Ben: +1 green."]
    assert read(done(state, "place market A1"), "pass", 0) == [
        "You end your turn.", "Your monuments: +1 green.", *read(done(state, "place market A1"), "pass", 0)[2:]
    ]  # fmt: skip


def test_treasures() -> None:
    text = "map\n     E  F  G  H  I\n  3  ~ t* LT  .  .\n  4  .  s  .  .  .\n  5  .  s  .  s  s\n  6  .  .  .  .  s\n"
    state = done(position(text + HANDS), "place settlement G5", "pass")
    assert read(state, "leave F3", 1)[0] == "The trader of Ben takes the treasure of I7."
    assert read(state, "leave F3", 0, "fi")[0] == "Kauppiaasi saa aarteen ruudusta I7."


# swapping, drawing, the end


def test_only_the_owner_reads_what_was_drawn() -> None:
    state = position(HANDS)
    after = done(state, "swap sst")
    assert read(state, "swap sst", 1) == read(state, "swap sst", None) == ["Ben swaps 3 tiles."]
    told = read(state, "swap sst", 0)
    assert told[0] == "You swap 3 tiles." and told[1].startswith("You draw: +")
    assert sum(map(int, re.findall(r"\+(\d)", told[1]))) == 3 and len(told) == 2
    assert after.record.players[0].hand_size == 6


def test_everybody_reads_what_it_drew_itself_at_the_end_of_a_turn() -> None:
    state = done(position(TRADERS), "place settlement G4", "support 2")
    after = done(state, "support 1")
    assert after.to_move == (3,), "the turn goes on, and nothing is drawn"
    for viewer, count in ((0, 5), (1, 6), (3, 6)):
        [line] = [line for line in read(after, "pass", viewer) if line.startswith("You draw")]
        assert sum(map(int, re.findall(r"\+(\d)", line))) == count
    assert not any("draw" in line for line in read(after, "pass", None))


def test_why_the_game_is_over_and_who_has_won() -> None:
    points = "player 1\n  hand 6 temple\n  points 5 black 4 red 4 blue 3 green\nplayer 2\n  hand 6 farm\n"
    state = position("passes 1\n" + points, passing="end")
    assert read(state, "pass", 0) == [
        "You do nothing this turn.",
        "Nobody did anything for a whole round: the game is over.",
        "You have 5 black, 4 red, 4 blue, 3 green and 0 treasures: 3 in the weakest colour.",
        "Cleo has 0 black, 0 red, 0 blue, 0 green and 0 treasures: 0 in the weakest colour.",
        "You win.",
    ]
    few = position(points, left="B2 K1")
    assert "Only 2 treasures are left on the board: the game is over." in read(few, "pass", 1)
    level = position("passes 1\nplayer 1\n  hand 6 temple\nplayer 2\n  hand 6 farm\n", passing="end")
    assert read(level, "pass", 1)[-2:] == ["Ben shares the win.", "You share the win."]


def test_a_swap_for_which_the_bag_does_not_last_brings_no_income() -> None:
    text = "monument red-green G4\nturned 4 temple\nmap\n     F  G  H  I\n  4  .  #  #  t\n  5  .  #  # LT\n"
    state = with_bag(text + HANDS, "1 temple")
    told = read(state, "swap sst", 1)
    assert told[:2] == ["Ben swaps 3 tiles.", "Tiles are missing and the bag is empty: the game is over."]


# all of it


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_every_language(language: str) -> None:
    words, keys = Words(language, strict=True), set()
    for seed in range(3):
        for before, after, seat, code in steps(2 + seed, seed):
            for viewer in (None, *range(after.players)):
                for said in after.tell(before, seat, code, viewer):
                    assert words.say(said.key, **in_names(said.args)).strip()
                    keys.add(said.key)
    assert len(keys) > 20
