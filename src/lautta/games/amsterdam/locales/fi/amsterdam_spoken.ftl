# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

amsterdam_spoken-topic-contracts = Sopimukseni
amsterdam_spoken-words-contracts = sopimu, tavoit, puuttu
amsterdam_spoken-topic-row = Rivi
amsterdam_spoken-words-row = rivi, rivis, avoin, avoim, pakka, paka, nosta
amsterdam_spoken-topic-leads = Kuka johtaa?
amsterdam_spoken-words-leads = joht, piste, tilanne, pelaaj, kärry
amsterdam_spoken-topic-routes = Mitä voin rakentaa?
amsterdam_spoken-words-routes = raken, reit
amsterdam_spoken-example = Mitä on paikassa Dam?
amsterdam_spoken-unknown = Kysymystä ei ymmärretty. Mainitse jokin paikka tai kysy kädestäsi, sopimuksistasi, rivistä, pisteistä tai siitä, mitä voit tehdä.
amsterdam_spoken-place = { $count ->
    [one] Paikasta { $place } lähtee 1 reitti.
   *[other] Paikasta { $place } lähtee { $count } reittiä.
}
amsterdam_spoken-hand = Sinulla { $count ->
    [0] ei ole kortteja.
    [one] on 1 kortti:
   *[other] on { $count } korttia:
}
amsterdam_spoken-contract = { $a } – { $b }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}: { $state }.
amsterdam_spoken-no-contracts = Sinulla ei ole sopimuksia.
amsterdam_spoken-row = Paikka { $slot }: { $card }.
amsterdam_spoken-row-gap = Paikka { $slot }: tyhjä.
amsterdam_spoken-deck = Pakassa { $deck }. Poistettuja { $discarded }. Sopimuspakassa { $contracts }.
amsterdam_spoken-player = { $name }: { $points }, { $carts }, { $cards }, { $contracts }, { $bonus }.
amsterdam_spoken-routes = { $count ->
    [0] Et voi nyt rakentaa yhtään reittiä.
    [one] Voit nyt rakentaa 1 reitin.
   *[other] Voit nyt rakentaa { $count } reittiä.
}
amsterdam_spoken-can = Voit: { $what }.
