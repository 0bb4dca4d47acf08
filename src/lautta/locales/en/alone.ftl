# Games that one player played alone, side by side. $whose is one of "alone-of-mine" and the like, $name a player or a
# figure.

alone-title = Side by side
alone-of-mine = Your game
alone-of-solver = The solver’s game
alone-of = { $name }’s game
alone-solver = Solver
alone-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
alone-watch = Watch
alone-choose = Beside
alone-compared = { $whose }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
alone-compared-short = { $whose }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
alone-best-title = What the best game known did differently
alone-other-title = What the other game did differently
alone-ahead = This game has more points than the other one.
alone-none = No other game is known here.
alone-no-differences = There are no big differences.
alone-about = The biggest differences, those in points first. They say what happened, not why.
alone-verified = The solver’s game comes with Lautta. The server has replayed every step of it by the rules.
alone-options = The two games were played with different options:
alone-side-by-side = Both games side by side
alone-by-turns = This game turn by turn
alone-turns = Turn by turn
alone-turn = See turn { $turn }
alone-turn-of = See turn { $turn }: { $what }
alone-turn-of-all = Turn { $turn } of { $turns }
alone-turn-back = One turn back
alone-turn-on = One turn forward
alone-slider = Turn
alone-shown = Game shown
alone-open = { $whose } after turn { $turn }
alone-graph = { $name } by turns
alone-graph-line = { $whose }: { $count } at the end.
alone-figure = Figure
alone-totals = Over the whole game
