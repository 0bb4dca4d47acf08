# Tigris & Euphrates. Muuttujat: $seat ja $other ovat pelaajien nimiä, $you on 1, kun lukija on niistä ensimmäinen, ja 2,
# kun hän on toinen; $dynasty on pelaajan $seat tunnus, $square ja muut sellaiset ruutuja kuten D5; $tile, $leader,
# $colour, $monument ja $kind ovat asioita sääntöjen nimillä.

tigris-title = Tigris & Euphrates
tigris-summary = Johda dynastiaa kahden virran maassa: perusta kuningaskuntia, voita konflikteja, rakenna monumentteja. Heikoin värisi ratkaisee.

## Actions

tigris-action-place = Aseta laatta
tigris-action-position = Aseta johtaja
tigris-action-withdraw = Ota johtaja pois laudalta
tigris-action-destroy = Aseta katastrofi
tigris-action-swap = Vaihda laattoja
tigris-action-pass = Päätä vuoro
tigris-action-war = Valitse seuraava sota
tigris-action-support = Lisää kannattajia
tigris-action-build = Rakenna monumentti
tigris-action-decline = Jätä rakentamatta
tigris-action-leave = Jätä aarre

## Boards

tigris-board-standard = Tavallinen puoli: kymmenen temppeliä
tigris-board-advanced = Toinen puoli: neljätoista temppeliä

## Options

tigris-option-treasures = Milloin aarteet otetaan.
tigris-option-treasures-end_of_turn = Jokaisen vuoron lopussa.
tigris-option-treasures-end_of_action = Jokaisen toiminnon jälkeen, kuten useimmat pelaavat.
tigris-option-support = Montako laattaa konfliktissa saa lisätä.
tigris-option-support-free = Niin monta kuin haluaa, vaikkei voittaa voisikaan.
tigris-option-support-needed = Hyökkääjä vain, jos pääsee johtoon; puolustaja juuri tasapeliin tarvittavat.
tigris-option-scores = Ovatko pisteet ja aarteet salaisia.
tigris-option-scores-hidden = Ne pysyvät sermien takana pelin loppuun asti.
tigris-option-scores-open = Kaikki näkevät ne koko ajan.
tigris-option-declined = Miten käy neljän laatan neliön, jolle ei rakennettu monumenttia.
tigris-option-declined-spent = Sen laatoille ei saa enää rakentaa monumenttia.
tigris-option-declined-reusable = Sen laatat voivat myöhemmin kuulua toiseen neliöön, kuten useimmat pelaavat.
tigris-option-catastrophes = Saako katastrofin asettaa toisen katastrofin päälle.
tigris-option-catastrophes-once = Ei: ruutuun iskee vain yksi.
tigris-option-catastrophes-again = Kyllä, vaikkei mikään muutu.
tigris-option-passing = Päättyykö peli, kun kaikki vuorollaan jättävät koko vuoron väliin.
tigris-option-passing-play_on = Ei: se päättyy, kun aarteet tai laatat loppuvat.
tigris-option-passing-end = Kyllä, kun monumentitkaan eivät enää tuota mitään.

## Chapters of the rules

tigris-chapter-setup = Valmistelut
tigris-chapter-leaders = Johtajan asettaminen
tigris-chapter-tiles = Laatan asettaminen
tigris-chapter-points = Voittopisteen saaminen
tigris-chapter-catastrophes = Katastrofilaatan asettaminen
tigris-chapter-swap = Laattojen vaihtaminen
tigris-chapter-turn = Pelin kulku
tigris-chapter-revolt = Sisäinen konflikti: kapina
tigris-chapter-war = Ulkoinen konflikti: sota
tigris-chapter-monuments = Monumentit
tigris-chapter-treasures = Aarteet
tigris-chapter-end = Pelin loppuminen

## Things

tigris-tile = { $kind ->
    [settlement] asutus
    [temple] temppeli
    [farm] maatila
   *[market] kauppapaikka
}
tigris-tiles = { $kind ->
    [settlement] { $count ->
        [one] 1 asutus
       *[other] { $count } asutusta
    }
    [temple] { $count ->
        [one] 1 temppeli
       *[other] { $count } temppeliä
    }
    [farm] { $count ->
        [one] 1 maatila
       *[other] { $count } maatilaa
    }
   *[market] { $count ->
        [one] 1 kauppapaikka
       *[other] { $count } kauppapaikkaa
    }
}
tigris-leader = { $kind ->
    [king] kuningas
    [priest] pappi
    [farmer] maanviljelijä
   *[trader] kauppias
}
tigris-colour = { $kind ->
    [black] musta
    [red] punainen
    [blue] sininen
   *[green] vihreä
}
tigris-dynasty = { $kind ->
    [lion] leijona
    [pot] ruukku
    [archer] jousimies
   *[bull] härkä
}
tigris-monument = { $kind ->
    [black-red] musta-punainen monumentti
    [black-blue] musta-sininen monumentti
    [black-green] musta-vihreä monumentti
    [red-blue] puna-sininen monumentti
    [red-green] puna-vihreä monumentti
   *[blue-green] sini-vihreä monumentti
}
tigris-catastrophes = { $count ->
    [one] 1 katastrofi
   *[other] { $count } katastrofia
}
tigris-treasures = { $count ->
    [one] 1 aarre
   *[other] { $count } aarretta
}

## Why not

tigris-refused-not-now-actions = Tällaista ei nyt ratkaista: on toiminnon aika.
tigris-refused-not-now-conflict = Konflikti on ratkaistava ensin.
tigris-refused-not-now-monument = Päätä ensin, rakennatko monumentin.
tigris-refused-not-now-treasure = Valitse ensin, mikä aarre jää.
tigris-refused-square-taken = Ruutu ei ole tyhjä.
tigris-refused-not-a-river = Maatilan voi asettaa vain jokeen.
tigris-refused-river-only-farms = Jokeen voi asettaa vain maatilan.
tigris-refused-no-such-tile = Sinulla ei ole tällaista laattaa.
tigris-refused-three-kingdoms = Laatta voi yhdistää kaksi kuningaskuntaa, mutta ei kolmea.
tigris-refused-leader-no-temple = Johtajan on seistävä temppelin vieressä.
tigris-refused-leader-on-river = Johtaja ei voi seistä joessa.
tigris-refused-leader-joins = Johtajalla ei saa yhdistää kahta kuningaskuntaa.
tigris-refused-same-square = Johtaja seisoo jo tässä.
tigris-refused-leader-not-on-board = Tämä johtaja ei ole laudalla.
tigris-refused-no-catastrophe-left = Katastrofisi on käytetty.
tigris-refused-catastrophe-on-leader = Katastrofi ei voi iskeä johtajaan.
tigris-refused-catastrophe-on-treasure = Aarre suojaa laattaa katastrofilta.
tigris-refused-catastrophe-on-monument = Monumentti suojaa laattojaan katastrofilta.
tigris-refused-catastrophe-again = Tähän on jo iskenyt katastrofi.
tigris-refused-swap-not-in-hand = Sinulla ei ole näitä laattoja.
tigris-refused-not-in-conflict = Tällaisia johtajia ei ole nyt konfliktissa.
tigris-refused-too-few-supporters = Sinulla ei ole näin monta laattaa tätä väriä.
tigris-refused-support-too-little = Sovitun säännön mukaan hyökkääjä lisää laattoja vain, jos pääsee niillä johtoon.
tigris-refused-support-too-much = Sovitun säännön mukaan puolustaja lisää juuri tasapeliin tarvittavat laatat tai ei mitään.
tigris-refused-square-off-board = Kaikki neljä ruutua eivät olisi laudalla.
tigris-refused-square-not-new = Juuri asetettu laatta ei ole yksi näistä neljästä.
tigris-refused-no-square-of-four = Tässä ei ole neljää samanväristä laattaa.
tigris-refused-wrong-monument-colour = Monumentissa on oltava laattojen väriä.
tigris-refused-monument-gone = Tämä monumentti on jo rakennettu.
tigris-refused-declined-square = Laatoille ei voi enää rakentaa monumenttia, jos niille on kerran jätetty rakentamatta.
tigris-refused-not-offered-treasure = Jäävän aarteen on oltava tässä kauppiaasi kuningaskunnassa.
tigris-refused-corner-first = Kulmatemppelien aarteet otetaan ensin, joten jonkin muun on jäätävä.

## What you can do now

tigris-prompt-act = { $actions ->
    [one] Sinun vuorosi: yksi toiminto jäljellä.
   *[other] Sinun vuorosi: { $actions } toimintoa jäljellä.
}
tigris-prompt-war = Valitse, mikä sota käydään seuraavaksi.
tigris-prompt-support = { $side ->
    [attack] { $kind ->
        [revolt] Hyökkäät sisäisessä konfliktissa.
       *[war] Hyökkäät sodassa.
    }
   *[defend] { $kind ->
        [revolt] Johtajasi puolustautuu sisäisessä konfliktissa.
       *[war] Johtajasi puolustautuu sodassa.
    }
} Montako { $tile ->
    [settlement] asutusta
    [temple] temppeliä
    [farm] maatilaa
   *[market] kauppapaikkaa
} lisäät?
tigris-prompt-build = Neljä laattaa on neliössä: voit rakentaa niille monumentin.
tigris-prompt-treasure = Kauppiaasi ottaa aarteita. Valitse, mikä niistä jää.
tigris-prompt-waiting = Vuorossa: { $seat }.
tigris-prompt-over = Peli on päättynyt.

## The log

tigris-log-place = { $you ->
    [1] Asetat
   *[other] { $seat } asettaa
} { $tile ->
    [settlement] asutuksen
    [temple] temppelin
    [farm] maatilan
   *[market] kauppapaikan
} ruutuun { $square }.
tigris-log-place-point = { $you ->
    [1] Asetat
   *[other] { $seat } asettaa
} { $tile ->
    [settlement] asutuksen
    [temple] temppelin
    [farm] maatilan
   *[market] kauppapaikan
} ruutuun { $square }: +1 { $tile ->
    [settlement] musta
    [temple] punainen
    [farm] sininen
   *[market] vihreä
}.
tigris-log-place-point-other = { $you ->
    [1] Asetat
   *[other] { $seat } asettaa
} { $tile ->
    [settlement] asutuksen
    [temple] temppelin
    [farm] maatilan
   *[market] kauppapaikan
} ruutuun { $square }: +1 { $tile ->
    [settlement] musta
    [temple] punainen
    [farm] sininen
   *[market] vihreä
}, saaja { $you ->
    [2] sinä
   *[other] { $other }
}.
tigris-log-joins = { $wars ->
    [0] Kaksi kuningaskuntaa yhdistyy rauhassa.
   *[other] Kaksi kuningaskuntaa yhdistyy, ja siitä syttyy sota.
}
tigris-log-position = { $you ->
    [1] Asetat
   *[other] { $seat } asettaa
} { $leader ->
    [king] kuninkaan
    [priest] papin
    [farmer] maanviljelijän
   *[trader] kauppiaan
} ruutuun { $square }.
tigris-log-move = { $you ->
    [1] Siirrät
   *[other] { $seat } siirtää
} { $leader ->
    [king] kuninkaan
    [priest] papin
    [farmer] maanviljelijän
   *[trader] kauppiaan
} ruudusta { $from } ruutuun { $square }.
tigris-log-withdraw = { $you ->
    [1] Otat
   *[other] { $seat } ottaa
} { $leader ->
    [king] kuninkaan
    [priest] papin
    [farmer] maanviljelijän
   *[trader] kauppiaan
} pois laudalta.
tigris-log-destroy = { $you ->
    [1] Annat
   *[other] { $seat } antaa
} katastrofin iskeä ruutuun { $square }.
tigris-log-destroy-tile = { $you ->
    [1] Annat
   *[other] { $seat } antaa
} katastrofin iskeä ruutuun { $square }, ja siinä tuhoutuu { $tile ->
    [settlement] asutus
    [temple] temppeli
    [farm] maatila
   *[market] kauppapaikka
}.
tigris-log-home = { $you ->
    [1] { $leader ->
        [king] Kuninkaasi
        [priest] Pappisi
        [farmer] Maanviljelijäsi
       *[trader] Kauppiaasi
    }
   *[other] { $leader ->
        [king] Kuningas
        [priest] Pappi
        [farmer] Maanviljelijä
       *[trader] Kauppias
    } ({ $seat })
} menettää viimeisen temppelinsä ja palaa kotiin.
tigris-log-swap = { $you ->
    [1] Vaihdat
   *[other] { $seat } vaihtaa
} { $count ->
    [one] 1 laatan
   *[other] { $count } laattaa
}.
tigris-log-pass = { $you ->
    [1] Et tee
   *[other] { $seat } ei tee
} tällä vuorolla mitään.
tigris-log-ends-turn = { $you ->
    [1] Päätät vuorosi
   *[other] { $seat } päättää vuoronsa
}.
tigris-log-war-chosen = { $you ->
    [1] Valitset
   *[other] { $seat } valitsee
} { $leader ->
    [king] kuninkaiden
    [priest] pappien
    [farmer] maanviljelijöiden
   *[trader] kauppiaiden
} sodan.
tigris-log-war = { $leader ->
    [king] Kuninkaiden
    [priest] Pappien
    [farmer] Maanviljelijöiden
   *[trader] Kauppiaiden
} sota: { $you ->
    [1] hyökkäät
   *[other] { $seat } hyökkää
}, { $attack ->
    [one] 1 kannattaja
   *[other] { $attack } kannattajaa
}; { $you ->
    [2] puolustaudut
   *[other] { $other } puolustautuu
}, { $defence }.
tigris-log-revolt = { $leader ->
    [king] Kuninkaiden
    [priest] Pappien
    [farmer] Maanviljelijöiden
   *[trader] Kauppiaiden
} sisäinen konflikti: { $you ->
    [1] hyökkäät
   *[other] { $seat } hyökkää
}, { $attack ->
    [one] 1 temppeli
   *[other] { $attack } temppeliä
}; { $you ->
    [2] puolustaudut
   *[other] { $other } puolustautuu
}, { $defence }.
tigris-log-support = { $count ->
    [0] { $you ->
        [1] Et
       *[other] { $seat } ei
    } lisää { $tile ->
        [settlement] asutuksia
        [temple] temppeleitä
        [farm] maatiloja
       *[market] kauppapaikkoja
    }
   *[other] { $you ->
        [1] Lisäät
       *[other] { $seat } lisää
    } { $tile ->
        [settlement] { $count ->
            [one] 1 asutuksen
           *[other] { $count } asutusta
        }
        [temple] { $count ->
            [one] 1 temppelin
           *[other] { $count } temppeliä
        }
        [farm] { $count ->
            [one] 1 maatilan
           *[other] { $count } maatilaa
        }
       *[market] { $count ->
            [one] 1 kauppapaikan
           *[other] { $count } kauppapaikkaa
        }
    }
}.
tigris-log-war-won = { $you ->
    [1] Sinä
   *[other] { $seat }
} ({ $dynasty ->
    [lion] leijona
    [pot] ruukku
    [archer] jousimies
   *[bull] härkä
}) { $you ->
    [1] voitat
   *[other] voittaa
} { $leader ->
    [king] kuninkaiden
    [priest] pappien
    [farmer] maanviljelijöiden
   *[trader] kauppiaiden
} sodan { $strength }–{ $against }{ $tie ->
    [0] {""}
   *[1] {" "}(tasapelin voittaa puolustaja)
}: { $you ->
    [2] { $leader ->
        [king] kuninkaasi
        [priest] pappisi
        [farmer] maanviljelijäsi
       *[trader] kauppiaasi
    }
   *[other] { $leader ->
        [king] kuningas
        [priest] pappi
        [farmer] maanviljelijä
       *[trader] kauppias
    } ({ $other })
} lähtee, { $leader ->
    [king] { $removed ->
        [0] asutuksia ei poisteta
        [one] 1 asutus poistetaan
       *[other] { $removed } asutusta poistetaan
    }
    [priest] { $removed ->
        [0] temppeleitä ei poisteta
        [one] 1 temppeli poistetaan
       *[other] { $removed } temppeliä poistetaan
    }
    [farmer] { $removed ->
        [0] maatiloja ei poisteta
        [one] 1 maatila poistetaan
       *[other] { $removed } maatilaa poistetaan
    }
   *[trader] { $removed ->
        [0] kauppapaikkoja ei poisteta
        [one] 1 kauppapaikka poistetaan
       *[other] { $removed } kauppapaikkaa poistetaan
    }
}, +{ $points } { $leader ->
    [king] { $points ->
        [one] musta
       *[other] mustaa
    }
    [priest] { $points ->
        [one] punainen
       *[other] punaista
    }
    [farmer] { $points ->
        [one] sininen
       *[other] sinistä
    }
   *[trader] { $points ->
        [one] vihreä
       *[other] vihreää
    }
}.
tigris-log-temples-stay = { $count ->
    [one] 1 temppeli jää: sitä
   *[other] { $count } temppeliä jää: niitä
} suojaa aarre tai viereinen toinen johtaja.
tigris-log-revolt-won = { $you ->
    [1] Sinä
   *[other] { $seat }
} ({ $dynasty ->
    [lion] leijona
    [pot] ruukku
    [archer] jousimies
   *[bull] härkä
}) { $you ->
    [1] voitat
   *[other] voittaa
} { $leader ->
    [king] kuninkaiden
    [priest] pappien
    [farmer] maanviljelijöiden
   *[trader] kauppiaiden
} sisäisen konfliktin { $strength }–{ $against }{ $tie ->
    [0] {""}
   *[1] {" "}(tasapelin voittaa puolustaja)
}: { $you ->
    [2] { $leader ->
        [king] kuninkaasi
        [priest] pappisi
        [farmer] maanviljelijäsi
       *[trader] kauppiaasi
    }
   *[other] { $leader ->
        [king] kuningas
        [priest] pappi
        [farmer] maanviljelijä
       *[trader] kauppias
    } ({ $other })
} lähtee, +1 punainen.
tigris-log-build = { $you ->
    [1] Rakennat
   *[other] { $seat } rakentaa
} { $monument ->
    [black-red] musta-punaisen monumentin
    [black-blue] musta-sinisen monumentin
    [black-green] musta-vihreän monumentin
    [red-blue] puna-sinisen monumentin
    [red-green] puna-vihreän monumentin
   *[blue-green] sini-vihreän monumentin
} ruutuun { $square }.
tigris-log-decline = { $you ->
    [1] Jätät
   *[other] { $seat } jättää
} monumentin rakentamatta.
tigris-log-treasures = { $you ->
    [1] Kauppiaasi saa
   *[other] Kauppias ({ $seat }) saa
} { $count ->
    [one] aarteen ruudusta { $squares }
   *[other] { $count } aarretta: { $squares }
}.
tigris-log-income = { $you ->
    [1] Monumenteistasi
   *[other] Monumenteista ({ $seat })
}:{ $black ->
    [0] {""}
    [one] {" "}+1 musta
   *[other] {" "}+{ $black } mustaa
}{ $red ->
    [0] {""}
    [one] {" "}+1 punainen
   *[other] {" "}+{ $red } punaista
}{ $blue ->
    [0] {""}
    [one] {" "}+1 sininen
   *[other] {" "}+{ $blue } sinistä
}{ $green ->
    [0] {""}
    [one] {" "}+1 vihreä
   *[other] {" "}+{ $green } vihreää
}.
tigris-log-you-draw = Nostat pussista:{ $settlement ->
    [0] {""}
    [one] {" "}+1 asutus
   *[other] {" "}+{ $settlement } asutusta
}{ $temple ->
    [0] {""}
    [one] {" "}+1 temppeli
   *[other] {" "}+{ $temple } temppeliä
}{ $farm ->
    [0] {""}
    [one] {" "}+1 maatila
   *[other] {" "}+{ $farm } maatilaa
}{ $market ->
    [0] {""}
    [one] {" "}+1 kauppapaikka
   *[other] {" "}+{ $market } kauppapaikkaa
}.
tigris-log-over-treasures = { $left ->
    [0] Laudalla ei ole enää aarteita
    [one] Laudalla on enää 1 aarre
   *[other] Laudalla on enää { $left } aarretta
}: peli on päättynyt.
tigris-log-over-bag = Laattoja puuttuu ja pussi on tyhjä: peli on päättynyt.
tigris-log-over-passes = Kukaan ei tehnyt mitään koko kierroksella: peli on päättynyt.
tigris-log-counted = { $you ->
    [1] Sinä
   *[other] { $seat }
}: musta { $black }, punainen { $red }, sininen { $blue }, vihreä { $green }, { $treasures ->
    [one] 1 aarre
   *[other] { $treasures } aarretta
}; heikoin väri { $score }.
tigris-log-won = { $you ->
    [1] Voitit pelin.
   *[other] { $seat } voitti pelin.
}
tigris-log-shares-win = { $you ->
    [1] Jaat voiton.
   *[other] { $seat } jakaa voiton.
}

## Why another action was better

tigris-cause-in-vain = Et voinut voittaa, joten lisäsit turhaan { $count ->
    [one] 1 laatan
   *[other] { $count } laattaa
}: koko kädelläsikin voimat olivat { $strength } vastaan { $against }{ $tie ->
    [1] , ja tasapelin voittaa puolustaja
   *[other] {""}
}.
tigris-cause-could-hold = { $leader ->
    [king] Kuninkaasi
    [priest] Pappisi
    [farmer] Maanviljelijäsi
   *[trader] Kauppiaasi
} olisi voinut jäädä laudalle: { $count ->
    [one] 1 laatta
   *[other] { $count } laattaa
} kädestäsi olisi vienyt tasoihin, { $against } vastaan { $against }, ja tasapelin voittaa puolustaja.
tigris-cause-kept-back = Hävisit { $strength } vastaan { $against }{ $tie ->
    [1] , ja tasapelin voittaa puolustaja
   *[other] {""}
}, vaikka kädessäsi oli vielä { $count ->
    [one] 1 laatta
   *[other] { $count } laattaa
} avuksi.
tigris-cause-lost = Aloitit { $leader ->
    [king] kuninkaiden
    [priest] pappien
    [farmer] maanviljelijöiden
   *[trader] kauppiaiden
} { $conflict ->
    [revolt] sisäisen konfliktin
   *[war] sodan
} ja hävisit sen { $strength } vastaan { $against }{ $tie ->
    [1] , ja tasapelin voittaa puolustaja
   *[other] {""}
}. Voittaja oli { $other }.
tigris-cause-missed-attack = Olisit voinut { $conflict ->
    [revolt] syrjäyttää sisäisessä konfliktissa { $leader ->
        [king] kuninkaan
        [priest] papin
        [farmer] maanviljelijän
       *[trader] kauppiaan
    } ({ $other }): kätesi temppelien kanssa { $strength }
   *[war] voittaa { $leader ->
        [king] kuninkaiden
        [priest] pappien
        [farmer] maanviljelijöiden
       *[trader] kauppiaiden
    } sodan (vastassa { $other }): kätesi laattojen kanssa { $strength }
} vastaan { $against } laudalla{ $sure ->
    [1] , eikä kukaan olisi voinut estää sitä
   *[other] , ennen kuin { $other } lisää omiaan
}. Voitto tuo { $points ->
    [one] { $conflict ->
        [revolt] punaisen pisteen
       *[war] pisteen
    }
   *[other] { $points } pistettä
}.
tigris-cause-treasures = Olisit voinut ottaa tällä vuorolla { $count ->
    [one] aarteen ruudusta { $squares }
   *[other] { $count } aarretta ({ $squares })
}{ $instead ->
    [0] {""}
   *[other] , mutta otit vain { $instead }
}.
tigris-cause-gave-treasures = Vuorosi lopussa { $other } sai { $count ->
    [one] aarteen
   *[other] { $count } aarretta
}, vaikka olisit voinut estää sen.
tigris-cause-point-to-other = Piste laatasta ({ $tile ->
    [settlement] asutus
    [temple] temppeli
    [farm] maatila
   *[market] kauppapaikka
}, { $square }) meni muualle: sen sai { $other }, jolla on siellä { $leader ->
    [king] kuningas
    [priest] pappi
    [farmer] maanviljelijä
   *[trader] kauppias
}.
tigris-cause-strike = Katastrofi ruudussa { $square } olisi lähettänyt kotiin { $leader ->
    [king] kuninkaan
    [priest] papin
    [farmer] maanviljelijän
   *[trader] kauppiaan
}{ $more ->
    [0] {""}
    [one] {" "}ja toisenkin johtajan
   *[other] {" "}ja { $more } muuta johtajaa
} ({ $other }).
tigris-cause-strike-income = Katastrofi ruudussa { $square } olisi katkaissut tien monumentille, josta { $other } saa { $points ->
    [one] pisteen
   *[other] { $points } pistettä
} vuorossa.
tigris-cause-weakest = { $tile ->
    [settlement] Musta
    [temple] Punainen
    [farm] Sininen
   *[market] Vihreä
} oli { $level ->
    [0] heikoin värisi
   *[other] yksi heikoimmista väreistäsi
} ({ $points }), ja { $tile ->
    [settlement] asutus
    [temple] temppeli
    [farm] maatila
   *[market] kauppapaikka
} ruudussa { $square } olisi tuonut siihen pisteen.{ $went ->
    [none] {""}
    [black] {" "}Sait lisää mustaa, jota sinulla oli jo enemmän.
    [red] {" "}Sait lisää punaista, jota sinulla oli jo enemmän.
    [blue] {" "}Sait lisää sinistä, jota sinulla oli jo enemmän.
   *[green] {" "}Sait lisää vihreää, jota sinulla oli jo enemmän.
}
tigris-cause-off-board = { $leader ->
    [king] Musta
    [priest] Punainen
    [farmer] Sininen
   *[trader] Vihreä
} oli { $level ->
    [0] heikoin värisi
   *[other] yksi heikoimmista väreistäsi
} ({ $points }), eikä { $leader ->
    [king] kuninkaasi
    [priest] pappisi
    [farmer] maanviljelijäsi
   *[trader] kauppiaasi
} ollut laudalla.
tigris-cause-more-points = Tästä eteenpäin tämä vuoro olisi voinut tuoda sinulle { $points ->
    [one] pisteen
   *[other] { $points } pistettä
} aarteet mukaan lukien; se toi { $instead }.

## Previews

tigris-preview-points = { $you ->
    [1] saat
   *[other] { $seat } saa
}: +{ $count } { $colour ->
    [black] { $count ->
        [one] musta
       *[other] mustaa
    }
    [red] { $count ->
        [one] punainen
       *[other] punaista
    }
    [blue] { $count ->
        [one] sininen
       *[other] sinistä
    }
   *[green] { $count ->
        [one] vihreä
       *[other] vihreää
    }
}
tigris-preview-no-points = ei pisteitä
tigris-preview-joins = yhdistää kaksi kuningaskuntaa
tigris-preview-revolt = { $leader ->
    [king] kuninkaiden
    [priest] pappien
    [farmer] maanviljelijöiden
   *[trader] kauppiaiden
} sisäinen konflikti: { $you ->
    [1] sinä
   *[other] { $seat }
} { $attack }, { $you ->
    [2] sinä
   *[other] { $other }
} { $defence }
tigris-preview-war = { $leader ->
    [king] kuninkaiden
    [priest] pappien
    [farmer] maanviljelijöiden
   *[trader] kauppiaiden
} sota: { $you ->
    [1] sinä
   *[other] { $seat }
} { $attack }, { $you ->
    [2] sinä
   *[other] { $other }
} { $defence }
tigris-preview-strength = { $count ->
    [0] vieressä ei temppeliä
    [one] vieressä 1 temppeli
   *[other] vieressä { $count } temppeliä
}
tigris-preview-removed = { $count ->
    [one] 1 laatta poistuu
   *[other] { $count } laattaa poistuu
}
tigris-preview-home = { $you ->
    [1] { $leader ->
        [king] kuninkaasi
        [priest] pappisi
        [farmer] maanviljelijäsi
       *[trader] kauppiaasi
    }
   *[other] { $leader ->
        [king] kuningas
        [priest] pappi
        [farmer] maanviljelijä
       *[trader] kauppias
    } ({ $seat })
} palaa kotiin
tigris-preview-square = voi rakentaa monumentin
tigris-preview-treasures = { $you ->
    [1] saat
   *[other] { $seat } saa
} { $count ->
    [one] 1 aarteen
   *[other] { $count } aarretta
}
tigris-preview-ends-turn = päättää vuoron

## The result

tigris-result-by-rank = { $rank ->
    [1] Paras heikoin väri voittaa.
    [2] Heikoimmat värit ovat tasan: toiseksi heikoin ratkaisee.
    [3] Kaksi heikointa väriä ovat tasan: kolmanneksi heikoin ratkaisee.
   *[4] Vain vahvimmat värit eroavat: ne ratkaisevat.
}
tigris-result-by-nothing = Kaikki neljä väriä ovat tasan: voitto jaetaan.
tigris-result-ended-treasures = Laudalla oli enää korkeintaan kaksi aarretta.
tigris-result-ended-bag = Pussi oli tyhjä, ja joltakulta puuttui laattoja.
tigris-result-ended-passes = Kukaan ei tehnyt mitään koko kierroksella.
tigris-result-ended-nothing = Pisteet laskettiin sellaisina kuin ne olivat.

## The page: the table

tigris-page-board = Lauta: { $name }. Nuolinäppäimet vievät ruudusta toiseen, Enter pelaa siihen.
tigris-page-screen = Sermisi takana
tigris-page-hand = { $count ->
    [one] 1 laatta
   *[other] { $count } laattaa
} kädessä
tigris-page-hand-empty = Ei laattoja ennen vuoron loppua.
tigris-page-tiles = { $count ->
    [one] 1 laatta
   *[other] { $count } laattaa
} sermin takana
tigris-page-swapped = { $count ->
    [one] 1 laatta
   *[other] { $count } laattaa
} vaihdettu
tigris-page-bag = { $count ->
    [one] 1 laatta
   *[other] { $count } laattaa
} pussissa
tigris-page-treasures-left = { $count ->
    [one] 1 aarre
   *[other] { $count } aarretta
} laudalla
tigris-page-bag-near = Pussi on tyhjenemässä. Peli päättyy sillä vuorolla, jolla pussin laatat eivät enää riitä täydentämään jokaisen kättä.
tigris-page-treasures-near = Aarteita on enää vähän. Kun laudalla on niitä kaksi tai vähemmän, peli päättyy.
tigris-page-leaders = Johtajat ja katastrofit
tigris-page-leader-on = { $kind ->
    [king] kuningas
    [priest] pappi
    [farmer] maanviljelijä
   *[trader] kauppias
}, ruudussa { $square }
tigris-page-leader-off = { $kind ->
    [king] kuningas
    [priest] pappi
    [farmer] maanviljelijä
   *[trader] kauppias
}, ei laudalla
tigris-page-points = Pisteesi, heikoin väri korostettuna
tigris-page-swap = Vaihda laattoja…
tigris-page-swap-do = { $count ->
    [0] Vaihda
    [one] Vaihda 1 laatta
   *[other] Vaihda { $count } laattaa
}
tigris-page-offline = Mitä tästä seuraisi, selviää, kun yhteys palaa.
tigris-page-where-tile = Mihin asetat { $kind ->
    [settlement] asutuksen
    [temple] temppelin
    [farm] maatilan
   *[market] kauppapaikan
}?
tigris-page-where-leader = Mihin asetat { $kind ->
    [king] kuninkaasi
    [priest] pappisi
    [farmer] maanviljelijäsi
   *[trader] kauppiaasi
}?
tigris-page-where-ruin = Mihin katastrofi iskee?
tigris-page-which-swap = Valitse sermisi takaa vaihdettavat laatat.
tigris-page-may = sallittu
tigris-page-tries = Mitä laattasi toisivat tähän

## The page: conflicts, monuments, treasures

tigris-page-revolt = { $kind ->
    [king] Kuninkaiden
    [priest] Pappien
    [farmer] Maanviljelijöiden
   *[trader] Kauppiaiden
} sisäinen konflikti
tigris-page-war = { $kind ->
    [king] Kuninkaiden
    [priest] Pappien
    [farmer] Maanviljelijöiden
   *[trader] Kauppiaiden
} sota
tigris-page-which-war = Mikä sota käydään ensin?
tigris-page-attacks = { $you ->
    [1] Sinä hyökkäät
   *[other] { $name } hyökkää
}
tigris-page-defends = { $you ->
    [1] Sinä puolustat
   *[other] { $name } puolustaa
}
tigris-page-on-board = laudalla { $count }
tigris-page-adds-later = lisää myöhemmin
tigris-page-total = Voima: { $strength }
tigris-page-add-how-many = Montako { $kind ->
    [settlement] asutusta
    [temple] temppeliä
    [farm] maatilaa
   *[market] kauppapaikkaa
} lisäät?
tigris-page-fewer = Yksi vähemmän
tigris-page-more = Yksi lisää
tigris-page-add = { $count ->
    [0] Älä lisää
    [one] Lisää { $kind ->
        [settlement] 1 asutus
        [temple] 1 temppeli
        [farm] 1 maatila
       *[market] 1 kauppapaikka
    }
   *[other] Lisää { $count } { $kind ->
        [settlement] asutusta
        [temple] temppeliä
        [farm] maatilaa
       *[market] kauppapaikkaa
    }
}
tigris-page-attack-stands = Sinulla on { $mine }, vastassa { $theirs } ja se, mitä puolustaja lisää. Tasapelin voittaa puolustaja.
tigris-page-defence-holds = { $mine } vastaan { $theirs }: voitat.
tigris-page-defence-falls = { $mine } vastaan { $theirs }: häviät.
tigris-page-thinks = { $you ->
    [1] Voit
   *[other] { $name } voi
} lisätä laattoja sermin takaa.
tigris-page-answering = Sinulla ei ole lisättäviä { $kind ->
    [settlement] asutuksia
    [temple] temppeleitä
    [farm] maatiloja
   *[market] kauppapaikkoja
}. Sivu sanoo sen puolestasi hetken kuluttua.
tigris-page-outcome = { $won ->
    [1] Voitit
   *[other] Hävisit
} { $leader ->
    [king] kuninkaiden
    [priest] pappien
    [farmer] maanviljelijöiden
   *[trader] kauppiaiden
} { $kind ->
    [revolt] sisäisen konfliktin
   *[war] sodan
}
tigris-page-outcome-close = Selvä
tigris-page-outcome-look = Katso uudelleen
tigris-page-build = Rakennatko monumentin?
tigris-page-build-at = Neljälle ruudulle alkaen { $square }:
tigris-page-build-this = Rakenna { $kind ->
    [black-red] musta-punainen monumentti
    [black-blue] musta-sininen monumentti
    [black-green] musta-vihreä monumentti
    [red-blue] puna-sininen monumentti
    [red-green] puna-vihreä monumentti
   *[blue-green] sini-vihreä monumentti
}, { $square }
tigris-page-leave = Mikä aarre jää?
tigris-page-leave-mine = Kauppiaasi ottaa kaikki muut.
tigris-page-leave-theirs = { $you ->
    [1] Sinä valitset
   *[other] { $name } valitsee
}; kauppias ottaa kaikki muut.
tigris-page-leave-at = Jätä ruudun { $square } aarre

## The page: squares in words

tigris-page-leader-of = { $leader } ({ $name })
tigris-page-kingdom-of = kuningaskunnassa: { $leaders }
tigris-page-strength = kapinaan { $temples } vieressä, sotaan { $supporters } kuningaskunnassa
tigris-page-land = tyhjä maa
tigris-page-river = tyhjä joki
tigris-page-ruin = katastrofi
tigris-page-down = nurin käännetty laatta
tigris-page-marker = yhdistymislaatta
tigris-page-spent = tälle ei voi rakentaa monumenttia

## The page: hints for newcomers

tigris-page-hint-first-leader = Aloita johtajasta: { $leader }, sillä sinulla on { $tiles }. Valitse se ja aseta se temppelin viereen.
tigris-page-hint-next-leader = Lopussa ratkaisee heikoin värisi. Tuo laudalle vielä { $leader }: sinulla on { $tiles } mutta ei pisteitä siinä värissä.
tigris-page-hint-tile = Nyt laatta: { $tile }. Aseta se kiinni kuningaskuntaan, jossa on johtajasi { $leader }, niin saat pisteen.
tigris-page-hint-king = Laudalla ei ole sinun johtajaasi { $leader }, mutta kuninkaasi saa pisteet kaikista väreistä, joiden johtajaa sen kuningaskunnassa ei ole. Aseta viereen { $tile }.
tigris-page-hint-swap = Sinulla ei ole laattoja johtajillesi: vaihda niitä tai aseta muita sinne, missä niistä on myöhemmin apua.
tigris-page-hint-where-leader = Merkki kertoo, montako temppeliä johtajasi vieressä olisi: mitä useampi, sitä turvallisempaa. Salama tarkoittaa kapinaa, joten pysy siitä aluksi kaukana.
tigris-page-hint-where-tile = +1 on piste sinulle; toisen dynastian merkki kertoo, että pisteen saa se. Miekat tarkoittavat sotaa. Pallo: saa asettaa, mutta pistettä ei tule.
tigris-page-hint-waiting = Muut pelaavat. Sivussa näkyy, mitä he tekevät, ja uusi on laudalla kehystetty.
tigris-page-hint-waiting-below = Muut pelaavat. Laudan alla näkyy, mitä he tekevät, ja uusi on laudalla kehystetty.
tigris-page-hint-war = Monenväriset johtajat ovat sodassa. Valitse, ketkä taistelevat ensin: laudalta lähtevät laatat voivat ratkaista tai lopettaa seuraavan sodan.
tigris-page-hint-build = Monumentti tuo vuorosi lopussa aina pisteen johtajillesi, jotka ovat sen kuningaskunnassa ja sen kahta väriä. Sen neljä laattaa vain yhdistävät siitä lähtien.
tigris-page-hint-treasure = Pelin lopussa jokainen aarre on piste sitä väriä, jota tarvitset. Yhden on jäätävä tänne.
tigris-page-hint-support = Lisätyt laatat menetät joka tapauksessa, joten voit olla lisäämättäkin. Tasapelissä voittaa puolustaja.

## The page: the result

tigris-page-result-sorted = Kaikki neljä väriä, heikoin ensin:
tigris-page-result-treasures = { $count ->
    [one] 1 aarre, sijoitettu sinne, missä siitä on eniten apua.
   *[other] { $count } aarretta, sijoitettu sinne, missä niistä on eniten apua.
}
tigris-page-result-no-treasures = Ei aarteita.
tigris-page-result-graph = Viivat näyttävät sen, mikä ratkaisee: kunkin heikoimman värin aarteet mukaan luettuina.
tigris-page-result-of-treasures = { $points } + { $treasures ->
    [one] 1 aarre
   *[other] { $treasures } aarretta
}

## The page: keys

tigris-page-key-tiles = Ota asutus, temppeli, maatila tai kauppapaikka
tigris-page-key-leaders = Ota kuningas, pappi, maanviljelijä tai kauppias
tigris-page-key-ruin = Ota katastrofi
tigris-page-key-swap = Vaihda laattoja: 1–4 valitsevat, Enter vaihtaa
tigris-page-key-board = Siirry laudalle
tigris-page-key-arrows = Ruudusta ruutuun
tigris-page-key-next = Siirry seuraavaan ruutuun, jossa siitä olisi hyötyä
tigris-page-key-enter = Pelaa siihen tai vastaa kyllä
tigris-page-key-more = Enemmän tai vähemmän kannattajia konfliktissa
tigris-page-key-withdraw = Ota valittu johtaja pois laudalta
tigris-page-key-coordinates = Näytä tai piilota ruutujen nimet
tigris-page-key-escape = Pane takaisin tai vastaa ei

## Positions that cannot be

tigris-position-terrain = { $thing ->
    [down] Nurin käännetty laatta
    [leader] Johtaja
    [catastrophe] Katastrofi
   *[other] Laatta { $thing }
} ei voi olla ruudussa { $square }
tigris-position-two-things = { $thing ->
    [down] Nurin käännetty laatta
    [leader] Johtaja
    [catastrophe] Katastrofi
   *[other] Laatta { $thing }
} on ruudussa { $square }, jossa on jo muuta
tigris-position-leader-on-leader = Ruudussa { $square } on jo johtaja, kun siihen tulee { $leader } ({ $dynasty })
tigris-position-leader-without-temple = Ruudun { $square } johtajan vieressä ei ole temppeliä: { $leader } ({ $dynasty })
tigris-position-rivals = Rauhallisessa kuningaskunnassa on monta samaa johtajaa: { $leader } ({ $squares })
tigris-position-monuments = Monumenttien alla ei voi olla näitä laattoja: kunkin alla on neljä jommankumman värin laattaa, maatilat jokiruuduissa, aarteiden alla temppeleitä
tigris-position-treasure = Aarre ei voi olla ruudussa { $square }
tigris-position-treasure-without-temple = Ruudun { $square } aarteen alla ei ole temppeliä
tigris-position-treasures = Laudalla ja pelaajilla on yhteensä { $there } aarretta, ei { $most }
tigris-position-catastrophes = Katastrofeja on enemmän kuin { $each } pelaajaa kohti
tigris-position-tiles = Laattoja { $tile } on { $there }, vaikka niitä kuuluu olla { $wanted }
tigris-position-hand = Pelaajalla { $player } on { $there } laattaa, vaikka niitä saa olla enintään { $most }
tigris-position-empty-seats = Jotakin kuuluu pelaajalle, joka ei pelaa
tigris-position-war-without-tile = On sota, mutta ei laattaa, joka yhdistää kuningaskunnat
tigris-position-phase = Tässä vaiheessa ei ole mitään päätettävää, tai jotakin on jäänyt toisesta vaiheesta
tigris-position-no-conflict = Tällaista konfliktia ei ole: kapinassa vuorossa olevan pelaajan johtaja on samassa kuningaskunnassa toisen samanlaisen kanssa, sodassa kaksi samanlaista on laatan viereisissä kuningaskunnissa
tigris-position-which-conflict = Konfliktissa on monenlaisia johtajia ({ $leaders }): `colour` kertoo, ketkä niistä taistelevat nyt
tigris-position-sides = Hyökkääjä ja puolustaja eivät ole kahden johtajan omistajat, se ensin, joka hyökkää
tigris-position-asked = Tässä vaiheessa kysytään joltakulta muulta
tigris-position-no-choice-of-war = Sotia on alle kaksi, joten valittavaa ei ole
tigris-position-no-choice-of-treasure = Kenenkään ei tarvitse sanoa, mikä aarre jää
tigris-position-no-square = Asetetulla laatalla ei voi rakentaa monumenttia
tigris-position-end = Pelin loppu ei ole niin kuin pitäisi
tigris-position-sets = Jokin on ruuduissa, joita laudalla ei ole
tigris-position-spent = Ruudussa { $square } ei ole hylätyn neliön laattaa: sellainen on kuvapuoli ylöspäin, eikä sitä käytetä uudelleen
tigris-position-war-of-three = Sodassa ei voi olla useampaa kuin kaksi samanlaista johtajaa ({ $leader }: { $squares })
tigris-position-monument-place = Monumentti { $monument } ruudussa { $square } ei seiso neljällä nurin käännetyllä laatalla
tigris-position-monument-on-monument = Monumentti { $monument } ruudussa { $square } seisoo monumentin { $other } laatoilla
tigris-position-down-without-monument = Ruudussa { $square } on nurin käännetty laatta, mutta ei monumenttia
tigris-position-shown = Pussista on otettu { $wanted } laattaa, ei { $there }
tigris-position-added = Hyökkääjä ei ole voinut lisätä { $added } laattaa: ne tulivat kuuden laatan kädestä, ja sovittujen sääntöjen on sallittava se
tigris-position-not-over = Peli ei ole voinut päättyä tällä tavalla
tigris-position-all-passed = Kaikki ovat jättäneet vuoronsa väliin, ja sovitun säännön mukaan peli päättyy siihen
tigris-position-catastrophes-missing = Laudalla ja pelaajilla on yhteensä { $there } katastrofia, ei { $most }
tigris-position-treasures-gone = Peli päättyy, kun laudalla on enintään { $last } aarretta: niitä on { $there }
tigris-position-treasures-not-taken = Pelaajan { $player } kauppiaan kuningaskunnassa on { $there } aarretta, vaikka niistä olisi jäänyt vain yksi
tigris-position-hand-not-full = Pelaajalla { $player } on vuoron alussa { $there } laattaa, ei { $most }
tigris-position-turn-order = Vuoro { $turn } ei voi olla pelaajan { $player }, koska pelaaja { $first } aloitti
tigris-position-leader-twice = { $sign } on sekä ruudussa { $square } että ruudussa { $other }
tigris-position-map-rows = Kartassa on { $rows } riviä, joissa on { $signs } merkkiä
tigris-position-map-signs = Kartan rivillä { $row } on { $there } merkkiä, ei { $wanted }
tigris-position-map-sign = ”{ $sign }” ei kerro, mitä on ruudussa { $square }, joka on ”{ $terrain }”
tigris-position-map-columns = Kartta alkaa sarakkeilla { $columns }
tigris-position-monument-pairs = Tähän kirjoitetaan vuorotellen monumentti ja ruutu, esimerkiksi `black-red E5`

## Boards

tigris-problem-row = Rivillä { $row } on { $there } merkkiä, ei { $wanted }
tigris-problem-sign = ”{ $sign }” sarakkeessa { $column } ei ole mikään merkeistä { $known }
tigris-problem-few-temples = Temppeleitä on { $there }, ja kun aarteita on { $treasures }, peli on ohi
tigris-problem-many-temples = Temppeleitä on { $there }, vaikka niitä voi olla enintään { $most }
tigris-page-do-it = Tee se
tigris-page-do-not = En sittenkään

## A game looked back at: what luck gave, in place of the words for any game

tigris-advice-luck = { $you ->
    [1] Prosenttiyksikköinä: pussi antoi sinulle { $luck }, päätöksesi maksoivat { $cost }.
   *[other] Prosenttiyksikköinä: pussi antoi pelaajalle { $name } { $luck }, päätökset maksoivat { $cost }.
}
