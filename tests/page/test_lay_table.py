"""The players of a table lay its map, each in their own browser, and play on it."""

from playwright.sync_api import Locator, expect
from tests.page.people import choose_seats, invite, sit_down
from tests.page.visitor import PHONE, Visit, Visitor

SIZE = 7
LAID = {"en": "laid", "fi": "asetettu", "de": "gelegt"}


def new_table(me: Visitor, *kinds: str, name: str = "Anna", size: int = SIZE) -> Visitor:
    """A table whose map is laid: the kinds of the seats after mine."""
    choose_seats(me, "roads", kinds, name)
    me.page.locator('input[name=board][value="lay"]').check(force=True)
    me.page.locator("input[name=lay-size]").fill(str(size))
    return me


def set_up(me: Visitor) -> Visitor:
    me.page.locator("main button[type=submit]").click()
    me.page.wait_for_url("**/#/table/*")
    return me


def tiles(me: Visitor) -> Locator:
    return me.page.locator(".frame .land .tile")


def place(me: Visitor) -> Locator:
    """A place where the tile in hand may lie."""
    return me.page.locator(".place.legal").first


def lay(me: Visitor, before: int) -> None:
    """Lay the tile in hand by a click, where so many lie already."""
    expect(tiles(me)).to_have_count(before)
    expect(place(me)).to_be_visible()
    place(me).click(force=True)
    expect(tiles(me)).not_to_have_count(before)
    expect(me.page.locator(f"#log li.lay >> nth={before}")).to_be_attached()
    me.answered()


def test_two_lay_a_map_and_play_on_it(visit: Visit) -> None:
    anna, ben, eve = visit(), visit(), visit()
    new_table(anna, "open")
    set_up(anna)
    expect(anna.page.locator(".facts")).to_contain_text("7 pieces")
    link = invite(anna)
    table = anna.page.url
    eve.page.goto(table)
    sit_down(ben, link, "Ben")
    for me in (anna, ben, eve):
        expect(me.page.locator(".seats li.turn")).to_contain_text("Anna" if me is not anna else "You")
    expect(ben.page.locator(".map p.turn")).to_contain_text("Anna is laying a tile. Still to lay: 7 of 7")
    expect(ben.page.locator(".place.legal")).to_have_count(0)
    anna.page.locator(".row button", has_text="Mountain").click()
    anna.page.locator(".row button", has_text="source").click()
    anna.page.get_by_role("button", name="Rotate", exact=True).click()
    place(anna).focus()
    anna.page.keyboard.press("Enter")
    expect(tiles(anna)).to_have_count(1)
    for me in (ben, eve):
        expect(tiles(me)).to_have_count(1)
        expect(me.page.locator("#log")).to_contain_text("Anna: laid a mountain with a source.")
    undo = anna.page.get_by_role("button", name="Take back the last tile")
    undo.click()
    expect(tiles(anna)).to_have_count(0)
    expect(tiles(eve)).to_have_count(0)
    anna.page.locator(".row button", has_text="Woods").click()
    lay(anna, 0)
    anna.page.locator(".row button", has_text="Woods").click()
    anna.page.locator(".row button", has_text="straight").click()  # a river that would come from nowhere
    expect(anna.page.locator(".refused")).to_have_text(
        "This tile fits nowhere like this: rotate it, or choose another one."
    )
    anna.page.locator(".row button", has_text="no river").click()
    expect(anna.page.locator(".refused")).to_be_empty()
    lay(anna, 1)
    expect(ben.page.locator(".map p.turn")).to_contain_text("Your turn")
    lay(ben, 2)
    ben.page.reload()
    expect(tiles(ben)).to_have_count(3)
    ben.expected += ["WebSocket", "ERR_INTERNET_DISCONNECTED"]
    ben.page.context.set_offline(True)
    expect(ben.page.locator("main")).to_contain_text("connection is lost")
    ben.page.context.set_offline(False)
    expect(ben.page.locator("main")).not_to_contain_text("connection is lost")
    expect(undo).to_be_disabled()
    lay(ben, 3)
    lay(anna, 4)
    lay(anna, 5)
    expect(ben.page.locator(".map p.turn")).to_contain_text("This is the last one.")
    expect(place(ben)).to_be_visible()
    place(ben).click(force=True)
    for me in (anna, ben, eve):
        expect(me.page.locator("main.roads svg.map")).to_be_visible()
        expect(me.page.locator("main.roads .land .tile")).to_have_count(SIZE)
    expect(ben.page.locator("#log li.lay")).to_have_count(SIZE + 1)
    ben.page.locator("#log li.lay a").nth(3).click()
    expect(tiles(ben)).to_have_count(3)
    ben.page.get_by_role("link", name="Back to now").click()
    expect(ben.page.locator("main.roads svg.map")).to_be_visible()
    ben.page.locator("#log li.join a").click()  # before that nothing lay on the table
    expect(ben.page.locator("#log li.start[class*=here]")).to_be_visible()
    anna.page.goto(anna.address + "#/maps/roads")
    expect(anna.page.locator("a[data-map]", has_text="Laid by Anna, Ben")).to_be_visible()


def test_laying_looks_well(visit: Visit) -> None:
    """Two at one screen and two computers; nothing that somebody could stumble over."""
    me = visit(360, 740, **PHONE)
    new_table(me, "shared Eva-Maria Korhonen", "computer", "open", size=20)
    me.looks_well("lay-new", whole=True)
    set_up(me)
    expect(me.page.locator("#invite-link")).to_be_visible()
    me.looks_well("lay-waiting", whole=True)
    me.page.locator(".host .solid").click()
    expect(place(me)).to_be_attached()
    for before in range(4):
        if before == 2:
            me.page.locator(".row button", has_text="Mountain").click()
            me.page.locator(".row button", has_text="source").click()
        lay(me, before)
    expect(me.page.locator("#log li.lay")).to_have_count(8)
    for language in me.languages():
        expect(me.page.locator("#log")).to_contain_text(LAID[language])
    expect(place(me)).to_be_attached()
    me.looks_well("lay-table", whole=True)
    me.page.goto(me.address)
    expect(me.page.locator('a[href*="/table/"]').first).to_be_visible()
    me.looks_well("lay-home")
