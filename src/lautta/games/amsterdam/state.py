"""The records of the game, and its numbers. Read this first."""

from ctypes import Structure, c_int8, c_int64, c_uint8
from typing import Annotated

from lautta.core.chance import Chance
from lautta.core.records import Array, i8, i16, i64, record, u8, u16, u32, u64

SEATS, PLACES, ROUTES, CONTRACTS = 4, 32, 60, 60  # what fits the records; a board file may have fewer
KINDS, ROW, LENGTH, OFFER, DISTRICTS = 8, 8, 6, 4, 8

SETUP, TURN, SECOND, CHOOSE, OVER = range(5)  # phases: what is to be decided
PHASES = ("setup", "turn", "second", "choose", "over")
NO_BONUS, RANK_BY_TOKENS, BY_PLACES, BY_DISTRICTS = range(4)  # kinds of end bonus
WHEN_NEEDED, AT_ONCE = range(2)  # option: when the discards become a new deck
DENSE, SKIP = range(2)  # option: the rank that comes after a shared one
NONE = -1
MOST_TURNS, MOST_COUNTED = 9_999, 999_999  # no game comes near these; there counting stops
NOT_SEEN = 255  # among the refused contracts: an empty place, or a contract that a view does not show


@record
class Board(Structure):
    """A city map with its cards and numbers, filled from a data file; nothing in it changes during a game.

    Masks have a bit for each route, place or contract. The last kind of card is the wild one.
    """

    hash: u64
    ends: Annotated[Array[int], c_int64 * ROUTES]  # the two places of a route, as a mask
    payable: Annotated[Array[Array[int]], c_int64 * (LENGTH + 1) * KINDS]  # routes up to a length that take a kind
    contract_ends: Annotated[Array[int], c_int64 * CONTRACTS]
    districts: Annotated[Array[int], c_int64 * DISTRICTS]  # the places of a district, as a mask
    colour: Annotated[Array[int], c_int8 * ROUTES]  # NONE: grey
    partner: Annotated[Array[int], c_int8 * ROUTES]  # the other one of a double route, or NONE
    length: Annotated[Array[int], c_uint8 * ROUTES]
    token: Annotated[Array[int], c_uint8 * ROUTES]  # 1: gives a bonus card
    contract_points: Annotated[Array[int], c_uint8 * CONTRACTS]
    cards: Annotated[Array[int], c_uint8 * KINDS]
    route_points: Annotated[Array[int], c_uint8 * (LENGTH + 1)]
    rank_points: Annotated[Array[Array[int]], c_uint8 * SEATS * (SEATS + 1)]  # by seats, then by rank from 0
    place_points: Annotated[Array[int], c_uint8 * PLACES]
    district_points: Annotated[Array[int], c_uint8 * DISTRICTS]
    places: u8
    routes: u8
    contracts: u8
    kinds: u8
    colours: u8  # kinds apart from the wild one
    wild: u8
    all_cards: u8
    row: u8
    max_length: u8
    payments: u8  # in how many ways a route can be paid for at most: see routes.py
    keeps: u8  # 2 to the power of the most contracts offered
    carts: u8
    tokens: u8
    start_cards: u8
    deal: u8  # contracts dealt at the start, and how many of them must be kept
    deal_keep: u8
    draw: u8  # contracts drawn in a turn, and how many of them must be kept
    draw_keep: u8
    reset_at: u8  # this many open wild cards throw the row away
    pairs_from: u8  # with this many players both routes of a pair may be used
    end_carts: u8  # this few carts start the last turns
    bonus: u8
    district_count: u8


@record
class Player(Structure):
    """A player's open pieces, and the secret ones: hand, contracts, offer."""

    routes: i64  # routes that it has built
    barred: i64  # partners of the player's own routes
    contracts: i64  # kept ones; in the set-up, those chosen so far; of others 0 until the end
    offer: i64  # contracts to choose from; of others 0
    points: i16  # points for routes; when the game is over, all of them
    contract_points: i16  # points for contracts, when the game is over
    bonus_points: i16  # points of the end bonus, when the game is over
    hand: Annotated[Array[int], c_uint8 * KINDS]  # cards in hand by kind, the wild one last; of others 0
    known: Annotated[Array[int], c_uint8 * KINDS]  # cards of the hand that all saw being taken
    hand_size: u8  # cards in hand
    contract_count: u8  # contracts that it has kept; 0 during the set-up
    offered: u8  # how many contracts it is offered
    carts: u8  # carts left to build with
    tokens: u8  # bonus cards that it has
    completed: u8  # contracts completed, when the game is over


@record
class State(Structure):
    """A whole game. Decks have no order: a card is drawn at random when it is shown, so nothing is fixed before."""

    chance: Chance  # the generator; 0 in a view
    board: u64  # the hash of the board
    pool: i64  # contracts that nobody has seen; 0 in a view
    free: i64  # routes that somebody may still build
    players: Annotated[Array[Player], Player * SEATS]  # by seat
    shown: u32  # how often something hidden was shown
    resets: u32  # how often the row was thrown away
    reshuffles: u32  # how often the discards became a new deck
    turn: u16  # turns that are over
    seats: u8  # how many play
    seat: u8  # whose turn it is
    phase: u8  # what is to be decided: 0 set-up, 1 a turn, 2 the second card, 3 which contracts to keep; 4: over
    bonus_ties: u8  # option: the rank after a shared one, 0: the next, 1: one is left out
    reshuffle: u8  # option: the discards become a new deck, 0: when it is needed, 1: at once
    chosen: u8  # seats that are done with the set-up
    row: Annotated[Array[int], c_int8 * ROW]  # kinds of the open cards, or NONE
    deck: Annotated[Array[int], c_uint8 * KINDS]  # cards by kind; 0 in a view
    discard: Annotated[Array[int], c_uint8 * KINDS]  # discarded cards by kind
    paid: Annotated[Array[int], c_uint8 * KINDS]  # cards by kind for the last route, even if they are shuffled by now
    deck_size: u8  # cards in the deck
    discard_size: u8  # discarded cards
    pool_size: u8  # contracts that nobody has seen
    returned_count: u8  # refused contracts under the pool
    returned: Annotated[Array[int], c_uint8 * CONTRACTS]  # refused contracts, next one first; or NOT_SEEN
    returned_by: Annotated[Array[int], c_uint8 * CONTRACTS]  # the seat that refused it, or NOT_SEEN
    tokens: u8  # bonus cards in the stack
    passes: u8  # passes in a row
    trigger: i8  # the seat that started the last turns, or NONE
    last_turns: u8  # turns that are left, from when the last ones started
    winners: u8  # seats, when the game is over


def bit(index: int) -> int:
    """The mask with only this bit set."""
    return 1 << index


def wilds_in(b: Board, length: int, cards: int) -> int:
    """How many wild cards a payment has."""
    return length if cards == b.payments - 1 else cards % b.max_length


def seats_mask(s: State) -> int:
    """All seats of this game."""
    return (1 << s.seats) - 1
