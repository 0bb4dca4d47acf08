"""Translates expressions of rules to Cython, each into its text and its kind.

All numbers are int64 in C, whatever field they come from, except u64. A u64 can be combined only with itself and with
constants, and whatever may exceed 64 bits is cut by `& MASK`, in Python as in C.
"""

import ast
import builtins
from ctypes import Structure, c_int16, c_int32
from dataclasses import dataclass, replace
from enum import EnumMeta
from inspect import isfunction
from types import ModuleType
from typing import Any, NoReturn

from lautta.compiler.dialect import OPERATORS, Source, advice
from lautta.compiler.unit import Callee, Unit, is_of_actions, item_of, shape
from lautta.core import records, vectors
from lautta.core.action_calls import Actions

NUMBERS = ("int", "bool", "u64", "u64 small", "u64 wide")  # small: below 2**63; wide: not yet cut to 64 bits
C_TYPES = {"int": "int64_t", "bool": "int64_t", "u64": "uint64_t", "None": "void"}
SCALARS: list[tuple[Any, str]] = [
    (int, "int"),
    (bool, "bool"),
    (None, "None"),
    (records.u64, "u64"),
    (records.i64, "int"),
]
WORD = 2**64
MISSING = object()
VECTORS: dict[Any, tuple[Any, ...]] = {  # how the items of their arrays are stored
    vectors.dot: (c_int16, c_int16),
    vectors.add_scaled: (c_int32, c_int16),
    vectors.add_rows: (c_int32, c_int16, c_int32, c_int32),
    vectors.clip: (c_int16, c_int32),
    vectors.lower: (c_int16, c_int16),
}
CHANGING = (records.copy_to, *(meant for meant in VECTORS if meant is not vectors.dot))  # besides rules


@dataclass(frozen=True, slots=True)
class Value:
    """An expression in C: its text, its kind (a number or a record), and its dimensions if it is an array of these.

    `place` marks a record that sits inside another: taking it means taking its address.
    """

    text: str
    kind: str
    dims: tuple[int, ...] = ()
    place: bool = False
    const: int | None = None
    item: Any = None  # of an array of numbers: how each is stored

    @property
    def unsigned(self) -> bool:
        """Is it a u64 of any sort?"""
        return self.kind.startswith("u64")


def literal(value: int) -> Value:
    """A number as C writes it."""
    if value >= 2**63:
        return Value(f"{value}ULL", "u64", const=value)
    if value == -(2**63):
        return Value(f"(-{2**63 - 1}LL - 1LL)", "int", const=value)
    text = f"{value}LL" if abs(value) >= 2**31 else str(value)
    return Value(text if value >= 0 else f"({text})", "int", const=value)


def plain(value: Value) -> Value:
    """A number as an int if it certainly fits; else as it is."""
    if value.kind in ("bool", "u64 small"):
        return replace(value, text=f"(<int64_t>{value.text})", kind="int")
    return value


class Expressions:
    """The expressions of one rule: what names mean in it, what values have a kind, what it changes."""

    unit: Unit
    source: Source
    globals: dict[str, Any]
    own: set[str]  # all names that are variables of the rule
    locals: dict[str, str]  # the kinds of those that had a value so far
    known: set[str] | None  # those that certainly have one here; None where the rule never gets to
    stores: dict[str, ast.AST]  # the kinds of records that the rule itself writes into, and where
    reads = 0  # fields and calls in the current statement
    effects = 0  # calls in it that change a record: see `Function.line`

    def refuse(self, node: Any, why: str) -> NoReturn:
        """Raise RulesError for this place."""
        self.source.refuse(node, why)

    # what names mean

    def resolve(self, node: ast.expr) -> Any:
        """The Python object that a name or `module.name` outside the function means, else MISSING."""
        match node:
            case ast.Name(name) if name not in self.own:
                return self.globals.get(name, getattr(builtins, name, MISSING))
            case ast.Attribute(base, name):
                owner = self.resolve(base)
                return getattr(owner, name, MISSING) if isinstance(owner, ModuleType | EnumMeta | Actions) else MISSING
        return MISSING

    def kind_of(self, annotation: ast.expr | None, node: Any) -> str:
        """The kind that an annotation means."""
        if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
            annotation = ast.parse(annotation.value, mode="eval").body
        meant = None if isinstance(annotation, ast.Constant) else self.resolve(annotation) if annotation else MISSING
        for alias, kind in SCALARS:
            if meant is alias:
                return kind
        if isinstance(meant, type) and issubclass(meant, Structure):
            return self.unit.record(meant)
        text = ast.unparse(annotation) if annotation else "missing"
        self.refuse(node, f"the annotation is {text}; rules know int, bool, u64, i64, None and the records of the game")

    # values

    def number(self, node: ast.expr) -> str:
        """A plain number in C."""
        return self.whole(self.expr(node), node)

    def whole(self, value: Value, node: Any) -> str:
        """The same of a value."""
        if value.dims or value.kind not in NUMBERS:
            self.refuse(node, f"a number is expected here, not {'an array' if value.dims else value.kind}")
        return self.fitting(value, "int", node, "it")

    def taken(self, node: ast.expr) -> Value:
        """A value that is kept or passed on: for a record inside another, its address."""
        value = self.expr(node)
        if value.dims:
            self.refuse(node, "an array stays in its record; take or pass the record")
        return replace(value, text=f"&{value.text}", place=False) if value.place else value

    def cut(self, value: Value, node: Any) -> Value:
        """Refuse a value that may have more than 64 bits in Python."""
        if value.kind == "u64 wide":
            self.refuse(node, "this may exceed 64 bits in Python, which C cuts off; put `& MASK` round it")
        return value

    def fitting(self, value: Value, wanted: str, node: Any, what: str) -> str:
        """A value for a variable, parameter or answer of a kind."""
        self.cut(value, node)
        if value.kind not in NUMBERS or wanted not in NUMBERS:
            if value.kind != wanted:
                self.refuse(
                    node,
                    f"{what} is {value.kind}, but {wanted} is promised"
                    if what == "the answer"
                    else f"{what} is {wanted}, not {value.kind}",
                )
        elif wanted == "u64":
            if value.const is not None and value.const < 0:
                self.refuse(node, "u64 has no negative numbers")
        elif value.kind == "u64":
            self.refuse(node, "this u64 may be too big for a plain number; take a part of it: `x >> 1`, `x % n`")
        return value.text

    def expr(self, node: ast.expr, store: bool = False) -> Value:
        """Any expression."""
        match node:
            case ast.Constant(bool() | int() as value):
                return replace(literal(int(value)), kind="bool") if isinstance(value, bool) else self.const(node, value)
            case ast.Name(name) if name in self.own:
                return self.variable(node, name)
            case ast.Name() | ast.Attribute() if (found := self.resolve(node)) is not MISSING:
                return self.outside(node, found)
            case ast.Name(name):
                self.refuse(node, f"{name} is not known here")
            case ast.Attribute(base, name):
                return self.field(node, self.expr(base), name, store)
            case ast.Subscript(base, index):
                return self.item(node, self.expr(base), index, store)
            case ast.BinOp(left, op, right):
                return self.binary(node, self.expr(left), op, self.expr(right))
            case ast.UnaryOp(op, operand):
                return self.unary(node, op, self.expr(operand))
            case ast.BoolOp(op, values):
                parts = [self.number(v) for v in values]
                return Value(f"({f' {OPERATORS[type(op)]} '.join(parts)})", "int")
            case ast.Compare(left, ops, rights):
                return self.compare(node, left, ops, rights)
            case ast.IfExp(test, body, orelse):
                condition, one, other = self.number(test), self.taken(body), self.taken(orelse)
                one, other = plain(one), plain(other)
                if one.kind != other.kind or one.unsigned:
                    self.refuse(node, f"one branch is {one.kind}, the other {other.kind}; write if and else")
                return Value(f"({one.text} if {condition} else {other.text})", one.kind)
            case ast.Call(function, args, []):
                return self.call(node, function, args)
            case ast.Call():
                self.refuse(node, "rules are called with plain values, no keywords")
        self.refuse(node, advice(node))

    def const(self, node: Any, value: int) -> Value:
        """A number that is known when rules are compiled."""
        if not -(2**63) <= value < WORD:
            self.refuse(node, f"{value} does not fit 64 bits")
        return literal(value)

    def variable(self, node: ast.expr, name: str) -> Value:
        """A variable of the function."""
        if name not in self.locals or (self.known is not None and name not in self.known):
            self.refuse(node, f"{name} may have no value here; give it one on every path to this line")
        return Value(f"v_{name}", self.locals[name])

    def outside(self, node: ast.Name | ast.Attribute, found: Any) -> Value:
        """A constant or a table of integers from outside the function."""
        text = ast.unparse(node)
        if isinstance(found, int):
            self.unit.constant(self.source.module, text, int(found))
            return self.const(node, int(found))
        dims = shape(found)
        if dims is None:
            self.refuse(node, f"{text} is no integer constant and no table of integers (tuples, all rows as long)")
        return Value(f"T_{self.unit.constant(self.source.module, text, found)}", "int", dims)

    def field(self, node: ast.Attribute, base: Value, name: str, store: bool) -> Value:
        """A field of a record."""
        cls = None if base.dims else self.unit.records.get(base.kind)
        fields = {f[0]: f[1] for f in cls._fields_} if cls else {}
        if name not in fields:
            self.refuse(node, f"{'an array' if base.dims else base.kind} has no field {name}")
        kind, dims = self.unit.storage(fields[name])
        if store or isinstance(node.ctx, ast.Store):
            self.stores.setdefault(base.kind, node)
        found = self.stored(f"{base.text}.f_{name}", kind, dims, store)
        return replace(found, item=item_of(fields[name])) if dims else found

    def item(self, node: ast.Subscript, base: Value, index: ast.expr, store: bool) -> Value:
        """An item of an array or of a table."""
        if not base.dims:
            self.refuse(node, f"{base.kind} has no items")
        if isinstance(index, ast.Slice | ast.Tuple):
            self.refuse(node, advice(ast.Slice()))
        at = self.expr(index)
        if at.const is not None and not 0 <= at.const < base.dims[0]:
            self.refuse(node, f"index {at.const} is not from 0 to {base.dims[0] - 1}")
        if store and base.text.startswith("T_"):
            self.refuse(node, "tables do not change")
        if store:
            self.note_store(node)
        text = f"{base.text}[{self.whole(at, index)}]"
        if base.text.startswith("T_"):
            inner = base.dims[1:]
            return Value(text, "int", inner) if inner else Value(f"(<int64_t>{text})", "int")
        found = self.stored(text, base.kind, base.dims[1:], store)
        return replace(found, item=base.item) if found.dims else found

    def note_store(self, node: ast.expr) -> None:
        """Storing into an array changes the record that has it."""
        while isinstance(node, ast.Subscript):
            node = node.value
        if isinstance(node, ast.Attribute):
            self.stores.setdefault(self.expr(node.value).kind, node)

    def stored(self, text: str, kind: str, dims: tuple[int, ...], store: bool) -> Value:
        """A field, an item or an array of them. Numbers are widened as they are read."""
        if dims:
            return Value(text, kind, dims)
        if kind not in NUMBERS:
            return Value(text, kind, place=True)
        self.reads += not store
        return Value(text if store or kind == "u64" else f"(<int64_t>{text})", kind)

    # arithmetic

    def unary(self, node: ast.expr, op: ast.unaryop, value: Value) -> Value:
        """`-x`, `~x`, `not x`."""
        text = self.whole(value, node)
        if isinstance(op, ast.Not):
            return Value(f"(<int64_t>(not {text}))", "bool")
        if isinstance(op, ast.Invert) and value.kind == "bool":
            self.refuse(node, "~ of what is true or false is no longer Python; write not")
        if value.const is not None:
            return self.const(node, {"-": -value.const, "~": ~value.const, "+": value.const}[OPERATORS[type(op)]])
        return Value(f"({OPERATORS[type(op)]}{text})", "int")

    def binary(self, node: Any, left: Value, op: ast.operator, right: Value) -> Value:
        """Two numbers and an operator."""
        if left.const is not None and right.const is not None:
            return self.folded(node, left.const, op, right.const)
        if type(op) not in OPERATORS:
            self.refuse(node, advice(op))
        for value in (left, right):
            if value.dims or value.kind not in NUMBERS:
                self.refuse(node, f"{'an array' if value.dims else value.kind} is no number")
        sign = OPERATORS[type(op)]
        if sign in ("<<", ">>"):
            return self.shift(node, left, sign, right)
        if left.unsigned and right.const is None and not right.unsigned:
            left = plain(left)
        if right.unsigned and left.const is None and not left.unsigned:
            right = plain(right)
        if left.unsigned or right.unsigned:
            return self.unsigned(node, left, sign, right)
        if sign in ("//", "%"):
            if right.const == 0:
                self.refuse(node, "division by zero")
            if right.const and right.const > 0 and right.const.bit_count() == 1:  # rounds alike, without a division
                by = f">> {right.const.bit_length() - 1}" if sign == "//" else f"& {literal(right.const - 1).text}"
                return Value(f"({left.text} {by})", "int")
            return Value(f"lautta_{'div' if sign == '//' else 'mod'}({left.text}, {right.text})", "int")
        return Value(f"({left.text} {sign} {right.text})", "int")

    def folded(self, node: Any, left: int, op: ast.operator, right: int) -> Value:
        """Two constants are computed by Python itself."""
        expression = ast.Expression(ast.BinOp(ast.Constant(left), op, ast.Constant(right)))
        if isinstance(op, ast.Div):
            self.refuse(node, advice(op))
        if isinstance(op, ast.Pow | ast.LShift) and not (0 <= right < 64 and abs(left) < WORD):
            self.refuse(node, f"{ast.unparse(expression)} does not fit 64 bits")
        try:
            return self.const(node, eval(compile(ast.fix_missing_locations(expression), "<constant>", "eval")))
        except (ZeroDivisionError, ValueError) as error:
            self.refuse(node, str(error))

    def shift(self, node: Any, left: Value, sign: str, right: Value) -> Value:
        """`<<` and `>>`; a shift by 64 or more is undefined in C, but not in Python."""
        count = self.whole(right, node)
        if right.const is not None and not 0 <= right.const < 64:
            self.refuse(node, f"a shift by {right.const} is not from 0 to 63")
        plain = right.const is not None
        if left.unsigned:
            if sign == ">>":
                self.cut(left, node)
                kind = "u64 small" if right.const else left.kind
                return Value(f"({left.text} >> {count})" if plain else f"lautta_shift_down({left.text}, {count})", kind)
            return Value(f"({left.text} << {count})" if plain else f"lautta_shift_up({left.text}, {count})", "u64 wide")
        if sign == ">>":
            return Value(f"({left.text} >> {count})" if plain else f"lautta_shift({left.text}, {count})", "int")
        return Value(f"(<int64_t>{left.text} << {count})", "int")

    def unsigned(self, node: Any, left: Value, sign: str, right: Value) -> Value:
        """Arithmetic with u64."""
        for value in (left, right):
            if not value.unsigned and (value.const is None or value.const < 0):
                self.refuse(node, "u64 and int do not mix; convert first: `x: u64 = n`")
        a, b = (f"{v.const}ULL" if v.const is not None else v.text for v in (left, right))
        small = [v.kind == "u64 small" or (v.const is not None and v.const < 2**63) for v in (left, right)]
        wide = [v.kind == "u64 wide" for v in (left, right)]
        if sign in ("//", "%"):
            self.cut(left, node)
            self.cut(right, node)
            if right.const == 0:
                self.refuse(node, "division by zero")
            fits = small[1] if sign == "%" else small[0] or (right.const or 0) > 1
            name = f"lautta_unsigned_{'div' if sign == '//' else 'mod'}"
            return Value(f"{name}({a}, {b})", "u64 small" if fits else "u64")
        text = f"({a} {sign} {b})"
        if sign == "&":
            return Value(text, "u64 wide" if all(wide) else "u64 small" if any(small) else "u64")
        if sign in ("|", "^") and not any(wide):
            return Value(text, "u64 small" if all(small) else "u64")
        return Value(text, "u64 wide")

    def compare(self, node: ast.expr, left: ast.expr, ops: list[ast.cmpop], rights: list[ast.expr]) -> Value:
        """A comparison, also `a < b < c` and `x in (a, b)`."""
        match ops, rights:
            case [ast.In() | ast.NotIn() as word], [ast.Tuple(values)] if values:
                items = ", ".join(self.number(v) for v in values)
                return Value(f"(<int64_t>({self.number(left)} {OPERATORS[type(word)]} ({items},)))", "bool")
        value = self.comparable(left)
        text = value.text
        for op, right in zip(ops, rights, strict=True):
            if type(op) not in OPERATORS or isinstance(op, ast.In | ast.NotIn):
                self.refuse(node, advice(op) if type(op) not in OPERATORS else "write `x in (a, b)`")
            after = self.comparable(right)
            if value.unsigned != after.unsigned and "u64 small" in (value.kind, after.kind):
                after = plain(after)
            if value.unsigned != after.unsigned:
                constant = after if value.unsigned else value
                if constant.const is None or constant.const < 0:
                    self.refuse(node, "u64 and int do not mix; convert first: `x: u64 = n`")
            text += f" {OPERATORS[type(op)]} {after.text}"
            value = after
        return Value(f"(<int64_t>({text}))", "bool")

    def comparable(self, node: ast.expr) -> Value:
        """A number of any sort that is cut to 64 bits."""
        value = self.expr(node)
        if value.dims or value.kind not in NUMBERS:
            self.refuse(node, "records and arrays are not compared; compare their fields")
        return self.cut(value, node)

    # calls

    def call(self, node: ast.Call, function: ast.expr, args: list[ast.expr]) -> Value:
        """A call of a rule, or of one of the few Python functions that compile."""
        meant = self.resolve(function)
        if isfunction(meant) and meant in self.unit.intrinsics:
            if len(args) != 1:
                self.refuse(node, f"{meant.__name__} takes 1 value")
            return Value(f"{self.unit.intrinsics[meant]}({self.number(args[0])})", "int")
        if (isfunction(meant) or is_of_actions(meant)) and meant in self.unit.functions:
            return self.rule_call(node, self.unit.functions[meant], args)
        if isfunction(meant) and meant in VECTORS:
            return self.vector_call(node, meant, args)
        match meant, args:
            case (records.copy_to, [to, source]):
                return self.copy(node, to, source)
            case (records.hash_of, [arg]):
                value = self.taken(arg)
                if value.kind not in self.unit.records:
                    self.refuse(node, f"hash_of takes a record, not {value.kind}")
                self.reads += 1
                return Value(f"lautta_hash({value.text}, sizeof(R_{value.kind}))", "u64")
            case ((builtins.min | builtins.max), [_, _, *_]):
                return Value(f"{meant.__name__}({', '.join(f'<int64_t>{self.number(a)}' for a in args)})", "int")
            case builtins.abs, [arg]:
                return Value(f"lautta_abs({self.number(arg)})", "int")
            case builtins.int, [arg]:
                return Value(f"(<int64_t>{self.number(arg)})", "int")
            case builtins.bool, [arg]:
                return Value(f"(<int64_t>({self.number(arg)} != 0))", "bool")
            case builtins.len, [arg]:
                value = self.expr(arg)
                if value.dims:
                    return literal(value.dims[0])
        self.refuse(
            node,
            f"{ast.unparse(function)} is no rule; rules call functions at the top of a module, and of "
            "Python min, max, abs, int, bool, and len of an array or table",
        )

    def copy(self, node: ast.Call, to: ast.expr, source: ast.expr) -> Value:
        """One record becomes equal to another."""
        one, other = self.taken(to), self.taken(source)
        if one.kind not in self.unit.records or one.kind != other.kind:
            self.refuse(node, f"copy_to takes two records of one kind, not {one.kind} and {other.kind}")
        self.stores.setdefault(one.kind, node)
        self.effects += 1
        return Value(f"memcpy({one.text}, {other.text}, sizeof(R_{one.kind}))", "None")

    def vector_call(self, node: ast.Call, meant: Any, args: list[ast.expr]) -> Value:
        """Arithmetic on whole arrays, each of which sits in its record."""
        items, reads = VECTORS[meant], self.reads
        arrays = [self.expr(arg) for arg in args[: len(items)]]
        rows = 1 if meant is vectors.add_rows else None  # which of them has rows of that length
        for at, (value, item) in enumerate(zip(arrays, items, strict=False)):
            if len(value.dims) != (2 if at == rows else 1) or value.item is not item:
                self.refuse(node, f"{meant.__name__} takes arrays of {', '.join(kind.__name__ for kind in items)}")
        numbers = [self.number(arg) for arg in args[len(items) :]]
        lengths = {value.dims[-1] for value in (arrays[:2] if rows else arrays)}
        if len(args) != meant.__code__.co_argcount or len(lengths) > 1:
            self.refuse(node, f"{meant.__name__} takes arrays of equal length, and then its numbers")
        places = ["[0]" * len(value.dims) for value in arrays]
        texts = [*(f"&{value.text}{place}" for value, place in zip(arrays, places, strict=True)),
                 str(arrays[0].dims[0]), *numbers]  # fmt: skip
        call = f"lautta_{meant.__name__}({', '.join(texts)})"
        if meant is vectors.dot:
            return Value(call, "int")
        self.note_store(args[0])
        self.effects, self.reads = self.effects + 1, reads
        return Value(call, "None")

    def rule_call(self, node: ast.Call, function: Callee, args: list[ast.expr]) -> Value:
        """A call of another rule; see `line` for what the same statement may contain."""
        name = function.name
        reads, effects = self.reads, self.effects
        given = [self.taken(a) for a in args]
        if len(given) != len(function.args):
            self.refuse(node, f"{name} takes {len(function.args)} values")
        texts = [
            self.fitting(value, wanted, node, f"{arg} of {name}")
            for value, (arg, wanted) in zip(given, function.args, strict=True)
        ]
        if function.changes:
            self.effects, self.reads = self.effects + 1, reads
        elif function.result not in self.unit.records and self.effects == effects:
            self.reads += 1
        return Value(f"{function.c_name}({', '.join(texts)})", function.result)


def board_size(size: int | str, board: str) -> str:
    """The size of a parameter in C: a number, or a field of the board."""
    return str(size) if isinstance(size, int) else f"(<int64_t>{board}.f_{size})"
