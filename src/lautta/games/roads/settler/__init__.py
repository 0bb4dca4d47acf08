"""The settler: a computer player with simple goals. sense.py is its door; read goals.py first, then errands.py."""
