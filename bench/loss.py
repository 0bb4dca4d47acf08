"""How much of their chance to win computer players lose, a decision and a game.

    python -m bench.loss --game amsterdam --level vellamo --games 100 --json
    python -m bench.loss --game tigris --level vellamo --level best.net --share 0.1
    python -m bench.loss --game amsterdam --players 4 --level vellamo --out judged.jsonl   # goes on there

The first level plays games against itself, and a part of its decisions, drawn at random, are judged (`bench.judging`:
games followed to their end, without the networks that are judged). The other levels are asked about the same
decisions, so that what they lose can be compared with few games. Points are hundredths of a chance to win; intervals
are of 95 % and take a game as the unit.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from rich.console import Console
from rich.progress import Progress

import lautta
from bench.judging import COMPARED, SEARCHED, Judge, judge_path
from lautta import players
from lautta.arena.playing import seed_of
from lautta.core.machines import processors

SHARE = 0.25
WIDE = 1.96  # standard errors


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played and judged."""

    game: str
    seats: int
    levels: tuple[str, ...]
    share: float
    searched: int
    compared: int


@dataclass(frozen=True, slots=True)
class Judged:
    """A judged decision: its place in the game, and by level what was chosen, what it lost, and milliseconds."""

    seed: int
    number: int
    seat: int
    chance: float
    best: str
    chosen: tuple[str, ...]
    lost: tuple[float, ...]
    ms: tuple[float, ...]


def judged(plan: Plan, seed: int) -> list[Judged]:
    """Play a game of the first level against itself, and judge some of its decisions."""
    game, dice, found = lautta.game(plan.game), Random(f"loss {seed}"), list[Judged]()
    seated = [
        [players.maker_of(level, game)(seed_of(seed, seat)) for level in plan.levels] for seat in range(plan.seats)
    ]
    state, number = game.new(plan.seats, seed=seed), 0
    while state.to_move:
        seat, number = state.to_move[0], number + 1
        view = state.view(seat, recall=True)
        drawn = len(view.legal(seat)) > 1 and dice.random() < plan.share
        codes, ms = zip(*(timed(player, view, seat) for player in seated[seat][: None if drawn else 1]), strict=True)
        if drawn:
            verdict = judge_of(plan.game, plan.seats, plan.searched, plan.compared).verdict(view, seat, codes)
            chosen, lost = tuple(map(view.space.text, codes)), tuple(verdict.losses[code] for code in codes)
            found.append(Judged(seed, number, seat, verdict.chance, view.space.text(verdict.best), chosen, lost, ms))
        state.apply(codes[0], seat)
    return found


def timed(player: players.Player, view: Any, seat: int) -> tuple[int, float]:
    """What a player chooses, and the milliseconds of processor time that it takes, in whichever process."""
    began = time.thread_time()
    code = player.choose(view, seat)
    return code, 1000 * getattr(player, "seconds", time.thread_time() - began)


@cache
def judge_of(game: str, seats: int, searched: int, compared: int) -> Judge:
    """The judge of a process."""
    return Judge(lautta.game(game), seats, searched, compared)


def played(plan: Plan, seeds: Sequence[int], jobs: int) -> Iterator[list[Judged]]:
    """The judged decisions of each game, in the order of the seeds."""
    if jobs == 1:
        yield from map(judged, [plan] * len(seeds), seeds)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(judged, [plan] * len(seeds), seeds)


def interval(units: Sequence[float]) -> tuple[float, float, float]:
    """The mean of independent units, and the ends of its interval."""
    middle = mean(units)
    half = WIDE * stdev(units) / sqrt(len(units)) if len(units) > 1 else float("inf")
    return middle, middle - half, middle + half


def ratio(games: Sequence[Sequence[Judged]], level: int) -> tuple[float, float, float]:
    """What a level loses for each point that the first one loses, with its interval (linearized)."""
    first, other = ([sum(one.lost[which] for one in game) for game in games] for which in (0, level))
    if not sum(first):
        return float("nan"), float("nan"), float("nan")
    found = sum(other) / sum(first)
    rest = [mine - found * theirs for mine, theirs in zip(other, first, strict=True)]
    half = WIDE * stdev(rest) / sqrt(len(rest)) / abs(mean(first)) if len(rest) > 1 else float("inf")
    return found, found - half, found + half


def figures(plan: Plan, games: Sequence[Sequence[Judged]]) -> dict[str, Any]:
    """What all levels lose, in points of a hundred."""
    decisions = [one for game in games for one in game]
    told: dict[str, Any] = {"game": plan.game, "players": plan.seats, "games": len(games), "judged": len(decisions)}
    told["levels"] = []
    for place, level in enumerate(plan.levels):
        a_game = interval([100 * sum(one.lost[place] for one in game) / plan.share / plan.seats for game in games])
        lost = [100 * one.lost[place] for one in decisions]
        ms = sorted(one.ms[place] for one in decisions)
        told["levels"].append({
            "level": level,
            "a_game": [round(one, 2) for one in a_game],
            "a_decision": round(mean(lost), 3),
            "over_10": sum(one >= 10 for one in lost),
            "same": round(mean(one.chosen[place] == one.best for one in decisions), 3),
            "ms": round(mean(ms), 2),
            "ms_p99": round(ms[len(ms) * 99 // 100], 2),
        } | ({"to_first": [round(one, 3) for one in ratio(games, place)]} if place else {}))  # fmt: skip
    return told


def show(told: dict[str, Any]) -> None:
    """The figures for people."""
    print(f"{told['game']}, {told['players']} players: {told['judged']} decisions of {told['games']} games judged")
    for one in told["levels"]:
        middle, low, high = one["a_game"]
        print(
            f"  {one['level']}: loses {middle:.1f} points a game ({low:.1f} to {high:.1f}), {one['a_decision']:.2f} a "
            f"decision, {one['over_10']} of 10 or more; plays the best action in {100 * one['same']:.0f} %; "
            f"{one['ms']:.1f} ms a decision, {one['ms_p99']:.0f} at the 99th percentile"
        )
        if "to_first" in one:
            middle, low, high = one["to_first"]
            print(f"    {middle:.2f} of what {told['levels'][0]['level']} loses there ({low:.2f} to {high:.2f})")


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--game", required=True)
    made.add_argument("--players", type=int, default=2, help="how many sit at a table")
    made.add_argument("--level", action="append", required=True, help="a player; the first one plays the games")
    made.add_argument("--games", type=int, default=100)
    made.add_argument("--share", type=float, default=SHARE, help=f"the share of decisions that is judged ({SHARE})")
    made.add_argument("--searched", type=int, default=SEARCHED, help="games followed to find the best action")
    made.add_argument("--compared", type=int, default=COMPARED, help="games followed for each action that is compared")
    made.add_argument("--seed", type=int, default=1, help="of the first game")
    made.add_argument("--jobs", type=int, default=processors(), help="games at a time")
    made.add_argument("--out", type=Path, help="a file for the judged decisions, a line a game; goes on after those")
    made.add_argument("--json", action="store_true", help="print one JSON object instead")
    return made


def done_before(file: Path | None, plan: Plan) -> list[list[Judged]]:
    """The games of an earlier run with the same plan."""
    if not file or not file.is_file():
        return []
    head, *lines = file.read_text(encoding="utf-8").splitlines()
    if json.loads(head) != json.loads(json.dumps(asdict(plan))):
        raise SystemExit(f"bench.loss: {file} is of another run")
    return [[Judged(**one) for one in json.loads(line)] for line in lines]


def main(argv: Sequence[str] | None = None) -> None:
    """Play, judge, and print what is lost."""
    asked = parser().parse_args(argv)
    plan = Plan(asked.game, asked.players, tuple(asked.level), asked.share, asked.searched, asked.compared)
    if not (place := judge_path(plan.game, plan.seats)).is_file():
        raise SystemExit(f"bench.loss: there is no judge, which would be in {place}; see bench/judging.py")
    games = done_before(asked.out, plan)
    if asked.out and not games:
        asked.out.write_text(json.dumps(asdict(plan)) + "\n", encoding="utf-8")
    seeds = range(asked.seed + len(games), asked.seed + asked.games)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bars:
        for game in bars.track(played(plan, seeds, asked.jobs), total=len(seeds)):
            games.append(game)
            if asked.out:
                with asked.out.open("a", encoding="utf-8") as out:
                    out.write(json.dumps([asdict(one) for one in game]) + "\n")
    told = figures(plan, games)
    print(json.dumps(told)) if asked.json else show(told)


if __name__ == "__main__":
    main()
