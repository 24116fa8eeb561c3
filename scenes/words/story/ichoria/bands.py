"""Sentences about bands, gods, Ichor, set-up and the end of a game in Ichoria."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.plugs.plug import adapter
from scenes.words.sentence_files import Columns, sentences, together
from scenes.words.typography import name_in

if TYPE_CHECKING:
    from collections.abc import Mapping

EVENTS = sentences("story/ichoria/bands", "events")

DECISIONS = sentences("story/ichoria/bands", "decisions")

OPTIONS = together(
    sentences("story/ichoria/bands", "options"),
    {
        card.key: Columns(fr=name_in("fr", card.name), en=card.name)
        for form in adapter("ichoria").faction_forms().values()
        for card in form.interventions
    },
)

REASONS = sentences("story/ichoria/bands", "reasons")

RULES: Mapping[str, tuple[str, ...]] = {
    "InfluenceFate": ("ICH-DIVINE-03", "ICH-DIVINE-05"),
    "Curse": ("ICH-DIVINE-04", "ICH-DIVINE-05", "ICH-CONF-01"),
    "StrengthenIntervention": ("ICH-CONF-02", "ICH-CONF-03", "ICH-CONF-04", "ICH-CONF-05"),
    "CallGods": ("ICH-DIVINE-07", "ICH-BLAS-04", "ICH-FAITH-14"),
    "TakeOver": ("ICH-DIVINE-06", "ICH-NPC-02"),
    "ChoosePowerTarget": ("ICH-ACT-04",),
    "Concede": ("ICH-END-01", "ICH-END-02", "ICH-TALION-07"),
    "PlaceFragment": ("ICH-TABLE-05", "ICH-TABLE-06"),
    "ChooseSide": ("ICH-DEPLOY-02",),
    "DeployFigure": ("ICH-DEPLOY-03", "ICH-DEPLOY-04", "ICH-DEPLOY-05"),
}
