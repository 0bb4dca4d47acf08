"""The home page, languages, sizes, the connection, and what everybody should be able to use."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect
from tests.page.conftest import Server
from tests.page.visitor import Visitor

pytestmark = pytest.mark.page

Visit = Callable[..., Visitor]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST_SCRIPT = 131_000  # bytes of home and a table; with styles that is 140 kB
PHONE = {"has_touch": True, "is_mobile": True, "color_scheme": "dark"}
NO_MESSAGE = re.compile(r"\{\s*\$?[a-z]+[-\w]*\s*\}")
# The fonts that the page brings along and that did not come, or are not used.
FONTS = """async () => {
  await document.fonts.ready;
  const used = ["body", "h1"].map((each) => getComputedStyle(document.querySelector(each)).fontFamily).join();
  const come = [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family).join();
  return ["Lautta Text", "Lautta Display"].filter((each) => !used.includes(each) || !come.includes(each));
}"""
BEGINS = {"en": "Your turn", "fi": "Sinun vuorosi", "de": "Du bist am Zug"}


def fits(page: Page) -> None:
    """Nothing stands out at the side, and no word is missing."""
    # A phone that finds a page too wide shows it smaller: its screen says how wide it should be.
    wide, window = page.evaluate("[document.documentElement.scrollWidth, Math.min(innerWidth, screen.width)]")
    assert wide <= window, f"the page is {wide} wide in a window of {window}"
    text = page.locator("body").inner_text()
    labels = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel).join(' ')")
    titles = page.locator("[title]").evaluate_all("all => all.map(one => one.title).join(' ')")
    assert not NO_MESSAGE.findall(text + labels + titles)


@pytest.mark.parametrize(("language", "width"), [("en", 1400), ("fi", 360), ("de", 360)])
def test_every_language_fits_on_every_screen(visit: Visit, language: str, width: int) -> None:
    me = (visit(360, 740, language, **PHONE) if width == 360 else visit(1400, 900, language)).home()
    assert me.page.locator("html").get_attribute("lang") == language
    looks_good(me, f"home-{language}", whole=True)
    me.play()
    looks_good(me, f"contracts-{language}", whole=True)
    me.begin()
    expect(me.sentence).to_contain_text(BEGINS[language])
    looks_good(me, f"table-{language}", whole=True)
    me.open_route(me.routes()[0])
    expect(me.dialog.locator(".pay").first).to_be_visible()
    looks_good(me, f"payments-{language}")


def looks_good(me: Visitor, name: str, whole: bool = False) -> None:
    """It fits on a small and on a wide screen."""
    for width in me.screens():
        fits(me.page)
        me.picture(f"{name}-{width}", whole=whole)


def test_language_and_light_are_chosen_and_kept(visit: Visit) -> None:
    me = visit(language="sv").home()
    expect(me.page.locator(".play").first).to_have_text("Play now")
    me.page.get_by_role("button", name="Language").click()
    me.page.get_by_role("button", name="Suomi").click()
    expect(me.page.locator(".play").first).to_have_text("Pelaa heti")
    light = me.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    me.page.locator(".theme.light").click()
    assert me.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != light
    me.page.reload()
    expect(me.page.locator(".play").first).to_have_text("Pelaa heti")
    assert me.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != light


def test_my_tables_are_found_again(visit: Visit) -> None:
    """First of all, with a picture of how the table stands; the games follow, their buttons in one line."""
    me = visit().home()
    expect(me.page.locator("article[data-game]").first).to_have_attribute("data-game", "roads")
    buttons = me.page.locator("article[data-game] .play").all()
    bottoms = {round(box["y"] + box["height"]) for button in buttons if (box := button.bounding_box())}
    assert len(buttons) > 2 and len(bottoms) == 1, bottoms
    assert me.page.evaluate(FONTS) == []
    me.play().begin()
    table = me.table
    me.page.goto(me.address)
    line = me.page.locator(f'a[href="#/table/{table}"]')
    expect(line).to_contain_text("Your turn")
    for _ in me.screens():
        expect(line).to_be_in_viewport(ratio=1)
        expect(line.locator("svg path").first).to_be_in_viewport()
    me.picture("home-with-tables", whole=True)
    line.click()
    expect(me.sentence).to_contain_text("Your turn")


def test_two_windows_stay_in_step(visit: Visit) -> None:
    me = visit().play(opponents=1).begin()
    other = me.page.context.new_page()
    other.goto(me.page.url)
    expect(other.locator(".bar.mine")).to_be_visible()
    me.deck()
    expect(other.locator("#log li[data-moment]")).to_have_count(me.log.count())
    expect(other.locator(".hand .slot")).to_have_count(3)


def test_a_table_survives_its_server(visit: Visit, server: Server) -> None:
    me = visit().play(opponents=1).begin()
    me.expected += ["WebSocket", "ERR_CONNECTION"]
    me.deck()
    cards = me.facts(0)["cards"]
    server.stop()
    expect(me.page.locator(".bar .reach.gone")).to_contain_text("The connection is lost. What you do is sent")
    server.start()
    expect(me.page.locator(".bar .reach.gone")).to_have_count(0, timeout=15_000)
    assert me.facts(0)["cards"] == cards
    me.deck()
    me.my_turn()


def test_a_lost_answer_does_nothing_twice(visit: Visit) -> None:
    me = visit().play(opponents=1).begin()
    me.expected.append("ERR_FAILED")
    lost = []

    def lose_the_first(route: Route) -> None:
        answer = route.fetch()
        if lost:
            route.fulfill(response=answer)
        else:
            lost.append(route.request.post_data_json)
            route.abort()

    me.page.route("**/actions", lose_the_first)
    cards = me.facts(0)["cards"]
    with me.page.expect_response("**/actions") as answered:
        me.deck()
    assert answered.value.request.post_data_json == lost[0], "sent again as something new"
    assert me.facts(0)["cards"] == cards + 1


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    me = visit()
    me.expected.append("404")
    me.page.goto(me.address + "#/table/nothere")
    expect(me.page.locator("h1")).to_have_text("There is no such table.")


@pytest.mark.parametrize("language", ["en", "fi", "de"])
def test_the_first_load_is_small(visit: Visit, language: str) -> None:
    me = visit(language=language).home()
    of_scripts = "performance.getEntriesByType('resource').filter(one => one.name.endsWith('.js'))"
    script = f"{of_scripts}.map(one => one.encodedBodySize)"
    home = sum(me.page.evaluate(script))
    me.play()
    table = sum(me.page.evaluate(script))
    assert 0 < home < table < MOST_SCRIPT


def troubles(page: Page) -> list[str]:
    """What axe finds that is serious."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_serious_for_axe(visit: Visit, phone: bool) -> None:
    me = (visit(360, 740, **PHONE) if phone else visit()).home()
    assert not troubles(me.page), "\n".join(troubles(me.page))
    me.play()
    assert not troubles(me.page), "\n".join(troubles(me.page))
    me.page.locator(".take.deck").click(force=True)
    expect(me.notice).to_be_visible()
    assert not troubles(me.page), "\n".join(troubles(me.page))
    me.notice.locator(".close").click()
    me.begin()
    me.open_route(me.routes()[0])
    expect(me.dialog.locator(".pay").first).to_be_visible()
    assert not troubles(me.page), "\n".join(troubles(me.page))
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("?")
    expect(me.page.locator("dialog")).to_be_visible()
    assert not troubles(me.page), "\n".join(troubles(me.page))


def test_nothing_moves_where_less_motion_is_wanted(visit: Visit) -> None:
    times = "[...document.querySelectorAll('*')].flatMap(one => getComputedStyle(one).transitionDuration.split(', '))"
    longest = f"Math.max(...{times}.map(parseFloat))"
    assert 0 < visit().play().page.evaluate(longest) <= 0.2
    assert visit(reduced_motion="reduce").play().page.evaluate(longest) == 0


def test_a_game_that_the_page_was_built_without(visit: Visit) -> None:
    """The server may have more games: such a one stands on the home page too, and a table can be set up for it."""
    me = visit(language="fi")

    def with_another(route: Route) -> None:
        games = route.fetch().json()
        words = {
            language: {"title": "Nim", "summary": "Who takes the last one?", "levels": {}}
            for language in ("en", "fi", "de")
        }
        option = {"name": "ties", "values": ["shared"], "default": "shared"}
        route.fulfill(json=[*games, games[0] | {"name": "nim", "words": words, "options": [option]}])

    said = "nim-option-ties = Tasatilanne\nnim-option-ties-shared = jaetaan\n"
    me.page.route("**/api/games", with_another)
    me.page.route("**/api/games/nim/words/fi", lambda route: route.fulfill(json={"fluent": said}))
    me.page.route("**/api/games/nim/boards/*", lambda route: route.fulfill(json={"title": "Nim"}))
    me.home()
    card = me.page.locator("article").last
    expect(card.get_by_role("heading")).to_have_text("Nim")
    expect(card.locator("p").first).to_have_text("Who takes the last one?")
    expect(card.locator(".play")).to_be_visible()
    card.locator("a.quiet").click()
    expect(me.page.locator(".paper header")).to_contain_text("Nim")
    expect(me.page.locator("legend", has_text="Tasatilanne")).to_have_count(1)
