"""Boards that people make. Each is named by its content, so the same board is stored only once, and never changes.

The games themselves say which of them take boards and what a board must be like: `open`, `load`,
`board_warnings`. The operator's own boards are in files, and nowhere else.
"""

import json
from base64 import b32encode
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import msgpack

from lautta.core.boards import LoadedBoard
from lautta.core.game import Game
from lautta.core.problems import Problem as BoardProblem
from lautta.server.messages.boards import BoardCheck, BoardIssue, BoardLine, MadeBoard
from lautta.server.messages.laying import Laying, LayRequest
from lautta.server.problem import Problem, within
from lautta.server.runtime.guests import Guest
from lautta.server.storage import rows
from lautta.server.storage.store import NewRow, NotSaved, Store
from lautta.server.table.laying import laid_of
from lautta.server.table.names import clean
from lautta.server.work import jobs
from lautta.server.work.executor import Executor
from lautta.words import Words

LARGEST = 24_000  # bytes of a board's text
MOST_OF_A_GUEST = 200
REMEMBERED = 64
WITHIN = {"board/new": 60.0, "board/new/large": 60.0}  # seconds


def name_of(game: str, text: str) -> str:
    """The name of a board: 120 bits of the hash of its content.

    >>> name_of("roads", "{}")
    't33ih2myjtmqfnq4n5urqjbr'
    """
    return b32encode(sha256(f"{game}\n{text}".encode()).digest()[:15]).decode().lower()


def tidied(value: Any) -> Any:
    r"""Data as they are stored: each text in one line without invisible characters, and no hints for editors.

    >>> tidied({"$schema": "schema.json", "title": " My\nmap ", "tiles": [{"q": 1}]})
    {'title': 'My map', 'tiles': [{'q': 1}]}
    """
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, Mapping):
        return {key: tidied(item) for key, item in value.items() if key != "$schema"}
    return [tidied(item) for item in value] if isinstance(value, list) else value


def canonical(data: Mapping[str, Any]) -> str:
    """Data as the one text from which its name is made; raises Problem if it is too long."""
    try:
        text = json.dumps(tidied(data), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        size = len(text.encode())
    except (UnicodeError, RecursionError):
        raise Problem("malformed", text="this cannot be a board") from None
    if size > LARGEST:
        raise Problem("board-too-large", size=size, most=LARGEST)
    return text


def own_boards(files: Iterable[Path], games: Mapping[str, Game]) -> Iterator[LoadedBoard]:
    """The operator's boards, from checked files; a new drawing of the map does not rename one that has secret parts."""
    for file in files:
        board = games[json.loads(file.read_bytes())["game"]].load_board(file)
        parts = {part: board.data[part] for part in board.secret or board.data}
        yield replace(board, name=name_of(board.game, json.dumps(parts, sort_keys=True)))


def told(problems: Iterable[BoardProblem], language: str) -> list[BoardIssue]:
    """Problems as they are answered, in the reader's language if it has words for them."""
    words = Words(language)
    return [
        BoardIssue(one.path, one.key, dict(one.args), words.say(one.key, **one.args) if one.key else one.message)
        for one in problems
    ]


class Boards:
    """The boards of a server: those that come with its games, its `own` ones, and those that people made."""

    def __init__(self, store: Store, executor: Executor, own: Iterable[LoadedBoard] = ()) -> None:
        self._store, self._executor = store, executor
        self._own = {(board.game, board.name): board for board in own}
        # of each game, the first is for new tables
        self.own = {board.game: board for board in reversed(self._own.values())}
        self._known: OrderedDict[tuple[str, str], LoadedBoard] = OrderedDict()

    async def find(self, game: Game, name: str, guest: str) -> LoadedBoard:
        """A board to play on, by its name (never a path), for a guest or a table; raises Problem."""
        if name in game.boards.names:
            return game.board(name)
        key = game.name, name
        if key in self._own:
            return self._own[key]
        if key not in self._known:
            self._known[key] = await self._loaded(game, name, await self._stored(game, name), guest)
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return self._known[key]

    async def data(self, game: Game, name: str) -> Mapping[str, Any]:
        """A board as its file has it, without its secret parts; raises Problem."""
        if name in game.boards.names:
            return game.board(name).data
        if own := self._own.get((game.name, name)):
            return {part: value for part, value in own.data.items() if part not in own.secret}
        data: dict[str, Any] = json.loads(await self._stored(game, name))
        return data

    async def _stored(self, game: Game, name: str) -> str:
        row = await self._store.board(game.name, name)
        if row is None:
            raise Problem("no-such-board", board=name)
        return str(row.data)

    async def _loaded(self, game: Game, name: str, text: str, guest: str) -> LoadedBoard:
        data = text.encode()
        return jobs.ready(game, data, name, await self._do("board/load", game, data, name.encode(), (guest, "")))

    async def check(self, game: Game, data: Mapping[str, Any], asker: jobs.Asker, language: str) -> BoardCheck:
        """Check a board in the making: its errors, and hints for its author; raises Problem."""
        _open_to_boards(game)
        found = await self._verdict(game, canonical(data), asker)
        problems = told(found.problems, language)
        return BoardCheck([], problems) if found.good else BoardCheck(problems, [])

    async def _verdict(self, game: Game, text: str, asker: jobs.Asker) -> jobs.Verdict:
        answer = await self._do("board/check", game, text.encode(), b"", asker)
        return msgpack.decode(answer, type=jobs.Verdict)

    async def add(self, game: Game, data: Mapping[str, Any], asker: jobs.Asker, language: str, now: int) -> MadeBoard:
        """Store a board without errors; if it is stored already, answer that one. Raises Problem."""
        _open_to_boards(game)
        text, guest = canonical(data), asker[0]
        found = await self._verdict(game, text, asker)
        if not found.good:
            raise Problem("bad-board", count=found.count, problems=told(found.problems, language))
        name = name_of(game.name, text)
        made = MadeBoard(name, str(json.loads(text).get("title", name)), told(found.problems, language))
        if await self._store.board(game.name, name) is None:
            await self.room_for(guest)
            await self._write(name, game.name, made.title, text, guest, now)
        return made

    async def room_for(self, guest: str) -> None:
        """Raise Problem if a guest may not keep one more board."""
        if await self._store.count_boards(guest) >= MOST_OF_A_GUEST:
            raise Problem("too-many-boards", most=MOST_OF_A_GUEST)

    async def _write(self, name: str, game: str, title: str, text: str, guest: str, now: int) -> None:
        try:
            await self._store.write(_row(name, game, title, text, guest, now))
        except NotSaved as error:
            if await self._store.board(game, name) is None:  # else somebody else was faster with the same board
                raise Problem(error.code) from None

    async def generate(self, game: Game, seed: int, players: int, asker: jobs.Asker) -> dict[str, Any]:
        """The data of a board made from a seed, which is not stored; raises Problem."""
        if game.boards.make is None:
            raise Problem("makes-no-boards", game=game.name)
        within(game.players, players, "wrong-number-of-seats", game=game.name)
        kind = "board/new/large" if players >= jobs.LARGE else "board/new"
        answer = await self._do(kind, game, b"", msgpack.encode((seed, players)), asker)
        made: dict[str, Any] = json.loads(answer)
        return made

    async def lay(self, game: Game, request: LayRequest, asker: jobs.Asker) -> Laying:
        """How the laying of a board goes on; raises Problem."""
        found = laid_of(game)
        within(game.players, request.players, "wrong-number-of-seats", game=game.name)
        within((found.least, found.most), request.size, "wrong-size")
        return msgpack.decode(await self._do("board/lay", game, b"", msgpack.encode(request), asker), type=Laying)

    async def keep_laid(
        self, game: Game, data: Mapping[str, Any], guest: str, now: int
    ) -> tuple[LoadedBoard, tuple[NewRow, ...]]:
        """A board that was laid at a guest's table, and the row to store it with unless it is stored already."""
        text = canonical(data)
        name = name_of(game.name, text)
        board = await self._loaded(game, name, text, guest)
        known = await self._store.board(game.name, name) is not None
        return board, () if known else (_row(name, game.name, board.title, text, guest, now),)

    async def of_guest(self, game: Game, guest: Guest) -> list[BoardLine]:
        """The boards that a guest has made, the newest first."""
        found = await self._store.boards_of(game.name, guest.id)
        return [BoardLine(row.id, row.title, row.made_at) for row in found]

    async def _do(self, kind: str, game: Game, data: bytes, arguments: bytes, asker: jobs.Asker) -> bytes:
        return await self._executor.work(jobs.Job(kind, game.name, data, arguments, WITHIN.get(kind, 10.0), *asker))


def _row(name: str, game: str, title: str, text: str, guest: str, now: int) -> NewRow:
    return rows.boards, {
        "id": name, "game": game, "title": clean(title)[:80], "data": text, "guest_id": guest, "made_at": now
    }  # fmt: skip


def _open_to_boards(game: Game) -> None:
    if not game.boards.open:
        raise Problem("no-open-boards", game=game.name)
