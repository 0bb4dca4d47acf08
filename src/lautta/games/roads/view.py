"""What one seat may know: everything but the generator. All things lie open in this game, and bags may be counted."""

from lautta.core.boards import LoadedBoard
from lautta.core.chance import Chance
from lautta.core.records import copy_of
from lautta.games.roads.state import State


def view(loaded: LoadedBoard, s: State, seat: int | None) -> State:
    """A copy without the generator."""
    seen = copy_of(s)
    seen.chance = Chance()
    return seen


def resample(loaded: LoadedBoard, s: State, seat: int | None, chance: Chance) -> State:
    """The same position, going on with another generator."""
    full = copy_of(s)
    full.chance = chance
    return full
