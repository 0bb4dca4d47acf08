"""Game files: read back, replayed, and every damage named with its place."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from tests.duel.game import GAME

import lautta
from lautta.core import registry
from lautta.core.game_files import DamagedGame, GameFile, final_key


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    registry.register(GAME)
    yield
    registry.forget(GAME.name)


def played(redraw: bool = False) -> GameFile:
    state = GAME.new(seed=5)
    file = GameFile.of(state, 5, {0: "Anna", 1: "Ben; the quick"})
    while not state.over:
        if redraw and state.record.turn == 2 and state.to_move == (0, 1):
            state.redraw(9)
            file.redraw(9)
        seat = state.to_move[-1]
        file.add(seat, state.actions(seat)[0].text)
        state.apply(state.legal(seat)[0], seat)
    file.close(state)
    return file


@pytest.mark.parametrize("redraw", [False, True])
def test_a_file_reads_back_and_replays(redraw: bool, tmp_path: Path) -> None:
    file = played(redraw)
    path = tmp_path / "game.txt"
    file.save(path)
    again = lautta.GameFile.load(path)
    assert again.text() == file.text() and again.names[1] == "Ben, the quick"
    assert final_key(again.replay()) == file.final
    assert ("redraw 9" in file.text()) is redraw
    assert [state.record.turn for _, state in again.states()][-1] == 4


def test_a_file_holds_a_board_that_has_the_name_of_another() -> None:
    state = GAME.new(seed=5, board=GAME.made_board({"cards": 9}, "small"))
    assert GameFile.parse(GameFile.of(state, 5).text()).start().board.hash == state.board.hash


def test_comments_and_blanks_do_not_matter() -> None:
    text = played().text().replace("2 play", "\n; what follows is bold\n2   play", 1)
    assert GameFile.parse(text).replay().over


def test_several_actions_of_a_seat_share_a_line() -> None:
    file = GameFile("duel", "small", "", 2, 1, steps=[])
    for action in ("play c1", "play c2"):
        file.add(0, action)
    assert file.text().endswith("\n1 play c1, play c2\n")
    assert [step.action for step in GameFile.parse(file.text()).steps] == ["play c1", "play c2"]


def damaged(old: str, new: str) -> str:
    text = played().text()
    assert old in text
    return text.replace(old, new, 1)


FIRST = next(line for line in played().text().splitlines() if line.startswith("2 play"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("lautta game 1", "chess", "line 1: a game file begins with `lautta game 1`"),
        ("board: small", "bored: small", "line 3: there is no header 'bored'"),
        ("rules: 1", "rules: one", "rules is a number, not 'one'"),
        ("rules: 1", "rules: 7", "version 7 of the rules; no known release of Lautta plays it"),
        ("players: 2", "players: 3", "duel is for 2 to 2 players, not 3"),
        ("players: 2", "players: 2\nplayers: 2", "the header players is there twice"),
        ("board: small ", "board: small 00", "another version of the board small"),
        ("seed: 05", "seed: x5", "a seed is 64 hexadecimal digits"),
        ("seed: 05", "seed: 06", "action "),
        ("game: duel", "game: chess", "there is no game 'chess'"),
        (FIRST, "3 play c1", "there is no player 3"),
        (FIRST, "two play c1", "a line begins with the number of a player"),
        (FIRST, "2 play c1,", "an action is missing"),
        (FIRST, "redraw x", "redraw names the branch"),
        (FIRST, "1 play c1", "action 1: player 1 may not do 'play c1': duel-refused-not-held"),
        (FIRST, "2 jump", "action 1: 'jump' is not an action"),
        ("final: ", "final: 00", "the last position is not the one that the file names"),
        ("result: won by ", "result: won by 2 ", "the game ended differently: won by"),
    ],
)
def test_damage_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(DamagedGame) as caught:
        GameFile.parse(damaged(old, new)).replay()
    assert message in str(caught.value)


def test_a_file_of_a_running_game_keeps_the_secret() -> None:
    file = played()
    file.seed, file.seed_hash = None, sha256((5).to_bytes(32, "little")).hexdigest()
    again = GameFile.parse(file.text())
    with pytest.raises(DamagedGame, match="published when the game is over"):
        again.replay()
    again.seed = (5).to_bytes(32, "little")
    assert again.replay().over
    again.seed_hash = "0" * 64
    with pytest.raises(DamagedGame, match="hash was published"):
        again.replay()


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DamagedGame, match="not UTF-8 text"):
        GameFile.load(tmp_path / "x")
