# Zug um Zug: Amsterdam. Variablen: $seat ist der Name einer Person, $you ist 1, wenn sie selbst liest,
# $a und $b sind Namen von Orten, $kind ist eine Kartenart, wie die Spielplandatei sie nennt.

amsterdam-title = Zug um Zug: Amsterdam
amsterdam-summary = Baue Strecken durch die Altstadt, erfülle deine geheimen Verträge und sammle Bonuskarten.

## Actions

amsterdam-action-keep = Verträge wählen
amsterdam-action-deck = Vom Stapel ziehen
amsterdam-action-row = Offene Karte nehmen
amsterdam-action-contracts = Verträge ziehen
amsterdam-action-build = Strecke bauen
amsterdam-action-pass = Passen

## Options

amsterdam-option-bonus_ties = Welcher Rang auf einen geteilten folgt, wenn die Bonuskarten gezählt werden.
amsterdam-option-bonus_ties-dense = Gleich der nächste: 8, 8, 6.
amsterdam-option-bonus_ties-skip = Geteilte Ränge sind verbraucht: 8, 8, 4.
amsterdam-option-reshuffle = Wann die Ablage zu einem neuen Stapel gemischt wird.
amsterdam-option-reshuffle-when_needed = Wenn eine Karte gebraucht wird und der Stapel leer ist.
amsterdam-option-reshuffle-at_once = Sobald die letzte Karte den Stapel verlassen hat.

## Chapters of the rules

amsterdam-chapter-setup = Aufbau
amsterdam-chapter-turn = Ablauf der Partie
amsterdam-chapter-cards = Transportkarten ziehen
amsterdam-chapter-routes = Strecken bauen
amsterdam-chapter-contracts = Verträge
amsterdam-chapter-ending = Ende der Partie

## Cards and colours

amsterdam-colour = { $kind ->
    [pink] pink
    [blue] blau
    [green] grün
    [black] schwarz
    [red] rot
    [orange] orange
    [yellow] gelb
    [white] weiß
    [purple] lila
    [brown] braun
    [grey] grau
    [wild] Joker
   *[other] { $kind }
}
amsterdam-card = { $kind ->
    [pink] pinke Karte
    [blue] blaue Karte
    [green] grüne Karte
    [black] schwarze Karte
    [red] rote Karte
    [orange] orange Karte
    [yellow] gelbe Karte
    [white] weiße Karte
    [purple] lila Karte
    [brown] braune Karte
    [wild] Joker
   *[other] Karte ({ $kind })
}
amsterdam-cards = { $count }{"\u00A0"}×{"\u00A0"}{ $kind ->
    [pink] pink
    [blue] blau
    [green] grün
    [black] schwarz
    [red] rot
    [orange] orange
    [yellow] gelb
    [white] weiß
    [purple] lila
    [brown] braun
    [wild] Joker
   *[other] { $kind }
}

## Why not

amsterdam-refused-contracts-first = Wähle zuerst, welche Verträge du behältst.
amsterdam-refused-second-card-first = Du hast eine Karte genommen; nimm zuerst die zweite.
amsterdam-refused-nothing-to-choose = Du hast jetzt keine Verträge zur Wahl.
amsterdam-refused-not-offered = So viele Verträge stehen dir nicht zur Wahl.
amsterdam-refused-too-few-kept = Du musst von diesen Verträgen mehr behalten.
amsterdam-refused-no-card-to-draw = Stapel und Ablage sind leer: Es gibt keine Karte zu ziehen.
amsterdam-refused-gap-in-row = An dieser Stelle der Auslage liegt keine Karte.
amsterdam-refused-wild-as-second = Ein offener Joker kann nicht die zweite Karte eines Zuges sein.
amsterdam-refused-no-contract-left = Der Vertragsstapel ist leer.
amsterdam-refused-route-yours = Du hast diese Strecke schon gebaut.
amsterdam-refused-route-built = Diese Strecke ist schon gebaut.
amsterdam-refused-pair-closed = Zu zweit wird von einer Doppelstrecke nur eine gebaut, und die andere ist es schon.
amsterdam-refused-pair-yours = Die andere Strecke dieser Doppelstrecke gehört dir, und niemand darf beide haben.
amsterdam-refused-wrong-colour = Diese Strecke verlangt Karten einer anderen Farbe.
amsterdam-refused-too-many-wilds = Das sind mehr Joker, als auf die Strecke passen.
amsterdam-refused-too-few-carts = Deine Karren reichen nicht für alle Felder dieser Strecke.
amsterdam-refused-too-few-cards = Du hast nicht genug Karten dieser Farbe.
amsterdam-refused-too-few-wilds = Du hast nicht genug Joker.
amsterdam-refused-not-last-resort = Passen darfst du nur, wenn du nichts anderes tun kannst.

## What you can do now

amsterdam-prompt-setup = Wähle, welche deiner Verträge du behältst.
amsterdam-prompt-setup-waiting = Du hast gewählt. Die anderen wählen noch ihre Verträge.
amsterdam-prompt-turn = Du bist am Zug: Ziehe Transportkarten, baue eine Strecke oder ziehe Verträge.
amsterdam-prompt-second = Nimm eine zweite Karte.
amsterdam-prompt-choose = Wähle, welche Verträge du behältst.
amsterdam-prompt-pass = Du kannst nur passen.
amsterdam-prompt-last-turn = Das ist dein letzter Zug.
amsterdam-prompt-waiting = Am Zug: { $seat }.
amsterdam-prompt-over = Die Partie ist zu Ende.
amsterdam-first-route = Du bist am Zug: Baue eine Strecke mit hellem Rand auf der Karte, oder nimm zwei Karten aus Auslage oder Stapel.
amsterdam-first-cards = Du bist am Zug: Nimm zwei Karten aus Auslage oder Stapel. Mit genug Karten einer Farbe kannst du eine Strecke bauen.

## The log

amsterdam-log-chosen = { $you ->
    [1] Du hast deine Verträge gewählt.
   *[other] { $seat } hat Verträge gewählt.
}
amsterdam-log-kept = { $you ->
    [1] Du behältst
   *[other] { $seat } behält
} { $kept ->
    [one] 1 Vertrag
   *[other] { $kept } Verträge
}{ $refused ->
    [0] .
   *[other] {" "}und { $you ->
        [1] legst
       *[other] legt
    } { $refused } unter den Stapel.
}
amsterdam-log-you-keep = { $you ->
    [1] Du behältst
   *[other] { $seat } behält
} { $contracts }.
amsterdam-log-you-refuse = { $you ->
    [1] Du lehnst
   *[other] { $seat } lehnt
} { $contracts } ab.
amsterdam-log-you-see = Du siehst { $contracts }.
amsterdam-log-begins = { $you ->
    [1] Du beginnst.
   *[other] { $seat } beginnt.
}
amsterdam-log-looks = { $you ->
    [1] Du ziehst
   *[other] { $seat } zieht
} { $count ->
    [one] 1 Vertrag.
   *[other] { $count } Verträge.
}
amsterdam-log-must-keep = { $count ->
    [one] Es war der letzte im Stapel und muss deshalb behalten werden.
   *[other] Es gibt keine Wahl: Alle müssen behalten werden.
}
amsterdam-log-deck = { $you ->
    [1] Du ziehst
   *[other] { $seat } zieht
} eine Karte vom Stapel.
amsterdam-log-you-deck = Du ziehst { $kind ->
    [pink] eine pinke Karte
    [blue] eine blaue Karte
    [green] eine grüne Karte
    [black] eine schwarze Karte
    [red] eine rote Karte
    [orange] eine orange Karte
    [yellow] eine gelbe Karte
    [white] eine weiße Karte
    [purple] eine lila Karte
    [brown] eine braune Karte
    [wild] einen Joker
   *[other] eine Karte ({ $kind })
} vom Stapel.
amsterdam-log-row = { $you ->
    [1] Du nimmst
   *[other] { $seat } nimmt
} { $kind ->
    [pink] eine pinke Karte
    [blue] eine blaue Karte
    [green] eine grüne Karte
    [black] eine schwarze Karte
    [red] eine rote Karte
    [orange] eine orange Karte
    [yellow] eine gelbe Karte
    [white] eine weiße Karte
    [purple] eine lila Karte
    [brown] eine braune Karte
    [wild] einen Joker
   *[other] eine Karte ({ $kind })
} aus der Auslage.
amsterdam-log-turned-up = Aufgedeckt wird { $kind ->
    [pink] eine pinke Karte
    [blue] eine blaue Karte
    [green] eine grüne Karte
    [black] eine schwarze Karte
    [red] eine rote Karte
    [orange] eine orange Karte
    [yellow] eine gelbe Karte
    [white] eine weiße Karte
    [purple] eine lila Karte
    [brown] eine braune Karte
    [wild] ein Joker
   *[other] eine Karte ({ $kind })
}.
amsterdam-log-gap = Es gibt keine Karte mehr, die ihren Platz einnimmt.
amsterdam-log-reset = Zu viele Joker lagen offen: Die ganze Auslage wurde { $times ->
    [one] ersetzt.
   *[other] { $times } Mal ersetzt.
}
amsterdam-log-reshuffle = Die Ablage wurde zu einem neuen Stapel gemischt.
amsterdam-log-one-card = Eine zweite Karte gibt es nicht, also endet der Zug nach einer.
amsterdam-log-build = { $you ->
    [1] Du baust
   *[other] { $seat } baut
} { $a } – { $b } für { $cards }{"\u00A0"}×{"\u00A0"}{ $kind ->
    [pink] pink
    [blue] blau
    [green] grün
    [black] schwarz
    [red] rot
    [orange] orange
    [yellow] gelb
    [white] weiß
    [purple] lila
    [brown] braun
   *[other] { $kind }
} und { $you ->
    [1] bekommst
   *[other] bekommt
} { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
amsterdam-log-build-mixed = { $you ->
    [1] Du baust
   *[other] { $seat } baut
} { $a } – { $b } für { $cards }{"\u00A0"}×{"\u00A0"}{ $kind ->
    [pink] pink
    [blue] blau
    [green] grün
    [black] schwarz
    [red] rot
    [orange] orange
    [yellow] gelb
    [white] weiß
    [purple] lila
    [brown] braun
   *[other] { $kind }
} mit { $wilds }{"\u00A0"}×{"\u00A0"}Joker und { $you ->
    [1] bekommst
   *[other] bekommt
} { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
amsterdam-log-build-wild = { $you ->
    [1] Du baust
   *[other] { $seat } baut
} { $a } – { $b } für { $wilds }{"\u00A0"}×{"\u00A0"}Joker und { $you ->
    [1] bekommst
   *[other] bekommt
} { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
amsterdam-log-bonus-card = { $you ->
    [1] Du nimmst eine Bonuskarte und hast jetzt
   *[other] { $seat } nimmt eine Bonuskarte und hat jetzt
} { $tokens }.
amsterdam-log-closed = Damit ist die andere Strecke { $a } – { $b } geschlossen.
amsterdam-log-pass = { $you ->
    [1] Du kannst nichts tun und passt.
   *[other] { $seat } kann nichts tun und passt.
}
amsterdam-log-last-turns = { $you ->
    [1] Du hast
   *[other] { $seat } hat
} { $carts ->
    [0] keine Karren mehr
    [one] nur noch 1 Karren
   *[other] nur noch { $carts } Karren
}: Alle haben noch einen Zug.
amsterdam-log-over = Die Partie ist zu Ende; die Punkte werden gezählt.
amsterdam-log-over-stuck = Eine ganze Runde lang konnte niemand etwas tun, also ist die Partie zu Ende; die Punkte werden gezählt.
amsterdam-log-counted = { $you ->
    [1] Du hast
   *[other] { $seat } hat
} { $routes } für Strecken, { $contracts } für Verträge und { $bonus } als Bonus: { $points }.
amsterdam-log-won = { $you ->
    [1] Du hast gewonnen.
   *[other] { $seat } hat gewonnen.
}
amsterdam-log-shares-win = { $you ->
    [1] Du teilst den Sieg.
   *[other] { $seat } teilt den Sieg.
}

## Why another action was better

amsterdam-cause-last-cards = Es war dein letzter Zug, und Karten nützen nichts mehr: { $route } hätte { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gebracht{ $contract ->
    [none] .
   *[other] {" "}und deinen Vertrag { $contract } erfüllt.
}
amsterdam-cause-last-route = Es war dein letzter Zug: { $route } hätte { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gebracht{ $contract ->
    [none] ,
   *[other] {" "}und deinen Vertrag { $contract } erfüllt,
} { $short } brachte { $instead }.
amsterdam-cause-kept = Du hast den Vertrag { $contract } behalten und nie erfüllt: Das hat dich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gekostet.
amsterdam-cause-carts = Danach hast du noch { $carts ->
    [one] 1 Karren
   *[other] { $carts } Karren
}, und der Vertrag { $contract } braucht { $spaces }.
amsterdam-cause-route-lost = { $other } hat { $route } vor deinem nächsten Zug gebaut{ $contract ->
    [none] .
   *[other] , und dein Vertrag { $contract } brauchte dort einen Weg.
}
amsterdam-cause-wilds = Du hättest mit { $count ->
    [one] 1 Joker
   *[other] { $count } Jokern
} weniger bezahlen können.
amsterdam-cause-spare-wild = Du hast einen Joker ausgegeben, obwohl { $kind ->
    [pink] eine pinke Karte
    [blue] eine blaue Karte
    [green] eine grüne Karte
    [black] eine schwarze Karte
    [red] eine rote Karte
    [orange] eine orange Karte
    [yellow] eine gelbe Karte
    [white] eine weiße Karte
    [purple] eine lila Karte
    [brown] eine braune Karte
   *[other] eine Karte ({ $kind })
} offen lag, die es auch getan hätte.
amsterdam-cause-drew = Du hast Verträge gezogen und { $count ->
    [one] einen davon
   *[other] { $count } Verträge
} nicht erfüllt ({ $contract }): Das Ziehen hat dich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gekostet.
amsterdam-cause-never = { $route } hätte { $spaces ->
    [0] deinen Vertrag { $contract } erfüllt
   *[other] den Weg für deinen Vertrag { $contract } verkürzt
}; er blieb offen und hat dich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gekostet.
amsterdam-cause-no-help = { $route } verkürzt für keinen deiner Verträge den Weg; { $better } tut es für { $contract }.
amsterdam-cause-more-points = { $route } bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $instead } nur { $fewer }.
amsterdam-cause-bonus-card = { $route } bringt zu den Punkten noch eine Bonuskarte; { $instead } bringt keine.
amsterdam-cause-card = Eine offene { $kind ->
    [pink] pinke Karte
    [blue] blaue Karte
    [green] grüne Karte
    [black] schwarze Karte
    [red] rote Karte
    [orange] orange Karte
    [yellow] gelbe Karte
    [white] weiße Karte
    [purple] lila Karte
    [brown] braune Karte
    [wild] Jokerkarte
   *[other] Karte ({ $kind })
} fehlte dir noch für { $route }{ $contract ->
    [none] {" "}({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
   *[other] , auf einem kürzesten Weg für deinen Vertrag { $contract }
}.
amsterdam-cause-spent = { $route } hat Karten gekostet, die { $better } braucht, auf einem kürzesten Weg für deinen Vertrag { $contract }: Dafür { $count ->
    [one] fehlt dir jetzt 1 Karte
   *[other] fehlen dir jetzt { $count } Karten
}.
amsterdam-cause-bonus = { $route } bringt eine Bonuskarte; in der Schlusswertung wäre eine mehr für dich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert gewesen.
amsterdam-cause-wild-alone = Nimmst du zuerst einen offenen Joker, bekommst du keine zweite Karte; du hättest zwei andere haben können.

## Previews

amsterdam-preview-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, zusammen { $total }
amsterdam-preview-carts-left = { $carts ->
    [0] keine Karren übrig
    [one] 1 Karren übrig
   *[other] { $carts } Karren übrig
}
amsterdam-preview-cards-left = { $cards ->
    [0] keine Karten mehr auf der Hand
    [one] noch 1 Karte auf der Hand
   *[other] noch { $cards } Karten auf der Hand
}
amsterdam-preview-bonus-card = eine Bonuskarte
amsterdam-preview-closes = schließt die andere Strecke { $a } – { $b }
amsterdam-preview-completes = erfüllt { $a } – { $b }
amsterdam-preview-missing = { $a } – { $b }: { $spaces ->
    [one] 1 Feld fehlt
   *[other] { $spaces } Felder fehlen
}
amsterdam-preview-impossible = { $a } – { $b }: nicht mehr möglich
amsterdam-preview-last-turns = leitet die letzte Runde ein
amsterdam-preview-ends-turn = beendet den Zug
amsterdam-preview-deck = { $cards ->
    [one] 1 Karte zu ziehen
   *[other] { $cards } Karten zu ziehen
}
amsterdam-preview-contracts = { $contracts ->
    [one] 1 Vertrag
   *[other] { $contracts } Verträge
} ansehen, mindestens { $keep } behalten

## The result

amsterdam-result-routes = Strecken
amsterdam-result-contracts = Verträge
amsterdam-result-bonus = Bonus
amsterdam-result-total = Zusammen
amsterdam-result-completed = { $completed } von { $count ->
    [one] 1 Vertrag
   *[other] { $count } Verträgen
} erfüllt
amsterdam-result-bonus-cards = { $cards ->
    [one] 1 Bonuskarte
   *[other] { $cards } Bonuskarten
}
amsterdam-result-by-points = Die meisten Punkte gewinnen.
amsterdam-result-by-contracts = Gleich viele Punkte: Die meisten erfüllten Verträge gewinnen.
amsterdam-result-by-nothing = Gleich viele Punkte und erfüllte Verträge: Der Sieg wird geteilt.
amsterdam-result-ended-carts = Jemand hatte kaum noch Karren, und alle hatten noch einen letzten Zug.
amsterdam-result-ended-passes = Eine ganze Runde lang konnte niemand etwas tun.
amsterdam-result-counting = Auf der Karte wird gezählt
amsterdam-result-skip = Gleich zum Ergebnis
amsterdam-result-again = Noch einmal auf der Karte zählen
amsterdam-placeholder = Dieser Vertrag ist ein von uns erfundener Ersatz; der offizielle ist nicht bekannt.
amsterdam-board-amsterdam = Erfundener Ersatz
amsterdam-board-own = Aus der Schachtel dieses Servers
amsterdam-board-why = Nur vier der 24 Verträge des Spiels sind veröffentlicht; für die anderen haben wir Ersatz erfunden. Verträge aus einer Schachtel bleiben auf diesem Server: Niemand sieht einen, den er nicht hat.

## The page: seats

amsterdam-page-seat-choosing = wählt
amsterdam-page-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
amsterdam-page-points-word = Punkte
amsterdam-page-fact-carts = { $count ->
    [one] noch 1 Karren
   *[other] noch { $count } Karren
}
amsterdam-page-fact-cards = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
amsterdam-page-fact-contracts = { $count ->
    [one] 1 Vertrag
   *[other] { $count } Verträge
}
amsterdam-page-fact-bonus = { $count ->
    [one] 1 Bonuskarte
   *[other] { $count } Bonuskarten
}
amsterdam-page-last-turns-by = { $you ->
    [1] Du hast
   *[other] { $name } hat
} die letzte Runde ausgelöst

## The page: the board

amsterdam-page-map = Karte: { $name }. Die Pfeiltasten gehen von Strecke zu Strecke, Enter öffnet eine.
amsterdam-page-route-open = du kannst sie jetzt bauen
amsterdam-page-route-free = frei
amsterdam-page-route-closed = geschlossen
amsterdam-page-route-owned = { $you ->
    [1] von dir gebaut
   *[other] gebaut von { $name }
}
amsterdam-page-spaces = { $count }{"\u00A0"}×{"\u00A0"}{ $colour }
amsterdam-page-any-colour = : eine beliebige Farbe
amsterdam-page-payments = Zahlungsmöglichkeiten für { $a } – { $b }
amsterdam-page-pay-with = Zahlen mit: { $cards }
amsterdam-page-pay-how = Wähle, womit du zahlst:
amsterdam-page-build = Bauen
amsterdam-page-build-choose = Bauen: Karten wählen
amsterdam-page-pay-not = { $count ->
    [one] 1 weitere Möglichkeit, die jetzt nicht geht
   *[other] { $count } weitere Möglichkeiten, die jetzt nicht gehen
}
amsterdam-page-final-round = { $you ->
    [1] Du hast
   *[other] { $name } hat
} die letzte Runde ausgelöst. { $turns ->
    [one] Das ist der letzte Zug.
   *[other] Noch { $turns } Züge.
}

## The page: cards and contracts

amsterdam-page-market = Karten und Verträge zum Ziehen
amsterdam-page-row-card = Offene Karte { $slot } nehmen: { $card }
amsterdam-page-row-gap = Platz { $slot } der Auslage ist leer
amsterdam-page-deck-card = Vom Stapel ziehen, noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
amsterdam-page-discarded = { $count ->
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
}
amsterdam-page-contract-deck = Verträge ziehen, noch { $count ->
    [one] 1 Vertrag
   *[other] { $count } Verträge
}
amsterdam-page-hand = Deine Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
amsterdam-page-hand-empty = Du hast keine Karten auf der Hand.
amsterdam-page-my-contracts = Meine Verträge
amsterdam-page-contract-done = Erfüllt
amsterdam-page-contract-lost = Nicht mehr möglich
amsterdam-page-contract-missing = { $spaces ->
    [one] 1 Feld fehlt
   *[other] { $spaces } Felder fehlen
}
amsterdam-page-contract-stand-in = Platzhalter
amsterdam-page-contract-stand-ins = Platzhalter haben wir erfunden; die offiziellen Verträge sind nicht bekannt.
amsterdam-page-keep-title = Welche Verträge behältst du?
amsterdam-page-keep-lead = Verbinden deine Strecken am Ende beide Orte, bekommst du die Punkte des Vertrags; sonst verlierst du sie.
amsterdam-page-keep-do = { $count ->
    [0] Keinen behalten
    [one] 1 Vertrag behalten
   *[other] { $count } Verträge behalten
}

## The page: keys

amsterdam-page-key-row = Offene Karte mit dieser Nummer nehmen
amsterdam-page-key-board = Zur Karte
amsterdam-page-key-next = Zur nächsten Strecke, die du bauen kannst
amsterdam-page-key-arrows = Auf der Karte von Strecke zu Strecke
amsterdam-page-key-enter = Öffnen oder wählen

## Positions that cannot be

amsterdam-position-cards = Es gibt { $there } Karten { $kind } statt { $wanted }
amsterdam-position-paid = { $cards } Karten { $kind } können nicht bezahlt worden sein
amsterdam-position-known = Von Spieler { $player } sind Karten bekannt, die er nicht hat
amsterdam-position-row = So kann die Auslage nicht liegen: eine Lücke, die eine Karte füllen könnte, oder Joker, die weggeworfen würden
amsterdam-position-route-twice = { $route } gehört den Spielern { $player } und { $other }
amsterdam-position-route-pair = { $route } und { $other } können nicht beide von diesen Spielern gebaut sein
amsterdam-position-tokens = Die Bonuskarten passen nicht zu den Strecken
amsterdam-position-carts = Spieler { $player } hat { $carts } Karren und { $spaces } Felder, nicht zusammen { $all }
amsterdam-position-contract-twice = Vertrag { $contract } ist an mehreren Stellen
amsterdam-position-offers = Jemand hat Verträge zur Wahl, der keine haben dürfte, oder ihre Zahl stimmt nicht
amsterdam-position-phase = In dieser Phase gibt es nichts zu entscheiden
amsterdam-position-last-turns = Ein Spieler hat so wenige Karren, dass die letzten Züge schon begonnen haben müssten
amsterdam-position-paid-route = Zuletzt bezahlt wurde nicht eine Farbe mit Jokern für eine gebaute Strecke
amsterdam-position-setup = Beim Aufbau hatte noch niemand einen Zug, eine Strecke oder einen abgelehnten Vertrag
amsterdam-position-chosen = Beim Aufbau muss noch jemand Verträge wählen, danach haben alle gewählt
amsterdam-position-passes = { $passes } Züge können nicht gepasst worden sein: Das geht nur, wenn keine Karte und kein Vertrag mehr zu ziehen ist
amsterdam-position-all-passed = Alle haben gepasst, also ist die Partie zu Ende
amsterdam-position-no-trigger = { $turns } letzte Züge sind übrig, aber niemand hat sie ausgelöst
amsterdam-position-trigger = Spieler { $player } hat { $carts } Karren und kann die letzten Züge nicht ausgelöst haben: Dafür dürfen es höchstens { $most } sein
amsterdam-position-turns-left = Spieler { $player } hat die letzten Züge ausgelöst, also sind am Zug von Spieler { $seat } noch { $wanted } übrig, nicht { $there }
amsterdam-position-trigger-first = Jemand, der noch keinen letzten Zug hatte, hat höchstens { $most } Karren und hätte die letzten Züge vor Spieler { $player } ausgelöst

## Boards

amsterdam-problem-twice = { $field } „{ $value }“ gehört schon zu { $other }
amsterdam-problem-leads-nowhere = { $id } führt nach „{ $place }“, das es auf diesem Spielplan nicht gibt; versuche: { $near }
amsterdam-problem-circle = { $id } beginnt und endet in „{ $place }“
amsterdam-problem-grey = grey ist keine Kartenfarbe: eine graue Strecke nimmt jede Farbe
amsterdam-problem-colour = { $id } hat die Farbe „{ $colour }“, aber die Karten sind { $known }; oder schreib grey
amsterdam-problem-length-points = route_points sagt nichts über die Länge { $length }
amsterdam-problem-length-carts = { $id } ist länger als die { $carts } Karren eines Spielers
amsterdam-problem-parallel-missing = { $id } verbindet dieselben Orte wie { $other }: jede muss die andere als parallel nennen
amsterdam-problem-third-route = { $id } ist die dritte Strecke zwischen ihren Orten, und mehr als zwei gibt es nicht
amsterdam-problem-no-route = Eine Strecke „{ $other }“ gibt es nicht
amsterdam-problem-parallel-itself = { $id } kann nicht zu sich selbst parallel sein
amsterdam-problem-parallel-elsewhere = { $other } verbindet andere Orte als { $id }
amsterdam-problem-parallel-one-way = { $other } nennt { $id } nicht als parallele Strecke
amsterdam-problem-contract-twice = { $id } verbindet dieselben Orte wie { $other }
amsterdam-problem-box = Eine Schachtel hat { $needed } Verträge, aber mit den veröffentlichten sind es hier { $there }
amsterdam-problem-no-place = Einen Ort „{ $place }“ gibt es auf diesem Spielplan nicht
amsterdam-problem-token-useless = { $id } gibt eine Bonuskarte, aber der Endbonus zählt sie nicht
amsterdam-problem-ranks = Ein späterer Rang gibt mehr als ein früherer
amsterdam-problem-unreachable = Von { $place } führen keine Strecken nach { $other }
amsterdam-problem-numbers = { $few } ist { $less }, zu viel für { $many }, das { $more } ist
amsterdam-problem-few-contracts = { $players } Spieler bekommen { $needed } Verträge, und es gibt { $there }
amsterdam-problem-few-cards = { $players } Hände und die Auslage brauchen am Anfang { $needed } Karten, und es gibt { $there }
amsterdam-problem-many-cards = Es gibt { $there } Karten, und mehr als { $most } dürfen es nicht sein
amsterdam-problem-endless-row = Bei { $wilds } Jokern könnte die Auslage { $times } Mal weggeworfen werden, bis sie weniger als { $reset } davon hat
amsterdam-page-result-details = Punkt für Punkt
amsterdam-page-result-routes = { $count ->
    [one] 1 Strecke
   *[other] { $count } Strecken
} mit { $length ->
    [one] 1 Feld
   *[other] { $length } Feldern
}: { $points }

## A game looked back at: what luck gave, in place of the words for any game

amsterdam-advice-luck = { $you ->
    [1] In Prozentpunkten: Die Karten brachten dir { $luck }, deine Entscheidungen kosteten { $cost }.
   *[other] In Prozentpunkten: Die Karten brachten { $name } { $luck }, die Entscheidungen kosteten { $cost }.
}
