# Die besten Ergebnisse von Menschen auf einer Karte. $name ist ein Mensch oder eine Karte.

best-title = Beste Ergebnisse
best-board = Karte
best-record = Bekannter Rekord: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $by }
best-none-known = Von dieser Karte ist kein Rekord bekannt.
best-mine = Mein bestes: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
best-none-mine = Du hast darauf noch kein Spiel beendet.
best-here = Hier am besten: { $points }, { $name }
best-rank = Rang
best-name = Wer
best-points = Punkte
best-when = Wann
best-game = Spiel
best-watch = Ansehen
best-watch-of = Spiel ansehen: { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
best-file = Herunterladen
best-file-of = Spiel herunterladen: { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
best-empty = Hier hat auf dieser Karte noch niemand allein ein Spiel beendet.
best-about = Allein beendete Spiele auf diesem Server, mit den üblichen Regeln. Alle hier können sie ansehen.
best-you = { $name } (du)
best-list = Alle Ergebnisse
best-try = Darauf spielen
