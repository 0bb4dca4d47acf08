"""What must hold in every state of every game, each computed anew and naively; and the harness of the core."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.amsterdam import ledger
from tests.games.amsterdam.positions import AMSTERDAM, SALTMERE, data

from lautta.core.boards import LoadedBoard
from lautta.core.chance import Chooser, choose
from lautta.core.game import GameState
from lautta.core.game_files import GameFile
from lautta.core.harness import check_decision_bound, check_game
from lautta.core.interpreted import Interpreted
from lautta.games.amsterdam.actions import TABLE
from lautta.games.amsterdam.game import GAME

BOARDS = {"amsterdam": AMSTERDAM, "saltmere": GAME.board(SALTMERE)}
OPTIONS = [{"bonus_ties": ties, "reshuffle": when} for ties in ("dense", "skip") for when in ("when_needed", "at_once")]


def game(seed: int, board: LoadedBoard = AMSTERDAM) -> Iterator[tuple[GameState, GameState, int, str]]:
    """A random game: the state before and after each action, who did it and what."""
    state, chooser = GAME.new(2 + seed % 3, seed, board, OPTIONS[seed // 3 % 4]), Chooser(seed, 1)
    while not state.over:
        seat = state.to_move[choose(chooser, len(state.to_move))]
        legal = state.legal(seat)
        assert legal, "a state without a legal action before the end"
        code = legal[choose(chooser, len(legal))]
        before = state.copy()
        state.apply(code, seat)
        yield before, state, seat, state.named(code).text


def row_of(state: GameState) -> list[int]:
    """The cards in the row."""
    return [kind for kind in state.record.row[: len(state.board.names["slots"])] if kind >= 0]


def owned(state: GameState) -> list[list[int]]:
    """The routes of each seat."""
    routes = range(len(state.board.names["routes"]))
    return [[r for r in routes if state.record.players[seat].routes >> r & 1] for seat in range(state.players)]


def check_ledgers(state: GameState) -> None:
    """All cards, contracts and carts of the box are somewhere, and nothing is there twice."""
    box, names = state.board.data, state.board.names
    assert ledger.cards(state) == Counter({kind: box["cards"][name] for kind, name in enumerate(names["kinds"])})
    assert ledger.contracts(state) == Counter(range(len(names["contracts"])))
    assert ledger.carts(state) == [box["numbers"]["carts"]] * state.players
    for player in state.record.players[: state.players]:
        assert player.hand_size == sum(player.hand)
    every = [route for routes in owned(state) for route in routes]
    assert len(every) == len(set(every)), "a route has two owners"


def joined(edges: list[tuple[str, str]], a: str, b: str) -> bool:
    """Naively: paint places until nothing changes."""
    painted = {a}
    for _ in edges:
        for one, other in edges:
            if one in painted or other in painted:
                painted |= {one, other}
    return b in painted


def check_scores(state: GameState) -> None:
    """All points anew from who owns what, without any of the rules."""
    given_data, s = state.board.data, state.record
    routes, points = given_data["routes"], given_data["route_points"]
    totals, completed = [], []
    tokens = [sum(routes[r].get("token", False) for r in own) for own in owned(state)]
    for seat, own in enumerate(owned(state)):
        total = sum(points[str(routes[route]["length"])] for route in own)
        done = 0
        if state.over:
            edges = [(routes[route]["a"], routes[route]["b"]) for route in own]
            for i, contract in enumerate(given_data["contracts"]):
                if s.players[seat].contracts >> i & 1:
                    fulfilled = joined(edges, contract["a"], contract["b"])
                    total += contract["points"] if fulfilled else -contract["points"]
                    done += fulfilled
            total += naive_bonus(state, seat, tokens, edges)
        totals.append(total)
        completed.append(done)
    assert list(state.scores) == totals
    if state.over:
        best = max(zip(totals, completed, strict=True))
        assert state.result
        assert list(state.result.winners) == [
            i for i, both in enumerate(zip(totals, completed, strict=True)) if both == best
        ]


def naive_bonus(state: GameState, seat: int, tokens: list[int], edges: list[tuple[str, str]]) -> int:
    bonus = state.board.data["end_bonus"]
    if bonus["type"] == "rank_by_tokens" and tokens[seat]:
        better = [n for n in tokens if n > tokens[seat]]
        rank = len(better) if state.options["bonus_ties"] == "skip" else len(set(better))
        return int(bonus["points"][str(state.players)][rank])
    if bonus["type"] == "districts":
        return sum(
            d["points"] for d in bonus["districts"] if all(joined(edges, d["places"][0], p) for p in d["places"])
        )
    return 0


def check_row(state: GameState) -> None:
    """No three open wild cards while another row could be better, and no gap while there are cards."""
    s, numbers = state.record, state.board.data["numbers"]
    wild, row = len(state.board.names["kinds"]) - 1, row_of(state)
    out_of_hands = row + [k for pile in (s.deck, s.discard) for k in range(wild + 1) for _ in range(pile[k])]
    fewest = min(numbers["row"], len(out_of_hands)) - (len(out_of_hands) - out_of_hands.count(wild))
    if state.options["reshuffle"] == "at_once" and s.deck_size == numbers["row"] and not s.discard_size:
        fewest = s.deck[wild]  # the deck would be the row, and the row the deck
    assert row.count(wild) < numbers["wild_reset_at"] or fewest >= numbers["wild_reset_at"]
    assert len(row) == numbers["row"] or s.deck_size + s.discard_size == 0


def check_step(before: GameState, after: GameState, seat: int, action: str) -> None:
    """What one action may change."""
    for other in range(after.players):
        then, now = before.record.players[other], after.record.players[other]
        assert now.contract_count >= then.contract_count, "contracts are kept for good"
        assert then.routes & ~now.routes == 0, "routes stay"
        assert other == seat or after.over or (then.routes, then.points, list(then.hand)) == (
            now.routes, now.points, list(now.hand))  # fmt: skip
    assert before.legal(seat), action
    assert after.record.turn - before.record.turn in (0, 1)


@pytest.mark.rule("fault-2", "S2", "R2", "K1", "F2")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(24))
def test_ledgers_scores_and_row_in_every_state(board: str, seed: int) -> None:
    for before, after, seat, action in game(seed, BOARDS[board]):
        check_ledgers(after)
        check_scores(after)
        check_row(after)
        check_step(before, after, seat, action)


@pytest.mark.rule("V1")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_the_harness_of_the_core_is_content(board: str, players: int, seed: int) -> None:
    end = check_game(GAME, players, 1000 + seed, BOARDS[board], OPTIONS[seed], scan_every=20)
    assert end.result


@pytest.mark.parametrize("seed", range(6))
def test_the_list_is_the_scan_of_all_codes(seed: int) -> None:
    engine = Interpreted(TABLE)
    for step, (before, _, seat, _) in enumerate(game(seed)):
        if step % 10 == 0:
            b, s = before.board.record, before.record
            scanned = [code for code in range(len(before.space)) if engine.check(b, s, seat, code) == 0]
            assert scanned == before.legal(seat)


@pytest.mark.rule("T1")
@pytest.mark.parametrize("seed", range(6))
def test_a_turn_has_at_most_two_decisions(seed: int) -> None:
    states = [before.copy() for before, _, _, _ in game(seed)]
    check_decision_bound((s for s in states if s.record.phase), 2)


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**63), cut=st.integers(0, 60))
def test_undoing_is_replaying_without_the_last(seed: int, cut: int) -> None:
    file, states = None, []
    for before, _, seat, action in game(seed % 10_000):
        file = file or GameFile.of(before, seed % 10_000)
        states.append(before.copy())
        file.add(seat, action)
    assert file
    at = cut % len(states)
    file.steps = file.steps[:at]
    assert file.replay(AMSTERDAM).bytes() == states[at].bytes()


@pytest.mark.parametrize("seed", range(6))
def test_what_is_known_of_a_hand_is_there_and_came_from_the_row(seed: int) -> None:
    for before, after, seat, action in game(seed):
        p, then = after.record.players[seat], before.record.players[seat]
        assert all(known <= held for known, held in zip(p.known, p.hand, strict=True))
        gained = sum(p.known) - sum(then.known)
        assert gained == 1 if action.startswith("row") else gained <= 0


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10_000), key=st.integers(0, 2**32), step=st.integers(0, 80))
def test_a_resampled_state_can_be_played_to_its_end(seed: int, key: int, step: int) -> None:
    states = [before.copy() for before, _, _, _ in game(seed)]
    state = states[step % len(states)]
    for seat in range(state.players):
        other = state.resample(seat, key)
        assert other.view(seat).bytes() == state.view(seat).bytes()
        check_ledgers(other)
        check_row(other)
        other.engine.simulate(other.board.record, other.record, 10_000, key)
        assert other.over and other.status() == []
        check_scores(other)


def test_shown_counts_every_time_that_something_is_revealed() -> None:
    for before, after, _, action in game(3):
        hidden_before = (sum(before.record.deck), before.record.pool_size + before.record.returned_count)
        hidden_after = (sum(after.record.deck), after.record.pool_size + after.record.returned_count)
        taken = after.record.shown != before.record.shown
        if action.startswith(("deck", "contracts")):
            assert taken
        if hidden_before == hidden_after and after.record.reshuffles == before.record.reshuffles:
            assert not taken or action.startswith("keep")


@pytest.mark.rule("fault-1", "fault-5")
def test_every_game_of_a_thousand_ends_and_none_is_long() -> None:
    for board in BOARDS.values():
        turns = []
        for seed in range(500):
            state = GAME.new(2 + seed % 3, seed, board)
            state.engine.simulate(board.record, state.record, 100_000, seed)
            assert state.over and state.status() == []
            turns.append(state.record.turn)
        assert max(turns) < 300


@pytest.mark.rule("M1")
def test_the_rules_say_nothing_of_one_city() -> None:
    """Two boards that differ in numbers only play differently, with the same rules."""
    changed = data()
    changed["numbers"] |= {"carts": 20, "row": 3, "start_cards": 4, "contracts_dealt": 3, "wild_reset_at": 2}
    board = GAME.load_board(changed)
    state = GAME.new(3, 1, board)
    assert [state.record.players[0].carts, state.record.players[0].hand_size] == [20, 4]
    assert len(state.actions(0)) == 7
    for before, after in pairwise([before.copy() for before, _, _, _ in game(1, board)]):
        assert before.record.turn <= after.record.turn
        check_ledgers(after)
        check_row(after)
