"""The computer opponents of Roads & Boats: settlers that choose their strategy by playouts.

In each turn a strategist varies its strategy a little, lets settlers play the game to its end with each variant, the
others in various ways, and continues with the best. So it foresees losses to others, yields of mines, and the end of
the game (`playouts`). It needs the compiled rules: interpreted, a single game takes over a second.
"""

from collections.abc import Callable, Iterator, Sequence
from ctypes import sizeof
from dataclasses import dataclass
from random import Random
from typing import Any

from lautta.core.game import GameState
from lautta.core.records import copy_of
from lautta.games.roads.players.sense import USUAL, Ending, played_out, settlers_choice
from lautta.games.roads.players.settler.playouts import SETTLER
from lautta.games.roads.players.settler.strategy import GOALS, Strategy
from lautta.games.roads.rules.building_table import ANY, GROUND_FOR, SHORE
from lautta.games.roads.state import (
    CLAY_PIT,
    COAL_BURNER,
    DESERT,
    MINE,
    MINT,
    MOVEMENT,
    NO_WORK,
    NONE,
    PAPERMILL,
    PLAYING,
    QUARRY,
    RAFT_FACTORY,
    SAWMILL,
    SEA,
    SETUP,
    STOCK_EXCHANGE,
    STONE_FACTORY,
    WOODCUTTER,
)

WINNING = 40.0  # points that winning counts as much as
OWN = 0.1  # what an own point counts besides the lead that it gives
DOUBT = 2.0  # points by which another strategy must be better
TESTED = 3  # games with each strategy, with the same draws
KEPT, FINALISTS = 12, 4  # strategies that others are made from; those that are compared again in the end
FEWEST = 4  # games with each of them
AS_USUAL, CHANGES = 0.3, 3  # how often others do as settlers usually do, and what else is changed about them
ANSWERED, GAIN = 8, 0.5  # games that are played out with an offer, and points that it must bring to be accepted
ALL_DRAWS = 1 << 30
KINDS = (WOODCUTTER, WOODCUTTER, QUARRY, SAWMILL, COAL_BURNER, MINT, MINE, MINE, PAPERMILL, STOCK_EXCHANGE,
         RAFT_FACTORY, CLAY_PIT, STONE_FACTORY)  # fmt: skip
RANGES = {"at_once": (1, 6), "boards_kept": (0, 16), "bricks": (0, 10), "last_bricks": (0, 20), "last_turns": (0, 14),
          "donkeys": (3, 5), "breeding": (0, 18), "gain": (0, 8)}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a strategist tries.

    `first` is the number of games that are played out before a home is chosen, fewer if there are more than two
    players, `playouts` that in each turn; 0: it goes on with the strategy that it has. `idle` is the chance, at each
    step, that it is done with its transporters before everything is done.
    """

    playouts: int = 100
    first: int = 300
    idle: float = 0.0


class Strategist:
    """Plays one seat of one game; the same seed, views and notes make the same decisions.

    `notes` are what it has to be told before its next decision: its seat, the turn, and the strategy for it.
    """

    def __init__(self, seed: int = 0, effort: Effort = Effort()) -> None:
        self.seed, self.effort = seed, effort
        self.notes = b""

    def choose(self, view: GameState, seat: int) -> int:
        """The code of what a settler with its strategy does; at the beginning of a turn it looks for a better one."""
        s: Any = view.record
        chance = Random(f"{self.seed} {seat} {view.key()}")
        when, strategy = read(self.notes, seat, view.board.record.banks)
        if s.offer.kind and self.effort.playouts:
            return answer(view, seat, strategy)
        free = s.stage == PLAYING and s.work.job == NO_WORK and not s.offer.kind
        playouts = self.effort.first if s.phase == SETUP else self.effort.playouts
        if playouts and free and when != turn_of(s):
            strategy = Search(view, seat, chance, self.effort).better(strategy)
            self.notes = written(seat, turn_of(s), strategy)
        if self.effort.idle and s.phase == MOVEMENT and free and chance.random() < self.effort.idle:
            (done,) = view.space.codes_of("done")
            if done in view.legal(seat):
                return done
        return settlers_choice(view, seat, strategy)


def answer(view: GameState, seat: int, strategy: Strategy) -> int:
    """The code of accepting an offer if the seat ends better with it, else of refusing it."""
    (accept,), (refuse,) = view.space.codes_of("accept"), view.space.codes_of("refuse")
    worth = {}
    for code in (accept, refuse):
        after = view.resample(seat, 0)
        after.apply(code, seat)
        worth[code] = sum(
            worth_of(ending(after, seat, strategy, draws).points, seat) for draws in range(1, ANSWERED + 1)
        )
    return accept if worth[accept] > worth[refuse] + GAIN * ANSWERED else refuse


def turn_of(s: Any) -> int:
    """The turn, counted from 1; 0 while homes are chosen."""
    return 0 if s.phase == SETUP else int(s.turn) + 1


def written(seat: int, turn: int, strategy: Strategy) -> bytes:
    """Notes: the seat, the turn, and the strategy for it."""
    return bytes((seat, turn)) + bytes(strategy)


def read(notes: bytes, seat: int, banks: int) -> tuple[int, Strategy]:
    """The turn of notes of a seat, and the strategy for it, on a map with so many banks; NONE and the usual one where
    there are none. Notes may come from another machine, and what reads the strategy trusts the banks that it names.
    """
    if len(notes) != 2 + sizeof(Strategy) or notes[0] != seat:
        return NONE, USUAL
    strategy = Strategy.from_buffer_copy(notes[2:])
    if not all(NONE <= bank < banks for bank in (strategy.home, *(strategy.site[i] for i in range(GOALS)))):
        return NONE, USUAL
    return notes[1], strategy


class Search:
    """The search for a better strategy in one position."""

    def __init__(self, view: GameState, seat: int, chance: Random, effort: Effort) -> None:
        self.view, self.seat, self.chance = view, seat, chance
        self.homes = list(homes(view, seat))
        self.left = 2 * effort.first // max(2, view.players) if self.homes else effort.playouts
        self.draws = 1 + chance.randrange(ALL_DRAWS)

    def better(self, known: Strategy) -> Strategy:
        """The strategy that does best; the one that was known, unless another one is better beyond doubt."""
        return self.best([known, *[one for one in self.ranked(known) if one is not known][:FINALISTS]])

    def ranked(self, known: Strategy) -> list[Strategy]:
        """The strategies that were tried, and the one that was known, the best first."""
        pool = [(self.tested(known), known)]
        least = self.left // 4
        for home in self.chance.sample(self.homes, len(self.homes)):
            if self.left > 2 * least:
                strategy = copy_of(known)
                strategy.home = home
                pool.append((self.tested(strategy), strategy))
        while self.left > least:
            pool = sorted(pool, key=lambda one: -one[0])[:KEPT]
            parent = pool[min(int(self.chance.expovariate(0.7)), len(pool) - 1)][1]
            strategy = changed(parent, self.view, self.chance, self.homes)
            pool.append((self.tested(strategy), strategy))
        return [strategy for _, strategy in sorted(pool, key=lambda one: -one[0])]

    def best(self, finalists: Sequence[Strategy]) -> Strategy:
        """The one that does best in new games, the first where it is hardly worse."""
        games = max(FEWEST, self.left // len(finalists))
        sums = [0.0] * len(finalists)
        for draws in range(self.draws + TESTED, self.draws + TESTED + games):
            for place, strategy in enumerate(finalists):
                sums[place] += self.value(strategy, draws)
        top = max(range(len(sums)), key=lambda place: sums[place])
        return finalists[top] if sums[top] > sums[0] + DOUBT * games else finalists[0]

    def tested(self, strategy: Strategy) -> float:
        """How a strategy does in a few games, the same for all."""
        return sum(self.value(strategy, self.draws + game) for game in range(TESTED)) / TESTED

    def value(self, strategy: Strategy, draws: int) -> float:
        """What a strategy is worth if it is played out, in points."""
        self.left -= 1
        return worth_of(ending(self.view, self.seat, strategy, draws).points, self.seat)


def ending(view: GameState, seat: int, strategy: Strategy, draws: int) -> Ending:
    """What may become of a game if a seat plays on with a strategy; the same number draws the same others and mines."""
    chance = Random(draws)
    return played_out(view, [strategy if each == seat else other(view, chance) for each in range(view.players)], draws)


def other(view: GameState, chance: Random) -> Strategy:
    """Some strategy that others may have; to expect a single one would mean to rely on it."""
    strategy = USUAL
    for _ in range(0 if chance.random() < AS_USUAL else CHANGES):
        strategy = changed(strategy, view, chance, ())
    return strategy


def worth_of(points: Sequence[int], seat: int) -> float:
    """How good it is for a seat that a game ends with such points, in points."""
    own, others = points[seat], [*points[:seat], *points[seat + 1 :]]
    if not others:
        return float(own)
    behind = sum(WINNING * (own > other) for other in others) / len(others)
    return own - max(others) + behind + OWN * own


def homes(view: GameState, seat: int) -> Iterator[int]:
    """The banks that a seat may choose as its home now."""
    s: Any = view.record
    if s.phase == SETUP:
        for code in view.legal(seat):
            yield view.space.decode(code)[1][0]


# changes


def changed(parent: Strategy, view: GameState, chance: Random, homes: Sequence[int]) -> Strategy:
    """A strategy that is a little different."""
    found = copy_of(parent)
    for _ in range(1 + chance.randrange(2) + chance.randrange(4) // 3):
        if chance.random() < 0.6:
            change_goals(found, view, chance)
        elif homes and chance.random() < 0.4:
            found.home = chance.choice(homes)
        else:
            change_number(found, chance)
    return found


def change_goals(strategy: Strategy, view: GameState, chance: Random) -> None:
    """Move a goal, put it elsewhere, add one, or leave one out."""
    goals = [(int(strategy.goal[place]), int(strategy.site[place])) for place in range(strategy.goals)]
    what = chance.random()
    if what < 0.35 and goals:
        moved = goals.pop(chance.randrange(len(goals)))
        goals.insert(chance.randrange(len(goals) + 1), moved)
    elif what < 0.7 and goals:
        place = chance.randrange(len(goals))
        kind = goals[place][0]
        banks = list(banks_for(kind, view))
        goals[place] = (kind, chance.choice(banks) if banks and chance.random() < 0.8 else NONE)
    elif what < 0.87 and len(goals) < GOALS:
        goals.insert(chance.randrange(len(goals) + 1), (chance.choice(KINDS), NONE))
    elif len(goals) > 1:
        goals.pop(chance.randrange(len(goals)))
    strategy.goals = len(goals)
    for place, (kind, site) in enumerate(goals):
        strategy.goal[place], strategy.site[place] = kind, site


def change_number(strategy: Strategy, chance: Random) -> None:
    """Keep a little more or less of something."""
    name = chance.choice(list(RANGES))
    least, most = RANGES[name]
    value = getattr(strategy, name) + chance.choice((-3, -2, -1, 1, 2, 3))
    setattr(strategy, name, max(least, min(most, value)))


def banks_for(kind: int, view: GameState) -> Iterator[int]:
    """The banks where a building may stand, by terrain."""
    b: Any = view.board.record
    for bank in range(b.banks):
        tile = b.site_tile[bank]
        ground, terrain = GROUND_FOR[kind], b.terrain[tile]
        at_coast = ground == SHORE and b.shore[tile]
        if terrain == ground or ((ground == ANY or at_coast) and terrain not in (DESERT, SEA)):
            yield bank


# the bots


def as_bot(effort: Effort) -> Callable[[int], Strategist]:
    """What makes a strategist that tries so hard from a seed."""
    return lambda seed: Strategist(seed, effort)


EFFORTS = (Effort(0, 0, 0.1), Effort(0, 20), Effort(8, 40), Effort(100, 300))  # of Pipsa, Otto, Ida and Sampo
BOTS = tuple(as_bot(effort) if SETTLER.module.compiled else None for effort in EFFORTS)
