"""The records of the game, and its numbers. Read this first.

Squares count from 0, row by row; `square_names` has the names that people use: A1 is the upper left corner, P11 the
lower right one. Sets of squares are masks of four words, three rows to a word.
"""

from ctypes import Structure, c_int16, c_int64, c_uint8, c_uint32
from typing import Annotated

from lautta.core.chance import Chance
from lautta.core.records import Array, i8, i16, record, u8, u16, u32, u64

SEATS, ROWS, COLUMNS = 4, 11, 16
SQUARES = ROWS * COLUMNS
WORDS, WORD = 4, 3 * COLUMNS  # how many words a set of squares has, and how many squares a word has
NONE = -1
END_OF_TURN, END_OF_ACTION = range(2)  # option: when treasures are taken
FREE, NEEDED = range(2)  # option: which supporters may be added
SPENT, REUSABLE = range(2)  # option: tiles of a square of four on which no monument was built
ONCE, AGAIN = range(2)  # option: may a catastrophe cover another?
PLAY_ON, END = range(2)  # option: what happens when everybody has passed

BLACK, RED, BLUE, GREEN = range(4)  # colours: of tiles, leaders, points
COLOURS = 4
COLOUR_NAMES = ("black", "red", "blue", "green")
TILE_NAMES = ("settlement", "temple", "farm", "market")
LEADER_NAMES = ("king", "priest", "farmer", "trader")
DYNASTY_NAMES = ("lion", "pot", "archer", "bull")  # by seat
TILES = (30, 57, 36, 30)  # in the box
MOST_POINTS, MOST_TURNS = 9_999, 999_999  # no game comes near these; there counting stops
HAND, ACTIONS, CATASTROPHES, LAST_TREASURES = 6, 2, 2, 2

MONUMENTS = 6
MONUMENT_COLOURS = ((BLACK, RED), (BLACK, BLUE), (BLACK, GREEN), (RED, BLUE), (RED, GREEN), (BLUE, GREEN))
MONUMENT_NAMES = tuple(f"{COLOUR_NAMES[a]}-{COLOUR_NAMES[b]}" for a, b in MONUMENT_COLOURS)

ACT, WAR, SUPPORT, BUILD, TREASURE, OVER = range(6)  # phases: what is to be decided
PHASES = ("act", "war", "support", "build", "treasure", "over")
PEACE, REVOLT, AT_WAR = range(3)  # kinds of conflict
CONFLICTS = ("peace", "revolt", "war")
TREASURES_GONE, BAG_EMPTY, ALL_PASSED = range(1, 4)  # how a game ends
ENDS = ("nothing", "treasures", "bag", "passes")


@record
class Mask(Structure):
    """A set of squares."""

    word: Annotated[Array[int], c_int64 * WORDS]


@record
class Board(Structure):
    """A map, filled from a data file; nothing in it changes during a game."""

    hash: u64
    land: Mask
    river: Mask
    temples: Mask  # where a temple with a treasure lies at the start
    corners: Mask  # those whose treasures are taken first


@record
class Player(Structure):
    """A dynasty: its leaders, and the pieces behind its screen."""

    points: Annotated[Array[int], c_uint32 * COLOURS]  # points by colour; of others 0 without recall, unless open
    score: u32  # the points of the weakest colour, treasures placed as well as possible
    leader: Annotated[Array[int], c_int16 * COLOURS]  # the square of the leader of each colour, or NONE
    hand: Annotated[Array[int], c_uint8 * COLOURS]  # tiles in hand by colour; of others 0 until the end
    swapped: Annotated[Array[int], c_uint8 * COLOURS]  # tiles by colour that it swapped away, face down; of others 0
    treasures: u8  # treasures that it has taken
    hand_size: u8  # tiles in hand
    swapped_size: u8  # tiles that it has swapped away
    catastrophes: u8  # catastrophes that it has left


@record
class State(Structure):
    """A whole game. The bag has no order: a tile is drawn at random when it is taken out, so nothing is fixed before.

    `realms` has the kingdom of each leader on the board, by seat * COLOURS + colour: the part of `links` connected with
    it. While wars are fought the tile that joins two kingdoms carries the marker: it belongs to none of them, and
    links nothing.
    """

    chance: Chance  # the generator; 0 in a view
    board: u64  # the hash of the board
    tiles: Annotated[Array[Mask], Mask * COLOURS]  # tiles face up, by colour
    down: Mask  # tiles turned face down under monuments
    ruins: Mask  # catastrophes
    treasures: Mask  # squares where a treasure lies
    spent: Mask  # tiles of squares on which a monument was declined
    leaders: Mask  # squares where a leader stands
    links: Mask  # everything that connects its neighbours: tiles, face up or down, and leaders; see above
    realms: Annotated[Array[Mask], Mask * (SEATS * COLOURS)]  # the kingdom of each leader, see above
    players: Annotated[Array[Player], Player * SEATS]  # by seat
    shown: u32  # how often something hidden was shown
    turn: u32  # turns that are over
    standing: u16  # leaders on the board, as a mask of their places
    placed: i16  # the tile of this action, or NONE; while kingdoms are joined it carries the marker
    monument: Annotated[Array[int], c_int16 * MONUMENTS]  # the upper left square of each monument, or NONE
    bag: Annotated[Array[int], c_uint8 * COLOURS]  # tiles by colour; 0 in a view
    gone: Annotated[Array[int], c_uint8 * COLOURS]  # tiles by colour that left the game in view of everybody
    turned: Annotated[Array[int], c_uint8 * COLOURS]  # tiles face down under monuments, by the colour that they had
    bag_size: u8  # tiles in the bag
    seats: u8  # how many play
    seat: u8  # the active player
    first: u8  # the seat that began
    phase: u8  # what is to be decided: 0 an action, 1 a war, 2 supporters, 3 a monument, 4 a treasure; 5: over
    actions: u8  # actions that the active player has left
    acted: u8  # 1: something was done in this turn
    passes: u8  # whole turns in a row without an action or income, counted up to the number of seats
    conflict: u8  # 0 none, 1 a revolt, 2 a war
    colour: i8  # the colour of the two leaders whose conflict is settled now, or NONE
    attacker: i8  # a seat, or NONE
    defender: i8  # a seat, or NONE
    asked: i8  # the seat that must choose supporters, or which treasure stays; else NONE
    attack: u8  # the attacker's strength on the board
    added: u8  # supporters that the attacker has added
    defence: u8  # the defender's strength on the board
    wars: u8  # colours in conflict, while the next one is chosen; else 0
    ended_by: u8  # 0 not yet, 1 treasures are gone, 2 the bag is empty, 3 everybody passed
    winners: u8  # seats, when the game is over
    treasure_time: u8  # option: when treasures are taken, 0 at the end of a turn, 1 of an action
    support_rule: u8  # option: supporters may be added, 0 freely, 1 as far as they are needed
    open_points: u8  # option: 1: points are open
    declined_squares: u8  # option: tiles where a monument was declined, 0 are spent, 1 may be used again
    ruins_again: u8  # option: 1: a catastrophe may cover another
    passing: u8  # option: after whole turns of passing without income, 0 the game goes on, 1 it ends


@record
class Scratch(Structure):
    """Working space; its contents mean nothing between calls of the engine."""

    region: Mask  # what is connected
    hit: Mask  # what is removed, or touched
    once: Mask  # squares beside at least one kingdom, two, three
    twice: Mask
    thrice: Mask
    lifted_once: Mask  # the same while a leader is off the board
    lifted_twice: Mask
    rest: Mask  # a kingdom without that leader, and the squares of the others in it
    others: Mask
    room: Mask  # squares where something may be put
    sorted: Annotated[Array[Array[int]], c_uint32 * COLOURS * SEATS]  # points with treasures, weakest first


def leader_index(seat: int, colour: int) -> int:
    """The index of a leader among all."""
    return seat * COLOURS + colour
