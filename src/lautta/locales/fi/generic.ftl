# Pöytä pelille, jolla ei ole sivulla omia sivuja.

## Asema

generic-position = Asema
generic-nothing = Täällä ei ole vielä mitään nähtävää.
generic-mine = Vain sinä näet tämän
generic-fact = { $name }: { $value }
generic-count = { $count } { $name }
generic-number = { NUMBER($number) }
generic-yes = { $yes ->
    [1] kyllä
   *[0] ei
}
generic-piece = { $sign }, { $name }
generic-place = { $count ->
    [0] { $name }: tyhjä
   *[other] { $name }: { $pieces }
}
generic-row = { $count ->
    [0] Rivi { $number }: tyhjä
   *[other] Rivi { $number }: { $pieces }
}

## Mitä voi tehdä

generic-actions = Mitä voit tehdä
generic-do = Sinun vuorosi: { $action }
generic-choose = Sinun vuorosi: mitä teet?
generic-at = Mitä haluat tehdä kohdassa { $place }?
generic-only = Kohdassa { $place } voit tehdä vain tämän: { $action }. Tee se valitsemalla uudelleen.
generic-next = { $action } – seuraavaksi: { $what }
generic-over = Peli on päättynyt.
generic-can = Voit tehdä näin: { $what }.
generic-back = Takaisin
generic-seek = Hae
generic-more = { $count ->
    [one] ja vielä 1: löydät sen hakemalla
   *[other] ja vielä { $count }: löydät ne hakemalla
}
generic-wins = { $you ->
    [1] Sinä voitat
   *[0] { $name } voittaa
}

## Näppäimet

generic-key-choice = Valitse luettelosta
generic-key-board = Siirry laudalle
generic-key-arrows = Paikasta toiseen
generic-key-enter = Valitse tämä paikka
generic-key-back = Askel taaksepäin

## Säännöt

generic-no-rules = Näitä sääntöjä ei ole vielä kirjoitettu tänne. Jos jokin ei ole sallittua, lauta kertoo, miksi.
generic-refused = Miksi jokin ei ehkä käy:
