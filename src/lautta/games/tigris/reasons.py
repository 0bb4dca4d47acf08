"""Why an action is refused. Every check answers 0 or one of these codes."""

from lautta.core.reasons import Reason
from lautta.games.tigris.state import ACT, BUILD, TREASURE, State

(
    NOW_ACTIONS,
    NOW_CONFLICT,
    NOW_MONUMENT,
    NOW_TREASURE,
    SQUARE_TAKEN,
    NOT_A_RIVER,
    RIVER_ONLY_FARMS,
    NO_SUCH_TILE,
    THREE_KINGDOMS,
    LEADER_NO_TEMPLE,
    LEADER_ON_RIVER,
    LEADER_JOINS,
    SAME_SQUARE,
    LEADER_NOT_ON_BOARD,
    NO_CATASTROPHE_LEFT,
    CATASTROPHE_ON_LEADER,
    CATASTROPHE_ON_TREASURE,
    CATASTROPHE_ON_MONUMENT,
    CATASTROPHE_AGAIN,
    SWAP_NOT_IN_HAND,
    NOT_IN_CONFLICT,
    TOO_FEW_SUPPORTERS,
    SUPPORT_TOO_LITTLE,
    SUPPORT_TOO_MUCH,
    SQUARE_OFF_BOARD,
    SQUARE_NOT_NEW,
    NO_SQUARE_OF_FOUR,
    WRONG_MONUMENT_COLOUR,
    MONUMENT_GONE,
    DECLINED_SQUARE,
    NOT_OFFERED_TREASURE,
    CORNER_FIRST,
) = range(1, 33)

# The chapters are those of the rule book: set-up, leaders, tiles, catastrophes, swap, turn, revolt, war, monuments,
# treasures, end.
REASONS = (
    Reason(NOW_ACTIONS, "not-now-actions", "turn"),
    Reason(NOW_CONFLICT, "not-now-conflict", "turn"),
    Reason(NOW_MONUMENT, "not-now-monument", "turn"),
    Reason(NOW_TREASURE, "not-now-treasure", "turn"),
    Reason(SQUARE_TAKEN, "square-taken", "tiles"),
    Reason(NOT_A_RIVER, "not-a-river", "tiles", form=True),
    Reason(RIVER_ONLY_FARMS, "river-only-farms", "tiles", form=True),
    Reason(NO_SUCH_TILE, "no-such-tile", "tiles"),
    Reason(THREE_KINGDOMS, "three-kingdoms", "war"),
    Reason(LEADER_NO_TEMPLE, "leader-no-temple", "leaders"),
    Reason(LEADER_ON_RIVER, "leader-on-river", "leaders", form=True),
    Reason(LEADER_JOINS, "leader-joins", "leaders"),
    Reason(SAME_SQUARE, "same-square", "leaders"),
    Reason(LEADER_NOT_ON_BOARD, "leader-not-on-board", "leaders"),
    Reason(NO_CATASTROPHE_LEFT, "no-catastrophe-left", "catastrophes"),
    Reason(CATASTROPHE_ON_LEADER, "catastrophe-on-leader", "catastrophes"),
    Reason(CATASTROPHE_ON_TREASURE, "catastrophe-on-treasure", "catastrophes"),
    Reason(CATASTROPHE_ON_MONUMENT, "catastrophe-on-monument", "catastrophes"),
    Reason(CATASTROPHE_AGAIN, "catastrophe-again", "catastrophes"),
    Reason(SWAP_NOT_IN_HAND, "swap-not-in-hand", "swap"),
    Reason(NOT_IN_CONFLICT, "not-in-conflict", "war"),
    Reason(TOO_FEW_SUPPORTERS, "too-few-supporters", "war"),
    Reason(SUPPORT_TOO_LITTLE, "support-too-little", "war"),
    Reason(SUPPORT_TOO_MUCH, "support-too-much", "war"),
    Reason(SQUARE_OFF_BOARD, "square-off-board", "monuments", form=True),
    Reason(SQUARE_NOT_NEW, "square-not-new", "monuments"),
    Reason(NO_SQUARE_OF_FOUR, "no-square-of-four", "monuments"),
    Reason(WRONG_MONUMENT_COLOUR, "wrong-monument-colour", "monuments"),
    Reason(MONUMENT_GONE, "monument-gone", "monuments"),
    Reason(DECLINED_SQUARE, "declined-square", "monuments"),
    Reason(NOT_OFFERED_TREASURE, "not-offered-treasure", "treasures"),
    Reason(CORNER_FIRST, "corner-first", "treasures"),
)


def not_now(s: State) -> int:
    """Something else is to be decided now."""
    if s.phase == ACT:
        return NOW_ACTIONS
    if s.phase == BUILD:
        return NOW_MONUMENT
    return NOW_TREASURE if s.phase == TREASURE else NOW_CONFLICT
