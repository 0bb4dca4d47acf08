# Going through the moments of a game, and links to them. $name is a player's name.

history-place-turn = Moment { $number } of { $count }, turn { $turn }
history-turn-back = To the beginning of this turn, or to the turn before
history-turn-forward = To the next turn
history-options = Speed, players and link
history-speed = How fast it plays
history-speed-slow = Slow
history-speed-usual = Normal
history-speed-fast = Fast
history-speed-fastest = Very fast
history-whose = Whose moves
history-whose-all = Everyone’s moves
history-whose-mine = My moves only
history-whose-one = Only { $name }
history-share-why = Copy a link to this moment. It opens for everyone who may look at this table.
history-shared = The link to this moment has been copied.
history-key-space = Space
history-key-arrows = ← →
history-key-shift = Shift + ← →
history-key-play = In the past: play or pause
history-key-step = In the past: one moment back or forward
history-key-turn = In the past: one turn back or forward
history-slider = Moment of the game
history-place-heard = Moment { $number } of { $count }
history-first = To the first moment
history-moments = Moments of this game
