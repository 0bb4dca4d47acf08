# Vorausgeplante Züge: was wartet, und was sie abbrach. $number zählt meine Züge, $action ist eine Aktion in Worten.

ahead-title = Mein nächster Zug
ahead-title-more = Meine nächsten Züge
ahead-secret = Nur du siehst das. Es wird gespielt, wenn du an der Reihe bist, soweit die Regeln es erlauben.
ahead-when = Wann es gespielt wird
ahead-when-always = Egal, was die anderen tun
ahead-when-expected = Nur wenn sie das tun
ahead-if = Nur wenn die anderen das tun:
ahead-turn = Zug { $number }
ahead-keep = Behalten
ahead-drop = Verwerfen
ahead-other = Etwas anderes planen
ahead-cut-refused = Das war nicht möglich: { $action }
ahead-cut-others = Die anderen haben etwas anderes getan, als du erwartet hast.
ahead-cut-changed = Die Partie verlief vorher anders: Etwas wurde zurückgenommen, oder du hast selbst gespielt.
ahead-because = Was sie getan haben:
ahead-rest = Nicht gespielt:
