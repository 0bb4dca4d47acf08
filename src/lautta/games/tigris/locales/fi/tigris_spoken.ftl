# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

tigris_spoken-topic-points = Pisteeni
tigris_spoken-words-points = piste, heikoin
tigris_spoken-topic-leaders = Johtajani
tigris_spoken-words-leaders = johtaja, kuninkaa, kuningas, pappi, papi, maanviljeli, kauppias, kauppiaa
tigris_spoken-topic-kingdoms = Kaikki kuningaskunnat
tigris_spoken-words-kingdoms = kuningaskun, valtaku, sota, soda, vahvuu
tigris_spoken-topic-treasures = Aarteet
tigris_spoken-words-treasures = aarre, aarte
tigris_spoken-topic-monuments = Monumentit
tigris_spoken-words-monuments = monument
tigris_spoken-words-players = pelaaj, muut, vastustaj, dynast, pussi
tigris_spoken-example = Mitä on ruudussa C4?
tigris_spoken-unknown = Kysymystä ei ymmärretty. Mainitse jokin ruutu, esimerkiksi C4, tai kysy kädestäsi, pisteistäsi, johtajistasi, kuningaskunnista, aarteista, monumenteista tai siitä, mitä voit tehdä.
tigris_spoken-side = { $side ->
    [up] Yläpuolella
    [right] Oikealla
    [down] Alapuolella
   *[left] Vasemmalla
}: { $what }.
tigris_spoken-kingdom = { $count ->
    [one] Yhden ruudun kuningaskunta
   *[other] { $count } ruudun kuningaskunta
}: { $leaders }.
tigris_spoken-leader = { $leader } ruudussa { $square }: { $strength }.
tigris_spoken-treasures = { $treasures }: { $squares }.
tigris_spoken-monument-here = Tässä on { $monument }.
tigris_spoken-could = Tähän voit asettaa: { $what }.
tigris_spoken-can = Voit: { $what }.
tigris_spoken-side-of-conflict = { $leader } ruudussa { $square }: laudalla { $board }, lisätty { $added }.
tigris_spoken-hand = Sinulla on { $tiles }.
tigris_spoken-no-tiles = Sinulla ei ole laattoja.
tigris_spoken-ruins = Lisäksi sinulla on { $ruins }.
tigris_spoken-points-of = { $colour } { $points }
tigris_spoken-points = Pisteesi: { $points }; { $treasures }. Heikoimman värisi tulos on { $score }.
tigris_spoken-dynasty = Dynastiasi: { $dynasty }.
tigris_spoken-home = Poissa laudalta: { $leaders }.
tigris_spoken-no-kingdoms = Kuningaskuntia ei vielä ole.
tigris_spoken-number = Kuningaskunta { $number } ruudun { $square } ympärillä:
tigris_spoken-taken-by = Vuoron lopussa { $you ->
    [1] otat
   *[other] { $name } ottaa
} kaikki paitsi yhden: { $squares }.
tigris_spoken-no-trader = Niitä ottamassa ei ole kauppiasta: { $squares }.
tigris_spoken-monument = { $monument } ruudussa { $square }: { $leaders }.
tigris_spoken-nobody = ei missään kuningaskunnassa
tigris_spoken-nobody-there = ei johtajia laudalla
tigris_spoken-monuments-left = Vielä rakentamatta: { $monuments }.
tigris_spoken-no-monuments = Kaikki monumentit on rakennettu.
tigris_spoken-at = { $leader } ruudussa { $square }
tigris_spoken-player = { $name } ({ $dynasty }): { $leaders }; { $ruins }.
tigris_spoken-bag = { $count ->
    [one] Pussissa on jäljellä 1 laatta.
   *[other] Pussissa on jäljellä { $count } laattaa.
}
