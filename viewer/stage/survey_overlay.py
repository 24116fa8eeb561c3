"""Lays a survey over the stage: the best way of every side to every fragment, with its walks, climbs and jumps."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from scenes.words import Tongue, sentences
from viewer.draw import palette
from viewer.stage.overlays import ball, rod
from viewer.stage.stage_set import Label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.layout import Access, FragmentSurvey, Survey
    from scenes.words import Lang
    from viewer.draw.picture import DrawnPiece, Point
    from viewer.stage.stage_set import StageSet

ABOVE_PAS, ASIDE_PAS, LABEL_PAS = 0.12, 0.12, 0.9
"""Ways are drawn a little above the ground, those of different sides beside each other, and words above both."""

SURVEY_STAGE_WORDS = sentences("pictures/survey_overlay")


def with_survey(stage: StageSet, survey: Survey, lang: Lang = "en") -> StageSet:
    """The ways of all sides in their colours, and at each fragment in how many activations they are there."""
    words, favoured = Tongue(lang, SURVEY_STAGE_WORDS), survey.imbalance.favours
    tokens = [token for one in survey.fragments for token in _ways(one, survey)]
    labels = [_label(one, survey, words) for one in survey.fragments]
    return replace(
        stage,
        title=words("title", name=survey.name, total=words.number(survey.imbalance.total, 2)),
        subtitle=words("balanced") if favoured is None else words("favours", side=favoured),
        tokens=(*stage.tokens, *tokens),
        labels=(*stage.labels, *labels),
    )


def _ways(one: FragmentSurvey, survey: Survey) -> Iterator[DrawnPiece]:
    for number, side in enumerate(survey.sides):
        aside = ASIDE_PAS * (number - (len(survey.sides) - 1) / 2)
        yield from _way(one.access[side.name], palette.side_colour(number), aside)


def _way(access: Access, colour: str, aside: float) -> Iterator[DrawnPiece]:
    """Rods from bend to bend, and a ball where an activation ends."""
    for activation in access.route:
        points: list[Point] = [(x + aside, y + aside, z + ABOVE_PAS) for x, y, z in (part.to for part in activation)]
        yield from (rod("way", *ends, colour, "path") for ends in pairwise(points))
        yield ball("end of an activation", points[-1], colour)


def _label(one: FragmentSurvey, survey: Survey, words: Tongue) -> Label:
    said = (_reached(side.name, one.access[side.name], words) for side in survey.sides)
    x, y, z = one.token.place
    return Label((x, y, z + LABEL_PAS), " · ".join(said))


def _reached(side: str, access: Access, words: Tongue) -> str:
    if access.activations is None:
        return words("never", side=side)
    return words("reached", side=side, count=access.activations, chance=words.share(access.chance))
