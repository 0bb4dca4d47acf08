# The command line: the drawing in a terminal, and examples for the help pages of commands.

tigris_cli-example-lautta =
    lautta play tigris
tigris_cli-example-play =
    lautta play tigris --players 4 --option treasures=end_of_action
tigris_cli-column-dynasty = Dynastie
tigris_cli-column-tiles = Plättchen
tigris_cli-column-catastrophes = Katastrophen
tigris_cli-column-leaders = Anführer auf dem Spielplan
tigris_cli-column-leader = Anführer
tigris_cli-column-square = Feld
tigris_cli-column-temples = Tempel daneben
tigris_cli-column-supporters = Anhänger
tigris_cli-column-treasures = Schätze
tigris_cli-column-weakest = Schwächste
tigris_cli-supply = { $bag ->
    [one] 1 Plättchen
   *[other] { $bag } Plättchen
} im Beutel, { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
} auf dem Spielplan.
tigris_cli-hand = Deine Plättchen:
tigris_cli-points = Deine Punkte:
tigris_cli-added = Der Angreifer hat dazugelegt: { $tiles }.
tigris_cli-support = { $tiles }: { $strength } insgesamt
tigris_cli-legend = { $tiles }; * Schatz, # unter einem Monument, x Katastrophe, ~ Fluss; die Buchstaben der Anführer sind Dynastie (L Löwe, P Krug, A Bogenschütze, B Stier) und Rang (K König, P Priester, F Bauer, T Händler): { $example } ist der König der Löwen.
tigris_cli-group = { $kind ->
    [conflict] Konflikte
    [points] Punkte für dich
    [others] Punkte für andere
   *[nothing] Anderswo
}
