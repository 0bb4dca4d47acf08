# Die besten Ergebnisse von Menschen auf einer Karte. $name ist ein Mensch oder eine Karte.

best-title = Beste Ergebnisse
best-board = Karte
best-record = Bekannter Rekord: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $by }
best-none-known = Für diese Karte ist kein Rekord bekannt.
best-mine = Mein Bestes: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
best-none-mine = Du hast auf dieser Karte noch keine Partie beendet.
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
best-empty = Hier hat auf dieser Karte noch niemand eine Solopartie beendet.
best-about = Beendete Solopartien auf diesem Server nach den üblichen Regeln. Alle hier können sie ansehen.
best-you = { $name } (du)
best-list = Alle Ergebnisse
best-try = Auf dieser Karte spielen
