"""Cucumber: two players drop counters into seven columns, and four in a line win."""
