"""What can be wrong with a position, besides numbers out of range and fields that do not follow from the rest."""

from lautta.core.faults import NUMBER, PLAYER, FaultTable

FAULTS = FaultTable("amsterdam")

CARDS = FAULTS.add("cards", kind="kinds", there=NUMBER, wanted=NUMBER)
PAID = FAULTS.add("paid", "paid", kind="kinds", cards=NUMBER)
PAID_ROUTE = FAULTS.add("paid-route", "paid")
KNOWN = FAULTS.add("known", "players/{player}/known", player=PLAYER)
ROW = FAULTS.add("row", "row")

ROUTE_TWICE = FAULTS.add("route-twice", "players/{other}/routes", route="routes", player=PLAYER, other=PLAYER)
ROUTE_PAIR = FAULTS.add("route-pair", "players/{player}/routes", route="routes", other="routes", player=PLAYER)
CARTS = FAULTS.add("carts", "players/{player}/carts", player=PLAYER, carts=NUMBER, spaces=NUMBER, all=NUMBER)
TOKENS = FAULTS.add("tokens", "tokens")

CONTRACT_TWICE = FAULTS.add("contract-twice", contract="contracts")
OFFERS = FAULTS.add("offers", "players/{player}/offer", player=PLAYER)

SETUP_OVER = FAULTS.add("setup", "phase")
CHOSEN = FAULTS.add("chosen", "chosen")
PASSES = FAULTS.add("passes", "passes", passes=NUMBER)
PHASE = FAULTS.add("phase", "phase")
ALL_PASSED = FAULTS.add("all-passed", "passes")

NO_TRIGGER = FAULTS.add("no-trigger", "last_turns", turns=NUMBER)
LAST_TURNS = FAULTS.add("last-turns", "trigger")
TRIGGER = FAULTS.add("trigger", "trigger", player=PLAYER, carts=NUMBER, most=NUMBER)
TURNS_LEFT = FAULTS.add("turns-left", "last_turns", seat=PLAYER, player=PLAYER, there=NUMBER, wanted=NUMBER)
TRIGGER_FIRST = FAULTS.add("trigger-first", "trigger", player=PLAYER, most=NUMBER)
