"""Complete a hand-written position with everything that follows from the rest."""

from lautta.core.bits import count_bits, lowest_bit
from lautta.core.game import GameState
from lautta.games.tigris.board.squares import add, clear, copy, count, empty, fill, has, join, take
from lautta.games.tigris.check.sequence import chooser, in_conflict, why_ended
from lautta.games.tigris.check.validation import squares_in_range
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


def derive(state: GameState) -> None:
    """Fill in what follows from the rest of a hand-written position, as far as that makes sense.

    An empty map becomes that of the start, and whoever is to act without any actions gets all. Everybody has two
    catastrophes, less those on the map: these were laid by the last players. Who is in conflict, who is asked and what
    has ended the game follows unless the position says so.

    Unless the position says otherwise, monuments stand on tiles of their first colour that fits their squares.
    """
    b: Board = state.board.record  # type: ignore[assignment]
    s: State = state.record
    if not squares_in_range(s):
        return
    w = Scratch()
    if s.phase == ACT and s.actions == 0:
        s.actions = ACTIONS
    if s.phase in (SUPPORT, WAR) and s.conflict == PEACE:
        s.conflict = REVOLT if s.phase == SUPPORT and s.placed == NONE else AT_WAR
    derive_map(b, s)
    derive_tiles(b, s)
    derive_catastrophes(s)
    s.acted = int(s.phase not in (ACT, OVER) or (s.phase == ACT and s.actions < ACTIONS))
    for leader in range(SEATS * COLOURS):
        clear(w.region)
        if s.standing >> leader & 1:
            add(w.region, square_of(s, leader))
            fill(w.region, s.links)
        copy(s.realms[leader], w.region)
    for seat in range(s.seats):
        s.players[seat].score = weakest(s.players[seat])
    derive_conflict(s)
    derive_asked(b, s)
    derive_end(s, w)


def derive_map(b: Board, s: State) -> None:
    """Derive where leaders stand, what links, and which tiles are face down."""
    clear(s.leaders)
    clear(s.links)
    s.standing = 0
    for seat in range(s.seats):
        for colour in range(COLOURS):
            square = s.players[seat].leader[colour]
            if square != NONE:
                add(s.leaders, square)
                s.standing |= 1 << leader_index(seat, colour)
    lay_start(b, s)
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


def lay_start(b: Board, s: State) -> None:
    """Lay temples with treasures on the winged beasts of a map where nothing lies."""
    laid = empty(s.down) and empty(s.ruins) and s.standing == 0
    for colour in range(COLOURS):
        laid = laid and empty(s.tiles[colour])
    if laid:
        copy(s.tiles[RED], b.temples)
        copy(s.treasures, b.temples)


def derive_tiles(b: Board, s: State) -> None:
    """Derive how many tiles everybody has, what is left in the bag, and how many have been drawn."""
    s.bag_size = 0
    for seat in range(s.seats):
        p = s.players[seat]
        p.hand_size = min(255, held(p))
        p.swapped_size = min(255, away(p))
    for tile in range(COLOURS):
        s.bag[tile] = max(0, in_bag(s, tile))
        s.bag_size += s.bag[tile]
    s.shown = max(0, drawn(b, s))


def derive_catastrophes(s: State) -> None:
    """Derive how many catastrophes everybody has left."""
    laid = count(s.ruins)
    for seat in reversed(range(s.seats)):
        own = min(laid, CATASTROPHES)
        s.players[seat].catastrophes = CATASTROPHES - own
        laid -= own


def derive_conflict(s: State) -> None:
    """Derive who is in conflict, the strength of both sides on the board, and the wars to choose from."""
    s.wars = rivals(s) if s.conflict == AT_WAR and s.phase == WAR and s.placed != NONE else 0
    s.attack = s.defence = 0
    if s.phase != SUPPORT:
        return
    derive_sides(s)
    if NONE in (s.colour, s.attacker, s.defender):
        return
    if NONE in (s.players[s.attacker].leader[s.colour], s.players[s.defender].leader[s.colour]):
        return
    strength = temples if s.conflict == REVOLT else supporters
    s.attack, s.defence = strength(s, s.attacker), strength(s, s.defender)


def derive_sides(s: State) -> None:
    """Derive which leaders are in conflict, if only those of one colour can be, and who attacks and defends."""
    found = in_conflict(s)
    if s.colour == NONE and count_bits(found) == 1:
        s.colour = lowest_bit(found)
    if s.colour == NONE or not found >> s.colour & 1:
        return
    if s.attacker == NONE:
        s.attacker = s.seat if s.conflict == REVOLT else fighter(s, 0)
    if s.defender == NONE:
        war = s.conflict == AT_WAR
        s.defender = fighter(s, (s.attacker - s.seat) % s.seats + 1) if war else rival(s, s.seat, s.colour)


def derive_asked(b: Board, s: State) -> None:
    """Derive who adds supporters, the attacker or then the defender, or who says which treasure stays."""
    if s.asked != NONE:
        return
    if s.phase == SUPPORT:
        s.asked = s.defender if s.added else s.attacker
    elif s.phase == TREASURE:
        s.asked = chooser(b, s)


def derive_end(s: State, w: Scratch) -> None:
    """Derive what has ended the game, if anything has, and who has won."""
    s.winners = best_seats(s, w) if s.phase == OVER else 0
    if s.phase == OVER and s.ended_by == 0:
        s.ended_by = why_ended(s)
