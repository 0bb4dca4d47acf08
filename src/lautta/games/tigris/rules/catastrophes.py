"""Catastrophes (chapter: catastrophes)."""

from collections.abc import Iterator

from lautta.core.bits import each_bit
from lautta.games.tigris.board.squares import add, has, only, take
from lautta.games.tigris.rules.kingdoms import shrink
from lautta.games.tigris.rules.monuments import colour_of, send_orphans_home
from lautta.games.tigris.rules.reasons import (
    CATASTROPHE_AGAIN,
    CATASTROPHE_ON_LEADER,
    CATASTROPHE_ON_MONUMENT,
    CATASTROPHE_ON_TREASURE,
    NO_CATASTROPHE_LEFT,
    not_now,
)
from lautta.games.tigris.rules.sequence import begin_action, end_action
from lautta.games.tigris.state import ACT, NONE, ONCE, RED, WORD, WORDS, Board, Scratch, State


def check_destroy(s: State, seat: int, square: int) -> int:
    """Check laying a catastrophe on an empty square or on a tile without treasure, monument or leader."""
    if s.phase != ACT:
        return not_now(s)
    if s.players[seat].catastrophes == 0:
        return NO_CATASTROPHE_LEFT
    if has(s.leaders, square):
        return CATASTROPHE_ON_LEADER
    if has(s.down, square):
        return CATASTROPHE_ON_MONUMENT
    if has(s.treasures, square):
        return CATASTROPHE_ON_TREASURE
    return CATASTROPHE_AGAIN if s.ruins_again == ONCE and has(s.ruins, square) else 0


def destroy_candidates(b: Board, s: State, seat: int) -> Iterator[int]:
    """Every square that a catastrophe may hit: exactly the legal ones."""
    if s.phase != ACT or s.players[seat].catastrophes == 0:
        return
    for i in range(WORDS):
        squares = (b.land.word[i] | b.river.word[i]) & ~(s.leaders.word[i] | s.down.word[i] | s.treasures.word[i])
        if s.ruins_again == ONCE:
            squares &= ~s.ruins.word[i]
        for square in each_bit(squares):
            yield i * WORD + square


def destroy(b: Board, s: State, w: Scratch, seat: int, square: int) -> None:
    """Lay it: the square is dead for the rest of the game; a tile there leaves the game, and links are broken."""
    begin_action(s)
    s.players[seat].catastrophes -= 1
    add(s.ruins, square)
    colour = colour_of(s, square)
    if colour != NONE:
        take(s.tiles[colour], square)
        take(s.spent, square)
        take(s.links, square)
        s.gone[colour] += 1
        only(w.hit, square)
        shrink(s, w)
        if colour == RED:
            send_orphans_home(s, w)
    end_action(b, s, w)
