"""The differences between two games of one player: the few that seem to matter most.

Differences in points come first, as they are certain. The others are an estimate: the largest ones in turns of delay,
with the weights below for anything not counted in turns.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from lautta.core.game import Said
from lautta.core.timeline import Difference, First, Timeline
from lautta.games.roads.rules.scoring import ROW_POINTS
from lautta.games.roads.show.timeline import WORTH, carried, rows_with_bricks
from lautta.games.roads.state import BUILDINGS, GOOD_NAMES, SUBJECTS, TRANSPORTERS

MOST = 4  # differences that are told,
MOST_POINTS = 2  # at most so many of them about points
LATER = 2  # turns by which something comes later that is worth telling
FEWER = 3  # goods fewer that are worth telling
A_TRANSPORTER = 3.0  # turns that one fewer weighs
NOTHING_MADE = 6.0  # turns that it weighs if none of a good was made
What = Literal["rows", "rows-later", "aboard", "building", "transporter", "research", "transporters", "made"]
MADE = ("boards", "stone", "fuel", "paper", "gold")


@dataclass(frozen=True, slots=True)
class Weighed:
    """A difference, and how much it weighs: points, or turns."""

    weight: float
    difference: Difference


def compare(mine: Timeline, other: Timeline) -> list[Difference]:
    """What the other game did that mine did not, or did later: at most four sentences, those about points first."""
    points = heaviest([*of_rows(mine, other), *of_wealth(mine, other)], MOST_POINTS)
    rest = [*of_buildings(mine, other), *of_kinds(mine, other), *of_transporters(mine, other), *of_goods(mine, other)]
    return [one.difference for one in (*points, *heaviest(rest, MOST - len(points)))]


def heaviest(found: Sequence[Weighed], most: int) -> list[Weighed]:
    """The heaviest ones; among equals those that came earlier."""
    return sorted(found, key=lambda one: -one.weight)[:most]


# points


def of_rows(mine: Timeline, other: Timeline) -> Iterator[Weighed]:
    """Rows of the wonder in which only the other game has a brick, if it has bricks in more rows."""
    own, others = rows_with_bricks(mine.end.record), rows_with_bricks(other.end.record)
    more = ROW_POINTS * (len(others) - len(own))
    if more <= 0:
        return
    missing = sorted(others - own)
    mine_first, other_first = mine.firsts.get("brick"), other.firsts["brick"]
    args: dict[str, str | int] = {
        "count": len(missing),
        "rows": ", ".join(map(str, missing)),
        "points": ROW_POINTS * len(missing),
        "mine": mine_first.turn if mine_first else 0,
        "there": other_first.turn,
    }
    later = mine_first is None or mine_first.turn > other_first.turn
    yield Weighed(more, told("rows-later" if later else "rows", args, mine, mine_first, other_first))


def of_wealth(mine: Timeline, other: Timeline) -> Iterator[Weighed]:
    """Gold, coins and stock of which the other game has more aboard at the end."""
    for good, worth in WORTH.items():
        had, there = carried(mine.end.record, 0, good), carried(other.end.record, 0, good)
        if there > had:
            name = GOOD_NAMES[good]
            args: dict[str, str | int] = {"good": name, "mine": had, "there": there, "points": worth * (there - had)}
            first = First(other.turns, other.stages[-1].actions)
            yield Weighed(worth * (there - had), told("aboard", args, mine, None, first))


# what came later


def of_buildings(mine: Timeline, other: Timeline) -> Iterator[Weighed]:
    """Buildings of which the first came later than in the other game, or never."""
    return of_firsts(mine, other, "building", BUILDINGS)


def of_kinds(mine: Timeline, other: Timeline) -> Iterator[Weighed]:
    """Kinds of transporters, and research, that came later or never."""
    yield from of_firsts(mine, other, "transporter", TRANSPORTERS)
    yield from of_firsts(mine, other, "research", SUBJECTS)


def of_firsts(
    mine: Timeline, other: Timeline, what: Literal["building", "transporter", "research"], names: Sequence[str]
) -> Iterator[Weighed]:
    """Things of one sort that came later than in the other game, or never."""
    for name in names:
        had, there = mine.firsts.get(f"{what}-{name}"), other.firsts.get(f"{what}-{name}")
        if there is None:
            continue
        later = (had.turn if had else mine.turns + 1) - there.turn
        if later >= LATER:
            args: dict[str, str | int] = {"kind": name, "mine": had.turn if had else 0, "there": there.turn}
            yield Weighed(later, told(what, args, mine, had, there))


def of_transporters(mine: Timeline, other: Timeline) -> Iterator[Weighed]:
    """The turn at whose end the other game had the most transporters more, the first of several."""
    turns = range(1, other.turns + 1)
    behind = {turn: other.at(turn).figures["transporters"] - mine.at(turn).figures["transporters"] for turn in turns}
    turn = max(turns, key=lambda one: behind[one])
    if behind[turn] > 0:
        args: dict[str, str | int] = {
            "turn": turn,
            "mine": mine.at(turn).figures["transporters"],
            "there": other.at(turn).figures["transporters"],
        }
        here = First(turn, mine.at(turn).actions)
        yield Weighed(
            A_TRANSPORTER * behind[turn], told("transporters", args, mine, here, First(turn, other.at(turn).actions))
        )


def of_goods(mine: Timeline, other: Timeline) -> Iterator[Weighed]:
    """Goods of which the other game made more, over the whole game."""
    for good in MADE:
        had, there = mine.totals[f"made-{good}"], other.totals[f"made-{good}"]
        if there - had >= FEWER:
            args: dict[str, str | int] = {"good": good, "mine": had, "there": there}
            first = First(other.turns, other.stages[-1].actions)
            yield Weighed(NOTHING_MADE * (there - had) / there, told("made", args, mine, None, first))


def told(what: What, args: dict[str, str | int], mine: Timeline, had: First | None, there: First) -> Difference:
    """A difference in a sentence, with where to look: where it never came in mine, at the end of the other's turn."""
    look = had.actions if had else mine.at(there.turn).actions
    return Difference(Said(f"roads_alone-{what}", args), there.turn, look, there.actions)
