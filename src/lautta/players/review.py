"""Reviews of games: the value of each decision for its seat, from what the seat knew then."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lautta.core.advisers import Judgement, LookBack, Opinion, TurningPoint
from lautta.core.registry import game as find_game
from lautta.players.advice import adviser
from lautta.players.network import CERTAIN, Network
from lautta.players.one_ply import Workspace, worth
from lautta.players.thinker import Thinker, one_ply
from lautta.players.thinking import module_for
from lautta.players.weights import thinking_of, weights_of

if TYPE_CHECKING:
    from lautta.core.boards import LoadedBoard
    from lautta.core.game import GameState
    from lautta.core.game_files import GameFile

POINTS = 3  # turning points that are searched
COST = 0.02  # of a chance to win: what costs less is no turning point


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a seat: the network's chance to win with the chosen action, and with the best one."""

    seat: int
    code: int
    chance: float
    best: float
    known: "GameState"

    @property
    def cost(self) -> float:
        """The chance that it gave away."""
        return self.best - self.chance


Made = tuple[int, Decision, "GameState"]  # the place of its step, the decision, and the position before it


def look_back(file: "GameFile", seats: Sequence[int], board: "LoadedBoard | str | None" = None) -> LookBack:
    """Review a finished game, with the turning points of some seats.

    Raises DamagedGame, BadWeights, and OSError without weights.
    """
    game = find_game(file.game)
    if game.adviser:
        return game.adviser.look_back(file, seats, board)
    made = list(decisions(file, board))
    judgements = [Judgement(place, one.seat, one.chance, one.best) for place, one, _ in made]
    return LookBack(judgements, [point for seat in seats for point in turning_points(made, seat)])


def decisions(file: "GameFile", board: "LoadedBoard | str | None" = None) -> Iterator[Made]:
    """Yield each real choice in a game file, with the place of its step and the position before it.

    Raises DamagedGame, and the errors of `decision`.
    """
    before = file.start(board)
    for place, (step, state) in enumerate(file.states(board)):
        if not step.branch and (made := decision(before, step.seat, before.code(step.action))):
            yield place, made, before
        before = state.copy()


def decision(state: "GameState", seat: int, code: int) -> Decision | None:
    """Evaluate a decision in the position before it; return None if there was no choice.

    Only what the seat knew with perfect recall is looked at. Raises BadWeights, and OSError where there are no
    weights.
    """
    known = state.view(seat, recall=True)
    if len(known.legal(seat)) < 2:
        return None
    network = weights_of(known.game, known.players).network
    chances = {one.code: one.chance for one in one_ply(known, seat, network)}
    best = max(chances.values())
    chance = chances[code] if code in chances else chance_with(known, seat, code, network)
    return Decision(seat, code, chance, max(best, chance), known)


def chance_with(known: "GameState", seat: int, code: int, network: Network) -> float:
    """Return the chance of a seat after an action that was not considered."""
    workspace, trial = Workspace(), type(known.record)()
    value_of = module_for(thinking_of(known.game)).value_of
    value_of(known.board.record, known.record, trial, network, workspace, seat, code)
    return worth(workspace.layers) / CERTAIN


def turning_points(made: Iterable[Made], seat: int, most: int = POINTS) -> list[TurningPoint]:
    """Return the most costly decisions of a seat by the network, in order, if the search agrees."""
    costly = [one for one in made if one[1].seat == seat and one[1].cost >= COST]
    chosen = sorted(sorted(costly, key=lambda one: -one[1].cost)[:most], key=lambda one: one[0])
    found = (searched(*one) for one in chosen)
    return [point for point in found if point is not None]


def searched(place: int, decision: Decision, before: "GameState") -> TurningPoint | None:
    """Return the search's verdict on a decision; None if it chooses the same, or nearly.

    It follows both actions in the same worlds, equally often.
    """
    opinions = Thinker(difficulty=adviser(decision.known.game)).opinions(decision.known, decision.seat, decision.code)
    better = opinions[0]
    played = opinion_of(opinions, decision)
    if better.chance - played.chance < COST:
        return None
    return TurningPoint(place, place, decision.seat, played, before, better, before)


def opinion_of(opinions: Sequence[Opinion], decision: Decision) -> Opinion:
    """Return the opinion of the chosen action, or the network's if only one action was considered."""
    found = (one for one in opinions if one.code == decision.code)
    return next(found, Opinion(decision.code, decision.chance, 0))
