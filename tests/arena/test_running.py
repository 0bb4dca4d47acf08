"""An arena that was stopped goes on where it was, and comes out as if it had not been."""

from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec
import pytest
from tests.arena.conftest import Begin
from tests.arena.players import RANDOM

from lautta.arena import (
    BrokenPlayer,
    DamagedRun,
    Folder,
    FolderInUse,
    Inside,
    Line,
    OtherRun,
    Played,
    Rule,
    Task,
    match_figures,
    play,
    run,
)
from lautta.core import keptrun


class Few:
    """Plays some games, then the machine fails."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, tasks: Iterable[Task]) -> Iterator[Played]:
        yield from map(play, islice(tasks, self.number))
        raise ConnectionError


class Idle:
    """Has nothing to do."""

    def run(self, tasks: Iterable[Task]) -> Iterator[Played]:
        assert list(tasks) == []
        yield from ()


class Backwards:
    """Takes many tasks at a time, and has the last of them done first."""

    def run(self, tasks: Iterable[Task]) -> Iterator[Played]:
        left = iter(tasks)
        while some := list(islice(left, 7)):
            yield from map(play, reversed(some))


def lines(folder: Folder) -> list[Line]:
    """All lines, without their times, in the order of their games."""
    found = [msgspec.structs.replace(line, ms=()) for _, line in folder.lines()]
    return sorted(found, key=lambda line: (line.match, line.seed, line.seating))


def test_every_game_has_a_line_and_a_file(begin: Begin) -> None:
    folder = begin()
    told: list[int] = []
    (tally,) = run(folder, Inside(), 6, progress=told.append)
    assert (tally.rounds, len(tally.lines), told) == (6, 12, list(range(13)))
    files = {path.name for path in (folder.path / "games").iterdir()}
    assert {line.file for line in lines(folder)} == files and len(files) == 12
    assert [line.seed for line in lines(folder)] == [seed for seed in range(1, 7) for _ in range(2)]
    assert lines(folder)[0].players == ("random", RANDOM) and lines(folder)[1].players == (RANDOM, "random")


def test_what_was_interrupted_ends_as_what_was_not(begin: Begin) -> None:
    whole = begin(folder="whole")
    figures = [match_figures(tally) for tally in run(whole, Inside(), 6)]
    with pytest.raises(ConnectionError):
        run(begin(), Few(5), 6)
    again = begin()
    assert len(lines(again)) == 5
    told: list[int] = []
    found = [match_figures(tally) for tally in run(again, Inside(), 6, progress=told.append)]
    assert told == list(range(5, 13))
    assert lines(again) == lines(whole)
    for one, other in zip(figures[0]["players"], found[0]["players"], strict=True):
        assert {name: one[name] for name in ("wins", "shared", "share", "interval")} == {
            name: other[name] for name in ("wins", "shared", "share", "interval")
        }


def test_a_line_that_was_cut_off_is_played_again(begin: Begin) -> None:
    folder = begin()
    run(folder, Inside(), 3)
    before = lines(folder)
    file = folder.path / "results.jsonl"
    file.write_bytes(file.read_bytes()[:-40])
    assert len(lines(folder)) == 5
    told: list[int] = []
    run(begin(), Inside(), 3, progress=told.append)
    assert told == [5, 6]
    assert lines(folder) == before
    assert file.read_bytes().count(b"\n") == 6


def test_more_games_may_be_asked_for_later_and_fewer_too(begin: Begin) -> None:
    run(begin(), Inside(), 2)
    (tally,) = run(begin(), Inside(), 5)
    assert tally.rounds == 5
    (tally,) = run(begin(), Idle(), 5)
    assert tally.rounds == 5
    (tally,) = run(begin(), Idle(), 3)
    assert (tally.rounds, len(tally.lines)) == (3, 6)


def test_a_folder_of_other_settings_is_refused(begin: Begin) -> None:
    run(begin(), Inside(), 1)
    with pytest.raises(OtherRun, match="matches"):
        begin("random", "tests.arena.players:Watcher")
    with pytest.raises(OtherRun, match="seed"):
        begin(seed=2)


def test_a_damaged_line_is_named(begin: Begin) -> None:
    folder = begin()
    run(folder, Inside(), 2)
    file = folder.path / "results.jsonl"
    texts = file.read_text().splitlines()
    for wrong in ("{}", texts[0], texts[1].replace('"seating":1', '"seating":7'), texts[1].replace("random", "randon")):
        file.write_text("\n".join([texts[0], wrong, *texts[2:]]) + "\n")
        with pytest.raises(DamagedRun) as caught:
            run(begin(), Inside(), 2)
        assert caught.value.line == 2


def test_damaged_settings_are_named(begin: Begin) -> None:
    folder = begin()
    (folder.path / "settings.json").write_text('{"table": 3}')
    with pytest.raises(DamagedRun, match=r"settings\.json"):
        begin()


def test_a_broken_player_stops_all_and_its_game_is_kept(begin: Begin) -> None:
    folder = begin("random", "tests.arena.players:Cheating")
    with pytest.raises(BrokenPlayer):
        run(folder, Inside(), 3)
    assert lines(folder) == []
    assert "Cheating" in (folder.path / "games" / "match1-seed1-seating1.txt").read_text()


def test_two_arenas_do_not_play_in_one_folder(begin: Begin) -> None:
    folder = begin()
    with keptrun.held(folder.path), pytest.raises(FolderInUse):
        run(begin(), Inside(), 1)
    assert run(begin(), Inside(), 1)[0].rounds == 1


def test_the_order_in_which_games_come_changes_nothing(begin: Begin) -> None:
    names = ("random", RANDOM, "tests.arena.players:Watcher")
    rule = Rule(fewest=3, share=0.7, error=0.9)
    straight = run(begin(*names, folder="straight"), Inside(), 12, rule)
    turned = run(begin(*names, folder="turned"), Backwards(), 12, rule)
    assert any(tally.clear for tally in straight)
    for one, other in zip(straight, turned, strict=True):
        assert (one.rounds, one.clear) == (other.rounds, other.clear)
        assert [side.units for side in one.sides] == [side.units for side in other.sides]
        assert [line.file for line in one.lines] == [line.file for line in other.lines]


def test_a_match_that_is_clear_stops_and_the_next_one_begins(begin: Begin) -> None:
    folder = begin("random", RANDOM, "tests.arena.players:Watcher")
    tallies = run(folder, Inside(), 400, Rule(fewest=5, share=0.95))
    assert [tally.clear for tally in tallies] == [-1, -1, -1]
    assert all(5 <= tally.rounds < 50 for tally in tallies)
    assert len(lines(folder)) == 2 * sum(tally.rounds for tally in tallies)
