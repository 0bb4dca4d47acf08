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
    lautta arena amsterdam --players sense,random --games 600 --stop --out voima
    lautta arena amsterdam --players sense,random --seats 4 --alone --jobs 2
amsterdam_cli-example-board-check =
    lautta board check oma-kaupunki.json --game amsterdam
amsterdam_cli-part-places = { $number } { $number ->
    [one] kauppapaikka
   *[other] kauppapaikkaa
}
amsterdam_cli-part-routes = { $number } { $number ->
    [one] reitti
   *[other] reittiä
}
amsterdam_cli-part-contracts = { $number } { $number ->
    [one] sopimus
   *[other] sopimusta
}
amsterdam_cli-column-carts = Kärryjä
amsterdam_cli-column-cards = Kortteja
amsterdam_cli-column-contracts = Sopimuksia
amsterdam_cli-column-contract = Sopimus
amsterdam_cli-column-bonus-cards = Bonuskortteja
amsterdam_cli-column-bonus-card = Bonus
amsterdam_cli-column-bonus = Bonukset
amsterdam_cli-column-missing = Vielä rakennettava
amsterdam_cli-column-route = Reitti
amsterdam_cli-column-routes = Reitit
amsterdam_cli-column-between = Mistä mihin
amsterdam_cli-column-colour = Väri
amsterdam_cli-column-length = Ruutuja
amsterdam_cli-column-owner = Rakentaja
amsterdam_cli-column-completed = Täytetyt sopimukset
amsterdam_cli-row = Avoimet kortit:
amsterdam_cli-decks = Pakassa { $deck ->
    [one] yksi kortti
   *[other] { $deck } korttia
}, poistopinossa { $discard }; { $contracts ->
    [one] yksi sopimus
   *[other] { $contracts } sopimusta
} jäljellä.
amsterdam_cli-hand = Kätesi:
amsterdam_cli-offer = Sopimukset, joista valita
amsterdam_cli-contracts = Sopimuksesi
amsterdam_cli-done = täytetty
amsterdam_cli-impossible = ei enää mahdollinen
amsterdam_cli-missing = { $spaces ->
    [one] yksi ruutu
   *[other] { $spaces } ruutua
}: { $routes }
amsterdam_cli-last-turns = { $turns ->
    [one] Tämä on viimeinen vuoro.
   *[other] Peli päättyy { $turns } vuoron jälkeen.
}
amsterdam_cli-closed = suljettu
amsterdam_cli-route = { $route } { $between }, { $cards }, { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}{ $bonus ->
    [0] {""}
   *[other] {" "}ja bonuskortti
}{ $wanted ->
    [0] {""}
   *[other] {" "}(sopimus)
}
amsterdam_cli-payment = hinta { $cards }
amsterdam_cli-group = { $wanted ->
    [1] Sopimuksesi tarvitsevat
   *[0] Muut reitit
}
