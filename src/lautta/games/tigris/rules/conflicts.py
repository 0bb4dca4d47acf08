"""Supporters from behind the screen, and who wins (chapters: revolt, war)."""

from collections.abc import Iterator

from lautta.games.tigris.rules.reasons import SUPPORT_TOO_LITTLE, SUPPORT_TOO_MUCH, TOO_FEW_SUPPORTERS, not_now
from lautta.games.tigris.rules.revolts import settle_revolt
from lautta.games.tigris.rules.wars import settle_war
from lautta.games.tigris.state import NEEDED, NONE, PEACE, RED, REVOLT, SUPPORT, Board, Scratch, State


def support_colour(s: State) -> int:
    """The tiles that count: temples in a revolt, those of the leaders' colour in a war."""
    return RED if s.conflict == REVOLT else s.colour


def check_support(s: State, seat: int, tiles: int) -> int:
    """Check adding supporters, or none; with the option needed, only tiles that make the difference may be added."""
    if s.phase != SUPPORT:
        return not_now(s)
    if s.players[seat].hand[support_colour(s)] < tiles:
        return TOO_FEW_SUPPORTERS
    if s.support_rule != NEEDED or tiles == 0:
        return 0
    if seat == s.attacker:
        return 0 if s.attack + tiles > s.defence else SUPPORT_TOO_LITTLE
    missing = s.attack + s.added - s.defence
    if tiles == missing:
        return 0
    return SUPPORT_TOO_LITTLE if tiles < missing else SUPPORT_TOO_MUCH


def support_candidates(s: State, seat: int) -> Iterator[int]:
    """Every number of supporters that may be added."""
    if s.phase != SUPPORT:
        return
    for tiles in range(s.players[seat].hand[support_colour(s)] + 1):
        if check_support(s, seat, tiles) == 0:
            yield tiles


def support(b: Board, s: State, w: Scratch, seat: int, tiles: int) -> None:
    """Add supporters, who leave the game. After the defender's the stronger side wins, in a tie the defender."""
    colour = support_colour(s)
    p = s.players[seat]
    p.hand[colour] -= tiles
    p.hand_size -= tiles
    s.gone[colour] += tiles
    if seat == s.attacker:
        s.added = tiles
        s.asked = s.defender
        return
    winner, loser = s.defender, s.attacker
    if s.attack + s.added > s.defence + tiles:
        winner, loser = loser, winner
    kind, leader = s.conflict, s.colour
    make_peace(s)
    if kind == REVOLT:
        settle_revolt(b, s, w, leader, winner, loser)
    else:
        settle_war(b, s, w, leader, winner, loser)


def make_peace(s: State) -> None:
    """End the conflict that is being settled."""
    s.conflict = PEACE
    s.colour = NONE
    s.attacker = NONE
    s.defender = NONE
    s.asked = NONE
    s.attack = 0
    s.added = 0
    s.defence = 0
