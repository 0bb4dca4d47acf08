"""Could this record have come from a game on this board? And filling in what a hand-written position leaves out."""

from lautta.core.bits import count_bits, lowest_bit
from lautta.core.game import GameState
from lautta.games.amsterdam.rules.contracts import returned_mask
from lautta.games.amsterdam.rules.open_row import can_draw, reset_helps, wilds_open
from lautta.games.amsterdam.rules.piles import elsewhere
from lautta.games.amsterdam.rules.scoring import best_seats, completed, contract_balance, count_up, end_bonus
from lautta.games.amsterdam.state import (
    AT_ONCE,
    CHOOSE,
    CONTRACTS,
    DENSE,
    KINDS,
    MOST_COUNTED,
    MOST_TURNS,
    NONE,
    NOT_SEEN,
    OVER,
    ROW,
    SEATS,
    SECOND,
    SETUP,
    SKIP,
    TURN,
    WHEN_NEEDED,
    Board,
    Player,
    State,
    bit,
    seats_mask,
)

(
    BAD_NUMBERS,
    BAD_SEATS,
    BAD_ROW,
    BAD_CARDS,
    BAD_SIZES,
    BAD_ROUTES,
    BAD_FREE,
    BAD_CARTS,
    BAD_TOKENS,
    BAD_POINTS,
    BAD_OFFERS,
    BAD_CONTRACTS,
    BAD_RETURNED,
    BAD_PHASE,
    BAD_END,
) = range(1, 16)


def validate(b: Board, s: State) -> int:
    """0, or the first of these troubles; `status.py` reports all of them in words."""
    if not numbers_fit(b, s):
        return BAD_NUMBERS
    if not seats_fit(s):
        return BAD_SEATS
    if not row_fits(b, s):
        return BAD_ROW
    if not cards_fit(b, s):
        return BAD_CARDS
    if not sizes_fit(b, s):
        return BAD_SIZES
    trouble = sound_routes(b, s)
    if trouble == 0:
        trouble = sound_contracts(b, s)
    if trouble:
        return trouble
    if not phase_fits(b, s):
        return BAD_PHASE
    return 0 if end_fits(b, s) else BAD_END


def sound_routes(b: Board, s: State) -> int:
    """The troubles with routes and what follows from them."""
    if not routes_fit(b, s):
        return BAD_ROUTES
    if s.free != free_routes(b, s):
        return BAD_FREE
    for seat in range(s.seats):
        p = s.players[seat]
        if p.barred != partners(b, p.routes):
            return BAD_FREE
        if p.carts != b.carts - spaces(b, p.routes):
            return BAD_CARTS
        if p.points != points_for_routes(b, p.routes) + p.contract_points + p.bonus_points:
            return BAD_POINTS
    return 0 if tokens_fit(b, s) else BAD_TOKENS


def sound_contracts(b: Board, s: State) -> int:
    """The troubles with contracts."""
    if not returned_fit(b, s):
        return BAD_RETURNED
    if not offers_fit(b, s):
        return BAD_OFFERS
    return 0 if contracts_fit(b, s) else BAD_CONTRACTS


# numbers, seats


def numbers_fit(b: Board, s: State) -> bool:
    """Everything that is used as an index or a count is in range."""
    if not 2 <= s.seats <= SEATS or s.seat >= s.seats or s.phase > OVER:
        return False
    if s.bonus_ties not in (DENSE, SKIP) or s.reshuffle not in (WHEN_NEEDED, AT_ONCE):
        return False
    if (s.chosen | s.winners) & ~seats_mask(s) or not NONE <= s.trigger < s.seats:
        return False
    if s.turn > MOST_TURNS or max(s.shown, s.resets, s.reshuffles) > MOST_COUNTED:
        return False
    return s.last_turns <= s.seats and s.passes <= s.seats and s.tokens <= b.tokens


def seats_fit(s: State) -> bool:
    """Nothing belongs to a seat without a player."""
    for seat in range(s.seats, SEATS):
        p = s.players[seat]
        if p.routes | p.barred | p.contracts | p.offer or p.points | p.contract_points | p.bonus_points:
            return False
        if p.hand_size | p.contract_count | p.offered | p.carts | p.tokens | p.completed:
            return False
        for kind in range(KINDS):
            if p.hand[kind] | p.known[kind]:
                return False
    return True


# transport cards


def row_fits(b: Board, s: State) -> bool:
    """The row holds cards of the game, or gaps if there are no cards; too many wild cards only if nothing helps."""
    gap = False
    for slot in range(ROW):
        kind = s.row[slot]
        if not NONE <= kind < b.kinds or (slot >= b.row and kind != NONE):
            return False
        gap |= slot < b.row and kind == NONE
    if gap and s.deck_size + s.discard_size > 0:
        return False
    if s.reshuffle == AT_ONCE and s.deck_size == 0 and s.discard_size > 0:
        return False
    return wilds_open(b, s) < b.reset_at or not reset_helps(b, s)


def cards_fit(b: Board, s: State) -> bool:
    """No card is missing or there twice."""
    for kind in range(KINDS):
        if elsewhere(b, s, kind) + s.deck[kind] != b.cards[kind]:
            return False
    return paid_fits(b, s)


def paid_fits(b: Board, s: State) -> bool:
    """The last route was paid with one colour and wild cards, as many as some built route has spaces."""
    cards, colours = 0, 0
    for kind in range(KINDS):
        if s.paid[kind] > b.cards[kind]:
            return False
        cards += s.paid[kind]
        colours += s.paid[kind] > 0 and kind != b.wild
    if cards == 0:
        return True
    rest = built_routes(s) & (bit(b.routes) - 1)
    while rest:
        if b.length[lowest_bit(rest)] == cards:
            return colours <= 1
        rest &= rest - 1
    return False


def sizes_fit(b: Board, s: State) -> bool:
    """The sizes of hands and piles match their contents, and the known cards of a hand are in it."""
    deck, discard = 0, 0
    for kind in range(b.kinds):
        deck += s.deck[kind]
        discard += s.discard[kind]
    if deck != s.deck_size or discard != s.discard_size:
        return False
    for seat in range(s.seats):
        p = s.players[seat]
        if p.hand_size != hand_size(b, p):
            return False
        for kind in range(KINDS):
            if p.known[kind] > p.hand[kind]:
                return False
    return True


def hand_size(b: Board, p: Player) -> int:
    """How many cards a player holds."""
    cards = 0
    for kind in range(b.kinds):
        cards += p.hand[kind]
    return cards


# routes


def partners(b: Board, routes: int) -> int:
    """The partners of all double routes among these."""
    others = 0
    rest = routes
    while rest:
        partner = b.partner[lowest_bit(rest)]
        if partner != NONE:
            others |= bit(partner)
        rest &= rest - 1
    return others


def spaces(b: Board, routes: int) -> int:
    """How many carts are on these routes."""
    carts = 0
    rest = routes
    while rest:
        carts += b.length[lowest_bit(rest)]
        rest &= rest - 1
    return carts


def points_for_routes(b: Board, routes: int) -> int:
    """The points of these routes."""
    points = 0
    rest = routes
    while rest:
        points += b.route_points[b.length[lowest_bit(rest)]]
        rest &= rest - 1
    return points


def tokens_on(b: Board, routes: int) -> int:
    """How many of these routes give a bonus card."""
    tokens = 0
    rest = routes
    while rest:
        tokens += b.token[lowest_bit(rest)]
        rest &= rest - 1
    return tokens


def built_routes(s: State) -> int:
    """All routes that somebody owns."""
    routes = 0
    for seat in range(s.seats):
        routes |= s.players[seat].routes
    return routes


def free_routes(b: Board, s: State) -> int:
    """The routes that somebody may still build."""
    routes = built_routes(s)
    if s.seats < b.pairs_from:
        routes |= partners(b, routes)
    return (bit(b.routes) - 1) & ~routes


def routes_fit(b: Board, s: State) -> bool:
    """Each route has one owner, and pairs follow their rule."""
    seen = 0
    for seat in range(s.seats):
        routes = s.players[seat].routes
        if routes & seen or routes & ~(bit(b.routes) - 1) or routes & partners(b, routes):
            return False
        if spaces(b, routes) > b.carts:
            return False
        seen |= routes
    return s.seats >= b.pairs_from or seen & partners(b, seen) == 0


def tokens_fit(b: Board, s: State) -> bool:
    """Bonus cards came from routes, as long as there were any."""
    left = s.tokens
    for seat in range(s.seats):
        p = s.players[seat]
        due = tokens_on(b, p.routes)
        if p.tokens > due or (p.tokens < due and s.tokens > 0):
            return False
        left += p.tokens
    return left == b.tokens


# contracts


def returned_fit(b: Board, s: State) -> bool:
    """The list of refused contracts holds contracts and who refused them, then nothing."""
    if s.returned_count > b.contracts:
        return False
    for place in range(CONTRACTS):
        if place >= s.returned_count:
            if s.returned[place] != NOT_SEEN or s.returned_by[place] != NOT_SEEN:
                return False
        elif s.returned[place] >= b.contracts or s.returned_by[place] >= s.seats:
            return False
    return True


def offers_fit(b: Board, s: State) -> bool:
    """During the set-up everybody chooses, later only the player who has drawn contracts."""
    for seat in range(s.seats):
        p = s.players[seat]
        if p.offer < 0 or p.offered != count_bits(p.offer):
            return False
        if s.phase == SETUP:
            if p.offered != b.deal or not setup_choice_fits(b, s, seat):
                return False
        elif s.phase == CHOOSE and seat == s.seat:
            if not b.draw_keep < p.offered <= b.draw:
                return False
        elif p.offered > 0:
            return False
        if p.contract_count != (0 if s.phase == SETUP else count_bits(p.contracts & (bit(b.contracts) - 1))):
            return False
    return True


def setup_choice_fits(b: Board, s: State, seat: int) -> bool:
    """Has a seat that has chosen kept what it could, and one that has not, nothing?"""
    p = s.players[seat]
    if s.chosen & bit(seat):
        return p.contracts & ~p.offer == 0 and count_bits(p.contracts) >= b.deal_keep
    return p.contracts == 0


def contracts_fit(b: Board, s: State) -> bool:
    """Each contract is in exactly one place."""
    seen = returned_mask(s)
    if count_bits(seen) != s.returned_count or s.pool < 0 or s.pool & seen or s.pool_size != count_bits(s.pool):
        return False
    seen |= s.pool
    for seat in range(s.seats):
        p = s.players[seat]
        own = p.offer if s.phase == SETUP else p.contracts
        if own < 0 or own & seen or (s.phase == CHOOSE and p.offer & (seen | own)):
            return False
        seen |= own | p.offer
    return seen == bit(b.contracts) - 1


# the course of the game


def phase_fits(b: Board, s: State) -> bool:
    """There is something to decide until the game is over; passing is the last resort in a turn."""
    if s.passes > 0 and (s.phase not in (TURN, OVER) or can_draw(b, s, False) or s.pool_size + s.returned_count > 0):
        return False
    if s.phase == SETUP:
        return s.chosen != seats_mask(s) and built_routes(s) == 0 and s.returned_count == 0 and s.turn == 0
    if s.chosen != seats_mask(s):
        return False
    return s.phase != SECOND or (can_draw(b, s, True) and s.players[s.seat].hand_size > 0)


def last_turns_fit(b: Board, s: State) -> bool:
    """Few carts have started the last turns, which are counted down from seat to seat.

    After the turn that leaves few carts each seat has one more, including the one that started them; then it may have
    few carts as well. When the game is over the seat is that of the last turn.
    """
    if s.trigger == NONE:
        if s.last_turns > 0:
            return False
    elif s.last_turns != turns_left(s) or s.players[s.trigger].carts > b.end_carts:
        return False
    for seat in range(s.seats):
        had_one = s.trigger != NONE and (seat - s.trigger + s.seats - 1) % s.seats < s.seats - s.last_turns
        if seat != s.trigger and not had_one and s.players[seat].carts <= b.end_carts:
            return False
    return True


def turns_left(s: State) -> int:
    """How many last turns are left, this one included, as the seat whose turn it is shows."""
    if s.phase == OVER and s.passes < s.seats:
        return 0 if s.seat == s.trigger else s.seats
    return s.seats - (s.seat - s.trigger + s.seats - 1) % s.seats


def end_fits(b: Board, s: State) -> bool:
    """The game is over when all have passed; it is counted when it is over, and not before.

    A position may also be over only to be counted, without the last turns.
    """
    if not last_turns_fit(b, s) or (s.phase != OVER and s.passes == s.seats):
        return False
    for seat in range(s.seats):
        p = s.players[seat]
        if s.phase != OVER:
            if p.completed or p.contract_points or p.bonus_points:
                return False
        elif not count_fits(b, s, seat):
            return False
    return s.winners == (best_seats(s) if s.phase == OVER else 0)


def count_fits(b: Board, s: State, seat: int) -> bool:
    """Are the points of a seat right?"""
    p = s.players[seat]
    if p.completed != completed(b, p) or p.contract_points != contract_balance(b, p):
        return False
    return p.bonus_points == end_bonus(b, s, seat)


# filling in what follows from the rest


def derive(state: GameState) -> None:
    """Recompute everything that follows: the deck and the pool are what is nowhere else.

    After the set-up everybody has chosen contracts.
    """
    b: Board = state.board.record  # type: ignore[assignment]
    s: State = state.record
    if s.phase != SETUP and s.chosen == 0:
        s.chosen = seats_mask(s)
    s.deck_size, s.discard_size = 0, 0
    for kind in range(b.kinds):
        s.deck[kind] = max(0, b.cards[kind] - elsewhere(b, s, kind))
        s.deck_size += s.deck[kind]
        s.discard_size += s.discard[kind]
    s.free = free_routes(b, s)
    s.tokens = b.tokens
    known = returned_mask(s)
    for seat in range(s.seats):
        derive_player(b, s, seat)
        known |= s.players[seat].contracts | s.players[seat].offer
    s.pool = (bit(b.contracts) - 1) & ~known
    s.pool_size = count_bits(s.pool)
    if s.phase == OVER:
        count_up(b, s)


def derive_player(b: Board, s: State, seat: int) -> None:
    """Recompute what follows for a player."""
    p = s.players[seat]
    p.hand_size = hand_size(b, p)
    p.barred = partners(b, p.routes)
    p.carts = max(0, b.carts - spaces(b, p.routes))
    p.points = points_for_routes(b, p.routes)
    p.tokens = min(tokens_on(b, p.routes), s.tokens)
    s.tokens -= p.tokens
    p.offered = count_bits(p.offer)
    p.contract_count = 0 if s.phase == SETUP else count_bits(p.contracts)
