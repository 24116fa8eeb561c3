"""The numbers of bands, gods and setting up are those of the catalogue."""

import tomllib

from scenes.plugs.rulebook import CATALOGUE
from skirmish.ichoria.actions.powers import ACROBATICS_PAS, SPELL_PAS
from skirmish.ichoria.book.bands import BUDGET, FEWEST, MOST
from skirmish.ichoria.course.end import CONCEDE_SHARE
from skirmish.ichoria.course.fragments import SPACING_PAS
from skirmish.ichoria.gods.conflict import SUCCESS_FROM
from skirmish.ichoria.gods.talion import FRENZY_SHARE
from skirmish.ichoria.table.zones import STRIP_PAS, TABLE_PAS

NUMBERS = tomllib.loads((CATALOGUE / "ichoria.toml").read_text(encoding="utf-8"))["numbers"]


def test_the_numbers_are_those_of_the_catalogue():
    ours = {
        "band_min": FEWEST,
        "band_max": MOST,
        "band_budget_ci": BUDGET,
        "conflict_success_min": SUCCESS_FROM,
        "concede_min_fraction_lost": float(CONCEDE_SHARE),
        "talion_fraction_lost": float(FRENZY_SHARE),
        "fragment_spacing": SPACING_PAS,
        "deployment_depth": STRIP_PAS,
        "table_side": TABLE_PAS,
        "acrobatics_range": ACROBATICS_PAS,
        "spell_range": SPELL_PAS,
    }
    assert ours == {key: NUMBERS[key] for key in ours}
