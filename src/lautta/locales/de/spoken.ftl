# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

spoken-title = Das Brett fragen
spoken-lead = Frag mit eigenen Worten oder wähle eine Frage.
spoken-question = Deine Frage
spoken-example = Was ist am Dam?
spoken-ask = Fragen
spoken-answers = Antworten
spoken-unknown = Das wurde nicht verstanden. Nenne einen Ort, oder frag nach deiner Hand, deinen Verträgen, der Auslage, den Punkten oder danach, was du tun kannst.

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
spoken-topic-last = Was geschah?
spoken-words-last = gescha, passier, zuletzt, vorher

## Amsterdam

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
