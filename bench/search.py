"""What searching costs: games followed and evaluations a second, and where the time of a followed game goes.

    python -m bench.search                          # all games that come with weights
    python -m bench.search --game amsterdam --players 4 --json

Decisions of games between networks are thought over again. Seconds are of the processor; those of two threads are of
the clock. On a busy machine the same code differs by a third all the same: compare runs that take turns.
"""

import argparse
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from rich.console import Console
from rich.table import Table

import lautta
from lautta.core.difficulty import Difficulty
from lautta.core.game import Game, GameState, View
from lautta.players import decision, play_out
from lautta.players.one_ply import Workspace
from lautta.players.thinker import Search, Thinker
from lautta.players.thinking import module_for
from lautta.players.weights import has_weights, thinking_of, weights_of

DECISIONS = 40
Moment = tuple[View, int]


def moments(game: Game, players: int) -> list[Moment]:
    """Decisions with a choice, all through games of the network against itself."""
    found: list[Moment] = []
    while len(found) < 3 * DECISIONS:
        state = game.new(players, seed=len(found))
        while state.to_move:
            seat = state.to_move[0]
            if len(state.legal(seat)) > 1:
                found.append((state.view(seat, recall=True), seat))
            state.apply(decision(Thinker(0), state, seat), seat)
    return found[:: len(found) // DECISIONS][:DECISIONS]


def spent(call: Callable[[], Any], clock: Callable[[], float] = time.process_time) -> float:
    """The seconds that a call takes."""
    began = clock()
    call()
    return clock() - began


def measure(game: Game, players: int, worlds: int) -> dict[str, Any]:
    """The figures of a game."""
    over, difficulty = moments(game, players), Difficulty(worlds=worlds, sure=0)
    network, seen = weights_of(game, players).network, seconds_of_seeing(game, over)
    asked, weighed = weighing(game, players, over)
    searches = [Search(view, seat, network, difficulty, 1) for view, seat in over]
    alone = sum(spent(partial(search.follow, worlds)) for search in searches)
    followed = sum(search.tree.worlds for search in searches)
    evaluations = sum(search.memory.workspace.layers.asked for search in searches)
    each = weighed / asked
    thought, seeing = evaluations * each / followed, evaluations * seen / followed
    return {
        "game": game.name,
        "players": players,
        "evaluations_per_s": round(1 / each),
        "followed_per_s": round(followed / alone),
        "followed_per_s_two_threads": round(on_two_threads(over, network, difficulty)),
        "evaluations_per_followed": round(evaluations / followed, 1),
        "us_per_followed": round(1e6 * alone / followed, 1),
        "us_seeing": round(1e6 * seeing, 1),
        "us_network": round(1e6 * (thought - seeing), 1),
        "us_rest": round(1e6 * (alone / followed - thought), 1),
    }


def weighing(game: Game, players: int, over: list[Moment]) -> tuple[int, float]:
    """How many evaluations it takes to weigh these decisions some times, and how many seconds."""
    entries, network, workspace = module_for(thinking_of(game)), weights_of(game, players).network, Workspace()
    room = type(over[0][0].record)()

    def weigh_all() -> None:
        for view, seat in over * 20:
            entries.weigh(view.board.record, view.record, room, network, workspace, seat)

    seconds = spent(weigh_all)
    return workspace.layers.asked, seconds


def seconds_of_seeing(game: Game, over: list[Moment]) -> float:
    """What it takes to foresee an action and to see what is then, without what a call from Python takes."""
    entries, workspace, room = module_for(thinking_of(game)), Workspace(), type(over[0][0].record)()
    calls = [(view, seat, code) for view, seat in over for code in view.legal(seat)] * 5
    ended, network = played_out(game, over[0][0].players), weights_of(game, over[0][0].players).network

    def look_all() -> None:
        for view, seat, code in calls:
            entries.look(view.board.record, view.record, room, workspace, seat, code)

    def look_at_nothing() -> None:
        for view, seat, _ in calls:
            entries.weigh(view.board.record, ended.record, room, network, workspace, seat)

    return max(0.0, spent(look_all) - spent(look_at_nothing)) / len(calls)


def played_out(game: Game, players: int) -> GameState:
    """A game that is over, where nothing can be weighed."""
    state = game.new(players, seed=1)
    play_out(state, [Thinker(0) for _ in range(players)])
    return state


def on_two_threads(over: list[Moment], network: Any, difficulty: Difficulty) -> float:
    """Games followed a second by the clock, two decisions at a time."""
    searches = [Search(view, seat, network, difficulty, 1) for view, seat in over]
    with ThreadPoolExecutor(2) as pool:
        seconds = spent(
            lambda: list(pool.map(lambda search: search.follow(difficulty.worlds), searches)), time.perf_counter
        )
    return sum(search.tree.worlds for search in searches) / seconds


def main() -> None:
    """Measure and print."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--game", action="append", help="a game, or several; all that come with weights if not given")
    read.add_argument("--players", type=int, default=2)
    read.add_argument("--worlds", type=int, default=300, help="games followed at each decision")
    read.add_argument("--json", action="store_true")
    asked = read.parse_args()
    names = asked.game or [name for name in lautta.game_names() if has_weights(lautta.game(name), asked.players)]
    found = [measure(lautta.game(name), asked.players, asked.worlds) for name in names]
    if asked.json:
        for figures in found:
            print(json.dumps(figures))
        return
    table = Table("what", *names)
    for what in found[0] if found else ():
        table.add_row(what, *(str(figures[what]) for figures in found))
    Console().print(table)


if __name__ == "__main__":
    main()
