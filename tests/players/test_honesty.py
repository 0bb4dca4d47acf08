"""Players choose by what their seat can know; those that do otherwise are found out."""

import sys
from random import Random
from types import FrameType

import pytest
from tests.duel.game import GAME as DUEL

import lautta
from lautta import players
from lautta.core.game import Game, GameState, View
from lautta.players import Player, RandomPlayer, decision
from lautta.players.honesty import Watched, check_decision, check_honest
from lautta.players.registry import Kind
from lautta.players.weights import thinking_of

GAMES = [lautta.game(name) for name in ("amsterdam", "tigris", "roads")]
DECISIONS = {"random": 120, "sense": 40}  # of bots fewer, as some think for long
MANY, FEW = 25, 4


def kinds() -> list[tuple[Game, Kind]]:
    return [(game, kind) for game in [*GAMES, DUEL] for kind in players.kinds(game)]


def decisions_of(game: Game, kind: Kind) -> int:
    """How many decisions to ask for: those who search are slow."""
    bot = next((one for one in players.BOTS if one.kind == kind.name), None)
    if bot is None:
        return DECISIONS[kind.name]
    if game.computers.bots:
        return MANY if bot.rung < 2 else FEW
    return FEW if thinking_of(game).difficulties[bot.rung].worlds else MANY


@pytest.mark.verify
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.soak), pytest.param(2, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("game", "kind"), kinds(), ids=lambda one: one.name)
def test_every_player_is_honest(game: Game, kind: Kind, seed: int) -> None:
    numbers = [number for number in range(game.players[0], game.players[1] + 1) if kind.plays(game, number)]
    number = numbers[-1] if seed else numbers[0]
    decisions = decisions_of(game, kind)
    assert check_honest(kind.make, game, number, seed, decisions=decisions) >= min(FEW, decisions)


@pytest.mark.parametrize("options", [{"scores": "open"}, {"treasures": "end_of_action", "support": "needed"}])
def test_honest_with_options_too(options: dict[str, str]) -> None:
    assert check_honest(players.kind("sense").make, GAMES[1], 3, 5, options=options, decisions=40) == 40


class Peeker(RandomPlayer):
    """Looks for a whole position among what its callers have at hand, and lets what others hold decide."""

    def choose(self, view: GameState, seat: int) -> int:
        frame: FrameType | None = sys._getframe(1)
        while frame:
            state = frame.f_locals.get("state")
            if isinstance(state, GameState) and not isinstance(state, View):
                legal = view.legal(seat)
                return legal[Random(state.bytes()).randrange(len(legal))]
            frame = frame.f_back
        return super().choose(view, seat)


class Moody(RandomPlayer):
    """Never plays the same."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        self._random = Random()


class Meddler(RandomPlayer):
    """Changes what it is shown; with a view of its own that harms nobody."""

    def choose(self, view: GameState, seat: int) -> int:
        chosen = super().choose(view, seat)
        view.record.turn = 77
        return chosen


class OfTheOpenHand(RandomPlayer):
    """Lets the hands that it is handed decide."""

    def choose(self, view: GameState, seat: int) -> int:
        legal = view.legal(seat)
        return legal[Random(view.bytes()).randrange(len(legal))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("cheat", [Peeker, Moody])
def test_who_lets_hidden_things_decide_is_caught(cheat: type[RandomPlayer], game: Game) -> None:
    with pytest.raises(AssertionError, match="where it should see no difference"):
        check_honest(cheat, game, 2, 1, decisions=30)


def whole(player: Player, state: GameState, seat: int) -> int:
    """Hands over the whole position."""
    return player.choose(state, seat)


def of_another(player: Player, state: GameState, seat: int) -> int:
    """Hands over what another seat knows."""
    return player.choose(state.view(1 - seat, recall=True), seat)


def marked(player: Player, state: GameState, seat: int) -> int:
    """Hands over a view with something in it that the seat cannot know."""
    view = state.view(seat, recall=True)
    view.record.chance.drawn = state.record.chance.drawn
    return player.choose(view, seat)


@pytest.mark.parametrize("ask", [whole, of_another, marked])
@pytest.mark.parametrize("game", GAMES[:2], ids=lambda game: game.name)
def test_handing_over_too_much_is_caught_whoever_plays(game: Game, ask: object) -> None:
    state = game.new(2, 3)
    seat = state.to_move[0]
    with pytest.raises(AssertionError, match="was handed"):
        check_decision(RandomPlayer, state, seat, 1, ask=ask)  # type: ignore[arg-type]


def test_a_careless_course_is_caught_by_what_is_chosen_alone() -> None:
    """Without the watch over what is handed over, the comparison of worlds finds it."""

    def careless(player: Watched, state: GameState, seat: int) -> int:
        return player._player.choose(state, seat)

    with pytest.raises(AssertionError, match="where it should see no difference"):
        check_honest(OfTheOpenHand, GAMES[1], 2, 1, decisions=10, ask=careless)  # type: ignore[arg-type]
    assert check_honest(OfTheOpenHand, GAMES[1], 2, 1, decisions=10) == 10


def test_a_player_that_spoils_its_view_spoils_nothing_else() -> None:
    assert check_honest(Meddler, GAMES[1], 2, 1, decisions=10) == 10
    with pytest.raises(AssertionError):
        check_honest(Meddler, GAMES[1], 2, 1, decisions=10, ask=lambda player, state, seat: spoilt(state, seat))


def spoilt(state: GameState, seat: int) -> int:
    state.record.turn = 77
    return state.legal(seat)[0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_asking_hands_over_a_view_of_the_players_own(game: Game) -> None:
    class Keeper(RandomPlayer):
        def choose(self, view: GameState, seat: int) -> int:
            kept.append(view)
            return super().choose(view, seat)

    state, kept = game.new(2, 3), list[GameState]()
    for _ in range(40):
        seat = state.to_move[0]
        code = decision(Keeper(1), state, seat)
        assert kept[-1] == state.view(seat, recall=True) and type(kept[-1]) is View and kept[-1].viewer == seat
        assert decision(Keeper(1), state.view(seat, recall=True), seat) == code and kept[-1] is not kept[-2]
        state.apply(code, seat)
