"""Training of the networks of computer players; playing does not need it.

`self_play_tasks` plays games; their positions go through the `window` into `training`. `learning` runs
all of it, with `matches` between networks. `data` writes games for other learners.
"""
