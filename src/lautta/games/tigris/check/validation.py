"""Could this record have come from a game on this board? Bytes from outside are checked here."""

from lautta.games.tigris.board.squares import empty
from lautta.games.tigris.check.ground import (
    catastrophes_fit,
    kingdoms_fit,
    leaders_fit,
    map_fits,
    monuments_fit,
    peace_fits,
    temples_fit,
    treasures_fit,
)
from lautta.games.tigris.check.sequence import end_fits, phase_fits
from lautta.games.tigris.rules.bag import away, drawn, held, in_bag
from lautta.games.tigris.rules.scoring import weakest
from lautta.games.tigris.state import (
    ACTIONS,
    AGAIN,
    ALL_PASSED,
    AT_WAR,
    COLOURS,
    END,
    END_OF_ACTION,
    HAND,
    MONUMENTS,
    MOST_POINTS,
    MOST_TURNS,
    NEEDED,
    NONE,
    OVER,
    REUSABLE,
    SEATS,
    SQUARES,
    WORD,
    WORDS,
    Board,
    Scratch,
    State,
    leader_index,
)

(
    BAD_NUMBERS,
    BAD_SEATS,
    BAD_MAP,
    BAD_LEADERS,
    BAD_MONUMENTS,
    BAD_TREASURES,
    BAD_CATASTROPHES,
    BAD_TILES,
    BAD_KINGDOMS,
    BAD_TEMPLES,
    BAD_RIVALS,
    BAD_SCORES,
    BAD_PHASE,
    BAD_END,
) = range(1, 15)


def validate(b: Board, s: State, w: Scratch) -> int:
    """0, or the first of these troubles; `status.py` reports them in words."""
    if not numbers_fit(s):
        return BAD_NUMBERS
    if not seats_fit(s):
        return BAD_SEATS
    trouble = sound_map(b, s, w)
    if trouble:
        return trouble
    if not tiles_fit(b, s):
        return BAD_TILES
    trouble = sound_kingdoms(s, w)
    if trouble:
        return trouble
    if not scores_fit(s):
        return BAD_SCORES
    if not phase_fits(b, s):
        return BAD_PHASE
    return 0 if end_fits(s, w) else BAD_END


def sound_map(b: Board, s: State, w: Scratch) -> int:
    """The troubles with what lies on the board."""
    if not map_fits(b, s, w):
        return BAD_MAP
    if not leaders_fit(b, s):
        return BAD_LEADERS
    if not monuments_fit(b, s, w):
        return BAD_MONUMENTS
    if not treasures_fit(b, s):
        return BAD_TREASURES
    return 0 if catastrophes_fit(s) else BAD_CATASTROPHES


def sound_kingdoms(s: State, w: Scratch) -> int:
    """The troubles with kingdoms and leaders."""
    if not kingdoms_fit(s, w):
        return BAD_KINGDOMS
    if not temples_fit(s):
        return BAD_TEMPLES
    return 0 if peace_fits(s) else BAD_RIVALS


def numbers_fit(s: State) -> bool:
    """Everything that is used as an index or a count is in range."""
    if not 2 <= s.seats <= SEATS or s.seat >= s.seats or s.first >= s.seats or s.phase > OVER:
        return False
    if s.treasure_time > END_OF_ACTION or s.support_rule > NEEDED or s.open_points > 1:
        return False
    if s.declined_squares > REUSABLE or s.ruins_again > AGAIN or s.passing > END:
        return False
    if s.actions > ACTIONS or s.acted > 1 or s.passes > s.seats or s.ended_by > ALL_PASSED or s.turn > MOST_TURNS:
        return False
    if s.conflict > AT_WAR or not NONE <= s.colour < COLOURS or s.wars >> COLOURS or s.winners >> s.seats:
        return False
    if not seat_or_none(s, s.attacker) or not seat_or_none(s, s.defender) or not seat_or_none(s, s.asked):
        return False
    for seat in range(SEATS):
        for colour in range(COLOURS):
            if s.players[seat].points[colour] > MOST_POINTS:
                return False
    return squares_in_range(s) and sets_in_range(s)


def seat_or_none(s: State, seat: int) -> bool:
    """A seat of this game, or NONE."""
    return NONE <= seat < s.seats


def squares_in_range(s: State) -> bool:
    """Every square that is named is on the board, or NONE."""
    if not NONE <= s.placed < SQUARES:
        return False
    for which in range(MONUMENTS):
        if not NONE <= s.monument[which] < SQUARES:
            return False
    for seat in range(SEATS):
        for colour in range(COLOURS):
            if not NONE <= s.players[seat].leader[colour] < SQUARES:
                return False
    return True


def sets_in_range(s: State) -> bool:
    """No set of squares has bits outside the squares that its words stand for."""
    found = 0
    for i in range(WORDS):
        for colour in range(COLOURS):
            found |= s.tiles[colour].word[i]
        found |= s.down.word[i] | s.ruins.word[i] | s.treasures.word[i] | s.spent.word[i]
        found |= s.leaders.word[i] | s.links.word[i]
        for leader in range(SEATS * COLOURS):
            found |= s.realms[leader].word[i]
    return 0 <= found < 1 << WORD


def seats_fit(s: State) -> bool:
    """Nothing belongs to a seat without a player."""
    found = 0
    for seat in range(s.seats, SEATS):
        p = s.players[seat]
        found |= p.score | p.treasures | p.hand_size | p.swapped_size | p.catastrophes
        for colour in range(COLOURS):
            found |= p.points[colour] | p.hand[colour] | p.swapped[colour]
            if p.leader[colour] != NONE or not empty(s.realms[leader_index(seat, colour)]):
                return False
    return found == 0


def tiles_fit(b: Board, s: State) -> bool:
    """No tile is missing or there twice; sizes match contents, and so does the number drawn."""
    bag = 0
    for tile in range(COLOURS):
        bag += s.bag[tile]
        if s.bag[tile] != in_bag(s, tile):
            return False
    for seat in range(s.seats):
        p = s.players[seat]
        if p.hand_size != held(p) or p.hand_size > HAND or p.swapped_size != away(p):
            return False
    return s.bag_size == bag and s.shown == drawn(b, s)


def scores_fit(s: State) -> bool:
    """Each player's score follows from the points and treasures."""
    for seat in range(s.seats):
        if s.players[seat].score != weakest(s.players[seat]):
            return False
    return True
