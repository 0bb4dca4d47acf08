"""Learning: how the networks of computer players come about. Playing needs none of it.

Games against oneself are played in `selfplay`, here or in a `cluster`; what can be learned from them goes through the
`window` into `training`; `learning` is all of it from beginning to end, with `matches` between networks.
"""
