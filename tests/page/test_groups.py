"""A server closed to members: its door, the link to a group, the group's place, and what somebody played."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.page.conftest import Server
from tests.page.visitor import PHONE, Visit, nothing_serious


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A closed one."""
    running = Server(tmp_path, "--closed")
    running.start()
    yield running
    running.stop()


def test_the_door_opens_by_a_link_and_a_group_has_its_place(visit: Visit, server: Server) -> None:
    """A stranger sees a door; the operator's link makes them host, who invites a friend to a table without its link."""
    command = [sys.executable, "-m", "lautta.cli", "people", "invite", "--name", "Regulars", "--data", str(server.data)]
    link = server.address + subprocess.check_output(command, text=True).split()[-1].lstrip("/")
    anna, ben = visit(360, 740, **PHONE), visit()
    for me in (anna, ben):
        me.expected.append("403")
        me.page.goto(server.address)
        expect(me.page.locator("h1")).to_have_text("A private table")
        expect(me.page.get_by_role("button", name="You and your devices")).to_have_count(0)
    anna.looks_well("door")
    anna.page.get_by_label("The link that you were sent").fill("https://example.org/#/table/x")
    anna.page.get_by_role("button", name="Come in").click()
    expect(anna.page.get_by_role("alert")).to_have_text("This is not a link to a group.")
    anna.page.get_by_label("The link that you were sent").fill(f"Come! {link}")
    anna.page.get_by_role("button", name="Come in").click()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Join").click()
    expect(anna.page.locator("h1")).to_have_text("Regulars")
    anna.page.locator('a[href^="#/new/tigris//"]').click()
    anna.page.get_by_role("button", name="Set up the table").click()
    expect(anna.page.locator("h1")).to_have_text("Waiting for 1 more")

    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Join").click()
    expect(ben.page.locator("li", has_text="Anna").last).to_be_visible()
    ben.looks_well("group")
    ben.page.get_by_text("Sit down").click()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.locator("h1")).not_to_contain_text("Waiting")
    ben.page.goto(server.address + "#/played")
    expect(ben.page.get_by_text("You have not finished a game here yet.")).to_be_visible()
    nothing_serious(ben.page)
