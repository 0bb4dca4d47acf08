"""Takes the pictures of the page that the documents show, anew into docs/pictures: from games of computer players.

PYTHONPATH=scripts python tools/pictures.py              # all of them; needs ffmpeg for the moving one
PYTHONPATH=scripts python tools/pictures.py roads drag   # only these
"""

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, expect  # noqa: E402
from tests.page.chrome import CHROME  # noqa: E402
from tests.page.conftest import Server  # noqa: E402
from tests.page.finger import middle  # noqa: E402
from tests.page.prepared import Choose, computer, known, recorded  # noqa: E402
from tests.page.visitor import Visitor  # noqa: E402

from filming import develop, filmed  # noqa: E402
from lautta import players  # noqa: E402
from lautta.core.game import GameState  # noqa: E402
from lautta.games.roads.show.bestlines import best_line  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
MOST, MOST_MOVING = 150_000, 1_500_000  # bytes
QUALITIES = range(88, 40, -4)
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 840}}
LOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
TALL: dict[str, Any] = {"viewport": {"width": 1280, "height": 1060}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 800}, "has_touch": True, "is_mobile": True,
    "color_scheme": "dark",
}  # fmt: skip
STEPS = 40  # of a hand that carries something
OPPONENTS = ("Ida", "Sampo", "Vellamo")


def main() -> None:
    """Serve, look at each page, and keep what is seen."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            for name in sys.argv[1:] or SCENES:
                looks, take = SCENES[name]
                with somebody(server, looks) as me:
                    take(server, me, name)
        finally:
            CHROME.close()
            server.stop()


@contextmanager
def somebody(server: Server, looks: dict[str, Any]) -> Iterator[Visitor]:
    """A person with a fresh browser."""
    context = CHROME.open().new_context(locale="en", **looks)
    yield Visitor(context.new_page(), server.address)
    context.close()


# the scenes


def home(server: Server, me: Visitor, name: str) -> None:
    """The home page."""
    me.home()
    keep(me.page, name)


def roads(server: Server, me: Visitor, name: str) -> None:
    """A player alone, with the best game known."""
    board = "a_river_runs_through_it"
    at_table(server, me, "roads", [], solved(board, turn=15), 0, board)
    keep(me.page, name)


def tigris(server: Server, me: Visitor, name: str) -> None:
    """A tile is in hand, and every square says what it would bring."""
    at_table(server, me, "tigris", OPPONENTS, *computed(4, seed=2, turn=36))
    seen = me.page.get_by_role("button", name="All right")  # to each of the conflicts before
    while seen.count():
        seen.first.click()
    me.page.locator(".screen [data-tile]").first.click()
    me.page.mouse.wheel(0, -2000)
    expect(me.page.locator("[data-mark]").first).to_be_visible()
    keep(me.page, name)


def amsterdam(server: Server, me: Visitor, name: str) -> None:
    """A turn begins."""
    at_table(server, me, "amsterdam", OPPONENTS[:2], *computed(3, seed=12, turn=25))
    keep(me.page, name)


def drag(server: Server, me: Visitor, name: str) -> None:
    """Cards are carried to a route, which is built and fulfils a contract; then the next player's turn."""
    at_table(server, me, "amsterdam", OPPONENTS[:2], *computed(3, seed=48, turn=31))
    page = me.page
    page.wait_for_timeout(1000)
    start = middle(page.locator('.hand [data-kind="blue"] .slot').last)
    end = middle(page.locator('[data-route="R43"] .space').nth(1))
    page.mouse.move(*start)
    with filmed(page) as film:
        page.wait_for_timeout(500)
        page.mouse.down()
        for step in range(1, STEPS + 1):
            way = step / STEPS
            way = way * way * (3 - 2 * way)  # slowly at both ends
            page.mouse.move(*(a + (b - a) * way for a, b in zip(start, end, strict=True)))
            page.wait_for_timeout(40)
        page.wait_for_timeout(600)
        page.mouse.up()
        expect(page.locator('[data-route="R43"].built')).to_be_visible(timeout=60_000)
        page.wait_for_timeout(4000)
    develop(film, PICTURES / f"{name}.webp", 1000, MOST_MOVING)
    told(PICTURES / f"{name}.webp")


SCENES: dict[str, tuple[dict[str, Any], Callable[[Server, Visitor, str], None]]] = {
    "home": (TALL, home), "roads": (LOW, roads), "tigris": (WIDE, tigris), "phone": (PHONE, tigris),
    "table": (WIDE, amsterdam), "drag": (WIDE, drag),
}  # fmt: skip


# games


def computed(count: int, seed: int, turn: int) -> tuple[Choose, int]:
    """What computers choose until it is the first seat's turn in the middle of a game, and that game's seed."""
    seated = [players.make("ida", seed + seat) for seat in range(count)]

    def choose(state: GameState) -> tuple[int, int] | None:
        if state.turn >= turn and state.to_move == (0,) and state.phase in ("act", "turn"):
            return None
        seat = state.to_move[0]
        return seat, players.decision(seated[seat], state, seat)

    return choose, seed


def solved(board: str, turn: int) -> Choose:
    """What is done in the best game known of Roads & Boats on a board, until a turn begins."""
    line = best_line(board)
    assert line
    steps = iter(line.steps)

    def choose(state: GameState) -> tuple[int, int] | None:
        step = next(steps)
        return None if state.turn >= turn else (step.seat, state.space.parse(step.action))

    return choose


def at_table(
    server: Server, me: Visitor, game: str, others: Sequence[str], choose: Choose, seed: int, board: str | None = None
) -> None:
    """Go to the table of a game, and wait for one's turn."""
    seats = [known(me, "Anna"), *(computer(name, name.lower()) for name in others)]
    table = recorded(server.data / "lautta.db", game, seats, choose, seed, board)
    me.page.goto(f"{me.address}#/table/{table}")
    expect(me.page.locator(".bar.mine")).to_be_visible(timeout=60_000)


# what is kept


def keep(page: Page, name: str) -> None:
    """Keep what is seen when nothing moves any more, as good as its size allows."""
    page.wait_for_timeout(1500)
    pictures = (page.screenshot(type="jpeg", quality=quality) for quality in QUALITIES)
    path = PICTURES / f"{name}.jpg"
    path.write_bytes(next(picture for picture in pictures if len(picture) <= MOST))
    told(path)


def told(path: Path) -> None:
    """Say what is done."""
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes", flush=True)


if __name__ == "__main__":
    main()
