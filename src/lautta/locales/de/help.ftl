# How to play, in short. Numbers come from the board file.

help-title = So wird gespielt
help-chapters = Kapitel
help-whole-page = Als eigene Seite
help-to-game = Zu den Spielen

## Ticket to Ride: Amsterdam

help-amsterdam-goal = Worum es geht
help-amsterdam-goal-1 = Du schickst deine Karren durch die alte Stadt. Punkte bringen gebaute Strecken, erfüllte Verträge und Bonuskarten; die meisten Punkte gewinnen.
help-amsterdam-setup-1 = Alle haben { $carts } Karren und { $start_cards } Transportkarten. { $row } weitere Karten liegen offen aus.
help-amsterdam-setup-2 = Du bekommst { $contracts_dealt } Verträge und behältst mindestens { $contracts_dealt_keep }. Alle wählen gleichzeitig und geheim. Was du ablehnst, kommt unter den Stapel.
help-amsterdam-turn-1 = In deinem Zug tust du eines von dreien: Transportkarten ziehen, eine Strecke bauen oder Verträge ziehen.
help-amsterdam-turn-2 = Nur wenn nichts davon möglich ist, passt du.
help-amsterdam-cards-1 = Du nimmst zwei Karten nacheinander: eine offene aus der Auslage oder blind eine vom Stapel. Eine Lücke in der Auslage wird sofort gefüllt.
help-amsterdam-cards-2 = Das Rad ist ein Joker und steht für jede Farbe. Einen offenen nimmst du als einzige Karte deines Zuges, und nicht als zweite. Ein blind gezogener zählt wie jede andere Karte.
help-amsterdam-cards-3 = Sobald { $wild_reset_at } Joker offen liegen, wird die ganze Auslage ersetzt. Du darfst beliebig viele Karten auf der Hand haben.
help-amsterdam-routes-1 = Eine Strecke verbindet zwei Orte. Sie kostet so viele Karten, wie sie Felder hat, alle in ihrer Farbe; eine graue nimmt eine beliebige Farbe. Joker helfen überall aus.
help-amsterdam-routes-2 = Von da an stehen deine Karren auf ihren Feldern, und du bekommst sofort Punkte: je länger, desto mehr.
help-amsterdam-routes-3 = Ein kleiner Karren auf einer Strecke bedeutet eine Bonuskarte für den, der sie baut.
help-amsterdam-routes-4 = Von zwei Strecken nebeneinander darf niemand beide haben. Sind weniger als { $double_routes_min_players } am Tisch, ist die zweite geschlossen, sobald die erste gebaut ist.
help-amsterdam-routes-picture = Eine grüne Strecke mit drei Feldern und Karten, die sie bezahlen: zwei grüne und ein Joker. Die schwarze Strecke daneben ist gebaut.
help-amsterdam-contracts-1 = Ein Vertrag nennt zwei Orte. Verbinden deine Strecken sie am Ende, auf welchem Weg auch immer, bekommst du seine Punkte; wenn nicht, verlierst du ebenso viele.
help-amsterdam-contracts-2 = Als deinen Zug darfst du { $contracts_drawn } weitere ziehen und behältst mindestens { $contracts_drawn_keep }. Deine Verträge bleiben bis zum Ende geheim.
help-amsterdam-contracts-picture = Ein Vertrag vom Dam zur Waag: Zwei deiner Strecken verbinden sie über die Oude Kerk.
help-amsterdam-ending-1 = Hat jemand am Ende eines Zuges höchstens { $end_trigger_carts } Karren, so haben alle noch einen Zug, auch diese Person.
help-amsterdam-ending-2 = Dann werden Verträge gezählt und die Bonuskarten: Wer die meisten davon hat, bekommt die meisten Punkte.
help-amsterdam-ending-3 = Bei gleichen Punkten gewinnt, wer mehr Verträge erfüllt hat; ist auch das gleich, wird der Sieg geteilt.
help-amsterdam-ending-ranks = Punkte für Bonuskarten
help-amsterdam-ending-players = { $players } am Tisch
help-amsterdam-ending-rank = { $rank }.
help-amsterdam-length = Felder
help-amsterdam-points = Punkte
