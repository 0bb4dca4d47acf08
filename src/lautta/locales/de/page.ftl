# Die Webseite, ohne das, was zu einem einzelnen Spiel gehört. $name und $names sind Namen von Personen.

## The house

page-home-link = Zur Startseite
page-language = Sprache
page-theme = Hell oder dunkel
page-close = Schließen
page-loading = Einen Augenblick…
page-error-unreachable = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.

## Home

page-home-title = Ein Platz am Tisch
page-home-lead = Brettspiele für hier und jetzt, gegen Computer. Ohne Konto, ohne Installation.
page-play-now = Jetzt spielen
page-play-amsterdam = Jetzt Amsterdam spielen
page-against = Gegen
page-level = Wie gut sie spielen
page-level-sense = { $count ->
    [one] Computer mit Verstand
   *[other] Computer mit Verstand
}
page-level-random = { $count ->
    [one] Computer, der zufällig spielt
   *[other] Computer, die zufällig spielen
}
page-coming = Kommt noch
page-game-roads = Roads & Boats
page-about-roads = Esel, Flöße und Werkstätten: von ein paar Gänsen zu einem Land in Bewegung.
page-game-tigris = Euphrat & Tigris
page-about-tigris = Zwischen zwei Strömen wachsen Königreiche zusammen, und ihre Herrscher geraten aneinander.
page-my-tables = Meine Tische
page-finished-tables = { $count ->
    [one] 1 beendetes Spiel
   *[other] { $count } beendete Spiele
}
page-table-mine = Du bist dran
page-table-theirs = Andere sind dran
page-table-over = Spiel beendet
page-no-tie = Lautta steht in keiner Verbindung zu den Verlagen dieser Spiele und verwendet weder ihre Bilder noch ihre Texte.

## Seats

page-you = Du
page-seat = Platz { $number }
page-computer = Computer
page-computer-number = Computer { $number }
page-seats = Am Tisch
page-seat-turn = am Zug
page-seat-choosing = wählt
page-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-points-word = Punkte
page-fact-carts = { $count ->
    [one] noch 1 Karren
   *[other] noch { $count } Karren
}
page-fact-cards = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
page-fact-contracts = { $count ->
    [one] 1 Vertrag
   *[other] { $count } Verträge
}
page-fact-bonus = { $count ->
    [one] 1 Bonuskarte
   *[other] { $count } Bonuskarten
}
page-last-turns-by = { $name } hat die letzten Züge ausgelöst

## The bar

page-title-turn = Du bist dran
page-undo = Rückgängig
page-undo-free = Nimm deine letzte Aktion zurück: Seither wurde nichts Verborgenes gezeigt.
page-undo-redrawing = Rückgängig, neu ziehen
page-undo-redraws = Nimm deine letzte Aktion zurück. Sie hat Verborgenes gezeigt, deshalb wird neu gezogen.
page-undo-nothing = Es gibt nichts, was du zurücknehmen könntest.
page-redo = Wiederholen
page-redo-why = Führe noch einmal aus, was du zurückgenommen hast.
page-redo-nothing = Es wurde nichts zurückgenommen.
page-rules-chapter = Regeln: { $chapter }
page-connection-lost = Die Verbindung ist abgebrochen. Der Tisch wird wieder gesucht…

## The board

page-map = Karte: { $name }. Die Pfeiltasten gehen von Strecke zu Strecke, Enter öffnet eine.
page-zoom = Größe der Karte
page-zoom-in = Größer
page-zoom-out = Kleiner
page-route-open = du kannst sie jetzt bauen
page-route-free = frei
page-route-closed = geschlossen
page-route-owned = gebaut: { $name }
page-spaces = { $count } × { $colour }
page-any-colour = : eine beliebige Farbe
page-payments = Zahlweisen für { $a } – { $b }
page-pay-with = Zahlen mit: { $cards }
page-final-round = { $you ->
    [1] Du hast
   *[other] { $name } hat
} die letzte Runde ausgelöst. { $turns ->
    [one] Das ist der letzte Zug.
   *[other] Noch { $turns } Züge.
}

## Cards and contracts

page-market = Karten und Verträge zum Ziehen
page-row-card = Offene Karte { $slot } nehmen: { $card }
page-row-gap = Platz { $slot } der Auslage ist leer
page-deck-card = Vom Stapel ziehen, noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-discarded = { $count ->
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
}
page-contract-deck = Verträge ziehen, noch { $count ->
    [one] 1 Vertrag
   *[other] { $count } Verträge
}
page-hand = Deine Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-hand-empty = Du hast keine Karten auf der Hand.
page-my-contracts = Meine Verträge
page-contract-done = Erfüllt
page-contract-lost = Nicht mehr möglich
page-contract-missing = { $spaces ->
    [one] 1 Feld fehlt
   *[other] { $spaces } Felder fehlen
}
page-contract-stand-in = Platzhalter
page-keep-title = Welche Verträge behältst du?
page-keep-lead = Verbinden deine Strecken am Ende beide Orte, bringt ein Vertrag seine Punkte; sonst kostet er sie.
page-keep-do = { $count ->
    [0] Keinen behalten
    [one] 1 Vertrag behalten
   *[other] { $count } Verträge behalten
}

## The log and the result

page-log = Was geschah
page-result-won = Du hast gewonnen!
page-result-lost = { $name } hat gewonnen
page-result-shared = Der Sieg wird geteilt: { $names }
page-result-contracts-shown = { $count ->
    [one] 1 Vertrag
   *[other] { $count } Verträge
}
page-result-again = Noch ein Spiel
page-result-file = Spieldatei herunterladen
page-result-show = Ergebnis zeigen

## Keys

page-keys = Tasten
page-key-row = Offene Karte mit dieser Nummer nehmen
page-key-board = Zur Karte
page-key-next = Zur nächsten Strecke, die du bauen kannst
page-key-arrows = Auf der Karte von Strecke zu Strecke
page-key-enter = Öffnen oder wählen
page-key-log = Zu dem, was geschah
