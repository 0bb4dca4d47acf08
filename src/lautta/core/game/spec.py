"""What a learning program needs to know about a game before it starts, and the id under which results are cited."""

import inspect
import re
from collections.abc import Iterator, Mapping
from ctypes import Structure, sizeof
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex
from urllib.parse import quote

if TYPE_CHECKING:
    import numpy

    from lautta.core.game.game import Game
    from lautta.core.game.reading import BoardLike


class Part(NamedTuple):
    """One field of an observation: the kind of its numbers as NumPy writes it ("u1"), offset, shape, strides in bytes.

    The name is a path through the records, as "players.hand"; the first axis of that one is the seat. Its meaning is
    the comment beside it in the source of the record, or the one beside the field that it is a part of.
    """

    name: str
    kind: str
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    meaning: str = ""


@dataclass(frozen=True, slots=True)
class Spec:
    """A game for a number of players on a board with its options.

    `id` names it with the versions of its rules and its observation: cite it, and store it with data. `actions` is the
    number of codes, `observation` that of the bytes that `GameState.observe` returns, `fields` what they are. `longest`
    bounds the decisions of a game; None: its rules set no bound. `utility` maps each kind of `GameState.returns` that
    has a bound to the least and the most.
    """

    id: str
    game: str
    players: int
    board: str
    board_hash: int
    rules: int
    options: Mapping[str, str]
    actions: int
    observation: int
    fields: tuple[Part, ...]
    dtype: "numpy.dtype[Any]"
    longest: int | None
    utility: Mapping[str, tuple[float, float]]

    def __hash__(self) -> int:
        return hash(self.id)


def spec(
    game: "Game", players: SupportsIndex | None, board: "BoardLike | None", options: Mapping[str, str] | None
) -> Spec:
    """Return the spec of a game; raises BadArgument and BoardError."""
    import numpy as np

    seats, loaded, chosen = game.seats(players), game.board(board), game.read_options(options)
    dtype = np.dtype(game.table.state)
    words = [f"{name}={value}" for name, value in chosen.items()]
    where = f"{quote(loaded.name, safe='')}-{loaded.hash:016x}"
    parts = [f"{game.name}-{game.rules.version}", where, f"{seats}-players", *words, f"observation-{game.layout[:8]}"]
    return Spec(
        id="/".join(parts),
        game=game.name,
        players=seats,
        board=loaded.name,
        board_hash=loaded.hash,
        rules=game.rules.version,
        options=chosen,
        actions=len(game.space(loaded)),
        observation=sizeof(game.table.state),
        fields=parts_of(game.table.state),
        dtype=dtype,
        longest=game.rules.longest(loaded.record, seats) if game.rules.longest else None,
        utility={
            "win": (-1 / (seats - 1) if seats > 1 else 0.0, 1.0),
            "place": (-1.0 if seats > 1 else 0.0, 1.0),
        },
    )


@cache
def parts_of(record: type[Structure]) -> tuple[Part, ...]:
    """Return the numbers of a record in the order of their offsets."""
    return tuple(_parts(record))


def _comments(record: type[Structure]) -> dict[str, str]:
    """What stands beside the fields of a record; nothing where its source is not there."""
    try:
        return dict(re.findall(r"^    (\w+): [^#\n]*# (.*)$", inspect.getsource(record), re.MULTILINE))
    except (OSError, TypeError):
        return {}


def _parts(kind: Any, name: str = "", at: int = 0, axes: Any = (), meaning: str = "") -> Iterator[Part]:
    """The numbers of a record, of a row, or a single one; `axes` are the lengths and strides of the rows around it."""
    if hasattr(kind, "_length_"):
        yield from _parts(kind._type_, name, at, (*axes, (kind._length_, sizeof(kind._type_))), meaning)
    elif not hasattr(kind, "_fields_"):
        shape, strides = zip(*axes, strict=True) if axes else ((), ())
        yield Part(name, f"{'u' if kind(-1).value > 0 else 'i'}{sizeof(kind)}", at, shape, strides, meaning)
    else:
        meanings = _comments(kind)
        for field, inner, *_ in kind._fields_:
            path, offset = f"{name}.{field}".lstrip("."), at + getattr(kind, field).offset
            yield from _parts(inner, path, offset, axes, meanings.get(field, meaning))
