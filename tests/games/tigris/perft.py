"""How many sequences of actions there are, to some depth, from a few positions: numbers to compare engines by.

    python -m tests.games.tigris.perft             what has changed
    python -m tests.games.tigris.perft --accept    write the numbers as they are

Tiles are drawn as the seed of the position says; one without a seed has the seed of all zeros.
"""

import copy
import json
import sys
from pathlib import Path
from typing import Any

from tests.games.tigris.games import BOARDS
from tests.games.tigris.naive.legal import legal
from tests.games.tigris.naive.play import play
from tests.games.tigris.naive.world import World
from tests.games.tigris.positions import done, example

from lautta.core.game import GameState
from lautta.games.tigris.game import GAME

FILE = Path(__file__).parent / "perft.json"


def start(entry: dict[str, Any]) -> GameState:
    """The position of an entry: a game at its start, or an example of the rule book, after some actions."""
    if "example" in entry:
        state = example(entry["example"])
    else:
        state = GAME.new(entry["players"], entry["seed"], BOARDS[entry["board"]], entry.get("options"))
    return done(state, *entry.get("after", []))


def perft(state: GameState, depth: int) -> int:
    """How many sequences of so many actions there are; a game that is over has none."""
    codes = state.legal_actions
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = state.copy()
        after.apply(code)
        total += perft(after, depth - 1)
    return total


def naive_perft(w: World, depth: int) -> int:
    """The same by the naive game, as long as nothing is drawn."""
    actions = legal(w)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = copy.deepcopy(w)
        play(after, action)
        assert not any(n for _, n in after.draws), "the naive game draws nothing"
        total += naive_perft(after, depth - 1)
    return total


def table() -> list[dict[str, Any]]:
    loaded: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return loaded


def main(accept: bool) -> int:
    entries, changed = table(), 0
    for entry in entries:
        state = start(entry)
        found = [perft(state, depth + 1) for depth in range(len(entry["counts"]))]
        changed += found != entry["counts"]
        print(entry["name"], entry["counts"], "->", found)
        entry["counts"] = found
    if accept:
        FILE.write_text("[\n" + ",\n".join("  " + json.dumps(entry) for entry in entries) + "\n]\n", encoding="utf-8")
    return 0 if accept or not changed else 1


if __name__ == "__main__":
    sys.exit(main("--accept" in sys.argv[1:]))
