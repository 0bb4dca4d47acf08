"""Chapter: the end. Wealth, the rows of the wonder, and the winner."""

from lautta.games.roads.state import (
    COINS,
    GOLD,
    NEUTRAL,
    ROWS,
    SLOTS,
    STOCK,
    State,
    bit,
)

WORTH_GOLD, WORTH_COINS, WORTH_STOCK, ROW_POINTS = 10, 40, 120, 10


def wealth(s: State, seat: int) -> int:
    """The worth of gold, coins and stock on a seat's own transporters."""
    total = 0
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if v.kind:
            total += WORTH_GOLD * v.cargo[GOLD] + WORTH_COINS * v.cargo[COINS] + WORTH_STOCK * v.cargo[STOCK]
    return total


def rows_points(s: State, seat: int) -> int:
    """The points for bricks: ten for each row, divided by the players' bricks in it, rounded down."""
    total, first = 0, 0
    for row in range(len(ROWS)):
        own, all_players = 0, 0
        for place in range(first, min(first + ROWS[row], s.laid)):
            own += s.bricks[place] == seat + 1
            all_players += s.bricks[place] != NEUTRAL
        if own:
            total += ROW_POINTS * own // all_players
        first += ROWS[row]
    return total


def winner(s: State) -> int:
    """The seats with the most points, or among equals the one praying nearest to the temple, as a mask."""
    best, found = -1, 0
    for place in range(s.seats):
        seat = s.row[place]
        points = wealth(s, seat) + rows_points(s, seat)
        if points > best:
            best, found = points, bit(seat)
    return found


def count_up(s: State) -> None:
    """Set everybody's points and the winner."""
    for seat in range(s.seats):
        p = s.players[seat]
        p.wealth = wealth(s, seat)
        p.points = p.wealth + rows_points(s, seat)
    s.winners = winner(s)
