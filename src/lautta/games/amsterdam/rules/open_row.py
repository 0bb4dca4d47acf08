"""The row of open transport cards, and what happens when too many wild cards lie in it (chapter: transport cards)."""

from lautta.games.amsterdam.rules.piles import draw_card, shuffle_if_due
from lautta.games.amsterdam.state import AT_ONCE, MOST_COUNTED, NONE, Board, State


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
