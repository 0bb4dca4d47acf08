"""The record and the rules, in the dialect that compiles. Cards count from 0, the four twos first; ranks from 1."""

from ctypes import Structure
from typing import Annotated

from lautta.core import fields
from lautta.core.actions import Action, Param, Position, Table
from lautta.core.bits import count_bits, each_bit, lowest_bit
from lautta.core.chance import Chance, Chooser, below, choose
from lautta.core.faults import NUMBER, PLAYER, Faults, FaultTable, note
from lautta.core.records import Array, i64, record, u8, u16, u64

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
NAMES = tuple(rank + suit for rank in RANKS for suit in "cdhs")
CARDS, PACK, SUITS, SEATS = 52, (1 << 52) - 1, 4, 4
HAND, LIMIT, MOST = 6, 30, 43  # cards dealt, points that end it for a player, the most that one can get
MISSING, TOO_LOW, NOT_LOWEST = 1, 2, 3


@record
class Player(Structure):
    hand: i64  # a mask of cards
    cards: u8  # how many, which everybody knows
    laid: u8  # the card in this trick, from 1; 0: none
    least: u8  # the ranks that a player who could not overtake may still hold; 0: nothing is known
    most: u8
    points: u8


@record
class State(Structure):
    chance: Chance
    board: u64
    played: i64  # the cards of the earlier tricks of this deal
    players: Annotated[Array[Player], Player * SEATS]
    turn: u16  # a turn is a trick, so each deal has HAND of them
    shown: u16
    leader: u8
    seats: u8
    winners: u8


def start(s: State, seats: int) -> None:
    s.seats = seats
    deal_hands(s)


def to_act(s: State) -> int:
    return 0 if s.winners else 1 << seat_from(s, s.leader, True)


def seat_from(s: State, first: int, waiting: bool) -> int:
    """The first seat from one on that plays and, if it is to be waiting, has laid nothing; else that one itself."""
    for step in range(s.seats):
        seat = (first + step) % s.seats
        if plays(s, seat) and not (waiting and s.players[seat].laid):
            return seat
    return first % s.seats


def plays(s: State, seat: int) -> bool:
    """Does a seat play this deal? Those who have just dropped out still have their last card on the table."""
    return s.players[seat].points < LIMIT or s.players[seat].laid > 0


def rank_of(laid: int) -> int:
    return (laid + SUITS - 1) // SUITS


def highest(s: State) -> int:
    """The highest rank of this trick; 0 if it is empty."""
    rank = 0
    for seat in range(s.seats):
        rank = max(rank, rank_of(s.players[seat].laid))
    return rank


def check_play(s: State, seat: int, card: int) -> int:
    hand, rank, top = s.players[seat].hand, rank_of(card + 1), highest(s)
    if hand >> card & 1 == 0:
        return MISSING
    if rank >= top:
        return 0
    if hand >> SUITS * (top - 1):
        return TOO_LOW
    return NOT_LOWEST if rank > rank_of(lowest_bit(hand) + 1) else 0


def play(s: State, seat: int, card: int) -> None:
    p, rank, top = s.players[seat], rank_of(card + 1), highest(s)
    if rank < top:
        p.least = rank
        p.most = top - 1 if p.most == 0 else min(p.most, top - 1)
    p.hand ^= 1 << card
    p.laid = card + 1
    s.shown += 1
    if s.players[seat_from(s, s.leader, True)].laid:
        end_trick(s)
    count(s)


def end_trick(s: State) -> None:
    """Pass the lead to the highest card, the last of equals; after the last trick all of these score."""
    top, first = highest(s), s.leader
    for step in range(s.seats):
        seat = (first + step) % s.seats
        if rank_of(s.players[seat].laid) == top:
            s.leader = seat
            s.players[seat].points += top + 1 if s.players[seat].hand == 0 else 0
    count(s)
    if s.winners == 0:
        for seat in range(s.seats):
            s.played |= 1 << s.players[seat].laid >> 1
            s.players[seat].laid = 0
        s.turn += 1
        if s.turn % HAND == 0:
            deal_hands(s)


def deal_hands(s: State) -> None:
    s.played = 0
    s.leader = seat_from(s, s.turn // HAND, False)
    s.shown += 1
    count(s)
    pack = PACK
    for seat in range(s.seats):
        s.players[seat].least = 0
        s.players[seat].most = 0
        for _ in range(s.players[seat].cards):
            left = count_bits(pack)
            place = below(s.chance, left)
            card = 1 << nth_bit(pack, place)
            pack ^= card
            s.players[seat].hand |= card


def nth_bit(mask: int, n: int) -> int:
    for bit in each_bit(mask):
        if n == 0:
            return bit
        n -= 1
    return 0


def count(s: State) -> None:
    """Compute the size of each hand, and the winners: who is left, or of all who drop out at once those with least."""
    left, dropping, least = 0, 0, MOST
    for seat in range(s.seats):
        p = s.players[seat]
        p.cards = HAND - s.turn % HAND - (1 if p.laid else 0) if plays(s, seat) else 0
        left |= 1 << seat if p.points < LIMIT else 0
        if p.laid and p.points <= least:
            dropping = 1 << seat | (dropping if p.points == least else 0)
            least = p.points
    s.winners = dropping if left == 0 else left if count_bits(left) == 1 else 0


def deal(s: State, seat: int, c: Chooser) -> None:
    """Deal the hands that a seat does not see, until they fit: so all that fit are equally likely."""
    for _ in range(100_000):
        done = deal_once(s, seat, c)
        if done:
            return


def deal_once(s: State, seat: int, c: Chooser) -> bool:
    """Draw each hand from all cards that it may have; False if two hands have the same card."""
    seen, given = s.played, 0
    for other in range(s.seats):
        s.players[other].hand = s.players[other].hand if other == seat else 0
        seen |= s.players[other].hand | 1 << s.players[other].laid >> 1
    for other in range(s.seats):
        p = s.players[other]
        free = may_hold(p) & ~seen
        for _ in range(p.cards if other != seat else 0):
            left = count_bits(free)
            place = choose(c, left)
            card = 1 << nth_bit(free, place)
            if given & card:
                return False
            free ^= card
            p.hand |= card
        given |= p.hand
    return True


def may_hold(p: Player) -> int:
    """The cards that a player may hold by what everybody has seen: after the lowest card there is nothing lower."""
    below_most = (1 << SUITS * p.most) - 1 if p.most else PACK
    low = SUITS * max(p.least - 1, 0)
    return below_most >> low << low


FIELDS = (
    fields.Generator("chance"),
    fields.Number("seats", least=2, most=SEATS),
    fields.Turn("turn"),
    fields.Number("shown"),
    fields.Seat("leader", SEATS),
    fields.Each("players", "player", "seats", (
        fields.Number("points", most=MOST),
        fields.Name("laid", NAMES, first=1, none=0),
        fields.Number("cards", derived=True),
        fields.Marks("hand", NAMES, once=True, seen=fields.SECRET),
        fields.Name("least", RANKS, first=1, none=0),
        fields.Name("most", RANKS, first=1, none=0),
    )),
    fields.Marks("played", NAMES, once=True),
    fields.Seats("winners", SEATS, derived=True),
)  # fmt: skip
FAULTS = FaultTable("cucumber")
SIZE = FAULTS.add("size", "players/{player}/hand", player=PLAYER, cards=NUMBER)
IMPOSSIBLE = FAULTS.add("impossible", "players/{player}/hand", player=PLAYER, card=NAMES)
OUT_OF_TURN = FAULTS.add("out-of-turn", "players/{player}/laid", player=PLAYER)
LEADER = FAULTS.add("leader", "leader", player=PLAYER)
PLAYED = FAULTS.add("played", "played", cards=NUMBER)
UNFINISHED = FAULTS.add("unfinished", "players")


def relations(s: State, f: Faults) -> None:
    """Note what does not fit together."""
    tricks, playing, waiting, seen = s.turn % HAND, 0, 0, s.played
    for step in range(s.seats):
        seat = (s.leader + step) % s.seats
        p = s.players[seat]
        laid = 1 << p.laid >> 1
        wrong = (p.hand | laid) & seen | p.hand & laid | p.hand & ~may_hold(p)
        if count_bits(p.hand) != p.cards:
            note(f, SIZE, seat, p.cards, 0, 0)
        if wrong:
            note(f, IMPOSSIBLE, seat, lowest_bit(wrong), 0, 0)
        if laid and (waiting or (p.points >= LIMIT and s.winners == 0)):
            note(f, OUT_OF_TURN, seat, 0, 0, 0)
        playing += 1 if plays(s, seat) else 0
        waiting += 1 if plays(s, seat) and laid == 0 else 0
        seen |= p.hand | laid
    if not plays(s, s.leader) or (tricks == 0 and s.leader != seat_from(s, s.turn // HAND, False)):
        note(f, LEADER, s.leader, 0, 0, 0)
    if count_bits(s.played) != tricks * playing:
        note(f, PLAYED, tricks * playing, 0, 0, 0)
    if (waiting == 0) != (s.winners > 0) or (s.winners and tricks < HAND - 1):
        note(f, UNFINISHED, 0, 0, 0, 0)


TABLE = Table(
    "cucumber", state=State, seats=SEATS, start=start, to_act=to_act, deal=deal,
    position=Position(FIELDS, derive=count, relations=relations, faults=FAULTS),
    actions=(Action("play", check_play, play, Param("card", CARDS, NAMES), public=True),),
)  # fmt: skip
