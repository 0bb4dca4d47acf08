# Partien, die jemand allein gespielt hat, nebeneinander. $whose ist "alone-of-mine" oder dergleichen, $name jemand, der
# spielt, oder eine Zahl.

alone-title = Nebeneinander
alone-of-mine = Deine Partie
alone-of-solver = Die Partie des Solvers
alone-of = Partie von { $name }
alone-solver = Solver
alone-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
alone-watch = Ansehen
alone-choose = Daneben
alone-compared = { $whose }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
alone-compared-short = { $whose }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
alone-best-title = Was die beste bekannte Partie anders machte
alone-other-title = Was die andere Partie anders machte
alone-ahead = Diese Partie hat mehr Punkte als die andere.
alone-none = Hier ist keine andere Partie bekannt.
alone-no-differences = Große Unterschiede gibt es nicht.
alone-about = Die größten Unterschiede, zuerst die in Punkten. Sie sagen, was geschah, nicht warum.
alone-verified = Die Partie des Solvers gehört zu Lautta. Der Server hat jeden ihrer Schritte nach den Regeln nachgespielt.
alone-options = Die beiden Partien wurden mit verschiedenen Regeloptionen gespielt:
alone-side-by-side = Beide Partien nebeneinander
alone-by-turns = Diese Partie Runde für Runde
alone-turns = Runde für Runde
alone-turn = Runde { $turn } ansehen
alone-turn-of = Runde { $turn } ansehen: { $what }
alone-turn-of-all = Runde { $turn } von { $turns }
alone-turn-back = Eine Runde zurück
alone-turn-on = Eine Runde weiter
alone-slider = Runde
alone-shown = Gezeigte Partie
alone-open = { $whose } nach Runde { $turn }
alone-graph = { $name } nach Runden
alone-graph-line = { $whose }: { $count } am Ende.
alone-figure = Zahl
alone-totals = In der ganzen Partie
