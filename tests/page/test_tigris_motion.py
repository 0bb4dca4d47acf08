"""What moves at the table of Tigris & Euphrates: by itself when something has happened, and by hand."""

import pytest
from playwright.sync_api import expect
from tests.page.finger import Finger, middle
from tests.page.tigris import REVOLT, WAR, alone, two
from tests.page.visitor import PHONE, Visit, fits


def test_a_revolt_that_is_lost_is_seen(visit: Visit) -> None:
    """Both sides next to each other while it is decided; and what came of it until it is closed."""
    one, other = visit(motion=True), visit()
    anna, ben = two(one, other, REVOLT)
    anna.take("king")
    anna.square("J7").hover()
    expect(anna.glance).to_contain_text("revolt of kings: you with 1 against Ben with 1")
    anna.put("J7")
    anna.add(1)
    expect(ben.decision.locator("h2")).to_have_text("Revolt of kings")
    expect(ben.decision).to_contain_text("1 against 2: you lose.")
    ben.decision.locator(".stepper button").last.click()
    expect(ben.decision).to_contain_text("2 against 2: you win.")
    ben.decision.locator("[data-support]").click()
    expect(one.page.locator(".showdown")).to_contain_text("Revolt of kings")
    expect(one.page.locator(".showdown strong")).to_have_text(["2", "2"])
    expect(one.page.locator("[data-flying^=leader]")).to_have_count(1)
    outcome = one.page.locator(".outcome")
    expect(outcome.locator("h2")).to_have_text("You have lost the revolt of kings")
    expect(outcome).to_contain_text("your king leaves, +1 red.")
    expect(one.page.locator(".showdown")).to_have_count(0)
    one.page.reload()
    expect(outcome).to_be_visible()
    expect(ben.page.locator(".outcome h2")).to_have_text("You have won the revolt of kings")
    outcome.get_by_role("button", name="All right").click()
    expect(outcome).to_have_count(0)
    expect(anna.square("J7")).to_have_attribute("aria-label", "J7, empty land")
    assert ben.points()["red"] == 1


def test_a_tile_comes_from_its_player_and_its_point_goes_there(visit: Visit) -> None:
    one, other = visit(), visit(motion=True)
    anna, ben = two(one, other, WAR)
    anna.take("temple")
    anna.put("G7")
    expect(ben.page.locator("[data-flying='tile G7']")).to_have_count(1)
    expect(ben.page.locator("[data-flying^=cube]")).to_have_count(1)
    expect(ben.page.locator(".flights")).to_have_count(0)
    expect(ben.square("G7")).to_have_attribute(
        "aria-label", "G7, temple, in the kingdom of: king (Anna), trader (Anna)"
    )


def test_pieces_are_carried_by_hand(visit: Visit) -> None:
    anna = alone(visit(), WAR)
    temple = anna.page.locator(".screen [data-tile=temple]")
    temple.drag_to(anna.page.locator(".bar"))  # goes home
    expect(temple).to_have_attribute("aria-pressed", "false")
    temple.drag_to(anna.square("G7"))
    expect(anna.me.log.filter(has_text="You place a temple on G7: +1 red.")).to_have_count(1)
    anna.square("I6").drag_to(anna.page.locator(".screen .points"))
    expect(anna.me.sentence).to_contain_text("Take a leader off the board")
    anna.say_yes()
    expect(anna.me.log.filter(has_text="You take your king off the board.")).to_have_count(1)


def test_a_finger_sees_a_small_square_bigger(visit: Visit) -> None:
    anna = alone(visit(360, 740, reduced_motion="reduce", **PHONE), WAR)  # it glides there else
    anna.page.locator(".screen [data-tile=temple]").tap()
    expect(anna.page.locator("[data-mark=war]").first).to_be_attached()
    small = anna.square("G7").bounding_box()
    assert small and small["width"] < 30
    anna.square("G7").tap()
    expect(anna.page.locator(".planned")).to_have_count(1)
    expect(anna.page.locator(".frame.whole")).to_have_count(0)
    near = "() => document.querySelector('[data-square=G7]').getBoundingClientRect().width >= 43"
    anna.page.wait_for_function(near)  # it glides there
    anna.page.get_by_role("button", name="Never mind").tap()
    expect(anna.page.locator(".frame.whole")).to_have_count(1)
    anna.page.get_by_role("button", name="Zoom in").tap()
    frame = anna.page.locator(".frame")
    assert frame.evaluate("one => one.scrollWidth > one.clientWidth")


def test_a_finger_carries_a_tile_where_it_aims(visit: Visit) -> None:
    """Over a board that stays as near as it is; the tile lies above the finger, and there it waits for a yes."""
    anna = alone(visit(360, 740, reduced_motion="reduce", **PHONE), WAR)
    me, finger, temple = anna.me, Finger(anna.me), anna.page.locator(".screen [data-tile=temple]")
    temple.tap()
    expect(anna.page.locator("[data-mark=war]").first).to_be_attached()
    anna.square("H8").tap()
    expect(me.sentence).to_contain_text("Place a tile (H8)")
    expect(anna.page.locator(".frame.whole")).to_have_count(0)
    finger.down(middle(temple))
    finger.move(aim := middle(anna.square("G7")))
    ghost = anna.page.locator(".ghost > svg").bounding_box()
    assert ghost and ghost["y"] + ghost["height"] < aim[1] - 15, "the finger covers it"
    assert abs(ghost["x"] + ghost["width"] / 2 - aim[0]) < 2
    me.picture("tigris-finger-aims")
    assert middle(anna.square("G7")) == pytest.approx(aim, abs=0.5), "the board has moved under the finger"
    finger.up()
    expect(me.sentence).to_contain_text("Place a tile (G7): you score +1 red")
    settlement = anna.page.locator(".screen [data-tile=settlement]").first
    finger.drag(middle(settlement), middle(me.sentence))
    expect(anna.page.locator(".ghost")).to_have_count(0)
    expect(me.sentence).to_contain_text("Place a tile (G7)")
    assert me.log.count() == 2
    anna.say_yes()
    expect(me.log.filter(has_text="You place a temple on G7")).to_have_count(1)


def test_a_finger_plays_nothing_at_once_on_a_large_board_either(visit: Visit) -> None:
    anna = alone(visit(1180, 820, **PHONE), WAR)
    finger = Finger(anna.me)
    finger.drag(middle(anna.page.locator(".screen [data-tile=temple]")), middle(anna.square("G7")))
    expect(anna.me.sentence).to_contain_text("Place a tile (G7)")
    anna.page.get_by_role("button", name="Never mind").tap()
    finger.drag(middle(anna.square("I6")), middle(anna.page.locator(".screen .points")))
    expect(anna.me.sentence).to_contain_text("Take a leader off the board")
    assert anna.me.log.count() == 2


def test_a_phone_held_sideways_has_hand_and_board(visit: Visit) -> None:
    anna = alone(visit(915, 412, **PHONE), WAR)
    whole = [anna.board, anna.page.locator(".screen .tiles button").first, anna.page.locator(".bar .sentence")]
    whole += [anna.page.locator(".screen .leaders button").last, anna.page.locator(".glance .supply")]
    for size in ((915, 412), (740, 360)):
        anna.me.resize(*size)
        fits(anna.page)
        for each in whole:
            expect(each).to_be_in_viewport(ratio=0.95)
    anna.page.locator(".screen [data-tile=temple]").tap()
    expect(anna.page.locator("[data-mark=war]").first).to_be_attached()
    anna.square("J7").tap()
    anna.say_yes()
    expect(anna.decision).to_be_in_viewport(ratio=0.9)
    expect(anna.square("J7")).to_be_in_viewport()
