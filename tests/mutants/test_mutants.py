"""The tool that puts faults into the rules: what it can change, and that a fault is really in force."""

from __future__ import annotations

import ast
from importlib import import_module

import pytest

from skirmish.ichoria.path.rolls import leap_roll
from skirmish.ichoria.table.measures import at_most
from skirmish.mythic import odds
from tests.mutants.ledger import about, equivalents
from tests.mutants.proposals import proposals
from tests.mutants.report import Report
from tests.mutants.sites import ROOT, _sites, modules_of, mutants_of, parse, with_fault
from tests.mutants.trial import (
    KILLED,
    SURVIVED,
    Known,
    exchange_code,
    forget_shared_answers,
    function_of,
    verdicts,
    within_budget,
)

GAMES = ("ichoria", "mythic", "kernel", "board")
MEASURES = "skirmish/ichoria/table/measures.py"


def of(path, owner):
    return [mutant for mutant in mutants_of(path) if mutant.owner == owner]


def test_a_bound_that_is_included_becomes_one_that_is_not():
    shown = [(mutant.before, mutant.after) for mutant in of(MEASURES, "at_most")]
    assert shown == [
        ("length_pas <= bound_pas + SNAP_PAS", "length_pas < bound_pas + SNAP_PAS"),
        ("bound_pas + SNAP_PAS", "bound_pas - SNAP_PAS"),
    ]
    assert {rule for mutant in of(MEASURES, "at_most") for rule in mutant.rules} == {"ICH-MEAS-04"}


@pytest.mark.parametrize("game", GAMES)
def test_every_mutant_has_a_name_of_its_own_and_the_function_it_is_in_is_found(game):
    found = [mutant for path in modules_of(game) for mutant in mutants_of(path)]
    assert len({mutant.id for mutant in found}) == len(found) > 300
    for path, owner in {(mutant.path, mutant.owner) for mutant in found if mutant.owner}:
        module = import_module(path.removesuffix(".py").replace("/", "."))
        assert hasattr(function_of(module, owner), "__code__"), (path, owner)


@pytest.mark.parametrize("path", ["skirmish/ichoria/move/alert.py", "skirmish/ichoria/book/cards.py"])
def test_each_fault_changes_one_thing_and_still_compiles(path):
    texts = {ast.unparse(with_fault(path, mutant.number)) for mutant in mutants_of(path)}
    assert len(texts) == len(mutants_of(path))
    for text in texts:
        compile(text, path, "exec")


def test_a_fault_is_in_force_in_the_copy_and_in_no_other():
    fault = of(MEASURES, "at_most")[1]

    def notices(mutant, tests, say):
        exchange_code(mutant)
        say(tests[0])
        return SURVIVED if at_most(2.0, 2.0) else KILLED

    (found,) = verdicts([fault], 1, lambda _: ["a test"], notices)
    assert (found.fate, found.by) == ("killed", "a test")
    assert at_most(2.0, 2.0)


def test_a_fault_in_what_an_argument_is_when_it_is_not_said_is_in_force_too():
    (fault,) = (one for one in of("skirmish/ichoria/path/rolls.py", "leap_roll") if one.before == "False")

    def notices(mutant, _tests, _say):
        exchange_code(mutant)
        return SURVIVED if leap_roll(5, 5.0, hurry=True).partial_from == 5 else KILLED

    (found,) = verdicts([fault], 1, lambda _: [], notices)
    assert found.fate == "killed"
    assert leap_roll(5, 5.0, hurry=True).partial_from == 5


def test_what_only_proposes_an_answer_is_left_alone():
    """A way that is suggested may be a bad one; what is legal on it may not."""
    action = "skirmish/mythic/movement/action.py"
    assert {"suggest", "likely", "_wander", "_goals", "_nearest"} <= proposals("mythic")
    assert not {"paths", "judge", "onward", "carried_by", "_may_drop"} & proposals("mythic")
    owners = {mutant.owner for mutant in mutants_of(action)}
    assert "TracePath._may_drop" in owners
    assert not {"TracePath._wander", "TracePath._goals", "TracePath._nearest"} & owners


def test_looking_for_faults_changes_nothing_of_a_function():
    """In one that negates something, a fault in what an argument is when it is not said is found to be that as well."""
    shots = "skirmish/ichoria/actions/shots.py"
    before = ast.dump(parse(shots), include_attributes=True)
    tree = parse(shots)
    _sites(tree)
    assert ast.dump(tree, include_attributes=True) == before


def test_an_answer_that_another_test_had_remembered_hides_no_call():
    odds.last_plan((5,), 5)
    forget_shared_answers()
    assert odds.last_plan.cache_info().currsize == 0


def test_a_copy_that_breaks_down_has_noticed_the_fault():
    def breaks(*_):
        raise ValueError

    (found,) = verdicts([of(MEASURES, "at_most")[0]], 1, lambda _: [], breaks)
    assert found.fate == "killed"


def test_a_test_that_a_mutant_has_no_time_for_is_left_out():
    known = {name: Known(seconds, [], []) for name, seconds in (("a", 1.0), ("b", 38.5), ("c", 2.0))}
    assert list(within_budget(["a", "b", "c"], known, 40.0)) == ["a", "b"]
    assert list(within_budget(["a", "b", "c"], known, 39.0)) == ["a", "c"]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_run_against_the_mutants_is_there(game):
    told = about(game)
    assert all((ROOT / one.split("::")[0]).exists() for one in told)
    assert sum("golden" in one for one in told) == len(list((ROOT / "tests/records").glob(f"{game}_*.pas")))
    assert not any("/bots" in one for one in told)


def test_the_report_names_survivors_by_their_rule_and_does_not_count_equivalents():
    killed, alive, same = mutants_of(MEASURES)[:3]
    fates = {killed.id: "killed", alive.id: "survived", same.id: "equivalent"}
    report = Report("ichoria", fates, [killed, alive, same], {same.id: "both are zero"})
    assert report.share == 0.5
    text = "\n".join(report.lines())
    assert f"{alive.before}  ->  {alive.after}" in text
    assert "both are zero" in text
    assert text.endswith("3 of 3 mutants tried, 1 killed, 1 survived, 1 equivalent: 50.0 % killed")


@pytest.mark.parametrize("game", GAMES)
def test_every_equivalent_mutant_exists_and_has_a_reason(game):
    names = {mutant.id for path in modules_of(game) for mutant in mutants_of(path)}
    for name, reason in equivalents(game).items():
        assert name in names, name
        assert len(reason.split()) >= 4, name
