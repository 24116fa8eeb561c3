"""Narrates a game to one seat: events, the pending decision and its options, in French or English."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from api.http.schemas.page_forms import Asked, GameStory, Option
from scenes.plugs import games as games_with_rulebooks
from scenes.words.story import rules_of, story
from skirmish.kernel import Chance, seen_by

if TYPE_CHECKING:
    from api.play.rooms import Room
    from scenes.words import Lang
    from scenes.words.story import Story
    from skirmish.kernel import Pending, Viewer

MOST_EVENTS = 500
MOST_OPTIONS, SUGGESTED = 60, 4
"""How many answers are offered as buttons; where they cannot be listed, how many are suggested."""


def game_story(room: Room, seat: Viewer, after: int, lang: Lang) -> GameStory:
    """The events that a seat may hear, and its pending decision."""
    telling = story(room.row.game, lang)
    with room.lock:
        told = room.told(seat, after)[:MOST_EVENTS]
        pending, mine = room.match.pending, room.match.waiting_for(seat)
        asked = _asked(room, seat, mine, telling) if mine else None
        over = room.match.over
    said = [line for line in (telling.event(document) for document in told) if line]
    waiting = [one.decision.player for one in pending]
    return GameStory(said=said, next=after + len(told), asked=asked, waiting_for=waiting, over=over)


def _asked(room: Room, seat: Viewer, mine: Pending, telling: Story) -> Asked:
    listed = mine.decision.listed()
    suggested = mine.decision.suggest(Chance(f"{room.id}:{mine.number}"))
    answers = list(islice(suggested, SUGGESTED)) if listed is None else list(listed[:MOST_OPTIONS])
    as_is = [listed is None and isinstance(answer, str) for answer in answers]
    words = [
        answer if plain else telling.option(answer, mine.decision.kind)
        for plain, answer in zip(as_is, answers, strict=True)
    ]
    document = seen_by(mine.decision, seat)
    return Asked(
        number=mine.number,
        words=telling.decision(document),
        rules=list(rules_of(room.row.game, document)) if room.row.game in games_with_rulebooks() else [],
        options=[Option(answer=answer, words=said) for answer, said in zip(answers, words, strict=True)],
        more=listed is None or len(listed) > MOST_OPTIONS,
    )
