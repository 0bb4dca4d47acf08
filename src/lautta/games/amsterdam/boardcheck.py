"""Everything that can be wrong with a board file, each with its line, its path and a sentence."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from math import comb
from pathlib import Path as File
from typing import Any

from lautta.core.boards import Problem
from lautta.core.jsonlines import Path, Reader, path_text

SCHEMA = File(__file__).parent / "board" / "schema.json"
MAX_PLAYERS = 4
MAX_CARDS = 200
RAREST_ROW = 1 / 1000  # a row that is thrown away until it suits must suit at least so often

Found = Iterator[tuple[Path, str]]


def problems(reader: Reader) -> list[Problem]:
    """All of them, in the order of their lines.

    What is wrong by form hides only what cannot be asked without it: a route that lacks a length is still told of,
    and so is an unknown place in the next one; whether the map hangs together is asked when all else is well.
    """
    found = list(reader.problems)
    broken = set()
    for path, message in by_schema(reader.data):
        broken.add(path[:2])
        found.append(Problem(reader.line(path), path_text(path), message))
    items = Items(reader.data, broken)
    for check in PARTS:
        found += [Problem(reader.line(path), path_text(path), message) for path, message in check(items)]
    if not found:
        for check in WHOLE:
            found += [Problem(reader.line(path), path_text(path), message) for path, message in check(items)]
    return sorted(found, key=lambda problem: problem.line)


class Items:
    """The parts of a board whose form is right."""

    def __init__(self, data: Any, broken: set[Path]) -> None:
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}
        self.broken = broken

    def whole(self, part: str) -> bool:
        """Is this part there, and the form of all of it right?"""
        return part in self.data and not any(path[:1] in ((), (part,)) and path != () for path in self.broken)

    def each(self, part: str) -> list[tuple[int, dict[str, Any]]]:
        """The items of a list, with their numbers, that are right by form."""
        items = self.data.get(part)
        if not isinstance(items, list) or (part,) in self.broken:
            return []
        return [(i, item) for i, item in enumerate(items) if (part, i) not in self.broken]

    def ids(self, part: str) -> set[str]:
        """The ids of a list, also of items that have other troubles."""
        items = self.data.get(part)
        return {item["id"] for item in items if isinstance(item, dict) and isinstance(item.get("id"), str)} \
            if isinstance(items, list) else set()


# form


@cache
def _validator() -> Any:
    from jsonschema import Draft202012Validator  # imported here: only reading a board needs it

    return Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))


def by_schema(data: Any) -> Found:
    """What the schema finds."""
    for error in _validator().iter_errors(data):
        yield tuple(error.absolute_path), error.message


# parts


def places_of(item: dict[str, Any]) -> frozenset[str]:
    """The two places that a route or a contract joins."""
    return frozenset((item["a"], item["b"]))


def ids(items: Items) -> Found:
    """No id or name of a place twice."""
    for part, key in (("places", "id"), ("places", "name"), ("routes", "id"), ("contracts", "id")):
        first: dict[str, int] = {}
        for i, item in items.each(part):
            if item[key] in first:
                yield (part, i, key), f"the {key} {item[key]!r} is already that of {part}[{first[item[key]]}]"
            first.setdefault(item[key], i)


def ends(items: Items) -> Found:
    """Routes and contracts join two different places of the map."""
    places = items.ids("places")
    for part in ("routes", "contracts"):
        for i, item in items.each(part):
            for end in ("a", "b"):
                if item[end] not in places:
                    yield (part, i, end), f"{item['id']} leads to {item[end]!r}, which is no place of this map"
            if item["a"] == item["b"]:
                yield (part, i, "b"), f"{item['id']} begins and ends at {item['a']!r}"


def colours(items: Items) -> Found:
    """Routes have a colour of the cards, or are grey."""
    if not items.whole("cards"):
        return
    kinds = [kind for kind in items.data["cards"] if kind != "wild"]
    if "grey" in kinds:
        yield ("cards", "grey"), "grey is no colour of cards: a grey route takes any colour"
    for i, route in items.each("routes"):
        if route["colour"] not in (*kinds, "grey"):
            yield ("routes", i, "colour"), (f"{route['id']} is {route['colour']!r}, but cards are "
                                            f"{', '.join(kinds)}; or write grey")


def lengths(items: Items) -> Found:
    """Each length of a route has its points, and can be built."""
    if items.whole("route_points"):
        for i, route in items.each("routes"):
            if str(route["length"]) not in items.data["route_points"]:
                yield ("routes", i, "length"), f"route_points says nothing about length {route['length']}"
    if items.whole("numbers"):
        carts = items.data["numbers"]["carts"]
        for i, route in items.each("routes"):
            if route["length"] > carts:
                yield ("routes", i, "length"), f"{route['id']} is longer than the {carts} carts of a player"


def pairs(items: Items) -> Found:
    """Two routes between the same places name each other as parallel; three there are never."""
    routes = {route["id"]: route for _, route in items.each("routes")}
    known = items.ids("routes")
    groups: dict[frozenset[str], list[str]] = {}
    for i, route in items.each("routes"):
        group = groups.setdefault(places_of(route), [])
        group.append(route["id"])
        other = route.get("parallel")
        if other is None and len(group) == 2:
            yield ("routes", i), (f"{route['id']} joins the same places as {group[0]}: "
                                  "each must name the other as parallel")
        if len(group) > 2:
            yield ("routes", i), f"{route['id']} is the third route between its places, and two is the most"
        if other is not None and other not in known:
            yield ("routes", i, "parallel"), f"there is no route {other!r}"
        elif other == route["id"]:
            yield ("routes", i, "parallel"), f"{other} cannot be parallel to itself"
        elif other in routes and places_of(routes[other]) != places_of(route):
            yield ("routes", i, "parallel"), f"{other} joins other places than {route['id']}"
        elif other in routes and routes[other].get("parallel") != route["id"]:
            yield ("routes", i, "parallel"), f"{other} does not name {route['id']} as its parallel route"


def contracts(items: Items) -> Found:
    """No contract twice."""
    first: dict[frozenset[str], str] = {}
    for i, contract in items.each("contracts"):
        pair = places_of(contract)
        if pair in first:
            yield ("contracts", i), f"{contract['id']} joins the same places as {first[pair]}"
        first.setdefault(pair, contract["id"])


def bonus_places(items: Items) -> Found:
    """The end bonus names places of the map; bonus cards have a use."""
    if not items.whole("end_bonus"):
        return
    bonus, places = items.data["end_bonus"], items.ids("places")
    if bonus["type"] == "places":
        for place in bonus["points"]:
            if place not in places:
                yield ("end_bonus", "points", place), f"{place!r} is no place of this map"
    if bonus["type"] == "districts":
        for i, district in enumerate(bonus["districts"]):
            for k, place in enumerate(district["places"]):
                if place not in places:
                    yield ("end_bonus", "districts", i, "places", k), f"{place!r} is no place of this map"
    if bonus["type"] != "rank_by_tokens":
        for i, route in items.each("routes"):
            if route.get("token"):
                yield ("routes", i, "token"), f"{route['id']} gives a bonus card, but the end bonus does not count them"
    else:
        for seats, points in bonus["points"].items():
            if list(points) != sorted(points, reverse=True):
                yield ("end_bonus", "points", seats), "a later rank gives more than an earlier one"


# the whole, when all parts are right


def reached(items: Items, start: str) -> set[str]:
    """All places that routes join to one."""
    found, fresh = {start}, [start]
    while fresh:
        place = fresh.pop()
        for route in items.data["routes"]:
            if place in (route["a"], route["b"]):
                for other in {route["a"], route["b"]} - found:
                    found.add(other)
                    fresh.append(other)
    return found


def connected(items: Items) -> Found:
    """Every place can be reached from every other."""
    first = items.data["places"][0]
    found = reached(items, first["id"])
    for i, place in enumerate(items.data["places"]):
        if place["id"] not in found:
            yield ("places", i), f"no routes lead from {first['name']} to {place['name']}"


def numbers(items: Items) -> Found:
    """The numbers go together."""
    given = items.data["numbers"]
    for many, few in (("contracts_dealt", "contracts_dealt_keep"), ("contracts_drawn", "contracts_drawn_keep"),
                      ("row", "wild_reset_at"), ("carts", "end_trigger_carts")):
        if given[few] > given[many] or (given[few] == given[many] and many == "carts"):
            yield ("numbers", few), f"{few} is {given[few]}, too many for {many}, which is {given[many]}"
    needed, there = MAX_PLAYERS * given["contracts_dealt"], len(items.data["contracts"])
    if there < needed:
        yield ("contracts",), f"{MAX_PLAYERS} players are dealt {needed} contracts, and there are {there}"
    cards = sum(items.data["cards"].values())
    needed = MAX_PLAYERS * given["start_cards"] + given["row"]
    if cards < needed:
        yield ("cards",), f"{MAX_PLAYERS} hands and the row take {needed} cards at the start, and there are {cards}"
    if cards > MAX_CARDS:
        yield ("cards",), f"there are {cards} cards, and {MAX_CARDS} is the most"


def rows(items: Items) -> Found:
    """Throwing the row away must come to an end soon, also when most colour cards are in hands.

    The worst case is that just so many cards of colours are left that one row in many suits.
    """
    given, cards = items.data["numbers"], items.data["cards"]
    wilds, row, reset_at = cards["wild"], given["row"], given["wild_reset_at"]
    others = row - (reset_at - 1)
    if wilds < reset_at or sum(cards.values()) - wilds < others:
        return
    likely = comb(wilds, reset_at - 1) / comb(others + wilds, row)
    if likely < RAREST_ROW:
        yield ("numbers", "wild_reset_at"), (f"with {wilds} wild cards the row could be thrown away "
                                             f"{round(1 / likely)} times before it has fewer than {reset_at} of them")


Check = Callable[[Items], Found]
PARTS: tuple[Check, ...] = (ids, ends, colours, lengths, pairs, contracts, bonus_places)
WHOLE: tuple[Check, ...] = (connected, numbers, rows)
