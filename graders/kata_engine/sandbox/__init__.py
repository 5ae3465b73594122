"""The process a submission runs in: started with nothing, locked in, asked over a pipe, always ended."""
