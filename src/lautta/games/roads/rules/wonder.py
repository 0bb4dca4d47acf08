"""Chapter: the wonder. Bricks for goods of the home tile, and the neutral brick in each turn."""

from lautta.core.bits import each_bit
from lautta.games.roads.rules.ending import finish
from lautta.games.roads.rules.map import all_banks, busy, group, lying, members
from lautta.games.roads.rules.paying import open_work
from lautta.games.roads.rules.reasons import NOT_HOME, TOO_FEW_GOODS, WONDER_FULL
from lautta.games.roads.rules.setup import turns_of_game
from lautta.games.roads.state import (
    BRICK,
    BRICKS,
    END_MARKS,
    FILLED,
    GOODS,
    IRRIGATION,
    NEUTRAL,
    NONE,
    TILE_ONLY,
    WHOLE_TILE,
    WONDER,
    Board,
    State,
    bit,
    load_of,
)


def brick_price(s: State, seat: int) -> int:
    """What the next brick costs: one good for a turn's first, one more for each later one; one more from row five."""
    return s.players[seat].bought + 1 + (1 if s.laid >= FILLED else 0)


def home_banks(b: Board, s: State, seat: int) -> int:
    """The banks of the home tile whose goods may pay: those in reach, or by an option all; 0 if nobody is there."""
    tile, found = b.site_tile[s.players[seat].home], 0
    for bank in range(b.bank_count[tile]):
        found |= group(b, s, seat, tile, bank)
    return all_banks(b, tile) if found and s.wonder_banks == WHOLE_TILE else found


def wealth_at_home(b: Board, s: State, seat: int) -> int:
    """How many goods of any kind may pay for bricks."""
    tile, banks, total = b.site_tile[s.players[seat].home], home_banks(b, s, seat), 0
    for good in range(GOODS):
        total += lying(b, s, tile, banks, good)
    if s.wonder_goods != TILE_ONLY:
        for slot in each_bit(members(b, s, seat, tile, banks)):
            total += load_of(s.players[seat].transporters[slot])
    return total


def check_brick(b: Board, s: State, seat: int) -> int:
    """Check buying a brick."""
    reason = busy(s, WONDER)
    if reason:
        return reason
    if s.laid >= BRICKS:
        return WONDER_FULL
    if s.players[seat].home == NONE or home_banks(b, s, seat) == 0:
        return NOT_HOME
    return TOO_FEW_GOODS if wealth_at_home(b, s, seat) < brick_price(s, seat) else 0


def prepare_brick(b: Board, s: State, seat: int) -> None:
    """Begin the purchase: goods of any kind have to be paid."""
    tile, banks, cost = b.site_tile[s.players[seat].home], home_banks(b, s, seat), brick_price(s, seat)
    open_work(s, seat, BRICK, tile, 0, 0)
    s.work.any_of, s.work.kinds = cost, bit(GOODS) - 1
    s.work.banks = banks
    if s.wonder_goods != TILE_ONLY:
        s.work.carriers = members(b, s, seat, tile, banks)


def lay(s: State, owner: int) -> None:
    """Lay a brick on the leftmost free place of the lowest open row; it may irrigate the deserts or end the game."""
    s.bricks[s.laid] = owner
    s.laid += 1
    if s.laid == IRRIGATION + 1:
        s.irrigated = 1
    if s.seats > 1 and s.laid == END_MARKS[s.seats]:
        finish(s)


def complete_brick(s: State) -> None:
    """Lay the brick for the seat."""
    s.players[s.work.seat].bought += 1
    lay(s, s.work.seat + 1)


def lay_neutral(s: State) -> None:
    """Everybody has had a chance: lay a neutral brick; the last one ends the game."""
    s.neutral += 1
    if s.laid < BRICKS:
        lay(s, NEUTRAL)
    if s.neutral == turns_of_game(s):
        finish(s)
