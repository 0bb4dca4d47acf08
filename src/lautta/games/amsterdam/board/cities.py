"""Generated cities for training, so that networks can play cities that they have never seen.

All parts of a city map vary: places, ways, colours, cards, carts, contracts, points, end bonus. Each number gives
another city, always the same one.
"""

from collections.abc import Mapping
from typing import Any

from lautta.core.chance import Chooser, choose
from lautta.games.amsterdam.board import GREY, WILD

COLUMNS, ROWS, STEP = 6, 5, 100  # of the grid on which places lie, about
COLOURS = ("amber", "blue", "coral", "green", "ivory", "jade", "violet")
MOST_ROUTES = 48
BONUSES = ("rank_by_tokens", "none", "places", "districts")

Item = dict[str, Any]


def made(number: int) -> Mapping[str, Any]:
    """The data of a city."""
    c = Chooser(seed=number)
    longest = 3 + choose(c, 3)
    bonus = BONUSES[number % len(BONUSES)]
    places = made_places(c)
    names = COLOURS[: 3 + choose(c, len(COLOURS) - 2)]
    routes = made_routes(c, places, names, longest, with_tokens=bonus == BONUSES[0])
    numbers = made_numbers(c, longest, spaces_in(routes))
    return {
        "game": "amsterdam",
        "format": 1,
        "title": f"City {number}",
        "size": {"width": COLUMNS * STEP, "height": ROWS * STEP},
        "places": places,
        "routes": routes,
        "route_points": made_points(c, longest),
        "contracts": made_contracts(c, places, routes),
        "cards": {**{name: 30 // len(names) + 2 + choose(c, 4) for name in names}, WILD: between(c, 5, 10)},
        "numbers": numbers,
        "end_bonus": made_bonus(c, bonus, places),
    }


def between(c: Chooser, least: int, most: int) -> int:
    """A number from `least` to `most`, each as likely."""
    return least + choose(c, most - least + 1)


def some(c: Chooser, of: list[Any], count: int) -> list[Any]:
    """So many of a list, in any order."""
    rest = list(of)
    return [rest.pop(choose(c, len(rest))) for _ in range(min(count, len(rest)))]


def made_places(c: Chooser) -> list[Item]:
    """Places on different fields of the grid, each somewhere on its field."""
    fields = some(c, list(range(COLUMNS * ROWS)), between(c, 9, 19))
    return [
        {
            "id": f"p{i}",
            "name": f"Place {i + 1}",
            "x": field % COLUMNS * STEP + 20 + choose(c, 60),
            "y": field // COLUMNS * STEP + 20 + choose(c, 60),
        }
        for i, field in enumerate(fields)
    ]


def apart(one: Item, other: Item) -> int:
    """How far apart two places are, squared."""
    return int((one["x"] - other["x"]) ** 2 + (one["y"] - other["y"]) ** 2)


def made_routes(c: Chooser, places: list[Item], names: tuple[str, ...], longest: int, with_tokens: bool) -> list[Item]:
    """The shortest ways that connect the city, and then more between near places; some are double."""
    pairs = sorted((apart(a, b), a["id"], b["id"]) for i, a in enumerate(places) for b in places[:i])
    group = {place["id"]: place["id"] for place in places}
    needed: list[tuple[int, str, str]] = []
    others: list[tuple[int, str, str]] = []
    for way in pairs:
        one, other = group[way[1]], group[way[2]]
        (needed if one != other else others).append(way)
        group = {place: one if of == other else of for place, of in group.items()}
    ways = needed + others[: between(c, len(places) // 2, len(places) * 4 // 3)]
    space = between(c, 40, 75)  # the length of one on the map
    routes: list[Item] = []
    for square, a, b in ways:
        route = {"a": a, "b": b, "length": min(longest, max(1, round(square**0.5 / space)))}
        double = choose(c, 3) == 0
        for parallel in ("", "b") if double else ("",):
            if len(routes) < MOST_ROUTES:
                routes.append(route | {"id": f"{a}-{b}{parallel}", "colour": made_colour(c, names)})
                if with_tokens and choose(c, 5) < 2:
                    routes[-1]["token"] = True
    return with_partners(routes)


def made_colour(c: Chooser, names: tuple[str, ...]) -> str:
    """Grey for one route in three."""
    return GREY if choose(c, 3) == 0 else names[choose(c, len(names))]


def with_partners(routes: list[Item]) -> list[Item]:
    """Let the routes of a double one name each other."""
    by_ends: dict[tuple[str, str], list[Item]] = {}
    for route in routes:
        by_ends.setdefault((route["a"], route["b"]), []).append(route)
    for pair in by_ends.values():
        if len(pair) == 2:
            pair[0]["parallel"], pair[1]["parallel"] = pair[1]["id"], pair[0]["id"]
    return routes


def spaces_in(routes: list[Item]) -> int:
    """The spaces of all routes, of double ones counted once."""
    return sum({(route["a"], route["b"]): int(route["length"]) for route in routes}.values())


def made_points(c: Chooser, longest: int) -> dict[str, int]:
    """Points of routes by length: longer ones give more for each space."""
    points, found = 0, {}
    for length in range(1, longest + 1):
        points += between(c, 1, length)
        found[str(length)] = points
    return found


def spaces_between(places: list[Item], routes: list[Item]) -> dict[tuple[str, str], int]:
    """The spaces of the shortest way between any two places."""
    ids = [place["id"] for place in places]
    far = {(a, b): 0 if a == b else 999 for a in ids for b in ids}
    for route in routes:
        for way in ((route["a"], route["b"]), (route["b"], route["a"])):
            far[way] = min(far[way], route["length"])
    for by in ids:
        for a in ids:
            for b in ids:
                far[a, b] = min(far[a, b], far[a, by] + far[by, b])
    return far


def made_contracts(c: Chooser, places: list[Item], routes: list[Item]) -> list[Item]:
    """Contracts for places that lie some spaces apart, worth about as many points."""
    far = spaces_between(places, routes)
    pairs = [(a["id"], b["id"]) for i, a in enumerate(places) for b in places[:i] if far[a["id"], b["id"]] > 2]
    if len(pairs) < 16:
        pairs = [(a["id"], b["id"]) for i, a in enumerate(places) for b in places[:i]]
    return [
        {"id": f"c{i}", "a": a, "b": b, "points": max(1, far[a, b] + between(c, -1, 1))}
        for i, (a, b) in enumerate(some(c, pairs, between(c, 16, 30)))
    ]


def made_numbers(c: Chooser, longest: int, spaces: int) -> dict[str, int]:
    """Carts, not so many that the map is full before they are gone; row, contracts, and when the game ends."""
    dealt, drawn = between(c, 2, 3), between(c, 2, 3)
    return {
        "carts": between(c, min(10, spaces // 4), min(20, spaces // 3)),
        "row": between(c, 4, 6),
        "start_cards": between(c, 2, 4),
        "wild_reset_at": between(c, 2, 3),
        "contracts_dealt": dealt,
        "contracts_dealt_keep": between(c, 1, dealt - 1),
        "contracts_drawn": drawn,
        "contracts_drawn_keep": 1,
        "double_routes_min_players": between(c, 3, 4),
        "end_trigger_carts": between(c, 0, min(2, longest - 1)),
    }


def made_bonus(c: Chooser, kind: str, places: list[Item]) -> Item:
    """The bonus at the end of the game."""
    ids = [place["id"] for place in places]
    if kind == "rank_by_tokens":
        first = between(c, 4, 10)
        ranks = [first, first * 2 // 3, first // 3, first // 5]
        return {"type": kind, "tokens": between(c, 6, 16), "points": {str(n): ranks[:n] for n in (2, 3, 4)}}
    if kind == "places":
        return {"type": kind, "points": {place: between(c, 1, 3) for place in some(c, ids, between(c, 3, 6))}}
    if kind == "districts":
        districts = [some(c, ids, between(c, 2, 3)) for _ in range(between(c, 2, 4))]
        return {
            "type": kind,
            "districts": [
                {"name": f"District {i + 1}", "places": held, "points": between(c, 2, 5)}
                for i, held in enumerate(districts)
            ],
        }
    return {"type": kind}
