"""Chapter: setting up. Home tiles are chosen in the order of the sequence chart."""

from lautta.games.roads.rules.new_transporters import place_transporter
from lautta.games.roads.rules.order import draw_row
from lautta.games.roads.rules.reasons import NOT_MARKED, OTHER_PHASE, TOO_NEAR
from lautta.games.roads.state import (
    BOARDS,
    BOX_START,
    DONKEY,
    FILLED,
    GOODS,
    GOOSE,
    NEUTRAL_BRICKS,
    NOBODY,
    NONE,
    PLAYING,
    SEATS,
    SETUP,
    SHORT_GAME,
    STONE,
    Board,
    State,
    bit,
    seats_mask,
)


def start(b: Board, s: State, seats: int) -> None:
    """Set up a game: the prayer row is drawn, and homes are to be chosen."""
    s.seats = seats
    for seat in range(SEATS):
        s.players[seat].home = NONE
    if is_short(s):
        for place in range(FILLED):
            s.bricks[place] = NOBODY
        s.laid = FILLED
    draw_row(s)
    s.phase, s.stage, s.at, s.waiting = SETUP, PLAYING, 0, seats_mask(s)


def is_short(s: State) -> bool:
    """Is it the short game: twenty turns with the first four rows filled, for one player or by choice?"""
    return s.seats == 1 or s.short == 1


def turns_of_game(s: State) -> int:
    """How many turns the game has, one for each neutral brick that is laid."""
    return SHORT_GAME if is_short(s) else NEUTRAL_BRICKS


def distance(b: Board, tile: int, other: int) -> int:
    """How many steps two tiles are apart."""
    dq, dr = b.q[tile] - b.q[other], b.r[tile] - b.r[other]
    return max(abs(dq), abs(dr), abs(dq + dr))


def from_homes(b: Board, s: State, tile: int) -> int:
    """How far away the nearest home is: 99 if there is none."""
    found = 99
    for seat in range(s.seats):
        if s.players[seat].home != NONE:
            found = min(found, distance(b, tile, b.site_tile[s.players[seat].home]))
    return found


def apart(b: Board, s: State) -> int:
    """How far apart homes must be: two steps, or less on a map where that is no longer possible."""
    best = 0
    for bank in range(b.banks):
        best = max(best, from_homes(b, s, b.site_tile[bank]))
        if best >= 2:
            return 2
    return best


def marks_count(b: Board, s: State) -> bool:
    """Must homes be chosen from the marked tiles? Only if there are enough for all; a single player chooses freely."""
    return s.seats > 1 and b.marked >= s.seats


def check_home(b: Board, s: State, bank: int) -> int:
    """Check choosing a home: land with a tile between it and other homes, or a marked tile if the map has marks."""
    if s.phase != SETUP:
        return OTHER_PHASE
    tile = b.site_tile[bank]
    if marks_count(b, s):
        if b.start[tile] == 0:
            return NOT_MARKED
        return TOO_NEAR if from_homes(b, s, tile) == 0 else 0
    return TOO_NEAR if from_homes(b, s, tile) < apart(b, s) else 0


def settle_home(b: Board, s: State, seat: int, bank: int) -> None:
    """Lay down the home marker and the first goods and transporters."""
    s.players[seat].home = bank
    donkeys = b.start_donkeys
    if s.start_goods == BOX_START:
        donkeys = 3
        s.goods[bank][BOARDS] += 5
        s.goods[bank][STONE] += 1
        s.goods[bank][GOOSE] += 2
    else:
        for good in range(GOODS):
            s.goods[bank][good] += b.start_goods[good]
    for _ in range(donkeys):
        place_transporter(s, seat, DONKEY, bank)
    s.waiting &= ~bit(seat)
    s.at += 1
