"""The games that can be played here, with their boards, options, actions and words."""

from typing import Literal

from lautta.server.messages.parts import Answer, Refusal


class Span(Answer, frozen=True):
    """How many can play."""

    min: int
    max: int


class BoardTitle(Answer, frozen=True):
    """A board that comes with a game, and for how many it was made, if for a certain number."""

    name: str
    title: str
    players: int | None


class OptionInfo(Answer, frozen=True):
    """A reading of the rules that people may choose."""

    name: str
    values: list[str]
    default: str


class ParamInfo(Answer, frozen=True):
    """A parameter of an action."""

    name: str


class ActionInfo(Answer, frozen=True):
    """A kind of action, with its parameters in the order in which `legal` has them.

    `text` is how it is written, as `drop {column}`.
    """

    name: str
    params: list[ParamInfo]
    text: str


class LaidSizes(Answer, frozen=True):
    """Of how many pieces players may lay a board, and how many that are `each` for everybody, as a rule."""

    least: int
    most: int
    each: int


class PlacesInfo(Answer, frozen=True):
    """Places on a grid: the parameters of actions that mean one, and the names of all.

    There are as many names as cells (row by row), columns or rows.
    """

    params: list[str]
    names: list[str]


class GridInfo(Answer, frozen=True):
    """How a grid of signs is drawn: the sign of an empty cell is the first; for each seat the signs of its pieces."""

    signs: str
    seats: list[str]
    places: PlacesInfo | None


class FieldInfo(Answer, frozen=True, omit_defaults=True):
    """What an entry of the public part of a position is.

    A `seat` and `seats` count from 0, a `turn` from 1. `players` has an entry for each seat, of such `fields`, and
    `parts` any number of them. A `grid` has its rows, the first on top.
    """

    name: str
    kind: Literal["value", "turn", "seat", "seats", "grid", "players", "parts"]
    fields: list["FieldInfo"] = []
    grid: GridInfo | None = None


class GameWords(Answer, frozen=True):
    """What a game is called and what it is about, in one language; and computer players where it names them."""

    title: str
    summary: str
    levels: dict[str, str]


class Catalogue(Answer, frozen=True):
    """All words of a game in one language, as Fluent has them."""

    fluent: str


class GameInfo(Answer, frozen=True):
    """A game that can be played here.

    `hides`: a seat may know what others do not. `plans`: it has phases in which several seats plan at the same time.
    `standing`: answers that a seat may leave. `open_boards`: people may make boards; `makes_boards`: it makes some
    itself; `lays_boards`: players may lay one together, else null. `lessons` are boards that teach. `words` has every
    language. `fields` tell what the public part of a position is where it is all fields of the position, and `refusals`
    what the rules refuse.
    """

    name: str
    words: dict[str, GameWords]
    players: Span
    rules_version: int
    boards: list[BoardTitle]
    options: list[OptionInfo]
    computers: list[str]
    actions: list[ActionInfo]
    fields: list[FieldInfo]
    refusals: list[Refusal]
    hides: bool
    plans: bool
    standing: list[str]
    open_boards: bool
    makes_boards: bool
    lays_boards: LaidSizes | None
    lessons: list[str]
