"""The best results alone: in a list, to look at, to download, and beside the map."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.page.prepared import SEED, played_alone
from tests.page.visitor import PHONE, Visit, Visitor, nothing_serious

import lautta

MAP = "a_river_runs_through_it"


def alone(me: Visitor, bricks: int, end: bool = True) -> str:
    """A game alone in which so many bricks are bought, and which is ended or has just begun; answers the table."""
    state, played = lautta.game("roads").new(1, seed=SEED, board=MAP), []
    while end and not state.over:
        legal = [action.text for action in state.actions(0)]
        action = next((each for each in legal if each == "done"), legal[0])
        if bricks and "brick" in legal:
            action, bricks = "brick", bricks - 1
        else:
            action = next((each for each in legal if each.startswith("pay")), action)
        state.apply(action, 0)
        played.append(action)
    return played_alone(me, MAP, played)


def come(me: Visitor) -> Visitor:
    me.sign_in("Anna")
    return me


@pytest.mark.journey
def test_finished_games_are_listed_to_look_at_and_to_download(visit: Visit, tmp_path: Path) -> None:
    """The result and the home page lead to the list."""
    me = come(visit(360, 740, **PHONE))
    table = alone(me, 2)
    me.page.goto(me.address + f"#/table/{table}")
    link = me.page.locator(f'.result a[href="#/best/roads/{MAP}"]')
    for _ in me.screens():
        expect(link).to_be_in_viewport()  # without scrolling
    me.looks_well("result-best")
    link.click()
    row = me.page.locator("tr.mine", has=me.page.locator(f'a[href$="{table}/replay"]'))
    expect(row).to_be_visible()
    me.home()
    expect(me.card("amsterdam").locator('a[href*="best"]')).to_have_count(0)
    me.card("roads").locator(f'a[href="#/best/roads/{MAP}"]').click()
    expect(me.page.locator("select")).to_have_value(MAP)
    expect(me.page.locator(".known li").first).to_contain_text("300")
    expect(me.page.locator(".known li").first).to_contain_text("Gary Brennan")
    expect(row).to_be_visible()
    assert int(row.locator(".number").inner_text()) > 0
    me.looks_well("best")
    with me.page.expect_download() as kept:
        row.locator("button").click()
    kept.value.save_as(tmp_path / "game.txt")
    assert "a_river_runs_through_it" in (tmp_path / "game.txt").read_text()
    row.locator('a[href$="/replay"]').click()
    expect(me.page.locator(".moment-bar, [data-sitting=moment]").first).to_be_attached()


def test_whoever_plays_alone_sees_what_there_is_to_beat(visit: Visit) -> None:
    me = come(visit())
    alone(me, 1)
    me.page.goto(me.address + f"#/table/{alone(me, 0, end=False)}")
    line = me.page.locator(".solo")
    expect(line).to_contain_text("My best:")
    expect(line).to_contain_text("Known record: 300 points, Gary Brennan")
    expect(me.page.locator(".phases .turn")).to_contain_text("of 20")
    nothing_serious(me.page)


def test_a_map_that_nobody_has_played_says_so(visit: Visit) -> None:
    """The server is shared by all tests of a worker: no other one plays this map alone."""
    me = come(visit())
    me.page.goto(me.address + "#/best/roads/charing_cross")
    expect(me.page.locator(".known li").first).to_have_text("No record is known here.")
    expect(me.page.locator("main table")).to_have_count(0)
    me.page.locator("select").select_option("lord_of_the_ring")
    expect(me.page.locator(".known li").first).to_contain_text("360")
    me.page.get_by_role("button", name="Play it yourself").click()
    expect(me.page.locator("main.roads svg.map")).to_be_visible()
