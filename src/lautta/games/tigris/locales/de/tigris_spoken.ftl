# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

tigris_spoken-topic-points = Meine Punkte
tigris_spoken-words-points = punkt, schwächst, stand
tigris_spoken-topic-leaders = Meine Anführer
tigris_spoken-words-leaders = anführer, könig, priester, bauer, händler
tigris_spoken-topic-kingdoms = Alle Königreiche
tigris_spoken-words-kingdoms = königreich, reich, krieg, stärke
tigris_spoken-topic-treasures = Die Schätze
tigris_spoken-words-treasures = schatz, schätz
tigris_spoken-topic-monuments = Die Monumente
tigris_spoken-words-monuments = monument
tigris_spoken-words-players = spieler, ander, gegner, dynast, beutel
tigris_spoken-example = Was ist auf C4?
tigris_spoken-unknown = Das habe ich nicht verstanden. Nenne ein Feld, etwa C4, oder frag nach deiner Hand, deinen Punkten, deinen Anführern, nach Königreichen, Schätzen, Monumenten oder danach, was du tun kannst.
tigris_spoken-side = { $side ->
    [up] Darüber
    [right] Rechts davon
    [down] Darunter
   *[left] Links davon
}: { $what }.
tigris_spoken-kingdom = { $count ->
    [one] Ein Königreich aus 1 Feld
   *[other] Ein Königreich aus { $count } Feldern
}: { $leaders }.
tigris_spoken-leader = { $leader } auf { $square }: { $strength }.
tigris_spoken-treasures = { $treasures }: { $squares }.
tigris_spoken-monument-here = Hier steht: { $monument }.
tigris_spoken-could = Hierher kannst du setzen: { $what }.
tigris_spoken-can = Du kannst: { $what }.
tigris_spoken-side-of-conflict = { $leader } auf { $square }: { $board } auf dem Spielplan, { $added } dazugelegt.
tigris_spoken-hand = Du hast { $tiles }.
tigris_spoken-no-tiles = Du hast keine Plättchen.
tigris_spoken-ruins = Außerdem hast du { $ruins }.
tigris_spoken-points-of = { $colour } { $points }
tigris_spoken-points = Deine Punkte: { $points }; { $treasures }. Deine schwächste Farbe kommt auf { $score }.
tigris_spoken-dynasty = Deine Dynastie: { $dynasty }.
tigris_spoken-home = Nicht auf dem Spielplan: { $leaders }.
tigris_spoken-no-kingdoms = Noch gibt es keine Königreiche.
tigris_spoken-number = Königreich { $number }, um { $square }:
tigris_spoken-taken-by = { $you ->
    [1] Du nimmst
   *[other] { $name } nimmt
} am Ende des Zuges alle bis auf einen: { $squares }.
tigris_spoken-no-trader = Es ist kein Händler da, der sie nehmen könnte: { $squares }.
tigris_spoken-monument = { $monument } auf { $square }: { $leaders }.
tigris_spoken-nobody = in keinem Königreich
tigris_spoken-nobody-there = kein Anführer auf dem Spielplan
tigris_spoken-monuments-left = Noch nicht gebaut: { $monuments }.
tigris_spoken-no-monuments = Alle Monumente sind gebaut.
tigris_spoken-at = { $leader } auf { $square }
tigris_spoken-player = { $name } ({ $dynasty }): { $leaders }; { $ruins }.
tigris_spoken-bag = { $count ->
    [one] Im Beutel ist noch 1 Plättchen.
   *[other] Im Beutel sind noch { $count } Plättchen.
}
