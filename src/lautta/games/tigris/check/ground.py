"""What lies on the board of a record: could it have come from a game? (Used by `validation.py`.)"""

from lautta.core.bits import each_bit, lowest_bit
from lautta.games.tigris.board.squares import FOUR, add, clear, count, fill, has, of_four, same, take, touches
from lautta.games.tigris.rules.kingdoms import colour_twice, square_of, together, touched
from lautta.games.tigris.state import (
    AT_WAR,
    BLUE,
    CATASTROPHES,
    COLOURS,
    MONUMENT_COLOURS,
    MONUMENTS,
    NONE,
    RED,
    REVOLT,
    SEATS,
    SPENT,
    WORDS,
    Board,
    Scratch,
    State,
    leader_index,
)


def map_fits(b: Board, s: State, w: Scratch) -> bool:
    """Every square has at most one thing on it, which may lie there; `links` is right."""
    if not terrain_fits(b, s):
        return False
    clear(w.region)
    doubled = 0
    for i in range(WORDS):
        for colour in range(COLOURS):
            doubled |= w.region.word[i] & s.tiles[colour].word[i]
            w.region.word[i] |= s.tiles[colour].word[i]
        spent = s.spent.word[i] & ~w.region.word[i] if s.declined_squares == SPENT else s.spent.word[i]
        doubled |= spent | w.region.word[i] & s.down.word[i]
        w.region.word[i] |= s.down.word[i]
        doubled |= w.region.word[i] & s.leaders.word[i]
        w.region.word[i] |= s.leaders.word[i]
        doubled |= w.region.word[i] & s.ruins.word[i]
    if doubled:
        return False
    if s.conflict == AT_WAR:  # the joining tile links nothing
        if s.placed == NONE or not has(w.region, s.placed):
            return False
        take(w.region, s.placed)
    return same(s.links, w.region)


def terrain_fits(b: Board, s: State) -> bool:
    """Farms lie on rivers, other tiles and leaders on land, and everything on the board."""
    wrong = 0
    for i in range(WORDS):
        board = b.land.word[i] | b.river.word[i]
        wrong |= (s.tiles[BLUE].word[i] & ~b.river.word[i]) | (s.leaders.word[i] & ~b.land.word[i])
        wrong |= (s.down.word[i] | s.ruins.word[i]) & ~board
        for colour in range(COLOURS):
            if colour != BLUE:
                wrong |= s.tiles[colour].word[i] & ~b.land.word[i]
    return wrong == 0


def leaders_fit(b: Board, s: State) -> bool:
    """Each leader stands on a square of its own."""
    standing = 0
    found = 0
    for seat in range(s.seats):
        for colour in range(COLOURS):
            square = s.players[seat].leader[colour]
            if square != NONE:
                if not has(s.leaders, square):
                    return False
                standing |= 1 << leader_index(seat, colour)
                found += 1
                for other in range(leader_index(seat, colour)):
                    if s.players[other // COLOURS].leader[other % COLOURS] == square:
                        return False
    return s.standing == standing and count(s.leaders) == found


def monuments_fit(b: Board, s: State, w: Scratch) -> bool:
    """Each monument stands on four tiles face down, which were all of one of its colours."""
    clear(w.region)
    built = 0
    for which in range(MONUMENTS):
        corner = s.monument[which]
        if corner != NONE:
            built += 1
            for i in range(WORDS):
                if FOUR[corner][i] & ~s.down.word[i]:
                    return False
                w.region.word[i] |= FOUR[corner][i]
    if count(s.down) != 4 * built or not same(w.region, s.down):
        return False
    for mix in range(1 << MONUMENTS):
        if turned_by(b, s, mix):
            return True
    return False


def turned_by(b: Board, s: State, mix: int) -> bool:
    """Does this explain the tiles face down: that each monument stands on tiles of its first or its second colour?

    Farms lay on rivers and all others on land; a tile with a treasure was a temple.
    """
    blacks, reds, blues, greens = s.turned[0], s.turned[1], s.turned[2], s.turned[3]
    for which in range(MONUMENTS):
        corner = s.monument[which]
        colour = MONUMENT_COLOURS[which][mix >> which & 1]
        if corner != NONE:
            if of_four(b.river, corner) != (4 if colour == BLUE else 0):
                return False
            if colour != RED and of_four(s.treasures, corner) > 0:
                return False
            blacks -= 4 * (colour == 0)
            reds -= 4 * (colour == 1)
            blues -= 4 * (colour == 2)
            greens -= 4 * (colour == 3)
    return blacks == 0 and reds == 0 and blues == 0 and greens == 0


def treasures_fit(b: Board, s: State) -> bool:
    """Treasures lie where they lay at the start, on temples, even under monuments; nobody has any others."""
    left = count(b.temples) - count(s.treasures)
    for i in range(WORDS):
        if s.treasures.word[i] & ~(b.temples.word[i] & (s.tiles[RED].word[i] | s.down.word[i])):
            return False
    for seat in range(s.seats):
        left -= s.players[seat].treasures
    return left >= 0


def catastrophes_fit(s: State) -> bool:
    """There are no more catastrophes than the game has."""
    left = CATASTROPHES * s.seats - count(s.ruins)
    for seat in range(s.seats):
        if s.players[seat].catastrophes > CATASTROPHES:
            return False
        left -= s.players[seat].catastrophes
    return left >= 0


def kingdoms_fit(s: State, w: Scratch) -> bool:
    """The kingdom of each leader is everything that is connected with it."""
    for leader in range(SEATS * COLOURS):
        clear(w.region)
        if s.standing >> leader & 1:
            add(w.region, square_of(s, leader))
            fill(w.region, s.links)
        if not same(w.region, s.realms[leader]):
            return False
    return True


def temples_fit(s: State) -> bool:
    """Each leader has a temple beside it."""
    for leader in each_bit(s.standing):
        if not touches(s.tiles[RED], square_of(s, leader)):
            return False
    return True


def peace_fits(s: State) -> bool:
    """No kingdom has two leaders of a colour, except for the two of a revolt; and no war has three."""
    left = s.standing
    while left:
        leaders = together(s, lowest_bit(left))
        left &= ~leaders
        twice = colour_twice(leaders)
        if s.conflict == REVOLT and s.colour != NONE and leaders >> leader_index(s.seat, s.colour) & 1:
            twice &= ~(1 << s.colour)
            if most_of_a_colour(leaders) > 2:
                return False
        if twice:
            return False
    return s.conflict != AT_WAR or most_of_a_colour(touched(s, s.placed)) <= 2


def most_of_a_colour(leaders: int) -> int:
    """How many leaders there are of the most frequent colour among these."""
    most = 0
    for colour in range(COLOURS):
        found = 0
        for leader in each_bit(leaders):
            found += leader % COLOURS == colour
        most = max(most, found)
    return most
