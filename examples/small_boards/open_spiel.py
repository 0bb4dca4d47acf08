"""Games of Lautta as games of OpenSpiel: `python_lautta(game=amsterdam,board=five_routes)`.

Chance nodes are explicit: one for all outcomes of an action or of the start (`outcomes`), or where there are too many,
one for each draw (`draws`). Draws in another order are other nodes, even if they lead to the same. The
information state of a player is `GameState.history(seat)`, as hex digits.

Small games are kept in memory as trees (`keep=False` for others), since OpenSpiel goes through them again and again and
a history is worked out anew each time. OpenSpiel copies a state by deep copies of the attributes that Python gave it,
and may hold a game when its part in Python is gone; so a state holds its place in the tree, and no game.

For seats that act one after another. While several may act at once (only in set-ups), the first of them is asked.
"""

from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np
import pyspiel

import lautta
from lautta.core.reasons import BadArgument

MOST = 1000  # outcomes of a chance node
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
    provides_observation_string=False,
    provides_observation_tensor=True,
    parameter_specification={"game": "amsterdam", "board": "", "players": 2, "returns": "win", "keep": True},
)


class LauttaGame(pyspiel.Game):
    """A game of Lautta on a board, for a number of players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**TYPE.parameter_specification, **(params or {})}
        self.lautta = lautta.game(given["game"])
        self.players, self.kind = given["players"], given["returns"]
        new = {"players": self.players, "board": given["board"] or None}
        self.spec = self.lautta.spec(**new)
        self.start = Place(self.lautta, new, given["keep"]).settled()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spec.actions,
            max_chance_outcomes=MOST,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.spec.longest or 100_000,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> "LauttaState":
        return LauttaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(iig_obs_type, params, self)


class Place:
    """A place in the tree of a game: a position, or what has been drawn so far on the way to one. It never changes.

    `doing` is the action whose outcome is being drawn: a seat and a code, or None for the start of the game. With
    `keep`, the places after it are kept, which makes algorithms for small games some ten times as fast.
    """

    def __init__(self, game: lautta.Game, new: dict[str, Any], keep: bool) -> None:
        self.game, self.new, self.keep = game, new, keep
        self.state: lautta.GameState | None = None
        self.doing: tuple[int, int] | None = None
        self.drawn: tuple[int, ...] = ()
        self.choices: list[tuple[Fraction, tuple[int, ...]]] = []
        self.after: dict[int, Place] = {}
        self.told: dict[int, str] = {}

    def __deepcopy__(self, memo: Any) -> "Place":
        return self  # OpenSpiel copies a state by deep copies of its attributes

    def at(self, action: int) -> "Place":
        """Return the place after a draw, or after an action of the player to move."""
        if action in self.after:
            return self.after[action]
        found = Place(self.game, self.new, self.keep)
        found.state = self.state
        if self.choices:
            found.doing, found.drawn = self.doing, self.choices[action][1]
        else:
            found.doing = (self.player(), action)
        found.settled()
        if self.keep:
            self.after[action] = found
        return found

    def settled(self) -> "Place":
        """Pass over chance that has no choice; carry the action out when all is drawn."""
        while len(choices := self._choices()) == 1:
            self.drawn = choices[0][1]
        self.choices = choices
        if not choices:
            if self.doing is None:
                self.state = self.game.new(seed=0, outcome=self.drawn, **self.new)
            else:
                seat, code = self.doing
                self.state = self.state.copy()
                self.state.apply(code, seat, outcome=self.drawn)
            self.doing, self.drawn = None, ()
        return self

    def _choices(self) -> list[tuple[Fraction, tuple[int, ...]]]:
        """What chance can do next: a whole outcome if there are few, else one draw more; nothing if all is drawn."""
        draws = partial(self.game.draws, **self.new)
        outcomes = partial(self.game.outcomes, **self.new)
        if self.doing:
            seat, code = self.doing
            draws, outcomes = partial(self.state.draws, code, seat), partial(self.state.outcomes, code, seat)
        following = draws(drawn=self.drawn)
        if following and not self.drawn:
            try:
                return outcomes(most=MOST)
            except BadArgument:
                pass
        return [(probability, (*self.drawn, number)) for probability, number in following]

    def player(self) -> int:
        if self.choices:
            return int(pyspiel.PlayerId.CHANCE)
        seats = self.state.to_move
        return seats[0] if seats else int(pyspiel.PlayerId.TERMINAL)

    def history(self, seat: int) -> str:
        if seat not in self.told:
            self.told[seat] = self.state.history(seat).hex()
        return self.told[seat]


class LauttaState(pyspiel.State):
    """A place in the tree, as a state of OpenSpiel."""

    def __init__(self, game: LauttaGame) -> None:
        super().__init__(game)
        self.place, self.kind = game.start, game.kind

    def current_player(self) -> int:
        return self.place.player()

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.place.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, float(probability)) for number, (probability, _) in enumerate(self.place.choices)]

    def _apply_action(self, action: int) -> None:
        self.place = self.place.at(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player < 0 else self.place.state.named(action).text

    def information_state_string(self, player: int | None = None) -> str:
        return self.place.history(self.current_player() if player is None else player)

    def returns(self) -> list[float]:
        return list(self.place.state.returns(self.kind)) if self.is_terminal() else [0.0] * self.num_players()

    def __str__(self) -> str:
        return f"drawing {self.place.drawn}" if self.place.choices else self.place.state.text()


class Observer:
    """What a player sees, as the bytes of `GameState.observe`."""

    def __init__(self, iig_obs_type: Any, params: Any, game: LauttaGame) -> None:
        self.tensor = np.zeros(game.spec.observation, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LauttaState, player: int) -> None:
        self.tensor[:] = 0 if state.place.choices else state.place.state.observe(player)

    def string_from(self, state: LauttaState, player: int) -> str:
        return state.information_state_string(player)


pyspiel.register_game(TYPE, LauttaGame)

if __name__ == "__main__":
    import sys
    import time

    game = pyspiel.load_game("python_lautta(board=five_routes)")
    began = time.monotonic()
    solver = pyspiel.CFRPlusSolver(game)
    print(f"tree {time.monotonic() - began:.1f} s", flush=True)
    for iteration in range(int(sys.argv[1])):
        solver.evaluate_and_update_policy()
        if iteration % 10 == 9 or iteration == int(sys.argv[1]) - 1:
            print(iteration + 1, f"{time.monotonic() - began:.1f} s", flush=True)
    policy = solver.tabular_average_policy()
    print("information states", len(policy.policy_table()), flush=True)
    values = pyspiel.expected_returns(game.new_initial_state(), policy, -1, False)
    print("values", values, f"{time.monotonic() - began:.1f} s", flush=True)
    print("nash conv", pyspiel.nash_conv(game, policy, True), f"{time.monotonic() - began:.1f} s", flush=True)
