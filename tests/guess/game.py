"""Guess, declared: with more facts than a phone shows at once."""

from typing import Any

from tests.guess.rules import ABSENT, NAMES, SEATS, TABLE

from lautta.core.game import Clients, Game, GameState, Rules, defaults
from lautta.core.reasons import Reason


def public(view: GameState) -> dict[str, Any]:
    """The position, and what each card is called and worth, as games for experts show it."""
    told = {f"the {name}": "is worth points that nobody counts, whoever may hold it" for name in NAMES}
    return {**defaults.public(view), **told}


GAME = Game(
    name="guess", package=__package__, players=(2, SEATS), table=TABLE,
    rules=Rules((Reason(ABSENT, "absent", "asking"),)),
    clients=Clients(public),
)  # fmt: skip
