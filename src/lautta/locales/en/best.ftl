# The best results of people on a board. $name is a person or a board.

best-title = Best results
best-board = Map
best-record = Known record: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $by }
best-none-known = No record is known of this map.
best-mine = My best: { $points ->
    [one] 1 point
   *[other] { $points } points
}
best-none-mine = You have not finished a game on it yet.
best-here = Best here: { $points }, { $name }
best-rank = Rank
best-name = Who
best-points = Points
best-when = When
best-game = Game
best-watch = Watch
best-watch-of = Watch the game of { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
best-file = Download
best-file-of = Download the game of { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
best-empty = Nobody has finished a game alone on this map here yet.
best-about = Finished games alone on this server, with the usual rules. Anybody here can look at them.
best-you = { $name } (you)
best-list = All results
best-try = Play it
