# How to play, in short. Numbers come from the board file.

amsterdam_help-goal = Mistä on kyse
amsterdam_help-goal-1 = Lähetät kärryjäsi halki vanhan kaupungin. Pisteitä saa rakennetuista reiteistä, täytetyistä sopimuksista ja bonuskorteista; eniten pisteitä voittaa.
amsterdam_help-setup-1 = Kaikilla on { $carts } kärryä ja { $start_cards } kuljetusvälinekorttia. Rivissä on lisäksi { $row } korttia avoinna.
amsterdam_help-setup-2 = Saat { $contracts_dealt } sopimusta, joista pidät vähintään { $contracts_dealt_keep }. Kaikki valitsevat yhtä aikaa ja salassa. Hylkäämäsi menevät pakan alle.
amsterdam_help-turn-1 = Vuorollasi teet yhden kolmesta: nostat kuljetusvälinekortteja, rakennat yhden reitin tai nostat sopimuksia.
amsterdam_help-turn-2 = Ohitat vuorosi vain, jos mikään niistä ei ole mahdollista.
amsterdam_help-cards-1 = Otat kaksi korttia peräkkäin: avoimen kortin rivistä tai kortin pakasta näkemättä. Rivin aukko täytetään heti.
amsterdam_help-cards-2 = Ratas on jokeri ja käy minkä tahansa värin sijasta. Jos otat avoimen jokerin, se on vuorosi ainoa kortti, eikä sitä voi ottaa toisena korttina. Pakasta noussut jokeri on kuin mikä tahansa kortti.
amsterdam_help-cards-3 = Aina kun { $wild_reset_at } jokeria on avoinna, koko rivi vaihdetaan. Kädessä saa olla miten monta korttia tahansa.
amsterdam_help-routes-1 = Reitti yhdistää kaksi paikkaa. Se maksaa yhtä monta korttia kuin siinä on ruutuja, kaikki reitin väriä; harmaaseen käy mikä tahansa yksi väri. Jokerit auttavat kaikkialla.
amsterdam_help-routes-2 = Kärrysi jäävät reitin ruutuihin, ja saat pisteet heti: mitä pitempi, sitä enemmän.
amsterdam_help-routes-3 = Pieni kärry reitillä tarkoittaa bonuskorttia sille, joka reitin rakentaa.
amsterdam_help-routes-4 = Kahdesta rinnakkaisesta reitistä kukaan ei saa omistaa molempia. Jos pelaajia on vähemmän kuin { $double_routes_min_players }, toinen sulkeutuu heti, kun ensimmäinen on rakennettu.
amsterdam_help-routes-picture = Vihreä kolmen ruudun reitti ja kortit, joilla se maksetaan: kaksi vihreää ja jokeri. Rinnakkainen musta reitti on jo rakennettu.
amsterdam_help-contracts-1 = Sopimuksessa on kaksi paikkaa. Jos reittisi yhdistävät ne lopussa mitä kautta tahansa, saat sopimuksen pisteet; jos eivät, menetät saman verran.
amsterdam_help-contracts-2 = Vuorollasi voit nostaa { $contracts_drawn } lisää ja pidät niistä vähintään { $contracts_drawn_keep }. Sopimuksesi pysyvät salassa loppuun asti.
amsterdam_help-contracts-picture = Sopimus: Dam – Waag. Kaksi reittiäsi yhdistää ne Oude Kerkin kautta.
amsterdam_help-ending-1 = Kun jollakulla on vuoronsa lopussa kärryjä enintään { $end_trigger_carts }, kaikilla on vielä yksi vuoro, hänelläkin.
amsterdam_help-ending-2 = Sitten lasketaan sopimukset ja bonuskortit: se, jolla niitä on eniten, saa niistä eniten pisteitä.
amsterdam_help-ending-3 = Tasapisteissä voittaa se, joka on täyttänyt enemmän sopimuksia; jos nekin ovat tasan, voitto jaetaan.
amsterdam_help-ending-ranks = Pisteet bonuskorteista
amsterdam_help-ending-players = { $players } pelaajaa
amsterdam_help-ending-rank = { $rank }.
amsterdam_help-length = Ruutuja
amsterdam_help-points = Pisteitä
