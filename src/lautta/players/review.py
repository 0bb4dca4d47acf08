"""Reviews of games: every decision searched from what its seat knew then, and luck told apart from skill.

A race finds the best action. It is then compared with the one that was played in new worlds, the same for both, so that
it has no luck from having been picked: a quarter of the games, as what the race misses is not told at all.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from lautta.core.advisers import PARTS, Comparison, Deed, Judgement, LookBack, Luck, Moment, Opinion, deeds_of
from lautta.core.fields import BRANCHES
from lautta.core.registry import game as find_game
from lautta.players.network import CERTAIN
from lautta.players.one_ply import Workspace
from lautta.players.playing import decision
from lautta.players.thinker import ALL_BITS, Search, Thinker
from lautta.players.thinking import module_for
from lautta.players.weights import thinking_of, weights_of

if TYPE_CHECKING:
    from lautta.core.boards import LoadedBoard
    from lautta.core.game import GameState
    from lautta.core.game_files import GameFile

COST = 0.02  # of a chance to win: what costs less is no moment
HARDEST = 34  # times the ceiling of the hardest opponent: games for all decisions at most
SHARE = 3 / 4  # of them, for the race
WORLDS, FEWEST = 6, 3  # in which actions are compared at least, if so few actions need no more games
SURE, CLOSE = 32, CERTAIN // 128  # see `Effort`
OTHERS = 3  # actions that are told besides
SHORTEST, LONGEST = 3, 6  # actions of a line
REDRAWS = 64  # of a step, for the mean of luck

Deal = Callable[[int], bytes]  # the seed of the world in which the line from a place is played
Steps = list[tuple[int, int, "GameState"]]  # seats, codes, and the positions after


def parts(file: "GameFile", board: "LoadedBoard | str | None" = None) -> Iterator[LookBack]:
    """Yield a review part by part; raises the errors of `look_back`."""
    part = look_back(file, board)
    yield part
    while part.done < part.total:
        part = look_back(file, board, part.judged)
        yield part


def look_back(
    file: "GameFile", board: "LoadedBoard | str | None" = None, after: int = -1,
    deal: Deal = lambda place: bytes(32),
) -> LookBack:  # fmt: skip
    """Review the next part of a finished game, after a place.

    Raises DamagedGame, BadWeights, and OSError without weights.
    """
    if adviser := find_game(file.game).adviser:
        return adviser.look_back(file, board, after)
    deeds = list(deeds_of(file, board))
    places = [one.place for one in deeds if one.is_decision()]
    rest = [place for place in places if place > after]
    asked = rest[: -(-len(places) // PARTS)]
    last = asked[-1] if len(asked) < len(rest) else max((one.place for one in deeds), default=-1)
    found = LookBack([], [], [], [], last, len(places) - len(rest) + len(asked), len(places))
    games = max(ceiling(file) // max(1, len(places)), 4)
    for number, deed in enumerate(deeds):
        if after < deed.place <= last:
            found.lucks.extend(lucks(deed))
            if deed.place in asked:
                judgement, opinions = judged(deed, games)
                found.judgements.append(judgement)
                if judgement.best - judgement.chance > COST - 0.005:
                    found.moments.append(moment(deeds[number:], opinions, deal(deed.place)))
    return found


def ceiling(file: "GameFile") -> int:
    """Return how many games a review follows at most; for four players, whose games take longer, an eighth."""
    hardest = thinking_of(find_game(file.game)).hardest
    return replace(hardest, worlds=HARDEST * hardest.worlds, shrink=3).ceiling(file.players)


# decisions


def judged(deed: Deed, games: int) -> tuple[Judgement, list[Opinion]]:
    """Judge a decision from what its seat knew, in points of a hundred, as a search is not surer.

    The opinions are those of what was played, of the best action (the same, if nothing is better), and of others.
    """
    known = deed.before.view(deed.seat, recall=True)
    played, *others = compared(known, deed.seat, deed.code, games)
    best = min(max(round(max(played.chance, others[0].chance if others else 0), 2), 0.01), 0.99)
    lost = round(max(best - played.chance, 0), 2)
    chance = min(max(round(best - lost, 2), 0.01), best)
    opinions = [replace(played, chance=chance), *(replace(one, chance=best) for one in others[:1]), *others[1:]]
    return Judgement(deed.place, deed.seat, chance, best), opinions


def compared(known: "GameState", seat: int, code: int, games: int) -> list[Opinion]:
    """Search, and return the opinions of an action, of the best other one unless it is itself the best, and of more."""
    difficulty = replace(thinking_of(known.game).hardest, sure=SURE, close=CLOSE)
    network, seed = weights_of(known.game, known.players).network, int(known.key()[:16], 16) & ALL_BITS
    search = Search(known, seat, network, difficulty, seed, code)
    search.follow(1)
    raced = round(games * SHARE)
    most = min(max(raced // WORLDS, FEWEST), difficulty.narrow)
    search.line_up(list(dict.fromkeys([code, *(edge[0] for edge in search.edges())]))[:most])
    search.follow(raced)
    ranked = sorted(search.opinions(), key=lambda one: (-one.followed, -one.chance, one.code))
    best, played = ranked[0], next(one for one in ranked if one.code == code)
    told = (replace(one, chance=min(one.chance, best.chance)) for one in ranked if one.followed)
    others = [one for one in told if one.code not in (code, best.code)][:OTHERS]
    if best.code == code:
        return [played, *others]
    return [replace(played, chance=best.chance - lead(search, best.code, code, games - raced)), best, *others]


def lead(search: Search, better: int, code: int, games: int) -> float:
    """Return by how much of a chance an action is better than another one, in new worlds."""
    before = {edge[0]: edge for edge in search.edges()}
    search.line_up([better, code])
    search.follow(games)
    now = {edge[0]: edge for edge in search.edges()}
    means = [(now[one][3] - before[one][3]) / (now[one][2] - before[one][2]) for one in (better, code)]
    return (means[0] - means[1]) / CERTAIN


# moments


def moment(rest: Sequence[Deed], opinions: Sequence[Opinion], seed: bytes) -> Moment:
    """Explain the first of some deeds, which all followed in the game."""
    deed, (played, better, *others) = rest[0], opinions
    before, seat = deed.before, deed.seat
    line = line_of(before, seat, better.code, seed)
    followed = [(one.seat, one.code, one.after) for one in rest]
    cause = before.game.causes
    reason = cause and cause(
        Comparison(before, before.view(seat, recall=True), seat, played.code, better.code, followed, line)
    )
    told = [(actor, code) for actor, code, _ in line]
    return Moment(deed.place, deed.place, seat, played, before, better, before, before, told, others, reason or None)


def line_of(before: "GameState", seat: int, code: int, seed: bytes) -> Steps:
    """Return an action and how the network plays on, in a world dealt from what the seat is shown: about a round."""
    state, player, actor = before.view(seat).resample(seat, seed), Thinker(), seat
    line: Steps = []
    while True:
        state.apply(code, actor)
        line.append((actor, code, state.copy(history=False)))
        is_round = len(line) >= SHORTEST and seat in state.to_move and actor != seat
        if not state.to_move or is_round or len(line) == LONGEST:
            return line
        actor = state.to_move[0]
        code = decision(player, state, actor)


# luck


def lucks(deed: Deed) -> Iterator[Luck]:
    """Yield the luck of each seat in what was drawn: its chance after it, less the mean after the same step drawn anew.

    Each chance is that of the network from what the seat itself knows, so nobody has luck in what it does not see.
    """
    if deed.after.record.chance.drawn == deed.before.record.chance.drawn:
        return
    totals = [0] * deed.before.players
    for number in range(1, REDRAWS + 1):
        twin = deed.before.copy(history=False)
        twin.redraw(BRANCHES - REDRAWS * deed.place - number)  # others in each step
        twin.apply(deed.code, deed.seat)
        totals = [total + one for total, one in zip(totals, chances(twin), strict=True)]
    for seat, (total, got) in enumerate(zip(totals, chances(deed.after), strict=True)):
        gain = round((got - total / REDRAWS) / CERTAIN, 3)
        if gain:
            yield Luck(deed.place, seat, gain)


def chances(state: "GameState") -> list[int]:
    """Return the chance of each seat by the network, of CERTAIN, from what it knows; at the end, the outcome."""
    entries, workspace, trial = module_for(thinking_of(state.game)), Workspace(), type(state.record)()
    network, found = weights_of(state.game, state.players).network, []
    for seat in range(state.players):
        known = state.view(seat, recall=True)
        entries.value_of(known.board.record, known.record, trial, network, workspace, seat, -1)
        found.append(workspace.layers.chance[0])
    return found
