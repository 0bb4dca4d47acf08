"""What an action does, from the rules alone. What is drawn is only counted: `draws` tells who draws how many."""

from tests.games.tigris.naive.world import (
    BLACK,
    COLOURS,
    GREEN,
    INITIALS,
    LEADERS,
    MONUMENTS,
    RED,
    TILES,
    World,
    beside,
    four,
    square,
)


def play(w: World, action: str) -> None:
    """Do a legal action."""
    verb, *words = action.split()
    w.draws = []
    {
        "place": place,
        "position": position,
        "withdraw": withdraw,
        "destroy": destroy,
        "swap": swap,
        "pass": give_up,
        "war": choose_war,
        "support": support,
        "build": build,
        "decline": decline,
        "leave": leave,
    }[verb](w, *words)


def begin_action(w: World) -> None:
    w.acted = True
    w.actions -= 1


# actions


def place(w: World, tile: str, at: str) -> None:
    begin_action(w)
    colour, here = TILES.index(tile), square(at)
    touched = w.kingdoms_beside(here)
    w.seats[w.seat].hand[colour] -= 1
    w.tiles[here] = colour
    w.placed = here
    if len(touched) == 1:
        leaders = w.leaders_in(next(iter(touched)))
        owners = [seat for wanted in (colour, BLACK) for seat, kind in leaders if kind == wanted]
        if owners:
            w.seats[owners[0]].points[colour] += 1
    next_war(w)


def position(w: World, leader: str, at: str) -> None:
    begin_action(w)
    colour, here = LEADERS.index(leader), square(at)
    withdraw_from(w, w.where(w.seat, colour))
    touched = w.kingdoms_beside(here)
    rivals = [seat for realm in touched for seat, kind in w.leaders_in(realm) if kind == colour]
    w.leaders[here] = (w.seat, colour)
    if not rivals:
        finish_action(w)
        return
    w.conflict, w.colour, w.attacker, w.defender = "revolt", colour, w.seat, rivals[0]
    there = w.where(w.defender, colour)
    assert there is not None
    w.attack, w.defence = w.temples_beside(here), w.temples_beside(there)
    w.added, w.phase, w.asked = 0, "support", w.attacker


def withdraw(w: World, leader: str) -> None:
    begin_action(w)
    withdraw_from(w, w.where(w.seat, LEADERS.index(leader)))
    finish_action(w)


def withdraw_from(w: World, at: tuple[int, int] | None) -> None:
    if at is not None:
        del w.leaders[at]


def destroy(w: World, at: str) -> None:
    begin_action(w)
    here = square(at)
    w.seats[w.seat].catastrophes -= 1
    remove_tiles(w, {here} & set(w.tiles))
    w.ruins.add(here)
    finish_action(w)


def swap(w: World, tiles: str) -> None:
    begin_action(w)
    player = w.seats[w.seat]
    for initial in tiles:
        player.hand[INITIALS.index(initial)] -= 1
        player.swapped[INITIALS.index(initial)] += 1
    if draw(w, w.seat, len(tiles)) < len(tiles):
        w.phase, w.ended_by = "over", "bag"
    else:
        finish_action(w)


def give_up(w: World) -> None:
    w.actions = 0
    finish_action(w, passed=True)


# conflicts


def next_war(w: World) -> None:
    """The wars that are left around the joining tile, or what comes after them (R20, R27)."""
    assert w.placed is not None
    around = w.kingdoms_beside(w.placed, without=w.placed)
    colours = [kind for realm in around for _, kind in w.leaders_in(realm)]
    w.wars = {colour for colour in colours if colours.count(colour) > 1}
    w.conflict, w.asked = "peace", -1
    if len(w.wars) > 1:
        w.phase = "war"
    elif w.wars:
        begin_war(w, next(iter(w.wars)))
    else:
        offer_monuments(w)


def choose_war(w: World, leader: str) -> None:
    begin_war(w, LEADERS.index(leader))


def begin_war(w: World, colour: int) -> None:
    assert w.placed is not None
    around = w.kingdoms_beside(w.placed, without=w.placed)
    sides = {seat: at for realm in around for (seat, kind), at in w.leaders_in(realm).items() if kind == colour}
    in_turn = [(w.seat + step) % len(w.seats) for step in range(len(w.seats))]
    w.attacker, w.defender = (seat for seat in in_turn if seat in sides)
    w.attack = len(w.supporters(sides[w.attacker], colour, w.placed))
    w.defence = len(w.supporters(sides[w.defender], colour, w.placed))
    w.conflict, w.colour, w.added, w.phase, w.asked, w.wars = "war", colour, 0, "support", w.attacker, set()


def support(w: World, text: str) -> None:
    colour, n = RED if w.conflict == "revolt" else w.colour, int(text)
    w.seats[w.asked].hand[colour] -= n
    w.gone[colour] += n
    if w.asked == w.attacker:
        w.added, w.asked = n, w.defender
        return
    attacker_wins = w.attack + w.added > w.defence + n
    winner, loser = (w.attacker, w.defender) if attacker_wins else (w.defender, w.attacker)
    if w.conflict == "revolt":
        withdraw_from(w, w.where(loser, w.colour))
        w.seats[winner].points[RED] += 1
        w.conflict, w.asked = "peace", -1
        finish_action(w)
    else:
        lose_war(w, winner, loser)
        next_war(w)


def lose_war(w: World, winner: int, loser: int) -> None:
    at = w.where(loser, w.colour)
    assert at is not None
    lost = w.supporters(at, w.colour, w.placed)
    withdraw_from(w, at)
    if w.colour == RED:
        lost = {tile for tile in lost if tile not in w.treasures and not set(beside(tile)) & set(w.leaders)}
    standing = set(w.leaders)
    remove_tiles(w, lost)
    assert set(w.leaders) == standing, "a war cannot take the last temple of another leader (R49)"
    w.seats[winner].points[w.colour] += 1 + len(lost)


def remove_tiles(w: World, lost: set[tuple[int, int]]) -> None:
    """Take tiles off the board, and leaders that have no temple any more."""
    for at in lost:
        w.gone[w.tiles.pop(at)] += 1
        w.spent.discard(at)
    send_home(w)


def send_home(w: World) -> None:
    for at in list(w.leaders):
        if not w.temples_beside(at):
            del w.leaders[at]


# monuments


def offer_monuments(w: World) -> None:
    assert w.placed is not None
    w.conflict, w.asked = "peace", -1
    if w.squares_of_four() and w.monuments_for(w.tiles[w.placed]):
        w.phase = "build"
    else:
        finish_action(w)


def build(w: World, monument: str, corner: str) -> None:
    here = square(corner)
    w.monuments[MONUMENTS.index(monument)] = here
    for at in four(here):
        w.turned[w.tiles.pop(at)] += 1
        w.down.add(at)
    send_home(w)
    finish_action(w)


def decline(w: World) -> None:
    if w.options["declined"] == "spent":
        w.spent |= {at for corner in w.squares_of_four() for at in four(corner)}
    finish_action(w)


# treasures


def finish_action(w: World, passed: bool = False) -> None:
    w.placed, w.phase = None, "act"
    if w.options["treasures"] == "end_of_action" and not passed:
        take_treasures(w)
    else:
        after_treasures_of_action(w)


def take_treasures(w: World) -> None:
    """Every trader takes all treasures of his kingdom but one; owners are asked which stays, in turn (R31)."""
    for step in range(len(w.seats)):
        seat = (w.seat + step) % len(w.seats)
        trader = w.where(seat, GREEN)
        if trader is None or len(w.treasures & w.region(trader)) < 2:
            continue
        stays = w.to_leave(w.region(trader))
        if len(stays) > 1:
            w.phase, w.asked = "treasure", seat
            return
        keep_one(w, seat, stays[0])
    w.asked, w.phase = -1, "act"
    if w.options["treasures"] == "end_of_action":
        after_treasures_of_action(w)
    else:
        end_turn(w)


def keep_one(w: World, seat: int, stays: tuple[int, int]) -> None:
    trader = w.where(seat, GREEN)
    assert trader is not None
    taken = (w.treasures & w.region(trader)) - {stays}
    w.treasures -= taken
    w.seats[seat].treasures += len(taken)


def leave(w: World, at: str) -> None:
    keep_one(w, w.asked, square(at))
    take_treasures(w)


def after_treasures_of_action(w: World) -> None:
    if w.actions:
        return
    if w.options["treasures"] == "end_of_action":
        end_turn(w)
    else:
        take_treasures(w)


# the end of a turn


def end_turn(w: World) -> None:
    paid = 0
    for monument, corner in w.monuments.items():
        leaders = w.leaders_in(w.region(corner))
        for colour in map(COLOURS.index, MONUMENTS[monument].split("-")):
            w.seats[w.seat].points[colour] += (w.seat, colour) in leaders
            paid += (w.seat, colour) in leaders
    short = False
    for step in range(len(w.seats)):
        seat = (w.seat + step) % len(w.seats)
        wanted = 6 - sum(w.seats[seat].hand) - sum(n for drawer, n in w.draws if drawer == seat)
        short |= draw(w, seat, wanted) < wanted
    w.passes = 0 if w.acted or paid else min(w.passes + 1, len(w.seats))
    tired = w.options["passing"] == "end" and w.passes == len(w.seats)
    ends = {"treasures": len(w.treasures) <= 2, "bag": short, "passes": tired}
    w.ended_by = next((how for how, is_so in ends.items() if is_so), "")
    if w.ended_by:
        w.phase = "over"
    else:
        w.seat, w.actions, w.acted = (w.seat + 1) % len(w.seats), 2, False


def draw(w: World, seat: int, wanted: int) -> int:
    """Note that a seat draws; how many tiles it gets."""
    n = min(wanted, sum(w.bag) - sum(n for _, n in w.draws))
    w.draws.append((seat, n))
    return n
