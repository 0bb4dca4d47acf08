"""What may be done, from the rules alone: the notation of every legal action."""

from dataclasses import replace
from itertools import product

from tests.games.tigris.naive.world import (
    BLUE,
    COLOURS,
    EVERY,
    INITIALS,
    LEADERS,
    MONUMENTS,
    RED,
    TILES,
    World,
    name,
)


def legal(w: World) -> set[str]:
    """The notation of everything that the one who decides may do."""
    by_phase = {
        "act": actions,
        "war": lambda w: {f"war {LEADERS[colour]}" for colour in w.wars},
        "support": supports,
        "build": monuments,
        "treasure": leaves,
        "over": lambda w: set(),
    }
    return by_phase[w.phase](w)


def decider(w: World) -> int | None:
    if w.phase == "over":
        return None
    return w.asked if w.phase in ("support", "treasure") else w.seat


def actions(w: World) -> set[str]:
    return places(w) | positions(w) | withdrawals(w) | catastrophes(w) | swaps(w) | {"pass"}


def places(w: World) -> set[str]:
    taken, kingdoms, found = w.taken(), w.kingdoms(), set()
    for at in EVERY:
        touched = sum(bool(realm & set(_beside(at))) for realm in kingdoms)
        if at in taken or touched > 2:
            continue
        for colour, tile in enumerate(TILES):
            if w.seats[w.seat].hand[colour] and (colour == BLUE) == (at in w.river):
                found.add(f"place {tile} {name(at)}")
    return found


def positions(w: World) -> set[str]:
    found = set()
    for colour, leader in enumerate(LEADERS):
        stands = w.where(w.seat, colour)
        lifted = replace(w, leaders={at: who for at, who in w.leaders.items() if at != stands})
        kingdoms, taken = lifted.kingdoms(), lifted.taken()
        for at in w.land - taken - {stands}:
            near = set(_beside(at))
            if any(w.tiles.get(other) == RED for other in near) and sum(bool(realm & near) for realm in kingdoms) < 2:
                found.add(f"position {leader} {name(at)}")
    return found


def withdrawals(w: World) -> set[str]:
    return {f"withdraw {leader}" for colour, leader in enumerate(LEADERS) if w.where(w.seat, colour)}


def catastrophes(w: World) -> set[str]:
    if not w.seats[w.seat].catastrophes:
        return set()
    closed = set(w.leaders) | w.treasures | w.down
    if w.options["catastrophes"] == "once":
        closed |= w.ruins
    return {f"destroy {name(at)}" for at in EVERY if at not in closed}


def bundles(hand: list[int], least: int, most: int) -> set[str]:
    """Every choice of so many tiles of a hand, by their initials."""
    chosen = product(*(range(count + 1) for count in hand))
    return {"".join(i * n for i, n in zip(INITIALS, c, strict=True)) for c in chosen if least <= sum(c) <= most}


def swaps(w: World) -> set[str]:
    return {f"swap {tiles}" for tiles in bundles(w.seats[w.seat].hand, 1, 6)}


def supports(w: World) -> set[str]:
    held = w.seats[w.asked].hand[RED if w.conflict == "revolt" else w.colour]
    found = set()
    for n in range(held + 1):
        useful = w.attack + n > w.defence if w.asked == w.attacker else w.defence + n == w.attack + w.added
        if n == 0 or w.options["support"] == "free" or useful:
            found.add(f"support {n}")
    return found


def monuments(w: World) -> set[str]:
    assert w.placed is not None
    choices = product(w.monuments_for(w.tiles[w.placed]), w.squares_of_four())
    return {f"build {MONUMENTS[m]} {name(corner)}" for m, corner in choices} | {"decline"}


def leaves(w: World) -> set[str]:
    trader = w.where(w.asked, COLOURS.index("green"))
    assert trader is not None
    return {f"leave {name(at)}" for at in w.to_leave(w.region(trader))}


def _beside(at: tuple[int, int]) -> list[tuple[int, int]]:
    return [(at[0] - 1, at[1]), (at[0] + 1, at[1]), (at[0], at[1] - 1), (at[0], at[1] + 1)]
