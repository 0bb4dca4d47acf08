"""All errors in a board file, each with its line, its path and a message."""

from collections.abc import Callable
from difflib import get_close_matches
from math import comb
from pathlib import Path as File
from typing import Any

from lautta.core import boardforms
from lautta.core.boardforms import Form, Found
from lautta.core.jsonsource import Reader
from lautta.core.problems import Path, Problem
from lautta.games.amsterdam.board import box

FORM = Form(File(__file__).parent / "schema.json")
MAX_PLAYERS = 4
MAX_CARDS = 200
RAREST_ROW = 1 / 1000  # a row that is thrown away until it fits the rules must fit at least this often


def problems(reader: Reader) -> list[Problem]:
    """Return all errors in the order of their lines.

    An error of form hides only errors that depend on it: a route without a length is reported together with an unknown
    place in the next one, but connections of the map are checked last, if all else is right.
    """
    if box.is_box(reader.data):
        reader.data = box.filled(reader.data)
    found = list(reader.problems)
    by_form = list(FORM.problems(reader.data))
    broken = {path[:2] for path, _, _ in by_form}
    found += boardforms.problems(reader, iter(by_form))
    items = Items(reader.data, broken)
    for check in PARTS:
        found += said(reader, check(items))
    if not found:
        for check in WHOLE:
            found += said(reader, check(items))
    return boardforms.by_line(found)


def said(reader: Reader, found: Found) -> list[Problem]:
    """The problems that this game finds, with their messages and lines."""
    return boardforms.problems(reader, ((path, f"amsterdam-problem-{what}", args) for path, what, args in found))


class Items:
    """The parts of a board that have the right form."""

    def __init__(self, data: Any, broken: set[Path]) -> None:
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}
        self.broken = broken

    def whole(self, part: str) -> bool:
        """Is this part there, and does all of it have the right form?"""
        return part in self.data and not any(path[:1] in ((), (part,)) and path != () for path in self.broken)

    def each(self, part: str) -> list[tuple[int, dict[str, Any]]]:
        """The items of a list that have the right form, with their numbers."""
        items = self.data.get(part)
        if not isinstance(items, list) or (part,) in self.broken:
            return []
        return [(i, item) for i, item in enumerate(items) if (part, i) not in self.broken]

    def ids(self, part: str) -> set[str]:
        """The ids of a list, including items with other problems."""
        items = self.data.get(part)
        return (
            {item["id"] for item in items if isinstance(item, dict) and isinstance(item.get("id"), str)}
            if isinstance(items, list)
            else set()
        )


# parts


def places_of(item: dict[str, Any]) -> frozenset[str]:
    """The two places that a route or a contract joins."""
    return frozenset((item["a"], item["b"]))


def ids(items: Items) -> Found:
    """No id or name of a place appears twice."""
    for part, key in (("places", "id"), ("places", "name"), ("routes", "id"), ("contracts", "id")):
        first: dict[str, int] = {}
        for i, item in items.each(part):
            if item[key] in first:
                other = f"{part}[{first[item[key]]}]"
                yield (part, i, key), "twice", {"field": key, "value": item[key], "other": other}
            first.setdefault(item[key], i)


def ends(items: Items) -> Found:
    """Routes and contracts join two different places of the map."""
    places = items.ids("places")
    for part in ("routes", "contracts"):
        for i, item in items.each(part):
            for end in ("a", "b"):
                if item[end] not in places:
                    near = ", ".join(get_close_matches(item[end], places, cutoff=0.5) or sorted(places))
                    yield (part, i, end), "leads-nowhere", {"id": item["id"], "place": item[end], "near": near}
            if item["a"] == item["b"]:
                yield (part, i, "b"), "circle", {"id": item["id"], "place": item["a"]}


def colours(items: Items) -> Found:
    """Routes have a colour that cards have, or are grey."""
    if not items.whole("cards"):
        return
    kinds = [kind for kind in items.data["cards"] if kind != "wild"]
    if "grey" in kinds:
        yield ("cards", "grey"), "grey", {}
    for i, route in items.each("routes"):
        if route["colour"] not in (*kinds, "grey"):
            known = ", ".join(kinds)
            yield ("routes", i, "colour"), "colour", {"id": route["id"], "colour": route["colour"], "known": known}


def lengths(items: Items) -> Found:
    """Each length of a route has its points and can be built."""
    if items.whole("route_points"):
        for i, route in items.each("routes"):
            if str(route["length"]) not in items.data["route_points"]:
                yield ("routes", i, "length"), "length-points", {"length": route["length"]}
    if items.whole("numbers"):
        carts = items.data["numbers"]["carts"]
        for i, route in items.each("routes"):
            if route["length"] > carts:
                yield ("routes", i, "length"), "length-carts", {"id": route["id"], "carts": carts}


def pairs(items: Items) -> Found:
    """Two routes between the same places name each other as parallel; there are never three."""
    routes = {route["id"]: route for _, route in items.each("routes")}
    known = items.ids("routes")
    groups: dict[frozenset[str], list[str]] = {}
    for i, route in items.each("routes"):
        group = groups.setdefault(places_of(route), [])
        group.append(route["id"])
        other = route.get("parallel")
        if other is None and len(group) == 2:
            yield ("routes", i), "parallel-missing", {"id": route["id"], "other": group[0]}
        if len(group) > 2:
            yield ("routes", i), "third-route", {"id": route["id"]}
        if other is not None and other not in known:
            yield ("routes", i, "parallel"), "no-route", {"other": other}
        elif other == route["id"]:
            yield ("routes", i, "parallel"), "parallel-itself", {"id": other}
        elif other in routes and places_of(routes[other]) != places_of(route):
            yield ("routes", i, "parallel"), "parallel-elsewhere", {"id": route["id"], "other": str(other)}
        elif other in routes and routes[other].get("parallel") != route["id"]:
            yield ("routes", i, "parallel"), "parallel-one-way", {"id": route["id"], "other": str(other)}


def contracts(items: Items) -> Found:
    """No contract appears twice."""
    first: dict[frozenset[str], str] = {}
    for i, contract in items.each("contracts"):
        pair = places_of(contract)
        if pair in first:
            yield ("contracts", i), "contract-twice", {"id": contract["id"], "other": first[pair]}
        first.setdefault(pair, contract["id"])


def bonus_places(items: Items) -> Found:
    """The end bonus names places of the map, and bonus cards have a use."""
    if not items.whole("end_bonus"):
        return
    bonus, places = items.data["end_bonus"], items.ids("places")
    if bonus["type"] == "places":
        for place in bonus["points"]:
            if place not in places:
                yield ("end_bonus", "points", place), "no-place", {"place": place}
    if bonus["type"] == "districts":
        for i, district in enumerate(bonus["districts"]):
            for k, place in enumerate(district["places"]):
                if place not in places:
                    yield ("end_bonus", "districts", i, "places", k), "no-place", {"place": place}
    if bonus["type"] != "rank_by_tokens":
        for i, route in items.each("routes"):
            if route.get("token"):
                yield ("routes", i, "token"), "token-useless", {"id": route["id"]}
    else:
        for seats, points in bonus["points"].items():
            if list(points) != sorted(points, reverse=True):
                yield ("end_bonus", "points", seats), "ranks", {}


# the board as a whole, if all parts are right


def reached(items: Items, start: str) -> set[str]:
    """All places that routes connect with one."""
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
            yield ("places", i), "unreachable", {"place": first["name"], "other": place["name"]}


def numbers(items: Items) -> Found:
    """The numbers fit each other, and a box has as many contracts as the printed map."""
    there, needed = len(items.data["contracts"]), len(box.city()["contracts"])
    if box.MAP in items.data and there != needed:
        yield ("contracts",), "box", {"there": there, "needed": needed}
    given = items.data["numbers"]
    for many, few in (
        ("contracts_dealt", "contracts_dealt_keep"),
        ("contracts_drawn", "contracts_drawn_keep"),
        ("row", "wild_reset_at"),
        ("carts", "end_trigger_carts"),
    ):
        if given[few] > given[many] or (given[few] == given[many] and many == "carts"):
            yield ("numbers", few), "numbers", {"few": few, "less": given[few], "many": many, "more": given[many]}
    players = items.data.get("players", MAX_PLAYERS)
    choosing = MAX_PLAYERS if given["contracts_dealt_keep"] < given["contracts_dealt"] else players  # from something
    needed, there = choosing * given["contracts_dealt"], len(items.data["contracts"])
    if there < needed:
        yield ("contracts",), "few-contracts", {"players": choosing, "needed": needed, "there": there}
    cards = sum(items.data["cards"].values())
    needed = players * given["start_cards"] + given["row"]
    if cards < needed:
        yield ("cards",), "few-cards", {"players": players, "needed": needed, "there": cards}
    if cards > MAX_CARDS:
        yield ("cards",), "many-cards", {"there": cards, "most": MAX_CARDS}


def rows(items: Items) -> Found:
    """Check that a legal row turns up soon even in the worst case: few coloured cards are left outside the hands."""
    given, cards = items.data["numbers"], items.data["cards"]
    wilds, row, reset_at = cards["wild"], given["row"], given["wild_reset_at"]
    others = row - (reset_at - 1)
    if wilds < reset_at or sum(cards.values()) - wilds < others:
        return
    likely = comb(wilds, reset_at - 1) / comb(others + wilds, row)
    if likely < RAREST_ROW:
        facts = {"wilds": wilds, "times": round(1 / likely), "reset": reset_at}
        yield ("numbers", "wild_reset_at"), "endless-row", {**facts}


Check = Callable[[Items], Found]
PARTS: tuple[Check, ...] = (ids, ends, colours, lengths, pairs, contracts, bonus_places)
WHOLE: tuple[Check, ...] = (connected, numbers, rows)
