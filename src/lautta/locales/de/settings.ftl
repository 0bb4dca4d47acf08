# What a reader may choose for the page. -why says what a choice is good for.

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-size = Größe der Schrift
settings-size-small = Klein
settings-size-usual = Üblich
settings-size-large = Groß
settings-size-largest = Sehr groß
settings-colours = Farben
settings-colours-usual = Übliche
settings-colours-strong = Starker Kontrast
settings-colours-apart = Weiter auseinander
settings-colours-why = „Weiter auseinander“ gibt den Karten Töne, die sich auch in der Helligkeit unterscheiden, und kräftigere Muster. Ihr Zeichen hat jede Farbe ohnehin.
settings-motion = Bewegung
settings-motion-system = Wie das System
settings-motion-less = So wenig wie möglich
settings-sound = Töne
settings-sound-why = Kleine Töne, wenn du am Zug bist, wenn etwas geschieht und am Ende.
settings-keys = Tasten
settings-keys-why = Einzelne Buchstaben und Ziffern tun am Tisch etwas; „?“ listet sie auf. Abschalten, wenn du mit deinem Computer sprichst oder Tasten aus Versehen triffst.
settings-kept = All das bleibt nur in diesem Browser.
