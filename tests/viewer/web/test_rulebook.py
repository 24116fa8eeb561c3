"""The rules behind what the page says, read on the page in its language."""

from __future__ import annotations

import pytest

from scenes.plugs import read_rulebook

pytestmark = pytest.mark.browser


def told(rule_id, lang):
    return next(rule.told(lang) for rule in read_rulebook("ichoria").rules if rule.id == rule_id)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_rule_behind_a_ruling_is_read_in_the_language_of_the_page(visit, castle, lang):
    seen = visit(castle, "#scene=teaching&a=davios&b=sentry", lang=lang)
    seen.page.wait_for_selector("#cited button.rule")
    cited = seen.page.inner_text("#cited button.rule >> nth=0")
    rule = told(cited, lang)
    seen.page.click("#cited button.rule >> nth=0")
    seen.page.wait_for_selector("#rule[open]")
    assert seen.page.inner_text("#rule_title") == rule.title
    assert seen.page.inner_text("#rule_text").replace("\u00a0", " ") == rule.text.replace("\u00a0", " ")
    assert seen.page.inner_text("#rule_id") == cited
    seen.page.click("#rule .close")
    seen.page.wait_for_selector("#rule", state="hidden")


def test_the_rule_that_a_layout_breaks_can_be_read(at_desk, castle):
    seen = at_desk(castle, "#scenario=castle", lang="fr")
    seen.page.wait_for_selector('#legal[data-legal="true"]')
    seen.page.click("#top")
    yard = seen.place("yard")
    seen.drag("south gate", [yard[0] - 3.0, yard[1], 0.0])
    seen.page.wait_for_selector("#problems button.rule")
    cited = seen.page.inner_text("#problems button.rule >> nth=0")
    seen.page.click("#problems button.rule >> nth=0")
    seen.page.wait_for_selector("#rule[open]")
    assert seen.page.inner_text("#rule_title") == told(cited, "fr").title
