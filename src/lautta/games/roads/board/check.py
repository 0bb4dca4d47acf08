"""All errors in a scenario file, each with its line, its path and a message of the catalogues."""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path as File
from typing import Any

from lautta.core import boardforms
from lautta.core.boardforms import Form, Found
from lautta.core.jsonsource import Reader
from lautta.core.problems import Path, Problem
from lautta.games.roads.board.hexes import DIRECTIONS, SIDE_NAMES, Hexes
from lautta.games.roads.state import EDGES, ENDS, LINKS, SIDES, SITES, SPOTS, STORES, WATERWAYS

FORM = Form(File(__file__).parent / "schema.json")

# The box of the second edition: how many tiles it has of each terrain, by the shape of their river.
SUPPLY = {
    "pasture": {"none": 22, "straight": 6, "wide": 3, "sharp": 3, "junction": 1},
    "woods": {"none": 15, "straight": 3, "wide": 3, "sharp": 1},
    "rock": {"none": 10, "straight": 1, "wide": 1, "sharp": 1},
    "mountain": {"none": 18, "source": 3},
    "desert": {"none": 21, "wide": 1, "sharp": 1},
    "sea": {"none": 30},
}


def problems(reader: Reader) -> list[Problem]:
    """Return all errors in the order of their lines. An error of form hides only errors that depend on it."""
    found = list(reader.problems)
    found += boardforms.problems(reader, FORM.problems(reader.data))
    if not found:
        of_map = ((path, f"roads-problem-{key}", args) for path, key, args in by_map(reader.data))
        found += boardforms.problems(reader, of_map)
    return boardforms.by_line(found)


def by_map(data: Mapping[str, Any]) -> Found:
    """Errors of the map as a whole: doubled tiles, rivers, starts, sizes."""
    tiles = data["tiles"]
    places = Counter((tile["q"], tile["r"]) for tile in tiles)
    for i, tile in enumerate(tiles):
        if (count := places[tile["q"], tile["r"]]) > 1:
            yield ("tiles", i), "same-place", {"count": count, "q": tile["q"], "r": tile["r"]}
    if max(places.values()) > 1:
        return
    hexes = Hexes(tiles)
    rivers = list(of_rivers(tiles, hexes))
    yield from rivers
    yield from of_starts(tiles, hexes, data["players"])
    if not any(tile["terrain"] != "sea" for tile in tiles):
        yield ("tiles",), "no-land", {}
    if not hexes.connected():
        yield ("tiles",), "parts", {}
    if not rivers:
        yield from of_sizes(data)


def of_rivers(tiles: list[dict[str, Any]], hexes: Hexes) -> Found:
    """Rivers continue across each side, and end in a source or the sea."""
    broken = False
    for i, tile in enumerate(tiles):
        here = name_of(tile, hexes)
        for j, side in enumerate(tile.get("river", ())):
            path: Path = ("tiles", i, "river", j)
            if tile["terrain"] == "sea":
                yield path, "river-at-sea", {"tile": here}
                broken = True
                continue
            dq, dr = DIRECTIONS[SIDE_NAMES.index(side)]
            other = hexes.at.get((tile["q"] + dq, tile["r"] + dr))
            back = SIDE_NAMES[(SIDE_NAMES.index(side) + 3) % 6]
            if other is None:
                yield path, "river-off-map", {"tile": here, "side": side}
                broken = True
            elif hexes.terrain(other) != "sea" and back not in hexes.tiles[other].get("river", ()):
                yield path, "river-stops", {"tile": here, "side": side, "other": hexes.ids[other], "back": back}
                broken = True
        if len(tile.get("river", ())) == 1 and tile["terrain"] not in ("mountain", "sea"):
            yield ("tiles", i, "river"), "source-on", {"tile": here, "terrain": tile["terrain"]}
    if not broken:
        yield from of_circles(tiles, hexes)


def of_circles(tiles: list[dict[str, Any]], hexes: Hexes) -> Found:
    """A river that runs in a circle has no end."""
    number = {(tile["q"], tile["r"]): i for i, tile in enumerate(tiles)}
    seen: set[int] = set()
    for start in range(len(hexes.tiles)):
        if start in seen or not hexes.river(start):
            continue
        todo, ends, first = [start], False, start
        seen.add(start)
        while todo:
            tile = todo.pop()
            ends |= len(hexes.river(tile)) == 1
            for side in hexes.river(tile):
                other = hexes.next_to(tile, side)
                if other is None or hexes.terrain(other) == "sea":
                    ends = True
                elif other not in seen:
                    seen.add(other)
                    todo.append(other)
        if not ends:
            place = hexes.tiles[first]
            yield ("tiles", number[place["q"], place["r"]], "river"), "river-in-a-circle", {"tile": hexes.ids[first]}


def of_starts(tiles: list[dict[str, Any]], hexes: Hexes, players: int) -> Found:
    """Marked starts are on land, apart from each other, and enough."""
    starts = [(i, tile) for i, tile in enumerate(tiles) if tile.get("start")]
    for i, tile in starts:
        here = name_of(tile, hexes)
        if tile["terrain"] == "sea":
            yield ("tiles", i, "start"), "start-at-sea", {"tile": here}
        for j, other in starts:
            if j < i and distance(tile, other) < 2:
                yield ("tiles", i, "start"), "starts-touch", {"tile": here, "other": name_of(other, hexes)}
    if starts and len(starts) < players:
        yield ("players",), "few-starts", {"starts": len(starts), "players": players}


def of_sizes(data: Mapping[str, Any]) -> Found:
    """The map fits the record."""
    from lautta.games.roads.board import Layout  # the two import each other

    layout = Layout(data)
    names = layout.names()
    waterways = sum(len(layout.waterways(site)) for site in range(len(names["sites"])))
    for count, most, what in (
        (len(names["stores"]), STORES, "stores"), (len(names["sites"]), SITES, "sites"),
        (len(names["links"]), LINKS, "links"), (len(names["ends"]), ENDS, "ends"),
        (len(names["edges"]), EDGES, "edges"), (len(names["sides"]), SIDES, "sides"),
        (len(names["spots"]), SPOTS, "spots"), (waterways, WATERWAYS, "ways"),
    ):  # fmt: skip
        if count > most:
            yield ("tiles",), "large", {"what": what, "count": count, "most": most}


def name_of(tile: Mapping[str, Any], hexes: Hexes) -> str:
    """The name of a tile of the file."""
    return hexes.ids[hexes.at[tile["q"], tile["r"]]]


def distance(one: Mapping[str, Any], other: Mapping[str, Any]) -> int:
    """How many steps two tiles are apart."""
    dq, dr = one["q"] - other["q"], one["r"] - other["r"]
    return int(max(abs(dq), abs(dr), abs(dq + dr)))


def shape_of(river: tuple[int, ...]) -> str:
    """The box's name of a tile with a river at these sides."""
    if len(river) == 2:
        return {1: "sharp", 2: "wide", 3: "straight"}[min((river[1] - river[0]) % 6, (river[0] - river[1]) % 6)]
    return ("none", "source", "", "junction")[len(river)]


def beyond_supply(data: Mapping[str, Any]) -> Found:
    """The needs of a map beyond the box of the second edition, reported at the first tile that is missing there."""
    hexes = Hexes(data["tiles"])
    kinds = [kind_of(tile, hexes) for tile in data["tiles"]]
    for (terrain, shape), count in sorted(Counter(kinds).items()):
        there = SUPPLY[terrain].get(shape, 0)
        if count > there:
            first = [i for i, kind in enumerate(kinds) if kind == (terrain, shape)][there]
            yield ("tiles", first), "beyond-box", {"terrain": terrain, "shape": shape, "count": count, "there": there}


def kind_of(tile: Mapping[str, Any], hexes: Hexes) -> tuple[str, str]:
    """The terrain of a tile and the shape of its river, by which the box counts."""
    return tile["terrain"], shape_of(hexes.river(hexes.at[tile["q"], tile["r"]]))


def warnings(data: Mapping[str, Any]) -> list[Problem]:
    """Hints about a map without errors; it is playable all the same."""
    reader = Reader(json.dumps(data, indent=1))
    return boardforms.problems(
        reader, ((path, f"roads-problem-{key}", args) for path, key, args in beyond_supply(data))
    )
