# Verkkosivu, paitsi se mikä kuuluu yhteen peliin. $name ja $names ovat pelaajien nimiä, aina nominatiivissa.

## The house

page-home-link = Etusivulle
page-language = Kieli
page-theme = Vaalea tai tumma
page-how-to-play = Näin pelataan
page-settings = Asetukset
page-close = Sulje
page-loading = Pieni hetki…
page-error-unreachable = Palvelimeen ei saada yhteyttä. Yritä hetken kuluttua uudelleen.

## Home

page-home-title = Paikka pöydässä
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
page-result-again = Uusi peli
page-result-file = Lataa pelitiedosto
page-result-show = Näytä tulos

## Home, with others

page-home-lead = Lautapelejä pelattavaksi tässä ja nyt, ystävien kanssa tai tietokonetta vastaan. Ei tunnuksia, ei asennuksia.
page-new-friends = Pelaa ystävien kanssa…
page-open-tables = Avoimet pöydät
page-open-join = Istu pöytään
page-table-of = Vuorossa: { $name }
page-table-waiting = Odottaa pelaajia
page-table-kept = Sinulle on varattu paikka
page-table-deadline = aikaa { $time }
page-tables-waiting = { $count ->
    [one] Yhdessä toisessa pöydässä on sinun vuorosi
   *[other] { $count } muussa pöydässä on sinun vuorosi
}

## A new table

page-new-title = Uusi pöytä
page-new-seats = Ketkä pelaavat
page-new-count = Pelaajien määrä
page-new-kind-open = Ystävä linkillä
page-new-kind-computer = Tietokone
page-new-kind-shared = Joku tällä ruudulla
page-new-later = Saat linkin kohta.
page-new-open-hint = Peli alkaa, kun kaikki paikat on varattu. Voit milloin vain täyttää ne tietokoneilla.
page-new-shared-hint = Yhteisellä ruudulla kädet ovat piilossa vuorojen välillä.
page-name-mine = Nimesi
page-name-theirs = Nimi
page-name-label = Nimesi, jos haluat
page-new-pace = Kuinka nopeasti
page-new-time = Aika
page-new-pace-none = Ilman kelloa
page-new-pace-live = Nyt, kellon kanssa
page-new-pace-days = Päiviä siirtoon
page-new-pace-why-none = Jokainen miettii niin kauan kuin haluaa.
page-new-pace-why-live = Jokaisella on näin paljon aikaa koko peliin ja vähän lisää jokaisesta päätetystä vuorosta. Jos aika loppuu, tietokone jatkaa.
page-new-pace-why-days = Paikalla ei tarvitse olla yhtä aikaa. Jos aika kuluu umpeen, tietokone jatkaa.
page-pace-none = Ilman kelloa
page-pace-live = { $minutes } min + { $seconds } s
page-pace-days = { $days ->
    [one] 1 päivä siirtoon
   *[other] { $days } päivää siirtoon
}
page-new-doors = Ketkä pääsevät mukaan
page-new-doors-link = Vain linkin saaneet
page-new-doors-all = Kuka tahansa
page-new-doors-why-link = Pöytä ei näy missään luettelossa.
page-new-doors-why-all = Pöytä näkyy etusivulla, kunnes se on täynnä.
page-new-options = Sääntöjen tulkinnat
page-new-options-usual = tavalliset, jos et muuta mitään
page-new-do = Perusta pöytä
page-new-do-now = Aloita peli
page-new-not = Takaisin

## Before the start

page-lobby-title = { $count ->
    [0] Kaikki paikat on varattu
    [one] Odotetaan vielä yhtä
   *[other] Odotetaan vielä: { $count }
}
page-lobby-fill = { $count ->
    [one] Aloita, tietokone vapaalle paikalle
   *[other] Aloita, tietokoneet vapaille paikoille
}
page-lobby-leave = Luovu paikasta
page-lobby-computer = Ota tietokone
page-lobby-take = Istu paikallesi
page-lobby-listed = Näytä pöytä etusivulla
page-lobby-locked = Älä päästä enää ketään mukaan
page-lobby-wait = Peli alkaa, kun kaikki paikat on varattu tai kun { $name } täyttää ne tietokoneilla.
page-lobby-by-link = Tähän pöytään pääsee vain linkillä.
page-lobby-closed = Kaikki ovat lähteneet tästä pöydästä.
page-somebody = Joku
page-invite-page = Kutsu
page-invite-title = { $name } kutsuu sinut pelaamaan
page-invite-text = Tule pelaamaan kanssani: { $game }
page-invite-link = Lähetä tämä linkki ystävillesi
page-invite-copy = Kopioi linkki
page-invite-copied = Kopioitu
page-invite-share = Jaa…
page-invite-at-home = Tämä osoite toimii vain tällä tietokoneella. Muita varten avaa Lautta siinä osoitteessa, joka tällä tietokoneella on verkossasi.
page-invite-sit = Istu pöytään
page-invite-full = Kaikki paikat on varattu.
page-invite-locked = Isäntä ei päästä enää ketään mukaan.
page-invite-over = Tämä peli on päättynyt.
page-invite-look = Katso sitä
page-watch = Katso peliä

## The people at a table

page-seat-open = Vapaa paikka
page-seat-kept = Paikka on varattu
page-seat-here = on paikalla
page-seat-gone = ei katso juuri nyt
page-seat-shared = isännän ruudulla
page-seat-level-sense = Järkevä tietokone
page-seat-level-random = Umpimähkään pelaava tietokone
page-away-conceded = Luovutti; tietokone jatkaa
page-away-timeout = Aika loppui; tietokone jatkaa
page-away-removed = Isäntä poisti; tietokone jatkaa
page-away-mine-conceded = Luovutit, ja tietokone pelaa puolestasi.
page-away-mine-timeout = Aikasi loppui, ja tietokone pelaa puolestasi.
page-away-mine-removed = Isäntä on antanut paikkasi tietokoneelle.
page-return = Palaa paikallesi
page-menu = Pöytä ja pelaajat
page-watchers = { $count ->
    [0] Kukaan ei ole katsomassa.
    [one] Katsojia on 1.
   *[other] Katsojia on { $count }.
}
page-you-watch = Katsot tätä peliä.
page-watching = { $count ->
    [one] 1 katsoja
   *[other] { $count } katsojaa
}
page-host-you = Sinä olet isäntä.
page-host-is = Isäntä on { $name }.
page-host-remove = Poista
page-concede = Luovuta…
page-sure-concede = Luovutatko? Tietokone jatkaa sinun paikallasi. Voit palata milloin vain.
page-sure-remove = Poistetaanko { $name } pelistä? Tietokone jatkaa, eikä { $name } voi palata.
page-sure-do-concede = Luovuta
page-sure-do-remove = Poista
page-sure-not = En
page-clock-left = aikaa { $time }
page-clock-days = { $days } pv { $hours } t
page-clock-warning = Aikaa { $seconds } sekuntia

## Talk

page-side = Tapahtumat ja keskustelu
page-chat = Keskustelu
page-chat-nothing = Kukaan ei ole vielä sanonut mitään.
page-chat-say = Sano jotain kaikille
page-chat-send = Lähetä
page-chat-unread = { $count ->
    [one] 1 uusi viesti
   *[other] { $count } uutta viestiä
}
page-chat-heard = { $name } sanoo: { $text }

## Undo with consent

page-undo-ask = Pyydä kumoamista
page-undo-asks = Kysy muilta, saatko perua viimeisimmän tekosi.
page-ask-mine = Pyysit saada perua viimeisimmän tekosi. Vastausta odotetaan: { $names }.
page-ask-theirs = { $name } haluaisi perua viimeisimmän tekonsa.
page-ask-waiting = { $name } haluaisi perua viimeisimmän tekonsa. Vastausta odotetaan: { $names }.
page-ask-agree = Suostu
page-ask-refuse = Kieltäydy
page-ask-withdraw = Olkoon

## One screen for several

page-curtain-title = Anna ruutu seuraavalle: { $name }
page-curtain-lead = Siihen asti kenenkään kortteja ei näytetä.
page-curtain-show = Minä olen { $name }, näytä käteni
page-hand-over = Vuorossa: { $name }.
page-hand-over-do = Piilota käteni
page-hands-hidden = Kaikki tämän ruudun kädet ovat piilossa.
page-hand-of = Käsi: { $name }

## Another game

page-rematch = Pelatkaa uudelleen
page-rematch-there = Samat ihmiset pelaavat uudelleen toisessa pöydässä.
page-rematch-go = Mene sinne

## Being called

page-call-offer = Kertooko selain, kun on sinun vuorosi?
page-call-yes = Kyllä, kerro
page-call-no = Ei
page-call-sound = Pehmeä ääni, kun on minun vuoroni
page-call-notify = Ilmoitus, kun on minun vuoroni ja olen muualla

## Who I am

page-me = Sinä ja laitteesi
page-me-rename = Vaihda
page-me-renamed = Tämä on nimesi tästä lähtien.
page-me-device = Pelaa toisella laitteella
page-me-device-why = Koodi vie nimesi ja paikkasi toiselle laitteelle.
page-me-code-make = Näytä koodi
page-me-code-until = Kirjoita se sinne kerran, viimeistään kello { $time }.
page-me-code-have = Koodi toiselta laitteelta
page-me-become = Käytä
page-me-become-why = Tällä laitteella on sen jälkeen toisen laitteen nimi ja paikat omien sijasta.
page-me-become-done = Valmis: pöytäsi ovat nyt täällä.

## Keys

page-keys = Näppäimet
page-key-row = Ota avoin kortti, jolla on tämä numero
page-key-board = Siirry kartalle
page-key-next = Siirry seuraavalle reitille, jonka voit rakentaa
page-key-arrows = Reitiltä toiselle kartalla
page-key-enter = Avaa tai valitse
page-key-log = Siirry tapahtumiin
