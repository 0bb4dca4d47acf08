"""A check that computer players are honest: their choices depend only on what their seat can know.

    >>> import lautta
    >>> from lautta.players import RandomPlayer
    >>> check_honest(RandomPlayer, lautta.game("tigris"), players=2, seed=1, decisions=20)
    20

If you write a player, call it in your tests with the maker that you register.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from lautta.core.game import View
from lautta.players.player import Player
from lautta.players.playing import decision
from lautta.players.registry import Maker

if TYPE_CHECKING:
    from lautta.core.game import Game, GameState
    from lautta.core.game.reading import BoardLike

Ask = Callable[[Player, "GameState", int], int]
TWINS = 2  # other worlds in which each decision is repeated


class Watched:
    """A player that raises AssertionError if it gets anything but the view of its own seat."""

    def __init__(self, player: Player, state: "GameState", seat: int) -> None:
        self._player, self._known = player, {state.view(seat).bytes(), state.view(seat, recall=True).bytes()}

    def choose(self, view: "GameState", seat: int) -> int:
        """Return the choice of the player; raises AssertionError for a wrong view."""
        assert isinstance(view, View), "the player was handed a whole position"
        assert view.viewer == seat and view.bytes() in self._known, "the player was handed what its seat cannot know"
        return self._player.choose(view, seat)


def check_honest(
    make: Maker,
    game: "Game",
    players: int,
    seed: int,
    *,
    board: "BoardLike | None" = None,
    options: Mapping[str, str] | None = None,
    decisions: int | None = None,
    ask: Ask = decision,
) -> int:
    """Play a game among such players, or its first decisions, and repeat each decision in other worlds.

    Each decision has a new player, as on a server. With the same seed it must choose the same action in positions that
    differ only in what its seat cannot know. `ask` replaces `decision`. Returns the number of decisions; raises
    AssertionError.
    """
    state = game.new(players, seed, board, options)
    made = 0
    while state.to_move and made != decisions:
        seat = state.to_move[made % len(state.to_move)]
        state.apply(check_decision(make, state, seat, seed + made, ask=ask), seat)
        made += 1
    return made


def check_decision(make: Maker, state: "GameState", seat: int, seed: int, *, ask: Ask = decision) -> int:
    """Check one decision in a position and in others that its seat cannot tell apart; raises AssertionError."""
    known = state.view(seat, recall=True)
    before = state.bytes()
    chosen = ask(Watched(make(seed), state, seat), state, seat)
    assert state.bytes() == before, "the player has changed the position"
    for number in range(TWINS):
        twin = known.resample(seat, seed * TWINS + number)
        again = ask(Watched(make(seed), twin, seat), twin, seat)
        assert again == chosen, (
            f"seed {seed}: {state.space.text(chosen)} here and {state.space.text(again)} where it should see no "
            f"difference\n{state.text()}{twin.text()}"
        )
    return chosen
