"""What an operator sees of a server: metrics, traces and logs. Names, paths, tables and guests are no part of it."""
