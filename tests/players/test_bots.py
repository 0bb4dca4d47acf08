"""The five bots to play against: who sits down where, who is the usual one, and what they overlook."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.duel.game import GAME as DUEL
from tests.thinking import network_by_lot

import lautta
from lautta import players
from lautta.core.difficulty import Difficulty
from lautta.core.game import Game
from lautta.core.interpreted import Interpreted
from lautta.players import weights
from lautta.players.thinker import Thinker
from lautta.players.weights import BadWeights, Weights, thinking_of, written

THINKING = [lautta.game(name) for name in ("amsterdam", "tigris")]
NAMES = ["pipsa", "otto", "ida", "sampo", "vellamo"]
Learned = Callable[..., Game]


@pytest.fixture
def learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Learned:
    """Gives a game weights for these numbers of players, and for no others."""

    def give(game: Game, *numbers: int) -> Game:
        for number in numbers:
            network, inputs = network_by_lot(game, number, number), thinking_of(game).inputs
            file = written(Weights(game.name, number, network, {}), inputs)
            (tmp_path / f"{number}.net").write_bytes(file)
        monkeypatch.setattr(weights, "weights_path", lambda game, number: tmp_path / f"{number}.net")
        forget()
        return game

    def forget() -> None:
        weights.weights_of.cache_clear()
        weights.lacking.cache_clear()

    yield give
    forget()


def names(game: Game, number: int) -> list[str]:
    return [kind.name for kind in players.offered(game, number)]


@pytest.mark.parametrize("game", THINKING, ids=lambda game: game.name)
def test_persons_sit_down_where_their_game_was_learned(game: Game, learned: Learned) -> None:
    learned(game, 2)
    assert names(game, 2) == players.ladder(game, 2) == NAMES
    assert players.usual(game, 2) == "ida"
    assert names(game, 3) == ["sense", "random"]
    assert (players.usual(game, 3), players.ladder(game, 3)) == ("sense", ["random", "sense"])
    assert {"sense", "random", *NAMES} == {kind.name for kind in players.kinds(game, 2)}


def test_a_game_without_manners_or_without_weights_has_no_persons(learned: Learned) -> None:
    game = learned(THINKING[0], 2)
    assert names(DUEL, 2) == ["random"]
    assert names(replace(game, computers=replace(game.computers, thinking=None)), 2) == ["sense", "random"]
    assert not [name for name in names(learned(THINKING[1]), 4) if name in NAMES]
    sampo = players.BOTS[3]
    assert (sampo.lacks(DUEL, 2), sampo.lacks(game, 2), sampo.lacks(game, 4)) == ("game", None, "weights")


@pytest.mark.parametrize(
    "spoil", [lambda data: data[:-9], lambda data: b"", lambda data: data.replace(b'"mark": "', b'"mark": "0')]
)
def test_nobody_sits_down_under_a_name_who_could_only_play_at_random(
    learned: Learned, tmp_path: Path, spoil: Callable[[bytes], bytes]
) -> None:
    """Damaged weights, or those of older features, are as good as none."""
    game, file = learned(THINKING[0], 2), tmp_path / "2.net"
    file.write_bytes(spoil(file.read_bytes()))
    assert names(game, 2) == ["sense", "random"] and players.usual(game, 2) == "sense"
    assert weights.lacking(game, 2) == "weights"


@pytest.mark.parametrize("game", THINKING, ids=lambda game: game.name)
def test_nobody_searches_interpreted_where_that_would_take_many_seconds(
    game: Game, learned: Learned, monkeypatch: pytest.MonkeyPatch
) -> None:
    learned(game, 2)
    searching = [
        bot.kind
        for bot, difficulty in zip(players.BOTS, thinking_of(game).difficulties, strict=True)
        if difficulty.worlds
    ]
    compiled = vars(weights.module_for(thinking_of(game)))
    monkeypatch.setattr(weights, "module_for", lambda thinking: SimpleNamespace(**{**compiled, "compiled": False}))
    monkeypatch.setitem(game.__dict__, "engine", Interpreted(game.table))
    assert names(game, 2) == [name for name in NAMES if name not in searching]
    assert [name.lower() for name in players.absent(game)] == searching == NAMES[-len(searching) :]
    assert weights.lacking(game, 2) == "compiled", "who asks for advice is not kept waiting for nothing"


def test_persons_of_a_games_own_are_missed_only_if_they_need_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = lautta.game("roads")
    assert len(game.bots) == 4, "Vellamo never plays Roads & Boats"
    monkeypatch.setitem(game.__dict__, "engine", Interpreted(game.table))
    monkeypatch.setitem(game.__dict__, "bots", (None,) * 4)
    assert [name.lower() for name in players.absent(game)] == NAMES[:4]
    assert not set(NAMES) & set(names(game, 2))
    monkeypatch.setitem(game.__dict__, "bots", (players.RandomPlayer,))
    assert players.absent(game) == []


def test_players_of_others_come_after_the_persons(learned: Learned) -> None:
    game = learned(THINKING[0], 2)
    players.register("deep", players.RandomPlayer, "Looks far.")
    try:
        assert players.ladder(game, 2) == [*NAMES, "deep"]
        assert names(game, 3) == ["sense", "random", "deep"]
    finally:
        players.forget("deep")


def test_a_person_plays_as_the_game_says(learned: Learned) -> None:
    game = learned(THINKING[0], 2)
    view = game.new(2, seed=4).view(0, recall=True)
    for bot, difficulty in zip(players.BOTS, thinking_of(game).difficulties, strict=True):
        assert bot.make(7).choose(view, 0) == Thinker(7, difficulty).choose(view, 0)
    with pytest.raises(OSError, match=r"3\.net"):
        players.make("ida").choose(game.new(3, seed=4).view(0, recall=True), 0)


def test_gentle_bots_overlook_what_is_written_down(learned: Learned) -> None:
    game = learned(THINKING[1], 2)
    state, inputs = game.new(2, seed=4), (range(thinking_of(game).inputs),)
    [seat] = state.to_move
    view = state.view(seat, recall=True)
    assert len({each.chance for each in Thinker(0, Difficulty(blind=inputs)).opinions(view, seat)}) == 1
    opinions = Thinker().opinions(view, seat)
    assert len({each.chance for each in opinions}) > 1
    liked = opinions[-1].code
    likes = Difficulty(taste=lambda view, seat, name, args, after: float(view.space.encode(name, args) == liked))
    assert Thinker(0, likes).choose(view, seat) == liked


@pytest.mark.parametrize("game", THINKING, ids=lambda game: game.name)
def test_manners_go_from_gentle_to_hard(game: Game) -> None:
    difficulties = thinking_of(game).difficulties
    assert len(difficulties) == len(players.BOTS)
    blind = [{place for inputs in difficulty.blind for place in inputs} for difficulty in difficulties]
    assert blind[0] > blind[1] and all(gentle >= hard for gentle, hard in pairwise(blind)) and not blind[3]
    assert [difficulty.worlds for difficulty in difficulties] == sorted(
        difficulty.worlds for difficulty in difficulties
    )


def test_weights_of_other_features_are_refused(learned: Learned, monkeypatch: pytest.MonkeyPatch) -> None:
    game = learned(THINKING[0], 2)
    monkeypatch.setattr(weights, "mark_of", lambda game, number: 1)
    with pytest.raises(BadWeights, match="features or rules"):
        players.make("ida").choose(game.new(2, seed=4).view(0, recall=True), 0)
