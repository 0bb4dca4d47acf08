"""What is never, or hardly ever, worth a thought, so that there are fewer actions to think over.

Tiles that touch nothing, and catastrophes on squares where nothing lies, are legal and lead nowhere.
"""

from lautta.core.at_hand import Codes
from lautta.games.tigris.foresight import DESTROY, POSITION, SWAP
from lautta.games.tigris.outlines import Thoughts
from lautta.games.tigris.squares import around, has
from lautta.games.tigris.state import ACT, COLOURS, SQUARES, WORDS, Board, State


def sift(b: Board, s: State, w: Thoughts, seat: int, codes: Codes) -> None:
    """Keep tiles that touch something, and catastrophes on tiles; passing is always kept."""
    if s.phase != ACT:
        return
    for i in range(WORDS):
        w.near.word[i] = around(s.links, i)
        w.once.word[i] = 0
        for colour in range(COLOURS):
            w.once.word[i] |= s.tiles[colour].word[i]
    kept = 0
    for place in range(codes.count):
        code = codes.code[place]
        keep = True
        if code < POSITION:
            keep = has(w.near, code % SQUARES)
        elif DESTROY <= code < SWAP:
            keep = has(w.once, code - DESTROY)
        if keep:
            codes.code[kept] = code
            kept += 1
    codes.count = kept
