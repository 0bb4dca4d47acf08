"""Checks of the work in hand and the open offer in a record: a work must be as if begun here, except for payments since
then, and it can be continued.
"""

from lautta.games.roads.check.faults import (
    BAD_HELP,
    BAD_OFFER,
    BAD_OUTPUT,
    BAD_WORK_NEED,
    BAD_WORK_PLACE,
    BAD_WORK_SOURCES,
    BAD_WORK_TIME,
    NO_WORK_IN_HAND,
    NOTHING_OFFERED,
    WORK_STUCK,
)
from lautta.games.roads.check.sequence import acts
from lautta.games.roads.rules.building import fits, knows_mixture
from lautta.games.roads.rules.building_table import (
    AT_ONCE,
    COST_BOARDS,
    COST_STONE,
    INPUT,
    MAKES,
    SUBJECT_FOR,
    WOOD,
    WOOD_KINDS,
    YIELDS,
    burns_wood,
    is_secondary,
    makes_transporters,
)
from lautta.games.roads.rules.carrying import may_ride
from lautta.games.roads.rules.consent import can_pass
from lautta.games.roads.rules.helping import can_be_helped, covered, may_offer, own_stock
from lautta.games.roads.rules.map import ground, group, members, reach_of
from lautta.games.roads.rules.new_transporters import launch_site
from lautta.games.roads.rules.paying import lies_at, paid_up
from lautta.games.roads.rules.production import receivers
from lautta.games.roads.rules.research import any_upgrade
from lautta.games.roads.rules.roadwork import bridge_banks
from lautta.games.roads.rules.transporter_table import CAPACITY
from lautta.games.roads.rules.walls import wall_price
from lautta.games.roads.rules.wonder import brick_price, home_banks
from lautta.games.roads.state import (
    ASK,
    BANKS,
    BIG,
    BOARD,
    BOARDS,
    BRICK,
    BRICKS,
    BRIDGE,
    BUILD,
    BUILDING,
    DEMOLISH,
    DONKEY,
    EMPTY,
    FUEL,
    GIVE,
    GOODS,
    GOOSE,
    HARNESS,
    HELP,
    HELPS,
    INVITE,
    IRON,
    LAST_PAID,
    LAUNCH,
    MINE,
    MOVEMENT,
    NEUTRAL,
    NEW_SHAFTS,
    NO_OFFER,
    NO_WORK,
    NONE,
    PAPER,
    PRODUCTION,
    PUT,
    RESEARCH,
    ROAD,
    SCRAP,
    SHAFT,
    SLOTS,
    SOURCES,
    STONE,
    TILE_ONLY,
    UPGRADE,
    USE,
    WAGON_FACTORY,
    WALL,
    WONDER,
    Board,
    State,
    bit,
    is_water,
    load_of,
)


def work_fault(b: Board, s: State) -> int:
    """The work in hand fits this phase and place, can be and was paid, and leaves something to decide."""
    job = s.work.job
    if job in (NO_WORK, SCRAP):  # for what is to be scrapped see pieces.py
        if not nothing_else(s) or (job == NO_WORK and s.work.seat):
            return NO_WORK_IN_HAND
        return 0 if job == NO_WORK or (acts(s, s.work.seat) and s.phase == PRODUCTION) else BAD_WORK_TIME
    if s.phase != phase_of(job) or not acts(s, s.work.seat):
        return BAD_WORK_TIME
    if not place_fits(b, s):
        return BAD_WORK_PLACE
    if not sources_fit(b, s):
        return BAD_WORK_SOURCES
    if not need_fits(b, s):
        return BAD_WORK_NEED
    if not helps_fit(b, s):
        return BAD_HELP
    if job > LAST_PAID:
        return 0 if output_fits(b, s) else BAD_OUTPUT
    if s.work.out_left or (s.work.out and (job != BUILD or s.work.detail != MINE)):
        return BAD_OUTPUT
    return 0 if can_go_on(b, s) else WORK_STUCK


def nothing_else(s: State) -> bool:
    """Does the work in hand say nothing but what it is and whose?"""
    w = s.work
    if w.tile or w.target or w.kinds or w.carriers or w.givers or w.any_of or w.detail or w.banks:
        return False
    for i in range(HELPS):
        if w.help_good[i] or w.help_from[i]:
            return False
    return paid_up(s) and w.out == 0 and w.out_left == 0 and w.helps == 0


def phase_of(job: int) -> int:
    """The phase in which a work is done."""
    if job == BRICK:
        return WONDER
    return BUILDING if BUILD <= job <= DEMOLISH else PRODUCTION


# where


def place_fits(b: Board, s: State) -> bool:
    """Is the work where it can be, and about something that can be done there?"""
    job = s.work.job
    if job in (RESEARCH, UPGRADE, BUILD):
        return s.work.target < b.stores and b.site_tile[s.work.target] == s.work.tile and store_job_fits(b, s)
    if job == ROAD:
        return s.work.target < b.ends and s.work.detail == 0 and road_fits(b, s)
    if job == BRIDGE:
        return s.work.target < b.spots and s.work.detail == 0 and bridge_fits(b, s)
    if job in (WALL, DEMOLISH):
        return s.work.target < b.sides and s.work.detail == 0 and wall_fits(b, s)
    if job == BRICK:
        home = s.players[s.work.seat].home
        at_home = home != NONE and b.site_tile[home] == s.work.tile
        return at_home and s.work.target == 0 and s.work.detail == 0 and s.laid < BRICKS
    return s.work.target == s.work.tile and factory_fits(b, s)


def store_job_fits(b: Board, s: State) -> bool:
    """Research of a new subject, upgrades by a known one, or a building where it can be."""
    p, detail = s.players[s.work.seat], s.work.detail
    if s.work.job != BUILD:
        return detail <= NEW_SHAFTS and (p.research & bit(detail) != 0) == (s.work.job == UPGRADE)
    if not 0 < detail <= MINE or s.building[s.work.tile] or fits(b, s, detail, s.work.tile):
        return False
    subject = SUBJECT_FOR[detail]
    if subject != NONE and p.research & bit(subject) == 0:
        return False
    return detail != MINE or (s.work.out <= BIG and knows_mixture(s, s.work.seat, s.work.out))


def road_fits(b: Board, s: State) -> bool:
    """A road that does not exist yet, from a bank of the tile."""
    end = s.work.target
    return b.site_tile[b.end_from[end]] == s.work.tile and s.roads[b.end_link[end]] == 0


def bridge_fits(b: Board, s: State) -> bool:
    """A bridge between banks that are not connected."""
    tile, pair = b.spot_tile[s.work.target], b.spot_pair[s.work.target]
    return tile == s.work.tile and ground(s, tile, pair) & bit((pair + 1) % BANKS) == 0


def wall_fits(b: Board, s: State) -> bool:
    """A wall that the seat may build on or demolish, from a side of the tile."""
    owner = s.wall[b.side_edge[s.work.target]]
    if b.side_tile[s.work.target] != s.work.tile:
        return False
    if s.work.job == WALL:
        return owner in (EMPTY, NEUTRAL, s.work.seat + 1)
    return owner not in (EMPTY, NEUTRAL) and (owner != s.work.seat + 1 or s.own_walls != 0)


def factory_fits(b: Board, s: State) -> bool:
    """A mine for a shaft, or a factory that has begun a run with what the work says."""
    tile, detail, job = s.work.tile, s.work.detail, s.work.job
    building = s.building[tile]
    if job == SHAFT:
        known = s.players[s.work.seat].research & bit(NEW_SHAFTS) != 0
        return building == MINE and known and detail <= BIG and knows_mixture(s, s.work.seat, detail)
    if s.used[tile] == 0:
        return False
    if job == HARNESS:
        return building == WAGON_FACTORY and detail < SLOTS and donkey_fits(b, s, detail)
    if job == LAUNCH:
        return is_water(detail) and MAKES[building] == detail
    if detail != building or building == WAGON_FACTORY:
        return False
    if is_water(MAKES[building]) and launch_site(b, s, s.work.seat, tile, NONE) == NONE:
        return False
    return is_secondary(building) or (makes_transporters(building) and job == USE)


def donkey_fits(b: Board, s: State, slot: int) -> bool:
    """Can this transporter become the wagon?"""
    v, tile = s.players[s.work.seat].transporters[slot], s.work.tile
    if v.kind != DONKEY or v.carrier or v.passenger or b.site_tile[v.site] != tile:
        return False
    return ground(s, tile, b.site_bank[v.site]) & bit(s.on_bank[tile]) != 0


# from where, and how much


def banks_here(b: Board, s: State) -> int:
    """The banks that pay for the work in hand, or receive what comes of it."""
    seat, tile, job = s.work.seat, s.work.tile, s.work.job
    if job in (RESEARCH, UPGRADE, BUILD):
        return group(b, s, seat, tile, b.site_bank[s.work.target])
    if job == ROAD:
        bank = b.site_bank[b.end_from[s.work.target]]
        banks = group(b, s, seat, tile, bank)
        return ground(s, tile, bank) if banks == 0 and s.road_stone else banks
    if job == BRIDGE:
        return bridge_banks(b, s, seat, s.work.target)
    if job == BRICK:
        return home_banks(b, s, seat)
    if job in (WALL, DEMOLISH):
        return whole_groups(b, s)
    return group(b, s, seat, tile, s.on_bank[tile])


def whole_groups(b: Board, s: State) -> int:
    """The banks of the work at a wall, if they are groups of banks on its side; else 0."""
    found, side = 0, s.work.target
    for bank in range(BANKS):
        if b.side_banks[side] & bit(bank):
            banks = group(b, s, s.work.seat, s.work.tile, bank)
            if banks and banks & ~s.work.banks == 0:
                found |= banks
    return found


def sources_fit(b: Board, s: State) -> bool:
    """Do the banks and transporters that pay follow from where everybody is?"""
    w = s.work
    banks = banks_here(b, s)
    if banks == 0 or w.banks != banks or w.givers & ~w.carriers:
        return False
    carriers = members(b, s, w.seat, w.tile, banks)
    if w.job == BRICK and s.wonder_goods == TILE_ONLY:
        carriers = 0
    if w.job == PUT and w.givers:
        return w.carriers == w.givers and w.givers & ~carriers == 0
    return w.carriers == carriers


def cost(b: Board, s: State, good: int) -> int:
    """How many of a good the work in hand costs in all."""
    job = s.work.job
    if job in (USE, HARNESS):
        return INPUT[s.building[s.work.tile]][good]
    if job == RESEARCH:
        return 2 if good == GOOSE else 1 if good == PAPER else 0
    if job == BUILD:
        return COST_BOARDS[s.work.detail] if good == BOARDS else COST_STONE[s.work.detail] if good == STONE else 0
    if job == SHAFT:
        return 1 if good in (IRON, FUEL) else 0
    if job in (ROAD, BRIDGE):
        return 1 if good == STONE else 0
    if job in (WALL, DEMOLISH):
        return wall_price(b, s, s.work.target) if good == (STONE if job == WALL else BOARDS) else 0
    return 0


def any_cost(s: State) -> int:
    """How many goods of several possible kinds it costs."""
    if s.work.job == BRICK:
        return brick_price(s, s.work.seat)
    return WOOD if s.work.job == USE and burns_wood(s.building[s.work.tile]) else 0


def need_fits(b: Board, s: State) -> bool:
    """Is no more left to pay than it costs; and if a work is still being paid, is anything left to pay?"""
    w = s.work
    kinds = 0
    if w.job == BRICK:
        kinds = bit(GOODS) - 1
    elif w.job in (USE, PUT) and burns_wood(s.building[w.tile]):
        kinds = WOOD_KINDS
    if w.kinds != kinds or w.any_of > any_cost(s):
        return False
    for good in range(GOODS):
        if w.need[good] > cost(b, s, good):
            return False
    return paid_up(s) == (w.job > LAST_PAID)


def helps_fit(b: Board, s: State) -> bool:
    """Were the helpers there, did they give what the work needs, and have they room to take it back?"""
    w = s.work
    for i in range(HELPS):
        if i >= w.helps and (w.help_good[i] or w.help_from[i]):
            return False
    if w.helps and not can_be_helped(w.job):
        return False
    for i in range(w.helps):
        if w.help_from[i] // SLOTS == w.seat or w.help_from[i] // SLOTS >= s.seats:
            return False
        if not has_room(b, s, w.help_from[i]):
            return False
    own_wait = can_be_helped(w.job) and not covered(b, s)  # the seat's own goods have not paid for anything yet
    for good in range(GOODS):
        helped = 0
        for i in range(w.helps):
            helped += w.help_good[i] == good
        whole = cost(b, s, good)
        if w.need[good] + helped > whole or (own_wait and w.need[good] + helped < whole):
            return False
    return True


def has_room(b: Board, s: State, partner: int) -> bool:
    """Is a helper there, with room for everything that it has given?"""
    v, given = s.players[partner // SLOTS].transporters[partner % SLOTS], 0
    for i in range(s.work.helps):
        given += s.work.help_from[i] == partner
    if v.kind == 0 or v.passenger or load_of(v) + given > CAPACITY[v.kind] or b.site_tile[v.site] != s.work.tile:
        return False
    return reach_of(b, s, v) & s.work.banks != 0


def can_go_on(b: Board, s: State) -> bool:
    """Is there enough to pay with? A work that others should help with can also be given up."""
    if not covered(b, s):
        return True
    total = 0
    for good in range(GOODS):
        there = 0
        for source in range(SOURCES):
            there += lies_at(b, s, source, good)
        if there < s.work.need[good]:
            return False
        total += there if s.work.kinds & bit(good) else 0
    return total >= s.work.any_of


def output_fits(b: Board, s: State) -> bool:
    """Is there something to choose once everything is paid: room for output, water for a boat, a factory to upgrade?"""
    w = s.work
    if w.job != PUT and (w.out or w.out_left):
        return False
    if w.job == LAUNCH:
        return launch_site(b, s, w.seat, w.tile, NONE) != NONE
    if w.job == UPGRADE:
        return any_upgrade(b, s)
    building = s.building[w.tile]
    return w.out == YIELDS[building] and 0 < w.out_left <= AT_ONCE[building] and receivers(s) != 0


# the open offer


def offer_fault(b: Board, s: State) -> int:
    """The offer could be made now, and can be carried out."""
    o = s.offer
    if o.kind == NO_OFFER:
        return NOTHING_OFFERED if o.seat or o.to or o.slot or o.other or o.good else 0
    if o.seat == o.to or max(o.seat, o.to) >= s.seats or not acts(s, o.seat):
        return BAD_OFFER
    if may_offer(s, o.seat, o.kind, o.to, o.good) or (o.kind == HELP) != (s.work.job != NO_WORK):
        return BAD_OFFER
    own, theirs = s.players[o.seat].transporters[o.slot], s.players[o.to].transporters[o.other]
    if o.kind in (GIVE, ASK):
        if s.phase not in (PRODUCTION, MOVEMENT):
            return BAD_OFFER
        if o.kind == GIVE:
            return BAD_OFFER if can_pass(b, s, o.seat, o.slot, o.to, o.other, o.good) else 0
        return BAD_OFFER if can_pass(b, s, o.to, o.other, o.seat, o.slot, o.good) else 0
    if o.kind in (INVITE, BOARD):
        if s.phase != MOVEMENT or o.good:
            return BAD_OFFER
        reason = may_ride(b, s, own, theirs) if o.kind == INVITE else may_ride(b, s, theirs, own)
        return BAD_OFFER if reason else 0
    return 0 if help_fits(b, s) else BAD_OFFER


def help_fits(b: Board, s: State) -> bool:
    """Is the good that another player is asked for needed and there?"""
    o, w = s.offer, s.work
    v = s.players[o.to].transporters[o.other]
    if o.seat != w.seat or o.slot or not can_be_helped(w.job) or w.helps >= HELPS:
        return False
    if v.cargo[o.good] == 0 or b.site_tile[v.site] != w.tile or reach_of(b, s, v) & w.banks == 0:
        return False
    return own_stock(b, s, o.good) < w.need[o.good]
