"""How long a candidate waits: `python -m kata_engine.benchmark` prints it for every kata of a checkout.

For each reference: wall seconds of a whole `kata grade`, of the same without the import of the engine, and
the ratio to calling the reference directly on the same number of timed inputs; then the start of a worker.
"""
