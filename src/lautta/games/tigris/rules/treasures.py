"""Treasures: who takes them, and which one stays (chapter: treasures)."""

from collections.abc import Iterator

from lautta.core.bits import count_bits, each_bit, lowest_bit
from lautta.games.tigris.board.squares import add, count_both, has
from lautta.games.tigris.rules.reasons import CORNER_FIRST, NOT_OFFERED_TREASURE, not_now
from lautta.games.tigris.rules.scoring import weakest
from lautta.games.tigris.state import GREEN, NONE, TREASURE, WORD, WORDS, Board, State, leader_index


def plain_treasures(b: Board, s: State, seat: int) -> int:
    """How many treasures outside corners lie in the kingdom of a player's trader."""
    found = 0
    realm = s.realms[leader_index(seat, GREEN)]
    for i in range(WORDS):
        found += count_bits(realm.word[i] & s.treasures.word[i] & ~b.corners.word[i])
    return found


def take_treasures(b: Board, s: State) -> int:
    """The owners of traders take all treasures but one, the active player first; answers who must choose, or NONE.

    Treasures in corners are taken first, so one of the others stays if there is one.
    """
    for after in range(s.seats):
        seat = (s.seat + after) % s.seats
        trader = leader_index(seat, GREEN)
        if s.players[seat].leader[GREEN] != NONE and count_both(s.realms[trader], s.treasures) > 1:
            if plain_treasures(b, s, seat) != 1:
                return seat
            for i in range(WORDS):
                plain = s.realms[trader].word[i] & s.treasures.word[i] & ~b.corners.word[i]
                if plain:
                    take_but(s, seat, i * WORD + lowest_bit(plain))
    return NONE


def take_but(s: State, seat: int, square: int) -> None:
    """A player takes all treasures in the trader's kingdom but this one."""
    p = s.players[seat]
    realm = s.realms[leader_index(seat, GREEN)]
    p.treasures += count_both(realm, s.treasures) - 1
    for i in range(WORDS):
        s.treasures.word[i] &= ~realm.word[i]
    add(s.treasures, square)
    p.score = weakest(p)


def check_leave(b: Board, s: State, seat: int, square: int) -> int:
    """Check saying which treasure stays."""
    if s.phase != TREASURE:
        return not_now(s)
    if not has(s.realms[leader_index(seat, GREEN)], square) or not has(s.treasures, square):
        return NOT_OFFERED_TREASURE
    return CORNER_FIRST if has(b.corners, square) and plain_treasures(b, s, seat) > 0 else 0


def leave_candidates(b: Board, s: State, seat: int) -> Iterator[int]:
    """Every treasure that may stay, those in corners only if there are no others: exactly the legal ones."""
    if s.phase != TREASURE:
        return
    plain = plain_treasures(b, s, seat) > 0
    for i in range(WORDS):
        offered = s.realms[leader_index(seat, GREEN)].word[i] & s.treasures.word[i]
        if plain:
            offered &= ~b.corners.word[i]
        for square in each_bit(offered):
            yield i * WORD + square
