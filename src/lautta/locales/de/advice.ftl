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

## Looking back at a game. $name is a player, $you is 1 if that is the reader

advice-review = Rückblick auf die Partie
advice-review-thinking = Die Partie wird durchdacht …
advice-review-progress = { $done } von { $total } Entscheidungen
advice-back = Zurück zum Rückblick

advice-graph = Gewinnchancen
advice-graph-view = Was die Grafik zeigt
advice-graph-chances = Chancen
advice-graph-points = Punkte
advice-graph-label = Gewinnchancen im Lauf der Partie. { $lines }
advice-graph-line = { $name }: zwischen { $least } und { $most } Prozent.
advice-graph-table = Die Chancen als Tabelle
advice-graph-how = Jede Linie zeigt die Chance, wie diese Person sie nach ihren eigenen Entscheidungen einschätzen konnte; zusammen müssen sie nicht 100 Prozent ergeben.

# How many decisions of a grade there are, and the grade of one.
advice-count-best = { $count ->
    [one] 1 beste
   *[other] { $count } beste
}
advice-count-good = { $count ->
    [one] 1 gute
   *[other] { $count } gute
}
advice-count-inaccuracy = { $count ->
    [one] 1 Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
advice-count-mistake = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
advice-count-blunder = { $count ->
    [one] 1 grober Fehler
   *[other] { $count } grobe Fehler
}
advice-grade-inaccuracy = Ungenauigkeit
advice-grade-mistake = Fehler
advice-grade-blunder = Grober Fehler
# In points of chance: $luck with its sign, $cost without. A game may name what its luck is.
advice-luck = { $you ->
    [1] In Prozentpunkten: Das Glück brachte dir { $luck }, deine Entscheidungen kosteten { $cost }.
   *[other] In Prozentpunkten: Das Glück brachte { $name } { $luck }, die Entscheidungen kosteten { $cost }.
}

advice-points = Teure Entscheidungen
advice-points-whose = Wessen Entscheidungen
advice-points-none = Nichts Gespieltes hat viel verschenkt.
advice-points-small = { $open ->
    [1] { $inaccuracies } verbergen
   *[other] { $inaccuracies } zeigen
}
advice-turns = Runde für Runde
advice-turn-brought = Ertrag
advice-turn-waited = Leerlauf
advice-turn-ahead = Im Vergleich zu einer besseren Partie
advice-point-cost = { $count ->
    [one] 1 Prozentpunkt verschenkt
   *[other] { $count } Prozentpunkte verschenkt
}
advice-point-played = Gespielt
advice-point-better = Besser
# Before the reason, which says “you” to whose decision it was.
advice-point-to = An { $name }:
advice-point-try = Auf dem Brett zeigen
advice-line = Besser: Zug { $step } von { $count }

## Trying one's worst decisions again

advice-again = Noch einmal versuchen
advice-again-why = { $count ->
    [one] Was bei deiner teuersten Entscheidung besser war, ist verdeckt: Finde es selbst.
   *[other] Was bei deinen { $count } teuersten Entscheidungen besser war, ist verdeckt: Finde es selbst.
}
advice-again-progress = { $found } von { $count } gefunden.
advice-again-ask = Was würdest du stattdessen tun?
advice-again-found = Gefunden!
advice-again-cost = { $count ->
    [one] Das verschenkt 1 Prozentpunkt: Es gibt etwas Besseres.
   *[other] Das verschenkt { $count } Prozentpunkte: Es gibt etwas Besseres.
}
advice-again-other = Es gibt etwas Besseres.
advice-again-back = Zurücknehmen
advice-again-next = Nächste
advice-tell = Zeig es mir
