"""Games in PettingZoo: its own tests, and what it does not look at."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import lautta
from lautta.core.reasons import BadArgument
from lautta.envs import VERSIONS, name_of
from lautta.envs.pettingzoo import AEC

GAMES = sorted(VERSIONS)
SEEN = ("bytes", "numbers")


def made(name: str, **how: Any) -> AEC:
    env = pettingzoo.make("aec", f"lautta/{name_of(name)}", **how)
    assert isinstance(env, AEC)
    return env


def legal_of(observation: dict[str, Any]) -> Any:
    return np.flatnonzero(observation["action_mask"])


def played(env: AEC, seed: int, steps: int) -> AEC:
    """The environment some random actions on."""
    pick = random.Random(seed)
    env.reset(seed=seed)
    for _ in range(steps):
        if not any(env.terminations.values()):
            env.step(pick.choice(legal_of(env.last()[0])))
    return env


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("name", GAMES)
def test_its_own_tests_pass(name: str, seen: str) -> None:
    players = lautta.game(name).players[0 if seen == "bytes" else 1]
    api_test(made(name, players=players, observation=seen), num_cycles=100)
    seed_test(lambda: made(name, players=players, observation=seen), num_cycles=50)


@pytest.mark.parametrize("name", GAMES)
def test_who_is_asked_can_act_and_who_waits_cannot(name: str) -> None:
    env = made(name, players=3)
    env.reset(seed=4)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(3000):
        observation, reward, terminated, _, _ = env.last()
        rewards[agent] += reward
        if terminated:
            assert not observation["action_mask"].any()
            env.step(None)
            continue
        state, seat = env.position, env.possible_agents.index(agent)
        assert seat == state.to_move[0] and list(legal_of(observation)) == state.legal(seat)
        assert np.array_equal(observation["observation"], state.observe(seat))
        for other in env.possible_agents:
            seen = env.observe(other)
            assert np.array_equal(seen["observation"], state.observe(env.possible_agents.index(other)))
            assert other == agent or not seen["action_mask"].any()
        env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert name == "roads" or (not env.agents and tuple(rewards.values()) == env.position.returns() != (0, 0, 0))


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("name", GAMES)
def test_nothing_shown_depends_on_what_the_seat_may_not_know(name: str, seen: str) -> None:
    """Twins: the same environment with a position that the seat cannot tell from this one."""
    for players in range(lautta.game(name).players[0], lautta.game(name).players[1] + 1):
        env = made(name, players=players, observation=seen)
        twin = copy.deepcopy(env)
        for seed in range(6):
            played(env, seed, 17 * seed)
            for seat, agent in enumerate(env.possible_agents):
                twin.position = env.position.resample(seat, seed, recall=True)
                twin.agent_selection = env.agent_selection
                one, other = env.observe(agent), twin.observe(agent)
                assert all(np.array_equal(one[part], other[part]) for part in one)


def test_an_illegal_action_raises_with_its_rule_or_ends_the_game() -> None:
    env = played(made("amsterdam"), 1, 8)
    before, wrong = env.position.bytes(), int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for action in (wrong, -1, 10**6, np.int64(2**40)):
        with pytest.raises(lautta.IllegalAction):
            env.step(action)
    with pytest.raises(lautta.MalformedAction):
        env.step(None)
    assert env.position.bytes() == before
    ending = TerminateIllegalWrapper(made("amsterdam"), illegal_reward=-1)
    ending.reset(seed=1)
    agent = ending.agent_selection
    ending.step(int(np.flatnonzero(ending.observe(agent)["action_mask"] == 0)[0]))
    assert all(ending.terminations.values()) and ending.rewards[agent] == -1


@pytest.mark.parametrize("name", GAMES)
def test_environments_are_copied_and_pickled(name: str) -> None:
    env = played(made(name), 2, 30)
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    action = legal_of(env.last()[0])[0]
    for other in others:
        assert other.position == env.position and other.position is not env.position
        other.step(action)
        assert other.position != env.position
    env.step(action)
    env.reset()
    for other in others:
        other.reset()
        assert other.position == env.position, "the next game is the same one"


def test_it_draws_what_the_agent_sees() -> None:
    for mode in made("amsterdam").metadata["render_modes"]:
        env = played(made("amsterdam", render_mode=mode), 1, 9)
        assert env.render() == env.position.game.render(env.position, env.position.to_move[0], mode)
    assert made("amsterdam").render() is None
    with pytest.raises(BadArgument):
        made("amsterdam", render_mode="human").render()


def test_games_are_modules_too_as_pettingzoo_had_them() -> None:
    from lautta.envs import amsterdam_v0

    env = amsterdam_v0.env(players=4, returns="place")
    assert str(env) == "amsterdam_v0" and env.num_agents == 4
    with pytest.raises(ImportError, match="amsterdam_v99"):
        from lautta.envs import amsterdam_v99  # noqa: F401
    for wrong in ({"players": 9}, {"observation": "pixels"}, {"options": {"x": "y"}}):
        with pytest.raises(BadArgument):
            AEC("amsterdam", **wrong)  # type: ignore[arg-type]
