"""Why an action is refused. Every check answers 0 or one of these codes."""

from lautta.core.reasons import Reason

(
    CONTRACTS_FIRST,
    SECOND_CARD_FIRST,
    NOTHING_TO_CHOOSE,
    NOT_OFFERED,
    TOO_FEW_KEPT,
    NO_CARD_TO_DRAW,
    GAP_IN_ROW,
    WILD_AS_SECOND,
    NO_CONTRACT_LEFT,
    ROUTE_YOURS,
    ROUTE_BUILT,
    PAIR_CLOSED,
    PAIR_YOURS,
    WRONG_COLOUR,
    TOO_MANY_WILDS,
    TOO_FEW_CARTS,
    TOO_FEW_CARDS,
    TOO_FEW_WILDS,
    NOT_LAST_RESORT,
) = range(1, 20)

# The chapters are those of the rule leaflet: set-up, turn, cards, routes, contracts, end.
REASONS = (
    Reason(CONTRACTS_FIRST, "contracts-first", "contracts"),
    Reason(SECOND_CARD_FIRST, "second-card-first", "cards"),
    Reason(NOTHING_TO_CHOOSE, "nothing-to-choose", "contracts"),
    Reason(NOT_OFFERED, "not-offered", "contracts", form=True),
    Reason(TOO_FEW_KEPT, "too-few-kept", "contracts"),
    Reason(NO_CARD_TO_DRAW, "no-card-to-draw", "cards"),
    Reason(GAP_IN_ROW, "gap-in-row", "cards"),
    Reason(WILD_AS_SECOND, "wild-as-second", "cards"),
    Reason(NO_CONTRACT_LEFT, "no-contract-left", "contracts"),
    Reason(ROUTE_YOURS, "route-yours", "routes"),
    Reason(ROUTE_BUILT, "route-built", "routes"),
    Reason(PAIR_CLOSED, "pair-closed", "routes"),
    Reason(PAIR_YOURS, "pair-yours", "routes"),
    Reason(WRONG_COLOUR, "wrong-colour", "routes", form=True),
    Reason(TOO_MANY_WILDS, "too-many-wilds", "routes", form=True),
    Reason(TOO_FEW_CARTS, "too-few-carts", "routes"),
    Reason(TOO_FEW_CARDS, "too-few-cards", "routes"),
    Reason(TOO_FEW_WILDS, "too-few-wilds", "routes"),
    Reason(NOT_LAST_RESORT, "not-last-resort", "turn"),
)
