"""The board: a city map in a data file, read, checked, and turned into a record for the rules.

schema.json describes such a file; everything else that is checked is in check.py. box.py is for contracts alone.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from lautta.core.boardfiles import BoardFiles
from lautta.core.boards import LoadedBoard, seal
from lautta.games.amsterdam.board import box, check
from lautta.games.amsterdam.state import (
    BY_DISTRICTS,
    BY_PLACES,
    NO_BONUS,
    NONE,
    RANK_BY_TOKENS,
    SEATS,
    Board,
    bit,
)

FOLDER = Path(__file__).parent
BOARDS = ("amsterdam", "five_routes")
LESSONS = ("five_routes",)  # for research
KEPT = 64
GREY = "grey"
WILD = "wild"
BONUSES = {"none": NO_BONUS, "rank_by_tokens": RANK_BY_TOKENS, "places": BY_PLACES, "districts": BY_DISTRICTS}


def lay_out(data: Mapping[str, Any], name: str) -> LoadedBoard:
    """Turn checked data into a record and names."""
    if box.is_box(data):
        data = box.settled(data)
    b = Board()
    names = names_in(data)
    fill_numbers(b, data)
    fill_routes(b, data, names)
    fill_contracts(b, data, names["places"])
    fill_bonus(b, data["end_bonus"], names["places"])
    names |= {
        "slots": tuple(str(slot + 1) for slot in range(b.row)),
        "payments": payment_names(names["kinds"], b.max_length),
        "keeps": keep_names(b.keeps),
    }
    seal(b, names)
    return LoadedBoard("amsterdam", name, data["title"], b, names, data, ("contracts",) if box.MAP in data else ())


@lru_cache(KEPT)
def with_stand_ins(board: LoadedBoard, seen: int) -> LoadedBoard:
    """The board of a box, with the contracts that are `seen`, and stand-ins for the others."""
    known = {i: each for i, each in enumerate(board.data["contracts"]) if seen & bit(i)}
    ends = [check.places_of(each) for each in known.values()]
    others = (each for each in box.city()["contracts"] if check.places_of(each) not in ends)
    contracts = [known.get(i) or {**next(others), "id": name} for i, name in enumerate(board.names["contracts"])]
    return lay_out({**box.city(), "contracts": contracts}, board.name)


def names_in(data: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """The ids of the parts; for cards, the wild kind after all colours."""
    colours = tuple(kind for kind in data["cards"] if kind != WILD)
    parts = {part: tuple(item["id"] for item in data[part]) for part in ("places", "routes", "contracts")}
    return parts | {"kinds": (*colours, WILD), "colours": colours}


def payment_names(kinds: tuple[str, ...], max_length: int) -> tuple[str, ...]:
    """The notation of payments: the colour, then `+` and the number of wild cards with it.

    >>> payment_names(("red", "wild"), 3)
    ('red', 'red+1', 'red+2', 'wild')
    """
    with_wilds = [f"{kind}+{wilds}" if wilds else kind for kind in kinds[:-1] for wilds in range(max_length)]
    return (*with_wilds, kinds[-1])


def keep_names(keeps: int) -> tuple[str, ...]:
    """The notation of choices of contracts to keep, by their places in the offer.

    >>> keep_names(4)
    ('none', '1', '2', '1+2')
    """
    masks = range(keeps)
    return tuple("+".join(str(i + 1) for i in range(keeps) if mask & bit(i)) or "none" for mask in masks)


def fill_numbers(b: Board, data: Mapping[str, Any]) -> None:
    """Fill in cards and numbers."""
    numbers = data["numbers"]
    kinds = names_in(data)["kinds"]
    for kind, name in enumerate(kinds):
        b.cards[kind] = data["cards"][name]
    b.kinds, b.colours, b.wild, b.all_cards = len(kinds), len(kinds) - 1, len(kinds) - 1, sum(data["cards"].values())
    b.carts, b.row, b.reset_at = numbers["carts"], numbers["row"], numbers["wild_reset_at"]
    b.start_cards, b.end_carts = numbers["start_cards"], numbers["end_trigger_carts"]
    b.pairs_from = numbers["double_routes_min_players"]
    b.deal, b.deal_keep = numbers["contracts_dealt"], numbers["contracts_dealt_keep"]
    b.draw, b.draw_keep = numbers["contracts_drawn"], numbers["contracts_drawn_keep"]
    b.keeps = bit(max(b.deal, b.draw))
    for length, points in data["route_points"].items():
        b.route_points[int(length)] = points


def fill_routes(b: Board, data: Mapping[str, Any], names: Mapping[str, tuple[str, ...]]) -> None:
    """Fill in routes, and which of them can be paid for with which kind of card."""
    places, ids, colours = names["places"], names["routes"], names["colours"]
    b.places, b.routes = len(places), len(ids)
    b.max_length = max(route["length"] for route in data["routes"])
    b.payments = b.colours * b.max_length + 1
    for i, route in enumerate(data["routes"]):
        grey = route["colour"] == GREY
        b.ends[i] = bit(places.index(route["a"])) | bit(places.index(route["b"]))
        b.length[i] = route["length"]
        b.colour[i] = NONE if grey else colours.index(route["colour"])
        b.partner[i] = ids.index(route["parallel"]) if "parallel" in route else NONE
        b.token[i] = route.get("token", False)
        for kind in range(b.kinds):
            if grey or kind in (b.colour[i], b.wild):
                for length in range(route["length"], b.max_length + 1):
                    b.payable[kind][length] |= bit(i)


def fill_contracts(b: Board, data: Mapping[str, Any], places: tuple[str, ...]) -> None:
    """Fill in contracts."""
    b.contracts = len(data["contracts"])
    for i, contract in enumerate(data["contracts"]):
        b.contract_ends[i] = bit(places.index(contract["a"])) | bit(places.index(contract["b"]))
        b.contract_points[i] = contract["points"]


def fill_bonus(b: Board, bonus: Mapping[str, Any], places: tuple[str, ...]) -> None:
    """Fill in the end bonus and its points."""
    b.bonus = BONUSES[bonus["type"]]
    if b.bonus == RANK_BY_TOKENS:
        b.tokens = bonus["tokens"]
        for seats in range(2, SEATS + 1):
            for rank, points in enumerate(bonus["points"][str(seats)]):
                b.rank_points[seats][rank] = points
    if b.bonus == BY_PLACES:
        for place, points in bonus["points"].items():
            b.place_points[places.index(place)] = points
    if b.bonus == BY_DISTRICTS:
        b.district_count = len(bonus["districts"])
        for i, district in enumerate(bonus["districts"]):
            b.district_points[i] = district["points"]
            for place in district["places"]:
                b.districts[i] |= bit(places.index(place))


FILES = BoardFiles(FOLDER, BOARDS, check.problems, lay_out)
load = FILES.load
