"""Chapter: livestock."""

import pytest
from tests.games.roads.positions import IRRIGATED, RIVERS, can, done, goods, position, shown, why

PLAIN = "p w d p\np p p p"


def geese(text: str, picture: str = PLAIN, **options: str) -> dict[str, int]:
    """What lies on the first pasture, or on bank b2a, after the next production began."""
    state = done(position(picture, f"phase wonder\n{text}", **options), "done")
    return goods(state, "b2a" if picture == RIVERS else "a1")


def pair(first: str = "donkey a1", second: str = "donkey a1", more: str = "") -> str:
    return f"phase production\n{more}player 1\n  transporters\n    t1 {first}\n    t2 {second}\n"


@pytest.mark.rule("L1", "play-1")
def test_two_geese_alone_become_three() -> None:
    assert geese("goods\n  a1: 2 goose\n") == {"goose": 3}


@pytest.mark.rule("L4", "ruling-10", "mistake-8")
@pytest.mark.parametrize("count", [1, 3, 4])
def test_any_other_number_does_not_breed(count: int) -> None:
    assert geese(f"goods\n  a1: {count} goose\n") == {"goose": count}


@pytest.mark.rule("L2", "mistake-8")
def test_goods_buildings_and_transporters_prevent_it() -> None:
    assert geese("goods\n  a1: 2 goose, 1 stone\n") == {"goose": 2, "stone": 1}
    assert geese("goods\n  a1: 1 goose, 1 stone\n") == {"goose": 1, "stone": 1}
    assert geese("buildings\n  a1 mint\ngoods\n  a1: 2 goose\n") == {"goose": 2}
    assert geese("goods\n  a1: 2 goose\nplayer 1\n  transporters\n    t1 donkey a1\n") == {"goose": 2}


@pytest.mark.rule("L2", "ruling-10", "mistake-8")
def test_even_over_the_river() -> None:
    assert geese("goods\n  b2a: 2 goose\n", RIVERS) == {"goose": 3}
    assert geese("goods\n  b2a: 2 goose\n  b2b: 1 stone\n", RIVERS) == {"goose": 2}
    assert geese("buildings\n  b2b mint\ngoods\n  b2a: 2 goose\n", RIVERS) == {"goose": 2}
    assert geese("goods\n  b2a: 2 goose\nplayer 1\n  transporters\n    t1 donkey b2b\n", RIVERS) == {"goose": 2}
    assert geese("goods\n  b2a: 2 goose\nplayer 1\n  transporters\n    t1 raft b2~\n", RIVERS) == {"goose": 2}


@pytest.mark.rule("L3", "ruling-10", "mistake-8")
def test_roads_bridges_walls_and_a_home_do_not() -> None:
    text = "roads b2a-b1 b1-b2a\nbridges b2ab\nwalls\n  b2/e 1 1\ngoods\n  b2a: 2 goose\nplayer 1\n  home b2a\n"
    assert geese(text.replace("b2a-b1 ", ""), RIVERS) == {"goose": 3}


@pytest.mark.rule("L6", "ruling-11")
def test_only_pasture_and_irrigated_desert() -> None:
    text = "goods\n  a2: 2 goose\n  a3: 2 goose\n"
    state = done(position(PLAIN, f"phase wonder\n{text}"), "done")
    assert goods(state, "a2") == goods(state, "a3") == {"goose": 2}
    state = done(position(PLAIN, f"phase wonder\n{IRRIGATED}{text}"), "done")
    assert goods(state, "a2") == {"goose": 2} and goods(state, "a3") == {"goose": 3}


@pytest.mark.rule("L7", "play-2", "open-4", "reading-15")
def test_whether_a_pair_on_two_banks_breeds_is_an_option() -> None:
    text = "goods\n  b2a: 1 goose\n  b2b: 1 goose\n"
    assert geese(text, RIVERS) == {"goose": 2}
    assert geese(text, RIVERS, pairs_breed="on_a_bank") == {"goose": 1}
    assert geese("bridges b2ab\n" + text, RIVERS, pairs_breed="on_a_bank") == {"goose": 2}


# donkeys


@pytest.mark.rule("L1", "L5", "play-1")
def test_two_donkeys_breed_if_their_owner_wants() -> None:
    state = position(PLAIN, pair())
    assert can(state, "breed") == ["a1"]
    state = done(state, "breed a1")
    assert [v["at"] for v in shown(state)["players"][0]["transporters"].values()] == ["a1"] * 3
    assert why(state, "breed a1") == "not-empty", "three do not breed"
    state = done(position(PLAIN, pair()), "done")
    assert len(shown(state)["players"][0]["transporters"]) == 2


@pytest.mark.rule("L1", "ruling-10")
def test_only_of_one_owner() -> None:
    each = "  transporters\n    t1 donkey a1\n"
    text = f"seats 2\nphase production\nplayer 1\n{each}player 2\n{each}"
    assert why(position(PLAIN, text), "breed a1") == "no-pair"


@pytest.mark.rule("L4", "L8")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (pair("donkey a1", "donkey a4"), "no-pair"),
        (pair("donkey a1", "wagon a1"), "no-pair"),
        (pair(more="goods\n  a1: 1 goose\n"), "not-empty"),
        (pair(more="buildings\n  a1 mint\n"), "no-pasture"),
        (pair("donkey a1: 1 gold"), "not-empty"),
        (pair(second="donkey a1: 1 gold"), "not-empty"),
        (pair() + "    t3 wagon a1\n", "not-empty"),
        (pair() + "    t3 donkey a1\n", "not-empty"),
        (pair("donkey a1; points 2 passenger 1.t2", "donkey a1; points 2 carrier 1.t1"), "no-pair"),
    ],
)
def test_they_must_be_alone_and_free(text: str, reason: str) -> None:
    assert why(position(PLAIN, text), "breed a1") == reason


@pytest.mark.rule("ruling-11")
def test_not_in_woods_nor_in_dry_desert() -> None:
    assert why(position(PLAIN, pair("donkey a2", "donkey a2")), "breed a2") == "no-pasture"
    assert why(position(PLAIN, pair("donkey a3", "donkey a3")), "breed a3") == "no-pasture"
    irrigated = position(PLAIN, IRRIGATED + pair("donkey a3", "donkey a3"))
    assert why(irrigated, "breed a3") is None


@pytest.mark.rule("L8", "play-3", "open-5")
def test_whether_laden_donkeys_breed_is_an_option() -> None:
    state = position(PLAIN, pair("donkey a1: 1 gold"), laden_donkeys_breed="yes")
    assert why(state, "breed a1") is None


@pytest.mark.rule("L7", "open-4", "reading-15")
def test_a_pair_of_donkeys_on_two_banks() -> None:
    text = pair("donkey b2a", "donkey b2b")
    born = done(position(RIVERS, text), "breed b2")
    assert [v["at"] for v in shown(born)["players"][0]["transporters"].values()] == ["b2a", "b2b", "b2a"]
    assert why(position(RIVERS, text, pairs_breed="on_a_bank"), "breed b2") == "no-pair"


@pytest.mark.rule("T12", "play-3")
def test_past_the_limit_only_if_one_at_a_factory_can_go() -> None:
    five = pair() + "".join(f"    t{slot} wagon {place}\n" for slot, place in ((3, "b1"), (4, "b1"), (5, "b1")))
    assert why(position(PLAIN, five), "breed a1") == "over-limit"
    at_factory = position(PLAIN, five.replace("phase production", "phase production\nbuildings\n  b1 wagon_factory"))
    state = done(at_factory, "breed a1")
    assert can(state, "scrap") == ["t3", "t4", "t5"]
    assert len(shown(done(state, "scrap t4"))["players"][0]["transporters"]) == 5
