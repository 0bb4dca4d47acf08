"""What one seat may know, and dealing full states that fit what it knows."""

from lautta.core.chance import Chance, below
from lautta.core.game import GameState
from lautta.games.amsterdam.contracts import picked
from lautta.games.amsterdam.paths import marks
from lautta.games.amsterdam.piles import reset_helps, wilds_open
from lautta.games.amsterdam.state import KINDS, NOT_SEEN, OVER, SETUP, Board, State, bit
from lautta.games.amsterdam.validation import elsewhere

NO_CARDS = State().deck


def hide(state: GameState, seat: int | None) -> None:
    """Blank what a seat (None: a spectator) may not know.

    Hidden are the order and content of both decks, what others hold, and refused contracts except
    one's own; contracts are shown when the game is over.
    """
    seen: State = state.record
    seen.pool = 0
    seen.deck = NO_CARDS
    for place in range(seen.returned_count):
        if seen.returned_by[place] != seat:
            seen.returned[place] = NOT_SEEN
    over = seen.phase == OVER
    for other in range(seen.seats):
        if other != seat:
            p = seen.players[other]
            p.hand = NO_CARDS
            p.offer = 0
            if not over:
                p.contracts = 0


def deal(state: GameState, seat: int | None) -> None:
    """Deal at random what a seat does not know, all ways equally likely, whatever the others' moves may suggest."""
    b: Board = state.board.record  # type: ignore[assignment]
    deal_cards(b, state.record, seat, state.record.chance)
    deal_contracts(b, state.record, seat, state.record.chance)


def deal_cards(b: Board, s: State, seat: int | None, chance: Chance) -> None:
    """Fill the hands of the others, and the deck, with the cards that lie nowhere else."""
    for other in range(s.seats):
        if other != seat:
            for kind in range(b.kinds):
                s.players[other].hand[kind] = s.players[other].known[kind]
    unseen = [kind for kind in range(b.kinds) for _ in range(unseen_cards(b, s, kind))]
    for other in range(s.seats):
        if other != seat:
            p = s.players[other]
            for _ in range(p.hand_size - sum(p.hand[kind] for kind in range(KINDS))):
                p.hand[_take(unseen, chance)] += 1
    for kind in unseen:
        s.deck[kind] += 1
    while wilds_open(b, s) >= b.reset_at and reset_helps(b, s):
        _swap_for_wild(b, s, seat, chance)


def _swap_for_wild(b: Board, s: State, seat: int | None, chance: Chance) -> None:
    """Swap a wild card in a hand for a colour in the deck: too many open wild cards left lying mean it has few."""
    holders = [
        other
        for other in range(s.seats)
        if other != seat
        for _ in range(s.players[other].hand[b.wild] - s.players[other].known[b.wild])
    ]
    p = s.players[_take(holders, chance)]
    kind = _take([kind for kind in range(b.colours) for _ in range(s.deck[kind])], chance)
    p.hand[b.wild] -= 1
    p.hand[kind] += 1
    s.deck[kind] -= 1
    s.deck[b.wild] += 1


def unseen_cards(b: Board, s: State, kind: int) -> int:
    """How many cards of a kind are in no known place: not open, not discarded, not in the hands filled so far."""
    return b.cards[kind] - elsewhere(b, s, kind)


def deal_contracts(b: Board, s: State, seat: int | None, chance: Chance) -> None:
    """Fill the offers and hands of the others, the refused ones, and the pool, with contracts that lie nowhere else."""
    known = 0
    for other in range(s.seats):
        known |= s.players[other].contracts | s.players[other].offer
    for place in range(s.returned_count):
        if s.returned[place] != NOT_SEEN:
            known |= bit(s.returned[place])
    unseen = marks((bit(b.contracts) - 1) & ~known)
    for other in range(s.seats):
        if other != seat:
            _deal_to(b, s, other, unseen, chance)
    for place in range(s.returned_count):
        if s.returned[place] == NOT_SEEN:
            s.returned[place] = _take(unseen, chance)
    s.pool = sum(map(bit, unseen))


def _deal_to(b: Board, s: State, seat: int, unseen: list[int], chance: Chance) -> None:
    p = s.players[seat]
    for _ in range(p.offered):
        p.offer |= bit(_take(unseen, chance))
    if s.phase == SETUP and s.chosen & bit(seat):
        choices = [which for which in range(1 << p.offered) if which.bit_count() >= b.deal_keep]
        p.contracts = picked(p.offer, choices[below(chance, len(choices))])
    elif s.phase != OVER:
        for _ in range(p.contract_count):
            p.contracts |= bit(_take(unseen, chance))


def _take(things: list[int], chance: Chance) -> int:
    return things.pop(below(chance, len(things)))
