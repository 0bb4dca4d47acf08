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

## Looking back at a game. $name is a player, $you is 1 if that is the reader

advice-review = Looking back at the game
advice-review-thinking = Thinking the game over …
advice-review-progress = { $done } of { $total } decisions
advice-back = Back to the review

advice-graph = Chances to win
advice-graph-view = What the graph shows
advice-graph-chances = Chances
advice-graph-points = Points
advice-graph-label = Chances to win over the game. { $lines }
advice-graph-line = { $name }: between { $least } and { $most } percent.
advice-graph-table = The chances as a table
advice-graph-how = Each line is the chance as that player could judge it after their own decisions; together they need not make 100%.

# How many decisions of a grade there are, and the grade of one.
advice-count-best = { $count } best
advice-count-good = { $count } good
advice-count-inaccuracy = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
}
advice-count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
advice-count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
advice-grade-inaccuracy = Inaccuracy
advice-grade-mistake = Mistake
advice-grade-blunder = Blunder
# In points of chance: $luck with its sign, $cost without. A game may name what its luck is.
advice-luck = { $you ->
    [1] In points of chance: { $luck } from luck, and { $cost } lost by your decisions.
   *[other] In points of chance: { $luck } from luck, and { $cost } lost by the decisions of { $name }.
}

advice-points = Costly decisions
advice-points-whose = Whose decisions
advice-points-none = Nothing that was played gave much away.
advice-points-small = { $open ->
    [1] Hide { $inaccuracies }
   *[other] Show { $inaccuracies }
}
advice-turns = Turn by turn
advice-turn-brought = Gained
advice-turn-waited = Left waiting
advice-turn-ahead = Compared with a better game
advice-point-cost = { $count ->
    [one] 1 point of chance given away
   *[other] { $count } points of chance given away
}
advice-point-played = Played
advice-point-better = Better
# Before the reason, which says “you” to whose decision it was.
advice-point-to = To { $name }:
advice-point-try = Show on the board
advice-line = Better: move { $step } of { $count }

## Trying one's worst decisions again

advice-again = Try it again
advice-again-why = { $count ->
    [one] What was better in your most costly decision is hidden: find it.
   *[other] What was better in your { $count } most costly decisions is hidden: find it.
}
advice-again-progress = { $found } of { $count } found.
advice-again-ask = What would you do instead?
advice-again-found = Found it!
advice-again-cost = { $count ->
    [one] This gives away 1 point of chance: there is something better.
   *[other] This gives away { $count } points of chance: there is something better.
}
advice-again-other = There is something better.
advice-again-back = Take it back
advice-again-next = Next one
advice-tell = Show me
