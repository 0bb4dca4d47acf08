# What a strong player would do, and games looked back at. $chance is a chance to win, in percent; $figure is
# that in words, or $points that are expected; $count is how many actions of the same phase follow.

advice-percent = { $chance }{"\u00A0"}%
advice-about = noin { $chance }{"\u00A0"}%
advice-thinking = Mietitään …
advice-nothing = Tässä ei ole mitään päätettävää.
advice-expected = noin { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
advice-steps = { $count ->
    [one] vielä 1 siirto tässä vaiheessa
   *[other] vielä { $count } siirtoa tässä vaiheessa
}
advice-heard = { $figure }: { $words }
advice-try = Kokeile muunnelmassa

## Looking back at a game. $name is a player, $you is 1 if that is the reader

advice-review = Pelin jälkitarkastelu
advice-review-thinking = Peliä mietitään läpi …
advice-review-progress = { $done }/{ $total } päätöstä
advice-back = Takaisin tarkasteluun

advice-graph = Voiton todennäköisyydet
advice-graph-view = Mitä kaavio näyttää
advice-graph-chances = Todennäköisyydet
advice-graph-points = Pisteet
advice-graph-label = Voiton todennäköisyydet pelin aikana. { $lines }
advice-graph-line = { $name }: { $least }–{ $most } prosenttia.
advice-graph-table = Todennäköisyydet taulukkona
advice-graph-how = Kukin viiva on mahdollisuus sellaisena kuin pelaaja saattoi sen arvioida omien päätöstensä jälkeen; yhteensä niistä ei aina tule sataa prosenttia.

# How many decisions of a grade there are, and the grade of one.
advice-count-best = { $count ->
    [one] 1 paras
   *[other] { $count } parasta
}
advice-count-good = { $count ->
    [one] 1 hyvä
   *[other] { $count } hyvää
}
advice-count-inaccuracy = { $count ->
    [one] 1 epätarkkuus
   *[other] { $count } epätarkkuutta
}
advice-count-mistake = { $count ->
    [one] 1 virhe
   *[other] { $count } virhettä
}
advice-count-blunder = { $count ->
    [one] 1 karkea virhe
   *[other] { $count } karkeaa virhettä
}
advice-grade-inaccuracy = Epätarkkuus
advice-grade-mistake = Virhe
advice-grade-blunder = Karkea virhe
# In points of chance: $luck with its sign, $cost without. A game may name what its luck is.
advice-luck = { $you ->
    [1] Prosenttiyksikköinä: tuuri antoi sinulle { $luck }, päätöksesi maksoivat { $cost }.
   *[other] Prosenttiyksikköinä: tuuri antoi pelaajalle { $name } { $luck }, päätökset maksoivat { $cost }.
}

advice-points = Kalliit päätökset
advice-points-whose = Kenen päätökset
advice-points-none = Mikään pelattu ei maksanut paljon.
advice-points-small = { $open ->
    [1] Piilota { $inaccuracies }
   *[other] Näytä { $inaccuracies }
}
advice-turns = Vuoro vuorolta
advice-turn-brought = Tulos
advice-turn-waited = Odottamassa
advice-turn-ahead = Parempaan peliin verrattuna
advice-point-cost = { $count ->
    [one] Maksoi 1 prosenttiyksikön
   *[other] Maksoi { $count } prosenttiyksikköä
}
advice-point-played = Pelattu
advice-point-better = Parempi
# Before the reason, which says “you” to whose decision it was.
advice-point-to = Pelaajalle { $name }:
advice-point-try = Näytä laudalla
advice-line = Parempi: siirto { $step }/{ $count }

## Trying one's worst decisions again

advice-again = Yritä uudelleen
advice-again-why = { $count ->
    [one] Kalleimman päätöksesi parempi vaihtoehto on piilossa: löydä se itse.
   *[other] { $count } kalleimman päätöksesi paremmat vaihtoehdot ovat piilossa: löydä ne itse.
}
advice-again-progress = { $found }/{ $count } löydetty.
advice-again-ask = Mitä tekisit sen sijaan?
advice-again-found = Löysit sen!
advice-again-cost = { $count ->
    [one] Tämä maksaa 1 prosenttiyksikön: parempikin on.
   *[other] Tämä maksaa { $count } prosenttiyksikköä: parempikin on.
}
advice-again-other = Parempikin on.
advice-again-back = Peru ja yritä taas
advice-again-next = Seuraava
advice-tell = Näytä vastaus
