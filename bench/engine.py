"""The engine by itself: what one call costs, interpreted and compiled, and whole games on one and two threads.

python -m bench.engine
python -m bench.engine --game amsterdam --players 3
"""

import argparse
import random
import statistics
import threading
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

import lautta
from lautta.core import batches
from lautta.core.engines import Engine
from lautta.core.interpreted import Interpreted

Moment = tuple[Any, int, int]  # a record, the seat to move, one of its legal codes


def moments(game: lautta.Game, players: int, wanted: int) -> list[Moment]:
    """Positions from all through random games, with a legal action of each."""
    pick = random.Random(1)
    found: list[Moment] = []
    while len(found) < wanted:
        state = game.new(players=players, seed=len(found))
        while legal := state.legal_actions:
            code = pick.choice(legal)
            found.append((state.copy().record, state.to_move[0], code))
            state.apply(code, state.to_move[0])
    return pick.sample(found, wanted)


def microseconds(call: Callable[[Moment], Any], over: list[Moment]) -> float:
    """The mean time of a call over these moments, the median of seven rounds, in microseconds."""
    rounds = []
    for _ in range(7):
        began = time.perf_counter()
        for moment in over:
            call(moment)
        rounds.append((time.perf_counter() - began) / len(over) * 1e6)
    return statistics.median(rounds)


def calls(engine: Engine, board: Any) -> dict[str, Callable[[Moment], Any]]:
    """What is timed of an engine, by name; `apply` works on copies, whose making is timed apart."""
    return {
        "to_act": lambda m: engine.to_act(board, m[0]),
        "check": lambda m: engine.check(board, m[0], m[1], m[2]),
        "legal": lambda m: engine.legal(board, m[0], m[1]),
        "copy": lambda m: type(m[0]).from_buffer_copy(m[0]),
        "copy, apply": lambda m: engine.apply(board, type(m[0]).from_buffer_copy(m[0]), m[1], m[2]),
        "validate": lambda m: engine.validate(board, m[0]),
    }


def whole_games(game: lautta.Game, engine: Engine, players: int, games: int, threads: int) -> float:
    """Decisions a second of whole random games, each thread on games of its own."""
    loaded = game.board()
    parts = [batches.start(game, players, games, 1 + part * games, engine=engine) for part in range(threads)]
    made = [0] * threads

    def play(part: int) -> None:
        made[part] = engine.simulate(loaded.record, parts[part], batches.LIMIT, part)

    running = [threading.Thread(target=play, args=(part,)) for part in range(threads)]
    began = time.perf_counter()
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    return sum(made) / (time.perf_counter() - began)


def main() -> None:
    """Time it all and print two tables."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="amsterdam")
    asked.add_argument("--players", type=int, default=3)
    chosen = asked.parse_args()
    game = lautta.game(chosen.game)
    board = game.board().record
    engines: dict[str, Engine] = {"interpreted": Interpreted(game.table)}
    if game.engine.compiled:
        engines["compiled"] = game.engine

    over = moments(game, chosen.players, 500)
    table = Table(title=f"{chosen.game}, {chosen.players} players: microseconds a call from Python")
    table.add_column("call")
    for name in engines:
        table.add_column(name, justify="right")
    timed = [calls(engine, board) for engine in engines.values()]
    for what in timed[0]:
        table.add_row(what, *(f"{microseconds(door[what], over):.2f}" for door in timed))
    console = Console()
    console.print(table)

    table = Table(title="Whole random games: decisions a second")
    for heading in ("engine", "one thread", "two threads"):
        table.add_column(heading, justify="right")
    for name, engine in engines.items():
        games = 20_000 if engine.compiled else 20
        rates = [whole_games(game, engine, chosen.players, games, threads) for threads in (1, 2)]
        table.add_row(name, *(f"{rate:,.0f}" for rate in rates))
    console.print(table)


if __name__ == "__main__":
    main()
