"""Translates one rule to Cython: annotated Python in, a C function out.

The translator defines the dialect: it knows the few statements below and the expressions of `expressions`, and refuses
everything else, with file, line and what to write instead. docs/rules-dialect.md explains the dialect to those who
write rules.
"""

import ast
import sys
from copy import deepcopy
from functools import cached_property
from inspect import isfunction
from typing import Any

from lautta.compiler.dialect import Source, advice
from lautta.compiler.expressions import C_TYPES, CHANGING, NUMBERS, VECTORS, Expressions, Value, board_size
from lautta.compiler.unit import Unit, is_of_actions
from lautta.core.bits import each_bit
from lautta.core.records import copy_to, hash_of


def merged(one: set[str] | None, other: set[str] | None) -> set[str] | None:
    """The variables that have a value on every path; None for a path that never gets here."""
    if one is None or other is None:
        return one if other is None else other
    return one & other


class Function(Expressions):
    """One rule: its types, and its translation.

    Candidates with `spans` do not write every code, but runs of codes as masks: see `program.GameProgram`.
    """

    def __init__(self, unit: Unit, rule: Any, source: Source, c_name: str, *, spans: bool = False) -> None:
        self.unit, self.source, self.c_name, self.globals = unit, source, c_name, rule.__globals__
        self.spans = spans
        node = source.functions.get(rule.__name__)
        if node is None or self.globals.get(rule.__name__) is not rule:
            raise TypeError(f"{rule.__module__}.{rule.__qualname__} is not a function at the top of its module")
        self.node, self.name = node, node.name
        spec = node.args
        if node.decorator_list or spec.defaults or spec.vararg or spec.kwonlyargs or spec.kwarg or spec.posonlyargs:
            self.refuse(node, "a rule has plain parameters, no defaults and no decorators")
        self.own = {a.arg for a in spec.args} | {
            n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
        }
        self.args = [(a.arg, self.kind_of(a.annotation, a)) for a in spec.args]
        self.yields = any(isinstance(n, ast.Yield | ast.YieldFrom) for n in ast.walk(node))
        self.result = "int" if self.yields else self.kind_of(node.returns, node)
        self.offered: tuple[int | str, ...] | None = None  # sizes of the parameters that these candidates are for
        self.stores: dict[str, ast.AST] = {}  # the kinds of record that it writes into itself, and where
        self.locals = dict(self.args)
        self.known: set[str] | None = {name for name, _ in self.args}
        self.breaks: list[set[str] | None] = []
        self.reads = self.effects = 0  # of the current statement: see `line`

    @cached_property
    def callees(self) -> list[Any]:
        """The rules that it calls, also in assertions."""
        found = [self.resolve(n.func) for n in ast.walk(self.node) if isinstance(n, ast.Call)]
        return [
            f
            for f in found
            if is_of_actions(f)
            or (
                isfunction(f)
                and f not in (*self.unit.intrinsics, *VECTORS, copy_to, hash_of, each_bit)
                and f.__module__.partition(".")[0] not in sys.stdlib_module_names
            )
        ]

    def runs(self) -> bool:
        """Does it go through the bits of a mask?"""
        return any(isinstance(n, ast.Call) and self.resolve(n.func) is each_bit for n in ast.walk(self.node))

    @cached_property
    def changes(self) -> bool:
        """Does it, or a rule that it calls, change a record?"""
        written = (
            isinstance(n, ast.Attribute | ast.Subscript) and isinstance(n.ctx, ast.Store) for n in ast.walk(self.node)
        )
        called = (self.resolve(n.func) for n in ast.walk(self.node) if isinstance(n, ast.Call))
        return (
            any(written)
            or any(meant in CHANGING for meant in called if isfunction(meant))
            or any(self.unit.functions[f].changes for f in self.callees)
        )

    # the whole function

    def c_type(self, kind: str) -> str:
        """The C type of a variable of a kind."""
        return C_TYPES.get(kind) or f"R_{kind}*"

    def declaration(self) -> str:
        """Its signature in Cython; candidates also take the place to write codes to, and the first of the codes."""
        args = [f"{self.c_type(kind)} v_{name}" for name, kind in self.args]
        if self.yields:
            args += [
                f"{'lautta_span' if self.spans else 'int32_t'}* _out",
                "int64_t _n",
                "int64_t _room",
                "int64_t _first",
                "R_Board* _board",
            ]
        return f"cdef {self.c_type(self.result)} {self.c_name}({', '.join(args)}) noexcept nogil"

    def translate(self) -> str:
        """The function in Cython."""
        body = self.block(self.node.body, "    ")
        if self.known is not None and self.result != "None" and not self.yields:
            self.refuse(self.node, f"{self.node.name} can come to its end without an answer; return one on every path")
        args = dict(self.args)
        head = [
            f"    cdef {self.c_type(kind)} v_{name} = {'0' if kind in C_TYPES else 'NULL'}"
            for name, kind in self.locals.items()
            if name not in args
        ]
        return "\n".join([self.declaration() + ":", *head, *body, *["    return _n"] * self.yields])

    # statements

    def block(self, body: list[ast.stmt], indent: str) -> list[str]:
        """Statements, one after another."""
        lines = [line for statement in body for line in self.statement(statement, indent)]
        return lines or [indent + "pass"]

    def line(self, node: ast.AST, indent: str, text: str) -> str:
        """A finished line; refuses one whose parts C might take in another order than Python."""
        if self.effects > 1 or (self.effects and self.reads):
            self.refuse(
                node,
                "a rule that changes a record is called here beside other calls or fields, and C may "
                "take them in another order; call it on a line of its own",
            )
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
            case ast.For(ast.Name(name), ast.Call(function, [mask], []), body, []) if (
                self.resolve(function) is each_bit
            ):
                return self.bits_loop(node, indent, name, mask, body)
            case ast.For() | ast.While():
                self.refuse(node, "loop `while ...`, `for i in range(...)` or `for i in each_bit(...)`, without else")
            case ast.Return():
                return [self.answer(node, indent)]
            case ast.Break() | ast.Continue():
                if isinstance(node, ast.Break):
                    self.breaks[-1] = merged(self.breaks[-1], self.known)
                self.known = None
                return [self.line(node, indent, ast.unparse(node))]
        self.refuse(node, advice(node.value if isinstance(node, ast.Expr) else node))

    def check_assertion(self, node: ast.Assert) -> None:
        """Assertions run only when rules are interpreted, so they may change nothing."""
        called = [self.resolve(n.func) for n in ast.walk(node) if isinstance(n, ast.Call)]
        if any(self.unit.functions[f].changes for f in called if isfunction(f) and f in self.unit.functions):
            self.refuse(node, "an assertion is left out when compiled; change the record before it")

    def offer(self, node: ast.stmt, value: ast.expr | None) -> str:
        """`yield` in candidates: the code of the action with these parameters."""
        code = self.code(node, parts(value))
        return f"_n = lautta_offer_{'span' if self.spans else 'code'}(_out, _n, _room, {code}{', 1' * self.spans})"

    def code(self, node: ast.stmt, values: list[ast.expr]) -> str:
        """The code of the action with these parameters."""
        if self.offered is None or len(values) != len(self.offered):
            self.refuse(node, f"the action of these candidates has {len(self.offered or ())} parameters")
        code = "0"
        for size, item in zip(self.offered, values, strict=True):
            code = f"({code} * {board_size(size, '_board')} + {self.number(item)})"
        return f"_first + {code}"

    def branch(
        self, node: ast.stmt, indent: str, test: ast.expr, body: list[ast.stmt], orelse: list[ast.stmt]
    ) -> list[str]:
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
        """`while`; after `while True` only what is known at every break is known."""
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

    def bits_loop(self, node: ast.For, indent: str, name: str, mask: ast.expr, body: list[ast.stmt]) -> list[str]:
        """`for` over the bits of a mask; where runs are written, a loop that only yields is one run."""
        if self.spans and (run := run_of(name, body)):
            bits = self.number(mask)
            code = self.code(body[0], run)
            return [self.line(node, indent, f"_n = lautta_offer_span(_out, _n, _room, {code}, {bits})")]
        self.declare(node, name, "int")
        left = f"{name}_left_{node.lineno}_{node.col_offset}"
        self.declare(node, left, "int")
        out = [self.line(node, indent, f"v_{left} = {self.number(mask)}"), f"{indent}while v_{left}:"]
        inner = indent + "    "
        out += [f"{inner}v_{name} = lautta_lowest_bit(v_{left})", f"{inner}v_{left} &= v_{left} - 1"]
        before = copied(self.known)
        self.learn(name)
        self.breaks.append(None)
        out += self.block(body, inner)
        self.breaks.pop()
        self.known = before
        return out

    def answer(self, node: ast.Return, indent: str) -> str:
        """`return`."""
        if self.yields or node.value is None:
            if node.value is not None or (self.result != "None" and not self.yields):
                self.refuse(
                    node,
                    "candidates yield; they return nothing"
                    if self.yields
                    else f"the answer is missing; {self.result} is promised",
                )
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
            if not isinstance(target, ast.Name) and any(
                isinstance(n, ast.Name) and n.id in names for n in ast.walk(target)
            ):
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
            self.refuse(node, "records are not copied so in rules; write copy_to(to, source)")
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


def parts(value: ast.expr | None) -> list[ast.expr]:
    """The values of a `yield`."""
    return value.elts if isinstance(value, ast.Tuple) else [value] if value else []


def run_of(name: str, body: list[ast.stmt]) -> list[ast.expr] | None:
    """If a loop only yields consecutive codes, one for each value of its variable: the values for 0."""
    match body:
        case [ast.Expr(ast.Yield(ast.expr() as value))]:
            *others, last = parts(value)
            if not any(names(other, name) for other in others) and follows(last, name):
                return [*others, Zero(name).visit(deepcopy(last))]
    return None


def follows(value: ast.expr, name: str) -> bool:
    """Is it the variable, or a sum of it and things that do not change with it?"""
    match value:
        case ast.Name():
            return value.id == name
        case ast.BinOp(left, ast.Add(), right):
            return (follows(left, name) and not names(right, name)) or (follows(right, name) and not names(left, name))
    return False


def names(value: ast.expr, name: str) -> bool:
    """Does it name the variable?"""
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(value))


class Zero(ast.NodeTransformer):
    """Puts 0 in the place of a variable."""

    def __init__(self, name: str) -> None:
        self.name = name

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """The variable is replaced, others stay."""
        return ast.copy_location(ast.Constant(0), node) if node.id == self.name else node


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
