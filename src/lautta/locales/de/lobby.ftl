# What is said before a game begins, and to those who take a seat, a link or another device.

## A new table

lobby-new-game = Spiel
lobby-new-seats = Wer mitspielt
lobby-new-count = Anzahl der Spieler
lobby-new-kind-open = Jemand mit Link
lobby-new-kind-computer = Ein Computer
lobby-new-kind-shared = Jemand am selben Bildschirm
lobby-new-later = Den Link bekommst du gleich.
lobby-new-open-hint = Die Partie beginnt, wenn alle Plätze besetzt sind. Du kannst sie jederzeit mit Computern füllen.
lobby-new-shared-hint = An einem gemeinsamen Bildschirm ist zwischen den Zügen keine Hand zu sehen.
lobby-name-mine = Dein Name
lobby-name-theirs = Name
lobby-name-label = Dein Name (wenn du magst)
lobby-new-pace = Bedenkzeit
lobby-new-time = Zeit
lobby-new-pace-none = Ohne Uhr
lobby-new-pace-live = Live, mit Uhr
lobby-new-pace-days = Tage pro Zug
lobby-new-pace-why-none = Alle überlegen, so lange sie wollen.
lobby-new-pace-why-live = Alle haben so viel Zeit für die ganze Partie und bekommen mit jedem beendeten Zug etwas dazu. Zu zweit verliert, wessen Zeit abläuft; mit mehr Personen spielt ein Computer weiter, bis die Person zurückkommt.
lobby-new-pace-why-days = Ihr müsst nicht gleichzeitig da sein. Zu zweit verliert, wer die Zeit verstreichen lässt; mit mehr Personen spielt ein Computer weiter, bis die Person zurückkommt.
lobby-new-holidays = Urlaub hält die Uhr an
lobby-new-holidays-why = Wer bei den Benachrichtigungen einträgt, weg zu sein, verliert bis zur Rückkehr keine Zeit: höchstens 30 Tage am Stück und 60 in einer Partie.
lobby-new-board = { $maps ->
    [1] Karte
   *[0] Spielplan
}
lobby-new-board-for = { $count ->
    [one] Für eine Person
   *[other] Für { $count } Personen
}
lobby-new-board-others = { $maps ->
    [1] Andere Karten
   *[0] Andere Spielpläne
}
lobby-maps = Karten: wählen, erzeugen oder selbst machen
lobby-new-board-lay = Wir legen sie selbst
lobby-new-lay-why = Vor der Partie legt ihr reihum die Karte aus, Teil für Teil, jeder am eigenen Bildschirm. Liegt das letzte Teil, beginnt darauf die Partie.
lobby-new-lay-size = Teile der Karte
lobby-new-doors = Wer mitspielen kann
lobby-new-doors-link = Alle mit dem Link
lobby-new-doors-all = Alle
lobby-new-doors-why-link = Der Tisch steht in keiner Liste.
lobby-new-doors-why-all = Der Tisch steht auf der Startseite, bis er voll ist, und wieder, wenn die Partie zu Ende ist, zum Anschauen für alle.
lobby-new-doors-group = Der Tisch ist für deine Gruppe: Alle Mitglieder können mitspielen, und sonst ist er nirgends zu sehen.
lobby-new-advice = Tipps
lobby-new-advice-why = Das sehen alle, bevor sie sich setzen, und es lässt sich später nicht ändern. Wenn die Partie zu Ende ist, kann man zu jedem Moment fragen.
lobby-new-programs = Programme
lobby-new-programs-why = Ein Programm spielt als Gast von einem fremden Computer aus. Alle sehen, auf welchen Plätzen Programme sitzen.
lobby-new-options-usual = die üblichen Regeln, wenn du nichts änderst
lobby-new-do = Tisch eröffnen
lobby-new-do-now = Partie beginnen
lobby-new-not = Zurück

## Before the start

lobby-title = { $count ->
    [0] Alle Plätze sind besetzt
    [one] 1 Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
lobby-fill = { $count ->
    [one] Mit Computer auffüllen und beginnen
   *[other] Mit Computern auffüllen und beginnen
}
lobby-leave = Platz freigeben
lobby-computer = Computer hinzufügen
lobby-take = Platz nehmen
lobby-switch-listed = Tisch auf der Startseite zeigen
lobby-switch-locked = Niemanden mehr hereinlassen
lobby-wait = Die Partie beginnt, wenn alle Plätze besetzt sind oder { $name } sie mit Computern füllt.
lobby-by-link = An diesen Tisch kommt man nur mit dem Link.
lobby-invite-page = Einladung
lobby-invite-title = { $name } lädt dich zum Spielen ein
lobby-invite-text = Spiel mit mir { $game }:
lobby-invite-link = Schick diesen Link deinen Freunden
lobby-link-share = Teilen…
lobby-link-code = Dieselbe Adresse als Code für die Handykamera
lobby-link-here = Diese Adresse funktioniert nur auf diesem Computer. Damit andere dazukommen können, starte Lautta mit make play HOST=0.0.0.0.
lobby-link-network = Sie funktioniert für alle im selben Netz wie dieser Computer.
lobby-watch-link = Ein Link zum Zuschauen: Freunde sehen das Spiel, aber keine Hand
lobby-watch-text = Schau uns bei { $game } zu:
lobby-invite-sit = Mitspielen
lobby-invite-full = Alle Plätze sind besetzt.
lobby-invite-locked = Es wird niemand mehr hereingelassen.
lobby-invite-over = Diese Partie ist zu Ende.
lobby-invite-look = Partie ansehen

## Who I am

lobby-me-rename = Ändern
lobby-me-renamed = So heißt du von jetzt an.
lobby-me-group-new = Neue Gruppe
lobby-me-devices = Deine Geräte
lobby-me-device-kind = { $browser } auf { $system }
lobby-me-device-unknown = Unbekannter Browser
lobby-me-device-this = dieses Gerät
lobby-me-device-seen = Zuletzt benutzt: { $day }
lobby-me-sign-out = Abmelden
lobby-me-sign-out-others = Alle anderen Geräte abmelden
lobby-me-signed-out = Abgemeldet.
lobby-me-data = Deine Daten
lobby-me-data-get = Meine Daten herunterladen
lobby-me-data-saved = In der Datei steht alles, was der Server über dich speichert.
lobby-me-delete = Mich löschen …
lobby-me-delete-sure = Möchtest du dich endgültig löschen?
lobby-me-delete-name = Dein Name, deine Nachrichten, Pläne und Ergebnisse in den Listen werden gelöscht, und alle deine Geräte werden abgemeldet.
lobby-me-delete-games = Du verlässt alle Tische: Partien zu zweit enden, in größeren spielt ein Computer für dich weiter.
lobby-me-delete-stays = Deine Züge und die Spielpläne, die du gemacht hast, bleiben ohne deinen Namen, weil die Partien anderer sie brauchen.
lobby-me-delete-never = Niemand kann das rückgängig machen.
lobby-me-delete-do = Endgültig löschen
lobby-me-keep = Nicht löschen
lobby-me-device = Auf einem anderen Gerät spielen
lobby-me-device-why = Ein Code bringt deinen Namen und deine Plätze auf ein anderes Gerät.
lobby-me-code-make = Code zeigen
lobby-me-code-until = Gib ihn dort vor { $time } Uhr ein. Er gilt nur einmal.
lobby-me-code-link = Oder öffne dort diese Adresse:
