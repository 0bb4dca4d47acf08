"""The board `five_routes` as a game tree: its deals, its information states, and strategies for them."""

import json
from fractions import Fraction
from functools import cache, cached_property
from pathlib import Path

import lautta

BOARD = "five_routes"
EQUILIBRIUM = Path(__file__).parent / "equilibrium.json"
Info = tuple[int, int, int, tuple[int, ...]]
"""An information state: a seat, its contracts at the start and now (as masks), and all actions until now."""
Number = float | Fraction
Strategy = dict[Info, dict[int, Number]]
"""For each information state the probabilities of its actions, by their codes. What it lacks is played uniformly."""


class History:
    """One way in which a game can go: what was dealt, what was done, and the position. What follows is kept."""

    def __init__(self, state: lautta.GameState, dealt: tuple[int, int], done: tuple[int, ...] = ()) -> None:
        self.state, self.dealt, self.done = state, dealt, done
        self.kept: dict[int, History] = {}

    def after(self, code: int) -> "History":
        """Do an action; nothing is drawn by lot, since all cards are alike and all contracts left are drawn at once."""
        if code not in self.kept:
            state = self.state.copy(history=False)
            state.apply(code)
            self.kept[code] = History(state, self.dealt, (*self.done, code))
        return self.kept[code]

    @cached_property
    def legal(self) -> list[int]:
        """The codes of what can be done; none at the end."""
        return self.state.legal_actions

    @cached_property
    def seat(self) -> int:
        """The seat to move."""
        return self.state.to_move[0]

    @cached_property
    def won(self) -> int:
        """What the first seat has won at the end, and the second one lost: 1, 0 or -1."""
        return round(self.state.returns("win")[0])

    @cached_property
    def infos(self) -> tuple[Info, Info]:
        """The information states of both seats."""
        one, other = self.dealt
        players = self.state.record.players
        return (0, one, players[0].contracts, self.done), (1, other, players[1].contracts, self.done)


@cache
def deals() -> list[tuple[Fraction, History]]:
    """All that chance can do, with its probabilities."""
    game = lautta.game("amsterdam")
    found = []
    for probability, outcome in game.outcomes(2, BOARD):
        state = game.new(2, board=BOARD, outcome=outcome)
        one, other = (state.record.players[seat].contracts for seat in (0, 1))
        found.append((probability, History(state, (one, other))))
    return found


def chances(strategy: Strategy, info: Info, legal: list[int]) -> dict[int, Number]:
    """What a strategy does in an information state."""
    chosen = strategy.get(info)
    return {code: chosen.get(code, 0) for code in legal} if chosen else dict.fromkeys(legal, Fraction(1, len(legal)))


def equilibrium() -> Strategy:
    """Return the kept strategies of both seats, from which neither can win more than the value."""
    state = deals()[0][1].state
    ids = state.board.names["contracts"]
    found: Strategy = {}
    for seat, dealt, held, done, chosen in json.loads(EQUILIBRIUM.read_text(encoding="utf-8")):
        start, now = (sum(1 << ids.index(name) for name in names.split()) for names in (dealt, held))
        codes = tuple(state.code(action) for action in done.split("; ") if action)
        found[seat - 1, start, now, codes] = {state.code(action): Fraction(share) for action, share in chosen.items()}
    return found
