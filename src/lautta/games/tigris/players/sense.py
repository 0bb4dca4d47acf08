"""The computer player *sense*: `weigh` gives each legal action a worth, roughly in points.

It tries the most promising actions on a copy of its view and weighs the resulting positions; a conflict counts by its
estimated chance of success. It looks only at a view, and remembers nothing.
"""

from collections.abc import Iterator

from lautta.core.actions import codes_of
from lautta.core.game import GameState
from lautta.core.records import copy_of
from lautta.games.tigris.actions import TABLE
from lautta.games.tigris.players.candidates import Candidates
from lautta.games.tigris.players.outlook import Outlook
from lautta.games.tigris.players.probabilities import at_most, chances
from lautta.games.tigris.rules.conflicts import support_colour
from lautta.games.tigris.rules.monuments import build_candidates
from lautta.games.tigris.rules.swaps import SWAPS
from lautta.games.tigris.show.preview import done
from lautta.games.tigris.state import ACT, BUILD, COLOURS, NONE, SUPPORT, WAR, Board, State

UNTRIED = -5.0  # for what is not worth considering
PASS = -2.0  # doing nothing is the last resort
MOVE = -0.25  # what moving a leader costs
CATASTROPHE = -0.9  # what keeping a catastrophe is worth
TILE = 0.15  # what a tile spent in a conflict costs
DEEP = 2  # how many conflicts in a row are thought through


def weigh(view: GameState, seat: int) -> dict[int, float]:
    """The worth of each legal action of a seat, from its view."""
    return Mind(view, seat).weigh(view.legal(seat))


class Mind:
    """What one seat considers in one position."""

    def __init__(self, view: GameState, seat: int) -> None:
        self.loaded, self.seat = view.board, seat
        self.b: Board = view.board.record  # type: ignore[assignment]
        self.s: State = view.record
        self.codes = codes_of(TABLE.sizes(self.b))
        self.outlook = Outlook(self.b, self.s, seat)

    def code(self, name: str, *args: int) -> int:
        """The code of an action."""
        return self.codes.join(PLACES[name], args)

    def done(self, s: State, seat: int, name: str, *args: int) -> State:
        """The position after a legal action, which ends no turn."""
        return done(self.loaded, s, seat, self.code(name, *args))

    def weigh(self, legal: list[int]) -> dict[int, float]:
        """The worth of every legal action."""
        if self.s.phase == SUPPORT:
            return {code: self.of_support(self.codes.split(code)[1][0]) for code in legal}
        if self.s.phase != ACT:
            return {code: self.expected(done(self.loaded, self.s, self.seat, code), DEEP) for code in legal}
        return self.of_act(legal)

    # the actions of a turn

    def of_act(self, legal: list[int]) -> dict[int, float]:
        """The worth of actions: of those that are tried, of swaps, and of the rest."""
        worth = dict.fromkeys(legal, UNTRIED)
        now = self.outlook.worth(self.s)
        for code, price in self.candidates(legal):
            worth[code] = self.expected(done(self.loaded, self.s, self.seat, code), DEEP) - now + price
        for which, swap in enumerate(SWAPS):
            if (code := self.code("swap", which)) in worth:
                worth[code] = self.of_swap(swap)
        worth[self.code("pass")] = PASS
        return worth

    def candidates(self, legal: list[int]) -> Iterator[tuple[int, float]]:
        """The actions worth trying, each with its extra cost."""
        where: dict[tuple[str, int], int] = {}  # squares by action, and tile or leader
        for code in legal:
            place, args = self.codes.split(code)
            name = TABLE.actions[place].name
            if name == "withdraw":
                yield code, MOVE
            elif name in ("place", "position", "destroy"):
                kind = (name, args[0] if len(args) > 1 else NONE)
                where[kind] = where.get(kind, 0) | 1 << args[-1]
        candidates, standing = Candidates(self.b, self.s, self.seat), self.s.players[self.seat].leader
        for (name, what), squares in where.items():
            if name == "place":
                yield from ((self.code(name, what, square), 0.0) for square in candidates.for_tile(what, squares))
            elif name == "position":
                price = 0.0 if standing[what] == NONE else MOVE
                yield from ((self.code(name, what, square), price) for square in candidates.for_leader(what, squares))
            else:
                yield from ((self.code(name, square), CATASTROPHE) for square in candidates.for_catastrophe(squares))

    def of_swap(self, swap: tuple[int, ...]) -> float:
        """The worth of replacing these tiles with tiles from the bag."""
        tiles = self.outlook.tile_worth
        return sum(n * (self.outlook.draw_worth - tiles[colour]) for colour, n in enumerate(swap))

    # conflicts

    def expected(self, s: State, deep: int) -> float:
        """What a position is worth, with its conflicts and monument thought through to this depth."""
        if s.phase == SUPPORT and deep:
            return self.of_conflict(s, deep)
        if s.phase == WAR and deep:
            wars = [self.done(s, s.seat, "war", colour) for colour in range(COLOURS) if s.wars >> colour & 1]
            outcomes = [self.of_conflict(war, deep) for war in wars]
            return max(outcomes) if s.seat == self.seat else min(outcomes)
        if s.phase == BUILD and s.seat == self.seat:
            ways = build_candidates(self.b, s, s.seat)
            built = (self.outlook.worth(self.done(s, s.seat, "build", *way)) for way in ways)
            return max(self.outlook.worth(s), *built)
        return self.outlook.worth(s)

    def of_conflict(self, s: State, deep: int) -> float:
        """What a conflict is worth before anybody has added to it."""
        likely, spent = self.likely(s)
        won, lost = (self.expected(self.settled(s, wins), deep - 1) for wins in (True, False))
        return likely * won + (1 - likely) * lost - TILE * spent

    def settled(self, s: State, attacker_wins: bool) -> State:
        """The position after a conflict that one side wins without adding anything."""
        after = copy_of(s)
        after.attack, after.added, after.defence = int(attacker_wins), 0, 0
        if after.asked == after.attacker:
            after = self.done(after, after.attacker, "support", 0)
        return self.done(after, after.defender, "support", 0)

    def likely(self, s: State) -> tuple[float, float]:
        """How likely the attacker is to win, and how many tiles this seat would spend."""
        colour = support_colour(s)
        share, lead = self.outlook.share[colour], s.attack - s.defence
        own = self.s.players[self.seat].hand[colour]
        attack, defence = s.players[s.attacker].hand_size, s.players[s.defender].hand_size
        if self.seat == s.attacker:
            return at_most(lead + own - 1, defence, share), own / 2
        if self.seat == s.defender:
            return 1 - at_most(own - lead, attack, share), own / 2
        probabilities = chances(attack, share)
        return sum(p * at_most(lead + n - 1, defence, share) for n, p in enumerate(probabilities)), 0.0

    def of_support(self, tiles: int) -> float:
        """The worth of adding this many tiles to the conflict being settled."""
        s = self.s
        colour = support_colour(s)
        won, lost = (self.expected(self.settled(s, wins), DEEP - 1) for wins in (True, False))
        if self.seat == s.attacker:
            defence = s.players[s.defender].hand_size
            likely = at_most(s.attack + tiles - s.defence - 1, defence, self.outlook.share[colour])
        else:
            likely = float(s.attack + s.added > s.defence + tiles)
        return likely * won + (1 - likely) * lost - TILE * tiles


PLACES = {action.name: place for place, action in enumerate(TABLE.actions)}
