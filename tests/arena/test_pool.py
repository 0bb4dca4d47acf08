"""Processes play the same games as this one, and what goes wrong in them is told here."""

import multiprocessing
from collections.abc import Iterator

import pytest
from tests.arena.players import RANDOM

import lautta
from lautta.arena import BrokenPlayer, Inside, Processes, Settings, Table, Task, WorkerDied, round_robin


def tasks(number: int, *names: str) -> Iterator[Task]:
    game = lautta.game("amsterdam")
    settings = Settings.of(Table.of(game, game.board(), {}, 2), round_robin(names or ("random", RANDOM), 2), 1)
    return (settings.task(0, seed, 0) for seed in range(1, number + 1))


def test_processes_play_what_this_one_plays() -> None:
    inside = {played.line.seed: played.text for played in Inside().run(tasks(5))}
    elsewhere = {played.line.seed: played.text for played in Processes(2).run(tasks(5))}
    assert inside == elsewhere
    assert list(Processes(2).run(tasks(0))) == []
    assert multiprocessing.active_children() == []


def test_a_task_is_taken_when_somebody_is_free() -> None:
    taken: list[int] = []

    def watched() -> Iterator[Task]:
        for task in tasks(50):
            taken.append(task.seed)
            yield task

    running = Processes(2).run(watched())
    next(running)
    assert taken == [1, 2]
    running.close()  # type: ignore[attr-defined]
    assert taken == [1, 2] and multiprocessing.active_children() == []


def test_what_is_raised_there_is_raised_here() -> None:
    with pytest.raises(BrokenPlayer, match="Crashing in seat 2, seed 1") as caught:
        list(Processes(1).run(tasks(1, "random", "tests.arena.players:Crashing")))
    assert caught.value.text.startswith("lautta game 1")


def test_a_process_that_dies_is_told_with_the_games_under_way() -> None:
    with pytest.raises(WorkerDied, match="Deadly") as caught:
        list(Processes(1).run(tasks(1, "random", "tests.arena.players:Deadly")))
    assert [task.seed for task in caught.value.tasks] == [1] and multiprocessing.active_children() == []
