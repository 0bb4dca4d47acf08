"""Lautta and its peers, one after the other, each pinned to one core: games and decisions a second, and ratios.

    make bench                                      # compares with the figures kept for this version
    make bench KEEP=--keep                          # and keeps these instead
    python -m bench.speed --rounds 5 --game tigris

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

import lautta
from bench.measuring import PEERS, ROOT, Case, Command, machine, measure_once, pick_core

COMPILED = "whole games in compiled code"
STEPWISE = "a decision at a time from Python"
TRIAL = 1_000  # games
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


def cases(game: str, players: int, seconds: float) -> list[Case]:
    """Lautta's two ways of playing a game."""
    games = round(simulated(game, players, TRIAL) * seconds)
    stepwise = [sys.executable, "-m", "bench.step_by_step", game, str(players), str(seconds)]
    return [
        Case("Lautta", f"{game}, {COMPILED}", simulation(game, players, games)),
        Case("Lautta", f"{game}, {STEPWISE}", stepwise),
    ]


def simulation(game: str, players: int, games: int) -> Command:
    """The command that plays so many games in compiled code."""
    lautta = Path(sys.executable).parent / "lautta"
    return [lautta, "simulate", game, "--players", str(players), "--games", str(games), "--seed", "1", "--json"]


def simulated(game: str, players: int, games: int) -> float:
    """How many games a second are played: to know how many take so many seconds."""
    command = [str(part) for part in simulation(game, players, games)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return float(json.loads(done.stdout.strip().splitlines()[-1])["games_per_s"])


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
    """The figures, and how many times as many decisions a second Lautta makes in each game, in both ways."""
    table = Table(title="One core, uniformly random play, medians; ratios are of decisions a second")
    table.add_column("system", no_wrap=True)
    table.add_column("case", no_wrap=True)
    headings = [f"{game} {way} : this" for game in games for way in ("compiled", "from Python")]
    for heading in ("games/s", "decisions/s", "spread", *headings):
        table.add_column(heading, justify="right")
    ours = [case for measured in games.values() for case in measured]
    for case in [*ours, *others]:
        rates = [f"{case.games:,.0f}", f"{case.decisions:,.0f}", f"{case.spread:.0%}"]
        ratios = [f"{own.decisions / case.decisions:.1f}" for own in ours]
        table.add_row(case.system, case.what, *rates, *ratios)
    return table


def verdict(games: dict[str, list[Case]], others: list[Case]) -> dict[str, float]:
    """The two ratios that a release must hold in each game: decisions a second against OpenSpiel's chess, each door to
    its like.
    """
    by_what = {case.what: case for case in others}
    found = {}
    for game, (compiled, stepwise) in games.items():
        in_c = compiled.decisions / by_what[IN_C].decisions
        in_python = stepwise.decisions / by_what[IN_PYTHON].decisions
        found[f"{game}, compiled : OpenSpiel chess in C++"] = round(in_c, 2)
        found[f"{game}, from Python : OpenSpiel chess from Python"] = round(in_python, 2)
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
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", choices=lautta.game_names(), help="measure this game alone; figures of all are kept")
    asked.add_argument("--players", type=int, default=3)
    asked.add_argument("--seconds", type=float, default=2.0, help="seconds of each measurement")
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--no-peers", action="store_true", help="measure Lautta alone")
    asked.add_argument("--keep", action="store_true", help="keep the figures for this version")
    chosen = asked.parse_args()
    if chosen.keep and (chosen.game or chosen.no_peers):
        asked.error("figures are kept of all games beside all peers")

    core = pick_core()
    names = [chosen.game] if chosen.game else lautta.game_names()
    games = {name: cases(name, chosen.players, chosen.seconds) for name in names}
    others: list[Case] = []
    if not chosen.no_peers:
        make_peers()
        others = peers(chosen.seconds)
    every = [case for measured in (*games.values(), others) for case in measured]
    console = Console()
    console.width = max(console.width, 160)
    for case in track([case for _ in range(chosen.rounds) for case in every], "Measuring", console=console):
        measure_once(case, core)
    console.print(table_of(games, others))
    if chosen.no_peers:
        return
    ratios = verdict(games, others)
    for name, ratio in ratios.items():
        console.print(f"{name}: {ratio:.1f} times as many decisions a second")
    kept = ROOT / "bench" / "results" / f"{version('lautta')}.json"
    tell_change(ratios, kept, console)
    if max(case.spread for case in every) > QUIET:
        console.print(f"Something else kept this machine busy: spreads above {QUIET:.0%} say little. Measure again.")
    if chosen.keep:
        kept.write_text(json.dumps(results(games, others, chosen.rounds), indent=2) + "\n")
        console.print(f"kept in {kept.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
