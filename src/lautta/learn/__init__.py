"""Training of the networks of computer players; playing does not need it.

`selfplay` plays games, here or on a `cluster`; their positions go through the `window` into `training`. `learning` runs
all of it, with `matches` between networks.
"""
