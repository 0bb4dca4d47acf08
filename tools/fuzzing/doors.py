"""The ways in, what is given to them, and what a refusal must have to be a good one."""

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

from fuzzing.damage import damaged_bytes, damaged_document, damaged_json, damaged_text
from lautta.core.boards import BoardError
from lautta.core.game import Game, GameState
from lautta.core.reasons import MalformedPosition
from lautta.words import LANGUAGES, UnknownMessage, Words

Enter = Callable[[], GameState | None]  # None: it was refused, as documented
Given = Iterator[tuple[Any, Enter]]
QUOTED = re.compile(r"""'[^']*'|"[^"]*"|\[.*\]|\{.*\}|-?\d[\d.]*""")


class Refused(Exception):
    """An error that is documented, but lacks something that it must have."""


def damaged_texts(game: Game, states: list[GameState], dice: random.Random) -> Given:
    """Position texts without end; a refusal names a line."""
    texts = [state.text() for state in states]

    def enter(text: str) -> Enter:
        return lambda: door(lambda: game.from_text(text), line=True)

    while True:
        one, other = _pair(states, dice)
        text = damaged_text(texts[one], texts[other], dice)
        yield text, enter(text)


def damaged_documents(game: Game, states: list[GameState], dice: random.Random) -> Given:
    """Position documents, one in ten as a text; a refusal names a path, of what is no JSON a line."""
    documents = [state.json() for state in states]

    def enter(document: Any) -> Enter:
        return lambda: door(lambda: game.from_json(document), path=not isinstance(document, str))

    while True:
        one, other = _pair(states, dice)
        inside = ("position",) if dice.randrange(8) else ()
        document = damaged_document(documents[one], documents[other], dice, inside)
        given = document if dice.randrange(10) else damaged_json(documents[one], documents[other], dice)
        yield given, enter(given)


def damaged_boards(game: Game, states: list[GameState], dice: random.Random) -> Given:
    """Boards as data; what is taken is begun on."""
    boards = [json.loads(json.dumps(dict(game.board(name).data))) for name in game.boards.names]

    def enter(data: Any, players: int, seed: int) -> Enter:
        def begin() -> GameState | None:
            board = door(lambda: game.board(data))
            try:
                return board and game.new(players, seed, board)
            except ValueError:  # such as a map that is made for fewer
                return None

        return begin

    while True:
        data = damaged_document(dice.choice(boards), dice.choice(boards), dice)
        yield data, enter(data, dice.randint(*game.players), dice.randrange(2**32))


def damaged_snapshots(game: Game, states: list[GameState], dice: random.Random) -> Given:
    """The bytes of records."""
    data = [state.bytes() for state in states]

    def enter(snapshot: bytes, board: Any) -> Enter:
        return lambda: door(lambda: game.from_bytes(snapshot, board), anywhere=True)

    while True:
        one, other = _pair(states, dice)
        snapshot = damaged_bytes(data[one], data[other], dice)
        yield snapshot, enter(snapshot, states[one].board)


KINDS = {
    "texts": damaged_texts, "documents": damaged_documents, "boards": damaged_boards, "snapshots": damaged_snapshots
}  # fmt: skip


def _pair(states: list[GameState], dice: random.Random) -> tuple[int, int]:
    """Two positions on the same board."""
    one = dice.randrange(len(states))
    return one, dice.choice([n for n, state in enumerate(states) if state.board.name == states[one].board.name])


def door(enter: Callable[[], Any], *, line: bool = False, path: bool = False, anywhere: bool = False) -> Any:
    """What was taken; None where it was refused as documented. Raises Refused where that lacks something.

    `line`, `path`: each problem names one; without either it names one of both, unless it may be `anywhere`.
    """
    try:
        return enter()
    except (MalformedPosition, BoardError) as error:
        problems = list(error.problems)
        if not problems:
            raise Refused(f"no problem named: {alike(str(error))}") from None
        for problem in problems[:3]:
            what = problem.key or alike(problem.message)
            if line and problem.line < 1:
                raise Refused(f"no line: {what}") from None
            if path and not problem.path:
                raise Refused(f"no path: {what}") from None
            if not (anywhere or problem.path or problem.line > 0):
                raise Refused(f"neither line nor path: {what}") from None
            if not problem.key:
                raise Refused(f"no key: {what}") from None
            _check_words(problem.key, problem.args)
    return None


_said: set[tuple[str, tuple[str, ...]]] = set()


def _check_words(key: str, args: Any) -> None:
    """Are there words for a problem, in each language?"""
    names = tuple(sorted(args))
    if (key, names) in _said:
        return
    _said.add((key, names))
    for language in LANGUAGES:
        try:
            Words(language, strict=True).say(key, **args)
        except UnknownMessage as error:
            raise Refused(f"no words in {language}: {error}") from None


def alike(text: str) -> str:
    """A message without what is quoted in it, so that the same fault is counted together.

    >>> alike("'x' is none of 1, 2")
    '… is none of …, …'
    """
    return QUOTED.sub("…", text.partition("\n")[0])[:70]
