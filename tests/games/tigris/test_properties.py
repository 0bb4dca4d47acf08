"""What must hold in every state of every game: the naive game agrees, nothing is lost, nothing is told."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.tigris.games import BOARDS, OPTIONS, options, steps
from tests.games.tigris.ledger import Ledger, everything
from tests.games.tigris.naive.legal import decider, legal
from tests.games.tigris.naive.play import play
from tests.games.tigris.naive.reading import differences, squares, world
from tests.games.tigris.naive.world import ALL_TILES, World, name
from tests.games.tigris.positions import points, public

from lautta.core.game import GameState
from lautta.core.harness import check_decision_bound, check_game
from lautta.games.tigris.game import GAME

PLAYERS = (2, 3, 4)


# the naive game


@pytest.mark.rule("R1", "O9")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(2))
def test_every_list_of_legal_actions_is_that_of_the_naive_game(players: int, board: str, seed: int) -> None:
    for number, (before, _, seat, _) in enumerate(steps(players, 10 * players + seed, BOARDS[board])):
        w = world(before)
        assert before.to_move == (seat,) == (decider(w),)
        assert not any(before.legal(other) for other in range(players) if other != seat)
        if number % 3 == 0 or w.phase != "act":
            assert {action.text for action in before.actions()} == legal(w), before.text()


@pytest.mark.rule("S1", "G2", "R1", "R49")
@pytest.mark.parametrize(
    ("how", "seed"),
    [("lively", 0), ("random", 4), *(pytest.param("lively", seed, marks=pytest.mark.soak) for seed in (1, 2, 3))],
)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("board", BOARDS)
def test_every_action_does_what_it_does_in_the_naive_game(how: str, players: int, board: str, seed: int) -> None:
    for before, after, _, code in steps(players, 100 * players + seed, BOARDS[board], how):
        expected, w = world(before), world(after)
        play(expected, before.named(code).text)
        assert differences(expected, w) == [], f"{before.named(code)}\n{before.text()}"
        check_ledgers(after, w)
        check_leaders(w)
        check_kingdoms(after, w)
        check_scores(before, after, w)


def check_ledgers(state: GameState, w: World) -> None:
    """153 tiles, the catastrophes, the treasures and the monuments are all somewhere, each on its ground."""
    temples = sum(row.count("T") + row.count("C") for row in state.board.data["grid"])
    box = {"treasures": temples, **{f"tiles {colour}": count for colour, count in enumerate(ALL_TILES)}}
    once = {"catastrophes": 2 * state.players} if state.options["catastrophes"] == "once" else {}
    assert everything(state) == box | once
    Ledger(state).check(state, state, 0, "as it stands")
    assert {at for at, kind in w.tiles.items() if kind == 2} <= w.river
    assert {at for at, kind in w.tiles.items() if kind != 2} | set(w.leaders) <= w.land


def check_leaders(w: World) -> None:
    """On land beside a face-up temple; no two of a colour in a kingdom unless they are about to fight."""
    for square in w.leaders:
        assert square in w.land and w.temples_beside(square) > 0
    if w.phase in ("act", "build", "treasure"):
        for kingdom in w.kingdoms():
            colours = [colour for _, colour in w.leaders_in(kingdom)]
            assert len(colours) == len(set(colours))


def check_kingdoms(state: GameState, w: World) -> None:
    """Those of the record and those for clients are those of a flood; at war without the joining tile."""
    s = state.record
    joining = w.placed if w.phase == "war" or w.conflict == "war" else None
    for square, (seat, colour) in w.leaders.items():
        assert squares(s.realms[seat * 4 + colour]) == w.region(square, joining)
    told = {frozenset(kingdom["squares"]) for kingdom in public(state)["kingdoms"]}
    assert told == {frozenset(map(name, kingdom)) for kingdom in w.kingdoms(joining)}
    assert public(state)["joining"] == (name(joining) if joining else None)


def check_scores(before: GameState, after: GameState, w: World) -> None:
    """Points and treasures only grow; the score is the weakest colour with treasures placed as well as can be."""
    for then, now in zip(points(before), points(after), strict=True):
        assert all(a <= b for a, b in zip(then, now, strict=True))
    for seat, score in enumerate(after.scores):
        assert before.record.players[seat].treasures <= after.record.players[seat].treasures
        assert score == w.vector(seat)[0] == best_weakest(w, seat) == after.record.players[seat].score
    if after.over:
        assert after.result and list(after.result.winners) == w.winners()
        assert after.scores == after.result.scores


def best_weakest(w: World, seat: int) -> int:
    """By trying: the highest number that all colours can be raised to with the treasures."""
    player = w.seats[seat]
    return max(n for n in range(60) if sum(max(0, n - points) for points in player.points) <= player.treasures)


@pytest.mark.rule("R47")
@settings(max_examples=10, deadline=None)
@given(st.lists(st.tuples(*[st.integers(0, 6)] * 4, st.integers(0, 5)), min_size=2, max_size=4))
def test_no_other_way_to_place_treasures_is_better(seats: list[tuple[int, int, int, int, int]]) -> None:
    """The sorted points after giving each treasure to the weakest are the best of all ways to give them."""
    for *own, treasures in seats:
        ways = {tuple(sorted(own))}
        for _ in range(treasures):
            ways = {tuple(sorted((*way[:i], way[i] + 1, *way[i + 1 :]))) for way in ways for i in range(4)}
        greedy = sorted(own)
        for _ in range(treasures):
            greedy[0] += 1
            greedy.sort()
        assert tuple(greedy) == max(ways)


# the harness, lengths, courses


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.soak), pytest.param(4, marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.verify
def test_the_harness_of_the_core_is_content(players: int, board: str) -> None:
    seed = 7 * players + len(board)
    end = check_game(GAME, players, seed, BOARDS[board], OPTIONS[seed % 4], scan_every=60)
    assert end.result


@pytest.mark.many
@pytest.mark.parametrize("players", PLAYERS)
def test_all_games_end_soundly_and_none_is_long(players: int) -> None:
    turns = []
    for seed in range(200):
        board = BOARDS["advanced" if seed % 2 else "standard"]
        state = GAME.new(players, seed, board, options(seed))
        state.engine.simulate(board.record, state.record, 100_000, seed)
        assert state.over and state.status() == [] and state.result
        turns.append(state.record.turn)
        check_ledgers(state, world(state))
    assert max(turns) < 2000


@pytest.mark.rule("O9")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_turn_has_a_bounded_number_of_decisions(players: int) -> None:
    """Two actions, each with at most four wars chosen, eight answers, one monument and one treasure each."""
    states = [before for before, _, _, _ in steps(players, 50 + players)]
    check_decision_bound(iter(states), 2 * (1 + 4 + 4 + 1 + 1))


@pytest.mark.rule("T4")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_course_of_an_action_is_that_of_the_rules(players: int) -> None:
    """Conflicts come before monuments, monuments before treasures, and both before the next action."""
    order = {"act": 0, "war": 1, "support": 1, "build": 2, "treasure": 3}
    for before, after, _, code in steps(players, 60 + players):
        then, now = world(before), world(after)
        if now.phase in ("act", "over"):
            continue
        started = then.phase == "act" or order[then.phase] <= order[now.phase]
        assert started and now.seat == then.seat, before.named(code).text
        if now.phase == "support" and now.asked == now.defender:
            assert then.phase == "support" and then.asked == now.attacker


@pytest.mark.rule("T7")
def test_shown_grows_with_draws_and_with_nothing_else() -> None:
    for seed in range(3):
        for before, after, _, _ in steps(3, 80 + seed):
            drawn = sum(before.record.bag) - sum(after.record.bag)
            assert (after.record.shown > before.record.shown) == (drawn > 0)
            assert (after.record.chance.drawn > before.record.chance.drawn) == (drawn > 0), "no other chance"


@pytest.mark.rule("C7")
def test_nothing_that_was_declined_or_destroyed_comes_back() -> None:
    for before, after, _, _ in steps(2, 90):
        then, now = world(before), world(after)
        assert then.ruins <= now.ruins and then.down <= now.down and then.monuments.items() <= now.monuments.items()
        assert all(a <= b for a, b in zip(then.gone, now.gone, strict=True))
        assert now.treasures <= then.treasures


def test_resampled_games_can_be_played_to_their_ends() -> None:
    states = [before for before, _, _, _ in steps(3, 95)]
    for state in states[::25]:
        for seat in range(3):
            other = state.resample(seat, 5)
            assert other.view(seat).bytes() == state.view(seat).bytes()
            check_ledgers(other, world(other))
            other.engine.simulate(other.board.record, other.record, 100_000, 3)
            assert other.over and other.status() == []
