"""The server: tables where people play, on one computer or over a network.

Its rooms, each of which imports only those before it: `problem` (what cannot be done), `settings` (how it is run),
`table` (a table is its events; read `events.py` and `state.py` first), `messages` (what travels), `view` (what each is
told), `storage` (what is kept), `work` (heavy work in processes of its own), `runtime` (who may change a table:
`table_actor.py`) and `http`.
"""
