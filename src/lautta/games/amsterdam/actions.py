"""Every action of the game, in one table."""

from lautta.core.action_calls import Actions
from lautta.core.actions import Action, Param, Position, Table
from lautta.games.amsterdam import state
from lautta.games.amsterdam.check import derived, relations
from lautta.games.amsterdam.check.faults import FAULTS
from lautta.games.amsterdam.fields import FIELDS, OPTIONS
from lautta.games.amsterdam.rules import contracts, drawing_cards, hiding, passing, routes, sequence, setup

TABLE = Table(
    "amsterdam", board=state.Board, state=state.State, seats=state.SEATS,
    start=setup.start, to_act=sequence.to_act,
    position=Position(FIELDS, OPTIONS, derived.derive, relations.relations, FAULTS, complete=derived.complete),
    deal=hiding.deal,
    actions=(
        Action("keep", contracts.check_keep, contracts.keep, Param("which", "keeps", names="keeps")),
        Action("deck", drawing_cards.check_deck, drawing_cards.take_deck),
        Action("row", drawing_cards.check_row, drawing_cards.take_row, Param("slot", "row", names="slots")),
        Action("contracts", contracts.check_contracts, contracts.draw_contracts),
        Action("build", routes.check_build, routes.build, Param("route", "routes", names="routes"),
               Param("cards", "payments", names="payments"), candidates=routes.build_candidates),
        Action("pass", passing.check_pass, passing.pass_turn),
    ),
)  # fmt: skip

ACTIONS = Actions(TABLE)
