"""The judge of decisions: right where the truth can be counted, blind to what is hidden, and told in figures."""

import json
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

import lautta
from bench import loss
from bench.judging import Judge
from bench.truth import share_of_win
from lautta.core.game import GameState
from lautta.players import decision
from lautta.players.thinker import Thinker

GAME = lautta.game("amsterdam")
WORLDS = 200


def last_decision(seed: int) -> GameState:
    """A position in which the seat to move has ended a game of the network against itself."""
    state = before = GAME.new(2, seed)
    while not state.over:
        before, seat = state.copy(), state.to_move[0]
        state.apply(decision(Thinker(0), state, seat), seat)
    return before


def chance(state: GameState, seat: int, code: int) -> float:
    """How often an action wins where it ends the game, over worlds that fit what the seat knows."""
    won = []
    for world in range(WORLDS):
        after = state.view(seat, recall=True).resample(seat, world)
        after.apply(code, seat)
        result = after.result
        assert result
        won.append((seat in result.winners) / len(result.winners))
    return mean(won)


def ends(state: GameState, code: int) -> bool:
    after = state.copy()
    after.apply(code, state.to_move[0])
    return after.over


@pytest.mark.verify
def test_what_it_says_is_what_can_be_counted() -> None:
    judge, told = Judge(GAME, 2, searched=200, compared=WORLDS), 0
    for seed in range(12):
        state = last_decision(seed)
        seat = state.to_move[0]
        view = state.view(seat, recall=True)
        codes = [code for code in view.legal(seat) if ends(state, code)][:6]
        if len(codes) < 2:
            continue
        verdict = judge.verdict(view, seat, codes)
        if verdict.best not in codes:
            continue
        best = chance(state, seat, verdict.best)
        for code in codes:
            assert verdict.losses[code] == pytest.approx(best - chance(state, seat, code), abs=0.2), (seed, code)
        told += 1
    assert told >= 5


@pytest.mark.verify
def test_it_sees_what_the_seat_sees() -> None:
    state, judge = GAME.new(2, 3), Judge(GAME, 2, searched=60, compared=20)
    for _ in range(14):
        seat = state.to_move[0]
        state.apply(decision(Thinker(0), state, seat), seat)
    seat = state.to_move[0]
    view = state.view(seat, recall=True)
    twin = view.resample(seat, 5)
    assert twin.text() != state.text()
    codes = view.legal(seat)[:4]
    assert judge.verdict(view, seat, codes) == judge.verdict(twin.view(seat, recall=True), seat, codes)


def test_what_is_compared_is_followed_in_other_worlds_than_were_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the best one has luck from having been picked as the best."""
    state, seeds = GAME.new(2, 3), []
    seat = state.to_move[0]
    view = state.view(seat, recall=True)

    class Noted:
        """Finds all alike, at once."""

        def __init__(self, view: Any, seat: int, network: Any, difficulty: Any, seed: int, also: Any = None) -> None:
            self.difficulty = difficulty
            seeds.append(seed)

        def follow(self, worlds: int) -> None:
            pass

        def line_up(self, codes: list[int]) -> None:
            pass

        def edges(self) -> list[tuple[int, int, int, int]]:
            return [(code, 0, 1, 0) for code in view.legal(seat)]

    monkeypatch.setattr("bench.judging.Search", Noted)
    Judge(GAME, 2).verdict(view, seat, view.legal(seat)[:2])
    assert len(seeds) == len(set(seeds)) >= 2


@pytest.mark.verify
def test_the_random_player_loses_more(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two games, then a third after them, which is told as if all had been judged at once."""
    options = ["--game", "amsterdam", "--level", "sampo", "--level", "random", "--share", "0.2", "--jobs", "1"]
    options += ["--searched", "60", "--compared", "40", "--json"]
    found = []
    for games, more in (("2", tmp_path / "judged"), ("3", tmp_path / "judged"), ("3", tmp_path / "anew")):
        loss.main([*options, "--games", games, "--out", str(more)])
        found.append(json.loads(capsys.readouterr().out))
    assert [one["games"] for one in found] == [2, 3, 3]
    for one in found[1:]:
        for level in one["levels"]:
            del level["ms"], level["ms_p99"]
    assert found[1] == found[2] and found[1]["judged"] > found[0]["judged"] > 5
    sampo, random = found[1]["levels"]
    assert random["a_decision"] > sampo["a_decision"] + 1 and random["over_10"] > sampo["over_10"]
    with pytest.raises(SystemExit, match="of another run"):
        loss.main([*options, "--games", "3", "--seed", "1", "--compared", "41", "--out", str(tmp_path / "judged")])


def test_in_truth_an_action_that_ends_the_game_wins_what_it_wins() -> None:
    for seed in range(4):
        state = last_decision(seed)
        seat = state.to_move[0]
        code = next(code for code in state.legal(seat) if ends(state, code))
        after = state.copy()
        after.apply(code, seat)
        assert after.result
        winners = after.result.winners
        won = share_of_win(state, seat, code, Thinker(0), future=7)
        assert won == (seat in winners) / len(winners)
        assert not state.over


def test_in_truth_luck_is_the_same_for_all_actions() -> None:
    state = GAME.new(2, 7)
    seat = state.to_move[0]
    code, *_ = state.legal(seat)
    found = [share_of_win(state, seat, code, Thinker(0), future) for future in range(8)]
    assert found == [share_of_win(state, seat, code, Thinker(0), future) for future in range(8)]
    assert len(set(found)) > 1
