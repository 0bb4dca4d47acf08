# Moments of a table, lines that are only tried, and what makes a game fair. $name is a player's name.

replay-look-back = Katso aiempia hetkiä
replay-rules = Näin pelataan
replay-advice = Mitä sinä tekisit?
replay-review = Tarkastele peliä
replay-place = { $number } / { $count }
replay-back = Yksi hetki taaksepäin
replay-forward = Yksi hetki eteenpäin
replay-play = Näytä hetket peräkkäin
replay-pause = Keskeytä
replay-no-moment = Tämä linkki vie hetkeen, johon peli ei ole vielä edennyt. Tältä pöydässä näyttää nyt.
replay-older-rules = Linkin hetki pelattiin vanhemmilla säännöillä, eikä sitä voi enää näyttää. Tältä pöydässä näyttää nyt.
replay-now = Takaisin nykyhetkeen
replay-to-moment = Näytä tämä hetki
replay-past = Tämä hetki on jo mennyt, eikä siinä voi muuttaa mitään. Voit kokeilla jotakin tästä eteenpäin tai palata nykyhetkeen.
replay-past-watch = Tämä hetki on jo mennyt, eikä siinä voi muuttaa mitään.

## What was missed. $count is how many things, of which sentences tell

replay-missed = Viime käyntisi jälkeen
replay-missed-count = { $count ->
    [one] Viime käyntisi jälkeen on tapahtunut 1 asia.
   *[other] Viime käyntisi jälkeen on tapahtunut { $count } asiaa.
}
replay-missed-much = { $count ->
    [one] Paljon tapahtui kerralla: 1 asia.
   *[other] Paljon tapahtui kerralla: { $count } asiaa.
}
replay-missed-show = Näytä
replay-missed-key = Näytä, mitä on tapahtunut viime käyntisi jälkeen
replay-missed-all = { $count ->
    [one] Kokonaan
   *[other] Kaikki { $count }
}
replay-missed-less = Vähemmän

## Trying a line

replay-try = Kokeile tästä
replay-try-why = Kokeile siirtoja tästä eteenpäin omalla laudallasi. Se ei vaikuta pöytään.
replay-variation = Entä jos
replay-variation-sign = Pelkkä kokeilu: mikään täällä ei vaikuta pöytään
replay-past-sign = Mennyt hetki
replay-variation-for = Pelaat tämän puolesta: { $name }
replay-variation-over = Muunnelma on pelattu pelin loppuun.
replay-variation-score = { $name } { $points }
replay-variation-computers = Tietokoneet vastaavat
replay-variation-back = Kumoa
replay-variation-back-why = Takaisin viimeisimpään valintaasi
replay-variation-draw = Arvo uudelleen
replay-variation-draw-why = Samat siirrot eri onnella: se, mitä et voi tietää, arvotaan uudelleen.
replay-variation-hand = Pelaa nämä siirrot
replay-variation-hand-why = Muunnelman omat siirtosi pelataan pöydässä niin pitkälle kuin säännöt sallivat.
replay-variation-hand-none = Tässä muunnelmassa ei ole vielä yhtään omaa siirtoasi.
replay-variation-leave = Poistu
replay-variation-leave-why = Takaisin pöytään sellaisena kuin se on; muunnelma häviää.
replay-ahead = Suunnittele seuraava vuoroni
replay-ahead-why = Kokeile siirtoja tästä ja pidä ne: ne pelataan, kun vuorosi tulee.
replay-ahead-keep = Pidä seuraavana vuoronani
replay-ahead-keep-why = Muunnelman omat siirtosi pelataan, kun vuorosi tulee. Kukaan muu ei näe niitä sitä ennen.
replay-ahead-waits = Seuraava vuorosi on suunniteltu
replay-ahead-cut = Suunniteltu vuorosi jäi kesken
replay-ahead-planned = suunnitellusti
replay-variation-to-here = Kumoa tähän asti
replay-cut = Muunnelma pysähtyy ennen siirtoa { $step }: { $reason }
replay-line-running = Siirtojasi pelataan: { $done } / { $count } tehty.
replay-line-stop = Pysäytä
replay-line-done = { $count ->
    [one] Siirtosi on pelattu.
   *[other] Kaikki { $count } siirtoasi on pelattu.
}
replay-line-stopped = Siirtosi pysähtyivät ennen siirtoa { $step } / { $count }: { $reason }
replay-line-by-you = Pysäytit ne.
replay-line-over = Peli on päättynyt.
replay-line-changed = Se ei enää tarkoittaisi sitä, minkä valitsit.

## Fair play

replay-fair = Reilu peli
replay-fair-why = Pelin koko onni tulee luvusta, joka lyötiin lukkoon ennen alkua. Katso, mitä se takaa ja miten sen voi tarkistaa.
replay-fair-title = Reilu peli
replay-fair-lead = Pelin koko onni tulee yhdestä salaisesta luvusta, joka lyötiin lukkoon ennen alkua. Luvun sormenjälki on ollut näkyvissä alusta asti: kun peli on ohi, luku näytetään, ja kuka tahansa voi tarkistaa, että se vastaa sormenjälkeä ja että peli syntyi siitä.
replay-fair-hash = Sormenjälki (SHA-256)
replay-fair-seed = Salainen luku
replay-fair-secret = Näytetään, kun peli on ohi
replay-check = Tarkista tämä peli
replay-check-again = Tarkista uudelleen
replay-check-watch = Peli käydään vielä kerran läpi: hetki { $number } / { $count }
replay-check-stop = Ohita
replay-check-hash-same = Tämä sivu laski luvun sormenjäljen: se on sama kuin luvattu.
replay-check-hash-other = Tämä sivu laski luvun sormenjäljen, eikä se ole sama kuin luvattu!
replay-check-server-same = { $steps ->
    [one] Palvelin pelasi pelin ainoan toiminnon luvusta uudelleen, ja peli päättyi samoin.
   *[other] Palvelin pelasi pelin kaikki { $steps } toimintoa luvusta uudelleen, ja peli päättyi samoin.
}
replay-check-server-other = Palvelin pelasi pelin uudelleen, ja jokin ei täsmää: { $trouble }
replay-check-own = Voit tarkistaa pelin myös ilman tätä palvelinta: lataa pelitiedosto ja aja sille omalla koneellasi ”lautta replay”.
replay-check-failed = Tarkistus ei onnistunut: { $reason }
replay-check-fine = Kaikki täsmää.
replay-check-wrong = Jokin ei täsmää.

## The scores over the game

replay-graph = Pisteet pelin aikana
replay-graph-label = Pisteet pelin aikana. { $lines }
replay-graph-line = { $name }: lopussa { $points }.
replay-graph-table = Pisteet taulukkona
replay-graph-moment = Hetki
