"""Points, what monuments pay at the end of a turn, and who has won (chapters: points, monuments, end of the game).

Who gets the point for a tile is in tiles.py, for wars and revolts in wars.py and revolts.py.
"""

from lautta.games.tigris.board.squares import has
from lautta.games.tigris.state import (
    COLOURS,
    MONUMENT_COLOURS,
    MONUMENTS,
    MOST_POINTS,
    NONE,
    Player,
    Scratch,
    State,
    leader_index,
)


def gain(s: State, seat: int, colour: int, points: int) -> None:
    """Give a player points."""
    p = s.players[seat]
    p.points[colour] = min(p.points[colour] + points, MOST_POINTS)
    p.score = weakest(p)


def pay_monuments(s: State) -> bool:
    """Give the active player a point for each colour of a monument whose kingdom has their leader of that colour;
    answers whether there was any.
    """
    paid = False
    for which in range(MONUMENTS):
        if s.monument[which] != NONE:
            for half in range(2):
                colour = MONUMENT_COLOURS[which][half]
                if has(s.realms[leader_index(s.seat, colour)], s.monument[which]):
                    gain(s, s.seat, colour, 1)
                    paid = True
    return paid


def weakest(p: Player) -> int:
    """The points of the weakest colour when all treasures are placed as well as possible."""
    lowest = min(p.points[0], p.points[1], p.points[2], p.points[3])
    spare = p.treasures
    while True:
        for colour in range(COLOURS):
            spare -= max(0, lowest + 1 - p.points[colour])
        if spare < 0:
            return lowest
        spare, lowest = p.treasures, lowest + 1


def best_seats(s: State, w: Scratch) -> int:
    """The seats that win, as a mask: the weakest colour decides, then the second weakest, and so on.

    Treasures are placed one by one on the weakest colour, which makes each rank as high as it can be.
    """
    for seat in range(s.seats):
        rank(s.players[seat], w, seat)
    best = 1
    for seat in range(1, s.seats):
        leading = 0
        while not best >> leading & 1:
            leading += 1
        better = compare(w, seat, leading)
        if better > 0:
            best = 1 << seat
        elif better == 0:
            best |= 1 << seat
    return best


def rank(p: Player, w: Scratch, seat: int) -> None:
    """Set a row of `w.sorted`: a player's points with the treasures placed, weakest colour first."""
    for colour in range(COLOURS):
        points, place = p.points[colour], colour
        while place > 0 and w.sorted[seat][place - 1] > points:
            w.sorted[seat][place] = w.sorted[seat][place - 1]
            place -= 1
        w.sorted[seat][place] = points
    for _ in range(p.treasures):
        place = 0  # the last of the equally weak colours, so that the row stays sorted
        while place < COLOURS - 1 and w.sorted[seat][place + 1] == w.sorted[seat][0]:
            place += 1
        w.sorted[seat][place] += 1


def compare(w: Scratch, one: int, other: int) -> int:
    """1 if the first player is better than the other, -1 if worse, 0 if they are tied."""
    for place in range(COLOURS):
        if w.sorted[one][place] != w.sorted[other][place]:
            return 1 if w.sorted[one][place] > w.sorted[other][place] else -1
    return 0
