"""Chapter: production. Primary producers and mines, factories run by players, and what happens unattended."""

from lautta.core.chance import alike, below
from lautta.games.roads.rules.breeding import breed_geese, transporters_on
from lautta.games.roads.rules.building_table import (
    AT_ONCE,
    INPUT,
    MAKES,
    RUNS,
    WOOD,
    WOOD_KINDS,
    YIELDS,
    burns_wood,
    is_primary,
    is_secondary,
    makes_transporters,
)
from lautta.games.roads.rules.map import busy, ground, group, lying, members, stock, store_of
from lautta.games.roads.rules.new_transporters import can_launch
from lautta.games.roads.rules.paying import open_work
from lautta.games.roads.rules.reasons import (
    NO_FACTORY,
    NO_TRANSPORTER_THERE,
    NO_WATER,
    NOT_A_RECEIVER,
    NOTHING_IN_HAND,
    OUT_OF_REACH,
    OUTPUT_DONE,
    TOO_LITTLE_INPUT,
    WRONG_KIND,
)
from lautta.games.roads.rules.transporter_table import room_of
from lautta.games.roads.state import (
    BANK,
    BOARDS,
    DONKEY,
    GOLD,
    GOODS,
    GOOSE,
    HARNESS,
    IRON,
    MINE,
    PAPER,
    PRODUCTION,
    PUT,
    SLOTS,
    TRUNKS,
    USE,
    WAGON_FACTORY,
    Board,
    State,
    bit,
    is_water,
)

# by itself


def produce(b: Board, s: State) -> None:
    """Do what happens before anybody acts: geese breed, mines are drawn from, primary producers give."""
    for tile in range(b.tiles):
        s.used[tile] = 0
        s.drawn[tile] = 0
    for tile in range(b.tiles):
        breed_geese(b, s, tile)
        if s.building[tile] == MINE:
            mine(b, s, tile)
        elif is_primary(s.building[tile]):
            s.goods[store_of(b, tile, s.on_bank[tile])][YIELDS[s.building[tile]]] += 1


def mine(b: Board, s: State, tile: int) -> None:
    """A mine gives a counter out of its bag: drawn, or when playing alone of the good it has more of, gold if equal."""
    gold, iron = s.bag_gold[tile], s.bag_iron[tile]
    if gold + iron == 0:
        return
    if s.seats == 1:
        drawn = given_alone(gold, iron)
    else:
        alike(s.chance, gold)
        alike(s.chance, iron)
        lot = below(s.chance, gold + iron)
        drawn = GOLD if lot < gold else IRON
        s.shown += 1
    if drawn == GOLD:
        s.bag_gold[tile] -= 1
    else:
        s.bag_iron[tile] -= 1
    s.drawn[tile] = drawn + 1
    s.goods[store_of(b, tile, s.on_bank[tile])][drawn] += 1


def given_alone(gold: int, iron: int) -> int:
    """The good that a mine gives a single player: that of which there is more in its bag, gold if equal."""
    return GOLD if gold >= iron else IRON


# by players


def has_input(b: Board, s: State, seat: int, tile: int, banks: int) -> bool:
    """Is there input for one run of the factory on these banks and on the seat's transporters there?"""
    building = s.building[tile]
    for good in range(GOODS):
        need = INPUT[building][good]
        if need and stock(b, s, seat, tile, banks, good) < need:
            return False
    if burns_wood(building):
        wood = stock(b, s, seat, tile, banks, TRUNKS) + stock(b, s, seat, tile, banks, BOARDS)
        return wood >= WOOD
    return True


def check_use(b: Board, s: State, seat: int, tile: int) -> int:
    """Check running a factory once: with a transporter in its reach, and input there."""
    reason = busy(s, PRODUCTION)
    if reason:
        return reason
    building = s.building[tile]
    if (not is_secondary(building) and not makes_transporters(building)) or building == WAGON_FACTORY:
        return NO_FACTORY
    banks = group(b, s, seat, tile, s.on_bank[tile])
    if banks == 0:
        return OUT_OF_REACH
    if s.used[tile] >= RUNS[building]:
        return OUTPUT_DONE
    if not has_input(b, s, seat, tile, banks):
        return TOO_LITTLE_INPUT
    if is_water(MAKES[building]) and not can_launch(b, s, seat, tile):
        return NO_WATER
    return 0


def prepare_use(b: Board, s: State, seat: int, tile: int) -> None:
    """Begin a run: its input has to be paid."""
    building = s.building[tile]
    banks = group(b, s, seat, tile, s.on_bank[tile])
    open_work(s, seat, USE, tile, tile, building)
    ask_input(b, s, seat, tile, banks)
    if burns_wood(building):
        s.work.any_of, s.work.kinds = WOOD, WOOD_KINDS


def ask_input(b: Board, s: State, seat: int, tile: int, banks: int) -> None:
    """Set what the factory takes, from these banks and the seat's transporters that reach them."""
    for good in range(GOODS):
        s.work.need[good] = INPUT[s.building[tile]][good]
    s.work.banks = banks
    s.work.carriers = members(b, s, seat, tile, banks)
    s.used[tile] += 1


def check_harness(b: Board, s: State, seat: int, slot: int) -> int:
    """Check making a wagon from a donkey and two boards, at a wagon factory."""
    reason = busy(s, PRODUCTION)
    if reason:
        return reason
    v = s.players[seat].transporters[slot]
    if v.kind == 0:
        return NO_TRANSPORTER_THERE
    if v.kind != DONKEY or v.carrier or v.passenger or b.site_kind[v.site] != BANK:
        return WRONG_KIND
    tile = b.site_tile[v.site]
    if s.building[tile] != WAGON_FACTORY:
        return NO_FACTORY
    if ground(s, tile, b.site_bank[v.site]) & bit(s.on_bank[tile]) == 0:
        return OUT_OF_REACH
    if s.used[tile] >= RUNS[WAGON_FACTORY]:
        return OUTPUT_DONE
    banks = group(b, s, seat, tile, s.on_bank[tile])
    return 0 if has_input(b, s, seat, tile, banks) else TOO_LITTLE_INPUT


def prepare_harness(b: Board, s: State, seat: int, slot: int) -> None:
    """Begin making a wagon of the named donkey: the boards have to be paid."""
    tile = b.site_tile[s.players[seat].transporters[slot].site]
    banks = group(b, s, seat, tile, s.on_bank[tile])
    open_work(s, seat, HARNESS, tile, tile, slot)
    ask_input(b, s, seat, tile, banks)


# output


def bring_out(b: Board, s: State) -> None:
    """Bring out the goods once the input is paid; they have to be placed."""
    building = s.building[s.work.tile]
    s.work.out, s.work.out_left, s.work.job = YIELDS[building], AT_ONCE[building], PUT
    if s.work.givers:
        s.work.carriers = s.work.givers


def receivers(s: State) -> int:
    """The transporters with room for output: those that gave input, or if none did, any of the seat's there."""
    found = 0
    for slot in range(SLOTS):
        if s.work.carriers & bit(slot) and room_of(s.players[s.work.seat].transporters[slot]) > 0:
            found |= bit(slot)
    return found


def place_output(b: Board, s: State) -> None:
    """Place what leaves no choice; what fits on no transporter stays on the tile."""
    while s.work.out_left:
        able = receivers(s)
        if able == 0:
            s.goods[store_of(b, s.work.tile, s.on_bank[s.work.tile])][s.work.out] += s.work.out_left
            s.work.out_left = 0
        elif able & (able - 1) == 0 or all_room(s, able) <= s.work.out_left:
            put_first(s, able)
        else:
            return


def all_room(s: State, slots: int) -> int:
    """How much these transporters have room for together."""
    total = 0
    for slot in range(SLOTS):
        if slots & bit(slot):
            total += room_of(s.players[s.work.seat].transporters[slot])
    return total


def put_first(s: State, slots: int) -> None:
    """Put one piece of output on the first of these."""
    for slot in range(SLOTS):
        if slots & bit(slot):
            put_on(s, slot)
            return


def put_on(s: State, slot: int) -> None:
    """Put one piece of output on a transporter."""
    s.players[s.work.seat].transporters[slot].cargo[s.work.out] += 1
    s.work.out_left -= 1


def check_put(s: State, slot: int) -> int:
    """Check choosing the transporter for one piece of output."""
    if s.work.job != PUT:
        return NOTHING_IN_HAND
    return 0 if receivers(s) & bit(slot) else NOT_A_RECEIVER


# unattended


def work_off(b: Board, s: State) -> None:
    """When all players are done, factories use what lies there, and geese with paper vanish."""
    for tile in range(b.tiles):
        building = s.building[tile]
        if is_secondary(building) or (makes_transporters(building) and building != WAGON_FACTORY):
            banks = ground(s, tile, s.on_bank[tile])
            while s.used[tile] < RUNS[building] and input_lies_there(b, s, tile, banks):
                s.used[tile] += 1
                take_input(b, s, tile, banks)
                if is_secondary(building):
                    s.goods[store_of(b, tile, s.on_bank[tile])][YIELDS[building]] += AT_ONCE[building]
        lose_research(b, s, tile)


def input_lies_there(b: Board, s: State, tile: int, banks: int) -> bool:
    """Does the input of one run lie there?"""
    building = s.building[tile]
    for good in range(GOODS):
        need = INPUT[building][good]
        if need and lying(b, s, tile, banks, good) < need:
            return False
    if burns_wood(building):
        return lying(b, s, tile, banks, TRUNKS) + lying(b, s, tile, banks, BOARDS) >= WOOD
    return True


def take_input(b: Board, s: State, tile: int, banks: int) -> None:
    """Use up the input of one run, boards before trunks."""
    building = s.building[tile]
    for good in range(GOODS):
        take_lying(b, s, tile, banks, good, INPUT[building][good])
    if burns_wood(building):
        boards = min(WOOD, lying(b, s, tile, banks, BOARDS))
        take_lying(b, s, tile, banks, BOARDS, boards)
        take_lying(b, s, tile, banks, TRUNKS, WOOD - boards)


def take_lying(b: Board, s: State, tile: int, banks: int, good: int, count: int) -> None:
    """Remove goods from these banks."""
    left = count
    for bank in range(b.bank_count[tile]):
        if banks & bit(bank):
            place = store_of(b, tile, bank)
            some = min(left, s.goods[place][good])
            s.goods[place][good] -= some
            left -= some


def lose_research(b: Board, s: State, tile: int) -> None:
    """Two geese and a paper that nobody carries vanish, as often as there are such sets."""
    if s.loose_research and transporters_on(b, s, tile) > 0:
        return
    done = 0
    for bank in range(b.bank_count[tile]):
        banks = ground(s, tile, bank)
        if done & bit(bank) == 0:
            done |= banks
            while lying(b, s, tile, banks, GOOSE) >= 2 and lying(b, s, tile, banks, PAPER) >= 1:
                take_lying(b, s, tile, banks, GOOSE, 2)
                take_lying(b, s, tile, banks, PAPER, 1)
