# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

roads_spoken-topic-fleet = My transporters
roads_spoken-words-fleet = transporter, donkey, raft, truck
roads_spoken-topic-buildings = The buildings
roads_spoken-words-buildings = building, factory, mine
roads_spoken-topic-goods = The goods
roads_spoken-words-goods = goods, lie
roads_spoken-topic-wonder = The wonder
roads_spoken-words-wonder = wonder, brick
roads_spoken-example = What is on b2?
roads_spoken-unknown = Sorry, that was not understood. Name a tile such as b2, or ask about your transporters, the buildings, the goods, the wonder, the players or what you can do.
