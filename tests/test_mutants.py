"""The faults that are planted move with the code."""

import pytest

from faults import FAULTS, Fault
from mutants import ROOT, with_fault


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_each_fault_has_its_place_and_its_tests(fault: Fault) -> None:
    whole = (ROOT / fault.file).read_text(encoding="utf-8")
    assert with_fault(whole, fault) != whole
    assert fault.tests and all((ROOT / test.partition("::")[0]).is_file() for test in fault.tests)


def test_no_fault_is_listed_twice() -> None:
    assert len({fault.name for fault in FAULTS}) == len({(fault.file, fault.function, fault.old) for fault in FAULTS})
