# Die Webseite, ohne das, was zu einem einzelnen Spiel gehört. $name und $names sind Namen von Personen.

## The house

page-home-link = Zur Startseite
page-language = Sprache
page-theme = Hell oder dunkel
page-how-to-play = So wird gespielt
page-learn = In fünf Minuten lernen
page-settings = Einstellungen
page-close = Schließen
page-more = Mehr
page-loading = Einen Augenblick…
page-error-unreachable = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.
page-offline = Keine Verbindung
page-fault = Hier ist etwas schiefgegangen. Alles andere geht weiter.
page-part-missing = Dieser Teil konnte nicht geladen werden.
page-load-again = Neu laden
page-load-newer = Neue Version laden
page-sound = Ton

## Home

page-home-title = Ein Platz am Tisch
page-play-now = Jetzt spielen
page-play-game = Jetzt spielen: { $game }
page-against = Gegner
page-solo = Solo
page-level = Spielstärke
page-opponent = Gegner
page-opponent-number = Gegner { $number }
page-opponent-other = Gegner { $number }: { $name }. Jemand anderen wählen
page-opponents-who = Gegen wen du spielst
page-strength = Stärke { $strength } von { $most }
page-person-pipsa = Nimmt, was es gerade gibt, und übersieht, was du vorhast.
page-person-otto = Hat einen eigenen Plan und achtet kaum auf deinen. Gewinnt zu zweit mehr als drei von vier Spielen gegen Pipsa.
page-person-ida = Kennt das Spiel gut und zögert kaum.
page-person-sampo = Hat viele Gewässer gesehen und denkt vor jedem Zug voraus.
page-person-vellamo = Sieht dem Spiel bis auf den Grund. Schwer zu überraschen.
page-persons-elsewhere = Bei { $players } Spielern { $count ->
    [one] spielt auch { $names }
   *[other] spielen auch { $names }
} mit.
page-absent = Auf diesem Server sind die Regeln nicht kompiliert: { $what } fehlen, und Computer brauchen länger. Dort sagt lautta info, was hilft.
page-absent-advice = Tipps
page-my-tables = Meine Tische
page-more-tables = Weitere Tische
page-finished-tables = { $count ->
    [one] 1 beendete Partie
   *[other] { $count } beendete Partien
}
page-played = Was ich gespielt habe
page-table-mine = Du bist dran
page-table-theirs = Andere sind dran
page-table-over = Partie beendet
page-table-turn = Runde { $turn } von { $turns }
page-no-tie = Lautta steht in keiner Verbindung zu den Verlagen dieser Spiele und verwendet weder ihre Bilder noch ihre Texte.

## Seats

page-you = Du
page-seat = Spieler { $number }
page-somebody = Jemand
page-computer = Computer
page-computer-number = Computer { $number }
page-seats = Spieler
page-seat-turn = am Zug

## The bar

page-title-turn = Du bist dran
page-skip = Überspringen
page-undo = Rückgängig
page-undo-free = Nimm deine letzte Aktion zurück. Seither wurde nichts Verdecktes aufgedeckt.
page-undo-redrawing = Rückgängig, neu ziehen
page-undo-redraws = Nimm deine letzte Aktion zurück. Sie hat Verdecktes aufgedeckt, deshalb wird neu gezogen.
page-undo-nothing = Es gibt nichts zurückzunehmen.
page-redo = Wiederherstellen
page-redo-why = Stellt die zurückgenommene Aktion wieder her.
page-redo-nothing = Es gibt nichts wiederherzustellen.
page-rules-chapter = Regeln: { $chapter }
page-connection-lost = Die Verbindung ist abgebrochen. Was du tust, wird gesendet, sobald sie wieder da ist.
page-late = { $what ->
    [move] Dein Zug ist unterwegs.
   *[other] Was du gesendet hast, ist unterwegs.
} Es dauert gerade etwas länger, aber nichts geht verloren.

## The board

page-zoom = Zoom
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern

## The log and the result

page-log = Spielverlauf
page-log-turn = Zug { $turn }
page-log-folded = { $count ->
    [one] 1 Einzelheit
   *[other] { $count } Einzelheiten
}
page-log-times = { $count ->
    [one] einmal
   *[other] { $count }-mal
}
page-log-earlier = Früheres
page-log-later = Späteres
page-result-alone = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-result-won = Du hast gewonnen!
page-result-lost = { $name } hat gewonnen
page-result-shared = Geteilter Sieg: { $names }
page-result-ended-conceded = Die Partie wurde aufgegeben
page-result-ended-time = Die Zeit ist abgelaufen
page-result-ended-left = Jemand wurde entfernt
page-result-ended-closed = Vom Betreiber des Servers geschlossen
page-result-none = Die Partie endet ohne Ergebnis.
page-result-left-conceded = { $you ->
    [1] Du hast aufgegeben.
   *[0] { $name } hat aufgegeben.
}
page-result-left-timeout = { $you ->
    [1] Deine Zeit ist abgelaufen.
   *[0] { $name } hat die Zeit überschritten.
}
page-result-left-removed = { $name } wurde vom Tisch entfernt.
page-left-conceded = aufgegeben
page-left-timeout = Zeit abgelaufen
page-left-removed = entfernt
page-stand-in-of = { $name } (Vertretung)
page-result-again = Noch eine Partie
page-result-file = Spieldatei herunterladen
page-result-show = Ergebnis zeigen

## Home, with others

page-home-lead = Brettspiele gleich hier im Browser, mit Freunden oder gegen Computer. Ohne Konto, ohne Installation.
page-new-friends = Mit Freunden spielen…
page-open-tables = Offene Tische
page-open-join = Mitspielen
page-to-watch = Zum Zuschauen
page-watch-from-start = Von Anfang an ansehen
page-table-of = Am Zug: { $name }
page-table-waiting = Wartet auf Mitspieler
page-table-kept = Ein Platz ist für dich reserviert
page-just-now = gerade eben
page-table-deadline = noch { $time }
page-tables-waiting = { $count ->
    [one] An 1 anderen Tisch bist du dran
   *[other] An { $count } anderen Tischen bist du dran
}

## A new table

page-new-title = Neuer Tisch
page-pace-none = Ohne Uhr
page-pace-holidays = { $pace }, Urlaub erlaubt
page-pace-live = { $minutes } min + { $seconds } s
page-pace-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
page-maps-link = Karten
page-lay-facts = Vor der Partie legen die Spieler die Karte aus { $size } Teilen.
page-lay-not-here = An diesem Tisch legen die Spieler die Karte, und das kann diese Seite noch nicht zeigen. Sobald sie fertig ist, kannst du hier spielen.
page-best-link = Beste Ergebnisse
page-best-of-board = Beste Ergebnisse
page-best-of-day = Ergebnisse des Tages
page-day-title = { $maps ->
    [1] Karte des Tages
   *[0] Partie des Tages
}
page-day-play = Spielen
page-day-go-on = Weiter
page-day-results = Ergebnisse
page-day-against = Gegen { $name }
page-day-you = Du: { $points }
page-day-best = Bestes heute: { $points }
page-day-solver = Solver: { $points }
page-advice-fact = Alle dürfen während der Partie fragen, welcher Zug stark wäre
page-advice-short = Tipps für alle
page-programs-fact = Programme sind willkommen
page-program = Programm
page-new-options = Regeloptionen

## Before the start

page-lobby-closed = Alle haben diesen Tisch verlassen.
page-link-copy = Link kopieren
page-link-copied = Kopiert
page-watch = Zusehen

## The people at a table

page-seat-open = Freier Platz
page-seat-kept = Dieser Platz ist reserviert
page-seat-here = ist da
page-seat-gone = ist gerade nicht da
page-missing = { $count ->
    [one] { $names } ist gerade nicht da.
   *[other] { $names } sind gerade nicht da.
} { $what ->
    [clock] Die Uhr läuft; ist die Zeit um, geht die Partie ohne sie weiter.
    [host] Nach einer halben Stunde kannst du unter „Tisch und Spieler“ den Platz freigeben.
   *[wait] Nach einer halben Stunde kann die Tischleitung den Platz freigeben.
}
page-seat-shared = am gemeinsamen Bildschirm
page-seat-level-sense = Computer (normal)
page-seat-level-random = Computer (zufällig)
page-seat-level-solver = Computer (Solver)
page-seat-level-named = Computer ({ $name })
page-seat-person = Computer, Stärke { $strength } von { $most }
page-thinks = überlegt
page-thinks-for = { $seconds } s
page-away-conceded = Hat aufgegeben; ein Computer spielt weiter
page-away-timeout = Zeit abgelaufen; ein Computer spielt weiter
page-away-removed = Wurde entfernt; ein Computer spielt weiter
page-away-mine-conceded = Du hast aufgegeben; ein Computer spielt an deiner Stelle weiter.
page-away-mine-timeout = Deine Zeit ist abgelaufen, und ein Computer spielt für dich.
page-away-mine-removed = Dein Platz wurde einem Computer gegeben.
page-away-mine-paused = Deine Zeit ist abgelaufen. Der Tisch wartet auf dich.
page-paused = Niemand spielt mehr: Der Tisch wartet, bis jemand zurückkehrt.
page-return = Platz wieder einnehmen
page-menu = Tisch und Spieler
page-watchers = { $count ->
    [0] Niemand sieht zu.
    [one] 1 Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
page-you-watch = Du siehst dieser Partie zu.
page-watching = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
page-host-you = Du leitest den Tisch.
page-host-is = Den Tisch leitet { $name }.
page-host-remove = Entfernen
page-concede = Aufgeben…
page-sure-concede = { $alone ->
    [1] Endgültig aufgeben? Die Partie endet ohne Ergebnis.
   *[0] Endgültig aufgeben? Eine Partie zu zweit ist damit zu Ende; sonst spielt ein Computer weiter, und du landest hinter allen, die bleiben. Zurückkehren kannst du nicht.
}
page-sure-remove = { $name } aus der Partie entfernen? { $name } kann nicht zurückkommen. Eine Partie zu zweit ist damit zu Ende; sonst spielt ein Computer weiter.
page-sure-do-concede = Aufgeben
page-sure-do-remove = Entfernen
page-sure-not = Abbrechen
page-clock-left = noch { $time }
page-clock-holiday = Im Urlaub bis { $day }
page-clock-days = { $days } T { $hours } h
page-clock-warning = Noch { $seconds } Sekunden

## Talk

page-side = Spielverlauf und Chat
page-chat = Chat
page-chat-nothing = Noch hat niemand etwas geschrieben.
page-chat-deleted = Diese Nachricht wurde gelöscht.
page-chat-say = An alle schreiben
page-chat-send = Senden
page-chat-watching = Du schaust zu und kannst mitlesen. Schreiben können nur die Spieler.
page-chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
page-chat-heard = { $name } sagt: { $text }

## Undo with consent

page-undo-ask = Um Rücknahme bitten
page-undo-asks = Die anderen fragen, ob du deine letzte Aktion zurücknehmen darfst.
page-ask-mine = Du möchtest deine letzte Aktion zurücknehmen. Antwort fehlt noch von: { $names }.
page-ask-theirs = { $name } möchte die letzte Aktion zurücknehmen.
page-ask-waiting = { $name } möchte die letzte Aktion zurücknehmen. Antwort fehlt noch von: { $names }.
page-ask-agree = Zustimmen
page-ask-refuse = Ablehnen
page-ask-withdraw = Doch nicht

## One screen for several

page-curtain-title = Jetzt an den Bildschirm: { $name }
page-curtain-lead = Bis dahin ist keine Hand zu sehen.
page-curtain-show = Ich bin { $name }: meine Hand zeigen
page-hand-over = Am Zug: { $name }.
page-hand-over-do = Meine Hand verbergen
page-hands-hidden = Alle Hände an diesem Bildschirm sind verborgen.
page-hand-of = Hand: { $name }

## Another game

page-rematch = Noch einmal spielen
page-rematch-there = Dieselben Leute spielen an einem anderen Tisch noch einmal.
page-rematch-go = Zum Tisch

## Being called

page-call-offer = Soll dir der Browser Bescheid geben, wenn du dran bist?
page-call-yes = Ja, bitte
page-call-no = Nein, danke
page-call-notify = Eine Benachrichtigung, wenn ich dran und gerade woanders bin
page-call-more = Alle Benachrichtigungen: Browser, Mail, Webhook, Ruhezeiten

## Who I am

page-me = Du und deine Geräte

## Keys

page-keys = Tasten
page-keys-off = Einzelne Buchstaben lassen sich in den Einstellungen abschalten.
page-key-log = Zum Spielverlauf
page-key-talk = Zum Chat
page-key-hide = Die Hand am gemeinsamen Bildschirm verdecken

# planning at the same time

page-planning = Gleichzeitig planen
page-planning-on = { $you ->
        [1] planst
       *[0] plant
    }
page-planning-done = fertig
page-planning-private = { $count ->
    [0] Niemand sieht deinen Plan, bevor alle fertig sind.
    [one] { $count } Schritt geplant, verdeckt, bis alle fertig sind.
   *[other] { $count } Schritte geplant, verdeckt, bis alle fertig sind.
}
page-planning-wait = Abgegeben. Die anderen planen noch.
page-planning-back = Zurücknehmen
page-plan-cut = Dein Plan wurde hier abgebrochen: { $action }
page-plan-cut-waits = Ein anderes Angebot kam zuerst. Du kannst deines noch einmal machen.
page-plan-cut-because = Was vorher geschah:
page-plan-rest = { $count ->
    [one] Den nächsten Schritt ausführen, wenn er geht
   *[other] Die nächsten { $count } Schritte ausführen, so weit es geht
}
page-standing-ask = Jedes Mal fragen

## Hinweise für Neulinge

page-hint = Hinweis
page-hints-stop = Hinweise ausblenden

## Lektionen

page-lessons = Lektionen
page-lesson-new = Anfangen
page-lesson-begun = Weiter
page-lesson-done = Noch einmal
page-lesson-progress = { $step } von { $count }
page-lesson-leave = Lektion verlassen
page-lesson-back = Zurück
page-lesson-on = Weiter
page-lesson-again = Noch einmal versuchen
page-lesson-next = Nächste Lektion
page-lesson-play = Jetzt spielen
page-lesson-meant = Hier ist etwas anderes gemeint. Worum es geht, ist gestrichelt umrandet.
page-lesson-over = Diese Lektion ist zu Ende. Weiter geht es mit der nächsten oder mit einer Partie.
page-lesson-failed = Die Runden sind verbraucht. Versuche es noch einmal oder geh Schritte zurück.
