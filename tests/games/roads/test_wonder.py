"""Chapters: the wonder, the end, and playing alone."""

import pytest
from tests.games.roads.positions import RIVERS, can, cargo, done, goods, position, shown, why

from lautta.core.game import GameState
from lautta.games.roads.game import GAME
from lautta.games.roads.state import END_MARKS

PLAIN = "p p d p p\np p p p p"


def builder(lying: str, bricks: str = "", more: str = "", at: str = "a1", seats: int = 2) -> str:
    wonder = f"wonder {bricks}\n" if bricks else ""
    there = f"goods\n  a1: {lying}\n" if lying else ""
    return (
        f"seats {seats}\nphase wonder\n{wonder}{more}{there}player 1\n  home a1\n  transporters\n    t1 donkey {at}\n"
    )


@pytest.mark.rule("N3")
def test_which_goods_pay_is_the_players_choice() -> None:
    state = done(position(PLAIN, builder("1 boards, 1 gold")), "brick")
    assert can(state, "pay") == ["boards a", "gold a"]
    assert goods(done(state, "pay boards a"), "a1") == {"gold": 1}


@pytest.mark.rule("N3", "ruling-37", "mistake-22")
def test_others_bricks_do_not_raise_the_price() -> None:
    text = builder("1 boards") + "player 2\n  home b5\n  transporters\n    t1 donkey b5\n"
    state = position(PLAIN, text.replace("a1: 1 boards", "a1: 1 boards\n  b5: 3 trunks"))
    state = done(state, "1: brick", "1: done", "2: brick", "2: brick")
    assert shown(state)["wonder"] == ["1", "2", "2"]


@pytest.mark.rule("N3")
def test_the_price_begins_anew_each_turn() -> None:
    state = position(PLAIN, builder("9 boards"))
    assert shown(done(state, "brick", "brick"))["players"][0]["price"] == 3
    state = done(state, "brick", "done", "2: done", "1: done", "2: done")
    assert shown(state)["players"][0]["price"] == 1


@pytest.mark.rule("N4", "mistake-22")
def test_from_the_fifth_row_on_a_brick_costs_one_more() -> None:
    state = position(PLAIN, builder("9 boards", "n" * 16))
    state = done(state, "brick")
    assert goods(state, "a1") == {"boards": 8} and shown(state)["players"][0]["price"] == 3
    assert goods(done(state, "brick"), "a1") == {"boards": 5}, "the second of the turn, and the first of row five"


@pytest.mark.rule("N1", "mistake-22")
def test_goods_are_of_the_home_tile_where_an_own_transporter_stands() -> None:
    assert why(position(PLAIN, builder("5 boards", at="a2")), "brick") == "not-home"
    away = builder("", at="a1").replace("player 1", "goods\n  a2: 5 boards\nplayer 1")
    assert why(position(PLAIN, away), "brick") == "too-few-goods"


@pytest.mark.rule("N8", "open-3")
def test_whether_carried_goods_pay_is_an_option() -> None:
    text = builder("").replace("t1 donkey a1", "t1 donkey a1: 1 boards")
    state = done(position(PLAIN, text), "brick")
    assert cargo(state, "t1") == {}
    assert why(position(PLAIN, text, wonder_goods="tile_only"), "brick") == "too-few-goods"


@pytest.mark.rule("N8", "open-3")
def test_whether_the_other_bank_of_home_pays_is_an_option() -> None:
    text = "seats 2\nphase wonder\ngoods\n  b2b: 1 boards\nplayer 1\n  home b2a\n  transporters\n    t1 donkey b2a\n"
    assert why(position(RIVERS, text), "brick") == "too-few-goods"
    assert why(position(RIVERS, text, wonder_banks="whole_tile"), "brick") is None
    assert why(position(RIVERS, text.replace("goods", "bridges b2ab\ngoods")), "brick") is None
    other_side = text.replace("t1 donkey b2a", "t1 donkey b2b")
    assert why(position(RIVERS, other_side), "brick") is None, "anywhere on the home tile"


@pytest.mark.rule("N2", "N6")
def test_bricks_fill_the_wonder_in_order_and_a_neutral_one_comes_when_all_are_done() -> None:
    state = done(position(PLAIN, builder("1 boards", "2n")), "brick", "done", "2: done")
    assert shown(state)["wonder"] == ["2", "n", "1", "n"] and shown(state)["neutral"] == 2
    assert shown(state)["phase"] == "production" and state.record.turn == 2


@pytest.mark.rule("N7", "open-10")
def test_each_seat_buys_all_of_its_bricks_in_one_go_in_the_order_of_play() -> None:
    text = builder("9 boards").replace("chart 1 2", "") + "player 2\n  home b5\n  transporters\n    t1 donkey b5\n"
    state = position(PLAIN, "chart 2 1\nrow 1 2\n" + text)
    assert state.to_move == (1,) and why(state, "brick", 0) == "not-your-turn"
    state = done(state, "2: done", "1: brick", "1: brick")
    assert state.to_move == (0,)


# irrigation


@pytest.mark.rule("N5")
def test_the_brick_on_the_mark_turns_desert_into_pasture() -> None:
    for bricks, irrigated in (("n" * 31 + "2" * 12, False), ("n" * 32 + "2" * 12, True)):
        state = position(PLAIN, builder("9 boards", bricks))
        assert shown(done(state, "brick"))["irrigated"] == irrigated
    neutral = position(PLAIN, builder("", "n" * 30 + "2" * 14))
    neutral = done(neutral, "done", "2: done")
    assert len(shown(neutral)["wonder"]) == 45 and shown(neutral)["irrigated"]


# the end


@pytest.mark.rule("E1", "play-12", "mistake-23")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_brick_on_the_mark_for_the_players_ends_the_game_at_once(seats: int) -> None:
    mark = (62, 66, 69, 76, 83)[seats - 2]
    assert END_MARKS[seats] == mark
    bricks = "n" * 20 + "2" * (mark - 21)
    state = position(PLAIN, builder("9 boards", bricks, seats=seats))
    assert not state.over
    state = done(state, "brick")
    assert state.over and state.result and state.result.explanation["ended_by"] == "mark"
    assert state.to_move == () and len(shown(state)["wonder"]) == mark


@pytest.mark.rule("E1", "mistake-23")
def test_a_neutral_brick_can_be_that_one() -> None:
    state = done(position(PLAIN, builder("", "n" * 20 + "2" * 41)), "done", "2: done")
    assert state.over and state.result and state.result.explanation["ended_by"] == "mark"


@pytest.mark.rule("E2", "play-12", "mistake-23")
def test_the_last_neutral_brick_after_33_turns_ends_it_too() -> None:
    state = done(position(PLAIN, builder("", "n" * 32)), "done", "2: done")
    assert state.over and shown(state)["neutral"] == 33 and state.record.turn == 33
    assert state.result and state.result.explanation["ended_by"] == "neutral"


def over(transporters: str = "", bricks: str = "n" * 32, others: str = "", lying: str = "", row: str = "") -> GameState:
    """The end of a game of two with these things."""
    text = f"{row}seats 2\nphase wonder\nwonder {bricks}\nneutral 32\nturn 32\nat 1\nwaiting 2\n{lying}"
    text += f"player 1\n  transporters\n{transporters}player 2\n  transporters\n{others}"
    return done(position(PLAIN, text), "done", seat=1)


@pytest.mark.rule("E3", "mistake-24")
def test_gold_coins_and_stock_count_if_they_are_on_own_transporters() -> None:
    load = "    t1 donkey a1: 1 gold, 1 coins\n    t2 donkey a2: 1 stock, 1 fuel\n"
    assert over(load).scores == (170, 0)
    assert over("", lying="goods\n  a1: 5 stock\n").scores == (0, 0), "not what lies about"


@pytest.mark.rule("E4", "disagreement-1", "mistake-24")
def test_each_row_is_ten_points_by_bricks() -> None:
    """Rows of 4: 1 and 1 of two players; 3 to 1; all of one; the last, unfinished one counts whole."""
    bricks = "1" * 1 + "2" * 1 + "nn" + "1112" + "1nnn" + "2"
    state = over(bricks=bricks + "n" * (32 - bricks.count("n")))
    assert state.scores == (5 + 7 + 10, 5 + 2 + 10)


@pytest.mark.rule("E4", "mistake-24")
@pytest.mark.parametrize(
    ("own", "others", "points"),
    [(1, 0, 10), (1, 1, 5), (1, 2, 3), (1, 3, 2), (1, 4, 2), (1, 5, 1), (2, 0, 10), (2, 1, 6), (2, 2, 5), (2, 3, 4),
     (2, 4, 3), (2, 5, 2), (3, 0, 10), (3, 1, 7), (3, 2, 6), (3, 3, 5), (3, 4, 4), (4, 0, 10), (4, 1, 8), (4, 2, 6),
     (4, 3, 5), (5, 0, 10), (5, 1, 8), (5, 2, 7), (6, 1, 8), (7, 0, 10)],
)  # fmt: skip
def test_the_printed_table_of_shares(own: int, others: int, points: int) -> None:
    bricks = "n" * 32 + "3" * 30 + "1" * own + "2" * others
    text = f"seats 6\nphase wonder\nwonder {bricks}\nneutral 32\nturn 32\nat 5\nwaiting 6\n"
    assert done(position(PLAIN, text), "done", seat=5).scores[0] == points


@pytest.mark.rule("E6", "play-13")
def test_of_equals_the_one_nearest_to_the_temple_wins() -> None:
    for row, winner in (("row 1 2\nchart 1 2\n", 0), ("row 2 1\nchart 1 2\n", 1)):
        state = over("    t1 donkey a1: 1 gold\n", others="    t1 donkey a2: 1 gold\n", row=row)
        assert state.result and state.result.winners == (winner,)
        assert state.result.explanation["decided_by"] == "praying"


@pytest.mark.rule("E6")
def test_most_points_win_whoever_prays() -> None:
    state = over("", others="    t1 donkey a2: 1 gold\n", row="row 1 2\nchart 1 2\n")
    assert state.result and state.result.winners == (1,) and state.result.explanation["decided_by"] == "points"


# alone


@pytest.mark.rule("Z1", "mistake-25")
def test_alone_the_first_four_rows_are_filled_and_the_price_starts_at_two() -> None:
    state = GAME.new(1, 1)
    assert shown(state)["wonder"] == ["x"] * 17
    state.apply(state.legal_actions[0])
    assert shown(state)["players"][0]["price"] == 2


@pytest.mark.rule("Z2", "mistake-25")
def test_alone_it_lasts_20_turns_and_there_is_no_mark() -> None:
    state = GAME.new(1, 1)
    state.apply(state.legal_actions[0])
    for turn in range(20):
        assert shown(state)["turn"] == turn + 1
        for _ in range(4):
            state.apply("done")
    assert state.over and shown(state)["neutral"] == 20 and state.result
    assert state.scores == (0,), "bricks of nobody here are worth nothing"


@pytest.mark.rule("Z2", "reading-18")
def test_alone_the_full_wonder_takes_no_more() -> None:
    text = "phase wonder\nwonder " + "x" * 17 + "1" * 66 + "\ngoods\n  a1: 99 stone\nplayer 1\n  home a1\n"
    state = position(PLAIN, text + "  transporters\n    t1 donkey a1\n")
    assert why(state, "brick") == "wonder-full"
    assert not done(state, "done").over


@pytest.mark.rule("Z4", "reading-9")
def test_alone_the_start_tile_is_free() -> None:
    state = GAME.new(1, 1)
    land = sum(tile["terrain"] != "sea" for tile in state.board.data["tiles"])
    assert len({state.board.record.site_tile[code] for code in state.legal_actions}) == land
    marked = GAME.new(1, 1, "rings")
    assert marked.board.record.marked == 5 and len(can(marked, "home")) == marked.board.record.banks


@pytest.mark.rule("Z2")
def test_the_short_game_is_an_option_for_several() -> None:
    state = GAME.new(2, 1, "disneyland", {"short_game": "yes"})
    assert len(shown(state)["wonder"]) == 17
    text = builder("", "x" * 17 + "n" * 19)
    state = done(position(PLAIN, text, short_game="yes"), "done", "2: done")
    assert state.over and state.record.turn == 20


@pytest.mark.rule("reading-11")
def test_the_mark_ends_a_short_game_too() -> None:
    text = builder("9 boards", "x" * 17 + "n" * 10 + "2" * 34)
    assert done(position(PLAIN, text, short_game="yes"), "brick").over


@pytest.mark.rule("Z2")
def test_alone_the_last_place_of_the_wonder_is_filled_too() -> None:
    text = "phase wonder\nwonder " + "x" * 17 + "1" * 65 + "\nplayer 1\n  home a1\n"
    state = done(position(PLAIN, text), "done")
    assert len(shown(state)["wonder"]) == 83 and shown(state)["wonder"][-1] == "n" and not state.over
