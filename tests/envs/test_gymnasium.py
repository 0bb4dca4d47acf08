"""Games in Gymnasium: its own checker, and one game at a time beside many at once."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import lautta
import lautta.envs
from lautta.core.reasons import BadArgument
from lautta.envs.gymnasium import Env, VectorEnv
from lautta.envs.pettingzoo import AEC
from lautta.players import NoSuchPlayer

GAMES = sorted(lautta.envs.VERSIONS)
OPPONENTS = {"roads": ("random",), "amsterdam": ("sense", "random"), "tigris": ("random", "random")}


def made(name: str, **how: Any) -> Env:
    env = gymnasium.make(f"lautta/{name.title()}-v{lautta.envs.VERSIONS[name]}", **how).unwrapped
    assert isinstance(env, Env)
    return env


def pick(mask: Any, number: int) -> int:
    """A legal action, the same one for the same mask and number."""
    legal = np.flatnonzero(mask)
    return int(legal[random.Random(number).randrange(len(legal))])


@pytest.mark.parametrize("how", [{}, {"opponents": ("random", "sense"), "seat": None, "observation": "numbers"}])
@pytest.mark.parametrize("name", GAMES)
def test_its_own_checker_passes(name: str, how: dict[str, Any]) -> None:
    check_env(made(name, **how))


def test_a_game_alone_has_no_opponents() -> None:
    env = made("roads", opponents=())
    check_env(env)
    assert env.position.players == 1


@pytest.mark.parametrize("name", GAMES)
def test_many_games_are_each_what_one_is(name: str) -> None:
    how: dict[str, Any] = {"opponents": OPPONENTS[name], "seat": None, "returns": "place"}
    many = gymnasium.make_vec(f"lautta/{name.title()}-v0", num_envs=4, **how)
    assert isinstance(many, VectorEnv) and many.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    ones = [made(name, **how) for _ in range(4)]
    seen, infos = many.reset(seed=11)
    now = [env.reset(seed=11 + i) for i, env in enumerate(ones)]
    going = np.ones(4, bool)
    for step in range(120):
        masks = infos["action_mask"]
        for i in np.flatnonzero(going):
            observation, info = now[i]
            assert np.array_equal(seen[i], observation) and np.array_equal(masks[i], info["action_mask"])
            assert many.batch.state(i) == ones[i].position
        actions = np.array([pick(mask, step) for mask in masks])
        seen, rewards, ended, truncated, infos = many.step(actions)
        assert not truncated.any() and infos["action_mask"].any(axis=1).all(), "no softmax over nothing"
        for i in np.flatnonzero(going):
            observation, reward, over, _, info = ones[i].step(actions[i])
            assert (reward, over) == (rewards[i], ended[i])
            now[i] = observation, info
        going &= ~ended
    assert name == "roads" or not going.any()


def test_a_game_that_ended_starts_anew_in_the_next_step() -> None:
    many = RecordEpisodeStatistics(VectorEnv(6, "amsterdam"))
    _, infos = many.reset(seed=2)
    ended, seeds, again = np.zeros(6, bool), many.unwrapped.batch.seeds.copy(), 0
    for step in range(200):
        masks = infos["action_mask"]
        assert masks[ended].all() and (masks[~ended].sum(axis=1) < 1137).all()
        before = ended.copy()
        _, rewards, ended, _, infos = many.step(np.array([pick(mask, step) for mask in masks]))
        assert not rewards[~ended].any() and not ended[before].any()
        assert (many.unwrapped.batch.lengths[before] <= 3).all()
        seeds[before] += 6
        again += int(before.sum())
    assert again > 10 and np.array_equal(seeds, many.unwrapped.batch.seeds)


def test_an_illegal_action_ends_one_game_and_is_refused_in_many() -> None:
    env = made("amsterdam")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert np.array_equal(env.action_masks(), info["action_mask"])
    for action in (wrong, -1, 10**6):
        env.reset(seed=1)
        _, reward, terminated, truncated, info = env.step(action)
        assert (reward, terminated, truncated) == (-1.0, True, False) and info["action_mask"].all() and info["illegal"]
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(0)
    many = VectorEnv(3, "amsterdam")
    _, infos = many.reset(seed=1)
    before = [many.batch.state(i) for i in range(3)]
    with pytest.raises(lautta.IllegalAction):
        many.step(np.array([pick(infos["action_mask"][0], 0), wrong, wrong]))
    assert [many.batch.state(i) for i in range(3)] == before


class Watching:
    """A player that plays first things first, and keeps what it was shown."""

    shown: list[tuple[int | None, bool, int]] = []  # noqa: RUF012

    def __init__(self, seed: int) -> None:
        self.seats: set[int] = set()

    def choose(self, view: Any, seat: int) -> int:
        self.seats.add(seat)
        assert len(self.seats) == 1, "a player has one seat"
        self.shown.append((view.viewer, view.recall, seat))
        return view.legal(seat)[0]  # type: ignore[no-any-return]


def test_opponents_are_those_named_and_see_their_own_seat_alone() -> None:
    many = VectorEnv(5, "tigris", [Watching, "random", Watching], seat=2)
    _, infos = many.reset(seed=3)
    for step in range(30):
        assert (many.batch.seats[~many.batch.ended] == 2).all()
        _, _, _, _, infos = many.step(np.array([pick(mask, step) for mask in infos["action_mask"]]))
    assert {seat for _, _, seat in Watching.shown} == {3, 1}
    assert all(viewer == seat and recall for viewer, recall, seat in Watching.shown)
    with pytest.raises(NoSuchPlayer):
        VectorEnv(1, "tigris", ["nobody"])
    for wrong in ({"seat": 2}, {"observation": "pixels"}, {"opponents": ["random"] * 9}):
        with pytest.raises(BadArgument):
            VectorEnv(1, "tigris", **wrong)
    alone = Env("tigris", opponents="random")
    alone.reset(seed=1)
    for nothing in (1.5, None, "x"):
        with pytest.raises(BadArgument):
            alone.step(nothing)


def test_a_seed_means_the_same_game_in_all_doors() -> None:
    for name, seed in (("amsterdam", 5), ("tigris", 6)):
        one, aec = made(name), AEC(name, 2)
        for _ in range(4):
            one.reset(seed=seed)
            aec.reset(seed=seed)
            if one.vector.batch.lengths[0] == 0:
                assert one.position == aec.position
            seed += 1


def test_opponents_of_one_game_are_gone_in_the_next() -> None:
    """Whoever sat at a seat before, with another seat for the learner: the same seed is the same game."""
    env = made("tigris", opponents=("random", "sense"), seat=None)
    first = {seed: env.reset(seed=seed)[0] for seed in range(12)}
    assert all(np.array_equal(first[seed], env.reset(seed=seed)[0]) for seed in reversed(range(12)))


def test_it_draws_what_the_learner_sees() -> None:
    env = made("tigris", render_mode="ansi", opponents=("random", "random"), seat=1)
    env.reset(seed=1)
    assert env.render() == env.position.game.render(env.position, 1, "ansi")
    assert made("tigris").render() is None
