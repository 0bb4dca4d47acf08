"""Chapter: order of play. Where two players may reach the same thing, and all are asked for the order."""

import random

import pytest
from tests.games.roads.positions import done, position, shown, why

from lautta import players
from lautta.core.game import GameState
from lautta.core.plans import replay
from lautta.core.reasons import MalformedPosition
from lautta.games.roads.game import GAME
from lautta.games.roads.rules.plans import REST, answer

ROW = "w p p p p p w"
FIELDS = "p p p p\np p p p"


def two(ground: str, one: str, other: str, phase: str, more: str = "", **options: str) -> GameState:
    """Two players whose transporters stand as told, done with what comes before a phase."""
    before = {"movement": "production", "building": "movement", "wonder": "building", "production": "wonder"}[phase]
    text = (
        f"seats 2\nphase {before}\n{more}player 1\n  transporters\n    {one}\nplayer 2\n  transporters\n    {other}\n"
    )
    return done(position(ground, text, **options), *("1: done", "2: done") * 1)


def asked(state: GameState) -> bool:
    return bool(shown(state)["stage"] == "calling")


@pytest.mark.parametrize(("place", "expected"), [("a3", True), ("a2", True), ("a1", False), ("a5", False)])
def test_goods_that_two_reach_by_points(place: str, expected: bool) -> None:
    """Donkeys go one tile without a road: both get to a3, one of them to where the other stands."""
    ground = "w p p p p p w"
    other = {"a3": "a4", "a2": "a3", "a1": "a3", "a5": "a3"}[place]
    state = two(ground, "t1 donkey a2", f"t1 donkey {other}", "movement", f"goods\n  {place}: 1 gold\n")
    assert asked(state) == expected


def test_roads_lead_further_and_walls_of_others_bar_the_way() -> None:
    goods, roads = "goods\n  a4: 1 gold\n", "roads a2-a3 a3-a4\n"
    assert not asked(two(ROW, "t1 donkey a2", "t1 donkey a5", "movement", goods))
    assert asked(two(ROW, "t1 donkey a2", "t1 donkey a5", "movement", goods + roads))
    walls = "walls\n  a3/e 2 1\n"
    assert not asked(two(ROW, "t1 donkey a2", "t1 donkey a5", "movement", goods + roads + walls))


def test_a_truck_does_not_leave_the_roads() -> None:
    goods = "goods\n  a3: 1 gold\n"
    assert not asked(two(ROW, "t1 truck a2", "t1 donkey a4", "movement", goods))
    assert asked(two(ROW, "t1 truck a2", "t1 donkey a4", "movement", goods + "roads a2-a3\n"))


def test_boats_reach_what_lies_on_their_way_to_a_dock() -> None:
    sea = "p . . . . . p"
    goods = "goods\n  a7: 1 gold\n"
    assert not asked(two(sea, "t1 raft a3", "t1 donkey a7", "movement", goods))  # four steps and the dock
    assert asked(two(sea, "t1 raft a5", "t1 donkey a7", "movement", goods))


def aboard(carrier: str, rider: str, more: str = "", owner: int = 1) -> str:
    """A position before movement in which the first player's t1 carries the t2 of a player."""
    text = f"seats 2\nphase production\n{more}player 1\n  transporters\n    t1 {carrier}; passenger {owner}.t2\n"
    return text + ("player 2\n  transporters\n" if owner == 2 else "") + f"    t2 {rider}; carrier 1.t1\n"


def begun(ground: str, text: str) -> GameState:
    return done(position(ground, text), "1: done", "2: done")


@pytest.mark.parametrize(("way", "expected"), [("a2-a3 a3-a4 a4-a5", True), ("a3-a4 a4-a5", False)])
def test_what_is_carried_may_be_set_down_and_go_on(way: str, expected: bool) -> None:
    """A truck goes four tiles by road, though the raft that has brought it is at the end of its way."""
    goods = f"goods\n  a5: 1 gold\nroads {way}\n"
    text = aboard("raft a2>w", "truck a2>w", goods) + "player 2\n  transporters\n    t1 donkey a6\n"
    assert asked(begun(". p p p p p", text)) == expected


def test_a_boat_is_set_down_in_water_and_sails_on() -> None:
    text = aboard("donkey a2", "raft a2", "goods\n  a6: 1 gold\n") + "player 2\n  transporters\n    t1 donkey a7\n"
    assert not asked(begun("p p . . . p p", text)), "the donkey stands in the middle of the land"
    text = text.replace("donkey a2", "donkey a3").replace("raft a2", "raft a3")
    assert asked(begun("p p p . . p p", text)), "from the dock by two tiles of sea to the goods"


def test_two_can_set_down_or_take_away_a_transporter_aboard_another_players() -> None:
    state = begun(ROW, aboard("truck a2", "donkey a2", "roads a2-a3\n", owner=2))
    assert asked(state) and shown(state)["rivals"] == [0, 1]
    free = done(state, "1: agree", "2: agree")
    assert why(done(free, "1: go t1 a3"), "alight t2 a3", 1) == "not-at-the-beginning", "whoever is first decides"
    assert not asked(begun("p . .", aboard("raft a3", "donkey a3", owner=2))), "nobody gets off at sea"


def test_without_goods_nothing_is_contested() -> None:
    assert not asked(two(ROW, "t1 donkey a2", "t1 donkey a2", "movement"))


def test_what_could_be_put_down_is_nobodys_yet() -> None:
    assert not asked(two(ROW, "t1 donkey a2: 2 gold", "t1 donkey a2", "movement"))


def test_in_production_two_on_a_tile_with_goods_or_at_a_factory() -> None:
    there = ("t1 donkey a2", "t1 donkey a2")
    assert asked(two(ROW, *there, "production", "goods\n  a2: 1 trunks\n"))
    assert not asked(two(ROW, *there, "production", "goods\n  a3: 1 trunks\n"))
    mill = "buildings\n  a2 sawmill\n"
    assert not asked(two(ROW, "t1 donkey a2: 1 trunks", "t1 donkey a2", "production", mill))
    assert asked(two(ROW, "t1 donkey a2: 1 trunks", "t1 donkey a2: 1 trunks", "production", mill))


@pytest.mark.parametrize(
    ("building", "research", "other", "expected"),
    [("wagon_factory", "", "2 boards", True), ("wagon_factory", "trucking", "2 boards", False),
     ("wagon_factory", "", "", False), ("sawmill", "", "", False), ("steamer_factory", "", "2 fuel", False)],
)  # fmt: skip
def test_in_production_a_factory_that_one_can_upgrade_while_another_runs_it(
    building: str, research: str, other: str, expected: bool
) -> None:
    """The geese and the paper may be far away; who stands at the factory then turns it into one for trucks."""
    text = f"seats 2\nphase wonder\nbuildings\n  c2 {building}\nplayer 1\n"
    text += f"  research {research}\n" if research else ""
    text += "  transporters\n    t1 donkey a1: 1 goose, 1 paper\n    t2 donkey a1: 1 goose\n    t3 donkey c2\n"
    text += f"player 2\n  transporters\n    t1 donkey c2{': ' if other else ''}{other}\n"
    state = begun("p p p\np p p\np p .", text)
    assert asked(state) == expected
    if expected:
        free = done(state, "1: agree", "2: agree")
        assert why(free, "wagon t1", 1) is None
        assert why(done(free, "1: research trucking a1", "1: upgrade c2"), "wagon t1", 1) == "no-factory"


def test_paper_for_research_may_be_made_in_the_same_phase() -> None:
    text = "seats 2\nphase wonder\nbuildings\n  a1 papermill\n  c2 wagon_factory\nplayer 1\n  transporters\n"
    text += "    t1 donkey a1: 2 boards\n    t2 donkey a1: 2 goose\n    t3 donkey c2\n"
    text += "player 2\n  transporters\n    t1 donkey c2: 2 boards\n"
    assert asked(begun("p p p\np p p\np p .", text))
    assert not asked(begun("p p p\np p p\np p .", text.replace("papermill", "sawmill")))


@pytest.mark.parametrize("options", [{}, {"road_stone": "either_end"}])
def test_in_building_stone_beyond_a_road_by_an_option_also_from_a_boat(options: dict[str, str]) -> None:
    goods = "goods\n  a3: 1 stone\n"
    state = two(". p p p", "t1 raft a2>w", "t1 donkey a3", "building", goods, **options)
    assert asked(state) == bool(options)


def test_in_building_a_site_and_what_lies_there() -> None:
    laden = ("t1 donkey a2: 2 boards", "t1 donkey a2: 2 boards")
    assert asked(two(ROW, *laden, "building"))
    assert not asked(two(ROW, *laden, "building", "buildings\n  a2 sawmill\n"))
    assert asked(two(ROW, "t1 donkey a2", "t1 donkey a2", "building", "goods\n  a2: 1 stone\n"))


def test_in_building_walls_and_roads_between_neighbours() -> None:
    assert asked(two(ROW, "t1 donkey a2: 1 stone", "t1 donkey a3: 1 stone", "building"))
    assert not asked(two(ROW, "t1 donkey a2: 1 stone", "t1 donkey a3", "building"))
    assert not asked(two(ROW, "t1 donkey a2: 1 stone", "t1 donkey a4: 1 stone", "building"))
    wall = "walls\n  a2/e 1 1\n"
    assert asked(two(ROW, "t1 donkey a2: 1 stone", "t1 donkey a3: 2 boards", "building", wall))


def test_a_dock_that_a_wall_would_close() -> None:
    sea = "p . p"
    assert asked(two(sea, "t1 donkey a1: 1 stone", "t1 raft a1>e: 2 boards", "building"))
    assert not asked(two(sea, "t1 donkey a1", "t1 raft a1>e: 2 boards", "building"))


def wonder(laid: str, *boards: int, more: str = "", **options: str) -> GameState:
    """The wonder phase begins with these bricks, and with so many boards at each home, which are far apart."""
    homes = ("a1", "a7", "a4")[: len(boards)]
    text = f"seats {len(boards)}\nphase building\nwonder {laid}\n{more}goods\n"
    text += "".join(f"  {home}: {count} boards\n" for home, count in zip(homes, boards, strict=True) if count)
    for number, home in enumerate(homes, 1):
        text += f"player {number}\n  home {home}\n  transporters\n    t1 donkey {home}\n"
    return all_done(position(ROW, text, **options))


def all_done(state: GameState) -> GameState:
    """Everybody is done with a phase, for which nobody calls."""
    state, phase = state.copy(), state.phase
    while state.phase == phase:
        state.apply("agree" if asked(state) else "done", state.to_move[0])
    return state


@pytest.mark.parametrize(
    ("places", "boards", "expected"), [(3, (1, 1), False), (2, (1, 1), False), (1, (1, 1), True), (1, (1, 0), False)]
)
def test_in_the_wonder_more_bricks_than_places_in_the_row(places: int, boards: tuple[int, int], expected: bool) -> None:
    assert asked(wonder("n" * (4 - places), *boards)) == expected


@pytest.mark.parametrize(("laid", "expected"), [(63, False), (64, True)])
def test_of_three_the_brick_that_ends_the_game_comes_before_the_end_of_its_row(laid: int, expected: bool) -> None:
    """It is the 66th; that row would have places up to the 69th."""
    assert asked(wonder("n" * 20 + "2" * (laid - 20), 2, 2, 2)) == expected


@pytest.mark.rule("O3", "N7")
@pytest.mark.parametrize("seats", [2, 3])
def test_choosing_a_playing_sequence_every_player_may_call_in_each_contested_wonder_phase(seats: int) -> None:
    """Two places are left in row 4, then one; in the row above bricks cost more."""
    state = wonder("n" * 15, *[3] * seats)
    for turn in (16, 17):
        assert (shown(state)["phase"], shown(state)["turn"]) == ("wonder", turn)
        assert shown(state)["rivals"] == list(range(seats)) == list(state.to_move)
        for seat in range(seats):
            assert [action.text for action in state.actions(seat)] == ["call", "agree"]
            assert shown(done(state, "call", seat=seat))["stage"] == "praying"
        for _ in range(4 if turn == 16 else 0):
            state = all_done(state)


@pytest.mark.rule("O3")
def test_who_was_last_in_the_chart_calls_and_gets_the_last_place_of_a_row() -> None:
    state = wonder("n" * 16, 1, 1, more="row 2 1\nchart 2 1\n")
    assert why(done(state, "1: agree", "2: agree"), "brick", 0) == "not-your-turn"
    state = done(state, "1: call", "2: pray", "1: slot 1", "1: brick", "1: done")
    assert state.record.bricks[16] == 1 and why(state, "brick", 1) == "too-few-goods"


@pytest.mark.rule("O3")
def test_who_has_agreed_in_the_wonder_phase_calls_no_more_once_all_have() -> None:
    state = done(wonder("n" * 16, 1, 1), "1: agree", "2: agree")
    assert why(state, "call", state.to_move[0]) == "not-calling"


def test_by_an_option_all_are_asked_in_the_first_contested_wonder_phase_only() -> None:
    """Games that began before there was a choice go on like that."""
    state = wonder("n" * 15, 3, 3, order_asked="where_needed", wonder_asked="first_time")
    assert asked(state) and "wonder_asked" not in state.options
    for _ in range(4):
        state = all_done(state)
    assert not asked(state) and shown(state)["rivals"] == [0, 1] and state.record.vied == 1
    assert [action.text for action in state.actions()] == ["call", "done", "brick"]
    assert GAME.from_text(state.text(), state.board) == state
    newer = state.text().replace("order_asked=where_needed", "order_asked=where_needed wonder_asked=each_time")
    with pytest.raises(MalformedPosition, match="order"):
        GAME.from_text(newer, state.board)


def test_whoever_wants_may_call_though_nobody_was_asked() -> None:
    state = two(ROW, "t1 donkey a2", "t1 donkey a6", "movement")
    assert state.to_move == (0, 1) and shown(state)["stage"] == "playing"
    assert why(state, "agree") == "not-calling"
    moved = done(state, "1: go t1 a3")
    called = done(state, "2: call")
    assert shown(called)["stage"] == "praying" and shown(called)["ordered"]
    for later in (moved, done(state, "1: done")):
        assert why(later, "call", 1) == "not-calling"
    assert GAME.from_text(state.text(), state.board).record.may_call == 1


def test_who_has_met_is_not_asked_again_but_sees_it_and_may_call() -> None:
    text = "seats 2\nphase production\ngoods\n  a3: 1 gold\n{}player 1\n  transporters\n    t1 donkey a2\n"
    text += "player 2\n  transporters\n    t1 donkey a4\n"
    first, later = (done(position(ROW, text.format(met)), "1: done", "2: done") for met in ("", "met 1-2\n"))
    assert asked(first) and not asked(later)
    assert shown(later)["rivals"] == [0, 1] and first.record.met == later.record.met == 1
    assert shown(done(later, "2: call"))["stage"] == "praying"
    assert "rivals" not in shown(two(ROW, "t1 donkey a2", "t1 donkey a6", "movement"))
    assert GAME.from_text(later.text(), later.board).text() == later.text()


def test_by_an_option_all_are_asked_in_each_phase_and_older_files_mean_that() -> None:
    state = two(ROW, "t1 donkey a2", "t1 donkey a6", "movement", order_asked="always")
    assert asked(state)
    assert "order_asked" not in state.options
    assert GAME.new(2, 1).options["order_asked"] == "where_needed"
    assert GAME.new(2, 1).options["wonder_asked"] == "each_time"
    later = " order_asked=where_needed wonder_asked=each_time"
    older = "\n".join(line.replace(later, "") for line in GAME.new(2, 1).text().splitlines())
    assert (GAME.from_text(older).record.order_asked, GAME.from_text(older).record.wonder_asked) == (1, 1)


@pytest.mark.parametrize("seed", range(4))
def test_where_nobody_is_asked_plans_of_two_never_clash(seed: int) -> None:
    """Settlers plan a phase at the same time; whoever comes first in the chart, all plans are carried out in full."""
    state, chance = GAME.new(3, seed, "three_rivers"), random.Random(seed)
    seated = [players.make("sense", seed * 10 + seat) for seat in range(3)]
    compared = 0
    while not state.over and state.turn < 25:
        if state.record.may_call and not state.record.rivals and shown(state)["phase"] != "wonder":
            plans = {seat: planned(state, seat, seated[seat]) for seat in range(3)}
            for _ in range(2):
                turned = state.copy()
                order = [1, 2, 3]
                chance.shuffle(order)
                for slot, seat in enumerate(order):
                    turned.record.chart[slot] = seat
                assert not replay(turned, plans).cuts
            compared += 1
            for seat, plan in plans.items():
                for action in plan:
                    state.apply(action, seat)
        else:
            seat = state.to_move[0]
            state.apply("agree" if asked(state) else seated[seat].choose(state.view(seat), seat), seat)
    assert compared > 20


@pytest.mark.many
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (1, 2))])
def test_a_game_of_four_settlers_asks_a_few_times(seed: int) -> None:
    state = GAME.new(4, seed)
    seated = [players.make("sense", seed * 10 + seat) for seat in range(4)]
    questions, before = 0, None
    while not state.over:
        where = (state.turn, state.phase)
        if state.phase == "wonder" and before != where:
            assert asked(state) == bool(state.record.rivals)
        elif asked(state) and where != before:
            questions += 1
        before = where
        seat = state.to_move[0]
        state.apply("agree" if asked(state) else seated[seat].choose(state.view(seat), seat), seat)
    assert questions < 10


def planned(state: GameState, seat: int, player: players.Player) -> list[str]:
    """What a computer player does in a phase, up to being done, as if it were alone."""
    trial, plan = state.copy(), list[str]()
    while seat in trial.to_move and trial.phase == state.phase and (not plan or plan[-1] != "done"):
        plan.append(trial.space.text(player.choose(trial.view(seat), seat)))
        trial.apply(plan[-1], seat)
    return plan


def test_who_is_done_for_the_turn_is_asked_where_something_of_theirs_is_at_stake() -> None:
    free = two(ROW, "t1 donkey a2", "t1 donkey a6", "movement")
    assert answer(free.view(0), 0, REST) == "done"
    contested = two(ROW, "t1 donkey a2", "t1 donkey a4", "movement", "goods\n  a3: 1 gold\n")
    assert answer(contested.view(0), 0, REST) is None
    called = done(free, "2: call")
    assert answer(called.view(called.to_move[0]), called.to_move[0], REST) is None
    ordered = position(ROW, "seats 2\nordered 1\nplayer 1\n  transporters\n    t1 donkey a2\n")
    assert answer(ordered.view(0), 0, REST) is None


def test_who_is_done_for_the_turn_buys_no_bricks_and_agrees_in_the_wonder_phase() -> None:
    contested = wonder("n" * 16, 1, 1)
    assert asked(contested) and [answer(contested.view(seat), seat, REST) for seat in (0, 1)] == ["agree", "agree"]


def test_what_a_factory_would_waste_is_not_left_to_it() -> None:
    text = "seats 2\nphase production\nbuildings\n  a1 {}\ngoods\n  a1: 2 trunks\n"
    text += "player 1\n  transporters\n    t1 donkey {}\n"
    for building, place, expected in (("raft_factory", "a1", None), ("raft_factory", "a2", "done"),
                                      ("coal_burner", "a1", "done")):  # fmt: skip
        ground = "p . p" if building == "raft_factory" else "p p p"
        assert answer(position(ground, text.format(building, place.replace("a2", "a3"))).view(0), 0, REST) == expected


def test_geese_and_paper_are_not_left_to_vanish_beside_a_factory_that_gains() -> None:
    text = "seats 2\nphase production\nbuildings\n  a1 sawmill\ngoods\n  a1: 1 trunks, 2 goose{}\n"
    text += "player 1\n  transporters\n    t1 donkey a1\n"
    for more, expected in ((", 1 paper", None), ("", "done")):
        assert answer(position("p p p", text.format(more)).view(0), 0, REST) == expected


def test_three_who_do_not_meet_are_asked_only_with_those_who_do() -> None:
    text = "seats 3\nphase production\ngoods\n  a3: 1 gold\n"
    for number, place in enumerate(("a2", "a4", "b1"), 1):
        text += f"player {number}\n  transporters\n    t1 donkey {place}\n"
    state = done(position("p p p p p p\np p p p p p", text), "1: done", "2: done", "3: done")
    assert asked(state)
    assert [answer(state.view(seat), seat, REST) for seat in range(3)] == [None, None, "agree"]
