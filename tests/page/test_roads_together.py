"""Several people at a table of Roads & Boats: offers that are answered, a shared screen."""

from itertools import pairwise

from playwright.sync_api import expect
from tests.page.prepared import known, prepare
from tests.page.roads import COUNT_CLICKS, POSITIONS, Rider, far_apart, field, stands
from tests.page.visitor import Visit

from lautta.server.table.seating import Sitting


def beside(visit: Visit, **said: str) -> list[Rider]:
    """Anna and Ben, whose donkeys stand beside each other, hers with stone, each with a browser of their own."""
    anna, ben = visit(), visit()
    players = ("b3", "t1 donkey b2: 1 stone"), ("b1", "t1 donkey b2")
    text = field(*players, row="2 1", goods="b2: 1 gold", roads="a2-b2 b1-b2 b2-b3", **said)
    table = prepare(anna.database, "roads", text, [known(anna, "Anna"), known(ben, "Ben")])
    return [Rider(me).go(table) for me in (anna, ben)]


def test_an_offer_is_answered(visit: Visit) -> None:
    anna, ben = beside(visit, ordered="1")
    anna.choose("t1")
    anna.page.locator("[data-offer=give]").first.click()
    expect(ben.page.locator("[data-answer=accept]")).to_be_visible()
    ben.page.locator("[data-answer=accept]").click()
    expect(ben.page.locator('[data-transporter="1.t1"] use[href="#good-stone"]')).to_be_attached()


def test_an_offer_in_a_plan_is_refused(visit: Visit) -> None:
    anna, ben = beside(visit)
    anna.choose("t1")
    anna.page.locator("[data-offer=give]").click()
    expect(anna.page.locator(".planning .back")).to_be_visible()  # an offer hands the plan in
    expect(ben.page.locator("[data-answer]")).to_have_count(0)
    ben.bar.locator(".done").click()
    ben.page.locator("[data-answer=refuse]").click()
    expect(anna.bar.locator(".done")).to_be_visible()
    assert not stands(anna)["public"]["players"][1]["transporters"]["t1"].get("cargo")
    expect(anna.page.locator("[data-offer=give]")).to_have_count(0)  # refused in this phase


def test_four_at_one_screen(visit: Visit) -> None:
    me = visit()
    anna = known(me, "Anna")
    seats = [anna, *(Sitting("person", name, anna.guest) for name in ("Ben", "Cleo", "Dan"))]
    players = [(home, f"t1 donkey {home}") for home in far_apart(4)]
    text = field(*players, board="four_sailors", turn="1", wonder="n", neutral="1")
    rider = Rider(me).go(prepare(me.database, "roads", text, seats))
    expect(me.page.locator(".phases .turn")).to_contain_text("Turn 2")
    for seat in range(len(seats)):
        expect(me.page.locator(f'[data-transporter="{seat}.t1"].ready')).to_be_attached()
        rider.choose("t1")
        me.page.locator("[data-target]").first.click(force=True)
        expect(me.page.locator(f'[data-transporter="{seat}.t1"].tired')).to_be_attached()
        me.page.get_by_role("button", name="Done for this turn").click()
    expect(me.page.locator(".curtain")).to_have_count(0)
    expect(me.log.filter(has_text="goes to")).to_have_count(4)
    expect(me.page.locator(".phases .turn")).to_contain_text("Turn 3")
    levels = me.page.locator("h1, h2, h3, h4").evaluate_all("all => all.map(one => Number(one.tagName[1]))")
    assert all(later - earlier <= 1 for earlier, later in pairwise(levels)), f"a heading is skipped: {levels}"
    me.page.evaluate(COUNT_CLICKS)
    while "Turn 4" not in me.page.locator(".phases .turn").inner_text():
        before = me.happened
        me.page.get_by_role("button", name="Done for this turn").click()
        me.more_than(before)
        rider.quiet()
    clicks = me.page.evaluate("window.clicks")
    print(f"{clicks} clicks for a turn of four who do nothing")
    assert len(seats) <= clicks <= 8


def test_the_result_at_one_screen_is_nobodys_own(visit: Visit) -> None:
    me = visit()
    anna = known(me, "Anna")
    text = (POSITIONS / "roads_last_decision.txt").read_text(encoding="utf-8")
    seats = [anna, Sitting("person", "Ben", anna.guest)]
    Rider(me).go(prepare(me.database, "roads", text, seats))  # nothing is left to decide, so the page ends the turn
    result = me.page.locator(".result")
    expect(result.locator("h2").first).to_have_text("Ben won")
    expect(result.locator(".name")).to_have_text(["Ben", "Anna"])
    expect(me.log.last).to_contain_text("Ben")
    for seat, name in enumerate(("Anna", "Ben")):
        expect(me.page.locator(f'.seat[data-seat="{seat}"] .name')).to_have_text(name)
