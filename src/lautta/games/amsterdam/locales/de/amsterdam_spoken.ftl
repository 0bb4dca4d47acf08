# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

amsterdam_spoken-topic-contracts = Meine Verträge
amsterdam_spoken-words-contracts = vertr, ziel, fehlt
amsterdam_spoken-topic-row = Die Auslage
amsterdam_spoken-words-row = auslage, offen, stapel, ziehen
amsterdam_spoken-topic-leads = Wer führt?
amsterdam_spoken-words-leads = führ, punkt, stand, spieler, karren
amsterdam_spoken-topic-routes = Was kann ich bauen?
amsterdam_spoken-words-routes = bauen, strecke
amsterdam_spoken-example = Was ist am Dam?
amsterdam_spoken-unknown = Das habe ich nicht verstanden. Nenne einen Ort oder frag nach deiner Hand, deinen Verträgen, der Auslage, den Punkten oder danach, was du tun kannst.
amsterdam_spoken-place = { $count ->
    [one] { $place }: 1 Strecke beginnt hier.
   *[other] { $place }: { $count } Strecken beginnen hier.
}
amsterdam_spoken-hand = Du hast { $count ->
    [0] keine Karten.
    [one] 1 Karte:
   *[other] { $count } Karten:
}
amsterdam_spoken-contract = { $a } – { $b }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $state }.
amsterdam_spoken-no-contracts = Du hast keine Verträge.
amsterdam_spoken-row = Platz { $slot }: { $card }.
amsterdam_spoken-row-gap = Platz { $slot }: leer.
amsterdam_spoken-deck = Stapel: { $deck }. Ablage: { $discarded }. Vertragsstapel: { $contracts }.
amsterdam_spoken-player = { $name }: { $points }, { $carts }, { $cards }, { $contracts }, { $bonus }.
amsterdam_spoken-routes = { $count ->
    [0] Du kannst jetzt keine Strecke bauen.
    [one] Du kannst jetzt 1 Strecke bauen.
   *[other] Du kannst jetzt { $count } Strecken bauen.
}
amsterdam_spoken-can = Du kannst: { $what }.
