"""The end of a game, seen: what is told before it comes, what the result is made of, and what lists say afterwards."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.page.film import HELD, film
from tests.page.people import give_up
from tests.page.prepared import computer, finished, known
from tests.page.roads import MIDGAME, POSITIONS, Rider, at
from tests.page.tigris import ANNA, BEN, REVOLT, Sitter, position, prepared, two
from tests.page.visitor import PHONE, Visit, Visitor, fits

import lautta
from lautta.core.game import GameState
from lautta.games.roads.state import ROWS
from lautta.server.table.seating import Sitting

LAST_BRICK = (POSITIONS / "roads_last_brick.txt").read_text(encoding="utf-8")
LAST_TREASURE = (POSITIONS / "tigris_last_treasure.txt").read_text(encoding="utf-8")
FEW = {"en": "Few treasures are left", "fi": "Aarteita on enää vähän", "de": "nur noch wenige Schätze"}
OVER = {"en": "The game is over", "fi": "Peli on päättynyt", "de": "Die Partie ist zu Ende"}
# What the stylesheet makes of a brick: what it is filled with, and what the paper under it is.
FILLS = "all => all.map(one => getComputedStyle(one.querySelector('rect')).fill)"


def pay(rider: Rider) -> None:
    """Pay for the last brick of a game alone, and end the turn."""
    rider.page.locator("[data-pay-all]").click()
    rider.bar.locator(".done").click()
    expect(rider.page.locator(".result")).to_be_visible()


def made_of(me: Visitor) -> dict[str, str]:
    """What the points of the first in the result are made of."""
    parts = me.page.locator(".result li").first.locator("[data-wealth]")
    expect(parts).not_to_have_count(0)  # it is there only when the page has loaded
    found: dict[str, str] = parts.evaluate_all(
        "all => Object.fromEntries(all.map(one => [one.dataset.wealth, one.querySelector('dd').innerText]))"
    )
    return found


def rows(wonder: Locator) -> list[tuple[str, str]]:
    """The points beside the rows of the wonder, from the bottom, with whose they are."""
    chips = wonder.locator(".wall .chip").all()
    return [
        (re.sub(r".*seat(\d).*", r"\1", chip.get_attribute("class") or ""), chip.text_content() or "") for chip in chips
    ]


def brought(state: GameState) -> list[tuple[str, str]]:
    """The same by the rules: whoever has a brick in a row has points there, if only 0."""
    public, first = state.public(), 0
    found = []
    for size, points in zip(ROWS, public["brick_points"], strict=False):
        owners = public["bricks"][first : first + size]
        found += [(str(seat), f"+{own}") for seat, own in enumerate(points) if seat in owners]
        first += size
    return found


@pytest.mark.journey
def test_the_end_of_a_game_of_roads_alone(visit: Visit) -> None:
    """What each row of the wonder brings, what the points are made of, how it went, and what one does next."""
    me, eve = visit(**PHONE), visit()
    rider = at(me, LAST_BRICK)
    table, wonder = me.table, me.page.locator(".wonder").first
    state = lautta.game("roads").from_text(LAST_BRICK)
    expect(wonder.locator(".wall .chip")).to_have_count(len(brought(state)))
    assert len(rows(wonder)) > 3 and rows(wonder) == brought(state)
    given, empty = (wonder.locator(kind).evaluate_all(FILLS) for kind in (".nobody", ".brick:not(.laid)"))
    assert len(given) == 17 and set(given).isdisjoint(empty) and "none" not in given
    expect(wonder.locator(".next")).to_have_count(1)
    watching = Rider(eve).go(table)
    pay(rider)
    result = me.page.locator(".result")
    for language in me.languages():
        assert made_of(me) == {"gold": "0", "coins": "3 × 40 = 120", "stock": "0", "wonder": "60"}, language
        expect(result.locator("h2").first).to_contain_text("180")
        expect(result).to_contain_text("300")  # what is known of this map
        me.page.locator(".order .open").click()
        expect(wonder).not_to_contain_text(re.compile(r"Next|Seuraava|Nächster"))
        expect(me.page.locator(".next")).to_have_count(0)  # no brick comes any more
        me.page.keyboard.press("Escape")
    me.looks_well("roads_alone_over", whole=True)
    me.resize(740, 360)
    box = result.bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= 360, "over the map of a phone held sideways"
    for _ in eve.languages():
        expect(watching.page.locator(".result")).not_to_contain_text(re.compile(r"Your|Deine|vuoroasi"))
    assert not me.log.filter(has_text="21").count(), "there are twenty turns"
    expect(result.locator(".land svg path").first).to_be_attached()
    expect(result.locator(".wall .laid")).to_have_count(48)
    again = result.get_by_role("link", name="Play this map again")
    expect(again).to_have_attribute("href", re.compile("#/new/roads/a_river_runs_through_it$"))
    expect(result.get_by_role("link", name="Watch from the start")).to_have_attribute("href", re.compile("/replay$"))
    line = me.home().page.locator(f'a[href="#/table/{table}"]')
    expect(line.locator(".state")).to_have_text("180 points")  # among my tables only, and won by nobody
    expect(line.locator(".when")).to_have_text("just now")
    expect(me.page.locator(f'[aria-labelledby="to-watch"] a[href*="{table}"]')).to_have_count(0)


def test_a_brick_flies_from_home_to_the_wonder(visit: Visit) -> None:
    """It is not there before it comes, and then it is; a phone sees all of it beside the map, without scrolling."""
    for width, height, more in ((1400, 900, {}), (360, 740, PHONE)):
        me = visit(width, height, motion=True, script=HELD, **more)
        text = MIDGAME.replace("phase production", "phase wonder").replace("t3 donkey b4", "t3 donkey b3")
        at(me, text)
        strip = me.page.locator(".order .strip")
        expect(strip).to_be_in_viewport()
        laid = strip.locator(".laid").count()
        me.page.locator("[data-brick]").click()
        me.page.locator("[data-pay]").first.click()
        lay = me.page.locator("[data-pay-all]").click  # while what was paid first may still be on its way
        frames = film(me, f"brick-{width}", lay, '[data-flying^="brick"]')
        (brick,) = [seen for seen in frames[-1] if seen.piece.startswith("brick")]
        assert brick.piece == f"brick@{laid}"
        place = strip.locator(f'[data-anchor="brick-{laid}"]').bounding_box()
        assert place and abs(brick.x - place["x"] - place["width"] / 2) < 40
        expect(strip.locator(".laid")).to_have_count(laid + 1)


def test_the_count_leaves_the_map_on_a_phone_held_sideways(visit: Visit) -> None:
    me = visit(740, 360, "de", **PHONE)
    me.go(finished(me, "amsterdam"))
    for _ in me.languages():
        me.page.locator(".result button.map").first.click()
        box, board = (me.page.locator(one).bounding_box() for one in (".counting", ".frame"))
        assert box and board and board["x"] + board["width"] <= box["x"], "it covers the map"
        assert box["x"] + box["width"] <= 740, box
        zoom = me.page.locator(".below .zoom").first.bounding_box()
        assert zoom and zoom["y"] + zoom["height"] <= box["y"], "it covers the buttons"
        me.page.locator(".counting button").click()
    fits(me.page)


@pytest.mark.journey
def test_the_last_treasure_but_two_ends_the_game(visit: Visit) -> None:
    me, ben = visit(360, 740, **PHONE), visit()
    table = prepared(me, LAST_TREASURE, [known(me, "Anna"), known(ben, "Ben")])
    anna = Sitter(me).go(table)
    Sitter(ben).go(table)
    for language in ben.languages():
        expect(ben.page.locator(".supply .warning").filter(has_text=FEW[language])).to_be_visible()
    anna.decision.locator(".choice").first.click()
    for one in (me, ben):
        expect(one.page.locator(".result h2")).to_contain_text("!" if one is ben else "Ben")
        expect(one.page.locator(".result li").first.locator(".decides")).to_have_text("18")
        expect(one.sentence).to_contain_text(OVER["en"])
    expect(ben.page.locator(".supply .warning")).to_have_count(0)
    for language in me.languages():
        expect(me.sentence).to_contain_text(OVER[language])
        fits(me.page)


def test_what_others_do_is_told_where_it_can_be_seen(visit: Visit) -> None:
    """On a phone there is no side to look at; the line under the board tells what the other has done."""
    one, other = visit(360, 740, **PHONE), visit()
    anna, ben = two(one, other, REVOLT)
    ben.square("I6").click()
    expect(ben.glance).to_contain_text("I6")
    anna.page.locator(".bar").get_by_role("button", name="End the turn").click()
    anna.say_yes()
    expect(ben.glance).to_contain_text("Anna does nothing this turn.")
    hint = one.page.locator("aside.hint")
    expect(hint).to_contain_text("The others are playing.")
    expect(hint).not_to_contain_text("at the side")


def test_what_is_taken_back_and_what_is_said_is_not_told_as_done(visit: Visit) -> None:
    """The line under the board: for whoever is at a phone, and for whoever sees it all."""
    one, other = visit(), visit(360, 740, **PHONE)
    anna, ben = two(one, other, position({"I6": "LK", "H6": "s"}))
    anna.take("settlement")
    anna.put("I5")
    expect(ben.glance).to_contain_text("Anna places a settlement on I5")
    anna.page.keyboard.press("u")
    expect(ben.glance).to_contain_text("Anna undoes")
    for sitter in (anna, ben):
        sitter.page.get_by_role("tab", name="Chat").or_(sitter.page.get_by_role("button", name="Chat")).first.click()
        line = sitter.page.locator(".chat input:visible")
        line.fill("Sorry")
        line.press("Enter")
        expect(sitter.page.locator(".chat li:visible").last).to_contain_text("Sorry")
    expect(anna.glance).to_contain_text("You undo")
    expect(ben.glance).to_contain_text("Anna undoes")


def test_what_a_stand_in_does_is_told_under_the_board(visit: Visit) -> None:
    """Also to whoever sat there, though they have just looked at a square and the pointer is left over another."""
    me = visit()
    seats = [known(me, "Anna"), Sitting("person", "Ben", "nobody"), computer("Hendrik")]
    anna = Sitter(me).go(prepared(me, position({}, (ANNA, BEN, BEN)), seats))
    anna.square("I6").click()
    expect(anna.glance).to_contain_text("I6")

    def after_all(route: Route) -> None:
        answer = route.fetch()
        expect(me.sentence).to_contain_text("Ben")
        route.fulfill(response=answer)

    me.page.route("**/concede", after_all)  # the window closes when the stand-in has done its turn
    give_up(me)
    expect(me.page.locator("dialog")).to_have_count(0)
    me.answered()
    expect(anna.glance).to_contain_text("Anna (stand-in)")
