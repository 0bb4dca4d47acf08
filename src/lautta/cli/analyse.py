"""`lautta analyse`: the turning points of a game file, from what each seat knew then."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lautta.cli.errors import Trouble
from lautta.core.advisers import TurningPoint
from lautta.core.game_files import GameFile
from lautta.core.registry import game as find_game
from lautta.players.advice import can_advise
from lautta.players.review import look_back
from lautta.terminal.console import out, print_json
from lautta.words import Words

Reviewed = list[tuple[int, TurningPoint]]  # each with its line in the file


def run(words: Words, file: Path, board: str | None, json: bool) -> int:
    """Print the decisions that cost each seat most; answers 0. Raises OSError, DamagedGame and Trouble."""
    record = GameFile.load(file)
    if record.players < 2 or not can_advise(find_game(record.game), record.players):
        raise Trouble("cli-analyse-cannot", game=record.game, players=record.players)
    record.replay(board)  # what was changed by hand is told before anybody has thought for minutes
    found = look_back(record, range(record.players), board)
    points = [(record.steps[point.place].line, point) for point in found.points]
    if json:
        print_json(
            {"file": str(file), "decisions": len(found.judgements), "turning_points": [told(*each) for each in points]}
        )
    else:
        show(words, record, points)
    return 0


def told(line: int, point: TurningPoint) -> Mapping[str, Any]:
    """A turning point for programs; chances from 0 to 1, seats from 0."""
    space = point.before.space
    return {
        "line": line,
        "seat": point.seat,
        "played": space.text(point.played.code),
        "chance": round(point.played.chance, 3),
        "better": space.text(point.better.code),
        "better_chance": round(point.better.chance, 3),
    }


def show(words: Words, record: GameFile, points: Reviewed) -> None:
    """The turning points for people, player by player."""
    console = out()
    for line, point in points:
        who = record.names.get(point.seat) or words.say("cli-seat", seat=point.seat + 1)
        chances = {"chance": round(100 * point.played.chance), "better_chance": round(100 * point.better.chance)}
        facts = {**told(line, point), **chances, "line": str(line)}
        console.print(words.say("cli-analyse-point", who=who, **facts))
    if not points:
        console.print(words.say("cli-analyse-none"))
