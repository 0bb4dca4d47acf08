"""Cucumber, declared to Lautta."""

from collections.abc import Sequence
from dataclasses import replace

from cucumber.rules import HAND, LIMIT, MISSING, NOT_LOWEST, SEATS, TABLE, TOO_LOW
from lautta.core.game import Computers, Game, GameState, Result, Rules, Said, Scoring, Story, places_of
from lautta.core.reasons import Reason

REASONS = (Reason(MISSING, "missing", "tricks"), Reason(TOO_LOW, "too-low", "tricks"),
           Reason(NOT_LOWEST, "not-lowest", "tricks"))  # fmt: skip


def tell(before: GameState, seat: int, code: int, after: GameState, viewer: int | None) -> Sequence[Said]:
    """The card; who takes the trick, or scores for it and drops out; and who won."""

    def say(key: str, seat: int, **more: int) -> Said:
        return Said(f"cucumber-log-{key}", {"seat": seat, "you": int(viewer == seat), **more})

    played, *won = Story().tell(before, seat, code, after, viewer)
    said = [played]
    for other, (old, new) in enumerate(zip(before.scores, after.scores, strict=True)):
        said += [say("scores", other, points=new - old, total=new)] if new > old else []
        said += [say("drops-out", other)] if new >= LIMIT > old else []
    if after.record.turn > before.record.turn:
        said.append(say("takes" if after.record.turn % HAND else "deal", after.record.leader))
    return [*said, *won]


def result(state: GameState) -> Result | None:
    """Who has won; all others share the second place, as points are bad."""
    found = Scoring().result(state)
    return found and replace(found, places=places_of([seat in found.winners for seat in range(state.players)]))


GAME = Game(
    name="cucumber", package=__package__, players=(2, SEATS), table=TABLE,
    rules=Rules(REASONS, longest=lambda board, players: LIMIT // 2 * players * HAND * players),  # two points a deal
    scoring=Scoring(result=result), story=Story(tell),
    computers=Computers("cucumber.heuristic", thinking="cucumber.thinking"),
)  # fmt: skip
