"""How often the computer players of a game do what a person would call absurd.

    python -m bench.habits --game tigris --level pipsa --games 40
    python -m bench.habits --game amsterdam --level otto --players 4 --json

Level and *sense*, the yardstick, have equally many seats. Prints how often each of them shows each habit: times a game,
by all its seats, and times a turn.

Tigris & Euphrates:

* `twice`: moves a leader that it placed in the same turn and that still stands there.
* `withdrawn`: takes a leader off the board that stands beside two temples or more, and does not place it again in the
  same turn.
* `passed`: passes although a tile of its hand would bring a point at once.
* `swapped`: swaps tiles although one of its hand would bring a point of its weakest colour at once.
* `undone`: undoes its first action with the second: moves a leader back, withdraws a leader that it just placed, or
  destroys the tile that it just placed.

Amsterdam:

* `aimless`: builds a route of one or two spaces, without a bonus card, that brings no contract nearer, although it has
  contracts that it has time and carts to fulfil.
* `shut_out`: builds a route after which it cannot fulfil a contract any more, for lack of carts or ways.
* `unneeded`: takes an open card as the second of two that its contracts do not need, although one lies open that
  completes a route for them.
* `hopeless`: keeps a contract that its carts cannot fulfil, although it may refuse it.
* `idle`: takes a card or passes in its last turn, although it can build.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import lautta
from lautta import players
from lautta.core.game import GameState
from lautta.games.amsterdam.board.paths import Path, marks, missing_each
from lautta.games.amsterdam.players.sense import Mind
from lautta.games.amsterdam.rules.contracts import must_keep, picked
from lautta.games.amsterdam.state import SECOND, TURN, Board, bit
from lautta.games.tigris.board.marks import temples_beside
from lautta.games.tigris.show.preview import done
from lautta.games.tigris.state import ACT, COLOURS
from lautta.players.playing import decision

SENSE = "sense"


class Did(NamedTuple):
    """An action of a seat, and its view before."""

    name: str
    args: tuple[int, ...]
    view: GameState


Habits = Callable[[GameState, int, Did, list[Did]], Iterator[str]]  # view, seat, action, the earlier ones of the turn


def did(view: GameState, code: int) -> Did:
    """Return an action with its name."""
    action, args = view.space.decode(code)
    return Did(action.name, args, view)


# Tigris & Euphrates


def of_tigris(view: GameState, seat: int, now: Did, turn: list[Did]) -> Iterator[str]:
    """Yield the absurd habits that an action shows."""
    s = view.record
    leaders = s.players[seat].leader
    if s.phase != ACT:
        return
    for last in turn:
        placed = last.name == "position" and leaders[last.args[0]] == last.args[1]
        again = placed and now.name in ("position", "withdraw") and now.args[0] == last.args[0]
        if again and now.name == "position":
            yield "twice"
        if again and (now.name == "withdraw" or last.view.record.players[seat].leader[now.args[0]] == now.args[1]):
            yield "undone"
        if last.name == "place" and now == ("destroy", last.args[1:], view):
            yield "undone"
        if last.name == "withdraw" and now[:1] + now.args[:1] != ("position", *last.args) and stood_well(last, seat):
            yield "withdrawn"
    if now.name == "withdraw" and s.actions == 1 and stood_well(now, seat):
        yield "withdrawn"
    if now.name == "pass" and scoring(view, seat):
        yield "passed"
    if now.name == "swap":
        points = s.players[seat].points
        if any(points[colour] == min(points) for colour in scoring(view, seat)):
            yield "swapped"


def stood_well(withdrawal: Did, seat: int) -> bool:
    """Did a leader that was withdrawn stand beside two temples or more?"""
    s = withdrawal.view.record
    return temples_beside(s, s.players[seat].leader[withdrawal.args[0]]).bit_count() > 1


def scoring(view: GameState, seat: int) -> set[int]:
    """Return the colours of the tiles in hand that would bring the seat a point at once."""
    points = view.record.players[seat].points
    found: set[int] = set()
    for code in view.legal(seat):
        name, args, _ = did(view, code)
        if name == "place" and args[0] not in found:
            then = done(view.board, view.record, seat, code).players[seat].points
            found |= {args[0]} if any(then[colour] > points[colour] for colour in range(COLOURS)) else set()
    return found


# Amsterdam


def of_amsterdam(view: GameState, seat: int, now: Did, turn: list[Did]) -> Iterator[str]:
    """Yield the absurd habits that an action shows."""
    b: Board = view.board.record  # type: ignore[assignment]
    s, p = view.record, view.record.players[seat]
    if now.name == "build" and not s.last_turns:
        route, length = now.args[0], b.length[now.args[0]]
        contracts = marks(p.contracts)
        before = missing_each(b, s, seat, contracts)
        after = missing_each(b, s, seat, contracts, p.routes | bit(route))
        ways = [(old, new) for old, new in zip(before, after, strict=True) if old and 0 < old.spaces <= p.carts]
        if any(spaces(new) > p.carts - length for _, new in ways):
            yield "shut_out"
        nearer = any(spaces(new) < old.spaces for old, new in ways)
        small = length <= 2 and not (b.token[route] and s.tokens)
        if small and not nearer and Mind(view, seat).plan.routes:
            yield "aimless"
    second = now.name == "row" and s.phase == SECOND and Mind(view, seat).completing
    if second and not needed(turn[-1], seat) and not needed(now, seat):
        yield "unneeded"
    if now.name == "keep":
        kept = marks(picked(p.offer, now.args[0]))
        carts = 0 if s.last_turns else p.carts
        if len(kept) > must_keep(b, s) and any(spaces(way) > carts for way in missing_each(b, s, seat, kept)):
            yield "hopeless"
    late = s.phase == TURN and s.last_turns and now.name in ("deck", "row", "pass")
    if late and any(did(view, code).name == "build" for code in view.legal(seat)):
        yield "idle"


def needed(drawn: Did, seat: int) -> bool:
    """Do the contracts of a seat need a card that it drew? So they do if it is wild, or from the deck."""
    return drawn.name == "deck" or Mind(drawn.view, seat).needs(drawn.view.record.row[drawn.args[0]])


def spaces(way: Path | None) -> int:
    """Return how many spaces a way lacks; more than anybody has carts without one."""
    return way.spaces if way else 1_000


HABITS: dict[str, tuple[Habits, tuple[str, ...]]] = {
    "amsterdam": (of_amsterdam, ("aimless", "shut_out", "unneeded", "hopeless", "idle")),
    "tigris": (of_tigris, ("twice", "withdrawn", "passed", "swapped", "undone")),
}


def play(game: str, names: list[str], seed: int, counts: dict[str, Counter[str]]) -> None:
    """Play a game among players, one a seat, and count their habits and turns by name."""
    state = lautta.game(game).new(len(names), seed)
    seated = [players.make(name, seed * len(names) + seat) for seat, name in enumerate(names)]
    turns: list[tuple[int, list[Did]]] = [(-1, []) for _ in names]
    while state.to_move:
        seat = state.to_move[0]
        if turns[seat][0] != state.record.turn and state.record.seat == seat:
            turns[seat] = (state.record.turn, [])
            counts[names[seat]]["turns"] += 1
        view = state.view(seat, recall=True)
        code = decision(seated[seat], state, seat)
        now = did(view, code)
        counts[names[seat]].update(HABITS[game][0](view, seat, now, turns[seat][1]))
        turns[seat][1].append(now)
        state.apply(code, seat)


def measure(game: str, level: str, games: int, seats: int = 2, seed: int = 1) -> dict[str, Any]:
    """Return how often a level and *sense* show each habit, a game and a turn, in so many games with rotated seats."""
    counts: dict[str, Counter[str]] = {level: Counter(), SENSE: Counter()}
    for number in range(games):
        names = [(level, SENSE)[(seat + number) % 2] for seat in range(seats)]
        play(game, names, seed + number // 2, counts)
    return {
        "game": game,
        "players": seats,
        "games": games,
        "habits": {
            name: {
                habit: {"game": round(count[habit] / games, 3), "turn": round(count[habit] / max(1, count["turns"]), 4)}
                for habit in HABITS[game][1]
            }
            for name, count in counts.items()
        },
    }


def main() -> None:
    """Print the habits that were asked for."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--game", choices=sorted(HABITS), required=True)
    read.add_argument("--level", default="pipsa", help="a computer player")
    read.add_argument("--games", type=int, default=40)
    read.add_argument("--players", type=int, default=2, help="how many sit at a table")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--json", action="store_true", help="print one JSON object instead")
    asked = read.parse_args()
    found = measure(asked.game, asked.level, asked.games, asked.players, asked.seed)
    if asked.json:
        print(json.dumps(found))
        return
    print(f"{asked.game}, {asked.players} at a table, {asked.games} games: times a game (times a turn)")
    for name, habits in found["habits"].items():
        print(f"  {name}: " + ", ".join(f"{habit} {n['game']} ({n['turn']})" for habit, n in habits.items()))


if __name__ == "__main__":
    main()
