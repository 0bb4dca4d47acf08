# The command line: the drawing in a terminal, and examples for the help pages of commands.

tigris_cli-example-lautta =
    lautta play tigris
tigris_cli-example-play =
    lautta play tigris --players 4 --option treasures=end_of_action
tigris_cli-column-dynasty = Dynasty
tigris_cli-column-tiles = Tiles
tigris_cli-column-catastrophes = Catastrophes
tigris_cli-column-leaders = Leaders on the board
tigris_cli-column-leader = Leader
tigris_cli-column-square = Square
tigris_cli-column-temples = Temples beside
tigris_cli-column-supporters = Supporters
tigris_cli-column-treasures = Treasures
tigris_cli-column-weakest = Weakest
tigris_cli-supply = { $bag ->
    [one] One tile
   *[other] { $bag } tiles
} in the bag, { $treasures ->
    [one] one treasure
   *[other] { $treasures } treasures
} on the board.
tigris_cli-hand = Your tiles:
tigris_cli-points = Your points:
tigris_cli-added = The attacker has added { $tiles }.
tigris_cli-support = { $tiles }: { $strength } in all
tigris_cli-legend = { $tiles }; * treasure, # under a monument, x catastrophe, ~ river; leaders are written by dynasty (Lion, Pot, Archer, Bull) and rank (King, Priest, Farmer, Trader): { $example } is the king of the lions.
tigris_cli-group = { $kind ->
    [conflict] Conflicts
    [points] Points for you
    [others] Points for others
   *[nothing] Elsewhere
}
