# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

spoken-title = Den Spielplan befragen
spoken-lead = Frag in eigenen Worten oder wähle eine Frage.
spoken-question = Deine Frage
spoken-ask = Fragen
spoken-answers = Antworten
spoken-example = Was möchtest du wissen?
spoken-unknown = Das habe ich nicht verstanden. Wähle eine der Fragen unten.
spoken-watching = Du schaust zu und hast hier keinen Platz.

## Questions

spoken-topic-turn = Was kann ich tun?
spoken-words-turn = kann ich tun, am zug, wer ist, dran, jetzt
spoken-topic-hand = Meine Hand
spoken-words-hand = hand, meine karten, karten
spoken-topic-players = Die Spieler
spoken-words-players = spieler, ander, gegner
spoken-topic-last = Was ist passiert?
spoken-words-last = gescha, gesche, passier, zuletzt, vorher
