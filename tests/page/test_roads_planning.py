"""Two people plan at the same time, each in a browser of their own: nothing is seen before, conflicts are told."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.page.company import Heard
from tests.page.conftest import Server
from tests.page.prepared import known, prepare
from tests.page.roads import Rider
from tests.page.test_house import troubles
from tests.page.visitor import Visitor

pytestmark = pytest.mark.page
Visit = Callable[..., Visitor]
GOLD = """lautta position 1
game roads
board great_plains
seats 2
turn 5
phase movement
stage playing
waiting 1 2
row 1 2
chart 2 1
goods
  b3: 1 gold
roads b2-b3 b3-b4
player 1
  home b2
  transporters
    t1 donkey b2; points 2
player 2
  home b4
  transporters
    t1 donkey b4; points 2
"""
WALL = GOLD.replace("phase movement\nstage playing", "phase building\nstage calling").replace(
    "    t1 donkey b2; points 2", "    t1 donkey b2; points 2\n    t2 raft g1>e; points 3"
).replace("    t1 donkey b4; points 2", "    t1 donkey b4; points 2\n    t2 donkey g1: 1 stone; points 2")


def two(visit: Visit, server: Server, text: str) -> tuple[Rider, Rider, Heard]:
    """Anna and Ben at a table that stands as a position says, and what Ben's page is sent."""
    anna, ben = visit(), visit()
    seats = [known(anna, "Anna"), known(ben, "Ben")]
    heard = Heard(ben)
    table = prepare(server.data / "lautta.db", "roads", text, seats)
    return Rider(anna).go(table), Rider(ben).go(table), heard


def test_both_want_the_same_gold(visit: Visit, server: Server) -> None:
    anna, ben, heard = two(visit, server, GOLD)
    expect(anna.page.locator(".planning li")).to_have_count(2)
    anna.send("t1", "b3")
    anna.page.locator('[data-load^=gold]').first.click()
    anna.quiet()
    expect(anna.page.locator(".planning")).to_contain_text("2 steps")
    anna.me.picture("roads_planning")
    assert not troubles(anna.page), "\n".join(troubles(anna.page))
    ben.page.reload()  # and is still told nothing
    expect(ben.map).to_be_visible()
    assert all(one["public"]["players"][0]["transporters"]["t1"]["at"] == "b2" for one in heard.positions())
    anna.bar.locator(".done").click()
    expect(anna.page.locator(".planning .back")).to_be_visible()
    expect(ben.page.locator(".planning li.done")).to_contain_text("Anna")
    anna.page.locator(".planning .back").click()
    expect(ben.page.locator(".planning li.done")).to_have_count(0)
    anna.bar.locator(".done").click()
    expect(anna.page.locator(".planning .back")).to_be_visible()
    assert all(one["public"]["players"][0]["transporters"]["t1"]["at"] == "b2" for one in heard.positions())
    ben.send("t1", "b3")
    ben.page.locator('[data-load^=gold]').first.click()
    ben.quiet()
    ben.bar.locator(".done").click()
    cut = anna.page.locator(".cut[role=alert]")
    expect(cut).to_be_visible()
    expect(cut.locator("q")).to_contain_text("Ben")
    anna.me.picture("roads_cut")
    assert not troubles(anna.page), "\n".join(troubles(anna.page))
    anna.page.set_viewport_size({"width": 360, "height": 740})
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
    anna.me.picture("roads_cut_phone", whole=True)
    anna.page.set_viewport_size({"width": 1400, "height": 900})
    expect(ben.page.locator(".cut[role=alert]")).to_have_count(0)
    expect(ben.page.locator(".planning")).to_have_count(0)
    anna.bar.locator(".done").click()  # alone, she acts at once
    expect(anna.page.get_by_role("button", name="Call for the order")).to_be_visible()
    assert not anna.me.complaints and not ben.me.complaints


def test_a_wall_and_an_offer_from_plans_and_a_call(visit: Visit, server: Server) -> None:
    anna, ben, _ = two(visit, server, WALL)
    agree(anna, ben)
    ben.look("g1")
    ben.page.locator('[data-work="wall g1/e"]').first.click()
    ben.quiet()
    expect(ben.page.locator('[data-wall="g1/e"]')).to_be_attached()
    expect(anna.page.locator('[data-wall="g1/e"]')).to_have_count(0)
    ben.done()
    anna.bar.locator(".done").click()
    expect(anna.page.locator('[data-wall="g1/e"]')).to_be_attached()
    raft = stands(anna)["public"]["players"][0]["transporters"]["t2"]
    assert raft["at"] == "g2", "a wall on its coast shuts a docked boat out"
    anna.me.picture("roads_wall_after_plans")
    ben.page.get_by_role("button", name="Call for the order").click()
    expect(anna.page.locator(".order .steps [aria-current]")).to_contain_text("Pray")
    anna.bar.locator(".do").click()  # she prays on
    ben.page.locator('[data-slot-of-order="2"]').click()
    expect(anna.bar.locator(".done")).to_be_visible()  # one after another, and directly
    expect(anna.page.locator(".planning")).to_have_count(0)
    anna.done()
    ben.done()
    anna.page.locator(".standing select").select_option("never")
    expect(anna.page.get_by_role("button", name="Call for the order")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Call for the order")).to_be_visible()
    assert not anna.me.complaints and not ben.me.complaints


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_an_offer_in_a_plan_is_answered_by_the_other(visit: Visit, server: Server, answer: str) -> None:
    text = GOLD.replace("goods\n  b3: 1 gold\n", "").replace("t1 donkey b2;", "t1 donkey b3: 1 gold;")
    anna, ben, _ = two(visit, server, text.replace("t1 donkey b4;", "t1 donkey b3;"))
    anna.choose("t1")
    anna.page.locator("[data-offer=give]").click()
    expect(anna.page.locator(".planning .back")).to_be_visible()  # an offer hands the plan in
    expect(ben.page.locator("[data-answer]")).to_have_count(0)
    ben.bar.locator(".done").click()
    expect(ben.page.locator("[data-answer]")).to_have_count(2)
    ben.me.picture("roads_offer")
    ben.page.locator(f"[data-answer={answer}]").click()
    expect(anna.bar.locator(".done")).to_be_visible()
    cargo = stands(anna)["public"]["players"][1]["transporters"]["t1"].get("cargo", {})
    assert cargo == ({"gold": 1} if answer == "accept" else {})
    expect(anna.page.locator("[data-offer=give]")).to_have_count(0)  # given, or refused in this phase


def stands(rider: Rider) -> Any:
    """How the table stands, as the server tells it."""
    table = rider.page.url.rpartition("/")[2]
    read = """async (table) => (await fetch(`/api/tables/${table}`, {headers: {authorization:
        `Bearer ${localStorage.getItem("lautta-token")}`}})).json()"""
    return rider.page.evaluate(read, table)


def agree(*riders: Rider) -> None:
    """Nobody calls for the order."""
    for rider in riders:
        rider.page.get_by_role("button", name="At the same time").or_(rider.bar.locator(".do").first).first.click()
        rider.quiet()
