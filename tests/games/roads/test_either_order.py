"""Chapter: order of play. Where two seats are not said to meet, it makes no difference which of them plays first.

Crowded positions are drawn at random, and for each seat a whole phase, played as if it were alone. Two of these are
then played one after the other, and the other way round.
"""

from collections import Counter

import pytest
from tests.games.roads.games import bridge_and_wall, picked
from tests.games.roads.positions import position

from lautta.core.chance import Chooser, choose
from lautta.core.game import GameState
from lautta.games.roads.rules.building import fits
from lautta.games.roads.rules.contest import pair
from lautta.games.roads.rules.plans import PLANS
from lautta.games.roads.rules.transporter_table import CAPACITY
from lautta.games.roads.state import BANK, BUILDING, CALLING, GOOD_NAMES, GOODS, MINE, OIL_RIG, OPEN_SEA, SLOTS, load_of

PICTURES = (
    "p p p p p\nw p r p p",
    "p . . p\np . . p\np p . r",
    "m:e p:w,e p:w,e . p\np p p . p",
    "m:e p:w,e p:w,se p\nd p p:nw,e p:w,e .",
)
BEFORE = {"production": "wonder", "movement": "production", "building": "movement"}
CARGO = ("boards", "boards", "stone", "stone", "trunks", "trunks", "goose", "goose", "goose", "paper", "paper", "iron",
         "fuel")  # fmt: skip
STEPS = 14  # of a seat, before it would like to be done


def crowd(seed: int, phase: str) -> GameState | None:
    """A phase begins: transporters close together, a few goods, factories, roads and walls; None if that cannot be."""
    chooser = Chooser(seed, 4)
    seats = 2 + choose(chooser, 3)
    options = {"road_stone": "either_end"} if choose(chooser, 8) == 0 else {}
    state = position(PICTURES[choose(chooser, len(PICTURES))], f"seats {seats}\nphase {BEFORE[phase]}\n", **options)
    furnish(state, chooser)
    s, b = state.record, state.board.record
    for seat in range(seats):
        s.players[seat].research = choose(chooser, 128)
        for slot in range(1 + choose(chooser, 3)):
            station(state, seat, slot, chooser)
    for seat in range(seats):
        embark(state, seat, chooser)
    for _ in range(choose(chooser, 3)):
        s.goods[choose(chooser, b.banks)][a_good(chooser)] += 1
    if state.engine.validate(b, s):
        return None
    while not state.over and state.phase != phase:
        state.apply("agree" if s.stage == CALLING else "done", state.to_move[0])
    while not state.over and s.stage == CALLING:
        state.apply("agree", state.to_move[0])
    return None if state.over else state


def a_good(chooser: Chooser) -> int:
    return GOOD_NAMES.index(CARGO[choose(chooser, len(CARGO))])


def furnish(state: GameState, chooser: Chooser) -> None:
    """Roads, bridges, walls, and buildings that do not produce by themselves."""
    s, b = state.record, state.board.record
    for link in range(b.links):
        s.roads[link] = choose(chooser, 2)
    bridge_and_wall(state, chooser, 8)
    for tile in range(b.tiles):
        building = OIL_RIG + choose(chooser, MINE - OIL_RIG + 1)
        if choose(chooser, 2) and not fits(b, s, building, tile):
            s.building[tile], s.on_bank[tile] = building, choose(chooser, b.bank_count[tile])


def station(state: GameState, seat: int, slot: int, chooser: Chooser) -> None:
    """A transporter somewhere, perhaps with goods."""
    s, b = state.record, state.board.record
    v, site = s.players[seat].transporters[slot], choose(chooser, b.sites)
    v.kind, v.site = 1 + choose(chooser, 3) + (0 if b.site_kind[site] == BANK else 3), site
    for _ in range(choose(chooser, 5)):
        if load_of(v) < CAPACITY[v.kind]:
            v.cargo[a_good(chooser)] += 1


def embark(state: GameState, seat: int, chooser: Chooser) -> None:
    """Now and then a transporter is carried by another one, perhaps by another player's."""
    s = state.record
    place, other, slot = choose(chooser, SLOTS), choose(chooser, s.seats), choose(chooser, SLOTS)
    v, rider = s.players[other].transporters[slot], s.players[seat].transporters[place]
    if not v.kind or not rider.kind or (seat, place) == (other, slot) or v.carrier or v.passenger or rider.passenger:
        return
    v.passenger, v.passenger_seat, rider.carrier, rider.carrier_seat = place + 1, seat, slot + 1, other
    rider.site = v.site
    for good in range(GOODS):
        v.cargo[good] = rider.cargo[good] = 0


def alone(state: GameState, seat: int, seed: int) -> list[str]:
    """What a seat does in this phase, at random, as if nobody else played, and asking nobody."""
    trial, plan, chooser, phase = state.copy(), list[str](), Chooser(seed, seat), state.phase
    while trial.phase == phase and seat in trial.to_move and plan[-1:] != ["done"]:
        kinds: dict[str, list[str]] = {}
        for code in trial.legal(seat):
            if not PLANS.is_open(trial.space, code) and not asks(trial, seat, code):
                kinds.setdefault(trial.space.decode(code)[0].name, []).append(str(code))
        code = int(kinds["done"][0] if len(plan) > STEPS and "done" in kinds else picked(kinds, chooser))
        plan.append(trial.space.text(code))
        trial.apply(code, seat)
    return plan


def asks(state: GameState, seat: int, code: int) -> bool:
    """Does this need another seat: its consent, its help, or its boat to leave a goose with at sea?"""
    if PLANS.is_offer(state.space, code):
        return True
    action, args = state.space.decode(code)
    if action.name == "leave":
        return at_sea(state, seat, args[0])
    if state.record.work.job or state.record.phase != BUILDING or action.name == "done":
        return False
    begun = state.copy()
    begun.apply(code, seat)
    return begun.record.work.job != 0 and begun.why_not("drop", seat) is None


def at_sea(state: GameState, seat: int, slot: int) -> bool:
    """Is a transporter out at sea?"""
    v = state.record.players[seat].transporters[slot]
    return bool(state.board.record.site_kind[v.site] == OPEN_SEA)


def after(state: GameState, *plans: tuple[int, list[str]]) -> GameState | str:
    """The position after whole phases in this order; or what could not be done, and why."""
    trial = state.copy()
    for seat, plan in plans:
        for action in plan:
            reason = trial.why_not(action, seat)
            if reason:
                return f"{seat + 1}: {action}: {reason.name}"
            trial.apply(action, seat)
    return trial


def ended(state: GameState | str) -> str:
    """The position once the others are done too, without what is noted for a phase only."""
    if isinstance(state, str):
        return state
    while len(state.to_move) and state.public()["stage"] == "playing" and not state.record.may_call:
        state.apply("done", state.to_move[0])
    return state.text()


def gives(state: GameState, seat: int, plan: list[str], other: int) -> bool:
    """Does a seat leave goods where another one stands? That is its own choice, see contest.py."""
    then, b = after(state, (seat, plan)), state.board.record
    assert isinstance(then, GameState)
    there = {b.site_tile[v.site] for v in state.record.players[other].transporters if v.kind}
    before, now = state.record.goods, then.record.goods
    return any(
        b.site_tile[store] in there and now[store][good] > before[store][good]
        for store in range(b.stores)
        for good in range(GOODS)
    )


def compare(phase: str, seeds: range) -> Counter[str]:
    """In how many positions pairs of seats were said to meet, and in how many not."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        state = crowd(seed, phase)
        if state is None:
            continue
        plans = {seat: alone(state, seat, seed) for seat in range(state.players)}
        for one in plans:
            for other in range(one + 1, state.players):
                first, second = (one, plans[one]), (other, plans[other])
                if phase == "production" and (gives(state, *first, other) or gives(state, *second, one)):
                    continue
                results = ended(after(state, first, second)), ended(after(state, second, first))
                same = results[0] == results[1]
                meet = bool(state.record.rivals & pair(one, other))
                seen["meet" if meet else "free"] += 1
                seen["clash"] += not same
                assert same or meet, f"{seed}: {first} {second}\n{results[0]}\n{results[1]}\n{state.text()}"
    return seen


@pytest.mark.parametrize("phase", BEFORE)
def test_who_does_not_meet_may_play_in_either_order(phase: str) -> None:
    seen = compare(phase, range(40))
    assert min(seen["meet"], seen["free"]) > 5 and seen["clash"], seen


@pytest.mark.soak
@pytest.mark.parametrize("phase", BEFORE)
def test_nor_in_thousands_of_positions(phase: str) -> None:
    compare(phase, range(1000, 9000))
