"""Leaders: placing, moving, taking off the board (chapter: leaders)."""

from collections.abc import Iterator

from lautta.core.bits import each_bit
from lautta.games.tigris.board.squares import around, has, touches
from lautta.games.tigris.rules.kingdoms import (
    count_lifted,
    kingdoms_beside,
    kingdoms_beside_lifted,
    send_home,
    set_out,
)
from lautta.games.tigris.rules.reasons import (
    LEADER_JOINS,
    LEADER_NO_TEMPLE,
    LEADER_NOT_ON_BOARD,
    LEADER_ON_RIVER,
    SAME_SQUARE,
    SQUARE_TAKEN,
    not_now,
)
from lautta.games.tigris.rules.revolts import begin_revolt, rival
from lautta.games.tigris.rules.sequence import begin_action, end_action
from lautta.games.tigris.state import ACT, COLOURS, NONE, RED, WORD, WORDS, Board, Scratch, State, leader_index


def check_position(b: Board, s: State, w: Scratch, seat: int, leader: int, square: int) -> int:
    """Check putting a leader, from outside or lifted from the board, on an empty land square beside a temple, where it
    joins no kingdoms.
    """
    if has(b.river, square):
        return LEADER_ON_RIVER
    if s.phase != ACT:
        return not_now(s)
    here = s.players[seat].leader[leader]
    if here == square:
        return SAME_SQUARE
    if has(s.links, square) or has(s.ruins, square):
        return SQUARE_TAKEN
    if not touches(s.tiles[RED], square):
        return LEADER_NO_TEMPLE
    if here == NONE:
        return LEADER_JOINS if kingdoms_beside(s, w, square) > 1 else 0
    return LEADER_JOINS if kingdoms_beside_lifted(s, w, leader_index(seat, leader), square) > 1 else 0


def position_candidates(b: Board, s: State, w: Scratch, seat: int) -> Iterator[tuple[int, int]]:
    """Every leader on every square where it may stand: exactly the legal ones."""
    if s.phase != ACT:
        return
    for i in range(WORDS):
        w.room.word[i] = b.land.word[i] & ~(s.links.word[i] | s.ruins.word[i]) & around(s.tiles[RED], i)
    for leader in range(COLOURS):
        away = s.players[seat].leader[leader] == NONE
        if not away:
            count_lifted(s, w, leader_index(seat, leader))
        for i in range(WORDS):
            squares = w.room.word[i] & ~(w.twice.word[i] if away else w.lifted_twice.word[i])
            for square in each_bit(squares):
                yield leader, i * WORD + square


def position(b: Board, s: State, w: Scratch, seat: int, leader: int, square: int) -> None:
    """Put a leader on its square; if the kingdom there has another of its colour, a revolt begins."""
    begin_action(s)
    if s.players[seat].leader[leader] != NONE:
        send_home(s, w, leader_index(seat, leader))
    set_out(s, w, leader_index(seat, leader), square)
    other = rival(s, seat, leader)
    if other == NONE:
        end_action(b, s, w)
    else:
        begin_revolt(s, seat, other, leader)


def check_withdraw(s: State, seat: int, leader: int) -> int:
    """Check taking a leader off the board."""
    if s.phase != ACT:
        return not_now(s)
    return LEADER_NOT_ON_BOARD if s.players[seat].leader[leader] == NONE else 0


def withdraw(b: Board, s: State, w: Scratch, seat: int, leader: int) -> None:
    """Return a leader to its owner."""
    begin_action(s)
    send_home(s, w, leader_index(seat, leader))
    end_action(b, s, w)
