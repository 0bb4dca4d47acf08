"""Matches between two networks, one decision ahead, in compiled code: thousands of games a minute."""

from lautta.core.bits import count_bits
from lautta.core.chance import Chooser
from lautta.core.game import Game
from lautta.learn.self_play_tasks import MOST_DECISIONS, Room
from lautta.players.network import Network
from lautta.players.weights import thinking_of

# Which seats the other network has, by the number of players; each seed is played once for each.
SEATINGS = {2: (0b10, 0b01), 3: (0b110, 0b101, 0b011, 0b001, 0b010, 0b100), 4: (0b1100, 0b0011, 0b1010, 0b0101)}


def share_of(game: Game, players: int, one: Network, other: Network, games: int, seed: int) -> float:
    """Return the share of wins of `one` in about so many games, each seed with all seatings; shared wins are split."""
    room, thinking, board = Room(game), thinking_of(game), game.board()
    chooser, seatings = Chooser(seed=seed), SEATINGS.get(players, (0,))
    won, played = 0.0, 0
    for deal in range(max(1, games // len(seatings))):
        for others in seatings:
            state = game.new(players, (seed << 20) + deal, board)
            room.entries.duel(
                board.record, state.record, room.memory.search, one, other, others, MOST_DECISIONS, chooser
            )
            if state.over:
                winners = thinking.winners(board.record, state.record)
                won += count_bits(winners & ~others) / count_bits(winners) * _fair(players, others)
                played += 1
    return won / max(1, played)


def _fair(players: int, others: int) -> float:
    """Return the weight of a win, so that equal sides get half even if one has more seats."""
    return players / 2 / (players - count_bits(others))
