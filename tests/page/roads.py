"""Roads & Boats at the page: what a person does there by clicks, and a game played by the settler's choices."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect
from tests.page.people import Heard
from tests.page.prepared import known, prepare
from tests.page.visitor import Visitor

from lautta.server.table.seating import Sitting

POSITIONS = Path(__file__).parents[1] / "positions"
MIDGAME = (POSITIONS / "roads_midgame.txt").read_text(encoding="utf-8")
# Two players whose donkeys are on one tile, and a wall between them and the next one.
TWO = """lautta position 1
game roads
board great_plains
seats 2
turn 5
phase movement
stage calling
waiting 1 2
row 1 2
chart 2 1
wonder 12nn1nnn
neutral 5
goods
  b2: 2 stone
walls
  b2/e 1 2
buildings
  b2 mint
bridges
roads a2-b2 b1-b2
player 1
  home b3
  transporters
    t1 donkey b2: 1 gold; points 2
    t2 donkey b3; points 2
player 2
  home f1
  transporters
    t1 wagon b2; points 3
    t2 raft g1>e; points 3
"""
# The page leaves everything to whoever plays, also what is the only thing to do.
KEEP_QUIET = "() => localStorage.setItem('lautta-settings', JSON.stringify({speed: 'off', answer: false}))"
# A drag is one gesture, as a click is, and a key.
COUNT_GESTURES = """
() => {
  window.gestures = 0;
  for (const kind of ["pointerdown", "keydown"])
    window.addEventListener(kind, (event) => { if (event.isTrusted) window.gestures += 1; }, true);
}
"""
COUNT_CLICKS = """
() => {
  window.clicks = 0;
  document.addEventListener("click", (event) => { if (event.detail) window.clicks += 1; }, true);
}
"""


class Rider:
    """Somebody at a table of Roads & Boats."""

    def __init__(self, me: Visitor) -> None:
        self.me, self.page = me, me.page

    def go(self, table: str) -> "Rider":
        """Come to a table."""
        self.page.goto(f"{self.me.address}#/table/{table}")
        expect(self.map).to_be_visible()
        return self

    def start(self, opponents: int = 0) -> "Rider":
        """Start a game from the home page."""
        self.me.start("roads", opponents)
        expect(self.map).to_be_visible()
        return self

    # looking

    @property
    def map(self) -> Locator:
        return self.page.locator("main.roads svg.map")

    @property
    def phase(self) -> str:
        """The phase that is on, in English."""
        return self.page.locator(".phases li[aria-current]").inner_text()

    @property
    def bar(self) -> Locator:
        return self.page.locator(".bar .buttons")

    @property
    def card(self) -> Locator:
        """The card of what is chosen."""
        return self.page.locator(".now-area .card")

    def tile(self, name: str) -> Locator:
        return self.page.locator(f'[data-tile="{name}"]')

    def lies(self, place: str) -> Locator:
        """What is drawn at a place."""
        return self.page.locator(f'[data-place="{place}"]')

    # doing

    def quiet(self) -> None:
        """Wait until nothing is on its way."""
        expect(self.page.locator("main.roads:not(.running)")).to_be_visible()

    def home(self, place: str) -> None:
        """Choose a home on the map."""
        self.page.locator(f'[data-target="{place}"]').click()
        expect(self.page.locator(".phases li[aria-current]")).to_be_visible()

    def choose(self, slot: str) -> None:
        """Choose a transporter from the strip."""
        self.page.locator(f'.todo [data-slot="{slot}"]').click()
        expect(self.page.locator(".carrier")).to_be_visible()

    def send(self, slot: str, place: str) -> None:
        """Choose a transporter and click where it shall go; wait until it is there."""
        if not self.page.locator(f'.todo [data-slot="{slot}"][aria-pressed=true]').count():
            self.choose(slot)
        self.page.locator(f'[data-target="{place}"]').click()
        self.quiet()

    def look(self, tile: str) -> None:
        """Look at a tile: click a corner of it, where nothing stands."""
        box = self.tile(tile).bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.05)
        expect(self.page.locator(f'main.roads[data-looked="{tile}"]')).to_be_visible()

    def done(self) -> None:
        """No more in this phase."""
        before = self.me.happened
        self.bar.locator(".done").click()
        self.me.more_than(before)
        self.quiet()

    def go_on_to(self, phase: str, turn: str) -> None:
        """End phases up to this one; those with nothing to do the page may end by itself."""
        done = self.bar.locator(".done:not([aria-disabled=true])")
        phases = self.page.locator(".phases", has_text=f"Turn {turn} of")
        wanted = phases.locator("li[aria-current]", has_text=phase)
        while not wanted.count():
            self.quiet()
            wanted.or_(done).first.wait_for()
            if wanted.count():
                break
            before = self.me.happened
            done.click(no_wait_after=True)
            self.me.more_than(before)
        self.quiet()


def stands(rider: Rider) -> Any:
    """How the table stands, as the server tells it to somebody."""
    table = rider.page.url.rpartition("/")[2]
    read = """async (table) => (await fetch(`/api/tables/${table}`, {headers: {authorization:
        `Bearer ${localStorage.getItem("lautta-token")}`}})).json()"""
    return rider.page.evaluate(read, table)


class Planners:
    """Two people who plan at the same time, each at a page of their own, and what these pages are sent."""

    def __init__(self, anna: Rider, ben: Rider) -> None:
        self.riders = (anna, ben)
        self.heard = {anna: Heard(anna.me), ben: Heard(ben.me)}
        self.unasked: list[Rider] = []
        self.begun: dict[Rider, tuple[int, list[Any]]] = {}

    def other(self, one: Rider) -> Rider:
        """The one who sits opposite."""
        anna, ben = self.riders
        return ben if one is anna else anna

    def no_call(self, phase: str) -> None:
        """Nobody calls for the order of a phase; those who want never to be asked are not."""
        for one in self.riders:
            expect(one.page.locator(".phases li[aria-current]")).to_have_text(phase)
        for one in self.riders:
            if one not in self.unasked and one.page.get_by_role("button", name="No need").count():
                one.page.get_by_role("button", name="No need").click()

    def agree(self, phase: str) -> None:
        """Nobody calls for the order of a phase, so both plan in it."""
        self.no_call(phase)
        for one in self.riders:
            expect(one.page.locator(".planning li:not(.done)")).to_have_count(2)
            expect(one.page.locator(f'main.roads[data-number="{stands(one)["number"]}"]')).to_be_visible()
            self.begun[one] = (len(self.heard[one].pushed), stands(one)["public"]["players"])

    @contextmanager
    def unseen(self, planner: Rider) -> Iterator[None]:
        """What is planned meanwhile changes nothing of what the other is told, and nothing is sent to their page."""
        other = self.other(planner)
        before, pushed = stands(other), len(self.heard[other].pushed)
        yield
        planner.quiet()
        expect(planner.page.locator(".planning [role=status]")).to_contain_text(
            "Nobody sees it until everyone is done."
        )
        assert stands(other) == before
        assert self.heard[other].pushed[pushed:] == [], self.heard[other].pushed[pushed:]

    def take_back(self, one: Rider) -> None:
        """One hands in and takes it back, and the other sees both."""
        done = self.other(one).page.locator(".planning li.done")
        one.bar.locator(".done").click()
        expect(done).to_have_count(1)
        one.page.locator(".planning .back").click()
        expect(done).to_have_count(0)
        expect(one.bar.locator(".done")).to_be_visible()

    def hand_in(self, first: Rider, cut: bool = False) -> None:
        """One says that they are done: the other sees this and nothing else, plans on, and is done as well.

        Then the phase is over, unless a plan was `cut`.
        """
        other, phase = self.other(first), first.phase
        first.bar.locator(".done").click()
        expect(first.page.locator(".planning li.done")).to_contain_text("You")
        expect(first.page.locator(".planning .back")).to_be_visible()
        expect(other.page.locator(".planning li.done")).to_have_count(1)
        expect(other.page.locator(".planning li:not(.done)")).to_contain_text("You")
        self.only_that_it_is_done(other)
        other.bar.locator(".done").click()
        for one in self.riders:
            if cut:
                expect(one.page.locator(".planning")).to_have_count(0)
            else:  # in the next phase they may plan again at once
                expect(one.page.locator(".phases li[aria-current]")).not_to_have_text(phase)

    def only_that_it_is_done(self, told: Rider) -> None:
        """A page was sent no more since both plan than that the other is done: their things stand where they stood."""
        since, players = self.begun[told]
        seat = self.riders.index(self.other(told))
        messages = [json.loads(text) for text in self.heard[told].pushed[since:]]
        updates = [message for message in messages if "public" in message]
        kinds = {entry["kind"] for one in updates for entry in one["entries"] if entry["seat"] == seat}
        assert kinds - {"take-back"} == {"hand-in"}
        assert all(one["public"]["players"][seat] == players[seat] for one in updates)
        assert not [message for message in messages if message not in updates and "entries" in message]


def at(me: Visitor, text: str, *others: Sitting) -> Rider:
    """Anna at a table that stands as a position says."""
    return Rider(me).go(prepare(me.database, "roads", text, [known(me, "Anna"), *others]))
