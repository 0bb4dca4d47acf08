"""The steps from each version of the schema to the next; `store.migrate` takes those that a database lacks."""
