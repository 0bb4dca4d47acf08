"""Records: fixed-size structures whose bytes are the same in Python, C and NumPy.

    @record
    class Player(Structure):
        coins: i16
        hand: Annotated[Array[int], c_uint8 * KINDS]

The left part of an annotation is for people and mypy, the right part is the storage. Fields keep
their order and are aligned; padding bytes are always 0, so equal games have equal bytes. Records are smallest with wide
fields first. Setting an unknown field raises AttributeError.

With LAUTTA_STRICT=1 in the environment, records also refuse negative indexes and numbers that do not fit; without it
such numbers wrap round, interpreted and compiled. Strict records are slower; use them in tests.
"""

import ctypes
import os
from functools import cache
from typing import Annotated, Any, Protocol, TypeVar, cast, get_type_hints

u8 = Annotated[int, ctypes.c_uint8]
i8 = Annotated[int, ctypes.c_int8]
u16 = Annotated[int, ctypes.c_uint16]
i16 = Annotated[int, ctypes.c_int16]
u32 = Annotated[int, ctypes.c_uint32]
i32 = Annotated[int, ctypes.c_int32]
u64 = Annotated[int, ctypes.c_uint64]
i64 = Annotated[int, ctypes.c_int64]

STRICT = os.environ.get("LAUTTA_STRICT", "") not in ("", "0")

T = TypeVar("T")
R = TypeVar("R", bound=ctypes.Structure)


class Array(Protocol[T]):
    """The operations of rules on an array inside a record."""

    def __getitem__(self, index: int, /) -> T: ...
    def __setitem__(self, index: int, value: T, /) -> None: ...
    def __len__(self) -> int: ...


def record(cls: type[R]) -> type[R]:
    """Turn the annotations of a structure into fields; raises TypeError without storage or with inheritance."""
    if cls.__bases__ != (ctypes.Structure,):
        raise TypeError(f"{cls.__name__}: a record is a ctypes.Structure and inherits from no other record")
    fields: list[tuple[str, Any]] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        storage = hint.__metadata__[0] if hasattr(hint, "__metadata__") else hint
        if not hasattr(storage, "from_buffer_copy"):
            raise TypeError(
                f"{cls.__name__}.{name}: {hint} says nothing about storage; "
                "write u8, i16, ..., a record, or Annotated[Array[int], c_uint8 * 4]"
            )
        fields.append((name, _strict_array(storage) if STRICT else storage))
    body = {key: value for key, value in vars(cls).items() if key not in ("__dict__", "__weakref__")}
    body |= {"_fields_": fields, "__slots__": ()}  # no __dict__: unknown fields raise
    if STRICT:
        body["__setattr__"] = _strict_store(cls.__name__, dict(fields))
    metaclass: Any = type(cls)
    return cast(type[R], metaclass(cls.__name__, cls.__bases__, body))


def gaps(cls: type[ctypes.Structure]) -> list[tuple[int, int]]:
    """Return the gaps between the fields of a record: the first byte, and the number of bytes."""
    fields = [getattr(cls, name) for name, *_ in cls._fields_]
    ends = [0, *(field.offset + field.size for field in fields)]
    starts = [*(field.offset for field in fields), ctypes.sizeof(cls)]
    return [(end, start - end) for end, start in zip(ends, starts, strict=True) if start > end]


@cache
def padding(storage: Any) -> tuple[int, ...]:
    """Return the offsets of all padding bytes of a record or an array, nested ones included."""
    if hasattr(storage, "_length_"):
        size = ctypes.sizeof(storage._type_)
        return tuple(i * size + at for i in range(storage._length_) for at in padding(storage._type_))
    if not hasattr(storage, "_fields_"):
        return ()
    own = [at for first, length in gaps(storage) for at in range(first, first + length)]
    inside = [getattr(storage, name).offset + at for name, kind, *_ in storage._fields_ for at in padding(kind)]
    return tuple(sorted(own + inside))


def copy_of(state: R) -> R:
    """Return an independent copy of a record."""
    return type(state).from_buffer_copy(state)


def copy_to(to: ctypes.Structure, source: ctypes.Structure) -> None:
    """Copy a record into another of the same type, else raise TypeError; rules may call this."""
    if type(to) is not type(source):
        raise TypeError(f"a {type(source).__name__} does not become a {type(to).__name__}")
    ctypes.memmove(ctypes.addressof(to), ctypes.addressof(source), ctypes.sizeof(to))


def hash_of(state: ctypes.Structure) -> u64:
    """Return a hash of a record from 0 to 2**64 - 1, equal for equal bytes on every machine; rules may call this.

    It is not cryptographic.
    """
    data = bytes(state)
    found = len(data)
    for at in range(0, len(data), 8):
        found = ((found ^ int.from_bytes(data[at : at + 8], "little")) * _MIX) & _WORD
        found ^= found >> 29
    return found


_MIX, _WORD = 0xBF58_476D_1CE4_E5B9, 0xFFFF_FFFF_FFFF_FFFF


def _fit(where: str, storage: Any, value: Any) -> None:
    if isinstance(value, int) and storage(value).value != value:
        raise OverflowError(f"{where} = {value} does not fit {storage.__name__}")


def _strict_store(record_name: str, fields: dict[str, Any]) -> Any:
    def store(self: ctypes.Structure, name: str, value: Any) -> None:
        if name in fields:
            _fit(f"{record_name}.{name}", fields[name], value)
        ctypes.Structure.__setattr__(self, name, value)

    return store


@cache  # so that arrays of one kind may be set to one another, as without it
def _strict_array(storage: Any) -> Any:
    if not hasattr(storage, "_length_"):
        return storage
    inner = _strict_array(storage._type_)
    plain = inner * storage._length_

    def load(self: Any, index: Any) -> Any:
        if isinstance(index, int) and index < 0:
            raise IndexError(f"negative index {index}")
        return plain.__getitem__(self, index)

    def store(self: Any, index: Any, value: Any) -> None:
        if isinstance(index, slice):
            for at, item in zip(range(plain._length_)[index], value, strict=True):
                store(self, at, item)
            return
        if index < 0:
            raise IndexError(f"negative index {index}")
        _fit(f"[{index}]", inner, value)
        plain.__setitem__(self, index, value)

    return type(plain.__name__, (plain,), {"__getitem__": load, "__setitem__": store})
