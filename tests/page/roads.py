"""Roads & Boats at the page: what a person does there by clicks, and a game played by the settler's choices."""

from pathlib import Path

from playwright.sync_api import Locator, expect
from tests.page.conftest import Server
from tests.page.prepared import known, prepare
from tests.page.visitor import Visitor

from lautta.server.seating import Sitting

POSITIONS = Path(__file__).parents[1] / "positions"
MIDGAME = (POSITIONS / "roads_midgame.txt").read_text(encoding="utf-8")
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
        before = self.me.log.count()
        self.bar.locator(".done").click()
        expect(self.me.log.nth(before)).to_be_attached()
        self.quiet()


def at(server: Server, me: Visitor, text: str, *others: Sitting) -> Rider:
    """Anna at a table that stands as a position says."""
    anna = known(me, "Anna")
    return Rider(me).go(prepare(server.data / "lautta.db", "roads", text, [anna, *others]))
