"""What is wrong with a position, in sentences: what no play could have led to."""

from lautta.core.boards import LoadedBoard
from lautta.games.roads import soundness
from lautta.games.roads.breeding import transporters_on
from lautta.games.roads.launching import too_many
from lautta.games.roads.state import GOOD_NAMES, GOODS, GOOSE, OIL_RIG, SCRAP, SEA, Board, State

TROUBLES = {
    soundness.BAD_NUMBERS: "a number is out of range",
    soundness.BAD_SEATS: "a home or a player is where none can be",
    soundness.BAD_ORDER: "the prayer row, the sequence chart or whose turn it is does not fit",
    soundness.BAD_TRANSPORTERS: "a transporter is where it cannot be, or has too much aboard",
    soundness.BAD_CARRYING: "a carrier and its passenger do not fit",
    soundness.BAD_GOODS: "goods lie where none can, or more have moved than are there",
    soundness.BAD_MAP: "a road, wall or bridge is where none can be",
    soundness.BAD_BUILDINGS: "a building is where it cannot be",
    soundness.BAD_WONDER: "the bricks of the wonder do not fit",
    soundness.BAD_WORK: "the work in hand does not fit",
    soundness.BAD_END: "points or winners do not fit",
}


def status(loaded: LoadedBoard, s: State) -> list[str]:
    """Everything that is wrong, as sentences."""
    b: Board = loaded.record  # type: ignore[assignment]
    if trouble := soundness.sound(b, s):
        return [TROUBLES[trouble]]
    return [*at_sea(loaded, b, s), *limits(s)]


def at_sea(loaded: LoadedBoard, b: Board, s: State) -> list[str]:
    """Goods, and geese alone, on the open sea."""
    found = []
    for tile in range(b.tiles):
        if b.terrain[tile] != SEA or s.building[tile] == OIL_RIG:
            continue
        name = loaded.names["tiles"][tile]
        there = s.goods[b.first_store[tile]]
        found += [f"{GOOD_NAMES[good]} cannot lie at sea ({name})" for good in range(GOODS)
                  if there[good] and good != GOOSE]
        if there[GOOSE] and not transporters_on(b, s, tile):
            found.append(f"a goose is alone at sea ({name})")
    return found


def limits(s: State) -> list[str]:
    """Players with too many transporters who need not choose which to scrap."""
    return [f"player {seat + 1} has too many transporters" for seat in range(s.seats)
            if too_many(s, seat, 0) and not (s.work.job == SCRAP and s.work.seat == seat)]
