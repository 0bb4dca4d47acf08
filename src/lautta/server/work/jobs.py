"""The kinds of work that go through the executor, each with what it is given and what it answers.

A worker process imports this module, and of the server what stands below `work`: it knows no running server, no SQL and
no HTTP, and of tables and views only what is pure. What is sent is the record of a view, so no process that thinks has
what its seat does not know, nor the seed. Computer players are sent views with recall, and answer only with a code;
what people ask about is sent as they are shown it, as its answer goes back to them.
"""

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from hashlib import blake2b
from random import Random
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Struct, msgpack

from lautta import players
from lautta.core.boards import BoardError, LoadedBoard
from lautta.core.chance import Chooser
from lautta.core.game import Game, View
from lautta.core.problems import Problem as BoardProblem
from lautta.players import NoSense, NoSuchPlayer, Player
from lautta.players.player import MOST_NOTES
from lautta.server.messages.actions import Choice, Macro, Preview
from lautta.server.messages.advice import Advice, Review
from lautta.server.messages.laying import LayRequest
from lautta.server.messages.lessons import LessonChoicesRequest, LessonPreviewRequest, LessonRequest
from lautta.server.messages.variations import (
    VariationAnswer,
    VariationChoicesRequest,
    VariationPreviewRequest,
    VariationRequest,
)
from lautta.server.problem import Problem, where
from lautta.server.table.laying import Laid, laid_of
from lautta.server.work import advice, boards, comparing, lessons, variations
from lautta.server.work.queries import choices_of, macros_of, preview_of
from lautta.server.work.verify import verify

BOARDS_KEPT = 64
LARGE = 5  # players from whom on a board takes seconds to make: "board/new/large"
LONGEST_PIECE = 200  # characters of a piece that is laid
MOST_TOLD = 100  # problems reported of one board: a very bad one has thousands, and the server reads all of them
log = logging.getLogger(__name__)
T = TypeVar("T")
Fits = Callable[[bytes], bool] | None
Asker = tuple[str, str]  # a guest, and the network that they ask from (empty: this machine)


class Rank(Enum):
    """The groups of jobs that take turns: neither long jobs nor large boards nor computer players have all workers."""

    QUICK = 0
    LONG = 1
    THOUGHT = 2
    BOARD = 3


class Kind(NamedTuple):
    """A kind of work: `run(game, data, arguments)` returns bytes or raises Problem.

    With `read` it may be done on another machine: it raises ValueError for bytes that are no answer of this kind. What
    the server builds on without looking, such as boards, has none.
    """

    run: Callable[[Game, bytes, bytes], bytes]
    rank: Rank = Rank.QUICK
    read: Callable[[bytes], object] | None = None

    @property
    def travels(self) -> bool:
        """May it be done on another machine?"""
        return self.read is not None


@dataclass(frozen=True, slots=True)
class Job:
    """Heavy work to be done: one of KINDS, which says what `data` (such as a position), `arguments` and the answer are.

    `deadline`: the seconds that a worker may take. `guest` and `network`: who asks, as they take turns. `fits` is asked
    of an answer from another machine, which is believed only as far as it says so.
    """

    kind: str
    game: str
    data: bytes
    arguments: bytes
    deadline: float
    guest: str = ""
    network: str = ""
    fits: Fits = None

    @property
    def rank(self) -> Rank:
        """The group with which it takes turns."""
        return KINDS[self.kind].rank

    @property
    def key(self) -> bytes:
        """The same for jobs that have the same answer."""
        parts = self.kind.encode(), self.game.encode(), self.data, self.arguments
        return blake2b(b"\n".join(parts), digest_size=16).digest()


# sending a position, or just a board


class Sent(Struct, array_like=True):
    """A board by its name and hash, with its data if it does not come with the game, and a view on it.

    Of the view it has the record, whose it is (None: a spectator's), and whether it is one with recall.
    """

    board: str
    hash: int
    data: bytes = b""
    record: bytes = b""
    viewer: int | None = None
    recall: bool = False


def packed(view: View) -> bytes:
    """The view of a seat as it is sent: only its record and its board."""
    sent = _sent(view.game, view.board)
    return msgpack.encode(msgspec.structs.replace(sent, record=view.bytes(), viewer=view.viewer, recall=view.recall))


def packed_to_show(view: View) -> bytes:
    """The view of a seat as it is sent for somebody who is told the answer: without what its board keeps secret."""
    return packed(view.on_known_board())


def packed_board(game: Game, board: LoadedBoard) -> bytes:
    """A board as it is sent."""
    return msgpack.encode(_sent(game, board))


def unpacked(game: Game, data: bytes) -> View:
    """The view that was sent."""
    sent = _read_sent(data)
    record = game.table.state.from_buffer_copy(sent.record)
    return View(game, _board(game, sent), record, game.engine, sent.viewer, recall=sent.recall)


def shown(game: Game, data: bytes) -> View:
    """The view that was sent for somebody who is told the answer; raises ValueError for one with recall or secrets."""
    view = unpacked(game, data)
    if view.recall or view.board.secret:
        raise ValueError("people are answered from what they are shown")
    return view


_read_sent = msgpack.Decoder(Sent).decode


@lru_cache(BOARDS_KEPT)
def _sent(game: Game, board: LoadedBoard) -> Sent:
    known = board.name in game.boards.names and game.board(board.name).hash == board.hash
    return Sent(board.name, board.hash, b"" if known else json.dumps(dict(board.data)).encode())


def _board(game: Game, sent: Sent) -> LoadedBoard:
    board = _made(game, sent.board, sent.data) if sent.data else game.board(sent.board)
    if board.hash != sent.hash:
        raise ValueError(f"the board {sent.board} is another one here")
    return board


@lru_cache(BOARDS_KEPT)
def _made(game: Game, name: str, data: bytes) -> LoadedBoard:
    return game.made_board(json.loads(data), name)


# computer players


class Thought(Struct, array_like=True):
    """Whose decision it is, the kind of computer player, the seed for its random choices, and what it noted before."""

    seat: int
    level: str
    seed: int
    notes: bytes = b""


class Decision(Struct, array_like=True):
    """The code of what a computer player does, and what it notes for its next decision."""

    code: int
    notes: Annotated[bytes, Meta(max_length=MOST_NOTES)] = b""


def choose(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A computer player's choice; if the player fails, an action chosen at random this once."""
    ask = msgpack.decode(arguments, type=Thought)
    view = unpacked(game, data)
    player = players.with_notes(sit_down(ask.level, ask.seed), ask.notes)
    code = chosen(player, view, ask.seat, Random(ask.seed))
    return msgpack.encode(Decision(code, players.notes_of(player)))


def chosen(player: Player, view: View, seat: int, chance: Random) -> int:
    """Return a player's choice from a view with recall; if it fails, a random action, with its notes dropped."""
    legal = view.legal(seat)
    try:
        code = players.decision(player, view, seat)
    except NoSense:
        return chance.choice(legal)
    except Exception as error:
        log.error("a computer player failed: %(where)s", {"where": where(error)})
        players.with_notes(player, b"")
        return chance.choice(legal)
    return code if code in legal else chance.choice(legal)


def sit_down(level: str, seed: int) -> Player:
    """A player of this level; a random one if the level no longer exists."""
    try:
        return players.make(level, seed)
    except NoSuchPlayer:
        log.warning("no computer player %(level)s any more; random plays in its place", {"level": level})
        return players.make("random", seed)


def suggest(game: Game, data: bytes, arguments: bytes) -> bytes:
    """The piece that a computer player lays, in notation."""
    ask = msgpack.decode(arguments, type=Laid)
    laying = laid_of(game).begin(ask.players, ask.size, ask.steps)
    return laying.suggestion(Chooser(ask.seed, 0)).encode()


# what people ask about a position


class ChoicesRequest(Struct, array_like=True):
    """Which seat asks for choices or macros; `wanted` are parameters that they must have. `ended`: none may be done."""

    seat: int
    action: str
    wanted: Mapping[str, str]
    previews: bool = False
    ended: bool = False


def choices(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A list of `Choice` as JSON."""
    ask = msgpack.decode(arguments, type=ChoicesRequest)
    view = shown(game, data)
    return msgspec.json.encode(choices_of(view, ask.seat, ask.action, ask.wanted, ask.previews, ask.ended))


def macros(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A list of `Macro` as JSON."""
    ask = msgpack.decode(arguments, type=ChoicesRequest)
    return msgspec.json.encode(macros_of(shown(game, data), ask.seat, ask.action, ask.wanted))


class Tried(Struct, array_like=True):
    """A variation that a seat tries at a table, as msgpack of one of the requests for variations."""

    table: str
    seat: int
    variation: bytes


def _tried(game: Game, data: bytes, arguments: bytes, kind: type[T]) -> tuple[variations.Variation, T, str]:
    ask = msgpack.decode(arguments, type=Tried)
    variation = msgpack.decode(ask.variation, type=kind)
    assert isinstance(variation, VariationRequest)
    return variations.variation_of(ask.table, shown(game, data), ask.seat, variation), variation, ask.table


def try_line(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A `VariationAnswer`, as JSON."""
    tried, variation, table = _tried(game, data, arguments, VariationRequest)
    return msgspec.json.encode(tried.told(table, variation.moment))


def try_preview(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A `Preview` at the end of a variation, as JSON."""
    tried, variation, _ = _tried(game, data, arguments, VariationPreviewRequest)
    return msgspec.json.encode(preview_of(tried.end(), tried.seat, variation.action))


def try_choices(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A list of `Choice` at the end of a variation, as JSON."""
    tried, variation, _ = _tried(game, data, arguments, VariationChoicesRequest)
    return msgspec.json.encode(
        choices_of(tried.end(), tried.seat, variation.action, variation.args, variation.previews)
    )


def try_macros(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A list of `Macro` at the end of a variation, as JSON."""
    tried, variation, _ = _tried(game, data, arguments, VariationChoicesRequest)
    return msgspec.json.encode(macros_of(tried.end(), tried.seat, variation.action, variation.args))


def try_advice(game: Game, data: bytes, arguments: bytes) -> bytes:
    """`Advice` at the end of a variation, as JSON."""
    tried, _, _ = _tried(game, data, arguments, VariationRequest)
    return msgspec.json.encode(advice.advice_on(tried.end(), tried.seat))


class Taught(Struct, array_like=True):
    """A line in a lesson, as msgpack of one of the requests for lessons."""

    lesson: str
    request: bytes


def _taught(game: Game, arguments: bytes, kind: type[T]) -> tuple[variations.Line, T]:
    ask = msgpack.decode(arguments, type=Taught)
    request = msgpack.decode(ask.request, type=kind)
    assert isinstance(request, LessonRequest)
    return lessons.line_of(game, ask.lesson, request), request


def lesson_line(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A `LessonAnswer`, as JSON."""
    line, _ = _taught(game, arguments, LessonRequest)
    return msgspec.json.encode(lessons.answer(line))


def lesson_preview(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A `Preview` at the end of a line in a lesson, as JSON."""
    line, request = _taught(game, arguments, LessonPreviewRequest)
    return msgspec.json.encode(preview_of(line.state.view(line.mine), line.mine, request.action))


def lesson_choices(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A list of `Choice` at the end of a line in a lesson, as JSON."""
    line, request = _taught(game, arguments, LessonChoicesRequest)
    view = line.state.view(line.mine)
    return msgspec.json.encode(choices_of(view, line.mine, request.action, request.args, request.previews))


def lesson_macros(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A list of `Macro` at the end of a line in a lesson, as JSON."""
    line, request = _taught(game, arguments, LessonChoicesRequest)
    return msgspec.json.encode(macros_of(line.state.view(line.mine), line.mine, request.action, request.args))


# boards, as JSON text


class Verdict(Struct, array_like=True):
    """Can a board be played on? If so `problems` are warnings. They are the first ones, of `count` in all."""

    good: bool
    count: int
    problems: list[BoardProblem]


class Ready(Struct, array_like=True):
    """A board as the rules read it."""

    title: str
    record: bytes
    names: dict[str, tuple[str, ...]]


def check_board(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A `Verdict` on a board."""
    found = boards.checked(game, json.loads(data))
    problems = found.problems if isinstance(found, BoardError) else found
    verdict = Verdict(not isinstance(found, BoardError), len(problems), list(problems[:MOST_TOLD]))
    return msgpack.encode(verdict)


def load_board(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A board, made `Ready`; raises Problem for one that cannot be played on."""
    try:
        board = game.load_board(json.loads(data))
    except BoardError:  # an older release accepted it, this one does not
        raise Problem("no-such-board", board=arguments.decode()) from None
    return msgpack.encode(Ready(board.title, bytes(board.record), dict(board.names)))


def ready(game: Game, data: bytes, name: str, answer: bytes) -> LoadedBoard:
    """A board to play on, from its text, its name and the answer of `load_board`."""
    read = msgpack.decode(answer, type=Ready)
    record = game.table.board.from_buffer_copy(read.record)
    return LoadedBoard(game.name, name, read.title, record, read.names, json.loads(data))


def make_board(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A board made from a seed and a number of players, as JSON."""
    seed, number = msgpack.decode(arguments, type=tuple[int, int])
    return json.dumps(boards.generated(game, seed, number)).encode()


def lay_board(game: Game, data: bytes, arguments: bytes) -> bytes:
    """How the laying of a board goes on: a `Laying`, from a `LayRequest`, both in msgpack."""
    return msgpack.encode(boards.laid(game, msgpack.decode(arguments, type=LayRequest)))


# games that are over


class CheckRequest(Struct, array_like=True):
    """The text of a game file, and the published hash of its seed."""

    text: str
    seed_hash: str


def check_game(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A `Check` of a game on a board that is sent, as JSON."""
    ask = msgpack.decode(arguments, type=CheckRequest)
    return msgspec.json.encode(verify(ask.text, game, _board(game, _read_sent(data)), ask.seed_hash))


def review(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A `Review` of a game on a board that is sent, as JSON."""
    ask = msgpack.decode(arguments, type=advice.Reviewed)
    return msgspec.json.encode(advice.reviewed(_board(game, _read_sent(data)), ask))


# games of one player


def known_game(game: Game, data: bytes, arguments: bytes) -> bytes:
    """What is told of the best game that comes along with a board that is sent: `Known` or nil."""
    return msgpack.encode(comparing.known(game, _board(game, _read_sent(data))))


def known_steps(game: Game, data: bytes, arguments: bytes) -> bytes:
    """All of its steps: `KnownSteps` or nil."""
    return msgpack.encode(comparing.known_steps(game, _board(game, _read_sent(data))))


def compare(game: Game, data: bytes, arguments: bytes) -> bytes:
    """A `Comparison` of games on a board that is sent, as JSON."""
    ask = msgpack.decode(arguments, type=comparing.Compared)
    return msgspec.json.encode(comparing.compared(game, _board(game, _read_sent(data)), ask))


def _json(kind: Any) -> Callable[[bytes], object]:
    return msgspec.json.Decoder(kind).decode


def about(kind: Any, **wanted: object) -> Callable[[bytes], bool]:
    """What tells whether an answer, as JSON of this kind, is about what was asked: has these values in its fields."""
    read = _json(kind)
    return lambda answer: all(getattr(read(answer), name) == value for name, value in wanted.items())


def _piece(answer: bytes) -> str:
    if len(answer) > LONGEST_PIECE:
        raise ValueError("too long for a piece")
    return answer.decode()


_choices, _macros, _preview = _json(list[Choice]), _json(list[Macro]), _json(Preview)
decision = msgpack.Decoder(Decision).decode

KINDS: Mapping[str, Kind] = {
    "choices": Kind(choices),
    "macros": Kind(macros),
    "variation": Kind(try_line, read=_json(VariationAnswer)),
    "variation/preview": Kind(try_preview, read=_preview),
    "variation/choices": Kind(try_choices, read=_choices),
    "variation/macros": Kind(try_macros, read=_macros),
    "lesson": Kind(lesson_line),
    "lesson/preview": Kind(lesson_preview),
    "lesson/choices": Kind(lesson_choices),
    "lesson/macros": Kind(lesson_macros),
    "board/check": Kind(check_board),
    "board/load": Kind(load_board),
    "board/lay": Kind(lay_board),
    "board/new": Kind(make_board, Rank.LONG),
    "board/new/large": Kind(make_board, Rank.BOARD),
    "check": Kind(check_game, Rank.LONG),
    "advice": Kind(try_advice, Rank.LONG, _json(Advice)),
    "review": Kind(review, Rank.LONG, _json(Review)),
    "known": Kind(known_game),
    "known/steps": Kind(known_steps),
    "compare": Kind(compare, Rank.LONG),
    "choose": Kind(choose, Rank.THOUGHT, decision),
    "suggest": Kind(suggest, Rank.THOUGHT, _piece),
}


def run_job(kind: str, game: Game, data: bytes, arguments: bytes) -> bytes:
    """Do a job; raises Problem."""
    return KINDS[kind].run(game, data, arguments)
