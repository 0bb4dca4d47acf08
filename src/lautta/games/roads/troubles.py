"""What can be wrong with a record, by number: `soundness.py` answers the first, `status.py` tells all of them."""

(
    RANGE, LEFT_OVER, BAD_STAGE, BAD_ROW, BAD_CHART, BAD_SLOTS, BAD_WAITING, BAD_TURN, BAD_SETUP, NO_HOME, EARLY_HOME,
    BAD_BOUGHT, BAD_REFUSED, TOO_MANY, BAD_ELEMENT, BAD_LOAD, BAD_CARRYING, BAD_STEPS, BAD_GEESE, AT_SEA, GOOSE_AT_SEA,
    COUNTLESS, BAD_MARKS, NO_LINK, BAD_WALL, BAD_BRIDGE, BAD_BUILDING, BAD_BAG, BAD_USED, BAD_DRAWN, BAD_BRICKS,
    BAD_NEUTRAL, BAD_SHORT, BAD_IRRIGATED, ENDLESS, BAD_WORK_TIME, BAD_WORK_PLACE, BAD_WORK_SOURCES, BAD_WORK_NEED,
    WORK_STUCK, BAD_HELP, BAD_OUTPUT, BAD_OFFER, BAD_POINTS, BAD_WINNERS, BAD_END,
) = range(1, 47)  # fmt: skip
NAMES = (
    "", "range", "left-over", "stage", "row", "chart", "slots", "waiting", "turn", "setup", "no-home", "early-home",
    "bought", "refused", "too-many", "element", "load", "carrying", "steps", "geese", "at-sea", "goose-at-sea",
    "countless", "marks", "no-link", "wall", "bridge", "building", "bag", "used", "drawn", "bricks",
    "neutral", "short", "irrigated", "endless", "work-time", "work-place", "work-sources", "work-need",
    "work-stuck", "help", "output", "offer", "points", "winners", "end",
)  # fmt: skip
"""The end of the key of each trouble's message: `roads-position-row`."""
