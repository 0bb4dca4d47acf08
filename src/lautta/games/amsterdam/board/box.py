"""A file with nothing but the contracts of a box, which stands for the printed map with them."""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "amsterdam.json"
PARTS = ("a", "b", "points")
MAP = "board"  # the part that names the map
WORD = re.compile("[a-z0-9]+")


def is_box(data: Any) -> bool:
    """Are these the contracts of a box, alone or with the map?"""
    return isinstance(data, dict) and (MAP in data or ("contracts" in data and "routes" not in data))


def filled(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the board of a box, still to be checked: its contracts in their order, then published ones left out."""
    contracts = data.get("contracts")
    if isinstance(contracts, list):
        published = [each for each in city()["contracts"] if not each["placeholder"]]
        contracts = [_read(entry, f"contract-{number}") for number, entry in enumerate(contracts, 1)]
        given = [{str(entry.get(part)) for part in PARTS} for entry in contracts if isinstance(entry, dict)]
        contracts += [each for each in published if {str(each[part]) for part in PARTS} not in given]
    return {MAP: FILE.stem, **data, **city(), "contracts": contracts}


def settled(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the checked board of a box, which does not depend on the order in which somebody has typed it."""
    found = sorted((each["points"], *sorted((each["a"], each["b"]))) for each in filled(data)["contracts"])
    contracts = [{"id": f"C{i:02}", "a": a, "b": b, "points": worth} for i, (worth, a, b) in enumerate(found, 1)]
    return {**filled(data), "contracts": contracts}


@cache
def city() -> dict[str, Any]:
    """The printed map, with stand-ins for the contracts that are not published."""
    data: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return data


def _read(entry: Any, name: str) -> Any:
    """A contract with the ids of its places for their names."""
    if not isinstance(entry, dict):
        return entry
    ends = {end: "-".join(WORD.findall(str(entry[end]).casefold())) for end in ("a", "b") if end in entry}
    return {**entry, **ends, "id": name}
