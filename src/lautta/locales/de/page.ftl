# Die Webseite, ohne das, was zu einem einzelnen Spiel gehört. $name und $names sind Namen von Personen.

## The house

page-home-link = Zur Startseite
page-language = Sprache
page-theme = Hell oder dunkel
page-how-to-play = So wird gespielt
page-learn = In fünf Minuten lernen
page-settings = Einstellungen
page-close = Schließen
page-loading = Einen Augenblick…
page-error-unreachable = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.

## Home

page-home-title = Ein Platz am Tisch
page-play-now = Jetzt spielen
page-play-game = Jetzt spielen: { $game }
page-against = Gegner
page-solo = Solo
page-level = Spielstärke
page-level-sense = { $count ->
    [one] Computer (normal)
   *[other] Computer (normal)
}
page-level-random = { $count ->
    [one] Computer (zufällig)
   *[other] Computer (zufällig)
}
page-my-tables = Meine Tische
page-more-tables = Weitere Tische
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
page-seat = Spieler { $number }
page-computer = Computer
page-computer-number = Computer { $number }
page-seats = Spieler
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
page-last-turns-by = { $you ->
    [1] Du hast
   *[other] { $name } hat
} die letzte Runde ausgelöst

## The bar

page-title-turn = Du bist dran
page-undo = Rückgängig
page-undo-free = Nimm deine letzte Aktion zurück. Seither wurde nichts Verdecktes aufgedeckt.
page-undo-redrawing = Rückgängig, neu ziehen
page-undo-redraws = Nimm deine letzte Aktion zurück. Sie hat Verdecktes aufgedeckt, deshalb wird neu gezogen.
page-undo-nothing = Es gibt nichts zurückzunehmen.
page-redo = Wiederholen
page-redo-why = Führe noch einmal aus, was du zurückgenommen hast.
page-redo-nothing = Es wurde nichts zurückgenommen.
page-rules-chapter = Regeln: { $chapter }
page-connection-lost = Die Verbindung ist abgebrochen. Was du tust, wird gesendet, sobald sie wieder da ist.

## The board

page-map = Karte: { $name }. Die Pfeiltasten gehen von Strecke zu Strecke, Enter öffnet eine.
page-zoom = Zoom
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-route-open = du kannst sie jetzt bauen
page-route-free = frei
page-route-closed = geschlossen
page-route-owned = gebaut von { $name }
page-spaces = { $count } × { $colour }
page-any-colour = : eine beliebige Farbe
page-payments = Zahlungsmöglichkeiten für { $a } – { $b }
page-pay-with = Zahlen mit: { $cards }
page-pay-how = Wähle, womit du zahlst:
page-pay-not = { $count ->
    [one] 1 weitere Möglichkeit, die jetzt nicht geht
   *[other] { $count } weitere Möglichkeiten, die jetzt nicht gehen
}
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
page-contract-stand-ins = Platzhalter haben wir erfunden; die offiziellen Verträge sind nicht bekannt.
page-keep-title = Welche Verträge behältst du?
page-keep-lead = Verbinden deine Strecken am Ende beide Orte, bekommst du die Punkte des Vertrags; sonst verlierst du sie.
page-keep-do = { $count ->
    [0] Keinen behalten
    [one] 1 Vertrag behalten
   *[other] { $count } Verträge behalten
}

## The log and the result

page-log = Spielverlauf
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
page-result-again = Noch ein Spiel
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
page-new-seats = Wer mitspielt
page-new-count = Anzahl der Spieler
page-new-kind-open = Jemand mit Link
page-new-kind-computer = Ein Computer
page-new-kind-shared = Jemand am selben Bildschirm
page-new-later = Den Link bekommst du gleich.
page-new-open-hint = Das Spiel beginnt, wenn alle Plätze besetzt sind. Du kannst sie jederzeit mit Computern füllen.
page-new-shared-hint = An einem gemeinsamen Bildschirm ist zwischen den Zügen keine Hand zu sehen.
page-name-mine = Dein Name
page-name-theirs = Name
page-name-label = Dein Name (wenn du magst)
page-new-pace = Bedenkzeit
page-new-time = Zeit
page-new-pace-none = Ohne Uhr
page-new-pace-live = Live, mit Uhr
page-new-pace-days = Tage pro Zug
page-new-pace-why-none = Alle überlegen, so lange sie wollen.
page-new-pace-why-live = Alle haben so viel Zeit für die ganze Partie und bekommen mit jedem beendeten Zug etwas dazu. Zu zweit verliert, wessen Zeit abläuft; zu mehreren spielt ein Computer weiter, bis die Person zurückkommt.
page-new-pace-why-days = Ihr müsst nicht gleichzeitig da sein. Zu zweit verliert, wer die Zeit verstreichen lässt; zu mehreren spielt ein Computer weiter, bis die Person zurückkommt.
page-pace-none = Ohne Uhr
page-pace-live = { $minutes } min + { $seconds } s
page-pace-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
page-new-board = Karte
page-new-board-for = { $count ->
    [one] Für eine Person
   *[other] Für { $count } Personen
}
page-new-board-others = Andere Karten
page-maps = Karten: wählen, erzeugen oder selbst machen
page-maps-link = Karten
page-new-board-lay = Wir legen sie selbst
page-new-lay-why = Vor dem Spiel legen alle reihum je zwei Plättchen aus der Schachtel, jeder am eigenen Bildschirm. Liegt das letzte, beginnt das Spiel auf dieser Karte.
page-new-lay-size = Plättchen der Karte
page-lay = Die Karte wird gelegt
page-lay-facts = Vor dem Spiel legen die Spieler die Karte aus { $size } Plättchen.
page-lay-mine = Du bist am Zug: Lege ein Plättchen.
page-lay-theirs = { $name } legt ein Plättchen.
page-lay-left = { $left ->
    [one] Es ist das letzte.
   *[other] { $left } von { $size } fehlen noch.
}
page-lay-done = Die Karte ist fertig, und das Spiel beginnt.
page-best-link = Beste Ergebnisse
page-best-of-board = Beste Ergebnisse auf dieser Karte
page-new-doors = Wer mitspielen kann
page-new-doors-link = Alle mit dem Link
page-new-doors-all = Alle
page-new-doors-why-link = Der Tisch steht in keiner Liste.
page-new-doors-why-all = Der Tisch steht auf der Startseite, bis er voll ist, und wieder, wenn das Spiel zu Ende ist, zum Anschauen für alle.
page-new-options = Regeloptionen
page-new-options-usual = die üblichen Regeln, wenn du nichts änderst
page-new-do = Tisch eröffnen
page-new-do-now = Spiel beginnen
page-new-not = Zurück

## Before the start

page-lobby-title = { $count ->
    [0] Alle Plätze sind besetzt
    [one] 1 Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
page-lobby-fill = { $count ->
    [one] Mit Computer auffüllen und beginnen
   *[other] Mit Computern auffüllen und beginnen
}
page-lobby-leave = Platz freigeben
page-lobby-computer = Computer hinzufügen
page-lobby-take = Platz nehmen
page-lobby-listed = Tisch auf der Startseite zeigen
page-lobby-locked = Niemanden mehr hereinlassen
page-lobby-wait = Das Spiel beginnt, wenn alle Plätze besetzt sind oder { $name } sie mit Computern füllt.
page-lobby-by-link = An diesen Tisch kommt man nur mit dem Link.
page-lobby-closed = Alle haben diesen Tisch verlassen.
page-somebody = Jemand
page-invite-page = Einladung
page-invite-title = { $name } lädt dich zum Spielen ein
page-invite-text = Spiel mit mir { $game }:
page-invite-link = Schick diesen Link deinen Freunden
page-link-copy = Link kopieren
page-link-copied = Kopiert
page-link-share = Teilen…
page-link-here = Diese Adresse funktioniert nur auf diesem Computer. Damit andere dazukommen können, starte Lautta mit make play HOST=0.0.0.0.
page-link-network = Sie funktioniert für alle im selben Netz wie dieser Computer.
page-invite-sit = Mitspielen
page-invite-full = Alle Plätze sind besetzt.
page-invite-locked = Es wird niemand mehr hereingelassen.
page-invite-over = Dieses Spiel ist zu Ende.
page-invite-look = Partie ansehen
page-watch = Zusehen

## The people at a table

page-seat-open = Freier Platz
page-seat-kept = Dieser Platz ist reserviert
page-seat-here = ist da
page-seat-gone = ist gerade nicht da
page-seat-shared = am gemeinsamen Bildschirm
page-seat-level-sense = Computer (normal)
page-seat-level-random = Computer (zufällig)
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
page-you-watch = Du siehst diesem Spiel zu.
page-watching = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
page-host-you = Du leitest den Tisch.
page-host-is = Den Tisch leitet { $name }.
page-host-remove = Entfernen
page-concede = Aufgeben…
page-sure-concede = { $alone ->
    [1] Endgültig aufgeben? Das Spiel endet ohne Ergebnis.
   *[0] Endgültig aufgeben? Ein Spiel zu zweit ist damit zu Ende; sonst spielt ein Computer weiter, und du landest hinter allen, die bleiben. Zurückkehren kannst du nicht.
}
page-sure-remove = { $name } aus dem Spiel entfernen? { $name } kann nicht zurückkommen. Ein Spiel zu zweit ist damit zu Ende; sonst spielt ein Computer weiter.
page-sure-do-concede = Aufgeben
page-sure-do-remove = Entfernen
page-sure-not = Abbrechen
page-clock-left = noch { $time }
page-clock-days = { $days } T { $hours } h
page-clock-warning = Noch { $seconds } Sekunden

## Talk

page-side = Spielverlauf und Chat
page-chat = Chat
page-chat-nothing = Noch hat niemand etwas geschrieben.
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
page-call-sound = Ein leiser Ton, wenn ich dran bin
page-call-notify = Eine Benachrichtigung, wenn ich dran und gerade woanders bin

## Who I am

page-me = Du und deine Geräte
page-me-rename = Ändern
page-me-renamed = So heißt du von jetzt an.
page-me-device = Auf einem anderen Gerät spielen
page-me-device-why = Ein Code bringt deinen Namen und deine Plätze auf ein anderes Gerät.
page-me-code-make = Code zeigen
page-me-code-until = Gib ihn dort vor { $time } Uhr ein. Er gilt nur einmal.
page-me-code-link = Oder öffne dort diese Adresse:
page-me-code-have = Ein Code von einem anderen Gerät
page-me-become = Einlösen
page-me-become-why = Dieses Gerät hat dann Namen und Plätze des anderen anstelle der eigenen.
page-me-become-done = Fertig: deine Tische sind jetzt hier.

## Tigris & Euphrates: the table

page-tigris-board = Plan: { $name }. Die Pfeiltasten gehen von Feld zu Feld, Enter spielt dort.
page-tigris-screen = Hinter deinem Sichtschirm
page-tigris-hand = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} auf der Hand
page-tigris-hand-empty = Keine Plättchen bis zum Ende des Zuges.
page-tigris-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} hinter dem Sichtschirm
page-tigris-swapped = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} bisher getauscht
page-tigris-bag = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} im Beutel
page-tigris-treasures-left = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
} auf dem Plan
page-tigris-bag-near = Der Beutel geht zur Neige. Das Spiel endet mit dem Zug, in dem jemand seine fehlenden Plättchen nicht mehr bekommt.
page-tigris-treasures-near = Es gibt nur noch wenige Schätze. Liegen zwei oder weniger auf dem Plan, endet das Spiel.
page-tigris-leaders = Anführer und Katastrophen
page-tigris-leader-on = { $kind ->
    [king] König
    [priest] Priester
    [farmer] Bauer
   *[trader] Händler
}, auf { $square }
page-tigris-leader-off = { $kind ->
    [king] König
    [priest] Priester
    [farmer] Bauer
   *[trader] Händler
}, nicht auf dem Plan
page-tigris-points = Deine Punkte, die schwächste Farbe hervorgehoben
page-tigris-swap = Tauschen…
page-tigris-swap-do = { $count ->
    [0] Tauschen
    [one] 1 Plättchen tauschen
   *[other] { $count } Plättchen tauschen
}
page-tigris-where-tile = Wohin legst du { $kind ->
    [settlement] die Siedlung
    [temple] den Tempel
    [farm] die Farm
   *[market] den Markt
}?
page-tigris-where-leader = Wohin kommt dein { $kind ->
    [king] König
    [priest] Priester
    [farmer] Bauer
   *[trader] Händler
}?
page-tigris-where-ruin = Wo trifft die Katastrophe?
page-tigris-which-swap = Wähle hinter deinem Sichtschirm, was du tauschst.
page-tigris-may = erlaubt
page-tigris-tries = Was deine Plättchen hier bringen würden
page-do-it = Ausführen
page-do-not = Doch nicht

## Tigris & Euphrates: conflicts, monuments, treasures

page-tigris-revolt = Revolte der { $kind ->
    [king] Könige
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
}
page-tigris-war = Krieg der { $kind ->
    [king] Könige
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
}
page-tigris-which-war = Welcher Krieg kommt zuerst?
page-tigris-attacks = { $you ->
    [1] Du greifst an
   *[other] { $name } greift an
}
page-tigris-defends = { $you ->
    [1] Du verteidigst
   *[other] { $name } verteidigt
}
page-tigris-on-board = { $count } auf dem Plan
page-tigris-adds-later = legt später dazu
page-tigris-total = Stärke: { $strength }
page-tigris-add-how-many = Wie viele { $kind ->
    [settlement] Siedlungen
    [temple] Tempel
    [farm] Farmen
   *[market] Märkte
} legst du dazu?
page-tigris-fewer = Eins weniger
page-tigris-more = Eins mehr
page-tigris-add = { $count ->
    [0] Nichts dazulegen
    [one] { $kind ->
        [settlement] 1 Siedlung
        [temple] 1 Tempel
        [farm] 1 Farm
       *[market] 1 Markt
    } dazulegen
   *[other] { $count } { $kind ->
        [settlement] Siedlungen
        [temple] Tempel
        [farm] Farmen
       *[market] Märkte
    } dazulegen
}
page-tigris-attack-stands = Du hast { $mine } gegen { $theirs } plus das, was die Verteidigung dazulegt. Bei Gleichstand siegt die Verteidigung.
page-tigris-defence-holds = { $mine } gegen { $theirs }: du gewinnst.
page-tigris-defence-falls = { $mine } gegen { $theirs }: du verlierst.
page-tigris-thinks = { $name } kann Plättchen von hinter dem Sichtschirm dazulegen.
page-tigris-answering = Du hast keine { $kind ->
    [settlement] Siedlungen
    [temple] Tempel
    [farm] Farmen
   *[market] Märkte
} zum Dazulegen. Die Seite sagt das gleich für dich.
page-tigris-build = Ein Monument bauen?
page-tigris-build-at = Auf den vier Feldern ab { $square }:
page-tigris-build-this = { $kind ->
    [black-red] Das schwarz-rote Monument
    [black-blue] Das schwarz-blaue Monument
    [black-green] Das schwarz-grüne Monument
    [red-blue] Das rot-blaue Monument
    [red-green] Das rot-grüne Monument
   *[blue-green] Das blau-grüne Monument
} auf { $square } bauen
page-tigris-leave = Welcher Schatz bleibt liegen?
page-tigris-leave-mine = Dein Händler nimmt alle anderen.
page-tigris-leave-theirs = { $name } wählt; der Händler nimmt alle anderen.
page-tigris-leave-at = Den auf { $square } liegen lassen

## Tigris & Euphrates: squares in words

page-tigris-leader-of = { $leader } ({ $name })
page-tigris-kingdom-of = im Königreich von: { $leaders }
page-tigris-strength = für Revolten { $temples } daneben, für Kriege { $supporters } im Königreich
page-tigris-land = leeres Land
page-tigris-river = leerer Fluss
page-tigris-ruin = Katastrophe
page-tigris-down = verdecktes Plättchen
page-tigris-marker = Vereinigungsplättchen
page-tigris-spent = hier kann kein Monument gebaut werden

## Tigris & Euphrates: hints for newcomers

page-tigris-hints = Hinweis
page-tigris-hints-stop = Keine Hinweise mehr
page-tigris-hint-first-leader = Beginne mit einem Anführer: { $leader }, denn du hast { $tiles }. Nimm ihn von unten und stelle ihn neben einen Tempel.
page-tigris-hint-next-leader = Am Ende zählt deine schwächste Farbe. Bring noch einen Anführer: { $leader }, denn du hast { $tiles } und noch keine Punkte in dieser Farbe.
page-tigris-hint-tile = Jetzt ein Plättchen: { $tile }. Lege es direkt an das Königreich, in dem dein { $leader } steht, und du bekommst einen Punkt.
page-tigris-hint-king = Dein { $leader } ist nicht da, aber dein König bekommt die Punkte jeder Farbe, deren Anführer in seinem Königreich fehlt. Lege ein Plättchen daneben: { $tile }.
page-tigris-hint-swap = Für deine Anführer hast du keine Plättchen: Tausche welche, oder lege andere dorthin, wo sie später helfen.
page-tigris-hint-where-leader = Jede Marke sagt, wie viele Tempel neben deinem Anführer lägen: mehr machen ihn sicherer. Ein Blitz heißt Revolte; bleib dem zuerst lieber fern.
page-tigris-hint-where-tile = +1 ist ein Punkt für dich; beim Zeichen einer anderen Dynastie geht der Punkt an sie. Schwerter heißen Krieg. Ein Kreis: erlaubt, aber ohne Punkt.
page-tigris-hint-waiting = Die anderen spielen. Was sie tun, steht an der Seite, und Neues auf dem Plan ist umrahmt.
page-tigris-hint-waiting-below = Die anderen spielen. Was sie tun, steht unter dem Plan, und Neues auf dem Plan ist umrahmt.
page-tigris-hint-war = Anführer mehrerer Farben sind im Krieg. Wähle, welche zuerst kämpfen: Plättchen, die den Plan verlassen, können den nächsten Krieg entscheiden oder beenden.
page-tigris-hint-build = Ein Monument bringt am Ende jedes deiner Züge einen Punkt für deine Anführer seiner beiden Farben in seinem Königreich. Seine vier Plättchen verbinden von da an nur noch.
page-tigris-hint-treasure = Am Ende des Spiels ist jeder Schatz ein Punkt in der Farbe, die du brauchst. Einer muss hier bleiben.
page-tigris-hint-support = Dazugelegte Plättchen sind auf jeden Fall verloren; du darfst also auch keine dazulegen. Bei Gleichstand gewinnt der Verteidiger.

## Tigris & Euphrates: the result

page-tigris-result-sorted = Alle vier Farben, die schwächste zuerst:
page-tigris-result-treasures = { $count ->
    [one] 1 Schatz, dort eingesetzt, wo er am meisten hilft.
   *[other] { $count } Schätze, dort eingesetzt, wo sie am meisten helfen.
}
page-tigris-result-no-treasures = Keine Schätze.
page-tigris-result-graph = Die Linien zeigen, was zählt: die schwächste Farbe jeder Seite, Schätze eingerechnet.
page-tigris-result-of-treasures = { $points } + { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
}

## Keys

page-keys = Tasten
page-keys-off = Einzelne Buchstaben lassen sich in den Einstellungen abschalten.
page-key-row = Offene Karte mit dieser Nummer nehmen
page-key-board = Zur Karte
page-key-next = Zur nächsten Strecke, die du bauen kannst
page-key-arrows = Auf der Karte von Strecke zu Strecke
page-key-enter = Öffnen oder wählen
page-key-log = Zum Spielverlauf
page-key-talk = Zum Chat
page-key-hide = Die Hand am gemeinsamen Bildschirm verdecken
page-tigris-key-tiles = Siedlung, Tempel, Farm oder Markt nehmen
page-tigris-key-leaders = König, Priester, Bauer oder Händler nehmen
page-tigris-key-ruin = Eine Katastrophe nehmen
page-tigris-key-swap = Plättchen tauschen: 1 bis 4 wählen, Enter tauscht
page-tigris-key-board = Zum Plan gehen
page-tigris-key-arrows = Von Feld zu Feld
page-tigris-key-next = Zum nächsten Feld, auf dem es etwas bewirkt
page-tigris-key-enter = Dort spielen oder ja sagen
page-tigris-key-more = Mehr oder weniger Anhänger in einem Konflikt
page-tigris-key-withdraw = Den gewählten Anführer vom Plan nehmen
page-tigris-key-coordinates = Namen der Felder zeigen oder verbergen
page-tigris-key-escape = Zurücklegen oder nein sagen

# planning at the same time

page-planning = Gleichzeitig planen
page-planning-on = { $you ->
        [1] planst
       *[0] plant
    }
page-planning-done = fertig
page-planning-private = { $count ->
        [0] Alle planen gleichzeitig. Niemand sieht deinen Plan, bevor alle fertig sind.
        [one] Dein Plan hat { $count } Schritt. Niemand sieht ihn, bevor alle fertig sind.
       *[other] Dein Plan hat { $count } Schritte. Niemand sieht ihn, bevor alle fertig sind.
    }
page-planning-wait = Dein Plan ist abgegeben; die anderen planen noch.
page-planning-back = Meinen Plan zurücknehmen
page-plan-cut = Dein Plan wurde hier abgebrochen: { $action }
page-plan-cut-waits = Ein anderes Angebot kam zuerst. Du kannst deines noch einmal machen.
page-plan-cut-because = Was vorher geschah:
page-plan-rest = { $count ->
    [one] Den nächsten Schritt ausführen, wenn er geht
   *[other] Die nächsten { $count } Schritte ausführen, so weit es geht
}
page-standing-ask = Jedes Mal fragen
