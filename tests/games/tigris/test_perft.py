"""The numbers of action sequences, as data, and as the naive game counts them."""

from typing import Any

import pytest
from tests.games.tigris.naive.reading import world
from tests.games.tigris.perft import naive_perft, perft, start, table

TABLE = table()


@pytest.mark.parametrize("entry", TABLE, ids=[entry["name"] for entry in TABLE])
def test_there_are_as_many_sequences_as_written(entry: dict[str, Any]) -> None:
    state, counts = start(entry), entry["counts"]
    lists = counts if state.engine.compiled else [count for count in counts if count <= 60]
    deep = min(len(counts), len(lists) + 1)  # a list for each sequence that is one shorter
    assert [perft(state, depth + 1) for depth in range(deep)] == counts[:deep]


@pytest.mark.parametrize(
    ("name", "depth"),
    [("page 7, a revolt", 3), ("page 8, wars", 4), ("page 10, a monument", 2), ("four wars", 6), ("treasures", 2)],
)
def test_the_naive_game_counts_the_same(name: str, depth: int) -> None:
    entry = next(entry for entry in TABLE if entry["name"] == name)
    assert naive_perft(world(start(entry)), depth) == entry["counts"][depth - 1]
