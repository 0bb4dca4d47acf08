# The command line: the drawing in a terminal, and examples for the help pages of commands.

tigris_cli-example-lautta =
    lautta play tigris
tigris_cli-example-play =
    lautta play tigris --players 4 --option treasures=end_of_action
tigris_cli-column-dynasty = Dynastia
tigris_cli-column-tiles = Laatat
tigris_cli-column-catastrophes = Katastrofit
tigris_cli-column-leaders = Johtajat laudalla
tigris_cli-column-leader = Johtaja
tigris_cli-column-square = Ruutu
tigris_cli-column-temples = Temppelit vieressä
tigris_cli-column-supporters = Kannattajat
tigris_cli-column-treasures = Aarteet
tigris_cli-column-weakest = Heikoin
tigris_cli-supply = Pussissa { $bag ->
    [one] 1 laatta
   *[other] { $bag } laattaa
}, laudalla { $treasures ->
    [one] 1 aarre
   *[other] { $treasures } aarretta
}.
tigris_cli-hand = Laattasi:
tigris_cli-points = Pisteesi:
tigris_cli-added = Hyökkääjän lisäys: { $tiles }.
tigris_cli-support = { $tiles }: yhteensä { $strength }
tigris_cli-legend = { $tiles }; * aarre, # monumentin alla, x katastrofi, ~ joki; johtajan kirjaimet ovat dynastia (L leijona, P ruukku, A jousimies, B härkä) ja asema (K kuningas, P pappi, F maanviljelijä, T kauppias): { $example } on leijonien kuningas.
tigris_cli-group = { $kind ->
    [conflict] Konfliktit
    [points] Pisteitä sinulle
    [others] Pisteitä muille
   *[nothing] Muualle
}
