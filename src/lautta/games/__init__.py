"""The games, one package each, all built to one floor plan; none of them knows another."""
