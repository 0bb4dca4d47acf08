# Karttasivut: kaikki kartat, kartta luvusta ja kartan teko. Laatat ovat kartan nimillä.

maps-heading = Kartat
maps-back = Kaikki kartat
maps-none = Sellaista karttaa ei ole täällä.
maps-all = { $count ->
    [one] Pelin ainoa kartta
   *[other] Pelin { $count } karttaa
}
maps-mine = Tekemäni kartat
maps-any-number = kaikki
maps-for = { $count ->
    [one] yhdelle
   *[other] { $count } pelaajalle
}
maps-tiles = { $count ->
    [one] yksi laatta
   *[other] { $count } laattaa
}
maps-alone = 20 vuoroa yksin
maps-no-rivers = ei jokia
maps-starts = { $count ->
    [one] yksi merkitty lähtöpaikka
   *[other] { $count } merkittyä lähtöpaikkaa
}
maps-own-goods = omat alkuhyödykkeet
maps-record = Tunnettu ennätys: { $points }
maps-author = Tekijä: { $name }
maps-drawn = Kartta: { $title }
maps-play = Pelaa tällä kartalla
maps-change = Muokkaa kopiota
maps-file = Lataa kartta
maps-link = Kartan osoite jaettavaksi ystäville
maps-link-text = Roads & Boats -kartta: { $title }

## On its card

maps-card-expansion = Piirretty laajennukselle ({ $modules }); täällä sitä pelataan peruspelin säännöin.
maps-card-any = Piirretty laajennuksen mille tahansa osille; täällä sitä pelataan peruspelin säännöin.
maps-card-many = Piirretty laajennuksen monelle osalle; täällä sitä pelataan peruspelin säännöin.
maps-card-also-without = Kortin mukaan sitä voi pelata myös ilman laajennusta.
maps-card-rails = Karttaan painetut raiteet on jätetty pois.
maps-card-web-list = Numero { $number } julkaisijan karttaluettelossa.
maps-card-rule = { $rule ->
    [solo] Yhdelle pelaajalle: ihmeen neljä ensimmäistä riviä ovat täynnä, 20 vuoroa, kaivoksissa ei ole onnea.
    [no-planes-trains] Kortti kieltää lentokoneet ja junat, joita peruspelissä ei ole.
    [twenty-turns] Kortti ehdottaa lopettamista 20 vuoron jälkeen ja ihmeen neljän ensimmäisen rivin täyttämistä ennalta.
    [experience] Kortti suosittelee sitä pelaajille, joilla on eri verran kokemusta.
    [puzzle] Julkaisija luettelee sen pulmien joukossa.
    [unnamed] Sillä ei ole painettua nimeä; se on nimetty kolmen jokensa mukaan.
   *[lesson] Ensimmäinen oppitunti pidetään sillä; se ei ole missään kirjassa.
}
maps-module = { $module ->
    [bombs] pommit
    [planes] lentokoneet
    [trains] junat
    [trade] kauppa
    [management] johtaminen
    [electricity] sähkö
    [art] taide
   *[research] perustutkimus
}
maps-record-of = siinä { $stock ->
    [one] yksi arvopaperi
   *[other] { $stock } arvopaperia
}, { $coins ->
    [one] yksi kolikko
   *[other] { $coins } kolikkoa
}, { $gold } kultaa ja { $rows ->
    [one] yksi ihmeen rivi
   *[other] { $rows } ihmeen riviä
}
maps-copied = Lähde: { $source }

## Luvusta

maps-generate = Arvottu kartta
maps-seed = Kartan numero
maps-generate-do = Näytä
maps-generate-other = Arvo toinen

## Kartan teko

maps-make = Tee kartta
maps-make-why = Maalaa oma kartta, jaa sen osoite ja pelaa sillä.
maps-make-lead = Valitse, millä maalaat, ja napsauta karttaa. Kun piirrät jokea, napsauta läheltä sivua, jonka yli sen pitää virrata. Viat näkyvät heti alla.
maps-make-map = Kartta, jota teet. Nuolinäppäimet vievät laatalta toiselle, Enter käyttää työkalua. { $tile }
maps-new-title = Oma kartta
maps-tools = Millä maalataan
maps-tool-river = Joki
maps-tool-start = Lähtöpaikka
maps-tool-erase = Poista
maps-smaller = Pienemmäksi
maps-bigger = Suuremmaksi
maps-tile = Laatta { $name }
maps-no-tile = Tässä ei ole laattaa
maps-terrain = Maasto
maps-river = Joki suuntaan
maps-river-to = joki suuntaan { $sides }
maps-is-start = lähtöpaikka
maps-side = { $side ->
    [e] itä
    [ne] koillinen
    [nw] luode
    [w] länsi
    [sw] lounas
   *[se] kaakko
}
maps-tap-a-side = Joki tarvitsee sivun: napsauta lähempää sivua tai valitse laatan sivut alta.
maps-no-river-here = Tällä sivulla ei ole maata joelle.
maps-too-many-sides = Joki ylittää enintään kolme laatan sivua.
maps-checks = Onko kartta kunnossa?
maps-checking = Pieni hetki…
maps-check-failed = Palvelin ei vastaa juuri nyt.
maps-right = Kaikki on kunnossa.
maps-wrong = { $count ->
    [one] Yksi vika
   *[other] { $count } vikaa
}:
maps-title = Nimi
maps-players = Pelaajien määrä
maps-goods = Jokaisessa kodissa
maps-own-goods-choose = omat alkuhyödykkeet
maps-usual-goods = Tavalliset: 3 aasia, 5 lautaa, 1 kivi, 2 hanhea.
maps-donkeys = Aaseja
maps-anew = Aloita alusta toisen kokoisena
maps-wide = Leveys
maps-high = Korkeus
maps-anew-do = Tee tämän kokoinen
maps-save = Tallenna ja jaa
maps-save-hint = Kartta saa oman osoitteen. Tallennettu kartta ei muutu; muokkaamalla siitä syntyy uusi.
maps-save-not-yet = Onnistuu heti, kun kaikki on kunnossa.

## Kartan latominen yhdessä

maps-lay = Kootkaa kartta yhdessä
maps-lay-why = Yhdellä ruudulla vuorotellen, kaksi laattaa kerrallaan, jokien sääntöjen mukaan. Jos ystäväsi ovat muualla, valitse tämä, kun perustat pöydän.
maps-lay-lead = Kuten säännöissä: ensimmäinen pelaaja aloittaa, ja sitten jokainen asettaa vuorollaan kaksi laattaa laatikosta. Joki alkaa lähteestä tai laskee mereen ja jatkuu laatalta toiselle, ja se on voitava saattaa loppuun.
maps-lay-computers = Montako heistä on tietokoneita
maps-lay-size = Laattoja kartassa
maps-lay-begin = Aloita
maps-lay-turn = Pelaaja { $seat } asettaa laatan. { $left ->
    [one] Tämä on viimeinen.
   *[other] Laattoja on jäljellä { $left }.
}
maps-lay-computer = Pelaaja { $seat }, tietokone, asettaa laattaa…
maps-lay-done = Kartta on valmis.
maps-lay-place = Paikka laattojen { $tiles } vieressä
maps-lay-first = Ensimmäinen paikka
maps-lay-rotate = Käännä
maps-lay-box = Laatikossa jäljellä
maps-lay-undo = Ota viimeinen laatta takaisin
maps-lay-title = Kokoajia { $count }
maps-lay-why-not = Laatta ei voi olla siinä: { $reason ->
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
maps-shape = { $shape ->
    [none] ei jokea
    [source] lähde
    [straight] suora joki
    [wide] loiva mutka
    [sharp] jyrkkä mutka
   *[junction] haara
}
