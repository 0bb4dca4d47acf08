# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

spoken-title = Ask the board
spoken-lead = Ask in words, or choose a question.
spoken-question = Your question
spoken-ask = Ask
spoken-answers = Answers
spoken-example = What would you like to know?
spoken-unknown = Sorry, that was not understood. Choose one of the questions below.
spoken-watching = You are watching and have no seat here.

## Questions

spoken-topic-turn = What can I do?
spoken-words-turn = what can, can i do, turn, whose, to play, now
spoken-topic-hand = My hand
spoken-words-hand = hand, my cards, cards
spoken-topic-players = The players
spoken-words-players = player, others, opponent
spoken-topic-last = What happened?
spoken-words-last = happen, last, log, before
