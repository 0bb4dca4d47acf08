"""Every action of the game, in one table."""

from lautta.core.actions import Action, Param, Table
from lautta.games.tigris import (
    catastrophes,
    conflicts,
    leaders,
    monuments,
    rules,
    state,
    swaps,
    tiles,
    treasures,
    turns,
    validation,
    wars,
)

SQUARE = Param("square", state.SQUARES, names="squares")
LEADER = Param("leader", state.COLOURS, names=state.LEADER_NAMES)

TABLE = Table(
    "tigris", board=state.Board, state=state.State, scratch=state.Scratch, seats=state.SEATS,
    start=rules.start, to_act=rules.to_act, validate=validation.validate,
    actions=(
        Action("place", tiles.check_place, tiles.place, Param("tile", state.COLOURS, names=state.TILE_NAMES), SQUARE,
               candidates=tiles.place_candidates, exact=True),
        Action("position", leaders.check_position, leaders.position, LEADER, SQUARE,
               candidates=leaders.position_candidates, exact=True),
        Action("withdraw", leaders.check_withdraw, leaders.withdraw, LEADER),
        Action("destroy", catastrophes.check_destroy, catastrophes.destroy, SQUARE,
               candidates=catastrophes.destroy_candidates, exact=True),
        Action("swap", swaps.check_swap, swaps.swap, Param("tiles", len(swaps.SWAPS), names=swaps.NAMES),
               candidates=swaps.swap_candidates, exact=True),
        Action("pass", turns.check_pass, turns.pass_turn),
        Action("war", wars.check_war, wars.war, LEADER),
        Action("support", conflicts.check_support, conflicts.support, Param("tiles", state.HAND + 1)),
        Action("build", monuments.check_build, monuments.build,
               Param("monument", state.MONUMENTS, names=state.MONUMENT_NAMES), SQUARE,
               candidates=monuments.build_candidates, exact=True),
        Action("decline", monuments.check_decline, monuments.decline),
        Action("leave", treasures.check_leave, turns.leave, SQUARE,
               candidates=treasures.leave_candidates, exact=True),
    ),
)  # fmt: skip
