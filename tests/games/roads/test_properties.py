"""What must hold in every state of every game, each computed anew and naively; and the harness of the core."""

from collections import Counter
from timeit import repeat

import pytest
from tests.games.roads.games import busy_game, random_game, tireless_game
from tests.games.roads.ledger import (
    Ledger,
    Map,
    check_buildings,
    check_limits,
    check_marks,
    check_places,
    check_wonder,
    transporters,
)
from tests.games.roads.positions import can, position

from lautta.core.chance import Chooser, choose
from lautta.core.game import GameState
from lautta.core.game_files import GameFile
from lautta.core.harness import check_decision_bound, check_scan, check_space, check_state, engines, step_on
from lautta.games.roads.board import BOARDS, SCENARIOS
from lautta.games.roads.game import GAME
from lautta.games.roads.state import MOVEMENT, PLAYING, PRODUCTION

OPTIONS = {option.name: option.values[1] for option in GAME.position.options}
MOST_DECISIONS = 600  # of one seat in a phase
STEPS = 150  # of a busy game on each map
ACCOUNTED = {"use", "put", "pay", "build", "mine", "shaft", "road", "bridge", "wall", "demolish", "brick", "research",
             "wagon", "load", "unload", "hand", "scrap", "launch", "go", "lead", "leave", "done"}  # fmt: skip


@pytest.mark.rule("M5", "ruling-39")
@pytest.mark.many
def test_a_ledger_accounts_for_every_good_on_every_map() -> None:
    """And each thing is in one place, nobody wades, no building goes, bricks are counted: see ledger.py."""
    played: Counter[str] = Counter()
    for number, name in enumerate(SCENARIOS):
        players = int(GAME.board(name).data["players"])
        options = OPTIONS if number % 2 else None
        ledger, ground = None, None
        for before, after, seat, action in busy_game(name, players, number, STEPS, options):
            ledger, ground = ledger or Ledger(before), ground or Map(before)
            ledger.check(before, after, seat, action)
            ground.check_step(before, after, seat, action)
            check_buildings(before, after, action)
            check_wonder(before, after, seat)
            check_marks(before, after, seat, action)
            if before.record.phase == PRODUCTION != after.record.phase:
                check_limits(after)
            if after.record.phase != before.record.phase or played.total() % 7 == 0:
                check_places(after)
            played[action.split()[0]] += 1
    assert set(played) >= ACCOUNTED, played


@pytest.mark.rule("M4")
@pytest.mark.slow
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_transporter_may_go_where_the_map_lets_it(name: str) -> None:
    """And nowhere else: worked out anew from the drawing of the tiles."""
    ground, looked = None, 0
    for number, (_, state, _, _) in enumerate(busy_game(name, int(GAME.board(name).data["players"]), 5, 320)):
        s, ground = state.record, ground or Map(state)
        if s.phase != MOVEMENT or s.stage != PLAYING or s.offer.kind or number % 7:
            continue
        for seat in state.to_move:
            steps = {named.text for named in state.actions(seat) if named.name == "go"}
            naive = {f"go t{slot + 1} {place}" for owner, slot, _ in transporters(state) if owner == seat
                     for place in ground.steps(state, seat, slot)}  # fmt: skip
            assert steps == naive, f"{steps ^ naive}\n{state.text()}"
            looked += 1
    assert looked > 2


@pytest.mark.parametrize("name", BOARDS)
def test_the_ledger_holds_in_plain_random_games_too(name: str) -> None:
    players = int(GAME.board(name).data["players"])
    ledger = None
    for before, after, seat, action in random_game(name, players, 11, 0 if players == 1 else 150 * players, 25):
        if ledger is None and before.record.work.job:
            continue  # a ledger begins where nothing is half done
        ledger = ledger or Ledger(before)
        ledger.check(before, after, seat, action)
        check_places(after)
        check_marks(before, after, seat, action)


@pytest.mark.parametrize(
    ("name", "players", "skip"),
    [("a_river_runs_through_it", 1, 0), ("a_river_runs_through_it", 2, 150), ("mesopotamia", 3, 400),
     ("dead_sea", 2, 300), ("waterways", 4, 900), ("jejobrapjath", 6, 1500)],
)  # fmt: skip
def test_the_harness_of_the_core_is_content(name: str, players: int, skip: int) -> None:
    """Some states in a row, from somewhere in a random game on: texts, JSON, lists, views, both engines."""
    board = GAME.board(name)
    slow, fast = engines(GAME)
    state = GAME.new(players, 5, board, OPTIONS if skip == 300 else None, engine=fast)
    state.engine.simulate(board.record, state.record, skip, 9)
    twin = GameState(GAME, board, state.copy().record, slow)
    chooser = Chooser(skip, 0)
    for step in range(12):
        check_state(state, twin, chooser)
        if step % 4 == 0:
            check_scan(state, chooser)
        if state.over:
            break
        seat = state.to_move[choose(chooser, len(state.to_move))]
        legal = state.legal(seat)
        step_on(state, twin, seat, legal[choose(chooser, len(legal))], chooser)


def test_codes_notation_and_json_say_the_same() -> None:
    check_space(GAME.new(1, 1))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["a_river_runs_through_it", "dead_sea", "waterways", "joraltagui"])
def test_every_game_ends(name: str) -> None:
    board = GAME.board(name)
    for seed in range(25):
        state = GAME.new(int(board.data["players"]), seed, board)
        state.engine.simulate(board.record, state.record, 10**6, seed)
        assert state.over and state.status() == []
        assert state.result and len(state.result.winners) == 1


@pytest.mark.rule("reading-3")
@pytest.mark.slow
@pytest.mark.parametrize("name", BOARDS)
def test_a_phase_ends_even_for_those_who_go_on_as_long_as_they_can(name: str) -> None:
    made = Counter((state.record.turn, state.record.phase, seat)
                   for state, seat in tireless_game(name, int(GAME.board(name).data["players"]), turns=4))  # fmt: skip
    assert 40 < max(made.values()) <= MOST_DECISIONS


@pytest.mark.parametrize("players", [1, 2])
def test_a_turn_has_a_bounded_number_of_decisions(players: int) -> None:
    """Each seat handles goods in two of its phases."""
    states = (state for state, _ in tireless_game("a_river_runs_through_it", players, turns=2))
    check_decision_bound(states, 2 * players * MOST_DECISIONS)


def test_a_game_file_replays_to_the_same_bytes() -> None:
    file, state = None, None
    for before, after, seat, action in random_game("dead_sea", 2, 4):
        file = file or GameFile.of(before, 4)
        file.add(seat, action)
        state = after
    assert file and state
    file.close(state)
    again = GameFile.parse(file.text())
    assert again.text() == file.text() and again.replay(GAME.board("dead_sea")).bytes() == state.bytes()


def test_a_record_is_small() -> None:
    assert len(GAME.new(1, 1).bytes()) <= 48_000


@pytest.mark.slow
def test_a_record_is_copied_in_two_microseconds() -> None:
    whole = GAME.new(6, 1, "beehive").bytes()
    record, copy = memoryview(bytearray(whole)), memoryview(bytearray(len(whole)))

    def copied() -> None:
        copy[:] = record

    assert min(repeat(copied, number=500, repeat=40)) / 500 < 2e-6 and copy == record


@pytest.mark.slow
def test_damaged_records_are_refused_or_play_on() -> None:
    """Any byte of a record may be wrong: the door refuses it, or the game goes on without harm."""
    board = GAME.board("dead_sea")
    state = GAME.new(2, 3, board)
    state.engine.simulate(board.record, state.record, 400, 3)
    whole = bytearray(state.bytes())
    chooser, refused = Chooser(7, 0), 0
    for _ in range(3000):
        damaged = bytearray(whole)
        damaged[choose(chooser, len(whole))] = choose(chooser, 256)
        record = GAME.table.state.from_buffer(damaged)
        if record.board != board.hash or state.engine.validate(board.record, record):
            refused += 1
        else:
            state.engine.simulate(board.record, record, 40, 1)
    assert refused > 300


def test_research_is_listed_in_the_order_of_codes_on_land_and_at_sea() -> None:
    text = (
        "phase production\ngoods\n  b1: 2 goose, 1 paper\nplayer 1\n  home a1\n  transporters\n    t1 donkey b1\n"
        "    t2 raft a4: 2 goose, 1 paper\n"
    )
    state = position("p p p .\nm p p .", text)
    assert can(state, "research")[:2] == ["rowing b1", "rowing a4"]
    assert state.legal(0) == sorted(state.legal(0))
