"""Positions with a known best action, from games that a player lost, and who finds it.

    python -m bench.positions --game amsterdam --find 20       # goes on after those that there are
    python -m bench.positions --game amsterdam --level vellamo --level sampo

To find them, Ida plays against herself. At each decision of a seat that lost, a judge looks for something better
(`bench.judging`). Where what was played costs 10 points of a hundred or more, two judges follow 10,000 games each with
the most promising actions, to their end: one with networks of its own, one with those that come with Lautta. A position
is kept if both say the same: what was played stays that far behind, and every other action is either as good as the
best one, or 4 points behind. The positions in `tests/players/positions` are tests of Vellamo.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean
from typing import Any

import lautta
from bench.judging import Judge
from bench.reviews import played
from lautta import players
from lautta.core.game import Game, View
from lautta.players.review import Deed, deeds_of
from lautta.players.weights import weights_path

QUICK, LONG = 300, 10_000  # games that are followed to find a position, and to judge it
COST, APART, EQUAL = 0.10, 0.04, 0.01  # of a chance to win
RIVALS = 4  # actions of each judge that are judged, with what was played
POSITIONS = Path(__file__).parents[1] / "tests" / "players" / "positions"


def lost_decisions(game: Game, seats: int, level: str, seed: int) -> Iterator[Deed]:
    """Yield the decisions of those who lost a game of a level against itself."""
    deeds = list(deeds_of(played(game, seats, level, seed)))
    result = deeds[-1].after.result
    yield from (deed for deed in deeds if result and deed.is_decision() and deed.seat not in result.winners)


def judged(judges: Sequence[Judge], view: View, seat: int, made: int) -> dict[str, Any] | None:
    """The position for the file; None if it is not known which action is the best, or that was made."""
    codes = [made]
    for judge in judges:
        judge.searched = judge.compared = QUICK
        codes += [code for code, *_ in judge.ranked(view, seat, [made])[:RIVALS]]
        if judge is judges[0] and loss(judge.compare(view, seat, codes[:2]), made) < COST:
            return None
    codes = list(dict.fromkeys(codes))
    verdicts = []
    for judge in judges:
        judge.compared = LONG // len(codes)
        verdicts.append(judge.compare(view, seat, codes))
        if loss(verdicts[-1], made) < COST:
            return None
    equal = [code for code in codes if all(loss(chances, code) <= EQUAL for chances in verdicts)]
    apart = all(loss(chances, code) >= APART for chances in verdicts for code in codes if code not in equal)
    if not equal or not apart:
        return None
    text = view.space.text
    return {
        "seat": seat,
        "best": [text(code) for code in equal],
        "chances": {text(code): round(mean(chances[code] for chances in verdicts), 3) for code in codes},
        "played": text(made),
        "view": view.text(),
    }


def loss(chances: dict[int, float], code: int) -> float:
    """By how much an action is worse than the best one."""
    return max(chances.values()) - chances[code]


def find(game: Game, seats: int, file: Path, positions: int) -> None:
    """Play and judge until there are so many positions in the file."""
    found = positions_in(file)
    judges = [Judge(game, seats), Judge(game, seats, place=weights_path(game, seats))]
    seed = found[-1]["seed"] + 1 if found else 1
    while len(found) < positions:
        for deed in lost_decisions(game, seats, "ida", seed):
            if position := judged(judges, deed.before.view(deed.seat, recall=True), deed.seat, deed.code):
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
    file = asked.file or POSITIONS / f"{game.name}-{asked.players}.jsonl"
    find(game, asked.players, file, asked.find)
    positions = positions_in(file)
    for level in asked.level:
        right, lost = solved(game, level, positions, asked.seeds)
        print(f"{level}: {right} of {asked.seeds * len(positions)}, {100 * lost:.1f} points lost on average")


if __name__ == "__main__":
    main()
