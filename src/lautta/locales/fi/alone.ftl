# Yhden pelaajan yksin pelaamat pelit rinnakkain. $whose on "alone-of-mine" tai jokin muu niistä, $name pelaaja tai luku.

alone-title = Rinnakkain
alone-of-mine = Sinun pelisi
alone-of-solver = Ratkaisijan peli
alone-of = Peli: { $name }
alone-solver = Ratkaisija
alone-points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
alone-watch = Katso
alone-choose = Rinnalla
alone-compared = { $whose }: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.
alone-compared-short = { $whose }: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
alone-best-title = Mitä paras tunnettu peli teki toisin
alone-other-title = Mitä toinen peli teki toisin
alone-ahead = Tässä pelissä on enemmän pisteitä kuin toisessa.
alone-none = Muita pelejä ei täällä tunneta.
alone-no-differences = Suuria eroja ei ole.
alone-about = Suurimmat erot, ensin erot pisteissä. Ne kertovat, mitä tapahtui, eivät miksi.
alone-verified = Ratkaisijan peli tulee Lautan mukana. Palvelin on pelannut sen jokaisen askeleen uudelleen sääntöjen mukaan.
alone-options = Pelit pelattiin eri valinnoin:
alone-side-by-side = Molemmat pelit rinnakkain
alone-by-turns = Tämä peli vuoro vuorolta
alone-turns = Vuoro vuorolta
alone-turn = Katso vuoro { $turn }
alone-turn-of = Katso vuoro { $turn }: { $what }
alone-turn-of-all = Vuoro { $turn }/{ $turns }
alone-turn-back = Yksi vuoro taaksepäin
alone-turn-on = Yksi vuoro eteenpäin
alone-slider = Vuoro
alone-shown = Näytettävä peli
alone-open = { $whose }: vuoron { $turn } jälkeen
alone-graph = { $name } vuoroittain
alone-graph-line = { $whose }: lopussa { $count }.
alone-figure = Luku
alone-totals = Koko pelissä
