"""What is compiled for a game: every rule that its table can reach, and the records and constants these use.

There is no list of rules: those of the table are followed call by call, whichever modules they are in.
"""

import ast
import inspect
from collections.abc import Iterator, Sequence
from ctypes import Structure
from pathlib import Path
from typing import Any

from lautta.compiler.dialect import RulesError, Source, WrittenSource
from lautta.compiler.statements import Function
from lautta.compiler.unit import Unit, is_of_actions, item_of
from lautta.core.actions import Table
from lautta.core.chance import choose
from lautta.core.faults import Faults


class Program(Unit):
    """A unit that finds its rules by following calls."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.functions: dict[Any, Function] = {}
        self._open: list[Any] = []
        self._taken: set[str] = set()
        self._sources: dict[str, Source] = {}

    def add(self, rule: Any) -> Function:
        """Include a rule and all that it calls; raises RulesError."""
        if rule in self.functions:
            return self.functions[rule]
        if not inspect.isfunction(rule):
            raise RulesError(f"{rule!r} is no function of a rules module")
        name = self._fresh(f"{rule.__module__.rpartition('.')[2]}_{rule.__name__}")
        function = Function(self, rule, self._source(rule), name)
        if rule in self._open:
            function.refuse(
                function.node, f"{rule.__name__} calls itself; write a loop, with a queue in the scratch record"
            )
        self._open.append(rule)
        for callee in function.callees:
            if self.add(callee).yields:
                function.refuse(function.node, f"{callee.__name__} has candidates; only the table asks for them")
        self._open.pop()
        self.functions[rule] = function
        return function

    def modules(self) -> list[str]:
        """The modules that the rules and records come from."""
        return sorted(
            {f.source.module for f in self.functions.values()} | {cls.__module__ for cls in self.records.values()}
        )

    def rules(self) -> str:
        """All rules in Cython."""
        return "\n\n".join(function.translate() for function in dict.fromkeys(self.functions.values())) + "\n"

    def stores(self, rule: Any) -> dict[str, tuple[Function, ast.AST]]:
        """The kinds of records that a rule, or one that it calls, writes into, and where."""
        function = self.functions[rule]
        found = {kind: (function, node) for kind, node in function.stores.items()}
        for callee in function.callees:
            found |= self.stores(callee)
        return found

    def _source(self, rule: Any) -> Source:
        if text := getattr(rule, "source", ""):
            return WrittenSource(rule.__module__, text)
        path = inspect.getsourcefile(rule)
        if path is None:
            raise RulesError(f"{rule.__module__} has no source file")
        return self._sources.setdefault(path, Source(rule.__module__, Path(path)))

    def _fresh(self, plain: str) -> str:
        name, copies = plain, 1
        while name in self._taken:
            copies += 1
            name = f"{plain}_{copies}"
        self._taken.add(name)
        return name


class Made:
    """A function whose Cython the compiler makes, as rules call it."""

    yields = False
    callees: Sequence[Any] = ()

    def __init__(
        self, source: Source, name: str, c_name: str, args: list[tuple[str, str]], result: str, *, changes: bool
    ) -> None:
        self.source, self.name, self.c_name = source, name, c_name
        self.args, self.result, self.changes = args, result, changes
        self.stores: dict[str, Any] = {}
        self.text = ""

    def translate(self) -> str:
        """Its Cython; empty for one that is part of the engine."""
        return self.text


# What rules take of `lautta.core.action_calls`: the parameters after the board, the answer, and what of the rules of
# each action it needs.
BOARD, STATE, SEAT = ("b", "Board"), ("s", "State"), ("seat", "int")
CALLS: dict[str, tuple[list[tuple[str, str]], str, tuple[str, ...]]] = {
    "place": ([BOARD, ("code", "int")], "int", ()),
    "parameter": ([BOARD, ("code", "int"), ("which", "int")], "int", ()),
    "apply": ([BOARD, STATE, SEAT, ("code", "int")], "None", ("effect",)),
    "attempt": (
        [BOARD, STATE, SEAT, ("place", "int"), ("x", "int"), ("y", "int"), ("z", "int")], "int", ("check", "effect")
    ),
}  # fmt: skip


class TableProgram(Program):
    """A program on the records of an action table; also checks that none of its rules changes the board."""

    def __init__(self, table: Table, name: str) -> None:
        super().__init__(name)
        self.table = table
        for cls in (table.board, table.state, *([table.scratch] if table.scratch else [])):
            self.record(cls)
        if table.position:
            self.record(Faults)

    def add(self, rule: Any) -> Function:
        """Include a rule and all that it calls, also a call made from the table; raises RulesError."""
        if is_of_actions(rule) and rule not in self.functions:
            actions: Any = rule.__self__
            if actions.table is not self.table:
                raise RulesError(f"{rule.__name__} is of the actions of another game")
            args, result, needs = CALLS[rule.__name__]
            for action in self.table.actions:
                for need in needs:
                    self.add(getattr(action, need))
            made = Made(self._source(rule), rule.__name__, f"_{rule.__name__}", args, result, changes=bool(needs))
            self.functions[rule] = made  # type: ignore[assignment]
        return super().add(rule)

    def made(self, name: str) -> bool:
        """Do its rules take this call from the table?"""
        return any(is_of_actions(rule) and rule.__name__ == name for rule in self.functions)

    def add_table(self) -> None:
        """Include all rules of the table."""
        hiding = (*(self.table.hiding or ()), *(self.table.recall or ()))
        for rule in (self.table.start, self.table.to_act, *self.table.checks, *hiding):
            self.add(rule)
        if self.table.survey:
            self.add(self.table.survey)
        for action in self.table.actions:
            self.add(action.check)
            self.add(action.effect)
            if action.candidates:
                self._offer(self.add(action.candidates), tuple(param.size for param in action.params))

    def rules(self) -> str:
        """All rules in Cython; raises RulesError for one that changes the board."""
        text = super().rules()
        of_board, of_state, of_scratch = self._of_table()
        for function in self.functions.values():
            for kind, node in function.stores.items():
                if kind in of_board - of_state - of_scratch:
                    function.refuse(node, "the board does not change during a game")
        return text

    def _offer(self, function: Function, sizes: tuple[int | str, ...]) -> None:
        if function.offered not in (None, sizes):
            function.refuse(function.node, "these candidates belong to two actions with different parameters")
        if not function.yields:
            function.refuse(function.node, "candidates yield what may be possible")
        function.offered = sizes

    def _of_table(self) -> tuple[set[str], set[str], set[str]]:
        """The names of the records inside board, state and scratch record."""
        of_scratch = self._inside(self.table.scratch) if self.table.scratch else set()
        return self._inside(self.table.board), self._inside(self.table.state), of_scratch

    def _inside(self, cls: type[Structure]) -> set[str]:
        inner = [item_of(kind) for _, kind in cls._fields_]  # type: ignore[misc]
        return {cls.__name__}.union(*(self._inside(c) for c in inner if issubclass(c, Structure)))


class GameProgram(TableProgram):
    """The program of an engine; also checks what its rules may change."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, table.name)
        self.add(choose)
        self.add_table()
        self.spans = self._spans()

    def _spans(self) -> dict[Any, Function]:
        """The candidates again, but writing runs of codes; none if there are no runs.

        Random play only counts what is legal and picks one, so a run of codes costs no more than a single code.
        """
        found = {}
        for action in self.table.actions:
            if not action.candidates:
                continue
            plain = self.functions[action.candidates]
            found[action.candidates] = Function(
                self, action.candidates, plain.source, f"{plain.c_name}_spans", spans=True
            )
            found[action.candidates].offered = plain.offered
        return found if any(function.runs() for function in found.values()) else {}

    def rules(self) -> str:
        """All rules in Cython; raises RulesError for those that change what they may not."""
        text = "\n\n".join([super().rules(), *(function.translate() for function in self.spans.values())]) + "\n"
        _, of_state, of_scratch = self._of_table()
        for rule in self.looking():
            for kind, (function, node) in self.stores(rule).items():
                if kind in of_state - of_scratch:
                    function.refuse(node, f"{rule.__name__} only looks: it may change nothing but the scratch record")
        return text

    def looking(self) -> Iterator[Any]:
        """The rules that must change nothing."""
        yield self.table.to_act
        yield from (rule for rule in self.table.checks if rule is not self.table.position.derive)
        if self.table.survey:
            yield self.table.survey
        for action in self.table.actions:
            yield action.check
            if action.candidates:
                yield action.candidates
