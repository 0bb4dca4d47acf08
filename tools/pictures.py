"""Takes the pictures of the page that the documents show, anew into docs/pictures: from games of computer players."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, expect  # noqa: E402
from tests.page.chrome import CHROME  # noqa: E402
from tests.page.conftest import Server  # noqa: E402
from tests.page.prepared import computer, known, prepare  # noqa: E402
from tests.page.visitor import Visitor  # noqa: E402

import lautta  # noqa: E402
from lautta import players  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
WIDE: dict[str, Any] = {"viewport": {"width": 1360, "height": 860}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 800}, "has_touch": True, "is_mobile": True,
    "color_scheme": "dark",
}  # fmt: skip
SEED, FIRST_TURN, TRIES = 5, 28, 9  # of the games, and when they are looked at
MIDGAME = ROOT / "tests" / "positions" / "roads_midgame.txt"


def main() -> None:
    """Serve, look at each page, and keep what is seen."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            take(server)
        finally:
            CHROME.close()
            server.stop()


def take(server: Server) -> None:
    """All of the pictures."""
    with somebody(server, viewport={"width": 1360, "height": 930}) as me:
        me.home()
        keep(me.page, "home")
    for name, looks in (("tigris", WIDE), ("phone", PHONE)):
        with somebody(server, **looks) as me:
            tile_in_hand(server, me)
            keep(me.page, name)
    with somebody(server, **WIDE) as me:
        at_table(server, me, "amsterdam", middle("amsterdam", FIRST_TURN))
        keep(me.page, "table")
    with somebody(server, **WIDE) as me:
        at_table(server, me, "roads", MIDGAME.read_text(), seats=1)
        me.page.locator(".todo [data-slot]").first.click()
        expect(me.page.locator(".carrier")).to_be_visible()
        keep(me.page, "roads")


@contextmanager
def somebody(server: Server, **looks: Any) -> Iterator[Visitor]:
    """A person with a fresh browser."""
    context = CHROME.open().new_context(locale="en", **looks)
    yield Visitor(context.new_page(), server.address)
    context.close()


def tile_in_hand(server: Server, me: Visitor) -> None:
    """A table of Tigris at which a tile may be placed; after some turns of the computers there is a conflict first."""
    for turn in range(FIRST_TURN, FIRST_TURN + TRIES):
        at_table(server, me, "tigris", middle("tigris", turn))
        me.page.locator(".screen [data-tile]").first.click()
        me.page.wait_for_timeout(2000)
        if me.page.locator("[data-mark]").count():
            return
    raise SystemExit("no turn in which a tile may be placed")


def middle(game: str, turn: int) -> str:
    """The middle of a game for three, just when the computers' turns begin, so that the log has something to tell."""
    state = lautta.game(game).new(3, SEED)
    seated = [players.make("sense", SEED + seat) for seat in range(3)]
    while state.turn < turn or state.to_move != (1,) or state.phase not in ("act", "turn"):
        seat = state.to_move[0]
        state.apply(players.decision(seated[seat], state, seat), seat)
    return state.text()


def at_table(server: Server, me: Visitor, game: str, position: str, seats: int = 3) -> None:
    """Go to a table that stands as a position says, and wait for one's turn."""
    others = [computer(name) for name in ("Cornelis", "Hendrik")][: seats - 1]
    table = prepare(server.data / "lautta.db", game, position, [known(me, "Anna"), *others])
    me.page.goto(f"{me.address}#/table/{table}")
    expect(me.page.locator(".bar.mine")).to_be_visible(timeout=60_000)


def keep(page: Page, name: str) -> None:
    """Keep what is seen when nothing moves any more."""
    page.wait_for_timeout(1500)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=85)
    print(f"docs/pictures/{name}.jpg", flush=True)


if __name__ == "__main__":
    main()
