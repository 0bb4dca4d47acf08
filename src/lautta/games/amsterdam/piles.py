"""The transport cards on the table: deck, discards, and the open row (chapters: set-up, transport cards)."""

from lautta.core.chance import below
from lautta.games.amsterdam.state import AT_ONCE, MOST_COUNTED, NONE, Board, Player, State


def draw_card(b: Board, s: State) -> int:
    """Turn up a card of the deck and answer its kind, or NONE if there are no cards left at all."""
    if s.deck_size == 0:
        shuffle_discards(b, s)
    if s.deck_size == 0:
        return NONE
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


def throw_row(b: Board, s: State) -> None:
    """Move all open cards to the discards."""
    for slot in range(b.row):
        kind = s.row[slot]
        if kind != NONE:
            s.discard[kind] += 1
            s.discard_size += 1
            s.row[slot] = NONE
    s.resets = min(s.resets + 1, MOST_COUNTED)
    shuffle_if_due(b, s)


def fill_gaps(b: Board, s: State) -> None:
    """Turn up cards for the gaps of the row, from left to right, as long as there are cards."""
    for slot in range(b.row):
        if s.row[slot] == NONE:
            kind = draw_card(b, s)
            s.row[slot] = kind


def fill_row(b: Board, s: State) -> None:
    """Fill the gaps; while too many wild cards lie open and another row may help, turn up a new row."""
    fill_gaps(b, s)
    while wilds_open(b, s) >= b.reset_at and reset_helps(b, s):
        throw_row(b, s)
        fill_gaps(b, s)


def wilds_open(b: Board, s: State) -> int:
    """How many wild cards lie in the row."""
    wilds = 0
    for slot in range(b.row):
        if s.row[slot] == b.wild:
            wilds += 1
    return wilds


def reset_helps(b: Board, s: State) -> bool:
    """Is there a row with few enough wild cards among all cards that are in no hand?

    If discards are shuffled at once, a deck exactly as large as the row would only swap places with it endlessly.
    """
    if s.reshuffle == AT_ONCE and s.discard_size == 0 and s.deck_size == b.row:
        return s.deck[b.wild] < b.reset_at
    cards = s.deck_size + s.discard_size
    wilds = s.deck[b.wild] + s.discard[b.wild]
    for slot in range(b.row):
        if s.row[slot] != NONE:
            cards += 1
        if s.row[slot] == b.wild:
            wilds += 1
    return cards - wilds > min(b.row, cards) - b.reset_at


def row_has(b: Board, s: State, second: bool) -> bool:
    """Is there an open card to take: any at all, or one that may be the second?"""
    for slot in range(b.row):
        if s.row[slot] != NONE and not (second and s.row[slot] == b.wild):
            return True
    return False


def can_draw(b: Board, s: State, second: bool) -> bool:
    """Is there any card to take?"""
    return s.deck_size + s.discard_size > 0 or row_has(b, s, second)
