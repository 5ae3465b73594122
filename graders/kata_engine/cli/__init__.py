"""The `kata` command: one module a command, each with its own arguments and its own `run`."""
