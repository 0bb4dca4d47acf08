"""What a learning program needs to know about a game before it starts, and the id under which results are cited."""

from collections.abc import Iterator, Mapping
from ctypes import Structure, sizeof
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex
from urllib.parse import quote

if TYPE_CHECKING:
    import numpy

    from lautta.core.game.game import Game
    from lautta.core.game.reading import BoardLike


class Part(NamedTuple):
    """One field of an observation: the kind of its numbers as NumPy writes it ("u1"), offset, shape, strides in bytes.

    The name is a path through the records, as "players.hand"; the first axis of that one is the seat.
    """

    name: str
    kind: str
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]


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


def parts_of(record: type[Structure]) -> tuple[Part, ...]:
    """Return the numbers of a record in the order of their offsets."""
    import numpy as np

    return tuple(_parts(np.dtype(record)))


def _parts(dtype: Any, name: str = "", at: int = 0, shape: Any = (), strides: Any = ()) -> Iterator[Part]:
    """The numbers of a structured type in the order of their offsets."""
    if dtype.subdtype:
        inner, more = dtype.subdtype
        steps = [inner.itemsize]
        for length in reversed(more[1:]):
            steps.insert(0, steps[0] * length)
        yield from _parts(inner, name, at, (*shape, *more), (*strides, *steps))
    elif dtype.names is None:
        yield Part(name, dtype.str.lstrip("|<"), at, shape, strides)
    else:
        for field in dtype.names:
            inner, offset = dtype.fields[field][:2]
            yield from _parts(inner, f"{name}.{field}".lstrip("."), at + offset, shape, strides)
