"""Games that the page was built without, as other packages bring them, on the table for any game: Connect Four, and
Guess, a card game with many facts and no board.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.page.conftest import BUILT, Server, leave_out
from tests.page.people import invite, sit_down
from tests.page.visitor import PHONE, Visit, Visitor, fits, nothing_serious

EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four"
TITLES = {"en": "Connect Four", "fi": "Neljän suora", "de": "Vier gewinnt"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that finds the example's package beside Lautta; `test_examples.py` installs it as strangers do."""
    if not BUILT.is_file():
        leave_out("The page is not built, so the page tests are left out: run `make page` first.")
    made = tmp_path_factory.mktemp("another")
    site = Path(shutil.copytree(EXAMPLE / "src", made / "site", ignore=shutil.ignore_patterns("*.egg-info")))
    about = site / "lautta_connect_four-1.0.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lautta-connect-four\nVersion: 1.0.0\n")
    places = "connect_four = connect_four.game:GAME\nguess = tests.guess.game:GAME\n"
    (about / "entry_points.txt").write_text(f"[lautta.games]\n{places}")
    running = Server(made / "tables", path=site)
    running.start()
    yield running
    running.stop()


def column(me: Visitor, name: str) -> Locator:
    return me.page.locator(f'[data-place="{name}"]')


def counters(me: Visitor) -> Locator:
    """All that lie there; not what is only foreseen."""
    return me.page.locator("[data-board] .piece:not(.ghost)")


def drop(me: Visitor, name: str) -> None:
    """A counter of mine, and wait until it lies there."""
    before = counters(me).count()
    column(me, name).click()
    expect(counters(me).nth(before)).to_be_attached()


def by_myself(visit: Visit, *, width: int = 1400, height: int = 900, language: str = "en") -> Visitor:
    """A table at which two share my screen."""
    me = visit(width, height, language)
    me.page.goto(me.address + "#/new/connect_four")
    rows = me.page.locator("main ol li")
    rows.nth(1).locator("input[value=shared]").check(force=True)
    rows.nth(0).get_by_role("textbox").fill("Anna")
    rows.nth(1).get_by_role("textbox").fill("Ben")
    expect(me.page.locator("main")).not_to_contain_text("hidden between turns")
    me.page.locator("main button[type=submit]").click()
    expect(column(me, "d")).to_be_visible()
    return me


def test_its_card_and_its_set_up_are_right_in_every_language(visit: Visit) -> None:
    me = visit().home()
    card = me.card("connect_four")
    for language in me.languages():
        expect(card.get_by_role("heading")).to_have_text(TITLES[language])
        expect(card.locator("[data-level]")).to_have_count(2)
        expect(card.locator(".picture svg")).to_be_visible()
    me.looks_well("another-home", whole=True)
    me.speak("de")
    card.get_by_role("link", name="So wird gespielt").click()
    expect(me.page.locator(".paper")).to_contain_text("Ihr werft abwechselnd einen Stein")
    expect(me.page.locator(".paper")).to_contain_text("diese Spalte ist voll")
    me.page.goto(me.address + "#/new/connect_four")
    expect(me.page.locator(".paper header")).to_contain_text("Vier gewinnt")
    fits(me.page)


@pytest.mark.journey
def test_a_game_against_a_computer_from_the_home_page_to_its_file(visit: Visit) -> None:
    me = visit().home()
    me.card("connect_four").locator("[data-opponent]").click()
    me.card("connect_four").locator("[data-level=random]").click()
    me.card("connect_four").locator(".play").click()
    expect(me.sentence).to_have_text("Your turn: Drop a counter")
    nothing_serious(me.page)
    column(me, "d").hover()
    expect(me.page.locator(".piece.ghost.seat0")).to_have_count(1)
    for _ in range(21):
        me.my_turn()
        if me.over:
            break
        options = me.page.locator(".actions [data-option]")
        before = me.happened
        options.nth(options.count() // 2).click()
        me.more_than(before)
    expect(me.page.locator("#result-title")).to_be_visible()
    nothing_serious(me.page)
    me.page.get_by_role("button", name="Check this game").click()
    expect(me.page.locator(".verdict")).to_have_text("Everything matches.")
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Download the game file").click()
    assert "game: connect_four" in download.value.path().read_text(encoding="utf-8").splitlines()[:2]
    many = counters(me).count()
    assert "Turn 2" in " ".join(" ".join(me.page.locator("#log h3").all_inner_texts()).split())
    me.page.goto(f"{me.address}#/table/{me.table}/replay")
    expect(counters(me)).to_have_count(0)
    me.page.keyboard.press(".")
    expect(counters(me)).to_have_count(1)
    expect(me.page.locator(".piece.fresh")).to_have_count(1)
    me.page.keyboard.press("0")
    expect(counters(me)).to_have_count(many)


def test_two_at_one_screen_take_turns_without_a_curtain(visit: Visit) -> None:
    me = by_myself(visit)
    for turn, name in enumerate("dcdcdc", 1):
        drop(me, name)
        expect(me.page.locator(f'[data-seat="{turn % 2}"].turn')).to_be_visible()
    expect(me.page.locator(".curtain")).to_have_count(0)
    me.page.keyboard.press("u")
    expect(counters(me)).to_have_count(5)
    expect(me.page.locator('[data-seat="1"].turn')).to_be_visible()
    me.page.keyboard.press("r")
    expect(counters(me)).to_have_count(6)
    column(me, "d").hover()
    expect(me.page.locator(".comes")).to_have_text("You win")
    drop(me, "d")
    expect(me.page.locator("#result-title")).to_have_text("Anna won")


def test_it_is_played_by_keys_and_says_why_not(visit: Visit) -> None:
    me = by_myself(visit)
    me.page.keyboard.press("b")
    expect(column(me, "a")).to_be_focused()
    expect(column(me, "a")).to_have_attribute("aria-label", "a: empty")
    me.page.keyboard.press("ArrowRight")
    for times in range(6):
        expect(me.page.locator(f'[data-seat="{times % 2}"].turn.me')).to_be_visible()
        me.page.keyboard.press("Enter")
        expect(counters(me)).to_have_count(times + 1)
    expect(me.page.locator('[data-seat="0"].turn.me')).to_be_visible()
    expect(column(me, "b")).to_have_attribute("aria-disabled", "true")
    me.page.keyboard.press("Enter")
    expect(me.notice).to_contain_text("this column is full")
    me.notice.locator(".chapter").click()
    expect(me.page.locator("dialog")).to_contain_text("Dropping counters")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("1")  # the first of the list
    expect(me.page.locator('[data-seat="1"].turn.me')).to_be_visible()
    expect(counters(me)).to_have_count(7)
    me.page.keyboard.press("q")
    me.page.locator("#question").fill("What lies on a?")
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".answer")).to_contain_text("a: Anna")
    me.page.locator("dialog .close").click()  # Escape may put away the names that the field offers
    expect(me.page.locator("dialog")).to_have_count(0)
    me.page.keyboard.press("?")
    expect(me.page.locator("dialog")).to_contain_text("Go to the board")


def test_friends_play_by_a_link_on_a_phone_and_others_watch(visit: Visit) -> None:
    anna, ben, carl = visit(), visit(360, 740, "fi", **PHONE), visit()
    anna.page.goto(anna.address + "#/new/connect_four")
    anna.page.locator("main button[type=submit]").click()
    sit_down(ben, invite(anna), "Ben")
    expect(column(anna, "d")).to_be_visible()
    carl.page.goto(anna.page.url)
    expect(carl.page.locator(".watching")).to_have_text("You are watching this game.")
    for turn, name in enumerate("dedf"):
        who = (anna, ben)[turn % 2]
        who.my_turn()
        drop(who, name)
    expect(counters(carl)).to_have_count(4)
    ben.looks_well("another-phone", whole=True)
    expect(counters(ben)).to_have_count(4)
    column(carl, "a").click(force=True)
    expect(counters(carl)).to_have_count(4)
    anna.page.keyboard.press("t")  # a line that is only tried
    expect(anna.page.locator(".bar.variation")).to_be_visible()
    drop(anna, "a")
    anna.page.keyboard.press("0")
    expect(counters(anna)).to_have_count(4)


@pytest.mark.parametrize("width", [360, 1400])
def test_what_can_be_done_is_seen_before_the_facts_and_players_have_their_names(visit: Visit, width: int) -> None:
    me = visit(width, 740, **(PHONE if width < 1000 else {}))
    me.page.goto(me.address + "#/new/guess")
    rows = me.page.locator("main ol li")
    rows.nth(0).get_by_role("textbox").fill("Anna")
    rows.nth(1).locator("input[value=shared]").check(force=True)
    rows.nth(1).get_by_role("textbox").fill("Ben")
    me.page.locator("main button[type=submit]").click()
    me.page.locator(".curtain button").first.click()
    options = me.page.locator(".actions [data-option]")
    expect(options).to_have_text(["Ben…"])
    expect(options.first).to_be_in_viewport(ratio=1)
    options.first.click()
    expect(options).to_have_text(["ace", "king", "queen", "jack", "ten"])
    expect(options.last).to_be_in_viewport(ratio=1)
    fits(me.page)
    options.first.click()
    expect(me.page.locator("#log")).to_contain_text("You ask Ben for the ace.")
