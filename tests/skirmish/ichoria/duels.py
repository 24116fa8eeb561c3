"""Two enemies face to face, or an archer and its mark: what tests of fights and shots start from."""

from __future__ import annotations

from tests.skirmish.ichoria import given_game

DAVIOS_AT, THEODORE_AT, MARK_AT = (5.0, 6.0), (6.4, 6.0), (12.0, 6.0)


def duel(davios=None, theodore=None, more=None, pieces=(), **of_game):
    """Davios the Greek is active and engaged with Theodore, 0.2 pas away; both have Combat 4 and a sword."""
    figures = {
        "davios": given_game.figure("greeks", **{"at": DAVIOS_AT, **(davios or {})}),
        "theodore": given_game.figure("romans", **{"at": THEODORE_AT, **(theodore or {})}),
        **(more or {}),
    }
    return given_game.skirmish(pieces, figures, **{"active": "davios", **of_game})


def shot(jelena=None, theodore=None, more=None, pieces=(), **of_game):
    """Jelena the Greek is active, with a bow, and Theodore stands 5.8 pas away in the open; both have Adresse 3."""
    figures = {
        "jelena": given_game.figure("greeks", **{"at": DAVIOS_AT, "weapons": ("arc",), **(jelena or {})}),
        "theodore": given_game.figure("romans", **{"at": MARK_AT, **(theodore or {})}),
        **(more or {}),
    }
    return given_game.skirmish(pieces, figures, **{"active": "jelena", **of_game})


def totals(played):
    """The two totals of the last melee roll or shot."""
    told = next(event for event in reversed(played.events) if type(event).__name__ in ("Fought", "Shot"))
    return told.attack, told.defence


def once(modifiers):
    """Modifiers by their reason, none of which may count twice."""
    told = [(modifier.reason, modifier.by) for modifier in modifiers]
    assert len(dict(told)) == len(told), told
    return dict(told)
