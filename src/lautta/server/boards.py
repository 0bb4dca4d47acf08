"""Boards that people make. Each has a name made of what is on it, so the same board is stored once, and never changes.

Which games take boards, and what a board of theirs must be, the games say: `open_boards`, `load_board`,
`board_warnings`.
"""

import asyncio
import json
from base64 import b32encode
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from lautta.core import boards
from lautta.core.boards import BoardError, LoadedBoard, NoBoard
from lautta.core.chance import Chooser
from lautta.core.game import Game
from lautta.core.laying import BoardsLaid, LayingError
from lautta.server import rows
from lautta.server.errors import Problem, within
from lautta.server.guests import Guest
from lautta.server.messages import BoardCheck, BoardLine, BoardTrouble, Laying, LayWish, MadeBoard
from lautta.server.names import clean
from lautta.server.store import NewRow, NotSaved, Store
from lautta.words import Words

LARGEST = 24_000  # bytes of a board
MOST_OF_A_GUEST = 200
MOST_TOLD = 100  # problems of one board
REMEMBERED = 64
T = TypeVar("T")


def name_of(game: str, text: str) -> str:
    """The name of a board: 120 bits of the hash of what is on it.

    >>> name_of("roads", "{}")
    't33ih2myjtmqfnq4n5urqjbr'
    """
    return b32encode(sha256(f"{game}\n{text}".encode()).digest()[:15]).decode().lower()


def tidied(value: Any) -> Any:
    r"""Data as they are stored: every text one line without what cannot be seen, no hint for editors.

    >>> tidied({"$schema": "schema.json", "title": " My\nmap ", "tiles": [{"q": 1}]})
    {'title': 'My map', 'tiles': [{'q': 1}]}
    """
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, Mapping):
        return {key: tidied(item) for key, item in value.items() if key != "$schema"}
    return [tidied(item) for item in value] if isinstance(value, list) else value


def canonical(data: Mapping[str, Any]) -> str:
    """Data as the one text that its name is made of; raises Problem where there is too much of it."""
    try:
        text = json.dumps(tidied(data), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        size = len(text.encode())
    except (UnicodeError, RecursionError):
        raise Problem("malformed", text="this cannot be a board") from None
    if size > LARGEST:
        raise Problem("board-too-large", size=size, most=LARGEST)
    return text


def checked(game: Game, data: Mapping[str, Any]) -> BoardError | list[boards.Problem]:
    """What is wrong with a board; or, where nothing is, what people should know of it."""
    try:
        game.load_board(data)
    except BoardError as error:
        return error
    return list(game.board_warnings(data)) if game.board_warnings else []


def generated(game: Game, seed: int, players: int) -> dict[str, Any]:
    """The data of a board from a seed; raises Problem."""
    assert game.make_board
    try:
        return dict(game.make_board(seed, players))
    except NoBoard:
        raise Problem("no-board-found", seed=seed, players=players) from None


def laid_of(game: Game) -> BoardsLaid:
    """How the boards of a game are laid; raises Problem if they are not."""
    if game.laying is None:
        raise Problem("lays-no-boards", game=game.name)
    return game.laying


def laid(game: Game, wish: LayWish) -> Mapping[str, Any]:
    """How the laying of a board goes on; raises Problem."""
    chooser = None if wish.suggest is None else Chooser(wish.suggest, 0)
    laying = laid_of(game).begin(wish.players, wish.size, ())
    try:
        for piece in wish.laid:
            laying.step(laying.step_of(msgspec.to_builtins(piece)))
        return laying.stand(msgspec.to_builtins(wish.tile), chooser)
    except LayingError as error:
        raise Problem("bad-laying", number=len(laying.entries()), reason=error.reason, why=str(error)) from None
    except ValueError as error:
        raise Problem("malformed", text=str(error)) from None


def told(problems: Iterable[boards.Problem], language: str) -> list[BoardTrouble]:
    """Problems as they are answered, in the reader's language where there are words."""
    words = Words(language)
    return [
        BoardTrouble(one.path, one.key, dict(one.args), words.say(one.key, **one.args) if one.key else one.message)
        for one in list(problems)[:MOST_TOLD]
    ]


class Boards:
    """The boards of a server: those that come with its games, and those that people made."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[tuple[str, str], LoadedBoard] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="boards")

    def close(self) -> None:
        """Check no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def find(self, game: Game, name: str) -> LoadedBoard:
        """A board to play on, by its name, never a path; raises Problem."""
        if name in game.boards:
            return game.board(name)
        key = game.name, name
        if key not in self._known:
            data = await self._stored(game, name)
            try:
                self._known[key] = await self._run(game.made_board, data, name)
            except BoardError:  # an older release took it, this one does not
                raise Problem("no-such-board", board=name) from None
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return self._known[key]

    async def data(self, game: Game, name: str) -> Mapping[str, Any]:
        """A board as its file has it; raises Problem."""
        return game.board(name).data if name in game.boards else await self._stored(game, name)

    async def _stored(self, game: Game, name: str) -> dict[str, Any]:
        row = await self._store.board(game.name, name)
        if row is None:
            raise Problem("no-such-board", board=name)
        data: dict[str, Any] = json.loads(row.data)
        return data

    async def check(self, game: Game, data: Mapping[str, Any], language: str) -> BoardCheck:
        """What is wrong with a board that somebody makes, and what they should know of it; raises Problem."""
        _open_to_boards(game)
        found = await self._run(checked, game, json.loads(canonical(data)))
        if isinstance(found, BoardError):
            return BoardCheck(told(found.problems, language), [])
        return BoardCheck([], told(found, language))

    async def add(self, game: Game, data: Mapping[str, Any], guest: Guest, language: str, now: int) -> MadeBoard:
        """Store a board that is in order; the same again is the one that is there. Raises Problem."""
        _open_to_boards(game)
        text = canonical(data)
        data = json.loads(text)
        found = await self._run(checked, game, data)
        if isinstance(found, BoardError):
            raise Problem("bad-board", count=len(found.problems), problems=told(found.problems, language))
        name = name_of(game.name, text)
        made = MadeBoard(name, str(data.get("title", name)), told(found, language))
        if await self._store.board(game.name, name) is None:
            await self.room_for(guest)
            await self._write(name, game.name, made.title, text, guest, now)
        return made

    async def room_for(self, guest: Guest) -> None:
        """May a guest keep one board more? Raises Problem."""
        if await self._store.count_boards(guest.id) >= MOST_OF_A_GUEST:
            raise Problem("too-many-boards", most=MOST_OF_A_GUEST)

    async def _write(self, name: str, game: str, title: str, text: str, guest: Guest, now: int) -> None:
        try:
            await self._store.write(_row(name, game, title, text, guest.id, now))
        except NotSaved:
            if await self._store.board(game, name) is None:  # else somebody was faster with the same board
                raise Problem("not-saved") from None

    async def generate(self, game: Game, seed: int, players: int) -> dict[str, Any]:
        """The data of a board from a seed, which is stored nowhere; raises Problem."""
        if game.make_board is None:
            raise Problem("makes-no-boards", game=game.name)
        within(game.players, players, "wrong-number-of-seats", game=game.name)
        return await self._run(generated, game, seed, players)

    async def lay(self, game: Game, wish: LayWish) -> Laying:
        """How the laying of a board goes on; raises Problem."""
        found = laid_of(game)
        within(game.players, wish.players, "wrong-number-of-seats", game=game.name)
        within((found.least, found.most), wish.size, "wrong-size")
        return msgspec.convert(await self._run(laid, game, wish), Laying)

    async def keep_laid(
        self, game: Game, data: Mapping[str, Any], guest: str, now: int
    ) -> tuple[LoadedBoard, tuple[NewRow, ...]]:
        """A board that was laid at a table of a guest, and the row to keep it by where it is not kept yet."""
        text = canonical(data)
        name, tidy = name_of(game.name, text), json.loads(text)
        board = await self._run(game.made_board, tidy, name)
        known = await self._store.board(game.name, name) is not None
        return board, () if known else (_row(name, game.name, board.title, text, guest, now),)

    async def of_guest(self, game: Game, guest: Guest) -> list[BoardLine]:
        """The boards that a guest made, the newest first."""
        found = await self._store.boards_of(game.name, guest.id)
        return [BoardLine(row.id, row.title, row.made_at) for row in found]

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)


def _row(name: str, game: str, title: str, text: str, guest: str, now: int) -> NewRow:
    return rows.boards, {
        "id": name, "game": game, "title": title[:80], "data": text, "guest_id": guest, "made_at": now
    }  # fmt: skip


def _open_to_boards(game: Game) -> None:
    if not game.open_boards:
        raise Problem("no-open-boards", game=game.name)
