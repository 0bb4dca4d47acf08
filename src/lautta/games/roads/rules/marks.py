"""Which transporter has moved which goods in this phase: the flipped counters of the board game.

A mark says how many goods of a kind in a place were moved by one transporter. Marks are kept in one list, ordered by
place, good and mover, so that equal positions have equal records. No good has two marks of the same seat, as no two
transporters of a player move it.

Goods of a kind are alike apart from their marks. Which of them leaves a place is decided for each seat separately:
first one that the taker has moved itself, then one the giver may not move on, then one that the seat has not moved.
"""

from lautta.games.roads.state import GOODS, GOOSE, MARKS, NONE, PARTNERS, SLOTS, STORES, Board, State


def aboard(seat: int, slot: int) -> int:
    """The place for goods that a transporter carries."""
    return STORES + seat * SLOTS + slot


def behind(seat: int, slot: int) -> int:
    """The place for geese that follow a transporter."""
    return STORES + PARTNERS + seat * SLOTS + slot


def key_of(place: int, good: int, mover: int) -> int:
    """The number by which marks are ordered; `mover` is seat * SLOTS + slot."""
    return (place * GOODS + good) * PARTNERS + mover


def find(s: State, key: int) -> int:
    """The index in the list where a mark is, or would be."""
    low, high = 0, s.marks
    while low < high:
        middle = (low + high) // 2
        if s.mark[middle] < key:
            low = middle + 1
        else:
            high = middle
    return low


def moved_by(s: State, place: int, good: int, seat: int, slot: int) -> int:
    """How many goods of a kind in a place one transporter has moved."""
    key = key_of(place, good, seat * SLOTS + slot)
    at = find(s, key)
    return s.marked[at] if at < s.marks and s.mark[at] == key else 0


def moved_by_others(s: State, place: int, good: int, seat: int, slot: int) -> int:
    """How many of them other transporters of a seat have moved; any of its transporters if the slot is NONE."""
    total = 0
    first = key_of(place, good, seat * SLOTS)
    at = find(s, first)
    while at < s.marks and s.mark[at] < first + SLOTS:
        if s.mark[at] - first != slot:
            total += s.marked[at]
        at += 1
    return total


def stuck_good(s: State, seat: int, slot: int, good: int) -> int:
    """How many goods of a kind a transporter has aboard that it may not move on, as another of its seat moved them."""
    return moved_by_others(s, aboard(seat, slot), good, seat, slot)


def stuck(s: State, seat: int, slot: int) -> bool:
    """Is anything aboard that may not be moved on?"""
    at, end = find(s, key_of(aboard(seat, slot), 0, 0)), key_of(aboard(seat, slot) + 1, 0, 0)
    while at < s.marks and s.mark[at] < end:
        mover = s.mark[at] % PARTNERS
        if mover // SLOTS == seat and mover % SLOTS != slot:
            return True
        at += 1
    return False


def set_mark(s: State, place: int, good: int, mover: int, count: int) -> None:
    """Note that this transporter has moved so many goods of a kind in a place, unless there are MARKS marks already."""
    key = key_of(place, good, mover)
    at = find(s, key)
    there = at < s.marks and s.mark[at] == key
    if there and count:
        s.marked[at] = count
    elif there:
        s.marks -= 1
        for i in range(at, s.marks):
            s.mark[i], s.marked[i] = s.mark[i + 1], s.marked[i + 1]
        s.mark[s.marks], s.marked[s.marks] = 0, 0
    elif count and s.marks < MARKS:
        for back in range(s.marks - at):
            i = s.marks - back
            s.mark[i], s.marked[i] = s.mark[i - 1], s.marked[i - 1]
        s.mark[at], s.marked[at] = key, count
        s.marks += 1


def mark_all(s: State, place: int, good: int, seat: int, slot: int, count: int) -> None:
    """Note that a transporter has moved all goods of a kind in a place, whichever of its seat had moved some before."""
    for other in range(SLOTS):
        set_mark(s, place, good, seat * SLOTS + other, count if other == slot else 0)


def mover_of(s: State, place: int, good: int, there: int, seat: int, giver: int, taker: int) -> int:
    """Which transporter of a seat has moved the good that leaves a place next: its slot, or NONE if none has.

    `there` is how many goods there are. `giver` and `taker` are slots of the seat, NONE for anything else.
    """
    if taker != NONE and moved_by(s, place, good, seat, taker):
        return taker
    found, unmoved = NONE, there
    for slot in range(SLOTS):
        count = moved_by(s, place, good, seat, slot)
        unmoved -= count
        if count and slot != giver:
            if giver != NONE:
                return slot
            found = slot if found == NONE else found
    if unmoved > 0:
        return NONE
    return giver if found == NONE else found


def pass_marks(s: State, place: int, to: int, good: int, there: int, giver: int, taker: int) -> None:
    """When a good goes from one place, with `there` of them, to another, move its marks with it.

    `giver` and `taker` are transporters as seat * SLOTS + slot, NONE for goods lying on the ground.
    """
    if s.marks == 0:
        return
    for seat in range(s.seats):
        own_giver = giver % SLOTS if giver != NONE and giver // SLOTS == seat else NONE
        own_taker = taker % SLOTS if taker != NONE and taker // SLOTS == seat else NONE
        slot = mover_of(s, place, good, there, seat, own_giver, own_taker)
        if slot != NONE:
            left = moved_by(s, place, good, seat, slot) - 1
            more = moved_by(s, to, good, seat, slot) + 1
            set_mark(s, place, good, seat * SLOTS + slot, left)
            set_mark(s, to, good, seat * SLOTS + slot, more)


def forget_marks(s: State) -> None:
    """Remove all marks."""
    for i in range(s.marks):
        s.mark[i], s.marked[i] = 0, 0
    s.marks = 0


def marks_fit(b: Board, s: State) -> bool:
    """Are the marks in order, each of a transporter and of goods that are there?"""
    if s.marks > MARKS:
        return False
    for i in range(MARKS):
        if i >= s.marks:
            if s.mark[i] or s.marked[i]:
                return False
        elif s.marked[i] == 0 or (i > 0 and s.mark[i] <= s.mark[i - 1]) or not mark_fits(b, s, s.mark[i]):
            return False
    return True


def mark_fits(b: Board, s: State, key: int) -> bool:
    """Does its transporter exist, and has the seat no more marks there than there are goods?"""
    mover, good, place = key % PARTNERS, key // PARTNERS % GOODS, key // PARTNERS // GOODS
    seat = mover // SLOTS
    if seat >= s.seats or s.players[seat].transporters[mover % SLOTS].kind == 0:
        return False
    return moved_by_others(s, place, good, seat, NONE) <= goods_in(b, s, place, good)


def goods_in(b: Board, s: State, place: int, good: int) -> int:
    """How many goods of a kind are in a place where marks can be."""
    if place < STORES:
        return s.goods[place][good] if place < b.stores else 0
    who = place - STORES
    if who < PARTNERS:
        return s.players[who // SLOTS].transporters[who % SLOTS].cargo[good]
    who -= PARTNERS
    if who >= PARTNERS or good != GOOSE:
        return 0
    return s.players[who // SLOTS].transporters[who % SLOTS].led
