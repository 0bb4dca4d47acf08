"""How long computer opponents with names take over a decision while somebody looks on: about as long as people.

Nobody could follow what happens otherwise. A pause costs neither a worker nor a lock, and no bot's clock runs
meanwhile, unless they may act themselves.
"""

from math import log2

from lautta.players import BOTS

SHORTEST, LONGEST = 0.5, 1.25  # seconds, for a decision between one action and between MANY
MANY = 256
CALM = {bot.kind: 0.8 + 0.1 * bot.rung for bot in BOTS}  # the stronger, the longer they seem to ponder


def pause(level: str, actions: int) -> float:
    """The seconds that a kind of computer player takes over a decision, by the number of actions that onlookers count.

    >>> [round(pause("ida", actions), 2) for actions in (1, 4, 32, 1000)], pause("sense", 32)
    ([0.5, 0.69, 0.97, 1.25], 0.0)
    """
    if level not in CALM:
        return 0.0
    hard = min(1.0, log2(max(1, actions)) / log2(MANY))
    return CALM[level] * (SHORTEST + (LONGEST - SHORTEST) * hard)
