"""Boards that people make, and what is wrong with them."""

from typing import Annotated, Any

from msgspec import Meta

from lautta.server.messages.parts import MOST_SEATS, Answer, Request


class BoardRequest(Request, frozen=True):
    """A board that somebody makes, as a board file of the game has it."""

    data: dict[str, Any]


class NewBoardRequest(Request, frozen=True):
    """From which number, and for how many, a board shall be made."""

    seed: Annotated[int, Meta(ge=0, lt=2**53)]
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class BoardTrouble(Answer, frozen=True):
    """One thing that is wrong with a board, or that should be known of it, at a path of its data such as `$.tiles[3]`.

    `key` is a message of the catalogues with its variables `args`, and stable; `message` says it in the language that
    was asked for.
    """

    path: str
    key: str
    args: dict[str, str | int]
    message: str


class BoardCheck(Answer, frozen=True):
    """What is wrong with a board; a board with `warnings` only may be played on."""

    problems: list[BoardTrouble]
    warnings: list[BoardTrouble]


class MadeBoard(Answer, frozen=True):
    """A board that is kept, by its name: the hash of what is on it."""

    board: str
    title: str
    warnings: list[BoardTrouble]


class BoardLine(Answer, frozen=True):
    """A board that I made."""

    board: str
    title: str
    made: int
