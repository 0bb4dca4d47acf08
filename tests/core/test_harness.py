"""The harness passes a sound game and catches each kind of fault."""

import re
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.duel import game as duel
from tests.duel import rules
from tests.duel.state import NONE
from tests.guess import game as guess

from lautta.core import error_messages, harness, registry
from lautta.core.actions import Action, Param, Table
from lautta.core.faults import Faults, note
from lautta.core.fields import Grid
from lautta.core.game import Clients, Computers, Game, GameState, Hidden, Rules, Said, Scoring, Story
from lautta.core.game_files import GameFile
from lautta.core.reasons import BrokenGame


@pytest.fixture(autouse=True)
def _registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))  # where files of failures are kept
    registry.register(duel.GAME)
    yield
    registry.forget(duel.GAME.name)


@pytest.mark.parametrize("board", ["small", "large"])
@pytest.mark.parametrize("seed", range(10))
def test_a_sound_game_passes(board: str, seed: int) -> None:
    end = harness.check_game(duel.GAME, 2, seed, duel.GAME.board(board), scan_every=1)
    assert end.over and sum(end.scores) == 4


def test_a_sound_game_that_counts_passes() -> None:
    assert harness.check_game(counting(duel.hide), 2, 1, scan_every=1).over


def broken(**changes: Any) -> Game:
    return replace(duel.GAME, **changes)


def with_table(**changes: Any) -> Game:
    old = duel.TABLE
    parts = {"check": rules.check_play, "effect": rules.play, "to_act": rules.to_act, "candidates": None} | changes
    action = Action(
        "play",
        parts["check"],
        parts["effect"],
        Param("card", "cards", "cards"),
        candidates=parts["candidates"],
        public=parts.get("public", False),
    )
    return broken(
        table=Table(
            "duel-broken",
            board=old.board,
            state=old.state,
            seats=2,
            start=old.start,
            to_act=parts["to_act"],
            position=parts.get("position", old.position),
            actions=(action,),
        )
    )


def hidden(hide: Any) -> Game:
    return broken(hidden=Hidden(hide, deal_anew))


def leaky(state: GameState, seat: int | None) -> None:
    shown = state.record.players[0].hand
    duel.hide(state, seat)
    state.record.players[0].hand = shown


def with_generator(state: GameState, seat: int | None) -> None:
    duel.hide(state, seat)
    state.record.chance.drawn = state.record.turn + 1


def deal_anew(state: GameState, seat: int | None) -> None:
    duel.hide(state, seat)
    duel.deal(state, seat)


def counting(hide: Any, deal: Any = deal_anew) -> Game:
    """A duel in which who has counted along is said to know what `hide` leaves."""
    return broken(hidden=Hidden(duel.hide, duel.deal, recall=Hidden(hide, deal)))


def half_blank(state: GameState, seat: int | None) -> None:
    duel.hide(state, seat)
    state.record.players[seat or 0].hand = 0


def deal_low(state: GameState, seat: int | None) -> None:
    """Deals the lowest cards, whatever the seat knows."""
    for other in state.record.players:
        other.hand = (1 << other.held) - 1


def told(tell: Any, *, names_readers: bool = False) -> Game:
    return broken(story=Story(tell, names_readers))


def leaky_log(before: Any, seat: int, code: int, after: Any, viewer: int | None) -> list[Said]:
    return [Said("duel-log-play", {"seat": seat, "card": code})]


def log_behind_the_back(before: Any, seat: int, code: int, after: Any, viewer: int | None) -> list[Said]:
    return [Said("duel-log-played", {"seat": seat, "you": int(viewer == seat), "other": int(viewer == 1 - seat)})]


def check_that_changes(b: duel.Board, s: duel.State, seat: int, card: int) -> int:
    s.shown = 7
    return rules.check_play(s, seat, card)


def too_few(s: duel.State, seat: int) -> Any:
    for card in range(4):
        if s.players[seat].hand >> card & 1:
            yield card


def positions(**changes: Any) -> Game:
    return with_table(position=replace(duel.TABLE.position, **changes))


def forgetful(s: duel.State) -> None:
    for seat in range(2):
        s.players[seat].held = 1


def never_right(f: Faults) -> None:
    note(f, rules.HANDS, 0, 0, 0, 0)


def test_a_game_hides_in_one_way() -> None:
    assert replace(guess.GAME).hidden == guess.GAME.hidden
    with pytest.raises(BrokenGame, match="hides in place of fields that say who sees them"):
        replace(guess.GAME, hidden=Hidden(duel.hide, duel.deal))


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (hidden(leaky), "tell"),
        (hidden(with_generator), "generator"),
        (counting(lambda state, seat: None), "two states apart"),
        (counting(with_generator), "generator"),
        (counting(half_blank), None),
        (counting(duel.hide, deal_low), "core-position-impossible|two states apart|cannot have come"),
        (told(leaky_log), "log tells"),
        (told(log_behind_the_back, names_readers=True), "not named"),
        (broken(clients=replace(duel.GAME.clients, private_key=lambda state, seat: state.turn)), "something else"),
        (with_table(check=check_that_changes), "changed"),
        (with_table(candidates=too_few), "hand|players"),
        (positions(derive=forgetful, fields=tuple(f for f in duel.FIELDS if f.name != "players")), None),
        (broken(rules=Rules()), "has no name"),
        (positions(relations=never_right), "duel-position-hands"),
        (positions(fields=(*duel.FIELDS, Grid("players", columns=1, signs=".", params=("crad",)))), "parameter crad"),
        (broken(computers=Computers("tests.duel.heurstic")), "tests.duel.heurstic"),
        (broken(scoring=Scoring(result=lambda state: None)), "tells nothing of it"),
    ],
)
def test_faults_are_caught(game: Game, complaint: str | None) -> None:
    with pytest.raises((AssertionError, KeyError, BrokenGame), match=complaint):
        for seed in range(5):
            harness.check_game(game, 2, seed, scan_every=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_may_be_told_what_leaves_no_trace_in_the_record(players: int) -> None:
    """A wrong guess changes nothing but the turn: the log tells it, and no seat learns more than it may."""
    registry.register(guess.GAME)
    for seed in range(4):
        assert harness.check_game(guess.GAME, players, seed).over
    registry.forget(guess.GAME.name)


def test_everybody_may_be_told_a_public_action() -> None:
    """Here the log tells cards that the views hide, which is right if they are played face up."""
    game = replace(with_table(public=True), story=Story(leaky_log))
    assert harness.check_game(game, 2, 1).over


def test_a_failure_tells_where_it_happened_and_keeps_the_game() -> None:
    with pytest.raises(AssertionError) as raised:
        harness.check_game(told(leaky_log), 2, 3)
    cards = re.findall(r"play (c\d): duel-log-play \(seat: \d, card: (\d)\)", str(raised.value))
    assert len({card for card, _ in cards}) == 2 and all(int(card[1:]) == int(code) + 1 for card, code in cards)
    where, position, look = raised.value.__notes__
    assert where.startswith("seed 3, 2 players, ") and f"play {cards[0][0]}" in where
    file = GameFile.load(Path(look.split()[-1]))
    last = file.steps.pop()
    assert file.replay().text() == position and last.action == f"play {cards[0][0]}"


def test_a_log_without_its_words_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"duel-title": "Duel", "duel-log-play": "A card is played."}
    monkeypatch.setattr(error_messages, "_speaker", lambda key, args: known.get(key))
    harness.check_words.cache_clear()
    with pytest.raises(AssertionError, match="no message duel-log-round"):
        harness.check_game(duel.GAME, 2, 1)
    harness.check_words.cache_clear()


def test_a_leak_in_public_data_is_caught() -> None:
    def public(view: GameState) -> dict[str, Any]:
        return {"chosen": [p.chosen != NONE for p in view.record.players]}

    harness.check_game(duel.GAME, 2, 1)
    with pytest.raises(AssertionError):  # it tells a seat from a view something else than from the whole state
        harness.check_game(replace(hidden(lambda state, seat: None), clients=Clients(public)), 2, 1)
