"""Chapter: setting up."""

from lautta.core.chance import below
from lautta.games.tigris.board.squares import copy, count
from lautta.games.tigris.rules.bag import fill_hand
from lautta.games.tigris.rules.conflicts import make_peace
from lautta.games.tigris.state import (
    ACT,
    ACTIONS,
    CATASTROPHES,
    COLOURS,
    MONUMENTS,
    NONE,
    RED,
    SEATS,
    TILES,
    Board,
    State,
)


def start(b: Board, s: State, seats: int) -> None:
    """Set up a game: temples and treasures on winged beasts, six tiles and two catastrophes each, the first seat."""
    s.seats = seats
    s.placed = NONE
    make_peace(s)
    for which in range(MONUMENTS):
        s.monument[which] = NONE
    copy(s.tiles[RED], b.temples)
    copy(s.treasures, b.temples)
    copy(s.links, b.temples)
    for seat in range(SEATS):
        for colour in range(COLOURS):
            s.players[seat].leader[colour] = NONE
    for tile in range(COLOURS):
        s.bag[tile] = TILES[tile]
        s.bag_size += TILES[tile]
    s.bag[RED] -= count(b.temples)
    s.bag_size -= count(b.temples)
    s.first = below(s.chance, seats)
    s.seat = s.first
    for after in range(seats):
        p = s.players[(s.first + after) % seats]
        p.catastrophes = CATASTROPHES
        fill_hand(s, p)
    s.phase = ACT
    s.actions = ACTIONS
