"""Maps on the page: browsing, one from a number, making one by pointer, touch and keys, and playing a friend's."""

import json
import math
from typing import Any

from playwright.sync_api import Locator, expect
from tests.page.visitor import PHONE, Visit, Visitor

SIDE = 100
APOTHEM = SIDE * math.sqrt(3) / 2
EVIL = '<img src=x onerror="window.hurt=1">'
RIGHT = {"en": "Everything is in order", "fi": "Kaikki on kunnossa", "de": "Alles ist in Ordnung"}


def at(me: Visitor, place: str) -> Visitor:
    me.page.goto(f"{me.address}#/maps/roads{place}")
    expect(me.page.locator("main h1")).to_be_visible()
    return me


def sheet(me: Visitor) -> Locator:
    return me.page.locator("svg[role=application]")


def spot(me: Visitor, q: int, r: int, side: int | None = None) -> tuple[float, float]:
    """Where a cell is on the screen, or a place on it near one of its sides."""
    x, y = 2 * APOTHEM * (q + r / 2), 1.5 * SIDE * r
    if side is not None:
        x, y = x + 0.8 * APOTHEM * math.cos(math.pi / 3 * side), y - 0.8 * APOTHEM * math.sin(math.pi / 3 * side)
    sheet(me).scroll_into_view_if_needed()
    box = me.page.evaluate(
        """() => { const s = document.querySelector("svg[role=application]"), b = s.viewBox.baseVal,
        r = s.getBoundingClientRect(); return [r.x, r.y, r.width / b.width, b.x, b.y] }"""
    )
    return box[0] + (x - box[3]) * box[2], box[1] + (y - box[4]) * box[2]


def tool(me: Visitor, name: str) -> None:
    me.page.locator(f'input[name=tool][value="{name}"]').check(force=True)


def use(me: Visitor, name: str, *cells: tuple[int, ...]) -> None:
    tool(me, name)
    for cell in cells:
        me.page.mouse.click(*spot(me, *cell))


def begin_anew(me: Visitor, wide: int, high: int, terrain: str) -> None:
    me.page.locator("details summary").click()
    anew = me.page.locator(".anew")
    anew.locator("input").nth(0).fill(str(wide))
    anew.locator("input").nth(1).fill(str(high))
    anew.locator("select").select_option(terrain)
    anew.locator("button").click()
    me.page.locator("details summary").click()


def troubles(me: Visitor, kind: str = "problem") -> dict[str, str]:
    """What the page says is wrong: keys and words."""
    expect(me.page.locator(".verdict.done")).to_be_visible()
    lines = me.page.locator(f"li.{kind}")
    return {str(line.get_attribute("data-key")): line.inner_text() for line in lines.all()}


def kept(me: Visitor) -> dict[str, Any]:
    """The map as it stands in this browser."""
    found: dict[str, Any] = json.loads(me.page.evaluate("localStorage.getItem('lautta-map-roads')"))
    return found


def tile_of(me: Visitor, q: int, r: int) -> dict[str, Any]:
    return next((tile for tile in kept(me)["tiles"] if (tile["q"], tile["r"]) == (q, r)), {})


def good_map(me: Visitor, title: str) -> None:
    """A little island for one: a river from the mountain to the sea, a start on the pasture."""
    at(me, "/make")
    begin_anew(me, 4, 3, "sea")
    use(me, "mountain", (1, 0))
    use(me, "woods", (0, 1))
    use(me, "pasture", (1, 1), (0, 2))
    use(me, "rock", (2, 0))
    use(me, "river", (1, 0, 5), (1, 1, 0))
    use(me, "start", (0, 2))
    me.page.locator("form input[type=text]").fill(title)
    me.page.locator('input[name=players][value="1"]').check(force=True)
    expect(me.page.locator(".verdict.done.good")).to_be_visible()


def test_a_new_table_offers_the_maps_made_for_so_many(visit: Visit) -> None:
    me = visit(360, 740, **PHONE)
    me.page.goto(f"{me.address}#/new/roads")
    chosen = me.page.locator("input[name=board]:checked")
    expect(chosen).to_have_value("dead_sea")
    me.page.locator('input[name=count][value="4"]').check(force=True)
    expect(chosen).to_have_value("four_sailors")
    expect(me.page.locator("label:has(input[name=board]) svg")).to_have_count(2)
    me.looks_well("new-table-maps", whole=True)
    me.page.locator("details:has(input[name=board]) summary").click()
    me.page.locator('input[name=board][value="rings"]').check(force=True)
    me.page.locator('input[name=count][value="5"]').check(force=True)
    expect(chosen).to_have_value("rings")
    me.page.locator('input[name=count][value="3"]').check(force=True)
    expect(chosen).to_have_value("rings")


def test_maps_are_browsed_in_every_language_on_every_screen(visit: Visit) -> None:
    me = at(visit(360, 740, **PHONE), "")
    expect(me.page.locator("a[data-map]")).to_have_count(22)
    expect(me.page.locator("a[data-map] svg").nth(21)).to_be_attached()
    expect(me.page.locator('a[data-map="a_river_runs_through_it"]')).to_contain_text("300")
    me.looks_well("maps", whole=True)
    me.page.locator('input[name=for][value="1"]').check(force=True)
    expect(me.page.locator("a[data-map]")).to_have_count(5)
    at(me, "/charing_cross")
    expect(me.page.locator("main svg.roads .land")).to_be_visible()
    for words in ("bombs", "trains", "20 turns"):  # what stands on its card
        expect(me.page.locator("main")).to_contain_text(words)
    me.looks_well("map", whole=True)
    at(me, "/make/three_rivers")
    for language in me.languages():
        expect(me.page.locator(".verdict")).to_contain_text(RIGHT[language])
    me.page.mouse.click(*spot(me, 3, 3))
    me.looks_well("maker", whole=True)


def test_a_map_from_a_number_is_looked_at_and_played(visit: Visit) -> None:
    me = at(visit(), "")
    me.page.locator(".generate input[type=number]").fill("7")
    me.page.locator('input[name=generate-players][value="3"]').check(force=True)
    me.page.locator(".generate .solid").first.click()
    expect(me.page.locator("figcaption")).to_contain_text("Map 7 for 3")
    me.page.get_by_role("button", name="Play on this map").click()
    me.page.wait_for_url("**/#/new/roads/*")
    expect(me.page.locator("main ol li")).to_have_count(3)
    expect(me.page.locator("input[name=board]:checked")).to_have_count(1)
    expect(me.page.locator("label.on", has_text="Map 7 for 3")).to_be_visible()


def test_what_is_wrong_is_told_in_words_beside_its_tile(visit: Visit) -> None:
    """A river that is broken, a start too near another, more tiles than the box has."""
    me = at(visit(), "/make")
    begin_anew(me, 6, 4, "pasture")
    use(me, "mountain", (0, 1))
    me.page.mouse.click(*spot(me, 0, 1))
    use(me, "river", (0, 1, 0), (1, 1, 0))
    use(me, "sea", (2, 1))
    assert troubles(me) == {}, "it runs into the sea"
    use(me, "pasture", (2, 1))
    for _ in me.languages():
        found = troubles(me)
        assert set(found) == {"roads-problem-river-stops"} and "b2" in found["roads-problem-river-stops"]
    expect(me.page.locator('[data-wrong="b2"]')).to_be_attached()
    use(me, "river", (1, 1, 0))
    use(me, "start", (2, 0), (3, 0))
    me.page.locator('input[name=players][value="2"]').check(force=True)
    found = troubles(me)
    assert {"a3", "a4"} <= set(found["roads-problem-starts-touch"].replace(".", "").replace(":", "").split())
    expect(me.page.locator('[data-wrong="a3"]')).to_be_attached()
    expect(me.page.locator('[data-wrong="a4"]')).to_be_attached()
    me.page.locator("li.problem button", has_text="a4").first.click()
    expect(me.page.locator("#tile-title")).to_contain_text("a4")
    expect(me.page.locator("form .solid")).to_have_attribute("aria-disabled", "true")
    begin_anew(me, 6, 4, "rock")
    warned = troubles(me, "warning")
    assert "24" in warned["roads-problem-beyond-box"] and "10" in warned["roads-problem-beyond-box"]
    me.page.evaluate("scrollTo(0, 0)")
    expect(me.page.locator(".verdict.done.good")).to_be_in_viewport(ratio=1)


def test_a_map_is_made_by_the_keyboard_alone(visit: Visit) -> None:
    me = at(visit(), "/make")
    begin_anew(me, 3, 2, "sea")
    sheet(me).focus()
    press = me.page.keyboard.press
    press("4")
    press("Enter")
    assert tile_of(me, 0, 0)["terrain"] == "mountain"
    press("1")
    press("ArrowDown")
    press("Enter")
    press("ArrowRight")
    press("Space")
    assert [tile_of(me, q, 1)["terrain"] for q in (0, 1)] == ["pasture", "pasture"]
    expect(me.page.locator("p[role=status].unseen").first).to_contain_text("b2, Pasture")
    me.page.get_by_role("group", name="River to the").get_by_role("button", name="east", exact=True).focus()
    press("Enter")
    assert tile_of(me, 1, 1)["river"] == ["e"]
    me.page.get_by_role("group", name="River to the").get_by_role("button", name="west", exact=True).focus()
    press("Space")
    assert set(tile_of(me, 1, 1)["river"]) == {"e", "w"} and tile_of(me, 0, 1)["river"] == ["e"]
    me.page.get_by_role("button", name="Start", exact=True).focus()
    press("Enter")
    assert tile_of(me, 1, 1)["start"] is True
    press("Control+z")
    assert not tile_of(me, 1, 1).get("start")
    press("Control+Shift+z")
    assert tile_of(me, 1, 1)["start"] is True
    me.page.get_by_role("button", name="Undo").click()
    assert not tile_of(me, 1, 1).get("start")


def test_a_map_is_made_by_touch(visit: Visit) -> None:
    me = at(visit(360, 740, **PHONE), "/make")
    begin_anew(me, 3, 3, "sea")
    for name, cell in (("woods", (1, 1)), ("mountain", (0, 1)), ("river", (0, 1, 0)), ("river", (1, 1, 0))):
        tool(me, name)
        me.page.touchscreen.tap(*spot(me, *cell))
    assert tile_of(me, 0, 1) == {"q": 0, "r": 1, "terrain": "mountain", "river": ["e"]}
    assert set(tile_of(me, 1, 1)["river"]) == {"w"} | {"e"}


def test_a_friend_plays_on_a_map_that_somebody_made(visit: Visit) -> None:
    """By its address alone, in a second browser; the title is text and nothing else."""
    me, friend = visit(), visit()
    good_map(me, EVIL)
    me.page.locator("form .solid").click()
    me.page.wait_for_url("**/#/maps/roads/*")
    expect(me.page.locator("main h1")).to_have_text(EVIL)
    address = me.page.locator("#map-link").input_value()
    assert address == me.page.url
    friend.page.goto(address)
    expect(friend.page.locator("main h1")).to_have_text(EVIL)
    expect(friend.page.locator("main svg.roads .land")).to_be_visible()
    friend.page.get_by_role("link", name="Play on this map").click()
    expect(friend.page.locator("main ol li")).to_have_count(1)
    expect(friend.page.locator("label.on", has_text=EVIL)).to_be_visible()
    friend.page.locator("form .solid").click()
    friend.page.wait_for_url("**/#/table/*")
    table = friend.ask(f"tables/{friend.table}")
    assert table["board"] == address.rpartition("/")[2] and [one["kind"] for one in table["seats"]] == ["person"]
    assert ["c2"] in table["legal"]["home"], "the start that was marked"
    expect(friend.page.locator(".land .tile")).to_have_count(12)
    friend.page.locator('[data-target="c2"]').first.click()
    expect(friend.page.locator("g.home")).to_have_count(1)
    at(me, "")
    expect(me.page.locator("section", has_text="Maps I made").locator("a[data-map]")).to_have_count(1)
    for one in (me, friend):
        assert one.page.evaluate("window.hurt") is None


def test_a_map_that_is_not_there_is_told(visit: Visit) -> None:
    me = visit()
    me.expected.append("404")
    at(me, "/" + "a" * 24)
    expect(me.page.get_by_role("alert")).to_have_text("There is no such map here.")
    me.page.get_by_role("link", name="All maps").click()
    expect(me.page.locator("a[data-map]")).to_have_count(22)


def test_from_the_maps_a_table_is_set_up_at_which_one_is_laid(visit: Visit) -> None:
    """For all at one screen; legal places are marked, others say why not."""
    me = at(visit(360, 740, "fi", **PHONE), "")
    me.page.get_by_role("link", name="Kootkaa kartta yhdessä").click()
    expect(me.page.locator('input[name="seat-1"][value="shared"]')).to_be_checked()
    me.page.locator("input[name=lay-size]").fill("7")
    me.page.locator("main button[type=submit]").click()
    expect(me.page.locator(".place.legal")).to_have_count(1)
    me.page.locator(".row button", has_text="Vuoristo").click()
    me.page.locator(".row button", has_text="lähde").click()
    me.page.locator(".place.legal").focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".land .tile")).to_have_count(1)
    me.page.locator(".row button", has_text="Vuoristo").click()
    expect(me.page.locator(".place.legal")).not_to_have_count(0)
    blocked = me.page.locator(".place:not(.legal)")
    expect(blocked).not_to_have_count(0)
    blocked.first.dispatch_event("click")
    expect(me.page.locator(".refused").first).not_to_be_empty()
    expect(me.page.locator(".land .tile")).to_have_count(1)
