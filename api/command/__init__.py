"""The `pas` command.

front/      the list of commands, the front page, and what runs a command
questions/  rulings: los, measure, cover, move, route, reach, fall, odds, verify, demo
checks/     check and rules
games/      play and replay
bands/      the user's library, bands, armies and campaigns
scenario/   tools for authors of scenarios
scan/       scan and piece: from a scan or a printed model to scenery
show/       view, map and serve
pictures/   draws pictures and films for the commands
terminal/   options, names of scenes, output, progress bars
standby/    a process that stays ready for further questions
words/      the sentences of the command, in French and English

Exit 0 is an answer, 1 an answer that is *no* (a failed check), 2 bad input, 3 a bug of ours. Bad input
and bugs are one line on the error output, never a traceback (`PAS_DEBUG=1` shows it).
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from api.command.front.overview import print_overview
from api.command.standby.request import handed_over, is_question, start

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main"]


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without accents is no reason to fail
    if words is None:
        return _called(sys.argv[1:])
    return _run(words)


def _called(words: Sequence[str]) -> int:
    """Run the command that this program was called for, by the process that stays ready where there is one."""
    if not is_question(words):
        return _run(words)
    code = handed_over(words)
    if code is None:
        code = _run(words)
        start()
    return code


def _run(words: Sequence[str]) -> int:
    if list(words) in ([], ["--help"]):
        print_overview()
        return 0
    from api.command.front.run import run  # noqa: PLC0415 - the parser of options takes longer to load than the front page

    return run(words)
