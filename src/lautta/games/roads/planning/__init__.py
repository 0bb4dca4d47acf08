"""Planning: projects in order, errands that serve them, and whole games that come of them; in the rules dialect.

Read agenda.py first (what a player means to do, in order), then errands.py (who fetches what), wants.py (what a project
needs where), phases.py (one phase of one seat) and lines.py (a game from here on). improve.py makes agendas better by
small changes, of projects.py and orders.py; freeze.py turns a line into orders.
"""
