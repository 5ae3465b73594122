"""One module per command: `register` adds its arguments, `run` does what it says and returns the exit status."""
