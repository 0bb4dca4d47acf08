"""A crowded map of Roads & Boats, 95 tiles and 300 goods, and somebody who looks at it in a real browser."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import lautta
from bench.browsing import Person, chromium, served

if TYPE_CHECKING:
    from tests.page.visitor import Visitor

BOARD, GOODS = "waterways", 300
KINDS = ("trunks", "boards", "stone", "clay", "fuel", "iron")


def position(players: int, donkeys: int) -> str:
    """Goods all over the map, and so many donkeys of each player around their home."""
    banks = lautta.game("roads").board(BOARD).names["banks"]
    lies: dict[str, dict[str, int]] = {}
    for number in range(GOODS):
        there = lies.setdefault(banks[number * 7 % len(banks)], {})
        kind = KINDS[number % len(KINDS)]
        there[kind] = there.get(kind, 0) + 1
    goods = "\n".join(
        f"  {place}: " + ", ".join(f"{count} {kind}" for kind, count in there.items()) for place, there in lies.items()
    )
    seats = [str(seat) for seat in range(1, players + 1)]
    laid = "".join(seats) if players > 1 else "x" * 17  # the first rows are nobody's for one alone
    text = (
        f"lautta position 1\ngame roads\nboard {BOARD}\nseats {players}\nturn 5\nphase movement\nstage playing\n"
        f"waiting {' '.join(seats)}\nrow {' '.join(seats)}\nchart {' '.join(reversed(seats))}\n"
        f"wonder {laid}nnnnn\nneutral 5\ngoods\n{goods}\n"
    )
    with_goods = [bank for bank in banks if bank in lies]
    for seat in range(players):
        first = len(with_goods) * seat // players
        places = [with_goods[first + step] for step in range(donkeys)]
        text += f"player {seat + 1}\n  home {places[0]}\n  transporters\n"
        text += "".join(f"    t{slot} donkey {place}; points 2\n" for slot, place in enumerate(places, 1))
    return text


@contextmanager
def seated(text: str, names: tuple[str, ...], width: int, height: int) -> Iterator[tuple["Visitor", str, list[Person]]]:
    """The page of the first of these people, who has not opened it yet, their table, which stands as a position says,
    and all of them, to play through the API; raises where the page complained.
    """
    from tests.page.chrome import FLAGS
    from tests.page.prepared import prepare
    from tests.page.visitor import Visitor

    from lautta.server.table.seating import Sitting

    with served() as (address, database), chromium(FLAGS) as browser:
        people = [Person(address, name) for name in names]
        seats = [Sitting("person", name, each.name) for name, each in zip(names, people, strict=True)]
        table = prepare(database, "roads", text, seats)
        page = browser.new_page(viewport={"width": width, "height": height})
        page.add_init_script(f"localStorage.setItem('lautta-token', '{people[0].token}')")
        visitor = Visitor(page, address)
        yield visitor, table, people
        assert not visitor.complaints, visitor.complaints
