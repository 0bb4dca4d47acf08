# Karttasivut: kaikki kartat, kartta luvusta ja kartan teko. Laatat ovat kartan nimillä.

roads_maps-heading = Kartat
roads_maps-back = Kaikki kartat
roads_maps-none = Sellaista karttaa ei ole täällä.
roads_maps-all = { $count ->
    [one] Pelin ainoa kartta
   *[other] Pelin { $count } karttaa
}
roads_maps-mine = Tekemäni kartat
roads_maps-any-number = kaikki
roads_maps-for = { $count ->
    [one] yhdelle
   *[other] { $count } pelaajalle
}
roads_maps-tiles = { $count ->
    [one] yksi laatta
   *[other] { $count } laattaa
}
roads_maps-alone = 20 vuoroa yksin
roads_maps-no-rivers = ei jokia
roads_maps-starts = { $count ->
    [one] yksi merkitty lähtöpaikka
   *[other] { $count } merkittyä lähtöpaikkaa
}
roads_maps-own-goods = omat alkuhyödykkeet
roads_maps-record = Tunnettu ennätys: { $points }
roads_maps-author = Tekijä: { $name }
roads_maps-drawn = Kartta: { $title }
roads_maps-play = Pelaa tällä kartalla
roads_maps-change = Muokkaa kopiota
roads_maps-file = Lataa kartta
roads_maps-link = Kartan osoite jaettavaksi ystäville
roads_maps-link-text = Roads & Boats -kartta: { $title }

## On its card

roads_maps-card-expansion = Piirretty laajennukselle ({ $modules }); täällä sitä pelataan peruspelin säännöin.
roads_maps-card-any = Piirretty laajennuksen mille tahansa osille; täällä sitä pelataan peruspelin säännöin.
roads_maps-card-many = Piirretty laajennuksen monelle osalle; täällä sitä pelataan peruspelin säännöin.
roads_maps-card-also-without = Kortin mukaan sitä voi pelata myös ilman laajennusta.
roads_maps-card-rails = Karttaan painetut raiteet on jätetty pois.
roads_maps-card-web-list = Numero { $number } julkaisijan karttaluettelossa.
roads_maps-card-rule = { $rule ->
    [solo] Yhdelle pelaajalle: ihmeen neljä ensimmäistä riviä ovat täynnä, 20 vuoroa, kaivoksissa ei ole onnea.
    [no-planes-trains] Kortti kieltää lentokoneet ja junat, joita peruspelissä ei ole.
    [twenty-turns] Kortti ehdottaa lopettamista 20 vuoron jälkeen ja ihmeen neljän ensimmäisen rivin täyttämistä ennalta.
    [experience] Kortti suosittelee sitä pelaajille, joilla on eri verran kokemusta.
    [puzzle] Julkaisija luettelee sen pulmien joukossa.
    [unnamed] Sillä ei ole painettua nimeä; se on nimetty kolmen jokensa mukaan.
   *[lesson] Oppitunteja pidetään sillä; se ei ole missään kirjassa.
}
roads_maps-module = { $module ->
    [bombs] pommit
    [planes] lentokoneet
    [trains] junat
    [trade] kauppa
    [management] johtaminen
    [electricity] sähkö
    [art] taide
   *[research] perustutkimus
}
roads_maps-record-of = siinä { $stock ->
    [one] yksi arvopaperi
   *[other] { $stock } arvopaperia
}, { $coins ->
    [one] yksi kolikko
   *[other] { $coins } kolikkoa
}, { $gold } kultaa ja { $rows ->
    [one] yksi ihmeen rivi
   *[other] { $rows } ihmeen riviä
}
roads_maps-copied = Lähde: { $source }

## Luvusta

roads_maps-generate = Arvottu kartta
roads_maps-seed = Kartan numero
roads_maps-generate-do = Näytä
roads_maps-generate-other = Arvo toinen

## Kartan teko

roads_maps-make = Tee kartta
roads_maps-make-why = Maalaa oma kartta, jaa sen osoite ja pelaa sillä.
roads_maps-make-lead = Valitse, millä maalaat, ja sitten kohta kartalta. Kun piirrät jokea, valitse kohta läheltä sivua, jonka yli sen pitää virrata. Viat näkyvät heti alla.
roads_maps-make-map = Kartta, jota teet. Nuolinäppäimet vievät laatalta toiselle, Enter käyttää työkalua. { $tile }
roads_maps-new-title = Oma kartta
roads_maps-tools = Millä maalataan
roads_maps-tool-river = Joki
roads_maps-tool-start = Lähtöpaikka
roads_maps-tool-erase = Poista
roads_maps-smaller = Pienemmäksi
roads_maps-bigger = Suuremmaksi
roads_maps-tile = Laatta { $name }
roads_maps-no-tile = Tässä ei ole laattaa
roads_maps-terrain = Maasto
roads_maps-river = Joki suuntaan
roads_maps-river-to = joki suuntaan { $sides }
roads_maps-is-start = lähtöpaikka
roads_maps-side = { $side ->
    [e] itä
    [ne] koillinen
    [nw] luode
    [w] länsi
    [sw] lounas
   *[se] kaakko
}
roads_maps-tap-a-side = Joki tarvitsee sivun: valitse kohta lähempää sivua tai laatan sivut alta.
roads_maps-no-river-here = Tällä sivulla ei ole maata joelle.
roads_maps-too-many-sides = Joki ylittää enintään kolme laatan sivua.
roads_maps-checks = Onko kartta kunnossa?
roads_maps-checking = Pieni hetki…
roads_maps-check-failed = Palvelin ei vastaa juuri nyt.
roads_maps-right = Kaikki on kunnossa.
roads_maps-wrong = { $count ->
    [one] Yksi vika
   *[other] { $count } vikaa
}:
roads_maps-title = Nimi
roads_maps-players = Pelaajien määrä
roads_maps-goods = Jokaisessa kodissa
roads_maps-own-goods-choose = omat alkuhyödykkeet
roads_maps-usual-goods = Tavalliset: 3 aasia, 5 lautaa, 1 kivi, 2 hanhea.
roads_maps-donkeys = Aaseja
roads_maps-anew = Aloita alusta toisen kokoisena
roads_maps-wide = Leveys
roads_maps-high = Korkeus
roads_maps-anew-do = Tee tämän kokoinen
roads_maps-save = Tallenna ja jaa
roads_maps-save-hint = Kartta saa oman osoitteen. Tallennettu kartta ei muutu; muokkaamalla siitä syntyy uusi.
roads_maps-save-not-yet = Onnistuu heti, kun kaikki on kunnossa.

## Kartan latominen yhdessä

roads_maps-lay = Kootkaa kartta yhdessä
roads_maps-lay-why = Yhdellä ruudulla tai eri paikoissa, vuorotellen, kaksi laattaa kerrallaan, jokien sääntöjen mukaan. Sitä varten perustetaan pöytä, ja kun kartta on valmis, sillä pelataan; se jää omiin karttoihisi.
roads_maps-lay-place = Paikka laattojen { $tiles } vieressä
roads_maps-lay-first = Ensimmäinen paikka
roads_maps-lay-rotate = Käännä
roads_maps-lay-box = Laatikossa jäljellä
roads_maps-lay-undo = Ota viimeinen laatta takaisin
roads_maps-lay-why-not = Laatta ei voi olla siinä: { $reason ->
    [none-left] laatikossa ei ole enää sellaista.
    [broken-river] joki katkeaisi.
    [begins-nowhere] sen joki ei ala siitä eikä jatka toista.
    [unfinishable] kaikkia jokia ei enää voisi saattaa loppuun.
    [no-land] kartalla ei olisi lainkaan maata.
    [apart] se ei koskettaisi muita laattoja.
    [too-far] kartta ulottuisi liian kauas keskeltä.
    [taken] siinä on jo laatta.
   *[finished] kartta on valmis.
}
roads_maps-lay-nowhere = Laatta ei sovi näin mihinkään: käännä sitä tai valitse toinen.
roads_maps-shape = { $shape ->
    [none] ei jokea
    [source] lähde
    [straight] suora joki
    [wide] loiva mutka
    [sharp] jyrkkä mutka
   *[junction] haara
}

## Laying one at a table

roads_maps-table = Kartan kokoaminen
roads_maps-table-mine = Sinun vuorosi: aseta laatta.
roads_maps-table-theirs = { $name } asettaa laattaa.
roads_maps-table-left = { $left ->
    [one] Tämä on viimeinen.
   *[other] Jäljellä { $left }/{ $size }.
}
roads_maps-table-done = Kartta on valmis, ja peli alkaa.
