# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

roads_spoken-topic-fleet = Meine Transporter
roads_spoken-words-fleet = transporter, esel, floß
roads_spoken-topic-buildings = Die Gebäude
roads_spoken-words-buildings = gebäude, fabrik, mine
roads_spoken-topic-goods = Die Waren
roads_spoken-words-goods = waren, liegt
roads_spoken-topic-wonder = Das Wunder
roads_spoken-words-wonder = wunder, baustein
roads_spoken-example = Was ist auf b2?
roads_spoken-unknown = Das habe ich nicht verstanden. Nenne ein Feld, etwa b2, oder frag nach deinen Transportern, den Gebäuden, den Waren, dem Wunder, den Spielern oder danach, was du tun kannst.
