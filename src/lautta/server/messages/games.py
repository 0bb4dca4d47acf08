"""The games that can be played here, with their boards, options, actions and words."""

from lautta.server.messages.parts import Answer


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
    """A kind of action, with its parameters in the order in which `legal` has them."""

    name: str
    params: list[ParamInfo]


class LaidSizes(Answer, frozen=True):
    """Of how many pieces players may lay a board, and how many that are `each` for everybody, as a rule."""

    least: int
    most: int
    each: int


class GameWords(Answer, frozen=True):
    """What a game is called and what it is about, in one language."""

    title: str
    summary: str


class Catalogue(Answer, frozen=True):
    """All words of a game in one language, as Fluent has them."""

    fluent: str


class GameInfo(Answer, frozen=True):
    """A game that can be played here.

    `plans`: it has phases in which several seats plan at the same time. `standing`: answers that a seat may leave.
    `open_boards`: people may make boards; `makes_boards`: it makes some itself; `lays_boards`: players
    may lay one together, else null. `lessons` are boards that teach. `words` has every language.
    """

    name: str
    words: dict[str, GameWords]
    players: Span
    rules_version: int
    boards: list[BoardTitle]
    options: list[OptionInfo]
    computers: list[str]
    actions: list[ActionInfo]
    plans: bool
    standing: list[str]
    open_boards: bool
    makes_boards: bool
    lays_boards: LaidSizes | None
    lessons: list[str]
