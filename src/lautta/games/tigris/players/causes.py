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
    MONUMENT_COLOURS,
    MONUMENT_NAMES,
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
    """A conflict that was decided: who won, did that side attack, the strengths, and the winner's points for it."""

    kind: int
    colour: int
    winner: int
    loser: int
    attacked: bool
    strength: int
    against: int
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

    @cached_property
    def meanwhile(self) -> Steps:
        """What really was done after this turn until the seat's next one."""
        found = list(self.one.rest[len(self.turn) :])
        for at, (_, _, state) in enumerate(found):
            if state.record.seat == self.seat:
                return found[: at + 1]
        return found

    def squares(self, squares: int) -> str:
        """The names of some squares."""
        return ", ".join(self.names[square] for square in marks.marks(squares))

    def name(self, code: int) -> str:
        """The name of an action."""
        return self.one.before.space.decode(code)[0].name

    def at(self, steps: Steps) -> State:
        """The position after some steps."""
        found: State = steps[-1][2].record
        return found

    def fights(self, steps: Steps, before: State) -> Iterator[Fight]:
        """The conflicts that were decided in some steps."""
        for _, code, after in steps:
            action, args = self.one.before.space.decode(code)
            if action.name == "support" and before.asked == before.defender:
                attack, defence = before.attack + before.added, before.defence + args[0]
                sides = (before.attacker, before.defender)
                won = attack > defence
                winner, loser = sides if won else sides[::-1]
                tiles = [marks.number_of(s.tiles[before.colour]) for s in (before, after.record)]
                points = 1 + (0 if before.conflict == REVOLT else (tiles[0] & ~tiles[1]).bit_count())
                strengths = max(attack, defence), min(attack, defence)
                yield Fight(before.conflict, before.colour, winner, loser, won, *strengths, points)
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

    def scoring(self) -> Iterator[tuple[State, int, int]]:
        """The tiles of the variation that bring the seat a point in this turn: the position before, tile, square."""
        before = self.s
        for seat, code, state in self.plan:
            action, args = self.one.before.space.decode(code)
            if action.name == "place" and seat == self.seat and (seat, args[0]) in self.gains(before, state.record):
                yield before, args[0], args[1]
            before = state.record

    def starts(self, s: State) -> bool:
        """Has an action led to a conflict in which the seat attacks, and to no other?"""
        return self.s.phase == ACT and bool(s.phase == SUPPORT) and s.attacker == self.seat

    @cached_property
    def better_is_calm(self) -> bool:
        """Does the better action start no conflict?"""
        return self.other in ("swap", "pass") or self.then.phase not in (SUPPORT, WAR)

    @property
    def least(self) -> int:
        """The points of the seat's weakest colour, without treasures."""
        return min(int(self.p.points[colour]) for colour in range(COLOURS))


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
    """Too few supporters, too many, or some in vain."""
    s = c.s
    if s.phase != SUPPORT:
        return None
    (added,), (wiser,), hand = c.played, c.better, c.p.hand[support_colour(s)]
    if s.asked == s.attacker:
        if added > wiser and s.attack + hand <= s.defence:
            return say("in-vain", count=added, **forces(s.attack + hand, s.defence))
        fight = next(c.fights(c.one.rest[:2], s))
        if fight.loser == c.seat and added < wiser and s.attack + wiser > fight.strength:
            return say("kept-back", count=hand - added, **forces(fight.against, fight.strength))
        return None
    against = s.attack + s.added
    need = against - s.defence
    if added > wiser and hand < need:
        return say("in-vain", count=added, **forces(s.defence + hand, against))
    if added < need <= wiser:
        return say("could-hold", leader=LEADER_NAMES[s.colour], count=need, against=against)
    return say("too-many", count=added, need=max(0, need)) if need <= wiser < added else None


def forces(strength: int, against: int) -> dict[str, int]:
    """The strengths of two sides."""
    return {"strength": strength, "against": against, "tie": int(strength == against)}


# conflicts


def hopeless(c: Case) -> Said | None:
    """The seat attacked where all its tiles are too few against those on the board."""
    if c.action not in ("place", "position") or not c.starts(c.after) or not c.better_is_calm:
        return None
    s = c.after
    strength = s.attack + s.players[c.seat].hand[support_colour(s)]
    if strength > s.defence:
        return None
    told = {"conflict": CONFLICTS[s.conflict], "leader": LEADER_NAMES[s.colour]}
    return say("hopeless", **told, **forces(strength, s.defence))


def lost(c: Case) -> Said | None:
    """The action started a conflict that the seat lost, or that others fought out."""
    if c.action not in ("place", "position") or c.after.phase not in (SUPPORT, WAR) or not c.better_is_calm:
        return None
    action = []
    for step in c.turn:
        action.append(step)
        if step[2].record.phase not in (SUPPORT, WAR):
            break
    fights = list(c.fights(action, c.s))
    for fight in fights:
        if fight.loser == c.seat:
            return say("lost", **fight.told(), other=fight.winner, **forces(fight.against, fight.strength))
    if fights and all(c.seat not in (fight.winner, fight.loser) for fight in fights):
        return say("war-of-others", other=fights[0].winner, points=fights[0].points)
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
    if not found or taken(c.s, c.at(c.plan), c.seat).bit_count() != found[0] - c.p.treasures:
        return None
    squares, before = taken(c.s, c.at(c.plan), c.seat), c.at(c.turn)
    instead = before.players[c.seat].treasures - c.p.treasures
    for _, _, state in c.meanwhile:
        for other in range(c.s.seats):
            if other != c.seat and not instead and (lost := taken(before, state.record, other) & squares):
                return say("treasures-lost", count=lost.bit_count(), squares=c.squares(lost), other=other)
        before = state.record
    return say("treasures", count=squares.bit_count(), squares=c.squares(squares), instead=instead)


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


# monuments


def pay(s: State, which: int, seat: int) -> int:
    """How many points a monument that stands gives a seat in each turn."""
    return sum(marks.realm(s, seat, colour) >> s.monument[which] & 1 for colour in MONUMENT_COLOURS[which])


def paid(s: State, seat: int) -> int:
    """How many points all monuments give a seat in each turn."""
    return sum(gain["n"] for gain in income(s, seat))


def monument(c: Case) -> Said | None:
    """A monument that pays was not built, or one was built that pays others."""
    if c.s.phase != BUILD:
        return planned_monument(c)
    mine = pay(c.then, c.better[0], c.seat) if c.other == "build" else 0
    if c.action == "decline":
        return say("monument-declined", monument=MONUMENT_NAMES[c.better[0]], points=mine) if mine else None
    which = c.played[0]
    now = pay(c.after, which, c.seat)
    for other in range(c.s.seats):
        theirs = pay(c.then, c.better[0], other) if c.other == "build" else 0
        if other != c.seat and now == theirs == 0 < pay(c.after, which, other):
            return say("monument-of-others", monument=MONUMENT_NAMES[which], other=other)
    return None


def planned_monument(c: Case) -> Said | None:
    """A tile would have completed a square of four for a monument that pays."""
    if any(c.name(code) == "build" for seat, code, _ in c.turn if seat == c.seat):
        return None
    for at, (seat, code, state) in enumerate(c.plan):
        if c.name(code) == "build" and seat == c.seat and at == 1 and c.other == "place":
            which, (tile, square) = c.one.before.space.decode(code)[1][0], c.better
            if points := pay(state.record, which, c.seat):
                told = {"tile": TILE_NAMES[tile], "square": c.names[square]}
                return say("monument", **told, monument=MONUMENT_NAMES[which], points=points)
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


def lost_leader(c: Case) -> Said | None:
    """A leader fell before the seat's next turn that a little more would have held, or that had just come there."""
    if c.s.seat != c.seat or c.s.phase != ACT:
        return None
    for fight in c.fights(c.meanwhile, c.at(c.turn)):
        here = c.at(c.turn).players[c.seat].leader[fight.colour]
        if fight.loser != c.seat or here == NONE:
            continue
        told = {**fight.told(), "other": fight.winner, "strength": fight.against, "against": fight.strength}
        if c.other == "place" and c.then.players[c.seat].leader[fight.colour] == here:
            need = fight.strength - fight.against + (0 if fight.attacked else 1)
            with_it, before, without = (guard(s, c.seat, fight) for s in (c.then, c.s, c.at(c.turn)))
            if with_it > before and with_it - without >= need:
                return say("leader-held", **told, count=need)
        came = c.action == "position" and c.played == (fight.colour, here)
        if came and (c.other != "position" or c.better[0] != fight.colour):
            return say("leader-fell", **told, square=c.names[here])
    return None


def guard(s: State, seat: int, fight: Fight) -> int:
    """The strength on the board of a leader in such a conflict."""
    if fight.kind == REVOLT:
        return marks.temples_beside(s, s.players[seat].leader[fight.colour]).bit_count()
    return marks.supporters(s, seat, fight.colour).bit_count()


def leader_first(c: Case) -> Said | None:
    """With a leader on the board first, a tile would have scored in the same turn."""
    if c.other != "position" or not c.only_planned(lambda hopes: hopes.total):
        return None
    leader, square = c.better
    for before, tile, place in c.scoring():
        if leader == (tile if marks.realm(before, c.seat, tile) & marks.neighbours(place) else BLACK):
            told = {"leader": LEADER_NAMES[leader], "square": c.names[square]}
            return say("leader-first", **told, tile=TILE_NAMES[tile], place=c.names[place])
    return None


def weakest(c: Case) -> Said | None:
    """A colour of which the seat has least points could have grown in this turn, and none such did."""
    made = held(c.at(c.turn), c.seat).points
    grew = [colour for colour in range(COLOURS) if made[colour] > c.p.points[colour]]
    if any(c.p.points[colour] == c.least for colour in grew):
        return None
    for _, tile, place in c.scoring():
        if c.p.points[tile] == c.least and c.only_planned(points_of(tile)):
            told = {"tile": TILE_NAMES[tile], "square": c.names[place]}
            return say("weakest", **told, points=c.least, went=COLOUR_NAMES[grew[0]] if grew else "none")
    return None


def points_of(colour: int) -> Callable[[Hopes], int]:
    """The points of a colour."""
    return lambda hopes: hopes.points[colour]


def no_point(c: Case) -> Said | None:
    """The action brought no point, and a tile would have."""
    if c.s.phase != ACT or c.other != "place" or c.action == "position":
        return None
    if c.action == "place" and (c.after.phase != ACT or c.gains(c.s, c.after)):
        return None
    tile, square = c.better
    if (c.seat, tile) not in c.gains(c.s, c.then) or not c.only_planned(lambda hopes: hopes.total):
        return None
    return say("no-point", action=c.action, tile=TILE_NAMES[tile], square=c.names[square])


def catastrophe(c: Case) -> Said | None:
    """A catastrophe sent no leader home and cut no kingdom apart."""
    if c.action != "destroy":
        return None
    there = 1 << c.played[0]
    before, after = (Snapshot(s).kingdoms for s in (c.s, c.after))
    if {realm & ~there: standing for realm, standing in before.items()} != after:
        return None
    return say("catastrophe", square=c.names[c.played[0]])


def strike(c: Case) -> Said | None:
    """A catastrophe would have sent a leader home, or cut a kingdom off from a monument that pays it."""
    if c.other != "destroy":
        return None
    square = c.names[c.better[0]]
    for other in range(c.s.seats):
        for colour in range(COLOURS):
            gone = c.then.players[other].leader[colour] == NONE != c.at(c.turn).players[other].leader[colour]
            if other != c.seat and gone:
                return say("strike", square=square, leader=LEADER_NAMES[colour], other=other)
        less = paid(c.at(c.turn), other) - paid(c.then, other)
        if other != c.seat and less > 0:
            return say("strike-income", square=square, other=other, points=less)
    return None


def square_lost(c: Case) -> Said | None:
    """Somebody else placed a tile on the same square next, and got a point for it."""
    if c.other not in ("place", "destroy"):
        return None
    before = c.at(c.turn)
    for other, code, state in c.meanwhile:
        action, args = c.one.before.space.decode(code)
        scores = action.name == "place" and (other, args[0]) in c.gains(before, state.record)
        if scores and other != c.seat and args[1] == c.better[-1]:
            return say("square-lost", square=c.names[args[1]], other=other, tile=TILE_NAMES[args[0]])
        before = state.record
    return None


def off_board(c: Case) -> Said | None:
    """The leader of the seat's weakest colour was not on the board."""
    if c.other != "position" or (c.action == "position" and c.played[0] == c.better[0]):
        return None
    colour = c.better[0]
    if any(s.players[c.seat].leader[colour] != NONE for s in (c.s, c.at(c.turn))) or c.p.points[colour] > c.least:
        return None
    return say("off-board", leader=LEADER_NAMES[colour], points=c.least)


def more_points(c: Case) -> Said | None:
    """The turn could have brought more points."""
    found = c.only_planned(lambda hopes: hopes.total)
    if not found or c.at(c.plan).players[c.seat].score < c.at(c.turn).players[c.seat].score:
        return None
    total = held(c.s, c.seat).total
    return say("more-points", points=found[0] - total, instead=found[1] - total)


def passed(c: Case) -> Said | None:
    """Actions were given up."""
    return say("passed", actions=c.s.actions) if c.action == "pass" else None


RULES: tuple[Callable[[Case], Said | None], ...] = (
    support, hopeless, lost, missed_treasures, gave_treasures, monument, point_to_other,
    lost_leader, missed_attack, strike, square_lost, leader_first, weakest, no_point,
    catastrophe, off_board, more_points, passed,
)  # fmt: skip
