"""A call with the page closed: the browser subscribes, is notified by the worker, and opens the table."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.page.conftest import Server, opened
from tests.page.test_survival import KEPT
from tests.page.visitor import Visitor
from tests.server.outside import Browser as Subscriber

# What a browser has that reaches its maker's push service, which none does here.
SUBSCRIBES = """({endpoint, p256dh, auth}) => {
  let now = null;
  PushManager.prototype.getSubscription = async () => now;
  PushManager.prototype.subscribe = async ({applicationServerKey}) => now = {
    options: {applicationServerKey: applicationServerKey.buffer},
    toJSON: () => ({endpoint, keys: {p256dh, auth}}),
    unsubscribe: async () => { now = null; return true; },
  };
}"""


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("calls") / "data", "--allow-network", "127.0.0.0/8")
    running.start()
    yield running
    running.stop()


def come(browser: Browser, server: Server, **more: Any) -> Visitor:
    size = {"viewport": {"width": 1400, "height": 900}, "locale": "en", "permissions": ["notifications"]}
    return Visitor(opened(browser, server.address, False, "0", {**size, **more}), server.address, server.data)


def devtools_of(page: Page) -> tuple[Any, str]:
    """The protocol of a page, and the registration of its worker."""
    devtools, found = page.context.new_cdp_session(page), list[str]()
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    return devtools, found[-1]


SHOWN = "() => self.registration.getNotifications().then(all => all.map(({title, body}) => ({title, body})))"
CLICKED = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", {notification}));
}"""


def test_what_is_pushed_is_shown_and_opens_the_table(browser: Browser, inside: Server) -> None:
    me = come(browser, inside)
    me.page.goto(inside.address)
    me.sign_in("Anna")
    me.page.goto(inside.address)
    me.page.evaluate(KEPT)
    table = me.ask("tables", {"game": "tigris", "seats": [{"kind": "person"}, {"kind": "open"}]})["id"]
    devtools, registration = devtools_of(me.page)
    told = {"title": "Your turn", "text": "It is your turn.", "tag": "t", "table": table, "kind": "turn",
            "link": f"/#/table/{table}"}  # fmt: skip
    pushed = {"origin": inside.address.rstrip("/"), "registrationId": registration, "data": json.dumps(told)}
    worker = me.page.context.service_workers[0]
    with me.page.expect_request("**/api/tables*"):  # a page that is seen tells it by itself
        devtools.send("ServiceWorker.deliverPushMessage", pushed)
    assert worker.evaluate(SHOWN) == []
    me.page.goto("about:blank")
    devtools = me.page.context.new_cdp_session(me.page)
    devtools.send("ServiceWorker.enable")
    devtools.send("ServiceWorker.deliverPushMessage", pushed)
    while not worker.evaluate(SHOWN):
        me.page.wait_for_timeout(20)
    assert worker.evaluate(SHOWN) == [{"title": "Your turn", "body": "It is your turn."}]
    me.page.goto(inside.address, wait_until="networkidle")
    worker.evaluate(CLICKED)
    me.page.wait_for_url(re.compile(f"#/table/{table}"))
    assert worker.evaluate(SHOWN) == []


def test_calls_are_chosen_on_a_page_of_their_own(browser: Browser, inside: Server, tmp_path: Path) -> None:
    me = come(browser, inside)
    me.page.add_init_script(f"({SUBSCRIBES})({json.dumps(Subscriber().subscription('http://127.0.0.1:9/push'))})")
    me.page.goto(inside.address)
    me.sign_in("Ben")
    me.page.goto(f"{inside.address}#/notifications")
    expect(me.page.locator(".state")).to_contain_text("Nothing notifies you yet")
    me.page.evaluate(KEPT)
    me.page.get_by_role("button", name="Notify me in this browser").click()
    expect(me.page.locator(".state")).to_contain_text("this browser")
    me.page.get_by_label("Somebody writes at my table").check()
    me.page.get_by_label("Never between").check()
    expect(me.page.get_by_label("Quiet from")).to_have_value("22:00")
    me.page.get_by_text("Webhook:").click()
    me.page.get_by_label("Address of the webhook").fill("https://discord.com/api/webhooks/1/secret")
    me.page.get_by_role("button", name="Add").click()
    expect(me.page.locator(".state")).to_contain_text("discord.com")
    assert "secret" not in me.page.content()
    kept = me.ask("me/notifications")
    assert kept["preferences"]["kinds"] == ["turn", "time", "invited", "over", "chat"]
    assert {channel["kind"] for channel in kept["channels"]} == {"push", "webhook"}
    me.looks_well("notifications")
    me.page.get_by_role("button", name=re.compile("Remove")).first.click()
    me.page.get_by_role("button", name="No longer here").click()
    expect(me.page.locator(".state")).to_contain_text("Nothing notifies you yet")
