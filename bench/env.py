"""Environments for learners: decisions a second with observation and legal actions, beside whole random games.

    python -m bench.env                    # all games, and two threads beside one
    python -m bench.env --game roads --json
    python -m bench.env --peers            # and pgx, which writes both as well and starts anew; and `bench.doors`
    python -m bench.env --against main     # the same in turns with another revision

Each figure is of one core but those of two threads, which have eight times as many games. Observations have perfect
recall and are the bytes of the view's record, or the numbers that `Game.observation` names; the policy is the batch's
own uniform choice. `play` is `batches.play` in the same run, which neither hides nor writes anything. Games that end
start anew within the figure.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any

import lautta
from bench.measuring import PEERS, ROOT, TURNS, Case, compared, measure_once, pick_core
from bench.speed import make_peers
from lautta.core import batches
from lautta.core.stepping import Form

GAMES = {"amsterdam": 512, "tigris": 256, "roads": 128}  # at once
FORMS: tuple[Form, ...] = ("bytes", "bits", "codes")
PGX = ("connect four, 1024 games at once", "go 9x9, 256 games at once", "animal shogi, 1024 games at once")


def stepped(name: str, players: int, seconds: float, games: int, **how: Any) -> float:
    """Decisions a second of a batch."""
    batch = lautta.Batch(lautta.game(name), games, players, seed=1, **how)
    for _ in range(100):
        batch.step(batch.sampled)
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        batch.step(batch.sampled)
        steps += 1
    return steps * batch.games / (time.perf_counter() - began)


def played(name: str, players: int, seconds: float) -> float:
    """Decisions a second of whole random games inside the engine."""
    games, result = 100, batches.play(lautta.game(name), players, 100, 1)
    while result.seconds < seconds:
        games *= 2
        result = batches.play(lautta.game(name), players, games, 1)
    return result.decisions / result.seconds


def measured(name: str, players: int, seconds: float, cores: Sequence[int]) -> dict[str, float]:
    """All figures of a game, by what they are of."""
    found = {f"{name}, play": played(name, players, seconds)}
    for form in FORMS:
        found[f"{name}, step, {form}"] = stepped(name, players, seconds, GAMES[name], form=form)
    found[f"{name}, step, numbers and bits"] = stepped(
        name, players, seconds, GAMES[name], form="bits", observation="numbers"
    )
    if len(cores) > 1:
        os.sched_setaffinity(0, cores)
        one, two = (stepped(name, players, seconds, 8 * GAMES[name], form="bits", threads=n) for n in (1, 2))
        found[f"{name}, two threads as times one"] = two / one
    return found


def peers(seconds: float) -> dict[str, float]:
    """Decisions a second of games of pgx on one core, each with its observation and legal actions; and of doors."""
    make_peers()
    subprocess.run([sys.executable, "scripts/prepare.py", "envs"], cwd=ROOT, check=True)
    cases = [Case("pgx", what, [PEERS / "bin" / "python", "bench/peers.py", what, str(seconds)]) for what in PGX]
    for case in cases:
        measure_once(case, pick_core())
    doors = [str(ROOT / ".venv-envs" / "bin" / "python"), "-m", "bench.doors", "--json", "--seconds", str(seconds)]
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    ended = subprocess.run(doors, cwd=ROOT, env=environ, stdout=subprocess.PIPE, text=True, check=True)
    of_doors: dict[str, float] = json.loads(ended.stdout)
    return {case.name: case.decisions for case in cases} | of_doors


def main() -> None:
    """Measure, and print figures and ratios."""
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, parents=[TURNS]
    )
    asked.add_argument("--game", choices=GAMES, help="measure this game alone")
    asked.add_argument("--peers", action="store_true", help="measure games of pgx and `bench.doors` as well")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--seconds", type=float, default=2.0, help="seconds of each measurement")
    chosen = asked.parse_args()
    if compared("bench.env", f"{chosen.game or 'amsterdam'}, step, bits"):
        return
    cores, found = sorted(os.sched_getaffinity(0)), dict[str, float]()
    for name in [chosen.game] if chosen.game else GAMES:
        os.sched_setaffinity(0, {pick_core()})
        found |= measured(name, chosen.players, chosen.seconds, cores)
        os.sched_setaffinity(0, cores)
    found |= peers(chosen.seconds) if chosen.peers else {}
    if chosen.json:
        print(json.dumps(found))
        return
    for what, figure in found.items():
        whole = found.get(f"{what.partition(',')[0]}, play")
        ratio = f", {figure / whole:.2f} of play" if whole else ""
        print(f"{what}: {figure:.2f}" if "times" in what else f"{what}: {figure:,.0f} a second{ratio}")


if __name__ == "__main__":
    main()
