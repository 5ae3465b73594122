"""`python -m kata_engine` is the `kata` command."""

import sys

from kata_engine.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
