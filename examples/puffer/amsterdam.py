"""Amsterdam for PufferLib 3, with every seat as an agent; README.md says how to build `binding`.

Run it to play at random where the masks allow: python amsterdam.py
"""

import time
from typing import Any

import binding
import gymnasium
import numpy as np
import pufferlib


class Amsterdam(pufferlib.PufferEnv):
    """`num_envs` games of `players` agents each; `width` numbers of an observation come before its mask."""

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        limit: int = 1000,
        penalty: float = 0.1,
        buf: Any = None,
        seed: int = 0,
    ) -> None:
        self.width = binding.width(players)
        choices = binding.choices()
        self.single_observation_space = gymnasium.spaces.Box(-32768, 32767, (self.width + choices,), np.int16)
        self.single_action_space = gymnasium.spaces.Discrete(choices)
        self.num_agents, self.tick = num_envs * players, 0
        super().__init__(buf)
        games = []
        for game in range(num_envs):
            rows = slice(game * players, (game + 1) * players)
            arrays = (self.observations, self.actions, self.rewards, self.terminals, self.truncations)
            settings = {"players": players, "limit": limit, "penalty": penalty}
            games.append(binding.env_init(*(array[rows] for array in arrays), seed * num_envs + game, **settings))
        self.c_envs = binding.vectorize(*games)

    def masks_of(self, observations: Any) -> Any:
        """The legal choices in observations (agents, …): a policy gives all others a probability of 0."""
        return observations[..., self.width :] != 0

    def reset(self, seed: int | None = None) -> tuple[Any, list[Any]]:
        self.tick = 0
        binding.vec_reset(self.c_envs, seed or 0)
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[Any]]:
        self.actions[:] = actions
        self.tick += 1
        binding.vec_step(self.c_envs)
        infos = [binding.vec_log(self.c_envs)] if self.tick % 128 == 0 else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def render(self) -> None:
        binding.vec_render(self.c_envs, 0)

    def close(self) -> None:
        binding.vec_close(self.c_envs)


if __name__ == "__main__":
    env, rng, logs, began = Amsterdam(num_envs=256), np.random.default_rng(1), [], time.perf_counter()
    observations, _ = env.reset(seed=1)
    for _ in range(512):
        chances = rng.random((env.num_agents, env.single_action_space.n)) * env.masks_of(observations)
        observations, rewards, terminals, _, infos = env.step(chances.argmax(axis=1))
        logs += infos
    print(logs[-1])
    print(f"{512 * 256 / (time.perf_counter() - began):.0f} steps a second, the choice included")
    env.close()
