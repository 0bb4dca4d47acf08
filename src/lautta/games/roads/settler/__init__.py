"""The settler: a computer player with simple goals, used by sense.py. Read goals.py first, then errands.py."""
