"""Programs that play: what all of them share, in any game.

bot         the interface of a bot, one that answers at random, and the loop that lets bots play
thinker     a bot made of opinions: candidate answers, what each is worth, and why
lookahead   values candidates by playing on in imagined games, within a stated amount of work
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.kernel.bots.bot import Adviser, Bot, BotError, RandomBot, next_seat, play_out
    from skirmish.kernel.bots.lookahead import Lookahead
    from skirmish.kernel.bots.thinker import (
        Advice,
        Candidate,
        Thinker,
        Thought,
        advice_of,
        only,
        weighed,
    )

__all__ = [
    "Advice",
    "Adviser",
    "Bot",
    "BotError",
    "Candidate",
    "Lookahead",
    "RandomBot",
    "Thinker",
    "Thought",
    "advice_of",
    "next_seat",
    "only",
    "play_out",
    "weighed",
]
__getattr__ = door(__name__, __file__)
