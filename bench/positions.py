"""Positions with a known best action, from games that a player lost, for a test of the strongest level.

    python -m bench.positions --game amsterdam --out tests/players/positions/amsterdam.jsonl

Players of `--level` play each other. At each decision of those who lost, the judge (`bench.judging`, with networks of
its own) looks for something better. Where what was played costs 10 points of a hundred or more, it follows 10,000 games
with the most promising actions. A position is kept if the best one stays that far ahead of what was played, and 4
points ahead of all but equals, which are kept as well. It goes on after the positions in the file.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import lautta
from bench.judging import Judge
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
    verdict = judge.verdict(view, seat, [played])
    if verdict.losses[played] < COST:
        return None
    codes = list(dict.fromkeys([played, *(code for code, *_ in judge.ranked(view, seat, [played])[:RIVALS])]))
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


def main(argv: Sequence[str] | None = None) -> None:
    """Play, judge and write until there are enough positions."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--game", required=True)
    made.add_argument("--players", type=int, default=2, help="how many sit at a table")
    made.add_argument("--level", default="sampo", help="who plays")
    made.add_argument("--positions", type=int, default=20)
    made.add_argument("--seed", type=int, default=1, help="of the first game")
    made.add_argument("--out", type=Path, required=True)
    asked = made.parse_args(argv)
    game, found = lautta.game(asked.game), list[dict[str, Any]]()
    judge, seed = Judge(game, asked.players), asked.seed
    if asked.out.is_file():
        found = [json.loads(line) for line in asked.out.read_text(encoding="utf-8").splitlines()]
        seed = found[-1]["seed"] + 1
    while len(found) < asked.positions:
        for view, seat, code in lost_decisions(game, asked.players, asked.level, seed):
            if position := judged(judge, view, seat, code):
                found.append({"seed": seed, **position})
                with asked.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(found[-1]) + "\n")
                print(len(found), seed, position["played"], position["chances"], flush=True)
                break  # one a game, so that the positions differ
        seed += 1


if __name__ == "__main__":
    main()
