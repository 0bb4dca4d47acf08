"""One rule to Cython: plain annotated Python in, a C function out.

The translator is also the judge of the dialect: it knows the few statements and expressions below and refuses
everything else, with file, line and what to write instead. docs/rules-dialect.md explains it for those who write rules.

All numbers are int64 in C, whatever field they come from, but for u64. A u64 mixes only with itself and with
constants, and whatever may exceed 64 bits on the way is cut by `& MASK`, in Python as in C.
"""

import ast
import builtins
import sys
from ctypes import Structure
from dataclasses import dataclass, replace
from enum import EnumMeta
from inspect import isfunction
from types import ModuleType
from typing import TYPE_CHECKING, Any, NoReturn

from lautta.core import records
from lautta.core.dialect import OPERATORS, Source, advice

if TYPE_CHECKING:
    from lautta.core.program import Program

NUMBERS = ("int", "bool", "u64", "u64 small", "u64 wide")  # small: below 2**63; wide: not yet cut to 64 bits
C_TYPES = {"int": "int64_t", "bool": "int64_t", "u64": "uint64_t", "None": "void"}
SCALARS: list[tuple[Any, str]] = [(int, "int"), (bool, "bool"), (None, "None"), (records.u64, "u64"),
                                  (records.i64, "int")]
WORD = 2**64
MISSING = object()


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


def merged(one: set[str] | None, other: set[str] | None) -> set[str] | None:
    """The variables that have a value whichever way was taken; None for a way that never gets here."""
    if one is None or other is None:
        return one if other is None else other
    return one & other


def shape(table: Any) -> tuple[int, ...] | None:
    """The dimensions of a tuple of integers, or of tuples of the same shape; None if it is no such thing."""
    if not isinstance(table, tuple) or not table:
        return None
    if all(isinstance(item, int) for item in table):
        return (len(table),)
    inner = {shape(item) for item in table}
    first = inner.pop()
    return None if inner or first is None else (len(table), *first)


class Function:
    """One rule: its types, and its translation."""

    def __init__(self, program: "Program", rule: Any, source: Source, c_name: str) -> None:
        self.program, self.source, self.c_name, self.globals = program, source, c_name, rule.__globals__
        node = source.functions.get(rule.__name__)
        if node is None or self.globals.get(rule.__name__) is not rule:
            raise self.source_error(rule)
        self.node = node
        spec = node.args
        if (node.decorator_list or spec.defaults or spec.vararg or spec.kwonlyargs or spec.kwarg or spec.posonlyargs):
            self.refuse(node, "a rule has plain parameters, no defaults and no decorators")
        self.own = {a.arg for a in spec.args} | {n.id for n in ast.walk(node)
                                                if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        self.args = [(a.arg, self.kind_of(a.annotation, a)) for a in spec.args]
        self.yields = any(isinstance(n, ast.Yield) for n in ast.walk(node))
        self.result = "int" if self.yields else self.kind_of(node.returns, node)
        self.offered: tuple[int | str, ...] | None = None  # sizes of the parameters that these candidates are for
        self.stores: dict[str, ast.AST] = {}  # the kinds of record that it writes into itself, and where
        self.locals = dict(self.args)
        self.known: set[str] | None = {name for name, _ in self.args}
        self.breaks: list[set[str] | None] = []
        self.reads = self.effects = 0  # of the statement in hand: see `line`

    def source_error(self, rule: Any) -> TypeError:
        """For a function that is not simply there at the top of its module."""
        return TypeError(f"{rule.__module__}.{rule.__qualname__} is not a function at the top of its module")

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
                return getattr(owner, name, MISSING) if isinstance(owner, ModuleType | EnumMeta) else MISSING
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
            return self.program.record(meant)
        text = ast.unparse(annotation) if annotation else "missing"
        self.refuse(node, f"the annotation is {text}; rules know int, bool, u64, i64, None and the records of the game")

    def callees(self) -> list[Any]:
        """The rules that it calls."""
        inside = [n for statement in self.node.body for n in walk(statement)]
        found = [self.resolve(n.func) for n in inside if isinstance(n, ast.Call)]
        return [f for f in found if isfunction(f) and f not in self.program.intrinsics
                and f.__module__.partition(".")[0] not in sys.stdlib_module_names]

    def changes(self) -> bool:
        """Does it, or a rule it calls, change a record?"""
        written = (isinstance(n, ast.Attribute | ast.Subscript) and isinstance(n.ctx, ast.Store)
                   for n in ast.walk(self.node))
        return any(written) or any(self.program.functions[f].changes() for f in self.callees())

    def all_stores(self) -> dict[str, tuple["Function", ast.AST]]:
        """The kinds of record that it or a rule it calls writes into, and where."""
        found = {kind: (self, node) for kind, node in self.stores.items()}
        for callee in self.callees():
            found |= self.program.functions[callee].all_stores()
        return found

    # the whole function

    def c_type(self, kind: str) -> str:
        """The C type of a variable of a kind."""
        return C_TYPES.get(kind) or f"R_{kind}*"

    def declaration(self) -> str:
        """Its head in Cython; a generator of candidates also takes where to write codes, and the first of them."""
        args = [f"{self.c_type(kind)} v_{name}" for name, kind in self.args]
        args += ["int32_t* _out", "int64_t _n", "int64_t _room", "int64_t _first", "R_Board* _board"] * self.yields
        return f"cdef {self.c_type(self.result)} {self.c_name}({', '.join(args)}) noexcept nogil"

    def translate(self) -> str:
        """The function in Cython."""
        body = self.block(self.node.body, "    ")
        if self.known is not None and self.result != "None" and not self.yields:
            self.refuse(self.node, f"{self.node.name} can come to its end without an answer; return one on every path")
        args = dict(self.args)
        head = [f"    cdef {self.c_type(kind)} v_{name} = {'0' if kind in C_TYPES else 'NULL'}"
                for name, kind in self.locals.items() if name not in args]
        return "\n".join([self.declaration() + ":", *head, *body, *["    return _n"] * self.yields])

    # statements

    def block(self, body: list[ast.stmt], indent: str) -> list[str]:
        """Statements, one after another."""
        lines = [line for statement in body for line in self.statement(statement, indent)]
        return lines or [indent + "pass"]

    def line(self, node: ast.AST, indent: str, text: str) -> str:
        """A finished line; refuses one whose parts C might take in another order than Python."""
        if self.effects > 1 or (self.effects and self.reads):
            self.refuse(node, "a rule that changes a record is called here beside other calls or fields, and C may "
                              "take them in another order; call it on a line of its own")
        self.reads = self.effects = 0
        return f"{indent}{text}  # {self.source.label}:{getattr(node, 'lineno', 0)}"

    def statement(self, node: ast.stmt, indent: str) -> list[str]:
        """One statement, as lines."""
        match node:
            case ast.Expr(ast.Constant(str())):
                return []
            case ast.Assert():
                self.check_assertion(node)
                return []
            case ast.Pass():
                return [self.line(node, indent, "pass")]
            case ast.Expr(ast.Yield(value)):
                return [self.line(node, indent, self.offer(node, value))]
            case ast.Expr(ast.Call() as call):
                return [self.line(node, indent, self.expr(call).text)]
            case ast.Assign() | ast.AnnAssign() | ast.AugAssign():
                return [self.line(node, indent, self.assignment(node))]
            case ast.If(test, body, orelse):
                return self.branch(node, indent, test, body, orelse)
            case ast.While(test, body, []):
                return self.while_loop(node, indent, test, body)
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), args, []), body, []) if "range" not in self.own:
                return self.for_loop(node, indent, name, args, body)
            case ast.For() | ast.While():
                self.refuse(node, "loop `while ...` or `for i in range(...)`, without else")
            case ast.Return():
                return [self.answer(node, indent)]
            case ast.Break() | ast.Continue():
                if isinstance(node, ast.Break):
                    self.breaks[-1] = merged(self.breaks[-1], self.known)
                self.known = None
                return [self.line(node, indent, ast.unparse(node))]
        self.refuse(node, advice(node.value if isinstance(node, ast.Expr) else node))

    def check_assertion(self, node: ast.Assert) -> None:
        """Assertions are for the interpreted run only, so they may change nothing."""
        for call in (n for n in ast.walk(node) if isinstance(n, ast.Call)):
            rule = self.resolve(call.func)
            if isfunction(rule) and self.program.add(rule).changes():
                self.refuse(node, "an assertion is left out when compiled; change the record before it")

    def offer(self, node: ast.stmt, value: ast.expr | None) -> str:
        """`yield` in candidates: the code of the action with these parameters."""
        values = value.elts if isinstance(value, ast.Tuple) else [value] if value else []
        if self.offered is None or len(values) != len(self.offered):
            self.refuse(node, f"the action of these candidates has {len(self.offered or ())} parameters")
        code = "0"
        for size, item in zip(self.offered, values, strict=True):
            code = f"({code} * {board_size(size, '_board')} + {self.number(item)})"
        return f"_n = lautta_offer(_out, _n, _room, _first + {code})"

    def branch(self, node: ast.stmt, indent: str, test: ast.expr, body: list[ast.stmt],
               orelse: list[ast.stmt]) -> list[str]:
        """`if`, `elif` and `else`."""
        out = [self.line(node, indent, f"if {self.number(test)}:")]
        before = copied(self.known)
        out += self.block(body, indent + "    ")
        after, self.known = self.known, before
        if orelse:
            out += [indent + "else:", *self.block(orelse, indent + "    ")]
        self.known = merged(after, self.known)
        return out

    def while_loop(self, node: ast.stmt, indent: str, test: ast.expr, body: list[ast.stmt]) -> list[str]:
        """`while`; after `while True` only what every break knew is known."""
        endless = isinstance(test, ast.Constant) and bool(test.value)
        out = [self.line(node, indent, f"while {self.number(test)}:")]
        before = copied(self.known)
        self.breaks.append(None)
        out += self.block(body, indent + "    ")
        left = self.breaks.pop()
        self.known = left if endless else before
        return out

    def for_loop(self, node: ast.For, indent: str, name: str, args: list[ast.expr], body: list[ast.stmt]) -> list[str]:
        """`for` over a range; it may not run at all, so nothing new is known after it."""
        bounds = [self.expr(a) for a in args]
        if not 1 <= len(bounds) <= 3 or (len(bounds) == 3 and not bounds[2].const):
            self.refuse(node, "a range has a start, an end, and perhaps a step that is a plain number and not 0")
        texts = [self.whole(value, a) for value, a in zip(bounds, args, strict=True)]
        if len(bounds) == 3:
            texts[2] = str(bounds[2].const)
        self.declare(node, name, "int")
        out = [self.line(node, indent, f"for v_{name} in range({', '.join(texts)}):")]
        before = copied(self.known)
        self.learn(name)
        self.breaks.append(None)
        out += self.block(body, indent + "    ")
        self.breaks.pop()
        self.known = before
        return out

    def answer(self, node: ast.Return, indent: str) -> str:
        """`return`."""
        if self.yields or node.value is None:
            if node.value is not None or (self.result != "None" and not self.yields):
                self.refuse(node, "candidates yield; they return nothing" if self.yields
                            else f"the answer is missing; {self.result} is promised")
            text = "return _n" if self.yields else "return"
        else:
            text = f"return {self.fitting(self.taken(node.value), self.result, node, 'the answer')}"
        self.known = None
        return self.line(node, indent, text)

    # assignments

    def assignment(self, node: ast.Assign | ast.AnnAssign | ast.AugAssign) -> str:
        """Any assignment."""
        match node:
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)) if len(targets) == len(values):
                return self.parallel(node, targets, values)
            case ast.Assign([ast.Name() | ast.Attribute() | ast.Subscript() as target], value):
                return " = ".join(self.assign(target, self.taken(value), value))
            case ast.AnnAssign(ast.Name(name) as target, annotation, ast.expr() as value):
                kind = self.kind_of(annotation, node)
                found = self.taken(value)
                self.declare(node, name, kind)
                return " = ".join(self.assign(target, found, value))
            case ast.AugAssign(ast.Name() | ast.Attribute() | ast.Subscript() as target, op, value):
                now = self.expr(as_read(target))
                found = self.binary(node, now, op, self.expr(value))
                return " = ".join(self.assign(target, found, value))
        self.refuse(node, advice(node))

    def parallel(self, node: ast.Assign, targets: list[ast.expr], values: list[ast.expr]) -> str:
        """`a, b = x, y`: all values are there before the first is stored."""
        names = {t.id for t in targets if isinstance(t, ast.Name)}
        for target in targets:
            if not isinstance(target, ast.Name) and any(isinstance(n, ast.Name) and n.id in names
                                                        for n in ast.walk(target)):
                self.refuse(node, "a variable is set and used as an index here at once; write two statements")
        found = [self.taken(v) for v in values]
        pairs = [self.assign(t, f, v) for t, f, v in zip(targets, found, values, strict=True)]
        return f"{', '.join(t for t, _ in pairs)} = {', '.join(v for _, v in pairs)}"

    def assign(self, target: ast.expr, value: Value, node: ast.expr) -> tuple[str, str]:
        """The two sides of an assignment in C."""
        if isinstance(target, ast.Name):
            if target.id not in self.locals or value.kind not in NUMBERS:
                self.declare(target, target.id, value.kind)
            text = self.fitting(value, self.locals[target.id], node, target.id)
            self.learn(target.id)
            return f"v_{target.id}", text
        to = self.expr(target, store=True)
        if to.dims:
            self.refuse(node, "arrays are not copied in rules; copy item by item in a loop")
        if to.kind not in NUMBERS or value.kind not in NUMBERS:
            self.refuse(node, "records are not copied in rules; copy field by field")
        return to.text, value.text

    def declare(self, node: Any, name: str, kind: str) -> None:
        """A variable has one kind in the whole function."""
        kind = "int" if kind in ("bool", "u64 small") else "u64" if kind == "u64 wide" else kind
        if kind == "None":
            self.refuse(node, "there is no answer to keep")
        if self.locals.setdefault(name, kind) not in (kind, "bool" if kind == "int" else kind):
            self.refuse(node, f"{name} is {self.locals[name]} here; take another name for {kind}")

    def learn(self, name: str) -> None:
        """From here on the variable has a value."""
        if self.known is not None:
            self.known = self.known | {name}

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
        """Refuse what may have more than 64 bits in Python."""
        if value.kind == "u64 wide":
            self.refuse(node, "this may exceed 64 bits in Python, which C cuts off; put `& MASK` round it")
        return value

    def fitting(self, value: Value, wanted: str, node: Any, what: str) -> str:
        """A value for a variable, parameter or answer of a kind."""
        self.cut(value, node)
        if value.kind not in NUMBERS or wanted not in NUMBERS:
            if value.kind != wanted:
                self.refuse(node, f"{what} is {value.kind}, but {wanted} is promised"
                            if what == "the answer" else f"{what} is {wanted}, not {value.kind}")
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
                if one.kind in NUMBERS and other.kind in NUMBERS and not one.unsigned and not other.unsigned:
                    one = replace(one, kind="int")
                elif one.kind != other.kind or one.unsigned:
                    self.refuse(node, f"one branch is {one.kind}, the other {other.kind}; write if and else")
                return Value(f"({one.text} if {condition} else {other.text})", one.kind)
            case ast.Call(function, args, []):
                return self.call(node, function, args)
            case ast.Call():
                self.refuse(node, "rules are called with plain values, no keywords")
        self.refuse(node, advice(node))

    def const(self, node: Any, value: int) -> Value:
        """A number that is known beforehand."""
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
            self.program.constant(self, text, int(found))
            return self.const(node, int(found))
        dims = shape(found)
        if dims is None:
            self.refuse(node, f"{text} is no integer constant and no table of integers (tuples, all rows as long)")
        return Value(f"T_{self.program.constant(self, text, found)}", "int", dims)

    def field(self, node: ast.Attribute, base: Value, name: str, store: bool) -> Value:
        """A field of a record."""
        cls = None if base.dims else self.program.records.get(base.kind)
        fields = {f[0]: f[1] for f in cls._fields_} if cls else {}
        if name not in fields:
            self.refuse(node, f"{'an array' if base.dims else base.kind} has no field {name}")
        kind, dims = self.program.storage(fields[name])
        if store or isinstance(node.ctx, ast.Store):
            self.stores.setdefault(base.kind, node)
        return self.stored(f"{base.text}.f_{name}", kind, dims, store)

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
        return self.stored(text, base.kind, base.dims[1:], store)

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
        if left.unsigned or right.unsigned:
            return self.unsigned(node, left, sign, right)
        if sign in ("//", "%"):
            if right.const == 0:
                self.refuse(node, "division by zero")
            return Value(f"lautta_{'div' if sign == '//' else 'mod'}({left.text}, {right.text})", "int")
        return Value(f"({left.text} {sign} {right.text})", "int")

    def folded(self, node: Any, left: int, op: ast.operator, right: int) -> Value:
        """Two constants are computed beforehand, by Python itself."""
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
        """`<<` and `>>`; in C a shift by 64 or more means nothing, in Python it does."""
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
        """A rule, or one of the few functions of Python that compile."""
        meant = self.resolve(function)
        if isfunction(meant) and meant in self.program.intrinsics:
            return Value(f"{self.program.intrinsics[meant]}({', '.join(self.number(a) for a in args)})", "int")
        if isfunction(meant) and meant in self.program.functions:
            return self.rule_call(node, self.program.functions[meant], args)
        match meant, args:
            case (builtins.min | builtins.max), [_, _, *_]:
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
        self.refuse(node, f"{ast.unparse(function)} is no rule; rules call functions at the top of a module, and of "
                          "Python min, max, abs, int, bool, and len of an array or table")

    def rule_call(self, node: ast.Call, function: "Function", args: list[ast.expr]) -> Value:
        """A call of another rule; see `line` for what may stand beside it."""
        name = function.node.name
        if function.yields:
            self.refuse(node, f"{name} has candidates; only the table asks for them")
        reads, effects = self.reads, self.effects
        given = [self.taken(a) for a in args]
        if len(given) != len(function.args):
            self.refuse(node, f"{name} takes {len(function.args)} values")
        texts = [self.fitting(value, wanted, node, f"{arg} of {name}")
                 for value, (arg, wanted) in zip(given, function.args, strict=True)]
        if function.changes():
            self.effects, self.reads = self.effects + 1, reads
        elif function.result not in self.program.records and self.effects == effects:
            self.reads += 1
        return Value(f"{function.c_name}({', '.join(texts)})", function.result)


def walk(node: ast.AST) -> list[ast.AST]:
    """All that is inside a statement, but for assertions."""
    if isinstance(node, ast.Assert):
        return []
    return [node, *(inner for child in ast.iter_child_nodes(node) for inner in walk(child))]


def copied(known: set[str] | None) -> set[str] | None:
    """The same variables, to go on from later."""
    return None if known is None else set(known)


def as_read(target: ast.expr) -> ast.expr:
    """The target of `+=` as the value it has so far."""
    match target:
        case ast.Name(name):
            read: ast.expr = ast.Name(name, ast.Load())
        case ast.Attribute(base, name):
            read = ast.Attribute(base, name, ast.Load())
        case ast.Subscript(base, index):
            read = ast.Subscript(base, index, ast.Load())
        case _:
            return target
    return ast.copy_location(read, target)


def board_size(size: int | str, board: str) -> str:
    """The size of a parameter in C: a number, or a field of the board."""
    return str(size) if isinstance(size, int) else f"(<int64_t>{board}.f_{size})"
