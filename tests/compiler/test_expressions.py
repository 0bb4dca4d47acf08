"""Expressions made at random mean the same compiled and interpreted."""

import importlib
import random
from pathlib import Path
from types import ModuleType

import pytest

from lautta.compiler.build import compiled, extension, files, load
from lautta.compiler.program import Program
from lautta.core.records import STRICT
from prepare import find_compiler

pytest.importorskip("Cython")
pytestmark = pytest.mark.skipif(not find_compiler(), reason="needs a C compiler")

RULES, DEPTH = 150, 5
LIMIT = 2**60  # larger results are cut down, as no rule may exceed 64 bits
NUMBERS = (-70_000, -255, -17, -3, -1, 0, 1, 2, 6, 31, 128, 99_999)
HEAD = """
from ctypes import Structure, c_int16
from typing import Annotated
from lautta.core.bits import count_bits, lowest_bit
from lautta.core.records import Array, i8, i32, i64, record, u8, u16, u32

TABLE = ((3, -5, 1 << 20), (-7, 0, 11))

@record
class Inner(Structure):
    items: Annotated[Array[int], c_int16 * 4]

@record
class Shelf(Structure):
    big: i64
    word: i32
    plain: u32
    inner: Annotated[Array[Inner], Inner * 2]
    half: u16
    byte: u8
    tiny: i8
    spare: u32
"""


class Maker:
    """Makes expressions as texts, each with a bound for its value."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice

    def leaf(self) -> tuple[str, int]:
        index = f"[{self.small()[0]} % 4]"
        return self.dice.choice(
            [
                ("a", 100_000),
                ("b", 100_000),
                ("s.big", 2**40),
                ("s.word", 2**31),
                ("s.plain", 2**32),
                ("s.half", 2**16),
                ("s.byte", 255),
                ("s.tiny", 128),
                (f"s.inner[b & 1].items{index}", 2**15),
                ("TABLE[a % 2][b % 3]", 2**21),
                ("True", 1),
                (str(self.dice.randrange(-9, 10)), 10),
                (str(self.dice.randrange(2**33)), 2**33),
            ]
        )

    def small(self) -> tuple[str, int]:
        return self.dice.choice([("a", 100_000), ("b", 100_000), ("s.byte", 255), ("7", 7)])

    def cut(self, made: tuple[str, int], limit: int) -> tuple[str, int]:
        return made if made[1] <= limit else (f"({made[0]} % 65_537)", 65_537)

    def make(self, depth: int) -> tuple[str, int]:
        """Any expression."""
        if depth == 0:
            return self.leaf()
        (x, high), (y, other) = self.make(depth - 1), self.make(self.dice.randrange(depth))
        kind = self.dice.randrange(16)
        if kind < 3:
            return self.cut((f"({x} {self.dice.choice('+-')} {y})", high + other), LIMIT)
        if kind == 3:
            (x, high), (y, other) = self.cut((x, high), 2**30), self.cut((y, other), 2**30)
            return f"({x} * {y})", high * other
        if kind == 4:
            return f"({x} {self.dice.choice(['//', '%'])} ({y} | 1))", max(high, other) + 1
        if kind == 5:
            return f"({x} {self.dice.choice('&|^')} {y})", 2 * max(high, other)
        if kind == 6:
            x, high = self.cut((x, high), 2**30)
            return f"({x} << ({y} & 15))", high << 15
        if kind == 7:
            return f"({x} >> min(abs({y}), 99))", high
        if kind == 8:
            return f"({x} {self.dice.choice(['<', '<=', '==', '!=', '>', '>='])} {y} < a)", 1
        if kind == 9:
            return f"({x} {self.dice.choice(['and', 'or'])} {y})", max(high, other)
        if kind == 10:
            return f"({x} if {self.make(depth - 1)[0]} else {y})", max(high, other)
        if kind == 11:
            return f"{self.dice.choice(['min', 'max'])}({x}, {y}, a)", max(high, other, 100_000)
        if kind == 12:
            return self.dice.choice(
                [
                    (f"abs({x})", high),
                    (f"(-{x})", high),
                    (f"(~int({x}))", high + 1),
                    (f"(not {x})", 1),
                    (f"bool({x})", 1),
                    (f"int({x})", high),
                ]
            )
        if kind == 13:
            return f"({x} {self.dice.choice(['in', 'not in'])} ({y}, b, 3))", 1
        if kind == 14:
            return f"(count_bits(abs({x})) + lowest_bit(abs({y}) | 64))", 126
        return f"({x} // {self.dice.choice([-9, -2, 2, 3, 10])})", high


def rules() -> str:
    maker = Maker(random.Random(7))
    made = []
    for i in range(RULES):
        x, stored = maker.make(DEPTH)[0], maker.make(DEPTH - 2)[0]
        field = maker.dice.choice(["s.word", "s.plain", "s.half", "s.byte", "s.tiny", "s.inner[a & 1].items[b & 3]"])
        sign = maker.dice.choice(["=", "+=", "^="])
        if STRICT:
            sign, stored = "=", f"({stored}) & 127"
        made.append(
            f"def rule_{i}(s: Shelf, a: int, b: int) -> int:\n    {field} {sign} {stored}\n    x = {x}\n"
            "    s.big = x % (1 << 40)\n    return x\n"
        )
    return "\n\n".join([HEAD, *made])


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> tuple[ModuleType, ModuleType]:
    folder: Path = tmp_path_factory.mktemp("expressions")
    (folder / "made_rules.py").write_text(rules())
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        slow = importlib.import_module("made_rules")
    program = Program("made_fast")
    entries = [
        f"def rule_{i}(unsigned char[::1] s, int64_t a, int64_t b):\n    return "
        f"{program.add(getattr(slow, f'rule_{i}')).c_name}(<R_Shelf*>&s[0], a, b)\n"
        for i in range(RULES)
    ]
    for name, text in files(program, "\n\n".join([program.rules(), *entries])).items():
        (folder / name).write_text(text)
    module = extension("made_fast", folder / "made_fast.pyx", compile_flags=("-O1", "-w"))
    return slow, load("made_fast", compiled(module, folder))


def test_expressions_made_at_random(both: tuple[ModuleType, ModuleType]) -> None:
    slow, fast = both
    one, other = slow.Shelf(), slow.Shelf()
    bytes_of_other = memoryview(other).cast("B")
    answers = set()
    for i in range(RULES):
        slow_rule, fast_rule = getattr(slow, f"rule_{i}"), getattr(fast, f"rule_{i}")
        for a in NUMBERS:
            for b in NUMBERS:
                expected = slow_rule(one, a, b)
                assert (fast_rule(bytes_of_other, a, b), bytes(other)) == (expected, bytes(one)), (i, a, b)
                answers.add(expected)
    assert len(answers) > 1000  # and not ever the same few
