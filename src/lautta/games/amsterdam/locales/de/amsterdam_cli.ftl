# The command line: the drawing in a terminal, and examples for the help pages of commands.

amsterdam_cli-example-lautta =
    lautta simulate amsterdam --players 3 --games 1000
amsterdam_cli-example-play =
    lautta play amsterdam
    lautta play amsterdam --seats ida,me,pipsa --seed 7
amsterdam_cli-example-simulate =
    lautta simulate amsterdam --players 3 --games 100000 --seed 1 --json
    lautta simulate amsterdam --seats sense,random --games 100
    lautta simulate amsterdam --players 4 --games 1000000 --threads 2
amsterdam_cli-example-arena =
    lautta arena amsterdam --players sense,random --games 600 --stop --out vergleich
    lautta arena amsterdam --players sense,random --seats 4 --alone --jobs 2
amsterdam_cli-example-board-check =
    lautta board check meine-stadt.json --game amsterdam
amsterdam_cli-part-places = { $number } { $number ->
    [one] Ort
   *[other] Orte
}
amsterdam_cli-part-routes = { $number } { $number ->
    [one] Strecke
   *[other] Strecken
}
amsterdam_cli-part-contracts = { $number } { $number ->
    [one] Vertrag
   *[other] Verträge
}
amsterdam_cli-column-carts = Karren
amsterdam_cli-column-cards = Karten
amsterdam_cli-column-contracts = Verträge
amsterdam_cli-column-contract = Vertrag
amsterdam_cli-column-bonus-cards = Bonuskarten
amsterdam_cli-column-bonus-card = Bonus
amsterdam_cli-column-bonus = Bonus
amsterdam_cli-column-missing = Noch zu bauen
amsterdam_cli-column-route = Strecke
amsterdam_cli-column-routes = Strecken
amsterdam_cli-column-between = Von – bis
amsterdam_cli-column-colour = Farbe
amsterdam_cli-column-length = Felder
amsterdam_cli-column-owner = Gebaut von
amsterdam_cli-column-completed = Erfüllte Verträge
amsterdam_cli-row = Offene Karten:
amsterdam_cli-decks = { $deck ->
    [one] Eine Karte
   *[other] { $deck } Karten
} im Stapel, { $discard } abgelegt; noch { $contracts ->
    [one] ein Vertrag
   *[other] { $contracts } Verträge
}.
amsterdam_cli-hand = Deine Hand:
amsterdam_cli-offer = Verträge zur Wahl
amsterdam_cli-contracts = Deine Verträge
amsterdam_cli-done = erfüllt
amsterdam_cli-impossible = nicht mehr möglich
amsterdam_cli-missing = { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
}: { $routes }
amsterdam_cli-last-turns = { $turns ->
    [one] Das ist der letzte Zug.
   *[other] Die Partie endet nach { $turns } weiteren Zügen.
}
amsterdam_cli-closed = geschlossen
amsterdam_cli-route = { $route } { $between }, { $cards }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}{ $bonus ->
    [0] {""}
   *[other] {" "}und eine Bonuskarte
}{ $wanted ->
    [0] {""}
   *[other] {" "}(Vertrag)
}
amsterdam_cli-payment = für { $cards }
amsterdam_cli-group = { $wanted ->
    [1] Für deine Verträge
   *[0] Andere Strecken
}
