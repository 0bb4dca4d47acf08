"""Positions with a known best action, from games that a player lost, and who finds it.

    python -m bench.positions --game amsterdam --find 20       # goes on after those that there are
    python -m bench.positions --game amsterdam --level vellamo --level sampo

To find them, Ida plays against herself. Where a decision of the seat that lost cost 10 points of a hundred or more by
its review, two judges (`bench.judging`) follow 10,000 games with the most promising actions, to their end: one with
networks of its own, one with those that come with Lautta. A position is kept if what was played stays that far behind
for both, if both are of one mind about the best action, and if every other one is either as good by their mean, within
2 points, or 4 points behind.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from statistics import mean
from typing import Any

import lautta
from bench.judging import Judge
from bench.reviews import played
from lautta import players
from lautta.core.advisers import Moment
from lautta.core.game import Game, View
from lautta.players.review import parts
from lautta.players.weights import weights_path

QUICK, SOME, LONG = 300, 500, 5_000  # games that a judge follows: to find actions, to compare them, and to be sure
COST, APART, EQUAL = 0.10, 0.04, 0.02  # of a chance to win
HOPELESS = 0.12  # by so much behind after `SOME` games, an action is followed no more
RIVALS = 3  # actions of each judge that are compared, with what was played
POSITIONS = Path(__file__).parents[1] / "tests" / "players" / "positions"


def lost_decisions(game: Game, seats: int, level: str, seed: int) -> Iterator[Moment]:
    """Yield what cost most, by their review, those who lost a game of a level against itself."""
    file = played(game, seats, level, seed)
    result = file.replay().result
    moments = list(chain.from_iterable(part.moments for part in parts(file)))
    for moment in reversed(moments):  # the later ones are judged sooner
        if result and moment.cost >= COST and moment.seat not in result.winners:
            yield moment


def judged(judges: Sequence[Judge], moment: Moment) -> dict[str, Any] | None:
    """The position for the file; None if it is not known which action is the best, or that was played."""
    view, seat, made = moment.before.view(moment.seat, recall=True), moment.seat, moment.played.code
    codes = [made, moment.better.code]
    for judge in judges:
        judge.searched = QUICK
        codes += [code for code, *_ in judge.ranked(view, seat, codes[:2])[:RIVALS]]
    return known(judges, view, seat, list(dict.fromkeys(codes)))


def known(judges: Sequence[Judge], view: View, seat: int, codes: Sequence[int]) -> dict[str, Any] | None:
    """The same for the first of some actions beside the others."""
    made, *_ = codes
    for games, cost in ((SOME, COST / 2), (LONG, COST)):
        for judge in judges:
            judge.compared = games // len(codes)
        verdicts = [judge.compare(view, seat, codes) for judge in judges]
        if any(loss(chances, made) < cost for chances in verdicts):
            return None
        chances = {code: mean(one[code] for one in verdicts) for code in codes}
        codes = [code for code in codes if code == made or loss(chances, code) < HOPELESS]
    ranked = sorted(codes, key=lambda code: -chances[code])
    best = [code for code in ranked if loss(chances, code) <= EQUAL]
    agreed = all(loss(one, best[0]) <= APART for one in verdicts)
    if not agreed or any(loss(chances, code) < APART for code in ranked[len(best) :]):
        return None
    text = view.space.text
    return {
        "seat": seat,
        "best": [text(code) for code in best],
        "chances": {text(code): round(chances[code], 3) for code in ranked},
        "played": text(made),
        "view": view.text(),
    }


def loss(chances: dict[int, float], code: int) -> float:
    """By how much an action is worse than the best one."""
    return max(chances.values()) - chances[code]


def find(game: Game, seats: int, file: Path, positions: int, first: int) -> None:
    """Play and judge until there are so many positions in the file."""
    found = positions_in(file)
    judges = [Judge(game, seats), Judge(game, seats, place=weights_path(game, seats))]
    seed = max(found[-1]["seed"] + 1 if found else 1, first)
    while len(found) < positions:
        for moment in lost_decisions(game, seats, "ida", seed):
            if position := judged(judges, moment):
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
    made.add_argument("--seed", type=int, default=1, help="of the first game to find some in")
    made.add_argument("--level", action="append", default=[], help="who is to solve them")
    made.add_argument("--seeds", type=int, default=2, help="tries of each position")
    made.add_argument("--file", type=Path, help="the file of positions")
    asked = made.parse_args(argv)
    game = lautta.game(asked.game)
    file = asked.file or POSITIONS / f"{game.name}-{asked.players}.jsonl"
    find(game, asked.players, file, asked.find, asked.seed)
    positions = positions_in(file)
    for level in asked.level:
        right, lost = solved(game, level, positions, asked.seeds)
        print(f"{level}: {right} of {asked.seeds * len(positions)}, {100 * lost:.1f} points lost on average")


if __name__ == "__main__":
    main()
