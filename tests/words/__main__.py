"""Checks the sentences: `python -m tests.words`, a part of `make check`."""

import sys

from scenes.words import LANGS
from tests.words.keys import french_left, keys, problems

found = problems()
count = f"{len(keys())} sentences in {', '.join(LANGS)}; word pairs left in code: {len(french_left())}"
sys.stdout.write("".join(f"{one}\n" for one in [*found, count]))
sys.exit(bool(found))
