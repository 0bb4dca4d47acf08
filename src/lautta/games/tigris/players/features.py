"""A position as numbers, for players that learn: what an expert looks at, seen from one seat.

Seats count from the one that looks. Nothing that the seat cannot know is read: of the others only how many tiles they
hold. Points and treasures of all are gained in the open.
"""

from lautta.core.current_game import ONE, Inputs, put
from lautta.games.tigris.board.squares import beside, count, meet
from lautta.games.tigris.players.outlines import PARTS, Kingdom, Thoughts, survey
from lautta.games.tigris.players.probabilities import AT_MOST
from lautta.games.tigris.rules.scoring import rank
from lautta.games.tigris.state import (
    ACT,
    AT_WAR,
    BLACK,
    COLOURS,
    GREEN,
    HAND,
    LAST_TREASURES,
    NONE,
    OVER,
    RED,
    REVOLT,
    SEATS,
    SUPPORT,
    WAR,
    Board,
    Player,
    State,
    leader_index,
)

MOST = 127
NEED = (16, 11, 9, 7, 6, 5, 5, 4, 4, 3, 3, 3, 2)  # what a point of a colour is worth, by how far it is ahead
A_TURN = 2  # tiles that a player uses in a turn, roughly
LONGEST = 8  # turns that are looked ahead
QUARTERS, RATE, KINGS_RATE = 4, 2, 1  # a point; what a leader brings in a turn, and a king for others

# Where the inputs of each kind begin.
GLOBAL = 0
OF_GLOBAL = 48
STANDING = GLOBAL + OF_GLOBAL
OF_STANDING = 40  # for each seat
LEADER = STANDING + SEATS * OF_STANDING
OF_LEADER = 32  # for each leader
HANDS = LEADER + SEATS * COLOURS * OF_LEADER
OF_HAND = 12  # for each colour
CLASH = HANDS + COLOURS * OF_HAND
OF_CLASH = 8  # for each colour, when it is one's own turn and when it is not
BEST = CLASH + 2 * COLOURS * OF_CLASH
OF_BEST = 8
FIGHT = BEST + 2 * OF_BEST
OF_FIGHT = 32
INPUTS = FIGHT + OF_FIGHT


def observe(b: Board, s: State, w: Thoughts, seat: int, x: Inputs) -> None:
    """Write what a seat sees."""
    for other in range(s.seats):
        rank(s.players[other], w.rules, other)
    if s.phase == OVER:
        return  # who won is all there is to see
    survey(b, s, w, seat)
    for other in range(s.seats):
        look_ahead(s, w, other)
    see_course(s, w, seat, x)
    for place in range(s.seats):
        see_standing(s, w, seat, place, x)
        for colour in range(COLOURS):
            see_leader(s, w, seat, place, colour, x)
    for colour in range(COLOURS):
        see_hand(s, w, seat, colour, x)
    see_clashes(s, w, seat, x)
    if s.phase in (SUPPORT, WAR):
        see_fight(s, w, seat, x)


def small(n: int) -> int:
    """A number, cut to what an input may be."""
    return min(max(n, -MOST), MOST)


def ahead(s: State, w: Thoughts, seat: int) -> int:
    """By how many points a seat is ahead of the best of the others."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, w.rules.sorted[other][0])
    return w.rules.sorted[seat][0] - most


def see_course(s: State, w: Thoughts, seat: int, x: Inputs) -> None:
    """How far the game is, and whose decision comes next."""
    turns = s.bag_size // (A_TURN * s.seats)
    left = count(s.treasures) - LAST_TREASURES
    put(x, GLOBAL + 3, s.bag_size // 4)
    put(x, GLOBAL + 4, 2 * min(turns, LONGEST))
    for n in range(4):
        put(x, GLOBAL + 5 + n, ONE if turns <= n else 0)
    put(x, GLOBAL + 9, 2 * left)
    for n in range(4):
        put(x, GLOBAL + 10 + n, ONE if left <= n else 0)
    put(x, GLOBAL + 14 + s.phase, ONE)
    after = (s.seat - seat) % s.seats
    put(x, GLOBAL + 20 + after, ONE)
    if after == 0:
        put(x, GLOBAL + 24 + min(s.actions, 2), ONE)
    for colour in range(COLOURS):
        put(x, GLOBAL + 28 + colour, w.share[colour])
    put(x, GLOBAL + 32, 2 * w.kingdoms)
    built = 0
    for which in range(len(s.monument)):
        if s.monument[which] != NONE:
            built += 1
            put(x, GLOBAL + 33 + which, ONE)
    put(x, GLOBAL + 39, 4 * built)
    put(x, GLOBAL + 40, small(4 * ahead(s, w, seat)))
    put(x, GLOBAL + 41, small(ahead(s, w, seat) * (LONGEST - min(turns, LONGEST)) // 2))


def see_standing(s: State, w: Thoughts, seat: int, place: int, x: Inputs) -> None:
    """The points of a seat, its weakest colour first, and by colour how far each is ahead of the weakest."""
    other = (seat + place) % s.seats
    p = s.players[other]
    at = STANDING + place * OF_STANDING
    for n in range(COLOURS):
        put(x, at + n, small((2 if n == 0 else 1) * w.rules.sorted[other][n]))
    for colour in range(COLOURS):
        gap = p.points[colour] - w.rules.sorted[other][0]
        put(x, at + 4 + colour, ONE if gap <= 0 else 0)
        put(x, at + 8 + colour, ONE if gap <= 1 else 0)
        put(x, at + 12 + colour, ONE if gap <= 3 else 0)
        put(x, at + 16 + colour, min(max(2 * gap, 0), 32))
    weak = 0
    for n in range(1, COLOURS):
        weak += w.rules.sorted[other][n] <= w.rules.sorted[other][0] + 1
    put(x, at + 20 + weak, ONE)
    put(x, at + 24, small(2 * p.treasures))
    put(x, at + 25, 8 * p.catastrophes)
    if place > 0:
        for n in range(COLOURS):
            put(x, at + 26 + n, small(2 * (w.rules.sorted[seat][n] - w.rules.sorted[other][n])))
        put(x, at + 30, small(w.level[seat] - w.level[other]))
        put(x, at + 31, small(w.hoped[seat] - w.hoped[other]))
        put(x, at + 32, min(max(4 * (w.hoped[seat] - w.hoped[other]), -ONE), ONE))
    put(x, at + 33, small(w.level[other] // 2))
    put(x, at + 34, small(w.hoped[other] // 2))
    put(x, at + 35, small((w.hoped[other] - w.level[other]) // 2))
    put(x, at + 36, 8 * (HAND - p.hand_size))


def look_ahead(s: State, w: Thoughts, seat: int) -> None:
    """How many points a seat's weakest colour may have in the end, if its leaders stay where they are."""
    p = s.players[seat]
    turns = s.bag_size // (A_TURN * s.seats)
    for colour in range(COLOURS):
        w.row[colour] = QUARTERS * p.points[colour]
    w.level[seat] = level(w, QUARTERS * p.treasures)
    king = w.home[leader_index(seat, BLACK)]
    for colour in range(COLOURS):
        home = w.home[leader_index(seat, colour)]
        rate = 0
        if home != NONE:
            rate = QUARTERS * w.kingdom[home].income[colour] + RATE
        elif king != NONE and w.kingdom[king].owner[colour] == NONE:
            rate = KINGS_RATE
        w.row[colour] = QUARTERS * p.points[colour] + rate * turns
    spare = QUARTERS * p.treasures
    trader = w.home[leader_index(seat, GREEN)]
    if trader != NONE:
        spare += QUARTERS * max(0, w.kingdom[trader].treasures - 1)
    w.hoped[seat] = level(w, spare)


def level(w: Thoughts, spare: int) -> int:
    """How high the weakest colours of the row stand when so much more is spread over them."""
    for last in range(1, COLOURS):
        at = last
        while at > 0 and w.row[at - 1] > w.row[at]:
            w.row[at - 1], w.row[at] = w.row[at], w.row[at - 1]
            at -= 1
    total = spare
    lowest = w.row[COLOURS - 1] + spare
    for n in range(COLOURS):
        total += w.row[n]
        lowest = min(lowest, total // (n + 1))
    return lowest


def need(s: State, w: Thoughts, seat: int, colour: int) -> int:
    """What a point of a colour is worth to a seat, of ONE."""
    gap = s.players[seat].points[colour] - w.rules.sorted[seat][0]
    return NEED[min(max(gap, 0), len(NEED) - 1)]


def see_leader(s: State, w: Thoughts, seat: int, place: int, colour: int, x: Inputs) -> None:
    """A leader: where it stands, what its kingdom is worth to it, and who may drive it out."""
    other = (seat + place) % s.seats
    at = LEADER + (place * COLOURS + colour) * OF_LEADER
    wanted = need(s, w, other, colour)
    reach = 0  # kingdoms where a tile of the colour brings this seat a point
    for number in range(w.kingdoms):
        reach += scores(w.kingdom[number], other, colour)
    put(x, at, ONE if reach > 0 else 0)
    put(x, at + 1, wanted if reach > 0 else 0)
    put(x, at + 2, 8 * min(reach, 4))
    home = w.home[leader_index(other, colour)]
    if home == NONE:
        put(x, at + 3, wanted)
        return
    k = w.kingdom[home]
    guard = beside(s.tiles[RED], s.players[other].leader[colour])
    put(x, at + 4, ONE)
    put(x, at + 5, wanted)
    put(x, at + 6, ONE if guard > 1 else 0)
    put(x, at + 7, ONE if guard > 2 else 0)
    put(x, at + 8, min(k.size, 32) // 2)
    put(x, at + 9, min(2 * k.tiles[colour], 32))
    put(x, at + 10, 4 * min(k.room[colour], 4))
    turns = min(LONGEST, s.bag_size // (A_TURN * s.seats))
    put(x, at + 11, small(16 * k.income[colour]))
    put(x, at + 12, small(wanted * k.income[colour] * turns // 4))
    put(x, at + 13, small(16 * k.squares[colour]))
    put(x, at + 14, small(wanted * min(k.squares[colour], 2)))
    own = 0
    foes = 0
    for there in range(COLOURS):
        if k.owner[there] == other:
            own += 1
        elif k.owner[there] != NONE:
            foes += 1
    put(x, at + 15, 8 * (own - 1))
    put(x, at + 16, 8 * foes)
    put(x, at + 17, small(8 * (k.temples - guard)))
    put(x, at + 18, ONE if k.temples > guard else 0)
    put(x, at + 19, ONE if k.temples > guard + 1 else 0)
    if colour == GREEN:
        put(x, at + 20, small(16 * max(0, k.treasures - 1)))
        put(x, at + 21, ONE if k.treasures > 0 else 0)
        put(x, at + 22, small(8 * k.near))
        put(x, at + 23, small(8 * k.near * k.treasures))
        put(x, at + 26, small(16 * max(0, k.treasures + k.joint - 1) if k.joint > 0 else 0))
    if colour == BLACK:
        gaps = 0
        for there in range(COLOURS):
            if k.owner[there] == NONE:
                gaps += need(s, w, other, there)
        put(x, at + 24, gaps // 2)
    if place > 0:
        put(x, at + 25, ONE if w.home[leader_index(seat, BLACK)] == home else 0)


def scores(k: Kingdom, seat: int, colour: int) -> bool:
    """Does a tile of a colour in this kingdom bring this seat a point?"""
    if k.room[colour] == 0:
        return False
    owner = k.owner[colour]
    return owner == seat or (owner == NONE and k.owner[BLACK] == seat)


def see_hand(s: State, w: Thoughts, seat: int, colour: int, x: Inputs) -> None:
    """The tiles of a colour that the seat holds, and what they may bring."""
    at = HANDS + colour * OF_HAND
    p = s.players[seat]
    held = p.hand[colour]
    for n in range(3):
        put(x, at + n, ONE if held > n else 0)
    put(x, at + 3, 4 * held)
    wanted = need(s, w, seat, colour)
    usable = False
    squares = 0
    for number in range(w.kingdoms):
        k = w.kingdom[number]
        usable = usable or scores(k, seat, colour)
        if k.owner[colour] == seat:
            squares = max(squares, k.squares[colour])
    if usable:
        put(x, at + 4, ONE if held > 0 else 0)
        put(x, at + 5, wanted * min(held, 2) // 2)
        put(x, at + 6, wanted if held == 0 else 0)
    if held > 0 and squares > 0:
        put(x, at + 7, ONE)
        put(x, at + 8, wanted)
    put(x, at + 9, wanted * w.share[colour] * unknown(p) // PARTS)


def unknown(p: Player) -> int:
    """How many tiles somebody holds that are not known."""
    return max(0, p.hand_size - p.hand[0] - p.hand[1] - p.hand[2] - p.hand[3])


def strength(s: State, w: Thoughts, seat: int, colour: int) -> int:
    """How many tiles of a colour the seat that looks can add to a conflict, roughly if it does not know all of them."""
    p = s.players[seat]
    return p.hand[colour] + (unknown(p) * w.share[colour] + PARTS // 2) // PARTS


def at_most(w: Thoughts, most: int, p: Player, colour: int) -> int:
    """How likely it is that a player who is not seen holds at most so many tiles of a colour, of ONE."""
    if most < 0:
        return 0
    return ONE if most >= p.hand_size else AT_MOST[p.hand_size][w.share[colour]][most]


def see_clashes(s: State, w: Thoughts, seat: int, x: Inputs) -> None:
    """Wars and revolts that this seat or another may begin: the best and the worst of each colour, and of all."""
    mine = s.seat == seat and s.phase == ACT
    first = CLASH + (0 if mine else COLOURS * OF_CLASH)
    for colour in range(COLOURS):
        see_wars(s, w, seat, colour, first + colour * OF_CLASH, x)
        see_revolts(s, w, seat, colour, first + colour * OF_CLASH + 5, x)
    see_joints(s, w, seat, BEST + (0 if mine else OF_BEST), x)


def see_wars(s: State, w: Thoughts, seat: int, colour: int, at: int, x: Inputs) -> None:
    """Wars of a colour with neighbours."""
    home = w.home[leader_index(seat, colour)]
    if home == NONE:
        return
    hope = 0
    hope_sure = 0
    fear = 0
    fear_lost = 0
    own = w.kingdom[home]
    for number in range(w.kingdoms):
        k = w.kingdom[number]
        foe = k.owner[colour]
        if number != home and foe not in (NONE, seat) and meet(own.front, k.front):
            more = own.tiles[colour] - k.tiles[colour] + strength(s, w, seat, colour)
            win = at_most(w, more - 1, s.players[foe], colour)
            loss = ONE - at_most(w, more, s.players[foe], colour)
            hope = max(hope, win * (k.loot[colour] + 1))
            hope_sure = max(hope_sure, win)
            fear = max(fear, loss)
            fear_lost = max(fear_lost, loss * (own.loot[colour] + 1))
    put(x, at, small(hope // 2))
    put(x, at + 1, small(hope * need(s, w, seat, colour) // ONE))
    put(x, at + 2, hope_sure)
    put(x, at + 3, fear)
    put(x, at + 4, small(fear_lost // 2))


def see_revolts(s: State, w: Thoughts, seat: int, colour: int, at: int, x: Inputs) -> None:
    """Revolts against the seat's leader of a colour, and by it."""
    fear = 0
    hope = 0
    home = w.home[leader_index(seat, colour)]
    own = strength(s, w, seat, RED)
    for number in range(w.kingdoms):
        k = w.kingdom[number]
        foe = k.owner[colour]
        if number == home:
            guard = beside(s.tiles[RED], s.players[seat].leader[colour])
            for other in range(s.seats):
                if other != seat and k.temples > 0:
                    fear = max(fear, ONE - at_most(w, guard + own - k.temples, s.players[other], RED))
        elif foe not in (NONE, seat) and k.temples > 0:
            guard = beside(s.tiles[RED], s.players[foe].leader[colour])
            win = at_most(w, k.temples + own - guard - 1, s.players[foe], RED)
            hope = max(hope, win * (4 + k.tiles[colour] + 4 * k.income[colour]) // 4)
    put(x, at, fear)
    put(x, at + 1, small(hope))


def see_joints(s: State, w: Thoughts, seat: int, at: int, x: Inputs) -> None:
    """What all wars together would bring that one tile between two kingdoms starts: the best for either side."""
    hope = 0
    fear = 0
    far_hope = 0
    far_fear = 0
    for one in range(w.kingdoms):
        for other in range(w.kingdoms):
            if one != other:
                if meet(w.kingdom[one].front, w.kingdom[other].front):
                    hope = max(hope, outcome(s, w, seat, one, other, 1))
                    fear = max(fear, -outcome(s, w, seat, one, other, 0))
                elif meet(w.kingdom[one].front, w.kingdom[other].far):
                    far_hope = max(far_hope, outcome(s, w, seat, one, other, 1))
                    far_fear = max(far_fear, -outcome(s, w, seat, one, other, 0))
    put(x, at, small(hope // 4))
    put(x, at + 1, small(fear // 4))
    put(x, at + 2, small(far_hope // 4))
    put(x, at + 3, small(far_fear // 4))


def outcome(s: State, w: Thoughts, seat: int, one: int, other: int, attacks: int) -> int:
    """What the wars between the seat's leaders in one kingdom and those of others in another may bring."""
    total = 0
    own = w.kingdom[one]
    k = w.kingdom[other]
    for colour in range(COLOURS):
        foe = k.owner[colour]
        if own.owner[colour] == seat and foe not in (NONE, seat):
            more = own.tiles[colour] - k.tiles[colour] + strength(s, w, seat, colour)
            win = at_most(w, more - attacks, s.players[foe], colour)
            total += win * ((k.loot[colour] + 1) * need(s, w, seat, colour) // ONE + 2)
            total -= (ONE - win) * ((own.loot[colour] + 1) * need(s, w, foe, colour) // ONE + 2)
    return total


def see_fight(s: State, w: Thoughts, seat: int, x: Inputs) -> None:
    """The conflict that is being settled: who is likely to win it, and what for."""
    put(x, FIGHT, ONE if s.conflict == REVOLT else 0)
    put(x, FIGHT + 1, ONE if s.conflict == AT_WAR else 0)
    if s.phase == WAR:
        return
    colour = RED if s.conflict == REVOLT else s.colour
    attack = s.players[s.attacker]
    defence = s.players[s.defender]
    ahead = s.attack + s.added - s.defence
    if s.attacker == seat:
        mine = strength(s, w, seat, colour) if s.asked == seat else 0
        win = at_most(w, ahead + mine - 1, defence, colour)
        side = FIGHT + 2
    elif s.defender == seat:
        mine = strength(s, w, seat, colour)
        win = at_most(w, mine - ahead, attack, colour) if s.asked == s.attacker else ONE * (mine >= ahead)
        side = FIGHT + 12
    else:
        side = FIGHT + 22
        win = ONE if ahead > 0 else 0
    one = w.home[leader_index(s.attacker, s.colour)]
    other = w.home[leader_index(s.defender, s.colour)]
    if one == NONE or other == NONE:
        return
    foe = s.defender if s.attacker == seat else s.attacker
    ours = w.kingdom[one if s.attacker == seat else other]
    theirs = w.kingdom[other if s.attacker == seat else one]
    put(x, side, ONE)
    put(x, side + 1, win)
    put(x, side + 2, win * need(s, w, seat, s.colour) // ONE)
    put(x, side + 3, (ONE - win) * need(s, w, foe, s.colour) // ONE)
    if s.conflict == AT_WAR:
        put(x, side + 4, small(win * (theirs.loot[s.colour] + 1) // 2))
        put(x, side + 5, small(win * (theirs.loot[s.colour] + 1) * need(s, w, seat, s.colour) // ONE))
        put(x, side + 6, small((ONE - win) * (ours.loot[s.colour] + 1) // 2))
        put(x, side + 7, small((ONE - win) * (ours.loot[s.colour] + 1) * need(s, w, foe, s.colour) // ONE))
    else:
        put(x, side + 8, win)
        put(x, side + 9, small(4 * theirs.tiles[s.colour]))
