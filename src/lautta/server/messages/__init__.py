"""Everything that is sent between the server and a client, as structs; the OpenAPI document is generated from them.

A client sends a *request*, which may become a *command* for a table (`server/table/commands.py`). Seats count from 0;
times are milliseconds since 1970 (UTC). A field that only some answers have is left out of the others. Each game
defines the public and private parts of its positions itself. In descriptions, *you* are the guest who sends the
request.
"""
