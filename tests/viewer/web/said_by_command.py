"""What the command answers, as a document: what the page must say too."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stdout
from functools import cache

from api.command import main


@cache
def pas(*words):
    """One question, asked once, of the command itself."""
    with redirect_stdout(io.StringIO()) as said:
        assert main([*words, "--json"]) in {0, 1}
    return json.loads(said.getvalue())
