"""The log: what each may read."""

from collections.abc import Mapping

import pytest
from tests.games.amsterdam.positions import SALTMERE, done, position, private

from lautta.core.chance import Chooser, choose
from lautta.core.game import GameState
from lautta.games.amsterdam.game import GAME
from lautta.words import LANGUAGES, Words

NAMES = ("Aino", "Bea", "Carl", "Dora")


def read(state: GameState, action: str, viewer: int | None, language: str = "en") -> list[str]:
    """What a viewer reads of an action of the first to move."""
    seat = state.to_move[0]
    words, after = Words(language, strict=True), done(state, action)
    return [words.say(said.key, **in_names(said.args)) for said in after.tell(state, seat, action, viewer)]


def in_names(args: Mapping[str, str | int]) -> dict[str, str | int]:
    return {name: NAMES[int(value)] if name == "seat" else value for name, value in args.items()}


def test_a_blind_card_is_seen_by_its_owner_only() -> None:
    state = position("discard 5 pink 5 blue 5 green 5 black 5 red 6 orange")
    assert read(state, "deck", 0) == ["You draw a wild card from the deck."]
    assert read(state, "deck", 1) == read(state, "deck", None) == ["Aino draws a card from the deck."]


def test_an_open_card_is_seen_by_all() -> None:
    state = position("discard 5 pink 5 blue 5 green 5 black 5 red 6 orange")
    assert read(state, "row 2", 1) == ["Aino takes a blue card from the row.", "A wild card is turned up."]
    assert read(state, "row 2", 0, "fi") == ["Otat rivistä sinisen kortin.", "Esiin kääntyy jokeri."]
    assert read(state, "row 2", None, "de") == [
        "Aino nimmt eine blaue Karte aus der Auslage.",
        "Aufgedeckt wird ein Joker.",
    ]


def test_a_route_with_its_price() -> None:
    state = position("player 1\n  hand 2 pink 2 wild")
    one, two = "1\N{NBSP}×\N{NBSP}", "2\N{NBSP}×\N{NBSP}"
    assert read(state, "build R01 pink+1", 1)[0] == (
        f"Aino builds Nieuwe Waal – Haringpakkerstoren for {one}pink and {one}wild and scores 2 points."
    )
    assert read(state, "build R01 pink", 0)[0] == (
        f"You build Nieuwe Waal – Haringpakkerstoren for {two}pink and score 2 points."
    )
    assert read(state, "build R05 wild", 1, "fi") == [
        f"Aino rakentaa reitin Haringpakkerstoren – Korenmetershuisje, hintana {one}jokeri, ja saa 1 pisteen.",
        "Samalla rinnakkainen reitti Haringpakkerstoren – Korenmetershuisje sulkeutuu.",
    ]
    assert read(state, "build R01 wild", 1)[1:] == [
        "Aino takes a bonus card and has 1 now.",
        "With that the other route Nieuwe Waal – Haringpakkerstoren is closed.",
    ]  # fmt: skip


def test_contracts_are_named_to_their_owner_only() -> None:
    state = position("player 1\nplayer 2\n  contracts " + " ".join(f"C{n:02}" for n in range(3, 25)))
    assert read(state, "contracts", 1) == ["Aino draws 2 contracts."]
    mine = read(state, "contracts", 0)
    assert mine == [
        "You draw 2 contracts.",
        "You see Dam – De Drie Hendricken (3), Oude Waal – Blauwbrug (4).",
    ]
    offered = done(state, "contracts")
    assert read(offered, "keep 1", 1) == ["Aino keeps 1 contract and puts 1 under the deck."]
    assert read(offered, "keep 1", 0) == [
        "You keep Dam – De Drie Hendricken (3).",
        "You refuse Oude Waal – Blauwbrug (4).",
    ]
    assert read(offered, "keep 1+2", 1) == ["Aino keeps 2 contracts."]
    assert read(offered, "keep 1+2", 0) == ["You keep Dam – De Drie Hendricken (3), Oude Waal – Blauwbrug (4)."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_another_seat_would_keep_is_told_of_it(language: str) -> None:
    """Advice to somebody, and reviews, are read by others too: `you` is 0 then."""
    state = GAME.new(2, 1)
    words, after = Words(language, strict=True), done(state, "keep 1")
    for said in after.tell(state, 0, "keep 1", 0):
        mine, theirs = (words.say(said.key, **in_names({**said.args, "you": you})) for you in (1, 0))
        assert "Aino" in theirs and "Aino" not in mine


def test_the_last_contract() -> None:
    state = position("player 1\nplayer 2\n  contracts " + " ".join(f"C{n:02}" for n in range(2, 25)))
    assert read(state, "contracts", 1) == [
        "Aino draws 1 contract.",
        "It was the last one in the deck, so it must be kept.",
    ]
    assert read(state, "contracts", 0)[-1] == "You keep Dam – De Drie Hendricken (3)."


def test_a_choice_at_the_set_up_is_told_when_all_have_chosen() -> None:
    state = GAME.new(2, 1)
    assert read(state, "keep 1", 1) == ["Aino has chosen contracts."]
    assert len(read(state, "keep 1", 0)) == 2
    state.apply("keep 1", 0)
    assert read(state, "keep 1+2", 0) == [
        "Bea has chosen contracts.", "You keep 1 contract and put 1 under the deck.", "Bea keeps 2 contracts.",
        "You begin."]  # fmt: skip


def test_rows_thrown_away_and_decks_shuffled() -> None:
    state = position("row wild wild green black red\ndiscard 6 pink 6 blue 5 green 5 black 5 red 6 orange")
    told = read(state, "row 3", 1)
    assert any(line.startswith("Too many wild cards lay open") for line in told)
    assert "The discards were shuffled into a new deck." in told


def test_a_turn_with_one_card() -> None:
    everything = "6 blue 6 green 6 black 6 red 6 orange 8 wild"
    state = position(f"row pink - - - -\nplayer 1\n  hand 5 pink\nplayer 2\n  hand {everything}")
    assert read(state, "row 1", 1) == [
        "Aino takes a pink card from the row.",
        "There is no card left to take its place.",
        "No second card can be taken, so the turn ends with one.",
    ]


def test_the_last_turns_and_the_end() -> None:
    state = position("player 1\n  hand 3 green\n  routes R07 R13 R04")
    assert read(state, "build R38 green", 1)[-1] == "Aino has 2 carts left: everyone has one more turn."
    last = done(position("last_turns 1\ntrigger 1\nplayer 1\n  routes R07 R13 R04 R38\n  contracts C24"), "deck")
    assert read(last, "deck", 1)[-4:] == [
        "The game is over; the points are counted.",
        "Aino has 22 for routes, -9 for contracts and 8 as a bonus: 21.",
        "You have 0 for routes, 0 for contracts and 0 as a bonus: 0.",
        "Aino wins.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_every_game_can_be_told_to_everybody(language: str, seed: int) -> None:
    board = GAME.board(SALTMERE) if seed % 2 else None
    state, chooser = GAME.new(2 + seed % 3, seed, board), Chooser(seed, 0)
    words = Words(language, strict=True)
    while not state.over:
        seat = state.to_move[-1]
        legal = state.legal(seat)
        before, code = state.copy(), legal[choose(chooser, len(legal))]
        state.apply(code, seat)
        for viewer in (*range(state.players), None):
            told = [words.say(said.key, **in_names(said.args)) for said in state.tell(before, seat, code, viewer)]
            assert told and all(line[0].isupper() and line[-1] in ".!" for line in told), told
            assert not any(word in line for line in told for word in ("None", "{", "  ")), told


def test_a_stranger_learns_nothing_of_private_things() -> None:
    state = done(position("player 1\n  contracts C07"), "contracts")
    ids = [contract["a"] for contract in private(state, 0)["offer"]]
    told = " ".join(str(said.args) for said in state.tell(position("player 1\n  contracts C07"), 0, "contracts", None))
    assert ids and not any("name" in told and name in told for name in ids) and "'a'" not in told
