# Roads & Boatsin ensimmäinen oppitunti. $place ja $other ovat laattoja, $done on vaiheen päättävä painike.

lesson-title = Ensimmäinen oppitunti
lesson-progress = { $count }/{ $all } tavoitetta saavutettu
lesson-leave = Poistu oppitunnilta
lesson-again = Aloita alusta
lesson-new = Perusta peli
lesson-home = Tämä pieni maa on vain sinun. Napsauta keskellä olevaa kehystettyä laidunta ({ $place }): siitä tulee kotisi.
lesson-production-first = Vuoro alkaa tuotannosta. Mikään ei vielä tuota, joten napsauta ”{ $done }”.
lesson-load-board = Sinulla on kolme aasia, viisi lautaa, kivi ja kaksi hanhea. Napsauta aasia: se jaksaa kaksi hyödykettä. Lastaa yksi lauta nuolella → rivillä ”laudat”.
lesson-load-one-board = Napsauta kotona ({ $place }) olevaa aasia ja lastaa yksi lauta nuolella →.
lesson-choose = { $good ->
    [boards] Napsauta aasia, jolla on lautoja.
    [trunks] Napsauta aasia, jolla on tukkeja.
    [stone] Napsauta aasia, jolla on kivi.
   *[none] Napsauta siellä olevaa aasia.
}
lesson-to-woods = Napsauta nyt metsää ({ $place }), ja aasi vie laudan sinne. Ilman tietä se kulkee vuorossa yhden laatan.
lesson-load-boards = Napsauta toista kotona olevaa aasia ja lastaa nuolella → kaksi lautaa. Enempää se ei jaksa.
lesson-to-rock = Vie ne kalliolle: napsauta { $place }.
lesson-bring-boards = Saha tarvitsee lautoja: tuo ne kotiin, napsauta { $place }.
lesson-movement-done = Tässä vaiheessa ei ole enempää tehtävää. Napsauta ”{ $done }”.
lesson-build-woodcutter = Nyt rakennetaan. Napsauta metsää ({ $place }) ja valitse puunhakkaaja. Se maksaa laudan, jonka aasisi toi.
lesson-build-quarry = Napsauta kalliota ({ $place }) ja valitse kivilouhos, joka maksaa kaksi lautaa.
lesson-build-sawmill = Napsauta kotiasi ({ $place }) ja valitse saha: kaksi lautaa ja kivi. Nyt kaikki on käytetty, ja maasi alkaa tehdä työtä.
lesson-building-done = Muuta rakennettavaa ei ole. Napsauta ”{ $done }”.
lesson-wonder-done = Ihmeen tiilet maksetaan kotona olevilla hyödykkeillä, ja tarvitset vielä omasi. Napsauta ”{ $done }”.
lesson-production-given = Katso: puunhakkaajan luona on tukkeja ja louhoksella kiveä. Tällaiset rakennukset antavat joka vuoro yhden hyödykkeen, vaikkei paikalla olisi ketään. Napsauta ”{ $done }”.
lesson-go-woods = Metsässä on tukkeja. Lähetä sinne aasi: napsauta aasia ja sitten { $place }.
lesson-load-trunks = Napsauta metsässä ({ $place }) olevaa aasia ja lastaa tukit nuolella →.
lesson-trunks-home = Vie tukit sahalle: napsauta { $place }.
lesson-go-rock = Louhoksella on kiveä. Lähetä sinne aasi: napsauta aasia ja sitten { $place }.
lesson-load-stone = Napsauta kalliolla ({ $place }) olevaa aasia ja lastaa kivi nuolella →.
lesson-stone-home = Tuo kivi kotiin: napsauta { $place }. Siitä tulee tie.
lesson-build-road = Napsauta { $place } ja rakenna yhdellä kivellä tie, jonka toinen pää on { $other }.
lesson-saw = Tukit ovat sahalla ({ $place }), ja niin on aasikin. Käytä sahaa luettelon painikkeella: yhdestä tukkipinosta tulee kaksi lautaa.
lesson-production-done = Napsauta ”{ $done }”.
lesson-by-road = Tietä pitkin aasi kulkee kaksi laattaa, siis edestakaisin samassa vuorossa! Napsauta kotona olevaa aasia, jolla ei ole kuormaa, ja sitten metsää ({ $place }).
lesson-by-road-load = Lastaa tukit täältä nuolella →.
lesson-by-road-back = Ja takaisin kotiin: napsauta { $place }.
lesson-pay = Valitse, millä maksat.
lesson-end = Hienoa! Olet vienyt hyödykkeitä sinne, missä niitä tarvitaan, ja tehnyt niistä lisää. Jatka täällä, jos haluat: paperi, hanhet ja kulta odottavat. Tai perusta oma peli.
lesson-stuck = Lautoja on liian vähän puunhakkaajaan ja sahaan, eikä niitä ilman näitä koskaan tule lisää. Kumoa toimintoja tai aloita alusta.
