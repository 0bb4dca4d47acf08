# Adressen, unter denen nichts ist, und Browser, die der Server nicht kennt.

lost-title = Unter dieser Adresse ist nichts
lost-why = Vielleicht ist sie vertippt, oder was hier war, gibt es nicht mehr.
lost-stranger = Dieser Server kennt deinen Browser nicht
lost-stranger-another = Er benutzt eine andere Datenbank als die mit deinen Tischen: Vielleicht wurde er mit einem anderen Datenordner gestartet.
lost-stranger-gone = Vielleicht wurde eine Sicherung eingespielt, die älter ist als dein erster Besuch, oder dieses Gerät wurde abgemeldet.
lost-stranger-kept = Dieser Browser behält, woran man dich erkennt. Sobald der Server mit deinen Tischen wieder da ist, bist du wieder du.
lost-stranger-again = Noch einmal versuchen
lost-stranger-new = Als neuer Gast weitermachen
lost-stranger-before = Ich habe hier schon gespielt
