"""A unit of compilation: what the rules of one C file share, and its header with records and tables."""

import ctypes
from collections.abc import Iterator, Mapping
from ctypes import Structure
from types import MethodType
from typing import Any, ClassVar, Protocol, TypeGuard

from lautta.compiler.dialect import RulesError
from lautta.core.action_calls import Actions
from lautta.core.bits import count_bits, lowest_bit
from lautta.core.records import gaps

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


class Callee(Protocol):
    """A rule as others call it: its names, the kinds of its parameters and result, and whether it changes a record."""

    c_name: str
    name: str
    args: list[tuple[str, str]]
    result: str

    @property
    def changes(self) -> bool: ...


class Unit:
    """The records, the constants and the rules of one C file."""

    intrinsics: ClassVar[dict[Any, str]] = {count_bits: "lautta_count_bits", lowest_bit: "lautta_lowest_bit"}

    def __init__(self, name: str) -> None:
        self.name = name
        self.records: dict[str, type[Structure]] = {}
        self.constants: dict[str, Any] = {}  # by their name in C
        self.uses: set[tuple[str, str]] = set()  # constants, as a module and a name in it
        self.functions: Mapping[Any, Callee] = {}  # by the Python function, so names may repeat between modules

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

    # the C header: tables, and records with the layout of ctypes asserted

    def header(self) -> str:
        """Records and tables in C."""
        out = []
        for name, table in self.tables():
            dims = "".join(f"[{n}]" for n in shape(table) or ())
            out.append(f"static const {table_type(table)} lautta_T_{name}{dims} = {c_table(table)};")
        for name, cls in self.records.items():
            out.append(f"typedef struct {{ {' '.join(with_gaps(cls))} }} lautta_{name};")
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
        """The constants that are tables; plain numbers are written into the rules themselves."""
        return [(name, value) for name, value in self.constants.items() if isinstance(value, tuple)]


def is_of_actions(meant: Any) -> TypeGuard[MethodType]:
    """Is it one of the calls that are made from an action table?"""
    return isinstance(meant, MethodType) and isinstance(meant.__self__, Actions)


def shape(table: Any) -> tuple[int, ...] | None:
    """The dimensions of a tuple of integers, or of tuples of the same shape; None for anything else."""
    if not isinstance(table, tuple) or not table:
        return None
    if all(isinstance(item, int) for item in table):
        return (len(table),)
    inner = {shape(item) for item in table}
    first = inner.pop()
    return None if inner or first is None else (len(table), *first)


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


def with_gaps(cls: type[Structure]) -> list[str]:
    """The same, with the bytes between them as fields: into padding of its own C may write anything."""
    at = {getattr(cls, name).offset: field for (name, *_), field in zip(cls._fields_, c_fields(cls), strict=True)}
    at |= {first: f"uint8_t gap_{first}[{length}];" for first, length in gaps(cls)}
    return [at[offset] for offset in sorted(at)]


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
