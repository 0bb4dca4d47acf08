"""Dealing full states that fit a view: what a seat does not see, see fields.py, is filled at random."""

from lautta.core.chance import Chooser, choose
from lautta.games.tigris.board.squares import count
from lautta.games.tigris.rules.bag import in_bag
from lautta.games.tigris.rules.scoring import weakest
from lautta.games.tigris.state import COLOURS, MOST_POINTS, NONE, OVER, Board, Player, State


def deal(b: Board, s: State, seat: int, c: Chooser) -> None:
    """Fill in at random what a view has blank.

    Tiles and treasures are dealt uniformly, regardless of hints in the others' moves. Points of others are guessed: as
    many as the viewing seat has, spread over the colours at random. Where there is nothing to deal from, because the
    view cannot be, less is dealt than should be, so that the state is not valid.
    """
    deal_unknowable(b, s, seat, c)
    if s.phase != OVER and not s.open_points:
        deal_treasures(b, s, seat, c)
        guess_points(s, seat, c)


def deal_unknowable(b: Board, s: State, seat: int, c: Chooser) -> None:
    """Fill in at random what is blank with perfect recall too: tiles that lie nowhere else, all equally likely."""
    left = 0
    for tile in range(COLOURS):
        s.bag[tile] = max(0, in_bag(s, tile))
        left += s.bag[tile]
    for other in range(s.seats):
        if other != seat:
            p = s.players[other]
            held = min(p.hand_size, left) if s.phase != OVER else 0
            for _ in range(held):
                tile = take_tile(s, left, c)
                p.hand[tile] += 1
                left -= 1
            away = min(p.swapped_size, left)
            for _ in range(away):
                tile = take_tile(s, left, c)
                p.swapped[tile] += 1
                left -= 1


def take_tile(s: State, left: int, c: Chooser) -> int:
    """Take a tile out of the bag, any of those `left` in it."""
    place = choose(c, left)
    tile = 0
    while place >= s.bag[tile]:
        place -= s.bag[tile]
        tile += 1
    s.bag[tile] -= 1
    return tile


def deal_treasures(b: Board, s: State, seat: int, c: Chooser) -> None:
    """Give the others the treasures that are neither on the board nor the seat's own."""
    others = s.seats if seat == NONE else s.seats - 1
    left = count(b.temples) - count(s.treasures) - (0 if seat == NONE else s.players[seat].treasures)
    for _ in range(left):
        other = choose(c, others)
        if seat != NONE and other >= seat:
            other += 1
        s.players[other].treasures += 1


def guess_points(s: State, seat: int, c: Chooser) -> None:
    """Give each of the others as many points as the seat has, a spectator none, spread over the colours."""
    total = 0 if seat == NONE else min(points(s.players[seat]), MOST_POINTS)
    for other in range(s.seats):
        if other != seat:
            p = s.players[other]
            for _ in range(total):
                colour = choose(c, COLOURS)
                p.points[colour] += 1
            p.score = weakest(p)


def points(p: Player) -> int:
    """The points that a player has in all colours."""
    return p.points[0] + p.points[1] + p.points[2] + p.points[3]
