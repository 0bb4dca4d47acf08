"""Learning a game from nothing: it gets better, can be broken off, and keeps what it was learned with."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from tests.thinking import FOUR as GAME
from tests.thinking import compiled_thinking

import lautta
from connect_four.thinking import THINKING
from lautta.core.keptrun import OtherRun
from lautta.learn.learning import BEST, Learning, Plan, Threads
from lautta.learn.matches import share_of
from lautta.learn.self_play_tasks import Task, play
from lautta.players.network import Network
from lautta.players.thinker import Thinker
from lautta.players.thinking import compiled_for
from lautta.players.weights import read

pytest.importorskip("numpy")
PLAN = Plan(minutes=10, rate=4e-3, last_rate=4e-3, check=1e9, match=100, positions=20_000)


@pytest.fixture(scope="module", autouse=True)
def connect_four() -> Iterator[None]:
    vars(compiled_for(THINKING))["module"] = compiled_thinking(THINKING)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lautta, "game", lambda name: GAME)
        yield
    del vars(compiled_for(THINKING))["module"]


def learned(folder: Path, rounds: int, plan: Plan = PLAN, jobs: int = 2) -> Learning:
    learning = Learning(GAME, plan, folder, Threads(GAME, jobs), tasks=2)
    for progress in learning.run():
        if progress.rounds == rounds:
            break
    return learning


def wins_against_chance(network: Network, games: int) -> float:
    won = 0.0
    for game in range(games):
        state, dice, me = GAME.new(2, game), random.Random(game), game % 2
        while not state.over:
            seat = state.to_move[0]
            legal = state.legal(seat)
            code = Thinker(0, None, network).choose(state.view(seat), seat) if seat == me else dice.choice(legal)
            state.apply(code, seat)
        assert state.result
        won += (me in state.result.winners) / len(state.result.winners)
    return won / games


def test_it_learns_from_games_of_the_search_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    clock = count()
    monkeypatch.setattr("lautta.learn.learning.time.process_time", lambda: next(clock))

    class Watched(Threads):
        def begin(self, tasks: Any) -> Any:
            asked.extend(task.worlds for task in tasks)
            return super().begin(tasks)

    plan = replace(PLAN, minutes=12 / 60, games=2, worlds=8, searched=0.5)
    learning = Learning(GAME, plan, tmp_path, Watched(GAME, 1), tasks=1)
    for _ in learning.run():
        pass
    assert asked == [0] * 7 + [8] * 6 and learning.progress.rounds == 12


def test_it_learns_connect_four(tmp_path: Path) -> None:
    learning = learned(tmp_path, rounds=30)
    first = Learning(GAME, PLAN, tmp_path / "none", Threads(GAME, 1), tasks=1).network
    assert share_of(GAME, 2, learning.network, first, 400, 1) > 0.8
    assert wins_against_chance(learning.network, 100) > 0.9 > wins_against_chance(first, 100)


def test_the_same_plan_learns_the_same_whatever_the_threads(tmp_path: Path) -> None:
    found = [bytes(learned(tmp_path / str(jobs), rounds=8, jobs=jobs).network) for jobs in (1, 2)]
    assert found[0] == found[1]
    other = learned(tmp_path / "other", rounds=8, plan=replace(PLAN, seed=2))
    assert bytes(other.network) != found[0]


def test_what_threads_play_comes_in_the_order_of_the_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lautta.learn.learning.play", lambda task, room: task.seed)
    tasks = [Task(GAME.name, 2, b"", 1, seed) for seed in range(5)]
    found: list[Any] = [Threads(GAME, jobs).begin(tasks)() for jobs in (1, 2, 3)]
    assert found == [[0, 1, 2, 3, 4]] * 3


def test_it_goes_on_after_a_break(tmp_path: Path) -> None:
    learning = learned(tmp_path, rounds=6)
    learning.save()
    again = Learning(GAME, PLAN, tmp_path, Threads(GAME, 1), tasks=2)
    assert bytes(again.network) == bytes(learning.network)
    assert again.progress == learning.progress and again.progress.games == 6 * PLAN.games
    assert again.training.steps == learning.training.steps > 0
    weights = read((tmp_path / BEST).read_bytes(), GAME, 2, "here")
    assert bytes(weights.network) == bytes(learning.network)
    assert weights.card["games"] == 6 * PLAN.games and weights.card["plan"]["seed"] == 1
    with pytest.raises(OtherRun, match="another seed"):
        Learning(GAME, replace(PLAN, seed=2), tmp_path, Threads(GAME, 1), tasks=2)


def test_it_begins_with_a_network_that_has_learned(tmp_path: Path) -> None:
    first = learned(tmp_path / "first", rounds=6)
    (tmp_path / "again").mkdir()
    again = Learning(GAME, PLAN, tmp_path / "again", Threads(GAME, 1), 2, first.network)
    assert bytes(again.network) == bytes(first.network) == bytes(again.weights().network)
    again.save()
    with pytest.raises(OtherRun, match="another start"):
        Learning(GAME, PLAN, tmp_path / "again", Threads(GAME, 1), 2)


def test_it_ends_when_its_time_is_over_and_keeps_the_best(tmp_path: Path) -> None:
    plan = replace(PLAN, minutes=0.04, check=1.0, match=50)
    learning = Learning(GAME, plan, tmp_path, Threads(GAME, 2), tasks=2)
    seen: list[Any] = [progress.rounds for progress in learning.run()]
    assert seen == list(range(1, len(seen) + 1)) and (tmp_path / BEST).is_file()
    assert learning.progress.share is not None
    kept = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    again = Learning(GAME, plan, tmp_path, Threads(GAME, 2), tasks=2)
    assert not list(again.run()), "its time is over"
    assert kept == {file.name: file.read_bytes() for file in tmp_path.iterdir()}


def test_a_task_is_the_same_wherever_it_is_played() -> None:
    task = Task("connect_four", 2, bytes(Network()), 3, 7)
    one, other = play(task), play(task)
    assert one.games == 3 and one.left == 0
    for name in ("lengths", "index", "amount", "aims"):
        assert (getattr(one, name) == getattr(other, name)).all()
    assert len(one.index) == one.lengths.sum() and len(one.aims) == len(one.lengths)
