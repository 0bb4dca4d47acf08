# Wie jemand ohne ein angemeldetes Gerät zu seinen Spielen zurückkommt.

keys-title = Meine Spiele behalten
keys-why = Nur dieser Browser kennt deine Spiele. Damit kommst du auch zurück, wenn seine Daten gelöscht werden oder das Gerät weg ist.
keys-remove = Entfernen
keys-removed = Entfernt.
keys-phrase = Wortfolge
keys-phrase-why = Acht Wörter zum Aufschreiben. Sie gelten auf jedem Gerät.
keys-phrase-made = Vom { $day }.
keys-phrase-make = Wortfolge erzeugen
keys-phrase-again = Ersetzen
keys-phrase-shown = Schreib diese Wörter in dieser Reihenfolge auf. Du siehst sie nur jetzt, und wer sie hat, kann als du spielen.
keys-phrase-copy = Kopieren
keys-phrase-copied = Kopiert.
keys-phrase-save = Als Datei sichern
keys-phrase-file = Die Wortfolge für deine Spiele auf { $address }:
keys-phrase-done = Ich habe sie aufgeschrieben
keys-passkey = Passkey
keys-passkey-why = Fingerabdruck, Gesicht oder PIN genügen, überall wo deine Passkeys sind.
keys-passkey-add = Passkey hinzufügen
keys-passkey-added = Dein Passkey ist gespeichert.
keys-passkey-here = Dieses Gerät hat schon einen Passkey für dich.
keys-mail = E-Mail
keys-mail-why = Ein Link an deine Adresse bringt dich zurück.
keys-mail-is =
    { $confirmed ->
        [true] { $address }
       *[false] { $address } – noch nicht bestätigt: Öffne den Link in der Mail.
    }
keys-mail-address = Deine E-Mail-Adresse
keys-mail-send = Bestätigen
keys-mail-sent = Eine Mail an { $address } ist unterwegs. Bestätige die Adresse mit dem Link darin.
keys-confirm-why = Die Adresse kann dich dann zu deinen Spielen zurückbringen. Wenn du nicht darum gebeten hast, schließ einfach die Seite.
keys-confirm-title = Ist das deine Adresse?
keys-confirm-do = Ja, das ist meine
keys-confirm-done = { $address } ist bestätigt. Damit kommst du ab jetzt zu deinen Spielen zurück.
keys-confirm-play = Zu den Spielen
keys-enter-title = Hier anmelden?
keys-enter-why = Dieses Gerät hat dann deinen Namen und deine Plätze statt der eigenen. Der Link gilt einmal.
keys-enter-do = Anmelden
keys-in = Ich habe hier schon gespielt
keys-in-why = Dieses Gerät hat dann deinen Namen und deine Plätze statt der eigenen.
keys-in-typed = Ein Code von einem anderen Gerät oder deine Wortfolge
keys-in-use = Verwenden
keys-in-passkey = Passkey verwenden
keys-in-mail = Link schicken
keys-in-mail-sent = Falls jemand hier diese Adresse bestätigt hat, ist eine Mail unterwegs. Der Link darin gilt 15 Minuten.
keys-in-done = Fertig: Deine Tische sind jetzt hier.
keys-offer = Nur dieser Browser kennt deine Spiele. Willst du auch zurückkommen können, wenn seine Daten gelöscht werden?
keys-offer-no = Nein danke
