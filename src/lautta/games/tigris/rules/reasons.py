"""Why an action is refused. Every check answers 0 or one of these codes; the words are `tigris-refused-…`."""

from functools import partial

from lautta.core.reasons import Reason, add_reason
from lautta.games.tigris.state import ACT, BUILD, TREASURE, State

REASONS: list[Reason] = []
reason = partial(add_reason, REASONS)

# The chapters are those of the rule book: set-up, leaders, tiles, catastrophes, swap, turn, revolt, war, monuments,
# treasures, end.
NOW_ACTIONS = reason("not-now-actions", "turn")
NOW_CONFLICT = reason("not-now-conflict", "turn")
NOW_MONUMENT = reason("not-now-monument", "turn")
NOW_TREASURE = reason("not-now-treasure", "turn")
SQUARE_TAKEN = reason("square-taken", "tiles")
NOT_A_RIVER = reason("not-a-river", "tiles", form=True)
RIVER_ONLY_FARMS = reason("river-only-farms", "tiles", form=True)
NO_SUCH_TILE = reason("no-such-tile", "tiles")
THREE_KINGDOMS = reason("three-kingdoms", "war")
LEADER_NO_TEMPLE = reason("leader-no-temple", "leaders")
LEADER_ON_RIVER = reason("leader-on-river", "leaders", form=True)
LEADER_JOINS = reason("leader-joins", "leaders")
SAME_SQUARE = reason("same-square", "leaders")
LEADER_NOT_ON_BOARD = reason("leader-not-on-board", "leaders")
NO_CATASTROPHE_LEFT = reason("no-catastrophe-left", "catastrophes")
CATASTROPHE_ON_LEADER = reason("catastrophe-on-leader", "catastrophes")
CATASTROPHE_ON_TREASURE = reason("catastrophe-on-treasure", "catastrophes")
CATASTROPHE_ON_MONUMENT = reason("catastrophe-on-monument", "catastrophes")
CATASTROPHE_AGAIN = reason("catastrophe-again", "catastrophes")
SWAP_NOT_IN_HAND = reason("swap-not-in-hand", "swap")
NOT_IN_CONFLICT = reason("not-in-conflict", "war")
TOO_FEW_SUPPORTERS = reason("too-few-supporters", "war")
SUPPORT_TOO_LITTLE = reason("support-too-little", "war")
SUPPORT_TOO_MUCH = reason("support-too-much", "war")
SQUARE_OFF_BOARD = reason("square-off-board", "monuments", form=True)
SQUARE_NOT_NEW = reason("square-not-new", "monuments")
NO_SQUARE_OF_FOUR = reason("no-square-of-four", "monuments")
WRONG_MONUMENT_COLOUR = reason("wrong-monument-colour", "monuments")
MONUMENT_GONE = reason("monument-gone", "monuments")
DECLINED_SQUARE = reason("declined-square", "monuments")
NOT_OFFERED_TREASURE = reason("not-offered-treasure", "treasures")
CORNER_FIRST = reason("corner-first", "treasures")


def not_now(s: State) -> int:
    """Why nothing else can be done now: what has to be decided first."""
    if s.phase == ACT:
        return NOW_ACTIONS
    if s.phase == BUILD:
        return NOW_MONUMENT
    return NOW_TREASURE if s.phase == TREASURE else NOW_CONFLICT
