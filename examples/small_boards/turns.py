"""The best score on `four_tiles.txt` by rules of its own: `python -m examples.small_boards.turns` (seconds).

It knows nothing of the engine and goes by whole turns. There is one donkey, so what it carries and what lies where it
stands is one heap until it moves. Everything is built already, and there is too little to build anything else but a
road; walls bar nobody who plays alone.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

NAMES = ("trunks", "stone", "fuel", "iron", "gold", "coins")
TRUNKS, STONE, FUEL, IRON, GOLD, COINS = range(6)
WOODS, HOME, ROCK, MOUNTAIN = range(4)  # the tiles: with a woodcutter, the mint, a coal burner and the mine
LINKS = ((WOODS, HOME), (WOODS, ROCK), (HOME, ROCK), (HOME, MOUNTAIN), (ROCK, MOUNTAIN))
RUNS = {HOME: 1, ROCK: 6}  # how often a factory works in a turn
TAKES = {HOME: {FUEL: 1, GOLD: 2}, ROCK: {TRUNKS: 2}}
GIVES = {HOME: COINS, ROCK: FUEL}
WORTH = {GOLD: 10, COINS: 40}
LAST = 20
ROWS = (4, 4, 4, 5, 5, 5, 5, 6, 6, 6)  # of the wonder
ROW_OF = tuple(row for row, length in enumerate(ROWS) for _ in range(length))

Heap = tuple[int, ...]


class Turn(NamedTuple):
    """The beginning of a turn, before the woodcutter and the mine have given anything."""

    number: int
    at: int  # where the donkey is
    heaps: tuple[Heap, ...]  # by tile
    bag: tuple[int, int]  # gold and iron in the mine
    roads: int  # mask of links
    rows: int  # mask of rows with a brick of one's own
    laid: int  # bricks in the wonder


EMPTY: Heap = (0,) * 6
START = Turn(15, HOME, (EMPTY, (0, 1, 0, 0, 0, 0), EMPTY, EMPTY), (3, 3), 0, 0, 31)


def more(heap: Heap, good: int, count: int = 1) -> Heap:
    """A heap with this many more of a good, or fewer."""
    return (*heap[:good], heap[good] + count, *heap[good + 1 :])


def less(heap: Heap, other: Heap) -> Heap:
    """A heap without another."""
    return tuple(map(int.__sub__, heap, other))


def plus(heap: Heap, other: Heap) -> Heap:
    """Two heaps together."""
    return tuple(map(int.__add__, heap, other))


def put(heaps: tuple[Heap, ...], tile: int, heap: Heap) -> tuple[Heap, ...]:
    """The heaps with another one on a tile."""
    return (*heaps[:tile], heap, *heaps[tile + 1 :])


@cache
def loads(heap: Heap) -> tuple[Heap, ...]:
    """What a donkey can take from a heap: up to two goods."""
    found = []
    for size in range(3):
        for goods in combinations_with_replacement(range(6), size):
            load = tuple(goods.count(good) for good in range(6))
            if min(less(heap, load)) >= 0:
                found.append(load)
    return tuple(found)


@cache
def worked(tile: int, heap: Heap, runs: int) -> Heap:
    """A heap after a factory has worked on it, so often or until it lacks something."""
    for _ in range(runs):
        if any(heap[good] < count for good, count in TAKES[tile].items()):
            return heap
        for good, count in TAKES[tile].items():
            heap = more(heap, good, -count)
        heap = more(heap, GIVES[tile])
    return heap


def given(turn: Turn) -> Turn:
    """What the woodcutter and the mine give: the mine what it has more of, gold if equal."""
    heaps, (gold, iron) = put(turn.heaps, WOODS, more(turn.heaps[WOODS], TRUNKS)), turn.bag
    if gold + iron:
        mined = GOLD if gold >= iron else IRON
        heaps = put(heaps, MOUNTAIN, more(heaps[MOUNTAIN], mined))
        gold, iron = gold - (mined == GOLD), iron - (mined == IRON)
    return turn._replace(heaps=heaps, bag=(gold, iron))


def produced(turn: Turn) -> set[Turn]:
    """Where there is no donkey, factories work as often as they can; it may keep two goods from one that it is at."""
    heaps = turn.heaps
    for tile in RUNS:
        if tile != turn.at:
            heaps = put(heaps, tile, worked(tile, heaps[tile], RUNS[tile]))
    here, found = heaps[turn.at], {heaps[turn.at]}
    if turn.at in RUNS:
        found = set()
        for by_hand in range(RUNS[turn.at] + 1):
            heap = worked(turn.at, here, by_hand)
            for kept in loads(heap):
                found.add(plus(kept, worked(turn.at, less(heap, kept), RUNS[turn.at] - by_hand)))
    return {turn._replace(heaps=put(heaps, turn.at, heap)) for heap in found}


def steps(turn: Turn) -> Iterator[tuple[int, Turn]]:
    """One step with a load, and the link it goes by."""
    here = turn.heaps[turn.at]
    for link, ends in enumerate(LINKS):
        if turn.at in ends:
            to = sum(ends) - turn.at
            for load in loads(here):
                heaps = put(put(turn.heaps, turn.at, less(here, load)), to, plus(turn.heaps[to], load))
                yield link, turn._replace(at=to, heaps=heaps)


def moved(turn: Turn) -> set[Turn]:
    """No step, one, or two by road."""
    found = {turn}
    for link, after in steps(turn):
        found.add(after)
        if turn.roads >> link & 1:
            found.update(second for other, second in steps(after) if turn.roads >> other & 1)
    return found


def built(turn: Turn) -> set[Turn]:
    """Roads from where the donkey is, for a stone each."""
    found = {turn}
    if turn.heaps[turn.at][STONE]:
        heaps = put(turn.heaps, turn.at, more(turn.heaps[turn.at], STONE, -1))
        for link, ends in enumerate(LINKS):
            if turn.at in ends and not turn.roads >> link & 1:
                found |= built(turn._replace(heaps=heaps, roads=turn.roads | 1 << link))
    return found


@cache
def paid(heap: Heap, goods: int) -> frozenset[Heap]:
    """What can be left of a heap when this many goods are paid."""
    left = {heap}
    for _ in range(goods):
        left = {more(one, good, -1) for one in left for good in range(6) if one[good]}
    return frozenset(left)


def bought(turn: Turn) -> set[Turn]:
    """Bricks at home, for two goods, then three, and so on; each row with a brick of one's own is worth ten points."""
    found, fresh, price = {turn}, {turn}, 2
    while fresh and turn.at == HOME:
        fresh = {
            one._replace(heaps=put(one.heaps, HOME, heap), rows=one.rows | 1 << ROW_OF[one.laid], laid=one.laid + 1)
            for one in fresh
            for heap in paid(one.heaps[HOME], price)
        }
        found |= fresh
        price += 1
    return found


def ends(turn: Turn) -> set[Turn]:
    """All ways in which a turn can end; then a neutral brick is laid."""
    found = {turn}
    for phase in (lambda one: produced(given(one)), moved, built, bought):
        found = {after for one in found for after in phase(one)}
    return {one._replace(number=one.number + 1, laid=one.laid + 1) for one in found}


def points(turn: Turn) -> int:
    """The score when the game is over: the rows, and what the donkey carries."""
    goods = sorted(worth for good, worth in WORTH.items() for _ in range(turn.heaps[turn.at][good]))
    return 10 * turn.rows.bit_count() + sum(goods[-2:])


@cache
def best(turn: Turn) -> int:
    """The best score from the beginning of a turn. In the last one roads are of no use."""
    if turn.number == LAST:
        return max(points(end) for one in produced(given(turn)) for went in moved(one) for end in bought(went))
    return max(best(after) for after in ends(turn))


if __name__ == "__main__":
    print(f"Best: {best(START)} points; {best.cache_info().currsize} beginnings of turns")
    for after in ends(START):
        if best(after) == best(START):
            print(after)
