"""Everything that travels between the server and a page, as structs; the OpenAPI document is made from them.

A client sends a *request*; what a table does upon it is a *command* (`server/table/commands.py`). Seats and moves of
the clock count from 0; times are milliseconds since 1970 (UTC). What only some answers have is left out of the others.
The public and private part of a position are a game's own and described there.
"""
