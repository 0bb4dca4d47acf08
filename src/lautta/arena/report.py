"""The results of an arena, as figures for programs."""

from typing import Any

from lautta.arena.intervals import interval, interval_at_any_time
from lautta.arena.ratings import Rating
from lautta.arena.tally import Side, Tally

CLEAR = {1: "above", -1: "below", 0: None}


def match_figures(tally: Tally) -> dict[str, Any]:
    """Return the figures of a match: rounds, games, the verdict about the share, and each side."""
    return {
        "sides": list(tally.match.sides),
        "rounds": tally.rounds,
        "games": len(tally.lines),
        "interval_at_any_time": tally.rule is not None,
        "at_least": tally.at_least,
        "clear": CLEAR[tally.clear],
        "players": [side_figures(tally, side, number) for number, side in enumerate(tally.sides)],
    }


def side_figures(tally: Tally, side: Side, number: int) -> dict[str, Any]:
    """Return the figures of a side: games, wins, shared wins, its share of all wins, times in milliseconds."""
    low, high = (interval_at_any_time if tally.rule else interval)(side.units)
    return {
        "player": side.name,
        "games": side.games,
        "wins": side.wins,
        "shared": side.shared,
        "share": round(side.share, 6),
        "fair_share": round(tally.match.fair(number), 6),
        "interval": [round(low, 6), round(high, 6)],
        "decisions": side.decisions,
        "ms_a_move": round(side.ms_a_move, 4),
        "ms_most": round(side.ms_most, 4),
    }


def rating_figures(rating: Rating) -> dict[str, Any]:
    """Return the figures of a rating."""
    return {
        "player": rating.name,
        "rating": round(rating.rating, 3),
        "interval": [round(end, 3) for end in rating.interval],
        "games": rating.games,
    }
