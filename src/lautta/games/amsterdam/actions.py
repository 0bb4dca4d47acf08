"""Every action of the game, in one table."""

from lautta.core.actions import Action, Param, Table
from lautta.games.amsterdam import building, cards, contracts, rules, state, validation

TABLE = Table(
    "amsterdam", board=state.Board, state=state.State, seats=state.SEATS,
    start=rules.start, to_act=rules.to_act, validate=validation.validate,
    actions=(
        Action("keep", contracts.check_keep, contracts.keep, Param("which", "keeps", names="keeps")),
        Action("deck", cards.check_deck, cards.take_deck),
        Action("row", cards.check_row, cards.take_row, Param("slot", "row", names="slots")),
        Action("contracts", contracts.check_contracts, contracts.draw_contracts),
        Action("build", building.check_build, building.build, Param("route", "routes", names="routes"),
               Param("cards", "payments", names="payments"), candidates=building.build_candidates, exact=True),
        Action("pass", rules.check_pass, rules.pass_turn),
    ),
)  # fmt: skip
