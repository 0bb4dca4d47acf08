# How to play, in short. Numbers come from the board file.

help-title = Näin pelataan
help-chapters = Luvut
help-whole-page = Omana sivunaan
help-to-game = Peleihin

## Ticket to Ride: Amsterdam

help-amsterdam-goal = Mistä on kyse
help-amsterdam-goal-1 = Lähetät kärryjäsi halki vanhan kaupungin. Pisteitä saa rakennetuista reiteistä, täytetyistä sopimuksista ja bonuskorteista; eniten pisteitä voittaa.
help-amsterdam-setup-1 = Kaikilla on { $carts } kärryä ja { $start_cards } kuljetusvälinekorttia. Rivissä on lisäksi { $row } korttia avoinna.
help-amsterdam-setup-2 = Saat { $contracts_dealt } sopimusta, joista pidät vähintään { $contracts_dealt_keep }. Kaikki valitsevat yhtä aikaa ja salassa. Hylkäämäsi menevät pakan alle.
help-amsterdam-turn-1 = Vuorollasi teet yhden kolmesta: nostat kuljetusvälinekortteja, rakennat yhden reitin tai nostat sopimuksia.
help-amsterdam-turn-2 = Vain jos mikään niistä ei ole mahdollista, ohitat vuorosi.
help-amsterdam-cards-1 = Otat kaksi korttia peräkkäin: avoimen kortin rivistä tai kortin pakasta näkemättä. Rivin aukko täytetään heti.
help-amsterdam-cards-2 = Ratas on jokeri ja käy minkä tahansa värin sijasta. Avoin jokeri on ainoa, minkä vuorollasi otat, eikä sitä voi ottaa toisena. Pakasta noussut jokeri on kuin mikä tahansa kortti.
help-amsterdam-cards-3 = Aina kun { $wild_reset_at } jokeria on avoinna, koko rivi vaihdetaan. Kädessä saa olla miten monta korttia tahansa.
help-amsterdam-routes-1 = Reitti yhdistää kaksi paikkaa. Se maksaa yhtä monta korttia kuin siinä on ruutuja, kaikki reitin väriä; harmaaseen käy mikä tahansa yksi väri. Jokerit auttavat kaikkialla.
help-amsterdam-routes-2 = Kärrysi jäävät reitin ruutuihin, ja saat pisteet heti: mitä pitempi, sitä enemmän.
help-amsterdam-routes-3 = Pieni kärry reitillä tarkoittaa bonuskorttia sille, joka reitin rakentaa.
help-amsterdam-routes-4 = Kahdesta rinnakkaisesta reitistä kukaan ei saa omistaa molempia. Jos pelaajia on vähemmän kuin { $double_routes_min_players }, toinen sulkeutuu heti, kun ensimmäinen on rakennettu.
help-amsterdam-routes-picture = Vihreä kolmen ruudun reitti ja kortit, joilla se maksetaan: kaksi vihreää ja jokeri. Rinnakkainen musta reitti on jo rakennettu.
help-amsterdam-contracts-1 = Sopimuksessa on kaksi paikkaa. Jos reittisi yhdistävät ne lopussa mitä kautta tahansa, saat sopimuksen pisteet; jos eivät, menetät saman verran.
help-amsterdam-contracts-2 = Vuorollasi voit nostaa { $contracts_drawn } lisää ja pidät niistä vähintään { $contracts_drawn_keep }. Sopimuksesi pysyvät salassa loppuun asti.
help-amsterdam-contracts-picture = Sopimus: Dam – Waag. Kaksi reittiäsi yhdistää ne Oude Kerkin kautta.
help-amsterdam-ending-1 = Kun jollakulla on vuoronsa lopussa kärryjä enintään { $end_trigger_carts }, kaikilla on vielä yksi vuoro, hänelläkin.
help-amsterdam-ending-2 = Sitten lasketaan sopimukset ja bonuskortit: se, jolla niitä on eniten, saa niistä eniten pisteitä.
help-amsterdam-ending-3 = Tasapisteissä voittaa se, joka on täyttänyt enemmän sopimuksia; jos nekin ovat tasan, voitto jaetaan.
help-amsterdam-ending-ranks = Pisteet bonuskorteista
help-amsterdam-ending-players = { $players } pelaajaa
help-amsterdam-ending-rank = { $rank }.
help-amsterdam-length = Ruutuja
help-amsterdam-points = Pisteitä
