"""`python -m api.command`: the same as `pas`."""

import sys

from api.command import main

if __name__ == "__main__":
    sys.exit(main())
