"""Information on a game without a table: players, actions, and how to draw and describe a position."""

from functools import cache

import msgspec

from lautta import players
from lautta.core import fields as kinds
from lautta.core.boards import LoadedBoard
from lautta.core.game import Game, defaults
from lautta.players.advice import can_advise
from lautta.server.messages.games import (
    ActionInfo,
    BoardTitle,
    ComputerInfo,
    FieldInfo,
    GameInfo,
    GameWords,
    GridInfo,
    LaidSizes,
    LessonInfo,
    OptionInfo,
    ParamInfo,
    PlacesInfo,
    Span,
)
from lautta.server.messages.parts import Refusal
from lautta.server.table.levels import has_day, person
from lautta.words import LANGUAGES, Words


@cache
def info_of(game: Game, own: LoadedBoard | None = None) -> GameInfo:
    """Everything about a game, on a server that may have a board of its own for it."""
    words = game.space(game.board()).words
    return GameInfo(
        name=game.name,
        words={language: _words(game, language) for language in LANGUAGES},
        players=Span(*game.players),
        rules_version=game.rules.version,
        boards=[_board_title(board, board is own) for board in (*map(game.board, game.boards.offered), own) if board],
        lessons=[LessonInfo(one.name) for one in game.lessons.values()],
        options=[OptionInfo(o.name, list(o.values), o.values[0]) for o in game.position.options],
        computers=computers_of(game),
        absent=players.absent(game),
        thinks=[number for number in range(game.players[0], game.players[1] + 1) if can_advise(game, number)],
        actions=[
            ActionInfo(
                action.name, [ParamInfo(p.name, list(words[p]) if p.seat else []) for p in action.params], action.text
            )
            for action in game.table.actions
        ],
        fields=[_field(game, field) for field in game.position.fields] if tells_fields(game) else [],
        refusals=[Refusal(reason.name, reason.chapter) for reason in game.rules.reasons if not reason.form],
        hides=game.hidden is not None,
        plans=game.plans is not None,
        standing=list(game.standing.names) if game.standing else [],
        rest=game.standing.rest if game.standing else None,
        open_boards=game.boards.open,
        makes_boards=game.boards.make is not None,
        lays_boards=msgspec.convert(game.boards.laying, LaidSizes, from_attributes=True)
        if game.boards.laying
        else None,
        compares=game.alone is not None,
        daily=has_day(game),
    )


def tells_fields(game: Game) -> bool:
    """Does the public part of a position consist of its fields alone?"""
    return game.clients.public is defaults.public


def computers_of(game: Game) -> list[ComputerInfo]:
    """Whom one can play a game against, with how many players."""
    numbers = range(game.players[0], game.players[1] + 1)
    offered = {number: [kind.name for kind in players.offered(game, number)] for number in numbers}
    usual = {number: players.usual(game, number) for number in numbers}
    return [
        ComputerInfo(
            level,
            person(level),
            [number for number in numbers if level in offered[number]],
            [number for number in numbers if level == usual[number]],
        )
        for level in dict.fromkeys(level for levels in offered.values() for level in levels)
    ]


def _board_title(board: LoadedBoard, own: bool) -> BoardTitle:
    return BoardTitle(board.name, board.title, board.data.get("players"), own)


def _words(game: Game, language: str) -> GameWords:
    words, (title, summary) = Words(language), (f"{game.name}-title", f"{game.name}-summary")
    called = {kind.name: f"{game.name}-level-{kind.name}" for kind in players.kinds(game)}
    return GameWords(
        words.say(title) if words.knows(title) else game.name,
        words.say(summary) if words.knows(summary) else "",
        {level: words.say(key) for level, key in called.items() if words.knows(key)},
    )


def _field(game: Game, field: kinds.Field) -> FieldInfo:
    """The type of a field, so that a page that knows nothing of the game can show it."""
    match field:
        case kinds.Grid():
            return FieldInfo(field.name, "grid", grid=_grid(game, field))
        case kinds.Seat():
            return FieldInfo(field.name, "seat")
        case kinds.Several(item=kinds.Seat()):
            return FieldInfo(field.name, "seats")
        case kinds.Turn():
            return FieldInfo(field.name, "turn")
        case kinds.Each():
            fields = [_field(game, each) for each in field.fields]
            return FieldInfo(field.name, "players" if field.count == "seats" else "parts", fields)
    return FieldInfo(field.name, "value")


def _grid(game: Game, grid: kinds.Grid) -> GridInfo:
    return GridInfo(grid.signs, list(grid.seats), _places(game, grid))


def _places(game: Game, grid: kinds.Grid) -> PlacesInfo | None:
    """The names of a grid's places, by which actions mean them; None for boards that name them otherwise."""
    words = game.space(game.board()).words
    params = [param for action in game.table.actions for param in action.params if param.name in grid.params]
    names = [words[param] for param in params]
    if not names or any(each != names[0] for each in names):
        return None
    return PlacesInfo(list(dict.fromkeys(param.name for param in params)), list(names[0]))
