# What a strong player would do, and games looked back at. $chance is a chance to win, in percent; $figure is
# that in words, or $points that are expected; $count is how many actions of the same phase follow.

advice-percent = { $chance }{"\u00A0"}%
advice-about = etwa { $chance }{"\u00A0"}%
advice-thinking = Überlegt …
advice-nothing = Hier gibt es nichts zu entscheiden.
advice-expected = etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
advice-steps = { $count ->
    [one] noch 1 Schritt in dieser Phase
   *[other] noch { $count } Schritte in dieser Phase
}
advice-heard = { $figure }: { $words }
advice-try = In einer Variante ausprobieren

## Looking back at a game. $name is a player

advice-review = Rückblick auf die Partie
advice-review-thinking = Die Partie wird durchdacht …
advice-graph = Gewinnchancen
advice-graph-label = Gewinnchancen im Lauf der Partie. { $lines }
advice-graph-line = { $name }: zwischen { $least } und { $most } Prozent.
advice-graph-table = Die Chancen als Tabelle
advice-graph-how = Jede Linie zeigt, wie diese Person ihre Chance nach ihren eigenen Entscheidungen einschätzen konnte, nach dem, was sie damals wusste; wo Runden lang sind, am Ende jeder Runde. Wähle einen Moment, um ihn zu sehen.
advice-points = Wendepunkte
advice-points-whose = Wessen Wendepunkte
advice-points-none = Nichts Gespieltes hat viel verschenkt.
advice-point-cost = { $count ->
    [one] 1 Prozentpunkt verschenkt
   *[other] { $count } Prozentpunkte verschenkt
}
advice-point-played = Gespielt
advice-point-better = Besser
advice-point-try = Bessere Fortsetzung ausprobieren
