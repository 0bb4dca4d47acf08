# What a strong player would do, and games looked back at. $chance is a chance to win, in percent; $figure is
# that in words, or $points that are expected; $count is how many actions of the same phase follow.

advice-percent = { $chance }%
advice-about = about { $chance }%
advice-thinking = Thinking …
advice-nothing = There is nothing to decide here.
advice-expected = about { $points ->
    [one] 1 point
   *[other] { $points } points
}
advice-steps = { $count ->
    [one] 1 more step in this phase
   *[other] { $count } more steps in this phase
}
advice-heard = { $figure }: { $words }
advice-try = Try it in a variation

## Looking back at a game. $name is a player

advice-review = Looking back at the game
advice-review-thinking = Thinking the game over …
advice-graph = Chances to win
advice-graph-label = Chances to win over the game. { $lines }
advice-graph-line = { $name }: between { $least } and { $most } percent.
advice-graph-table = The chances as a table
advice-graph-how = Each line is what that player could think their chance was after their own decisions, from what they knew then; where turns are long, at the end of each turn. Choose a moment to see it.
advice-points = Turning points
advice-points-whose = Whose turning points
advice-points-none = Nothing that was played gave much away.
advice-point-cost = { $count ->
    [one] 1 point of chance given away
   *[other] { $count } points of chance given away
}
advice-point-played = Played
advice-point-better = Better
advice-point-try = Try the better line
