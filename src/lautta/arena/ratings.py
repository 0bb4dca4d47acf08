"""Ratings of all players of an arena on one scale."""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

from lautta.arena.intervals import ERROR, Interval
from lautta.arena.playing import Line


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating (25 without games), its interval, and the number of games."""

    name: str
    rating: float
    interval: Interval
    games: int


def ratings(lines: Iterable[Line]) -> list[Rating]:
    """Return the ratings of all players in these games, best first.

    They follow Weng and Lin with the Plackett-Luce model ("A Bayesian Approximation Method for Online Ranking", Journal
    of Machine Learning Research 12, 2011) and use all places of a game. A player in several seats gets the mean update
    of its seats. The interval is the rating ± 1.96 standard deviations and rests on the assumptions of the model; to
    compare two players, use the interval of their match. Players do not change, so deviations do not grow (tau = 0).
    """
    from openskill.models import PlackettLuce  # slow to import, and only an arena rates

    model = PlackettLuce(tau=0.0)
    known: dict[str, tuple[float, float]] = {}
    games: dict[str, int] = {}
    for line in sorted(lines, key=lambda line: (line.seed, line.seating, line.match)):
        for name in set(line.players):
            games[name] = games.get(name, 0) + 1
            known.setdefault(name, (model.rating().mu, model.rating().sigma))
        seats = [[model.rating(*known[name])] for name in line.players]
        rated = [team[0] for team in model.rate(seats, ranks=[float(place) for place in line.places])]
        for name in set(line.players):
            own = [rating for rating, at in zip(rated, line.players, strict=True) if at == name]
            known[name] = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
    z = NormalDist().inv_cdf(1 - ERROR / 2)
    found = [Rating(name, mu, (mu - z * sigma, mu + z * sigma), games[name]) for name, (mu, sigma) in known.items()]
    return sorted(found, key=lambda rating: (-rating.rating, rating.name))


def rating_figures(rating: Rating) -> dict[str, Any]:
    """Return the figures of a rating."""
    return {
        "player": rating.name,
        "rating": round(rating.rating, 3),
        "interval": [round(end, 3) for end in rating.interval],
        "games": rating.games,
    }
