"""What must hold in a position besides ranges and derived fields: everything lies where it may, and none is missing."""

from lautta.core.bits import count_bits, each_bit, lowest_bit
from lautta.core.faults import Faults, note, with_part
from lautta.games.tigris.board.squares import FOUR, clear, count, of_four, touches
from lautta.games.tigris.check import faults
from lautta.games.tigris.check.decision import decision, the_end, tile_placed
from lautta.games.tigris.rules.bag import drawn, in_bag
from lautta.games.tigris.rules.kingdoms import square_of, together, touched
from lautta.games.tigris.state import (
    AT_WAR,
    BLUE,
    CATASTROPHES,
    COLOURS,
    COLUMNS,
    HAND,
    MONUMENT_COLOURS,
    MONUMENTS,
    NONE,
    RED,
    REVOLT,
    SEATS,
    SPENT,
    TILES,
    WORD,
    WORDS,
    Board,
    Mask,
    Scratch,
    State,
    leader_index,
)

OF_A_COLOUR = sum(1 << leader_index(seat, 0) for seat in range(SEATS))  # the black leaders


def relations(b: Board, s: State, w: Scratch, f: Faults) -> None:
    """Note everything that is wrong; the decision and the end are looked at only if the rest is right."""
    the_map(b, s, w, f)
    leaders(s, f)
    rivals(s, f)
    monuments(b, s, w, f)
    treasures(b, s, f)
    catastrophes(s, f)
    tiles(b, s, f)
    if f.count == 0:
        decision(b, s, f)
        the_end(s, f)


def on_square(f: Faults, kind: int, square: int, one: int, two: int) -> None:
    """Note a fault on a square of the map."""
    note(f, kind, square, square // COLUMNS, one, two)


def on_squares(f: Faults, kind: int, word: int, squares: int, thing: int) -> None:
    """Note a fault on each of some squares, those of one word of a set."""
    for at in each_bit(squares):
        on_square(f, kind, word * WORD + at, thing, 0)


def the_map(b: Board, s: State, w: Scratch, f: Faults) -> None:
    """At most one thing lies on a square, of a kind that may; spent tiles are there."""
    clear(w.room)  # where something lies
    clear(w.hit)
    for tile in range(COLOURS):
        if tile == BLUE:
            lies(f, w, s.tiles[tile], b.land, tile)
        else:
            lies(f, w, s.tiles[tile], b.river, tile)
    for i in range(WORDS):
        tiles_there = w.room.word[i] if s.declined_squares == SPENT else 0
        on_squares(f, faults.SPENT_TILE, i, s.spent.word[i] & ~tiles_there, 0)
    lies(f, w, s.down, w.hit, faults.DOWN)
    lies(f, w, s.leaders, b.river, faults.LEADER)
    lies(f, w, s.ruins, w.hit, faults.RUIN)


def lies(f: Faults, w: Scratch, squares: Mask, wrong: Mask, thing: int) -> None:
    """A thing lies on these squares, which are to be free, and none of the wrong terrain."""
    for i in range(WORDS):
        on_squares(f, faults.TERRAIN, i, squares.word[i] & wrong.word[i], thing)
        on_squares(f, faults.TWO_THINGS, i, squares.word[i] & ~wrong.word[i] & w.room.word[i], thing)
        w.room.word[i] |= squares.word[i]


def leaders(s: State, f: Faults) -> None:
    """Each leader stands on a square of its own, beside a temple."""
    for leader in each_bit(s.standing):
        square = square_of(s, leader)
        for other in each_bit(s.standing & ((1 << leader) - 1)):
            if square_of(s, other) == square:
                on_square(f, faults.LEADER_ON_LEADER, square, leader // COLOURS, leader % COLOURS)
        if not touches(s.tiles[RED], square):
            on_square(f, faults.NO_TEMPLE, square, leader // COLOURS, leader % COLOURS)


def rivals(s: State, f: Faults) -> None:
    """No kingdom has two leaders of a colour, except for the two of a revolt; no war has three, and each has a tile."""
    left = s.standing
    while left:
        found = together(s, lowest_bit(left))
        left &= ~found
        for colour in range(COLOURS):
            same = found & OF_A_COLOUR << colour
            revolt = s.conflict == REVOLT and s.colour == colour and same >> leader_index(s.seat, colour) & 1
            if count_bits(same) > (2 if revolt else 1):
                note(f, faults.RIVALS, colour, squares_of(s, same), 0, 0)
    if s.conflict == AT_WAR and not tile_placed(s):
        note(f, faults.WAR_WITHOUT_TILE, 0, 0, 0, 0)
    elif s.conflict == AT_WAR:
        for colour in range(COLOURS):
            same = touched(s, s.placed) & OF_A_COLOUR << colour
            if count_bits(same) > 2:
                note(f, faults.WAR_OF_THREE, colour, squares_of(s, same), 0, 0)


def squares_of(s: State, some: int) -> int:
    """The list of the squares of some leaders."""
    squares = 0
    for leader in each_bit(some):
        squares = with_part(squares, square_of(s, leader))
    return squares


def monuments(b: Board, s: State, w: Scratch, f: Faults) -> None:
    """Each monument stands on four tiles face down, apart from the others; these were all of one of its colours."""
    before = f.count
    clear(w.room)  # under monuments
    for which in range(MONUMENTS):
        corner = s.monument[which]
        if corner != NONE:
            if of_four(s.down, corner) < 4:
                note(f, faults.MONUMENT_PLACE, which, corner, 0, 0)
            for other in range(which):
                if s.monument[other] != NONE and overlap(corner, s.monument[other]):
                    note(f, faults.MONUMENT_TWICE, which, corner, other, 0)
            for i in range(WORDS):
                w.room.word[i] |= FOUR[corner][i]
    for i in range(WORDS):
        on_squares(f, faults.NO_MONUMENT, i, s.down.word[i] & ~w.room.word[i], 0)
    if f.count == before and not turned_fits(b, s):
        note(f, faults.TURNED, 0, 0, 0, 0)


def overlap(one: int, other: int) -> bool:
    """Do two squares of four have a square in common?"""
    found = 0
    for i in range(WORDS):
        found |= FOUR[one][i] & FOUR[other][i]
    return found != 0


def turned_fits(b: Board, s: State) -> bool:
    """Can the tiles face down have been of one colour for each monument?"""
    for mix in range(1 << MONUMENTS):
        if turned_by(b, s, mix):
            return True
    return False


def turned_by(b: Board, s: State, mix: int) -> bool:
    """Does this explain the tiles face down: that each monument stands on tiles of its first or its second colour?

    Farms lay on rivers and all others on land; a tile with a treasure was a temple.
    """
    left = 0  # how many tiles of each colour are not explained, a byte each
    for colour in range(COLOURS):
        left += s.turned[colour] << 8 * colour
    for which in range(MONUMENTS):
        corner = s.monument[which]
        colour = MONUMENT_COLOURS[which][mix >> which & 1]
        if corner != NONE:
            if of_four(b.river, corner) != (4 if colour == BLUE else 0):
                return False
            if colour != RED and of_four(s.treasures, corner) > 0:
                return False
            left -= 4 << 8 * colour
    return left == 0


def treasures(b: Board, s: State, f: Faults) -> None:
    """Treasures lie where they lay at the start, on temples, even under monuments; nobody has any others."""
    for i in range(WORDS):
        temples = s.tiles[RED].word[i] | s.down.word[i]
        on_squares(f, faults.TREASURE_PLACE, i, s.treasures.word[i] & ~b.temples.word[i], 0)
        on_squares(f, faults.TREASURE_ALONE, i, s.treasures.word[i] & ~temples, 0)
    if treasures_there(s) > count(b.temples):
        note(f, faults.TREASURES, treasures_there(s), count(b.temples), 0, 0)


def treasures_there(s: State) -> int:
    """How many treasures are on the board and with players."""
    there = count(s.treasures)
    for seat in range(s.seats):
        there += s.players[seat].treasures
    return there


def catastrophes(s: State, f: Faults) -> None:
    """There are no more catastrophes than the game has."""
    if catastrophes_there(s) > CATASTROPHES * s.seats:
        note(f, faults.RUINS, CATASTROPHES, 0, 0, 0)


def catastrophes_there(s: State) -> int:
    """How many catastrophes are on the board and with players."""
    there = count(s.ruins)
    for seat in range(s.seats):
        there += s.players[seat].catastrophes
    return there


def tiles(b: Board, s: State, f: Faults) -> None:
    """There are no more tiles than in the box, nobody holds too many, and the bag began without the first temples."""
    for tile in range(COLOURS):
        if in_bag(s, tile) < 0:
            note(f, faults.TILES, tile, TILES[tile] - in_bag(s, tile), TILES[tile], 0)
    for seat in range(s.seats):
        if s.players[seat].hand_size > HAND:
            note(f, faults.HAND, seat, s.players[seat].hand_size, HAND, 0)
    if drawn(b, s) < 0:
        note(f, faults.SHOWN, s.shown, drawn(b, s), 0, 0)
