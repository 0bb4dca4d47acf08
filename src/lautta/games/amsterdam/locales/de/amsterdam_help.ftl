# How to play, in short. Numbers come from the board file.

amsterdam_help-goal = Worum es geht
amsterdam_help-goal-1 = Du schickst deine Karren durch die alte Stadt. Punkte bringen gebaute Strecken, erfüllte Verträge und Bonuskarten; die meisten Punkte gewinnen.
amsterdam_help-setup-1 = Alle haben { $carts } Karren und { $start_cards } Transportkarten. { $row } weitere Karten liegen offen aus.
amsterdam_help-setup-2 = Du bekommst { $contracts_dealt } Verträge und behältst mindestens { $contracts_dealt_keep }. Alle wählen gleichzeitig und geheim. Was du ablehnst, kommt unter den Stapel.
amsterdam_help-turn-1 = In deinem Zug tust du eines von dreien: Transportkarten ziehen, eine Strecke bauen oder Verträge ziehen.
amsterdam_help-turn-2 = Nur wenn nichts davon möglich ist, passt du.
amsterdam_help-cards-1 = Du nimmst zwei Karten nacheinander: eine offene aus der Auslage oder blind eine vom Stapel. Eine Lücke in der Auslage wird sofort gefüllt.
amsterdam_help-cards-2 = Das Rad ist ein Joker und steht für jede Farbe. Nimmst du einen offenen, ist er deine einzige Karte in diesem Zug; als zweite Karte darfst du keinen nehmen. Ein blind gezogener zählt wie jede andere Karte.
amsterdam_help-cards-3 = Sobald { $wild_reset_at } Joker offen liegen, wird die ganze Auslage ersetzt. Du darfst beliebig viele Karten auf der Hand haben.
amsterdam_help-routes-1 = Eine Strecke verbindet zwei Orte. Sie kostet so viele Karten, wie sie Felder hat, alle in ihrer Farbe; eine graue nimmt eine beliebige Farbe. Joker helfen überall aus.
amsterdam_help-routes-2 = Von da an stehen deine Karren auf ihren Feldern, und du bekommst sofort Punkte: je länger, desto mehr.
amsterdam_help-routes-3 = Ein kleiner Karren auf einer Strecke bedeutet eine Bonuskarte für den, der sie baut.
amsterdam_help-routes-4 = Von zwei Strecken nebeneinander darf niemand beide haben. Sind weniger als { $double_routes_min_players } dabei, ist die zweite geschlossen, sobald die erste gebaut ist.
amsterdam_help-routes-picture = Eine grüne Strecke mit drei Feldern und Karten, die sie bezahlen: zwei grüne und ein Joker. Die schwarze Strecke daneben ist gebaut.
amsterdam_help-contracts-1 = Ein Vertrag nennt zwei Orte. Verbinden deine Strecken sie am Ende, auf welchem Weg auch immer, bekommst du seine Punkte; wenn nicht, verlierst du ebenso viele.
amsterdam_help-contracts-2 = In deinem Zug darfst du { $contracts_drawn } weitere ziehen und behältst mindestens { $contracts_drawn_keep }. Deine Verträge bleiben bis zum Ende geheim.
amsterdam_help-contracts-picture = Ein Vertrag vom Dam zur Waag: Zwei deiner Strecken verbinden sie über die Oude Kerk.
amsterdam_help-ending-1 = Hat jemand am Ende eines Zuges höchstens { $end_trigger_carts } Karren, so haben alle noch einen Zug, auch diese Person.
amsterdam_help-ending-2 = Dann werden Verträge gezählt und die Bonuskarten: Wer die meisten davon hat, bekommt die meisten Punkte.
amsterdam_help-ending-3 = Bei gleichen Punkten gewinnt, wer mehr Verträge erfüllt hat; ist auch das gleich, wird der Sieg geteilt.
amsterdam_help-ending-ranks = Punkte für Bonuskarten
amsterdam_help-ending-players = { $players } Spieler
amsterdam_help-ending-rank = { $rank }.
amsterdam_help-length = Felder
amsterdam_help-points = Punkte
