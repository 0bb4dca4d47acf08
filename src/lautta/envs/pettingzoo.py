"""Games for PettingZoo, in its AEC form: seats are asked one after another.

>>> import lautta.envs, pettingzoo
>>> env = pettingzoo.make("aec", "lautta/amsterdam_v0", players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
>>> env.agents
[]
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np

from lautta.core.game import Game
from lautta.core.game.reading import BoardLike
from lautta.core.game.returns import Kind
from lautta.core.game.state import Seen
from lautta.core.registry import game_of
from lautta.envs import name_of, needed

AECEnv: Any = needed("pettingzoo").AECEnv

from lautta.envs.gymnasium import MODES, box_of, game_seed, spaces  # noqa: E402


class AEC(AECEnv):  # type: ignore[misc]
    """A game for `player_0`, `player_1` …; of several that may act at once, the one with the lowest number is asked.

    `observe(agent)` works for all agents at all times: `observation` is that of `GameState.observe` ("bytes" or
    "numbers", `recall`), and `action_mask` int8 (actions,) is all 0 unless the agent is asked. Rewards are
    `returns(kind)`, at the end. An illegal action raises IllegalAction, which names the rule, and changes nothing;
    PettingZoo's `TerminateIllegalWrapper` ends the game instead. `position` is the whole position. Environments can be
    copied and pickled.
    """

    def __init__(
        self,
        game: Game | str,
        players: SupportsIndex | None = None,
        board: BoardLike | None = None,
        options: Mapping[str, str] | None = None,
        *,
        observation: Seen = "bytes",
        recall: bool = True,
        returns: Kind = "win",
        render_mode: str | None = None,
    ) -> None:
        """Raises UnknownGame, BadArgument and BoardError."""
        self.game, self.render_mode, self._returns = game_of(game), render_mode, returns
        self.metadata = {"name": name_of(self.game.name), "render_modes": MODES, "is_parallelizable": False}
        self._new: dict[str, Any] = {"players": self.game.seats(players), "board": board, "options": options}
        self._how: dict[str, Any] = {"observation": observation, "recall": recall}
        self._rng = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(self._new["players"])]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.reset()
        self._actions = len(self.position.space)
        box, mask = box_of(self.position.observe(0, **self._how)), spaces.Box(0, 1, (self._actions,), np.int8)
        both = {"observation": box, "action_mask": mask}
        self.observation_spaces = {agent: spaces.Dict(both) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Start a game, the same one for the same seed; without a seed, the next one. `options` are ignored."""
        self._rng = self._rng if seed is None else np.random.default_rng(seed)
        self.position = self.game.new(seed=game_seed(self._rng), **self._new)
        self.agents = self.possible_agents[:]
        self.rewards, self._cumulative_rewards = (dict.fromkeys(self.agents, 0.0) for _ in range(2))
        self.terminations, self.truncations = (dict.fromkeys(self.agents, False) for _ in range(2))
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.to_move[0]]

    def step(self, action: Any) -> None:
        """Do an action of the agent that is asked: a code, or None once the game is over. Raises IllegalAction."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.position.apply(action, self._seats[self.agent_selection])
        if to_move := self.position.to_move:
            self.agent_selection = self.possible_agents[to_move[0]]
            return
        self.rewards = dict(zip(self.agents, self.position.returns(self._returns), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and what it may do now."""
        state, seat, mask = self.position, self._seats[agent], np.zeros(self._actions, np.int8)
        if agent == self.agent_selection:
            state.engine.mask(state.board.record, state.record, seat, mask)
        return {"observation": state.observe(seat, **self._how), "action_mask": mask}

    def render(self) -> str | None:
        """Draw the position as the agent that is asked sees it, by `render_mode`; raises BadArgument."""
        return self.render_mode and self.game.render(self.position, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Do nothing; PettingZoo wants it."""
