# Turns planned ahead: what waits, and what cut it. $number counts my turns, $action is one of them in words.

ahead-title = My next turn
ahead-title-more = My next turns
ahead-secret = Only you see this. It is played when your turn comes, as far as the rules allow.
ahead-when = When it is played
ahead-when-always = Whatever the others do
ahead-when-expected = Only if they do this
ahead-if = Only if the others do this:
ahead-turn = Turn { $number }
ahead-keep = Keep
ahead-drop = Drop it
ahead-other = Plan something else
ahead-cut-refused = This could not be done: { $action }
ahead-cut-others = The others did something else than you had expected.
ahead-cut-changed = The game went another way before: something was taken back, or you played yourself.
ahead-because = What they did:
ahead-rest = Not played:
