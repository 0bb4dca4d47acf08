"""Every action of the game, in one table."""

from lautta.core.action_calls import Actions
from lautta.core.actions import Action, Param, Position, Table
from lautta.games.tigris import state
from lautta.games.tigris.check import derived, oddities, parts, relations
from lautta.games.tigris.check.faults import FAULTS
from lautta.games.tigris.fields import FIELDS, OPTIONS
from lautta.games.tigris.rules import (
    catastrophes,
    conflicts,
    hiding,
    kingdoms,
    leaders,
    monuments,
    sequence,
    setup,
    swaps,
    tiles,
    treasures,
    wars,
)

SQUARE = Param("square", state.SQUARES, names="squares")
LEADER = Param("leader", state.COLOURS, names=state.LEADER_NAMES)

TABLE = Table(
    "tigris", board=state.Board, state=state.State, scratch=state.Scratch, seats=state.SEATS,
    start=setup.start, to_act=sequence.to_act,
    position=Position(
        FIELDS, OPTIONS, derived.derive, relations.relations, FAULTS, oddities.oddities, parts.parts, derived.complete,
    ),
    deal=hiding.deal, recall=hiding.deal_unknowable,
    survey=kingdoms.survey,
    actions=(
        Action("place", tiles.check_place, tiles.place, Param("tile", state.COLOURS, names=state.TILE_NAMES), SQUARE,
               candidates=tiles.place_candidates),
        Action("position", leaders.check_position, leaders.position, LEADER, SQUARE,
               candidates=leaders.position_candidates),
        Action("withdraw", leaders.check_withdraw, leaders.withdraw, LEADER),
        Action("destroy", catastrophes.check_destroy, catastrophes.destroy, SQUARE,
               candidates=catastrophes.destroy_candidates),
        Action("swap", swaps.check_swap, swaps.swap, Param("tiles", len(swaps.SWAPS), names=swaps.NAMES),
               candidates=swaps.swap_candidates),
        Action("pass", sequence.check_pass, sequence.pass_turn),
        Action("war", wars.check_war, wars.war, LEADER),
        Action("support", conflicts.check_support, conflicts.support, Param("tiles", state.HAND + 1),
               candidates=conflicts.support_candidates),
        Action("build", monuments.check_build, monuments.build,
               Param("monument", state.MONUMENTS, names=state.MONUMENT_NAMES), SQUARE,
               candidates=monuments.build_candidates),
        Action("decline", monuments.check_decline, monuments.decline),
        Action("leave", treasures.check_leave, sequence.leave, SQUARE, candidates=treasures.leave_candidates),
    ),
)  # fmt: skip

ACTIONS = Actions(TABLE)
