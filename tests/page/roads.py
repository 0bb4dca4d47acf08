"""Roads & Boats at the page: what a person does there by clicks, and a game played by the settler's choices."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect
from tests.games.roads.positions import position
from tests.page.prepared import known, prepare
from tests.page.visitor import Visitor

import lautta
from lautta.server.table.seating import Sitting

POSITIONS = Path(__file__).parents[1] / "positions"
MIDGAME = (POSITIONS / "roads_midgame.txt").read_text(encoding="utf-8")
# Where each of its eight transporters brings what its factory has made.
GOALS = {"t1": "b3", "t2": "b4", "t3": "b3", "t4": "b3", "t5": "b4", "t6": "g6", "t7": "g2", "t8": "g2"}
NESTED = ("goods", "walls", "buildings", "moved")


def field(*players: Sequence[str], board: str = "great_plains", asked: str = "where_needed", **said: str) -> str:
    """A position text: the home of each player, what they have there, and what differs from a movement in turn 5."""
    text, row = f"seats {len(players)}\n", " ".join(str(seat) for seat in range(1, len(players) + 1))
    for name, value in ({"turn": "5", "row": row} | said).items():
        text += f"{name}\n  {value}\n" if name in NESTED else f"{name} {value}\n"
    for number, (home, *transporters) in enumerate(players, 1):
        text += "\n    ".join([f"player {number}\n  home {home}\n  transporters", *transporters]) + "\n"
    return position(lautta.game("roads").board(board), text, order_asked=asked, wonder_asked="each_time").text()


def far_apart(count: int) -> list[str]:
    """Banks on a map for four where somebody can live and go on."""
    names = lautta.game("roads").board("four_sailors").names["banks"]
    return [names[len(names) * step // count] for step in range(count)]


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

    def chip(self, slot: str) -> Locator:
        """A transporter in the strip; where they are many, they are shown first."""
        found, more = self.page.locator(f'.todo [data-slot="{slot}"]'), self.page.locator('[data-more="pick"]')
        if not found.is_visible() and more.count():
            more.click()
        return found

    def choose(self, slot: str) -> None:
        """Choose a transporter from the strip."""
        self.chip(slot).click()
        expect(self.page.locator(".transporter-card")).to_be_visible()

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
    return rider.me.ask(f"tables/{rider.me.table}")


class Planners:
    """Two people who plan at the same time, each at a page of their own."""

    def __init__(self, anna: Rider, ben: Rider) -> None:
        self.riders = (anna, ben)
        self.unasked: list[Rider] = []

    def other(self, one: Rider) -> Rider:
        """The one who sits opposite."""
        anna, ben = self.riders
        return ben if one is anna else anna

    def no_call(self, phase: str) -> None:
        """Nobody calls for the order of a phase; those who want never to be asked are not."""
        for one in self.riders:
            expect(one.page.locator(".phases li[aria-current]")).to_have_text(phase)
        while (table := stands(self.riders[0]))["public"]["stage"] == "calling":
            asked = [self.riders[seat] for seat in table["to_move"] if self.riders[seat] not in self.unasked]
            for one in asked:
                button = one.page.get_by_role("button", name="No need")
                button.click()
                expect(button).to_have_count(0)
            if not asked:  # the server is about to give a standing answer
                self.riders[0].page.wait_for_timeout(50)

    def agree(self, phase: str) -> None:
        """Nobody calls for the order of a phase, so both plan in it."""
        self.no_call(phase)
        for one in self.riders:
            expect(one.page.locator(".seat .plan:not(.done)")).to_have_count(2)
            expect(one.page.locator(f'main.roads[data-number="{stands(one)["number"]}"]')).to_be_visible()

    def planned(self, one: Rider) -> None:
        """What one has planned is done, and said to be seen by nobody; what others are sent, the server's tests say."""
        one.quiet()
        told = one.page.locator(".planning [role=status]")
        expect(told).to_contain_text("hidden until everyone is done.")

    def take_back(self, one: Rider) -> None:
        """One hands in and takes it back, and the other sees both."""
        done = self.other(one).page.locator(".seat .plan.done")
        one.bar.locator(".done").click()
        expect(done).to_have_count(1)
        one.page.locator(".planning .back").click()
        expect(done).to_have_count(0)
        expect(one.bar.locator(".done")).to_be_visible()

    def hand_in(self, first: Rider, cut: bool = False) -> None:
        """One says that they are done: the other sees this, plans on, and is done as well.

        Then the phase is over, unless a plan was `cut`.
        """
        other, phase = self.other(first), first.phase
        first.bar.locator(".done").click()
        expect(first.page.locator(".seat.me .plan.done")).to_be_visible()
        expect(first.page.locator(".planning .back")).to_be_visible()
        expect(other.page.locator(".seat .plan.done")).to_have_count(1)
        expect(other.page.locator(".seat.me .plan:not(.done)")).to_be_visible()
        other.bar.locator(".done").click()
        for one in self.riders:
            if cut:
                expect(one.page.locator(".planning")).to_have_count(0)
            else:  # in the next phase they may plan again at once
                expect(one.page.locator(".phases li[aria-current]")).not_to_have_text(phase)


def at(me: Visitor, text: str, *others: Sitting) -> Rider:
    """Anna at a table that stands as a position says."""
    return Rider(me).go(prepare(me.database, "roads", text, [known(me, "Anna"), *others]))
