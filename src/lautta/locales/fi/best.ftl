# Ihmisten parhaat tulokset laudalla. $name on ihminen tai lauta.

best-title = Parhaat tulokset
best-board = { $maps ->
    [1] Kartta
   *[0] Pelilauta
}
best-record = Tunnettu ennätys: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}, { $by }
best-none-known = Täällä ei tunneta ennätystä.
best-mine = Oma paras: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
best-none-mine = Et ole vielä pelannut täällä yhtään peliä loppuun.
best-here = Paras täällä: { $points }, { $name }
best-rank = Sija
best-name = Pelaaja
best-points = Pisteet
best-when = Milloin
best-game = Peli
best-watch = Katso
best-watch-of = Katso peli: { $name }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
best-file = Lataa
best-file-of = Lataa peli: { $name }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
best-empty = Kukaan ei ole vielä pelannut täällä yksinpeliä loppuun.
best-about = Tällä palvelimella loppuun pelatut yksinpelit tavallisin säännöin. Kuka tahansa voi katsoa niitä.
best-you = { $name } (sinä)
best-list = Kaikki tulokset
best-try = Pelaa itse
best-solver = Ratkaisijan paras: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
best-solver-how = { $usual ->
    [1] Jokainen askel tarkistettu sääntöjen mukaan, versio { $version }, tavallisin valinnoin
   *[other] Jokainen askel tarkistettu sääntöjen mukaan, versio { $version }, muin valinnoin
}
best-watch-solver = Katso ratkaisijan peli
best-beside = Rinnakkain
best-beside-of = Rinnakkain: { $name }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
