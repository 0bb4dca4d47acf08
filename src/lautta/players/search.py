"""Search where something is hidden: many games from here on, each in a world that fits what the seat knows.

Information-set search with a tree for each seat (Cowling, Powley, Whitehouse: "Information Set Monte Carlo Tree
Search", 2012): a node is what the acting seat can tell apart, so nobody's choice depends on what it cannot know.
What can be done differs between worlds, so an action competes only where it was on offer. New nodes are valued by the
network, all of their actions at once, which also says what to try first (PUCT, as in AlphaZero, Silver et al. 2017);
of many actions the best are tried first, and more with every visit (progressive widening). Each seat maximizes its own
chance.

What the thinking seat may do now is tried in the same worlds, so that luck is the same for all of it, and what is
surely no better than the best is given up (a race: Maron, Moore: "Hoeffding Races", 1993). Once one action is left, the
search knows. Worlds may be weighed: the others played for what they hold, so they more likely hold what serves them.
Trees may be grown anew now and then: what a tree finds hangs on how it happened to grow, and the mean of several is
nearer the truth. A game that leaves the tree goes on with what looks best to each seat until the thinking seat's turn
has come again, for nobody else can judge what it holds.
"""

from ctypes import Structure, c_int32, c_int64, c_uint64
from decimal import Decimal
from math import isqrt
from typing import Annotated

from lautta.core.actions import NOBODY
from lautta.core.bits import count_bits, lowest_bit
from lautta.core.chance import MASK, MIX_1, MIX_2, Chooser, choose_word
from lautta.core.current_game import Board, State, apply, fault, hide, imagine, to_act, winners
from lautta.core.records import Array, copy_to, hash_of, i64, record, u64
from lautta.players.network import CERTAIN, SEATS, Network, evaluate
from lautta.players.one_ply import Workspace, consider, look, value_of, weigh, worth

NODES, EDGES = 1 << 14, 1 << 18
PLACES = 1 << 15  # of the table of nodes
MOST_CODES = 1 << 16
DEPTH = 64  # decisions with more than one choice that a game is followed for in the tree,
LONGEST = 1024  # and in all
RIVALS = 32
FEWEST = 6  # worlds in which rivals are compared before one is given up
GUESSES = 256  # worlds that are weighed before the first game,
ODDS = 256  # for even odds of each other seat
FINE = 16
NONE = -1  # no edge
SPREAD = tuple(int((-Decimal(step) / 16).exp() * 65_536) for step in range(128))  # exp(-x), 16 steps for 1
ROOTS = tuple(isqrt(64 * tries) for tries in range(4096))  # 8 times the square root


@record
class Tree(Structure):
    """The nodes of all seats, each with its actions as a chain of edges, the most promising first."""

    nodes: i64
    edges: i64
    roots: i64  # how many edges the root has, which are the first ones
    worlds: i64  # how often a game was followed,
    planted: i64  # and before the tree was last grown anew
    looks: i64  # how often an action was chosen in it
    key: Annotated[Array[int], c_uint64 * NODES]
    place: Annotated[Array[int], c_int32 * PLACES]  # 1 + node, or 0
    first: Annotated[Array[int], c_int32 * NODES]
    visits: Annotated[Array[int], c_int32 * NODES]
    best: Annotated[Array[int], c_int32 * NODES]  # the highest value of an action when the node was new
    weight: Annotated[Array[int], c_int64 * NODES]  # what the spread of all actions adds up to
    code: Annotated[Array[int], c_int32 * EDGES]
    after: Annotated[Array[int], c_int32 * EDGES]  # the next edge of the node, or -1
    value: Annotated[Array[int], c_int32 * EDGES]  # by the network, of CERTAIN
    spread: Annotated[Array[int], c_int32 * EDGES]  # how promising that is
    tried: Annotated[Array[int], c_int32 * EDGES]
    offered: Annotated[Array[int], c_int32 * EDGES]
    won: Annotated[Array[int], c_int64 * EDGES]  # what the games that went here were worth to the acting seat
    open: Annotated[Array[int], c_int32 * MOST_CODES]  # the look at which an action was last possible
    known: Annotated[Array[int], c_int32 * MOST_CODES]  # the look at which a node's edges had it
    path: Annotated[Array[int], c_int32 * DEPTH]  # the edges of the game that is followed
    actor: Annotated[Array[int], c_int32 * DEPTH]
    rivals: i64  # what the thinking seat may do now and is not given up yet,
    rival: Annotated[Array[int], c_int32 * RIVALS]  # as edges
    tried_together: i64  # in how many worlds all rivals were tried,
    ended: Annotated[Array[int], c_int64 * RIVALS]  # what the last one was worth after each of them,
    ahead: Annotated[Array[Array[int]], c_int64 * RIVALS * RIVALS]  # by how much one was worth more than another,
    squares: Annotated[Array[Array[int]], c_int64 * RIVALS * RIVALS]  # of CERTAIN / FINE, in all, and the squares
    own: Annotated[Array[int], c_uint64 * SEATS]  # what each seat chose since the root, as a hash
    chance: Annotated[Array[int], c_int64 * SEATS]  # of each seat, where the game that is followed ends


@record
class SearchMemory(Structure):
    """What a search works in: the states of the game that is followed, and the tree of all seats."""

    dealt: State  # a world that fits what the thinking seat knows,
    world: State  # and how it goes on there
    seen: State  # what a seat sees of it
    trial: State  # and foresees of an action
    workspace: Workspace
    tree: Tree
    guess: Annotated[Array[int], c_uint64 * GUESSES]  # the place of the chooser before it made up a world,
    likely: Annotated[Array[int], c_uint64 * GUESSES]  # and how likely that and those before it are, added up


@record
class Effort(Structure):
    """How hard to search: how many worlds, and how the next action to follow is chosen.

    `curious` is how much an action gains that is promising but was tried little, in 1/1024; `trust` how many tries the
    network's own value counts as; `sharp` the difference in value, of CERTAIN, that makes an action e times less
    promising; `narrow` how many actions are considered at first, to which each visit to the root of 2 adds one below
    the root. `ahead` is after how many turns of the thinking seat a game is judged. An action is given up once it is
    sure, by `sure` sixteenths of a standard error, to be no better than the best by `close`, of CERTAIN; 0 gives up
    nothing. After `regrow` games all nodes but the root are grown anew; 0 keeps them. Worlds in which the others have
    better odds to win are likelier by these odds to the power of `belief`, of half of it for more than two players; 0
    takes all worlds as equally likely. `also` is 1 + the code of an action that is compared too, whatever it looks
    like, or 0.
    """

    worlds: i64
    sure: i64
    close: i64
    ahead: i64
    curious: i64
    trust: i64
    sharp: i64
    narrow: i64
    regrow: i64
    belief: i64
    also: i64


def clear(t: Tree) -> None:
    """An empty tree."""
    t.nodes = 0
    t.edges = 0
    t.roots = 0
    t.worlds = 0
    t.planted = 0
    t.looks = 0
    t.rivals = 0
    for place in range(PLACES):
        t.place[place] = 0
    for code in range(MOST_CODES):
        t.open[code] = 0
        t.known[code] = 0


def search(b: Board, view: State, m: SearchMemory, n: Network, how: Effort, c: Chooser, seat: int) -> int:
    """Follow `how.worlds` more games, or a few more, from what a seat knows; clear the tree before its first use.

    `view` is the view of the seat. Answers how many games the tree has seen by now, or less than 0 for a view that
    belongs to no game. It ends early once one rival is left.
    """
    t = m.tree
    enough = t.worlds + how.worlds
    if how.belief and t.nodes == 0:
        believe(b, view, m, n, how, c, seat)
    while t.worlds < enough and (t.nodes == 0 or t.rivals > 1):
        deal_likely(b, view, m, how, c, seat)
        wrong = fault(b, m.dealt)
        if wrong:
            return -wrong
        if t.nodes == 0:
            copy_to(m.world, m.dealt)
            follow(b, m, n, how, seat, NONE)
            line_up(t, how)
            if how.also > 0:
                line_up_also(b, view, m, n, how, seat)
            t.roots = t.edges
            t.worlds += 1
        else:
            for i in range(t.rivals):
                copy_to(m.world, m.dealt)
                follow(b, m, n, how, seat, t.rival[i])
                t.ended[i] = t.chance[seat]
            t.worlds += t.rivals
            compare(t)
            give_up(t, how)
            if how.regrow and t.worlds - t.planted >= how.regrow:
                regrow(t)
    return t.worlds


def believe(b: Board, view: State, m: SearchMemory, n: Network, how: Effort, c: Chooser, seat: int) -> None:
    """Make up worlds that fit what a seat knows, and weigh how likely they are."""
    total: u64 = 0
    for i in range(GUESSES):
        m.guess[i] = c.drawn
        copy_to(m.dealt, view)
        imagine(b, m.dealt, seat, c)
        weight = likelihood(b, m, n, how, seat)
        total = (total + weight) & MASK
        m.likely[i] = total


def likelihood(b: Board, m: SearchMemory, n: Network, how: Effort, seat: int) -> u64:
    """How likely the dealt world is: the better the others stand in it, as they played for what they hold."""
    d = m.workspace
    found: u64 = 1
    if fault(b, m.dealt):
        return found
    copy_to(m.world, m.dealt)
    for other in range(m.dealt.seats):
        if other != seat:
            view_of(b, m, other)
            look(b, m.seen, m.trial, d, other, NONE)
            evaluate(n, d.inputs, m.dealt.seats, d.layers)
            odds: u64 = 1 + ODDS * d.layers.chance[0] // (CERTAIN + CERTAIN // 64 - d.layers.chance[0])
            for _ in range(max(1, how.belief * 2 // m.dealt.seats)):
                found = (found * odds) & MASK
    return found


def deal_likely(b: Board, view: State, m: SearchMemory, how: Effort, c: Chooser, seat: int) -> None:
    """Make up a world that fits what a seat knows, likely ones more often; what is drawn later is new each time."""
    copy_to(m.dealt, view)
    if how.belief == 0:
        imagine(b, m.dealt, seat, c)
        return
    word = choose_word(c)
    drawn: u64 = word % m.likely[GUESSES - 1]
    place = 0
    while m.likely[place] <= drawn:
        place += 1
    now: u64 = c.drawn
    c.drawn = m.guess[place]
    imagine(b, m.dealt, seat, c)
    c.drawn = now
    for i in range(4):
        m.dealt.chance.key[i] = choose_word(c)


def regrow(t: Tree) -> None:
    """Forget all nodes but the root."""
    t.nodes = 1
    t.edges = t.roots
    t.planted = t.worlds
    for place in range(PLACES):
        t.place[place] = 0
    t.place[t.key[0] % PLACES] = 1


def line_up(t: Tree, how: Effort) -> None:
    """What the thinking seat may do now that looks best: these are compared."""
    edge = t.first[0]
    while edge >= 0 and t.rivals < min(how.narrow, RIVALS):
        t.rival[t.rivals] = edge
        t.rivals += 1
        edge = t.after[edge]
    start_over(t)


def start_over(t: Tree) -> None:
    """The rivals have not been compared yet."""
    t.tried_together = 0
    for i in range(RIVALS):
        for j in range(RIVALS):
            t.ahead[i][j] = 0
            t.squares[i][j] = 0


def line_up_also(b: Board, view: State, m: SearchMemory, n: Network, how: Effort, seat: int) -> None:
    """Compare `how.also` too, which may be an action that was not thought worth a thought."""
    t = m.tree
    code: int = how.also - 1
    edge = t.first[0]
    while edge >= 0 and t.code[edge] != code:
        edge = t.after[edge]
    if edge < 0:
        value_of(b, view, m.trial, n, m.workspace, seat, code)
        edge = t.edges
        add_edge(t, how, 0, code, worth(m.workspace.layers))
    for i in range(t.rivals):
        if t.rival[i] == edge:
            return
    t.rivals = min(t.rivals, RIVALS - 1)
    t.rival[t.rivals] = edge
    t.rivals += 1


def favourite(t: Tree, how: Effort) -> int:
    """The action that was followed most often, of equal ones the most valuable."""
    found = t.first[0]
    edge = t.after[found]
    while edge >= 0:
        more = t.tried[edge] - t.tried[found]
        if more > 0 or (more == 0 and worth_of(t, how, edge) > worth_of(t, how, found)):
            found = edge
        edge = t.after[edge]
    return t.code[found]


def compare(t: Tree) -> None:
    """Note by how much each rival was worth more than each other one in the world that was just tried."""
    t.tried_together += 1
    for i in range(t.rivals):
        for j in range(t.rivals):
            more = (t.ended[i] - t.ended[j]) // FINE
            t.ahead[i][j] += more
            t.squares[i][j] += more * more


def give_up(t: Tree, how: Effort) -> None:
    """Give up the rivals that are surely no better than the best one, or hardly."""
    if how.sure == 0 or t.tried_together < FEWEST:
        return
    best = 0
    for i in range(1, t.rivals):
        if worth_of(t, how, t.rival[i]) > worth_of(t, how, t.rival[best]):
            best = i
    last: int = t.rivals - 1
    for back in range(last + 1):
        place: int = last - back
        if place != best and surely_behind(t, how, best, place):
            leave(t, place)
            best -= best > place


def surely_behind(t: Tree, how: Effort, best: int, other: int) -> int:
    """Is what the best is ahead, and `close` besides, more than `sure` standard errors?"""
    tries = t.tried_together
    more = t.ahead[best][other]
    variance = t.squares[best][other] - more * more // tries
    lead = more + tries * how.close // FINE
    return lead > 0 and lead * lead * 256 > how.sure * how.sure * variance


def leave(t: Tree, place: int) -> None:
    """Compare a rival no longer; those after it move up."""
    t.rivals -= 1
    for i in range(place, t.rivals):
        t.rival[i] = t.rival[i + 1]
    for i in range(t.rivals + 1):
        for j in range(place, t.rivals):
            t.ahead[i][j] = t.ahead[i][j + 1]
            t.squares[i][j] = t.squares[i][j + 1]
    for i in range(place, t.rivals):
        for j in range(t.rivals):
            t.ahead[i][j] = t.ahead[i + 1][j]
            t.squares[i][j] = t.squares[i + 1][j]


def follow(b: Board, m: SearchMemory, n: Network, how: Effort, seat: int, first: int) -> None:
    """Follow a game through the tree, from edge `first` (or NONE), to a judgement, and learn from it on its path."""
    d = m.workspace
    t = m.tree
    for i in range(SEATS):
        t.own[i] = 0
        t.chance[i] = 0
    depth, turns, last = 0, 0, NOBODY
    inside = True
    for _ in range(LONGEST):
        seats = to_act(b, m.world)
        if seats == 0:
            end(b, m.world, t)
            break
        actor = seat if seats >> seat & 1 else lowest_bit(seats)
        consider(b, m.world, d, actor)
        turns += actor == seat and last != seat
        last = actor
        code: int = d.codes.code[0]
        if d.codes.count > 1 or (inside and depth == 0):  # at the root any action may be compared with the only one
            edge = NONE
            if inside:
                edge = first if depth == 0 else edge_from(b, m, n, how, actor, seat, depth)
            if edge >= 0:
                t.path[depth] = edge
                t.actor[depth] = actor
                depth += 1
                code = t.code[edge]
                remember(t, actor, code)
            else:
                judge(b, m, n, how, actor, seat, inside)
                inside = False
                if actor == seat and turns > how.ahead:
                    break
                code = d.codes.code[d.best]
        apply(b, m.world, actor, code)
    learn(t, depth)


def edge_from(b: Board, m: SearchMemory, n: Network, how: Effort, actor: int, seat: int, depth: int) -> int:
    """The edge to follow from here in the tree, or NONE where it ends."""
    node = find(m.tree, key_of(b, m, actor, seat))
    if node < 0 or depth == DEPTH - 1:
        return NONE
    return chosen(b, m, n, how, node, actor)


def judge(b: Board, m: SearchMemory, n: Network, how: Effort, actor: int, seat: int, new: bool) -> None:
    """Value what the acting seat can do, and the game as the best of it promises; a new node joins the tree."""
    d = m.workspace
    t = m.tree
    view_of(b, m, actor)
    weigh(b, m.seen, m.trial, n, d, actor)
    for i in range(m.world.seats):
        t.chance[(actor + i) % m.world.seats] = d.chance[i]
    t.chance[actor] = d.value[d.best]
    if new:
        key = key_of(b, m, actor, seat)
        add_node(t, how, d, key)


def remember(t: Tree, actor: int, code: int) -> None:
    """Keep what a seat chose since the root: that is part of what it knows."""
    number: u64 = code + 1
    t.own[actor] = ((t.own[actor] ^ number) * MIX_1) & MASK


def end(b: Board, world: State, t: Tree) -> None:
    """The game is over: the winners share."""
    won = winners(b, world)
    for i in range(SEATS):
        t.chance[i] = CERTAIN // max(1, count_bits(won)) if won >> i & 1 else 0


def learn(t: Tree, depth: int) -> None:
    """All edges of the path learn what the game was worth to whoever chose them."""
    for step in range(depth):
        edge = t.path[step]
        t.tried[edge] += 1
        t.won[edge] += t.chance[t.actor[step]]


def find(t: Tree, key: u64) -> int:
    """The node of a key, or -1."""
    place: int = key % PLACES
    while t.place[place]:
        if t.key[t.place[place] - 1] == key:
            return t.place[place] - 1
        place = (place + 1) % PLACES
    return -1


def key_of(b: Board, m: SearchMemory, actor: int, seat: int) -> u64:
    """What the acting seat can tell apart here, as a number.

    For the seat that thinks this is all that it sees. For another it is what everybody sees and what it chose itself:
    what it holds differs from world to world.
    """
    number: u64 = actor + 1
    if actor == seat:
        view_of(b, m, seat)
    else:
        view_of(b, m, NOBODY)
        number = number ^ m.tree.own[actor]
    found = hash_of(m.seen)
    return ((found ^ number) * MIX_2) & MASK


def forget_chance(s: State) -> None:
    """What is drawn next is no part of a view."""
    for word in range(4):
        s.chance.key[word] = 0
        s.chance.words[word] = 0
    s.chance.branch = 0
    s.chance.drawn = 0


def add_node(t: Tree, how: Effort, d: Workspace, key: u64) -> None:
    """Add a node with the actions that were just valued, if there is room."""
    if t.nodes == NODES or t.edges + d.codes.count > EDGES:
        return
    node = t.nodes
    t.nodes += 1
    t.key[node] = key
    t.first[node] = NONE
    t.visits[node] = 0
    t.weight[node] = 0
    t.best[node] = d.value[d.best]
    place: int = key % PLACES
    while t.place[place]:
        place = (place + 1) % PLACES
    t.place[place] = node + 1
    for i in range(d.codes.count):
        add_edge(t, how, node, d.codes.code[i], d.value[i])


def view_of(b: Board, m: SearchMemory, actor: int) -> None:
    """What a seat sees of the world."""
    copy_to(m.seen, m.world)
    hide(b, m.seen, actor)
    forget_chance(m.seen)


def add_edge(t: Tree, how: Effort, node: int, code: int, value: int) -> None:
    """Add an action to a node, behind those that are worth as much."""
    edge = t.edges
    t.edges += 1
    t.code[edge] = code
    t.value[edge] = value
    t.spread[edge] = SPREAD[min(max((t.best[node] - value) * 16 // how.sharp, 0), len(SPREAD) - 1)]
    t.weight[node] += t.spread[edge]
    t.tried[edge] = 0
    t.offered[edge] = 0
    t.won[edge] = 0
    before = NONE
    at = t.first[node]
    while at >= 0 and t.value[at] >= value:
        before = at
        at = t.after[at]
    t.after[edge] = at
    if before < 0:
        t.first[node] = edge
    else:
        t.after[before] = edge


def chosen(b: Board, m: SearchMemory, n: Network, how: Effort, node: int, actor: int) -> int:
    """The edge to follow, among the actions that are possible in this world."""
    d = m.workspace
    t = m.tree
    t.looks += 1
    here = t.looks
    for i in range(d.codes.count):
        t.open[d.codes.code[i]] = here
    learn_new(b, m, n, how, node, actor)
    t.visits[node] += 1
    left = how.narrow + (ROOTS[min(t.visits[node], 4095)] >> 3)
    most = -1
    found = NONE
    edge = t.first[node]
    while edge >= 0:
        if t.open[t.code[edge]] == here and (left > 0 or t.tried[edge] > 0):
            left -= 1
            t.offered[edge] += 1
            hope = promise(t, how, node, edge)
            if hope > most:
                most = hope
                found = edge
        edge = t.after[edge]
    return found


def promise(t: Tree, how: Effort, node: int, edge: int) -> int:
    """What an action is worth so far, and more the more promising it is and the less it was tried."""
    worth = worth_of(t, how, edge)
    share = t.spread[edge] * CERTAIN // max(1, t.weight[node])
    return worth + how.curious * share * ROOTS[min(t.offered[edge], 4095)] // (8 * 1024 * (1 + t.tried[edge]))


def worth_of(t: Tree, how: Effort, edge: int) -> int:
    """What an action is worth so far: by the network, and by the games that were followed."""
    return (t.value[edge] * how.trust + t.won[edge]) // (how.trust + t.tried[edge])


def learn_new(b: Board, m: SearchMemory, n: Network, how: Effort, node: int, actor: int) -> None:
    """Add the actions that were possible in no world before to a node, valued by the network."""
    d = m.workspace
    t = m.tree
    edge = t.first[node]
    known = 0
    while edge >= 0:
        t.known[t.code[edge]] = t.looks
        if t.open[t.code[edge]] == t.looks:
            known += 1
        edge = t.after[edge]
    if known == d.codes.count:
        return
    view_of(b, m, actor)
    weigh(b, m.seen, m.trial, n, d, actor)
    for i in range(d.codes.count):
        if t.known[d.codes.code[i]] != t.looks and t.edges < EDGES:
            add_edge(t, how, node, d.codes.code[i], d.value[i])
