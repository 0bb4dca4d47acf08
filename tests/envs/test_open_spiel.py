"""Games in OpenSpiel: its own test, its searches on real games, and its CFR where the truth is known."""

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import lautta
import lautta.envs.open_spiel  # it registers the game

FIVE_ROUTES = "python_lautta(board=five_routes,samples=0)"
GAMES = ["game=amsterdam", "game=amsterdam,players=4,samples=5", "game=tigris,players=3", "game=roads,returns=place"]


def begun(name: str, steps: int, seed: int = 1) -> Any:
    """A state some random actions on, with a player to move."""
    state, rng = pyspiel.load_game(f"python_lautta({name})").new_initial_state(), np.random.default_rng(seed)
    while steps > 0 or state.is_chance_node():
        steps -= not state.is_chance_node()
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(actions)))
    return state


@pytest.mark.parametrize("name", GAMES[:2])
def test_its_own_test_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"python_lautta({name})"), num_sims=1, serialize=False, verbose=False)


def test_its_own_test_passes_with_exact_chance() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(FIVE_ROUTES), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = begun(name, 12)
    before, clone = str(state), state.clone()
    with pytest.raises(lautta.IllegalAction):
        clone.apply_action(next(code for code in range(10_000) if code not in clone.legal_actions()))
    assert str(clone) == before
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone) and clone.history()[:-1] == state.history()
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == before and again.information_state_string() == state.information_state_string()


def test_its_searches_play_real_games() -> None:
    """Each of OpenSpiel's tree searches chooses a legal action; `mcts` the same one each time."""
    chosen = []
    for _ in range(2):
        state, random = begun("game=amsterdam,players=3", 9), np.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        searched = mcts.MCTSBot(state.get_game(), 2.0, 8, evaluator, random_state=random)
        chosen.append(searched.step(state))
        among_worlds = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 8, use_observation_string=True)
        assert {chosen[0], among_worlds.step(state)} <= set(state.legal_actions())
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("observation", ["bytes", "numbers"])
@pytest.mark.parametrize("name", GAMES[1:3])
def test_nothing_shown_depends_on_what_the_seat_may_not_know(name: str, observation: str) -> None:
    for steps in (3, 20, 45):
        state = begun(f"{name},observation={observation}", steps)
        observer = make_observation(state.get_game())
        for seat in range(state.num_players()):
            twin = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            observer.set_from(state, seat)
            seen = observer.tensor.copy()
            assert np.array_equal(seen, state.place.state.observe(seat, observation=observation))
            observer.set_from(twin, seat)
            assert np.array_equal(seen, observer.tensor)
            assert state.observation_string(seat) == twin.observation_string(seat)


def test_sampled_chance_is_as_likely_as_exact_chance() -> None:
    """A card from the deck, 2,000 times in one chance node: each colour comes as often as the deck has it."""
    state = begun("game=amsterdam,samples=2000", 4)
    position = state.place.state
    action = next(code for code in state.legal_actions() if position.named(code).text == "deck")
    exact: Counter[bytes] = Counter()
    for probability, outcome in position.outcomes(action):
        after = position.copy()
        after.apply(action, outcome=outcome)
        exact[after.observe(position.to_move[0]).tobytes()] += float(probability)
    state.apply_action(action)
    assert len(state.chance_outcomes()) == 2000
    seen = Counter(state.child(k).place.state.observe(position.to_move[0]).tobytes() for k in range(2000))
    assert seen.keys() <= exact.keys() and len(exact) > 3
    for key, chance in exact.items():
        assert abs(seen[key] - 2000 * chance) < 5 * (2000 * chance * (1 - chance)) ** 0.5, (seen[key], chance)


def test_what_cannot_be_a_game_is_refused() -> None:
    for wrong in ("returns=margin", "players=9", "observation=pixels", "game=roads,players=1", "samples=-1"):
        with pytest.raises(Exception, match=r"margin|players|pixels|not -1"):
            pyspiel.load_game(f"python_lautta({wrong})")


def test_cfr_finds_the_known_value_of_five_routes() -> None:
    """Its CFR+ comes to 1/4 for the first seat; the tree is kept in C++ once it has been walked."""
    known = json.loads((Path(__file__).parents[1] / "games/small_boards.json").read_text())["five_routes"]
    game = pyspiel.convert_to_cached_tree(pyspiel.load_game(FIVE_ROUTES))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(40):
        solver.evaluate_and_update_policy()
    policy = solver.tabular_average_policy()
    first, second = pyspiel.expected_returns(game.new_initial_state(), policy, -1, False)
    assert first == pytest.approx(-second) and first == pytest.approx(float(Fraction(known["value"])), abs=0.01)
    assert len(policy.policy_table()) == sum(known["information_states"])
