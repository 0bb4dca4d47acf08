# Mitä missä tahansa laudassa voi olla muodoltaan vialla. $name on lautatiedoston osa, $limit luku.

boards-form-missing = { $name } puuttuu.
boards-form-unknown = Laudassa ei ole osaa nimeltä { $name }.
boards-form-choice = ”{ $value }” ei käy; vaihtoehdot ovat { $known }.
boards-form-kind = ”{ $value }” on väärää tyyppiä: tarvitaan { $wanted }.
boards-form-long = Tämä on liian pitkä: enintään { $limit } merkkiä.
boards-form-short = Tämä on liian lyhyt: vähintään { $limit ->
    [one] yksi merkki
   *[other] { $limit } merkkiä
}.
boards-form-large = Tämä on liian suuri: enintään { $limit }.
boards-form-small = Tämä on liian pieni: vähintään { $limit }.
boards-form-many = Näitä on liikaa: enintään { $limit }.
boards-form-few = Näitä on liian vähän: vähintään { $limit }.
boards-form-twice = Tässä on jokin kahteen kertaan.
boards-form-other = { $text }
boards-form-pattern = ”{ $value }” on kirjoitettu väärin ({ $pattern }).
