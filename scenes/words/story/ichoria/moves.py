"""Sentences about turns, activations and moves in Ichoria."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.words.move_tongue import MOVE_SENTENCES
from scenes.words.sentence_files import sentences, together

if TYPE_CHECKING:
    from collections.abc import Mapping

EVENTS = sentences("story/ichoria/moves", "events")

DECISIONS = sentences("story/ichoria/moves", "decisions")

OPTIONS = sentences("story/ichoria/moves", "options")

REASONS = together(
    sentences("story/ichoria/moves", "reasons"),
    {key.removeprefix("no_"): said for key, said in MOVE_SENTENCES.items() if key.startswith("no_")},
)

RULES: Mapping[str, tuple[str, ...]] = {
    "PickCard": ("ICH-OPT-02", "ICH-OPT-04"),
    "ChooseAction": ("ICH-ACT-01", "ICH-ACT-04", "ICH-ACT-05"),
    "ChooseReload": ("ICH-ACT-10",),
    "ChooseShot": ("ICH-ACT-03", "ICH-ACT-12", "ICH-SHOOT-01"),
    "ChooseToken": ("ICH-ACT-08",),
    "ChooseMechanism": ("ICH-ACT-08",),
    "ChooseFirst": ("ICH-BAND-04",),
    "TracePath": ("ICH-MOV-01", "ICH-MOV-02", "ICH-MOV-03", "ICH-ACT-05"),
    "React": ("ICH-ALERT-02", "ICH-ALERT-04", "ICH-ALERT-08"),
    "ReactFirst": ("ICH-ALERT-14",),
}
