"""Crowded positions made by lot: many kingdoms close together, so that tiles join, leaders meet and wars follow."""

import random

from tests.games.tigris.naive.reading import world
from tests.games.tigris.naive.world import BLUE, COLOURS, EVERY, INITIALS, MONUMENTS, RED, Square, beside, four, name
from tests.games.tigris.positions import STANDARD, UNREACHED, map_lines, remarks, start_rows

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.games.tigris.game import GAME

SIGNS = [dynasty + leader for dynasty in "LPAB" for leader in "KPFT"]
BOX = (30, 57, 36, 30)


class Maker:
    """Makes one position from a seed."""

    def __init__(self, seed: int, board: LoadedBoard = STANDARD) -> None:
        self.by = random.Random(seed)
        self.board, self.rows = board, start_rows(board)
        self.ground = [list(row) for row in board.data["grid"]]
        self.seats = self.by.choice((2, 3, 4))
        self.left = list(BOX)
        self.left[RED] -= sum(row.count("t*") for row in self.rows)
        self.monuments: dict[int, Square] = {}
        self.turned = [0] * 4
        self.leaders: dict[Square, tuple[int, int]] = {}
        self.taken_treasures = 0

    def sign(self, at: Square) -> str:
        return self.rows[at[0]][at[1]]

    def put(self, at: Square, sign: str) -> None:
        self.rows[at[0]][at[1]] = sign

    def empty(self, at: Square) -> bool:
        return self.sign(at) in ".~"

    def make(self, **options: str) -> GameState:
        """The position, at the start of an action of the first player."""
        self.lay_tiles()
        self.build_monuments()
        ruins = [at for at in EVERY if self.empty(at) and self.by.random() < 0.02][: 2 * self.seats - 1]
        for at in ruins:
            self.put(at, "x")
        for at in EVERY:
            if self.sign(at) == "t*" and self.by.random() < 0.2 and self.taken_treasures < 6:
                self.put(at, "t")
                self.taken_treasures += 1
        self.place_leaders()
        text = "\n".join(["lautta position 1", "game tigris", f"board {self.board.name}", *self.header(options),
                          *map_lines(self.rows), *self.built(), *self.players(len(ruins))])  # fmt: skip
        state = GAME.from_text(text + "\n", self.board)
        assert remarks(state) <= UNREACHED
        return state

    def header(self, options: dict[str, str]) -> list[str]:
        lines = ["options " + " ".join(f"{key}={value}" for key, value in options.items())] if options else []
        return [*lines, f"seats {self.seats}", "phase act", "seat 1", f"actions {self.by.choice((1, 2))}"]

    def lay_tiles(self) -> None:
        density = self.by.uniform(0.2, 0.5)
        favourite = self.by.choice("stm")
        for at in EVERY:
            if self.by.random() < density and self.empty(at):
                sign = "f" if self.sign(at) == "~" else self.by.choice("stmt" + favourite)
                if self.left[INITIALS.index(sign)] > 4:
                    self.left[INITIALS.index(sign)] -= 1
                    self.put(at, sign)

    def build_monuments(self) -> None:
        for corner in self.by.sample(EVERY, 25):
            squares = four(corner)
            if corner[0] > 9 or corner[1] > 14 or len(self.monuments) > 2:
                continue
            river = {self.ground[at[0]][at[1]] == "~" for at in squares}
            if len(river) > 1 or any(self.sign(at) not in "stfm.~" for at in squares):
                continue
            colour = BLUE if river == {True} else self.by.choice((0, 1, 3))
            free = [m for m, text in enumerate(MONUMENTS) if COLOURS[colour] in text and m not in self.monuments]
            if not free or self.left[colour] < 8:
                continue
            for at in squares:
                if self.sign(at) in "stfm":
                    self.left[INITIALS.index(self.sign(at))] += 1
                self.put(at, "#")
            self.left[colour] -= 4
            self.turned[colour] += 4
            self.monuments[self.by.choice(free)] = corner

    def place_leaders(self) -> None:
        for sign in self.by.sample(SIGNS[: 4 * self.seats], 4 * self.seats):
            seat, colour = divmod(SIGNS.index(sign), 4)
            spots = [at for at in EVERY if self.sign(at) == "." and self.temple_beside(at)]
            if spots and self.by.random() < 0.85:
                at = self.by.choice(spots)
                self.put(at, sign)
                self.leaders[at] = (seat, colour)
                if not self.at_peace(at):
                    self.put(at, ".")
                    del self.leaders[at]

    def temple_beside(self, at: Square) -> bool:
        return any(self.sign(other) in ("t", "t*") for other in beside(at))

    def at_peace(self, start: Square) -> bool:
        """Has the region of a square no two leaders of a colour?"""
        found, todo = {start}, [start]
        while todo:
            for other in beside(todo.pop()):
                if other not in found and self.sign(other) not in (".", "~", "x"):
                    found.add(other)
                    todo.append(other)
        colours = [colour for at, (_, colour) in self.leaders.items() if at in found]
        return len(colours) == len(set(colours))

    def built(self) -> list[str]:
        if not self.monuments:
            return []
        turned = " ".join(f"{n} {tile}" for n, tile in zip(self.turned, GAME_TILES, strict=True) if n)
        return [
            "monument " + " ".join(f"{MONUMENTS[m]} {name(corner)}" for m, corner in self.monuments.items()),
            f"turned {turned}",
        ]

    def players(self, ruins: int) -> list[str]:
        lines = []
        for seat in range(self.seats):
            hand = [0] * 4
            for _ in range(self.by.choice((3, 6, 6, 6))):
                tile = self.by.choice([t for t in range(4) if self.left[t]])
                self.left[tile] -= 1
                hand[tile] += 1
            given = max(0, 2 - ruins)
            ruins -= 2 - given
            lines += [
                f"player {seat + 1}",
                "  hand " + " ".join(f"{n} {tile}" for n, tile in zip(hand, GAME_TILES, strict=True) if n),
                f"  catastrophes {given}",
            ]
            if seat == 0 and self.taken_treasures:
                lines.append(f"  treasures {self.taken_treasures}")
        return lines


GAME_TILES = ("settlement", "temple", "farm", "market")


def crowded(seed: int, board: LoadedBoard = STANDARD, **options: str) -> GameState:
    """A crowded position from a seed."""
    state = Maker(seed, board).make(**options)
    assert world(state).phase == "act"
    return state
