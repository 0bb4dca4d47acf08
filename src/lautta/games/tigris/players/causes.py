"""The reason why an action is better than the one that was played, found by rules of the game.

Each rule looks for one cause and tells it only if the rules of the game prove it: by what is on the board, what the
seat held, and what really followed. Rules never weigh anything, and where none applies there is no reason.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from lautta.core.advisers import Comparison
from lautta.core.game import GameState, Said
from lautta.games.tigris.board import marks
from lautta.games.tigris.players.probabilities import unseen
from lautta.games.tigris.rules.conflicts import support_colour
from lautta.games.tigris.show.preview import done, engine, hauls, income
from lautta.games.tigris.show.snapshot import Snapshot
from lautta.games.tigris.state import (
    ACT,
    BLACK,
    BUILD,
    COLOUR_NAMES,
    COLOURS,
    CONFLICTS,
    GREEN,
    LEADER_NAMES,
    NONE,
    REVOLT,
    SUPPORT,
    TILE_NAMES,
    TREASURE,
    WAR,
    State,
)

Steps = Sequence[tuple[int, int, GameState]]  # actions: seat, code, position after


class Fight(NamedTuple):
    """A conflict that was decided: who won, both strengths, the loser's supporters in hand, the winner's points."""

    kind: int
    colour: int
    winner: int
    loser: int
    strength: int
    against: int
    spare: int
    points: int

    def told(self) -> dict[str, str | int]:
        """Its variables in sentences."""
        return {"conflict": CONFLICTS[self.kind], "leader": LEADER_NAMES[self.colour]}


class Hopes(NamedTuple):
    """What a seat has at the end of its turn: points by colour, and treasures."""

    points: tuple[int, ...]
    treasures: int

    @property
    def total(self) -> int:
        """All points, each treasure being one."""
        return sum(self.points) + self.treasures


def cause(one: Comparison) -> Said | None:
    """Return the reason why the better action is better; None if no rule applies."""
    case = Case(one)
    return next(filter(None, (rule(case) for rule in RULES)), None)


class Case:
    """A comparison, with what follows from it."""

    def __init__(self, one: Comparison) -> None:
        self.one, self.seat = one, one.seat
        self.b, self.s = one.before.board, one.known.record
        self.p, self.names = self.s.players[one.seat], one.before.board.names["squares"]
        decode = one.before.space.decode
        (action, self.played), (other, self.better) = decode(one.played), decode(one.better)
        self.action, self.other = action.name, other.name
        self.points = held(self.s, one.seat).points

    @cached_property
    def after(self) -> State:
        """The position after the played action, with one more action left."""
        return done(self.b, self.s, self.seat, self.one.played)

    @cached_property
    def then(self) -> State:
        """The position after the better action, likewise."""
        return done(self.b, self.s, self.seat, self.one.better)

    # turns

    @cached_property
    def turn(self) -> Steps:
        """What really was done until the end of this turn."""
        return of_turn(self.one.rest, self.s.turn) or self.one.rest

    @cached_property
    def plan(self) -> Steps:
        """The variation until the end of this turn; nothing if it ends before, or hangs on luck or on a conflict."""
        found = of_turn(self.one.line, self.s.turn) if self.s.seat == self.seat else ()
        return () if any(self.name(code) in ("swap", "support") for _, code, _ in found) else found

    def name(self, code: int) -> str:
        """The name of an action."""
        return self.one.before.space.decode(code)[0].name

    def at(self, steps: Steps) -> State:
        """The position after some steps."""
        found: State = steps[-1][2].record
        return found

    def fights(self, steps: Steps, before: State) -> Iterator[Fight]:
        """The conflicts that were decided in some steps."""
        for seat, code, after in steps:
            action, args = self.one.before.space.decode(code)
            if action.name == "support" and before.asked == before.defender:
                attack, defence = before.attack + before.added, before.defence + args[0]
                sides = (before.attacker, before.defender)
                winner, loser = sides if attack > defence else sides[::-1]
                hand = before.players[loser].hand[support_colour(before)] - (loser == seat and args[0])
                tiles = [marks.number_of(s.tiles[before.colour]) for s in (before, after.record)]
                points = 1 + (0 if before.conflict == REVOLT else (tiles[0] & ~tiles[1]).bit_count())
                strengths = max(attack, defence), min(attack, defence)
                yield Fight(before.conflict, before.colour, winner, loser, *strengths, hand, points)
            before = after.record

    # what a turn brings

    def hopes(self, s: State) -> Hopes:
        """What the seat has if its turn ends in a position, which is in peace."""
        points = [s.players[self.seat].points[colour] for colour in range(COLOURS)]
        for gain in income(s, self.seat):
            points[COLOUR_NAMES.index(gain["colour"])] += gain["n"]
        more = sum(one["n"] for one in hauls(self.b, Snapshot(s), s.phase, Snapshot(s)) if one["seat"] == self.seat)
        return Hopes(tuple(points), s.players[self.seat].treasures + more)

    def settled(self, s: State) -> Iterator[State]:
        """The positions in peace to which a position leads by the seat's own choices of monuments and treasures."""
        if s.phase in (BUILD, TREASURE):
            for code in engine().legal(self.b.record, s, self.seat):
                yield from self.settled(done(self.b, s, self.seat, code))
        elif s.phase == ACT:
            yield s

    @cached_property
    def within_reach(self) -> list[Hopes]:
        """What the turn could still bring in peace after the played action; nothing if chance or others decide."""
        if self.action == "pass":
            return [self.hopes(self.s)]
        if self.s.seat != self.seat or self.s.phase != ACT or self.action == "swap":
            return []
        states = list(self.settled(self.after))
        found = list(states)
        if self.s.actions > 1:
            for s in states:
                for code in engine().legal(self.b.record, s, self.seat):
                    if self.name(code) in ("place", "position"):
                        found += self.settled(done(self.b, s, self.seat, code))
        return [self.hopes(s) for s in found]

    def only_planned(self, of: Callable[[Hopes], int]) -> tuple[int, int] | None:
        """What the seat has in the variation at the end of this turn, and what it had, if the played action cost it."""
        if not self.plan:
            return None
        planned, made = (of(held(self.at(steps), self.seat)) for steps in (self.plan, self.turn))
        if planned <= made or not (self.within_reach or self.s.actions == 1 or self.action == "swap"):
            return None
        return (planned, made) if all(of(hopes) < planned for hopes in self.within_reach) else None

    def gains(self, before: State, after: State) -> list[tuple[int, int]]:
        """Who got points of which colour between two positions."""
        return [
            (seat, colour)
            for seat in range(before.seats)
            for colour in range(COLOURS)
            if after.players[seat].points[colour] > before.players[seat].points[colour]
        ]

    def starts(self, s: State) -> bool:
        """Has an action led to a conflict in which the seat attacks, and to no other?"""
        return self.s.phase == ACT and bool(s.phase == SUPPORT) and s.attacker == self.seat

    @cached_property
    def better_is_calm(self) -> bool:
        """Does the better action start no conflict?"""
        return self.other in ("swap", "pass") or self.then.phase not in (SUPPORT, WAR)

    def is_weakest(self, colour: int) -> bool:
        """Does no colour of the seat have fewer points, and does another one have more?"""
        return self.points[colour] == min(self.points) < max(self.points)

    def standing(self, colour: int) -> dict[str, int]:
        """The points of a colour, and how many others have as many."""
        return {"points": self.points[colour], "level": self.points.count(self.points[colour]) - 1}


def of_turn(steps: Steps, turn: int) -> Steps:
    """The steps until the end of a turn; nothing if they end before."""
    for at, (_, _, state) in enumerate(steps):
        if state.record.turn != turn or state.over:
            return steps[: at + 1]
    return ()


def held(s: State, seat: int) -> Hopes:
    """What a seat has."""
    p = s.players[seat]
    return Hopes(tuple(p.points[colour] for colour in range(COLOURS)), p.treasures)


def say(message: str, **told: str | int) -> Said:
    """A reason."""
    return Said(f"tigris-cause-{message}", told)


# supporters


def support(c: Case) -> Said | None:
    """Too few supporters, or some in vain."""
    s = c.s
    if s.phase != SUPPORT:
        return None
    (added,), (wiser,), hand = c.played, c.better, c.p.hand[support_colour(s)]
    attacks, against = s.asked == s.attacker, s.attack + s.added
    strength, needed = (s.attack + hand, s.defence + 1) if attacks else (s.defence + hand, against)
    if wiser == 0 and strength < needed:
        return say("in-vain", count=added, **forces(strength, s.defence if attacks else against))
    if not attacks and added < against - s.defence <= wiser:
        return say("could-hold", leader=LEADER_NAMES[s.colour], count=against - s.defence, against=against)
    if attacks and added < wiser:
        fight = next(c.fights(c.one.rest[:2], s))
        if fight.loser == c.seat and s.attack + wiser > fight.strength:
            return say("kept-back", count=hand - added, **forces(fight.against, fight.strength))
    return None


def forces(strength: int, against: int) -> dict[str, int]:
    """The strengths of two sides."""
    return {"strength": strength, "against": against, "tie": int(strength == against)}


# conflicts


def lost(c: Case) -> Said | None:
    """The action started a conflict that the seat lost, and all it held would not have helped."""
    if c.action not in ("place", "position") or c.after.phase not in (SUPPORT, WAR) or not c.better_is_calm:
        return None
    action = []
    for step in c.turn:
        action.append(step)
        if step[2].record.phase not in (SUPPORT, WAR):
            break
    for fight in c.fights(action, c.s):
        if fight.loser == c.seat and (not fight.spare or fight.against + fight.spare < fight.strength):
            return say("lost", **fight.told(), other=fight.winner, **forces(fight.against, fight.strength))
    return None


def missed_attack(c: Case) -> Said | None:
    """There was a conflict to start in which the seat is ahead with its tiles."""
    if c.other not in ("place", "position") or not c.starts(c.then):
        return None
    if c.action in ("place", "position") and c.after.phase in (SUPPORT, WAR):
        return None
    s, fight = c.then, next(c.fights(c.one.line, c.s), None)
    colour = support_colour(s)
    strength = s.attack + s.players[c.seat].hand[colour]
    if not fight or fight.winner != c.seat or strength <= s.defence:
        return None
    most = min(s.players[s.defender].hand_size, unseen(c.s, c.seat)[colour])
    told = {"strength": strength, "against": s.defence, "sure": int(strength > s.defence + most)}
    return say("missed-attack", **fight.told(), **told, other=s.defender, points=fight.points)


# treasures


def missed_treasures(c: Case) -> Said | None:
    """There were more treasures to take in this turn."""
    found = c.only_planned(lambda hopes: hopes.treasures)
    squares = taken(c.s, c.at(c.plan), c.seat) if found else 0
    if not found or squares.bit_count() != found[0] - c.p.treasures:
        return None
    names = ", ".join(c.names[square] for square in marks.marks(squares))
    return say("treasures", count=squares.bit_count(), squares=names, instead=found[1] - c.p.treasures)


def taken(before: State, after: State, seat: int) -> int:
    """The squares of the treasures that a seat has taken between two positions."""
    gone = marks.number_of(before.treasures) & ~marks.number_of(after.treasures)
    return gone & marks.realm(after, seat, GREEN)


def gave_treasures(c: Case) -> Said | None:
    """At the end of this turn somebody else took treasures."""
    if not c.plan or c.s.phase != ACT:
        return None
    for other in range(c.s.seats):
        lost, planned = (taken(c.s, c.at(steps), other) for steps in (c.turn, c.plan))
        due = c.s.actions == 1 or any(
            haul["seat"] == other for haul in hauls(c.b, Snapshot(c.s), ACT, Snapshot(c.after))
        )
        if due and other != c.seat and lost and not planned:
            return say("gave-treasures", other=other, count=lost.bit_count())
    return None


# tiles and leaders


def point_to_other(c: Case) -> Said | None:
    """The point for a tile went to somebody else."""
    if c.action != "place" or c.after.phase != ACT or c.other in ("swap", "pass"):
        return None
    tile, square = c.played
    got = [seat for seat, _ in c.gains(c.s, c.after)]
    if got in ([], [c.seat]) or any(seat != c.seat for seat, _ in c.gains(c.s, c.then)):
        return None
    leads = tile if marks.realm(c.after, got[0], tile) >> square & 1 else BLACK
    told = {"tile": TILE_NAMES[tile], "square": c.names[square], "leader": LEADER_NAMES[leads]}
    return say("point-to-other", **told, other=got[0])


def weakest(c: Case) -> Said | None:
    """A tile would have brought a point to the colour with the fewest, which did not grow in this turn."""
    if c.other != "place" or (c.seat, c.better[0]) not in c.gains(c.s, c.then) or not c.is_weakest(c.better[0]):
        return None
    made, (tile, square) = held(c.at(c.turn), c.seat).points, c.better
    grew = [colour for colour in range(COLOURS) if made[colour] > c.points[colour]]
    if any(c.is_weakest(colour) for colour in grew) or not c.only_planned(lambda hopes: hopes.points[tile]):
        return None
    went = COLOUR_NAMES[grew[0]] if grew and c.action == "place" else "none"
    return say("weakest", tile=TILE_NAMES[tile], square=c.names[square], went=went, **c.standing(tile))


def strike(c: Case) -> Said | None:
    """A catastrophe would have sent a leader home, or cut a kingdom off from a monument that pays it."""
    if c.other != "destroy":
        return None
    square, now = c.names[c.better[0]], c.at(c.turn)
    for other in set(range(c.s.seats)) - {c.seat}:
        then, stayed = c.then.players[other].leader, now.players[other].leader
        home = [LEADER_NAMES[colour] for colour in range(COLOURS) if then[colour] == NONE != stayed[colour]]
        if home:
            return say("strike", square=square, leader=home[0], more=len(home) - 1, other=other)
        less, more = (sum(gain["n"] for gain in income(s, other)) for s in (c.then, now))
        if less < more:
            return say("strike-income", square=square, other=other, points=more - less)
    return None


def off_board(c: Case) -> Said | None:
    """The leader of the seat's weakest colour was not on the board."""
    if c.other != "position" or (c.action == "position" and c.played[0] == c.better[0]):
        return None
    colour = c.better[0]
    there = any(s.players[c.seat].leader[colour] != NONE for s in (c.s, c.at(c.turn)))
    king_took_it = (c.seat, colour) in c.gains(c.s, c.at(c.one.rest[:1]))
    if there or king_took_it or not c.is_weakest(colour):
        return None
    return say("off-board", leader=LEADER_NAMES[colour], **c.standing(colour))


def more_points(c: Case) -> Said | None:
    """The turn could have brought more points."""
    found = c.only_planned(lambda hopes: hopes.total)
    if not found or c.at(c.plan).players[c.seat].score < c.at(c.turn).players[c.seat].score:
        return None
    total = held(c.s, c.seat).total
    return say("more-points", points=found[0] - total, instead=found[1] - total)


RULES: tuple[Callable[[Case], Said | None], ...] = (
    support, lost, missed_treasures, gave_treasures, missed_attack, point_to_other, strike,
    weakest, off_board, more_points,
)  # fmt: skip
