"""A linear program with names: variables by key, rows by label, solved by HiGHS.

HiGHS: Huangfu, Hall: "Parallelizing the dual revised simplex method", 2018; https://highs.dev.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import numpy as np

Key = tuple[Any, ...]
CONSTANT = -1  # in place of a variable


class Sum(dict[int, float]):
    """A linear expression: factors by variable, and a constant."""

    def __add__(self, other: "Sum | float") -> "Sum":
        return Sum(self).plus(other)

    __radd__ = __add__

    def __sub__(self, other: "Sum | float") -> "Sum":
        return Sum(self).plus(other, -1)

    def __rsub__(self, other: float) -> "Sum":
        return (self * -1) + other

    def __mul__(self, factor: float) -> "Sum":
        return Sum({at: value * factor for at, value in self.items()})

    __rmul__ = __mul__

    def plus(self, other: "Sum | float", factor: float = 1) -> "Sum":
        """Add to this one, which it changes and answers."""
        for at, value in (other if isinstance(other, Sum) else {CONSTANT: other}).items():
            self[at] = self.get(at, 0) + factor * value
        return self


def total(parts: "Iterable[Sum | float]") -> Sum:
    """The sum of many."""
    found = Sum()
    for part in parts:
        found.plus(part)
    return found


@dataclass(frozen=True)
class Row:
    """What must not be above 0."""

    label: str
    terms: Sum


@dataclass
class Program:
    """Variables from 0 on, rows that are at most 0, and what is to be as large as possible."""

    rows: list[Row] = field(default_factory=list)
    keys: dict[Key, int] = field(default_factory=dict)
    most: list[float] = field(default_factory=list)
    aim: Sum = field(default_factory=Sum)

    def new(self, *key: Any, most: float = float("inf")) -> Sum:
        """A new variable."""
        self.keys[key] = len(self.most)
        self.most.append(most)
        return self[key]

    def __getitem__(self, key: Key) -> Sum:
        return Sum({self.keys[key]: 1.0})

    def at_most(self, label: str, less: Sum | float, more: Sum | float) -> None:
        """Demand that one is at most the other."""
        self.rows.append(Row(label, Sum().plus(less).plus(more, -1)))

    def equal(self, label: str, one: Sum | float, other: Sum | float) -> None:
        """Demand that they are the same."""
        self.at_most(label, one, other)
        self.at_most(label, other, one)


def largest(program: Program, fixed: Mapping[int, float] | None = None) -> float | None:
    """The largest value of what is aimed at, with some variables fixed; None if no point obeys all rows.

    It is exact to HiGHS's tolerance, some 1e-7 of each row. Raises ModuleNotFoundError without
    the extra `bound`, and ArithmeticError if there is no answer.
    """
    import highspy as module

    solver = module.Highs()
    for name, value in (("output_flag", False), ("threads", 1), ("solver", "ipm")):
        solver.setOptionValue(name, value)
    solver.passModel(model_of(module, program, fixed or {}))
    solver.run()
    status = solver.getModelStatus()
    if status == module.HighsModelStatus.kInfeasible:
        return None
    if status != module.HighsModelStatus.kOptimal:
        raise ArithmeticError(solver.modelStatusToString(status))
    return float(solver.getInfo().objective_function_value)


def model_of(module: ModuleType, program: Program, fixed: Mapping[int, float]) -> Any:
    """The program as HiGHS takes it."""
    lower, upper = np.zeros(len(program.most)), np.array(program.most)
    for at, value in fixed.items():
        lower[at] = upper[at] = value
    terms = [[(at, value) for at, value in row.terms.items() if at >= 0 and value] for row in program.rows]
    model = module.HighsLp()
    model.num_col_, model.num_row_, model.sense_ = len(upper), len(terms), module.ObjSense.kMaximize
    model.col_lower_, model.col_upper_ = lower, upper
    model.col_cost_ = np.array([program.aim.get(at, 0.0) for at in range(len(upper))])
    model.offset_ = program.aim.get(CONSTANT, 0.0)
    model.row_lower_ = np.full(len(terms), -np.inf)
    model.row_upper_ = np.array([-row.terms.get(CONSTANT, 0.0) for row in program.rows])
    model.a_matrix_.format_ = module.MatrixFormat.kRowwise
    model.a_matrix_.start_ = np.cumsum([0, *map(len, terms)])
    model.a_matrix_.index_ = np.array([at for row in terms for at, _ in row])
    model.a_matrix_.value_ = np.array([value for row in terms for _, value in row])
    return model
