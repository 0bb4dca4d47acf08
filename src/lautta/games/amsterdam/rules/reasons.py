"""Why an action is refused. Every check answers 0 or one of these codes; the words are `amsterdam-refused-…`."""

from functools import partial

from lautta.core.reasons import Reason, add_reason

REASONS: list[Reason] = []
reason = partial(add_reason, REASONS)

# The chapters follow the rule leaflet: set-up, turn, cards, routes, contracts, end.
CONTRACTS_FIRST = reason("contracts-first", "contracts")
SECOND_CARD_FIRST = reason("second-card-first", "cards")
NOTHING_TO_CHOOSE = reason("nothing-to-choose", "contracts")
NOT_OFFERED = reason("not-offered", "contracts", form=True)
TOO_FEW_KEPT = reason("too-few-kept", "contracts")
NO_CARD_TO_DRAW = reason("no-card-to-draw", "cards")
GAP_IN_ROW = reason("gap-in-row", "cards")
WILD_AS_SECOND = reason("wild-as-second", "cards")
NO_CONTRACT_LEFT = reason("no-contract-left", "contracts")
ROUTE_YOURS = reason("route-yours", "routes")
ROUTE_BUILT = reason("route-built", "routes")
PAIR_CLOSED = reason("pair-closed", "routes")
PAIR_YOURS = reason("pair-yours", "routes")
WRONG_COLOUR = reason("wrong-colour", "routes", form=True)
TOO_MANY_WILDS = reason("too-many-wilds", "routes", form=True)
TOO_FEW_CARTS = reason("too-few-carts", "routes")
TOO_FEW_CARDS = reason("too-few-cards", "routes")
TOO_FEW_WILDS = reason("too-few-wilds", "routes")
NOT_LAST_RESORT = reason("not-last-resort", "turn")
