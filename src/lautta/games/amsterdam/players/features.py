"""A seat's view of a position as numbers for a network.

They do not depend on names of routes, places, contracts or colours: they are distances, counts, and the needs of the
seat's plan. So a network can play cities on which it was not trained.
"""

from lautta.core.bits import count_bits, each_bit, lowest_bit
from lautta.core.current_game import ONE, Inputs, put
from lautta.games.amsterdam.players.afterstates import ended
from lautta.games.amsterdam.players.board_analysis import (
    FAR,
    PLANNED,
    BoardAnalysis,
    apart,
    help_of_unknown,
    look,
    measure,
    nearest,
    plan_contract,
    plan_nothing,
    together,
    unite,
    unknown_cards,
)
from lautta.games.amsterdam.rules.scoring import end_bonus, places_touched
from lautta.games.amsterdam.state import (
    BY_DISTRICTS,
    BY_PLACES,
    KINDS,
    LENGTH,
    NONE,
    OVER,
    RANK_BY_TOKENS,
    SEATS,
    SETUP,
    Board,
    Player,
    State,
    bit,
)

MOST = 127  # amounts go no further
SLOTS = 4  # contracts of the plan that are told one by one
NEAR_PRICE = 25
TOP = 3  # kinds of a hand, and wanted kinds, that are told one by one
SHORT = 4  # routes for which fewer cards are missing are told apart by what they give


def begins(*widths: int) -> tuple[int, ...]:
    """Where things of these widths begin that lie one behind the other, and where all of them end."""
    return tuple(sum(widths[:place]) for place in range(len(widths) + 1))


# Where the inputs of a part begin, from the beginning of the part.
PHASE, MOVER, PLAYING, LAST, OWN_LAST, POOL, BONUS, COLOURS, COURSE_COUNTS, COURSE_SIZE = begins(
    5, 4, 3, 5, 2, 4, 4, KINDS, 5
)
CARTS, HAND, TOKENS, CONTRACTS_HELD, KNOWN_WILDS, KNOWN, AHEAD, TOKENS_AHEAD, SEAT_COUNTS, SEAT_SIZE = begins(
    18, 14, 9, 8, 4, 6, 20, 9, 4
)
WILDS, SETS, OPEN_OF_SETS, UNKNOWN, SURPLUS, HELD_SIZE = begins(8, 8 * TOP, 4 * TOP, 1, 8 * TOP)
FATE, WORTH, SPACES, PATH, MISSING, NEEDED, SLOT_COUNTS, SLOT_SIZE = begins(4, 10, 9, 6, 9, 16, 3)
DONE, GIVEN_UP, SPARE, LACKING, DUE, READY, TOUCHED, ALONE, PLAN_COUNTS, PLAN_SIZE = begins(
    7, 5, 18, 16, 24, 6, 5, 5, 11
)
USEFUL, OPEN_WILDS, GAPS, WANTED, WANTED_COUNTS, ROW_SIZE = begins(6, 4, 4, 20 * TOP, TOP)
NEAREST, NEAREST_TOKEN, FREE_COUNT, FREE_TOKENS, FREE_BEST, FREE_SIZE = begins(7 * LENGTH, 7, LENGTH, 1, SHORT)
DETOUR, CLOSED, DETOUR_COUNT, DANGER_SIZE = begins(10, 4, 1)
JOINED, NEAR, OTHERS_JOINED, UNSEEN_SIZE = begins(10, 2, 3 * 11)

# Where the parts begin: the course of the game; each seat, from the one that looks; the hand; the contracts of the
# plan; the plan as a whole; the row; routes for points; contracts that the seat has not.
COURSE, SEAT, HELD, SLOT, PLAN, OPEN, FREE, UNSEEN, DANGER, INPUTS = begins(
    COURSE_SIZE, SEATS * SEAT_SIZE, HELD_SIZE, SLOTS * SLOT_SIZE, PLAN_SIZE, ROW_SIZE, FREE_SIZE, UNSEEN_SIZE,
    DANGER_SIZE,
)  # fmt: skip


def observe(b: Board, s: State, w: BoardAnalysis, seat: int, x: Inputs) -> None:
    """Write what a seat sees."""
    look(b, s, w, seat)
    see_course(b, s, seat, x)
    for step in range(s.seats):
        see_seat(b, s, seat, step, x)
    see_hand(b, w, s.players[seat], x)
    see_plan(b, s, w, s.players[seat], x)
    see_row(b, s, w, s.players[seat], x)
    see_free(b, s, w, s.players[seat], x)
    see_unseen(b, s, w, seat, x)
    see_danger(b, w, s.players[seat], x)


def level(x: Inputs, first: int, count: int, value: int) -> None:
    """One of `count` inputs: that of the value, or the last or the first one."""
    put(x, first + min(max(value, 0), count - 1), ONE)


def soft(x: Inputs, first: int, count: int, value: int, lower_by_one: int) -> None:
    """The same where the value is one lower with a chance, in parts of ONE."""
    if lower_by_one == 0 or value <= 0 or value >= count:
        level(x, first, count, value)
    else:
        put(x, first + value, ONE - lower_by_one)
        put(x, first + value - 1, lower_by_one)


def number(x: Inputs, index: int, amount: int) -> None:
    """A number by itself."""
    put(x, index, min(max(amount, -MOST), MOST))


# the course of the game, and what is seen of each seat


def see_course(b: Board, s: State, seat: int, x: Inputs) -> None:
    """Phase, whose turn it is, how many play, last turns, and what is left to draw."""
    over = ended(s)
    level(x, COURSE + PHASE, 5, OVER if over else s.phase)
    if s.phase != SETUP and not over:
        level(x, COURSE + MOVER, 4, (s.seat - seat + s.seats) % s.seats)
    level(x, COURSE + PLAYING, 3, s.seats - 2)
    if s.last_turns > 0:
        level(x, COURSE + LAST, 5, s.last_turns)
        level(x, COURSE + OWN_LAST, 2, 1 if (seat - s.seat + s.seats) % s.seats < s.last_turns else 0)
    level(x, COURSE + POOL, 4, s.pool_size + s.returned_count)
    level(x, COURSE + BONUS, 4, b.bonus)
    level(x, COURSE + COLOURS, KINDS, b.colours)
    number(x, COURSE + COURSE_COUNTS, s.turn * 2 // s.seats)
    number(x, COURSE + COURSE_COUNTS + 1, s.deck_size)
    number(x, COURSE + COURSE_COUNTS + 2, s.discard_size)
    number(x, COURSE + COURSE_COUNTS + 3, 4 * (b.rank_points[s.seats][0] - b.rank_points[s.seats][1]))
    number(x, COURSE + COURSE_COUNTS + 4, 4 * ONE * b.cards[b.wild] // b.all_cards)


def see_seat(b: Board, s: State, seat: int, step: int, x: Inputs) -> None:
    """A seat's open pieces, and the known part of its hand."""
    other = (seat + step) % s.seats
    p = s.players[other]
    at = SEAT + step * SEAT_SIZE
    level(x, at + CARTS, 18, p.carts - b.end_carts)
    number(x, at + SEAT_COUNTS + 3, 4 * ONE * p.carts // b.carts)
    level(x, at + HAND, 14, p.hand_size)
    if s.tokens + p.tokens > 0 and b.bonus == RANK_BY_TOKENS:
        level(x, at + TOKENS, 9, p.tokens)
    level(x, at + CONTRACTS_HELD, 8, p.contract_count)
    if step > 0:
        level(x, at + KNOWN_WILDS, 4, p.known[b.wild])
        known = 0
        for kind in range(b.colours):
            known += p.known[kind]
        level(x, at + KNOWN, 6, known)
        me = s.players[seat]
        ahead = me.points + end_bonus(b, s, seat) - p.points - end_bonus(b, s, other)
        level(x, at + AHEAD, 20, (ahead + 20) // 2)
        if b.bonus == RANK_BY_TOKENS:
            level(x, at + TOKENS_AHEAD, 9, me.tokens - p.tokens + 4)
        number(x, at + SEAT_COUNTS, ahead * 2)
        number(x, at + SEAT_COUNTS + 1, 8 * (me.tokens - p.tokens))
        number(x, at + SEAT_COUNTS + 2, 4 * (me.carts - p.carts))


def see_hand(b: Board, w: BoardAnalysis, p: Player, x: Inputs) -> None:
    """Wild cards, and the largest sets of the hand."""
    level(x, HELD + WILDS, 8, p.hand[b.wild])
    told = 0
    for place in range(TOP):
        best, most = NONE, 0
        for kind in range(b.colours):
            if not told & bit(kind) and p.hand[kind] > most:
                best, most = kind, p.hand[kind]
        level(x, HELD + SETS + 8 * place, 8, most)
        if best != NONE:
            level(x, HELD + OPEN_OF_SETS + 4 * place, 4, w.open[best])
            told |= bit(best)


# the plan


def see_plan(b: Board, s: State, w: BoardAnalysis, p: Player, x: Inputs) -> None:
    """Contracts: what is done, and the others in the order of their cheapest ways."""
    plan_nothing(b, w, p)
    rest, points = 0, 0
    for contract in each_bit(p.contracts):
        if apart(b, w, contract) > 0:
            rest |= bit(contract)
            w.direct[contract] = apart(b, w, contract)
        else:
            points += b.contract_points[contract]
    level(x, PLAN + DONE, 7, count_bits(p.contracts & ~rest))
    number(x, PLAN + PLAN_COUNTS, 2 * points)
    given_up, gain, loss, slot = 0, 0, 0, 0
    while rest != 0:
        contract = nearest(b, w, rest)
        rest &= ~bit(contract)
        price = apart(b, w, contract)
        fate = plan_contract(b, w, p, contract)
        if slot < SLOTS:
            see_contract(b, w, x, SLOT + slot * SLOT_SIZE, contract, fate, price)
        slot += 1
        if fate == PLANNED:
            gain += b.contract_points[contract]
        else:
            given_up += 1
            loss += b.contract_points[contract]
    level(x, PLAN + GIVEN_UP, 5, given_up)
    number(x, PLAN + PLAN_COUNTS + 1, 3 * gain)
    number(x, PLAN + PLAN_COUNTS + 2, 3 * loss)
    see_needs(b, w, p, x)
    see_planned_routes(b, s, w, x)
    see_bonus(b, w, p, x)


def see_contract(b: Board, w: BoardAnalysis, x: Inputs, at: int, contract: int, fate: int, price: int) -> None:
    """The needs of a contract beyond those before it in the plan."""
    level(x, at + FATE, 4, fate)
    level(x, at + WORTH, 10, b.contract_points[contract] - 1)
    number(x, at + SLOT_COUNTS + 1, price)
    number(x, at + SLOT_COUNTS + 2, 4 * b.contract_points[contract])
    if fate == PLANNED:
        turns = 2 * count_bits(w.planned) + w.lacking
        level(x, at + SPACES, 9, w.added_spaces)
        level(x, at + PATH, 6, count_bits(w.added))
        level(x, at + MISSING, 9, w.added_lacking)
        level(x, at + NEEDED, 16, turns)
        number(x, at + SLOT_COUNTS, 3 * turns)


def see_needs(b: Board, w: BoardAnalysis, p: Player, x: Inputs) -> None:
    """Carts, cards and half turns that the plan needs; a card not known yet helps with a chance."""
    unknown = unknown_cards(b, p)
    helps = min(ONE, unknown * help_of_unknown(b, w, ONE))
    turns = 2 * count_bits(w.planned) + w.lacking
    if unknown > 0:
        put(x, HELD + UNKNOWN, ONE)
    level(x, PLAN + SPARE, 18, p.carts - w.spaces)
    soft(x, PLAN + LACKING, 16, w.lacking, helps)
    soft(x, PLAN + DUE, 24, turns, helps)
    number(x, PLAN + PLAN_COUNTS + 3, 3 * turns)
    number(x, PLAN + PLAN_COUNTS + 6, helps)
    number(x, PLAN + PLAN_COUNTS + 7, ONE * (p.contract_count - count_bits(p.contracts)))
    told = 0
    for place in range(TOP):
        best, most = NONE, 0
        for kind in range(b.colours):
            if not told & bit(kind) and w.rest[kind] > most:
                best, most = kind, w.rest[kind]
        level(x, HELD + SURPLUS + 8 * place, 8, most)
        if best != NONE:
            told |= bit(best)


def see_planned_routes(b: Board, s: State, w: BoardAnalysis, x: Inputs) -> None:
    """The gains of planned routes besides contracts, and how many of them others could take."""
    ready, touched, alone, points, tokens = 0, 0, 0, 0, 0
    w.endangered = 0
    for route in each_bit(w.planned):
        points += b.route_points[b.length[route]]
        tokens += b.token[route]
        ready += w.short[route] == 0
        if b.ends[route] & w.touched:
            touched += 1
            partner = b.partner[route]
            if partner == NONE or s.seats < b.pairs_from or not w.usable & bit(partner):
                alone += 1
                w.endangered |= bit(route)
    level(x, PLAN + READY, 6, ready)
    level(x, PLAN + TOUCHED, 5, touched)
    level(x, PLAN + ALONE, 5, alone)
    number(x, PLAN + PLAN_COUNTS + 4, 4 * points)
    number(x, PLAN + PLAN_COUNTS + 5, 8 * tokens)


def see_bonus(b: Board, w: BoardAnalysis, p: Player, x: Inputs) -> None:
    """The end bonus of places or districts with the plan, and the way to the nearest district."""
    given, least, worth = 0, FAR, 0
    if b.bonus == BY_PLACES:
        for place in each_bit(places_touched(b, p.routes | w.planned)):
            given += b.place_points[place]
    if b.bonus == BY_DISTRICTS:
        for district in range(b.district_count):
            price = together(w, b.districts[district])
            if price == 0:
                given += b.district_points[district]
            elif price < least:
                least, worth = price, b.district_points[district]
    number(x, PLAN + PLAN_COUNTS + 8, 4 * given)
    if least < FAR:
        number(x, PLAN + PLAN_COUNTS + 9, least)
        number(x, PLAN + PLAN_COUNTS + 10, 4 * worth)


# the row, and routes for points


def see_row(b: Board, s: State, w: BoardAnalysis, p: Player, x: Inputs) -> None:
    """The open cards that the plan lacks, the most wanted kinds one by one."""
    gaps, useful = 0, 0
    for slot in range(b.row):
        if s.row[slot] == NONE:
            gaps += 1
    for kind in range(b.colours):
        if w.rest[kind] < 0:
            useful += min(-w.rest[kind], w.open[kind])
    level(x, OPEN + USEFUL, 6, useful)
    level(x, OPEN + OPEN_WILDS, 4, w.open[b.wild])
    level(x, OPEN + GAPS, 4, gaps)
    told = 0
    for place in range(TOP):
        best, most = NONE, 0
        for kind in range(b.colours):
            if not told & bit(kind) and w.rest[kind] < most:
                best, most = kind, w.rest[kind]
        if best != NONE:
            told |= bit(best)
            level(x, OPEN + WANTED + 20 * place + 5 * min(w.open[best], 3), 5, -most - 1)
            number(x, OPEN + WANTED_COUNTS + place, w.unseen[best] * 4 * ONE // w.all_unseen)


def see_free(b: Board, s: State, w: BoardAnalysis, p: Player, x: Inputs) -> None:
    """Usable routes by their lengths, and those with bonus cards: how many cards the cheapest one lacks, how many.

    And the most points that a route gives for which no card is missing, at most one, and so on.
    """
    tokens, least_for_token = 0, LENGTH
    for missing in range(SHORT):
        w.best[missing] = 0
    for length in range(1, b.max_length + 1):
        routes = w.usable & b.payable[b.wild][length] & ~b.payable[b.wild][length - 1]
        count, least = 0, LENGTH
        if length <= p.carts:
            for route in each_bit(routes):
                count += 1
                least = min(least, w.short[route])
                for missing in range(w.short[route], SHORT):
                    w.best[missing] = max(w.best[missing], b.route_points[length])
                if b.token[route]:
                    tokens += 1
                    least_for_token = min(least_for_token, w.short[route])
        level(x, FREE + NEAREST + 7 * (length - 1), 7, least)
        number(x, FREE + FREE_COUNT + length - 1, 4 * count)
    for missing in range(SHORT):
        number(x, FREE + FREE_BEST + missing, 4 * w.best[missing])
    if s.tokens > 0:
        level(x, FREE + NEAREST_TOKEN, 7, least_for_token)
        number(x, FREE + FREE_TOKENS, 4 * tokens)


# contracts that the seat has not


def see_unseen(b: Board, s: State, w: BoardAnalysis, seat: int, x: Inputs) -> None:
    """How many of them its routes and plan join, or nearly, and how many the routes of each other seat."""
    unseen = (bit(b.contracts) - 1) & ~s.players[seat].contracts
    joined, near, there = 0, 0, max(1, count_bits(unseen))
    for contract in each_bit(unseen):
        price = apart(b, w, contract)
        if price == 0:
            joined += 1
        elif price < NEAR_PRICE:
            near += 1
    level(x, UNSEEN + JOINED, 10, joined)
    number(x, UNSEEN + NEAR, 5 * near)
    number(x, UNSEEN + NEAR + 1, 8 * ONE * joined // there)
    for step in range(1, s.seats):
        unite(b, w, s.players[(seat + step) % s.seats].routes)
        joined = 0
        for contract in each_bit(unseen):
            ends = b.contract_ends[contract]
            joined += ends & ~w.united[lowest_bit(ends)] == 0
        level(x, UNSEEN + OTHERS_JOINED + 11 * (step - 1), 10, joined)
        number(x, UNSEEN + OTHERS_JOINED + 11 * step - 1, 6 * ONE * joined // there)


def see_danger(b: Board, w: BoardAnalysis, p: Player, x: Inputs) -> None:
    """How much dearer the ways for contracts would be without the planned routes that others could take away."""
    if w.endangered == 0:
        return
    extra, closed = 0, 0
    measure(b, w, w.usable & ~w.endangered)
    for contract in each_bit(p.contracts):
        price = apart(b, w, contract)
        if price >= FAR:
            closed += w.direct[contract] < FAR
        elif price > 0:
            extra += price - w.direct[contract]
    level(x, DANGER + DETOUR, 10, (extra + 4) // 5)
    level(x, DANGER + CLOSED, 4, closed)
    number(x, DANGER + DETOUR_COUNT, 2 * extra)
