"""Chapter: swapping tiles."""

import pytest
from tests.games.tigris.naive.reading import world
from tests.games.tigris.positions import HANDS, can, done, position, private, public, why, with_bag


@pytest.mark.rule("X1", "R42")
def test_any_tiles_may_be_swapped_from_one_to_all_six() -> None:
    found = can(position(HANDS), "swap")
    assert len(found) == 3 * 3 * 2 * 2 - 1
    assert {"swap s", "swap t", "swap f", "swap m", "swap ss", "swap ssttfm", "swap tfm"} <= set(found)


@pytest.mark.rule("X1")
def test_only_tiles_that_are_there() -> None:
    state = position(HANDS)
    for tiles in ("sss", "ff", "mm", "ttt", "ssssss"):
        assert why(state, f"swap {tiles}") == "swap-not-in-hand"


@pytest.mark.rule("R42")
def test_there_are_209_ways_to_swap_in_their_order() -> None:
    space = position(HANDS).space
    texts = [space.text(code) for code in range(len(space))]
    swaps = [text.split()[1] for text in texts if text.startswith("swap")]
    counts = [tuple(tiles.count(initial) for initial in "stfm") for tiles in swaps]
    assert len(swaps) == 209 and counts == sorted(counts)
    assert all(tiles == "".join(sorted(tiles, key="stfm".index)) and 1 <= len(tiles) <= 6 for tiles in swaps)


@pytest.mark.rule("X3")
@pytest.mark.parametrize("tiles", ["s", "tf", "ssttfm"])
def test_as_many_are_drawn_and_can_be_used_in_the_second_action(tiles: str) -> None:
    state = position(HANDS)
    before, after = world(state), world(done(state, f"swap {tiles}"))
    assert sum(after.seats[0].hand) == 6 and after.actions == 1
    assert after.seats[0].swapped == [tiles.count(initial) for initial in "stfm"]
    assert sum(before.bag) - sum(after.bag) == len(tiles)
    new = done(state, f"swap {tiles}")
    held = [name for name, n in zip(["settlement", "temple", "farm", "market"], after.seats[0].hand, strict=True) if n]
    assert {text.split()[1] for text in can(new, "place")} == set(held)


@pytest.mark.rule("X3")
def test_what_was_drawn_differs_by_chance() -> None:
    hands = set()
    for seed in range(40):
        state = position(HANDS).resample(0, seed)
        hands.add(str(private(done(state, "swap ssttfm"), 0)["hand"]))
    assert len(hands) > 10


@pytest.mark.rule("X2")
def test_swapped_tiles_never_come_back() -> None:
    state = with_bag(HANDS, "6 temple")
    after = done(state, "swap ss")
    assert private(after, 0)["hand"] == {"temple": 4, "farm": 1, "market": 1}
    assert world(after).bag == [0, 4, 0, 0] and private(after, 0)["swapped"] == {"settlement": 2}


@pytest.mark.rule("X1", "R42")
def test_they_lie_face_down() -> None:
    after = done(position(HANDS), "swap sst")
    assert public(after)["players"][0]["swapped"] == 3 and "settlement" not in str(public(after)["gone"])
    assert private(after, 0)["swapped"] == {"settlement": 2, "temple": 1}
    assert "swapped" not in private(after, 1) or private(after, 1)["swapped"] == {}
    assert public(after)["players"][0]["catastrophes"] == 2, "these are no tiles"


@pytest.mark.rule("X1")
def test_nothing_is_seen_of_it_but_the_number() -> None:
    state = position(HANDS)
    one, other = done(state, "swap ss"), done(state, "swap tf")
    assert public(one) == public(other)
    assert {**private(one, 1)} == {**private(other, 1)}


@pytest.mark.rule("fault-11")
def test_the_very_last_tile_may_be_drawn() -> None:
    after = done(with_bag(HANDS, "3 temple"), "swap sst")
    assert not after.over and sum(world(after).bag) == 0 and public(after)["bag"] == 0
