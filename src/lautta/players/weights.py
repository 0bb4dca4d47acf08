"""Files of weights: a line of JSON with their purpose and training, then the numbers.

A file has a mark of the features and rules of the training. If they have changed since, the file is refused, because
the network would play nonsense.
"""

import json
import zlib
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any

from lautta.core.current_game import Thinking
from lautta.core.game import Game
from lautta.players.network import FIRST, OUTPUTS, SECOND, Network
from lautta.players.one_ply import Workspace
from lautta.players.thinking import module_for

FILE = ".net"  # how the name of such a file ends
FORMAT = 1
LARGEST = 4_000_000  # bytes of a file that is read
STRIDE, POSITIONS = 9, 8  # random decisions between the positions that the mark is made of, and how many there are
UNCHANGED = ("second", "last", "first_bias", "second_bias", "last_bias")  # parts whose size is that of the record


class BadWeights(ValueError):
    """An unusable file of weights; `reason` is in English."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place, self.reason = place, reason


@dataclass(frozen=True, slots=True)
class Weights:
    """A network with its game and number of players; `card` describes the training."""

    game: str
    players: int
    network: Network
    card: dict[str, Any]


def thinking_of(game: Game) -> Thinking:
    """Return the declaration of a game for thinking players; raises BadWeights without one."""
    if game.thinking is None:
        raise BadWeights(game.name, "this game says nothing about how players that think see it")
    return game.thinking


@cache
def mark_of(game: Game, players: int) -> int:
    """Return a hash of the features of some random positions: 64 bits, never 0."""
    thinking = thinking_of(game)
    entries, workspace, digest = module_for(thinking), Workspace(), blake2b(digest_size=8)
    digest.update(f"{game.name} {players} {thinking.inputs} {FIRST} {SECOND} {OUTPUTS}".encode())
    state = game.new(players, seed=players)
    for place in range(POSITIONS):
        for seat in range(players):
            seen = state.view(seat)
            for code in (-1, *seen.legal(seat)[:2]):
                trial = type(seen.record)()
                entries.look(seen.board.record, seen.record, trial, workspace, seat, code)
                for i in range(workspace.inputs.count):
                    digest.update(b"%d %d " % (workspace.inputs.index[i], workspace.inputs.amount[i]))
        state.engine.simulate(state.board.record, state.record, STRIDE, place)
    return int.from_bytes(digest.digest(), "big") or 1


def weights_path(game: Game, players: int) -> Path:
    """Return the path of the weights of a game: `weights/<players>.net` in its package."""
    return Path(import_module(game.package).__path__[0]) / "weights" / f"{players}{FILE}"


@cache
def weights_of(game: Game, players: int) -> Weights:
    """Return the weights that come with a game; raises BadWeights, and OSError if there are none."""
    path = weights_path(game, players)
    return read(path.read_bytes(), game, players, str(path))


def has_weights(game: Game, players: int) -> bool:
    """Do weights come with a game for so many players?"""
    return game.thinking is not None and bool(game.package) and weights_path(game, players).is_file()


@cache
def lacking(game: Game, players: int, searching: bool = True) -> str | None:
    """What thinking players lack for a game with so many players: "weights", or "compiled" rules for `searching`.

    With interpreted rules, a search takes many seconds, and a decision without search less than half a second.
    """
    if not has_weights(game, players):
        return "weights"
    if searching and not module_for(thinking_of(game)).compiled:
        return "compiled"
    try:
        weights_of(game, players)
    except (BadWeights, OSError):
        return "weights"
    return None


def written(weights: Weights, inputs: int) -> bytes:
    """Return a file of weights."""
    n = weights.network
    head = {
        "format": FORMAT,
        "game": weights.game,
        "players": weights.players,
        "inputs": inputs,
        "sizes": [FIRST, SECOND, OUTPUTS],
        "mark": f"{n.mark:016x}",
        "card": weights.card,
    }
    rows = b"".join(bytes(n.first[row]) for row in range(inputs))  # type: ignore[call-overload]
    body = rows + b"".join(bytes(getattr(n, part)) for part in UNCHANGED)
    return json.dumps(head).encode() + b"\n" + zlib.compress(body, 9)


def read(data: bytes, game: Game, players: int | None, place: str) -> Weights:
    """Return the weights in a file, for so many players or, with None, for those that it names.

    Raises BadWeights if they are not for this game with its present rules.
    """
    thinking = thinking_of(game)
    head, body = _parts(data, place)
    if players is None:
        players = next((number for number in range(1, game.players[1] + 1) if number == head.get("players")), 2)
    wanted = {
        "format": FORMAT,
        "game": game.name,
        "players": players,
        "inputs": thinking.inputs,
        "sizes": [FIRST, SECOND, OUTPUTS],
    }
    for name, value in wanted.items():
        if head.get(name) != value:
            raise BadWeights(place, f"{name} is {head.get(name)!r} there, and {value!r} here")
    mark, card = mark_of(game, players), head.get("card", {})
    if head.get("mark") != f"{mark:016x}":
        raise BadWeights(place, "features or rules have changed since; learn the game again with `lautta learn`")
    if not isinstance(card, dict):
        raise BadWeights(place, f"card is {card!r} there, and no object")
    return Weights(game.name, players, _network(body, thinking.inputs, mark, place), card)


def game_of(data: bytes, place: str) -> str:
    """Return the name of the game of a file of weights; raises BadWeights."""
    return str(_parts(data, place)[0].get("game"))


def _parts(data: bytes, place: str) -> tuple[dict[str, Any], bytes]:
    line, _, packed = data.partition(b"\n")
    try:
        head = json.loads(line)
        unpacker = zlib.decompressobj()
        body = unpacker.decompress(packed, LARGEST)
    except (ValueError, RecursionError, zlib.error) as error:
        raise BadWeights(place, f"this is no file of weights: {error}") from error
    if not isinstance(head, dict) or not unpacker.eof or unpacker.unused_data:
        raise BadWeights(place, "this is no file of weights, or not a whole one, or more than one")
    return head, body


def _network(body: bytes, inputs: int, mark: int, place: str) -> Network:
    network = Network(mark=mark)
    row = len(bytes(network.first[0]))  # type: ignore[call-overload]
    sizes = [inputs * row, *(len(bytes(getattr(network, part))) for part in UNCHANGED)]
    if len(body) != sum(sizes):
        raise BadWeights(place, f"there are {len(body)} bytes of numbers in place of {sum(sizes)}")
    whole = memoryview(bytearray(bytes(network)))
    at = 0
    for part, size in zip(("first", *UNCHANGED), sizes, strict=True):
        offset = getattr(Network, part).offset
        whole[offset : offset + size] = body[at : at + size]
        at += size
    return Network.from_buffer_copy(whole)
