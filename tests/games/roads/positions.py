"""Small maps and positions for the tests, as readable text, and what the tests ask of them."""

from functools import cache
from textwrap import dedent
from typing import Any

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.games.roads.fields import BY_NAME, Wall
from lautta.games.roads.game import GAME

IRRIGATED = f"wonder {'x' * 17}{'1' * 28}\n"  # of one player
RIVERS = """
p p         p
m:e p:w,e   .
p p         p
"""
LONG_RIVER = """
p    p       p       .
m:e  p:w,e   p:w,e   .
p    p       p       .
"""
JUNCTION = """
_        p            m:sw
m:e      p:w,ne,se    p
_        .            p
"""
LETTERS = {"w": "woods", "p": "pasture", "r": "rock", "m": "mountain", "d": "desert", ".": "sea"}


def data_of(picture: str, players: int = 2) -> dict[str, Any]:
    """A map as data: a line for each row, each drawn half a tile further right than the one above; _ is no tile.

    `p:e,w` is pasture with a river from east to west, `p*` a marked start.
    """
    tiles = []
    for r, line in enumerate(dedent(picture).strip("\n").splitlines()):
        for q, word in enumerate(line.split()):
            letter, _, river = word.partition(":")
            if letter != "_":
                tile: dict[str, Any] = {"q": q, "r": r, "terrain": LETTERS[letter[0]]}
                if river:
                    tile["river"] = river.split(",")
                if letter.endswith("*"):
                    tile["start"] = True
                tiles.append(tile)
    return {"game": "roads", "format": 1, "title": "Test", "players": players, "tiles": tiles}


@cache
def map_of(picture: str) -> LoadedBoard:
    """The board of a picture."""
    return GAME.load_board(data_of(picture))


def position(picture: str | LoadedBoard, text: str, **options: str) -> GameState:
    """A position, of one player and in movement unless the text says otherwise; everybody lives on the first bank."""
    board = map_of(picture) if isinstance(picture, str) else picture
    lines = dedent(text).strip("\n").splitlines()
    given = {line.split()[0]: line.split()[1:] for line in lines if line and line[0] != " "}
    seats = int(given["seats"][0]) if "seats" in given else 1
    defaults = {"seats": str(seats), "phase": "movement"}
    lines = [f"{name} {value}" for name, value in defaults.items() if name not in given] + lines
    lines += [f"player {number}" for number in range(lines_of_players(lines) + 1, seats + 1)]
    lines = with_homes(lines, board.names["banks"][0])
    head = ["lautta position 1", f"options {' '.join(f'{k}={v}' for k, v in options.items())}"]
    state = GAME.from_text("\n".join([*head[: 1 + bool(options)], *lines]) + "\n", board)
    assert state.status() == [], state.status()
    return state


def lines_of_players(lines: list[str]) -> int:
    """How many players the text tells of."""
    return sum(line.startswith("player ") for line in lines)


def with_homes(lines: list[str], home: str) -> list[str]:
    """Players who don't say where they live."""
    found: list[str] = []
    for i, line in enumerate(lines):
        found.append(line)
        if line.startswith("player ") and not any(other.startswith("  home ") for other in lines[i + 1 : i + 2]):
            found.append(f"  home {home}")
    return found


def why(state: GameState, action: str, seat: int = 0) -> str | None:
    """The name of the reason why something is refused, or None if it may be done."""
    reason = state.why_not(action, seat)
    return reason.name if reason else None


AS_IN_TEXTS = ("walls", "wonder", "work", "offer")


def done(state: GameState, *actions: str, seat: int = 0) -> GameState:
    """The position after some actions of a seat; `2: go t1 a2` is one of player 2."""
    after = state.copy()
    for action in actions:
        who, _, rest = action.partition(": ")
        after.apply(rest or action, int(who) - 1 if rest else seat)
        assert after.engine.validate(after.board.record, after.record) == 0, after.text()
    return after


def shown(state: GameState) -> dict[str, Any]:
    """The position by its fields, as in a position text, with what is worked out of it."""
    record, loaded = state.record, state.board
    document = dict(state.public())
    fields = {name: BY_NAME[name].get(record, loaded) for name in (*AS_IN_TEXTS, "players")}
    fields["wonder"] = [Wall.owner.words(owner) for owner in fields["wonder"]]
    fields["walls"] = {edge: [Wall.owner.words(owner), tokens] for edge, (owner, tokens) in fields["walls"].items()}
    players = [
        {**player, "transporters": written["transporters"]}
        for player, written in zip(document["players"], fields["players"], strict=True)
    ]
    return {**document, **fields, "players": players}


def goods(state: GameState, place: str) -> dict[str, int]:
    """What lies on a bank or rig."""
    found: dict[str, int] = shown(state)["goods"].get(place, {})
    return found


def transporter(state: GameState, name: str, seat: int = 0) -> dict[str, Any]:
    """A transporter of a player."""
    found: dict[str, Any] = shown(state)["players"][seat]["transporters"][name]
    return found


def at(state: GameState, name: str, seat: int = 0) -> str:
    """Where a transporter is."""
    return str(transporter(state, name, seat)["at"])


def cargo(state: GameState, name: str, seat: int = 0) -> dict[str, int]:
    """What a transporter carries."""
    found: dict[str, int] = transporter(state, name, seat).get("cargo", {})
    return found


def stuck(state: GameState, name: str, seat: int = 0) -> dict[str, int]:
    """What a transporter carries and may not move on."""
    document: Any = state.public()
    found: dict[str, int] = document["players"][seat]["transporters"][name].get("stuck", {})
    return found


def can(state: GameState, action: str, seat: int = 0) -> list[str]:
    """What a seat may do with an action, as the words after its name."""
    return [named.text.partition(" ")[2] for named in state.actions(seat) if named.name == action]
