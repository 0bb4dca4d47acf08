# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

spoken-title = Kysy laudalta
spoken-lead = Kysy omin sanoin tai valitse kysymys.
spoken-question = Kysymyksesi
spoken-example = Mitä on paikassa Dam?
spoken-ask = Kysy
spoken-answers = Vastaukset
spoken-unknown = Kysymystä ei ymmärretty. Sano jokin paikka, tai kysy kättäsi, sopimuksiasi, riviä, pisteitä tai sitä, mitä voit tehdä.

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
spoken-topic-last = Mitä tapahtui?
spoken-words-last = tapaht, viimeksi, loki, äsken

## Amsterdam

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
spoken-amsterdam-row = Kohta { $slot }: { $card }.
spoken-amsterdam-row-gap = Kohta { $slot }: tyhjä.
spoken-amsterdam-deck = Pakassa { $deck }. Poistettuja { $discarded }. Sopimuspakassa { $contracts }.
spoken-amsterdam-player = { $name }: { $points }, { $carts }, { $cards }, { $contracts }, { $bonus }.
spoken-amsterdam-routes = { $count ->
    [0] Et voi nyt rakentaa yhtään reittiä.
    [one] Voit nyt rakentaa 1 reitin.
   *[other] Voit nyt rakentaa { $count } reittiä.
}
spoken-amsterdam-can = Voit: { $what }.
spoken-watching = Katselet peliä, eikä sinulla ole paikkaa pöydässä.
