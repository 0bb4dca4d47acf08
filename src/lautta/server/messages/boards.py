"""Boards that people make, and problems with them."""

from typing import Annotated, Any

from msgspec import Meta

from lautta.server.messages.parts import MOST_SEATS, Answer, Request


class BoardRequest(Request, frozen=True):
    """A board, in the format of the game's board files."""

    data: dict[str, Any]


class NewBoardRequest(Request, frozen=True):
    """The seed and the number of players to generate a board from."""

    seed: Annotated[int, Meta(ge=0, lt=2**53)]
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class BoardIssue(Answer, frozen=True):
    """An error in a board, or a warning about it; `path` says where in its data, such as `$.tiles[3]`.

    `key` names a message in the catalogues and never changes; `args` are its variables. `message` is the sentence in
    the language of the request.
    """

    path: str
    key: str
    args: dict[str, str | int]
    message: str


class BoardCheck(Answer, frozen=True):
    """The errors in a board, and warnings about it. A board that has only `warnings` can be played on."""

    problems: list[BoardIssue]
    warnings: list[BoardIssue]


class MadeBoard(Answer, frozen=True):
    """A board that has been saved. Its name, `board`, is a hash of its contents."""

    board: str
    title: str
    warnings: list[BoardIssue]


class BoardLine(Answer, frozen=True):
    """One of the boards that you made."""

    board: str
    title: str
    made: int
