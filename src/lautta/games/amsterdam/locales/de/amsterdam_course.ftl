# The lessons of the game, step by step.

amsterdam_course-first = Amsterdam in fünf Minuten
amsterdam_course-first-about = Karten, Strecken, Verträge: alles für deine erste Partie.
amsterdam_course-first-welcome = Willkommen im Amsterdam des 17. Jahrhunderts! Du schickst Karren durch die Stadt: Du baust Strecken zwischen ihren Orten und verbindest die, die in deinen Verträgen stehen.
amsterdam_course-first-contract = Das ist dein geheimer Vertrag: Dam und De Drie Hendricken. Verbinde sie mit eigenen Strecken, egal auf welchem Weg, dann bekommst du am Ende 3 Punkte. Wenn nicht, verlierst du 3.
amsterdam_course-first-row = In deinem Zug tust du eines von drei Dingen. Das erste: zwei Karten nehmen. Nimm die offene blaue.
amsterdam_course-first-deck = Eine neue Karte hat die Lücke gefüllt. Nimm deine zweite Karte blind vom Stapel.
amsterdam_course-first-rival = Dein Zug war vorbei, und deine Gegnerin hat mit zwei roten Karten die rote Strecke gebaut. Zu zweit ist die rosa Strecke daneben jetzt geschlossen: Von zwei Strecken nebeneinander wird nur eine gebaut.
amsterdam_course-first-build = Das zweite: eine Strecke bauen. Jedes Feld kostet eine Karte in ihrer Farbe. Wähle die umrandete blaue Strecke am Dam und bezahle.
amsterdam_course-first-grey = Ein Punkt! Weiter zum Westermarkt. Die umrandete Strecke ist grau: Sie nimmt eine beliebige Farbe. Baue sie.
amsterdam_course-first-bonus = Noch eine Strecke, und der Vertrag ist erfüllt. Auf dieser ist ein kleiner Karren: Wer sie baut, bekommt eine Bonuskarte. Baue sie mit einer schwarzen Karte.
amsterdam_course-first-done = Dam und De Drie Hendricken sind verbunden: Diese 3 Punkte sind dir sicher. Die anderen sehen deine Verträge erst am Ende.
amsterdam_course-first-draw = Das dritte, was du in deinem Zug tun kannst: zwei Verträge ziehen.
amsterdam_course-first-keep = Behalte mindestens einen, oder beide. Sieh, wohin sie führen: Ein leichter liegt nahe bei deinen Strecken. Wähle und bestätige.
amsterdam_course-first-kept = Was du behältst, zählt: Erfüllt bringt es seine Punkte, unerfüllt kostet es sie. Zieh also spät in der Partie keine Verträge mehr.
amsterdam_course-first-wild = Ein paar Züge später. Das Rad ist ein Joker: Es steht für jede Farbe. Doch ein offener Joker ist die einzige Karte deines Zuges. Nimm ihn.
amsterdam_course-first-long = Zwei blaue und der Joker bezahlen eine blaue Strecke mit drei Feldern. Baue die umrandete.
amsterdam_course-first-points = Vier Punkte auf einmal und noch eine Bonuskarte! Lange Strecken bringen mehr: ein Feld 1 Punkt, zwei 2, drei 4, vier 7. Sie müssen deine anderen Strecken nicht berühren.
amsterdam_course-first-last = Du hast 16 Karren, einen für jedes Feld. Hat jemand am Ende eines Zuges höchstens zwei übrig, haben alle noch einen Zug.
amsterdam_course-first-count = Dann werden Verträge und Bonuskarten gezählt: zu zweit 8 Punkte für die meisten, 4 für die zweitmeisten. Die meisten Punkte gewinnen.
amsterdam_course-first-end = Das ist alles: Karten nehmen, Strecken bauen, Verträge ziehen. Du kennst Joker und Bonuskarten und weißt, wann Schluss ist. Auf zu deiner ersten Partie!
