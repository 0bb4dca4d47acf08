# Menolippu: Amsterdam. Muuttujat: $seat on pelaajan nimi, $you on 1, kun lukija on itse tuo pelaaja,
# $a ja $b ovat kauppapaikkojen nimiä, $kind on kortin laji pelilautatiedoston mukaan.

amsterdam-title = Menolippu: Amsterdam
amsterdam-summary = Rakenna reittejä vanhaan kaupunkiin, täytä salaiset sopimuksesi ja kerää bonuskortteja.

## Actions

amsterdam-action-keep = Valitse sopimukset
amsterdam-action-deck = Nosta pakasta
amsterdam-action-row = Ota avoin kortti
amsterdam-action-contracts = Nosta sopimuksia
amsterdam-action-build = Rakenna reitti
amsterdam-action-pass = Ohita vuoro

## Options

amsterdam-option-bonus_ties = Mikä sija seuraa jaettua sijaa, kun bonuskortit lasketaan.
amsterdam-option-bonus_ties-dense = Heti seuraava: 8, 8, 6.
amsterdam-option-bonus_ties-skip = Jaetut sijat kuluvat: 8, 8, 4.
amsterdam-option-reshuffle = Milloin poistopinosta sekoitetaan uusi pakka.
amsterdam-option-reshuffle-when_needed = Kun korttia tarvitaan ja pakka on tyhjä.
amsterdam-option-reshuffle-at_once = Heti kun pakan viimeinen kortti on otettu.

## Chapters of the rules

amsterdam-chapter-setup = Valmistelut
amsterdam-chapter-turn = Pelin kulku
amsterdam-chapter-cards = Kuljetusvälinekorttien nostaminen
amsterdam-chapter-routes = Reitin rakentaminen
amsterdam-chapter-contracts = Sopimukset
amsterdam-chapter-ending = Pelin päättyminen

## Cards and colours

amsterdam-colour = { $kind ->
    [pink] pinkki
    [blue] sininen
    [green] vihreä
    [black] musta
    [red] punainen
    [orange] oranssi
    [yellow] keltainen
    [white] valkoinen
    [purple] violetti
    [brown] ruskea
    [grey] harmaa
    [wild] jokeri
   *[other] { $kind }
}
amsterdam-card = { $kind ->
    [pink] pinkki kortti
    [blue] sininen kortti
    [green] vihreä kortti
    [black] musta kortti
    [red] punainen kortti
    [orange] oranssi kortti
    [yellow] keltainen kortti
    [white] valkoinen kortti
    [purple] violetti kortti
    [brown] ruskea kortti
    [wild] jokerikortti
   *[other] kortti ({ $kind })
}
amsterdam-cards = { $count }{"\u00A0"}×{"\u00A0"}{ $kind ->
    [pink] pinkki
    [blue] sininen
    [green] vihreä
    [black] musta
    [red] punainen
    [orange] oranssi
    [yellow] keltainen
    [white] valkoinen
    [purple] violetti
    [brown] ruskea
    [wild] jokeri
   *[other] { $kind }
}

## Why not

amsterdam-refused-contracts-first = Valitse ensin, mitkä sopimukset pidät.
amsterdam-refused-second-card-first = Olet ottanut yhden kortin; ota ensin toinenkin.
amsterdam-refused-nothing-to-choose = Sinulla ei ole nyt sopimuksia valittavana.
amsterdam-refused-not-offered = Sinulla ei ole näin montaa sopimusta valittavana.
amsterdam-refused-too-few-kept = Sinun on pidettävä näistä sopimuksista useampi.
amsterdam-refused-no-card-to-draw = Pakka ja poistopino ovat tyhjiä: nostettavaa ei ole.
amsterdam-refused-gap-in-row = Tässä rivin paikassa ei ole korttia.
amsterdam-refused-wild-as-second = Avoin jokeri ei käy vuoron toiseksi kortiksi.
amsterdam-refused-no-contract-left = Sopimuspakka on tyhjä.
amsterdam-refused-route-yours = Olet jo rakentanut tämän reitin.
amsterdam-refused-route-built = Tämä reitti on jo rakennettu.
amsterdam-refused-pair-closed = Kahden pelissä rinnakkaisista reiteistä rakennetaan vain toinen, ja se on jo rakennettu.
amsterdam-refused-pair-yours = Rinnakkainen reitti on sinun, eikä kukaan saa omistaa molempia.
amsterdam-refused-wrong-colour = Tähän reittiin käyvät toisen väriset kortit.
amsterdam-refused-too-many-wilds = Jokereita on enemmän kuin reitille mahtuu.
amsterdam-refused-too-few-carts = Kärrysi eivät riitä reitin kaikkiin ruutuihin.
amsterdam-refused-too-few-cards = Sinulla ei ole tarpeeksi tämän värisiä kortteja.
amsterdam-refused-too-few-wilds = Sinulla ei ole tarpeeksi jokereita.
amsterdam-refused-not-last-resort = Vuoron saa ohittaa vain, jos mitään muuta ei voi tehdä.

## What you can do now

amsterdam-prompt-setup = Valitse, mitkä sopimuksistasi pidät.
amsterdam-prompt-setup-waiting = Olet valinnut. Muut valitsevat vielä sopimuksiaan.
amsterdam-prompt-turn = Sinun vuorosi: nosta kuljetusvälinekortteja, rakenna reitti tai nosta sopimuksia.
amsterdam-prompt-second = Ota toinen kortti.
amsterdam-prompt-choose = Valitse, mitkä sopimukset pidät.
amsterdam-prompt-pass = Et voi muuta kuin ohittaa vuorosi.
amsterdam-prompt-last-turn = Tämä on viimeinen vuorosi.
amsterdam-prompt-waiting = Vuorossa: { $seat }.
amsterdam-prompt-over = Peli on päättynyt.
amsterdam-first-route = Sinun vuorosi: rakenna kartalta vaaleareunainen reitti, tai ota kaksi korttia rivistä tai pakasta.
amsterdam-first-cards = Sinun vuorosi: ota kaksi korttia rivistä tai pakasta. Kun saman värin kortteja on tarpeeksi, voit rakentaa reitin.

## The log

amsterdam-log-chosen = { $you ->
    [1] Olet valinnut
   *[other] { $seat } on valinnut
} sopimuksensa.
amsterdam-log-kept = { $you ->
    [1] Pidät
   *[other] { $seat } pitää
} { $kept ->
    [one] 1 sopimuksen
   *[other] { $kept } sopimusta
}{ $refused ->
    [0] .
   *[other] {" "}ja { $you ->
        [1] panet
       *[other] panee
    } pakan alle { $refused }.
}
amsterdam-log-you-keep = { $you ->
    [1] Pidät
   *[other] { $seat } pitää
}: { $contracts }.
amsterdam-log-you-refuse = { $you ->
    [1] Hylkäät
   *[other] { $seat } hylkää
}: { $contracts }.
amsterdam-log-you-see = Näet: { $contracts }.
amsterdam-log-begins = { $you ->
    [1] Sinä aloitat.
   *[other] { $seat } aloittaa.
}
amsterdam-log-looks = { $you ->
    [1] Nostat
   *[other] { $seat } nostaa
} { $count ->
    [one] 1 sopimuksen.
   *[other] { $count } sopimusta.
}
amsterdam-log-must-keep = { $count ->
    [one] Se oli pakan viimeinen, joten se on pidettävä.
   *[other] Valittavaa ei ole: kaikki on pidettävä.
}
amsterdam-log-deck = { $you ->
    [1] Nostat
   *[other] { $seat } nostaa
} kortin pakasta.
amsterdam-log-you-deck = Nostat pakasta { $kind ->
    [pink] pinkin kortin
    [blue] sinisen kortin
    [green] vihreän kortin
    [black] mustan kortin
    [red] punaisen kortin
    [orange] oranssin kortin
    [yellow] keltaisen kortin
    [white] valkoisen kortin
    [purple] violetin kortin
    [brown] ruskean kortin
    [wild] jokerin
   *[other] kortin ({ $kind })
}.
amsterdam-log-row = { $you ->
    [1] Otat
   *[other] { $seat } ottaa
} rivistä { $kind ->
    [pink] pinkin kortin
    [blue] sinisen kortin
    [green] vihreän kortin
    [black] mustan kortin
    [red] punaisen kortin
    [orange] oranssin kortin
    [yellow] keltaisen kortin
    [white] valkoisen kortin
    [purple] violetin kortin
    [brown] ruskean kortin
    [wild] jokerin
   *[other] kortin ({ $kind })
}.
amsterdam-log-turned-up = Esiin kääntyy { $kind ->
    [pink] pinkki kortti
    [blue] sininen kortti
    [green] vihreä kortti
    [black] musta kortti
    [red] punainen kortti
    [orange] oranssi kortti
    [yellow] keltainen kortti
    [white] valkoinen kortti
    [purple] violetti kortti
    [brown] ruskea kortti
    [wild] jokeri
   *[other] kortti ({ $kind })
}.
amsterdam-log-gap = Sen tilalle ei ole enää korttia.
amsterdam-log-reset = Avoimena oli liikaa jokereita: koko rivi vaihdettiin{ $times ->
    [one] .
   *[other] {" "}{ $times } kertaa.
}
amsterdam-log-reshuffle = Poistopinosta sekoitettiin uusi pakka.
amsterdam-log-one-card = Toista korttia ei voi ottaa, joten vuoro päättyy yhteen.
amsterdam-log-build = { $you ->
    [1] Rakennat
   *[other] { $seat } rakentaa
} reitin { $a } – { $b }, hintana { $cards }{"\u00A0"}×{"\u00A0"}{ $kind ->
    [pink] pinkki
    [blue] sininen
    [green] vihreä
    [black] musta
    [red] punainen
    [orange] oranssi
    [yellow] keltainen
    [white] valkoinen
    [purple] violetti
    [brown] ruskea
   *[other] { $kind }
}, ja { $you ->
    [1] saat
   *[other] saa
} { $points ->
    [one] 1 pisteen.
   *[other] { $points } pistettä.
}
amsterdam-log-build-mixed = { $you ->
    [1] Rakennat
   *[other] { $seat } rakentaa
} reitin { $a } – { $b }, hintana { $cards }{"\u00A0"}×{"\u00A0"}{ $kind ->
    [pink] pinkki
    [blue] sininen
    [green] vihreä
    [black] musta
    [red] punainen
    [orange] oranssi
    [yellow] keltainen
    [white] valkoinen
    [purple] violetti
    [brown] ruskea
   *[other] { $kind }
} ja { $wilds }{"\u00A0"}×{"\u00A0"}jokeri, ja { $you ->
    [1] saat
   *[other] saa
} { $points ->
    [one] 1 pisteen.
   *[other] { $points } pistettä.
}
amsterdam-log-build-wild = { $you ->
    [1] Rakennat
   *[other] { $seat } rakentaa
} reitin { $a } – { $b }, hintana { $wilds }{"\u00A0"}×{"\u00A0"}jokeri, ja { $you ->
    [1] saat
   *[other] saa
} { $points ->
    [one] 1 pisteen.
   *[other] { $points } pistettä.
}
amsterdam-log-bonus-card = { $you ->
    [1] Otat bonuskortin; nyt niitä on sinulla
   *[other] { $seat } ottaa bonuskortin; nyt niitä on
} { $tokens }.
amsterdam-log-closed = Samalla rinnakkainen reitti { $a } – { $b } sulkeutuu.
amsterdam-log-pass = { $you ->
    [1] Et voi tehdä mitään ja ohitat vuorosi.
   *[other] { $seat } ei voi tehdä mitään ja ohittaa vuoronsa.
}
amsterdam-log-last-turns = { $you ->
    [1] Kärryjäsi on jäljellä { $carts }: jokainen pelaaja saa vielä yhden vuoron.
   *[other] Kärryjä jäljellä { $carts } ({ $seat }): jokainen pelaaja saa vielä yhden vuoron.
}
amsterdam-log-over = Peli on päättynyt, ja pisteet lasketaan.
amsterdam-log-over-stuck = Kukaan ei voinut tehdä mitään koko kierroksella, joten peli on päättynyt, ja pisteet lasketaan.
amsterdam-log-counted = { $you ->
    [1] Sinä saat
   *[other] { $seat } saa
} reiteistä { $routes }, sopimuksista { $contracts } ja bonuksena { $bonus }: yhteensä { $points }.
amsterdam-log-won = { $you ->
    [1] Voitit pelin.
   *[other] { $seat } voitti pelin.
}
amsterdam-log-shares-win = { $you ->
    [1] Jaat voiton.
   *[other] { $seat } jakaa voiton.
}

## Why another action was better

amsterdam-cause-last-cards = Tämä oli viimeinen vuorosi, eikä korteista ole enää hyötyä: { $route } olisi tuonut { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}{ $contract ->
    [none] .
   *[other] {" "}ja täyttänyt sopimuksesi { $contract }.
}
amsterdam-cause-last-route = Tämä oli viimeinen vuorosi: { $route } olisi tuonut { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}{ $contract ->
    [none] ,
   *[other] {" "}ja täyttänyt sopimuksesi { $contract },
} { $short } toi { $instead }.
amsterdam-cause-kept = Pidit sopimuksen { $contract } etkä koskaan täyttänyt sitä: menetit { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}.
amsterdam-cause-carts = Tämän jälkeen sinulla on { $carts ->
    [one] 1 kärry
   *[other] { $carts } kärryä
}, ja sopimus { $contract } vaatii vielä { $spaces }.
amsterdam-cause-route-lost = { $other } rakensi reitin { $route } ennen seuraavaa vuoroasi{ $contract ->
    [none] .
   *[other] , ja sopimuksesi { $contract } tarvitsi tietä siitä.
}
amsterdam-cause-wilds = Olisit voinut maksaa { $count ->
    [one] yhdellä jokerilla
   *[other] { $count } jokerilla
} vähemmän.
amsterdam-cause-spare-wild = Käytit jokerin, vaikka avoimena oli yhtä hyvin kelpaava kortti ({ $kind ->
    [pink] pinkki
    [blue] sininen
    [green] vihreä
    [black] musta
    [red] punainen
    [orange] oranssi
    [yellow] keltainen
    [white] valkoinen
    [purple] violetti
    [brown] ruskea
    [wild] jokeri
   *[other] { $kind }
}).
amsterdam-cause-drew = Nostit sopimuksia etkä täyttänyt { $count ->
    [one] yhtä
   *[other] { $count }
} ({ $contract }): nosto maksoi sinulle { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}.
amsterdam-cause-never = { $route } olisi { $spaces ->
    [0] täyttänyt sopimuksesi { $contract }
   *[other] lyhentänyt sopimuksesi tietä ({ $contract })
}; se jäi täyttämättä ja maksoi sinulle { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}.
amsterdam-cause-no-help = { $route } ei lyhennä minkään sopimuksesi tietä; { $better } lyhentää (sopimus { $contract }).
amsterdam-cause-more-points = { $route } tuo { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}, { $instead } vain { $fewer }.
amsterdam-cause-bonus-card = { $route } tuo pisteiden lisäksi bonuskortin; { $instead } ei tuo.
amsterdam-cause-card = Avoin kortti ({ $kind ->
    [pink] pinkki
    [blue] sininen
    [green] vihreä
    [black] musta
    [red] punainen
    [orange] oranssi
    [yellow] keltainen
    [white] valkoinen
    [purple] violetti
    [brown] ruskea
    [wild] jokeri
   *[other] { $kind }
}) puuttui sinulta vielä reitiltä { $route }{ $contract ->
    [none] {" "}({ $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    })
   *[other] , sopimuksesi { $contract } lyhimmältä tieltä
}.
amsterdam-cause-spent = { $route } vei kortteja, joita { $better } vaatii sopimuksesi { $contract } lyhimmällä tiellä: siitä puuttuu sinulta nyt { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}.
amsterdam-cause-bonus = { $route } tuo bonuskortin; loppupisteytyksessä yksi lisää olisi tuonut sinulle { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}.
amsterdam-cause-wild-alone = Kun otat ensin avoimen jokerin, et saa toista korttia; olisit voinut saada kaksi muuta.

## Previews

amsterdam-preview-points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}, yhteensä { $total }
amsterdam-preview-carts-left = { $carts ->
    [0] kärryjä ei jää
    [one] 1 kärry jää
   *[other] { $carts } kärryä jää
}
amsterdam-preview-cards-left = { $cards ->
    [0] käteen ei jää kortteja
    [one] käteen jää 1 kortti
   *[other] käteen jää { $cards } korttia
}
amsterdam-preview-bonus-card = bonuskortti
amsterdam-preview-closes = sulkee rinnakkaisen reitin { $a } – { $b }
amsterdam-preview-completes = täyttää sopimuksen { $a } – { $b }
amsterdam-preview-missing = { $a } – { $b }: { $spaces ->
    [one] 1 ruutu puuttuu
   *[other] { $spaces } ruutua puuttuu
}
amsterdam-preview-impossible = { $a } – { $b }: ei enää mahdollinen
amsterdam-preview-last-turns = aloittaa viimeisen kierroksen
amsterdam-preview-ends-turn = päättää vuoron
amsterdam-preview-deck = { $cards ->
    [one] nostettavana 1 kortti
   *[other] nostettavana { $cards } korttia
}
amsterdam-preview-contracts = katso { $contracts ->
    [one] 1 sopimus
   *[other] { $contracts } sopimusta
}, pidä vähintään { $keep }

## The result

amsterdam-result-routes = Reitit
amsterdam-result-contracts = Sopimukset
amsterdam-result-bonus = Bonus
amsterdam-result-total = Yhteensä
amsterdam-result-completed = täytettyjä sopimuksia { $completed } / { $count }
amsterdam-result-bonus-cards = { $cards ->
    [one] 1 bonuskortti
   *[other] { $cards } bonuskorttia
}
amsterdam-result-by-points = Eniten pisteitä voittaa.
amsterdam-result-by-contracts = Pisteet menivät tasan: eniten täytettyjä sopimuksia voittaa.
amsterdam-result-by-nothing = Pisteet ja täytetyt sopimukset menivät tasan: voitto jaetaan.
amsterdam-result-ended-carts = Jonkun kärryt olivat melkein lopussa, ja jokainen sai vielä viimeisen vuoron.
amsterdam-result-ended-passes = Kukaan ei voinut tehdä mitään koko kierroksella.
amsterdam-result-counting = Pisteet lasketaan kartalla
amsterdam-result-skip = Suoraan tulokseen
amsterdam-result-again = Laske uudelleen kartalla
amsterdam-placeholder = Tämä sopimus on keksimämme sijainen; virallista ei tunneta.
amsterdam-board-amsterdam = Keksityt sijaiset
amsterdam-board-own = Tämän palvelimen pelilaatikosta
amsterdam-board-why = Pelin 24 sopimuksesta vain neljä on julkaistu; muiden tilalla on keksimiämme sijaisia. Pelilaatikon sopimukset pysyvät tällä palvelimella: kukaan ei näe sopimusta, jota hänellä ei ole.

## The page: seats

amsterdam-page-seat-choosing = valitsee
amsterdam-page-points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
amsterdam-page-points-word = pistettä
amsterdam-page-fact-carts = { $count ->
    [one] 1 kärry jäljellä
   *[other] { $count } kärryä jäljellä
}
amsterdam-page-fact-cards = { $count ->
    [one] 1 kortti kädessä
   *[other] { $count } korttia kädessä
}
amsterdam-page-fact-contracts = { $count ->
    [one] 1 sopimus
   *[other] { $count } sopimusta
}
amsterdam-page-fact-bonus = { $count ->
    [one] 1 bonuskortti
   *[other] { $count } bonuskorttia
}
amsterdam-page-last-turns-by = { $you ->
    [1] Aloitit
   *[other] { $name } aloitti
} viimeisen kierroksen

## The page: the board

amsterdam-page-map = Kartta: { $name }. Nuolinäppäimet vievät reitiltä toiselle, Enter avaa reitin.
amsterdam-page-route-open = voit rakentaa sen nyt
amsterdam-page-route-free = vapaa
amsterdam-page-route-closed = suljettu
amsterdam-page-route-owned = { $you ->
    [1] sinun rakentamasi
   *[other] rakentaja: { $name }
}
amsterdam-page-spaces = { $count }{"\u00A0"}×{"\u00A0"}{ $colour }
amsterdam-page-any-colour = : mikä tahansa yksi väri
amsterdam-page-payments = Maksutavat: { $a } – { $b }
amsterdam-page-pay-with = Maksa: { $cards }
amsterdam-page-pay-how = Valitse, millä maksat:
amsterdam-page-build = Rakenna
amsterdam-page-build-choose = Rakenna: valitse kortit
amsterdam-page-pay-not = { $count ->
    [one] 1 muu tapa, jolla et voi nyt maksaa
   *[other] { $count } muuta tapaa, joilla et voi nyt maksaa
}
amsterdam-page-final-round = { $you ->
    [1] Aloitit
   *[other] { $name } aloitti
} viimeisen kierroksen. { $turns ->
    [one] Tämä on viimeinen vuoro.
   *[other] Vuoroja jäljellä: { $turns }.
}

## The page: cards and contracts

amsterdam-page-market = Nostettavat kortit ja sopimukset
amsterdam-page-row-card = Ota avoin kortti { $slot }: { $card }
amsterdam-page-row-gap = Rivin paikka { $slot } on tyhjä
amsterdam-page-deck-card = Nosta pakasta, jäljellä { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
amsterdam-page-discarded = { $count ->
    [one] 1 kortti poistopakassa
   *[other] { $count } korttia poistopakassa
}
amsterdam-page-contract-deck = Nosta sopimuksia, jäljellä { $count ->
    [one] 1 sopimus
   *[other] { $count } sopimusta
}
amsterdam-page-hand = Kätesi: { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
amsterdam-page-hand-empty = Kädessäsi ei ole kortteja.
amsterdam-page-my-contracts = Omat sopimukset
amsterdam-page-contract-done = Täytetty
amsterdam-page-contract-lost = Ei enää mahdollinen
amsterdam-page-contract-missing = { $spaces ->
    [one] 1 ruutu puuttuu
   *[other] { $spaces } ruutua puuttuu
}
amsterdam-page-contract-stand-in = sijaiskortti
amsterdam-page-contract-stand-ins = Sijaiskortit ovat meidän keksimiämme; virallisia ei tunneta.
amsterdam-page-keep-title = Mitkä sopimukset pidät?
amsterdam-page-keep-lead = Jos reittisi yhdistävät lopussa molemmat paikat, saat sopimuksen pisteet; muuten menetät ne.
amsterdam-page-keep-do = { $count ->
    [0] Älä pidä yhtään
    [one] Pidä 1 sopimus
   *[other] Pidä { $count } sopimusta
}

## The page: keys

amsterdam-page-key-row = Ota avoin kortti, jolla on tämä numero
amsterdam-page-key-board = Siirry kartalle
amsterdam-page-key-next = Siirry seuraavalle reitille, jonka voit rakentaa
amsterdam-page-key-arrows = Reitiltä toiselle kartalla
amsterdam-page-key-enter = Avaa tai valitse

## Positions that cannot be

amsterdam-position-cards = { $kind }-kortteja on { $there }, vaikka niitä kuuluu olla { $wanted }
amsterdam-position-paid = { $kind }-kortteja ei ole voitu maksaa { $cards }
amsterdam-position-known = Pelaajalla { $player } tiedetään olevan kortteja, joita hänellä ei ole
amsterdam-position-row = Rivi ei voi olla tällainen: aukko täytettäisiin, tai jokerit heitettäisiin pois
amsterdam-position-route-twice = { $route } on sekä pelaajalla { $player } että pelaajalla { $other }
amsterdam-position-route-pair = { $route } ja { $other } eivät voi molemmat olla näiden pelaajien
amsterdam-position-tokens = Bonuskortit eivät vastaa reittejä
amsterdam-position-carts = Pelaajalla { $player } on { $carts } kärryä ja { $spaces } ruutua, vaikka niitä kuuluu olla yhteensä { $all }
amsterdam-position-contract-twice = Sopimus { $contract } on monessa paikassa
amsterdam-position-offers = Jollakulla on valittavana sopimuksia, vaikka ei pitäisi, tai niitä on väärä määrä
amsterdam-position-phase = Tässä vaiheessa ei ole mitään päätettävää
amsterdam-position-last-turns = Jonkun kärryt ovat niin vähissä, että viimeisten vuorojen olisi pitänyt alkaa
amsterdam-position-paid-route = Viimeksi maksetut kortit eivät ole yhtä väriä ja jokereita jostakin rakennetusta reitistä
amsterdam-position-setup = Alkuvalmisteluissa kukaan ei ole vielä pelannut vuoroa, rakentanut reittiä eikä hylännyt sopimusta
amsterdam-position-chosen = Alkuvalmisteluissa jonkun on vielä valittava sopimuksensa, ja niiden jälkeen kaikki ovat valinneet
amsterdam-position-passes = Väliin ei ole voitu jättää { $passes } vuoroa: se on sallittu vain, kun nostettavia kortteja ja sopimuksia ei enää ole
amsterdam-position-all-passed = Kaikki ovat jättäneet vuoronsa väliin, joten peli on päättynyt
amsterdam-position-no-trigger = Viimeisiä vuoroja on jäljellä { $turns }, mutta kukaan ei ole aloittanut niitä
amsterdam-position-trigger = Pelaajalla { $player } on { $carts } kärryä, joten hän ei ole voinut aloittaa viimeisiä vuoroja: siihen saa olla enintään { $most }
amsterdam-position-turns-left = Pelaaja { $player } aloitti viimeiset vuorot, joten pelaajan { $seat } vuorolla niitä on jäljellä { $wanted }, ei { $there }
amsterdam-position-trigger-first = Jollakulla, joka ei ole vielä pelannut viimeistä vuoroaan, on enintään { $most } kärryä: hän olisi aloittanut viimeiset vuorot ennen pelaajaa { $player }

## Boards

amsterdam-problem-twice = { $field } ”{ $value }” on jo annettu: { $other }
amsterdam-problem-leads-nowhere = { $id } vie paikkaan ”{ $place }”, jota tällä kartalla ei ole; kokeile: { $near }
amsterdam-problem-circle = { $id } alkaa ja päättyy paikassa ”{ $place }”
amsterdam-problem-grey = grey ei ole korttien väri: harmaan reitin voi maksaa millä värillä tahansa
amsterdam-problem-colour = Reitin { $id } väri on ”{ $colour }”, mutta korttien värit ovat { $known }; tai kirjoita grey
amsterdam-problem-length-points = route_points ei kerro mitään pituudesta { $length }
amsterdam-problem-length-carts = { $id } on pidempi kuin pelaajan { $carts } kärryä
amsterdam-problem-parallel-missing = { $id } yhdistää samat paikat kuin { $other }: kummankin on nimettävä toinen rinnakkaiseksi
amsterdam-problem-third-route = { $id } on kolmas reitti paikkojensa välillä, ja enintään kaksi on sallittu
amsterdam-problem-no-route = Reittiä ”{ $other }” ei ole
amsterdam-problem-parallel-itself = { $id } ei voi olla rinnakkainen itselleen
amsterdam-problem-parallel-elsewhere = { $other } yhdistää eri paikat kuin { $id }
amsterdam-problem-parallel-one-way = { $other } ei nimeä reittiä { $id } rinnakkaisekseen
amsterdam-problem-contract-twice = { $id } yhdistää samat paikat kuin { $other }
amsterdam-problem-box = Pelilaatikossa on { $needed } sopimusta, mutta julkaistut mukaan lukien niitä on tässä { $there }
amsterdam-problem-no-place = Paikkaa ”{ $place }” ei tällä kartalla ole
amsterdam-problem-token-useless = { $id } antaa bonuskortin, mutta loppubonus ei laske niitä
amsterdam-problem-ranks = Myöhempi sija antaa enemmän kuin aiempi
amsterdam-problem-unreachable = Paikasta { $place } ei pääse reittejä pitkin paikkaan { $other }
amsterdam-problem-numbers = { $few } on { $less }, mikä on liikaa, kun { $many } on { $more }
amsterdam-problem-few-contracts = { $players } pelaajalle jaetaan { $needed } sopimusta, ja niitä on { $there }
amsterdam-problem-few-cards = { $players } kättä ja rivi vievät alussa { $needed } korttia, ja niitä on { $there }
amsterdam-problem-many-cards = Kortteja on { $there }, ja enintään { $most } on sallittu
amsterdam-problem-endless-row = Kun jokereita on { $wilds }, rivi voitaisiin heittää pois { $times } kertaa ennen kuin siinä on niitä alle { $reset }
amsterdam-page-result-details = Piste pisteeltä
amsterdam-page-result-routes = { $count ->
    [one] 1 reitti
   *[other] { $count } reittiä
}, { $length ->
    [one] 1 ruutu
   *[other] { $length } ruutua
}: { $points }

## A game looked back at: what luck gave, in place of the words for any game

amsterdam-advice-luck = { $you ->
    [1] Prosenttiyksikköinä: kortit antoivat sinulle { $luck }, päätöksesi maksoivat { $cost }.
   *[other] Prosenttiyksikköinä: kortit antoivat pelaajalle { $name } { $luck }, päätökset maksoivat { $cost }.
}
