"""Plays the compiled rules under AddressSanitizer and UBSan, and proves that these would see a bug.

    python tools/sanitize.py            # two or three minutes; needs gcc
    python tools/sanitize.py 200000     # a tenth of all: 200,000 decisions a game, a tenth of the mixes

The package is copied and its rules are built anew with the sanitizers. Random games of every game, board, number of
players and mix of options are played, every code is checked in some states, and damaged records are given to the
engine: nothing may be found. Then errors are planted into a copy of the rules, and each of them must be found.
"""

import itertools
import math
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DECISIONS = 2_000_000  # for each game, spread over its boards, players and mixes of options; so are these:
SCANNED, DAMAGED = 500, 50_000  # states whose codes are all checked, and damaged records
MOST_MIXES = 256
SANITIZERS = ("-fsanitize=address,undefined", "-fsanitize=bounds-strict")
# -fno-wrapv: Python's own -fwrapv would hide overflows from the sanitizer.
COMPILE = ("-O1", "-g", "-fno-wrapv", "-fno-omit-frame-pointer", "-DLAUTTA_SANITIZED", *SANITIZERS)
PLANTED = {  # a line for the start of a game of two, and what must be said of it
    "s.chance.key[seats + 3] = 1": "index 5 out of bounds",
    "s.shown = (seats * 4_611_686_018_427_387_904) >> 60": "signed integer overflow",
    "s.shown = seats << (seats + 62)": "shift exponent 64 is too large",
    "s.shown = 1 // (s.seats - s.seats)": "division by zero",
    "s.shown = s.chance.key[seats - 9] & 1": "heap-buffer-overflow",  # before the record
}


def main(decisions: int = DECISIONS) -> None:
    """Run everything, with so many decisions a game; ends with a message and status 1 if something is wrong."""
    compiler = os.environ.get("CC", "gcc")
    if not shutil.which(compiler):
        sys.exit(f"{compiler} is missing; the sanitizers come with gcc (on Debian: apt-get install gcc)")
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        clean, planted = Path(folder, "clean"), Path(folder, "planted")
        for copy in (clean, planted):
            copy_package(copy)
        name = plant(planted)
        playing = pool.submit(played, clean, compiler, [("play", str(decisions))])
        planting = pool.submit(played, planted, compiler, [("start", str(i)) for i in range(len(PLANTED))], name)
        check_clean(*playing.result()[0], clean)
        for (line, finding), (_, output) in zip(PLANTED.items(), planting.result(), strict=True):
            found = [text for text in findings(output, planted) if finding in text]
            if not found:
                sys.exit(f"{output}\nplanted, but not found: {line}: {finding}")
            print("planted and found:", found[0])


def check_clean(status: int, output: str, copy: Path) -> None:
    """Nothing may be found in the rules as they are."""
    if status or findings(output, copy):
        sys.exit("\n".join([output, *findings(output, copy), "the sanitizers have found something in the rules"]))
    print("\n".join(line for line in output.splitlines() if line.startswith("played")), "nothing found", sep="\n")


def copy_package(copy: Path) -> None:
    """The package without what is built, and without the page."""
    shutil.copytree(
        ROOT / "src/lautta",
        copy / "src/lautta",
        ignore=shutil.ignore_patterns("*.so", "__pycache__", "page", "locales"),
    )
    shutil.copy(__file__, copy)


def plant(copy: Path) -> str:
    """Put the errors at the beginning of the start of a game, each for games with its number in their key.

    Answers the name of that game.
    """
    code = (
        "import lautta, inspect; name = lautta.game_names()[0]; start = lautta.game(name).table.start; "
        "print(name, inspect.getsourcefile(start), inspect.getsourcelines(start)[1])"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code], env=environment(copy), check=True, capture_output=True, text=True
    ).stdout.split()
    name, path, first = answer[0], Path(answer[1]), int(answer[2])
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[first:first] = [f"    if s.chance.key[1] == {i}:\n        {line}\n" for i, line in enumerate(PLANTED)]
    path.write_text("".join(lines), encoding="utf-8")
    return name


def environment(copy: Path) -> dict[str, str]:
    """The environment of a run in a copy."""
    return os.environ | {"PYTHONPATH": str(copy / "src"), "PYTHONWARNINGS": "ignore", "LAUTTA_ENGINE": "interpreted"}


def played(copy: Path, compiler: str, runs: list[tuple[str, ...]], *names: str) -> list[tuple[int, str]]:
    """Build the engines of these games in a copy, or all, and run on them; answer status and output of each run."""
    built(copy, compiler, *names)
    return [run(copy, compiler, *what) for what in runs]


def built(copy: Path, compiler: str, *names: str) -> None:
    """Build the engines of these games in a copy, or all."""
    done = subprocess.run(
        [sys.executable, str(copy / "sanitize.py"), "build", *names],
        capture_output=True,
        text=True,
        env=environment(copy) | {"CC": compiler},
    )
    if done.returncode:
        sys.exit(done.stdout + done.stderr)


def run(copy: Path, compiler: str, *what: str, script: str = "sanitize.py") -> tuple[int, str]:
    """Run a script of a copy, such as this one to play games on its engines; answer status and output."""
    # Python itself is not instrumented, so the runtimes come first; its own allocator would hide overruns.
    libraries = [
        subprocess.run(
            [compiler, f"-print-file-name=lib{name}.so"], check=True, capture_output=True, text=True
        ).stdout.strip()
        for name in ("asan", "ubsan")
    ]
    settings = {
        "LD_PRELOAD": " ".join(libraries),
        "PYTHONMALLOC": "malloc",
        "ASAN_OPTIONS": "detect_leaks=0",
        "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=0",
    }
    done = subprocess.run(
        [sys.executable, str(copy / script), *what], capture_output=True, text=True, env=environment(copy) | settings
    )
    return done.returncode, done.stdout + done.stderr


def findings(output: str, copy: Path) -> list[str]:
    """What was found in rules (and not in Python's own code), each time with the line of the rule."""
    sources = {path.name: path.read_text(encoding="utf-8").splitlines() for path in (copy / "engines").glob("*.pyx")}
    files = "|".join(name.removesuffix(".pyx") for name in sources)
    finding = re.compile(rf"\b(?:{files})\.(?:pyx|h):\S+ (runtime error: .*)|ERROR: (AddressSanitizer.*?) on .*")
    found, lines = [], output.splitlines()
    for at, line in enumerate(lines):
        if match := finding.search(line):
            place = re.search(r"(\w+\.pyx):(\d+)", "\n".join(lines[at : at + 9]))
            rule = sources[place[1]][int(place[2]) - 1].rpartition("  # ")[2] if place else "somewhere"
            found.append(f"{rule.strip()}: {match[1] or match[2]}")
    return found


# what runs in a copy


def build_engines(names: Sequence[str]) -> None:
    """Build the engines of these games, or all, with sanitizers, into the folder `engines` beside this file."""
    from lautta.compiler import build as compiling
    from lautta.core import registry

    folder = Path(__file__).parent / "engines"
    for name in names or registry.game_names():
        source = compiling.write(registry.game(name).table, folder)
        made = compiling.extension(name, source, compile_flags=COMPILE, link_flags=SANITIZERS, lines=True)
        compiling.compiled(made, folder)


def games() -> Iterator[tuple[Any, Any]]:
    """Each game that has a sanitized engine, with it."""
    from lautta.compiler import build as compiling
    from lautta.core import registry

    for name in registry.game_names():
        for path in (Path(__file__).parent / "engines").glob(f"{name}.*.so"):
            yield registry.game(name), compiling.load(name, path)


def mixes(game: Any) -> list[tuple[Any, int, dict[str, str]]]:
    """Every board, number of players and mix of options; where there are too many, each board and some of the rest."""
    players = range(game.players[0], game.players[1] + 1)
    boards, options = game.boards.names, game.position.options
    if len(boards) * len(players) * math.prod(len(option.values) for option in options) > MOST_MIXES:
        dice = random.Random(2)
        return [
            (
                game.board(boards[i % len(boards)]),
                dice.choice(players),
                {option.name: dice.choice(option.values) for option in options},
            )
            for i in range(MOST_MIXES)
        ]
    values = itertools.product(*(option.values for option in options))
    chosen = [dict(zip((option.name for option in options), mix, strict=True)) for mix in values]
    return [(game.board(name), seats, mix) for name in boards for seats in players for mix in chosen]


def batch(game: Any, engine: Any, board: Any, seats: int, options: dict[str, str], seed: int, count: int) -> Any:
    """Records of games at their start."""
    records = (game.table.state * count)()
    for i in range(count):
        records[i] = game.blank(board, options)
        records[i].chance.key[0], records[i].chance.key[1] = seed, i
    engine.start(board.record, records, seats)
    return records


def start_games(number: int) -> None:
    """Only start one game of each, with a number in its key: enough for a planted error."""
    for game, engine in games():
        board, seats, options = mixes(game)[0]
        records = (game.table.state * 1)(game.blank(board, options))
        records[0].chance.key[1] = number
        engine.start(board.record, records, seats)


def play_games(decisions: int) -> None:
    """Play whole games with so many decisions, check all codes, and damage records."""
    dice = random.Random(1)
    all_games = list(games())
    for game, engine in all_games:
        part = min(1, decisions / DECISIONS)
        every = mixes(game)
        some = dice.sample(every, math.ceil(part * len(every)))
        wanted, scans, damages = (math.ceil(total * part / len(some)) for total in (DECISIONS, SCANNED, DAMAGED))
        played = finished = scanned = sound = 0
        for board, seats, options in some:
            made = 0
            while made < wanted:
                records = batch(game, engine, board, seats, options, played + made, 1)
                made += engine.simulate(board.record, records, 1_000_000, made)
                finished += 1
            played += made
            states = middle_states(game, engine, board, seats, options, dice)
            for state in dice.sample(states, scans):
                scanned += scan(engine, board.record, state, seats)
            sound += sum(play_damaged(engine, board.record, dice.choice(states), dice) for _ in range(damages))
        print(
            f"played {game.name}: {played:,} decisions in {finished:,} whole games, {scanned:,} codes checked, "
            f"{damages * len(some):,} damaged records, {sound:,} of them sound"
        )


def middle_states(game: Any, engine: Any, board: Any, seats: int, options: dict[str, str], dice: random.Random) -> Any:
    """Records of games at all stages."""
    records = batch(game, engine, board, seats, options, dice.randrange(2**32), 100)
    size = len(bytes(records[0]))
    for i in range(len(records)):
        engine.simulate(board.record, memoryview(records).cast("B")[i * size : (i + 1) * size], i * 2, i)
    return [type(record).from_buffer_copy(record) for record in records]


def scan(engine: Any, board: Any, state: Any, seats: int) -> int:
    """Check every code for every seat; answer how many."""
    codes = range(-1, engine.size(board) + 1)
    for seat in range(-1, seats + 1):
        legal = set(engine.legal(board, state, seat)) if seat >= 0 else set()
        found = {code for code in codes if engine.check(board, state, seat, code) == 0}
        assert found == legal, f"seat {seat}: listed otherwise than checked: {found ^ legal}"
    return len(codes) * (seats + 2)


def play_damaged(engine: Any, board: Any, state: Any, dice: random.Random) -> bool:
    """Change some bytes of a record; play on if the engine thinks it sound. Answers whether it does."""
    data = bytearray(state)
    head = data[:]
    for _ in range(dice.randint(1, 3)):
        data[dice.randrange(len(data))] = dice.choice((0, 1, 2, 7, 127, 128, 254, 255, dice.randrange(256)))
    damaged = type(state).from_buffer_copy(data)
    damaged.board = type(state).from_buffer_copy(head).board
    if engine.validate(board, damaged):
        return False
    engine.mask(board, damaged, -1, bytearray(engine.size(board)))
    for _ in range(5):
        engine.apply(board, damaged, dice.randrange(-1, 5), dice.randrange(-1, engine.size(board) + 1))
    engine.simulate(board, damaged, 10_000, dice.randrange(2**32))
    return True


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["build", *names]:
            build_engines(names)
        case ["play", decisions]:
            play_games(int(decisions))
        case ["start", number]:
            start_games(int(number))
        case [decisions]:
            main(int(decisions))
        case _:
            main()
