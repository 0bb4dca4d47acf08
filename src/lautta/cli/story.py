"""What happened and what is refused, as sentences."""

from collections.abc import Iterable, Mapping

from rich.table import Table

from lautta.cli.console import table
from lautta.core.game import GameState, Said
from lautta.core.reasons import CORE_REASONS, IllegalAction, Reason
from lautta.words import Words


def tell(words: Words, said: Iterable[Said]) -> str:
    """The sentences about one action, as one line."""
    return " ".join(words.say(sentence.key, **sentence.args) for sentence in said)


def why(words: Words, game: str, reason: Reason) -> str:
    """Why the rules refuse something, and the chapter of the rules that says so."""
    if reason in CORE_REASONS:
        return words.say(f"cli-refused-{reason.name}")
    chapter = words.say(f"{game}-chapter-{reason.chapter}")
    return words.say("cli-refused-by", text=words.say(f"{game}-refused-{reason.name}"), chapter=chapter)


def refusal(words: Words, game: str, error: IllegalAction) -> str:
    """An action that was refused, and why."""
    return words.say("cli-refused", seat=error.seat + 1, action=error.action, text=why(words, game, error.reason))




def standing(words: Words, state: GameState, names: Mapping[int, str]) -> Table:
    """The points of all seats, best first, with a mark for those who won."""
    made = table("", words.say("cli-column-seat"), words.say("cli-column-player"), words.say("cli-column-points"), "",
                 numbers=(2,))
    won = state.result.winners if state.result else ()
    for seat, points in sorted(enumerate(state.scores), key=lambda pair: -pair[1]):
        mark = words.say("cli-won") if seat in won else ""
        made.add_row(str(seat + 1), names.get(seat, ""), words.say("cli-number", number=points), mark)
    return made
