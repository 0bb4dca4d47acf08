"""What no action changes, whatever position a game goes on from: tiles, treasures, catastrophes, monuments."""

from functools import reduce
from operator import and_, or_
from typing import Any

from lautta.core.game import GameState
from lautta.games.tigris.state import COLUMNS, SEATS

COLOURS = 4


class Ledger:
    """Accounts for everything from one state to the next."""

    def __init__(self, state: GameState) -> None:
        self.all = everything(state)

    def check(self, before: GameState, after: GameState, seat: int, action: str) -> None:
        """Nothing is lost or doubled, and no two things lie on a square."""
        now = everything(after)
        assert now == self.all, f"{action}: {now} where there were {self.all}\n{before.text()}"
        s = after.record
        turned, monuments = sum(s.turned), sum(square >= 0 for square in s.monument)
        assert bits(s.down).bit_count() == turned == 4 * monuments, f"{action}: monuments\n{before.text()}"
        lying = [*map(bits, s.tiles), bits(s.down), bits(s.ruins), leaders(s)]
        assert sum(one.bit_count() for one in lying) == reduce(or_, lying).bit_count(), f"{action}: two on a square"
        assert not reduce(and_, (bits(s.treasures), ~reduce(or_, lying))), f"{action}: a treasure on nothing"


def everything(state: GameState) -> dict[str, int]:
    """How many there are of each thing, wherever they are."""
    s = state.record
    seats = [s.players[seat] for seat in range(s.seats)]
    found = {"treasures": bits(s.treasures).bit_count() + sum(player.treasures for player in seats)}
    if state.options["catastrophes"] == "once":
        found["catastrophes"] = bits(s.ruins).bit_count() + sum(player.catastrophes for player in seats)
    for colour in range(COLOURS):
        held = sum(player.hand[colour] + player.swapped[colour] for player in seats)
        lying = bits(s.tiles[colour]).bit_count() + s.turned[colour]
        found[f"tiles {colour}"] = held + lying + s.bag[colour] + s.gone[colour]
    return found


def bits(mask: Any) -> int:
    """A mask of squares as one number: its words have three rows each."""
    found = 0
    for word in reversed(mask.word):
        found = found << 3 * COLUMNS | word
    return found


def leaders(s: Any) -> int:
    """The squares with leaders, from where each stands."""
    squares = [s.players[seat].leader[colour] for seat in range(SEATS) for colour in range(COLOURS)]
    on_board = [square for square in squares if square >= 0]
    found = reduce(or_, (1 << square for square in on_board), 0)
    assert found.bit_count() == len(on_board), "two leaders on a square"
    return found
