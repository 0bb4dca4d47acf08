"""What follows from the rest of a position, and what a hand-written one leaves out."""

from lautta.core.bits import count_bits, each_bit
from lautta.core.game import GameState
from lautta.games.amsterdam.rules.contracts import returned_mask
from lautta.games.amsterdam.rules.piles import elsewhere
from lautta.games.amsterdam.rules.scoring import count_up
from lautta.games.amsterdam.state import KINDS, NONE, OVER, SETUP, Board, Player, State, bit, seats_mask


def derive(b: Board, s: State) -> None:
    """Compute everything that follows: the deck and the pool are what is nowhere else."""
    deck, discard = 0, 0
    for kind in range(b.kinds):
        s.deck[kind] = max(0, b.cards[kind] - elsewhere(b, s, kind))
        deck += s.deck[kind]
        discard += s.discard[kind]
    s.deck_size, s.discard_size = min(deck, 255), min(discard, 255)
    s.free = free_routes(b, s)
    known = returned_mask(s)
    for seat in range(s.seats):
        derive_player(b, s, s.players[seat])
        known |= s.players[seat].contracts | s.players[seat].offer
    s.pool = (bit(b.contracts) - 1) & ~known
    s.pool_size = count_bits(s.pool)
    s.winners = 0
    if s.phase == OVER:
        count_up(b, s)


def derive_player(b: Board, s: State, p: Player) -> None:
    """Compute what follows for a player; points for contracts and the bonus come when the game is over."""
    cards, spaces, points = 0, 0, 0
    for kind in range(KINDS):
        cards += p.hand[kind]
    for route in each_bit(p.routes):
        spaces += b.length[route]
        points += b.route_points[b.length[route]]
    p.hand_size = min(cards, 255)
    p.barred = partners(b, p.routes)
    p.carts = max(0, b.carts - spaces)
    p.points = points
    p.completed, p.contract_points, p.bonus_points = 0, 0, 0
    p.offered = count_bits(p.offer)
    p.contract_count = 0 if s.phase == SETUP else count_bits(p.contracts)


def partners(b: Board, routes: int) -> int:
    """The partners of all double routes among these."""
    others = 0
    for route in each_bit(routes):
        if b.partner[route] != NONE:
            others |= bit(b.partner[route])
    return others


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


def tokens_due(b: Board, p: Player) -> int:
    """How many bonus cards a player's routes give, if there are enough."""
    tokens = 0
    for route in each_bit(p.routes):
        tokens += b.token[route]
    return tokens


def complete(state: GameState) -> None:
    """After the set-up everybody has chosen contracts; bonus cards go to the first players as long as there are any."""
    b: Board = state.board.record  # type: ignore[assignment]
    s: State = state.record
    if s.phase != SETUP and s.chosen == 0:
        s.chosen = seats_mask(s)
    s.tokens = b.tokens
    for seat in range(s.seats):
        p = s.players[seat]
        p.tokens = min(tokens_due(b, p), s.tokens)
        s.tokens -= p.tokens
