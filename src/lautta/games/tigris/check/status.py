"""Everything that is wrong with a position; nothing if it can come up in play."""

from collections.abc import Iterator

from lautta.core.game import GameState
from lautta.core.problems import Fault, Path
from lautta.games.tigris.board import marks
from lautta.games.tigris.board.squares import FOUR, count, count_both
from lautta.games.tigris.check import ground, sequence, validation
from lautta.games.tigris.rules.bag import away, drawn, held, in_bag
from lautta.games.tigris.rules.kingdoms import touched
from lautta.games.tigris.rules.monuments import can_build
from lautta.games.tigris.rules.scoring import weakest
from lautta.games.tigris.rules.wars import rivals as at_war
from lautta.games.tigris.state import (
    ACT,
    ACTIONS,
    AGAIN,
    ALL_PASSED,
    AT_WAR,
    BLUE,
    BUILD,
    CATASTROPHES,
    COLOURS,
    COLUMNS,
    DYNASTY_NAMES,
    END,
    END_OF_ACTION,
    END_OF_TURN,
    GREEN,
    HAND,
    LAST_TREASURES,
    LEADER_NAMES,
    MONUMENT_NAMES,
    MONUMENTS,
    MOST_POINTS,
    MOST_TURNS,
    NEEDED,
    NONE,
    OVER,
    PEACE,
    RED,
    REUSABLE,
    REVOLT,
    SEATS,
    SPENT,
    SQUARES,
    SUPPORT,
    TILE_NAMES,
    TILES,
    TREASURE,
    WAR,
    WORD,
    WORDS,
    Board,
    Scratch,
    State,
    leader_index,
)


def fault(what: str, *path: str | int, **args: str | int) -> Fault:
    """A fault with its message; `player` in the variables counts from 1, and things have the names of the rules."""
    return Fault(path, f"tigris-position-{what}", args)


def status(state: GameState) -> list[Fault]:
    """All faults, and what no play leads to though it can be played on. Later checks make sense only without faults."""
    loaded, s = state.board, state.record
    b: Board = loaded.record  # type: ignore[assignment]
    names = loaded.names["squares"]
    if not validation.numbers_fit(s):
        return list(numbers(s)) or [fault("sets", "map")]
    found = [*the_map(b, s, names), *leaders(b, s, names), *pieces(b, s, names), *tiles(b, s), *players(s)]
    found = found or [*decision(b, s), *the_end(s)]
    if not found and (trouble := validation.validate(b, s, Scratch())):
        found.append(Fault((), "core-position-impossible", {"trouble": trouble}))
    return found or [*missing(b, s), *unsettled(s)]


def numbers(s: State) -> Iterator[Fault]:
    """Numbers out of range. Seats and turns are given as people count them."""
    if not 2 <= s.seats <= SEATS:
        yield out_of_range(("seats",), s.seats, 2, SEATS)
        return
    spans = [("phase", s.phase, 0, OVER), ("actions", s.actions, 0, ACTIONS), ("acted", s.acted, 0, 1),
             ("passes", s.passes, 0, s.seats), ("turn", s.turn + 1, 1, MOST_TURNS + 1),
             ("ended_by", s.ended_by, 0, ALL_PASSED), ("conflict", s.conflict, 0, AT_WAR),
             ("colour", s.colour, NONE, COLOURS - 1),
             ("wars", s.wars, 0, (1 << COLOURS) - 1), ("winners", s.winners, 0, (1 << s.seats) - 1),
             ("placed", s.placed, NONE, SQUARES - 1), ("treasures", s.treasure_time, 0, END_OF_ACTION),
             ("support", s.support_rule, 0, NEEDED), ("scores", s.open_points, 0, 1),
             ("declined", s.declined_squares, 0, REUSABLE), ("catastrophes", s.ruins_again, 0, AGAIN),
             ("passing", s.passing, 0, END)]  # fmt: skip
    spans += [(name, seat + 1, least, s.seats) for name, seat, least in (
        ("seat", s.seat, 1), ("first", s.first, 1), ("attacker", s.attacker, 0), ("defender", s.defender, 0),
        ("asked", s.asked, 0))]  # fmt: skip
    spans += [("monument", s.monument[which], NONE, SQUARES - 1) for which in range(MONUMENTS)]
    for name, value, least, most in spans:
        if not least <= value <= most:
            yield out_of_range((name,), value, least, most)
    for seat in range(SEATS):
        for colour in range(COLOURS):
            if s.players[seat].points[colour] > MOST_POINTS:
                yield out_of_range(("players", seat, "points"), s.players[seat].points[colour], 0, MOST_POINTS)
            if not NONE <= s.players[seat].leader[colour] < SQUARES:
                yield fault("off-board", "map", thing="leader")


def out_of_range(path: Path, value: int, least: int, most: int) -> Fault:
    """A number that is not between the least and the most."""
    return Fault(path, "tigris-position-numbers", {"name": str(path[-1]), "value": value, "least": least, "most": most})


def row_of(square: int) -> tuple[str | int, ...]:
    """Where in a position a square is: the row of the map, from 0."""
    return ("map", square // COLUMNS)


def the_map(b: Board, s: State, names: tuple[str, ...]) -> Iterator[Fault]:
    """At most one thing on a square, of a kind that may lie there."""
    river, land = marks.number_of(b.river), marks.number_of(b.land)
    seen = 0
    things = [
        (name, marks.number_of(s.tiles[tile]), river if tile == BLUE else land) for tile, name in enumerate(TILE_NAMES)
    ]
    things += [
        ("down", marks.number_of(s.down), river | land),
        ("leader", marks.number_of(s.leaders), land),
        ("catastrophe", marks.number_of(s.ruins), river | land),
    ]
    for thing, squares, places in things:
        for square in marks.marks(squares & ~places):
            if square < len(names):
                yield fault("terrain", *row_of(square), thing=thing, square=names[square])
            else:
                yield fault("off-board", "map", thing=thing)
        for square in marks.marks(squares & places & seen):
            yield fault("two-things", *row_of(square), thing=thing, square=names[square])
        seen |= squares
    links = seen & ~(1 << s.placed if s.conflict == AT_WAR and s.placed != NONE else 0) & ~marks.number_of(s.ruins)
    if marks.number_of(s.links) != links:
        yield fault("links", "map")
    tiles = sum(marks.number_of(s.tiles[colour]) for colour in range(COLOURS))
    for square in marks.marks(marks.number_of(s.spent) & ~(tiles if s.declined_squares == SPENT else 0)):
        yield fault("spent", "spent", square=names[square] if square < len(names) else "-")


def leaders(b: Board, s: State, names: tuple[str, ...]) -> Iterator[Fault]:
    """Leaders stand beside temples, in kingdoms that are at peace."""
    temples = marks.number_of(s.tiles[RED])
    taken: set[int] = set()
    for seat, colour, square in marks.leaders(s):
        who = {"dynasty": DYNASTY_NAMES[seat], "leader": LEADER_NAMES[colour], "square": names[square]}
        if square in taken:
            yield fault("leader-on-leader", *row_of(square), **who)
        taken.add(square)
        if not temples & marks.neighbours(square):
            yield fault("leader-without-temple", *row_of(square), **who)
    if not ground.leaders_fit(b, s):
        yield fault("leader-marks", "map")
    elif not ground.kingdoms_fit(s, Scratch()):
        yield fault("kingdoms", "map")
    else:
        yield from rivals(s, names)


def rivals(s: State, names: tuple[str, ...]) -> Iterator[Fault]:
    """Leaders of one colour in one kingdom that has no revolt."""
    for standing in marks.realms(s).values():
        for colour, name in enumerate(LEADER_NAMES):
            squares = [names[square] for _, other, square in standing if other == colour]
            if len(squares) > 1 and not (s.conflict == REVOLT and s.colour == colour and len(squares) == 2):
                yield fault("rivals", "map", leader=name, squares=", ".join(squares))
    if s.conflict == AT_WAR and s.placed != NONE:
        beside = touched(s, s.placed)
        for colour, name in enumerate(LEADER_NAMES):
            squares = [
                names[square]
                for seat, other, square in marks.leaders(s)
                if other == colour and beside >> leader_index(seat, colour) & 1
            ]
            if len(squares) > 2:
                yield fault("war-of-three", "placed", leader=name, squares=", ".join(squares))


def pieces(b: Board, s: State, names: tuple[str, ...]) -> Iterator[Fault]:
    """Monuments, treasures, catastrophes."""
    yield from monuments(b, s, names)
    treasures = marks.number_of(s.treasures)
    if treasures >> len(names):
        yield fault("off-board", "map", thing="treasure")
        treasures &= (1 << len(names)) - 1
    for square in marks.marks(treasures & ~marks.number_of(b.temples)):
        yield fault("treasure", *row_of(square), square=names[square])
    for square in marks.marks(treasures & ~(marks.number_of(s.tiles[RED]) | marks.number_of(s.down))):
        yield fault("treasure-without-temple", *row_of(square), square=names[square])
    held = sum(s.players[seat].treasures for seat in range(s.seats))
    if count(s.treasures) + held > count(b.temples):
        yield fault("treasures", "players", there=count(s.treasures) + held, most=count(b.temples))
    if not ground.catastrophes_fit(s):
        yield fault("catastrophes", "players", each=CATASTROPHES)


def monuments(b: Board, s: State, names: tuple[str, ...]) -> Iterator[Fault]:
    """Each stands on four tiles face down of one colour, apart from the others."""
    taken: dict[int, str] = {}
    wrong = False
    for which, name in enumerate(MONUMENT_NAMES):
        corner = s.monument[which]
        if corner == NONE:
            continue
        squares = [square for word in range(WORDS) for square in marks.marks(FOUR[corner][word] << word * WORD)]
        lying = all(marks.number_of(s.down) >> square & 1 for square in squares)
        if len(squares) < 4 or not lying:
            yield fault("monument-place", "monument", name, monument=name, square=names[corner])
            wrong = True
        for other in sorted({taken[square] for square in squares if square in taken}):
            yield fault("monument-on-monument", "monument", name, monument=name, other=other, square=names[corner])
            wrong = True
        taken.update(dict.fromkeys(squares, name))
    for square in marks.marks(marks.number_of(s.down)):
        if square not in taken and square < len(names):
            yield fault("down-without-monument", *row_of(square), square=names[square])
            wrong = True
    if not wrong and not ground.monuments_fit(b, s, Scratch()):
        yield fault("monuments", "turned")


def tiles(b: Board, s: State) -> Iterator[Fault]:
    """Tiles."""
    for tile, name in enumerate(TILE_NAMES):
        left = in_bag(s, tile)
        if left != s.bag[tile]:
            there = TILES[tile] - left + s.bag[tile]
            yield fault("tiles", "gone", tile=name, there=there, wanted=TILES[tile])
    for seat in range(s.seats):
        p = s.players[seat]
        if p.hand_size > HAND:
            yield fault("hand", "players", seat, "hand", player=seat + 1, there=p.hand_size, most=HAND)
        if p.hand_size != held(p) or p.swapped_size != away(p):
            yield fault("hand-size", "players", seat, "hand", player=seat + 1)
    if s.bag_size != sum(s.bag[tile] for tile in range(COLOURS)):
        yield fault("bag-size", "bag_size")
    elif s.shown != drawn(b, s):
        yield fault("shown", "shown", there=s.shown, wanted=drawn(b, s))


def players(s: State) -> Iterator[Fault]:
    """Nothing belongs to a seat without a player, and scores are right."""
    if not validation.seats_fit(s):
        yield fault("empty-seats", "players")
    for seat in range(s.seats):
        p = s.players[seat]
        if p.score != weakest(p):
            yield fault("scores", "players", seat, "score", player=seat + 1, there=p.score, wanted=weakest(p))


def decision(b: Board, s: State) -> Iterator[Fault]:
    """The decision to be made."""
    if s.conflict == AT_WAR and not sequence.tile_placed(s):
        yield fault("war-without-tile", "placed")
    elif s.phase == SUPPORT and s.attacker != NONE and s.conflict != PEACE and not sequence.added_fits(s):
        yield fault("added", "added", added=s.added)
    elif not sequence.phase_fits(b, s):
        yield undecided(b, s)


def undecided(b: Board, s: State) -> Fault:
    """Why there is nothing to decide in this phase."""
    if s.phase == SUPPORT and s.conflict != PEACE:
        return no_support(s)
    if s.phase == WAR and s.conflict == AT_WAR and at_war(s).bit_count() < 2:
        return fault("no-choice-of-war", "phase")
    if s.phase == TREASURE and sequence.chooser(b, s) == NONE:
        return fault("no-choice-of-treasure", "phase")
    if s.phase == TREASURE and sequence.chooser(b, s) != s.asked:
        return fault("asked", "asked")
    if s.phase == BUILD and not (sequence.tile_placed(s) and can_build(s)):
        return fault("no-square", "phase")
    return fault("phase", "phase")


def no_support(s: State) -> Fault:
    """Why nobody can add supporters to this conflict."""
    found = sequence.in_conflict(s)
    if not found or (s.colour != NONE and not found >> s.colour & 1):
        return fault("no-conflict", "phase")
    if s.colour == NONE:
        leaders = ", ".join(name for colour, name in enumerate(LEADER_NAMES) if found >> colour & 1)
        return fault("which-conflict", "phase", leaders=leaders)
    if s.asked not in (s.attacker, s.defender):
        return fault("asked", "asked")
    return fault("phase" if sequence.sides_fit(s) else "sides", "phase")


def the_end(s: State) -> Iterator[Fault]:
    """The end of the game."""
    if s.phase == OVER and not s.winners:
        yield fault("no-winner", "winners")
    elif s.phase == OVER and not sequence.ended(s):
        yield fault("not-over", "ended_by")
    elif s.phase != OVER and s.passing == END and s.passes == s.seats:
        yield fault("all-passed", "passes")
    elif not sequence.end_fits(s, Scratch()):
        yield fault("end", "ended_by")


def missing(b: Board, s: State) -> Iterator[Fault]:
    """Treasures and catastrophes that nobody has; by an option one catastrophe may lie under another."""
    treasures = count(s.treasures) + sum(s.players[seat].treasures for seat in range(s.seats))
    if treasures < count(b.temples):
        yield fault("treasures", "players", there=treasures, most=count(b.temples))
    laid, most = count(s.ruins), CATASTROPHES * s.seats
    there = laid + sum(s.players[seat].catastrophes for seat in range(s.seats))
    if there < most and not (s.ruins_again == AGAIN and laid):
        yield fault("catastrophes-missing", "players", there=there, most=most)


def unsettled(s: State) -> Iterator[Fault]:
    """What the end of the last turn, or by an option of the last action, would have settled; and turns out of order."""
    if s.phase == OVER:
        return
    if s.turn < MOST_TURNS and s.seat != (s.first + s.turn) % s.seats:
        yield fault("turn-order", "seat", player=s.seat + 1, turn=s.turn + 1, first=s.first + 1)
    if count(s.treasures) <= LAST_TREASURES and not (s.acted and s.treasure_time == END_OF_ACTION):
        yield fault("treasures-gone", "map", there=count(s.treasures), last=LAST_TREASURES)
    for seat in range(s.seats):
        there = count_both(s.realms[leader_index(seat, GREEN)], s.treasures)
        if there > 1 and s.phase == ACT and not (s.acted and s.treasure_time == END_OF_TURN):
            yield fault("treasures-not-taken", "map", player=seat + 1, there=there)
        if s.players[seat].hand_size < HAND and not s.acted:
            there = s.players[seat].hand_size
            yield fault("hand-not-full", "players", seat, "hand", player=seat + 1, there=there, most=HAND)
