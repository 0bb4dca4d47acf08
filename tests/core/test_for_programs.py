"""What programs that learn, search or gather data expect of a game: NumPy's integers, copies, masks, observations."""

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from ctypes import sizeof
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tests.duel.game import GAME as DUEL

import lautta
from lautta.core import batches
from lautta.core.game import GameState, Result, View
from lautta.core.game.history import folded, unfolded
from lautta.core.game.returns import returns
from lautta.core.reasons import BadArgument, HiddenOutcome
from lautta.core.records import padding

GAMES = lautta.game_names()
MOMENTS = (0, 1, 37)


def played(name: str, decisions: int, players: int = 2) -> GameState:
    """A game some random decisions on, in a loop as everybody writes it, with NumPy's numbers."""
    state, rng = lautta.game(name).new(players=np.int64(players), seed=np.uint32(decisions)), np.random.default_rng(1)
    for _ in range(decisions):
        if state.over:
            break
        seat = rng.choice(state.to_move)
        state.apply(rng.choice(state.legal(seat)), seat)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_numbers_of_numpy_are_numbers(name: str) -> None:
    state = played(name, 8)
    seat = np.int32(state.to_move[0])
    code = np.int64(state.legal(seat)[-1])
    assert state.code(code) == int(code) and type(state.code(code)) is int and type(state.at(seat)) is int
    assert state.why_not(code, seat) is None and state.named(code).text == state.space.text(int(code))
    assert state.view(seat) == state.view(int(seat)) and state.resample(seat, np.int8(3)) == state.resample(
        int(seat), 3
    )
    with pytest.raises(lautta.IllegalAction):
        state.apply(np.int64(2**60), seat)
    for wrong in (np.float64(0), np.bool_(True), np.array([0, 1]), "0", None):
        with pytest.raises(BadArgument):
            state.legal(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("decisions", MOMENTS)
@pytest.mark.parametrize("name", GAMES)
def test_states_views_boards_and_games_are_copied_and_pickled(name: str, decisions: int) -> None:
    state = played(name, decisions)
    for again in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert again == state and again is not state and again.record is not state.record
        assert again.history(0) == state.history(0)
        seat = again.to_move[0]
        again.apply(again.legal(seat)[0], seat)
        assert again != state
    for viewer in (*range(state.players), None):
        for recall in (False, True):
            view = state.view(viewer, recall=recall)
            for seen in (copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view))):
                assert type(seen) is View and seen == view and (seen.viewer, seen.recall) == (viewer, view.recall)
    for thing in (state.board, state.game):
        assert copy.copy(thing) is copy.deepcopy(thing) is pickle.loads(pickle.dumps(thing)) is thing


def scores_of(state: GameState) -> tuple[int, ...]:
    return state.scores


def test_another_process_reads_a_pickle() -> None:
    states = [played(name, 5) for name in GAMES]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        assert list(pool.map(scores_of, states)) == [state.scores for state in states]


def test_a_pickle_is_checked_like_everything_from_outside() -> None:
    state = played("amsterdam", 3)
    again, (game, board, data, layout, steps) = state.__reduce__()
    for at in range(0, len(data), 7):
        with suppress(lautta.MalformedPosition, BadArgument):
            again(game, board, data[:at] + b"\xff" + data[at + 1 :], layout, steps).history(0)
    for wrong in ((data, "0", steps), (data[1:], layout, steps), (data, layout, (b"\xff" * len(data), ()))):
        with pytest.raises(lautta.MalformedPosition):
            again(game, board, *wrong)
    for other in (
        (steps[0], steps[1][:-1]),
        (steps[0], ((0, 1, None),)),
        (data, steps[1]),
        (steps[0], ((9, 10**30, None),)),
        (steps[0], ((0, 1),)),
        (steps[0], (7,)),
    ):
        with pytest.raises(BadArgument, match="what led to this position is not known"):
            again(game, board, data, layout, other).history(0)
    view = state.view(0)
    again, parts = view.__reduce__()
    with pytest.raises(lautta.MalformedPosition):
        again(*parts[:2], state.bytes(), *parts[3:])  # it shows what it hides
    again, parts = state.board.__reduce__()
    with pytest.raises(lautta.BoardError, match="another version of the board"):
        again(*parts[:2], 1, parts[3])
    again, parts = state.game.__reduce__()
    with pytest.raises(BadArgument):
        again("amsterdam", 99)
    with pytest.raises(BadArgument, match="huge"):
        again("amsterdam", 10**60)
    with pytest.raises(pickle.PicklingError, match="is not registered under its name"):
        pickle.dumps(replace(state.game, name="amsterdam"))


@pytest.mark.parametrize("name", [name for name in GAMES if lautta.game(name).hidden])
def test_no_record_of_a_view_reaches_compiled_rules_unchecked(name: str) -> None:
    """These stay inside their arrays only where counts are sound."""
    view = played(name, 20, players=3).view(0, recall=True)
    again, (game, board, data, *rest) = view.__reduce__()
    for at in range(len(data)):
        with suppress(lautta.MalformedPosition):
            again(game, board, data[:at] + b"\xff" + data[at + 1 :], *rest)


def test_a_view_in_which_dozens_of_contracts_were_offered_is_refused_at_once() -> None:
    state = lautta.game("amsterdam").new(2, seed=1)
    state.apply("keep 1+2", 1)
    with pytest.raises(lautta.MalformedPosition):
        state.game.from_text(state.view(0).text().replace("offered 2", "offered 40"))


def test_a_board_that_does_not_come_with_the_game_goes_along() -> None:
    game = lautta.game("roads")
    assert game.boards.make
    board = game.made_board(game.boards.make(5, 2), "own")
    state = game.new(2, 1, board)
    again = pickle.loads(pickle.dumps(state))
    assert again == state and again.board.name == "own"


@pytest.mark.parametrize("name", GAMES)
def test_a_mask_has_a_one_for_each_legal_code(name: str) -> None:
    state = played(name, 12)
    out = np.full(len(state.space), 7, np.uint8)
    for seat in range(state.players):
        mask = state.mask(seat)
        assert mask.dtype == np.uint8 and np.flatnonzero(mask).tolist() == state.legal(seat)
        assert state.mask(seat, out) is out and (out == mask).all()
        assert (state.mask(seat, np.empty(len(mask), np.bool_)) == mask).all()
    frozen = np.zeros(len(out), np.uint8)
    frozen.flags.writeable = False
    size = len(out)
    arrays = out[:-1], np.zeros(size), np.zeros((1, size), np.uint8), np.zeros(2 * size, np.uint8)[::2], frozen
    for wrong in (*arrays, bytearray(size), "out"):
        with pytest.raises(BadArgument) as caught:
            state.mask(0, wrong)  # type: ignore[arg-type]
        assert caught.value.key == "core-out-array"


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_the_view_and_the_spec_names_its_bytes(name: str) -> None:
    state = played(name, 60)
    spec = state.game.spec(2)
    for seat in (0, 1, None):
        seen = state.observe(seat)
        assert seen.tobytes() == state.view(seat, recall=True).bytes() and len(seen) == spec.observation
        out = np.empty(len(seen), np.uint8)
        assert state.observe(seat, recall=False, out=out) is out and out.tobytes() == state.view(seat).bytes()
        record = seen.view(spec.dtype)[0]
        for part in spec.fields:
            wanted = record
            for word in part.name.split("."):
                wanted = wanted[word]
            found = np.ndarray(part.shape, part.kind, seen, part.offset, part.strides)
            assert (found == wanted).all(), part
    seen[:] = 0  # the caller's own
    with pytest.raises(BadArgument):
        state.observe(0, out=np.empty(3, np.uint8))


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_does_not_depend_on_what_the_seat_may_not_know(name: str) -> None:
    for decisions in range(2, 60, 9):
        state = played(name, decisions, players=3)
        for seat in range(3):
            twin = state.view(seat, recall=True).filled(decisions)
            assert (twin.observe(seat) == state.observe(seat)).all() and (twin.mask(seat) == state.mask(seat)).all()


def test_a_history_has_what_a_seat_did_and_saw_and_nothing_else() -> None:
    """In the set-up of Amsterdam the others see how many contracts one keeps, and not which."""
    start = lautta.game("amsterdam").new(2, seed=7)
    kept = {}
    for text in ("keep 1", "keep 2", "keep 1+2"):
        kept[text] = start.copy()
        kept[text].apply(text, 1)
    one, other, both = kept.values()
    assert one.history(0) == other.history(0) and one.history(None) == other.history(None)
    assert len({one.history(1), other.history(1), start.history(1)}) == 3
    assert (one.view(0) == both.view(0)) == (one.history(0) == both.history(0))
    assert one.history(0) != start.history(0), "that somebody has kept some is seen"
    again = start.copy()
    again.apply("keep 1", 1)
    assert all(again.history(viewer) == one.history(viewer) for viewer in (0, 1, None))
    with pytest.raises(HiddenOutcome):
        one.view(0).history(0)


def test_a_history_remembers_what_a_position_has_forgotten() -> None:
    """In Tigris & Euphrates the others see how many tiles one swaps; what one saw earlier stays in the history."""
    start = played("tigris", 21)
    mover, other = start.to_move[0], 1 - start.to_move[0]
    after = [start.copy() for _ in range(3)]
    for state, text in zip(after, ("swap m", "swap f", "swap ff"), strict=True):
        state.apply(text, mover)
    assert after[0].history(other) == after[1].history(other) != after[2].history(other) != start.history(other)
    assert len({state.history(mover) for state in after}) == 3
    read = start.game.from_text(after[0].text())
    assert read == after[0] and read.history(mover) != after[0].history(mover), "it begins where it was read"


def test_a_redraw_and_a_refusal_leave_no_trace_in_a_history() -> None:
    state = played("amsterdam", 9)
    plain = state.history(0)
    redrawn = state.copy()
    redrawn.redraw(np.int64(3))
    assert redrawn.history(0) == plain and pickle.loads(pickle.dumps(redrawn)).history(1) == state.history(1)
    with pytest.raises(lautta.IllegalAction):
        state.apply(10**9, 0)
    assert state.history(0) == plain
    assert unfolded(None) is None and folded(None) is None
    plain_copy = redrawn.copy(history=False)
    plain_copy.redraw(4)
    plain_copy.apply(plain_copy.legal_actions[0])
    for kept_none in (plain_copy, plain_copy.copy(), pickle.loads(pickle.dumps(plain_copy))):
        with pytest.raises(BadArgument, match="is not known"):
            kept_none.history(0)
    by_hand = state.copy()
    by_hand.engine.apply(by_hand.board.record, by_hand.record, by_hand.to_move[0], by_hand.legal_actions[0])
    with pytest.raises(BadArgument, match="is not known"):
        by_hand.history(0)


@pytest.mark.parametrize("places", [(1, 2), (1, 1), (1, 2, 3), (1, 1, 3), (1, 2, 2), (1, 2, 3, 3), (1, 1, 1, 4)])
def test_returns_add_up_to_zero_and_go_from_one_to_minus_one(places: tuple[int, ...]) -> None:
    scores = tuple(10 - 2 * place for place in places)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    ended = Result(winners, scores, places, "end", "points", tuple({} for _ in places), {})
    for kind in ("win", "place", "margin"):
        found = returns(ended, len(places), kind)
        assert sum(found) == pytest.approx(0)
        assert all((found[a] > found[b]) >= (places[a] < places[b]) for a in winners for b in range(len(places)))
    wins = returns(ended, len(places), "win")
    assert wins[0] == (1 if len(winners) == 1 else wins[1])


def test_returns_of_examples() -> None:
    ended = Result((2,), (4, 7, 9), (3, 2, 1), "end", "points", ({}, {}, {}), {})
    assert returns(ended, 3, "win") == (-0.5, -0.5, 1.0) and returns(ended, 3, "place") == (-1.0, 0.0, 1.0)
    assert returns(ended, 3, "margin") == (-4.0, 0.5, 3.5)
    alone = Result((0,), (61,), (1,), "end", "nothing", ({},), {})
    assert [returns(alone, 1, kind) for kind in ("win", "place", "margin")] == [(1.0,), (1.0,), (61.0,)]
    state = played("tigris", 5)
    assert state.returns() == state.returns("margin") == (0.0, 0.0)
    with pytest.raises(BadArgument, match="win, place, margin"):
        state.returns("points")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_rollouts_end_each_game_with_draws_of_its_own(name: str) -> None:
    state = played(name, 30, players=3)
    before, seat = state.bytes(), state.to_move[0]
    for whose in (None, seat):
        found = state.rollouts(6, seed=np.int64(5), seat=whose)
        assert found.scores.shape == found.winners.shape == (6, 3) and found.lengths.shape == (6,)
        assert (found.winners.sum(axis=1) >= 1).all() and (found.lengths > 0).all()
        assert len({tuple(row) for row in found.scores.tolist()}) > 1
        again = state.rollouts(6, 5, whose, threads=2)
        assert (again.scores == found.scores).all() and (again.lengths == found.lengths).all()
        others = state.rollouts(6, 6, whose)
        assert not (
            (others.lengths[:-1] == found.lengths[1:]) & (others.scores[:-1] == found.scores[1:]).all(axis=1)
        ).all()
    view = state.view(seat, recall=True)
    for again in (view.rollouts(6, 5), view.rollouts(6, 5, seat)):
        assert (again.scores == found.scores).all()
    twin = view.filled(3)
    assert (twin.rollouts(6, 5, seat).scores == found.scores).all(), "they depend on what the seat knows alone"
    assert state.bytes() == before
    if view.game.hidden:
        with pytest.raises(HiddenOutcome):
            view.rollouts(1, seat=(seat + 1) % 3)
    for wrong in ((0, 1), (1.5, 1), (3, -1), (3, 2**64), (2**62, 0), (1, 0, None, 0), (1, 0, None, "2")):
        with pytest.raises(BadArgument):
            state.rollouts(*wrong)


def test_worlds_of_rollouts_are_dealt_by_hooks_where_there_are_no_rules() -> None:
    state = DUEL.new(2, seed=1)
    found = state.rollouts(20, 1, seat=0)
    assert found.lengths.min() >= 1 and found.winners.sum() >= 20


@pytest.mark.parametrize("name", GAMES)
def test_positions_become_a_batch_and_back(name: str) -> None:
    game, states = lautta.game(name), [played(name, decisions) for decisions in MOMENTS]
    batch = batches.of(states)
    assert len(batch) == 3 and batch.flags.writeable
    dirty = batch.copy().view(np.uint8).reshape(3, sizeof(game.table.state))
    dirty[:, padding(game.table.state)] = 255  # as NumPy may leave it
    again = dirty.reshape(-1).view(batch.dtype)
    assert [batches.state(game, again, np.int64(place)) for place in range(3)] == states
    with pytest.raises(IndexError):
        batches.state(game, batch, 3)
    foreign = played(next(other for other in GAMES if other != name), 0)
    mixed: Any
    for mixed in ([], [5], [states[0].view(0)], [states[0], foreign]):
        with pytest.raises(BadArgument):
            batches.of(mixed)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_played_is_kept_game_by_game(name: str) -> None:
    played_games = batches.play(lautta.game(name), 3, 7, seed=2, keep=True, threads=2)
    each = played_games.each
    assert each and each.scores.shape == (7, 3) and each.lengths.sum() == played_games.decisions
    assert tuple(each.winners.sum(axis=0)) == played_games.wins
    assert played_games.mean_points == pytest.approx(tuple(each.scores.mean(axis=0)))
    assert batches.play(lautta.game(name), 3, 2, seed=2).each is None
    longest = lautta.game(name).spec(3).longest
    assert longest is None or each.lengths.max() < longest


def test_the_engine_takes_lengths_only_where_there_is_room_for_them() -> None:
    game = lautta.game("amsterdam")
    for engine in (game.engine, lautta.core.interpreted.Interpreted(game.table)):
        batch, board = batches.start(game, 2, 2, 1), game.board().record
        wrong: Any
        for wrong in (
            np.zeros(3, np.int64),
            np.zeros(2),
            np.zeros(2, object),
            np.zeros(4, np.int32),
            np.zeros(2, ">i8"),
        ):
            with pytest.raises(ValueError, match=r"lengths|16 bytes"):
                engine.simulate(board, batch, 9, 1, wrong)
        lengths = np.zeros(2, np.int64)
        assert engine.simulate(board, batch, 9, 1, lengths) == 18 and lengths.tolist() == [9, 9]


def test_whose_actions_are_meant_is_asked_wherever_several_may_act() -> None:
    state = lautta.game("amsterdam").new(2, seed=7)
    for ask in (lambda: state.legal_actions, state.actions, lambda: state.apply(0), lambda: state.why_not(0)):
        with pytest.raises(lautta.AmbiguousAction):
            ask()
    assert state.actions(1) and state.legal(0)


@pytest.mark.parametrize("decisions", [0, 40, 10**6])
@pytest.mark.parametrize("name", GAMES)
def test_everything_shows_itself_in_a_notebook(name: str, decisions: int) -> None:
    game = lautta.game(name)
    state = game.new(2, seed=1) if decisions == 0 else at_random(name, decisions)
    for thing in (game, game.board(), state, state.view(0), state.view(None)):
        assert len(repr(thing)) < 120
    assert repr(state) != repr(state.view(0)) != repr(state.view(1))
    text = game.render(state, 0)
    assert "\x1b[" in text and game.render(state.view(0)) == text
    if not state.over:
        assert game.render(state) == game.render(state, state.to_move[0])
    drawn = game.render(state, mode="svg")
    assert drawn.startswith("<svg") and "url(http" not in drawn and "@font-face" not in drawn
    assert state._repr_html_().startswith("<pre") and game.render(state.view(None))
    with pytest.raises(BadArgument, match="ansi, svg, html"):
        game.render(state, mode="png")
    if game.hidden:
        with pytest.raises(HiddenOutcome):
            game.render(state.view(0), 1)


def test_a_drawing_is_not_shown_besides_being_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    """As rich does of its own accord in Jupyter."""
    monkeypatch.setattr("rich.console._is_jupyter", lambda: True)
    monkeypatch.setattr("rich.jupyter.display", lambda *shown: pytest.fail("it was shown"))
    assert lautta.game("tigris").new(2, seed=1)._repr_html_()


@pytest.mark.parametrize("name", [name for name in GAMES if lautta.game(name).hidden])
def test_a_view_answers_for_no_other_seat(name: str) -> None:
    state = played(name, 30)
    view, other = state.view(0, recall=True), np.int64(1)
    asks: list[Any] = [view.legal, view.actions, view.mask, view.view, view.observe, view.private, view.resample]
    for ask in (*asks, lambda seat: view.preview(seat, 0), lambda seat: view.rollouts(1, 1, seat)):
        with pytest.raises(HiddenOutcome):
            ask(other)
    assert view.view(None) == state.view(None) and view.legal(0) == state.legal(0)
    assert view.resample(0, 3).view(0, recall=True) == view
    with pytest.raises(HiddenOutcome, match="nothing to redraw"):
        view.redraw(1)


def test_a_resample_with_recall_keeps_what_was_shown() -> None:
    state = played("tigris", 60)
    assert {state.resample(0, seed, recall=True).observe(0).tobytes() for seed in range(5)} == {
        state.observe(0).tobytes()
    }


def at_random(name: str, decisions: int) -> GameState:
    """A random game that far, or to its end."""
    game = lautta.game(name)
    batch = batches.start(game, 2, 1, 1)
    game.engine.simulate(game.board().record, batch, decisions, 1)
    return batches.state(game, batch, 0)


def test_a_spec_has_an_id_to_cite() -> None:
    game = lautta.game("amsterdam")
    spec = game.spec(3)
    assert spec == game.spec(3, "amsterdam", {"reshuffle": "when_needed"}) and " " not in spec.id
    others = game.spec(2), game.spec(3, options={"reshuffle": "at_once"}), lautta.game("tigris").spec(3)
    assert len({spec.id, *(other.id for other in others)}) == 4
    assert spec.board_hash == game.board().hash and game.layout[:8] in spec.id
    assert spec.actions == len(game.space(game.board())) and spec.utility["win"] == (-0.5, 1.0)
    assert (
        lautta.game("roads").spec(1).utility == {"win": (0.0, 1.0), "place": (0.0, 1.0)}
        and len({spec, game.spec(3)}) == 1
    )
    assert lautta.game("tigris").spec(2).longest is None, "leaders may come and go for ever"
    for wrong in ({"players": 9}, {"options": {"nope": "x"}}):
        with pytest.raises(BadArgument):
            game.spec(**wrong)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_file_is_made_of_what_led_to_a_state(name: str) -> None:
    start = lautta.game(name).new(2, seed=77)
    assert lautta.GameFile.of(start) == lautta.GameFile.of(start, 77) != lautta.GameFile.of(start, 78)
    state = played(name, 30)
    state.redraw(2)
    seat = state.to_move[0]
    state.apply(state.legal(seat)[0], seat)
    file = lautta.GameFile.of(state, names={0: "Ida"})
    file.close(state)
    assert lautta.GameFile.parse(file.text()).replay() == state and file.names == {0: "Ida"}
    for other in (state.game.from_text(state.text()), state.resample(0, 1), state.copy(history=False)):
        with pytest.raises(BadArgument):
            lautta.GameFile.of(other)
    with pytest.raises(HiddenOutcome, match="does not know the seed"):
        lautta.GameFile.of(state.view(0))


def test_a_refusal_of_a_huge_seat_can_be_printed() -> None:
    with pytest.raises(lautta.IllegalAction) as caught:
        played("tigris", 3).apply(0, 10**40)
    assert "a huge number" in str(caught.value)


def test_a_learner_in_forty_lines() -> None:
    """What everybody writes first: masked softmax over the codes, by the bytes of what one sees."""
    game, rng = lautta.game("amsterdam"), np.random.default_rng(0)
    spec = game.spec(2)
    weights: Any = np.zeros((spec.actions, spec.observation), np.float32)
    state, steps = game.new(2, seed=0), []
    while not state.over:
        seat = state.to_move[0]
        seen, mask = state.observe(seat).astype(np.float32) / 255, state.mask(seat).astype(bool)
        logits = np.where(mask, weights @ seen, -np.inf)
        chances = np.exp(logits - logits.max())
        code = rng.choice(spec.actions, p=chances / chances.sum())
        steps.append((seat, code, seen))
        state.apply(code, seat)
    assert spec.longest and len(steps) < spec.longest
    for seat, code, seen in steps:
        weights[code] += 0.01 * state.returns()[seat] * seen
    assert np.abs(weights).sum() > 0
