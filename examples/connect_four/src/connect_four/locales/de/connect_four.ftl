connect_four-title = Vier gewinnt
connect_four-summary = Wirf Steine in sieben Spalten: Vier in einer Reihe gewinnen.
connect_four-rules =
    Ihr werft abwechselnd einen Stein in eine der sieben Spalten, und er fällt so weit hinunter, wie er kann.

    Wer zuerst vier Steine in einer Reihe hat, waagerecht, senkrecht oder schräg, gewinnt. Ist das Brett vorher voll, endet die Partie unentschieden.
connect_four-action-drop = Stein einwerfen
connect_four-field-cells = Brett
connect_four-field-column = Spalte
connect_four-field-turn = Zug
connect_four-refused-full = diese Spalte ist voll
connect_four-chapter-drop = Steine einwerfen
connect_four-log-drop = { $you ->
    [1] Du wirfst einen Stein in Spalte { $column }.
   *[other] { $seat } wirft einen Stein in Spalte { $column }.
}
connect_four-log-won = { $you ->
    [1] Du hast vier in einer Reihe und gewinnst.
   *[other] { $seat } hat vier in einer Reihe und gewinnt.
}
connect_four-log-shares-win = { $you ->
    [1] Das Brett ist voll: unentschieden für dich.
   *[other] Das Brett ist voll: unentschieden für { $seat }.
}
