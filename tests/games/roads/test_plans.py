"""Plans of a simultaneous phase."""

from itertools import permutations

from tests.games.roads.positions import at, cargo, goods, position, shown, stuck

from lautta.core.plans import replay

PLAIN = "p p p p p\np p p p p"
ROW = "roads a1-a2 a2-a3 a3-a4 a4-a5\n"


def two(chart: str = "1 2", first: str = "t1 donkey a1", second: str = "t1 donkey a5", more: str = "") -> str:
    return (
        f"seats 2\nrow 2 1\nchart {chart}\n{ROW}{more}player 1\n  transporters\n    {first}\n"
        f"player 2\n  transporters\n    {second}\n"
    )


def test_plans_are_replayed_in_the_order_of_the_chart_and_cut_where_they_are_no_longer_legal() -> None:
    text = "goods\n  a3: 1 gold\n"
    plans = {seat: [f"go t1 a{2 if seat == 0 else 4}", "go t1 a3", "load t1 gold a", "done"] for seat in (0, 1)}
    for chart, first in (("1 2", 0), ("2 1", 1)):
        state = position(PLAIN, two(chart, more=text))
        found = replay(state, plans)
        after, cuts = found.state, found.cuts
        assert cargo(after, "t1", first) == {"gold": 1} and list(cuts) == [1 - first]
        cut = cuts[1 - first]
        assert (cut.done, cut.action, cut.reason and cut.reason.name) == (2, "load t1 gold a", "not-there")
        assert cut.because is not None and found.steps[cut.because] == (first, "load t1 gold a")
        assert at(after, "t1", 1 - first) == "a3" and after.to_move == (1 - first,)
        assert goods(state, "a3") == {"gold": 1}, "the given state stays"


def test_plans_that_touch_different_things_commute() -> None:
    text = two(more="goods\n  a1: 1 gold\n  a5: 1 iron\n")
    plans = {0: ["load t1 gold a", "go t1 a2", "done"], 1: ["load t1 iron a", "go t1 a4", "done"]}
    ends = set()
    for order in permutations(plans):
        state = position(PLAIN, text)
        for seat in order:
            found = replay(state, {seat: plans[seat]})
            state = found.state
            assert found.cuts == {}
        ends.add(state.key())
    assert len(ends) == 1 and replay(position(PLAIN, text), plans).state.key() in ends


def test_what_is_half_done_when_a_plan_is_cut_was_never_begun() -> None:
    """The second token of a wall is paid good by good; but the other one has taken a stone for a road."""
    text = two(second="t1 donkey a1: 1 stone\n    t2 donkey a1: 1 stone",
               more="phase building\nwalls\n  a1/e 2 1\ngoods\n  a1: 2 stone\n")  # fmt: skip
    state = position(PLAIN, text.replace("roads a1-a2 a2-a3 a3-a4 a4-a5\n", ""))
    wall = ["wall a1/e", "pay stone a", "pay stone a"]
    assert replay(state, {1: wall}).cuts == {}
    found = replay(state, {0: ["road a1-b1", "done"], 1: [*wall, "done"]})
    cut = found.cuts[1]
    assert (cut.done, cut.action, cut.because) == (0, "pay stone a", 0) and cut.reason
    assert found.steps == [(0, "road a1-b1"), (0, "done")] and found.state.to_move == (1,)
    after = found.state
    assert shown(after)["work"] == {} and shown(after)["walls"] == {"a1/e": ["2", 1]}
    assert goods(after, "a1") == {"stone": 1} and cargo(after, "t1", 1) == cargo(after, "t2", 1) == {"stone": 1}


def test_an_offer_is_made_when_all_plans_are_replayed() -> None:
    state = position(PLAIN, two(second="t1 donkey a1", first="t1 donkey a1: 1 gold"))
    plans = {0: ["go t1 a2", "go t1 a1", "give t1 2.t1 gold"], 1: ["done"]}
    found = replay(state, plans)
    assert found.offer == 0 and found.cuts == {} and found.state.to_move == (1,)
    assert [action for seat, action in found.steps] == ["go t1 a2", "go t1 a1", "done", "give t1 2.t1 gold"]
    assert shown(found.state)["offer"]


def test_an_offer_is_cut_when_the_other_has_gone() -> None:
    state = position(PLAIN, two("2 1", second="t1 donkey a1", first="t1 donkey a1: 1 gold"))
    found = replay(state, {0: ["go t1 a2", "go t1 a1", "give t1 2.t1 gold"], 1: ["go t1 a2", "done"]})
    cut = found.cuts[0]
    assert (cut.done, cut.action, cut.because) == (2, "give t1 2.t1 gold", 0) and cut.reason
    assert found.offer is None and found.state.to_move == (0,) and not shown(found.state)["offer"]


def test_of_several_offers_one_stands_and_the_others_wait() -> None:
    state = position(PLAIN, two(second="t1 donkey a1: 1 iron", first="t1 donkey a1: 1 gold"))
    found = replay(state, {0: ["give t1 2.t1 gold"], 1: ["give t1 1.t1 iron"]})
    assert found.offer == 0 and list(found.cuts) == [1]
    assert (found.cuts[1].done, found.cuts[1].reason, found.cuts[1].because) == (0, None, None)


def test_an_offer_is_made_whatever_was_planned_after_it() -> None:
    state = position(PLAIN, two(second="t1 donkey a1", first="t1 donkey a1: 1 gold"))
    found = replay(state, {0: ["give t1 2.t1 gold", "go t1 a2"], 1: ["done"]})
    assert found.offer == 0 and found.cuts == {}
    assert found.steps == [(1, "done"), (0, "give t1 2.t1 gold")]


def test_a_seat_that_was_cut_can_do_no_more_than_alone() -> None:
    """Its goods stay marked: the second donkey may not carry on what the first one brought."""
    text = two(first="t1 donkey a1: 1 gold\n    t2 donkey a2")
    found = replay(position(PLAIN, text), {0: ["go t1 a2", "unload t1 gold a", "load t2 gold a", "go t2 a3"]})
    after, cuts = found.state, found.cuts
    assert cuts[0].done == 3 and cuts[0].reason and cuts[0].reason.name == "moved-goods" and cuts[0].because is None
    assert stuck(after, "t2") == {"gold": 1}
