"""The opponents of Roads & Boats: what they note, what they are sure of, and that they beat a settler."""

from ctypes import sizeof
from random import Random

import pytest
from tests.games.roads.positions import done, position
from tests.games.roads.test_consent import two

from lautta import players
from lautta.core.game import GameState
from lautta.games.roads.game import GAME
from lautta.games.roads.players import strategist
from lautta.games.roads.players.sense import USUAL, settlers_choice
from lautta.games.roads.players.settler.playouts import SETTLER
from lautta.games.roads.players.settler.strategy import GOALS, Strategy
from lautta.games.roads.players.strategist import Effort, Search, Strategist, read, written
from lautta.games.roads.state import NONE

COMPILED = SETTLER.module.compiled
pytestmark = pytest.mark.skipif(not COMPILED, reason="the settler is not compiled: run `make build`")
SMALL = Effort(6, 12)


def played(state: GameState, seated: list[players.Player], decisions: int) -> list[int]:
    """The codes of what they do."""
    found = []
    for _ in range(decisions):
        if state.to_move:
            seat = state.to_move[0]
            found.append(players.decision(seated[seat], state, seat))
            state.apply(found[-1], seat)
    return found


class Anew:
    """A player that is made anew for each decision, as a server does, and told its notes."""

    def __init__(self, seed: int) -> None:
        self.seed, self.notes = seed, b""

    def choose(self, view: GameState, seat: int) -> int:
        player = players.with_notes(Strategist(self.seed, SMALL), self.notes)
        code = player.choose(view, seat)
        self.notes = players.notes_of(player)
        return code


def test_notes_are_all_that_it_remembers() -> None:
    one = played(GAME.new(2, 1, "rings"), [Strategist(1, SMALL), Strategist(2, SMALL)], 120)
    other = played(GAME.new(2, 1, "rings"), [Anew(1), Anew(2)], 120)
    assert one == other


def test_it_looks_for_a_strategy_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[tuple[int, int]] = []
    better = Search.better

    def counted(self: Search, known: Strategy) -> Strategy:
        turns.append((self.seat, strategist.turn_of(self.view.record)))
        return better(self, known)

    monkeypatch.setattr(Search, "better", counted)
    state = GAME.new(2, 1, "mesopotamia")
    played(state, [Strategist(1, SMALL), Strategist(2, SMALL)], 200)
    reached = strategist.turn_of(state.record)
    assert reached > 3 and len(turns) == len(set(turns))
    assert {turn for _, turn in turns} >= set(range(reached))


def test_notes_of_another_layout_are_no_notes() -> None:
    strategy = Strategy.from_buffer_copy(bytes(USUAL))
    strategy.at_once = 2
    when, found = read(written(1, 7, strategy), 1, 40)
    assert when == 7 and bytes(found) == bytes(strategy)
    assert read(written(1, 7, strategy), 0, 40) == (NONE, USUAL), "those of another seat"
    for notes in (b"", b"x", bytes(sizeof(Strategy)), bytes(sizeof(Strategy) + 3)):
        assert read(notes, 0, 40) == (NONE, USUAL)


@pytest.mark.parametrize("bank", [-2, 40, 32767])
def test_notes_that_name_a_bank_that_is_none_are_no_notes(bank: int) -> None:
    for where in ("home", "site"):
        strategy = Strategy.from_buffer_copy(bytes(USUAL))
        if where == "home":
            strategy.home = bank
        else:
            strategy.site[GOALS - 1] = bank
        assert read(written(1, 7, strategy), 1, 40) == (NONE, USUAL)


def test_who_plays_nothing_out_is_a_settler() -> None:
    state, usually = GAME.new(3, 4, "lago_titicaca"), Strategist(9, Effort(0, 0))
    for _ in range(100):
        seat = state.to_move[0]
        code = players.decision(usually, state, seat)
        assert code == settlers_choice(state.view(seat, recall=True), seat)
        state.apply(code, seat)
    assert usually.notes == b""


def test_what_is_hardly_better_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    view = GAME.new(2, 1, "rings").view(0)
    other = Strategy.from_buffer_copy(bytes(USUAL))
    other.at_once = 3
    for lead, kept in ((1.0, USUAL), (3.0, other)):
        search = Search(view, 0, Random(1), SMALL)

        def value(strategy: Strategy, draws: int, lead: float = lead) -> float:
            return lead * (strategy.at_once == 3)

        monkeypatch.setattr(search, "value", value)
        assert search.best([USUAL, other]) is kept


def test_it_spends_what_it_may_spend() -> None:
    for seats, most in ((2, 100), (4, 50)):
        state = GAME.new(seats, 1, "rings")
        search = Search(state.view(state.to_move[0]), state.to_move[0], Random(1), Effort(70, 100))
        assert search.left == most
        search.better(USUAL)
        assert abs(search.left) < 40


@pytest.mark.parametrize("name", ["pipsa", "otto", "ida", "sampo"])
def test_they_are_persons(name: str) -> None:
    assert [kind.name for kind in players.offered(GAME, 3)] == ["pipsa", "otto", "ida", "sampo"]
    assert players.usual(GAME, 2) == "ida"
    assert players.ladder(GAME, 2)[-1] == "sampo"
    state = GAME.new(2, 1, "dead_sea")
    seat = state.to_move[0]
    assert players.make(name, 1).choose(state.view(seat, recall=True), seat) in state.legal(seat)


def test_the_gentlest_leaves_things_undone() -> None:
    state, idle = GAME.new(1, 1, "mesopotamia"), players.make("pipsa", 3)
    while state.to_move:
        state.apply(players.decision(idle, state, 0), 0)
    assert 0 < state.scores[0] < 160, "what a settler has here"


@pytest.mark.verify
@pytest.mark.parametrize("board", ["mesopotamia", "great_plains", "the_pacific"])
def test_a_little_foresight_beats_a_settler(board: str) -> None:
    for seat in range(2):
        state = GAME.new(2, 1, board)
        seated = [players.make("ida" if place == seat else "sense", place + 1) for place in range(2)]
        players.play_out(state, seated)
        assert state.scores[seat] > state.scores[1 - seat]


@pytest.mark.parametrize(("offer", "answer"), [("give t1 1.t1 gold", "accept"), ("ask t1 1.t1 gold", "refuse")])
def test_an_offer_is_taken_for_what_comes_of_it(offer: str, answer: str) -> None:
    """Just before the end gold is worth ten points to whoever carries it."""
    carried = "t1 donkey a1: 1 gold"
    text = two(carried, carried, more=f"wonder {'12' * 30}\n")
    state = done(position("p p\np w", text), f"2: {offer}")
    chosen = Strategist(1, SMALL).choose(state.view(0, recall=True), 0)
    assert state.space.text(chosen) == answer
    assert Strategist(1, Effort(0, 0)).choose(state.view(0, recall=True), 0) in state.space.codes_of("refuse")
