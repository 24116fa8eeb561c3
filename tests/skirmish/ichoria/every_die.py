"""Every way the dice can fall, through the real rules: what exact odds are held against."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

from skirmish.ichoria.state.skirmish import Skirmish
from skirmish.kernel.dice import Die
from skirmish.kernel.game import Game


def outcomes(given, rule, *args, answer, **kw):
    """The chance of every state that a rule may end in: a mapping of what `after` saw, as (events, state)."""
    found = []
    waiting = [()]
    while waiting:
        dice = waiting.pop()
        ended = _played(given, rule, args, kw, dice, answer)
        if ended is None:
            waiting += [(*dice, face) for face in range(1, 7)]
        else:
            found.append((Fraction(1, 6 ** len(dice)), *ended))
    return found


def _played(given, rule, args, kw, dice, answer):
    """The events and the state at the end; None when these dice do not suffice."""
    events = []
    game = Game(given.state, events.append, lambda: None)
    running = rule(Skirmish(game, given.book, given.table), *args, **kw)
    left = list(dice)
    try:
        request = running.send(None)
        while True:
            if not isinstance(request.wanted, Die):
                request = running.send(tuple(answer(decision) for decision in request.wanted))
            elif left:
                request = running.send(left.pop(0))
            else:
                running.close()
                return None
    except StopIteration:
        return events, game.state


def chances(found, told):
    """How likely each thing is that is told of the events and the state at the end."""
    likely = defaultdict(Fraction)
    for chance, events, state in found:
        likely[told(events, state)] += chance
    return dict(likely)
