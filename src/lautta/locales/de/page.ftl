# Die Webseite, ohne das, was zu einem einzelnen Spiel gehört. $name und $names sind Namen von Personen.

## The house

page-home-link = Zur Startseite
page-language = Sprache
page-theme = Hell oder dunkel
page-how-to-play = So wird gespielt
page-settings = Einstellungen
page-close = Schließen
page-loading = Einen Augenblick…
page-error-unreachable = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.

## Home

page-home-title = Ein Platz am Tisch
page-play-now = Jetzt spielen
page-play-amsterdam = Jetzt Amsterdam spielen
page-against = Gegen
page-level = Wie gut sie spielen
page-level-sense = { $count ->
    [one] Computer mit Verstand
   *[other] Computer mit Verstand
}
page-level-random = { $count ->
    [one] Computer, der zufällig spielt
   *[other] Computer, die zufällig spielen
}
page-coming = Kommt noch
page-game-roads = Roads & Boats
page-about-roads = Esel, Flöße und Werkstätten: von ein paar Gänsen zu einem Land in Bewegung.
page-game-tigris = Euphrat & Tigris
page-about-tigris = Zwischen zwei Strömen wachsen Königreiche zusammen, und ihre Herrscher geraten aneinander.
page-my-tables = Meine Tische
page-finished-tables = { $count ->
    [one] 1 beendetes Spiel
   *[other] { $count } beendete Spiele
}
page-table-mine = Du bist dran
page-table-theirs = Andere sind dran
page-table-over = Spiel beendet
page-no-tie = Lautta steht in keiner Verbindung zu den Verlagen dieser Spiele und verwendet weder ihre Bilder noch ihre Texte.

## Seats

page-you = Du
page-seat = Platz { $number }
page-computer = Computer
page-computer-number = Computer { $number }
page-seats = Am Tisch
page-seat-turn = am Zug
page-seat-choosing = wählt
page-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-points-word = Punkte
page-fact-carts = { $count ->
    [one] noch 1 Karren
   *[other] noch { $count } Karren
}
page-fact-cards = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
page-fact-contracts = { $count ->
    [one] 1 Vertrag
   *[other] { $count } Verträge
}
page-fact-bonus = { $count ->
    [one] 1 Bonuskarte
   *[other] { $count } Bonuskarten
}
page-last-turns-by = { $name } hat die letzten Züge ausgelöst

## The bar

page-title-turn = Du bist dran
page-undo = Rückgängig
page-undo-free = Nimm deine letzte Aktion zurück: Seither wurde nichts Verborgenes gezeigt.
page-undo-redrawing = Rückgängig, neu ziehen
page-undo-redraws = Nimm deine letzte Aktion zurück. Sie hat Verborgenes gezeigt, deshalb wird neu gezogen.
page-undo-nothing = Es gibt nichts, was du zurücknehmen könntest.
page-redo = Wiederholen
page-redo-why = Führe noch einmal aus, was du zurückgenommen hast.
page-redo-nothing = Es wurde nichts zurückgenommen.
page-rules-chapter = Regeln: { $chapter }
page-connection-lost = Die Verbindung ist abgebrochen. Der Tisch wird wieder gesucht…

## The board

page-map = Karte: { $name }. Die Pfeiltasten gehen von Strecke zu Strecke, Enter öffnet eine.
page-zoom = Größe der Karte
page-zoom-in = Größer
page-zoom-out = Kleiner
page-route-open = du kannst sie jetzt bauen
page-route-free = frei
page-route-closed = geschlossen
page-route-owned = gebaut: { $name }
page-spaces = { $count } × { $colour }
page-any-colour = : eine beliebige Farbe
page-payments = Zahlweisen für { $a } – { $b }
page-pay-with = Zahlen mit: { $cards }
page-final-round = { $you ->
    [1] Du hast
   *[other] { $name } hat
} die letzte Runde ausgelöst. { $turns ->
    [one] Das ist der letzte Zug.
   *[other] Noch { $turns } Züge.
}

## Cards and contracts

page-market = Karten und Verträge zum Ziehen
page-row-card = Offene Karte { $slot } nehmen: { $card }
page-row-gap = Platz { $slot } der Auslage ist leer
page-deck-card = Vom Stapel ziehen, noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-discarded = { $count ->
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
}
page-contract-deck = Verträge ziehen, noch { $count ->
    [one] 1 Vertrag
   *[other] { $count } Verträge
}
page-hand = Deine Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-hand-empty = Du hast keine Karten auf der Hand.
page-my-contracts = Meine Verträge
page-contract-done = Erfüllt
page-contract-lost = Nicht mehr möglich
page-contract-missing = { $spaces ->
    [one] 1 Feld fehlt
   *[other] { $spaces } Felder fehlen
}
page-contract-stand-in = Platzhalter
page-keep-title = Welche Verträge behältst du?
page-keep-lead = Verbinden deine Strecken am Ende beide Orte, bringt ein Vertrag seine Punkte; sonst kostet er sie.
page-keep-do = { $count ->
    [0] Keinen behalten
    [one] 1 Vertrag behalten
   *[other] { $count } Verträge behalten
}

## The log and the result

page-log = Was geschah
page-result-won = Du hast gewonnen!
page-result-lost = { $name } hat gewonnen
page-result-shared = Der Sieg wird geteilt: { $names }
page-result-again = Noch ein Spiel
page-result-file = Spieldatei herunterladen
page-result-show = Ergebnis zeigen

## Home, with others

page-home-lead = Brettspiele für hier und jetzt, mit Freunden oder gegen Computer. Ohne Konto, ohne Installation.
page-new-friends = Mit Freunden spielen…
page-open-tables = Offene Tische
page-open-join = Mitspielen
page-table-of = Am Zug: { $name }
page-table-waiting = Wartet auf Leute
page-table-kept = Ein Platz ist für dich frei gehalten
page-table-deadline = noch { $time }
page-tables-waiting = { $count ->
    [one] An 1 anderen Tisch bist du dran
   *[other] An { $count } anderen Tischen bist du dran
}

## A new table

page-new-title = Ein neuer Tisch
page-new-seats = Wer spielt
page-new-count = Wie viele spielen
page-new-kind-open = Jemand mit dem Link
page-new-kind-computer = Ein Computer
page-new-kind-shared = Jemand an diesem Bildschirm
page-new-later = Den Link bekommst du gleich.
page-new-open-hint = Das Spiel beginnt, wenn alle Plätze besetzt sind. Du kannst sie jederzeit mit Computern füllen.
page-new-shared-hint = An einem gemeinsamen Bildschirm ist zwischen den Zügen keine Hand zu sehen.
page-name-mine = Dein Name
page-name-theirs = Name
page-name-label = Dein Name, wenn du magst
page-new-pace = Wie schnell
page-new-time = Zeit
page-new-pace-none = Ohne Uhr
page-new-pace-live = Jetzt, mit Uhr
page-new-pace-days = Tage für einen Zug
page-new-pace-why-none = Alle überlegen, so lange sie wollen.
page-new-pace-why-live = Alle haben so viel Zeit für das ganze Spiel und bekommen mit jedem beendeten Zug etwas dazu. Wessen Zeit abläuft, für den spielt ein Computer weiter.
page-new-pace-why-days = Ihr müsst nicht gleichzeitig da sein. Wer die Zeit verstreichen lässt, für den spielt ein Computer weiter.
page-pace-none = Ohne Uhr
page-pace-live = { $minutes } min + { $seconds } s
page-pace-days = { $days ->
    [one] 1 Tag für einen Zug
   *[other] { $days } Tage für einen Zug
}
page-new-doors = Wer kommen kann
page-new-doors-link = Nur wer den Link hat
page-new-doors-all = Alle
page-new-doors-why-link = Der Tisch steht in keiner Liste.
page-new-doors-why-all = Der Tisch steht auf der Startseite, bis er voll ist.
page-new-options = Lesarten der Regeln
page-new-options-usual = die üblichen, wenn du nichts änderst
page-new-do = Tisch aufstellen
page-new-do-now = Spiel beginnen
page-new-not = Zurück

## Before the start

page-lobby-title = { $count ->
    [0] Alle Plätze sind besetzt
    [one] 1 Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
page-lobby-fill = { $count ->
    [one] Mit einem Computer auf dem freien Platz beginnen
   *[other] Mit Computern auf den freien Plätzen beginnen
}
page-lobby-leave = Platz aufgeben
page-lobby-computer = Computer setzen
page-lobby-take = Platz nehmen
page-lobby-listed = Tisch auf der Startseite zeigen
page-lobby-locked = Niemanden mehr hereinlassen
page-lobby-wait = Das Spiel beginnt, wenn alle Plätze besetzt sind oder { $name } sie mit Computern füllt.
page-lobby-by-link = An diesen Tisch kommt nur, wer den Link hat.
page-lobby-closed = Alle haben diesen Tisch verlassen.
page-somebody = Jemand
page-invite-page = Einladung
page-invite-title = { $name } lädt dich zum Spielen ein
page-invite-text = Spiel mit mir { $game }:
page-invite-link = Schick diesen Link deinen Freunden
page-invite-copy = Link kopieren
page-invite-copied = Kopiert
page-invite-share = Teilen…
page-invite-at-home = Diese Adresse gilt nur auf diesem Computer. Für andere öffne Lautta unter der Adresse, die dieser Computer in deinem Netz hat.
page-invite-sit = Mitspielen
page-invite-full = Alle Plätze sind besetzt.
page-invite-locked = Es wird niemand mehr hereingelassen.
page-invite-over = Dieses Spiel ist zu Ende.
page-invite-look = Ansehen
page-watch = Zusehen

## The people at a table

page-seat-open = Freier Platz
page-seat-kept = Dieser Platz ist frei gehalten
page-seat-here = ist da
page-seat-gone = sieht gerade nicht zu
page-seat-shared = am gemeinsamen Bildschirm
page-seat-level-sense = Computer mit Verstand
page-seat-level-random = Computer, der zufällig spielt
page-away-conceded = Hat aufgegeben; ein Computer spielt weiter
page-away-timeout = Zeit abgelaufen; ein Computer spielt weiter
page-away-removed = Wurde entfernt; ein Computer spielt weiter
page-away-mine-conceded = Du hast aufgegeben, und ein Computer spielt für dich.
page-away-mine-timeout = Deine Zeit ist abgelaufen, und ein Computer spielt für dich.
page-away-mine-removed = Dein Platz wurde einem Computer gegeben.
page-return = Platz wieder einnehmen
page-menu = Der Tisch und seine Leute
page-watchers = { $count ->
    [0] Niemand sieht zu.
    [one] 1 Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
page-you-watch = Du siehst diesem Spiel zu.
page-watching = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
page-host-you = Du leitest den Tisch.
page-host-is = Den Tisch leitet { $name }.
page-host-remove = Entfernen
page-concede = Aufgeben…
page-sure-concede = Aufgeben? Ein Computer spielt an deiner Stelle weiter. Du kannst jederzeit zurückkommen.
page-sure-remove = { $name } aus dem Spiel entfernen? Ein Computer spielt weiter, und { $name } kann nicht zurückkommen.
page-sure-do-concede = Aufgeben
page-sure-do-remove = Entfernen
page-sure-not = Nein
page-clock-left = noch { $time }
page-clock-days = { $days } T { $hours } h
page-clock-warning = Noch { $seconds } Sekunden

## Talk

page-side = Was geschah und was gesagt wird
page-chat = Gespräch
page-chat-nothing = Noch hat niemand etwas gesagt.
page-chat-say = Etwas zu allen sagen
page-chat-send = Senden
page-chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
page-chat-heard = { $name } sagt: { $text }

## Undo with consent

page-undo-ask = Um Rücknahme bitten
page-undo-asks = Die anderen fragen, ob du deine letzte Aktion zurücknehmen darfst.
page-ask-mine = Du möchtest deine letzte Aktion zurücknehmen. Es fehlt noch: { $names }.
page-ask-theirs = { $name } möchte die letzte Aktion zurücknehmen.
page-ask-waiting = { $name } möchte die letzte Aktion zurücknehmen. Es fehlt noch: { $names }.
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
page-rematch-go = Hingehen

## Being called

page-call-offer = Soll der Browser dir sagen, wenn du dran bist?
page-call-yes = Ja, bitte
page-call-no = Nein
page-call-sound = Ein leiser Ton, wenn ich dran bin
page-call-notify = Eine Mitteilung, wenn ich dran bin und woanders hinsehe

## Who I am

page-me = Du und deine Geräte
page-me-rename = Ändern
page-me-renamed = So heißt du von jetzt an.
page-me-device = Auf einem anderen Gerät spielen
page-me-device-why = Ein Code bringt deinen Namen und deine Plätze auf ein anderes Gerät.
page-me-code-make = Code zeigen
page-me-code-until = Tippe ihn dort ein, einmal, vor { $time } Uhr.
page-me-code-have = Ein Code von einem anderen Gerät
page-me-become = Einlösen
page-me-become-why = Dieses Gerät hat dann Namen und Plätze des anderen anstelle der eigenen.
page-me-become-done = Fertig: deine Tische sind jetzt hier.

## Keys

page-keys = Tasten
page-key-row = Offene Karte mit dieser Nummer nehmen
page-key-board = Zur Karte
page-key-next = Zur nächsten Strecke, die du bauen kannst
page-key-arrows = Auf der Karte von Strecke zu Strecke
page-key-enter = Öffnen oder wählen
page-key-log = Zu dem, was geschah
