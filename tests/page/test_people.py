"""Tables for people: invites, watching, one screen for several, giving up, consent, talk, rematch, devices, calls."""

import re

import pytest
from playwright.sync_api import expect
from tests.page.amsterdam import against, two
from tests.page.people import Heard, affairs, invite, menu, new_table, sit_down, told
from tests.page.prepared import known, prepare
from tests.page.roads import MIDGAME
from tests.page.tigris import ANNA, BEN, Sitter, position
from tests.page.visitor import PHONE, Visit, Visitor, nothing_serious

from lautta.server.table.pace import LivePace

SHARED = ("Anna", "Ben", "Cleo")


def take_turn(me: Visitor) -> None:
    """Two cards from the deck."""
    me.my_turn()
    me.deck(2)


@pytest.mark.journey
def test_two_by_link_and_a_watcher(visit: Visit) -> None:
    anna, ben, carl = visit(), visit(), visit()
    link = invite(new_table(anna, "open", name="Anna"))
    expect(anna.page.locator("h1")).to_have_text("Waiting for 1 more")
    ben.page.goto(link)
    expect(ben.page.locator("h1")).to_have_text("Anna invites you to play")
    sit_down(ben, link, "Ben")
    expect(anna.page.locator(".keep")).to_be_visible()  # without a reload
    carl.page.goto(link)
    expect(carl.page.locator("main .full")).to_have_text("All seats are taken.")
    carl.page.goto(anna.page.url)
    expect(carl.page.locator(".watching")).to_have_text("You are watching this game.")
    expect(anna.page.get_by_role("button", name="1 watching")).to_be_visible()
    anna.keep()
    ben.keep()

    ben.expected += ["WebSocket", "ERR_INTERNET_DISCONNECTED"]
    take_turn(anna)
    take_turn(ben)
    ben.page.reload()
    take_turn(anna)
    take_turn(ben)
    ben.page.context.set_offline(True)
    take_turn(anna)
    ben.page.context.set_offline(False)
    take_turn(ben)
    anna.my_turn()

    for other in (ben, carl):
        expect(other.log.last).to_have_attribute("data-moment", str(told(anna)[-1]))
    assert told(anna) == told(ben) == told(carl) == sorted(set(told(anna)))
    assert len(told(anna)) >= 3 * 4 + 2, "events were lost"


def test_a_shared_screen_for_three(visit: Visit) -> None:
    me = visit()
    heard = Heard(me)
    new_table(me, "shared Ben", "shared Cleo", name="Anna")
    curtain = me.page.locator(".curtain")
    expect(curtain).to_contain_text("Hand the screen to Anna")
    assert all(one["private"] is None for one in heard.positions()), "a hand came before anybody asked for it"
    for name in SHARED:
        expect(curtain.locator("h2")).to_have_text(f"Hand the screen to {name}")
        expect(me.page.locator(".offer, .hand .slot, .contracts-area .contract")).to_have_count(0)
        curtain.locator(".solid").click()
        expect(me.page.locator(".offer label")).to_have_count(2)
        me.keep()
        affairs(me, "Hide my hand").click()
    for name in SHARED:
        expect(curtain.locator("h2")).to_have_text(f"Hand the screen to {name}")
        expect(me.page.locator("#log")).not_to_contain_text("You draw")
        before = len(heard.texts)
        curtain.locator(".solid").click()
        take_turn(me)
        seat = SHARED.index(name)
        assert {one["my_seat"] for one in list(heard.positions())[-3:]} == {seat}
        assert all(f'"my_seat":{other}' not in text for text in heard.texts[before:] for other in {0, 1, 2} - {seat})
        affairs(me, "Hide my hand").click()
    curtain.locator(".solid").click()
    me.page.keyboard.press("x")
    expect(curtain).to_be_visible()
    expect(me.page.locator(".hand .slot")).to_have_count(0)
    me.page.reload()
    expect(curtain).to_contain_text("Hand the screen to Anna")
    expect(me.page.locator(".hand .slot")).to_have_count(0)
    for _ in range(3):
        me.page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
    curtain.locator(".solid").press("Enter")
    expect(me.page.locator(".hand .slot")).to_have_count(4)


def test_giving_up_a_game_for_two_ends_it_for_both(visit: Visit) -> None:
    """Others can watch it from its start then, and the same people play again."""
    anna, ben, carl = visit(), visit(360, 740), visit()
    two(anna, ben, listed=True)
    carl.home()
    table, first = anna.table, anna.page.url
    replay = f'a[href="#/table/{table}/replay"]'
    expect(carl.page.locator(replay)).to_have_count(0)
    window = menu(ben)
    window.get_by_role("button", name="Give up…").click()
    expect(window).to_contain_text("You cannot come back.")
    window.get_by_role("button", name="Give up", exact=True).click()
    expect(ben.page.locator(".result h2")).to_have_text("Anna won")
    expect(ben.page.locator(".result")).to_contain_text("You gave up.")
    expect(anna.page.locator(".result h2")).to_have_text("You won!")
    expect(anna.page.locator(".result")).to_contain_text("Ben gave up.")
    expect(anna.page.locator(".result li").nth(1)).to_contain_text("gave up")
    heading = anna.page.locator(".result h2").element_handle()
    ben.ask(f"tables/{table}/chat", {"text": "Well played", "key": "a word"})
    expect(anna.page.locator(".unread, .chat li").first).to_be_attached()
    assert heading and heading.evaluate("heading => heading.isConnected"), "what is said begins the result anew"
    expect(anna.page.locator(".bar")).to_contain_text("The game is over.")
    expect(anna.log.filter(has_text="Ben gives up, and the game is over.")).to_be_visible()
    expect(anna.page.locator('[data-seat="1"] .away')).to_be_attached()
    expect(affairs(ben, "Return to your seat")).to_have_count(0)

    carl.page.reload()
    expect(carl.page.locator("#to-watch")).to_have_text("Games to watch")
    carl.page.locator(replay).click()
    expect(carl.page.get_by_role("slider")).to_be_focused()
    expect(carl.page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("Moment 1 of [0-9]+"))
    nothing_serious(carl.page)
    carl.page.get_by_role("button", name="Back to now").click()
    expect(carl.page.locator(".result")).to_be_visible()

    anna.page.locator(".result").get_by_role("button", name="Play again").click()
    anna.page.wait_for_url(lambda address: "#/table/" in address and address != first)
    expect(ben.page.locator(".affairs")).to_contain_text("The same players are playing again at another table.")
    ben.page.locator(".bar").get_by_role("link", name="Go there").click()
    expect(ben.page.locator("main form input")).to_have_value("Ben")  # as he was called
    ben.page.locator("main form button").click()
    for who in (anna, ben):
        expect(who.page.locator(".keep")).to_be_visible()
    assert anna.page.url == ben.page.url
    expect(anna.page.locator('[data-seat="1"] .name')).to_have_text("You")
    anna.home()
    expect(anna.page.locator(f'a[href="#/table/{table}"]')).to_contain_text("You won! · A player gave up")


def test_my_tables_come_in_pages(visit: Visit) -> None:
    me = visit()
    anna = known(me, "Anna")
    for _ in range(60):
        prepare(me.database, "roads", MIDGAME, [anna])
    me.home()
    lines = me.page.locator("section[aria-labelledby=my-tables] li a")
    expect(lines).to_have_count(50)
    me.page.get_by_role("button", name="More tables").click()
    expect(lines).to_have_count(60)
    expect(me.page.get_by_role("button", name="More tables")).to_have_count(0)


def test_the_host_removes_nobody_who_is_there_or_was_just_now(visit: Visit) -> None:
    anna, ben = visit(), visit()
    ben.expected += ["WebSocket", "ERR_"]
    anna.expected.append("409")
    two(anna, ben)
    expect(anna.page.locator('[data-seat="1"] .here')).to_be_attached()
    window = menu(anna)
    expect(window.get_by_role("button", name="Remove")).to_have_count(0)
    ben.page.goto("about:blank")
    window.get_by_role("button", name="Remove").click()
    window.locator(".sure").get_by_role("button", name="Remove").click()
    expect(window.locator(".trouble")).to_contain_text("Ben is here, or has time left.")


def test_time_runs_out(visit: Visit) -> None:
    """The shortest clock there is, a minute: of one the page counts the rest, the other is over as good as at once."""
    anna, ben, cleo = visit(), visit(), visit()
    seats = [known(anna, "Anna"), known(ben, "Ben"), known(cleo, "Cleo")]
    stands = position({}, (ANNA, BEN, BEN))
    anna.page.clock.install()
    Sitter(anna).go(prepare(anna.database, "tigris", stands, seats, LivePace(1)))
    clock_of_anna = anna.page.locator('[data-seat="0"] .clock')
    expect(clock_of_anna).not_to_have_class(re.compile("low"))
    anna.page.clock.run_for(51_000)
    expect(clock_of_anna).to_have_text(re.compile("0:0[0-9]"))
    expect(clock_of_anna).to_have_class(re.compile("low"))
    expect(anna.page.locator("p[role=status]", has_text="10 seconds left")).to_be_attached()
    Sitter(ben).go(prepare(ben.database, "tigris", stands, [seats[1], seats[0], seats[2]], LivePace(1), began_s=58))
    expect(ben.page.locator(".affairs")).to_contain_text("Your time ran out")
    affairs(ben, "Return to your seat").click()
    expect(ben.page.locator(".affairs")).not_to_contain_text("Your time ran out")


def test_taking_back_needs_consent(visit: Visit) -> None:
    anna, ben = visit(), visit()
    two(anna, ben)
    take_turn(anna)
    cards = anna.facts(0)["cards"]
    ask = anna.page.locator(".steps .step").first
    expect(ask).to_have_text("Ask to undo")
    ask.click()
    expect(anna.page.locator(".affairs")).to_contain_text("Still to answer: Ben.")
    expect(ben.page.locator(".affairs")).to_contain_text("Anna would like to undo their last action.")
    affairs(ben, "Refuse").click()
    expect(anna.page.locator(".affairs")).not_to_contain_text("Still to answer")
    expect(anna.notice).to_contain_text("Ben does not agree.")  # the log may be out of sight
    expect(ben.notice).to_have_count(0)
    assert anna.facts(0)["cards"] == cards
    ask.click()
    affairs(ben, "Agree").click()
    expect(anna.page.locator("#log .undo")).to_have_count(1)
    expect(anna.page.locator('[data-seat="0"] .fact').nth(1)).to_contain_text(str(cards - 1))
    expect(anna.page.locator(".bar.mine")).to_be_visible()


def test_talk(visit: Visit) -> None:
    """By keys, on a phone, and not by those who only watch."""
    anna, ben, carl = visit(), visit(360, 740, **PHONE), visit(360, 740, **PHONE)
    two(anna, ben)
    anna.page.keyboard.press("m")
    expect(anna.page.locator(".chat input")).to_be_focused()
    anna.page.keyboard.type("Good luck, mate! <img src=x onerror=alert(1)>")  # letters that are keys elsewhere
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".chat li")).to_have_count(1)
    expect(anna.page.locator(".chat input")).to_be_focused()
    ben.page.get_by_role("button", name="Chat, 1 new message").click()
    sheet = ben.page.locator("dialog")
    expect(sheet.locator(".text")).to_have_text("Good luck, mate! <img src=x onerror=alert(1)>")
    expect(sheet.locator("img")).to_have_count(0)
    sheet.locator("input").fill("You too")
    sheet.locator("form button").click()
    expect(anna.page.locator(".chat li")).to_have_count(2)
    ben.page.keyboard.press("Escape")
    expect(ben.page.get_by_role("button", name="new message")).to_have_count(0)
    anna.page.locator(".chat .lines").focus()
    anna.page.keyboard.press("l")
    expect(anna.page.get_by_role("tab", name="Game log")).to_have_attribute("aria-selected", "true")
    expect(anna.page.locator("#log")).to_be_focused()
    ben.page.get_by_role("button", name="Chat").click()
    ben.page.locator("dialog input").fill("Your turn, I think")
    ben.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("tab", name="Chat")).to_contain_text("1 new message")
    expect(anna.page.locator("p[role=status]", has_text="Ben says: Your turn, I think")).to_be_attached()
    anna.page.reload()
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.locator(".chat li")).to_have_count(3)
    carl.page.goto(anna.page.url)
    expect(carl.page.locator(".watching")).to_be_visible()
    carl.page.keyboard.press("m")
    window = carl.page.locator("dialog")
    expect(window.locator(".text")).to_have_count(3)
    expect(window.locator("input")).to_have_count(0)
    expect(window).to_contain_text("You are watching. You can read along, but only players can write.")
    nothing_serious(carl.page)
    carl.page.keyboard.press("Escape")
    expect(window).to_have_count(0)


def test_links_begin_with_the_address_that_others_use(visit: Visit) -> None:
    """As the server tells it: that of this computer, of its network, or the public one."""
    anna = visit()
    new_table(anna, "open", name="Anna")
    link, main = anna.page.locator("#invite-link"), anna.page.locator("main")
    expect(link).to_have_value(re.compile(re.escape(anna.address)))
    expect(main).to_contain_text("This address only works on this computer.")
    told = {"public_url": None, "network": ["http://192.0.2.7:8000/"], "alone": False}
    anna.page.route("**/api/house", lambda route: route.fulfill(json=told))
    anna.page.reload()
    expect(link).to_have_value(re.compile(r"http://192\.0\.2\.7:8000/invite/\w+"))
    expect(main).to_contain_text("It works for everyone on the same network as this computer.")
    expect(anna.page.get_by_role("img", name="The same address as a code")).to_be_in_viewport(ratio=1)
    told |= {"public_url": "https://games.example.org/"}
    anna.page.reload()
    expect(link).to_have_value(re.compile(r"https://games\.example\.org/invite/\w+"))
    anna.page.get_by_role("button", name="You and your devices").click()
    anna.page.get_by_role("button", name="Show a code").click()
    expect(anna.page.locator("#device-link")).to_have_value(re.compile(r"https://games\.example\.org/#/device/\w+"))


def test_an_open_table_is_found_on_the_home_page(visit: Visit) -> None:
    anna, ben = visit(), visit()
    new_table(anna, "open", "open", name="Annika", listed=True, pace="days")
    ben.home()
    line = ben.page.locator("#open-tables + ul a", has_text="Annika")
    expect(line).to_contain_text("2 days per move")
    line.click()
    ben.page.locator("main form button").click()
    expect(anna.page.locator("h1")).to_have_text("Waiting for 1 more")
    anna.page.get_by_role("button", name="Remove").click()
    expect(anna.page.locator("h1")).to_have_text("Waiting for 2 more")
    expect(ben.page.locator("main form button")).to_have_text("Sit down")
    anna.page.get_by_label("Let nobody else in").check()
    expect(ben.page.locator("main form")).to_have_count(0)
    anna.page.get_by_role("button", name="Fill up with computers and start").click()
    expect(anna.page.locator(".keep")).to_be_visible()


def test_whose_turn_is_seen_from_another_table(visit: Visit) -> None:
    me = against(visit())
    new_table(me, "open", name="Anna")
    badge = me.page.locator("header .waiting")
    expect(badge).to_have_accessible_name("It is your turn at 1 other table")
    badge.click()
    first = me.page.locator("#my-tables + ul li").first
    expect(first).to_contain_text("Your turn")
    expect(me.page.locator("#my-tables + ul")).to_contain_text("Waiting for players")


def test_another_device(visit: Visit) -> None:
    me, phone = visit().play(opponents=1), visit(360, 740, **PHONE).home()
    me.page.get_by_role("button", name="You and your devices").click()
    window = me.page.locator("dialog")
    window.get_by_label("Your name").fill("Anna")
    window.get_by_role("button", name="Change").click()
    expect(window).to_contain_text("This is your name from now on.")
    window.get_by_role("button", name="Show a code").click()
    code = window.locator("p.code").inner_text()
    phone.expected.append("4")
    phone.page.get_by_role("button", name="You and your devices").click()
    window = phone.page.locator("dialog")
    for typed, answer in (("AAAA", ".trouble"), (code.lower(), "p[role=status]")):
        window.get_by_label("A code from another device").fill(typed)
        window.get_by_role("button", name="Use it").click()
        expect(window.locator(answer)).not_to_be_empty()
    expect(window.get_by_label("Your name")).to_have_value("Anna")
    phone.page.keyboard.press("Escape")
    third = visit()
    window = me.page.locator("dialog")
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="You and your devices").click()
    window.get_by_role("button", name="Show a code").click()
    third.page.goto(me.page.locator("#device-link").input_value())
    third.page.locator("dialog").get_by_role("button", name="Use it").click()
    expect(third.page.locator("dialog").get_by_label("Your name")).to_have_value("Anna")
    phone.page.locator("#my-tables + ul a").click()
    expect(phone.page.locator(".keep")).to_be_visible()
    me.page.reload()
    me.page.get_by_role("button", name="You and your devices").click()
    window = me.page.locator("dialog")
    expect(window.get_by_role("listitem").filter(has_text="Chrome on Linux")).to_have_count(3)
    phone.expected.append("4")
    window.get_by_role("button", name="Sign out all other devices").click()
    expect(phone.page.locator("dialog")).to_contain_text("This server does not know your browser")
    window.get_by_role("button", name="Delete me…").click()
    expect(window.get_by_role("button", name="Keep me")).to_be_focused()
    me.expected.append("401")  # what is asked between being deleted and leaving the page
    window.get_by_role("button", name="Delete me for good").click()
    expect(me.page.locator("dialog")).to_have_count(0)
    assert me.page.evaluate("localStorage.getItem('lautta-token')") is None


LISTEN = """
window.calls = [];
class Told { static permission = 'default'; static async requestPermission() { return (Told.permission = 'granted'); }
  constructor(title, more) { window.calls.push(title + ': ' + more.body); } close() {} }
Object.defineProperty(window, 'Notification', { value: Told });
ServiceWorkerRegistration.prototype.showNotification = async (title, more) => new Told(title, more) && undefined;
Object.defineProperty(Document.prototype, 'hidden', { get: () => window.away === true });
"""


def test_somebody_who_waits_is_called_if_they_like(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.page.add_init_script(LISTEN)
    ben.page.add_init_script(LISTEN)
    link = invite(new_table(anna, "open", name="Anna"))
    expect(anna.page.locator(".offer-call")).to_contain_text("Should the browser notify you when it is your turn?")
    anna.page.get_by_role("button", name="Yes, notify me").click()
    expect(anna.page.locator(".offer-call")).to_have_count(0)
    anna.page.evaluate("window.away = true")
    sit_down(ben, link, "Ben")
    anna.keep()
    expect(ben.page.locator(".offer-call")).to_have_count(0)  # whose turn it is need not be called
    ben.keep()
    anna.my_turn()
    calls = anna.page.evaluate("window.calls")
    assert calls and set(calls) == {"Your turn: Ticket to Ride: Amsterdam"}
    expect(ben.page.locator(".offer-call")).to_be_visible()
    expect(ben.page.locator(".bar .sentence")).to_be_visible()  # and it covers nothing
    ben.page.get_by_role("button", name="No, thanks").click()
    expect(ben.page.locator(".offer-call")).to_have_count(0)
    take_turn(anna)
    anna.page.evaluate("window.away = false")
    take_turn(ben)
    anna.my_turn()
    assert anna.page.evaluate("window.calls") == calls, "called although the page was in sight"
    assert ben.page.evaluate("window.calls") == []


def test_people_see_it_well(visit: Visit) -> None:
    """From the page for a new table on, in every language, on every screen, with a reader."""
    anna, ben = visit(360, 740, **PHONE), visit(360, 740, **PHONE)
    anna.page.goto(anna.address + "#/new/amsterdam")
    anna.page.locator('input[name=pace][value="live"]').check(force=True)
    anna.page.locator("summary").click()
    anna.looks_well("new", whole=True)
    link = invite(new_table(anna, "open", name="Anna", pace="live"))
    anna.looks_well("waiting", whole=True)
    ben.page.goto(link)
    expect(ben.page.locator("main form")).to_be_visible()
    ben.looks_well("invite", whole=True)
    anna.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert anna.page.evaluate("scrollY") > 0
    sit_down(ben, link, "Ben")
    anna.keep()
    assert anna.page.evaluate("scrollY") == 0, "a table starts at its top, however far the host had scrolled"
    ben.keep()
    take_turn(anna)
    take_turn(ben)
    ben.page.locator(".steps .step").first.click()
    expect(affairs(anna, "Agree")).to_be_visible()
    anna.looks_well("consent")
    menu(anna)
    anna.page.get_by_role("button", name="Give up…").click()
    anna.looks_well("give-up")
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Chat").or_(anna.page.get_by_role("tab", name="Chat")).first.click()
    anna.page.locator(".chat input").fill("Hello")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".chat .text")).to_be_visible()
    anna.looks_well("chat")
    new_table(ben, "shared Cleo", name="Ben")
    expect(ben.page.locator(".curtain")).to_be_visible()
    ben.looks_well("curtain")
    ben.home()
    ben.page.get_by_role("button", name="You and your devices").click()
    ben.page.get_by_role("button", name="Show a code").click()
    ben.looks_well("devices")
