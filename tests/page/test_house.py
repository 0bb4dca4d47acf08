"""The home page, languages, sizes, the connection, and what everybody should be able to use."""

import pytest
from playwright.sync_api import expect
from tests.page.amsterdam import against
from tests.page.conftest import Server
from tests.page.tigris import REVOLT, alone
from tests.page.visitor import PHONE, Visit, fits_enlarged

MOST_SCRIPT = 134_900  # bytes of home and a table; with styles that is 143 kB
# The fonts that the page brings along and that did not come, or are not used.
FONTS = """async () => {
  await document.fonts.ready;
  const used = ["body", "h1"].map((each) => getComputedStyle(document.querySelector(each)).fontFamily).join();
  const come = [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family).join();
  return ["Lautta Text", "Lautta Display"].filter((each) => !used.includes(each) || !come.includes(each));
}"""
SCRIPT = """() => performance.getEntriesByType('resource').filter(one => one.name.endsWith('.js'))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
BACKGROUND = "getComputedStyle(document.documentElement).backgroundColor"


@pytest.mark.journey
def test_every_language_fits_on_every_screen(visit: Visit) -> None:
    """From the home page to a route that could be built; no more is loaded on the way than has to be."""
    me = visit(360, 740, "fi", script="/* loads everything itself */", **PHONE).home()
    assert me.page.locator("html").get_attribute("lang") == "fi"
    home = me.page.evaluate(SCRIPT)
    me.play()
    assert 0 < home < me.page.evaluate(SCRIPT) < MOST_SCRIPT
    me.looks_well("contracts", whole=True)
    me.page.locator(".take.deck").dispatch_event("click")
    expect(me.notice).to_be_visible()
    me.looks_well("refused")
    me.notice.locator(".close").click()
    me.begin()
    for language, begins in {"en": "Your turn", "fi": "Sinun vuorosi", "de": "Du bist am Zug"}.items():
        me.speak(language)
        expect(me.sentence).to_contain_text(begins)
    me.looks_well("table", whole=True)
    me.open_route(me.routes()[0])
    expect(me.dialog.locator(".pay").first).to_be_visible()
    me.looks_well("payments")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("?")
    expect(me.page.locator("dialog")).to_be_visible()
    me.looks_well("keys")
    me.page.keyboard.press("Escape")
    me.home().looks_well("home", whole=True)
    fits_enlarged(me.page)
    me.page.locator("header button").last.click()
    expect(me.page.locator("dialog")).to_be_visible()
    fits_enlarged(me.page)
    me.page.goto(f"{me.address}#/new/tigris")
    expect(me.page.locator("form footer .solid")).to_be_visible()
    fits_enlarged(me.page)


def test_language_and_light_are_chosen_and_kept(visit: Visit) -> None:
    me = visit(language="sv").home()
    play = me.page.locator(".play").first
    expect(play).to_have_text("Play now")
    me.page.get_by_role("button", name="Language").click()
    me.page.get_by_role("button", name="Suomi").click()
    expect(play).to_have_text("Pelaa heti")
    light = me.page.evaluate(BACKGROUND)
    me.page.locator(".theme.light").click()
    assert me.page.evaluate(BACKGROUND) != light
    me.page.reload()
    expect(play).to_have_text("Pelaa heti")
    assert me.page.evaluate(BACKGROUND) != light


def test_my_tables_are_found_again(visit: Visit) -> None:
    """First of all, with a picture of how the table stands; the games follow, their buttons in one line."""
    me = visit().home()
    expect(me.page.locator("article[data-game]").first).to_have_attribute("data-game", "roads")
    buttons = me.page.locator("article[data-game] .play").all()
    bottoms = {round(box["y"] + box["height"]) for button in buttons if (box := button.bounding_box())}
    assert len(buttons) > 2 and len(bottoms) == 1, bottoms
    expect(me.page.locator("[data-learn=roads]")).to_be_in_viewport(ratio=1)
    me.page.evaluate("localStorage.setItem('lautta-faces', 'here')")  # else it does with the system's on a slow line
    table = against(me).table
    me.page.goto(me.address)
    line = me.page.locator(f'a[href="#/table/{table}"]')
    expect(line).to_contain_text("Your turn")
    expect(me.page.locator("h1")).to_be_visible()
    assert me.page.evaluate(FONTS) == []
    for _ in me.screens():
        expect(line).to_be_in_viewport(ratio=1)
        expect(line.locator("svg path").first).to_be_in_viewport()
    line.click()
    expect(me.sentence).to_contain_text("Your turn")
    other = me.page.context.new_page()  # two windows stay in step
    other.goto(me.page.url)
    expect(other.locator(".bar.mine")).to_be_visible()
    me.deck()
    expect(other.locator("#log li[data-moment]")).to_have_count(me.log.count())
    expect(other.locator(".hand .slot")).to_have_count(3)


@pytest.mark.journey
def test_a_table_survives_its_server(visit: Visit, server: Server) -> None:
    me = against(visit())
    me.expected += ["WebSocket", "ERR_CONNECTION"]
    me.deck()
    cards = me.facts(0)["cards"]
    server.stop()
    expect(me.page.locator(".bar .reach.gone")).to_contain_text("The connection is lost. What you do is sent")
    server.start()
    expect(me.page.locator(".bar .reach.gone")).to_have_count(0)
    assert me.facts(0)["cards"] == cards
    me.deck()
    me.my_turn()


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    me = visit()
    me.expected.append("404")
    me.page.goto(me.address + "#/table/nothere")
    expect(me.page.locator("h1")).to_have_text("There is no such table.")


def test_nothing_moves_where_less_motion_is_wanted(visit: Visit) -> None:
    times = "[...document.querySelectorAll('*')].flatMap(one => getComputedStyle(one).transitionDuration.split(', '))"
    longest = f"Math.max(...{times}.map(parseFloat))"
    for me in (against(visit()), alone(visit(), REVOLT).me):
        assert 0 < me.page.evaluate(longest) <= 0.2
        me.page.emulate_media(reduced_motion="reduce")
        assert me.page.evaluate(longest) == 0
