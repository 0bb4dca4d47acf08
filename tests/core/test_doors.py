"""The doors: what comes from outside is taken and sound, or refused with a documented error, and nothing else."""

import json
import pickle
from ctypes import sizeof
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lautta
from lautta.core.chance import Chooser, choose
from lautta.core.reasons import BadArgument, HiddenOutcome, Unusable
from lautta.core.records import padding
from lautta.words import LANGUAGES, Words

GAMES = lautta.game_names()
REFUSALS = (lautta.MalformedPosition, lautta.BoardError, lautta.DamagedGame, lautta.IllegalAction, Unusable)
ODD = st.one_of(
    st.none(), st.booleans(), st.integers(), st.sampled_from([2**31, 2**32, 2**63, 2**64, -(2**63) - 1, 10**400]),
    st.floats(), st.text(max_size=8), st.binary(max_size=4), st.lists(st.integers(), max_size=2),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2), st.sampled_from(["0", "1", "nope", "\ud800"]),
)  # fmt: skip
WORDS = ["", "-", "0", "1", "7", "255", "65536", "٢", "0_2", "+2", "x", "player", "-1", ";", "9" * 30]
MANY = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


@cache
def played(name: str, decisions: int) -> lautta.GameState:
    """A game of two some way on."""
    state, chooser = lautta.game(name).new(players=2, seed=3), Chooser(5, 0)
    for _ in range(decisions):
        if not state.over:
            seat = state.to_move[choose(chooser, len(state.to_move))]
            legal = state.legal(seat)
            state.apply(legal[choose(chooser, len(legal))], seat)
    return state


def said(error: Exception) -> None:
    """It has words in every language."""
    told = getattr(error, "problems", None) or [error]
    for one in told:
        facts = getattr(one, "args", None) if told is getattr(error, "problems", ()) else error.facts  # type: ignore[attr-defined]
        for language in LANGUAGES:
            assert Words(language, strict=True).say(one.key, **(facts or {}))
    assert str(error)


def enter(call: Any) -> Any:
    """What is answered, or None if it is refused as documented."""
    try:
        return call()
    except REFUSALS as error:
        if not isinstance(error, lautta.IllegalAction):
            said(error)
        return None


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@MANY
def test_arguments_are_taken_or_refused(name: str, data: st.DataObject) -> None:
    game, state = lautta.game(name), played(name, 30)
    one, other = data.draw(ODD), data.draw(ODD)
    before = state.bytes()
    for call in (
        lambda: game.new(players=one), lambda: game.new(seed=one), lambda: game.new(board=one),
        lambda: game.new(options=one), lambda: game.new(options={"reshuffle": one}), lambda: game.from_text(one),
        lambda: game.from_json(one), lambda: game.from_bytes(one), lambda: game.board(one),
        lambda: state.legal(one), lambda: state.actions(one), lambda: state.view(one), lambda: state.private(one),
        lambda: state.points(one), lambda: state.resample(one, other), lambda: state.preview(one, other),
        lambda: state.why_not(one, other), lambda: state.copy().apply(one, other), lambda: state.copy().redraw(one),
        lambda: state.space.parse(one), lambda: state.space.from_json(one), lambda: state.only_seat(one),
        lambda: state.named(one), lambda: state.tell(state, one, other, one), lambda: lautta.GameFile.parse(one),
        lambda: state.text(format=one),
    ):  # fmt: skip
        enter(call)
    assert state.bytes() == before


@pytest.mark.parametrize("call", [
    lambda state: state.game.new(seed=1.5), lambda state: state.game.new(players="3"),
    lambda state: state.game.new(players=2.5), lambda state: state.game.new(players=True),
    lambda state: state.legal(-1), lambda state: state.legal(2), lambda state: state.actions(-1),
    lambda state: state.view("0"), lambda state: state.view(99), lambda state: state.resample(7),
    lambda state: state.preview(99, 0), lambda state: state.redraw(-1), lambda state: state.redraw(2**64),
    lambda state: state.why_not(0, "1"), lambda state: state.apply(0, 1.0), lambda state: state.private(True),
])  # fmt: skip
@pytest.mark.parametrize("name", GAMES)
def test_bad_arguments_are_bad_arguments(name: str, call: Any) -> None:
    with pytest.raises(BadArgument) as caught:
        call(played(name, 0).copy())
    said(caught.value)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("board", ["nope", "../x", "\0", Path("/"), 7, b"x", {"game": "chess"}, {1: {2}}])
def test_a_board_that_is_none_is_a_board_error(name: str, board: Any) -> None:
    with pytest.raises(lautta.BoardError) as caught:
        lautta.game(name).new(board=board)
    assert caught.value.problems
    said(caught.value)


def test_a_board_of_another_game_is_refused() -> None:
    with pytest.raises(lautta.BoardError, match="not a board of tigris"):
        lautta.game("tigris").new(board=lautta.game("roads").board())


def test_whole_numbers_of_a_board_are_written_as_such() -> None:
    data = json.loads(json.dumps(dict(lautta.game("roads").board().data)))
    data["tiles"][0]["q"] = float(data["tiles"][0]["q"])
    with pytest.raises(lautta.BoardError) as caught:
        lautta.game("roads").board(data)
    assert [(problem.path, problem.key) for problem in caught.value.problems] == [("$.tiles[0].q", "boards-form-kind")]


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@MANY
def test_changed_texts_are_taken_or_refused_with_their_lines(name: str, data: st.DataObject) -> None:
    game, lines = lautta.game(name), played(name, data.draw(st.sampled_from([0, 30, 200]))).text().splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        words = lines[at].split(" ")
        words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.sampled_from(WORDS))
        lines[at] = " ".join(words)
    try:
        state = game.from_text("\n".join(lines))
    except lautta.MalformedPosition as error:
        assert error.problems and all(problem.line >= 1 and problem.key for problem in error.problems), str(error)
        said(error)
    else:
        assert game.from_text(state.text()) == state


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@MANY
def test_changed_documents_are_taken_or_refused_with_their_paths(name: str, data: st.DataObject) -> None:
    state = played(name, data.draw(st.sampled_from([0, 200])))
    game, document = state.game, json.loads(json.dumps(state.json()))
    part, key = document, data.draw(st.sampled_from(sorted(document)))
    while isinstance(part[key], dict | list) and part[key] and data.draw(st.integers(0, 3)):
        part = part[key]
        key = data.draw(st.sampled_from(sorted(part) if isinstance(part, dict) else range(len(part))))
    part[key] = data.draw(ODD)
    try:
        game.from_json(document)
    except lautta.MalformedPosition as error:
        assert error.problems and all(problem.path.startswith("$") and problem.key for problem in error.problems)
        said(error)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@MANY
def test_changed_game_files_replay_or_are_refused(name: str, data: st.DataObject) -> None:
    lines = game_file(name).splitlines()
    for _ in range(data.draw(st.integers(1, 2))):
        at = data.draw(st.integers(0, len(lines) - 1))
        words = lines[at].split(" ")
        words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.sampled_from([*WORDS, "redraw", "player 99:"]))
        lines[at] = " ".join(words)
    try:
        lautta.GameFile.parse("\n".join(lines)).replay()
    except lautta.DamagedGame as error:
        said(error)


@cache
def game_file(name: str) -> str:
    """A game of thirty decisions."""
    state, chooser = lautta.game(name).new(players=2, seed=3), Chooser(5, 0)
    file = lautta.GameFile.of(state, 3)
    for _ in range(30):
        seat = state.to_move[choose(chooser, len(state.to_move))]
        legal = state.legal(seat)
        code = legal[choose(chooser, len(legal))]
        state.apply(code, seat)
        file.add(seat, state.named(code).text)
    file.close(state)
    return file.text()


def test_errors_can_be_sent_to_another_process() -> None:
    state = played("amsterdam", 30)
    errors: list[Exception] = []
    for call in (
        lambda: state.game.new(board="nope"), lambda: state.legal(9), lambda: state.apply("no", 0),
        lambda: state.apply("pass", state.to_move[0]), lambda: lautta.GameFile.parse("lautta"),
        lambda: state.game.from_text("lautta"), lambda: lautta.game("chess"),
    ):  # fmt: skip
        with pytest.raises(ValueError) as caught:
            call()  # type: ignore[no-untyped-call]
        errors.append(caught.value)
    again = pickle.loads(pickle.dumps(errors))
    assert [str(error) for error in again] == [str(error) for error in errors]
    assert [type(error) for error in again] == [type(error) for error in errors]


def test_deep_json_is_refused() -> None:
    with pytest.raises(lautta.MalformedPosition) as caught:
        lautta.game("amsterdam").from_json("[" * 100_000)
    assert caught.value.problems[0].key == "core-json-deep"
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    document = {"position": {"seats": 2, "row": deep}}
    with pytest.raises(lautta.MalformedPosition):
        lautta.game("amsterdam").from_json(document)
    with pytest.raises(lautta.BoardError):
        lautta.game("amsterdam").board({"routes": deep})


@pytest.mark.parametrize(("old", "new", "key"), [
    ("rules 1", "rules banana", "core-position-whole"), ("rules 1", "rules 99", "core-rules"),
    ("rules 1", "rules ١", "core-position-whole"), ("seats 2", "seats ٢", "core-position-whole"),
    ("seats 2", "seats 0_2", "core-position-whole"), ("seats 2", "seats +2", "core-position-whole"),
    ("rules 1", "rules 1\nrules 1", "core-position-twice"), ("rules 1", "game duel\nrules 1", "core-position-twice"),
    ("rules 1", "options a=b a=b\nrules 1", "core-position-twice"), ("turn 1", "turn 0", "core-position-turn"),
    ("rules 1", "rules 1\nview 3", "core-position-view-of"), ("rules 1", "rules 1\nview 1", "core-position-view"),
])  # fmt: skip
def test_heads_and_numbers_are_read_strictly(old: str, new: str, key: str) -> None:
    from tests.duel.game import GAME

    text = GAME.new(seed=1).text()
    assert old in text
    with pytest.raises(lautta.MalformedPosition) as caught:
        GAME.from_text(text.replace(old, new))
    assert caught.value.problems[0].key == key and caught.value.problems[0].line >= 1


def test_texts_of_format_1_count_the_turns_that_are_over() -> None:
    state = played("amsterdam", 30)
    old = state.text(format=1)
    assert old.startswith("lautta position 1\n") and f"\nturn {state.record.turn}\n" in old
    assert state.text().startswith("lautta position 2\n") and f"\nturn {state.turn}\n" in state.text()
    assert state.game.from_text(old) == state == state.game.from_text(state.text())
    begun = played("amsterdam", 0)
    assert begun.turn == 1 and begun.record.turn == 0 and "turn" not in begun.text(format=1)
    assert begun.game.from_text(begun.text(format=1)) == begun == begun.game.from_text(begun.text())


def test_json_counts_seats_from_0() -> None:
    position = played("amsterdam", 30).json()["position"]
    assert position["seat"] in (0, 1) and position["chosen"] == [0, 1]
    assert played("amsterdam", 30).text().count(f"\nseat {position['seat'] + 1}\n") == 1


@pytest.mark.parametrize("name", ["amsterdam", "roads"])  # in Tigris it is one after another
def test_whose_action_must_be_told_where_several_may_act(name: str) -> None:
    state = lautta.game(name).new(players=2, seed=1)
    while len(state.to_move) < 2 and state.turn < 3:
        state.apply(state.legal_actions[0])
    assert len(state.to_move) == 2
    for call in (state.copy().apply, state.why_not):
        with pytest.raises(lautta.AmbiguousAction, match="players 1, 2"):
            call(state.legal(0)[0])


@pytest.mark.parametrize("name", GAMES)
def test_a_view_does_what_it_knows_and_refuses_the_rest(name: str) -> None:
    """Never a row with a gap: what is done in a view is what the seat sees when it is really done."""
    state, chooser, done, hidden = lautta.game(name).new(players=2, seed=3), Chooser(9, 0), 0, 0
    for _ in range(150):
        if state.over:
            break
        seat = state.to_move[choose(chooser, len(state.to_move))]
        legal = state.legal(seat)
        code = legal[choose(chooser, len(legal))]
        seen, before = state.view(seat), state.view(seat).bytes()
        shown, drawn, phase = state.record.shown, state.record.chance.drawn, state.phase
        state.apply(code, seat)
        try:
            seen.apply(code, seat)
            done += 1
            assert seen.bytes() == state.view(seat).bytes() and state.record.shown == shown
        except HiddenOutcome:
            hidden += 1
            told = state.over or state.record.shown > shown or state.record.chance.drawn > drawn
            told |= phase == "setup" != state.phase  # how many contracts others have kept
            assert seen.bytes() == before and told
        with pytest.raises((HiddenOutcome, BadArgument)):
            state.view(seat).apply(code, 1 - seat)
    assert done and (hidden or name == "roads")


def test_the_last_to_choose_cannot_foresee_what_others_have_kept() -> None:
    for seed in range(12):
        state = lautta.game("amsterdam").new(players=2, seed=seed)
        state.apply(state.legal(0)[0], 0)
        with pytest.raises(HiddenOutcome):
            state.view(1).apply(state.legal(1)[0], 1)


@pytest.mark.parametrize("name", ["amsterdam", "tigris"])  # where something is hidden
def test_what_a_view_writes_is_read_as_the_same_view(name: str) -> None:
    game = lautta.game(name)
    for seed in range(8):
        state = game.new(
            2 + seed % 3, seed, options={option.name: option.values[seed & 1] for option in game.position.options}
        )
        for step in range(12):
            for seat in (*range(state.players), None):
                seen = state.view(seat)
                assert game.from_text(seen.text()) == seen and game.from_json(seen.json()) == seen, seen.text()
            state.engine.simulate(state.board.record, state.record, 1 + step * (seed + 1), seed)


@pytest.mark.parametrize("name", GAMES)
def test_the_face_tells_a_position(name: str) -> None:
    state = played(name, 30)
    assert state.public() == state.public()
    assert state.private(1) == state.view(1).private(1)
    with pytest.raises(HiddenOutcome):
        state.view(0).private(1)
    assert state.phase in json.dumps(state.json()) and state.turn == state.record.turn + 1
    if name != "tigris":
        assert [sum(state.points(seat).values()) for seat in range(2)] == list(state.scores)
    else:
        assert list(state.points(0)) == ["black", "red", "blue", "green", "treasures"]
    assert state.view(0).status() == []


@pytest.mark.parametrize("name", GAMES)
def test_a_result_is_typed(name: str) -> None:
    state = lautta.game(name).new(players=2, seed=2)
    state.engine.simulate(state.board.record, state.record, 1_000_000, 3)
    result = state.result
    assert result and state.phase == "over"
    assert [result.places[seat] for seat in result.winners] == [1] * len(result.winners)
    assert min(result.places) == 1 and result.ended_by and result.decided_by
    assert list(result.points) == [state.points(seat) for seat in range(2)]


def test_a_reason_is_a_sentence() -> None:
    reason = played("amsterdam", 30).why_not("pass", played("amsterdam", 30).to_move[0])
    assert reason and str(reason) == Words("en").say(reason.key) != reason.key


@pytest.mark.parametrize("name", GAMES)
def test_a_snapshot_is_bytes_of_its_size(name: str) -> None:
    game = lautta.game(name)
    for data in (b"", b"x", bytes(sizeof(game.table.state)), "text", 7, None):
        with pytest.raises(lautta.MalformedPosition):
            game.from_bytes(data)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", lautta.game_names())
def test_the_bytes_between_the_fields_of_a_snapshot_may_be_anything(name: str) -> None:
    """NumPy leaves them as they were in memory; a state has 0 there, so that equal ones have equal bytes."""
    game = lautta.game(name)
    state = game.new(seed=7)
    loose, data = padding(game.table.state), bytearray(state.bytes())
    assert loose
    for at in loose:
        data[at] = 255
    assert game.from_bytes(data) == state


@pytest.mark.parametrize(
    ("name", "earlier"),
    [("amsterdam", "61e78d9f0ff014ac"), ("roads", "d39fef4cf5d85835"), ("tigris", "33b4ae0d22a19981")],
)
def test_a_snapshot_of_an_earlier_layout_is_known_as_such(name: str, earlier: str) -> None:
    """Its bytes may have the same size; whoever keeps one keeps the text too, and opens that."""
    state = lautta.game(name).new(seed=7)
    with pytest.raises(lautta.MalformedPosition) as caught:
        state.game.from_bytes(state.bytes(), layout=earlier)
    assert [problem.key for problem in caught.value.problems] == ["core-position-layout"]


@pytest.mark.parametrize("name", lautta.game_names())
@pytest.mark.parametrize("field", ["branch", "drawn", "words"])
def test_the_generator_of_a_snapshot_is_one_that_a_text_can_tell(name: str, field: str) -> None:
    state = lautta.game(name).new(seed=7)
    chance = state.record.chance
    if field == "words":
        chance.words[1] += 1
    else:
        setattr(chance, field, 2**63)
    with pytest.raises(lautta.MalformedPosition) as caught:
        state.game.from_bytes(state.bytes())
    assert [problem.key for problem in caught.value.problems] == ["core-position-generator-bytes"]
