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
amsterdam-option-reshuffle = Milloin poistetuista korteista sekoitetaan uusi pakka.
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
amsterdam-cards = { $count } × { $kind ->
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
amsterdam-refused-no-card-to-draw = Pakka ja poistetut kortit ovat lopussa: nostettavaa ei ole.
amsterdam-refused-gap-in-row = Tässä rivin kohdassa ei ole korttia.
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
amsterdam-log-you-keep = Pidät sopimuksen { $a } – { $b } ({ $points }).
amsterdam-log-you-refuse = Hylkäät sopimuksen { $a } – { $b } ({ $points }).
amsterdam-log-you-see = Näet sopimuksen { $a } – { $b } ({ $points }).
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
amsterdam-log-reshuffle = Poistetuista korteista sekoitettiin uusi pakka.
amsterdam-log-one-card = Toista korttia ei voi ottaa, joten vuoro päättyy yhteen.
amsterdam-log-build = { $you ->
    [1] Rakennat
   *[other] { $seat } rakentaa
} reitin { $a } – { $b }, hintana { $cards } × { $kind ->
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
} reitin { $a } – { $b }, hintana { $cards } × { $kind ->
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
} ja { $wilds } × jokeri, ja { $you ->
    [1] saat
   *[other] saa
} { $points ->
    [one] 1 pisteen.
   *[other] { $points } pistettä.
}
amsterdam-log-build-wild = { $you ->
    [1] Rakennat
   *[other] { $seat } rakentaa
} reitin { $a } – { $b }, hintana { $wilds } × jokeri, ja { $you ->
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
    [1] Sinä jaat voiton.
   *[other] { $seat } jakaa voiton.
}

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
amsterdam-preview-last-turns = aloittaa viimeiset vuorot
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
amsterdam-result-by-nothing = Pisteitä ja täytettyjä sopimuksia on yhtä monta: voitto jaetaan.
amsterdam-result-ended-carts = Jonkun kärryt olivat melkein lopussa, ja jokainen sai viimeisen vuoron.
amsterdam-result-ended-passes = Kukaan ei voinut tehdä mitään koko kierroksella.
amsterdam-placeholder = Tämä sopimus on keksimämme sijainen; virallista ei tunneta.
