# Was in Mails steht, um die jemand auf der Seite gebeten hat.

mail-confirm-title = Ist das deine Adresse?
mail-confirm =
    Jemand hat diese Adresse auf { $host } angegeben, wo man Brettspiele spielt: wahrscheinlich du.

    Wenn es deine ist, öffne diese Seite und drück dort auf den Knopf:

    { $link }

    Der Link gilt einen Tag. Wenn du das nicht warst, musst du nichts tun: Es schreibt dir niemand mehr.
mail-enter-title = So kommst du zurück zu deinen Spielen
mail-enter =
    Jemand will sich mit dieser Adresse anmelden: wahrscheinlich du. Öffne den Link auf dem Gerät, auf dem du spielen willst, und drück dort auf den Knopf:

    { $links }

    Er gilt 15 Minuten lang und nur einmal. Wenn du das nicht warst, tu nichts und gib den Link niemandem: Wer ihn hat, kann in deinem Namen spielen.
