# Mitä yksi yksinpeli teki toisin kuin toinen. $mine ja $there ovat kahden pelin vuoroja tai lukuja; $here ja
# $elsewhere ovat sanat itse peleille, kuten viesteissä "roads_alone-here" ja "roads_alone-elsewhere".

roads_alone-here = { $you ->
    [1] pelissäsi
   *[other] tässä pelissä
}
roads_alone-elsewhere = { $best ->
    [1] parhaassa pelissä
   *[other] toisessa pelissä
}
roads_alone-rows = { $count ->
    [one] Ihmeen rivillä { $rows } on oma tiili
   *[other] Ihmeen riveillä { $rows } on oma tiili
} vain { $elsewhere }: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.
roads_alone-rows-later = Ensimmäinen tiili: { $here } { $mine ->
    [0] ei yhtään
   *[other] vuorolla { $mine }
}, { $elsewhere } vuorolla { $there }. { $count ->
    [one] Ihmeen rivillä { $rows } on oma tiili
   *[other] Ihmeen riveillä { $rows } on oma tiili
} vain siinä: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.
roads_alone-aboard = { $good ->
    [gold] Kultaa
    [coins] Kolikoita
   *[stock] Arvopapereita
} kyydissä lopussa: { $here } { $mine }, { $elsewhere } { $there } ({ $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}).
roads_alone-building = { $kind ->
    [woodcutter] Puunhakkaaja
    [quarry] Kivilouhos
    [clay_pit] Savikaivanto
    [mine] Kaivos
    [oil_rig] Öljynporauslautta
    [sawmill] Saha
    [coal_burner] Kuivatislaamo
    [papermill] Paperitehdas
    [stone_factory] Kivihakkaamo
    [mint] Rahapaja
    [stock_exchange] Pörssi
    [wagon_factory] Kärrytehdas
    [truck_factory] Kuorma-autotehdas
    [raft_factory] Lauttatehdas
    [rowboat_factory] Soutuvenetehdas
   *[steamer_factory] Höyrylaivatehdas
}: { $mine ->
    [0] { $here } ei yhtään, { $elsewhere } ensimmäinen vuorolla { $there }.
   *[other] ensimmäinen { $here } vuorolla { $mine }, { $elsewhere } vuorolla { $there }.
}
roads_alone-transporter = { $kind ->
    [donkey] Aasi
    [wagon] Kärryt
    [truck] Kuorma-auto
    [raft] Lautta
    [rowboat] Soutuvene
   *[steamer] Höyrylaiva
}: { $mine ->
    [0] { $here } ei kertaakaan, { $elsewhere } ensimmäisen kerran vuorolla { $there }.
   *[other] ensimmäisen kerran { $here } vuorolla { $mine }, { $elsewhere } vuorolla { $there }.
}
roads_alone-research = Tutkimus, { $kind ->
    [rowing] Soutuveneet
    [trucking] Kuorma-autot
    [shipping] Höyrylaivat
    [drilling] Öljynporaus
    [specialisation] Erikoistuneet kaivokset
    [enlargement] Suuret kaivokset
   *[new_shafts] Uudet kaivoskuilut
}: { $mine ->
    [0] { $here } ei kertaakaan, { $elsewhere } vuorolla { $there }.
   *[other] { $here } vuorolla { $mine }, { $elsewhere } vuorolla { $there }.
}
roads_alone-transporters = Kuljetusvälineitä vuoron { $turn } lopussa: { $here } { $mine }, { $elsewhere } { $there }.
roads_alone-made = { $good ->
    [boards] Lautoja tehty
    [paper] Paperia tehty
    [stone] Kiveä tehty
    [fuel] Polttoainetta tehty
   *[gold] Kultaa louhittu
} yhteensä: { $here } { $mine }, { $elsewhere } { $there }.
roads_alone-figure = { $name ->
    [points] Pisteet
    [bricks] Omat tiilet
    [transporters] Kuljetusvälineet
    [buildings] Rakennukset
    [roads] Tiet
    [research] Tutkimukset
    [trunks] Tukit
    [boards] Laudat
    [paper] Paperi
    [goose] Hanhet
    [clay] Savi
    [stone] Kivi
    [fuel] Polttoaine
    [iron] Rauta
    [gold] Kulta
    [coins] Kolikot
    [stock] Arvopaperit
    [points-rows] Pisteet ihmeen riveistä
    [points-gold] Pisteet kullasta
    [points-coins] Pisteet kolikoista
    [points-stock] Pisteet arvopapereista
    [made-trunks] Tukkeja tehty
    [made-boards] Lautoja tehty
    [made-paper] Paperia tehty
    [made-clay] Savea tehty
    [made-stone] Kiveä tehty
    [made-fuel] Polttoainetta tehty
    [made-iron] Rautaa louhittu
    [made-gold] Kultaa louhittu
    [made-coins] Kolikoita tehty
   *[made-stock] Arvopapereita tehty
}
roads_alone-record-rules = { $rules ->
   *[second_edition] toisen laitoksen kilpailusäännöin
}
