"""A state of the engine as a naive world, and what differs between two worlds."""

from dataclasses import fields
from typing import Any

from tests.games.tigris.naive.world import COLOURS, COLUMNS, MONUMENTS, Seat, Square, World

from lautta.core.game import GameState

PHASES = ("act", "war", "support", "build", "treasure", "over")
CONFLICTS = ("peace", "revolt", "war")
ENDS = ("", "treasures", "bag", "passes")


def at(number: int) -> Square:
    return divmod(number, COLUMNS)


def squares(mask: Any) -> set[Square]:
    """The squares of a mask: three rows to a word."""
    found = set()
    for number, word in enumerate(mask.word):
        while word:
            found.add(at(number * 3 * COLUMNS + (word & -word).bit_length() - 1))
            word &= word - 1
    return found


def world(state: GameState) -> World:
    """The naive world of a state."""
    s, b = state.record, state.board.record
    seats = [s.players[seat] for seat in range(s.seats)]
    tiles = {here: colour for colour in range(len(COLOURS)) for here in squares(s.tiles[colour])}
    leaders = {
        at(player.leader[colour]): (seat, colour)
        for seat, player in enumerate(seats)
        for colour in range(len(COLOURS))
        if player.leader[colour] >= 0
    }
    return World(
        land=squares(b.land),
        river=squares(b.river),
        corners=squares(b.corners),
        options=state.options,
        tiles=tiles,
        down=squares(s.down),
        ruins=squares(s.ruins),
        treasures=squares(s.treasures),
        spent=squares(s.spent),
        leaders=leaders,
        seats=[Seat(list(p.points), list(p.hand), list(p.swapped), p.treasures, p.catastrophes) for p in seats],
        monuments={m: at(s.monument[m]) for m in range(len(MONUMENTS)) if s.monument[m] >= 0},
        bag=list(s.bag),
        gone=list(s.gone),
        turned=list(s.turned),
        phase=PHASES[s.phase],
        seat=s.seat,
        actions=s.actions,
        acted=bool(s.acted),
        passes=s.passes,
        placed=at(s.placed) if s.placed >= 0 else None,
        conflict=CONFLICTS[s.conflict],
        colour=s.colour,
        attacker=s.attacker,
        defender=s.defender,
        asked=s.asked,
        attack=s.attack,
        added=s.added,
        defence=s.defence,
        wars={colour for colour in range(len(COLOURS)) if s.wars >> colour & 1},
        ended_by=ENDS[s.ended_by],
    )


ALWAYS = {"land", "river", "corners", "options", "tiles", "down", "ruins", "treasures", "spent", "leaders",
          "monuments", "gone", "turned", "phase", "ended_by"}  # fmt: skip
BY_PHASE = {
    "act": {"seat", "actions", "acted", "passes"},
    "war": {"seat", "placed", "wars"},
    "support": {"seat", "conflict", "colour", "attacker", "defender", "asked", "attack", "added", "defence"},
    "build": {"seat", "placed"},
    "treasure": {"seat", "asked"},
    "over": set(),
}


def differences(expected: World, found: World) -> list[str]:
    """What an action should have done and did not: draws are checked by their numbers alone."""
    compared = ALWAYS | BY_PHASE[expected.phase]
    trouble = [
        f"{field.name}: expected {getattr(expected, field.name)}, found {getattr(found, field.name)}"
        for field in fields(World)
        if field.name in compared and getattr(expected, field.name) != getattr(found, field.name)
    ]
    drawn = [0] * len(COLOURS)
    for seat, (then, now) in enumerate(zip(expected.seats, found.seats, strict=True)):
        for part in ("points", "swapped", "treasures", "catastrophes"):
            if getattr(then, part) != getattr(now, part):
                trouble.append(f"{part} of {seat}: expected {getattr(then, part)}, found {getattr(now, part)}")
        new = [n - o for o, n in zip(then.hand, now.hand, strict=True)]
        drawn = [a + b for a, b in zip(drawn, new, strict=True)]
        if min(new) < 0 or sum(new) != sum(n for drawer, n in expected.draws if drawer == seat):
            trouble.append(f"hand of {seat}: was {then.hand}, drew {expected.draws}, is {now.hand}")
    if [o - n for o, n in zip(expected.bag, found.bag, strict=True)] != drawn:
        trouble.append(f"bag: was {expected.bag}, is {found.bag}, but {drawn} were drawn")
    return trouble
