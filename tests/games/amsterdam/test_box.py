"""A file with the contracts of a box: what it becomes, and everything that can be wrong with it."""

import json
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.amsterdam.boxes import CITY, box, pairs, written

from lautta.core.boardfiles import LARGEST
from lautta.core.boards import BoardError
from lautta.core.game_files import DamagedGame, GameFile
from lautta.games.amsterdam.game import GAME
from lautta.players import decision, kinds, make
from lautta.words import LANGUAGES, Words


def problems(folder: Path, data: dict[str, Any]) -> list[tuple[int, str, str]]:
    with pytest.raises(BoardError) as error:
        GAME.load_board(written(folder, data))
    for each in error.value.problems:
        assert all(Words(language).knows(each.key) for language in LANGUAGES), each.key
    return [(each.line, each.path, each.key.removeprefix("amsterdam-problem-")) for each in error.value.problems]


def changed(index: int, **entry: Any) -> dict[str, Any]:
    data = box()
    data["contracts"][index] |= entry
    return data


def test_it_is_the_printed_map_with_the_published_contracts_and_these(tmp_path: Path) -> None:
    board, data = GAME.load_board(written(tmp_path)), box()
    published = [each for each in CITY["contracts"] if not each["placeholder"]]
    contracts = board.data["contracts"]
    assert [each["id"] for each in contracts] == [each["id"] for each in CITY["contracts"]]
    assert pairs(published) < pairs(contracts) and not any(each.get("placeholder") for each in contracts)
    assert sorted(each["points"] for each in published + data["contracts"]) == [each["points"] for each in contracts]
    assert {**board.data, "contracts": CITY["contracts"]} == {"board": "amsterdam", **CITY}
    assert board.secret == ("contracts",)
    assert pickle.loads(pickle.dumps(board)).hash == board.hash != GAME.board().hash


def test_order_and_spelling_do_not_matter_and_published_ones_may_be_written(tmp_path: Path) -> None:
    usual, data = GAME.load_board(written(tmp_path)), box()
    data["contracts"] += [
        {part: each[part] for part in ("a", "b", "points")} for each in CITY["contracts"] if not each["placeholder"]
    ]
    Random(1).shuffle(data["contracts"])
    for each in data["contracts"][::2]:
        each["a"], each["b"] = each["b"].upper(), each["a"].replace("-", " ")
    assert GAME.load_board(written(tmp_path, data)).data == usual.data


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (changed(2, a="Begijnhoff"), (5, "$.contracts[2].a", "leads-nowhere")),
        (changed(2, a="Café"), (5, "$.contracts[2].a", "leads-nowhere")),
        (changed(2, b=box()["contracts"][2]["a"]), (5, "$.contracts[2].b", "circle")),
        (changed(3, **box()["contracts"][1]), (6, "$.contracts[3]", "contract-twice")),
        (changed(4, a="Waag", b="Noordermarkt", points=6), (2, "$.contracts[22]", "contract-twice")),
        (changed(4, points=-1), (7, "$.contracts[4].points", "boards-form-small")),
        (changed(4, points=100), (7, "$.contracts[4].points", "boards-form-large")),
        (changed(4, points="5"), (7, "$.contracts[4].points", "boards-form-kind")),
        (changed(4, colour="red"), (7, "$.contracts[4]", "boards-form-unknown")),
        (box() | {"contracts": [*box()["contracts"][1:], "Dam"]}, (22, "$.contracts[19]", "boards-form-kind")),
        (box(19), (2, "$.contracts", "box")),
        (box(21), (2, "$.contracts", "box")),
        (box() | {"board": "london"}, (1, "$.board", "boards-form-choice")),
    ],
)
def test_what_is_wrong_is_told_with_its_line(data: dict[str, Any], found: tuple[int, str, str], tmp_path: Path) -> None:
    assert problems(tmp_path, data) == [found]


def test_nearest_places_are_named(tmp_path: Path) -> None:
    with pytest.raises(
        BoardError, match="contract-1 leads to 'ost-huis', which is no place of this map; try oost-indisch-huis"
    ):
        GAME.load_board(written(tmp_path, changed(0, a="Ost. Huis")))
    with pytest.raises(BoardError, match=r"try begijnhof, blauwbrug, .*, westermarkt"):
        GAME.load_board(written(tmp_path, changed(0, a="Q.")))


def test_a_file_that_is_too_large_or_broken_is_refused(tmp_path: Path) -> None:
    file = written(tmp_path)
    file.write_text(file.read_text().replace("]}", "]"))
    with pytest.raises(BoardError, match=r"line 24: this is not JSON"):
        GAME.load_board(file)
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(box()).encode())  # as some editors begin a file
    assert GAME.load_board(file).secret
    file.write_text(" " * (LARGEST + 1))
    with pytest.raises(BoardError, match="too large"):
        GAME.load_board(file)


def test_computers_play_and_the_file_of_a_game_has_no_contract(tmp_path: Path) -> None:
    board = GAME.load_board(written(tmp_path))
    for kind in kinds(GAME):
        if not kind.can_play(GAME, 2) or kind.name == "solver":
            continue
        state, player = GAME.new(2, 5, board), make(kind.name, 1)
        for _ in range(12):
            seat = state.to_move[0]
            state.apply(decision(player, state.view(seat, recall=True), seat), seat)
    text = GameFile.of(state).text()
    assert "board-data" not in text and not any(name in text for name in ("Begijnhof", "begijnhof"))
    again = GameFile.parse(text)
    assert again.replay(board) == state
    with pytest.raises(DamagedGame, match="neither comes with amsterdam nor is in this file"):
        again.replay()
    with pytest.raises(DamagedGame, match="another version of the board"):
        again.replay(GAME.load_board(written(tmp_path, changed(3, points=9))))


def test_lines_are_tried_on_a_board_with_stand_ins_for_what_is_not_seen(tmp_path: Path) -> None:
    board, state = GAME.load_board(written(tmp_path)), GAME.new(2, 4, GAME.load_board(written(tmp_path)))
    secret = pairs(board.data["contracts"]) - pairs(CITY["contracts"])
    for _ in range(20):
        for seat in range(2):
            view, p = state.view(seat), state.record.players[seat]
            known = view.on_known_board()
            refused = sum(1 << state.record.returned[i] for i in range(2) if state.record.returned_by[i] == seat)
            seen = [
                each for i, each in enumerate(board.data["contracts"]) if (p.contracts | p.offer | refused) >> i & 1
            ]
            assert pairs(known.board.data["contracts"]) & secret == pairs(seen) & secret
            assert known.private(seat) == view.private(seat) and known.public() == view.public()
            assert known.resample(seat, 1).status() == []
        moves = [state.space.text(code) for code in state.legal(state.to_move[0])]
        state.apply("contracts" if "contracts" in moves else moves[-1], state.to_move[0])
    assert GAME.new(2, 4).view(0).on_known_board().board is GAME.board()
