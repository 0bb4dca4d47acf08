"""Computer players of earlier revisions of Lautta, as they played then, by name wherever a player is named.

    PYTHONPATH=. lautta arena tigris --players vellamo,bench.releases:vellamo_at_32498bb7

The revision is cloned and built once (`bench.measuring.built`), and thinks in a process of its own, which is asked with
the text of what the seat sees and answers with an action and the processor time that it took.
"""

import json
import subprocess
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from bench.measuring import built
from lautta.core.game import GameState

AT = "_at_"
THEIRS = """
import json, sys, time
import lautta
from lautta import players
seated = {}
for line in sys.stdin:
    asked = json.loads(line)
    game = lautta.game(asked["game"])
    key = asked["level"], asked["seed"], asked["number"]
    if key not in seated:
        seated[key] = players.maker_of(asked["level"], game)(asked["seed"])
    view = game.from_text(asked["view"])
    began = time.thread_time()
    code = seated[key].choose(view, asked["seat"])
    print(json.dumps({"action": view.space.text(code), "seconds": time.thread_time() - began}), flush=True)
"""


class Release:
    """A level of another revision of Lautta; `seconds` is what its last choice took of the processor."""

    made = 0

    def __init__(self, level: str, revision: str, seed: int = 0) -> None:
        self.level, self.revision, self.seed, self.seconds = level, revision, seed, 0.0
        Release.made += 1
        self.number = Release.made  # players keep notes, each its own

    def choose(self, view: GameState, seat: int) -> int:
        """Choose as that revision would, of the same view."""
        asked = {
            "game": view.game.name, "level": self.level, "seed": self.seed, "number": self.number,
            "view": view.text(), "seat": seat,
        }  # fmt: skip
        told = ask(process_of(self.revision), asked)
        self.seconds = told["seconds"]
        return view.space.parse(told["action"])


@cache
def process_of(revision: str) -> "subprocess.Popen[str]":
    """The process in which a revision thinks; it ends with this one."""
    folder = built(revision, "play")
    python = folder / ".venv" / "bin" / "python"
    return subprocess.Popen(
        [python, "-c", THEIRS], cwd=folder, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


def ask(process: "subprocess.Popen[str]", asked: dict[str, Any]) -> dict[str, Any]:
    """Ask such a process; raises RuntimeError if it has ended."""
    assert process.stdin and process.stdout
    process.stdin.write(json.dumps(asked) + "\n")
    process.stdin.flush()
    line = process.stdout.readline()
    if not line:
        raise RuntimeError(f"{Path(str(process.args[0])).parents[2].name} ended")  # type: ignore[index]
    found: dict[str, Any] = json.loads(line)
    return found


def __getattr__(name: str) -> Callable[[int], Release]:
    level, at, revision = name.partition(AT)
    if not at or name.startswith("__"):
        raise AttributeError(name)
    return partial(Release, level, revision)
