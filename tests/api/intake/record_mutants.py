"""Mutants of sound records: headers and answers altered as JSON, lines moved, dropped, doubled."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from functools import cache

from tests import given
from tests.api.intake.mutants import VALUES, alter_places, text_mutant

RECORDS = given.CATALOGUE.parents[1] / "tests" / "records"
SHORT = 24
"""Lines of a record that are kept besides its header: enough to go wrong in, and soon played."""


@cache
def sound_records():
    """A short record of every kind of game that is recorded here."""
    return tuple(
        "\n".join(path.read_text("utf-8").splitlines()[: 1 + SHORT]) + "\n" for path in sorted(RECORDS.glob("*.pas"))
    )


def record_mutant(number):
    """One mutant; the same for the same number."""
    rng = random.Random(f"record{number}")
    text = rng.choice(sound_records())
    if rng.random() < 0.1:
        return text_mutant(text.encode(), rng).decode("utf-8", "replace")
    lines = [json.loads(line) for line in text.splitlines()]
    for _ in range(rng.randint(1, 3)):
        place = 0 if rng.random() < 0.4 else rng.randrange(len(lines))
        match rng.randrange(6):
            case 0 | 1 | 2 if isinstance(lines[place], dict):
                alter_places(lines[place], rng)
            case 3:
                del lines[place]
            case 4:
                lines.insert(place, deepcopy(rng.choice(lines)))
            case _:
                lines[place] = deepcopy(rng.choice((*VALUES, rng.choice(lines))))
        if not lines:
            break
    return "\n".join(_written(line) for line in lines) + "\n"


def _written(line):
    try:
        return json.dumps(line)
    except (TypeError, ValueError):
        return str(line)
