# What a reader may choose for the page. -why says what a choice is good for.

settings-title = Asetukset
settings-language = Kieli
settings-theme = Vaalea tai tumma
settings-theme-system = Järjestelmän mukaan
settings-theme-light = Vaalea
settings-theme-dark = Tumma
settings-size = Tekstin koko
settings-size-small = Pieni
settings-size-usual = Tavallinen
settings-size-large = Suuri
settings-size-largest = Hyvin suuri
settings-colours = Värit
settings-colours-usual = Tavalliset
settings-colours-strong = Vahva kontrasti
settings-colours-apart = Selvemmin erilaiset
settings-colours-why = ”Selvemmin erilaiset” antaa korteille sävyt, joiden vaaleuskin eroaa, ja vahvemmat kuviot. Jokaisella värillä on joka tapauksessa oma merkkinsä.
settings-motion = Liike
settings-motion-system = Järjestelmän mukaan
settings-motion-less = Mahdollisimman vähän
settings-sound = Äänet
settings-sound-why = Pieniä ääniä, kun on vuorosi, kun jotakin tapahtuu ja pelin lopussa.
settings-keys = Näppäimet
settings-keys-why = Yksittäiset kirjaimet ja numerot tekevät pöydässä jotakin; ”?” luettelee ne. Ota pois, jos puhut tietokoneellesi tai näppäimiin osuu vahingossa.
settings-kept = Kaikki tämä säilyy vain tässä selaimessa.
