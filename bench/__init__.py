"""Speed and strength, measured: Lautta's engines beside its peers, and its computer players against each other."""
