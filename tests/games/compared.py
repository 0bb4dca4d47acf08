"""Comparisons of actions for the tests of reasons."""

from collections.abc import Iterable, Iterator
from typing import Any

from lautta.core.advisers import Comparison
from lautta.core.chance import Chooser, choose
from lautta.core.game import GameState, Said
from lautta.words import LANGUAGES, Words

Made = list[tuple[int, int, GameState]]


def followed(state: GameState, actions: Iterable[str | int]) -> Made:
    """Actions of whoever is the first to move, with the positions after them."""
    found, after = [], state.copy()
    for action in actions:
        seat = after.to_move[0]
        code = action if isinstance(action, int) else state.space.parse(action)
        after.apply(code, seat)
        found.append((seat, code, after.copy()))
    return found


def compared(state: GameState, played: str, better: str) -> Comparison:
    """An action beside a better one; each may be followed by others, as `place farm E1; pass`."""
    rest, line = (followed(state, each.split("; ")) for each in (played, better))
    seat = state.to_move[0]
    return Comparison(state, state.view(seat, recall=True), seat, rest[0][1], line[0][1], rest, line)


def reason(state: GameState, played: str, better: str) -> tuple[str, dict[str, Any]]:
    """The name of the reason and its variables; `none` if there is none."""
    causes = state.game.causes
    assert causes
    said = causes(compared(state, played, better))
    return ("none", {}) if said is None else (said.key.partition("-cause-")[2], dict(said.args))


def check_told(case: str, state: GameState, played: str, better: str) -> None:
    """A case is named after the reason that is told there or, as `reason: why not`, is not told nearby."""
    name, _, nearby = case.partition(": ")
    told, _ = reason(state, played, better)
    assert (told == name) is not bool(nearby), f"{case}: {told}"


def told_of(steps: Made, start: GameState, every: int, chooser: Chooser) -> Iterator[tuple[Comparison, Said]]:
    """The reasons of some decisions of a game beside any other action, said in all languages."""
    for at in range(0, len(steps), every):
        before = steps[at - 1][2] if at else start
        seat, code, _ = steps[at]
        legal = before.legal(seat)
        line: Made = []
        after, better = before.copy(), legal[choose(chooser, len(legal))]
        while len(line) < 6 and not after.over:
            who = after.to_move[0]
            better = after.legal(who)[choose(chooser, len(after.legal(who)))] if line else better
            after.apply(better, who)
            line.append((who, better, after.copy()))
        one = Comparison(before, before.view(seat, recall=True), seat, code, line[0][1], steps[at:], line)
        assert before.game.causes
        if code != line[0][1] and (said := before.game.causes(one)):
            assert all(Words(language, strict=True).say(said.key, **said.args) for language in LANGUAGES)
            yield one, said
