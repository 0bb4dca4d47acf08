"""Kingdoms: regions with a leader, stored for each leader; after a change only those affected are recomputed
(chapter: kingdom).
"""

from lautta.core.bits import count_bits, each_bit, lowest_bit
from lautta.games.tigris.board.squares import (
    ALONE,
    BESIDE,
    add,
    around,
    beside,
    clear,
    copy,
    count_both,
    empty,
    fill,
    first,
    has,
    join,
    meet,
    only,
    take,
    touches,
    without,
)
from lautta.games.tigris.state import ACT, COLOURS, NONE, WORDS, Scratch, State


def square_of(s: State, leader: int) -> int:
    """Where a leader stands; it must be on the board."""
    return s.players[leader // COLOURS].leader[leader % COLOURS]


def touched(s: State, square: int) -> int:
    """The leaders whose kingdoms lie beside a square, as a mask of their places."""
    found = 0
    for leader in each_bit(s.standing):
        found |= int(touches(s.realms[leader], square)) << leader
    return found


def together(s: State, leader: int) -> int:
    """All leaders of the kingdom that a leader is in, itself included."""
    found = 0
    for other in each_bit(s.standing):
        found |= int(has(s.realms[leader], square_of(s, other))) << other
    return found


def one_of_each(s: State, w: Scratch, leaders: int) -> int:
    """Of these leaders, the first one in each kingdom."""
    found = 0
    clear(w.region)
    for leader in each_bit(leaders):
        found |= int(not meet(s.realms[leader], w.region)) << leader
        join(w.region, s.realms[leader])
    return found


def kingdoms_of(s: State, w: Scratch, leaders: int) -> int:
    """How many kingdoms these leaders are in."""
    return count_bits(one_of_each(s, w, leaders))


def colour_twice(leaders: int) -> int:
    """The colours that two or more of these leaders have, as a mask."""
    once, twice = 0, 0
    for leader in each_bit(leaders):
        colour = 1 << leader % COLOURS
        twice |= once & colour
        once |= colour
    return twice


# what changes them


def grow(s: State, w: Scratch, square: int, leaders: int) -> None:
    """A piece was put on a square: the kingdoms of these leaders, and groups beside it, become one with the piece."""
    add(s.links, square)
    if leaders == 0:
        return  # no kingdom
    only(w.region, square)
    for leader in each_bit(leaders):
        join(w.region, s.realms[leader])
    loose = 0  # pieces beside it that are in no kingdom
    for i in range(WORDS):
        loose |= s.links.word[i] & BESIDE[square][i] & ~w.region.word[i]
    if loose:
        fill(w.region, s.links)
    for leader in each_bit(leaders):
        copy(s.realms[leader], w.region)


def shrink(s: State, w: Scratch) -> None:
    """Pieces on the squares of `w.hit` are gone: recompute the kingdoms that contained them."""
    broken = 0
    for leader in each_bit(s.standing):
        broken |= int(meet(s.realms[leader], w.hit)) << leader
    while broken:
        only(w.region, square_of(s, lowest_bit(broken)))
        fill(w.region, s.links)
        for leader in each_bit(broken):
            if has(w.region, square_of(s, leader)):
                copy(s.realms[leader], w.region)
                broken &= ~(1 << leader)


def set_out(s: State, w: Scratch, leader: int, square: int) -> None:
    """A leader comes to a square and joins the kingdom there, or founds its own."""
    s.players[leader // COLOURS].leader[leader % COLOURS] = square
    s.standing |= 1 << leader
    add(s.leaders, square)
    grow(s, w, square, touched(s, square) | 1 << leader)


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
        only(w.hit, square)
        shrink(s, w)
        return
    for other in each_bit(s.standing):  # nothing can fall apart
        take(s.realms[other], square)


# how many kingdoms lie beside each square


def survey(s: State, w: Scratch) -> None:
    """Find the squares beside at least one, two and three kingdoms, for candidates: `w.once`, `w.twice`, `w.thrice`."""
    if s.phase != ACT:
        return
    clear(w.once)
    clear(w.twice)
    clear(w.thrice)
    for leader in each_bit(one_of_each(s, w, s.standing)):
        for i in range(WORDS):
            near = around(s.realms[leader], i)
            w.thrice.word[i] |= w.twice.word[i] & near
            w.twice.word[i] |= w.once.word[i] & near
            w.once.word[i] |= near


def count_lifted(s: State, w: Scratch, leader: int) -> None:
    """The same for the squares of `w.room` while a leader is off the board: `w.lifted_once`, `w.lifted_twice`.

    Its kingdom may fall into parts, and those without another leader are no kingdoms.
    """
    realm = s.realms[leader]
    contested = 0
    for i in range(WORDS):
        near = around(realm, i)
        contested |= w.room.word[i] & w.twice.word[i] & near
        w.lifted_twice.word[i] = w.twice.word[i] & ~near | w.thrice.word[i] & near
        w.lifted_once.word[i] = w.once.word[i] & ~near | w.twice.word[i] & near
    leaders = count_both(realm, s.leaders)
    if leaders == 1 or (leaders == 2 and contested == 0):
        return  # what is left is no kingdom, or one kingdom where no other is near
    take_out(s, w, leader)
    while not empty(w.others):
        next_part(s, w, leader)
        for i in range(WORDS):
            near = around(w.region, i)
            w.lifted_twice.word[i] |= w.lifted_once.word[i] & near
            w.lifted_once.word[i] |= near
            w.others.word[i] &= ~w.region.word[i]


def take_out(s: State, w: Scratch, leader: int) -> None:
    """Set `w.rest` to a leader's kingdom without it, and `w.others` to the squares of the leaders there."""
    square = square_of(s, leader)
    for i in range(WORDS):
        w.rest.word[i] = s.realms[leader].word[i] & ~ALONE[square][i]
        w.others.word[i] = w.rest.word[i] & s.leaders.word[i]


def next_part(s: State, w: Scratch, leader: int) -> None:
    """Set `w.region` to the part of `w.rest` with the first of `w.others`."""
    if beside(s.links, square_of(s, leader)) > 1:
        only(w.region, first(w.others))
        fill(w.region, w.rest)
    else:
        copy(w.region, w.rest)


def kingdoms_beside(s: State, w: Scratch, square: int) -> int:
    """How many kingdoms lie beside a square."""
    return kingdoms_of(s, w, touched(s, square))


def kingdoms_beside_lifted(s: State, w: Scratch, leader: int, square: int) -> int:
    """How many kingdoms would lie beside a square while a leader is off the board."""
    own = together(s, leader)
    found = kingdoms_of(s, w, touched(s, square) & ~own)
    take_out(s, w, leader)
    while not empty(w.others):
        next_part(s, w, leader)
        found += int(touches(w.region, square))
        without(w.others, w.region)
    return found
