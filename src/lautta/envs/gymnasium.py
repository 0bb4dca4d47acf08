"""Games for Gymnasium: one seat plays against computer players, in one game or in many at once.

>>> import gymnasium, lautta.envs
>>> env = gymnasium.make("lautta/Amsterdam-v0", opponents=("random", "sense"))
>>> observation, info = env.reset(seed=1)
>>> terminated = False
>>> while not terminated:
...     action = env.action_space.sample(info["action_mask"])
...     observation, reward, terminated, truncated, info = env.step(action)
"""

from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy as np

from lautta.core.game import Game, GameState
from lautta.core.observation import MOST
from lautta.core.problems import as_int
from lautta.core.reasons import BadArgument
from lautta.core.registry import game_of
from lautta.core.stepping import Batch
from lautta.envs import needed
from lautta.players import Maker, Player, RandomPlayer, decision, maker_of

gymnasium = needed("gymnasium")
spaces = gymnasium.spaces
MODES = ["ansi", "svg", "html"]


def box_of(seen: Any) -> Any:
    """Return the space of observations like this one."""
    least, most = (0, 255) if seen.dtype == np.uint8 else (-MOST, MOST)
    return spaces.Box(least, most, seen.shape, seen.dtype.type)


def game_seed(rng: np.random.Generator) -> int:
    """Return the seed of the next game. PettingZoo's and Gymnasium's seeds so mean the same games."""
    return int(rng.integers(2**62))


class VectorEnv(gymnasium.vector.VectorEnv):  # type: ignore[misc,name-defined]
    """Many games: in each the learner has a seat, and the opponents of the other seats answer within the step.

    `opponents` are computer players, by the names that `lautta arena` knows or as makers that take a seed. They sit
    behind the learner, in the order of play. Its `seat` is the same in all games, or for None goes by their seeds.
    `infos["action_mask"]` int8 (num_envs, actions) says what is legal; an illegal action raises IllegalAction. Rewards
    are `returns(kind)`, at the end. Then the mask is all 1, since any action will do: the next step starts this game
    anew ("next step" autoreset). The last observation is that of a spectator.

    `reset(seed=s)` starts game i as `Env.reset(seed=s + i)` would. All else is as in `lautta.Batch`: so are the other
    arguments, and `batch` is one.
    """

    metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: SupportsIndex = 1,
        game: Game | str = "amsterdam",
        opponents: Sequence[str | Maker] = ("random",),
        *,
        seat: SupportsIndex | None = 0,
        **how: Any,
    ) -> None:
        """Raises UnknownGame, BadArgument, BoardError, NoSuchPlayer and PlayerFault."""
        found, opponents = game_of(game), (opponents,) if isinstance(opponents, str) else opponents
        self._makers = [maker_of(one, found) if isinstance(one, str) else one for one in opponents]
        self.batch = batch = Batch(found, num_envs, len(opponents) + 1, form="bytes", **how)
        self.num_envs, self._seat = batch.games, None if seat is None else batch.state(0).at(seat)
        self.single_observation_space = box_of(batch.observations[0])
        self.single_action_space = spaces.Discrete(batch.spec.actions)
        self.observation_space, self.action_space = (
            gymnasium.vector.utils.batch_space(space, self.num_envs)
            for space in (self.single_observation_space, self.single_action_space)
        )
        self.seats = np.zeros(self.num_envs, np.int32)
        self._opponents: dict[tuple[Any, Any], Player | None] = {}

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Start all games; without a seed, the next ones. `options` are ignored."""
        super().reset(seed=seed)
        games = range(self.num_envs)
        return self.start(
            [game_seed(self.np_random if seed is None else np.random.default_rng(seed + i)) for i in games]
        )

    def start(self, seeds: Sequence[int]) -> tuple[Any, dict[str, Any]]:
        """Start all games, with seeds as `lautta.Batch` takes them; raises BadArgument."""
        self.batch.reset(seeds)
        return self._answered(np.arange(self.num_envs))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Do an action in each game, and let the opponents answer; raises IllegalAction if one is not legal."""
        fresh = np.flatnonzero(self.batch.ended)
        self.batch.step(actions)
        observations, infos = self._answered(fresh)
        rewards = self.batch.rewards[np.arange(self.num_envs), self.seats]
        return observations, rewards, self.batch.ended.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _answered(self, fresh: Any) -> tuple[Any, dict[str, Any]]:
        """Seat all in games that have just started, and let the opponents play until each game waits or is over."""
        batch, players = self.batch, self.batch.spec.players
        self.seats[fresh] = batch.seeds[fresh] % np.uint64(players) if self._seat is None else self._seat
        for i in fresh if any(maker is not RandomPlayer for maker in self._makers) else ():
            for k, maker in enumerate(self._makers, 1):
                player = None if maker is RandomPlayer else maker(int(batch.seeds[i]))  # None: the engine draws
                self._opponents[i, (self.seats[i] + k) % players] = player
        while (games := np.flatnonzero((batch.seats != self.seats) & ~batch.ended)).size:
            codes = batch.sampled[games]
            for k, i in enumerate(games if self._opponents else ()):
                if player := self._opponents.get((i, batch.seats[i])):
                    codes[k] = decision(player, batch.state(i), int(batch.seats[i]))
            batch.step(codes, games)
        mask = batch.legal.astype(np.int8)
        mask[batch.ended] = 1
        return batch.observations.copy(), {"action_mask": mask}


class Env(gymnasium.Env):  # type: ignore[misc,name-defined]
    """One game of a `VectorEnv`, with its arguments. An illegal action ends the game with reward -1.

    `info["action_mask"]` int8 (actions,) says what is legal, `info["illegal"]` which rule forbade the last action.
    """

    metadata = {"render_modes": MODES}  # noqa: RUF012

    def __init__(self, game: Game | str = "amsterdam", *, render_mode: str | None = None, **how: Any) -> None:
        """Raises UnknownGame, BadArgument, BoardError, NoSuchPlayer and PlayerFault."""
        self.vector, self.render_mode = VectorEnv(1, game, **how), render_mode
        self.observation_space = self.vector.single_observation_space
        self.action_space = self.vector.single_action_space

    @property
    def position(self) -> GameState:
        """A copy of the whole position."""
        return self.vector.batch.state(0)

    @property
    def seat(self) -> int:
        """The seat of the learner."""
        return int(self.vector.seats[0])

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Start a game, the same one for the same seed; without a seed, the next one. `options` are ignored."""
        super().reset(seed=seed)
        observations, infos = self.vector.start([game_seed(self.np_random)])
        return observations[0], {"action_mask": infos["action_mask"][0]}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Do an action, and let the opponents answer; raises ResetNeeded after the end."""
        batch = self.vector.batch
        if batch.ended[0]:
            raise gymnasium.error.ResetNeeded("the game is over")
        code = as_int(action)
        if code is None:
            raise BadArgument("core-actions", games=1)
        if not (0 <= code < batch.spec.actions and batch.legal[0, code]):
            reason = self.position.why_not(code, self.seat)
            batch.ended[0] = True
            info = {"action_mask": np.ones(batch.spec.actions, np.int8), "illegal": reason and reason.name}
            return batch.observations[0].copy(), -1.0, True, False, info
        observations, rewards, ended, _, infos = self.vector.step(np.array([code]))
        return observations[0], float(rewards[0]), bool(ended[0]), False, {"action_mask": infos["action_mask"][0]}

    def action_masks(self) -> Any:
        """Return what is legal as bool (actions,), which `MaskablePPO` of sb3-contrib asks for."""
        return self.vector.batch.legal[0].astype(np.bool_)

    def render(self) -> str | None:
        """Draw the position as the learner sees it, by `render_mode`; raises BadArgument."""
        return self.render_mode and self.position.game.render(self.position, self.seat, self.render_mode)
