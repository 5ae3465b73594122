"""The `kata` command: one module per command, each with its own arguments and its own `run`."""
