"""What follows from the rest of a hand-written position."""

from lautta.games.tigris.bag import away, held, in_bag
from lautta.games.tigris.kingdoms import square_of
from lautta.games.tigris.revolts import temples
from lautta.games.tigris.scoring import best_seats, weakest
from lautta.games.tigris.soundness import squares_in_range
from lautta.games.tigris.squares import add, clear, copy, fill, has, join, take
from lautta.games.tigris.state import (
    ACT,
    ACTIONS,
    AT_WAR,
    BLUE,
    COLOURS,
    MONUMENT_COLOURS,
    MONUMENTS,
    NONE,
    OVER,
    REVOLT,
    SEATS,
    SUPPORT,
    WAR,
    Board,
    Scratch,
    State,
    leader_index,
)
from lautta.games.tigris.wars import rivals, supporters


def settle(b: Board, s: State) -> None:
    """Fill in what follows from the rest of a hand-written position, as far as that makes sense.

    Unless the position tells, monuments are taken to stand on tiles of their first colour that fits their squares.
    """
    if not squares_in_range(s):
        return
    w = Scratch()
    settle_map(b, s)
    settle_tiles(s)
    s.acted = int(s.phase not in (ACT, OVER) or (s.phase == ACT and s.actions < ACTIONS))
    for leader in range(SEATS * COLOURS):
        clear(w.region)
        if s.standing >> leader & 1:
            add(w.region, square_of(s, leader))
            fill(w.region, s.links)
        copy(s.realms[leader], w.region)
    for seat in range(s.seats):
        s.players[seat].score = weakest(s.players[seat])
    settle_conflict(s)
    s.winners = best_seats(s, w) if s.phase == OVER else 0


def settle_map(b: Board, s: State) -> None:
    """Where leaders stand, what links, and which tiles are face down."""
    clear(s.leaders)
    clear(s.links)
    s.standing = 0
    for seat in range(s.seats):
        for colour in range(COLOURS):
            square = s.players[seat].leader[colour]
            if square != NONE:
                add(s.leaders, square)
                s.standing |= 1 << leader_index(seat, colour)
    for colour in range(COLOURS):
        join(s.links, s.tiles[colour])
    join(s.links, s.down)
    join(s.links, s.leaders)
    if s.conflict == AT_WAR and s.placed != NONE:
        take(s.links, s.placed)
    told = any(s.turned[tile] for tile in range(COLOURS))
    for which in range(MONUMENTS):
        if s.monument[which] != NONE and not told:
            one, other = MONUMENT_COLOURS[which]
            river = has(b.river, s.monument[which])
            s.turned[one if (one == BLUE) == river else other] += 4


def settle_tiles(s: State) -> None:
    """How many tiles everybody has, and what is left for the bag."""
    s.bag_size = 0
    for seat in range(s.seats):
        p = s.players[seat]
        p.hand_size = min(255, held(p))
        p.swapped_size = min(255, away(p))
    for tile in range(COLOURS):
        s.bag[tile] = max(0, in_bag(s, tile))
        s.bag_size += s.bag[tile]


def settle_conflict(s: State) -> None:
    """The strength of both sides on the board, and the wars to choose from."""
    s.wars = rivals(s) if s.conflict == AT_WAR and s.phase == WAR and s.placed != NONE else 0
    s.attack = s.defence = 0
    if s.phase != SUPPORT or NONE in (s.colour, s.attacker, s.defender):
        return
    if NONE in (s.players[s.attacker].leader[s.colour], s.players[s.defender].leader[s.colour]):
        return
    strength = temples if s.conflict == REVOLT else supporters
    s.attack, s.defence = strength(s, s.attacker), strength(s, s.defender)
