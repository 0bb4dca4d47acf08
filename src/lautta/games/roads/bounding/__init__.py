"""An upper bound of the points of one player alone: a relaxation of the rules as a linear program."""
