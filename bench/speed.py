"""Lautta and its peers, one after the other, each pinned to one core: games and decisions a second, and ratios.

    make bench                                      # compares with the figures kept for this version
    make bench KEEP=--keep                          # and keeps these instead
    python -m bench.speed --rounds 5 --games 100000

All play uniformly random over the legal list. The systems take turns, round by round, so that a busy machine disturbs
all alike; medians are shown. Figures are kept in bench/results/VERSION.json.
"""

import argparse
import json
import subprocess
import sys
from datetime import date
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.measuring import PEERS, ROOT, Case, Command, machine, measure_once, pick_core

COMPILED = "whole games in compiled code"
STEPWISE = "a decision at a time from Python"
QUIET = 0.3  # a spread above this comes from other programs
IN_C = "chess, C++ rollouts"
IN_PYTHON = "chess, Python loop"
PEER_CASES = [
    ("OpenSpiel 2.0.2", IN_C),
    ("OpenSpiel 2.0.2", IN_PYTHON),
    ("OpenSpiel 2.0.2", "gin rummy, C++ rollouts"),
    ("OpenSpiel 2.0.2", "gin rummy, Python loop"),
    ("RLCard 1.2.0", "uno, environment"),
]


def cases(game: str, players: int, games: int, seconds: float) -> list[Case]:
    """What is measured: Lautta's two ways of playing, then the peers."""
    lautta = Path(sys.executable).parent / "lautta"
    size = ["--players", str(players), "--games", str(games), "--seed", "1"]
    simulate: Command = [lautta, "simulate", game, *size, "--json"]
    stepwise = [sys.executable, "-m", "bench.step_by_step", game, str(players), str(seconds)]
    ours = [
        Case("Lautta", f"{game}, {COMPILED}", simulate),
        Case("Lautta", f"{game}, {STEPWISE}", stepwise),
    ]
    peer = PEERS / "bin" / "python"
    return ours + [Case(system, what, [peer, "bench/peers.py", what, str(seconds)]) for system, what in PEER_CASES]


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


def table_of(measured: list[Case]) -> Table:
    """The figures, and how many times as many decisions a second Lautta makes."""
    compiled, stepwise = measured[0], measured[1]
    table = Table(title="One core, uniformly random play, medians; ratios are of decisions a second")
    table.add_column("system", no_wrap=True)
    table.add_column("case", no_wrap=True)
    for heading in ("games/s", "decisions/s", "spread", "Lautta compiled : this", "Lautta from Python : this"):
        table.add_column(heading, justify="right")
    for case in measured:
        rates = [f"{case.games:,.0f}", f"{case.decisions:,.0f}", f"{case.spread:.0%}"]
        ratios = [f"{ours.decisions / case.decisions:.1f}" for ours in (compiled, stepwise)]
        table.add_row(case.system, case.what, *rates, *ratios)
    return table


def verdict(measured: list[Case]) -> dict[str, float]:
    """The two ratios that a release must hold: decisions a second against OpenSpiel's chess, each door to its like."""
    by_what = {case.what: case for case in measured}
    return {
        "compiled : OpenSpiel chess in C++": round(measured[0].decisions / by_what[IN_C].decisions, 2),
        "from Python : OpenSpiel chess from Python": round(measured[1].decisions / by_what[IN_PYTHON].decisions, 2),
    }


def results(measured: list[Case], rounds: int) -> dict[str, object]:
    """The figures as they are kept for a release."""
    figures = {
        case.name: {
            "games_per_s": round(case.games, 1),
            "decisions_per_s": round(case.decisions),
            "spread": round(case.spread, 3),
        }
        for case in measured
    }
    today = date.today().isoformat()
    return {"measured": today, "machine": machine(), "rounds": rounds, "ratios": verdict(measured), "figures": figures}


def tell_change(measured: list[Case], kept: Path, console: Console) -> None:
    """Compare Lautta's own figures with those that were kept, both as multiples of the peers on their machine."""
    if not kept.is_file():
        return
    before, now = json.loads(kept.read_text())["ratios"], verdict(measured)
    for name, ratio in now.items():
        change = ratio / before[name] - 1
        console.print(f"{name}: {change:+.0%} against {kept.relative_to(ROOT)}")


def main() -> None:
    """Measure, print the table, keep the results."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="amsterdam")
    asked.add_argument("--players", type=int, default=3)
    asked.add_argument("--games", type=int, default=100_000, help="games in one measurement of compiled play")
    asked.add_argument("--seconds", type=float, default=2.0, help="seconds of each other measurement")
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--no-peers", action="store_true", help="measure Lautta alone")
    asked.add_argument("--keep", action="store_true", help="keep the figures for this version")
    chosen = asked.parse_args()

    every = cases(chosen.game, chosen.players, chosen.games, chosen.seconds)
    if chosen.no_peers:
        every = every[:2]
    else:
        make_peers()
    core = pick_core()
    turns = [case for _ in range(chosen.rounds) for case in every]
    console = Console()
    console.width = max(console.width, 130)
    for case in track(turns, description="Measuring", console=console):
        measure_once(case, core)
    console.print(table_of(every))
    if chosen.no_peers:
        return
    for name, ratio in verdict(every).items():
        console.print(f"{name}: {ratio:.1f} times as many decisions a second")
    kept = ROOT / "bench" / "results" / f"{version('lautta')}.json"
    tell_change(every, kept, console)
    if max(case.spread for case in every) > QUIET:
        console.print(f"Something else kept this machine busy: spreads above {QUIET:.0%} say little. Measure again.")
    if chosen.keep:
        kept.write_text(json.dumps(results(every, chosen.rounds), indent=2) + "\n")
        console.print(f"kept in {kept.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
