"""What one seat may know, and dealing full states that fit what it knows."""

from typing import Any

from lautta.core.chance import Chance, below
from lautta.core.game import GameState
from lautta.games.tigris.bag import in_bag
from lautta.games.tigris.scoring import weakest
from lautta.games.tigris.squares import count
from lautta.games.tigris.state import COLOURS, MOST_POINTS, OVER, Board, Player, State


def hide(state: GameState, seat: int | None) -> None:
    """Blank what a seat (None: a spectator) may not know.

    Hidden are the contents of the bag, and of the others what they hold, what they swapped away, and unless
    scores are open their points and treasures. When the game is over screens are lifted; tiles that were swapped away
    stay face down.
    """
    seen: State = state.record
    _clear(seen.bag)
    for other in range(seen.seats):
        if other != seat:
            _hide(seen, seen.players[other])


def _hide(s: State, p: Player) -> None:
    _clear(p.swapped)
    if s.phase == OVER:
        return
    _clear(p.hand)
    if not s.open_points:
        _clear(p.points)
        p.treasures = p.score = 0


def _clear(counts: Any) -> None:
    for colour in range(COLOURS):
        counts[colour] = 0


def deal(state: GameState, seat: int | None) -> None:
    """Deal at random what a seat does not know.

    Tiles and treasures are dealt uniformly, whatever the others' moves may suggest. Points of others are guessed: as
    many as the viewing seat has, spread over the colours at random.
    """
    b: Board = state.board.record  # type: ignore[assignment]
    full: State = state.record
    deal_tiles(full, seat, full.chance)
    if full.phase != OVER and not full.open_points:
        deal_points(b, full, seat, full.chance)


def deal_tiles(s: State, seat: int | None, chance: Chance) -> None:
    """Fill the hands of the others, what they swapped away, and the bag, with the tiles that lie nowhere else."""
    unseen = [tile for tile in range(COLOURS) for _ in range(in_bag(s, tile))]
    for other in range(s.seats):
        p = s.players[other]
        if other != seat:
            for _ in range(p.hand_size if s.phase != OVER else 0):
                p.hand[_take(unseen, chance)] += 1
            for _ in range(p.swapped_size):
                p.swapped[_take(unseen, chance)] += 1
    for tile in unseen:
        s.bag[tile] += 1


def deal_points(b: Board, s: State, seat: int | None, chance: Chance) -> None:
    """Give the others the treasures that are neither on the board nor the seat's own, and a guess of points."""
    others = [other for other in range(s.seats) if other != seat]
    own = s.players[seat] if seat is not None else None
    for _ in range(count(b.temples) - count(s.treasures) - (own.treasures if own else 0)):
        s.players[others[below(chance, len(others))]].treasures += 1
    for other in others:
        p = s.players[other]
        for _ in range(min(sum(own.points), MOST_POINTS) if own else 0):  # type: ignore[call-overload]
            p.points[below(chance, COLOURS)] += 1
        p.score = weakest(p)


def _take(things: list[int], chance: Chance) -> int:
    return things.pop(below(chance, len(things)))
