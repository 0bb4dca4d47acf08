"""Whether reviews show the decisions that cost most, and what reasons they tell.

    python -m bench.reviews --game amsterdam --level ida --games 10
    python -m bench.reviews --game tigris --level otto --games 2 --reasons reasons.txt

The level plays against itself, and each game is reviewed as on the page. A search of 3,000 games then judges each
decision, and follows 1,000 more to compare what was played with the best action. Prints how many of the decisions
that lose 10 points of a hundred or more by that are among the review's moments. `--reasons` writes each reason with the
position, what followed, and the variation, for somebody to check with the rule book.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console

import lautta
from lautta import players
from lautta.arena.playing import seed_of
from lautta.cli.analyse import sentences
from lautta.core.advisers import Moment, deeds_of
from lautta.core.game import Game, GameState
from lautta.core.game_files import GameFile
from lautta.players.review import SHARE, compared, parts
from lautta.terminal.drawing import drawing_of
from lautta.terminal.story import tell
from lautta.words import Words

SEARCHED, LOST = 3_000, 0.10
FOLLOWED = 10  # actions after the one in question that are told


def played(game: Game, seats: int, level: str, seed: int) -> GameFile:
    """A finished game of a level against itself."""
    state = game.new(seats, seed=seed)
    players.play_out(state, [players.maker_of(level, game)(seed_of(seed, seat)) for seat in range(seats)])
    return GameFile.of(state)


def costly(file: GameFile) -> Iterator[int]:
    """Yield the places of decisions that lose much."""
    for deed in deeds_of(file):
        if deed.is_decision():
            known = deed.before.view(deed.seat, recall=True)
            one, *others = compared(known, deed.seat, deed.code, round(SEARCHED / SHARE))
            if others and others[0].chance - one.chance >= LOST:
                yield deed.place


def explained(file: GameFile, moment: Moment) -> Iterator[object]:
    """Yield what somebody needs who checks a reason: the position, what was played, the reason, and both ways on."""
    words, names = Words("en"), [f"Seat {seat + 1}" for seat in range(file.players)]
    drawing = drawing_of(moment.before.game, words, tuple(names), moment.seat)
    yield drawing.position(moment.before.view(moment.seat))
    played, *followed = told(words, names, file, moment)
    yield f"{names[moment.seat]} to decide. Played: {played}"
    yield "Then: " + " / ".join(followed)
    better, *variation = list(sentences(words, moment, names))[1:]
    yield f"Better: {better}"
    yield "Variation: " + " / ".join(variation)
    yield "REASON: " + next(sentences(words, moment, names))


def told(words: Words, names: Sequence[str], file: GameFile, moment: Moment) -> Iterator[str]:
    """Yield the sentences of an action in the game, and of those after it."""
    before: GameState = file.start()
    for place, (step, state) in enumerate(file.states()):
        if moment.place <= place <= moment.place + FOLLOWED and not step.branch:
            yield tell(words, state.tell(before, step.seat, before.code(step.action), moment.seat), names)
        before = state.copy()


def main(argv: Sequence[str] | None = None) -> None:
    """Play, review and judge."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--game", required=True)
    made.add_argument("--players", type=int, default=2, help="how many sit at a table")
    made.add_argument("--level", default="otto", help="who plays")
    made.add_argument("--games", type=int, default=10)
    made.add_argument("--seed", type=int, default=1, help="of the first game")
    made.add_argument("--reasons", type=Path, help="a file for the reasons; nothing is judged then")
    asked = made.parse_args(argv)
    game, of, shown = lautta.game(asked.game), 0, 0
    for seed in range(asked.seed, asked.seed + asked.games):
        file = played(game, asked.players, asked.level, seed)
        moments = [moment for part in parts(file) for moment in part.moments]
        if asked.reasons:
            with asked.reasons.open("a", encoding="utf-8") as out:
                console = Console(file=out, width=140)
                for moment in moments:
                    if moment.reason:
                        console.rule(f"{game.name} {seed}, action {moment.place + 1}, {moment.cost:.0%}")
                        for line in explained(file, moment):
                            console.print(line, highlight=False)
            continue
        places = list(costly(file))
        of, shown = of + len(places), shown + len({moment.place for moment in moments} & set(places))
        print(f"{game.name} {seed}: {len(moments)} moments; {shown} of {of} shown so far", flush=True)


if __name__ == "__main__":
    main()
