"""Chapter: creating the world: the players lay the map, and maps come from seeds."""

import json

import pytest

from lautta.core.boards import NoBoard
from lautta.core.chance import Chooser
from lautta.core.jsonsource import Reader
from lautta.games.roads.board.check import beyond_supply, distance, problems
from lautta.games.roads.board.generator import FAIR, NEAR, generate, start_at, walks
from lautta.games.roads.board.hexes import SIDE_NAMES, Hexes
from lautta.games.roads.board.laying import WHY_NOT, Laying, Tile, read_entry
from lautta.games.roads.board.layingsteps import LAID, LayingSteps, begin
from lautta.games.roads.game import GAME
from lautta.words import LANGUAGES, Words

WOODS, SEA = Tile("woods"), Tile("sea")
E, NE, NW, W, SW, SE = range(6)


def laid(*tiles: tuple[tuple[int, int], Tile], size: int = 30, players: int = 2) -> Laying:
    laying = Laying(players, size)
    for cell, tile in tiles:
        laying.lay(cell, tile)
    return laying


@pytest.mark.rule("S5")
def test_players_lay_two_tiles_each_in_turn_one_by_one() -> None:
    laying, movers = Laying(3, 10), []
    while (to_move := laying.to_move) is not None:
        laying.lay((len(movers), 0), WOODS)
        movers.append(to_move)
    assert movers == [0, 0, 1, 1, 2, 2, 0, 0, 1, 1]
    assert laying.why_not((11, 0), WOODS) == "finished"


@pytest.mark.rule("S5")
def test_each_touches_a_laid_one_and_may_be_any_tile() -> None:
    laying = laid(((0, 0), WOODS))
    assert laying.why_not((0, 0), WOODS) == "taken" and laying.why_not((2, 0), WOODS) == "apart"
    assert {tile.terrain for tile in laying.legal((1, 0))} == {"woods", "pasture", "rock", "mountain", "desert", "sea"}


@pytest.mark.rule("S6")
def test_a_river_begins_with_a_source_or_flowing_into_the_sea() -> None:
    laying = laid(((0, 0), WOODS), ((1, 0), SEA))
    assert laying.why_not((0, 1), Tile("mountain", (E,))) is None
    assert laying.why_not((0, 1), Tile("pasture", (W, SW))) == "begins-nowhere"
    assert laying.why_not((2, 0), Tile("pasture", (E, W))) is None, "its western end is in the sea"


@pytest.mark.rule("S6")
def test_rivers_run_on_across_every_side() -> None:
    laying = laid(((0, 0), Tile("mountain", (E,))))
    assert laying.why_not((1, 0), WOODS) == "broken-river"
    assert laying.why_not((1, 0), Tile("pasture", (E, SE))) == "broken-river"
    assert laying.why_not((1, 0), Tile("pasture", (E, W))) is None
    assert laying.why_not((1, 0), SEA) is None
    assert laying.why_not((0, 1), Tile("woods", (NW, E))) == "broken-river", "no river comes from the source there"


def test_there_is_no_river_on_the_sea() -> None:
    laying = laid(((0, 0), WOODS))
    laying.supply["sea", "straight"] = 1
    assert laying.why_not((1, 0), Tile("sea", (E, W))) == "broken-river"


@pytest.mark.rule("S7")
def test_only_tiles_of_the_box_are_laid() -> None:
    laying = laid(((0, 0), WOODS))
    assert laying.supply["woods", "none"] == 14
    laying.supply["woods", "none"] = 0
    assert laying.why_not((1, 0), WOODS) == "none-left"
    assert laying.why_not((1, 0), Tile("desert", (E, W))) == "none-left"


@pytest.mark.rule("S6")
def test_no_tile_makes_it_impossible_to_finish_a_river() -> None:
    laying = laid(((0, 0), SEA), ((1, 0), Tile("pasture", (E, W))))
    laying.supply["sea", "none"] = 1
    assert laying.why_not((0, 1), SEA) is None, "the river can still end in a source"
    laying.supply["mountain", "source"] = 0
    assert laying.why_not((0, 1), SEA) is None, "or bend back into the sea"
    for key in laying.supply:
        if key[1] in ("wide", "sharp"):
            laying.supply[key] = 0
    assert laying.why_not((0, 1), SEA) == "unfinishable"
    assert laying.why_not((2, 0), SEA) is None


@pytest.mark.rule("S7")
def test_the_last_tile_of_a_shape_is_kept_where_a_river_needs_it() -> None:
    """A river from the sea runs straight east, and only the one source that is left can end it."""
    laying = laid(((0, 0), SEA), ((1, 0), Tile("pasture", (E, W))))
    for key in list(laying.supply):
        if key[1] in ("wide", "sharp", "junction", "source") or key[0] == "sea":
            laying.supply[key] = 0
    laying.supply["mountain", "source"] = 1
    laying.lay((2, 0), Tile("woods", (E, W)))
    assert laying.why_not((3, 0), Tile("mountain", (W,))) is None
    assert laying.why_not((1, 1), Tile("mountain", (SW,))) == "unfinishable", "it needs the source itself"


@pytest.mark.rule("S6")
def test_a_river_may_not_run_off_the_map() -> None:
    laying = laid(((0, 0), SEA), size=2)
    assert laying.why_not((1, 0), Tile("pasture", (E, W))) == "unfinishable", "no tile is left to end it"
    assert laying.why_not((1, 0), Tile("mountain", (W,))) is None


@pytest.mark.rule("S4")
def test_what_was_laid_is_a_board() -> None:
    laying = laid(((0, 0), SEA), ((1, 0), Tile("pasture", (E, W))), ((2, 0), Tile("mountain", (W,))),
                  ((1, 1), WOODS), size=4)  # fmt: skip
    board = GAME.load_board(laying.data("Ours"))
    assert board.names["tiles"] == ("a1", "a2", "a3", "b1") and GAME.new(2, 1, board).players == 2
    with pytest.raises(ValueError, match="woods cannot be laid at \\(5, 5\\): finished"):
        laying.lay((5, 5), WOODS)


def test_a_map_begins_in_the_middle_and_reaches_no_farther_than_its_file_can_tell() -> None:
    assert laid().why_not((1, 0), WOODS) == "too-far"
    row = laid(*(((-q, 0), Tile(terrain)) for q, terrain in enumerate(["desert"] * 21 + ["pasture"] * 22
                                                                      + ["sea"] * 18)), size=95)  # fmt: skip
    assert row.why_not((-61, 0), WOODS) == "too-far" and row.why_not((-61, 1), WOODS) == "too-far"
    assert row.why_not((-60, 1), WOODS) is None and row.why_not((1, 0), WOODS) is None
    assert row.why_not((-60, 1), Tile("mountain", (W,))) == "unfinishable", "where the river would end nothing may lie"
    assert row.why_not((-59, 1), Tile("mountain", (SW,))) is None


def test_a_map_has_some_land() -> None:
    laying = laid(*(((q, 0), SEA) for q in range(3)), size=4)
    assert laying.why_not((3, 0), SEA) == "no-land" and laying.why_not((3, 0), WOODS) is None
    assert laid(((0, 0), SEA), ((1, 0), WOODS), size=3).why_not((2, 0), SEA) is None


# steps in notation


def test_steps_are_written_and_read_back() -> None:
    laying = begin(2)
    laying.step("lay 0,0 mountain e")
    for spot in laying.spots():
        for step in laying.steps(spot):
            again = LayingSteps(2, laying.size, dict(laying.tiles), laying.supply.copy())
            again.step(step.text)
            assert again.entries()[-1]["terrain"] == step.args["terrain"] and len(again.tiles) == 2


@pytest.mark.parametrize(("text", "key"), [
    ("fly", "notation"), ("lay 1,0 swamp", "notation"), ("lay 1,0 woods up", "notation"),
    ("lay 1,0 woods e-e", "notation"),
    ("lay 0,0 woods", "taken"), ("lay 9,9 woods", "apart"), ("lay 1,0 woods", "broken-river"),
    ("lay 1,0 sea e-w", "none-left"), ("lay -1,0 pasture w-nw", "begins-nowhere"),
])  # fmt: skip
def test_a_step_that_cannot_be_is_refused_by_a_message(text: str, key: str) -> None:
    laying = begin(2)
    laying.step("lay 0,0 mountain e")
    with pytest.raises(ValueError, match=f"^roads-laying-{key}$"):
        laying.step(text)
    assert len(laying.tiles) == 1


def test_a_step_is_written_in_one_way_however_it_comes() -> None:
    laying = begin(2)
    whole = {"action": "lay", "spot": "1,0", "terrain": "woods", "river": "w-e"}
    assert laying.written("lay 1,0 woods w-e") == laying.written(whole) == "lay 1,0 woods e-w"
    entry = {"q": 1, "r": 0, "terrain": "woods", "river": ["w", "e", "w"]}
    assert laying.step_of(entry) == "lay 1,0 woods e-w"
    assert laying.written({"action": "lay", "spot": "1,0", "terrain": "sea"}) == "lay 1,0 sea"
    for wrong in ({"action": "lay"}, {**whole, "more": "1"}, {**whole, "action": "fly"}):
        with pytest.raises(ValueError, match="notation"):
            laying.written(wrong)


@pytest.mark.parametrize("size", [7, 40, 95])
def test_computers_finish_maps_that_may_be_played_on_and_begun_again_from_their_steps(size: int) -> None:
    laying, chooser, steps = begin(2, size), Chooser(size, 0), []
    while laying.to_move is not None:
        steps.append(laying.suggestion(chooser))
        laying.step(steps[-1])
        assert begin(2, size, steps) == laying
    assert GAME.new(2, 1, GAME.load_board(laying.data("Ours"))).players == 2


def test_there_are_maps_of_some_sizes_only() -> None:
    for size in (LAID.least - 1, LAID.most + 1):
        with pytest.raises(ValueError, match=str(size)):
            begin(2, size)
    assert begin(2).size == 2 * LAID.each


def test_every_refusal_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        assert all(Words(language).knows(f"roads-laying-{key}") for key in (*WHY_NOT, "notation"))


def test_the_last_tile_is_taken_back() -> None:
    laying = laid(((0, 0), WOODS), ((1, 0), SEA))
    laying.take_back()
    assert laying == laid(((0, 0), WOODS))
    laying.take_back()
    with pytest.raises(ValueError, match="no tile"):
        laying.take_back()


def test_entries_lay_the_same_map_again_under_the_same_rules() -> None:
    laying, chooser = begin(3), Chooser(5, 0)
    while laying.to_move is not None:
        laying.step(laying.suggestion(chooser))
    again = Laying(3, laying.size)
    for entry in laying.entries():
        again.lay(*read_entry(entry))
    assert again.data("again") == laying.data("again")
    for broken in (
        {},
        {"q": 0, "r": 0, "terrain": "swamp"},
        {"q": 0, "r": 0, "terrain": "woods", "river": ["up"]},
        {"q": "0", "r": 0, "terrain": "woods"},
        {"q": 0, "r": 0, "terrain": "woods", "river": ["e", "e"]},
    ):
        with pytest.raises(ValueError, match="is no tile"):
            read_entry(broken)


def test_no_map_is_larger_than_the_record() -> None:
    with pytest.raises(ValueError, match="128"):
        Laying(6, 129)


# maps from seeds


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (1, 2, 3))])
def test_generated_maps_are_right_fair_and_the_same_for_a_seed(players: int, seed: int) -> None:
    data = generate(seed, players)
    assert data == generate(seed, players)
    board = GAME.load_board(data)
    assert list(beyond_supply(data)) == []
    starts = [tile for tile in data["tiles"] if tile.get("start")]
    assert len(starts) == players
    for start in starts:
        for terrain, steps in NEAR.items():
            assert any(tile["terrain"] == terrain and 0 < distance(start, tile) <= steps for tile in data["tiles"])
        assert all(distance(start, other) > 2 for other in starts if other is not start)
    state = GAME.new(players, seed, board)
    state.engine.simulate(board.record, state.record, 10**6, seed)
    assert state.over


@pytest.mark.verify
@pytest.mark.parametrize(
    ("players", "seeds"),
    [(1, 12), (2, 12), (3, 12),
     *(pytest.param(*more, marks=pytest.mark.soak) for more in ((1, 50), (2, 50), (3, 50), (4, 30), (5, 12), (6, 8)))],
)  # fmt: skip
def test_maps_of_many_seeds_are_all_in_order_fair_and_varied(players: int, seeds: int) -> None:
    known, rivers, lands = set(), set(), set()
    for seed in range(100, 100 + seeds):
        data = generate(seed, players)
        assert not problems(Reader(json.dumps(data))) and list(beyond_supply(data)) == []
        hexes = Hexes(data["tiles"])
        starts = [tile for tile in range(len(hexes.tiles)) if hexes.tiles[tile].get("start")]
        found = [start_at(hexes, tile) for tile in starts]
        worths = [start.worth for start in found if start]
        assert len(worths) == players and min(worths) >= FAIR * max(worths)
        for tile in starts:
            walked = walks(hexes, tile)
            assert all(any(hexes.terrain(other) == terrain and 0 < far <= steps for other, far in walked.items())
                       for terrain, steps in NEAR.items())  # fmt: skip
        known.add(json.dumps(data["tiles"]))
        rivers.add(sum("river" in tile for tile in data["tiles"]))
        lands.add(sum(tile["terrain"] != "sea" for tile in data["tiles"]))
    assert len(known) == seeds and len(rivers) >= 4 and len(lands) >= 4


def test_there_is_no_map_where_none_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lautta.games.roads.board.generator.ATTEMPTS", 0)
    with pytest.raises(NoBoard, match="seed 5"):
        generate(5, 2)


def test_a_step_is_written_by_its_name_and_its_parameters_in_order() -> None:
    """So the page writes it, a tile without a river too."""
    laying, rivers = begin(2), set()
    name, *params = LAID.step
    for step in laying.steps("0,0"):
        assert (step.name, list(step.args)) == (name, params)
        assert laying.written(" ".join([name, *step.args.values()])) == step.text
        rivers.add(step.args["river"])
    assert rivers == {"none", *SIDE_NAMES}
