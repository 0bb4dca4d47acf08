# The lessons of the game, step by step.

amsterdam_course-first = Amsterdam viidessä minuutissa
amsterdam_course-first-about = Kortit, reitit ja sopimukset: kaikki, mitä ensimmäiseen peliin tarvitset.
amsterdam_course-first-welcome = Tervetuloa 1600-luvun Amsterdamiin! Lähetät kärryjä halki kaupungin: rakennat reittejä paikkojen välille ja yhdistät ne, jotka sopimuksissasi mainitaan.
amsterdam_course-first-contract = Tämä on salainen sopimuksesi: Dam ja De Drie Hendricken. Yhdistä ne omilla reiteilläsi mitä kautta tahansa, niin saat lopussa 3 pistettä. Jos et onnistu, menetät 3.
amsterdam_course-first-row = Vuorollasi teet yhden kolmesta asiasta. Ensimmäinen: ota kaksi korttia. Ota avoin sininen.
amsterdam_course-first-deck = Uusi kortti täytti aukon. Ota toinen kortti pakasta, sokkona.
amsterdam_course-first-rival = Vuorosi päättyi, ja vastustajasi rakensi punaisen reitin kahdella punaisella kortilla. Kahden pelaajan pelissä viereinen pinkki reitti on nyt suljettu: kahdesta rinnakkaisesta rakennetaan vain toinen.
amsterdam_course-first-build = Toinen asia: rakenna reitti. Jokainen ruutu maksaa yhden reitin värisen kortin. Valitse kehystetty sininen reitti Damin vierestä ja maksa.
amsterdam_course-first-grey = Yksi piste! Jatka Westermarktille. Kehystetty reitti on harmaa: siihen käy mikä tahansa yksi väri. Rakenna se.
amsterdam_course-first-bonus = Vielä yksi reitti, ja sopimus on täytetty. Tähän on piirretty pieni kärry: rakentaja saa bonuskortin. Rakenna se mustalla kortilla.
amsterdam_course-first-done = Dam ja De Drie Hendricken on yhdistetty: nämä 3 pistettä ovat sinun. Muut näkevät sopimuksesi vasta lopussa.
amsterdam_course-first-draw = Kolmas asia, jonka voit vuorollasi tehdä: nosta kaksi sopimusta.
amsterdam_course-first-keep = Pidä vähintään yksi tai molemmat. Katso, minne ne vievät: helppo on lähellä reittejäsi. Valitse ja vahvista.
amsterdam_course-first-kept = Pitämäsi sopimukset lasketaan: täytetystä saat pisteet, täyttämättömästä menetät ne. Älä siis nosta sopimuksia enää pelin lopulla.
amsterdam_course-first-wild = Muutama vuoro myöhemmin. Ratas on jokeri: se käy minkä tahansa värin sijasta. Avoin jokeri on kuitenkin vuorosi ainoa kortti. Ota se.
amsterdam_course-first-long = Kaksi sinistä ja jokeri riittävät kolmen ruudun siniseen reittiin. Rakenna kehystetty.
amsterdam_course-first-points = Neljä pistettä kerralla ja vielä bonuskortti! Pitkistä reiteistä saa enemmän: yhdestä ruudusta 1 pisteen, kahdesta 2, kolmesta 4, neljästä 7. Reitin ei tarvitse liittyä muihin reitteihisi.
amsterdam_course-first-last = Sinulla on 16 kärryä, yksi jokaista ruutua kohti. Kun jollakulla on vuoronsa lopussa enintään kaksi, kaikilla on vielä yksi vuoro.
amsterdam_course-first-count = Sitten lasketaan sopimukset ja bonuskortit: kahden pelaajan pelissä 8 pistettä sille, jolla niitä on enemmän, ja 4 toiselle. Eniten pisteitä voittaa.
amsterdam_course-first-end = Siinä kaikki: ota kortteja, rakenna reittejä, nosta sopimuksia. Tunnet jokerit ja bonuskortit ja tiedät, milloin peli päättyy. Nyt ensimmäiseen peliin!
