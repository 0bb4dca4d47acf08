# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

spoken-title = Kysy laudalta
spoken-lead = Kysy omin sanoin tai valitse kysymys.
spoken-question = Kysymyksesi
spoken-ask = Kysy
spoken-answers = Vastaukset
spoken-example = Mitä haluaisit tietää?
spoken-unknown = Kysymystä ei ymmärretty. Valitse jokin alla olevista kysymyksistä.

## Questions

spoken-topic-turn = Mitä voin tehdä?
spoken-words-turn = mitä voin, tehdä, vuoro, kenen, nyt
spoken-topic-hand = Käteni
spoken-words-hand = käte, käde, käsi, kortti, kortit
spoken-topic-contracts = Sopimukseni
spoken-words-contracts = sopimu, tavoit, puuttu
spoken-topic-row = Rivi
spoken-words-row = rivi, rivis, avoin, avoim, pakka, paka, nosta
spoken-topic-leads = Kuka johtaa?
spoken-words-leads = joht, piste, tilanne, pelaaj, kärry
spoken-topic-routes = Mitä voin rakentaa?
spoken-words-routes = raken, reit
spoken-topic-points = Pisteeni
spoken-words-points = piste, heikoin
spoken-topic-leaders = Johtajani
spoken-words-leaders = johtaja, kuninkaa, kuningas, pappi, papi, maanviljeli, kauppias, kauppiaa
spoken-topic-kingdoms = Kaikki kuningaskunnat
spoken-words-kingdoms = kuningaskun, valtaku, sota, soda, vahvuu
spoken-topic-treasures = Aarteet
spoken-words-treasures = aarre, aarte
spoken-topic-monuments = Monumentit
spoken-words-monuments = monument
spoken-topic-players = Pelaajat
spoken-words-players = pelaaj, muut, vastustaj, dynast, pussi
spoken-topic-fleet = Kuljetusvälineeni
spoken-words-fleet = kuljetin, kuljettim, kuljetusv, aasi, lautta
spoken-topic-buildings = Rakennukset
spoken-words-buildings = rakennu, tehdas, kaivos
spoken-topic-goods = Hyödykkeet
spoken-words-goods = hyödyk, tavara
spoken-topic-wonder = Ihme
spoken-words-wonder = ihme, tiili
spoken-topic-last = Mitä tapahtui?
spoken-words-last = tapaht, viimeksi, loki, äsken

## Amsterdam

spoken-amsterdam-example = Mitä on paikassa Dam?
spoken-amsterdam-unknown = Kysymystä ei ymmärretty. Mainitse jokin paikka tai kysy kädestäsi, sopimuksistasi, rivistä, pisteistä tai siitä, mitä voit tehdä.
spoken-amsterdam-place = { $count ->
    [one] Paikasta { $place } lähtee 1 reitti.
   *[other] Paikasta { $place } lähtee { $count } reittiä.
}
spoken-amsterdam-hand = Sinulla { $count ->
    [0] ei ole kortteja.
    [one] on 1 kortti:
   *[other] on { $count } korttia:
}
spoken-amsterdam-contract = { $a } – { $b }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}: { $state }.
spoken-amsterdam-no-contracts = Sinulla ei ole sopimuksia.
spoken-amsterdam-row = Paikka { $slot }: { $card }.
spoken-amsterdam-row-gap = Paikka { $slot }: tyhjä.
spoken-amsterdam-deck = Pakassa { $deck }. Poistettuja { $discarded }. Sopimuspakassa { $contracts }.
spoken-amsterdam-player = { $name }: { $points }, { $carts }, { $cards }, { $contracts }, { $bonus }.
spoken-amsterdam-routes = { $count ->
    [0] Et voi nyt rakentaa yhtään reittiä.
    [one] Voit nyt rakentaa 1 reitin.
   *[other] Voit nyt rakentaa { $count } reittiä.
}
spoken-amsterdam-can = Voit: { $what }.
spoken-watching = Katsot peliä, eikä sinulla ole paikkaa pöydässä.

## Tigris & Euphrates

spoken-tigris-example = Mitä on ruudussa C4?
spoken-tigris-unknown = Kysymystä ei ymmärretty. Mainitse jokin ruutu, esimerkiksi C4, tai kysy kädestäsi, pisteistäsi, johtajistasi, kuningaskunnista, aarteista, monumenteista tai siitä, mitä voit tehdä.
spoken-tigris-side = { $side ->
    [up] Yläpuolella
    [right] Oikealla
    [down] Alapuolella
   *[left] Vasemmalla
}: { $what }.
spoken-tigris-kingdom = { $count ->
    [one] Yhden ruudun kuningaskunta
   *[other] { $count } ruudun kuningaskunta
}: { $leaders }.
spoken-tigris-leader = { $leader } ruudussa { $square }: { $strength }.
spoken-tigris-treasures = { $treasures }: { $squares }.
spoken-tigris-monument-here = Tässä on { $monument }.
spoken-tigris-could = Tähän voit asettaa: { $what }.
spoken-tigris-can = Voit: { $what }.
spoken-tigris-side-of-conflict = { $leader } ruudussa { $square }: laudalla { $board }, lisätty { $added }.
spoken-tigris-hand = Sinulla on { $tiles }.
spoken-tigris-no-tiles = Sinulla ei ole laattoja.
spoken-tigris-ruins = Lisäksi sinulla on { $ruins }.
spoken-tigris-points-of = { $colour } { $points }
spoken-tigris-points = Pisteesi: { $points }; { $treasures }. Heikoimman värisi tulos on { $score }.
spoken-tigris-dynasty = Dynastiasi: { $dynasty }.
spoken-tigris-home = Poissa laudalta: { $leaders }.
spoken-tigris-no-kingdoms = Kuningaskuntia ei vielä ole.
spoken-tigris-number = Kuningaskunta { $number } ruudun { $square } ympärillä:
spoken-tigris-taken-by = Vuoron lopussa kaikki paitsi yhden ottaa { $name }: { $squares }.
spoken-tigris-no-trader = Niitä ottamassa ei ole kauppiasta: { $squares }.
spoken-tigris-monument = { $monument } ruudussa { $square }: { $leaders }.
spoken-tigris-nobody = ei missään kuningaskunnassa
spoken-tigris-nobody-there = ei johtajia laudalla
spoken-tigris-monuments-left = Vielä rakentamatta: { $monuments }.
spoken-tigris-no-monuments = Kaikki monumentit on rakennettu.
spoken-tigris-at = { $leader } ruudussa { $square }
spoken-tigris-player = { $name } ({ $dynasty }): { $leaders }; { $ruins }.
spoken-tigris-bag = { $count ->
    [one] Pussissa on jäljellä 1 laatta.
   *[other] Pussissa on jäljellä { $count } laattaa.
}

## Roads & Boats

spoken-roads-example = Mitä on laatalla b2?
spoken-roads-unknown = Kysymystä ei ymmärretty. Mainitse jokin laatta, esimerkiksi b2, tai kysy kuljetusvälineistäsi, rakennuksista, hyödykkeistä, ihmeestä, pelaajista tai siitä, mitä voit tehdä.
