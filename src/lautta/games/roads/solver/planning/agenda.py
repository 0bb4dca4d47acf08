"""An agenda: the projects of a seat in the order in which they are fitted into a timetable."""

from ctypes import Structure, c_uint8
from typing import Annotated

from lautta.core.records import Array, i64, record, u8, u16
from lautta.games.roads.state import (
    BRICK,
    BRIDGE,
    BUILD,
    HARNESS,
    LAUNCH,
    RESEARCH,
    ROAD,
    SHAFT,
    STORES,
    UPGRADE,
)

PROJECTS = 80  # of an agenda, at most
BREED, HATCH, MAKE = UPGRADE + 1, UPGRADE + 2, UPGRADE + 3  # jobs besides those of works: donkeys, geese, goods
JOBS = (HARNESS, RESEARCH, BUILD, SHAFT, ROAD, BRIDGE, BRICK, LAUNCH, BREED, HATCH, MAKE)
MOST_PATIENT = 2


@record
class Project(Structure):
    """Something to be done: the job of a work, or BREED, HATCH or MAKE."""

    place: u16  # a store, end or spot
    job: u8
    detail: u8  # building, subject, transporter or good; of bricks the highest price
    amount: u8  # the mixture of a mine or shaft, which water a boat comes into, or how many goods or bricks
    since: u8  # the first turn in which it may be done
    patience: u8  # how long to wait for full loads


@record
class Agenda(Structure):
    """Projects, and a home where it is not chosen yet."""

    count: i64
    home: i64
    project: Annotated[Array[Project], Project * PROJECTS]


@record
class Atlas(Structure):
    """How many steps banks are from each other, 99 where no way leads."""

    banks: i64
    steps: Annotated[Array[int], c_uint8 * (STORES * STORES)]


def set_project(one: Project, job: int, detail: int, place: int, amount: int) -> None:
    """Write down a project, to be done at once."""
    one.job, one.detail, one.place, one.amount = job, detail, place, amount
    one.since, one.patience = 0, 0
