"""The rules: sequence.py first, then the chapters."""
