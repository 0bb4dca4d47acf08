"""The piles of transport cards: deck and discards; the open cards are in open_row.py (chapter: transport cards)."""

from lautta.core.chance import alike, below
from lautta.games.amsterdam.state import AT_ONCE, MOST_COUNTED, NONE, Board, Player, State


def draw_card(b: Board, s: State) -> int:
    """Turn up a card of the deck and answer its kind, or NONE if there are no cards left at all."""
    if s.deck_size == 0:
        shuffle_discards(b, s)
    if s.deck_size == 0:
        return NONE
    for kind in range(b.kinds):
        alike(s.chance, s.deck[kind])
    which = below(s.chance, s.deck_size)
    for kind in range(b.kinds):
        which -= s.deck[kind]
        if which < 0:
            s.deck[kind] -= 1
            s.deck_size -= 1
            s.shown = min(s.shown + 1, MOST_COUNTED)
            shuffle_if_due(b, s)
            return kind
    return NONE  # a view does not show the deck


def draw_blind(b: Board, s: State, p: Player) -> None:
    """A player takes the top card of the deck into the hand."""
    kind = draw_card(b, s)
    if kind != NONE:
        p.hand[kind] += 1
        p.hand_size += 1


def shuffle_discards(b: Board, s: State) -> None:
    """The discards become the new deck."""
    if s.discard_size == 0:
        return
    for kind in range(b.kinds):
        s.deck[kind] += s.discard[kind]
        s.discard[kind] = 0
    s.deck_size += s.discard_size
    s.discard_size = 0
    s.reshuffles = min(s.reshuffles + 1, MOST_COUNTED)


def shuffle_if_due(b: Board, s: State) -> None:
    """With the option at-once, shuffle as soon as the deck is empty instead of at the next draw."""
    if s.reshuffle == AT_ONCE and s.deck_size == 0:
        shuffle_discards(b, s)


def elsewhere(b: Board, s: State, kind: int) -> int:
    """How many cards of a kind are in hands, in the row, and among the discards."""
    cards = s.discard[kind]
    for seat in range(s.seats):
        cards += s.players[seat].hand[kind]
    for slot in range(b.row):
        if s.row[slot] == kind:
            cards += 1
    return cards
