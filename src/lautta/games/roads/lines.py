"""Lines: what the compiled rules have logged, as codes of actions, and codes as they are given to them."""

from collections.abc import Iterable, Iterator

from lautta.core.game import GameState
from lautta.games.roads.acts import GIVEN, LOG, NAMES, PARAMS, Log

IN_SECOND = ("home", "launch", "upgrade", "use", "breed", "road", "bridge")  # noted second, though there is no other


def codes_of(state: GameState, log: Log) -> Iterator[int]:
    """The action codes of the log of a line."""
    for i in range(log.logged):
        noted = log.log[i]
        action, first, second, third = noted >> 26, noted >> 18 & 255, noted >> 4 & 16383, noted & 15
        name = NAMES[action]
        args = (second,) if name in IN_SECOND else (first, second, third)[: PARAMS[action]]
        yield state.space.encode(name, args)


def give(state: GameState, log: Log, codes: Iterable[int]) -> None:
    """Write down actions that are to be done, given their codes; those that no plan has are left out."""
    log.given = 0
    for code in codes:
        action, args = state.space.decode(code)
        if action.name in NAMES and log.given < LOG - GIVEN:
            first, second, third = (0, *args, 0) if action.name in IN_SECOND else (*args, 0, 0, 0)[:3]
            log.log[GIVEN + log.given] = NAMES.index(action.name) << 26 | first << 18 | second << 4 | third
            log.given += 1
