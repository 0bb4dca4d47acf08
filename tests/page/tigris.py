"""Tigris & Euphrates at the page: positions to begin at, and what a person does there by clicks."""

from collections.abc import Mapping, Sequence

from playwright.sync_api import Locator, expect
from tests.page.prepared import computer, known, prepare
from tests.page.visitor import Visitor

from lautta.server.table.seating import Sitting

COLUMNS = "ABCDEFGHIJKLMNOP"
GROUND = (
    "....~~~~~.T.~...",
    ".T..~.......~..T",
    "...~~T......~~..",
    "~~~~.........~~~",
    ".............T~~",
    "..............~.",
    "~~~~....T...~~~.",
    ".T.~~~~.....~...",
    "......~~~~~~~.T.",
    ".....T..........",
    "..........T.....",
)
ANNA = ("hand 2 settlement 2 temple 1 farm 1 market", "catastrophes 2")
BEN = ("hand 1 settlement 3 temple 2 farm", "catastrophes 2")


def position(lies: Mapping[str, str], players: Sequence[Sequence[str]] = (ANNA, BEN), actions: int = 2) -> str:
    """A position text: what lies on some squares besides the temples of the start; the first seat is to act."""
    rows = [[{"T": "t*"}.get(sign, sign) for sign in row] for row in GROUND]
    for square, sign in lies.items():
        rows[int(square[1:]) - 1][COLUMNS.index(square[0])] = sign
    lines = ["lautta position 1", "game tigris", "board standard", f"seats {len(players)}", "turn 3", "phase act"]
    lines += ["seat 1", "first 1", f"actions {actions}", "map", f"  {' '.join(COLUMNS)}"]
    lines += [f"  {number} {' '.join(row)}" for number, row in enumerate(rows, 1)]
    for number, player in enumerate(players, 1):
        lines += [f"player {number}", *(f"  {line}" for line in player)]
    return "\n".join(lines) + "\n"


# Kings and traders on both sides of J7.
WAR = position(
    {"I6": "LK", "I8": "LT", "H6": "s", "H7": "m", "K7": "t", "K6": "PK", "K8": "PT", "L6": "s", "L5": "s", "L7": "m"},
    (
        ("hand 2 settlement 1 temple 1 farm 2 market", "catastrophes 2", "points 2 black 3 red 1 green"),
        ("hand 1 settlement 3 temple 2 farm", "catastrophes 2", "points 1 black 2 blue"),
    ),
)
# A temple on G11 completes a square; both leaders beside it have no other temple.
MONUMENT = position({"G10": "t", "F11": "t", "E10": "LP", "H10": "PF", "G9": "f"})
# A tile on J11 brings a second treasure into the kingdom of the trader.
TREASURE = position({"F11": "t", "G11": "s", "H11": "s", "I11": "s", "E10": "LT", "F9": "PK"}, actions=1)
# A king of the other dynasty stands beside the only temple.
REVOLT = position({"I6": "PK", "H7": "s"})


class Sitter:
    """Somebody at a table of Tigris & Euphrates."""

    def __init__(self, me: Visitor) -> None:
        self.me, self.page = me, me.page

    def go(self, table: str) -> "Sitter":
        """Come to a table."""
        self.page.goto(f"{self.me.address}#/table/{table}")
        expect(self.board).to_be_visible()
        return self

    # looking

    @property
    def board(self) -> Locator:
        return self.page.locator("main.tigris svg[role=grid]")

    def square(self, name: str) -> Locator:
        """A square of the board."""
        return self.page.locator(f'[data-square="{name}"]')

    def sign(self, name: str) -> str | None:
        """How a square is marked while something is held."""
        return self.square(name).get_attribute("data-mark")

    def marked(self, sign: str) -> list[str]:
        """The squares that are marked so."""
        return self._all(f'[data-mark="{sign}"]', "square")

    @property
    def decision(self) -> Locator:
        """The panel for conflicts, monuments and treasures."""
        return self.page.locator(".decision")

    @property
    def end_turn(self) -> Locator:
        """The button of the bar."""
        return self.page.locator(".bar").get_by_role("button", name="End the turn")

    @property
    def glance(self) -> Locator:
        """The line under the board."""
        return self.page.locator(".glance")

    def hand(self) -> list[str]:
        """My tiles."""
        return self._all(".screen [data-tile]", "tile")

    def _all(self, selector: str, name: str) -> list[str]:
        found: list[str] = self.page.locator(selector).evaluate_all(f"all => all.map(one => one.dataset.{name})")
        return found

    def points(self) -> dict[str, int]:
        """My points by colour."""
        texts = self.page.locator(".screen .points li b").all_inner_texts()
        return dict(zip(("black", "red", "blue", "green"), map(int, texts), strict=True))

    @property
    def treasures(self) -> int:
        return int(self.page.locator(".screen .treasures b").inner_text())

    # doing

    def take(self, what: str) -> None:
        """Take something behind my screen: a kind of tile, an office, or `ruin`; and wait for the marks."""
        piece = self.page.locator(f'.screen [data-tile="{what}"], .screen [data-leader="{what}"]')
        if what == "ruin":
            piece = self.page.locator(".screen [data-ruin]")
        self.me.press(piece.last)
        expect(self.page.locator("[data-mark]").first).to_be_attached()

    def put(self, square: str) -> None:
        """Click a square with what I hold, and say yes where that is asked; wait until it is done."""
        self.me.agreeing(lambda: self.me.press(self.square(square)))

    def add(self, number: int) -> None:
        """Add so many supporters."""
        for _ in range(number):
            self.decision.locator(".stepper button").last.click()
        self.decision.locator(f'[data-support="{number}"]').click()

    def say_yes(self) -> None:
        """Confirm what is asked in the bar."""
        self.me.press(self.page.locator(".bar .do"))


def prepared(me: Visitor, text: str | None, seats: Sequence[Sitting], **options: str) -> str:
    """A table that stands so, on the server that somebody visits."""
    return prepare(me.database, "tigris", text, seats, **options)


def alone(me: Visitor, text: str | None = None) -> Sitter:
    """Anna against a computer player, where a position says or in a game that begins."""
    return Sitter(me).go(prepared(me, text, [known(me, "Anna"), computer("Otto")]))


def two(anna: Visitor, ben: Visitor, text: str, **options: str) -> tuple[Sitter, Sitter]:
    """Anna and Ben with browsers of their own at a table that stands so."""
    table = prepared(anna, text, [known(anna, "Anna"), known(ben, "Ben")], **options)
    return Sitter(anna).go(table), Sitter(ben).go(table)
