"""The log: what happened, as messages of the catalogue `tigris.ftl`, and only what the viewer may know.

Variables: `seat` and `other` are seats from 0, which the caller turns into names; `you` is 1 where the viewer is the
first of them, 2 where the viewer is the other. Everybody is told who gets points, as everybody sees them being given.
"""

from collections.abc import Iterator
from typing import Any

from lautta.core.actions import codes_of
from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState, Said
from lautta.games.tigris.actions import TABLE
from lautta.games.tigris.board import marks
from lautta.games.tigris.rules.swaps import SWAPS
from lautta.games.tigris.show import preview
from lautta.games.tigris.state import (
    COLOUR_NAMES,
    COLOURS,
    DYNASTY_NAMES,
    ENDS,
    GREEN,
    LEADER_NAMES,
    MONUMENT_NAMES,
    NONE,
    OVER,
    RED,
    REVOLT,
    SUPPORT,
    TILE_NAMES,
    WAR,
    State,
)


def tell(before: GameState, seat: int, code: int, after: GameState, viewer: int | None) -> list[Said]:
    """What a viewer (None: a spectator) may be told of an action of a seat that led from one state to another."""
    return list(Teller(after.board, before.record, seat, code, after.record, viewer).sentences())


class Teller:
    """Tells one viewer about one action."""

    def __init__(
        self, loaded: LoadedBoard, before: State, seat: int, code: int, after: State, viewer: int | None
    ) -> None:
        self.before, self.seat, self.after, self.viewer = before, seat, after, viewer
        self.squares = loaded.names["squares"]
        place, self.args = codes_of(TABLE.sizes(loaded.record)).split(code)
        self.action = TABLE.actions[place].name
        ended = after.turn > before.turn or after.phase == OVER
        self.income = preview.income(after, before.seat) if ended and not self.bag_failed() else []

    def sentences(self) -> Iterator[Said]:
        """The action, what came of it, the end of the turn, and the end of the game."""
        yield from getattr(self, f"of_{self.action}")()
        yield from self.of_home()
        yield from self.of_treasures()
        if self.income:
            paid = {gain["colour"]: gain["n"] for gain in self.income}
            yield self.who(self.before.seat, "income", **{name: paid.get(name, 0) for name in COLOUR_NAMES})
        if self.after.phase == SUPPORT and self.after.asked == self.after.attacker:
            yield self.begins()
        yield from self.of_draws()
        yield from self.of_end()

    def who(self, seat: int, message: str, other: int | None = None, **more: str | int) -> Said:
        """A sentence about a seat, or about two."""
        you = 0 if self.viewer is None else 1 if self.viewer == seat else 2 if self.viewer == other else 0
        seats = {"seat": seat, "you": you} if other is None else {"seat": seat, "other": other, "you": you}
        return Said(f"tigris-log-{message}", {**seats, **more})

    def bag_failed(self) -> bool:
        """Was this a swap for which the bag had too few tiles, so that the game ended at once?"""
        return self.action == "swap" and sum(SWAPS[self.args[0]]) > self.before.bag_size

    # tiles and leaders

    def of_place(self) -> Iterator[Said]:
        """A tile, the point for it, and the kingdoms it joins."""
        tile, square = self.args
        told: dict[str, Any] = {"tile": TILE_NAMES[tile], "square": self.squares[square]}
        scorer = self.scorer(tile)
        if scorer is None:
            yield self.who(self.seat, "place", **told)
        elif scorer == self.seat:
            yield self.who(self.seat, "place-point", **told)
        else:
            yield self.who(self.seat, "place-point-other", scorer, **told)
        if marks.kingdoms_beside(self.before, square) > 1:
            yield Said("tigris-log-joins", {"wars": int(self.after.phase in (WAR, SUPPORT))})

    def scorer(self, colour: int) -> int | None:
        """Who gets a point for a tile of a colour, if anybody does."""
        paid = {(gain["seat"], gain["colour"]): gain["n"] for gain in self.income}
        for seat in range(self.after.seats):
            more = self.after.players[seat].points[colour] - self.before.players[seat].points[colour]
            if more > paid.get((seat, COLOUR_NAMES[colour]), 0):
                return seat
        return None

    def of_position(self) -> Iterator[Said]:
        """A leader from outside, or from another square."""
        leader, square = self.args
        old = self.before.players[self.seat].leader[leader]
        told: dict[str, Any] = {"leader": LEADER_NAMES[leader], "square": self.squares[square]}
        if old == NONE:
            yield self.who(self.seat, "position", **told)
        else:
            yield self.who(self.seat, "move", **told | {"from": self.squares[old]})

    def of_withdraw(self) -> Iterator[Said]:
        """A leader leaves the board."""
        yield self.who(self.seat, "withdraw", leader=LEADER_NAMES[self.args[0]])

    def of_destroy(self) -> Iterator[Said]:
        """A catastrophe, and the tile it destroys."""
        (square,) = self.args
        for colour in range(COLOURS):
            if marks.number_of(self.before.tiles[colour]) >> square & 1:
                yield self.who(self.seat, "destroy-tile", square=self.squares[square], tile=TILE_NAMES[colour])
                return
        yield self.who(self.seat, "destroy", square=self.squares[square])

    def of_home(self) -> Iterator[Said]:
        """Leaders that have lost their last temple."""
        standing = {(seat, colour) for seat, colour, _ in marks.leaders(self.after)}
        left = {self.lost()} if self.action == "support" else set()
        if self.action == "withdraw":
            left = {(self.seat, self.args[0])}
        for seat, colour, _ in marks.leaders(self.before):
            if (seat, colour) not in standing | left:
                yield self.who(seat, "home", leader=LEADER_NAMES[colour])

    # conflicts

    def begins(self) -> Said:
        """A conflict begins, with the strength of both sides on the board."""
        s = self.after
        told: dict[str, Any] = {"leader": LEADER_NAMES[s.colour], "attack": s.attack, "defence": s.defence}
        return self.who(s.attacker, "revolt" if s.conflict == REVOLT else "war", s.defender, **told)

    def of_war(self) -> Iterator[Said]:
        """Which war is fought next."""
        yield self.who(self.seat, "war-chosen", leader=LEADER_NAMES[self.args[0]])

    def of_support(self) -> Iterator[Said]:
        """Tiles added; with those of the defender the conflict is decided."""
        s = self.before
        colour = RED if s.conflict == REVOLT else s.colour
        yield self.who(self.seat, "support", tile=TILE_NAMES[colour], count=self.args[0])
        if s.asked == s.defender:
            yield from self.decided()

    def lost(self) -> tuple[int, int]:
        """The leader that lost the conflict, if one was decided: seat and colour."""
        s = self.before
        attack, defence = s.attack + s.added, s.defence + self.args[0]
        loser = s.defender if attack > defence else s.attacker
        return (loser, s.colour) if s.asked == s.defender else (NONE, NONE)

    def decided(self) -> Iterator[Said]:
        """Who has won a conflict, and what they get."""
        s = self.before
        attack, defence = s.attack + s.added, s.defence + self.args[0]
        loser, colour = self.lost()
        winner = s.attacker if loser == s.defender else s.defender
        told: dict[str, Any] = {
            "dynasty": DYNASTY_NAMES[winner],
            "leader": LEADER_NAMES[colour],
            "strength": max(attack, defence),
            "against": min(attack, defence),
            "tie": int(attack == defence),
        }
        if s.conflict == REVOLT:
            yield self.who(winner, "revolt-won", loser, **told)
            return
        removed = (marks.number_of(s.tiles[colour]) & ~marks.number_of(self.after.tiles[colour])).bit_count()
        yield self.who(winner, "war-won", loser, **told, removed=removed, points=removed + 1)
        if staying := marks.supporters(s, loser, colour).bit_count() - removed:
            yield Said("tigris-log-temples-stay", {"count": staying})

    # monuments and treasures

    def of_build(self) -> Iterator[Said]:
        """A monument."""
        which, square = self.args
        yield self.who(self.seat, "build", monument=MONUMENT_NAMES[which], square=self.squares[square])

    def of_decline(self) -> Iterator[Said]:
        """No monument."""
        yield self.who(self.seat, "decline")

    def of_leave(self) -> Iterator[Said]:
        """Which treasure stays, as shown by those that are taken."""
        yield from ()

    def of_treasures(self) -> Iterator[Said]:
        """Treasures that traders have taken."""
        taken = marks.number_of(self.before.treasures) & ~marks.number_of(self.after.treasures)
        for seat in range(self.after.seats):
            if mine := taken & marks.realm(self.after, seat, GREEN):
                names = ", ".join(self.squares[square] for square in marks.marks(mine))
                yield self.who(seat, "treasures", count=mine.bit_count(), squares=names)

    # swapping, passing, drawing

    def of_swap(self) -> Iterator[Said]:
        """Tiles are swapped; nobody is told which."""
        yield self.who(self.seat, "swap", count=sum(SWAPS[self.args[0]]))

    def of_pass(self) -> Iterator[Said]:
        """The turn ends, or nothing was done in it."""
        yield self.who(self.seat, "ends-turn" if self.before.acted else "pass")

    def of_draws(self) -> Iterator[Said]:
        """The tiles that the viewer has drawn."""
        if self.viewer is None:
            return
        old, new = self.before.players[self.viewer].hand, self.after.players[self.viewer].hand
        used = self.used() if self.viewer == self.seat else (0,) * COLOURS
        drawn = {name: new[colour] - old[colour] + used[colour] for colour, name in enumerate(TILE_NAMES)}
        if any(drawn.values()):
            yield Said("tigris-log-you-draw", drawn)

    def used(self) -> tuple[int, ...]:
        """The tiles that the action took from the hand, by colour."""
        if self.action == "swap":
            return SWAPS[self.args[0]]
        counts = [0] * COLOURS
        if self.action == "place":
            counts[self.args[0]] = 1
        if self.action == "support":
            counts[RED if self.before.conflict == REVOLT else self.before.colour] = self.args[0]
        return tuple(counts)

    # the end

    def of_end(self) -> Iterator[Said]:
        """Why the game is over, everybody's points, and who has won."""
        s = self.after
        if s.phase != OVER:
            return
        left = {"left": marks.number_of(s.treasures).bit_count()} if ENDS[s.ended_by] == "treasures" else {}
        yield Said(f"tigris-log-over-{ENDS[s.ended_by]}", left)
        yield from map(self.counted, range(s.seats))
        winners = [seat for seat in range(s.seats) if s.winners >> seat & 1]
        yield from (self.who(seat, "won" if len(winners) == 1 else "shares-win") for seat in winners)

    def counted(self, seat: int) -> Said:
        """A seat's points at the end."""
        p = self.after.players[seat]
        points = {name: p.points[colour] for colour, name in enumerate(COLOUR_NAMES)}
        return self.who(seat, "counted", **points, treasures=p.treasures, score=p.score)
