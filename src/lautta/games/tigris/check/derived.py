"""What follows from the rest of a position, and what a hand-written one leaves out."""

from lautta.core.bits import count_bits, lowest_bit
from lautta.core.game import GameState
from lautta.games.tigris.board import marks
from lautta.games.tigris.board.squares import add, clear, copy, count, empty, fill, has, join, take
from lautta.games.tigris.check.decision import chooser, ends, in_conflict
from lautta.games.tigris.rules.bag import away, drawn, held, in_bag
from lautta.games.tigris.rules.kingdoms import square_of
from lautta.games.tigris.rules.revolts import rival, temples
from lautta.games.tigris.rules.scoring import best_seats, weakest
from lautta.games.tigris.rules.wars import fighter, rivals, supporters
from lautta.games.tigris.state import (
    ACT,
    ACTIONS,
    AT_WAR,
    BLUE,
    CATASTROPHES,
    COLOURS,
    MONUMENT_COLOURS,
    MONUMENTS,
    NONE,
    OVER,
    PEACE,
    RED,
    REVOLT,
    SEATS,
    SUPPORT,
    TREASURE,
    WAR,
    Board,
    Scratch,
    State,
    leader_index,
)


def derive(b: Board, s: State, w: Scratch) -> None:
    """Compute everything that follows from the rest."""
    kingdoms(s)
    tiles(b, s)
    for seat in range(s.seats):
        s.players[seat].score = weakest(s.players[seat])
    s.wars = rivals(s) if s.phase == WAR and s.conflict == AT_WAR and s.placed != NONE else 0
    s.attack, s.defence = 0, 0
    if s.phase == SUPPORT and NONE not in (s.colour, s.attacker, s.defender):
        s.attack, s.defence = strength(s, s.attacker), strength(s, s.defender)
    if s.phase != TREASURE:  # which also comes after a turn that was passed
        s.acted = int(s.phase != OVER and (s.phase != ACT or s.actions < ACTIONS))
    s.winners = 0
    if s.phase == OVER:
        s.winners = best_seats(s, w)


def kingdoms(s: State) -> None:
    """Compute where leaders stand, what links, and the kingdom of each leader."""
    clear(s.leaders)
    copy(s.links, s.down)
    s.standing = 0
    for colour in range(COLOURS):
        join(s.links, s.tiles[colour])
        for seat in range(s.seats):
            square = s.players[seat].leader[colour]
            if square != NONE:
                add(s.leaders, square)
                s.standing |= 1 << leader_index(seat, colour)
    join(s.links, s.leaders)
    if s.conflict == AT_WAR and s.placed != NONE:
        take(s.links, s.placed)
    for leader in range(SEATS * COLOURS):
        clear(s.realms[leader])
        if s.standing >> leader & 1:
            add(s.realms[leader], square_of(s, leader))
            fill(s.realms[leader], s.links)


def tiles(b: Board, s: State) -> None:
    """Compute how many tiles everybody has; those that are nowhere else are in the bag."""
    for seat in range(s.seats):
        p = s.players[seat]
        p.hand_size, p.swapped_size = min(held(p), 255), min(away(p), 255)
    s.bag_size = 0
    for tile in range(COLOURS):
        s.bag[tile] = max(0, in_bag(s, tile))
        s.bag_size += s.bag[tile]
    s.shown = max(0, drawn(b, s))


def strength(s: State, seat: int) -> int:
    """The strength of a side on the board."""
    if s.players[seat].leader[s.colour] == NONE:
        return 0
    return temples(s, seat) if s.conflict == REVOLT else supporters(s, seat)


def complete(state: GameState) -> None:
    """Fill in what a hand-written position leaves out.

    An empty map becomes that of the start, and whoever is to act without any actions gets all. Everybody has two
    catastrophes, less those on the map: these were laid by the last players. Who is in conflict, who is asked and what
    has ended the game follows unless the position says so. Unless it says otherwise, monuments stand on tiles of their
    first colour that fits their squares.
    """
    b: Board = state.board.record  # type: ignore[assignment]
    s: State = state.record
    if s.phase == ACT and s.actions == 0:
        s.actions = ACTIONS
    if s.phase in (SUPPORT, WAR) and s.conflict == PEACE:
        s.conflict = REVOLT if s.phase == SUPPORT and s.placed == NONE else AT_WAR
    things = (s.down, s.ruins, *(s.tiles[colour] for colour in range(COLOURS)))
    if all(map(empty, things)) and not any(marks.leaders(s)):
        copy(s.tiles[RED], b.temples)
        copy(s.treasures, b.temples)
    turn_tiles(b, s)
    hand_out_catastrophes(s)
    s.acted = 1
    kingdoms(s)
    tiles(b, s)
    if s.phase == SUPPORT:
        find_sides(s)
    if s.asked == NONE and s.phase == SUPPORT:
        s.asked = s.defender if s.added else s.attacker
    elif s.asked == NONE and s.phase == TREASURE:
        s.asked = chooser(b, s)
    elif s.ended_by == 0 and s.phase == OVER:
        s.ended_by = lowest_bit(ends(s))


def turn_tiles(b: Board, s: State) -> None:
    """Say of which colours the tiles under monuments were, if nothing is said."""
    if any(s.turned[tile] for tile in range(COLOURS)):
        return
    for which in range(MONUMENTS):
        if s.monument[which] != NONE:
            one, other = MONUMENT_COLOURS[which]
            river = has(b.river, s.monument[which])
            s.turned[one if (one == BLUE) == river else other] += 4


def hand_out_catastrophes(s: State) -> None:
    """Give everybody the catastrophes that they have left."""
    laid = count(s.ruins)
    for seat in reversed(range(s.seats)):
        own = min(laid, CATASTROPHES)
        s.players[seat].catastrophes = CATASTROPHES - own
        laid -= own


def find_sides(s: State) -> None:
    """Say which leaders are in conflict, if only those of one colour can be, and who attacks and defends."""
    found = in_conflict(s)
    if s.colour == NONE and count_bits(found) == 1:
        s.colour = lowest_bit(found)
    if s.colour == NONE or not found >> s.colour & 1:
        return
    war = s.conflict == AT_WAR
    if s.attacker == NONE:
        s.attacker = fighter(s, 0) if war else s.seat
    if s.defender == NONE:
        s.defender = fighter(s, (s.attacker - s.seat) % s.seats + 1) if war else rival(s, s.seat, s.colour)
