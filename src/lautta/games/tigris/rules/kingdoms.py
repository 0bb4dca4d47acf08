"""Kingdoms: regions with a leader, stored for each leader; after a change only those affected are recomputed
(chapter: kingdom).
"""

from lautta.core.bits import each_bit, lowest_bit
from lautta.games.tigris.board.squares import (
    BESIDE,
    add,
    around,
    beside,
    clear,
    copy,
    fill,
    has,
    join,
    meet,
    take,
    touches,
)
from lautta.games.tigris.state import COLOURS, NONE, WORDS, Scratch, State


def square_of(s: State, leader: int) -> int:
    """Where a leader stands; it must be on the board."""
    return s.players[leader // COLOURS].leader[leader % COLOURS]


def touched(s: State, square: int) -> int:
    """The leaders whose kingdoms lie beside a square, as a mask of their places."""
    found = 0
    for leader in each_bit(s.standing):
        if touches(s.realms[leader], square):
            found |= 1 << leader
    return found


def together(s: State, leader: int) -> int:
    """All leaders of the kingdom that a leader is in, itself included."""
    found = 0
    for other in each_bit(s.standing):
        if has(s.realms[leader], square_of(s, other)):
            found |= 1 << other
    return found


def kingdoms_of(s: State, leaders: int) -> int:
    """How many kingdoms these leaders are in."""
    found = 0
    for leader in each_bit(leaders):
        found += not stands_with(s, leader, leaders & ((1 << leader) - 1))
    return found


def stands_with(s: State, leader: int, others: int) -> bool:
    """Is one of these other leaders in the kingdom of this one?"""
    for other in each_bit(others):
        if has(s.realms[leader], square_of(s, other)):
            return True
    return False


def colour_twice(leaders: int) -> int:
    """The colours that two or more of these leaders have, as a mask."""
    once, twice = 0, 0
    for leader in each_bit(leaders):
        colour = 1 << leader % COLOURS
        twice |= once & colour
        once |= colour
    return twice


# what changes them


def grow(s: State, w: Scratch, square: int) -> None:
    """A piece was put on a square: all kingdoms and groups beside it become one, together with it."""
    add(s.links, square)
    clear(w.region)
    add(w.region, square)
    leaders = touched(s, square)
    if leaders == 0 and not has(s.leaders, square):
        return  # no kingdom
    for leader in each_bit(leaders):
        join(w.region, s.realms[leader])
    loose = 0  # pieces beside it that are in no kingdom
    for i in range(WORDS):
        loose |= s.links.word[i] & BESIDE[square][i] & ~w.region.word[i]
    if loose:
        fill(w.region, s.links)
    give(s, w, s.standing)


def give(s: State, w: Scratch, leaders: int) -> int:
    """Make the region the kingdom of all these leaders that stand in it; answers the others."""
    others = leaders
    for leader in each_bit(leaders):
        if has(w.region, square_of(s, leader)):
            copy(s.realms[leader], w.region)
            others &= ~(1 << leader)
    return others


def shrink(s: State, w: Scratch) -> None:
    """Pieces on the squares of `w.hit` are gone: recompute the kingdoms that contained them."""
    broken = 0
    for leader in each_bit(s.standing):
        if meet(s.realms[leader], w.hit):
            broken |= 1 << leader
    while broken:
        clear(w.region)
        add(w.region, square_of(s, lowest_bit(broken)))
        fill(w.region, s.links)
        broken = give(s, w, broken)


def set_out(s: State, w: Scratch, leader: int, square: int) -> None:
    """A leader comes to a square and joins the kingdom there, or founds its own."""
    s.players[leader // COLOURS].leader[leader % COLOURS] = square
    s.standing |= 1 << leader
    add(s.leaders, square)
    grow(s, w, square)


def lift(s: State, leader: int) -> None:
    """A leader leaves the board; its kingdom is not recomputed yet."""
    square = square_of(s, leader)
    s.players[leader // COLOURS].leader[leader % COLOURS] = NONE
    s.standing &= ~(1 << leader)
    take(s.leaders, square)
    take(s.links, square)
    clear(s.realms[leader])


def send_home(s: State, w: Scratch, leader: int) -> None:
    """A leader goes back to its owner."""
    square = square_of(s, leader)
    lift(s, leader)
    if beside(s.links, square) > 1:
        clear(w.hit)
        add(w.hit, square)
        shrink(s, w)
        return
    for other in each_bit(s.standing):  # nothing can fall apart
        take(s.realms[other], square)


# how many kingdoms lie beside each square


def count_kingdoms(s: State, w: Scratch) -> None:
    """Find the squares beside at least one, two and three kingdoms: `w.once`, `w.twice`, `w.thrice`."""
    clear(w.once)
    clear(w.twice)
    clear(w.thrice)
    clear(w.region)  # all kingdoms counted so far
    for leader in each_bit(s.standing):
        if has(w.region, square_of(s, leader)):
            continue
        for i in range(WORDS):
            near = around(s.realms[leader], i)
            w.thrice.word[i] |= w.twice.word[i] & near
            w.twice.word[i] |= w.once.word[i] & near
            w.once.word[i] |= near
            w.region.word[i] |= s.realms[leader].word[i]


def count_lifted(s: State, w: Scratch, leader: int) -> None:
    """The same while a leader is off the board: `w.lifted_once`, `w.lifted_twice`. Needs `count_kingdoms` first.

    Its kingdom may fall into parts, and those without another leader are no kingdoms.
    """
    for i in range(WORDS):
        near = around(s.realms[leader], i)
        w.lifted_twice.word[i] = w.twice.word[i] & ~near | w.thrice.word[i] & near
        w.lifted_once.word[i] = w.once.word[i] & ~near | w.twice.word[i] & near
    others = together(s, leader) & ~(1 << leader)
    while others:
        others = part_without(s, w, leader, others)
        for i in range(WORDS):
            near = around(w.region, i)
            w.lifted_twice.word[i] |= w.lifted_once.word[i] & near
            w.lifted_once.word[i] |= near


def part_without(s: State, w: Scratch, leader: int, others: int) -> int:
    """Set `w.region` to the kingdom of the first of these others if a leader were lifted; answers those not in it.

    These others are in the leader's kingdom.
    """
    square = square_of(s, leader)
    copy(w.hit, s.realms[leader])
    take(w.hit, square)
    if beside(s.links, square) <= 1:
        copy(w.region, w.hit)
        return 0
    clear(w.region)
    add(w.region, square_of(s, lowest_bit(others)))
    fill(w.region, w.hit)
    left = others
    for other in each_bit(others):
        if has(w.region, square_of(s, other)):
            left &= ~(1 << other)
    return left


def kingdoms_beside(s: State, square: int) -> int:
    """How many kingdoms lie beside a square."""
    return kingdoms_of(s, touched(s, square))


def kingdoms_beside_lifted(s: State, w: Scratch, leader: int, square: int) -> int:
    """How many kingdoms would lie beside a square while a leader is off the board."""
    own = together(s, leader)
    found = kingdoms_of(s, touched(s, square) & ~own)
    others = own & ~(1 << leader)
    while others:
        others = part_without(s, w, leader, others)
        if touches(w.region, square):
            found += 1
    return found
