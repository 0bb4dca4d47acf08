# The best results of people on a board. $name is a person or a board.

best-title = Best results
best-board = { $maps ->
    [1] Map
   *[0] Board
}
best-record = Known record: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $by }
best-none-known = No record is known here.
best-mine = My best: { $points ->
    [one] 1 point
   *[other] { $points } points
}
best-none-mine = You have not finished a game here yet.
best-here = Best here: { $points }, { $name }
best-rank = Rank
best-name = Player
best-points = Points
best-when = When
best-game = Game
best-watch = Watch
best-watch-of = Watch { $name }’s game: { $points ->
    [one] 1 point
   *[other] { $points } points
}
best-file = Download
best-file-of = Download { $name }’s game: { $points ->
    [one] 1 point
   *[other] { $points } points
}
best-empty = Nobody has finished a solo game here yet.
best-about = Finished solo games on this server with the usual rules. Anyone here can watch them.
best-you = { $name } (you)
best-list = All results
best-try = Play it yourself
best-solver = The solver’s best: { $points ->
    [one] 1 point
   *[other] { $points } points
}
best-solver-how = { $usual ->
    [1] Every step checked by the rules, version { $version }, with the usual options
   *[other] Every step checked by the rules, version { $version }, with other options
}
best-watch-solver = Watch the solver’s game
best-beside = Side by side
best-beside-of = Side by side: { $name }’s game, { $points ->
    [one] 1 point
   *[other] { $points } points
}
