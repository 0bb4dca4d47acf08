"""One game: players see their views and nothing else, its file replays, and a broken player is named."""

from dataclasses import replace

import msgspec
import pytest
from tests.arena.conftest import Begin
from tests.arena.players import Watcher
from tests.duel.game import GAME

from lautta.arena import BrokenPlayer, play
from lautta.arena.playing import Played, Table, seed_of
from lautta.arena.results import differences
from lautta.core.game_files import DamagedGame, GameFile

PLAYERS = "tests.arena.players"


def timeless(played: Played) -> Played:
    return replace(played, line=msgspec.structs.replace(played.line, ms=()))


def test_a_line_tells_what_its_file_replays(begin: Begin) -> None:
    task = begin().settings.task(0, 7, 1)
    played = play(task)
    line, state = played.line, GameFile.parse(played.text).replay()
    assert state.over and state.result
    assert (line.points, line.places, line.winners) == (state.result.scores, state.result.places, state.result.winners)
    assert (line.seed, line.players, line.file) == (7, task.names, task.file)
    assert sum(line.decisions) == 8
    assert all(0 < pace.mean <= pace.most for pace in line.ms)
    assert differences(line, played.text) == ()


def test_the_same_task_is_the_same_game(begin: Begin) -> None:
    settings = begin().settings
    assert timeless(play(settings.task(0, 3, 0))) == timeless(play(settings.task(0, 3, 0)))
    assert play(settings.task(0, 3, 0)).text != play(settings.task(0, 4, 0)).text


def test_a_board_of_ones_own_travels_along() -> None:
    board = GAME.made_board({"cards": 9}, "mine")
    table = msgspec.json.decode(msgspec.json.encode(Table.of(GAME, board, {}, 2)), type=Table)
    assert table.new(1).board.hash == board.hash
    assert Table.of(GAME, GAME.board("large"), {}, 2).board_data is None


def test_players_are_shown_the_view_of_their_seat(begin: Begin) -> None:
    Watcher.seen.clear()
    play(begin("random", f"{PLAYERS}:Watcher").settings.task(0, 5, 0))
    assert len(Watcher.seen) == 4
    for view, seat in Watcher.seen:
        assert (seat, view.viewer) == (1, 1)  # type: ignore[attr-defined]
        assert not any(bytes(view.record.chance)), "the generator"
        assert view.record.players[0].hand == 0, "the other hand"


def test_seeds_of_players_follow_from_game_and_seat_and_do_not_tell_it(begin: Begin) -> None:
    Watcher.seeds.clear()
    settings = begin("random", f"{PLAYERS}:Watcher").settings
    for seed, seating in ((5, 0), (5, 0), (5, 1), (6, 0)):
        play(settings.task(0, seed, seating))
    assert Watcher.seeds == [seed_of(5, 1), seed_of(5, 1), seed_of(5, 0), seed_of(6, 1)]
    assert len(set(Watcher.seeds)) == 3
    assert min(abs(one - other) for one in Watcher.seeds for other in range(1000)) > 1000


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Crashing", "ZeroDivisionError: no more ideas"),
        ("Cheating", "player 2 may not do 'play c"),
        ("Unmade", "MemoryError: too clever"),
        ("Silent", "is not an action"),
    ],
)
def test_a_broken_player_is_named_with_its_game(begin: Begin, name: str, why: str) -> None:
    task = begin("random", f"{PLAYERS}:{name}").settings.task(0, 5, 0)
    with pytest.raises(BrokenPlayer, match=f"{name} in seat 2, seed 5, match1-seed5-seating1.txt") as caught:
        play(task)
    broken = caught.value
    assert (broken.name, broken.seat, broken.task) == (f"{PLAYERS}:{name}", 1, task)
    assert why in broken.why


def test_a_crash_is_told_with_its_place(begin: Begin) -> None:
    with pytest.raises(BrokenPlayer, match=r"players\.py, line \d+"):
        play(begin("random", f"{PLAYERS}:Crashing").settings.task(0, 5, 0))


def test_the_file_of_a_broken_game_ends_with_what_was_refused(begin: Begin) -> None:
    with pytest.raises(BrokenPlayer) as caught:
        play(begin("random", f"{PLAYERS}:Cheating").settings.task(0, 5, 0))
    record = GameFile.parse(caught.value.text)
    with pytest.raises(DamagedGame) as damaged:
        record.replay()
    assert damaged.value.key == "core-illegal" and damaged.value.action == len(record.steps)
