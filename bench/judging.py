"""A judge of decisions: it follows games to their end, with networks of its own.

The judge first searches for the best action (`Judge.best`), and then compares it with those that were chosen, in other
worlds, the same for each of them. So the best one has no luck from having been picked as the best, and a loss is right
on average, though a single one is off by some points. No network values a position where the judge counts: the games
that it follows end by the rules. Networks only say which actions are promising and how the games go on; those of the
judge (`judges/`) learned from another seed than those that come with Lautta, and stay as they are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from lautta.core.difficulty import Difficulty
from lautta.core.game import Game, View
from lautta.players.network import CERTAIN
from lautta.players.thinker import Search, considered
from lautta.players.weights import read, thinking_of

JUDGES = Path(__file__).parent / "judges"  # each from `lautta learn GAME --players N --seed 77`
TO_THE_END = 1 << 20  # turns, more than a game has
SURE = 48  # sixteenths of a standard error, before an action is given up
REGROW = 100  # games, after which its trees are grown anew: what one finds hangs on how it grew
SEARCHED, COMPARED = 1200, 300  # games followed for the best action, and for each one that is compared


@dataclass(frozen=True, slots=True)
class Verdict:
    """The best action of a decision, its chance to win, and what each other one that was asked about loses."""

    best: int
    chance: float
    losses: dict[int, float]


class Judge:
    """A judge of one game for a number of players."""

    def __init__(
        self, game: Game, players: int, searched: int = SEARCHED, compared: int = COMPARED, place: Path | None = None
    ) -> None:
        place = place or judge_path(game.name, players)
        self.network = read(place.read_bytes(), game, players, str(place)).network
        self.searched, self.compared = searched, compared

    def verdict(self, view: View, seat: int, codes: Sequence[int]) -> Verdict:
        """Judge actions of a seat in its view; the same view gets the same answer.

        An action that the judge's network would not look at is compared by itself.
        """
        asked, known = list(dict.fromkeys(codes)), considered(view, seat)
        best, chance = self.best(view, seat, [code for code in asked if code in known])
        losses = {best: 0.0}
        groups = [[code for code in asked if code in known], *([code] for code in asked if code not in known)]
        for number, group in enumerate(groups):
            if others := [code for code in group if code != best]:
                chances = self.compare(view, seat, [best, *others], number)
                losses |= {code: chances[best] - chances[code] for code in others}
        return Verdict(best, chance, losses)

    def best(self, view: View, seat: int, codes: Sequence[int] = ()) -> tuple[int, float]:
        """Search for the best action, among the most promising ones and `codes`, and its chance to win."""
        code, chance, _ = self.ranked(view, seat, codes)[0]
        return code, chance

    def ranked(self, view: View, seat: int, codes: Sequence[int] = ()) -> list[tuple[int, float, int]]:
        """Search among the most promising actions and `codes`: each with its chance to win and the games that were
        followed, those first that were followed most.
        """
        search = self._search(view, seat, 0, SURE)
        rivals = [code for code, *_ in search.edges()][: search.difficulty.narrow]
        search.line_up([*rivals, *(code for code in codes if code not in rivals)])
        search.follow(self.searched)
        found = [(code, won / tried / CERTAIN, tried) for code, _, tried, won in search.edges() if tried]
        return sorted(found, key=lambda one: (-one[2], -one[1]))

    def compare(self, view: View, seat: int, codes: Sequence[int], number: int = 0) -> dict[int, float]:
        """Follow as many games after each of these actions; return the chances to win."""
        known = considered(view, seat)
        unknown = next((code for code in codes if code not in known), None)
        search = self._search(view, seat, number + 1, 0, unknown)
        search.line_up(codes)
        search.follow(self.compared * len(codes))
        return {code: won / tried / CERTAIN for code, _, tried, won in search.edges() if code in codes}

    def _search(self, view: View, seat: int, number: int, sure: int, also: int | None = None) -> Search:
        belief = thinking_of(view.game).hardest.belief
        difficulty = Difficulty(ahead=TO_THE_END, trust=1, sure=sure, regrow=REGROW, belief=belief)
        seed = int(view.key()[:12], 16) * 64 + number
        search = Search(view, seat, self.network, difficulty, seed, also)
        search.follow(1)
        return search


def judge_path(game: str, players: int) -> Path:
    """Where the network of a judge is."""
    return JUDGES / f"{game}-{players}.net"
