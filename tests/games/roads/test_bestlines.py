"""The best lines known: each is a whole game of one player that the rules allow, with the points that its file says."""

from pathlib import Path

import pytest

import lautta
from lautta.core.game_files import GameFile, result_line
from lautta.games.roads.show import bestlines
from lautta.players import maker_of
from lautta.players.playing import play_out

GAME = lautta.game("roads")


def known(board: str) -> GameFile:
    found = bestlines.best_line(board)
    assert found is not None
    return found


@pytest.mark.parametrize("board", bestlines.names())
def test_what_the_file_says_comes_out(board: str) -> None:
    file = known(board)
    assert (file.game, file.board, file.players, file.rules) == ("roads", board, 1, GAME.rules.version)
    assert file.result and file.final
    state = file.replay()
    assert state.over and result_line(state) == file.result and state.players == 1


@pytest.mark.parametrize("board", bestlines.names())
def test_twice_is_twice(board: str) -> None:
    points = known(board).replay().scores[0]
    assert bestlines.is_twice(board) == (points >= 2 * bestlines.points_of_sense(board))


@pytest.mark.slow
@pytest.mark.parametrize("board", bestlines.names())
def test_sense_has_so_many(board: str) -> None:
    state = known(board).start()
    play_out(state, [maker_of("sense", GAME)(1)])
    assert state.scores[0] == bestlines.points_of_sense(board)


def test_there_are_some_and_no_others() -> None:
    assert len(bestlines.names()) >= 3 and set(bestlines.names()) <= set(GAME.boards.names)
    assert bestlines.best_line("no_such_map") is None


@pytest.mark.parametrize("board", bestlines.names())
def test_the_page_tells_the_same(board: str) -> None:
    page = Path(__file__).parents[3] / "docs/solving.md"
    points = known(board).replay().scores[0]
    assert f"| {board} | {bestlines.points_of_sense(board)} | {points} |" in page.read_text(encoding="utf-8")
