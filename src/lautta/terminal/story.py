"""Events and refusals as sentences."""

from collections.abc import Iterable, Mapping, Sequence, Set

from rich.table import Table

from lautta.core.game import Game, GameState, Said
from lautta.core.reasons import CORE_REASONS, IllegalAction, Reason
from lautta.terminal.console import table
from lautta.words import Words

SEATS = {"seat", "other"}  # variables of sentences that are seats


def title(words: Words, game: Game) -> str:
    """Return the game's title."""
    key = f"{game.name}-title"
    return words.say(key) if words.knows(key) else game.name.capitalize()


def tell(words: Words, said: Iterable[Said], names: Sequence[str], seats: Set[str] = frozenset()) -> str:
    """Return the sentences about one action as one line, with names for seats; `seats` are more of their variables.

    For each name such as `$piece`, sentences may also use the game's word for it, `$piece-name`.
    """
    return " ".join(words.say(one.key, **_called(words, one), **_named(one.args, names, SEATS | seats)) for one in said)


def _called(words: Words, said: Said) -> dict[str, str]:
    """The names in a sentence as its game calls them: `<game>-name-…` of its catalogue, else as they are."""
    game = said.key.partition("-")[0]
    named = ((name, value, f"{game}-name-{value}") for name, value in said.args.items() if isinstance(value, str))
    return {f"{name}-name": words.say(key) if words.knows(key) else value for name, value, key in named}


def _named(args: Mapping[str, str | int], names: Sequence[str], seats: Set[str]) -> dict[str, str | int]:
    return {name: names[value] if name in seats and isinstance(value, int) else value for name, value in args.items()}


def why(words: Words, game: str, reason: Reason) -> str:
    """Why the rules refuse something, and the chapter of the rules that says so."""
    catalogue = "core" if reason in CORE_REASONS else game
    chapter = words.say(f"{catalogue}-chapter-{reason.chapter}")
    return words.say("cli-refused-by", text=words.say(f"{catalogue}-refused-{reason.name}"), chapter=chapter)


def refusal(words: Words, game: str, error: IllegalAction) -> str:
    """An action that was refused, and why."""
    return words.say("cli-refused", seat=error.seat + 1, action=error.action, text=why(words, game, error.reason))


def standing(words: Words, state: GameState, names: Mapping[int, str]) -> Table:
    """A table of all seats' points, best first, with a mark for the winners."""
    made = table("", *(words.say(f"cli-column-{name}") for name in ("seat", "player", "points")), "", numbers=(2,))
    won = state.result.winners if state.result else ()
    for seat, points in sorted(enumerate(state.scores), key=lambda pair: -pair[1]):
        mark = words.say("cli-won") if seat in won else ""
        made.add_row(str(seat + 1), names.get(seat, ""), words.say("cli-number", number=points), mark)
    return made
