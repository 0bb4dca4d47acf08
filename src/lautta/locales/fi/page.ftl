# Verkkosivu, paitsi se mikä kuuluu yhteen peliin. $name ja $names ovat pelaajien nimiä, aina nominatiivissa.

## The house

page-home-link = Etusivulle
page-language = Kieli
page-theme = Vaalea tai tumma
page-how-to-play = Näin pelataan
page-learn = Opi viidessä minuutissa
page-settings = Asetukset
page-close = Sulje
page-more = Lisää
page-loading = Pieni hetki…
page-error-unreachable = Palvelimeen ei saada yhteyttä. Yritä hetken kuluttua uudelleen.
page-offline = Ei yhteyttä
page-fault = Tässä meni jotain vikaan. Muu toimii yhä.
page-part-missing = Tätä osaa ei voitu ladata.
page-load-again = Lataa uudelleen
page-load-newer = Lataa uusi versio
page-sound = Äänet

## Home

page-home-title = Paikka pöydässä
page-play-now = Pelaa heti
page-play-game = Pelaa heti: { $game }
page-against = Vastustajia
page-solo = Yksin
page-level = Taso
page-opponent = Vastustaja
page-opponent-number = Vastustaja { $number }
page-opponent-other = Vastustaja { $number }: { $name }. Valitse toinen
page-opponents-who = Ketä vastaan pelaat
page-strength = taso { $strength }/{ $most }
page-person-pipsa = Ottaa sen, mitä nyt saa, eikä huomaa, mitä muut aikovat.
page-person-otto = Pelaa omaa suunnitelmaansa eikä juuri mieti sinun aikeitasi. Voittaa Pipsan kaksinpelissä useammin kuin kolme kertaa neljästä.
page-person-ida = Tuntee pelin hyvin eikä turhia empi.
page-person-sampo = Monet vedet nähnyt: miettii eteenpäin ennen joka siirtoa.
page-person-vellamo = Näkee pelin pohjaan asti. Vaikea yllättää.
page-persons-elsewhere = Kun pelaajia on { $players }, mukaan { $count ->
    [one] pääsee myös { $names }
   *[other] pääsevät myös { $names }
}.
page-absent = Tällä palvelimella sääntöjä ei ole käännetty, joten { $what } puuttuvat ja tietokoneet ovat hitaampia. Siellä lautta info kertoo, mikä auttaa.
page-absent-advice = neuvot
page-my-tables = Omat pöydät
page-more-tables = Lisää pöytiä
page-finished-tables = { $count ->
    [one] 1 päättynyt peli
   *[other] { $count } päättynyttä peliä
}
page-played = Mitä olen pelannut
page-table-mine = Sinun vuorosi
page-table-theirs = Muiden vuoro
page-table-over = Peli on päättynyt
page-table-turn = Vuoro { $turn }/{ $turns }
page-no-tie = Lautalla ei ole yhteyttä näiden pelien julkaisijoihin, eikä se käytä niiden kuvia tai tekstejä.

## Seats

page-you = Sinä
page-seat = Pelaaja { $number }
page-somebody = Joku
page-computer = Tietokone
page-computer-number = Tietokone { $number }
page-seats = Pelaajat
page-seat-turn = vuorossa

## The bar

page-title-turn = Sinun vuorosi
page-skip = Ohita
page-undo = Kumoa
page-undo-free = Kumoa viimeisin toimintosi. Mitään salaista ei ole sen jälkeen paljastunut.
page-undo-redrawing = Kumoa ja arvo uudelleen
page-undo-redraws = Kumoa viimeisin toimintosi. Se paljasti jotakin salaista, joten se arvotaan uudelleen.
page-undo-nothing = Kumottavaa ei ole.
page-redo = Tee uudelleen
page-redo-why = Tee uudelleen se, minkä kumosit.
page-redo-nothing = Mitään ei ole kumottu.
page-rules-chapter = Säännöt: { $chapter }
page-connection-lost = Yhteys katkesi. Toimintosi lähetetään heti, kun yhteys palaa.
page-late = { $what ->
    [move] Siirtosi on matkalla.
   *[other] Viestisi on matkalla.
} Se kestää nyt hieman kauemmin, mutta mitään ei katoa.

## The board

page-zoom = Zoomaus
page-zoom-in = Lähennä
page-zoom-out = Loitonna

## The log and the result

page-log = Tapahtumat
page-log-turn = Vuoro { $turn }
page-log-folded = { $count ->
    [one] 1 yksityiskohta
   *[other] { $count } yksityiskohtaa
}
page-log-times = { $count ->
    [one] kerran
   *[other] { $count } kertaa
}
page-log-earlier = Aiemmat
page-log-later = Myöhemmät
page-result-alone = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
page-result-won = Voitit!
page-result-lost = { $name } voitti
page-result-shared = Jaettu voitto: { $names }
page-result-ended-conceded = Peli luovutettiin
page-result-ended-time = Aika loppui
page-result-ended-left = Pelaaja poistettiin
page-result-ended-closed = Palvelimen ylläpitäjä sulki pöydän
page-result-none = Peli jäi ilman tulosta.
page-result-left-conceded = { $you ->
    [1] Luovutit.
   *[0] { $name } luovutti.
}
page-result-left-timeout = { $you ->
    [1] Aikasi loppui.
   *[0] { $name } ylitti ajan.
}
page-result-left-removed = Isäntä poisti pelaajan { $name }.
page-left-conceded = luovutti
page-left-timeout = aika loppui
page-left-removed = poistettu
page-stand-in-of = { $name } (sijainen)
page-result-again = Uusi peli
page-result-file = Lataa pelitiedosto
page-result-show = Näytä tulos

## Home, with others

page-home-lead = Pelaa lautapelejä heti tässä, ystävien kanssa tai tietokonetta vastaan. Ei tunnuksia, ei asennuksia.
page-new-friends = Pelaa ystävien kanssa…
page-open-tables = Avoimet pöydät
page-open-join = Istu pöytään
page-to-watch = Katsottavia pelejä
page-watch-from-start = Katso alusta
page-table-of = Vuorossa: { $name }
page-table-waiting = Odottaa pelaajia
page-table-kept = Sinulle on varattu paikka
page-just-now = juuri äsken
page-table-deadline = aikaa { $time }
page-tables-waiting = { $count ->
    [one] Sinun vuorosi yhdessä muussa pöydässä
   *[other] Sinun vuorosi { $count } muussa pöydässä
}

## A new table

page-new-title = Uusi pöytä
page-pace-none = Ilman kelloa
page-pace-holidays = { $pace }, lomat sallittu
page-pace-live = { $minutes } min + { $seconds } s
page-pace-days = { $days ->
    [one] 1 päivä siirtoa kohti
   *[other] { $days } päivää siirtoa kohti
}
page-maps-link = Kartat
page-lay-facts = Pelaajat kokoavat kartan ennen peliä { $size } palasta.
page-lay-not-here = Tämän pöydän pelaajat kokoavat kartan, eikä tämä sivu osaa vielä näyttää sitä. Peliä voi pelata täällä heti, kun kartta on valmis.
page-best-link = Parhaat tulokset
page-best-of-board = Parhaat tulokset
page-best-of-day = Päivän tulokset
page-day-title = { $maps ->
    [1] Päivän kartta
   *[0] Päivän peli
}
page-day-play = Pelaa
page-day-go-on = Jatka
page-day-results = Tulokset
page-day-against = Vastassa { $name }
page-day-you = Sinä: { $points }
page-day-best = Päivän paras: { $points }
page-day-solver = Ratkaisija: { $points }
page-advice-fact = Kaikki saavat pelin aikana kysyä, mitä vahva pelaaja tekisi
page-advice-short = Neuvot kaikille
page-programs-fact = Ohjelmat ovat tervetulleita
page-program = ohjelma
page-new-options = Sääntövalinnat

## Before the start

page-lobby-closed = Kaikki ovat lähteneet tästä pöydästä.
page-link-copy = Kopioi linkki
page-link-copied = Kopioitu
page-watch = Katso peliä

## The people at a table

page-seat-open = Vapaa paikka
page-seat-kept = Paikka on varattu
page-seat-here = on paikalla
page-seat-gone = ei ole paikalla
page-missing = { $count ->
    [one] { $names } ei ole paikalla.
   *[other] { $names } eivät ole paikalla.
} { $what ->
    [clock] Kello käy; kun aika loppuu, peli jatkuu ilman heitä.
    [host] Puolen tunnin kuluttua voit poistaa heidät kohdassa ”Pöytä ja pelaajat”.
   *[wait] Puolen tunnin kuluttua isäntä voi poistaa heidät.
}
page-seat-shared = isännän ruudulla
page-seat-level-sense = Tietokone (normaali)
page-seat-level-random = Tietokone (satunnainen)
page-seat-level-solver = Tietokone (ratkaisija)
page-seat-level-named = Tietokone ({ $name })
page-seat-person = Tietokone, taso { $strength }/{ $most }
page-thinks = miettii
page-thinks-for = { $seconds } s
page-away-conceded = Luovutti; tietokone jatkaa
page-away-timeout = Aika loppui; tietokone jatkaa
page-away-removed = Isäntä poisti; tietokone jatkaa
page-away-mine-conceded = Luovutit, ja tietokone jatkaa sinun paikallasi.
page-away-mine-timeout = Aikasi loppui, ja tietokone pelaa puolestasi.
page-away-mine-removed = Isäntä on antanut paikkasi tietokoneelle.
page-away-mine-paused = Aikasi loppui. Pöytä odottaa sinua.
page-paused = Kukaan ei ole enää pelaamassa: pöytä odottaa, kunnes joku palaa.
page-return = Palaa paikallesi
page-menu = Pöytä ja pelaajat
page-watchers = { $count ->
    [0] Kukaan ei ole katsomassa.
    [one] Pelillä on 1 katsoja.
   *[other] Pelillä on { $count } katsojaa.
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
page-sure-concede = { $alone ->
    [1] Luovutatko lopullisesti? Peli päättyy ilman tulosta.
   *[0] Luovutatko lopullisesti? Kahden pelaajan peli päättyy siihen; muuten tietokone jatkaa, ja jäät kaikkien mukana pysyneiden taakse. Et voi palata.
}
page-sure-remove = Poistetaanko { $name } pelistä? { $name } ei voi palata. Kahden pelaajan peli päättyy siihen; muuten tietokone jatkaa.
page-sure-do-concede = Luovuta
page-sure-do-remove = Poista
page-sure-not = Peruuta
page-clock-left = aikaa { $time }
page-clock-holiday = Lomalla { $day } asti
page-clock-days = { $days } pv { $hours } t
page-clock-warning = Aikaa jäljellä { $seconds } sekuntia

## Talk

page-side = Tapahtumat ja keskustelu
page-chat = Keskustelu
page-chat-nothing = Kukaan ei ole vielä kirjoittanut mitään.
page-chat-deleted = Tämä viesti on poistettu.
page-chat-say = Kirjoita kaikille
page-chat-send = Lähetä
page-chat-watching = Olet katsomassa. Voit lukea keskustelua, mutta vain pelaajat voivat kirjoittaa.
page-chat-unread = { $count ->
    [one] 1 uusi viesti
   *[other] { $count } uutta viestiä
}
page-chat-heard = { $name } sanoo: { $text }

## Undo with consent

page-undo-ask = Pyydä kumoamista
page-undo-asks = Kysy muilta, saatko kumota viimeisimmän toimintosi.
page-ask-mine = Haluat kumota viimeisimmän toimintosi. Vastausta odotetaan: { $names }.
page-ask-theirs = { $name } haluaisi kumota viimeisimmän toimintonsa.
page-ask-waiting = { $name } haluaisi kumota viimeisimmän toimintonsa. Vastausta odotetaan: { $names }.
page-ask-agree = Suostu
page-ask-refuse = Kieltäydy
page-ask-withdraw = Peru pyyntö

## One screen for several

page-curtain-title = Anna ruutu seuraavalle: { $name }
page-curtain-lead = Siihen asti kenenkään kättä ei näytetä.
page-curtain-show = Minä olen { $name }, näytä käteni
page-hand-over = Vuorossa: { $name }.
page-hand-over-do = Piilota käteni
page-hands-hidden = Kaikki tämän ruudun kädet ovat piilossa.
page-hand-of = Käsi: { $name }

## Another game

page-rematch = Pelaa uudelleen
page-rematch-there = Samat pelaajat pelaavat uudelleen toisessa pöydässä.
page-rematch-go = Siirry sinne

## Being called

page-call-offer = Haluatko, että selain ilmoittaa, kun on sinun vuorosi?
page-call-yes = Kyllä kiitos
page-call-no = Ei kiitos
page-call-notify = Ilmoitus, kun on minun vuoroni ja olen muualla
page-call-more = Kaikki ilmoituksista: selain, sähköposti, webhook, hiljaiset tunnit

## Who I am

page-me = Sinä ja laitteesi

## Keys

page-keys = Näppäimet
page-keys-off = Yksittäiset kirjaimet voi poistaa käytöstä asetuksissa.
page-key-log = Siirry tapahtumiin
page-key-talk = Siirry keskusteluun
page-key-hide = Piilota käsi yhteisellä ruudulla

# planning at the same time

page-planning = Yhtäaikainen suunnittelu
page-planning-on = { $you ->
        [1] suunnittelet
       *[0] suunnittelee
    }
page-planning-done = valmis
page-planning-private = { $count ->
    [0] Muut eivät vielä näe suunnitelmaasi.
    [one] { $count } toiminto suunniteltu, muilta vielä piilossa.
   *[other] { $count } toimintoa suunniteltu, muilta vielä piilossa.
}
page-planning-wait = Jätetty. Muut suunnittelevat vielä.
page-planning-back = Ota takaisin
page-plan-cut = Suunnitelmasi katkesi tähän: { $action }
page-plan-cut-waits = Toinen tarjous ehti ensin. Voit tehdä omasi uudestaan.
page-plan-cut-because = Mitä tapahtui ensin:
page-plan-rest = { $count ->
    [one] Tee seuraava toiminto, jos se onnistuu
   *[other] Tee seuraavat { $count } toimintoa niin pitkälle kuin onnistuu
}
page-standing-ask = Kysy joka kerta

## Vihjeitä aloittelijoille

page-hint = Vihje
page-hints-stop = Piilota vihjeet

## Oppitunnit

page-lessons = Oppitunnit
page-lesson-new = Aloita
page-lesson-begun = Jatka
page-lesson-done = Uudestaan
page-lesson-progress = { $step } / { $count }
page-lesson-leave = Poistu oppitunnilta
page-lesson-back = Takaisin
page-lesson-on = Jatka
page-lesson-again = Yritä uudestaan
page-lesson-next = Seuraava oppitunti
page-lesson-play = Pelaa nyt
page-lesson-meant = Ei vielä tätä: oppitunti tarkoittaa nyt muuta. Katkoviiva näyttää, mistä on kyse.
page-lesson-over = Oppitunti on ohi. Siirry seuraavaan tai pelaa.
page-lesson-failed = Vuorot on käytetty. Yritä uudestaan tai palaa askelia taaksepäin.
