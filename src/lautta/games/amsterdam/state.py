"""The records of the game, and its numbers. Read this first."""

from ctypes import Structure, c_int8, c_int64, c_uint8
from typing import Annotated

from lautta.core.chance import Chance
from lautta.core.records import Array, i8, i16, i64, record, u8, u16, u32, u64

SEATS, PLACES, ROUTES, CONTRACTS = 4, 32, 60, 60  # what fits the records; a board file may have fewer
KINDS, ROW, LENGTH, OFFER, DISTRICTS = 8, 8, 6, 4, 8

SETUP, TURN, SECOND, CHOOSE, OVER = range(5)  # phases: what is to be decided
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

    routes: i64
    barred: i64  # partners of the player's own routes
    contracts: i64  # kept ones; during the set-up, what the player has chosen to keep
    offer: i64  # contracts to choose from
    points: i16  # for routes; when the game is over, all of them
    contract_points: i16
    bonus_points: i16
    hand: Annotated[Array[int], c_uint8 * KINDS]
    known: Annotated[Array[int], c_uint8 * KINDS]  # cards of the hand that all saw being taken
    hand_size: u8
    contract_count: u8  # 0 during the set-up
    offered: u8
    carts: u8
    tokens: u8
    completed: u8  # contracts, when the game is over


@record
class State(Structure):
    """A whole game. Decks have no order: a card is drawn at random when it is shown, so nothing is fixed before."""

    chance: Chance
    board: u64
    pool: i64  # contracts that nobody has seen
    free: i64  # routes that somebody may still build
    players: Annotated[Array[Player], Player * SEATS]
    shown: u32
    resets: u32  # how often the row was thrown away, and the discards shuffled
    reshuffles: u32
    turn: u16
    seats: u8
    seat: u8
    phase: u8
    bonus_ties: u8
    reshuffle: u8
    chosen: u8  # seats that are done with the set-up
    row: Annotated[Array[int], c_int8 * ROW]  # kinds, or NONE
    deck: Annotated[Array[int], c_uint8 * KINDS]
    discard: Annotated[Array[int], c_uint8 * KINDS]
    paid: Annotated[Array[int], c_uint8 * KINDS]  # for the last route: everybody saw it, even if it is shuffled by now
    deck_size: u8
    discard_size: u8
    pool_size: u8
    returned_count: u8
    returned: Annotated[Array[int], c_uint8 * CONTRACTS]  # refused contracts under the pool, next one first
    returned_by: Annotated[Array[int], c_uint8 * CONTRACTS]
    tokens: u8  # bonus cards in the stack
    passes: u8  # in a row
    trigger: i8  # who started the last turns, or NONE
    last_turns: u8  # how many are left, from when they started
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
