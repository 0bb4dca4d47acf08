"""Everything that is wrong with a position, in sentences; nothing for one that play can reach."""

from collections.abc import Iterator

from lautta.core.boards import LoadedBoard
from lautta.games.tigris import coursecheck, mapcheck, marks
from lautta.games.tigris import soundness as sn
from lautta.games.tigris.bag import away, held, in_bag
from lautta.games.tigris.squares import count
from lautta.games.tigris.state import (
    AT_WAR,
    BLUE,
    CATASTROPHES,
    COLOURS,
    DYNASTY_NAMES,
    HAND,
    LEADER_NAMES,
    OVER,
    RED,
    REVOLT,
    TILE_NAMES,
    TILES,
    Board,
    Scratch,
    State,
)


def status(loaded: LoadedBoard, s: State) -> list[str]:
    """All of it. Where numbers are out of range, only that is told, as nothing else could be asked."""
    b: Board = loaded.record  # type: ignore[assignment]
    if not sn.numbers_fit(s):
        return ["seats, phase, a square or another number is out of range"]
    names = loaded.names["squares"]
    found = [*the_map(b, s, names), *leaders(b, s, names), *pieces(b, s, names), *tiles(s), *course(b, s)]
    if not found and (trouble := sn.sound(b, s, Scratch())):
        found.append(f"this cannot have come from a game (trouble {trouble})")
    return found


def the_map(b: Board, s: State, names: tuple[str, ...]) -> Iterator[str]:
    """One thing on a square, of a kind that may lie there."""
    river, land = marks.number_of(b.river), marks.number_of(b.land)
    seen = 0
    things = [(f"a {name}", marks.number_of(s.tiles[tile]), river if tile == BLUE else land)
              for tile, name in enumerate(TILE_NAMES)]
    things += [("a tile face down", marks.number_of(s.down), river | land),
               ("a leader", marks.number_of(s.leaders), land),
               ("a catastrophe", marks.number_of(s.ruins), river | land)]
    for thing, squares, places in things:
        for square in marks.marks(squares & ~places):
            yield f"{thing} cannot lie on {names[square]}" if square < len(names) else f"{thing} lies off the board"
        for square in marks.marks(squares & places & seen):
            yield f"{thing} lies on {names[square]}, where something else is"
        seen |= squares


def leaders(b: Board, s: State, names: tuple[str, ...]) -> Iterator[str]:
    """Leaders beside temples, in kingdoms that are at peace."""
    temples = marks.number_of(s.tiles[RED])
    taken: dict[int, str] = {}
    for seat, colour, square in marks.leaders(s):
        who = f"the {DYNASTY_NAMES[seat]}'s {LEADER_NAMES[colour]} on {names[square]}"
        if square in taken:
            yield f"{who} stands where {taken[square]} is"
        taken[square] = who
        if not temples & marks.neighbours(square):
            yield f"{who} has no temple beside it"
    if not mapcheck.leaders_fit(b, s):
        yield "the marks of leaders on the board are not those of the players' leaders"
    elif not mapcheck.kingdoms_fit(s, Scratch()):
        yield "a kingdom is not what hangs together with its leader"
    else:
        yield from rivals(s, names)


def rivals(s: State, names: tuple[str, ...]) -> Iterator[str]:
    """Leaders of one colour in one kingdom that is not in revolt."""
    for standing in marks.realms(s).values():
        for colour, name in enumerate(LEADER_NAMES):
            squares = [names[square] for _, other, square in standing if other == colour]
            if len(squares) > 1 and not (s.conflict == REVOLT and s.colour == colour and len(squares) == 2):
                yield f"there is a {name} on {' and on '.join(squares)}, in one kingdom at peace"


def pieces(b: Board, s: State, names: tuple[str, ...]) -> Iterator[str]:
    """Monuments, treasures, catastrophes."""
    if not mapcheck.monuments_fit(b, s, Scratch()):
        yield "the monuments do not stand on the tiles that are face down, or these were of other colours"
    treasures = marks.number_of(s.treasures)
    for square in marks.marks(treasures & ~marks.number_of(b.temples)):
        yield f"a treasure cannot lie on {names[square]}"
    for square in marks.marks(treasures & ~(marks.number_of(s.tiles[RED]) | marks.number_of(s.down))):
        yield f"there is no temple under the treasure on {names[square]}"
    held = sum(s.players[seat].treasures for seat in range(s.seats))
    if count(s.treasures) + held > count(b.temples):
        yield f"there are {count(s.treasures) + held} treasures, and {count(b.temples)} is the most"
    if not mapcheck.catastrophes_fit(s):
        yield f"there are more than {CATASTROPHES} catastrophes for each player"


def tiles(s: State) -> Iterator[str]:
    """Tiles."""
    for tile, name in enumerate(TILE_NAMES):
        left = in_bag(s, tile)
        if left != s.bag[tile]:
            there = TILES[tile] - left + s.bag[tile]
            yield f"there are {there} tiles of the kind {name}, not {TILES[tile]}"
    for seat in range(s.seats):
        p = s.players[seat]
        if p.hand_size > HAND:
            yield f"player {seat + 1} holds {p.hand_size} tiles, and {HAND} is the most"
        if p.hand_size != held(p) or p.swapped_size != away(p):
            yield f"the numbers of tiles that player {seat + 1} holds and has swapped away are not those of the tiles"
    if s.bag_size != sum(s.bag[tile] for tile in range(COLOURS)):
        yield "the size of the bag is not that of its tiles"


def course(b: Board, s: State) -> Iterator[str]:
    """Whose turn it is, and the end."""
    if not sn.seats_fit(s):
        yield "something belongs to a player who does not play"
    if not sn.scores_fit(s):
        yield "a score is not that of the points and treasures"
    if s.conflict == AT_WAR and not coursecheck.tile_placed(s):
        yield "there is a war without a tile that joins kingdoms"
    elif not coursecheck.phase_fits(b, s):
        yield "there is nothing to decide in this phase, or something is left over from another one"
    if s.phase == OVER and not s.winners:
        yield "the game is over, but nobody has won"
    elif not coursecheck.end_fits(s, Scratch()):
        yield "the end of the game is not as it should be"
