"""`lautta analyse`: a review of a game file, from what each seat knew then."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise
from pathlib import Path
from statistics import mean
from typing import Any

from rich.table import Table

from lautta.cli.errors import Trouble
from lautta.core.advisers import LookBack, Moment
from lautta.core.game import Said
from lautta.core.game_files import GameFile
from lautta.core.registry import game as find_game
from lautta.players.advice import advice_lacks
from lautta.players.review import parts
from lautta.terminal.console import out, print_json, progress, table
from lautta.terminal.story import tell
from lautta.words import Words

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 48  # letters of a graph
REPORTED = ("brought", "waited", "ahead")  # of a turn


def run(words: Words, file: Path, board: str | None, json: bool) -> int:
    """Print what each decision was worth; answers 0. Raises OSError, DamagedGame and Trouble."""
    record = GameFile.load(file)
    if lacking := advice_lacks(find_game(record.game), record.players):
        raise Trouble(f"cli-analyse-{lacking}", game=record.game, players=record.players)
    record.replay(board)  # what was changed by hand is told before anybody has thought for a minute
    found = LookBack([], [], [], [], -1, 0, 0)
    with progress(words, "cli-analyse-progress", len(record.steps), quiet=json) as done:
        for part in parts(record, board):
            found.judgements.extend(part.judgements)
            found.lucks.extend(part.lucks)
            found.moments.extend(part.moments)
            found.turns.extend(part.turns)
            done(part.judged + 1)
    if json:
        print_json({"file": str(file), **told(record, found)})
    else:
        show(words, record, found)
    return 0


def move_at(record: GameFile, place: int) -> Mapping[str, int]:
    """The number of an action in the game, from 1, its line in the file, and its seat."""
    step = record.steps[place]
    return {"move": sum(not one.branch for one in record.steps[: place + 1]), "line": step.line, "seat": step.seat}


def told(record: GameFile, found: LookBack) -> Mapping[str, Any]:
    """A review for programs; chances from 0 to 1, seats from 0."""
    return {
        "decisions": [
            {**move_at(record, one.place), "chance": round(one.chance, 3), "best": round(one.best, 3),
             "grade": one.grade} for one in found.judgements
        ],
        "lucks": [{**move_at(record, one.place), "seat": one.seat, "gain": round(one.gain, 3)} for one in found.lucks],
        "moments": [moment(record, one) for one in found.moments],
        "turns": [{"turn": one.turn, "seat": one.seat, **{name: [plain(said) for said in getattr(one, name)]
                   for name in REPORTED}} for one in found.turns],
    }  # fmt: skip


def moment(record: GameFile, one: Moment) -> Mapping[str, Any]:
    """A moment for programs."""
    text = one.before.space.text
    return {
        **move_at(record, one.place),
        "grade": one.grade,
        "played": text(one.played.code),
        "chance": round(one.played.chance, 3),
        "better": text(one.better.code),
        "better_chance": round(one.better.chance, 3),
        "alternatives": [{"action": text(other.code), "chance": round(other.chance, 3)} for other in one.others],
        "variation": [{"seat": seat, "action": text(code)} for seat, code in one.line],
        "reason": one.reason and plain(one.reason),
    }


def plain(said: Said) -> Mapping[str, str | int]:
    """A sentence for programs: its key and its variables."""
    return {"key": said.key, **said.args}


def show(words: Words, record: GameFile, found: LookBack) -> None:
    """A review for people."""
    console = out()
    names = [record.names.get(seat) or words.say("cli-seat", seat=seat + 1) for seat in range(record.players)]
    if found.judgements:
        console.print(by_seat(words, names, found))
        console.print(words.say("cli-analyse-sums"))
    for one in found.moments:
        facts = {**moment(record, one), "move": str(move_at(record, one.place)["move"]), "cost": round(100 * one.cost)}
        console.print(words.say("cli-analyse-moment", who=names[one.seat], **facts))
        for sentence in sentences(words, one, names):
            console.print(f"  {sentence}")
    if found.judgements and not found.moments:
        console.print(words.say("cli-analyse-none"))
    for turn in found.turns:
        console.print(words.say("cli-analyse-turn", turn=turn.turn, who=names[turn.seat]))
        for said in chain(*(getattr(turn, name) for name in REPORTED)):
            console.print(f"  {tell(words, [said], names)}")


def by_seat(words: Words, names: Sequence[str], found: LookBack) -> Table:
    """The chances of each seat as a graph, and the sums of its luck and of what its decisions lost."""
    columns = ("player", "chances", "luck", "skill")
    made = table("", *(words.say(f"cli-column-{name}") for name in columns), numbers=(2, 3))
    for seat, name in enumerate(names):
        own = [one for one in found.judgements if one.seat == seat]
        luck = sum(one.gain for one in found.lucks if one.seat == seat)
        skill = sum(one.chance - one.best for one in own)
        sums = words.say("cli-mean", number=round(100 * luck, 1)), words.say("cli-number", number=round(100 * skill))
        made.add_row(name, graph([one.chance for one in own]), *sums)
    return made


def graph(chances: Sequence[float]) -> str:
    """Chances as a row of bars, means of several where there are many.

    >>> graph([0.0, 0.5, 1.0]), len(graph([0.5] * 200))
    ('▁▅█', 48)
    """
    count = min(len(chances), WIDEST)
    cuts = [len(chances) * place // count for place in range(count + 1)] if count else []
    means = (mean(chances[begin:end]) for begin, end in pairwise(cuts))
    return "".join(BARS[min(int(one * len(BARS)), len(BARS) - 1)] for one in means)


def sentences(words: Words, one: Moment, names: Sequence[str]) -> Iterator[str]:
    """The reason of a moment, and its line, in the words of the log."""
    seats = one.start.game.table.seat_params
    if one.reason:
        to = words.say("advice-point-to", name=names[one.seat])
        yield f"{to} {tell(words, [one.reason], names, seats)}"
    state = one.start.view(one.seat).resample(one.seat, 0)
    for actor, code in one.line:
        before = state.copy()
        state.apply(code, actor)
        yield tell(words, state.tell(before, actor, code, one.seat), names, seats)
