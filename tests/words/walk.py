"""Runs commands in this process, and prints as JSON what each says and what it writes into pictures.

A process of its own, since the files of sentences are chosen (`PAS_WORDS`) when modules are loaded.
"""

from __future__ import annotations

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

from PIL import ImageDraw

from api.command import main

drawn: list[str] = []
"""What was written into pictures since the last command."""


def note_what_is_drawn() -> None:
    """Keep a copy of every text that goes into a picture."""
    from matplotlib.text import Text

    draw, put = ImageDraw.ImageDraw.text, Text.set_text

    def drawing(self: Any, xy: Any, text: Any, *more: Any, **options: Any) -> None:
        drawn.append(str(text))
        draw(self, xy, text, *more, **options)

    def putting(self: Any, text: Any) -> None:
        drawn.append(str(text or ""))
        put(self, text)

    ImageDraw.ImageDraw.text = drawing  # type: ignore[method-assign]
    Text.set_text = putting  # type: ignore[method-assign]


def said_by(words: list[str]) -> dict[str, object]:
    """What one command says, and how it ended."""
    drawn.clear()
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        try:
            code = main(words)
        except SystemExit as end:
            code = end.code
    return {"words": words, "code": code, "said": out.getvalue(), "complaint": err.getvalue(), "drawn": [*drawn]}


if __name__ == "__main__":
    note_what_is_drawn()
    json.dump([said_by(words) for words in json.load(sys.stdin)], sys.stdout)
