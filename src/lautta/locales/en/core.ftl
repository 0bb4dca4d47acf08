### What every game shares.

core-refused-unknown-action = There is no such action on this board.
core-refused-no-such-seat = There is no such player in this game.
core-refused-not-your-turn = It is not this player's turn.
core-refused-game-over = The game is over.
core-chapter-actions = What can be done
core-chapter-seats = Who plays
core-chapter-turns = The turns
