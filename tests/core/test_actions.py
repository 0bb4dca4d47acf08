"""Codes, notation and JSON of actions."""

from typing import Any

import pytest
from tests.core import heaps

from lautta.core.actions import Action, ActionSpace, Codes, Param, Position, Table
from lautta.core.boards import LoadedBoard
from lautta.core.fields import SECRET, Number
from lautta.core.reasons import MalformedAction

SPACE = ActionSpace(heaps.TABLE, heaps.board(heaps=4, most=3))


def test_codes_are_dense_and_in_the_order_of_the_table() -> None:
    assert len(SPACE) == 1 + 4 * 4 + 4 * 3 * 2
    decoded = [SPACE.decode(code) for code in range(len(SPACE))]
    assert [(a.name, args) for a, args in decoded[:3]] == [("pass", ()), ("swap", (0, 0)), ("swap", (0, 1))]
    assert decoded[-1][1] == (3, 2, 1) and decoded[17][1] == (0, 0, 0)
    assert [SPACE.encode(action, args) for action, args in decoded] == list(range(len(SPACE)))
    assert SPACE.encode("take", (1, 0, 1)) == 17 + 6 + 1


def test_notation_and_json() -> None:
    code = SPACE.encode("take", (2, 1, 1))
    assert SPACE.text(code) == "take two from 2 mirrored"
    assert SPACE.to_json(code) == {"action": "take", "heap": "2", "stones": "two", "how": "mirrored"}
    assert SPACE.names(code) == {"heap": "2", "stones": "two", "how": "mirrored"}
    for c in range(len(SPACE)):
        assert SPACE.parse(SPACE.text(c)) == c == SPACE.from_json(SPACE.to_json(c))
    assert SPACE.parse("  swap  0 with\t3 ") == SPACE.encode("swap", (0, 3))


def test_a_parameter_may_be_a_seat() -> None:
    space = ActionSpace(with_seats(), heaps.board(heaps=4, most=3))
    code = space.encode("ask", (2, 1))
    assert space.text(code) == "ask 3 1" and space.parse("ask 3 1") == code
    assert space.to_json(code) == {"action": "ask", "whom": "3", "about": "1"}
    assert space.seats(code) == {"whom": 2} and space.words[Param("whom", 3, seat=True)] == ("1", "2", "3")


def with_seats() -> Table:
    action = Action("ask", heaps.check_swap, heaps.swap, Param("whom", 3, seat=True), Param("about", 2))
    kept = {name: getattr(heaps.TABLE, name) for name in ("board", "state", "seats", "start", "to_act", "position")}
    return Table("asking", actions=(action,), **kept)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "'' is not an action; the actions are: pass, swap {one} with {other}, take"),
        ("swap 0", "'swap 0' is not an action"),
        ("passing", "'passing' is not an action"),
        (
            "take four from 0 plainly",
            "'take four from 0 plainly': 'four' does not fit stones; choose from one, two, three",
        ),
        ("swap 0 with 4", "'swap 0 with 4': '4' does not fit other; choose from 0, 1, 2, 3"),
        ("swap 01 with 2", "'01' does not fit one"),
        ("swap ١ with 2", "'١' does not fit one"),
    ],
)
def test_malformed_notation(text: str, complaint: str) -> None:
    with pytest.raises(MalformedAction, match=complaint.replace("{", r"\{")):
        SPACE.parse(text)


@pytest.mark.parametrize(
    ("obj", "complaint"),
    [
        ([], r"\[...\]. is not an object of words"),
        ({"action": 1}, "is not an object of words"),
        ({}, "there is no action ''"),
        ({"action": "jump"}, "there is no action 'jump'; the actions are: pass, swap, take"),
        ({"action": "pass", "x": "1"}, "pass takes action$"),
        ({"action": "swap", "one": "1"}, "swap takes action, one, other"),
        ({"action": "swap", "one": "1", "other": "9"}, "'9' does not fit other"),
    ],
)
def test_malformed_objects(obj: Any, complaint: str) -> None:
    with pytest.raises(MalformedAction, match=complaint):
        SPACE.from_json(obj)


def test_numbers_out_of_range() -> None:
    for code in (-1, len(SPACE)):
        with pytest.raises(
            MalformedAction, match=f"{code} is not an action: the codes here go from 0 to {len(SPACE) - 1}"
        ):
            SPACE.decode(code)
    with pytest.raises(MalformedAction, match="swap: other = 4 is not from 0 to 3"):
        SPACE.encode("swap", (0, 4))
    with pytest.raises(MalformedAction, match="swap takes 2 parameters, not 1"):
        SPACE.encode("swap", (0,))


def test_an_action_without_codes_on_a_board() -> None:
    """A parameter may have no value at all; such an action takes no codes, wherever it stands."""
    for sizes in [((0,), (), (2, 3)), ((), (0, 4), (2, 3)), ((), (2, 3), (0,)), ((0,), (0,), (), (0,), (2, 3), (0, 0))]:
        codes = Codes(sizes)
        assert codes.count == 7
        split = [codes.split(code) for code in range(7)]
        assert [codes.join(place, args) for place, args in split] == list(range(7))
        assert all(len(args) == len(sizes[place]) for place, args in split)


def table(*actions: Action, **more: Any) -> Table:
    return Table(
        "wrong",
        board=heaps.Board,
        state=heaps.State,
        seats=2,
        start=heaps.start,
        to_act=heaps.to_act,
        **{"position": heaps.POSITION, "actions": actions} | more,
    )


def test_tables_that_make_no_sense() -> None:
    def act(name: str, *params: Param, **more: Any) -> Action:
        return Action(name, heaps.check_pass, heaps.leave, *params, **more)

    with pytest.raises(ValueError, match="two actions have the same name"):
        table(act("pass"), act("pass"))
    with pytest.raises(ValueError, match="x of pass is as large as hepas, which is no field of the board"):
        table(act("pass", Param("x", "hepas")))
    with pytest.raises(ValueError, match="does not name each parameter once"):
        act("pass", Param("x", 2), text="pass {y}")
    with pytest.raises(ValueError, match="a rule `deal` belongs to fields that not everybody sees"):
        table(act("pass"), deal=heaps.start)
    with pytest.raises(ValueError, match="a rule `recall` belongs to fields that are `recalled`"):
        table(act("pass"), deal=heaps.start, recall=heaps.start, position=Position((Number("turn", seen=SECRET),)))


@pytest.mark.parametrize("names", [("a",), ("a", "b c"), ("a", "a")])
def test_names_that_do_not_do(names: tuple[str, ...]) -> None:
    action = Action("go", heaps.check_pass, heaps.leave, Param("x", 2, names))
    with pytest.raises(ValueError, match="go: x needs 2 different names without blanks"):
        ActionSpace(table(action), heaps.board())


def test_names_may_come_from_the_board() -> None:
    action = Action("go", heaps.check_pass, heaps.leave, Param("to", "heaps", "places"))
    plain = heaps.board(heaps=3)
    board = LoadedBoard("x", "x", "X", plain.record, {"places": ("Dam", "Ij", "Oost")}, {})
    space = ActionSpace(table(action), board)
    assert [space.text(code) for code in range(3)] == ["go Dam", "go Ij", "go Oost"]
