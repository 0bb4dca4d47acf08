"""The record as JSON for clients: what everybody may know, and what one seat knows besides.

Both are made from a view. Seats count from 0; squares, tiles, leaders, colours and monuments go by their names.
"""

from typing import NotRequired, TypedDict

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.games.tigris.board import marks
from lautta.games.tigris.rules.monuments import build_candidates
from lautta.games.tigris.rules.treasures import leave_candidates
from lautta.games.tigris.state import (
    BUILD,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    CONFLICTS,
    DYNASTY_NAMES,
    ENDS,
    HAND,
    LAST_TREASURES,
    LEADER_NAMES,
    MONUMENT_COLOURS,
    MONUMENT_NAMES,
    MONUMENTS,
    NONE,
    OVER,
    PHASES,
    RED,
    REVOLT,
    ROWS,
    SUPPORT,
    TILE_NAMES,
    TILES,
    TREASURE,
    WAR,
    Board,
    State,
)


class StandingLeader(TypedDict):
    """A leader on the board: the temples beside it, which count in a revolt, and its supporters, which do in a war."""

    seat: int
    leader: str
    square: str
    temples: int
    supporters: int


class Kingdom(TypedDict):
    """A kingdom: all its squares, its leaders, where its treasures lie (`corners`: which go first), its monuments."""

    squares: list[str]
    leaders: list[StandingLeader]
    treasures: list[str]
    corners: list[str]
    monuments: list[str]


class Side(TypedDict):
    """One side of a conflict: its strength on the board, what it has added (null: not yet), and what supports it."""

    seat: int
    square: str
    board: int
    added: int | None
    squares: list[str]


class Conflict(TypedDict):
    """A revolt or a war of two leaders; `colour` is that of the tiles that may be added; `asked` adds next."""

    kind: str
    leader: str
    colour: str
    attacker: Side
    defender: Side
    asked: int


class Offer(TypedDict):
    """A square of four, by its upper left corner, and the monuments that may be built on it."""

    square: str
    monuments: list[str]


class Monument(TypedDict):
    """A monument, and the upper left of its four squares once it is built."""

    name: str
    colours: list[str]
    square: str | None


class PublicPlayer(TypedDict):
    """What everybody may know of a player. Points, treasures and score are told if the scores are open, or at the end.

    `leaders` has the square of each, null for one that is not on the board; `tiles` and `swapped` are numbers of tiles.
    """

    dynasty: str
    leaders: dict[str, str | None]
    tiles: int
    catastrophes: int
    swapped: int
    points: NotRequired[dict[str, int]]
    treasures: NotRequired[int]
    score: NotRequired[int]


class Public(TypedDict):
    """What everybody may know.

    `phase` is act, war, support, build, treasure or over. `board` has a text for each row, with a sign for each square
    as in a position text. `placed` is the tile of this action, `joining` the one that joins two kingdoms while they are
    at war. `wars` are the leaders in conflict of which one is to be chosen, `offers` where monuments can be built now,
    `leave` the squares of the treasures of which `trader`'s owner leaves one. On tiles of the squares `spent` no
    monument can be built, as one was declined there.
    """

    phase: str
    turn: int
    seat: int
    first: int
    actions: int
    board: list[str]
    placed: str | None
    joining: str | None
    kingdoms: list[Kingdom]
    conflict: Conflict | None
    wars: list[str]
    offers: list[Offer]
    leave: list[str]
    trader: int | None
    spent: list[str]
    monuments: list[Monument]
    treasures_left: int
    bag: int
    gone: dict[str, int]
    players: list[PublicPlayer]
    passes: int
    ended_by: NotRequired[str]


class Private(TypedDict):
    """What one seat knows besides: its tiles, its points and treasures, its score, and what it has swapped away."""

    hand: dict[str, int]
    points: dict[str, int]
    treasures: int
    score: int
    swapped: dict[str, int]


def public(view: GameState) -> Public:
    """What everybody may know."""
    loaded, s = view.board, view.record
    b: Board = loaded.record  # type: ignore[assignment]
    squares = loaded.names["squares"]
    asked = s.asked if s.phase == TREASURE else NONE
    known: Public = {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "seat": s.seat,
        "first": s.first,
        "actions": s.actions,
        "board": board(b, s),
        "placed": name_of(squares, s.placed),
        "joining": name_of(squares, s.placed if marks.joining(s) else NONE),
        "kingdoms": kingdoms(loaded, s),
        "conflict": conflict(squares, s) if s.phase == SUPPORT else None,
        "wars": [LEADER_NAMES[colour] for colour in range(COLOURS) if s.phase == WAR and s.wars >> colour & 1],
        "offers": offers(b, s, squares) if s.phase == BUILD else [],
        "leave": [squares[square] for square in leave_candidates(b, s, asked)] if s.phase == TREASURE else [],
        "trader": None if asked == NONE else asked,
        "spent": [squares[square] for square in marks.marks(marks.number_of(s.spent))],
        "monuments": [monument(squares, s, which) for which in range(MONUMENTS)],
        "treasures_left": marks.number_of(s.treasures).bit_count(),
        "bag": s.bag_size,
        "gone": marks.named_counts(TILE_NAMES, s.gone),
        "players": [public_player(squares, s, seat) for seat in range(s.seats)],
        "passes": s.passes,
    }
    if s.phase == OVER:
        known["ended_by"] = ENDS[s.ended_by]
    return known


class Sketch(TypedDict):
    """What a small picture shows: the board, as in `Public`, and the upper left squares of the monuments."""

    board: list[str]
    monuments: list[str]


def sketch(view: GameState) -> Sketch:
    """What lies on the board."""
    b: Board = view.board.record  # type: ignore[assignment]
    s: State = view.record
    squares = view.board.names["squares"]
    built = (name_of(squares, s.monument[which]) for which in range(MONUMENTS))
    return {"board": board(b, s), "monuments": [square for square in built if square]}


def board(b: Board, s: State) -> list[str]:
    """A text for each row, with a sign for each square."""
    signs = marks.signs(b, s)
    return [" ".join(signs[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]


def name_of(squares: tuple[str, ...], square: int) -> str | None:
    """The name of a square, if it is one."""
    return None if square == NONE else squares[square]


def kingdoms(loaded: LoadedBoard, s: State) -> list[Kingdom]:
    """All kingdoms, in the order of their first squares."""
    b: Board = loaded.record  # type: ignore[assignment]
    squares, treasures, corners = loaded.names["squares"], marks.number_of(s.treasures), marks.number_of(b.corners)
    built = [(name, s.monument[which]) for which, name in enumerate(MONUMENT_NAMES) if s.monument[which] != NONE]
    found = []
    for realm, standing in sorted(marks.realms(s).items(), key=lambda kingdom: kingdom[0] & -kingdom[0]):
        kingdom: Kingdom = {
            "squares": [squares[square] for square in marks.marks(realm)],
            "leaders": [standing_leader(squares, s, *leader) for leader in standing],
            "treasures": [squares[square] for square in marks.marks(realm & treasures)],
            "corners": [squares[square] for square in marks.marks(realm & treasures & corners)],
            "monuments": [name for name, square in built if realm >> square & 1],
        }
        found.append(kingdom)
    return found


def standing_leader(squares: tuple[str, ...], s: State, seat: int, colour: int, square: int) -> StandingLeader:
    """A leader on the board."""
    return {
        "seat": seat,
        "leader": LEADER_NAMES[colour],
        "square": squares[square],
        "temples": marks.temples_beside(s, square).bit_count(),
        "supporters": marks.supporters(s, seat, colour).bit_count(),
    }


def conflict(squares: tuple[str, ...], s: State) -> Conflict:
    """The conflict for which supporters are asked."""
    answering = s.asked == s.defender
    return {
        "kind": CONFLICTS[s.conflict],
        "leader": LEADER_NAMES[s.colour],
        "colour": COLOUR_NAMES[RED if s.conflict == REVOLT else s.colour],
        "attacker": side(squares, s, s.attacker, s.attack, s.added if answering else None),
        "defender": side(squares, s, s.defender, s.defence, None),
        "asked": s.asked,
    }


def side(squares: tuple[str, ...], s: State, seat: int, strength: int, added: int | None) -> Side:
    """One side of a conflict."""
    square = s.players[seat].leader[s.colour]
    behind = marks.temples_beside(s, square) if s.conflict == REVOLT else marks.supporters(s, seat, s.colour)
    return {
        "seat": seat,
        "square": squares[square],
        "board": strength,
        "added": added,
        "squares": [squares[supporter] for supporter in marks.marks(behind)],
    }


def offers(b: Board, s: State, squares: tuple[str, ...]) -> list[Offer]:
    """Where monuments can be built now."""
    found: dict[str, list[str]] = {}
    for which, square in build_candidates(b, s, s.seat):
        found.setdefault(squares[square], []).append(MONUMENT_NAMES[which])
    return [{"square": square, "monuments": found[square]} for square in found]


def monument(squares: tuple[str, ...], s: State, which: int) -> Monument:
    """A monument."""
    return {
        "name": MONUMENT_NAMES[which],
        "colours": [COLOUR_NAMES[colour] for colour in MONUMENT_COLOURS[which]],
        "square": name_of(squares, s.monument[which]),
    }


def public_player(squares: tuple[str, ...], s: State, seat: int) -> PublicPlayer:
    """What everybody may know of a player."""
    p = s.players[seat]
    known: PublicPlayer = {
        "dynasty": DYNASTY_NAMES[seat],
        "leaders": {name: name_of(squares, p.leader[colour]) for colour, name in enumerate(LEADER_NAMES)},
        "tiles": p.hand_size,
        "catastrophes": p.catastrophes,
        "swapped": p.swapped_size,
    }
    if s.phase == OVER or s.open_points:
        known["points"] = points(s, seat)
        known["treasures"] = p.treasures
        known["score"] = p.score
    return known


def points(s: State, seat: int) -> dict[str, int]:
    """The points of a player by colour."""
    return {name: s.players[seat].points[colour] for colour, name in enumerate(COLOUR_NAMES)}


def private(view: GameState, seat: int) -> Private:
    """What a seat knows besides."""
    s: State = view.record
    p = s.players[seat]
    return {
        "hand": marks.named_counts(TILE_NAMES, p.hand),
        "points": points(s, seat),
        "treasures": p.treasures,
        "score": p.score,
        "swapped": marks.named_counts(TILE_NAMES, p.swapped),
    }


class Facts(TypedDict):
    """Numbers of the rules: all tiles, tiles in a hand, and with how many treasures left on the board the game ends."""

    tiles: int
    hand: int
    last_treasures: int


def facts() -> Facts:
    """The rules' numbers that a client needs to show something."""
    return {"tiles": sum(TILES), "hand": HAND, "last_treasures": LAST_TREASURES}
