"""Lautta and its peers, one after the other, each pinned to one core: games and decisions a second, and ratios.

    make bench                                      # compares with the figures kept for this version
    make bench KEEP=--keep                          # and keeps these instead
    python -m bench.speed --rounds 5 --game tigris
    python -m bench.speed --game amsterdam --against main

All play uniformly random over the legal list. The systems take turns, round by round, so that a busy machine disturbs
all alike; medians are shown. Figures are kept in bench/results/VERSION.json. Connect Four is the example of
examples/connect_four, so that the same game is measured in Lautta and in its peers. pgx plays many games at once, each
a step at a time, with JAX on the same core.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from datetime import date
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import track
from rich.table import Table

import lautta
from bench.measuring import PEERS, ROOT, TURNS, Case, Command, compared, machine, measure_once, pick_core

COMPILED = "whole games in compiled code"
STEPWISE = "a decision at a time from Python"
INTERPRETED = "whole games, interpreted"
TRIAL = 0.5  # seconds: longer than older revisions take to load NumPy, which they count
QUIET = 0.3  # a spread above this comes from other programs
EXAMPLE = "connect_four"
IN_C = "C++ rollouts"
IN_PYTHON = "Python loop"
PEER_CASES = [
    ("OpenSpiel 2.0.2", f"connect four, {IN_C}"),
    ("OpenSpiel 2.0.2", f"connect four, {IN_PYTHON}"),
    ("pgx 2.6.0", "connect four, 1024 games at once"),
    ("OpenSpiel 2.0.2", f"chess, {IN_C}"),
    ("OpenSpiel 2.0.2", f"chess, {IN_PYTHON}"),
    ("OpenSpiel 2.0.2", "gin rummy, C++ rollouts"),
    ("OpenSpiel 2.0.2", "gin rummy, Python loop"),
    ("RLCard 1.2.0", "uno, environment"),
]


def cases(game: str, players: int, seconds: float) -> list[Case]:
    """Lautta's ways of playing a game."""
    stepwise = [sys.executable, "-m", "bench.step_by_step", game, str(players), str(seconds)]
    return [
        Case("Lautta", f"{game}, {COMPILED}", simulation(game, players, seconds)),
        Case("Lautta", f"{game}, {STEPWISE}", stepwise),
        Case(
            "Lautta", f"{game}, {INTERPRETED}", simulation(game, players, seconds, "env", "LAUTTA_ENGINE=interpreted")
        ),
    ]


def simulation(game: str, players: int, seconds: float, *before: str) -> Command:
    """The command that plays as many games as take so many seconds."""
    lautta = Path(sys.executable).parent / "lautta"
    options = ["--players", str(players), "--seed", "1", "--json", "--games"]
    command = [*before, str(lautta), "simulate", game, *options]
    games, spent = 1, 0.0
    while spent < TRIAL:
        games *= 10 if spent else 1
        done = subprocess.run(
            [*command, str(games)], check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL
        )
        spent = games / json.loads(done.stdout.strip().splitlines()[-1])["games_per_s"]
    return [*command, str(max(1, round(games / spent * seconds)))]


def install_example() -> None:
    """Build the example for the Lautta that is measured, and let its processes find it."""
    place = Path(sys.prefix).parent / "build" / EXAMPLE
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--upgrade"]
    with TemporaryDirectory() as folder:
        source = shutil.copytree(ROOT / "examples" / EXAMPLE, Path(folder) / EXAMPLE)
        alone = ["--no-deps", "--no-index", "--no-build-isolation", "--target", str(place)]
        subprocess.run([*pip, *alone, str(source)], check=True, stdin=subprocess.DEVNULL)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(place), os.environ.get("PYTHONPATH")]))


def peers(seconds: float) -> list[Case]:
    """What others are measured with."""
    peer = PEERS / "bin" / "python"
    return [Case(system, what, [peer, "bench/peers.py", what, str(seconds)]) for system, what in PEER_CASES]


def make_peers() -> None:
    """Make the peers' own environment once."""
    wanted = (ROOT / "requirements" / "peers.txt").read_text()
    stamp = PEERS / "installed.txt"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("Installing the peers into .venv-peers ...", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", PEERS], check=True)
    pip: Command = [PEERS / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, "-r", ROOT / "requirements" / "peers.txt"], check=True)
    stamp.write_text(wanted)


def table_of(games: dict[str, list[Case]], others: list[Case]) -> Table:
    """The figures of all systems."""
    table = Table(title="One core, uniformly random play, medians")
    table.add_column("system", no_wrap=True)
    table.add_column("case", no_wrap=True)
    for heading in ("games/s", "decisions/s", "spread"):
        table.add_column(heading, justify="right")
    for case in [case for measured in (*games.values(), others) for case in measured]:
        table.add_row(case.system, case.what, f"{case.games:,.1f}", f"{case.decisions:,.0f}", f"{case.spread:.0%}")
    return table


def verdict(games: dict[str, list[Case]], others: list[Case]) -> dict[str, float]:
    """The ratios that a release must hold, like to like: decisions a second over those of OpenSpiel's game of
    the same rules, else of its chess, and over those of the same rules interpreted.
    """
    by_what = {case.what: case for case in others}
    found = {}
    for game, (compiled, stepwise, interpreted) in games.items():
        peer = "connect four" if game == EXAMPLE else "chess"
        in_c = compiled.decisions / by_what[f"{peer}, {IN_C}"].decisions
        in_python = stepwise.decisions / by_what[f"{peer}, {IN_PYTHON}"].decisions
        found[f"{game}, compiled : OpenSpiel {peer} in C++"] = round(in_c, 2)
        found[f"{game}, from Python : OpenSpiel {peer} from Python"] = round(in_python, 2)
        found[f"{game}, compiled : interpreted"] = round(compiled.decisions / interpreted.decisions, 1)
    return found


def results(games: dict[str, list[Case]], others: list[Case], rounds: int) -> dict[str, object]:
    """The figures as they are kept for a release."""
    ours = [case for measured in games.values() for case in measured]
    figures = {
        case.name: {
            "games_per_s": round(case.games, 1),
            "decisions_per_s": round(case.decisions),
            "spread": round(case.spread, 3),
        }
        for case in [*ours, *others]
    }
    today = date.today().isoformat()
    ratios = verdict(games, others)
    return {"measured": today, "machine": machine(), "rounds": rounds, "ratios": ratios, "figures": figures}


def tell_change(ratios: dict[str, float], kept: Path, console: Console) -> None:
    """Compare Lautta's own figures with those that were kept, both as multiples of the peers on their machine."""
    if not kept.is_file():
        return
    before = json.loads(kept.read_text())["ratios"]
    for name in ratios.keys() & before.keys():
        change = ratios[name] / before[name] - 1
        console.print(f"{name}: {change:+.0%} against {kept.relative_to(ROOT)}")


def main() -> None:
    """Measure, print the table, keep the results."""
    known = (*lautta.game_names(), EXAMPLE)
    form = argparse.RawDescriptionHelpFormatter
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=form, parents=[TURNS])
    asked.add_argument("--game", choices=known, help="measure this game alone; figures of all are kept")
    asked.add_argument("--players", type=int, default=3, help="of each game but Connect Four")
    asked.add_argument("--seconds", type=float, default=2.0, help="seconds of each measurement")
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--no-peers", action="store_true", help="measure Lautta alone")
    asked.add_argument("--keep", action="store_true", help="keep the figures for this version")
    chosen = asked.parse_args()
    names = [chosen.game] if chosen.game else known
    if compared("bench.speed", f"{names[0]}, {COMPILED}", only="--no-peers --rounds 1"):
        return
    alone = chosen.no_peers or chosen.json
    if chosen.keep and (chosen.game or alone):
        asked.error("figures are kept of all games beside all peers")

    core = pick_core()
    if EXAMPLE in names:
        install_example()
    games = {name: cases(name, 2 if name == EXAMPLE else chosen.players, chosen.seconds) for name in names}
    others: list[Case] = []
    if not alone:
        make_peers()
        others = peers(chosen.seconds)
    every = [case for measured in (*games.values(), others) for case in measured]
    console = Console(stderr=chosen.json)
    console.width = max(console.width, 120)
    for case in track([case for _ in range(chosen.rounds) for case in every], "Measuring", console=console):
        measure_once(case, core)
    if chosen.json:
        print(json.dumps({case.what: round(case.decisions) for case in every}))
        return
    console.print(table_of(games, others))
    if alone:
        return
    report(games, others, chosen.rounds, chosen.keep, console)


def report(games: dict[str, list[Case]], others: list[Case], rounds: int, keep: bool, console: Console) -> None:
    """Print the ratios and how they have changed, and keep the figures if that was asked for."""
    ratios = verdict(games, others)
    for name, ratio in ratios.items():
        console.print(f"{name}: {ratio:.1f} times as many decisions a second")
    kept = ROOT / "bench" / "results" / f"{version('lautta')}.json"
    tell_change(ratios, kept, console)
    if max(case.spread for measured in (*games.values(), others) for case in measured) > QUIET:
        console.print(f"Something else kept this machine busy: spreads above {QUIET:.0%} say little. Measure again.")
    if keep:
        kept.write_text(json.dumps(results(games, others, rounds), indent=2) + "\n")
        console.print(f"kept in {kept.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
