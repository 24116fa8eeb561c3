"""All values of the game are frozen, and what nobody says of one is the quiet thing: no, none, nothing."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import MISSING, fields, is_dataclass

import pytest

import skirmish.mythic
from skirmish.kernel.views import INNER
from skirmish.mythic.odds import wounds

TWO, ONE = 2, 1
SAID = {
    ("Turn", "limit"): TWO,
    ("Turn", "phase"): "start",
    ("Activation", "most"): TWO,
    ("UnitCard", "cost"): ONE,
    ("UnitCard", "activation_cards"): ONE,
    ("StonePlace", "mythology"): "greek",
    ("StonePlace", "absorbable"): True,
    ("Stone", "absorbable"): True,
    ("MythicState", "stage"): "setup",
    ("Book", "mode"): "skirmish",
    ("Book", "recruitment"): "draft",
    ("Book", "divinity"): "god",
    ("Attack", "kind"): "normal",
    ("Attacked", "kind"): "normal",
}
"""What is said beforehand: two units in a turn, two actions, one card and one point for a unit, and the usual modes."""

QUIET = (False, 0, None, "", (), frozenset())


def values() -> list[type]:
    walked = pkgutil.walk_packages(skirmish.mythic.__path__, "skirmish.mythic.")
    modules = [importlib.import_module(found.name) for found in walked if ".bots" not in found.name]
    kinds = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    return sorted(
        {kind for kind in kinds if is_dataclass(kind) and _of_the_rules(kind)},
        key=lambda kind: kind.__qualname__,
    )


def _of_the_rules(kind: type) -> bool:
    """Bots may keep what they think."""
    return kind.__module__.startswith("skirmish.mythic") and ".bots" not in kind.__module__


@pytest.mark.parametrize("kind", values(), ids=lambda kind: kind.__name__)
def test_a_value_is_frozen_and_has_a_place_for_each_of_its_fields_and_no_other(kind):
    assert kind.__dataclass_params__.frozen
    assert "__slots__" in vars(kind)


@pytest.mark.parametrize("kind", values(), ids=lambda kind: kind.__name__)
def test_what_is_not_said_is_nothing(kind):
    for one in fields(kind):
        if one.default_factory is not MISSING:
            assert not one.default_factory()
        elif one.default is not MISSING:
            wanted = SAID.get((kind.__name__, one.name))
            assert one.default == wanted if wanted is not None else one.default in QUIET, one.name
            assert isinstance(one.default, bool) == (one.type == "bool"), one.name


@pytest.mark.parametrize("kind", values(), ids=lambda kind: kind.__name__)
def test_tools_of_the_rules_are_neither_compared_nor_shown(kind):
    for one in fields(kind):
        tool = bool(one.metadata.get(INNER))
        if kind.__module__ != "skirmish.mythic.movement.move_judge":
            assert (one.compare, one.repr) == (not tool, not tool), one.name


@pytest.mark.rule("MYT-STAT-09")
def test_ten_dice_are_the_most_there_are():
    assert len(wounds(3, 5).chances) == 10 + 1
    assert wounds(10, 1).chances[10] > 0
