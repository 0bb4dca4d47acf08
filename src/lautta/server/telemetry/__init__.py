"""A server's metrics, traces and logs, for its operator; without names, paths, tables and guests."""
