"""Counterfactual regret minimisation, CFR+: `python -m examples.small_boards.cfr 300`.

What a seat holds changes neither what it may do nor what others see. So all deals have the same tree of actions, and
each of its nodes works on arrays with a number for each deal.
"""

import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
from examples.small_boards.best_response import best_response
from examples.small_boards.tree import History, Strategy, deals
from numpy.typing import NDArray

Numbers = NDArray[np.float64]


class Node:
    """A node of the tree of actions. `states` has the information state of each deal, as a number."""

    def __init__(self, histories: Sequence[History]) -> None:
        first = histories[0]
        self.codes, self.won = first.legal, np.zeros(0)
        if not self.codes:
            self.won = np.array([history.won for history in histories])
            return
        self.seat = first.seat
        self.infos = list(dict.fromkeys(history.infos[self.seat] for history in histories))
        self.states = np.array([self.infos.index(history.infos[self.seat]) for history in histories])
        self.sizes = np.bincount(self.states)
        self.regrets, self.sums = np.zeros((2, len(self.infos), len(self.codes)))
        self.after = [Node([history.after(code) for history in histories]) for code in self.codes]

    def current(self) -> Numbers:
        """Regret matching: a row of probabilities for each information state."""
        total = self.regrets.sum(1, keepdims=True)
        return np.divide(self.regrets, total, where=total > 0, out=np.full_like(self.regrets, 1 / len(self.codes)))

    def improve(self, learner: int, own: Numbers, other: Numbers, weight: int) -> Numbers:
        """Update the learner's regrets from here on; return what it wins in each deal.

        `own` and `other` are the probabilities with which it and its opponent have come here, by deal.
        """
        if not self.codes:
            return self.won if learner == 0 else -self.won
        rows = self.current()
        chosen = rows[self.states].T
        ways = list(zip(self.after, chosen, strict=True))
        if self.seat != learner:
            return np.sum([share * one.improve(learner, own, other * share, weight) for one, share in ways], 0)
        values = [one.improve(learner, own * share, other, weight) for one, share in ways]
        mean = (np.array(values) * chosen).sum(0)
        gains = [np.bincount(self.states, other * (worth - mean)) for worth in values]
        self.regrets = np.maximum(self.regrets + np.stack(gains, 1), 0)
        self.sums += (weight * np.bincount(self.states, own) / self.sizes)[:, None] * rows
        return mean

    def strategy(self) -> Strategy:
        """The mean strategy from here on, where it can come to."""
        if not self.codes:
            return {}
        found: Strategy = {}
        for info, row in zip(self.infos, self.sums, strict=True):
            if row.any():
                found[info] = dict(zip(self.codes, (row / row.sum()).tolist(), strict=True))
        for one in self.after:
            found |= one.strategy()
        return found


def solved(iterations: int) -> Strategy:
    """Return the strategy after some iterations; each counts as much as its number. All deals are equally likely."""
    histories: Any = [history for _, history in deals()]
    root, all_deals = Node(histories), np.ones(len(histories))
    for iteration in range(1, iterations + 1):
        for learner in (0, 1):
            root.improve(learner, all_deals, all_deals, iteration)
    return root.strategy()


if __name__ == "__main__":
    found = solved(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
    first, second = (float(best_response(found, seat)) for seat in (0, 1))
    print(f"The first seat wins between {-second:.5f} and {first:.5f}; exploitability {(first + second) / 2:.5f}")
