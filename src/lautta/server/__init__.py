"""Tables, people, live updates, storage: the only part of Lautta that knows HTTP or SQL.

Read `table.py` first (a table is its events), then `owner.py` (who may change it), `answers.py` (what is told of it),
`api.py` and `live.py` (how it is asked for). `app.py` puts it together and `run.py` serves it.
"""
