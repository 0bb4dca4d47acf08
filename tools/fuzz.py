"""Gives damaged positions, boards and snapshots to the doors of each game, and plays on with what is taken.

    python tools/fuzz.py                                       # an hour on two cores; needs gcc
    python tools/fuzz.py --game roads --texts 5000 --boards 1000 --snapshots 1000 --seed 7

The rules are built with sanitizers. Whatever comes from outside is taken and sound, or refused with a documented error
that has a stable key, words in three languages, and for a text the line, for a document the path. At least one in ten
is taken, and each of these is played on for 200 random decisions with everything accounted for. What went wrong is kept
in `build/fuzz`.
"""

import argparse
import os
import random
import shutil
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sanitize

ROOT = sanitize.ROOT
COMPILER = os.environ.get("CC", "gcc")
MANY = {"texts": 50_000, "documents": 50_000, "boards": 20_000, "snapshots": 20_000}  # of each game
AT_ONCE = 2  # processes, half of everything each
BASES = 120  # whole positions that a process damages
LONGEST = 30  # seconds of a processor for one of them
LEAST_TAKEN = 0.1
KEPT = 5  # examples of each fault


def main() -> None:
    """Run everything; ends with a message and status 1 if something is wrong."""
    wanted = _wanted()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(AT_ONCE) as pool:
        copy = Path(folder, "copy")
        sanitize.copy_package(copy)
        _copy_more(copy)
        sanitize.built(copy, COMPILER)
        numbers = [str(-(-getattr(wanted, kind) // AT_ONCE)) for kind in MANY]
        runs = [(game, str(wanted.seed * 1000 + part), *numbers) for game in wanted.game for part in range(AT_ONCE)]
        done = list(pool.map(lambda what: sanitize.run(copy, COMPILER, *what, script="fuzz.py"), runs))
        wrong = [_told(what[0], status, output, copy) for what, (status, output) in zip(runs, done, strict=True)]
    few = _too_few(output for _, output in done)
    sys.exit("something was let in, or refused badly" if any(wrong) or few else 0)


def _copy_more(copy: Path) -> None:
    """What runs there besides the package: this tool, the words that errors are told in, the ledgers of the tests."""
    shutil.copy(__file__, copy)
    without = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "tools/fuzzing", copy / "fuzzing", ignore=without)
    for words in (ROOT / "src/lautta").glob("**/locales"):
        shutil.copytree(words, copy / words.relative_to(ROOT), dirs_exist_ok=True)
    shutil.copytree(ROOT / "tests", copy / "src/tests", ignore=without)


def _wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--game", nargs="*", default=["amsterdam", "tigris", "roads"])
    parser.add_argument("--seed", type=int, default=1)
    for kind, many in MANY.items():
        parser.add_argument(f"--{kind}", type=int, default=many)
    return parser.parse_args()


def _told(game: str, status: int, output: str, copy: Path) -> bool:
    """Print what a run found; is anything wrong?"""
    lines, found = output.splitlines(), sanitize.findings(output, copy)
    faults = [line for line in lines if line.startswith("FAULT")]
    print(f"== {game}: status {status}", *(lines[-20:] if status else ()), *faults, *found, sep="\n", flush=True)
    return bool(status or faults or found)


def _too_few(outputs: Any) -> bool:
    """Was too little of a kind taken for a game?"""
    given, taken, played = Counter[str](), Counter[str](), Counter[str]()
    for output in outputs:
        for line in output.splitlines():
            if line.startswith("counted "):
                _, game, kind, *numbers = line.split()
                for counter, number in zip((given, taken, played), numbers, strict=True):
                    counter[f"{game} {kind}"] += int(number)
    for name, many in given.items():
        print(
            f"{name}: {many:,} given, {taken[name]:,} taken ({taken[name] / max(1, many):.0%}), "
            f"{played[name]:,} decisions played on from these"
        )
    return any(taken[name] < LEAST_TAKEN * many for name, many in given.items())


# what runs in a copy


def fuzz_game(name: str, seed: int, numbers: Mapping[str, int]) -> None:
    """Give so many of each kind to the doors of one game."""
    from fuzzing.playing import bases

    game = next(_with_engine(game, engine) for game, engine in sanitize.games() if game.name == name)
    dice = random.Random(seed)
    states = bases(game, BASES, dice)
    signal.signal(signal.SIGPROF, _too_long)
    faults: Counter[str] = Counter()
    for kind, many in numbers.items():
        taken, played = _fuzz_kind(game, kind, states, many, dice, faults)
        print("counted", name, kind, many, taken, played, flush=True)
    for what, count in faults.most_common():
        print(f"FAULT {count} times: {what}", flush=True)


def _with_engine(game: Any, engine: Any) -> Any:
    game.__dict__["engine"] = engine  # with sanitizers, in place of the one for play
    return game


def _fuzz_kind(
    game: Any, kind: str, states: list[Any], many: int, dice: random.Random, faults: Counter[str]
) -> tuple[int, int]:
    """Give so many of one kind; answers how many were taken, and how many decisions followed."""
    from fuzzing.doors import KINDS, Refused
    from fuzzing.playing import play_on

    taken = played = 0
    given = KINDS[kind](game, states, dice)
    for _ in range(many):
        example, enter = next(given)
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        try:
            if state := enter():
                taken += 1
                played += play_on(state, dice)
        except Refused as refused:
            _keep(faults, f"{kind}: {refused}", example)
        except (Exception, TooLong) as error:
            _keep(faults, f"{kind}: {_place(error)}", example)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    return taken, played


class TooLong(BaseException):
    """It took longer than anybody would wait."""


def _too_long(*_: Any) -> None:
    raise TooLong


def _place(error: BaseException) -> str:
    """A fault by where it happened."""
    from fuzzing.doors import alike

    frames = traceback.extract_tb(error.__traceback__)[-3:]
    inner = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return f"{type(error).__name__} {alike(str(error))!r} at {' < '.join(reversed(inner))}"


def _keep(faults: Counter[str], what: str, example: Any) -> None:
    """Count a fault, and keep its first examples."""
    faults[what] += 1
    if faults[what] > KEPT:
        return
    folder = Path("build", "fuzz")
    folder.mkdir(parents=True, exist_ok=True)
    name = "".join(letter if letter.isalnum() else "-" for letter in what[:90])
    text = example if isinstance(example, str) else repr(example)
    path = folder / f"{name}-{faults[what]}.txt"
    path.write_text(f"{what}\n\n{text}", encoding="utf-8", errors="replace")


if __name__ == "__main__":
    match sys.argv[1:]:
        case [game, seed, *many] if game.isidentifier() and len(many) == len(MANY):
            fuzz_game(game, int(seed), dict(zip(MANY, map(int, many), strict=True)))
        case _:
            main()
