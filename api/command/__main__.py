"""Runs the command: `python -m api.command` is the same as `pas`."""

import sys

from api.command import main

if __name__ == "__main__":
    sys.exit(main())
