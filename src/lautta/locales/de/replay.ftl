# Moments of a table, lines that are only tried, and what makes a game fair. $name is a player's name.

replay-look-back = Frühere Momente ansehen
replay-rules = So wird gespielt
replay-advice = Was würdest du tun?
replay-review = Auf die Partie zurückblicken
replay-place = { $number } von { $count }
replay-back = Einen Moment zurück
replay-forward = Einen Moment vor
replay-play = Die Momente nacheinander zeigen
replay-pause = Anhalten
replay-no-moment = Dieser Link führt zu einem Moment, den die Partie noch nicht erreicht hat. So steht sie jetzt.
replay-older-rules = Der Moment in diesem Link wurde nach älteren Regeln gespielt und lässt sich nicht mehr zeigen. So steht die Partie jetzt.
replay-now = Zum aktuellen Stand
replay-to-moment = Diesen Moment zeigen
replay-past = Dieser Moment ist vergangen und lässt sich nicht mehr ändern. Du kannst von hier aus etwas ausprobieren oder zum aktuellen Stand zurückkehren.
replay-past-watch = Dieser Moment ist vergangen und lässt sich nicht mehr ändern.

## What was missed. $count is how many things, of which sentences tell

replay-missed = Seit du zuletzt hier warst
replay-missed-count = { $count ->
    [one] Seit du zuletzt hier warst, ist 1 Sache passiert.
   *[other] Seit du zuletzt hier warst, sind { $count } Dinge passiert.
}
replay-missed-much = { $count ->
    [one] Es ist viel auf einmal passiert: 1 Sache.
   *[other] Es ist viel auf einmal passiert: { $count } Dinge.
}
replay-missed-show = Zeigen
replay-missed-key = Zeigen, was passiert ist, seit du zuletzt hier warst
replay-missed-all = { $count ->
    [one] Ganz zeigen
   *[other] Alle { $count }
}
replay-missed-less = Weniger

## Trying a line

replay-try = Ab hier probieren
replay-try-why = Züge von hier aus auf einem eigenen Spielplan ausprobieren. Am Tisch ändert sich dadurch nichts.
replay-variation = Was wäre, wenn
replay-variation-sign = Nur probiert: Am Tisch ändert sich nichts
replay-past-sign = Ein vergangener Moment
replay-variation-for = Du spielst für { $name }:
replay-variation-over = Die Variante reicht bis zum Ende der Partie.
replay-variation-score = { $name } { $points }
replay-variation-computers = Computer antworten
replay-variation-back = Rückgängig
replay-variation-back-why = Zurück zu deiner letzten Wahl
replay-variation-draw = Neu ziehen
replay-variation-draw-why = Dieselben Züge mit anderem Glück: Was du nicht wissen kannst, wird neu verteilt.
replay-variation-hand = Diese Züge spielen
replay-variation-hand-why = Deine eigenen Züge dieser Variante werden am Tisch gespielt, solange die Regeln sie erlauben.
replay-variation-hand-none = In dieser Variante gibt es noch keinen Zug von dir.
replay-variation-leave = Verlassen
replay-variation-leave-why = Zurück zum Tisch, wie er ist; die Variante geht verloren.
replay-ahead = Nächsten Zug planen
replay-ahead-why = Probiere Züge von hier aus und behalte sie: Sie werden gespielt, wenn du an der Reihe bist.
replay-ahead-keep = Als nächsten Zug behalten
replay-ahead-keep-why = Deine eigenen Züge dieser Variante werden gespielt, wenn du an der Reihe bist. Vorher sieht sie niemand sonst.
replay-ahead-waits = Dein nächster Zug ist geplant
replay-ahead-cut = Dein geplanter Zug wurde abgebrochen
replay-ahead-planned = wie geplant
replay-variation-to-here = Bis hierher zurücknehmen
replay-cut = Die Variante endet vor Zug { $step }: { $reason }
replay-line-running = Deine Züge werden gespielt: { $done } von { $count }.
replay-line-stop = Anhalten
replay-line-done = { $count ->
    [one] Dein Zug ist gespielt.
   *[other] Alle deine { $count } Züge sind gespielt.
}
replay-line-stopped = Deine Züge endeten vor Zug { $step } von { $count }: { $reason }
replay-line-by-you = Du hast sie angehalten.
replay-line-over = Die Partie ist zu Ende.
replay-line-changed = Es würde nicht mehr bedeuten, was du gewählt hast.

## Fair play

replay-fair = Faires Spiel
replay-fair-why = Alles Glück dieser Partie kommt aus einer Zahl, die vor Beginn feststand. Sieh dir an, was das garantiert und wie man es prüft.
replay-fair-title = Faires Spiel
replay-fair-lead = Alles Glück dieser Partie kommt aus einer geheimen Zahl, die vor Beginn feststand. Ihr Fingerabdruck liegt seit Beginn auf dem Tisch: Ist die Partie zu Ende, wird die Zahl gezeigt, und jeder kann prüfen, dass sie passt und die Partie aus ihr entstanden ist.
replay-fair-hash = Der Fingerabdruck (SHA-256)
replay-fair-seed = Die geheime Zahl
replay-fair-secret = Wird am Ende der Partie gezeigt
replay-check = Diese Partie prüfen
replay-check-again = Noch einmal prüfen
replay-check-watch = Die Partie läuft noch einmal ab: Moment { $number } von { $count }
replay-check-stop = Überspringen
replay-check-hash-same = Diese Seite hat den Fingerabdruck der Zahl berechnet: Es ist der versprochene.
replay-check-hash-other = Diese Seite hat den Fingerabdruck der Zahl berechnet, und es ist nicht der versprochene!
replay-check-server-same = { $steps ->
    [one] Der Server hat die Partie mit ihrer 1 Aktion aus der Zahl noch einmal gespielt, und sie endete gleich.
   *[other] Der Server hat die Partie mit allen { $steps } Aktionen aus der Zahl noch einmal gespielt, und sie endete gleich.
}
replay-check-server-other = Der Server hat die Partie noch einmal gespielt, und etwas stimmt nicht: { $trouble }
replay-check-own = Ohne diesen Server prüfen: Lade die Spieldatei herunter und prüfe sie auf einem eigenen Rechner mit „lautta replay“.
replay-check-failed = Es ließ sich nicht prüfen: { $reason }
replay-check-fine = Alles stimmt.
replay-check-wrong = Etwas stimmt nicht.

## The scores over the game

replay-graph = Punkte im Lauf der Partie
replay-graph-label = Punkte im Lauf der Partie. { $lines }
replay-graph-line = { $name }: am Ende { $points }.
replay-graph-table = Die Punkte als Tabelle
replay-graph-moment = Moment
