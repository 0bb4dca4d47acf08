"""The effects of an action, in facts that the seat knows: without draws and others' hands.

The rules do the action on a copy of the seat's view, which is then compared with the view. The copy has one extra
action, so that the turn does not end and nothing is drawn.
"""

from functools import cache, lru_cache
from typing import TypedDict

from lautta.core.actions import codes_of
from lautta.core.boards import LoadedBoard
from lautta.core.engines import Engine, load
from lautta.core.game import GameState
from lautta.core.records import copy_of
from lautta.games.tigris.actions import TABLE
from lautta.games.tigris.board import marks
from lautta.games.tigris.rules.monuments import build_candidates
from lautta.games.tigris.rules.scoring import pay_monuments
from lautta.games.tigris.rules.swaps import SWAPS
from lautta.games.tigris.show.snapshot import Snapshot
from lautta.games.tigris.state import (
    BUILD,
    COLOUR_NAMES,
    COLOURS,
    GREEN,
    HAND,
    LEADER_NAMES,
    MONUMENT_NAMES,
    MONUMENTS,
    NONE,
    PEACE,
    RED,
    REVOLT,
    SUPPORT,
    TREASURE,
    WAR,
    Board,
    State,
)


class Gain(TypedDict):
    """Points of a colour for a seat."""

    seat: int
    colour: str
    n: int


class Strength(TypedDict):
    """What a seat has on the board in a conflict."""

    seat: int
    board: int


class Clash(TypedDict):
    """A conflict that would follow. The defender wins a tie."""

    leader: str
    attacker: Strength
    defender: Strength


class Home(TypedDict):
    """A leader that would leave the board."""

    seat: int
    leader: str


class Haul(TypedDict):
    """`n` treasures that the owner of a trader would get, if nothing changes: some of those on the squares, or all."""

    seat: int
    n: int
    squares: list[str]


class Preview(TypedDict, total=False):
    """The facts; each action has some of them, and one that is refused has only `action` and `square`.

    `kingdoms` is how many are touched; `joins`: two of them become one. `revolt` and `wars` would follow, and then
    `points`, `removed` and `home` are what happens before. `strength`: temples beside a leader, or what a side of a
    conflict would have in all; `wins`: does that decide it for this seat, as far as it can know now. `squares_of_four`
    (upper left ones) and `monuments` could be built on and built. `income`: what this seat's monuments then give at the
    end of its turn. `treasures` would be taken at the end of the turn, or of the action where that is played. `draws`:
    tiles drawn at once. `ends_turn`: this is the last action of the turn.
    """

    action: str
    square: str
    kingdoms: int
    joins: bool
    points: list[Gain]
    revolt: Clash | None
    wars: list[Clash]
    removed: list[str]
    home: list[Home]
    squares_of_four: list[str]
    monuments: list[str]
    income: list[Gain]
    treasures: list[Haul]
    draws: int
    ends_turn: bool
    strength: int
    wins: bool


@cache
def engine() -> Engine:
    """The engine for these rules."""
    return load(TABLE)


def preview(view: GameState, seat: int, code: int) -> Preview:
    """What an action would do. If it is refused now, it is only named."""
    loaded: LoadedBoard = view.board
    s: State = view.record
    place, args = codes_of(TABLE.sizes(loaded.record)).split(code)
    name = TABLE.actions[place].name
    told: Preview = {"action": name}
    if name in SQUARE_AT:
        told["square"] = loaded.names["squares"][args[SQUARE_AT[name]]]
    if engine().check(loaded.record, s, seat, code):
        return told
    if name == "swap":
        return told | {"draws": min(sum(SWAPS[args[0]]), s.bag_size), "ends_turn": s.actions == 1}
    if name == "pass":
        return told | of_pass(loaded, s, seat)
    after = done(loaded, s, seat, code)
    return told | facts(loaded, s, seat, name, args, after)


SQUARE_AT = {"place": 1, "position": 1, "destroy": 0, "build": 1, "leave": 0}  # which parameter is the square


@lru_cache(4)
def seen(record: bytes) -> Snapshot:
    """A snapshot of a record, made once for all that could be done there."""
    return Snapshot(State.from_buffer_copy(record))


def squares_of(snapshot: Snapshot) -> int:
    """The squares of all leaders, as a set."""
    return sum(1 << square for _, _, square in snapshot.leaders)


def done(loaded: LoadedBoard, s: State, seat: int, code: int) -> State:
    """A copy on which a legal action is done, and the turn goes on."""
    after = copy_of(s)
    after.actions += 1
    engine().apply(loaded.record, after, seat, code)
    return after


def facts(loaded: LoadedBoard, s: State, seat: int, name: str, args: tuple[int, ...], after: State) -> Preview:
    """What an action of a seat has changed between two states."""
    b: Board = loaded.record  # type: ignore[assignment]
    squares = loaded.names["squares"]
    before, then = seen(bytes(s)), Snapshot(after)
    removed = before.links & ~then.links & ~squares_of(before)
    told: Preview = {
        "points": gains(before, then),
        "revolt": clash(after) if after.phase == SUPPORT and after.conflict == REVOLT else None,
        "wars": wars(loaded, after),
        "removed": [squares[square] for square in marks.marks(removed)],
        "home": gone_home(before, then, (seat, args[0]) if name == "withdraw" else None),
        "treasures": hauls(loaded, before, after.phase, then),
        "ends_turn": name in ACTS and s.actions == 1,
    }
    if name == "place":
        beside = marks.neighbours(args[1])
        told["kingdoms"] = sum(1 for realm in before.kingdoms if realm & beside)
        told["joins"] = told["kingdoms"] > 1
    elif name == "position":
        told["kingdoms"] = int(len(then.kingdoms[then.realm(seat, args[0])]) > 1)
        told["strength"] = (then.tiles[RED] & marks.neighbours(args[1])).bit_count()
    elif name == "support":
        told |= of_support(s, args[0])
    elif name == "build":
        told |= {"squares_of_four": [squares[args[1]]], "monuments": [MONUMENT_NAMES[args[0]]]}
    if after.phase == BUILD:
        offers = list(build_candidates(b, after, seat))
        told["squares_of_four"] = [squares[corner] for corner in sorted({corner for _, corner in offers})]
        told["monuments"] = [MONUMENT_NAMES[which] for which in sorted({which for which, _ in offers})]
    if told["ends_turn"] or name == "build":
        told["income"] = income(after, seat)
    return told


ACTS = ("place", "position", "withdraw", "destroy")  # these use one of the turn's actions and are done on a copy


def gone_home(before: Snapshot, then: Snapshot, taken: tuple[int, int] | None) -> list[Home]:
    """The leaders that leave the board, except for the one that the action takes off."""
    standing = {(seat, colour) for seat, colour, _ in then.leaders} | {taken}
    return [
        {"seat": seat, "leader": LEADER_NAMES[colour]}
        for seat, colour, _ in before.leaders
        if (seat, colour) not in standing
    ]


def gains(before: Snapshot, then: Snapshot) -> list[Gain]:
    """The points that everybody gets."""
    return [
        {"seat": seat, "colour": COLOUR_NAMES[colour], "n": new - old}
        for seat in range(then.seats)
        for colour, (old, new) in enumerate(zip(before.points(seat), then.points(seat), strict=True))
        if new != old
    ]


def clash(s: State) -> Clash:
    """The conflict for which the attacker is asked for supporters."""
    return {
        "leader": LEADER_NAMES[s.colour],
        "attacker": {"seat": s.attacker, "board": s.attack},
        "defender": {"seat": s.defender, "board": s.defence},
    }


def wars(loaded: LoadedBoard, after: State) -> list[Clash]:
    """The wars that break out: the only one, or all those from which the first is chosen."""
    if after.phase == WAR:
        first = codes_of(TABLE.sizes(loaded.record)).join(WAR_AT, (0,))
        chosen = [first + colour for colour in range(COLOURS) if after.wars >> colour & 1]
        return [clash(done(loaded, after, after.seat, code)) for code in chosen]
    return [clash(after)] if after.phase == SUPPORT and after.conflict not in (PEACE, REVOLT) else []


WAR_AT = [action.name for action in TABLE.actions].index("war")


def hauls(loaded: LoadedBoard, before: Snapshot, phase: int, then: Snapshot) -> list[Haul]:
    """The treasures that are taken at once, or would be at the end of the turn as things are now."""
    if phase in (WAR, SUPPORT):
        return []
    b: Board = loaded.record  # type: ignore[assignment]
    squares, corners = loaded.names["squares"], marks.number_of(b.corners)
    found: list[Haul] = []
    for seat, colour, _ in then.leaders:
        if colour != GREEN:
            continue
        realm = then.realm(seat, GREEN)
        if taken := before.treasures & ~then.treasures & realm:
            found.append({"seat": seat, "n": taken.bit_count(), "squares": [squares[at] for at in marks.marks(taken)]})
        if phase != TREASURE and (there := then.treasures & realm).bit_count() > 1:
            first, n = there & corners, there.bit_count() - 1
            among = first if first.bit_count() >= n else there
            found.append({"seat": seat, "n": n, "squares": [squares[at] for at in marks.marks(among)]})
    return found


def income(s: State, seat: int) -> list[Gain]:
    """What the monuments in a seat's kingdoms give it at the end of its turn."""
    if all(s.monument[which] == NONE for which in range(MONUMENTS)):
        return []
    paid = copy_of(s)
    paid.seat = seat
    pay_monuments(paid)
    return gains(Snapshot(s), Snapshot(paid))


def of_pass(loaded: LoadedBoard, s: State, seat: int) -> Preview:
    """What the end of the turn brings."""
    snapshot = Snapshot(s)
    return {
        "draws": min(HAND - s.players[seat].hand_size, s.bag_size),
        "ends_turn": True,
        "income": income(s, seat),
        "treasures": hauls(loaded, snapshot, s.phase, snapshot),
    }


def of_support(s: State, added: int) -> Preview:
    """What a side would have in all. The attacker can know only that it leads; the defender decides."""
    if s.asked == s.attacker:
        return {"strength": s.attack + added, "wins": s.attack + added > s.defence}
    return {"strength": s.defence + added, "wins": s.defence + added >= s.attack + s.added}
