"""How strong the computer players of a game are: a ladder of its levels, each against the one below.

    python -m bench.ladder                                               # all games there are
    python -m bench.ladder --game amsterdam --games 600 --json           # from the lowest level to the highest
    python -m bench.ladder --game roads --players 4 --out roads-four     # goes on there after it was stopped
    python -m bench.ladder --game tigris --first best --second random    # one match; `best` is the highest level
    python -m bench.ladder --game tigris --at-least 0.6 --json           # stop once 60 % is proven or out of reach

Prints for each match the games, the wins that each had to itself, those that were shared, its share of all wins with
an interval, and the milliseconds that it thought about a move. `lautta arena` has more; this is it for the levels of
games.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from rich.console import Console
from rich.progress import Progress

import lautta
from lautta import arena, players
from lautta.core.machines import processors

TROUBLE = (arena.BrokenPlayer, arena.DamagedRun, arena.FolderInUse, arena.OtherRun, arena.WorkerDied)
BEST = "best"


def settings(asked: argparse.Namespace, name: str) -> arena.Settings:
    """What is to be played of a game."""
    game = lautta.game(name)
    board = game.board(asked.board)
    made_for = board.data.get("players")
    seats = asked.players or max(2, made_for if isinstance(made_for, int) else game.players[0])
    known = players.ladder(game, seats)
    if asked.first:
        known = [known[-1] if player == BEST else player for player in (asked.second, asked.first)]
    if len(set(known)) < 2:
        raise SystemExit(f"a ladder needs two different players, not {' and '.join(known)}")
    for player in known:
        players.maker_of(player, game)  # raises where there is none
    return arena.Settings.of(arena.Table.of(game, board, {}, seats), arena.ladder(known, seats), asked.seed)


def measure(asked: argparse.Namespace, wanted: arena.Settings, folder: Path) -> dict[str, Any]:
    """Play what is missing in a folder; answers the figures of all matches."""
    seatings = len(wanted.matches[0].seatings)
    rounds = max(1, asked.games // seatings)
    rule = None if asked.at_least is None else arena.Rule(share=asked.at_least)
    pool: arena.Pool = arena.Inside() if asked.jobs == 1 else arena.Processes(asked.jobs)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bars:
        bar = bars.add_task(wanted.table.game, total=rounds * seatings * len(wanted.matches))
        tallies = arena.run(
            arena.Folder.begin(folder, wanted), pool, rounds, rule, lambda done: bars.update(bar, completed=done)
        )
    return {
        "game": wanted.table.game,
        "board": wanted.table.board,
        "players": wanted.table.seats,
        "folder": str(folder),
        "matches": [arena.match_figures(tally) for tally in tallies],
    }


def show(found: dict[str, Any]) -> None:
    """The figures of a game for people."""
    print(f"{found['game']}, {found['players']} at a table; games and results are in {found['folder']}")
    for match in found["matches"]:
        print(f"  {' against '.join(match['sides'])}: {match['games']} games")
        for side in match["players"]:
            low, high = (100 * end for end in side["interval"])
            print(
                f"    {side['player']}: {side['wins']} won, {side['shared']} shared, {100 * side['share']:.1f} % "
                f"({low:.1f} to {high:.1f}), {side['ms_a_move']:.2f} ms a move"
            )


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--game", action="append", help="a game, or several; all if not given")
    made.add_argument("--games", type=int, default=600, help="of each match, at most")
    made.add_argument("--players", type=int, help="how many sit at a table")
    made.add_argument("--first", help="one player of a single match, or `best`")
    made.add_argument("--second", help="the other one")
    made.add_argument("--at-least", type=float, help="stop once the first's share is clearly above or below this")
    made.add_argument("--board", help="a board of the game, or a file")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--jobs", type=int, default=processors(), help="games at a time")
    made.add_argument("--out", type=Path, help="the folder for results and game files, else a temporary one")
    made.add_argument("--json", action="store_true", help="print one JSON object a game instead")
    return made


def main(argv: Sequence[str] | None = None) -> None:
    """Play the ladders that were asked for and print how they went."""
    read = parser()
    asked = read.parse_args(argv)
    if bool(asked.first) != bool(asked.second):
        read.error("--first and --second go together")
    names = asked.game or lautta.game_names()
    for name in names:
        folder = asked.out or Path(mkdtemp(prefix="lautta-ladder-"))
        try:
            found = measure(asked, settings(asked, name), folder / name if len(names) > 1 else folder)
        except TROUBLE as error:
            raise SystemExit(f"bench.ladder: {error}") from error
        if asked.json:
            print(json.dumps(found), flush=True)
        else:
            show(found)


if __name__ == "__main__":
    main()
