# What every board can have wrong: its form. $name is a part of a board file, $limit a number.

boards-form-missing = { $name } is missing.
boards-form-unknown = A board has no part called { $name }.
boards-form-choice = “{ $value }” is not possible; choose from { $known }.
boards-form-kind = “{ $value }” is of the wrong kind: { $wanted } is needed.
boards-form-long = This is too long: at most { $limit } characters.
boards-form-short = This is too short: at least { $limit ->
    [one] one character
   *[other] { $limit } characters
}.
boards-form-large = This is too large: at most { $limit }.
boards-form-small = This is too small: at least { $limit }.
boards-form-many = There are too many of these: at most { $limit }.
boards-form-few = There are too few of these: at least { $limit }.
boards-form-twice = Something is here twice.
boards-form-other = { $text }
boards-form-pattern = “{ $value }” is not written the right way ({ $pattern }).
