"""The rules dialect: the part of Python that means the same interpreted and compiled, and advice on the rest,
which `statements` and `expressions` refuse.
"""

import ast
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.And: "and",
    ast.Or: "or",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.USub: "-",
    ast.UAdd: "+",
    ast.Invert: "~",
    ast.Not: "not",
}

INSTEAD: dict[type[Any], str] = {
    ast.Div: "true division gives a float; write //",
    ast.Pow: "write the product, or a table of powers",
    ast.MatMult: "write a loop",
    ast.List: "lists do not compile; keep an array in the scratch record",
    ast.ListComp: "write a loop",
    ast.SetComp: "write a loop",
    ast.DictComp: "write a loop",
    ast.GeneratorExp: "write a loop that returns early",
    ast.Dict: "dicts do not compile; write a table: a tuple of integers",
    ast.Set: "keep marks in a bit mask or in the scratch record",
    ast.Tuple: "only `a, b = x, y`, `x in (a, b)` and `yield a, b`",
    ast.JoinedStr: "texts belong in a module that is not compiled",
    ast.Raise: "answer a reason code instead of raising",
    ast.Try: "answer a reason code instead of raising",
    ast.With: "rules hold no resources",
    ast.Match: "write if and elif",
    ast.Lambda: "write a function",
    ast.FunctionDef: "write the function at the top of its module",
    ast.NamedExpr: "assign on a line of its own",
    ast.Is: "compare with == or !=",
    ast.IsNot: "compare with == or !=",
    ast.Slice: "copy item by item in a loop",
    ast.Global: "rules have no state but the record",
    ast.Nonlocal: "rules have no state but the record",
    ast.Delete: "set it to 0",
    ast.Assign: "assign to one target in each statement, or `a, b = x, y` with as many values",
    ast.AnnAssign: "give the variable its value where it is declared",
    ast.YieldFrom: "write a loop that yields",
    ast.Yield: "yield stands on a line of its own",
    ast.Import: "import at the top of the module",
    ast.ImportFrom: "import at the top of the module",
}


class RulesError(SyntaxError):
    """Something in a rules module that cannot compile, with file, line and what to write instead."""


class Source:
    """A rules module as text and tree."""

    def __init__(self, module: str, path: Path) -> None:
        self.module, self.path = module, path
        self.label = f"{path.parent.name}/{path.name}"

    @cached_property
    def text(self) -> str:
        """The text of the module."""
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def functions(self) -> dict[str, ast.FunctionDef]:
        """The functions at the top of the module, by name; the last one of a name counts."""
        return {node.name: node for node in ast.parse(self.text).body if isinstance(node, ast.FunctionDef)}

    def refuse(self, node: Any, why: str) -> NoReturn:
        """Raise RulesError for this place."""
        line = self.text.splitlines()[node.lineno - 1]
        raise RulesError(why, (str(self.path), node.lineno, node.col_offset + 1, line))


class WrittenSource(Source):
    """The text of a rule that was written by a program."""

    def __init__(self, module: str, text: str) -> None:
        super().__init__(module, Path(f"{module.rpartition('.')[2]}.py"))
        self.text = text


def advice(node: Any) -> str:
    """What to write instead of a node that is not in the dialect."""
    name = type(node).__name__
    if isinstance(node, ast.Constant):
        return f"rules know whole numbers, True and False, not {node.value!r}"
    return INSTEAD.get(type(node), f"{name} is not for rules")
