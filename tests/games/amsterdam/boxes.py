"""Contracts that somebody could have in a box, as a file has them. All of them are made up."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

from lautta.games.amsterdam.game import GAME

CITY = GAME.board().data
NAMES = {place["id"]: place["name"] for place in CITY["places"]}


def pairs(items: list[dict[str, Any]]) -> set[frozenset[str]]:
    return {frozenset((item["a"], item["b"])) for item in items}


def box(number: int = 20) -> dict[str, Any]:
    """None joins places that a route or a stand-in joins, so nothing else names the two together."""
    taken = pairs(CITY["routes"]) | pairs(CITY["contracts"])
    free = [pair for pair in combinations(NAMES, 2) if frozenset(pair) not in taken]
    contracts = [{"a": NAMES[a], "b": NAMES[b], "points": 1 + i % 20} for i, (a, b) in enumerate(free[::3][:number])]
    return {"game": "amsterdam", "format": 1, "board": "amsterdam", "contracts": contracts}


def written(folder: Path, data: dict[str, Any] | None = None) -> Path:
    """A file of them, with a line for each contract from the third on."""
    data = data or box()
    head = ", ".join(f'"{key}": {json.dumps(value)}' for key, value in data.items() if key != "contracts")
    lines = ",\n".join(json.dumps(contract) for contract in data["contracts"])
    file = folder / "contracts.json"
    file.write_text(f'{{{head},\n"contracts": [\n{lines}\n]}}\n', encoding="utf-8")
    return file
