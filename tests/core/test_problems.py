"""What is wrong with a position from outside is told with its line or its path, a key, and a sentence."""

import json
import pickle
from typing import Any

import pytest

import lautta
from lautta.words import LANGUAGES, Words


def problems_of(text: str, game: str) -> list[lautta.Problem]:
    with pytest.raises(lautta.MalformedPosition) as caught:
        lautta.game(game).from_text(text)
    assert str(caught.value) == "; ".join(map(str, caught.value.problems))
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    return caught.value.problems


def damaged(game: str, old: str, new: str) -> tuple[str, int]:
    """The text of a game at its start with one line changed, and the number of that line."""
    text = lautta.game(game).new(seed=7).text()
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.strip().startswith(old))
    lines[at] = lines[at].replace(old, new, 1)
    return "\n".join(lines), at + 1


@pytest.mark.parametrize(
    ("game", "old", "new", "key"),
    [
        ("amsterdam", "row", "discard 40 wild\nrow", "amsterdam-position-cards"),
        ("amsterdam", "player 2", "player 2\n  routes R99", "core-position-name"),
        ("tigris", "hand", "hand 1 farm\n  hand", "core-position-twice"),
        ("tigris", "actions 2", "actions 9", "core-position-range"),
        ("roads", "phase", "irrigated 7\nphase", "core-position-range"),
    ],
)
def test_a_refused_text_names_lines_keys_and_sentences(game: str, old: str, new: str, key: str) -> None:
    text, _ = damaged(game, old, new)
    found = problems_of(text, game)
    assert key in [problem.key for problem in found]
    for problem in found:
        assert problem.line >= 1 and not problem.path
        for language in LANGUAGES:
            assert Words(language, strict=True).say(problem.key, **problem.args)
        assert problem.message == Words("en").say(problem.key, **problem.args)


def test_the_line_is_that_of_the_thing() -> None:
    text, line = damaged("amsterdam", "row", "row wild wild wild wild wild ; ")
    text = text.replace(" ; ", "\n;")
    by_key = {problem.key: problem.line for problem in problems_of(text, "amsterdam")}
    assert by_key["amsterdam-position-row"] == line


@pytest.mark.parametrize(
    ("path", "value", "where", "key"),
    [
        (("position", "players", 0, "routes"), ["R99"], "$.position.players[0].routes", "core-position-name"),
        (("position", "players", 0, "hand"), {"wild": 40}, "$.position.players[0].hand", ""),
        (("position", "players", 1, "hand", "pink"), 300, "$.position.players[1].hand.pink", "core-position-fit"),
        (("position", "passes"), 2.5, "$.position.passes", "core-position-whole"),
        (("options",), [], "$.options", "core-options-form"),
        (("game",), "chess", "$.game", "core-position-game"),
        (("board",), "nope", "$.board", "core-position-board"),
        (("board_hash",), "0", "$.board_hash", "core-position-board-version"),
    ],
)
def test_a_refused_document_names_paths(path: tuple[Any, ...], value: object, where: str, key: str) -> None:
    game = lautta.game("amsterdam")
    document = json.loads(json.dumps(game.new(seed=7).json()))
    part = document
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    with pytest.raises(lautta.MalformedPosition) as caught:
        game.from_json(document)
    if key:
        assert [(problem.path, problem.key) for problem in caught.value.problems] == [(where, key)]
    assert all(problem.path.startswith("$") and problem.line == 0 for problem in caught.value.problems)
    with pytest.raises(lautta.MalformedPosition) as caught:
        game.from_json(json.dumps(document, indent=1))
    assert all(problem.path.startswith("$") and problem.line > 1 for problem in caught.value.problems)


def test_status_tells_problems_with_paths() -> None:
    state = lautta.game("amsterdam").new(seed=7)
    state.record.players[0].hand_size = 9
    told = {problem.key: problem for problem in state.status()}["core-position-derived"]
    assert told.path == "$.position.players[0].hand_size" and told.args["name"] == "hand_size"
    assert str(told) == "$.position.players[0].hand_size: hand_size does not follow from the rest: it is 2, not 9"


def test_places_are_shared_by_those_who_are_level() -> None:
    from tests.duel.game import GAME

    state = GAME.new(seed=3)
    while not state.over:
        seat = state.to_move[0]
        state.apply(state.legal(seat)[0], seat)
    assert state.result is not None
    level = state.scores[0] == state.scores[1]
    assert sorted(state.result.places) == ([1, 1] if level else [1, 2])
    assert [state.result.places[seat] for seat in state.result.winners] == [1] * len(state.result.winners)
