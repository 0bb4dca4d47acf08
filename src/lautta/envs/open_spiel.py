"""Games for OpenSpiel: `pyspiel.load_game("python_lautta(game=amsterdam,players=3)")`, once this is imported.

Chance is sampled: an action that draws leads to a chance node with so many equally likely `samples` of what may come,
and the start has 1000. With `samples=0` chance nodes have all outcomes and their exact probabilities. That is for
boards that can be gone through whole, as `python_lautta(board=five_routes,samples=0)`: each place stays in memory.

The information state of a player is `GameState.history(seat)`, its observation `GameState.observe(seat)`. Of several
seats that may act at once, the lowest is asked. OpenSpiel's search in C++ crashes with games in Python; use the one
in `open_spiel.python.algorithms.mcts`, or `ismcts` with `use_observation_string=True`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from lautta.core.game import Game, GameState
from lautta.core.problems import quoted
from lautta.core.reasons import BadArgument
from lautta.core.registry import game as game_named
from lautta.envs import needed

pyspiel = needed("pyspiel")
STARTS = 1000  # sampled starts, and the most outcomes of a chance node
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
TYPE = pyspiel.GameType(
    short_name="python_lautta",
    long_name="A board game of Lautta",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "game": "amsterdam", "board": "", "players": 2, "returns": "win", "samples": 32, "observation": "bytes",
    },
)  # fmt: skip


class LauttaGame(pyspiel.Game):  # type: ignore[misc,name-defined]
    """A game of Lautta on a board, for a number of players; `returns` are "win" or "place"."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**TYPE.parameter_specification, **(params or {})}
        game, new = game_named(given["game"]), {"players": given["players"], "board": given["board"] or None}
        self.kind, self.observation, spec = given["returns"], given["observation"], game.spec(**new)
        if self.kind not in spec.utility:
            raise BadArgument("core-returns", value=quoted(self.kind), known=", ".join(spec.utility))
        if spec.players < 2:
            raise BadArgument("core-players", game=game.name, least=2, most=game.players[1], value=str(spec.players))
        if given["samples"] < 0:
            raise BadArgument("core-form", value=quoted(given["samples"]), known="0, 1, 2 …")
        self.start = Place(Rules(game, new, given["samples"])).settled()
        self.length = game.new(seed=0, **new).observe(0, observation=self.observation).size
        least, most = spec.utility[self.kind]
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.actions, max_chance_outcomes=STARTS, num_players=spec.players, min_utility=least,
            max_utility=most, utility_sum=0.0, max_game_length=spec.longest or 100_000,
        )  # fmt: skip
        super().__init__(TYPE, info, dict(params or {}))

    def new_initial_state(self) -> "LauttaState":
        return LauttaState(self, self.start)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class Rules(NamedTuple):
    """What all places of a game share: the game, the arguments of `Game.new`, and `samples`."""

    game: Game
    new: Mapping[str, Any]
    samples: int


class Place:
    """A place in the tree of a game, which never changes: a position, or chance on the way to one.

    `doing` is the action whose outcome is being drawn: a code and a seat, or () for the start of the game. `choices`
    are what chance can do: probabilities, and draws so far. OpenSpiel copies states by deep copies of their attributes,
    and states may outlive their game: so a state holds a place, and no game.
    """

    def __init__(self, rules: Rules, state: Any = None, doing: tuple[int, ...] = (), depth: int = 0) -> None:
        self.rules, self.state, self.doing, self.depth = rules, state, doing, depth
        self.drawn: tuple[int, ...] = ()
        self.choices: Sequence[tuple[Any, tuple[int, ...]]] = ()
        self.after: dict[int, Place] = {}
        self.told: dict[int, str] = {}

    def __deepcopy__(self, memo: Any) -> "Place":
        return self

    def player(self) -> int:
        return CHANCE if self.choices else (*self.state.to_move, TERMINAL)[0]

    def at(self, action: int) -> "Place":
        """Return the place after a draw, or after an action of the player to move."""
        if found := self.after.get(action):
            return found
        doing = self.doing if self.choices else (action, self.player())
        found = Place(self.rules, self.state, doing, self.depth + 1)
        if self.choices and self.rules.samples:
            found.state = self.done(branch=self.depth * self.rules.samples + action)
            return found
        found.drawn = self.choices[action][1] if self.choices else ()
        found.settled()
        if not self.rules.samples:
            self.after[action] = found
        return found

    def done(self, branch: int | None = None, outcome: Any = None) -> GameState:
        """Return the position after what is being done, with the draws of a branch of the seed, or an outcome."""
        if not self.doing:
            return self.rules.game.new(seed=branch or 0, outcome=outcome, **self.rules.new)
        state: GameState = self.state.copy()
        if branch is not None:
            state.redraw(branch)
        state.apply(*self.doing, outcome=outcome)
        return state

    def settled(self) -> "Place":
        """Carry out what is being done, if chance has no choice in it or all is drawn."""
        if self.rules.samples:
            after = self.done() if self.doing else None
            if after and bytes(after.record.chance) == bytes(self.state.record.chance):
                self.state = after
            else:
                number = self.rules.samples if self.doing else STARTS
                self.choices = [(1 / number, ())] * number
            return self
        while len(choices := self._choices()) == 1:
            self.drawn = choices[0][1]
        self.choices = choices
        if not choices:
            self.state = self.done(outcome=self.drawn)
        return self

    def _choices(self) -> Sequence[tuple[Any, tuple[int, ...]]]:
        """What chance can do next: a whole outcome if there are few, else one draw more; nothing if all is drawn."""
        of, given = self.rules.game, self.rules.new
        if self.doing:
            of, given = self.state, dict(zip(("action", "seat"), self.doing, strict=True))
        following = of.draws(drawn=self.drawn, **given)
        if following and not self.drawn:
            try:
                return of.outcomes(most=STARTS, **given)
            except BadArgument:
                pass
        return [(probability, (*self.drawn, number)) for probability, number in following]


class LauttaState(pyspiel.State):  # type: ignore[misc,name-defined]
    """A place in the tree, as a state of OpenSpiel."""

    def __init__(self, game: LauttaGame, place: Place) -> None:
        super().__init__(game)
        self.place, self.kind = place, game.kind

    def current_player(self) -> int:
        return self.place.player()

    def is_terminal(self) -> bool:
        return self.place.player() == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.place.state.legal(player)  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, float(probability)) for number, (probability, _) in enumerate(self.place.choices)]

    def _apply_action(self, action: int) -> None:
        self.place = self.place.at(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player < 0 else self.place.state.named(action).text

    def information_state_string(self, player: int | None = None) -> str:
        place, seat = self.place, self.current_player() if player is None else player
        if seat not in place.told:
            place.told[seat] = place.state.history(seat).hex()
        return place.told[seat]

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return self.place.state.observe(seat).tobytes().hex() if self.place.state else ""

    def returns(self) -> list[float]:
        return list(self.place.state.returns(self.kind)) if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> "LauttaState":
        """Return a state with a position that this player may be in just as well, drawn anew; it has no history."""
        state = self.place.state.resample(player, int(sampler() * 2**62), recall=True)
        return LauttaState(self.get_game(), Place(self.place.rules, state, depth=self.place.depth))

    def __str__(self) -> str:
        return f"drawing {self.place.drawn}" if self.place.choices else self.place.state.text()


class Observer:
    """What a player sees, as an array of numbers; its string is the information state or the observation."""

    def __init__(self, game: LauttaGame, recall: bool) -> None:
        self.observation, self.recall, self.tensor = game.observation, recall, np.zeros(game.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LauttaState, player: int) -> None:
        seen = state.place.state
        self.tensor[:] = seen.observe(player, observation=self.observation) if seen else 0

    def string_from(self, state: LauttaState, player: int) -> str:
        return state.information_state_string(player) if self.recall else state.observation_string(player)


pyspiel.register_game(TYPE, LauttaGame)
