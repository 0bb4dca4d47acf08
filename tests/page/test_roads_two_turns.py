"""Two turns in a row of two people, each in a browser of their own, who plan at the same time.

In the first both want the same gold. In the second the order is called for, and a wall shuts a docked raft out.
"""

from playwright.sync_api import expect
from tests.page.prepared import known, prepare
from tests.page.roads import KEEP_QUIET, POSITIONS, Planners, Rider, stands
from tests.page.visitor import Visit, fits, nothing_serious

POSITION = (POSITIONS / "roads_three_turns.txt").read_text(encoding="utf-8")


def test_two_turns_of_two_who_plan_at_the_same_time(visit: Visit) -> None:
    one, other = visit(), visit()
    seats = [known(one, "Anna"), known(other, "Ben")]
    both = Planners(Rider(one), Rider(other))
    table = prepare(one.database, "roads", POSITION, seats)
    for rider in both.riders:
        rider.me.home().page.evaluate(KEEP_QUIET)
        rider.page.reload()
        rider.go(table)
    mills_are_run(both)
    both_want_the_gold(both)
    nothing_is_built(both)
    bricks(both)
    expect(one.page.locator(".phases .turn")).to_have_text("Turn 7 of 33")
    nothing_is_made(both)
    the_order_is_called_for(both)
    is_never_asked_again(both, both.riders[0])
    a_wall_shuts_the_raft_out(both)
    bricks(both, *both.riders)
    for rider in both.riders:
        expect(rider.page.locator(".phases .turn")).to_have_text("Turn 8 of 33")
        assert not rider.me.complaints


def mills_are_run(both: Planners) -> None:
    both.agree("Production")
    for rider, home in zip(both.riders, ("b2", "b4"), strict=True):
        rider.page.locator(f'[data-use="{home}"]').click()
        rider.choose("t1")
        rider.page.locator("[data-whole=unload]").click()
        expect(rider.page.locator('[data-hold="t1"]')).to_have_accessible_name("0 of 2 aboard")
        both.planned(rider)
    both.hand_in(both.riders[0])


def both_want_the_gold(both: Planners) -> None:
    """Ben stands before Anna in the sequence, so he has it; her plan is cut, and she goes on with what she can."""
    anna, ben = both.riders
    both.agree("Movement")
    for rider, goods in ((anna, ("gold", "stone")), (ben, ("gold",))):
        rider.send("t1", "b3")
        for good in goods:
            rider.page.locator(f'[data-load="{good} a"]').click()
            rider.quiet()
        both.planned(rider)
    expect(anna.page.locator(".planning")).to_contain_text("3 steps planned")
    nothing_serious(anna.page)
    anna.page.reload()  # what was planned is kept
    expect(anna.page.locator(".planning")).to_contain_text("3 steps planned")
    both.take_back(anna)
    both.hand_in(anna, cut=True)
    expect(ben.page.locator(".cut[role=alert]")).to_have_count(0)
    cut = anna.page.locator(".cut[role=alert]")
    expect(cut).to_contain_text("There is no such good there.")
    expect(cut.locator("q")).to_have_text("Ben: loaded gold (donkey 1).")
    nothing_serious(anna.page)
    anna.me.resize(360, 740)
    fits(anna.page)
    anna.me.resize(1400, 900)
    cut.get_by_role("button", name="Do the next step").click()
    expect(ben.lies("b3").locator('[data-transporter="0.t1"] use[href="#good-stone"]')).to_be_attached()
    expect(cut).to_have_count(0)
    anna.bar.locator(".done").click()


def nothing_is_made(both: Planners) -> None:
    both.agree("Production")
    both.hand_in(both.riders[1])


def nothing_is_built(both: Planners) -> None:
    both.agree("Building")
    both.hand_in(both.riders[0])


def bricks(both: Planners, *able: Rider) -> None:
    """One after another, always, as the sequence has it."""
    both.no_call("Wonder")
    while (table := stands(both.riders[0]))["public"]["phase"] == "wonder":
        rider = both.riders[table["to_move"][0]]
        shown = rider.page.locator(f'main.roads[data-number="{table["number"]}"]')
        expect(shown.and_(rider.page.locator(":not(.running)"))).to_be_visible()
        expect(rider.page.locator("[data-brick]")).to_have_count(int(rider in able))
        rider.done()
        expect(shown).to_have_count(0)


def is_never_asked_again(both: Planners, one: Rider) -> None:
    """Somebody leaves the answer that the order is never called for."""
    one.page.get_by_role("button", name="Table and players").click()
    one.page.locator(".standing").get_by_label("Never ask me").check()
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_role("button", name="No need")).to_have_count(0)
    both.unasked.append(one)


def the_order_is_called_for(both: Planners) -> None:
    """Ben calls and takes the last slot, so Anna goes first; they act one after another, before all eyes."""
    anna, ben = both.riders
    expect(ben.page.locator(".phases li[aria-current]")).to_have_text("Movement")
    ben.page.get_by_role("button", name="Settle the order").click()
    expect(anna.page.locator(".order .steps [aria-current]")).to_contain_text("Stay or fall back")
    anna.page.get_by_role("button", name="Keep praying").click()
    expect(ben.page.locator("[data-slot-of-order]")).to_have_count(2)
    nothing_serious(ben.page)
    ben.page.locator('[data-slot-of-order="2"]').click()
    expect(anna.bar.locator(".done")).to_be_visible()
    for rider in both.riders:
        expect(rider.page.locator(".planning")).to_have_count(0)
        expect(rider.page.locator(".order h2").last).to_contain_text("in this phase")
    expect(ben.bar.locator(".done")).to_have_count(0)
    anna.send("t1", "b2")
    expect(ben.lies("b2").locator('[data-transporter="0.t1"]')).to_be_visible()
    anna.page.locator('[data-load="boards a"]').click()
    anna.done()
    ben.send("t1", "b4")
    ben.page.locator("[data-whole=unload]").click()
    expect(anna.lies("b4").locator('use[href="#good-gold"]').first).to_be_attached()
    ben.done()


def a_wall_shuts_the_raft_out(both: Planners) -> None:
    """Anna plans a road while Ben plans a wall on the coast where her raft is docked."""
    anna, ben = both.riders
    both.agree("Building")
    anna.look("b2")
    anna.page.locator('[data-work="road b2-a2"]').first.click()
    expect(anna.page.locator(".ground .road")).to_have_count(3)
    both.planned(anna)
    expect(ben.page.locator(".ground .road")).to_have_count(2)
    ben.look("g1")
    ben.page.locator('[data-work="wall g1/e"]').first.click()
    expect(ben.page.locator('[data-wall="g1/e"]')).to_be_attached()
    both.planned(ben)
    expect(anna.page.locator('[data-wall="g1/e"]')).to_have_count(0)
    expect(anna.lies("g2").locator('[data-transporter="0.t2"]')).to_have_count(0)
    both.hand_in(ben)
    for rider in both.riders:
        expect(rider.page.locator('[data-wall="g1/e"]')).to_be_attached()
        expect(rider.page.locator(".ground .road")).to_have_count(3)
        expect(rider.lies("g2").locator('[data-transporter="0.t2"]')).to_be_attached()
