# Was Leute erfahren, während die Seite zu ist, und wie sie das wählen.

notifications-title-turn = Du bist am Zug: { $game }
notifications-title-time = Deine Zeit läuft ab: { $game }
notifications-title-invited = Du bist eingeladen: { $game }
notifications-title-begun = Die Partie beginnt: { $game }
notifications-title-group = Ein neuer Tisch: { $game }
notifications-title-over = Die Partie ist zu Ende: { $game }
notifications-title-chat = Eine Nachricht: { $game }
notifications-title-group-turn = Am Zug: { $game }
notifications-title-group-begun = Die Partie beginnt: { $game }
notifications-title-group-over = Die Partie ist zu Ende: { $game }
notifications-title-several =
    { $count ->
        [1] Neues von einem Tisch
       *[other] Neues von { $count } Tischen
    }
notifications-title-test = So benachrichtigt Lautta dich
notifications-text-turn =
    { $alone ->
        [1] Du bist am Zug.
       *[0] Du bist am Zug, am Tisch mit { $names }.
    }
notifications-text-time =
    { $hours ->
        [one] Deine Zeit für diesen Zug läuft in etwa einer Stunde ab.
       *[other] Deine Zeit für diesen Zug läuft in etwa { $hours } Stunden ab.
    }
notifications-text-invited =
    { $alone ->
        [1] Ein Platz ist für dich reserviert.
       *[0] Ein Platz am Tisch mit { $names } ist für dich reserviert.
    }
notifications-text-begun =
    { $alone ->
        [1] Der Tisch ist voll, und die Partie hat begonnen.
       *[0] Die Partie mit { $names } hat begonnen.
    }
notifications-text-group =
    { $alone ->
        [1] Ein Tisch von { $group } wartet auf Mitspieler.
       *[0] Ein Tisch von { $group } wartet auf Mitspieler. Schon da: { $names }.
    }
notifications-text-over =
    { $alone ->
        [1] Die Partie ist zu Ende. Sieh nach, wie sie ausging.
       *[0] Die Partie mit { $names } ist zu Ende. Sieh nach, wie sie ausging.
    }
notifications-text-chat =
    { $alone ->
        [1] An deinem Tisch hat jemand geschrieben.
       *[0] Am Tisch mit { $names } hat jemand geschrieben.
    }
notifications-text-group-turn = Am Zug: { $turn } (Tisch: { $names }).
notifications-text-group-begun = Die Partie mit { $names } hat begonnen.
notifications-text-group-over = Die Partie mit { $names } ist zu Ende.
notifications-text-test = Es klappt: So sieht eine Benachrichtigung aus.
notifications-and = { $first } und { $last }
notifications-mail-stop = Keine solchen Mails mehr:
notifications-unwanted = Keine solchen mehr

## Wie sie gewählt werden

notifications-about = Benachrichtigungen
notifications-page = Wann soll Lautta dich benachrichtigen?
notifications-saved = Gespeichert.
notifications-by = So wirst du benachrichtigt: { $names }.
notifications-by-push = { $here ->
    [1] dieser Browser
   *[0] ein anderer Browser von dir
}
notifications-by-mail = Mail an { $name }
notifications-by-webhook = Webhook bei { $name }
notifications-by-nothing = Noch benachrichtigt dich nichts: Ist die Seite zu, erfährst du nicht, dass du dran bist. Wähle mindestens einen Weg.
notifications-here = Dieser Browser
notifications-here-why = Er benachrichtigt dich auch, wenn Lautta zu ist, nur auf diesem Gerät.
notifications-here-do = In diesem Browser benachrichtigen
notifications-here-on = Er benachrichtigt dich auch, wenn Lautta zu ist.
notifications-here-end = Hier nicht mehr
notifications-here-plain = Browser benachrichtigen bei geschlossener Seite nur unter einer https-Adresse, und das ist diese nicht. Nimm einen Webhook oder einen Feed (unten), oder frag, wer diesen Server betreibt.
notifications-here-cannot = Dieser Browser ist nicht erreichbar, wenn Lautta zu ist. Auf iPhone und iPad leg Lautta erst auf den Home-Bildschirm und öffne es dort; sonst nimm einen anderen Weg.
notifications-here-blocked = Du hast Benachrichtigungen von dieser Adresse blockiert. Erlaube sie in den Einstellungen des Browsers und komm dann zurück.
notifications-try = Ausprobieren
notifications-try-taken = Gesendet. Siehst du es?
notifications-try-failed = Das hat nicht geklappt. Versuch es noch einmal oder nimm einen anderen Weg.
notifications-what = Wofür
notifications-what-turn = Ich bin am Zug
notifications-what-time = Meine Zeit läuft ab
notifications-what-invited = Einladungen und Partien, die beginnen
notifications-what-over = Eine Partie von mir ist zu Ende
notifications-what-chat = Jemand schreibt an meinem Tisch
notifications-when = Wann
notifications-when-once = Sofort
notifications-when-daily = Einmal am Tag, um
notifications-quiet = Nie zwischen
notifications-quiet-begins = Ruhe ab
notifications-quiet-ends = Ruhe bis
notifications-holiday = Ich bin weg bis
notifications-holiday-end = Ich bin wieder da
notifications-holiday-why = Bis zum Ende dieses Tages erfährst du nichts von Zügen. An Tischen, die Urlaub erlauben, steht deine Uhr still.
notifications-elsewhere = Andere Wege
notifications-remove = Entfernen
notifications-broken-push = nicht mehr erreichbar
notifications-broken-mail = noch nicht bestätigt
notifications-broken-webhook = nach zu vielen Fehlern angehalten; probier ihn aus, dann geht es weiter
notifications-webhook = Webhook: Discord, Slack oder ein eigenes Programm
notifications-webhook-why = Lautta schickt jede Nachricht an eine Adresse von dir. Discord: Kanaleinstellungen, Integrationen, Webhooks, URL kopieren.
notifications-webhook-shape = Wer ihn annimmt
notifications-webhook-json = Mein Programm (JSON)
notifications-webhook-discord = Discord
notifications-webhook-slack = Slack
notifications-webhook-address = Adresse des Webhooks
notifications-webhook-add = Hinzufügen
notifications-feed = Feed für einen Newsreader
notifications-feed-why = Eine private Adresse, der jeder Feedreader folgen kann. Wer sie kennt, sieht, wo du am Zug bist.
notifications-feed-make = Adresse anlegen
notifications-feed-again = Neue Adresse anlegen
notifications-feed-end = Löschen
notifications-feed-once = Wird nur jetzt gezeigt
notifications-stop = Keine solchen Benachrichtigungen mehr?
notifications-stop-what = { $kind ->
    [turn] Du erfährst nicht mehr, dass du am Zug bist.
    [time] Du erfährst nicht mehr, dass deine Zeit abläuft.
    [invited] Du erfährst nichts mehr von Einladungen und beginnenden Partien.
    [over] Du erfährst nicht mehr, dass eine Partie zu Ende ist.
    [chat] Du erfährst nicht mehr, dass jemand an deinem Tisch schreibt.
   *[other] Du erfährst nichts mehr davon.
}
notifications-stop-do = Nicht mehr schicken
notifications-stop-done = Erledigt: Du bekommst keine mehr.
notifications-stop-more = Alle Benachrichtigungen
notifications-none-line = Züge können Tage dauern, und noch benachrichtigt dich nichts.
notifications-none-do = Benachrichtigungen einrichten
notifications-some-line = Du wirst benachrichtigt, wenn du am Zug bist.
notifications-group-hooks = { $count ->
    [0] Einem Kanal von den Tischen der Gruppe berichten (Discord, Slack)
   *[other] Kanäle, die von den Tischen der Gruppe erfahren: { $count }
}
