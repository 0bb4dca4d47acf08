"""The cities that players learn on: sound boards, all kinds of them, always the same."""

from collections import Counter

import pytest

from lautta.games.amsterdam.board.cities import BONUSES, made
from lautta.games.amsterdam.game import GAME
from lautta.learn.self_play_tasks import PRACTICE_BOARDS


@pytest.mark.slow
def test_every_city_is_a_board() -> None:
    kinds: Counter[str] = Counter()
    for number in range(PRACTICE_BOARDS):
        board = GAME.load_board(made(number))  # raises where something is wrong
        assert board.record.carts > board.record.max_length  # type: ignore[attr-defined]
        kinds[board.data["end_bonus"]["type"]] += 1
    assert set(kinds) == set(BONUSES) and min(kinds.values()) == PRACTICE_BOARDS // len(BONUSES)


def test_a_number_gives_the_same_city_again_and_another_one_another() -> None:
    cities = [made(number) for number in range(40)]
    assert cities == [made(number) for number in range(40)]
    assert len({str(city["routes"]) for city in cities}) == 40
    assert {len(city["cards"]) - 1 for city in cities} == {3, 4, 5, 6, 7}
