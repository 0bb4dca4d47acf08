# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

roads_spoken-topic-fleet = Kuljetusvälineeni
roads_spoken-words-fleet = kuljetin, kuljettim, kuljetusv, aasi, lautta
roads_spoken-topic-buildings = Rakennukset
roads_spoken-words-buildings = rakennu, tehdas, kaivos
roads_spoken-topic-goods = Hyödykkeet
roads_spoken-words-goods = hyödyk, tavara
roads_spoken-topic-wonder = Ihme
roads_spoken-words-wonder = ihme, tiili
roads_spoken-example = Mitä on laatalla b2?
roads_spoken-unknown = Kysymystä ei ymmärretty. Mainitse jokin laatta, esimerkiksi b2, tai kysy kuljetusvälineistäsi, rakennuksista, hyödykkeistä, ihmeestä, pelaajista tai siitä, mitä voit tehdä.
