"""The settler: a computer player with simple goals, used by sense.py. Read strategy.py first, then needs.py,
fetching.py and decisions.py.
"""
