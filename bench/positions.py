"""Positions with a known best action, from games that a player lost, and who finds it.

    python -m bench.positions --game amsterdam --find 20       # goes on after those in bench/judges/amsterdam-2.jsonl
    python -m bench.positions --game amsterdam --level vellamo --level sampo

To find them, Sampo plays against itself. At each decision of a seat that lost, the judge looks for something better
(`bench.judging`, with networks of its own). Where what was played costs 10 points of a hundred or more, it follows
10,000 games with the most promising actions. A position is kept if the best one stays that far ahead of what was
played, and 4 points ahead of all but equals, which are kept as well. What the judge knows is what its own networks make
of an action, so the best one is the best for a player like the judge.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean
from typing import Any

import lautta
from bench.judging import Judge, judge_path
from lautta import players
from lautta.arena.playing import seed_of
from lautta.core.game import Game, View

QUICK, LONG = 300, 10_000  # games that are followed to find a position, and to judge it
COST, APART, EQUAL = 0.10, 0.04, 0.01  # of a chance to win
RIVALS = 4  # actions that are judged, with what was played
Made = tuple[View, int, int]  # a view, its seat, and what it chose


def lost_decisions(game: Game, seats: int, level: str, seed: int) -> Iterator[Made]:
    """Play a game; yield the decisions of those who lost, with more than one choice."""
    state, made = game.new(seats, seed=seed), list[Made]()
    seated = [players.maker_of(level, game)(seed_of(seed, seat)) for seat in range(seats)]
    while state.to_move:
        seat = state.to_move[0]
        view = state.view(seat, recall=True)
        code = seated[seat].choose(view, seat)
        if len(view.legal(seat)) > 1:
            made.append((view, seat, code))
        state.apply(code, seat)
    assert state.result
    winners = state.result.winners
    yield from (one for one in made if one[1] not in winners)


def judged(judge: Judge, view: View, seat: int, played: int) -> dict[str, Any] | None:
    """The position for the file; None if it is not known which action is the best, or that was played."""
    judge.searched = judge.compared = QUICK
    rivals = [code for code, *_ in judge.ranked(view, seat, [played])[:RIVALS]]
    chances = judge.compare(view, seat, [rivals[0], played])
    if chances[rivals[0]] - chances[played] < COST:
        return None
    codes = list(dict.fromkeys([played, *rivals]))
    judge.compared = LONG // len(codes)
    chances = judge.compare(view, seat, codes)
    ranked = sorted(chances, key=lambda code: -chances[code])
    best = chances[ranked[0]]
    equal = [code for code in ranked if best - chances[code] <= EQUAL]
    apart = all(best - chances[code] >= APART for code in ranked if code not in equal)
    if best - chances[played] < COST or not apart:
        return None
    text = view.space.text
    return {
        "seat": seat,
        "best": [text(code) for code in equal],
        "chances": {text(code): round(chances[code], 3) for code in ranked},
        "played": text(played),
        "view": view.text(),
    }


def find(game: Game, seats: int, file: Path, positions: int) -> None:
    """Play and judge until there are so many positions in the file."""
    found = positions_in(file)
    judge, seed = Judge(game, seats), found[-1]["seed"] + 1 if found else 1
    while len(found) < positions:
        for view, seat, code in lost_decisions(game, seats, "sampo", seed):
            if position := judged(judge, view, seat, code):
                found.append({"seed": seed, **position})
                with file.open("a", encoding="utf-8") as more:
                    more.write(json.dumps(found[-1]) + "\n")
                print(len(found), seed, position["played"], position["chances"], flush=True)
                break  # one a game, so that the positions differ
        seed += 1


def positions_in(file: Path) -> list[dict[str, Any]]:
    """The positions of a file."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.is_file() else []


def solved(game: Game, level: str, positions: Sequence[dict[str, Any]], seeds: int) -> tuple[int, float]:
    """How often a player of some seeds chooses the best action, and the mean chance that it gives away.

    An action that nobody judged counts as the worst one that was.
    """
    right, lost = 0, list[float]()
    for one in positions:
        view, chances = game.from_text(one["view"]), one["chances"]
        for seed in range(seeds):
            action = view.space.text(players.maker_of(level, game)(seed).choose(view, one["seat"]))
            right += action in one["best"]
            lost.append(max(chances.values()) - chances.get(action, min(chances.values())))
    return right, mean(lost)


def main(argv: Sequence[str] | None = None) -> None:
    """Find positions, or say how many of them players solve."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--game", required=True)
    made.add_argument("--players", type=int, default=2, help="how many sit at a table")
    made.add_argument("--find", type=int, default=0, help="how many positions there shall be")
    made.add_argument("--level", action="append", default=[], help="who is to solve them")
    made.add_argument("--seeds", type=int, default=2, help="tries of each position")
    made.add_argument("--file", type=Path, help="the file of positions")
    asked = made.parse_args(argv)
    game = lautta.game(asked.game)
    file = asked.file or judge_path(game.name, asked.players).with_suffix(".jsonl")
    find(game, asked.players, file, asked.find)
    positions = positions_in(file)
    for level in asked.level:
        right, lost = solved(game, level, positions, asked.seeds)
        print(f"{level}: {right} of {asked.seeds * len(positions)}, {100 * lost:.1f} points lost on average")


if __name__ == "__main__":
    main()
