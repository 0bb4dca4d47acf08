"""Could a position have come from a game, and what is wrong with it?"""
