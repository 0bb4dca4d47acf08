"""The best results alone: in a list, to look at, to download, and beside the map."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.page.visitor import PHONE, Visitor, fits, nothing_serious

pytestmark = pytest.mark.page

Visit = Callable[..., Visitor]
MAP = "a_river_runs_through_it"
GUEST = """async () => {
  const asked = {method: 'POST', headers: {'content-type': 'application/json'}, body: '{}'};
  localStorage.setItem('lautta-token', (await (await fetch('/api/guests', asked)).json()).token);
}"""
ALONE = """async ([board, bricks, end]) => {
  const token = localStorage.getItem('lautta-token');
  const headers = {authorization: `Bearer ${token}`, 'content-type': 'application/json'};
  const send = (path, body) => fetch(`/api/tables${path}`, {method: 'POST', headers, body: JSON.stringify(body)});
  const ask = async (path, body) => (await send(path, body)).json();
  let table = await ask('', {game: 'roads', board, seats: [{kind: 'person', name: 'Anna'}]});
  const name = table.id;
  for (let key = 0; end && !table.result; key += 1) {
    const legal = Object.entries(table.legal).flatMap(([what, all]) => all.map((args) => [what, ...args].join(' ')));
    let action = legal.find((each) => each === 'done') ?? legal[0];
    if (bricks && legal.includes('brick')) { action = 'brick'; bricks -= 1; }
    else action = legal.find((each) => each.startsWith('pay')) ?? action;
    table = await ask(`/${name}/actions`, {action, seen: table.number, key: `key ${key}`});
  }
  return name;
}"""


def alone(me: Visitor, bricks: int, end: bool = True) -> str:
    """A game alone in which so many bricks are bought; answers the table."""
    return str(me.page.evaluate(ALONE, [MAP, bricks, end]))


def come(visit: Visit, language: str = "en", width: int = 1400) -> Visitor:
    me = visit(360, 740, language, **PHONE) if width == 360 else visit(1400, 900, language)
    me.home()
    me.page.evaluate(GUEST)
    return me


@pytest.mark.parametrize(("language", "width"), [("en", 1400), ("fi", 360), ("de", 360)])
def test_finished_games_are_listed_to_look_at_and_to_download(
    visit: Visit, language: str, width: int, tmp_path: Path
) -> None:
    """The result and the home page lead to the list."""
    me = come(visit, language, width)
    table = alone(me, 2)
    me.page.goto(me.address + f"#/table/{table}")
    link = me.page.locator(f'.result a[href="#/best/roads/{MAP}"]')
    expect(link).to_be_in_viewport()  # without scrolling
    fits(me.page)
    me.picture(f"result-best-{language}-{width}")
    link.click()
    row = me.page.locator("tr.mine", has=me.page.locator(f'a[href$="{table}/replay"]'))
    expect(row).to_be_visible()
    me.home()
    me.picture(f"home-best-{language}-{width}", whole=True)
    expect(me.card("amsterdam").locator('a[href*="best"]')).to_have_count(0)
    me.card("roads").locator(f'a[href="#/best/roads/{MAP}"]').click()
    expect(me.page.locator("select")).to_have_value(MAP)
    expect(me.page.locator(".known li").first).to_contain_text("300")
    expect(me.page.locator(".known li").first).to_contain_text("Gary Brennan")
    expect(row).to_be_visible()
    assert int(row.locator(".number").inner_text()) > 0
    fits(me.page)
    nothing_serious(me.page)
    me.picture(f"best-{language}-{width}")
    with me.page.expect_download() as kept:
        row.locator("button").click()
    kept.value.save_as(tmp_path / "game.txt")
    assert "a_river_runs_through_it" in (tmp_path / "game.txt").read_text()
    row.locator('a[href$="/replay"]').click()
    expect(me.page.locator(".moment-bar, [data-sitting=moment]").first).to_be_attached()


def test_whoever_plays_alone_sees_what_there_is_to_beat(visit: Visit) -> None:
    me = come(visit)
    alone(me, 1)
    me.page.goto(me.address + f"#/table/{alone(me, 0, end=False)}")
    line = me.page.locator(".solo")
    expect(line).to_contain_text("My best:")
    expect(line).to_contain_text("Known record: 300 points, Gary Brennan")
    expect(me.page.locator(".phases .turn")).to_contain_text("of 20")
    nothing_serious(me.page)
    me.picture("solo-line")


def test_a_map_that_nobody_has_played_says_so(visit: Visit) -> None:
    me = come(visit)
    me.page.goto(me.address + "#/best/roads/mesopotamia")
    expect(me.page.locator(".known li").first).to_have_text("No record is known for this board.")
    expect(me.page.locator("main table")).to_have_count(0)
    me.page.locator("select").select_option("lord_of_the_ring")
    expect(me.page.locator(".known li").first).to_contain_text("360")
    me.page.get_by_role("button", name="Play on this board").click()
    expect(me.page.locator("main.roads svg.map")).to_be_visible()
