"""The worth of a position to a seat, roughly in points of its weakest colour. For *sense* alone; it sees a view.

It adds the seat's points, weighted by the need for their colours, the prospects of its leaders and the threats to them,
and subtracts the prospects of others' leaders.
"""

from functools import cached_property

from lautta.games.tigris.board import marks
from lautta.games.tigris.players.probabilities import shares, unseen
from lautta.games.tigris.show.snapshot import Snapshot
from lautta.games.tigris.state import (
    BLACK,
    BLUE,
    COLOURS,
    GREEN,
    MONUMENT_COLOURS,
    MONUMENTS,
    NONE,
    RED,
    Board,
    State,
)

RIVAL = 0.3  # what another player's point costs
LEADER, DRAWN, HELD = 0.5, 0.25, 0.4  # a leader; tiles that it may get; a tile in hand that it can use
KING = 0.5  # what colours without a leader are worth because of the king
INCOME, LONGEST = 0.8, 7.0  # a point that a monument will bring, and for at most how many turns that is expected
TREASURE, LONE_TREASURE = 1.1, 0.3  # a treasure that will be taken; one that could be if there were another
SAFE = (0.0, 0.6, 0.8, 0.9, 0.95, 0.97, 0.98, 0.99)  # the share left of a promise, by the temples that guard the leader
SPARE_TEMPLE = 0.5  # how much a temple in hand protects, relative to one on the board
THREAT, CHANCE = 0.25, 0.2  # wars that a single tile could start: how much they are feared and hoped for
TILES_A_TURN = 2.2

Leaders = list[tuple[int, int, int]]  # leaders: seat, colour, square


class Outlook:
    """What one seat thinks of positions that may follow from one that it sees."""

    def __init__(self, b: Board, s: State, seat: int) -> None:
        self.seat, self.root = seat, s
        self.river = marks.number_of(b.river)
        points = [s.players[seat].points[colour] for colour in range(COLOURS)]
        self.need = [1 / (1 + 0.4 * (n - min(points))) for n in points]
        self.share = shares(s, seat)
        self.turns = max(1.0, min(LONGEST, s.bag_size / (TILES_A_TURN * s.seats)))

    @cached_property
    def tile_worth(self) -> list[float]:
        """What a tile of each colour in hand is worth, as things stand."""
        mine = {colour for seat, colour, _ in marks.leaders(self.root) if seat == self.seat}
        return [
            self.need[colour] * (HELD if colour in mine else HELD * KING if BLACK in mine else 0.1)
            + (0.12 if colour == RED else 0.04)
            for colour in range(COLOURS)
        ]

    @cached_property
    def draw_worth(self) -> float:
        """What a tile from the bag is worth on average."""
        counts = unseen(self.root, self.seat)
        return sum(n * worth for n, worth in zip(counts, self.tile_worth, strict=True)) / max(1, sum(counts))

    def worth(self, s: State) -> float:
        """What a position is worth."""
        snapshot = Snapshot(s)
        built = [(s.monument[i], MONUMENT_COLOURS[i]) for i in range(MONUMENTS) if s.monument[i] != NONE]
        empty = marks.EVERYWHERE & ~(snapshot.links | snapshot.ruins)
        fronts = [marks.spread(realm) & empty for realm in snapshot.kingdoms]
        total = self.points(snapshot)
        for (realm, standing), front in zip(snapshot.kingdoms.items(), fronts, strict=True):
            income = [colour for square, pair in built if realm >> square & 1 for colour in pair]
            found = (realm & snapshot.treasures).bit_count()
            there = {colour for _, colour, _ in standing}
            for seat, colour, square in standing:
                promise = self.promise(snapshot, seat, colour, front, there) + self.of_income(seat, colour, income)
                if colour == GREEN:
                    promise += TREASURE * (found - 1) if found > 1 else LONE_TREASURE * found
                promise *= self.safety(snapshot, seat, square)
                total += promise if seat == self.seat else -RIVAL * promise
        standings = list(snapshot.kingdoms.values())
        for i, front in enumerate(fronts):
            for j in range(i):
                if front & fronts[j]:
                    total += self.tension(snapshot, standings[i], standings[j])
        return total

    def points(self, snapshot: Snapshot) -> float:
        """Points and treasures that everybody has; those of others are counted as far as the view shows them."""
        total = 0.0
        for seat in range(snapshot.seats):
            points, treasures = snapshot.points(seat), snapshot.number(seat, "treasures")
            if seat == self.seat:
                total += sum(n * need for n, need in zip(points, self.need, strict=True)) + TREASURE * treasures
            else:
                total -= RIVAL * (sum(points) + treasures)
        return total

    def safety(self, snapshot: Snapshot, seat: int, square: int) -> float:
        """The share that is left of the promise of a leader that may be attacked in a revolt."""
        guard = (snapshot.tiles[RED] & marks.neighbours(square)).bit_count()
        held = SPARE_TEMPLE * snapshot.hand(seat)[RED] if seat == self.seat else 1.0
        return SAFE[min(len(SAFE) - 1, int(guard + held))] if guard else 0.0

    def promise(self, snapshot: Snapshot, seat: int, colour: int, front: int, there: set[int]) -> float:
        """What a leader may bring: points for tiles, and for the king also for colours without a leader there."""
        total, mine = LEADER, seat == self.seat
        wanted = [colour] if colour != BLACK else [BLACK, *({RED, BLUE, GREEN} - there)]
        hand = snapshot.hand(seat)
        for tile in wanted:
            if front & self.river if tile == BLUE else front & ~self.river:
                held = HELD * min(hand[tile], 2) if mine else HELD
                gain = (DRAWN + held) * (self.need[tile] if mine else 1.0)
                total += gain if tile == colour else KING * gain
        return total

    def of_income(self, seat: int, colour: int, income: list[int]) -> float:
        """What monuments of a leader's colour in its kingdom may bring."""
        return income.count(colour) * INCOME * self.turns * (self.need[colour] if seat == self.seat else 1.0)

    def tension(self, snapshot: Snapshot, some: Leaders, others: Leaders) -> float:
        """What the wars could bring that one tile between two kingdoms would start."""
        total = 0.0
        for seat, colour, _ in some:
            for rival, same, _ in others:
                if same == colour and self.seat in (seat, rival) and seat != rival:
                    total += self.rivalry(snapshot, colour, rival if seat == self.seat else seat)
        return total

    def rivalry(self, snapshot: Snapshot, colour: int, rival: int) -> float:
        """What a war between a leader of this seat and a rival's could bring."""
        own, theirs = (
            (snapshot.tiles[colour] & snapshot.realm(seat, colour)).bit_count() for seat in (self.seat, rival)
        )
        ahead = (
            own + snapshot.hand(self.seat)[colour] - theirs - self.share[colour] * snapshot.number(rival, "hand_size")
        )
        if ahead > 0:
            return CHANCE * self.need[colour] * min(1.0, ahead / 2) * (1 + theirs)
        return -THREAT * min(1.0, (1 - ahead) / 2) * (1 + own)
