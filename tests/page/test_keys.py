"""Ways back to one's games in a browser: a passkey from a virtual authenticator, a phrase, and links in real mail."""

import re
from collections.abc import Iterator
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import CDPSession, Locator, Page, expect
from tests.page.conftest import BUILT, Server, leave_out
from tests.page.visitor import PHONE, Visit, Visitor

from bench.measuring import free_port

pytestmark = pytest.mark.verify
DEVICE = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip
OWN = "void 0"  # a script, so that nobody else comes to use the context


class Letters:
    """What a mail server was given."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.texts.append(message_from_bytes(envelope.content, policy=policy.default).get_content())
        return "250 taken"

    def link(self, page: Page, number: int) -> str:
        """The link in a mail, once that is there."""
        while len(self.texts) <= number:
            page.wait_for_timeout(20)
        return re.findall(r"http\S+", self.texts[number])[-1]


letters = Letters()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that sends mail, and is known by a name: browsers make no passkeys for numbers."""
    if not BUILT.is_file():
        leave_out("The page is not built, so the page tests are left out: run `make page` first.")
    port = free_port()
    post = Controller(letters, hostname="127.0.0.1", port=port)
    post.start()
    running = Server(tmp_path_factory.mktemp("tables"))
    running.address = running.address.replace("127.0.0.1", "localhost")
    running.options += ("--public-url", running.address)
    running.environ = {**running.environ, "LAUTTA_MAIL": f"smtp://127.0.0.1:{port}?from=games@example.org"}
    running.start()
    yield running
    running.stop()
    post.stop()


def authenticator(me: Visitor) -> tuple[CDPSession, str]:
    session = me.page.context.new_cdp_session(me.page)
    session.send("WebAuthn.enable")
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]


def sheet(me: Visitor) -> Locator:
    if not me.page.locator("dialog").count():
        me.page.get_by_role("button", name="You and your devices").click()
    return me.page.locator("dialog")


def named(me: Visitor, name: str) -> None:
    expect(sheet(me).get_by_label("Your name")).to_have_value(name)


def test_a_passkey_a_phrase_and_a_mail_bring_somebody_back(visit: Visit) -> None:
    me, second, third, fourth = visit(script=OWN), visit(script=OWN), visit(360, 740, **PHONE), visit()
    keys, device = authenticator(me)
    me.sign_in("Anna")
    me.play(opponents=1)
    window = sheet(me)
    window.get_by_role("button", name="Add a passkey").click()
    expect(window).to_contain_text("Your passkey is saved.")
    window.get_by_role("button", name="Add a passkey").click()
    expect(window).to_contain_text("This device already has a passkey for you.")
    window.get_by_role("button", name="Make a phrase").click()
    words = window.locator("ol li")
    expect(words).to_have_count(8)
    phrase = " ".join(word.upper()[:4] for word in words.all_inner_texts())
    window.get_by_role("button", name="I have written it down").click()
    expect(words).to_have_count(0)
    window.get_by_label("Your email address").first.fill("Anna@example.org")
    window.get_by_role("button", name="Confirm").click()
    expect(window).to_contain_text("A mail is on its way to anna@example.org")
    fourth.page.goto(letters.link(me.page, 0))  # on another device, as it comes
    fourth.page.get_by_role("button", name="Yes, it is mine").click()
    expect(fourth.page.locator("dialog")).to_contain_text("anna@example.org is confirmed.")
    fourth.page.get_by_role("button", name="On to the games").click()

    passkeys, copy = authenticator(second)
    second.home()
    (credential,) = keys.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    passkeys.send("WebAuthn.addCredential", {"authenticatorId": copy, "credential": credential})
    sheet(second).get_by_role("button", name="Use a passkey").click()
    named(second, "Anna")

    third.home()
    third.expected.append("404")
    window = sheet(third)
    window.get_by_label("A code from another device").fill("abandon " * 8)
    window.get_by_role("button", name="Use it").click()
    expect(window.get_by_role("alert")).to_contain_text("It has eight words")
    window.get_by_label("A code from another device").fill(phrase)
    window.get_by_role("button", name="Use it").click()
    named(third, "Anna")
    third.page.keyboard.press("Escape")
    expect(third.page.locator("#my-tables + ul li")).to_have_count(1)

    fourth.home()
    sheet(fourth).get_by_label("Your email address").fill("anna@example.org")
    fourth.page.get_by_role("button", name="Send me a link").click()
    link = letters.link(fourth.page, 1)
    fourth.page.goto("about:blank")
    fourth.page.goto(link)
    assert fourth.page.evaluate("localStorage['lautta-token'] ?? null") is None  # nothing happens by itself
    fourth.page.get_by_role("button", name="Sign in", exact=True).click()
    expect(fourth.page.locator("dialog")).to_have_count(0)
    assert "enter" not in fourth.page.url
    named(fourth, "Anna")

    me.page.reload()
    window = sheet(me)
    expect(window.get_by_role("listitem").filter(has_text="Last used")).to_have_count(3)
    for one in (me, second, third, fourth):
        one.expected.append("401")
    window.get_by_role("button", name="Sign out all other devices").click()
    third.page.reload()
    strange = third.page.locator("dialog")
    expect(strange).to_contain_text("This server does not know your browser")
    strange.get_by_role("button", name="I have played here before").click()
    strange.get_by_label("A code from another device").fill(phrase)
    strange.get_by_role("button", name="Use it").click()
    expect(strange).to_have_count(0)
    named(third, "Anna")
    with me.page.expect_download() as saved:
        window.get_by_role("button", name="Download my data").click()
    assert '"address":"anna@example.org"' in Path(saved.value.path()).read_text()
    window.get_by_role("button", name="Delete me…").click()
    window.get_by_role("button", name="Delete me for good").click()
    expect(me.page.locator("dialog")).to_have_count(0)
    fourth.page.evaluate("localStorage.clear()")
    fourth.home()
    fourth.expected.append("404")
    window = sheet(fourth)
    window.get_by_label("A code from another device").fill(phrase)
    window.get_by_role("button", name="Use it").click()
    expect(window.get_by_role("alert")).to_be_visible()


def test_it_is_offered_once_there_is_something_to_lose_and_looks_well(visit: Visit) -> None:
    me = visit()
    me.sign_in("Anna")
    seats = [{"kind": "person"}, {"kind": "open"}]
    me.ask("tables", {"game": "amsterdam", "seats": seats})
    me.home()
    offer = me.page.get_by_role("complementary", name="Keep my games")
    expect(me.page.locator("#my-tables")).to_be_visible()
    expect(offer).to_have_count(0)
    computer = {"kind": "computer", "level": "sense"}
    table = {"game": "amsterdam", "seats": [seats[0], computer], "clock": {"kind": "days", "days": 2}}
    me.ask("tables", table)
    me.home()
    me.looks_well("keep-offer", axe=False)
    offer.get_by_role("link", name="Keep my games").click()
    expect(me.page.locator("dialog").get_by_role("heading", name="Keep my games")).to_be_focused()
    me.page.get_by_role("button", name="Make a phrase").click()
    me.looks_well("keep")
    me.page.locator("dialog").get_by_role("button", name="Close").click()
    me.page.goto(f"{me.address}#/enter/abc")
    expect(me.page.locator("dialog")).to_be_visible()
    me.looks_well("enter", axe=False)
    me.home()
    expect(offer).to_have_count(0)
    me.page.evaluate("localStorage.clear()")  # a stranger, who sees what the door of a closed server shows too
    me.page.goto("about:blank")
    me.page.goto(f"{me.address}#/keep")
    expect(me.page.get_by_role("button", name="Send me a link")).to_be_visible()
