"""The translator: layouts agree, and what cannot compile is refused with file, line and advice."""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.compiler import traps
from tests.duel.game import TABLE

from lautta.compiler.build import files, translated
from lautta.compiler.dialect import RulesError
from lautta.compiler.program import GameProgram, Program
from lautta.compiler.statements import follows
from lautta.compiler.unit import shape
from prepare import find_compiler

RULES = """
from ctypes import Structure, c_uint8, c_int64
from typing import Annotated
import lautta.core.bits
from lautta.core import bits, records, vectors
from lautta.core.records import Array, i64, record, u8, u64

WORDS = {1: "one"}
COST = (1, 2, 3)
RAGGED = ((1, 2), (3,))
MASK = 0xFFFF_FFFF_FFFF_FFFF
FULL = 2**64

@record
class Hand(Structure):
    cards: Annotated[Array[int], c_uint8 * 8]

@record
class State(Structure):
    seed: u64
    hands: Annotated[Array[Hand], Hand * 2]

def change(s: State) -> int:
    s.hands[0].cards[0] += 1
    return 1

def look(s: State) -> int:
    return s.hands[0].cards[0]

def draw(s: State) -> u64:
    return s.seed

def forget(s: State) -> None:
    s.seed = 0

def cards(s: State) -> int:
    yield 1

def rule(s: State, n: int) -> int:
    hand = s.hands[n]
    BODY
    return 0
"""
LINE = 1 + RULES[: RULES.index("    BODY")].count("\n")


def rules_of(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    (folder / "wrong.py").write_text(text)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "wrong", raising=False)
    import wrong  # type: ignore[import-not-found]

    return wrong


def refusal(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> RulesError:
    program = Program("wrong")
    with pytest.raises(RulesError) as caught:
        program.add(rules_of(folder, text, monkeypatch).rule)
        program.rules()
    return caught.value


@pytest.mark.parametrize(
    ("body", "advice"),
    [
        ("x = []", "lists do not compile; keep an array in the scratch record"),
        ("x = {}", "dicts do not compile; write a table"),
        ("x = n, n", "only `a, b = x, y`"),
        ("x = f'{n}'", "texts belong in a module that is not compiled"),
        ("x = 'a'", "rules know whole numbers, True and False, not 'a'"),
        ("x = 1.5", "rules know whole numbers, True and False, not 1.5"),
        ("return n / 2", "true division gives a float; write //"),
        ("return 7 / 2", "true division gives a float; write //"),
        ("return n ** 2", "write the product, or a table of powers"),
        ("return n // 0", "division by zero"),
        ("return n % (2 - 2)", "division by zero"),
        ("return 1 << 200", "1 << 200 does not fit 64 bits"),
        ("return 2**63 * 4", "does not fit 64 bits"),
        ("return FULL + n", "does not fit 64 bits"),
        ("return n << 64", "a shift by 64 is not from 0 to 63"),
        ("return n >> -1", "a shift by -1 is not from 0 to 63"),
        ("raise ValueError(n)", "answer a reason code instead of raising"),
        ("x = [c for c in hand.cards]", "write a loop"),
        ("return any(c for c in hand.cards)", "any is no rule"),
        ("return sum(hand.cards)", "sum is no rule"),
        ("return print(n)", "print is no rule"),
        ("return hand.count(n)", "hand.count is no rule"),
        ("return min(n)", "min is no rule"),
        ("return min(n, n, key=abs)", "rules are called with plain values, no keywords"),
        ("return len(n)", "len is no rule"),
        ("return bits.lowest_bit(n, n)", "lowest_bit takes 1 value"),
        ("return hand.cads[0]", "Hand has no field cads"),
        ("return s.hands.cards", "an array has no field cards"),
        ("return n[0]", "int has no items"),
        ("return hand.cards[8]", "index 8 is not from 0 to 7"),
        ("return COST[-1]", "index -1 is not from 0 to 2"),
        ("return COST[n:]", "copy item by item in a loop"),
        ("COST[n] = 1", "tables do not change"),
        ("cards = hand.cards", "an array stays in its record; take or pass the record"),
        ("row = COST", "an array stays in its record; take or pass the record"),
        ("s.hands[0] = s.hands[1]", "records are not copied so in rules; write copy_to(to, source)"),
        ("records.copy_to(s, hand)", "copy_to takes two records of one kind, not State and Hand"),
        ("records.copy_to(hand, n)", "copy_to takes two records of one kind, not Hand and int"),
        ("return records.hash_of(n) % 3", "hash_of takes a record, not int"),
        ("return records.hash_of(hand)", "this u64 may be too big for a plain number"),
        ("return vectors.dot(hand.cards, hand.cards)", "dot takes arrays of c_short, c_short"),
        ("return vectors.dot(n, n)", "dot takes arrays of c_short, c_short"),
        ("hand.cards = 1", "arrays are not copied in rules"),
        ("return hand == s.hands[1]", "records and arrays are not compared; compare their fields"),
        ("return 1 if hand else 0", "a number is expected here, not Hand"),
        ("return ~(n > 1)", "write not"),
        ("return not hand", "a number is expected here, not Hand"),
        ("return hand + 1", "Hand is no number"),
        ("for card in hand.cards: n += 1", "loop `while ...`, `for i in range(...)` or `for i in each_bit(...)`"),
        ("for i in range(0, n, n): n += 1", "perhaps a step that is a plain number and not 0"),
        ("for i in range(n): pass\n    else: n = 1", "without else"),
        ("for i in bits.each_bit(n): n += i\n    return i", "i may have no value here"),
        ("for i in bits.each_bit(n): pass\n    else: n = 1", "without else"),
        ("for i in bits.each_bit(n, n): pass", "loop `while ...`"),
        ("return sum(bits.each_bit(n))", "sum is no rule"),
        ("return bits.each_bit(n)", "bits.each_bit is no rule"),
        ("for i in range(n): n += i\n    return i", "i may have no value here; give it one on every path"),
        ("if n: x = 1\n    return x", "x may have no value here; give it one on every path"),
        ("while n: x = 1\n    return x", "x may have no value here; give it one on every path"),
        ("return y\n    y = 1", "y may have no value here"),
        ("x += 1", "x may have no value here"),
        ("return nobody", "nobody is not known here"),
        ("return WORDS[n]", "WORDS is no integer constant and no table of integers"),
        ("return RAGGED[0][0]", "RAGGED is no integer constant and no table of integers"),
        ("return s.seed - n", "u64 and int do not mix; convert first: `x: u64 = n`"),
        ("return s.seed < n", "u64 and int do not mix; convert first: `x: u64 = n`"),
        ("return s.seed", "this u64 may be too big for a plain number"),
        ("x: u64 = s.seed + 1", "this may exceed 64 bits in Python, which C cuts off; put `& MASK` round it"),
        ("x: u64 = (s.seed << 3) >> 3", "put `& MASK` round it"),
        ("x: u64 = s.seed\n    x *= 3", "put `& MASK` round it"),
        ("return s.seed * 3 < 7", "put `& MASK` round it"),
        ("x: u64 = -1", "u64 has no negative numbers"),
        ("return -s.seed", "this u64 may be too big for a plain number"),
        ("return COST[s.seed]", "this u64 may be too big for a plain number"),
        ("return n and s.seed", "this u64 may be too big for a plain number"),
        ("return n if n else s.seed", "one branch is int, the other u64"),
        ("return n if n else hand", "one branch is int, the other Hand"),
        ("n = s.hands[0]", "n is int here; take another name for Hand"),
        ("hand = 1", "hand is Hand, not int"),
        ("x = forget(s)", "there is no answer to keep"),
        ("return forget(s)", "the answer is None, but int is promised"),
        ("return change()", "change takes 1 values"),
        ("return change(hand)", "s of change is State, not Hand"),
        ("return hand", "the answer is Hand, but int is promised"),
        ("return", "the answer is missing; int is promised"),
        ("return look(s) + change(s)", "call it on a line of its own"),
        ("return n * hand.cards[0] + change(s)", "call it on a line of its own"),
        ("hand.cards[1] += change(s)", "call it on a line of its own"),
        ("return max(change(s), change(s))", "call it on a line of its own"),
        ("assert change(s)", "an assertion is left out when compiled"),
        ("return cards(s)", "cards has candidates; only the table asks for them"),
        ("return rule(s, n - 1)", "rule calls itself; write a loop"),
        ("return n is None", "compare with == or !="),
        ("return n in COST", "write `x in (a, b)`"),
        ("return n in range(3)", "write `x in (a, b)`"),
        ("n, hand.cards[n] = 1, 2", "a variable is set and used as an index here at once"),
        ("n, m = draw(s)", "assign to one target in each statement"),
        ("x = y = 1", "assign to one target in each statement"),
        ("x: int", "give the variable its value where it is declared"),
        ("x: list = n", "the annotation is list; rules know int, bool, u64, i64, None and the records"),
        ("if (x := n): pass", "assign on a line of its own"),
        ("match n:\n        case 1: pass", "write if and elif"),
        ("import math", "import at the top of the module"),
        ("def f(): pass", "write the function at the top of its module"),
        ("f = lambda: 1", "write a function"),
        ("del hand", "set it to 0"),
        ("global WORDS", "rules have no state but the record"),
        ("try: pass\n    finally: pass", "answer a reason code instead of raising"),
        ("with s: pass", "rules hold no resources"),
        ("n", "Name is not for rules"),
    ],
)
def test_helpful_refusals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, advice: str) -> None:
    error = refusal(tmp_path, RULES.replace("BODY", body), monkeypatch)
    assert advice in error.msg
    assert error.filename == str(tmp_path / "wrong.py")
    if advice.split()[1] not in ("calls", "has"):  # which are about the whole rule
        assert error.lineno in (LINE, LINE + body.count("\n"))
        assert error.text and error.text.strip() in body


@pytest.mark.parametrize(
    ("old", "new", "advice"),
    [
        ("def rule(s: State, n: int) -> int:", "def rule(s: State, n=0) -> int:", "plain parameters, no defaults"),
        ("def rule(s: State, n: int) -> int:", "def rule(s: State, *n: int) -> int:", "plain parameters, no defaults"),
        ("def rule(s: State, n: int) -> int:", "def rule(s: State, n) -> int:", "the annotation is missing"),
        ("def rule(s: State, n: int) -> int:", "def rule(s: State, n: float) -> int:", "the annotation is float"),
        ("    return 0\n", "", "can come to its end without an answer; return one on every path"),
    ],
)
def test_forms_of_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, advice: str) -> None:
    head, rule = RULES[: RULES.index("def rule")], RULES[RULES.index("def rule") :].replace("BODY", "n = 1")
    assert old in rule
    assert advice in refusal(tmp_path, head + rule.replace(old, new), monkeypatch).msg


def test_methods_and_lambdas_are_no_rules() -> None:
    with pytest.raises(RulesError, match="is no function of a rules module"):
        Program("wrong").add(len)
    with pytest.raises(TypeError, match="is not a function at the top of its module"):
        Program("wrong").add(lambda s: 0)


GAME = """
from ctypes import Structure, c_uint8
from typing import Annotated
from lautta.core.actions import Action, Param, Position, Table
from lautta.core.chance import Chance
from lautta.core.faults import Faults, within
from lautta.core.records import Array, record, u8, u16, u64

@record
class Board(Structure):
    hash: u64
    steps: u64

@record
class State(Structure):
    chance: Chance
    board: u64
    turn: u16
    shown: u16
    seats: u8
    place: u8
    spare: u16

@record
class Scratch(Structure):
    marks: Annotated[Array[int], c_uint8 * 8]

def start(b: Board, s: State, seats: int) -> None:
    s.seats = seats

def to_act(b: Board, s: State) -> int:
    return 1 if s.place < 8 else 0

def relations(b: Board, s: State, f: Faults) -> None:
    within(f, 0, s.place, 0, 8)

def check(b: Board, s: State, w: Scratch, step: int) -> int:
    w.marks[step] = 1
    return 0

def survey(s: State, w: Scratch) -> None:
    w.marks[0] = s.place

def candidates(s: State) -> int:
    yield 0

def effect(b: Board, s: State, step: int) -> None:
    s.place += 1

TABLE = Table("wrong", board=Board, state=State, scratch=Scratch, seats=2, start=start, to_act=to_act,
              position=Position(relations=relations), survey=survey,
              actions=(Action("step", check, effect, Param("step", 3), candidates=candidates),))
"""


@pytest.mark.parametrize(
    ("old", "new", "advice"),
    [
        ("s.place += 1", "b.steps = 1", "the board does not change during a game"),
        ("w.marks[step] = 1", "s.turn = 1", "check only looks: it may change nothing but the scratch record"),
        ("w.marks[0] = s.place", "s.turn = 1", "survey only looks: it may change nothing but the scratch record"),
        ("return 1 if", "effect(b, s, 0)\n    return 1 if", "to_act only looks"),
        ("yield 0", "yield 0, 1", "the action of these candidates has 1 parameters"),
        ("yield 0", "yield 0\n    return 1", "candidates yield; they return nothing"),
        ("yield 0", "x = yield 0", "yield stands on a line of its own"),
        ("yield 0", "yield from (0, 1)", "write a loop that yields"),
        ("yield 0", "return 0", "candidates yield what may be possible"),
    ],
)
def test_rules_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, advice: str) -> None:
    assert old in GAME
    translated(rules_of(tmp_path, GAME, monkeypatch).TABLE)
    monkeypatch.delitem(sys.modules, "wrong")
    (tmp_path / "again").mkdir()
    with pytest.raises(RulesError) as caught:
        translated(rules_of(tmp_path / "again", GAME.replace(old, new), monkeypatch).TABLE)
    assert advice in caught.value.msg


@pytest.mark.parametrize(
    ("value", "rises"),
    [
        ("i", True),
        ("n", False),
        ("7 + i", True),
        ("i + (n + s.place)", True),
        ("n - i", False),
        ("i * 2", False),
        ("i + i", False),
        ("i + w.marks[i]", False),
    ],
)
def test_candidates_of_a_loop_are_one_run_only_if_each_is_one_more(value: str, rises: bool) -> None:
    assert follows(ast.parse(value, mode="eval").body, "i") == rises


def test_only_what_the_table_reaches_is_translated() -> None:
    program = GameProgram(TABLE)
    names = {rule.__name__ for rule in program.functions}
    assert {"start", "to_act", "ranges", "relations", "check_play", "play", "reveal", "below", "choose"} <= names
    assert not names & {"settle", "view", "load_board"}
    core = [f"lautta.core.{name}" for name in ("bits", "chance", "faults", "ranges")]
    assert [name for name in program.modules() if name not in core] == ["tests.duel.rules", "tests.duel.state"]


def test_constants_of_one_name_keep_their_values() -> None:
    program = Program("two")
    found = [program.constant(module, "N", value) for module, value in (("a", (1,)), ("b", (2,)), ("c", (1,)))]
    assert found == ["N", "N_2", "N"]


@pytest.mark.parametrize(
    ("table", "dimensions"),
    [
        ((1, 2, 3), (3,)),
        (((1, 2), (3, 4), (5, 6)), (3, 2)),
        (((1, 2), (3,)), None),
        ((), None),
        ((1, "a"), None),
        (7, None),
        (((1,), 2), None),
        ((True, 2), (2,)),
    ],
)
def test_tables_are_rectangular(table: Any, dimensions: Any) -> None:
    assert shape(table) == dimensions


@pytest.mark.skipif(not find_compiler(), reason="needs a C compiler")
def test_the_c_compiler_checks_every_size_and_offset(tmp_path: Path) -> None:
    program = Program("layout")
    for rule in traps.TRAPS:
        program.add(rule)
    header = files(program, "")["layout.h"]
    fields = sum(len(cls._fields_) for cls in program.records.values())
    assert header.count("\nLAUTTA_ASSERT(") == len(program.records) + fields

    def accepts(text: str) -> bool:
        (tmp_path / "a.c").write_text(text)
        return subprocess.run(["cc", "-fsyntax-only", tmp_path / "a.c"], capture_output=True).returncode == 0

    assert accepts(header)
    for one, other in (
        ("int64_t f_mark; int32_t f_wide;", "int32_t f_wide; int64_t f_mark;"),
        ("uint8_t f_small; int8_t f_tiny;", "int8_t f_tiny; uint8_t f_small;"),
        ("uint16_t f_flags;", "uint32_t f_flags;"),
        ("uint8_t gap_1[7];", "uint8_t gap_1[8];"),
    ):
        assert one in header and not accepts(header.replace(one, other))
