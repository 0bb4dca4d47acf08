"""The best known game of one player for each map: game files in the folder `best`, as the solver writes them. A comment
says how many points *sense* has alone there, and another marks maps where that is at most half as many.
"""

import re
from pathlib import Path

from lautta.core.game_files import GameFile

FOLDER = Path(__file__).parents[1] / "best"
SENSE = re.compile(r"^; sense alone: ([0-9]+)$", re.MULTILINE)
TWICE = "; at least twice the points of sense alone"


def best_line(board: str) -> GameFile | None:
    """The best game known on a map by its name, None where there is none."""
    if board not in names():
        return None
    return GameFile.load(FOLDER / f"{board}.txt")


def names() -> list[str]:
    """The maps of which a game is known."""
    return sorted(path.stem for path in FOLDER.glob("*.txt"))


def points_of_sense(board: str) -> int:
    """How many points *sense* has alone on a map, as the file says; raises ValueError where it does not."""
    found = SENSE.search(text_of(board))
    if found is None:
        raise ValueError(f"{board}: nothing is said of sense")
    return int(found[1])


def is_twice(board: str) -> bool:
    """Does the file say that its game has at least twice as many?"""
    return TWICE in text_of(board).splitlines()


def text_of(board: str) -> str:
    """A file as it is."""
    return (FOLDER / f"{board}.txt").read_text(encoding="utf-8")
