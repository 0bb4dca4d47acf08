"""Settings, how to play, questions to the board, and what is installed."""

import json
import urllib.request

import pytest
from playwright.sync_api import expect
from tests.page.amsterdam import against
from tests.page.conftest import Server
from tests.page.people import new_table
from tests.page.visitor import PHONE, Visit, Visitor, fits, nothing_serious


def open_settings(me: Visitor) -> None:
    me.page.locator("header button").last.click()
    expect(me.page.locator("dialog")).to_be_visible()


def choose(me: Visitor, setting: str, value: str) -> None:
    me.page.locator(f'input[name="settings-{setting}"][value="{value}"]').check(force=True)


def test_what_is_chosen_shows_and_is_kept(visit: Visit) -> None:
    me = against(visit(360, 740, **PHONE))
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    green = "getComputedStyle(document.querySelector('.kind-green .space')).fill"
    usual = me.page.evaluate(size), me.page.evaluate(green)
    open_settings(me)
    me.looks_well("settings")
    choose(me, "size", "large")
    choose(me, "colours", "apart")
    choose(me, "motion", "less")
    me.page.keyboard.press("Escape")
    me.page.reload()
    me.my_turn()
    assert me.page.evaluate(size) > usual[0]
    assert me.page.evaluate(green) != usual[1]
    times = "[...document.querySelectorAll('*')].map(one => parseFloat(getComputedStyle(one).transitionDuration))"
    assert me.page.evaluate(f"Math.max(...{times})") == 0
    me.page.evaluate("document.documentElement.dataset.faces = 'system'")  # a slow line; the bar has to scroll
    open_settings(me)
    choose(me, "colours", "strong")
    choose(me, "size", "largest")
    me.page.keyboard.press("Escape")
    for _ in me.screens():
        fits(me.page)
    nothing_serious(me.page)


def test_single_keys_are_listed_and_can_be_turned_off(visit: Visit) -> None:
    me = against(visit())
    me.page.keyboard.press("?")
    listed = me.page.locator("dialog kbd")
    expect(listed.first).to_be_visible()
    alone = listed.all_inner_texts()
    assert {"d", "b", "n", "l", "q", ",", "?"} <= set(alone)
    assert len(alone) == len(set(alone)), "a key does two things"
    assert not {"m", "x"} & set(alone)  # nobody to talk to, and nobody to hide from
    me.page.keyboard.press("Escape")
    log = me.log.count()
    open_settings(me)
    me.page.get_by_role("switch", name="Keys").uncheck()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog")).to_have_count(0)
    for key in ("d", ",", "q", "l", "m", "x", "?"):
        me.page.keyboard.press(key)
    open_settings(me)  # of what they would have done nothing is there when this is
    expect(me.page.locator("#log")).not_to_be_focused()
    expect(me.page.locator(".moments, #question")).to_have_count(0)
    assert me.log.count() == log
    me.page.get_by_role("switch", name="Keys").check()
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("d")
    expect(me.sentence).to_have_text("Take a second card.")
    new_table(me, "shared Ben", "open", name="Anna")
    me.page.get_by_role("button", name="Fill the seat with a computer and start").click()
    me.page.locator(".curtain .solid").click()
    me.page.keyboard.press("?")
    expect(listed.first).to_be_visible()
    assert "x" in listed.all_inner_texts()


def test_beside_the_game_stands_what_makes_it_fair(visit: Visit) -> None:
    me = against(visit())
    line = me.page.locator(".fairness")
    begin, _, end = line.locator("code").inner_text().partition("…")
    line.click()
    full = me.page.locator("dialog code").inner_text()
    assert len(full) == 64
    assert full.startswith(begin)
    assert full.endswith(end)
    expect(me.page.locator("dialog")).to_contain_text("Shown when the game is over")
    nothing_serious(me.page)


@pytest.mark.parametrize(("game", "chapters"), [("amsterdam", 7), ("tigris", 14), ("roads", 22)])
def test_how_to_play_in_every_language(visit: Visit, game: str, chapters: int) -> None:
    me = visit(360, 740, **PHONE)
    me.page.goto(me.address + f"#/help/{game}")
    expect(me.page.locator("section h3")).to_have_count(chapters)
    if game == "amsterdam":
        expect(me.page.locator("section[data-chapter=setup]")).to_contain_text("16")
    me.looks_well(f"help-{game}", whole=True)


ANSWERS = {
    "en": {
        "what is at Dam?": "7 routes begin at Dam.",
        "my contracts": "spaces missing",
        "who leads": "16 carts left",
        "nonsense": "Sorry, that was not understood.",
    },
    "fi": {"mitä on Waagissa": "Paikasta Waag lähtee 7 reittiä.", "käteni": "Sinulla on 2 korttia"},
    "de": {"Was liegt an der Auslage?": "Platz 5:", "Was kann ich tun?": "Du bist am Zug"},
}


def test_the_board_answers(visit: Visit) -> None:
    me = against(visit())
    me.page.keyboard.press("q")
    for language in me.languages():
        for question, answer in ANSWERS[language].items():
            me.page.locator("#question").fill(question)
            me.page.keyboard.press("Enter")
            expect(me.page.locator(".answer").last).to_contain_text(answer)
            expect(me.page.locator("#question")).to_be_focused()
    nothing_serious(me.page)


def test_it_can_be_installed(server: Server) -> None:
    with urllib.request.urlopen(server.address + "manifest.webmanifest", timeout=60) as answer:
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        with urllib.request.urlopen(server.address + icon["src"].lstrip("/"), timeout=60) as answer:
            assert answer.headers["content-type"].startswith(icon["type"])
            body = answer.read()
        if icon["type"] == "image/png":
            assert icon["sizes"] == "{}x{}".format(*(int.from_bytes(body[at : at + 4], "big") for at in (16, 20)))
