"""The best score of a game that is played alone, by the engine: `python -m examples.small_boards.exact` (minutes).

A phase is one step of the search: all positions that can be reached in it are found, and each of them ends it. So
nothing is lost by going round in circles, such as loading a good and putting it down again.
"""

from collections.abc import Iterator
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any

import lautta

START = Path(__file__).parent / "four_tiles.txt"
UNUSED = ("chance", "shown", "marks", "mark", "marked", "drawn")
"""Fields of a position that decide nothing here: mines give by rule to who plays alone, and what was moved by whom
matters only to a second transporter."""
OF_A_STOP = ("left_on", "moved", "held", "shifts")
"""The same of the only transporter. Without them, goods could be taken on without end, which is never of use."""


class Search:
    """The best scores from the beginnings of phases, by their keys."""

    def __init__(self, start: lautta.GameState) -> None:
        self.done, self.best, self.positions = start.code("done"), dict[bytes, int](), 0
        self.unloading = {code for code in range(len(start.space)) if start.space.text(code).startswith("unload ")}
        kind: Any = type(start.record)
        cuts = [(getattr(kind, name).offset, getattr(kind, name).size) for name in UNUSED]
        transporter: Any = start.record.players[0].transporters[0]
        first = kind.players.offset + type(start.record.players[0]).transporters.offset
        cuts += [(first + getattr(type(transporter), name).offset, 1) for name in OF_A_STOP]
        ends = [(0, 0), *sorted(cuts), (len(start.bytes()), 0)]
        self.kept = [slice(at + size, end) for (at, size), (end, _) in pairwise(ends)]

    def key(self, state: lautta.GameState) -> bytes:
        """A hash of all that matters."""
        record = state.bytes()
        return blake2b(b"".join(record[part] for part in self.kept), digest_size=16).digest()

    def ends(self, state: lautta.GameState) -> Iterator[tuple[lautta.GameState, list[int]]]:
        """The positions after this phase, which begins here, and what leads to them."""
        seen: set[bytes] = {self.key(state)}
        waiting: list[tuple[lautta.GameState, list[int]]] = [(state, [])]
        while waiting:
            one, codes = waiting.pop(0)
            for code in one.legal_actions:
                after = one.copy(history=False)
                after.apply(code)
                if code == self.done:
                    yield after, [*codes, code]
                elif (key := self.key(after)) not in seen:
                    seen.add(key)
                    waiting.append((after, [*codes, code]))
        self.positions += len(seen)

    def value(self, state: lautta.GameState) -> int:
        """The best score from the beginning of a phase."""
        if state.over:
            return state.scores[0]
        state = self.unloaded(state)
        key = self.key(state)
        if key not in self.best:
            self.best[key] = max(self.value(after) for after, _ in self.ends(state))
        return self.best[key]

    def unloaded(self, state: lautta.GameState) -> lautta.GameState:
        """The same with all goods put down, if goods can be moved now: they can just as well be taken on again."""
        while unloading := self.unloading.intersection(state.legal_actions):
            state = state.copy(history=False)
            state.apply(unloading.pop())
        return state

    def turns(self, state: lautta.GameState) -> dict[bytes, lautta.GameState]:
        """The positions in which the next turn begins, each once."""
        found = {self.key(state): state}
        while next(iter(found.values())).turn == state.turn:
            found = {self.key(after): after for one in found.values() for after, _ in self.ends(one)}
        return found

    def line(self, state: lautta.GameState) -> list[str]:
        """One of the best games from the beginning of a phase."""
        actions: list[str] = []
        while not state.over:
            best = self.value(state)
            state, codes = next(end for end in self.ends(state) if self.value(end[0]) == best)
            actions += [state.space.text(code) for code in codes]
        return actions


def start() -> lautta.GameState:
    """The position of `four_tiles.txt`."""
    return lautta.game("roads").from_text(START.read_text(encoding="utf-8"))


if __name__ == "__main__":
    search, first = Search(start()), start()
    best = search.value(first)
    as_good = [after for after in search.turns(first).values() if search.value(after) == best]
    print(f"{best} points; {len(search.best)} beginnings of phases, {search.positions} positions in them")
    print(f"{len(as_good)} of the positions after the first turn are worth as much")
    print("; ".join(search.line(first)))
