"""Players that think, on Connect Four: compiled and interpreted alike, honest files, and moves that a person sees."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from zlib import compress

import pytest
from tests.thinking import FOUR as GAME
from tests.thinking import compiled_thinking, network_by_lot

from connect_four.thinking import THINKING
from lautta.core import current_game
from lautta.core.chance import Chooser
from lautta.core.current_game import record_of
from lautta.core.difficulty import Difficulty
from lautta.core.records import copy_of
from lautta.players import one_ply, weights
from lautta.players.network import CERTAIN, FIRST, Layers, Network, evaluate
from lautta.players.one_ply import Workspace
from lautta.players.search import FINE, Effort, SearchMemory, compare, give_up
from lautta.players.self_play import Samples, SelfPlayMemory, Settings
from lautta.players.thinker import NoWorld, Search, Thinker
from lautta.players.thinking import compiled_for
from lautta.players.weights import BadWeights, Weights, mark_of, read, written

BOARD = GAME.board()


@pytest.fixture(scope="module", autouse=True)
def fast() -> Iterator[Any]:
    found = compiled_thinking(THINKING)
    vars(compiled_for(THINKING))["module"] = found
    yield found
    del vars(compiled_for(THINKING))["module"]


@pytest.fixture(scope="module")
def slow() -> Any:
    return compiled_for(THINKING).interpreted


def made_network(seed: int) -> Network:
    return network_by_lot(GAME, 2, seed, first=300)


def played(seed: int, decisions: int) -> Any:
    state, dice = GAME.new(2, seed), random.Random(seed)
    for _ in range(decisions):
        if not state.over:
            state.apply(dice.choice(state.legal_actions))
    return state


def test_a_decision_is_weighed_alike(fast: Any, slow: Any) -> None:
    network = made_network(1)
    for seed in range(20):
        state = played(seed, seed)
        if state.over:
            continue
        one, other, trial = Workspace(), Workspace(), copy_of(state.record)
        for module, workspace in ((fast, one), (slow, other)):
            module.weigh(BOARD.record, state.record, trial, network, workspace, state.to_move[0])
        assert bytes(one) == bytes(other)
        assert len(set(one.value[: one.codes.count])) > 1


def against_itself(module: Any, state: Any, network: int, settings: Settings, worlds: int = 0) -> tuple[int, Samples]:
    """Play a game to its end; answers the decisions, and what is to be learned from it."""
    memory = record_of(SelfPlayMemory, GAME.table)()
    effort = Effort(worlds=worlds, sure=40, close=300, ahead=1, curious=1500, trust=2, sharp=20_000, narrow=3)
    decisions: int = module.self_play(
        BOARD.record, state.record, memory, made_network(network), effort, settings, Chooser(seed=9)
    )
    return decisions, memory.samples


def test_games_against_oneself_go_alike(fast: Any, slow: Any) -> None:
    settings = Settings(explore=100, noise=900, reach=800, range=1, most=60)
    found = []
    for worlds in (0, 12):
        for module in (fast, slow):
            state = GAME.new(2, 5)
            decisions, samples = against_itself(module, state, 2, settings, worlds)
            assert state.over and samples.count > 5
            found.append((decisions, state.key(), bytes(samples)))
    assert found[0] == found[1] and found[2] == found[3]
    assert found[0] != found[2], "the search prefers something else"


def test_the_aims_end_in_the_result(fast: Any) -> None:
    settings = Settings(explore=0, noise=0, reach=1024, range=1, most=60)
    state = GAME.new(2, 5)
    _, samples = against_itself(fast, state, 3, settings)
    assert state.result
    for at in range(samples.count):
        seat = samples.seat[at]
        won = CERTAIN // len(state.result.winners) if seat in state.result.winners else 0
        assert samples.aim[at][0] == won, "with lambda 1 and nothing explored, only the result counts"


def test_a_game_without_end_teaches_nothing(fast: Any) -> None:
    settings = Settings(explore=0, noise=0, reach=800, range=1, most=3)
    state = GAME.new(2, 5)
    decisions, samples = against_itself(fast, state, 3, settings)
    assert decisions == 3 and samples.count == 0 and not state.over


def test_searches_go_alike(fast: Any, slow: Any) -> None:
    for decisions, regrow, belief in ((0, 0, 0), (9, 20, 2), (25, 0, 0), (25, 20, 2)):
        state = played(3, decisions)
        found = []
        for module in (fast, slow):
            memory, view = record_of(SearchMemory, GAME.table)(), state.view(0).record
            module.clear(memory.tree)
            effort = Effort(
                worlds=60, sure=0, close=0, ahead=1, curious=1500, trust=2, sharp=20_000, narrow=3, regrow=regrow,
                belief=belief,
            )  # fmt: skip
            followed = module.search(
                BOARD.record, view, memory, made_network(4), effort, Chooser(seed=2), state.to_move[0]
            )
            assert 60 <= followed < 63, "all of the last world's rivals"
            found.append(bytes(memory))
        assert found[0] == found[1]


def test_search_sees_what_wins_and_what_loses_at_once() -> None:
    thinker = Thinker(1, Difficulty(worlds=400, sharp=40_000), made_network(5))
    seen = 0
    for seed in range(60):
        state = played(seed, 12 + seed % 9)
        if state.over:
            continue
        good = tactical(state)
        if good and len(good) < len(state.legal_actions):
            seen += 1
            assert thinker.choose(state.view(state.to_move[0]), state.to_move[0]) in good, state.text()
    assert seen > 12


def tactical(state: Any) -> set[int]:
    """What wins at once, else what does not lose to the next counter; nothing where there is no such choice."""
    seat = state.to_move[0]
    wins = {code for code in state.legal_actions if won_by(state, code, seat)}
    if wins:
        return wins
    return {code for code in state.legal_actions if not loses(state, code, seat)}


def after(state: Any, code: int) -> Any:
    found = state.copy()
    found.apply(code)
    return found


def won_by(state: Any, code: int, seat: int) -> bool:
    result = after(state, code).result
    return result is not None and result.winners == (seat,)


def loses(state: Any, code: int, seat: int) -> bool:
    answer = after(state, code)
    return not answer.over and any(won_by(answer, reply, 1 - seat) for reply in answer.legal_actions)


def test_a_search_ends_once_it_knows() -> None:
    """What is surely worse is given up, and then nothing is left to search for; else all games are followed."""
    state = next(one for one in (played(seed, 16) for seed in range(60)) if not one.over and won_now(one))
    difficulty = Difficulty(worlds=3000, sharp=40_000)
    knows = Thinker(3, difficulty, made_network(6)).opinions(state.view(state.to_move[0]), state.to_move[0])
    assert knows[0].code in tactical(state) and sum(each.followed for each in knows) < 600
    unsure = replace(difficulty, sure=0)
    all_of_it = Thinker(3, unsure, made_network(6)).opinions(state.view(state.to_move[0]), state.to_move[0])
    assert sum(each.followed for each in all_of_it) >= 2999


def won_now(state: Any) -> bool:
    """Can the next to move win at once, but not with every action?"""
    return 0 < sum(won_by(state, code, state.to_move[0]) for code in state.legal_actions) < len(state.legal_actions)


def test_rivals_are_compared_in_the_same_worlds() -> None:
    """Each pair keeps its own differences when another is given up, and the best of a clear race is left."""
    tree, effort = record_of(SearchMemory, GAME.table)().tree, Effort(sure=40, close=0)
    worth, dice, given_up = (39_000, 10_000, 40_000, 20_000), random.Random(4), dict[int, int]()
    tree.rivals, worlds = len(worth), list[list[int]]()
    for place in range(len(worth)):
        tree.rival[place] = place
    while tree.rivals > 1 and len(worlds) < 4000:
        worlds.append([each + dice.randrange(8000) for each in worth])
        for place in range(tree.rivals):
            edge = tree.rival[place]
            tree.ended[place] = worlds[-1][edge]
            tree.tried[edge] += 1
            tree.won[edge] += tree.ended[place]
        compare(tree)
        left = tree.rival[: tree.rivals]
        give_up(tree, effort)
        given_up |= {edge: len(worlds) for edge in left if edge not in tree.rival[: tree.rivals]}
        for one, edge in enumerate(tree.rival[: tree.rivals]):
            for two, other in enumerate(tree.rival[: tree.rivals]):
                more = [(world[edge] - world[other]) // FINE for world in worlds]
                assert tree.ahead[one][two] == sum(more) and tree.squares[one][two] == sum(each * each for each in more)
    assert tree.rival[: tree.rivals] == [2], "the best"
    assert given_up[1] < 8 and given_up[3] < 8 < given_up[0], "the close one is compared longest"


def test_rivals_are_compared_with_the_best_after_others_are_given_up() -> None:
    tree = record_of(SearchMemory, GAME.table)().tree
    tree.rivals, tree.tried_together = 4, 8
    for place, worth in enumerate((20_000, 10_000, 40_000, 39_000)):
        tree.rival[place], tree.tried[place], tree.won[place] = place, 1, worth
    for other in (0, 1):
        tree.ahead[2][other] = 8 * 1000  # the best is ahead by the same in each world, the next to it by luck
        tree.squares[2][other] = 8 * 1000**2
        tree.ahead[3][other], tree.squares[3][other] = 8 * 900, 8 * 9000**2
    tree.squares[2][3] = 8 * 9000**2
    give_up(tree, Effort(sure=40, close=0))
    assert tree.rival[: tree.rivals] == [2, 3]


def test_a_shared_win_is_worth_a_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_ply, "winners", lambda b, s: 0b11)
    layers = Layers()
    one_ply.outcome(BOARD.record, played(1, 1).record, layers, 1)
    assert layers.chance[:2] == [CERTAIN // 2, CERTAIN // 2]


def test_any_action_can_be_compared_too() -> None:
    view, difficulty = played(7, 6).view(0), Difficulty(worlds=60, narrow=3, sharp=20_000)
    left_out = {each.code for each in Thinker(3, difficulty, made_network(6)).opinions(view, 0) if not each.followed}
    assert left_out
    for code in left_out:
        search = Search(view, 0, made_network(6), difficulty, 3, code)
        search.follow(difficulty.worlds)
        assert next(each.followed for each in search.opinions() if each.code == code) > 5


def test_trees_are_grown_anew_and_what_was_won_stays() -> None:
    view, found = played(7, 6).view(0), []
    for regrow in (0, 30):
        search = Search(view, 0, made_network(6), Difficulty(sure=0, sharp=20_000, regrow=regrow), 3)
        search.follow(1)
        rivals = search.tree.rivals
        search.follow(30)
        found.append(search.tree.nodes)
        assert sum(edge[2] for edge in search.edges()) == search.tree.worlds - 1 == -(-30 // rivals) * rivals
        search.follow(100)
        assert search.tree.key[0] and len(search.edges()) == len(view.legal(0))
    assert found[0] > found[1] == 1


def test_a_view_of_no_game_is_refused() -> None:
    state = played(7, 6)
    state.record.cells[0] = 2  # in the air
    for belief in (0, 2):
        with pytest.raises(NoWorld, match="fault 2"):
            Thinker(1, Difficulty(worlds=10, belief=belief), made_network(1)).opinions(state.view(0), 0)


def test_the_engines_check_what_they_are_given(fast: Any) -> None:
    state = GAME.new(2, 1)
    with pytest.raises(ValueError, match="a Workspace has"):
        fast.weigh(BOARD.record, state.record, copy_of(state.record), Network(), bytearray(8), 0)
    other = copy_of(state.record)
    other.board = 5
    with pytest.raises(ValueError, match="another board"):
        fast.weigh(BOARD.record, other, copy_of(state.record), Network(), Workspace(), 0)


def test_a_network_answers_what_the_sums_say() -> None:
    n, x, y = made_network(8), current_game.Inputs(), Layers()
    for index, amount in ((3, 16), (40, 5), (80, 127)):
        current_game.put(x, index, amount)
    evaluate(n, x, 2, y)
    one = [
        min(max((n.first_bias[j] + sum(n.first[i][j] * a for i, a in ((3, 16), (40, 5), (80, 127)))) >> 6, 0), 127)
        for j in range(FIRST)
    ]
    assert list(y.first) == one
    assert 0.98 * CERTAIN < y.chance[0] + y.chance[1] <= CERTAIN and y.chance[2] == y.chance[3] == 0


class TestFiles:
    @pytest.fixture
    def data(self) -> bytes:
        return written(Weights("connect_four", 2, made_network(9), {"games": 5}), THINKING.inputs)

    def test_a_file_reads_as_it_was_written(self, data: bytes) -> None:
        found = read(data, GAME, 2, "here")
        assert bytes(found.network) == bytes(made_network(9)) and found.card == {"games": 5}

    @pytest.mark.parametrize(
        ("spoil", "said"),
        [
            (lambda data: data[:200], "not a whole one"),
            (lambda data: b"\x00" * 40, "no file of weights"),
            (lambda data: data.replace(b"connect_four", b"connect_five"), "game is 'connect_five'"),
            (lambda data: data.replace(b'"mark": "', b'"mark": "0'), "features or rules have changed"),
            (lambda data: data.replace(b'"inputs": 92', b'"inputs": 85'), "inputs is 85"),
            (lambda data: data.replace(b'{"games": 5}', b"[5]"), "card is"),
            (lambda data: b"[" * 100_000 + b"\n" + data, "no file of weights"),
            (lambda data: data + data, "more than one"),
            (lambda data: data.partition(b"\n")[0] + b"\n" + compress(bytes(5_000_000)), "not a whole one"),
        ],
    )
    def test_a_file_that_does_not_fit_is_refused(self, data: bytes, spoil: Any, said: str) -> None:
        with pytest.raises(BadWeights, match=said):
            read(spoil(data), GAME, 2, "here")

    def test_other_features_have_another_mark(self, monkeypatch: pytest.MonkeyPatch) -> None:
        before = mark_of(GAME, 2)
        weights.mark_of.cache_clear()
        monkeypatch.setattr(weights, "STRIDE", 4)  # other positions, as if they looked otherwise
        assert mark_of(GAME, 2) != before
        weights.mark_of.cache_clear()
