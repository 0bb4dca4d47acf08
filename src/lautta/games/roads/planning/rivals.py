"""Forecast of the others' goods: everything is free for all in this game, so the first to arrive gets it."""

from lautta.games.roads.planning.routes import arrives
from lautta.games.roads.planning.timetable import FAR, TURN, Desk, Timetable
from lautta.games.roads.state import DONKEY, GOODS, NONE, SLOTS, Board, State

# What lies there now is gone before the seat comes; others' homes are as near, and what is built there is theirs;
# others come and go there, and take half of what is produced.
TAKEN, FOREIGN, SHARED = 1, 2, 4
NEARBY = 2 * TURN  # how far from their homes others come and go, at least


def see_rivals(b: Board, s: State, t: Timetable, d: Desk, seat: int) -> None:
    """Note what others will have."""
    for store in range(b.stores):
        d.theirs[store] = 0
        if s.seats > 1:
            home = from_home(b, s, t, d, seat, store)
            for other in range(s.seats):
                if other != seat:
                    theirs = from_home(b, s, t, d, other, store)
                    if theirs <= home and theirs < FAR:
                        d.theirs[store] |= FOREIGN | SHARED
                    elif theirs <= NEARBY:
                        d.theirs[store] |= SHARED
            if worth_a_look(b, s, store):
                if is_taken(b, s, t, d, seat, store):
                    d.theirs[store] |= TAKEN


def worth_a_look(b: Board, s: State, store: int) -> bool:
    """Does anything lie in a store, or does a building stand there?"""
    tile = b.site_tile[store]
    if s.building[tile] and s.on_bank[tile] == b.site_bank[store]:
        return True
    for good in range(GOODS):
        if s.goods[store][good]:
            return True
    return False


def is_taken(b: Board, s: State, t: Timetable, d: Desk, seat: int, store: int) -> bool:
    """Can somebody else be there sooner, or as soon where others come and go?"""
    own = soonest(b, s, t, d, seat, store)
    for other in range(s.seats):
        if other != seat:
            time = soonest(b, s, t, d, other, store)
            if time < own or (time == own and d.theirs[store] & FOREIGN > 0):
                return True
    return False


def from_home(b: Board, s: State, t: Timetable, d: Desk, seat: int, store: int) -> int:
    """How long a donkey takes from a seat's home to a store, FAR if it never gets there."""
    if s.players[seat].home == NONE:
        return FAR
    time = arrives(b, s, t, d, DONKEY, s.players[seat].home, t.start, store)
    return min(FAR, time - t.start)


def soonest(b: Board, s: State, t: Timetable, d: Desk, seat: int, store: int) -> int:
    """When a transporter of a seat can be at a store, FAR if none ever can."""
    best = FAR
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if v.kind and v.carrier == 0:
            time = arrives(b, s, t, d, v.kind, v.site, t.start, store)
            best = min(best, time)
    return best
