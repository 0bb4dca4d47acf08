"""What no action changes, whatever position a game goes on from: cards, contracts, and the carts of each player."""

from collections import Counter

from lautta.core.game import GameState


class Ledger:
    """Accounts for everything from one state to the next."""

    def __init__(self, state: GameState) -> None:
        self.cards, self.contracts, self.carts = cards(state), contracts(state), carts(state)

    def check(self, before: GameState, after: GameState, seat: int, action: str) -> None:
        """Nothing is lost or doubled."""
        assert cards(after) == self.cards, f"{action}: cards are lost or doubled\n{before.text()}"
        assert contracts(after) == self.contracts, f"{action}: contracts are lost or doubled\n{before.text()}"
        assert carts(after) == self.carts, f"{action}: carts do not fit what was built\n{before.text()}"


def cards(state: GameState) -> Counter[int]:
    """The cards of each kind, wherever they are."""
    s = state.record
    found = Counter(s.row[slot] for slot in range(len(state.board.names["slots"])) if s.row[slot] >= 0)
    for pile in (s.deck, s.discard, *(s.players[seat].hand for seat in range(s.seats))):
        found.update({kind: pile[kind] for kind in range(len(state.board.names["kinds"]))})
    return found


def contracts(state: GameState) -> Counter[int]:
    """All contracts; while the first ones are chosen, those that are kept are still in the offer."""
    s = state.record
    masks = [s.pool]
    for seat in range(s.seats):
        player = s.players[seat]
        masks.append(player.offer if s.phase == 0 else player.contracts | player.offer)
    return Counter([c for mask in masks for c in range(64) if mask >> c & 1]
                   + [s.returned[place] for place in range(s.returned_count)])  # fmt: skip


def carts(state: GameState) -> list[int]:
    """The carts of each seat: in front of it and on its routes."""
    s, length = state.record, state.board.record.length
    return [
        player.carts + sum(length[route] for route in range(64) if player.routes >> route & 1)
        for player in (s.players[seat] for seat in range(s.seats))
    ]
