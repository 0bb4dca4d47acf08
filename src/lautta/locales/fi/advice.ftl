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

## Looking back at a game. $name is a player

advice-review = Pelin jälkitarkastelu
advice-review-thinking = Peliä mietitään läpi …
advice-graph = Voiton todennäköisyydet
advice-graph-label = Voiton todennäköisyydet pelin aikana. { $lines }
advice-graph-line = { $name }: { $least }–{ $most } prosenttia.
advice-graph-table = Todennäköisyydet taulukkona
advice-graph-how = Kukin viiva on se, mitä pelaaja saattoi pitää mahdollisuutenaan omien päätöstensä jälkeen, sen perusteella mitä silloin tiesi; pitkien vuorojen peleissä kunkin vuoron lopussa. Valitse hetki, niin näet sen.
advice-points = Käännekohdat
advice-points-whose = Kenen käännekohdat
advice-points-none = Mikään pelattu ei maksanut paljon.
advice-point-cost = { $count ->
    [one] Maksoi 1 prosenttiyksikön
   *[other] Maksoi { $count } prosenttiyksikköä
}
advice-point-played = Pelattu
advice-point-better = Parempi
advice-point-try = Kokeile parempaa jatkoa
