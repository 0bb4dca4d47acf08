# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

spoken-title = Den Plan befragen
spoken-lead = Frag in eigenen Worten oder wähle eine Frage.
spoken-question = Deine Frage
spoken-ask = Fragen
spoken-answers = Antworten
spoken-example = Was möchtest du wissen?
spoken-unknown = Das habe ich nicht verstanden. Wähle eine der Fragen unten.

## Questions

spoken-topic-turn = Was kann ich tun?
spoken-words-turn = kann ich tun, am zug, wer ist, dran, jetzt
spoken-topic-hand = Meine Hand
spoken-words-hand = hand, meine karten, karten
spoken-topic-contracts = Meine Verträge
spoken-words-contracts = vertr, ziel, fehlt
spoken-topic-row = Die Auslage
spoken-words-row = auslage, offen, stapel, ziehen
spoken-topic-leads = Wer führt?
spoken-words-leads = führ, punkt, stand, spieler, karren
spoken-topic-routes = Was kann ich bauen?
spoken-words-routes = bauen, strecke
spoken-topic-points = Meine Punkte
spoken-words-points = punkt, schwächst, stand
spoken-topic-leaders = Meine Anführer
spoken-words-leaders = anführer, könig, priester, bauer, händler
spoken-topic-kingdoms = Alle Königreiche
spoken-words-kingdoms = königreich, reich, krieg, stärke
spoken-topic-treasures = Die Schätze
spoken-words-treasures = schatz, schätz
spoken-topic-monuments = Die Monumente
spoken-words-monuments = monument
spoken-topic-players = Die Spieler
spoken-words-players = spieler, ander, gegner, dynast, beutel
spoken-topic-fleet = Meine Transporter
spoken-words-fleet = transporter, esel, floß
spoken-topic-buildings = Die Gebäude
spoken-words-buildings = gebäude, fabrik, mine
spoken-topic-goods = Die Waren
spoken-words-goods = waren, liegt
spoken-topic-wonder = Das Wunder
spoken-words-wonder = wunder, baustein
spoken-topic-last = Was ist passiert?
spoken-words-last = gescha, gesche, passier, zuletzt, vorher

## Amsterdam

spoken-amsterdam-example = Was ist am Dam?
spoken-amsterdam-unknown = Das habe ich nicht verstanden. Nenne einen Ort oder frag nach deiner Hand, deinen Verträgen, der Auslage, den Punkten oder danach, was du tun kannst.
spoken-amsterdam-place = { $count ->
    [one] { $place }: 1 Strecke beginnt hier.
   *[other] { $place }: { $count } Strecken beginnen hier.
}
spoken-amsterdam-hand = Du hast { $count ->
    [0] keine Karten.
    [one] 1 Karte:
   *[other] { $count } Karten:
}
spoken-amsterdam-contract = { $a } – { $b }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $state }.
spoken-amsterdam-no-contracts = Du hast keine Verträge.
spoken-amsterdam-row = Platz { $slot }: { $card }.
spoken-amsterdam-row-gap = Platz { $slot }: leer.
spoken-amsterdam-deck = Stapel: { $deck }. Ablage: { $discarded }. Vertragsstapel: { $contracts }.
spoken-amsterdam-player = { $name }: { $points }, { $carts }, { $cards }, { $contracts }, { $bonus }.
spoken-amsterdam-routes = { $count ->
    [0] Du kannst jetzt keine Strecke bauen.
    [one] Du kannst jetzt 1 Strecke bauen.
   *[other] Du kannst jetzt { $count } Strecken bauen.
}
spoken-amsterdam-can = Du kannst: { $what }.
spoken-watching = Du schaust zu und hast hier keinen Platz.

## Tigris & Euphrates

spoken-tigris-example = Was ist auf C4?
spoken-tigris-unknown = Das habe ich nicht verstanden. Nenne ein Feld, etwa C4, oder frag nach deiner Hand, deinen Punkten, deinen Anführern, nach Königreichen, Schätzen, Monumenten oder danach, was du tun kannst.
spoken-tigris-side = { $side ->
    [up] Darüber
    [right] Rechts davon
    [down] Darunter
   *[left] Links davon
}: { $what }.
spoken-tigris-kingdom = { $count ->
    [one] Ein Königreich aus 1 Feld
   *[other] Ein Königreich aus { $count } Feldern
}: { $leaders }.
spoken-tigris-leader = { $leader } auf { $square }: { $strength }.
spoken-tigris-treasures = { $treasures }: { $squares }.
spoken-tigris-monument-here = Hier steht: { $monument }.
spoken-tigris-could = Hierher kannst du setzen: { $what }.
spoken-tigris-can = Du kannst: { $what }.
spoken-tigris-side-of-conflict = { $leader } auf { $square }: { $board } auf dem Plan, { $added } dazugelegt.
spoken-tigris-hand = Du hast { $tiles }.
spoken-tigris-no-tiles = Du hast keine Plättchen.
spoken-tigris-ruins = Außerdem hast du { $ruins }.
spoken-tigris-points-of = { $colour } { $points }
spoken-tigris-points = Deine Punkte: { $points }; { $treasures }. Deine schwächste Farbe kommt auf { $score }.
spoken-tigris-dynasty = Deine Dynastie: { $dynasty }.
spoken-tigris-home = Nicht auf dem Plan: { $leaders }.
spoken-tigris-no-kingdoms = Noch gibt es keine Königreiche.
spoken-tigris-number = Königreich { $number }, um { $square }:
spoken-tigris-taken-by = Am Ende des Zuges nimmt alle bis auf einen: { $name } ({ $squares }).
spoken-tigris-no-trader = Es ist kein Händler da, der sie nehmen könnte: { $squares }.
spoken-tigris-monument = { $monument } auf { $square }: { $leaders }.
spoken-tigris-nobody = in keinem Königreich
spoken-tigris-nobody-there = kein Anführer auf dem Plan
spoken-tigris-monuments-left = Noch nicht gebaut: { $monuments }.
spoken-tigris-no-monuments = Alle Monumente sind gebaut.
spoken-tigris-at = { $leader } auf { $square }
spoken-tigris-player = { $name } ({ $dynasty }): { $leaders }; { $ruins }.
spoken-tigris-bag = { $count ->
    [one] Im Beutel ist noch 1 Plättchen.
   *[other] Im Beutel sind noch { $count } Plättchen.
}

## Roads & Boats

spoken-roads-example = Was ist auf b2?
spoken-roads-unknown = Das habe ich nicht verstanden. Nenne ein Feld, etwa b2, oder frag nach deinen Transportern, den Gebäuden, den Waren, dem Wunder, den Spielern oder danach, was du tun kannst.
