"""One module a command: `register` adds its arguments, `run` does what it says and returns the exit status."""
