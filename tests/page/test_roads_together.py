"""Several people at a table of Roads & Boats: offers that are answered, a shared screen."""

from itertools import pairwise

from playwright.sync_api import expect
from tests.page.prepared import known, prepare
from tests.page.roads import COUNT_CLICKS, POSITIONS, Rider, stands
from tests.page.visitor import Visit, Visitor

import lautta
from lautta.server.table.seating import Sitting

# One gold on b2, and a donkey of each player in reach of it; the sequence is Anna, then Ben.
GOLD = """lautta position 1
game roads
board great_plains
seats 2
turn 5
phase movement
stage playing
waiting 1 2
row 2 1
chart 1 2
wonder 12nn1nnn
neutral 5
goods
  b2: 1 gold
roads a2-b2 b1-b2 b2-b3
player 1
  home b3
  transporters
    t1 donkey b2; points 2
player 2
  home b1
  transporters
    t1 donkey b2; points 2
"""


def seated(text: str, *people: tuple[Visitor, str]) -> list[Rider]:
    """Everybody with a browser of their own at a table that stands so."""
    table = prepare(people[0][0].database, "roads", text, [known(me, name) for me, name in people])
    return [Rider(me).go(table) for me, _ in people]


def test_an_offer_is_answered(visit: Visit) -> None:
    one, other = visit(), visit()
    text = GOLD.replace("t1 donkey b2; points 2\nplayer 2", "t1 donkey b2: 1 stone; points 2\nplayer 2")
    text = text.replace("stage playing", "stage playing\nordered 1")
    anna, ben = seated(text, (one, "Anna"), (other, "Ben"))
    anna.choose("t1")
    anna.page.locator("[data-offer=give]").first.click()
    expect(ben.page.locator("[data-answer=accept]")).to_be_visible()
    ben.page.locator("[data-answer=accept]").click()
    expect(ben.page.locator('[data-transporter="1.t1"] use[href="#good-stone"]')).to_be_attached()


def test_an_offer_in_a_plan_is_refused(visit: Visit) -> None:
    one, other = visit(), visit()
    text = GOLD.replace("t1 donkey b2; points 2\nplayer 2", "t1 donkey b2: 1 stone; points 2\nplayer 2")
    anna, ben = seated(text, (one, "Anna"), (other, "Ben"))
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
    text = "lautta position 1\ngame roads\nboard four_sailors\nseats 4\nturn 1\nphase movement\nstage playing\n"
    text += "waiting 1 2 3 4\nrow 1 2 3 4\nchart 4 3 2 1\nwonder n\nneutral 1\n"
    for number, home in enumerate(far_apart("four_sailors", len(seats)), 1):
        text += f"player {number}\n  home {home}\n  transporters\n    t1 donkey {home}; points 2\n"
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
        me.page.get_by_role("button", name="Done for this turn").click()
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


def far_apart(board: str, count: int) -> list[str]:
    """Banks where somebody can live and go on."""
    names = lautta.game("roads").board(board).names["banks"]
    return [names[len(names) * step // count] for step in range(count)]
