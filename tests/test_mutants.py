"""The faults that are planted move with the code, and `make verify` catches each of them."""

import subprocess
import sys

import pytest

from faults import FAULTS, Fault
from mutants import ROOT, Misplaced, with_fault


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_each_fault_has_its_place_and_its_tests(fault: Fault) -> None:
    whole = (ROOT / fault.file).read_text(encoding="utf-8")
    assert with_fault(whole, fault) != whole
    assert fault.tests and all((ROOT / test.partition("::")[0]).is_file() for test in fault.tests)


def test_a_fault_has_one_place() -> None:
    fault = Fault("two places", "a.py", "f", "x += 1", "x += 2", ())
    for body in ("x += 1; x += 1", "x = 1"):
        with pytest.raises(Misplaced):
            with_fault(f"def f(x):\n    {body}\n", fault)


def test_no_fault_is_listed_twice() -> None:
    assert len({fault.name for fault in FAULTS}) == len({(fault.file, fault.function, fault.old) for fault in FAULTS})


@pytest.mark.verify
def test_each_fault_is_caught_before_a_change_lands() -> None:
    """Tests of the page run by vitest all do; of the others, one at least is not left to `make soak`."""
    files = sorted({test.partition("::")[0] for fault in FAULTS for test in fault.tests if not test.endswith(".ts")})
    collect = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "not soak", *files]
    run = subprocess.run(collect, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    names = {name for line in run for name in (line, line.partition("[")[0], line.partition("::")[0])}
    late = [fault.name for fault in FAULTS if not any(test.endswith(".ts") or test in names for test in fault.tests)]
    assert len(names) > 100 and late == []
