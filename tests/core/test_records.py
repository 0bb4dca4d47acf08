"""Records: their layout, what they take, and what strict ones refuse."""

import subprocess
import sys
from ctypes import Structure, c_uint8, c_uint64, sizeof
from typing import Annotated, Any

import numpy as np
import pytest

from lautta.core.records import STRICT, Array, copy_of, gaps, i8, i16, i32, i64, padding, record, u8, u16, u32, u64


@record
class Pile(Structure):
    """Cards by kind."""

    count: Annotated[Array[int], c_uint8 * 4]


@record
class Everything(Structure):
    a: u64
    b: i64
    piles: Annotated[Array[Pile], Pile * 2]
    c: u32
    d: i32
    e: u16
    f: i16
    g: u8
    h: i8
    pile: Pile


def test_fields_are_the_annotations_in_their_order() -> None:
    names = [field[0] for field in Everything._fields_]
    assert names == ["a", "b", "piles", "c", "d", "e", "f", "g", "h", "pile"]
    assert sizeof(Everything) == 48 == 8 + 8 + 8 + 4 + 4 + 2 + 2 + 1 + 1 + 4 + 6  # the last ones belong to no field
    assert Everything.pile.offset == 38
    assert Pile.__doc__ == "Cards by kind." and Pile.__qualname__ == "Pile" and Pile.__module__ == __name__


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("a", 0, 2**64 - 1),
        ("b", -(2**63), 2**63 - 1),
        ("c", 0, 2**32 - 1),
        ("d", -(2**31), 2**31 - 1),
        ("e", 0, 2**16 - 1),
        ("f", -(2**15), 2**15 - 1),
        ("g", 0, 255),
        ("h", -128, 127),
    ],
)
def test_each_field_has_its_range(name: str, low: int, high: int) -> None:
    x = Everything()
    for value in (low, 0, 1, high):
        setattr(x, name, value)
        assert getattr(x, name) == value
    for value in (low - 1, high + 1):
        if STRICT:
            with pytest.raises(OverflowError, match=f"Everything.{name} = {value} does not fit"):
                setattr(x, name, value)
        else:
            setattr(x, name, value)
            assert getattr(x, name) == (value - low) % (high - low + 1) + low


def test_unknown_fields_are_refused() -> None:
    x = Everything()
    with pytest.raises(AttributeError):
        x.nobody = 1
    with pytest.raises(AttributeError):
        x.pile.cuont = 1
    with pytest.raises(AttributeError):
        x.nobody  # noqa: B018
    with pytest.raises(AttributeError):
        Everything(nobody=1)


def test_records_refer_and_copies_do_not() -> None:
    x = Everything()
    pile = x.piles[1]
    pile.count[3] = 9
    other = copy_of(x)
    pile.count[3] = 1
    assert x.piles[1].count[3] == 1 and other.piles[1].count[3] == 9 and type(other) is Everything


@record
class Loose(Structure):
    """Fields in an order that leaves bytes between them, twice inside another one."""

    a: u8
    b: i16
    c: u8


@record
class Looser(Structure):
    a: u8
    pair: Annotated[Array[Array[Loose]], Loose * 2 * 1]
    b: u64
    c: u16


def test_fields_may_stand_in_any_order() -> None:
    assert [getattr(Loose, name).offset for name in "abc"] == [0, 2, 4] and sizeof(Loose) == 6
    assert gaps(Loose) == [(1, 1), (5, 1)] and padding(Loose) == (1, 5)
    assert gaps(Looser) == [(1, 1), (14, 2), (26, 6)]
    assert padding(Looser) == (1, 3, 7, 9, 13, 14, 15, 26, 27, 28, 29, 30, 31)
    assert gaps(Pile) == [] and padding(Pile) == ()


def test_bytes_between_fields_stay_0() -> None:
    x = Looser(a=255, b=2**64 - 1, c=2**16 - 1)
    for loose in x.pair[0]:
        loose.a, loose.b, loose.c = 255, -1, 255
    batch = np.zeros(1, Looser)
    batch["a"], batch["b"], batch["c"], batch["pair"] = 255, 2**64 - 1, 2**16 - 1, (255, -1, 255)
    assert bytes(x) == bytes(copy_of(x)) == batch.tobytes()
    assert [at for at, byte in enumerate(bytes(x)) if byte != 255] == list(padding(Looser))


def test_an_annotation_needs_storage() -> None:
    with pytest.raises(TypeError, match=r"Vague.a: <class 'int'> says nothing about storage"):

        @record
        class Vague(Structure):
            a: int


def test_records_do_not_inherit() -> None:
    with pytest.raises(TypeError, match=r"Big: a record is a ctypes\.Structure and inherits from no other record"):

        @record
        class Big(Pile):  # type: ignore[misc]
            a: u8


def test_numpy_sees_the_same_fields() -> None:
    batch = np.zeros(3, Everything)
    batch["h"] = -5
    batch["piles"]["count"][1, 1, 2] = 200
    seen = (Everything * 3).from_buffer(batch)
    assert seen[2].h == -5 and seen[1].piles[1].count[2] == 200
    assert batch.dtype.itemsize == sizeof(Everything)


STRICTLY = """
from tests.core.test_records import Everything
from lautta.core.records import STRICT
assert STRICT
x = Everything()
x.piles[1].count[3] = 255
for wrong in ("x.piles[-1]", "x.piles[1].count[-1]", "x.piles[1].count.__setitem__(-1, 0)", "x.piles[2]"):
    try:
        eval(wrong)
    except IndexError as error:
        print(error)
for wrong in ("x.g = 256", "x.h = -129", "x.pile.count[0] = -1", "x.pile.count[0] = 256"):
    try:
        exec(wrong)
    except OverflowError as error:
        print(error)
try:
    x.nobody = 1
except AttributeError as error:
    print(error)
"""


def test_strict_records() -> None:
    import os

    done = subprocess.run(
        [sys.executable, "-c", STRICTLY],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"LAUTTA_STRICT": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stdout.splitlines() == [
        "negative index -1",
        "negative index -1",
        "negative index -1",
        "invalid index",
        "Everything.g = 256 does not fit c_ubyte",
        "Everything.h = -129 does not fit c_byte",
        "[0] = -1 does not fit c_ubyte",
        "[0] = 256 does not fit c_ubyte",
        "'Everything' object has no attribute 'nobody'",
    ]


@pytest.mark.parametrize("kind", [c_uint64, c_uint8 * 3])
def test_plain_storage_is_fine_too(kind: Any) -> None:
    made = record(type("Made", (Structure,), {"__annotations__": {"a": kind}, "__module__": __name__}))
    assert sizeof(made) == sizeof(kind)
