"""Elo of computer players in a frozen pool, beside the time that they take.

    python -m bench.elo --game amsterdam                         # today's levels against the pool
    python -m bench.elo --game tigris --player best.net --within 60 --out elo-tigris --json

The pool stays as it is, so that figures of different days can be compared: *random*, *sense*, and the two strongest
levels of the release before the search that ends when it knows. All players meet each other over common deals with
seats exchanged, in rounds, until each Elo is known to within `--within` points or `--games` a match are played. *Sense*
has 1,000 points; 400 more are odds of ten to one (Bradley and Terry). Intervals are of 95 %, by drawing the rounds anew
(bootstrap).
"""

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import chain
from math import log10
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

import lautta
from lautta import arena, players
from lautta.arena.matches import round_robin
from lautta.core.machines import processors

POOL = ("random", "sense", "bench.releases:sampo_at_32498bb7", "bench.releases:vellamo_at_32498bb7")
ANCHOR, ANCHORED = "sense", 1000.0
STEP = 4  # rounds that are played before the intervals are looked at again
DRAWS = 200
Won = dict[tuple[str, str], float]  # by pair: what the first of it won


def elo(won: Won, names: Sequence[str]) -> dict[str, float]:
    """The Elo of each player (Hunter: "MM algorithms for generalized Bradley-Terry models", 2004).

    A draw of each pair is added, so that nobody who always won is infinitely strong.

    >>> {name: round(points) for name, points in elo({("a", "sense"): 90, ("sense", "a"): 10}, ["a", "sense"]).items()}
    {'a': 1374, 'sense': 1000}
    """
    strength = dict.fromkeys(names, 1.0)
    wins = {one: sum(won.get((one, other), 0) + 0.5 for other in names if other != one) for one in names}
    for _ in range(300):
        met = {
            one: sum(
                (won.get((one, other), 0) + won.get((other, one), 0) + 1) / (strength[one] + strength[other])
                for other in names
                if other != one
            )
            for one in names
        }
        strength = {one: wins[one] / met[one] for one in names}
    return {one: ANCHORED + 400 * log10(strength[one] / strength[ANCHOR]) for one in names}


def drawn(tallies: Sequence[arena.Tally], dice: Random | None = None) -> Won:
    """What was won by each of each pair; with dice, in rounds drawn anew."""
    won: Won = {}
    for tally in tallies:
        first, second = tally.sides
        rounds = range(tally.rounds)
        each = [dice.choice(rounds) for _ in rounds] if dice else rounds
        games = len(tally.match.seatings)
        share = sum(first.units[one] for one in each)
        won[first.name, second.name], won[second.name, first.name] = games * share, games * (len(each) - share)
    return won


def figures(tallies: Sequence[arena.Tally], names: Sequence[str]) -> list[dict[str, Any]]:
    """The figures of each player, the strongest first."""
    points, dice = elo(drawn(tallies), names), Random(1)
    again = [elo(drawn(tallies, dice), names) for _ in range(DRAWS)]
    sides = list(chain.from_iterable(tally.sides for tally in tallies))
    told = []
    for name in sorted(names, key=lambda one: -points[one]):
        own, some = [side for side in sides if side.name == name], sorted(one[name] for one in again)
        told.append({
            "player": name,
            "elo": round(points[name]),
            "interval": [round(some[DRAWS // 40]), round(some[-1 - DRAWS // 40])],
            "games": sum(side.games for side in own),
            "ms": round(sum(side.ms for side in own) / max(1, sum(side.decisions for side in own)), 2),
        })  # fmt: skip
    return told


def known(told: Sequence[dict[str, Any]], within: float) -> bool:
    """Is every Elo known well enough?"""
    return all(one["interval"][1] - one["interval"][0] <= 2 * within for one in told)


def measure(asked: argparse.Namespace) -> dict[str, Any]:
    """Play until all is known; answers the figures."""
    game = lautta.game(asked.game)
    today = asked.player or [name for name in players.ladder(game, asked.players) if name not in POOL]
    names = list(dict.fromkeys([*POOL, *today]))
    table = arena.Table.of(game, game.board(None), {}, asked.players)
    folder = arena.Folder.begin(
        asked.out or Path(mkdtemp(prefix="lautta-elo-")),
        arena.Settings.of(table, round_robin(names, asked.players), asked.seed),
    )
    most = max(1, asked.games // len(folder.settings.matches[0].seatings))
    pool: arena.Pool = arena.Inside() if asked.jobs == 1 else arena.Processes(asked.jobs)
    rounds, told = 0, list[dict[str, Any]]()
    while rounds < most and not (told and known(told, asked.within)):
        rounds = min(most, rounds + STEP)
        told = figures(arena.run(folder, pool, rounds), names)
        print(f"{rounds} rounds: {told[0]['player']} {told[0]['elo']} {told[0]['interval']}", file=sys.stderr)
    return {"game": asked.game, "players": asked.players, "rounds": rounds, "pool": told}


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--game", required=True)
    made.add_argument("--players", type=int, default=2, help="how many sit at a table")
    made.add_argument("--player", action="append", help="who joins the pool; today's levels by default")
    made.add_argument("--games", type=int, default=100, help="of each match, at most")
    made.add_argument("--within", type=float, default=40, help="points of Elo to which all must be known")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--jobs", type=int, default=processors(), help="games at a time")
    made.add_argument("--out", type=Path, help="the folder for results and games; goes on there")
    made.add_argument("--json", action="store_true", help="print one JSON object instead")
    return made


def main(argv: Sequence[str] | None = None) -> None:
    """Play, and print the Elo of all."""
    asked = parser().parse_args(argv)
    found = measure(asked)
    if asked.json:
        print(json.dumps(found))
        return
    print(f"{found['game']}, {found['players']} players, {found['rounds']} rounds of each pair")
    for one in found["pool"]:
        low, high = one["interval"]
        print(f"  {one['elo']:5d} ({low} to {high})  {one['player']}: {one['games']} games, {one['ms']} ms a decision")


if __name__ == "__main__":
    main()
