# Roads & Boatsin ensimmäinen oppitunti. $place ja $other ovat laattoja, $done on vaiheen päättävä painike.

roads_lesson-title = Ensimmäinen oppitunti
roads_lesson-progress = { $count }/{ $all } tavoitetta saavutettu
roads_lesson-leave = Poistu oppitunnilta
roads_lesson-again = Aloita alusta
roads_lesson-new = Perusta peli
roads_lesson-home = Tämä pieni maa on vain sinun. Napsauta keskellä olevaa kehystettyä laidunta ({ $place }): siitä tulee kotisi.
roads_lesson-production-first = Vuoro alkaa tuotannosta. Mikään ei vielä tuota, joten napsauta ”{ $done }”.
roads_lesson-load-board = Sinulla on kolme aasia, viisi lautaa, kivi ja kaksi hanhea. Napsauta aasia: se jaksaa kaksi hyödykettä. Lastaa yksi lauta nuolella → rivillä ”laudat”.
roads_lesson-load-one-board = Napsauta kotona ({ $place }) olevaa aasia ja lastaa yksi lauta nuolella →.
roads_lesson-choose = { $good ->
    [boards] Napsauta aasia, jolla on lautoja ({ $from }).
    [trunks] Napsauta aasia, jolla on tukkeja ({ $from }).
    [stone] Napsauta aasia, jolla on kivi ({ $from }).
   *[none] Napsauta siellä olevaa aasia.
}
roads_lesson-to-woods = Napsauta nyt metsää ({ $place }), ja aasi vie laudan sinne. Ilman tietä se kulkee vuorossa yhden laatan.
roads_lesson-load-boards = Napsauta toista kotona olevaa aasia ja lastaa nuolella → kaksi lautaa. Enempää se ei jaksa.
roads_lesson-to-rock = Vie ne kalliolle: napsauta { $place }.
roads_lesson-bring-boards = Saha tarvitsee lautoja: tuo ne kotiin, napsauta { $place }.
roads_lesson-movement-done = Tässä vaiheessa ei ole enempää tehtävää. Napsauta ”{ $done }”.
roads_lesson-build-woodcutter = Nyt rakennetaan. Napsauta metsää ({ $place }) ja valitse puunhakkaaja. Se maksaa laudan, jonka aasisi toi.
roads_lesson-build-quarry = Napsauta kalliota ({ $place }) ja valitse kivilouhos, joka maksaa kaksi lautaa.
roads_lesson-build-sawmill = Napsauta kotiasi ({ $place }) ja valitse saha: kaksi lautaa ja kivi. Nyt kaikki on käytetty, ja maasi alkaa tehdä työtä.
roads_lesson-building-done = Muuta rakennettavaa ei ole. Napsauta ”{ $done }”.
roads_lesson-wonder-done = Ihmeen tiilet maksetaan kotona olevilla hyödykkeillä, ja tarvitset vielä omasi. Napsauta ”{ $done }”.
roads_lesson-production-given = Katso: puunhakkaajan luona on tukkeja ja louhoksella kiveä. Tällaiset rakennukset antavat joka vuoro yhden hyödykkeen, vaikkei paikalla olisi ketään. Napsauta ”{ $done }”.
roads_lesson-go-woods = Metsässä on tukkeja. Lähetä sinne aasi: napsauta aasia ja sitten { $place }.
roads_lesson-load-trunks = Napsauta metsässä ({ $place }) olevaa aasia ja lastaa tukit nuolella →.
roads_lesson-trunks-home = Vie tukit sahalle: napsauta { $place }.
roads_lesson-go-rock = Louhoksella on kiveä. Lähetä sinne aasi: napsauta aasia ja sitten { $place }.
roads_lesson-load-stone = Napsauta kalliolla ({ $place }) olevaa aasia ja lastaa kivi nuolella →.
roads_lesson-stone-home = Tuo kivi kotiin: napsauta { $place }. Siitä tulee tie.
roads_lesson-build-road = Napsauta { $place } ja rakenna yhdellä kivellä tie, jonka toinen pää on { $other }.
roads_lesson-saw = Tukit ovat sahalla ({ $place }), ja niin on aasikin. Napsauta { $place } ja käytä sahaa painikkeella ▶: yhdestä tukkipinosta tulee kaksi lautaa.
roads_lesson-production-done = Napsauta ”{ $done }”.
roads_lesson-by-road = Tietä pitkin aasi kulkee kaksi laattaa, siis edestakaisin samassa vuorossa! Napsauta kotona olevaa aasia, jolla ei ole kuormaa, ja sitten metsää ({ $place }).
roads_lesson-by-road-load = Lastaa tukit täältä nuolella →.
roads_lesson-by-road-back = Ja takaisin kotiin: napsauta { $place }.
roads_lesson-pay = Valitse, millä maksat.
roads_lesson-end = Hienoa! Olet vienyt hyödykkeitä sinne, missä niitä tarvitaan, ja tehnyt niistä lisää. Jatka täällä, jos haluat: paperi, hanhet ja kulta odottavat. Tai perusta oma peli.
roads_lesson-stuck = Lautoja on liian vähän puunhakkaajaan ja sahaan, eikä niitä ilman näitä koskaan tule lisää. Kumoa toimintoja tai aloita alusta.
