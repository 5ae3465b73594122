"""What the `kata` command does, each command a function from its arguments to an exit status."""
