# Die besten Ergebnisse von Menschen auf einem Plan. $name ist ein Mensch oder ein Plan.

best-title = Beste Ergebnisse
best-board = { $maps ->
    [1] Karte
   *[0] Spielplan
}
best-record = Bekannter Rekord: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $by }
best-none-known = Hier ist kein Rekord bekannt.
best-mine = Mein Bestes: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
best-none-mine = Du hast hier noch keine Partie beendet.
best-here = Bestes hier: { $points }, { $name }
best-rank = Rang
best-name = Spieler
best-points = Punkte
best-when = Wann
best-game = Partie
best-watch = Ansehen
best-watch-of = Partie ansehen: { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
best-file = Herunterladen
best-file-of = Partie herunterladen: { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
best-empty = Hier hat noch niemand eine Solopartie beendet.
best-about = Beendete Solopartien auf diesem Server nach den üblichen Regeln. Alle hier können sie ansehen.
best-you = { $name } (du)
best-list = Alle Ergebnisse
best-try = Selbst spielen
best-solver = Bestes Ergebnis des Solvers: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
best-solver-how = { $usual ->
    [1] Jeder Schritt nach den Regeln geprüft, Version { $version }, mit den üblichen Optionen
   *[other] Jeder Schritt nach den Regeln geprüft, Version { $version }, mit anderen Optionen
}
best-watch-solver = Die Partie des Solvers ansehen
best-beside = Nebeneinander
best-beside-of = Nebeneinander: Partie von { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
