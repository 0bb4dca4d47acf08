"""The games on this server, with their boards, options, actions and texts."""

from typing import Literal

from lautta.server.messages.parts import Answer, Refusal


class Span(Answer, frozen=True):
    """The smallest and the largest number of players."""

    min: int
    max: int


class BoardTitle(Answer, frozen=True):
    """A board that comes with a game, or the server's `own`; `players` if it was made for a certain number."""

    name: str
    title: str
    players: int | None
    own: bool


class OptionInfo(Answer, frozen=True):
    """A rule option: the values that a table can choose from."""

    name: str
    values: list[str]
    default: str


class ParamInfo(Answer, frozen=True, omit_defaults=True):
    """A parameter of an action. `seats`: the values that mean seats, in order, where it is one.

    Sentences of the log have such a parameter under its name, as the number of the seat.
    """

    name: str
    seats: list[str] = []


class ActionInfo(Answer, frozen=True):
    """A kind of action, with its parameters in the same order as in `legal`.

    `text` is its notation, such as `drop {column}`.
    """

    name: str
    params: list[ParamInfo]
    text: str


class LaidSizes(Answer, frozen=True):
    """How many pieces a board that the players lay can have: at `least`, at `most`, and usually per player (`each`)."""

    least: int
    most: int
    each: int


class PlacesInfo(Answer, frozen=True):
    """The places on a grid: which parameters of actions name one, and the names of all of them.

    There is a name for each cell (row by row), for each column or for each row.
    """

    params: list[str]
    names: list[str]


class GridInfo(Answer, frozen=True):
    """How to draw a grid: `signs` begins with that of an empty cell; `seats` has the signs of each seat's pieces."""

    signs: str
    seats: list[str]
    places: PlacesInfo | None


class FieldInfo(Answer, frozen=True, omit_defaults=True):
    """What a field in the public part of a position means.

    A `seat` and `seats` count from 0, a `turn` from 1. `players` has an entry with these `fields` for each seat, and
    `parts` any number of such entries. A `grid` is a list of rows, from the top.
    """

    name: str
    kind: Literal["value", "turn", "seat", "seats", "grid", "players", "parts"]
    fields: list["FieldInfo"] = []
    grid: GridInfo | None = None


class ComputerInfo(Answer, frozen=True):
    """A kind of computer player to play against, of which `person` is the name, if it is a person's.

    `players`: the numbers of players with which it can play; `usual`: those at which it plays where none is chosen.
    """

    name: str
    person: str | None
    players: list[int]
    usual: list[int]


class GameWords(Answer, frozen=True):
    """The title and summary of a game in one language, and its own names for computer players (`levels`), if any."""

    title: str
    summary: str
    levels: dict[str, str]


class Catalogue(Answer, frozen=True):
    """All texts of a game in one language, as a Fluent catalogue."""

    fluent: str


class LessonInfo(Answer, frozen=True):
    """A lesson by its name."""

    name: str


class GameInfo(Answer, frozen=True):
    """A game that can be played on this server.

    `hides`: seats have secrets from each other, besides their plans. `plans`: it has phases in which several seats
    plan at the same time. `standing`: the standing answers that a seat can choose from, `rest`: the one for the rest
    of a turn. `open_boards`: people can make boards for it. `makes_boards`: it can generate boards from a seed.
    `lays_boards`: players can lay the board together, or null. `lessons`: those that teach the game, in order.
    `computers`: whom one can play against, from gentle to hard if they are bots. `absent`: the bots who do not
    play here, as the rules are not compiled. `thinks`: the numbers of players with whom it is known how to play it
    well, so that there are advice and reviews. `words`: its title and summary in each language. `fields`: what the
    fields of a position mean, where its public part is just the fields of the position. `refusals`: the reasons for
    which the rules can refuse an action. `compares`: games that one player has played can be looked at beside each
    other. `daily`: it has a game of the day.
    """

    name: str
    words: dict[str, GameWords]
    players: Span
    rules_version: int
    boards: list[BoardTitle]
    options: list[OptionInfo]
    computers: list[ComputerInfo]
    absent: list[str]
    thinks: list[int]
    actions: list[ActionInfo]
    fields: list[FieldInfo]
    refusals: list[Refusal]
    hides: bool
    plans: bool
    standing: list[str]
    rest: str | None
    open_boards: bool
    makes_boards: bool
    lays_boards: LaidSizes | None
    compares: bool
    daily: bool
    lessons: list[LessonInfo]
