"""The results of a match so far, by round in the order of seeds, for games in any order; and its figures."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from lautta.arena.intervals import Rule, interval, interval_at_any_time
from lautta.arena.matches import Match
from lautta.arena.playing import Line

CLEAR = {1: "above", -1: "below", 0: None}


@dataclass
class Side:
    """The results of one side in the rounds that count; shared wins are not in `wins`."""

    name: str
    games: int = 0
    wins: int = 0
    shared: int = 0
    decisions: int = 0
    ms: float = 0.0
    ms_most: float = 0.0
    units: list[float] = field(default_factory=list)  # its share of each round

    @property
    def share(self) -> float:
        """Its share of all wins; a win that several share counts for each in equal parts."""
        return sum(self.units) / len(self.units) if self.units else 0.0

    @property
    def ms_a_move(self) -> float:
        """Its mean time for a decision, in milliseconds."""
        return self.ms / self.decisions if self.decisions else 0.0

    def add(self, line: Line, seats: list[int]) -> float:
        """Count a game in which it had these seats; return its share of the win."""
        share = len([seat for seat in seats if seat in line.winners]) / len(line.winners)
        self.games += 1
        self.wins += share == 1
        self.shared += 0 < share < 1
        for seat in seats:
            self.decisions += line.decisions[seat]
            self.ms += line.decisions[seat] * line.ms[seat].mean
            self.ms_most = max(self.ms_most, line.ms[seat].most)
        return share


class Tally:
    """A match: its complete rounds, up to the one after which the rule stops it.

    Later games and incomplete rounds do not count, so the result is the same for any number of workers.
    """

    def __init__(self, match: Match, first_seed: int, most: int, rule: Rule | None = None) -> None:
        self.match, self.most, self.rule = match, most, rule
        self.sides = [Side(name) for name in match.sides]
        self.lines: list[Line] = []  # those that count
        self.clear = 0  # 1 if the first side is above the share that the rule asks about, -1 if below
        self.at_least = match.fair(0) if rule is None or rule.share is None else rule.share
        self._next = self._first = first_seed
        self._waiting: dict[int, dict[int, Line]] = {}
        self._counted: Counter[float] = Counter()

    @property
    def rounds(self) -> int:
        """The number of rounds that count."""
        return self._next - self._first

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return bool(self.clear) or self.rounds == self.most

    @property
    def games(self) -> int:
        """The number of its games so far; all of them once it is over."""
        whole = self.most * len(self.match.seatings)
        return whole if self.over else len(self.lines) + sum(map(len, self._waiting.values()))

    def has(self, seed: int, seating: int) -> bool:
        """Is this game counted already?"""
        return seed < self._next or seating in self._waiting.get(seed, ())

    def add(self, line: Line) -> None:
        """Add a game, and count all rounds that are complete now."""
        self._waiting.setdefault(line.seed, {})[line.seating] = line
        while not self.over and len(self._waiting.get(self._next, ())) == len(self.match.seatings):
            games = self._waiting.pop(self._next)
            self._next += 1
            self._count([games[seating] for seating in range(len(games))])

    def _count(self, games: list[Line]) -> None:
        self.lines += games
        for number, side in enumerate(self.sides):
            shares = [
                side.add(line, [seat for seat, at in enumerate(self.match.seatings[line.seating]) if at == number])
                for line in games
            ]
            side.units.append(sum(shares) / len(shares))
        self._counted[self.sides[0].units[-1]] += 1
        if self.rule:
            self.clear = self.rule.clear(self._counted, self.rounds, self.at_least)


def match_figures(tally: Tally) -> dict[str, Any]:
    """Return the figures of a match: rounds, games, the verdict about the share, and each side."""
    return {
        "sides": list(tally.match.sides),
        "rounds": tally.rounds,
        "games": len(tally.lines),
        "interval_at_any_time": tally.rule is not None,
        "at_least": tally.at_least,
        "clear": CLEAR[tally.clear],
        "players": [side_figures(tally, side, number) for number, side in enumerate(tally.sides)],
    }


def side_figures(tally: Tally, side: Side, number: int) -> dict[str, Any]:
    """Return the figures of a side: games, wins, shared wins, its share of all wins, times in milliseconds."""
    low, high = (interval_at_any_time if tally.rule else interval)(side.units)
    return {
        "player": side.name,
        "games": side.games,
        "wins": side.wins,
        "shared": side.shared,
        "share": round(side.share, 6),
        "fair_share": round(tally.match.fair(number), 6),
        "interval": [round(low, 6), round(high, 6)],
        "decisions": side.decisions,
        "ms_a_move": round(side.ms_a_move, 4),
        "ms_most": round(side.ms_most, 4),
    }
