# Verkkosivu, paitsi se mikä kuuluu yhteen peliin. $name ja $names ovat pelaajien nimiä, aina nominatiivissa.

## The house

page-home-link = Etusivulle
page-language = Kieli
page-theme = Vaalea tai tumma
page-close = Sulje
page-loading = Pieni hetki…
page-error-unreachable = Palvelimeen ei saada yhteyttä. Yritä hetken kuluttua uudelleen.

## Home

page-home-title = Paikka pöydässä
page-home-lead = Lautapelejä pelattavaksi tässä ja nyt, tietokonetta vastaan. Ei tunnuksia, ei asennuksia.
page-play-now = Pelaa heti
page-play-amsterdam = Pelaa heti: Amsterdam
page-against = Vastassa
page-level = Kuinka hyvin ne pelaavat
page-level-sense = { $count ->
    [one] järkevä tietokone
   *[other] järkevää tietokonetta
}
page-level-random = { $count ->
    [one] umpimähkään pelaava tietokone
   *[other] umpimähkään pelaavaa tietokonetta
}
page-coming = Tulossa
page-game-roads = Roads & Boats
page-about-roads = Aaseja, lauttoja ja työpajoja: muutamasta hanhesta kokonaiseksi liikkuvaksi maaksi.
page-game-tigris = Tigris & Eufrat
page-about-tigris = Kuningaskunnat kasvavat yhteen kahden virran välissä, ja hallitsijat ottavat yhteen.
page-my-tables = Omat pöydät
page-finished-tables = { $count ->
    [one] 1 päättynyt peli
   *[other] { $count } päättynyttä peliä
}
page-table-mine = Sinun vuorosi
page-table-theirs = Muiden vuoro
page-table-over = Peli on päättynyt
page-no-tie = Lautalla ei ole yhteyttä näiden pelien julkaisijoihin, eikä se käytä heidän kuviaan tai tekstejään.

## Seats

page-you = Sinä
page-seat = Pelaaja { $number }
page-computer = Tietokone
page-computer-number = Tietokone { $number }
page-seats = Pelaajat
page-seat-turn = vuorossa
page-seat-choosing = valitsee
page-points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
page-points-word = pistettä
page-fact-carts = { $count ->
    [one] 1 kärry jäljellä
   *[other] { $count } kärryä jäljellä
}
page-fact-cards = { $count ->
    [one] 1 kortti kädessä
   *[other] { $count } korttia kädessä
}
page-fact-contracts = { $count ->
    [one] 1 sopimus
   *[other] { $count } sopimusta
}
page-fact-bonus = { $count ->
    [one] 1 bonuskortti
   *[other] { $count } bonuskorttia
}
page-last-turns-by = { $name } aloitti viimeisen kierroksen

## The bar

page-title-turn = Sinun vuorosi
page-undo = Kumoa
page-undo-free = Peru viimeisin tekosi: mitään salaista ei ole sen jälkeen paljastunut.
page-undo-redrawing = Kumoa ja arvo uudelleen
page-undo-redraws = Peru viimeisin tekosi. Se paljasti jotakin salaista, joten se arvotaan uudelleen.
page-undo-nothing = Mitään peruttavaa ei ole.
page-redo = Tee uudelleen
page-redo-why = Tee uudelleen se, minkä peruit.
page-redo-nothing = Mitään ei ole peruttu.
page-rules-chapter = Säännöt: { $chapter }
page-connection-lost = Yhteys katkesi. Pöytään yritetään päästä uudelleen…

## The board

page-map = Kartta: { $name }. Nuolinäppäimet vievät reitiltä toiselle, Enter avaa reitin.
page-zoom = Kartan koko
page-zoom-in = Suurempi
page-zoom-out = Pienempi
page-route-open = voit rakentaa sen nyt
page-route-free = vapaa
page-route-closed = suljettu
page-route-owned = rakentaja: { $name }
page-spaces = { $count } × { $colour }
page-any-colour = : mikä tahansa yksi väri
page-payments = Maksutavat: { $a } – { $b }
page-pay-with = Maksa: { $cards }
page-final-round = { $you ->
    [1] Aloitit
   *[other] { $name } aloitti
} viimeisen kierroksen. { $turns ->
    [one] Tämä on viimeinen vuoro.
   *[other] Vuoroja jäljellä: { $turns }.
}

## Cards and contracts

page-market = Nostettavat kortit ja sopimukset
page-row-card = Ota avoin kortti { $slot }: { $card }
page-row-gap = Rivin paikka { $slot } on tyhjä
page-deck-card = Nosta pakasta, jäljellä { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
page-discarded = { $count ->
    [one] 1 kortti poistopakassa
   *[other] { $count } korttia poistopakassa
}
page-contract-deck = Nosta sopimuksia, jäljellä { $count ->
    [one] 1 sopimus
   *[other] { $count } sopimusta
}
page-hand = Kätesi: { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
page-hand-empty = Kädessäsi ei ole kortteja.
page-my-contracts = Omat sopimukset
page-contract-done = Täytetty
page-contract-lost = Ei enää mahdollinen
page-contract-missing = { $spaces ->
    [one] 1 ruutu puuttuu
   *[other] { $spaces } ruutua puuttuu
}
page-contract-stand-in = sijaiskortti
page-keep-title = Mitkä sopimukset pidät?
page-keep-lead = Jos reittisi lopussa yhdistävät paikat, saat sopimuksen pisteet; muuten menetät ne.
page-keep-do = { $count ->
    [0] Älä pidä yhtään
    [one] Pidä 1 sopimus
   *[other] Pidä { $count } sopimusta
}

## The log and the result

page-log = Mitä tapahtui
page-result-won = Voitit!
page-result-lost = { $name } voitti
page-result-shared = Jaettu voitto: { $names }
page-result-contracts-shown = { $count ->
    [one] 1 sopimus
   *[other] { $count } sopimusta
}
page-result-again = Uusi peli
page-result-file = Lataa pelitiedosto
page-result-show = Näytä tulos

## Keys

page-keys = Näppäimet
page-key-row = Ota avoin kortti, jolla on tämä numero
page-key-board = Siirry kartalle
page-key-next = Siirry seuraavalle reitille, jonka voit rakentaa
page-key-arrows = Reitiltä toiselle kartalla
page-key-enter = Avaa tai valitse
page-key-log = Siirry tapahtumiin
