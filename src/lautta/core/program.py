"""What is compiled for a game: every rule that its table can reach, and the records and constants these use.

Nothing is listed anywhere: the rules of the table are followed call by call, whatever modules they are in.
"""

import ctypes
import inspect
from collections.abc import Iterator
from ctypes import Structure
from pathlib import Path
from typing import Any, ClassVar

from lautta.core.actions import Table
from lautta.core.bits import count_bits, lowest_bit
from lautta.core.chance import choose
from lautta.core.dialect import RulesError, Source
from lautta.core.expressions import shape
from lautta.core.translate import Function

STORAGE = {
    ctypes.c_uint8: "uint8_t",
    ctypes.c_int8: "int8_t",
    ctypes.c_uint16: "uint16_t",
    ctypes.c_int16: "int16_t",
    ctypes.c_uint32: "uint32_t",
    ctypes.c_int32: "int32_t",
    ctypes.c_uint64: "uint64_t",
    ctypes.c_int64: "int64_t",
}


class Program:
    """The rules, records and constants of one extension module."""

    intrinsics: ClassVar[dict[Any, str]] = {count_bits: "lautta_count_bits", lowest_bit: "lautta_lowest_bit"}

    def __init__(self, name: str) -> None:
        self.name = name
        self.records: dict[str, type[Structure]] = {}
        self.constants: dict[str, Any] = {}  # by their name in C
        self.functions: dict[Any, Function] = {}  # by the Python function, so names may repeat between modules
        self.uses: set[tuple[str, str]] = set()  # constants, as a module and a name in it
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
        for callee in function.callees():
            if self.add(callee).yields:
                function.refuse(function.node, f"{callee.__name__} has candidates; only the table asks for them")
        self._open.pop()
        self.functions[rule] = function
        return function

    def record(self, cls: type[Structure]) -> str:
        """Include a record and those inside it; answer its name."""
        name = cls.__name__
        if name not in self.records:
            for _, kind in cls._fields_:  # type: ignore[misc]
                inner = item_of(kind)
                if issubclass(inner, Structure):
                    self.record(inner)
            self.records[name] = cls
        if self.records[name] is not cls:
            raise RulesError(f"there are two records named {name}; rename one")
        return name

    def storage(self, kind: Any) -> tuple[str, tuple[int, ...]]:
        """The kind of a field as rules know it, and its dimensions."""
        item, dims = item_of(kind), []
        while hasattr(kind, "_length_"):
            dims.append(kind._length_)
            kind = kind._type_
        if issubclass(item, Structure):
            return item.__name__, tuple(dims)
        return "u64" if item is ctypes.c_uint64 else "int", tuple(dims)

    def constant(self, module: str, name: str, value: Any) -> str:
        """Include a constant or table under the name that the rules of a module have for it; answer its name in C."""
        self.uses.add((module, name))
        plain = name = name.rpartition(".")[2]
        copies = 1
        while self.constants.setdefault(name, value) != value:
            copies += 1
            name = f"{plain}_{copies}"
        return name

    def modules(self) -> list[str]:
        """The modules that the rules and records come from."""
        return sorted(
            {f.source.module for f in self.functions.values()} | {cls.__module__ for cls in self.records.values()}
        )

    # the C header: tables, and records with the layout of ctypes asserted

    def header(self) -> str:
        """Records and tables in C."""
        out = []
        for name, table in self.tables():
            dims = "".join(f"[{n}]" for n in shape(table) or ())
            out.append(f"static const {table_type(table)} lautta_T_{name}{dims} = {c_table(table)};")
        for name, cls in self.records.items():
            out.append(f"typedef struct {{ {' '.join(c_fields(cls))} }} lautta_{name};")
            out.append(f'LAUTTA_ASSERT(sizeof(lautta_{name}) == {ctypes.sizeof(cls)}, "size of {name}");')
            out += [
                f"LAUTTA_ASSERT(offsetof(lautta_{name}, f_{field[0]}) == {getattr(cls, field[0]).offset}, "
                f'"{name}.{field[0]}");'
                for field in cls._fields_
            ]
        return "\n".join(out) + "\n"

    def declarations(self) -> str:
        """The same for Cython."""
        out = [f'cdef extern from "{self.name}.h" nogil:']
        for name, table in self.tables():
            dims = "".join(f"[{n}]" for n in shape(table) or ())
            out.append(f'    const {table_type(table)} T_{name} "lautta_T_{name}"{dims}')
        for name, cls in self.records.items():
            out.append(f'    ctypedef struct R_{name} "lautta_{name}":')
            out += [
                f"        {field.removeprefix('lautta_').rstrip(';')}"
                if field[:7] != "lautta_"
                else f"        R_{field.removeprefix('lautta_').rstrip(';')}"
                for field in c_fields(cls)
            ]
        return "\n".join(out) + "\n"

    def tables(self) -> list[tuple[str, Any]]:
        """The constants that are tables; plain numbers stand in the rules themselves."""
        return [(name, value) for name, value in self.constants.items() if isinstance(value, tuple)]

    def rules(self) -> str:
        """All rules in Cython."""
        return "\n\n".join(function.translate() for function in self.functions.values()) + "\n"

    def _source(self, rule: Any) -> Source:
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


class GameProgram(Program):
    """The program of an action table: what it may change is judged as well."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.name)
        self.table = table
        for cls in (table.board, table.state, *([table.scratch] if table.scratch else [])):
            self.record(cls)
        self.add(choose)
        for rule in (table.start, table.deciders, table.sound):
            self.add(rule)
        for action in table.actions:
            self.add(action.check)
            self.add(action.effect)
            if action.candidates:
                self._offer(self.add(action.candidates), tuple(param.size for param in action.params))
        self.spans = self._spans()

    def _spans(self) -> dict[Any, Function]:
        """The candidates once more, writing runs of codes; none if every code must be looked at, or there are no runs.

        Random playing only counts what is legal and picks one: then a run of codes costs no more than one of them.
        """
        listed = [action for action in self.table.actions if action.candidates]
        if not all(action.exact for action in listed):
            return {}
        found = {}
        for action in listed:
            plain = self.functions[action.candidates]
            found[action.candidates] = Function(
                self, action.candidates, plain.source, f"{plain.c_name}_spans", spans=True
            )
            found[action.candidates].offered = plain.offered
        return found if any(function.runs() for function in found.values()) else {}

    def rules(self) -> str:
        """All rules in Cython; raises RulesError for those that change what they may not."""
        text = "\n\n".join([super().rules(), *(function.translate() for function in self.spans.values())]) + "\n"
        of_board, of_state = self._inside(self.table.board), self._inside(self.table.state)
        of_scratch = self._inside(self.table.scratch) if self.table.scratch else set()
        for function in self.functions.values():
            for kind, node in function.stores.items():
                if kind in of_board - of_state - of_scratch:
                    function.refuse(node, "the board does not change during a game")
        for rule in self.looking():
            for kind, (function, node) in self.functions[rule].all_stores().items():
                if kind in of_state - of_scratch:
                    function.refuse(node, f"{rule.__name__} only looks: it may change nothing but the scratch record")
        return text

    def looking(self) -> Iterator[Any]:
        """The rules that must change nothing."""
        yield from (self.table.deciders, self.table.sound)
        for action in self.table.actions:
            yield action.check
            if action.candidates:
                yield action.candidates

    def _offer(self, function: Function, sizes: tuple[int | str, ...]) -> None:
        if function.offered not in (None, sizes):
            function.refuse(function.node, "these candidates belong to two actions with different parameters")
        if not function.yields:
            function.refuse(function.node, "candidates yield what may be possible")
        function.offered = sizes

    def _inside(self, cls: type[Structure]) -> set[str]:
        inner = [item_of(kind) for _, kind in cls._fields_]  # type: ignore[misc]
        return {cls.__name__}.union(*(self._inside(c) for c in inner if issubclass(c, Structure)))


def item_of(kind: Any) -> Any:
    """What an array, or an array of arrays, is made of."""
    while hasattr(kind, "_length_"):
        kind = kind._type_
    return kind


def c_fields(cls: type[Structure]) -> list[str]:
    """The fields of a record in C. The prefix keeps them apart from the words of C and Cython."""
    out = []
    for name, kind, *_ in cls._fields_:
        item: Any = kind
        dims = ""
        while hasattr(item, "_length_"):
            dims, item = f"{dims}[{item._length_}]", item._type_
        out.append(f"{STORAGE.get(item) or 'lautta_' + item.__name__} f_{name}{dims};")
    return out


def table_type(table: Any) -> str:
    """The C type of the numbers of a table."""
    numbers = [*flat(table)]
    return "int32_t" if min(numbers) >= -(2**31) and max(numbers) < 2**31 else "int64_t"


def c_table(table: Any) -> str:
    """The numbers of a table in C."""
    if isinstance(table, tuple):
        return "{" + ", ".join(map(c_table, table)) + "}"
    return f"INT64_C({int(table)})" if abs(table) >= 2**31 else str(int(table))


def flat(table: Any) -> Iterator[int]:
    """The numbers of a table, one after another."""
    if isinstance(table, tuple):
        for row in table:
            yield from flat(row)
    else:
        yield table
