# Was an jedem Brett der Form nach falsch sein kann. $name ist ein Teil einer Brettdatei, $limit eine Zahl.

boards-form-missing = { $name } fehlt.
boards-form-unknown = Ein Spielplan hat keinen Teil namens { $name }.
boards-form-choice = „{ $value }“ geht nicht; möglich ist { $known }.
boards-form-kind = „{ $value }“ ist von der falschen Art: { $wanted } ist nötig.
boards-form-long = Das ist zu lang: höchstens { $limit } Zeichen.
boards-form-short = Das ist zu kurz: mindestens { $limit ->
    [one] ein Zeichen
   *[other] { $limit } Zeichen
}.
boards-form-large = Das ist zu groß: höchstens { $limit }.
boards-form-small = Das ist zu klein: mindestens { $limit }.
boards-form-many = Davon gibt es zu viele: höchstens { $limit }.
boards-form-few = Davon gibt es zu wenige: mindestens { $limit }.
boards-form-twice = Hier steht etwas zweimal.
boards-form-other = { $text }
boards-form-pattern = „{ $value }“ ist nicht richtig geschrieben ({ $pattern }).
