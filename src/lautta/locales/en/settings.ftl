# What a reader may choose for the page. -why says what a choice is good for.

settings-title = Settings
settings-language = Language
settings-theme = Light or dark
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-size = Size of the text
settings-size-small = Small
settings-size-usual = Usual
settings-size-large = Large
settings-size-largest = Very large
settings-colours = Colours
settings-colours-usual = Usual
settings-colours-strong = Strong contrast
settings-colours-apart = Farther apart
settings-colours-why = “Farther apart” gives the cards hues that also differ in lightness, with bolder patterns. Each colour has its sign in any case.
settings-motion = Motion
settings-motion-system = As the system
settings-motion-less = As little as possible
settings-sound = Sounds
settings-sound-why = Small tones when it is your turn, when something happens and at the end.
settings-keys = Keys
settings-keys-why = Single letters and digits do something at a table; “?” lists them. Turn this off if you speak to your computer or strike keys by chance.
settings-kept = All of this is kept in this browser only.
